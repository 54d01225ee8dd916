"""Measuring throughput."""

import time
from collections.abc import Callable

SECONDS = 0.8


def per_second(work: Callable[[], int]) -> float:
    """Runs `work`, which returns the number of units it did, for a while; returns the units per second."""
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        done += work()
    return done / elapsed
