"""What a move would lead to, found on a scratch copy of the state: the position itself is not touched."""

from typing import NamedTuple

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.position import Position
from zashiki.kernel.types import States


class LookAhead(NamedTuple):
    """A game as it would stand after a move."""

    player: int | None
    """The seat to decide; None if the game would be over."""
    standings: tuple[int, ...]
    """Every seat's standing as in `standings`; empty unless the game would be over."""
    scores: tuple[int, ...]
    """Every seat's points; empty unless the game would be over."""


def look_ahead(position: Position, move: str) -> LookAhead | None:
    """The game after a move; None if the move is not legal."""
    book = position.rulebook
    action = book.actions.get(move) if isinstance(move, str) else None
    if action is None:
        return None
    states = _states(position, 2)
    legal = np.zeros(book.legal_buffer_size, dtype=np.int32)
    count = dispatch.legal_at(states, 0, legal)
    count = dispatch.advance(states, 0, action, legal, count)
    if count < 0:
        return None
    if count > 0:
        return LookAhead(int(states["player"][1]), (), ())
    scores = np.zeros(position.players, dtype=np.int64)
    dispatch.scores_at(states, 1, scores)
    return LookAhead(None, _standings(states, 1, position.players), tuple(scores.tolist()))


def standings(position: Position) -> tuple[int, ...]:
    """What ranks the seats of a game that is over: the higher, the better."""
    return _standings(_states(position, 1), 0, position.players)


def _states(position: Position, count: int) -> States:
    states = np.zeros(count, dtype=position.rulebook.STATE)
    states[0] = np.frombuffer(bytes(position), dtype=position.rulebook.STATE)[0]
    return states


def _standings(states: States, ply: int, players: int) -> tuple[int, ...]:
    out = np.zeros(players, dtype=np.int64)
    dispatch.standings_at(states, ply, out)
    return tuple(out.tolist())
