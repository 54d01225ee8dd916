"""Waits for conditions, not for seconds."""

import asyncio
import time
from collections.abc import Callable

PATIENCE = 90.0
"""Seconds to wait for anything; the rules may have to be compiled first."""


def until(condition: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, f"waited too long for {what}"
        time.sleep(0.02)


async def soon(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Waits until something is true in the event loop of a test."""
    async with asyncio.timeout(patience):
        while not condition():
            await asyncio.sleep(0.01)
