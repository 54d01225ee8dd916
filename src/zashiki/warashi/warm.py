"""Compiling a game ahead of time, by using everything once."""

from zashiki.kernel.batch import Batch, playouts
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.kernel.rule import compiling_in_words
from zashiki.warashi import greedy
from zashiki.warashi.thinking import think


def warm(game: str) -> None:
    """Plays a short game with all that is said and shown about it, so that all of it is in the cache."""
    with compiling_in_words(find(game).title):
        position = Position.deal(game, seed=0)
        greedy.choose(position)
        think(position, nodes=1)
        while not position.is_over:
            position.asks  # noqa: B018
            for move in position.legal_moves:
                position.describe(move)
            position.push(position.legal_moves[-1])
            for seat in (None, *range(position.players)):
                position.view(seat)
                position.narrate(seat)
                position.board(seat)
                Position.restore(position.imagine(seat, seed=0).snapshot(), seed=0)
        Record.of(position).verify()
        playouts(game, 1)
        batch = Batch(game, 1)
        batch.step(batch.sample())
        batch.legal_mask  # noqa: B018
