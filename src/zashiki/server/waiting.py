"""A queue and an event for one task that waits: like those of asyncio, but a tenth of their size and time.

There is one of each for every open connection, most of which do nothing most of the time.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class _Waiting:
    """Lets one task wait until it is woken."""

    __slots__ = ("_woken",)

    def __init__(self) -> None:
        self._woken: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Wakes the task, if it waits."""
        if self._woken and not self._woken.done():
            self._woken.set_result(None)

    async def sleep(self) -> None:
        """Waits for the next call of `wake`."""
        self._woken = asyncio.get_running_loop().create_future()
        try:
            await self._woken
        finally:
            self._woken = None


class Inbox(_Waiting, Generic[T]):
    """A queue for one reader, who gives way to others before taking what was there already."""

    __slots__ = ("_items",)

    def __init__(self) -> None:
        super().__init__()
        self._items: list[T] = []

    def empty(self) -> bool:
        """Whether there is nothing to take."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Adds an item."""
        self._items.append(item)
        self.wake()

    async def get(self) -> T:
        """Takes the first item; waits until there is one."""
        if self._items:
            await asyncio.sleep(0)  # a client that sends without a pause must not delay the others
        while not self._items:
            await self.sleep()
        return self._items.pop(0)


class Signal(_Waiting):
    """An event for one waiting task; it is set at first."""

    __slots__ = ("_is_set",)

    def __init__(self) -> None:
        super().__init__()
        self._is_set = True

    def is_set(self) -> bool:
        """Whether nobody has to wait."""
        return self._is_set

    def set(self) -> None:
        """Lets everybody go on."""
        self._is_set = True
        self.wake()

    def clear(self) -> None:
        """From now on the task waits."""
        self._is_set = False

    async def wait(self) -> None:
        """Waits until it is set."""
        while not self._is_set:
            await self.sleep()
