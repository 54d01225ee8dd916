"""Reviews of a game: every decision compared with the best one, as far as the seat that made it could know.

The chance of winning and the expected lead before a decision are those of the best move; after it, those of the move
that was played. Both differences make up the loss, which gives the decision its label: in a game that is won or lost
anyway the chance hardly changes, but points are still lost.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Event
from typing import Literal, TypeAlias

import msgspec

from zashiki.kernel.engine import Candidate, Stop, check_budget, check_count, never
from zashiki.kernel.errors import BadArgument, because, quoted
from zashiki.kernel.facts import Fact
from zashiki.kernel.maths import exp
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.kernel.rulebook import Rulebook
from zashiki.warashi.analysis import MIN_VISITS_SHARE, best_of, calibrated, is_better, search
from zashiki.warashi.hints import foresee_turn, rest_of_turn
from zashiki.warashi.levels import level_of

LEVEL = 6
"""A review searches as many nodes for each decision as this level."""
Label: TypeAlias = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
LABELS: dict[Label, float] = {"best": 0.01, "good": 0.05, "inaccuracy": 0.1, "mistake": 0.2, "blunder": 1.0}
"""The greatest loss for each label."""
POINTS_WEIGHT = 0.5
"""The weight of the points lost in a loss; the drop in the chance has the rest."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision and its evaluation for the seat that made it."""

    ply: int
    seat: int
    move: str
    best: str
    line: tuple[str, ...]
    """The best move and the rest of its turn, as far as it is known."""
    move_does: tuple[Fact, ...]
    """What the move does."""
    best_does: tuple[tuple[Fact, ...], ...]
    """What the best move and the rest of its turn do."""
    before: float
    """The chance of winning with the best move."""
    after: float
    """The chance of winning with the move that was played."""
    margin_before: float
    """The expected lead at the end with the best move."""
    margin_after: float
    """The expected lead at the end with the move that was played."""
    loss: float
    """How much the move gives away, from 0 to 1: the drop in the chance of winning, or more if many points are lost."""
    label: Label
    is_forced: bool
    """Whether there was only one legal move."""

    @property
    def points_lost(self) -> float:
        """The points that the move gives away: what the best move would have led by more at the end."""
        return max(0.0, self.margin_before - self.margin_after)


class Review(msgspec.Struct, frozen=True):
    """A game, decision by decision."""

    game: str
    names: tuple[str, ...]
    decisions: tuple[ReviewedDecision, ...]
    accuracy: tuple[float | None, ...]
    """For each seat from 0 to 100; None if it never had a choice."""

    @classmethod
    def of(cls, record: Record, decisions: Sequence[ReviewedDecision]) -> "Review":
        """The review of a game from its reviewed decisions."""
        accuracy = tuple(_accuracy(decisions, seat) for seat in range(record.players))
        return cls(record.game, record.names, tuple(decisions), accuracy)

    def labels(self, seat: int) -> dict[Label, int]:
        """The number of a seat's decisions with each label, without forced ones."""
        labels = [decision.label for decision in _choices(self.decisions, seat)]
        return {label: labels.count(label) for label in LABELS}


def review(
    record: Record,
    nodes: int | None = None,
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
    stop: Stop = never,
) -> Review:
    """Reviews every decision of a game, by default on all cores.

    `progress` is called with the number of decisions done and the total. A review that is stopped has the decisions
    done so far.
    """
    if not isinstance(record, Record):
        raise BadArgument(because("not-a-record-to-review", given=quoted(record)))
    last = record.verify()
    nodes = level_of(record.game, LEVEL).nodes if nodes is None else nodes
    assert nodes is not None, "all levels below the highest have a number of nodes"
    check_budget(nodes, None)
    workers = (os.cpu_count() or 1) if workers is None else workers
    check_count("workers", workers)
    return Review.of(record, list(_review_all(last, nodes, workers, progress, stop)))


def _review_all(
    last: Position, nodes: int, workers: int, progress: Callable[[int, int], None], stop: Stop
) -> Iterator[ReviewedDecision]:
    """The decisions in order. The compiled search releases the GIL, so threads keep all cores busy."""
    past, decisions = last.copy(), []
    while past.ply:
        move = past.pop()
        decisions.append((past.copy(), move))
    decisions.reverse()
    progress(0, len(decisions))
    is_abandoned = Event()
    with ThreadPoolExecutor(workers) as pool:

        def submit(position: Position, move: str) -> Future[ReviewedDecision | None]:
            return pool.submit(review_decision, position, move, nodes, lambda: is_abandoned.is_set() or stop())

        try:
            # The first one runs alone: it compiles what is not in the cache yet.
            futures = [submit(*decision) for decision in decisions[:1]]
            wait(futures)
            futures += [submit(*decision) for decision in decisions[1:]]
            for done, future in enumerate(futures, start=1):
                reviewed = future.result()
                if stop() or reviewed is None:
                    return
                progress(done, len(decisions))
                yield reviewed
        finally:
            is_abandoned.set()  # if the caller gives up, for whatever reason, the pool does not finish the rest


