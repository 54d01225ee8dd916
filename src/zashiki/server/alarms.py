"""Wakes tables when somebody's time is up."""

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

AGAIN = 5.0
"""Seconds after which an alarm that failed rings again."""
log = logging.getLogger(__name__)


class Alarms:
    """One alarm for each table; a new one replaces the old."""

    def __init__(self, ring: Callable[[str], Awaitable[None]], now: Callable[[], float] = time.time) -> None:
        self._ring = ring
        self._now = now
        self._set: dict[str, float] = {}
        self._queue: list[tuple[float, str]] = []
        self._changed = asyncio.Event()

    def set(self, table: str, when: float | None) -> None:
        """Sets the alarm of a table, or takes it away."""
        if when is None:
            self._set.pop(table, None)
            return
        self._set[table] = when
        heapq.heappush(self._queue, (when, table))
        self._changed.set()

    async def run(self) -> None:
        """Rings until it is cancelled."""
        while True:
            wait = self._queue[0][0] - self._now() if self._queue else None
            if wait is None or wait > 0:
                self._changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # `wait_for` of Python 3.11 may miss being cancelled
                        await self._changed.wait()
                continue
            when, table = heapq.heappop(self._queue)
            if self._set.get(table) == when:
                del self._set[table]
                await self._ring_safely(table)

    async def _ring_safely(self, table: str) -> None:
        """Whatever goes wrong at one table, the others are woken; and this one again in a while."""
        try:
            await self._ring(table)
        except Exception:
            log.exception("an alarm failed")
            self.set(table, self._now() + AGAIN)
