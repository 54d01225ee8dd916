"""Warashi at the tables: it thinks in threads of its own, and stops when a table moves on."""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from zashiki import warashi
from zashiki.kernel.errors import ZashikiError
from zashiki.kernel.position import Position

log = logging.getLogger(__name__)


class Spirits:
    """Thinks about many tables at once, a thread for each core."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="warashi")
        self._thinking: set[asyncio.Task[None]] = set()
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

    async def hint(self, position: Position) -> list[warashi.Hint]:
        """The best moves for the seat to decide, with words."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, warashi.hint, position)

    async def close(self) -> None:
        """Stops all thinking."""
        self._closing.set()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        self._pool.shutdown()