def review_decision(position: Position, move: str, nodes: int, stop: Stop = never) -> ReviewedDecision | None:
    """A decision compared with the best one; None if it was stopped before the search began."""
    assert position.player is not None
    compared = compare(position, move, nodes, stop)
    if compared is None:
        return None
    best, played = (calibrated(position, candidate) for candidate in compared)
    if is_better(played, best):
        best = played  # nearly the same chances may be further apart when calibrated
    loss = loss_of(best.chance - played.chance, max(0.0, best.margin - played.margin), position.rulebook)
    return ReviewedDecision(
        ply=position.ply,
        seat=position.player,
        move=move,
        best=best.move,
        line=tuple(rest_of_turn(position, best.line)),
        move_does=tuple(position.foresee(move)),
        best_does=foresee_turn(position, best.line),
        before=best.chance,
        after=played.chance,
        margin_before=best.margin,
        margin_after=played.margin,
        loss=loss,
        label=label_of(loss),
        is_forced=len(position.legal_moves) == 1,
    )


def compare(position: Position, move: str, nodes: int, stop: Stop = never) -> tuple[Candidate, Candidate] | None:
    """The best move and the one that was played, as the engine evaluates them; None if it was stopped too early."""
    candidates = search(position, nodes, seed=0, stop=stop)
    if not candidates:
        return None
    best = _evaluation(position, best_of(candidates).move, candidates, nodes, stop)
    if is_better(candidates[0], best):
        best = candidates[0]  # searched on its own, the other turned out to be worse
    played = best if move == best.move else _evaluation(position, move, candidates, nodes, stop)
    if played.is_exact != best.is_exact:
        best, played = _evaluated_together(position, best, played, nodes, stop)
    return (played if is_better(played, best) else best), played


def _evaluation(position: Position, move: str, candidates: Sequence[Candidate], nodes: int, stop: Stop) -> Candidate:
    """The evaluation of a move; a move with few visits is searched again on its own."""
    min_visits = MIN_VISITS_SHARE * sum(candidate.visits for candidate in candidates)
    for candidate in candidates:
        is_reliable = candidate is candidates[0] or candidate.visits >= min_visits
        if candidate.move == move and candidate.is_evaluated and is_reliable:
            return candidate
    alone = search(position, nodes, seed=0, moves=[move], stop=stop)
    return alone[0] if alone else candidates[0]


def _evaluated_together(
    position: Position, best: Candidate, played: Candidate, nodes: int, stop: Stop
) -> tuple[Candidate, Candidate]:
    """Both moves from one new search: an exact value cannot be compared with an estimate."""
    both = search(position, 2 * nodes, seed=0, moves=[best.move, played.move], lines=2, stop=stop)
    by_move = {candidate.move: candidate for candidate in both if candidate.is_evaluated}
    return (by_move[best.move], by_move[played.move]) if len(by_move) == 2 else (best, played)


def loss_of(drop: float, points_lost: float, book: Rulebook) -> float:
    """The loss of a decision, from the drop in the chance of winning and the points lost.

    The points count by what they would cost in an even game, on a logistic curve as wide as the game's swing. With the
    drop in the chance they give an average, and the loss is that average or the drop, whichever is greater: giving away
    points is never good, but those that do not change the result count less.
    """
    in_even_game = 1.0 - 2.0 / (
        exp(points_lost * book.outlook_per_point / (2 * book.swing)) + 1.0
    )  # a hyperbolic tangent
    return max(0.0, drop, (1 - POINTS_WEIGHT) * drop + POINTS_WEIGHT * in_even_game)


def label_of(loss: float) -> Label:
    """The label for a loss.

    >>> label_of(0.0), label_of(0.07), label_of(0.5)
    ('best', 'inaccuracy', 'blunder')
    """
    return next(label for label, greatest_loss in LABELS.items() if loss <= greatest_loss)


def _accuracy(decisions: Sequence[ReviewedDecision], seat: int) -> float | None:
    """The average accuracy of a seat's decisions."""
    return mean_accuracy([decision.loss for decision in _choices(decisions, seat)])


def mean_accuracy(losses: Sequence[float]) -> float | None:
    """The average accuracy of decisions with these losses, each by the formula of the chess server lichess.

    >>> round(mean_accuracy([0.0, 0.5]), 2), mean_accuracy([])
    (54.27, None)
    """
    accuracies = [min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669)) for loss in losses]
    return sum(accuracies) / len(accuracies) if accuracies else None


def _choices(decisions: Sequence[ReviewedDecision], seat: int) -> list[ReviewedDecision]:
    """The decisions in which a seat had more than one legal move."""
    return [decision for decision in decisions if decision.seat == seat and not decision.is_forced]
