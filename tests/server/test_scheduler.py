"""The scheduler of Warashi's jobs: short ones never wait for long ones, nobody starves, and reviews give way."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any, ClassVar

import pytest

from tests.server.waiting import PATIENCE, soon
from zashiki.kernel.engine import Stop
from zashiki.kernel.position import Position
from zashiki.kernel.registry import installed_games
from zashiki.server.errors import Conflict, TooFast
from zashiki.server.fair_queue import Client
from zashiki.server.jobs import HintJob, Job, MoveJob, ReviewJob
from zashiki.server.priority import NICE
from zashiki.server.scheduler import MOST_HINTS, Scheduler
from zashiki.workers.cluster import ClusterLost

ADA, GRACE = Client("1.1.1.1", "ada"), Client("2.2.2.2", "grace")
LOWEST = 19
"""The priority of a thread that gets what all others leave."""
POSITION = Position.deal("take", seed=1)


class Task(Job, frozen=True, kw_only=True):
    """A job that runs until it may end, or is stopped."""

    may_end: threading.Event
    begun: list[str]
    name: str = "job"
    is_long: bool = True

    @property
    def seconds(self) -> float:
        return 1.0 if self.is_long else 0.001

    def run(self, stop: Stop) -> str:
        self.begun.append(self.name)
        while not stop() and not self.may_end.wait(0.001):
            pass
        return "stopped" if stop() else self.name


class Niceness(Task, frozen=True, kw_only=True):
    """Finds out the niceness of its thread."""

    def run(self, stop: Stop) -> str:
        return str(os.getpriority(os.PRIO_PROCESS, 0))


class Review(Task, frozen=True, kw_only=True):
    """The same, if nobody at a table waits for it."""

    is_urgent: ClassVar = False


class FakeCluster:
    """Keeps the futures of jobs, by name, for the test to resolve."""

    def __init__(self, cpus: int) -> None:
        self.cpus = cpus
        self.futures: dict[str, Future[Any]] = {}

    def submit(self, job: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.futures[job.job.name] = future
        return future

    def lose(self) -> None:
        self.cpus = 0
        for future in self.futures.values():
            if future.set_running_or_notify_cancel():
                future.set_exception(ClusterLost("lost"))


class Jobs:
    """Makes jobs that share a scheduler with one core."""

    def __init__(
        self, ready: Callable[[str], Awaitable[None]] | None = None, cluster: FakeCluster | None = None
    ) -> None:
        self.scheduler = Scheduler(1, ready, cluster)
        self.begun: list[str] = []

    def start(self, client: Client, name: str, kind: type[Task] = Task, **more: Any) -> tuple[Any, threading.Event]:
        """Starts a job; returns its task, and the event that lets it end."""
        may_end = threading.Event()
        job = kind(position=POSITION, may_end=may_end, begun=self.begun, name=name, **more)
        return self.scheduler.submit(job, client), may_end

    async def until_begun(self, *names: str) -> None:
        while not set(names) <= set(self.begun):
            await asyncio.sleep(0.001)


def run(
    work: Callable[[Jobs], Awaitable[None]],
    ready: Callable[[str], Awaitable[None]] | None = None,
    cluster: FakeCluster | None = None,
) -> None:
    async def main() -> None:
        jobs = Jobs(ready, cluster)
        try:
            async with asyncio.timeout(PATIENCE):
                await work(jobs)
        finally:
            await jobs.scheduler.close()

    asyncio.run(main())


def test_a_short_job_does_not_wait_for_long_ones() -> None:
    async def work(jobs: Jobs) -> None:
        for number in range(100):
            jobs.start(ADA, f"long {number}")
        await jobs.until_begun("long 0")
        short, may_end = jobs.start(ADA, "short", is_long=False)
        may_end.set()
        assert await short == "short"
        assert jobs.begun == ["long 0", "short"]

    run(work)


def test_long_jobs_have_a_low_priority_where_threads_have_one() -> None:
    """Otherwise a search on each core would delay everybody's moves."""

    async def work(jobs: Jobs) -> None:
        own = os.getpriority(os.PRIO_PROCESS, 0)
        short, long = (jobs.start(ADA, "job", Niceness, is_long=is_long)[0] for is_long in (False, True))
        lowest = min(own + NICE, LOWEST) if sys.platform == "linux" else own
        assert [int(await short), int(await long)] == [own, lowest]

    run(work)


