"""`make bench`: performance, beside peers measured in the same run on the same machine.

Each figure is the median of several runs of about a second. The best run is shown beside it, because other load can
make a machine slower but never faster. The server is measured for longer, see server.py.
"""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial

import interfaces
import lighthouse
import local
import numpy as np
import openspiel_match
import processes
import search
from libraries.zashiki import BATCH, SEEN, batches, playouts
from rich.console import Console
from rich.progress import track
from rich.table import Table
from timing import per_second

import page
import server
import zashiki
from zashiki.kernel import dispatch
from zashiki.kernel.random import seed_numbered
from zashiki.kernel.registry import find
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, States

RUNS = 5
LARGE_BATCH = 32_768

Measure = Callable[[], float]
"""Runs for a moment and returns a figure."""


# Zashiki


def views(game: str) -> float:
    """Views per second."""
    position = zashiki.deal(game, seed=1)
    return per_second(lambda: sum(position.view(0) is not None for _ in range(100)))


@rule
def clone_back_and_forth(states: States, times: Int) -> None:
    """Copies a state between two places; each copy depends on the one before."""
    for _ in range(times):
        states[1] = states[0]
        states[0] = states[1]


def clones(game: str) -> float:
    """Compiled copies of a state per second."""
    states = np.zeros(2, dtype=find(game).STATE)

    def work() -> int:
        clone_back_and_forth(states, 500_000)
        return 1_000_000

    return per_second(work)


def copies(game: str) -> float:
    """Copies of a `Position` per second."""
    position = zashiki.deal(game, seed=1)
    return per_second(lambda: sum(position.copy() is not position for _ in range(100)))


@rule
def redeal_repeatedly(states: States, times: Int) -> None:
    """Copies the first state to the second and deals it afresh, for each seat in turn."""
    for i in range(times):
        states[1] = states[0]
        seed_numbered(states[1].rng, np.uint64(1), i)
        dispatch.redeal(states[1], i % states[1].seats)


def redeals(game: str, players: int = 2) -> float:
    """Redeals per second."""
    position = zashiki.deal(game, seed=1, players=players)
    while position.ply < 12:
        position.push(position.legal_moves[0])
    states = np.frombuffer(bytes(position) * 2, dtype=find(game).STATE).copy()

    def work() -> int:
        redeal_repeatedly(states, 20_000)
        return 20_000

    return per_second(work)


def plain(game: str) -> float:
    """Decisions per second with uncompiled rules."""
    code = f"import zashiki; p = zashiki.playouts({game!r}, 30); print(p.decisions / p.seconds)"
    return float(run(code, ZASHIKI_JIT="0"))


# Starting up


def run(code: str, **environment: str) -> str:
    """Runs Python code in a new process and returns its output."""
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout


def seconds_of(code: str, **environment: str) -> float:
    """The run time of a process, minus the start of Python itself."""
    began = time.perf_counter()
    run(code, **environment)
    middle = time.perf_counter()
    run("pass")
    return (middle - began) - (time.perf_counter() - middle)


def first_moves(game: str, **environment: str) -> float:
    """Seconds until the first legal moves."""
    return seconds_of(f"import zashiki; zashiki.deal({game!r}, seed=1).legal_moves", **environment)


