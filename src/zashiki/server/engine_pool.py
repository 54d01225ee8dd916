"""Warashi at the tables: it thinks in threads of its own, and stops when a table moves on."""

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
"""So many people wait for a hint at once."""
log = logging.getLogger(__name__)


class EnginePool:
    """Thinks about many tables at once, a thread for each core."""

    def __init__(self, threads: int, ready: Callable[[str], Awaitable[None]] | None = None) -> None:
        self._ready = ready
        """Waits until the search for a game is compiled."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="warashi")
        self._hints = ThreadPoolExecutor(1, thread_name_prefix="hint")
        """Of their own: who asks for hints does not keep Warashi from its tables."""
        self._thinking: set[asyncio.Task[None]] = set()
        self._hinted: set[str] = set()
        """The players who wait for a hint."""
        self._closing = threading.Event()

    def think(self, position: Position, level: int, play: Callable[[str], Awaitable[None]]) -> threading.Event:
        """Finds a move for the seat to decide and has it played, unless the event that is returned is set before."""
        stop = threading.Event()
        task = asyncio.create_task(self._think(position.copy(), level, play, stop))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        return stop

    async def _think(
        self, position: Position, level: int, play: Callable[[str], Awaitable[None]], stop: threading.Event
    ) -> None:
        def is_unwanted() -> bool:
            return stop.is_set() or self._closing.is_set()

        def choose() -> str | None:
            return None if is_unwanted() else warashi.choose(position, level, stop=is_unwanted)

        try:
            if self._ready:
                await self._ready(position.rulebook.name)
            move = await asyncio.get_running_loop().run_in_executor(self._pool, choose)
        except Exception:
            log.exception("thinking failed")
            move = position.legal_moves[0]  # a poor move, but the others at the table can go on
        if move is None or is_unwanted():
            return
        try:
            await play(move)
        except ZashikiError as error:  # the table moved on while the answer was on its way
            log.info("a thought came too late", extra={"reason": str(error)})
        except Exception:
            log.exception("a thought could not be kept")

    async def hint(self, player: str, position: Position, stop: threading.Event) -> list[warashi.Hint]:
        """The best moves for the seat to decide, with words, unless the event is set before; one at a time for each."""
        if player in self._hinted:
            raise Conflict("Warashi still thinks about the last hint that you asked for.")
        if len(self._hinted) >= MOST_HINTS:
            raise TooFast("Too many people wait for a hint just now; try again in a moment.", 5.0)

        def is_unwanted() -> bool:
            return stop.is_set() or self._closing.is_set()

        def think() -> list[warashi.Hint]:
            return [] if is_unwanted() else warashi.hint(position, stop=is_unwanted)

        self._hinted.add(player)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._hints, think)
            if is_unwanted():
                raise Conflict("Warashi was interrupted before it had a hint.")
            return found
        finally:
            stop.set()  # also if nobody waits for it any more
            self._hinted.discard(player)

    def stop(self) -> None:
        """Has all thinking end soon."""
        self._closing.set()

    async def close(self) -> None:
        """Stops all thinking, and waits for its end."""
        self.stop()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        for pool in (self._pool, self._hints):
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
