"""Which running games this process minds: it moves for Warashi there, and ends the time of players.

Of several processes each minds a part of the games. Each shows the others, through the store, that it lives; what a
dead one minded is divided among the rest.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from zashiki.server import metrics
from zashiki.server.errors import Unavailable
from zashiki.server.store.store import Store

RENEW = 1.0
"""Seconds between two renewals, and two looks for games that nobody minds."""
log = logging.getLogger(__name__)


class Minding:
    """The games that this process minds: all of them, if it is alone."""

    def __init__(self, store: Store, process: str, is_alone: bool) -> None:
        self.process = process
        self.is_alone = is_alone
        self._store = store
        self._minded: set[str] = set()
        self.living = {process}
        """The processes that live."""
        self._is_in_doubt = False
        self._hurry = asyncio.Event()
        self.takes_over = False
        """Whether it is ready to mind the games of others."""
        self.on_taken: Callable[[], Awaitable[None]] | None = None
        """Called when games of other processes were taken over, or when it is in doubt which are minded."""
        self.on_reviews: Callable[[tuple[str, ...]], None] | None = None
        """Called with the tables whose reviews were taken over."""
        self.on_death: Callable[[set[str]], None] | None = None
        """Called with the processes that live when another one has died."""

    async def register(self, now: float) -> float:
        """Adds this process to the store; returns since when somebody has been serving."""
        return await self._store.register(self.process, now, self.is_alone)

    def minds(self, table: str) -> bool:
        """Whether this process minds a game."""
        return self.is_alone or table in self._minded

    def add(self, table: str) -> None:
        """Notes that this process minds a game, as it has stored its start."""
        self._minded.add(table)

    def doubt(self) -> None:
        """Notes that it is in doubt whether the start of a game was stored: the store is asked what is minded."""
        self._is_in_doubt = True
        self.hurry()

    def discard(self, table: str) -> None:
        """Notes that a game is over."""
        self._minded.discard(table)

    def hurry(self) -> None:
        """Looks at once for games that nobody minds."""
        self._hurry.set()

    async def run(self) -> None:
        """Renews, and takes over what dead processes minded, until it is cancelled."""
        while True:
            try:
                await self._renew()
                if self.takes_over:
                    await self._take_over()
            except Unavailable:
                log.warning("the processes cannot be seen: they have to wait for the database")
            except Exception:
                log.exception("renewing failed; it is tried again")
            await self._pause()

    async def _pause(self) -> None:
        waiting = asyncio.create_task(self._hurry.wait())
        await asyncio.wait([waiting], timeout=RENEW)
        waiting.cancel()
        self._hurry.clear()

    async def _renew(self) -> None:
        if not await self._store.renew():
            # Others may have taken this process for dead, for example while the machine was asleep.
            self._is_in_doubt = True
        if self._is_in_doubt:
            await self._ask_the_store()
        living = await self._store.living()
        dead, self.living = self.living - living - {self.process}, living
        metrics.PROCESSES.set(len(living))
        if dead and self.on_death:
            log.info("another process has ended", extra={"processes": len(dead)})
            self.on_death(living)

    async def _take_over(self) -> None:
        taken = await self._store.take_over()
        if taken.reviews and self.on_reviews:
            self.on_reviews(taken.reviews)
        if taken.tables:
            metrics.TAKEN_OVER.inc(len(taken.tables))
            log.info("took games over", extra={"games": len(taken.tables)})
            self.doubt()  # and there may be more

    async def _ask_the_store(self) -> None:
        """Finds out what is minded. If that fails, it stays in doubt."""
        self._is_in_doubt = False
        try:
            self._minded = await self._store.minded()
            if self.on_taken:
                await self.on_taken()
        except BaseException:
            self._is_in_doubt = True
            raise

    async def retire(self) -> None:
        """Leaves everything to the other processes."""
        if not self.is_alone:
            await self._store.retire()
