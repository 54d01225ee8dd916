"""The threads in which Warashi searches for moves and hints; a search stops when its table moves on."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from zashiki import warashi
from zashiki.kernel.errors import ZashikiError
from zashiki.kernel.position import Position
from zashiki.server.errors import Conflict, TooFast

MOST_HINTS = 20
"""The number of people who can wait for a hint at the same time."""
log = logging.getLogger(__name__)


class EnginePool:
    """Searches for many tables at once, with a thread for each core."""

    def __init__(self, threads: int, ready: Callable[[str], Awaitable[None]] | None = None) -> None:
        self._ready = ready
        """Waits until the search for a game is compiled."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="warashi")
        self._hints = ThreadPoolExecutor(1, thread_name_prefix="hint")
        """A separate pool, so that requests for hints do not delay Warashi's own moves."""
        self._thinking: set[asyncio.Task[None]] = set()
        self._waiting: set[str] = set()
        """The players who wait for a hint."""
        self._closing = threading.Event()

    def think(self, position: Position, level: int, play: Callable[[str], Awaitable[None]]) -> threading.Event:
        """Starts a search for the seat to decide and plays its move; set the returned event to cancel it."""
        stop = threading.Event()
        task = asyncio.create_task(self._think(position.copy(), level, play, stop))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        return stop

    async def _think(
        self, position: Position, level: int, play: Callable[[str], Awaitable[None]], stop: threading.Event
    ) -> None:
        def is_cancelled() -> bool:
            return stop.is_set() or self._closing.is_set()

        def choose() -> str | None:
            return None if is_cancelled() else warashi.choose(position, level, stop=is_cancelled)

        try:
            if self._ready:
                await self._ready(position.rulebook.name)
            move = await asyncio.get_running_loop().run_in_executor(self._pool, choose)
        except Exception:
            log.exception("a search failed")
            move = position.legal_moves[0]  # a poor move, but the others at the table can play on
        if move is None or is_cancelled():
            return
        try:
            await play(move)
        except ZashikiError as error:  # the table moved on meanwhile
            log.info("a move of Warashi came too late", extra={"reason": str(error)})
        except Exception:
            log.exception("a move of Warashi could not be stored")

    async def hint(self, player: str, position: Position, stop: threading.Event) -> list[warashi.Hint]:
        """The best moves for the seat to decide, unless `stop` is set before; each player can wait for one hint."""
        if player in self._waiting:
            raise Conflict("Warashi is still working on your last hint.")
        if len(self._waiting) >= MOST_HINTS:
            raise TooFast("Too many people are waiting for a hint; try again in a moment.", 5.0)

        def is_cancelled() -> bool:
            return stop.is_set() or self._closing.is_set()

        def think() -> list[warashi.Hint]:
            return [] if is_cancelled() else warashi.hint(position, stop=is_cancelled)

        self._waiting.add(player)
        try:
            hints = await asyncio.get_running_loop().run_in_executor(self._hints, think)
            if is_cancelled():
                raise Conflict("The hint was interrupted.")
            return hints
        finally:
            stop.set()  # also if the client has disconnected
            self._waiting.discard(player)

    def stop(self) -> None:
        """Cancels all searches."""
        self._closing.set()

    async def close(self) -> None:
        """Cancels all searches and waits until they have ended."""
        self.stop()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        for pool in (self._pool, self._hints):
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
