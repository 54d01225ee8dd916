"""Compiles what Warashi and the library need of a game, by using everything once."""

from functools import cache

from zashiki.kernel.batch import Batch, playouts
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.kernel.rule import report_compiling
from zashiki.warashi import greedy
from zashiki.warashi.analysis import analyse
from zashiki.warashi.levels import plan
from zashiki.warashi.reviews import review_decision


@cache
def warm_engine(game: str) -> None:
    """Searches for a move, a hint and a review, with the smallest budgets; once in a process."""
    with report_compiling(find(game).title, "thoughts"):
        position = Position.deal(game, seed=0)
        plan(position, HIGHEST, seed=0)
        analyse(position, nodes=1, until_clear=True)
        analyse(position, nodes=1, lines=2)
        while not position.is_over:  # near the end, other functions do the search
            move = position.legal_moves[-1]
            review_decision(position, move, nodes=1)
            position.push(move)


def warm_library(game: str) -> None:
    """Plays a short game with everything that `Position`, `Record` and `Batch` offer, and Warashi's search."""
    with report_compiling(find(game).title):
        position = Position.deal(game, seed=0)
        greedy.choose(position)
        warm_engine(game)
        while not position.is_over:
            position.question  # noqa: B018
            position.refusal(next(move for move in position.rulebook.moves if move not in position.legal_moves))
            for move in position.legal_moves:
                position.foresee(move)
            position.push(position.legal_moves[-1])
            for seat in (None, *range(position.players)):
                position.view(seat)
                position.events(seat)
                position.explain(seat, 0)
                position.board(seat)
                Position.restore(position.imagine(seat, seed=0).snapshot(), seed=0)
        Record.of(position).verify()
        playouts(game, 1)
        batch = Batch(game, 1)
        batch.step(batch.sample())
        batch.legal_mask  # noqa: B018
        if batch.rulebook.features is not None:
            position.features(0)
            batch.observations  # noqa: B018
