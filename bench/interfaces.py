"""Random play of our games through every interface, next to peers: decisions per second, and how many times as fast.

Each row is measured in a process of its own, one after the other, on one core. Run alone, this prints the table, and
`--write` puts it into docs/benchmarks.md. Peers are installed by `make peers`; those that are missing are left out.
"""

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec
from documents import circumstances, write_section
from measure import Measurement
from rich.console import Console
from timing import SECONDS

HERE = Path(__file__).parent
PEERS = HERE.parent / ".venv/peers"
"""A folder for each peer, installed by `make peers`."""
RUNS = 5
LIMIT = 180
"""Seconds for a row, with importing and compiling."""
OWN = "zashiki"

LIBRARIES = {
    OWN: "Zashiki",
    "catanatron": "catanatron",
    "chess": "python-chess",
    "open_spiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "pgx": "Pgx",
    "rlcard": "RLCard",
}
GAMES = {"take": "Ta-Ke", "naishi": "Naishi", "ninjato": "Ninjato"}
WAYS = {
    "playouts": "whole games in compiled code",
    "batches": "batch of 1,024",
    "observed_batches": "batch of 1,024, with features and legal masks",
    "calls": "one call per decision",
    "open_spiel": "OpenSpiel's interface",
    "pettingzoo": "PettingZoo's interface",
}
AT_LEAST = {
    ("playouts", "take"): 10e6,
    ("playouts", "naishi"): 10e6,
    ("playouts", "ninjato"): 5e6,
    ("batches", "take"): 5e6,
    **{("observed_batches", game): 2e6 for game in GAMES},
    ("calls", "take"): 200e3,
}
"""The decisions per second that our games should reach."""

HEADINGS = {
    "way": False,
    "library": False,
    "game": False,
    "decisions per second": True,
    "best run": True,
    "at least": True,
    "next to": False,
    "the same way": True,
    "whole games": True,
}
"""The columns of the table, and whether they hold numbers."""


class Row(NamedTuple):
    """What is measured."""

    way: str
    library: str
    game: str
    """The name of the game in the library."""
    title: str
    counterpart: str
    """Our game with which it is compared: one of similar kind and size."""


class Failure(msgspec.Struct):
    """Why a row could not be measured."""

    reason: str


Results: TypeAlias = Mapping[Row, Measurement | Failure]

PEER_ROWS = [
    Row("playouts", "open_spiel", "connect_four", "connect four", "take"),
    Row("playouts", "open_spiel", "gin_rummy", "gin rummy", "naishi"),
    Row("playouts", "pgx", "connect_four", "connect four", "take"),
    Row("playouts", "pgx", "sparrow_mahjong", "sparrow mahjong", "naishi"),
    Row("observed_batches", "pgx", "connect_four", "connect four", "take"),
    Row("observed_batches", "pgx", "sparrow_mahjong", "sparrow mahjong", "naishi"),
    Row("calls", "chess", "chess", "chess", "take"),
    Row("calls", "rlcard", "gin-rummy", "gin rummy", "naishi"),
    Row("calls", "rlcard", "uno", "UNO", "naishi"),
    Row("calls", "catanatron", "2", "Catan for two", "ninjato"),
    Row("open_spiel", "open_spiel", "connect_four", "connect four", "take"),
    Row("open_spiel", "open_spiel", "gin_rummy", "gin rummy", "naishi"),
    Row("pettingzoo", "pettingzoo", "connect_four_v3", "connect four", "take"),
    Row("pettingzoo", "pettingzoo", "tictactoe_v3", "tic-tac-toe", "take"),
    Row("pettingzoo", "pettingzoo", "texas_holdem_v4", "Texas hold'em", "naishi"),
]
ROWS = [
    row
    for way in WAYS
    for row in (
        *(Row(way, OWN, game, title, game) for game, title in GAMES.items()),
        *(peer for peer in PEER_ROWS if peer.way == way),
    )
]


def measured(row: Row, seconds: float) -> Measurement | Failure:
    """Measures a row in a new process."""
    command = [sys.executable, str(HERE / "measure.py"), row.library, row.way, row.game, str(seconds), str(RUNS)]
    environment = {**os.environ, "PYTHONPATH": str(PEERS / row.library)}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return Failure(f"it took more than {LIMIT} seconds")
    if done.returncode:
        return Failure((done.stderr.splitlines() or [f"status {done.returncode}"])[-1])
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Measurement)


def table(results: Results) -> str:
    """What was measured, in Markdown, with how many times as fast our game is in the same way and in whole games."""
    lines = [f"| {' | '.join(HEADINGS)} |", f"|{'|'.join('---:' if right else '---' for right in HEADINGS.values())}|"]
    found = {row: result.figures for row, result in results.items() if isinstance(result, Measurement)}
    medians = {row: statistics.median(figures) for row, figures in found.items()}
    own = {(row.way, row.game): median for row, median in medians.items() if row.library == OWN}
    for row, median in medians.items():
        least = AT_LEAST.get((row.way, row.game), 0)
        ratios = [format_ratio(own[way, row.counterpart] / median) for way in (row.way, "playouts")]
        cells = [WAYS[row.way], LIBRARIES[row.library], row.title, rounded(median), rounded(max(found[row]))]
        cells += [f"{least:,.0f}" if least else "", GAMES[row.counterpart], *ratios]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def rounded(figure: float) -> str:
    """A figure with three significant digits."""
    return f"{float(f'{figure:.3g}'):,.0f}"


def format_ratio(ratio: float) -> str:
    """A ratio with two significant digits, or as a whole number."""
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"


def versions(results: Results) -> str:
    """The versions of the libraries, and why others are left out."""
    measured, failed = {}, {}
    for row, result in results.items():
        if isinstance(result, Measurement):
            measured[LIBRARIES[row.library]] = result.version
        else:
            failed[f"{LIBRARIES[row.library]}, {row.title}"] = result.reason
    sentences = [", ".join(f"{library} {version}" for library, version in measured.items()) + "."]
    if failed:
        sentences.append(f"Not measured: {'; '.join(f'{what} ({reason})' for what, reason in failed.items())}.")
    return " ".join(sentences)


def report(console: Console, seconds: float = SECONDS) -> str:
    """Measures all rows, one after the other, and prints them; returns the section of the document."""
    load, results = os.getloadavg()[0], {}
    for number, row in enumerate(ROWS, start=1):
        what = f"{number}/{len(ROWS)} {WAYS[row.way]}, {LIBRARIES[row.library]}, {row.title}"
        result = results[row] = measured(row, seconds)
        if isinstance(result, Measurement):
            console.print(f"[dim]{what}: {rounded(statistics.median(result.figures))}", soft_wrap=True)
        elif row.library == OWN:
            raise RuntimeError(f"{what}: {result.reason}")
        else:
            console.print(f"{what}: left out, because of {result.reason}", markup=False, soft_wrap=True)
    text = f"{circumstances(load)} {versions(results)}\n\n{table(results)}"
    console.print(text, markup=False, highlight=False, soft_wrap=True)
    return text


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="the time for a run; less only to try it out")
    parser.add_argument("--write", action="store_true", help="also write the table into docs/benchmarks.md")
    options = parser.parse_args()
    text = report(Console(), options.seconds)
    if options.write:
        write_section("benchmarks.md", "interfaces", text)


if __name__ == "__main__":
    main()
