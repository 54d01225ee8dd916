"""A review of a game: every decision beside the best one, as far as whoever decided could know.

The chance of winning before a decision is that of the best move; after it, that of the move that was played. What lies
between them is the loss, and gives the decision its label.
"""

import math
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from threading import Event

import msgspec

from zashiki.kernel.engine import Candidate, Stop, check_budget, check_count, never
from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.warashi.analysis import analyse
from zashiki.warashi.hints import own_turn, turn_in_words
from zashiki.warashi.levels import level_of

LEVEL = 6
"""A review thinks about each decision as long as this level."""
LABELS = {"best": 0.01, "good": 0.05, "inaccuracy": 0.1, "mistake": 0.2, "blunder": 1.0}
"""Labels, and the greatest loss that still earns each."""
WELL_KNOWN = 0.2
"""A move with less than this share of the thinking is thought about by itself."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision and what it was worth to the seat that made it."""

    ply: int
    seat: int
    move: str
    best: str
    line: tuple[str, ...]
    """The best move and the rest of its turn, as far as it is known."""
    move_text: str
    """What the move does, in words to whoever decided."""
    best_text: str
    """What the best move and the rest of its turn do, in the same way."""
    before: float
    """The chance of winning with the best move."""
    after: float
    """The chance of winning with the move that was played."""
    margin_before: float
    """The lead at the end that was to be expected of the best move."""
    margin_after: float
    """The lead at the end that was to be expected of the move that was played."""
    loss: float
    label: str
    is_forced: bool
    """Whether there was only one legal move."""


class Review(msgspec.Struct, frozen=True):
    """A game, decision by decision."""

    game: str
    names: tuple[str, ...]
    decisions: tuple[ReviewedDecision, ...]
    accuracy: tuple[float | None, ...]
    """For each seat from 0 to 100; None if it never had a choice."""

    def labels(self, seat: int) -> dict[str, int]:
        """How many decisions of a seat earned each label; forced ones do not count."""
        chosen = [one.label for one in self.decisions if one.seat == seat and not one.is_forced]
        return {label: chosen.count(label) for label in LABELS}


def review(
    record: Record,
    nodes: int | None = None,
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
    stop: Stop = never,
) -> Review:
    """Judges every decision of a game, on all cores unless told otherwise.

    `progress` is told how many decisions are done, and of how many. A review that is stopped ends with what it has.
    """
    if not isinstance(record, Record):
        raise BadArgument(f"A review is of a Record, not of {quoted(record)}.")
    last = record.verify()
    nodes = level_of(record.game, LEVEL).nodes if nodes is None else nodes
    assert nodes is not None, "all levels below the highest have a number of nodes"
    check_budget(nodes, None)
    workers = (os.cpu_count() or 1) if workers is None else workers
    check_count("workers", workers)
    decisions = list(_judge_all(last, nodes, workers, progress, stop))
    accuracy = tuple(_accuracy(decisions, seat) for seat in range(record.players))
    return Review(record.game, record.names, tuple(decisions), accuracy)


def _judge_all(
    last: Position, nodes: int, workers: int, progress: Callable[[int, int], None], stop: Stop
) -> Iterator[ReviewedDecision]:
    """The decisions in their order. The compiled search lets other threads run, so threads keep all cores busy."""
    past, before = last.copy(), []
    while past.ply:
        move = past.pop()
        before.append((past.copy(), move))
    before.reverse()
    progress(0, len(before))
    is_left = Event()
    with ThreadPoolExecutor(workers) as pool:

        def begin(position: Position, move: str) -> Future[ReviewedDecision | None]:
            return pool.submit(judge, position, move, nodes, lambda: is_left.is_set() or stop())

        try:
            # The first one by itself: it compiles what is not in the cache yet.
            results = [begin(*one) for one in before[:1]]
            wait(results)
            results += [begin(*one) for one in before[1:]]
            for done, one in enumerate(results, start=1):
                judged = one.result()
                if stop() or judged is None:
                    return
                progress(done, len(before))
                yield judged
        finally:
            is_left.set()  # whoever leaves, for whatever reason, does not wait for the rest


def judge(position: Position, move: str, nodes: int, stop: Stop = never) -> ReviewedDecision | None:
    """A decision beside the best one; None if told to stop before it was thought about."""
    assert position.player is not None
    found = analyse(position, nodes, seed=0, stop=stop)
    if not found:
        return None
    best = found[0]
    played = _worth(position, move, found, nodes, stop)
    if played.is_exact != best.is_exact:
        best, played = _alike(position, best, played, nodes, stop)
    if played.chance > best.chance:
        best = played  # thought about by itself it turned out to be better
    loss = max(0.0, best.chance - played.chance)
    return ReviewedDecision(
        ply=position.ply,
        seat=position.player,
        move=move,
        best=best.move,
        line=tuple(own_turn(position, best.line)),
        move_text=position.describe(move),
        best_text=turn_in_words(position, best.line),
        before=best.chance,
        after=played.chance,
        margin_before=best.margin,
        margin_after=played.margin,
        loss=loss,
        label=label_of(loss),
        is_forced=len(position.legal_moves) == 1,
    )


def _worth(position: Position, move: str, found: Sequence[Candidate], nodes: int, stop: Stop) -> Candidate:
    """What a move is worth; one that the search has hardly looked at is thought about by itself."""
    enough = WELL_KNOWN * sum(one.visits for one in found)
    for one in found:
        if one.move == move and one.is_true and (one is found[0] or one.visits >= enough):
            return one
    alone = analyse(position, nodes, seed=0, moves=[move], stop=stop)
    return alone[0] if alone else found[0]


def _alike(
    position: Position, best: Candidate, played: Candidate, nodes: int, stop: Stop
) -> tuple[Candidate, Candidate]:
    """Both anew, from one search: certainties and estimates are no measure of each other."""
    both = analyse(position, 2 * nodes, seed=0, moves=[best.move, played.move], lines=2, stop=stop)
    by_move = {one.move: one for one in both if one.is_true}
    return (by_move[best.move], by_move[played.move]) if len(by_move) == 2 else (best, played)


def label_of(loss: float) -> str:
    """The label for a loss in the chance of winning.

    >>> label_of(0.0), label_of(0.07), label_of(0.5)
    ('best', 'inaccuracy', 'blunder')
    """
    return next(label for label, most in LABELS.items() if loss <= most)


def _accuracy(decisions: Sequence[ReviewedDecision], seat: int) -> float | None:
    """The average of what each decision kept of its chances, as the chess server lichess counts it."""
    kept = [
        103.1668 * math.exp(-4.354 * one.loss) - 3.1669 for one in decisions if one.seat == seat and not one.is_forced
    ]
    return min(100.0, max(0.0, sum(kept) / len(kept))) if kept else None