def test_the_next_long_job_is_that_of_another_address() -> None:
    async def work(jobs: Jobs) -> None:
        first, may_end = jobs.start(ADA, "first")
        for number in range(100):
            jobs.start(Client(ADA.address, f"guest {number}"), f"guest {number}")
        await jobs.until_begun("first")
        other, _ = jobs.start(GRACE, "other")
        await asyncio.sleep(0)
        may_end.set()
        assert await first == "first"
        await jobs.until_begun("other")
        assert jobs.begun == ["first", "other"]
        other.cancel()

    run(work)


def test_a_job_counts_for_the_one_of_its_clients_who_has_received_the_least() -> None:
    async def work(jobs: Jobs) -> None:
        may_end = threading.Event()
        may_end.set()
        for clients in [(ADA,), (ADA, GRACE)]:
            job = Task(position=POSITION, may_end=may_end, begun=[])
            assert await jobs.scheduler.submit(job, *clients) == "job"
        assert jobs.scheduler._urgent._addresses._received.keys() == {ADA.address, GRACE.address}

    run(work)


def test_a_review_gives_way_and_is_done_later() -> None:
    async def work(jobs: Jobs) -> None:
        review, review_may_end = jobs.start(ADA, "review", Review)
        await jobs.until_begun("review")
        move, move_may_end = jobs.start(GRACE, "move")
        await jobs.until_begun("move")
        another, _ = jobs.start(ADA, "another review", Review)
        move_may_end.set()
        assert await move == "move"
        review_may_end.set()
        assert await review == "review"
        await jobs.until_begun("another review")
        assert jobs.begun == ["review", "move", "review", "another review"]
        another.cancel()

    run(work)


def test_short_jobs_stop_no_review() -> None:
    async def work(jobs: Jobs) -> None:
        review, may_end = jobs.start(ADA, "review", Review)
        await jobs.until_begun("review")
        short, short_may_end = jobs.start(GRACE, "short", is_long=False)
        short_may_end.set()
        assert await short == "short"
        may_end.set()
        assert await review == "review"
        assert jobs.begun == ["review", "short"]

    run(work)


def test_a_job_can_be_cancelled_before_and_while_it_runs() -> None:
    async def work(jobs: Jobs) -> None:
        running, _ = jobs.start(ADA, "running")
        await jobs.until_begun("running")
        waiting, _ = jobs.start(ADA, "waiting")
        await asyncio.sleep(0)
        waiting.cancel()
        running.cancel()
        last, may_end = jobs.start(ADA, "last")
        may_end.set()
        assert await last == "last"
        assert jobs.begun == ["running", "last"]

    run(work)


def test_an_error_reaches_the_one_who_waits_and_stops_nothing_else() -> None:
    class Failing(Task, frozen=True, kw_only=True):
        def run(self, stop: Stop) -> str:
            raise ValueError("no move")

    async def work(jobs: Jobs) -> None:
        failing, _ = jobs.start(ADA, "failing", Failing)
        with pytest.raises(ValueError, match="no move"):
            await failing
        other, may_end = jobs.start(ADA, "other")
        may_end.set()
        assert await other == "other"

    run(work)


def test_nothing_runs_before_the_search_is_compiled() -> None:
    """A hint or a review would compile it in this process, and everything that needs a rule would wait."""
    is_ready = asyncio.Event()

    async def ready(game: str) -> None:
        assert game == "take"
        await is_ready.wait()

    async def work(jobs: Jobs) -> None:
        tasks = [jobs.start(ADA, name, kind) for name, kind in (("move", Task), ("review", Review))]
        for _ in range(10):
            await asyncio.sleep(0)
        assert not jobs.begun
        is_ready.set()
        for task, may_end in tasks:
            may_end.set()
            await task

    run(work, ready)


def test_nothing_starts_any_more_when_the_server_stops() -> None:
    async def work(jobs: Jobs) -> None:
        running, _ = jobs.start(ADA, "running")
        await jobs.until_begun("running")
        waiting, _ = jobs.start(ADA, "waiting")
        jobs.scheduler.stop()
        late, _ = jobs.start(ADA, "late")
        await asyncio.wait([running, waiting, late])
        assert running.cancelled() and waiting.cancelled() and late.cancelled()
        assert jobs.begun == ["running"]

    run(work)


