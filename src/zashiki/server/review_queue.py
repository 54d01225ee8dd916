"""Reviews of finished games in the background: each decision is a job of the scheduler."""

import asyncio
import logging
import os

from zashiki import warashi
from zashiki.kernel.record import Record
from zashiki.server.errors import TooFast
from zashiki.server.fair_queue import Client
from zashiki.server.jobs import ReviewJob
from zashiki.server.scheduler import Scheduler
from zashiki.server.store.models import ReviewProgress
from zashiki.server.store.store import Store
from zashiki.server.store.transactions import until_available

MOST_OF_PLAYER, MOST_OF_ADDRESS, MOST = 5, 40, 200
"""The number of reviews that can wait: of one player, of one address, of all."""
RETRY = 60.0
"""Seconds until another review can be requested, more or less."""
log = logging.getLogger(__name__)


class ReviewQueue:
    """The reviews that were requested and are not done yet."""

    def __init__(self, store: Store, scheduler: Scheduler) -> None:
        self._store = store
        self._scheduler = scheduler
        self._reviews: dict[str, ReviewProgress] = {}
        self._tasks: dict[asyncio.Task[None], Client] = {}

    async def progress(self, table: str) -> ReviewProgress | None:
        """The progress of a table's review; None if nobody has requested one."""
        return self._reviews.get(table) or await self._store.review_of(table)

    async def request(self, table: str, record: Record, client: Client) -> ReviewProgress:
        """Starts a review unless there is one already; raises `TooFast` if too many wait."""
        stored = await self.progress(table)
        known = self._reviews.get(table) or stored
        if known and known.state != "failed":
            return known
        self._check_room(client)
        self._reviews[table] = ReviewProgress("waiting")
        task = asyncio.create_task(self._review(table, record, client))
        self._tasks[task] = client
        task.add_done_callback(self._tasks.pop)
        return self._reviews[table]

    def _check_room(self, client: Client) -> None:
        waiting = self._tasks.values()
        of_player = sum(other.player == client.player for other in waiting)
        of_address = sum(other.address == client.address for other in waiting)
        if of_player >= MOST_OF_PLAYER or of_address >= MOST_OF_ADDRESS or len(waiting) >= MOST:
            raise TooFast(f"Too many reviews are waiting; try again in {RETRY:.0f} s.", RETRY)

    async def _review(self, table: str, record: Record, client: Client) -> None:
        try:
            decisions = await self._decisions(table, record, client)
            total = len(decisions)
            review = warashi.Review.of(record, decisions)
            await self._save(table, ReviewProgress("done", total, total, review))
        except Exception:
            log.exception("a review failed")
            await self._save(table, ReviewProgress("failed", result="The review failed."))
        finally:
            del self._reviews[table]

    async def _save(self, table: str, review: ReviewProgress) -> None:
        await until_available(lambda: self._store.save_review(table, review))

    async def _decisions(self, table: str, record: Record, client: Client) -> list[warashi.ReviewedDecision]:
        """All decisions of a game, reviewed; as many jobs at a time as there are cores."""
        last = await asyncio.to_thread(record.verify)
        position, moves = last.copy(), last.moves
        while position.ply:
            position.pop()
        found: dict[int, warashi.ReviewedDecision] = {}
        ahead = iter(moves)

        async def work() -> None:
            for move in ahead:
                job = ReviewJob(position=position.copy(), move=move)
                position.push(move)
                found[job.position.ply] = await self._scheduler.submit(job, client)
                self._reviews[table] = ReviewProgress("running", len(found), len(moves))

        self._reviews[table] = ReviewProgress("running", 0, len(moves))
        async with asyncio.TaskGroup() as tasks:
            for _ in range(os.cpu_count() or 1):
                tasks.create_task(work())
        if len(found) < len(moves):
            raise asyncio.CancelledError("The scheduler has stopped.")
        return [found[ply] for ply in range(len(moves))]

    async def close(self) -> None:
        """Stops; unfinished reviews have to be requested again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
