"""What a move would lead to, found on a scratch copy of the state: the position itself is not touched."""

from typing import NamedTuple

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.position import Position


class LookAhead(NamedTuple):
    """A game as it would stand after a move."""

    player: int | None
    """The seat to decide; None if the game would be over."""
    standings: tuple[int, ...]
    """What ranks the seats, as in `Position.standings`; empty unless the game would be over."""
    scores: tuple[int, ...]
    """Every seat's points; empty unless the game would be over."""


def look_ahead(position: Position, move: str) -> LookAhead | None:
    """The game after a move; None if the move is not legal."""
    book = position.rulebook
    action = book.actions.get(move) if isinstance(move, str) else None
    if action is None:
        return None
    states = np.frombuffer(2 * bytes(position), dtype=book.STATE).copy()
    legal = np.zeros(book.legal_buffer_size, dtype=np.int32)
    count = dispatch.legal_at(states, 0, legal)
    count = dispatch.advance(states, 0, action, legal, count)
    if count < 0:
        return None
    if count > 0:
        return LookAhead(int(states["player"][1]), (), ())
    standings, scores = np.zeros((2, position.players), dtype=np.int64)
    dispatch.standings_at(states, 1, standings)
    dispatch.scores_at(states, 1, scores)
    return LookAhead(None, tuple(standings.tolist()), tuple(scores.tolist()))
