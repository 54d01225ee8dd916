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
    state = position.preview(move)
    if state is None:
        return None
    player = int(state["player"][0])
    if player >= 0:
        return LookAhead(player, (), ())
    standings, scores = np.zeros((2, position.players), dtype=np.int64)
    dispatch.standings_at(state, 0, standings)
    dispatch.scores_at(state, 0, scores)
    return LookAhead(None, tuple(standings.tolist()), tuple(scores.tolist()))
