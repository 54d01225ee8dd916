"""Long work in the event loop: it is done in slices of a few milliseconds, and everything else goes on in between."""

import asyncio
import time
from collections.abc import Iterable, Iterator
from weakref import WeakValueDictionary

SLICE = 0.002
"""Seconds after which a slice ends."""


class Slices:
    """Does long work, one slice at a time.

    Owners take turns. The work of one owner is done one after the other, so that a lot of it delays only that owner.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._owners: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, steps: Iterable[object], owner: str) -> None:
        """Takes all steps; each should take less than a millisecond."""
        remaining = iter(steps)
        is_owners_turn = self._owners.setdefault(owner, asyncio.Lock())
        async with is_owners_turn:
            is_done = False
            while not is_done:
                async with self._turn:
                    is_done = _take(remaining)
                    await asyncio.sleep(0)


def _take(steps: Iterator[object]) -> bool:
    """Takes steps until the slice is over; whether all have been taken."""
    end = time.perf_counter() + SLICE
    for _ in steps:
        if time.perf_counter() >= end:
            return False
    return True
