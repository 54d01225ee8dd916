"""`make bench`: how fast it is, beside peers measured in the same run on the same machine.

Each figure is the median of several runs of about a second; the best run stands beside it, because a
shared machine is now and then slow but never too fast. The server is measured for longer, see serving.py.
"""

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import serving
import thinking
from rich.console import Console
from rich.progress import track
from rich.table import Table
from timing import for_a_while

import page
import zashiki
from zashiki.kernel import dispatch
from zashiki.kernel.random import seed_numbered
from zashiki.kernel.registry import find
from zashiki.kernel.rule import rule

HERE = Path(__file__).parent
RUNS = 5
BATCH = 1024

Measure = Callable[[], float]
"""Runs for a moment and gives a figure."""


# Zashiki


def playouts(game: str, threads: int = 1, players: int = 2) -> float:
    def work() -> int:
        seed = random.getrandbits(64)
        return zashiki.playouts(game, 10_000, seed=seed, threads=threads, players=players).decisions

    return for_a_while(work)


def batches(game: str, with_mask: bool) -> float:
    batch = zashiki.Batch(game, BATCH, seed=1)

    def work() -> int:
        for _ in range(50):
            if with_mask:
                batch.legal_mask  # noqa: B018
            batch.step(batch.sample())
        return 50 * BATCH

    return for_a_while(work)


def one_by_one(game: str) -> float:
    def work() -> int:
        position = zashiki.deal(game)
        while not position.is_over:
            position.push(random.choice(position.legal_moves))
        return position.ply

    return for_a_while(work)


def views(game: str) -> float:
    position = zashiki.deal(game, seed=1)
    return for_a_while(lambda: sum(position.view(0) is not None for _ in range(100)))


@rule
def clone_back_and_forth(states: Any, times: int) -> None:
    """Copies a record between two places; each copy must wait for the one before."""
    for _ in range(times):
        states[1] = states[0]
        states[0] = states[1]


def clones(game: str) -> float:
    states = np.zeros(2, dtype=find(game).STATE)

    def work() -> int:
        clone_back_and_forth(states, 500_000)
        return 1_000_000

    return for_a_while(work)


def copies(game: str) -> float:
    position = zashiki.deal(game, seed=1)
    return for_a_while(lambda: sum(position.copy() is not position for _ in range(100)))


@rule
def redeal_again_and_again(states: Any, times: int) -> None:
    """Imagines the first position from the seats' sides in turn, in the second place."""
    for i in range(times):
        states[1] = states[0]
        seed_numbered(states[1].rng, np.uint64(1), i)
        dispatch.redeal(states[1], i % states[1].seats)


def redeals(game: str, players: int = 2) -> float:
    position = zashiki.deal(game, seed=1, players=players)
    while position.ply < 12:
        position.push(position.legal_moves[0])
    states = np.frombuffer(bytes(position) * 2, dtype=find(game).STATE).copy()

    def work() -> int:
        redeal_again_and_again(states, 20_000)
        return 20_000

    return for_a_while(work)


def plain(game: str) -> float:
    code = f"import zashiki; p = zashiki.playouts({game!r}, 30); print(p.decisions / p.seconds)"
    return float(run(code, ZASHIKI_JIT="0"))


def peer(name: str) -> float:
    """A peer, in a process of its own with packages of its own: they would slow our start."""
    code = f"import sys; sys.path.insert(0, {str(HERE)!r}); import peers; print(peers.PEERS[{name!r}]())"
    return float(run(code, PYTHONPATH=os.environ["ZASHIKI_PEERS"]))


# Starting up


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def seconds_of(code: str, **environment: str) -> float:
    """From the start of a process to its end, less what Python alone takes."""
    began = time.perf_counter()
    run(code, **environment)
    middle = time.perf_counter()
    run("pass")
    return (middle - began) - (time.perf_counter() - middle)


def first_moves(game: str, **environment: str) -> float:
    return seconds_of(f"import zashiki; zashiki.deal({game!r}, seed=1).legal_moves", **environment)


def cold(game: str) -> float:
    with tempfile.TemporaryDirectory() as cache:
        return first_moves(game, XDG_CACHE_HOME=cache)


def measured(measure: Measure, runs: int = RUNS) -> list[float]:
    measure()
    return [measure() for _ in track(range(runs), description="  ", transient=True)]


