"""Alarms: call a function for each table when its time has come, by a steady clock."""

import asyncio
import heapq
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from zashiki.server.errors import Unavailable

RETRY = 5.0
"""Seconds after which an alarm that failed rings again."""
MAX_RINGING = 1000
"""Alarms that are handled at the same time; further ones wait."""
FEW = 1000
"""Replaced alarms that may wait in the queue, in addition to as many as there are tables."""
log = logging.getLogger(__name__)


class Alarms:
    """One alarm for each table; a new one replaces the old.

    Every alarm is handled in a task of its own, so that a table that is stuck delays no other.
    """

    def __init__(self, ring: Callable[[str], Awaitable[None]], now: Callable[[], float] = time.monotonic) -> None:
        self._ring = ring
        self._now = now
        self._times: dict[str, float] = {}
        self._queue: list[tuple[float, str]] = []
        self._changed = asyncio.Event()
        self._ringing: set[str] = set()
        """The tables whose alarm is being handled."""
        self._missed: set[str] = set()
        """Those of them whose next alarm was due meanwhile."""
        self._slots = asyncio.Semaphore(MAX_RINGING)

    def set(self, table: str, when: float | None) -> None:
        """Sets the alarm of a table, or removes it."""
        if when is None:
            self._times.pop(table, None)
            return
        self._times[table] = when
        heapq.heappush(self._queue, (when, table))
        if len(self._queue) > 2 * len(self._times) + FEW:  # most of them were replaced, days before their time
            self._queue = [(when, table) for table, when in self._times.items()]
            heapq.heapify(self._queue)
        self._changed.set()

    async def run(self) -> None:
        """Rings until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            while True:
                table = await self._next()
                if table in self._ringing:
                    self._missed.add(table)
                    continue
                await self._slots.acquire()
                self._ringing.add(table)
                tasks.create_task(self._handle(table))

    async def _next(self) -> str:
        """Waits for the next alarm that is due."""
        while True:
            wait = self._queue[0][0] - self._now() if self._queue else None
            if wait is None or wait > 0:
                self._changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):  # `wait_for` of Python 3.11 may miss being cancelled
                        await self._changed.wait()
                continue
            when, table = heapq.heappop(self._queue)
            if self._times.get(table) == when:
                del self._times[table]
                return table

    async def _handle(self, table: str) -> None:
        """Rings one alarm; if that fails, the error is logged and the alarm rings again later."""
        try:
            await self._ring(table)
        except Exception as error:
            if isinstance(error, Unavailable):
                log.warning("an alarm has to wait for the database")
            else:
                log.exception("an alarm failed")
            self.set(table, self._now() + RETRY)
        finally:
            self._ringing.discard(table)
            self._slots.release()
            if table in self._missed:
                self._missed.discard(table)
                if table not in self._times:
                    self.set(table, self._now())