def cold(game: str) -> float:
    """Seconds until the first legal moves, with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        return first_moves(game, XDG_CACHE_HOME=cache)


def measured(measure: Measure, runs: int = RUNS) -> list[float]:
    """The figures of several runs, after one to warm up."""
    measure()
    return [measure() for _ in track(range(runs), description="  ", transient=True)]


SPEEDS: list[tuple[str, Measure, float | None]] = [
    ("Ta-Ke, playouts, two threads", lambda: per_second(playouts("take", threads=2)), None),
    ("Ninjato for four, playouts, one thread", lambda: per_second(playouts("ninjato", players=4)), 5e6),
    (f"Ta-Ke, Batch of {BATCH}, with legal masks", lambda: per_second(batches("take", "legal_mask")), None),
    (
        f"Naishi, Batch of {LARGE_BATCH}, with features and legal masks, two threads",
        lambda: per_second(batches("naishi", *SEEN, threads=2, size=LARGE_BATCH)),
        None,
    ),
    ("Ta-Ke, playouts, uncompiled", partial(plain, "take"), None),
    ("Naishi, playouts, uncompiled", partial(plain, "naishi"), None),
    ("Ninjato, playouts, uncompiled", partial(plain, "ninjato"), None),
]
"""Random play beyond what `interfaces` measures, and the decisions per second it should reach."""
DURATIONS: list[tuple[str, Measure, float, str, str]] = [
    ("Ta-Ke, clone a state, compiled", partial(clones, "take"), 1e9, "ns", ""),
    ("Ta-Ke, Position.copy", partial(copies, "take"), 1e6, "µs", ""),
    ("Ta-Ke, Position.view", partial(views, "take"), 1e6, "µs", ""),
    ("Naishi, redeal", partial(redeals, "naishi"), 1e9, "ns", "1,000 ns"),
    ("Naishi, Position.view", partial(views, "naishi"), 1e6, "µs", ""),
    ("Ninjato, clone a state, compiled", partial(clones, "ninjato"), 1e9, "ns", ""),
    ("Ninjato for two, redeal", partial(redeals, "ninjato"), 1e9, "ns", "2,000 ns"),
    ("Ninjato for four, redeal", partial(redeals, "ninjato", players=4), 1e9, "ns", "2,000 ns"),
    ("Ninjato, Position.view", partial(views, "ninjato"), 1e6, "µs", ""),
]
"""Single operations: what is measured, units per second, the unit, and the time it may take."""
STARTS: list[tuple[str, Measure, str]] = [
    ("import zashiki", partial(seconds_of, "import zashiki"), "0.5 s"),
    ("Ta-Ke, first legal moves, warm cache", partial(first_moves, "take"), "1.5 s"),
    ("Ninjato, first legal moves, warm cache", partial(first_moves, "ninjato"), "1.5 s"),
]
STATE_BYTES = {"take": "256", "naishi": "256", "ninjato": "1024"}
"""The most that a state may take."""


def random_play(console: Console) -> Table:
    """Measures random play with more threads, more players, and without the compiler."""
    table = Table(title=f"More of random play, decisions per second: median and best of {RUNS} runs")
    for heading in ("what", "median", "best", "at least"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for name, measure, target in SPEEDS:
        console.print(f"[dim]{name} …")
        results = measured(measure)
        wanted = f"{target:,.0f}" if target else ""
        table.add_row(name, f"{statistics.median(results):,.0f}", f"{max(results):,.0f}", wanted)
    return table


def single_operations(console: Console) -> Table:
    """Measures single operations, starting up, and the size of a state."""
    table = Table(title=f"Single operations: median of {RUNS} runs")
    for heading in ("what", "figure", "at most"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for name, measure, scale, unit, most in DURATIONS:
        table.add_row(name, f"{scale / statistics.median(measured(measure)):,.1f} {unit}", most)
    console.print("[dim]starting up …")
    for name, measure, most in STARTS:
        table.add_row(name, f"{statistics.median(measured(measure)):.2f} s", most)
    for game in ("take", "ninjato"):
        table.add_row(f"{find(game).title}, first legal moves, empty cache (once)", f"{cold(game):.1f} s", "")
    for game, most in STATE_BYTES.items():
        table.add_row(f"{find(game).title}, bytes of a state", f"{find(game).STATE.itemsize}", most)
    return table


def main() -> None:
    """Prints all tables."""
    console = Console(width=120)
    console.print(f"Zashiki {zashiki.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores")
    interfaces.report(console)
    console.print(random_play(console))
    console.print(single_operations(console))
    search.report(console, measured)
    openspiel_match.report(console)
    server.report(console)
    processes.report(console)
    page.main()
    local.main()
    lighthouse.report(console)


if __name__ == "__main__":
    main()
