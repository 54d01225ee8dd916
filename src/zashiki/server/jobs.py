"""Warashi's jobs as plain data, so that they can run anywhere: a move, a hint, or a decision to review."""

import time
from typing import Any, ClassVar

import msgspec

from zashiki import warashi
from zashiki.kernel.engine import Stop
from zashiki.kernel.position import Position
from zashiki.warashi import hints, reviews
from zashiki.warashi.levels import level_of
from zashiki.warashi.warm import warm_engine

SHORT = 0.05
"""Jobs that are expected to take fewer seconds are short."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A search for the seat to decide; the position is the job's own copy."""

    position: Position
    is_urgent: ClassVar = True
    """Whether somebody at a table waits for it."""

    @property
    def seconds(self) -> float:
        """About how long it takes at most."""
        raise NotImplementedError

    @property
    def is_short(self) -> bool:
        """Whether it takes hardly any time."""
        return self.seconds < SHORT

    def run(self, stop: Stop) -> Any:
        """Does it, until `stop` returns True."""
        raise NotImplementedError

    def _seconds_at(self, level: int) -> float:
        """The seconds for a level: a hint searches for about one, and other levels in proportion to their nodes."""
        game = self.position.rulebook.name
        wanted, hint = level_of(game, level), level_of(game, hints.LEVEL)
        if wanted.nodes is None or hint.nodes is None:
            return wanted.seconds or 1.0
        return wanted.nodes / hint.nodes


class TimedJob(msgspec.Struct, frozen=True):
    """A job with the seconds that it takes, wherever it runs."""

    job: Job

    def run(self, stop: Stop) -> tuple[Any, float]:
        """The result of the job, and the seconds that it took."""
        began = time.perf_counter()
        return self.job.run(stop), time.perf_counter() - began


class DistantJob(TimedJob, frozen=True):
    """A timed job for another machine, where the game may have to be loaded or compiled first; that is not counted."""

    def run(self, stop: Stop) -> tuple[Any, float]:
        """The result of the job, and the seconds that it took."""
        warm_engine(self.job.position.rulebook.name)
        return super().run(stop)


class MoveJob(Job, frozen=True, kw_only=True):
    """Find Warashi's move at a level."""

    level: int

    @property
    def seconds(self) -> float:
        """About how long it takes at most."""
        return 0.0 if len(self.position.legal_moves) == 1 else self._seconds_at(self.level)

    def run(self, stop: Stop) -> str:
        """The notation of the move."""
        return warashi.choose(self.position, self.level, stop=stop)


class HintJob(Job, frozen=True, kw_only=True):
    """Find the best moves."""

    @property
    def seconds(self) -> float:
        """About how long it takes at most."""
        return self._seconds_at(hints.LEVEL)

    def run(self, stop: Stop) -> list[warashi.Hint]:
        """The best moves, best first."""
        return warashi.hint(self.position, stop=stop)


class ReviewJob(Job, frozen=True, kw_only=True):
    """Compare a decision with the best one."""

    move: str
    is_urgent: ClassVar = False

    @property
    def seconds(self) -> float:
        """About how long it takes: mostly it searches for the best move, then for the one that was played."""
        return 2 * self._seconds_at(reviews.LEVEL)

    def run(self, stop: Stop) -> warashi.ReviewedDecision | None:
        """The reviewed decision; None if it was stopped."""
        nodes = level_of(self.position.rulebook.name, reviews.LEVEL).nodes
        assert nodes is not None, "all levels below the highest have a number of nodes"
        return reviews.review_decision(self.position, self.move, nodes, stop)
