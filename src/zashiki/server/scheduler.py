"""The scheduler of Warashi's jobs, which divides the machine fairly among the people who wait.

Each core runs one long job, with a low priority. One more thread is reserved for short ones, so that they never wait
until a long one ends. Reviews run on what is left, and give way. With a Ray cluster its CPUs are the cores for long
jobs; while it is lost, all jobs run in threads here, also those that it had. Short ones always do: sending them would
take longer.
"""

import asyncio
import itertools
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any

from zashiki.kernel.errors import because
from zashiki.server.errors import Conflict, TooFast
from zashiki.server.fair_queue import Client, FairQueue
from zashiki.server.jobs import DistantJob, HintJob, Job, TimedJob
from zashiki.server.priority import give_way
from zashiki.workers.cluster import ClusterLost
from zashiki.workers.pool import Pool

MOST_HINTS = 40
"""The number of people at one address who can wait for a hint at the same time."""
_numbers = itertools.count()


class _Ticket:
    """A job on its way from the queue to its result."""

    def __init__(self, job: Job, client: Client) -> None:
        self.job = job
        self.client = client
        self.number = next(_numbers)
        self.seconds = job.seconds
        self.is_short = job.is_short
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.stop = threading.Event()
        self.gives_way = False
        """Whether it was stopped for a more urgent job, to run again later."""
        self.began = 0.0
        self.elsewhere: Future[tuple[Any, float]] | None = None
        """What is to come from the cluster, if the job runs there."""

    def run_here(self, threads: ThreadPoolExecutor) -> "asyncio.Future[tuple[Any, float]]":
        """Runs the job in a thread; returns its result and the seconds it took."""
        self.began = time.perf_counter()
        return asyncio.get_running_loop().run_in_executor(threads, TimedJob(self.job).run, self.stop.is_set)

    def run_on(self, cluster: Pool) -> "asyncio.Future[tuple[Any, float]]":
        """Runs the job on a cluster."""
        self.began = time.perf_counter()
        self.elsewhere = cluster.submit(DistantJob(self.job))
        return asyncio.wrap_future(self.elsewhere)

    def end(self) -> None:
        """Stops the job wherever it runs."""
        self.stop.set()
        if self.elsewhere:
            self.elsewhere.cancel()

    def renew(self) -> None:
        """Makes it ready to run again."""
        self.stop, self.gives_way, self.elsewhere = threading.Event(), False, None


class Scheduler:
    """Runs jobs on a cluster, or in threads: the compiled search releases Python's lock."""

    def __init__(
        self, cores: int, ready: Callable[[str], Awaitable[None]] | None = None, cluster: Pool | None = None
    ) -> None:
        self._own_cores = cores
        self._cluster = cluster
        self._ready = ready
        """Waits until the search for a game is compiled."""
        self._long = ThreadPoolExecutor(cores, thread_name_prefix="warashi", initializer=give_way)
        self._short = ThreadPoolExecutor(cores + 1, thread_name_prefix="warashi short")
        self._urgent: FairQueue[_Ticket] = FairQueue()
        self._patient: FairQueue[_Ticket] = FairQueue()
        self._running: set[_Ticket] = set()
        self._tasks: dict[asyncio.Task[Any], tuple[Job, Client]] = {}
        self._is_stopping = False

    @property
    def cores(self) -> int:
        """The number of long jobs that can run at the same time, here or on the cluster."""
        return (self._cluster and self._cluster.cpus) or self._own_cores

    def submit(self, job: Job, *clients: Client) -> "asyncio.Task[Any]":
        """Starts a job for the one of its clients who has received the least; cancel the task to cancel the job.

        Raises `Conflict` or `TooFast` if too many hints are wanted.
        """
        client = min(clients, key=self._queue(job).received)
        if isinstance(job, HintJob):
            self._check_hints(client)
        task = asyncio.create_task(self._result(job, client))
        self._tasks[task] = job, client
        task.add_done_callback(self._tasks.pop)
        if self._is_stopping:
            task.cancel()
        return task

    def _check_hints(self, client: Client) -> None:
        waiting = [other for job, other in self._tasks.values() if isinstance(job, HintJob)]
        if any(other.player == client.player for other in waiting):
            raise Conflict(because("hint-running"))
        if sum(other.address == client.address for other in waiting) >= MOST_HINTS:
            raise TooFast(because("hints", seconds=5), 5.0)

    async def _result(self, job: Job, client: Client) -> Any:
        if self._ready:
            await self._ready(job.position.rulebook.name)
        ticket, queue = _Ticket(job, client), self._queue(job)
        queue.put(ticket)
        try:
            self._start_all()
            return await ticket.result
        finally:
            ticket.end()
            queue.discard(ticket)

    def _queue(self, job: Job) -> FairQueue[_Ticket]:
        return self._urgent if job.is_urgent else self._patient

    def _start_all(self) -> None:
        """Starts the jobs that are next, as long as there are threads for them."""
        while ticket := self._next():
            self._running.add(ticket)
            self._queue(ticket.job).add(ticket.client, ticket.seconds)
            if self._cluster and self._cluster.cpus and not ticket.is_short:
                running = ticket.run_on(self._cluster)
            else:
                running = ticket.run_here(self._short if ticket.is_short else self._long)
            running.add_done_callback(partial(self._finish, ticket))
        if self._urgent.has_long:
            self._make_way()

    def _next(self) -> _Ticket | None:
        if sum(ticket.elsewhere is None for ticket in self._running) > self._own_cores:
            return None
        if sum(not ticket.is_short for ticket in self._running) >= self.cores:
            return self._urgent.take(only_short=True)
        return self._urgent.take() or self._patient.take()

    def _make_way(self) -> None:
        """Stops a job that is not urgent, unless one is stopping already."""
        patient = [ticket for ticket in self._running if not ticket.job.is_urgent]
        if patient and not any(ticket.gives_way for ticket in patient):
            patient[0].gives_way = True
            patient[0].end()

    def _finish(self, ticket: _Ticket, done: "asyncio.Future[tuple[Any, float]]") -> None:
        self._running.discard(ticket)
        error = None if done.cancelled() else done.exception()
        is_lost = isinstance(error, ClusterLost)
        if done.cancelled():  # on the cluster
            found, seconds = None, time.perf_counter() - ticket.began
        elif error:
            found, seconds = None, 0.0 if is_lost else ticket.seconds
        else:
            found, seconds = done.result()
        self._queue(ticket.job).add(ticket.client, seconds - ticket.seconds)
        if ticket.result.done():  # it was cancelled
            pass
        elif error and not is_lost:
            ticket.result.set_exception(error)
        elif is_lost or ticket.gives_way:
            ticket.renew()
            self._queue(ticket.job).put(ticket)
        else:
            ticket.result.set_result(found)
        self._start_all()

    def sweep(self) -> None:
        """Forgets who has received what, except for those who wait."""
        for queue in (self._urgent, self._patient):
            queue.forget_all_but(ticket.client for ticket in self._running)

    def stop(self) -> None:
        """Cancels all jobs, also those that are still to come."""
        self._is_stopping = True
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """Cancels all jobs and waits until they have ended."""
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for threads in (self._long, self._short):
            await asyncio.to_thread(threads.shutdown)
