"""Places for a few at a time, where addresses take turns: many who wait at one address do not delay the others.

This is for work that always takes the same time; `fair_queue` is for work of different lengths.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from zashiki.kernel.errors import because
from zashiki.server.errors import Busy


class Turns:
    """A bounded number of places and of people who wait for one."""

    def __init__(self, places: int, most: int, most_from_one: int, wait: float) -> None:
        self._free = places
        self._most = most
        """The most who wait."""
        self._most_from_one = most_from_one
        """The most of them at one address."""
        self._wait = wait
        """Seconds after which somebody who is refused can try again."""
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}
        """Those who wait, by address; the address that is next comes first."""

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Waits for a place, and frees it at the end; raises `Busy` if too many wait."""
        waiting = sum(map(len, self._lines.values()))
        if waiting >= self._most or len(self._lines.get(address, ())) >= self._most_from_one:
            raise Busy(because("busy-server"), self._wait)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(address, deque()).append(turn)
        self._call_next()
        try:
            await turn
            yield
        finally:
            if turn.done() and not turn.cancelled():
                self._free += 1
                self._call_next()

    def _call_next(self) -> None:
        while self._free and self._lines:
            address = next(iter(self._lines))
            line = self._lines.pop(address)
            turn = line.popleft()
            if line:
                self._lines[address] = line  # behind all others
            if not turn.done():  # nobody waits for it any more
                self._free -= 1
                turn.set_result(None)