def main() -> None:
    console = Console(width=120)
    console.print(f"Zashiki {zashiki.__version__}, Python {platform.python_version()}, {os.cpu_count()} cores")
    speeds: list[tuple[str, Measure, float | None]] = [
        ("Ta-Ke, playouts, one thread", lambda: playouts("take"), 10e6),
        ("Ta-Ke, playouts, two threads", lambda: playouts("take", threads=2), None),
        (f"Ta-Ke, Batch of {BATCH}, sample and step", lambda: batches("take", with_mask=False), 5e6),
        (f"Ta-Ke, Batch of {BATCH}, with legal masks", lambda: batches("take", with_mask=True), None),
        ("Ta-Ke, one Python call a decision", lambda: one_by_one("take"), 200e3),
        ("Ta-Ke, playouts, rules run plain", lambda: plain("take"), None),
        ("Naishi, playouts, one thread", lambda: playouts("naishi"), 10e6),
        (f"Naishi, Batch of {BATCH}, sample and step", lambda: batches("naishi", with_mask=False), None),
        ("Naishi, one Python call a decision", lambda: one_by_one("naishi"), None),
        ("Naishi, playouts, rules run plain", lambda: plain("naishi"), None),
        ("Ninjato for two, playouts, one thread", lambda: playouts("ninjato"), 5e6),
        ("Ninjato for four, playouts, one thread", lambda: playouts("ninjato", players=4), 5e6),
        (f"Ninjato, Batch of {BATCH}, sample and step", lambda: batches("ninjato", with_mask=False), None),
        ("Ninjato, one Python call a decision", lambda: one_by_one("ninjato"), None),
        ("Ninjato, playouts, rules run plain", lambda: plain("ninjato"), None),
        ("OpenSpiel from Python: connect four", lambda: peer("connect four"), None),
        ("OpenSpiel from Python: gin rummy", lambda: peer("gin rummy"), None),
        ("python-chess: chess", lambda: peer("chess"), None),
    ]
    table = Table(title=f"Random play, decisions a second: median and best of {RUNS} runs")
    for heading in ("what", "median", "best", "at least", "Ta-Ke playouts are … times as fast"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    first: float | None = None
    for name, measure, target in speeds:
        console.print(f"[dim]{name} …")
        results = measured(measure)
        median = statistics.median(results)
        first = first or median
        wanted = f"{target:,.0f}" if target else ""
        table.add_row(name, f"{median:,.0f}", f"{max(results):,.0f}", wanted, f"{first / median:,.1f}")
    console.print(table)

    others = Table(title=f"The rest: median of {RUNS} runs")
    for heading in ("what", "figure", "at most"):
        others.add_column(heading, justify="left" if heading == "what" else "right")
    for name, measure, scale, unit, most in [
        ("Ta-Ke, clone a record, compiled", lambda: clones("take"), 1e9, "ns", ""),
        ("Ta-Ke, Position.copy", lambda: copies("take"), 1e6, "µs", ""),
        ("Ta-Ke, Position.view", lambda: views("take"), 1e6, "µs", ""),
        ("Naishi, redeal", lambda: redeals("naishi"), 1e9, "ns", "1,000 ns"),
        ("Naishi, Position.view", lambda: views("naishi"), 1e6, "µs", ""),
        ("Ninjato, clone a record, compiled", lambda: clones("ninjato"), 1e9, "ns", ""),
        ("Ninjato for two, redeal", lambda: redeals("ninjato"), 1e9, "ns", "2,000 ns"),
        ("Ninjato for four, redeal", lambda: redeals("ninjato", players=4), 1e9, "ns", "2,000 ns"),
        ("Ninjato, Position.view", lambda: views("ninjato"), 1e6, "µs", ""),
    ]:
        others.add_row(name, f"{scale / statistics.median(measured(measure)):,.1f} {unit}", most)
    console.print("[dim]starting up …")
    for name, measure, most in [
        ("import zashiki", lambda: seconds_of("import zashiki"), "0.5 s"),
        ("Ta-Ke, first legal moves, warm cache", lambda: first_moves("take"), "1.5 s"),
        ("Ninjato, first legal moves, warm cache", lambda: first_moves("ninjato"), "1.5 s"),
    ]:
        others.add_row(name, f"{statistics.median(measured(measure)):.2f} s", most)
    for game in ("take", "ninjato"):
        others.add_row(f"{find(game).title}, first legal moves, empty cache (once)", f"{cold(game):.1f} s", "")
    for game, most in {"take": "256", "naishi": "256", "ninjato": "1024"}.items():
        others.add_row(f"{find(game).title}, bytes of a position", f"{find(game).STATE.itemsize}", most)
    console.print(others)
    thinking.report(console, measured)
    serving.report(console)
    page.main()


if __name__ == "__main__":
    main()
