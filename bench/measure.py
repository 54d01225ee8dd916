"""Measures random play in one way of playing one game with one library, in this process alone, and on one core.

python bench/measure.py LIBRARY WAY GAME SECONDS RUNS prints the version of the library and the decisions per second of
each run of SECONDS, as JSON in the last line. See libraries/.
"""

import os
import sys
from importlib import import_module
from importlib.metadata import version

import msgspec
from timing import per_second


class Measurement(msgspec.Struct):
    """What was measured."""

    version: str
    """The version of the library."""
    figures: list[float]
    """Decisions per second, in each run."""


def measure(library: str, way: str, game: str, seconds: float, runs: int) -> Measurement:
    """Measures after one run to warm up, in which code is compiled or loaded."""
    module = import_module(f"libraries.{library}")
    work = getattr(module, way)(game)
    per_second(work, seconds)
    return Measurement(version(module.DISTRIBUTION), [per_second(work, seconds) for _ in range(runs)])


def stay_on_one_core() -> None:
    """Keeps all threads of this process on one core, so that libraries with a pool of threads have no advantage."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


if __name__ == "__main__":
    stay_on_one_core()
    library, way, game, seconds, runs = sys.argv[1:]
    print("\n" + msgspec.json.encode(measure(library, way, game, float(seconds), int(runs))).decode())
