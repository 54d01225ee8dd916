"""Compiling what a table needs of a game ahead of time, by using it once."""

import random

from zashiki.kernel.position import Position
from zashiki.table.revealing import reveals


def warm(game: str) -> None:
    """Plays a game to its end with words for every move, and looks at the end as every seat."""
    position, chance = Position.deal(game, seed=0), random.Random(0)
    while not position.is_over:
        move = chance.choice(position.legal_moves)
        assert position.asks and position.describe(move)
        position.push(move)
    for seat in (None, *range(position.players)):
        position.view(seat)
        position.narrate(seat)
        position.reasons(seat, 0)
    reveals(position, 0)
    assert position.outcome
