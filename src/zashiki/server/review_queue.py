"""Reviews of finished games in the background: each decision is a job of the scheduler.

The store knows which process makes a review, and how far it is; if that process dies, another one begins it again.
"""

import asyncio
import logging
import time

from zashiki import warashi
from zashiki.kernel.errors import because
from zashiki.kernel.record import Record
from zashiki.server.errors import NotFound, TooFast
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
SAVE_EVERY = 1.0
"""Seconds after which the progress is stored again, for those who ask another process."""
log = logging.getLogger(__name__)


class _Making:
    """A review that this process makes."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.progress = ReviewProgress("waiting")


class ReviewQueue:
    """The reviews that were requested and are not done yet."""

    def __init__(self, store: Store, scheduler: Scheduler) -> None:
        self._store = store
        self._scheduler = scheduler
        self._making: dict[str, _Making] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def progress(self, table: str) -> ReviewProgress | None:
        """The progress of a table's review; None if nobody has requested one."""
        making = self._making.get(table)
        return making.progress if making else await self._store.review_of(table)

    async def request(self, table: str, record: Record, client: Client) -> ReviewProgress:
        """Starts a review unless there is one already; raises `TooFast` if too many wait."""
        known = await self.progress(table)
        if table in self._making:  # since this very moment
            return self._making[table].progress
        if known and known.state != "failed":
            return known
        self._check_room(client)
        making = self._making[table] = _Making(client)
        try:
            is_first = await self._store.begin_review(table)
        except BaseException:
            del self._making[table]
            raise
        if not is_first:  # another process makes it
            del self._making[table]
            return await self._store.review_of(table) or making.progress
        self._start(table, record, client)
        return making.progress

    def resume(self, table: str, record: Record, client: Client) -> None:
        """Makes a review that was begun by a process that has died, or by this one before it was restarted."""
        if table not in self._making:
            self._making[table] = _Making(client)
            self._start(table, record, client)

    def _start(self, table: str, record: Record, client: Client) -> None:
        task = asyncio.create_task(self._review(table, record, client))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check_room(self, client: Client) -> None:
        waiting = [making.client for making in self._making.values()]
        of_player = sum(other.player == client.player for other in waiting)
        of_address = sum(other.address == client.address for other in waiting)
        if of_player >= MOST_OF_PLAYER or of_address >= MOST_OF_ADDRESS or len(waiting) >= MOST:
            raise TooFast(because("reviews", seconds=round(RETRY)), RETRY)

    async def _review(self, table: str, record: Record, client: Client) -> None:
        try:
            decisions = await self._decisions(table, record, client)
            total = len(decisions)
            review = warashi.Review.of(record, decisions)
            await self._save(table, ReviewProgress("done", total, total, review))
        except NotFound:
            log.info("a game was deleted while it was reviewed")
        except Exception:
            log.exception("a review failed")
            await self._save(table, ReviewProgress("failed"))
        finally:
            del self._making[table]

    async def _save(self, table: str, review: ReviewProgress) -> None:
        await until_available(lambda: self._store.save_review(table, review))

    async def _decisions(self, table: str, record: Record, client: Client) -> list[warashi.ReviewedDecision]:
        """All decisions of a game, reviewed; as many jobs at a time as the scheduler can run."""
        last = await asyncio.to_thread(record.verify)
        position, moves = last.copy(), last.moves
        while position.ply:
            position.pop()
        found: dict[int, warashi.ReviewedDecision] = {}
        ahead = iter(moves)
        making, saved = self._making[table], time.monotonic()
        making.progress = ReviewProgress("running", 0, len(moves))

        async def work() -> None:
            nonlocal saved
            for move in ahead:
                job = ReviewJob(position=position.copy(), move=move)
                position.push(move)
                found[job.position.ply] = await self._scheduler.submit(job, client)
                making.progress = ReviewProgress("running", len(found), len(moves))
                if time.monotonic() - saved > SAVE_EVERY:
                    saved = time.monotonic()
                    await self._save(table, making.progress)

        async with asyncio.TaskGroup() as tasks:
            for _ in range(self._scheduler.cores):
                tasks.create_task(work())
        if len(found) < len(moves):
            raise asyncio.CancelledError("the scheduler has stopped")
        return [found[ply] for ply in range(len(moves))]

    async def close(self) -> None:
        """Stops; another process goes on with the reviews that are not done, or this one when it is started again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
