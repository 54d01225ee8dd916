"""How a figure is taken."""

import time
from collections.abc import Callable

SECONDS = 0.8


def for_a_while(work: Callable[[], int]) -> float:
    """How much a second of work does."""
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        done += work()
    return done / spent
