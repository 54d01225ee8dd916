"""Compiling what a table needs of a game ahead of time, by using it once."""

from zashiki.kernel.position import Position
from zashiki.table.revealing import reveals


def warm(game: str) -> None:
    """Plays a move, and looks at it as every seat."""
    position = Position.deal(game, seed=0)
    position.push(position.legal_moves[0])
    for seat in (None, *range(position.players)):
        position.view(seat)
        position.narrate(seat)
    reveals(position, 0)
