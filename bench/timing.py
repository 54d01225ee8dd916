"""Measuring throughput."""

import time
from collections.abc import Callable
from typing import TypeAlias

SECONDS = 0.8
Work: TypeAlias = Callable[[], int]
"""Does something for a moment, and returns the number of units it did."""


def per_second(work: Work, seconds: float = SECONDS) -> float:
    """Repeats `work` for a while; returns the units per second."""
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        done += work()
    return done / elapsed