def test_the_hints_of_a_player_and_of_an_address_are_limited() -> None:
    async def work(jobs: Jobs) -> None:
        jobs.start(ADA, "long")
        await jobs.until_begun("long")

        def ask(address: str, player: str) -> None:
            jobs.scheduler.submit(HintJob(position=POSITION), Client(address, player))

        ask("1.1.1.1", "ada")
        with pytest.raises(Conflict, match="still working"):
            ask("1.1.1.2", "ada")
        for number in range(MOST_HINTS - 1):
            ask("1.1.1.1", f"guest {number}")
        with pytest.raises(TooFast, match="Too many people at your address") as refused:
            ask("1.1.1.1", "one more")
        assert refused.value.wait > 0
        ask("2.2.2.2", "grace")

    run(work)


def test_the_cpus_of_a_cluster_run_long_jobs_and_short_ones_stay_here() -> None:
    cluster = FakeCluster(2)

    async def work(jobs: Jobs) -> None:
        tasks = [jobs.start(ADA, name)[0] for name in ("first", "second", "third")]
        short, may_end = jobs.start(ADA, "short", is_long=False)
        may_end.set()
        assert await short == "short"
        assert jobs.scheduler.cores == 2
        assert list(cluster.futures) == ["first", "second"]
        cluster.futures["second"].set_result(("found", 0.1))
        assert await tasks[1] == "found"
        await soon(lambda: "third" in cluster.futures)
        assert jobs.begun == ["short"]

    run(work, cluster=cluster)


def test_a_job_on_a_cluster_can_be_cancelled() -> None:
    cluster = FakeCluster(1)

    async def work(jobs: Jobs) -> None:
        running, _ = jobs.start(ADA, "running")
        waiting, _ = jobs.start(ADA, "waiting")
        await soon(lambda: "running" in cluster.futures)
        running.cancel()
        await soon(cluster.futures["running"].cancelled)
        await soon(lambda: "waiting" in cluster.futures)
        cluster.futures["waiting"].set_result(("found", 0.1))
        assert await waiting == "found"

    run(work, cluster=cluster)


def test_a_review_on_a_cluster_gives_way_and_is_done_later() -> None:
    cluster = FakeCluster(1)

    async def work(jobs: Jobs) -> None:
        review, _ = jobs.start(ADA, "review", Review)
        await soon(lambda: "review" in cluster.futures)
        stopped = cluster.futures.pop("review")
        move, _ = jobs.start(GRACE, "move")
        await soon(lambda: "move" in cluster.futures)
        assert stopped.cancelled()
        cluster.futures["move"].set_result(("found", 0.1))
        assert await move == "found"
        await soon(lambda: "review" in cluster.futures)
        cluster.futures["review"].set_result(("reviewed", 0.1))
        assert await review == "reviewed"

    run(work, cluster=cluster)


def test_the_jobs_of_a_lost_cluster_run_here() -> None:
    cluster = FakeCluster(2)

    async def work(jobs: Jobs) -> None:
        started = [jobs.start(ADA, name) for name in ("first", "second")]
        await soon(lambda: len(cluster.futures) == 2)
        cluster.lose()
        await jobs.until_begun("first")
        assert jobs.scheduler.cores == 1
        for task, may_end in started:
            may_end.set()
            assert await task in ("first", "second")
        assert jobs.begun == ["first", "second"]

    run(work, cluster=cluster)


def test_an_error_on_a_cluster_reaches_the_one_who_waits() -> None:
    cluster = FakeCluster(1)

    async def work(jobs: Jobs) -> None:
        failing, _ = jobs.start(ADA, "failing")
        await soon(lambda: "failing" in cluster.futures)
        cluster.futures["failing"].set_exception(ValueError("no move"))
        with pytest.raises(ValueError, match="no move"):
            await failing

    run(work, cluster=cluster)


@pytest.mark.parametrize("game", installed_games())
def test_the_lower_levels_are_short_jobs(game: str) -> None:
    position = Position.deal(game, seed=1)
    assert [MoveJob(position=position, level=level).is_short for level in range(1, 9)] == [True] * 5 + [False] * 3
    assert not HintJob(position=position).is_short
    assert not ReviewJob(position=position, move=position.legal_moves[0]).is_short


def test_a_move_without_a_choice_is_a_short_job() -> None:
    position = Position.deal("take", seed=1)
    while len(position.legal_moves) > 1:
        position.push(position.legal_moves[-1])
    assert MoveJob(position=position, level=8).is_short
