"""Reviews of finished games in the background: one at a time, on all cores."""

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor

from zashiki import warashi
from zashiki.kernel.record import Record
from zashiki.server.store.models import ReviewProgress
from zashiki.server.store.store import Store

MOST_WAITING = 50
log = logging.getLogger(__name__)


class ReviewQueue:
    """The reviews that were requested and are not done yet."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._reviews: dict[str, ReviewProgress] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = threading.Event()

    async def progress(self, table: str) -> ReviewProgress | None:
        """The progress of a table's review; None if nobody has requested one."""
        return self._reviews.get(table) or await self._store.review_of(table)

    async def request(self, table: str, record: Record) -> ReviewProgress:
        """Starts a review unless there is one already."""
        known = await self.progress(table)
        if known and known.state != "failed":
            return known
        if len(self._reviews) >= MOST_WAITING:
            return ReviewProgress("failed", result="Too many reviews are waiting; try again later.")
        self._reviews[table] = ReviewProgress("waiting")
        task = asyncio.create_task(self._review(table, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return self._reviews[table]

    async def _review(self, table: str, record: Record) -> None:
        def progress(done: int, total: int) -> None:
            self._reviews[table] = ReviewProgress("running", done, total)

        def review() -> warashi.Review:
            return warashi.review(record, progress=progress, stop=self._closing.is_set)

        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, review)
            if not self._closing.is_set():
                total = len(found.decisions)
                await self._store.save_review(table, ReviewProgress("done", total, total, found))
        except Exception:
            log.exception("a review failed")
            await self._store.save_review(table, ReviewProgress("failed", result="The review failed."))
        finally:
            del self._reviews[table]

    async def close(self) -> None:
        """Stops; unfinished reviews have to be requested again."""
        self._closing.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown()
