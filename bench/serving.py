"""How many moves a second the server keeps, how long they take, what a connection costs; and boardgame.io beside it.

The server runs in one process, the players are another, this one. Flat out, every player moves as soon as it is his
turn: with 100 tables 100 moves are on their way at any time, and the time of each is that number divided by the moves a
second. At a steady pace moves come by chance, as many a second as are asked for, which is how people play.

A move is durable here before anybody is told of it: SQLite has it on the disk. boardgame.io tells it first and writes
it afterwards, to files that the system brings to the disk when it likes; or keeps it in memory, which is its default.
"""

import http.client
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import uvloop
from load import BoardgameIO, Host, Load, Measured, Zashiki, watching
from rich.console import Console
from rich.table import Table

from zashiki.kernel.registry import find

HERE = Path(__file__).parent
RUNS, SECONDS = 3, 2.5
STEADY = 1100.0
"""Moves a second in all, at a steady pace."""
TABLES = (1, 100, 1000)
SPARE = 1200
"""Tables for when games are over."""
WATCHERS = 2000
GAMES = ("take", "naishi", "ninjato")
FILES = 8192
"""Sockets are files, and some systems allow few."""


class Process:
    """A server that is measured."""

    def __init__(self, command: list[str], port: int, log: Path) -> None:
        with log.open("wb") as file:
            self._process = subprocess.Popen(command, stdout=file, stderr=file)
        self.port = port
        self._log = log

    def wait_until_up(self, path: str) -> None:
        """Waits for an answer."""
        deadline = time.monotonic() + 180
        while not self._answers(path):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"The server does not come up: {self._log.read_text()}")
            time.sleep(0.05)

    def _answers(self, path: str) -> bool:
        site = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            site.request("GET", path)
            return site.getresponse().status == 200
        except OSError:
            return False
        finally:
            site.close()

    @property
    def memory(self) -> int:
        """Its bytes in memory."""
        size = subprocess.run(["ps", "-o", "rss=", "-p", str(self._process.pid)], capture_output=True, check=True)
        return 1024 * int(size.stdout)

    def stop(self) -> None:
        """Ends it."""
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def zashiki() -> Iterator[Process]:
    """A server of ours; what it would compile meanwhile is compiled before."""
    subprocess.run([Path(sys.executable).with_name("zashiki"), "warm"], stdout=subprocess.DEVNULL, check=True)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = Process([sys.executable, str(HERE / "serve.py"), folder, str(port)], port, Path(folder) / "log")
        try:
            server.wait_until_up("/health")
            yield server
        finally:
            server.stop()


@contextmanager
def boardgame_io(on_disk: bool) -> Iterator[Process]:
    """boardgame.io's server, with its matches in files or in memory."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        script = Path(os.environ["ZASHIKI_BOARDGAME"]) / "server.js"
        command = [os.environ["ZASHIKI_NODE"], str(script), str(port), *([f"{folder}/matches"] if on_disk else [])]
        server = Process(command, port, Path(folder) / "log")
        try:
            server.wait_until_up("/games/counting")
            yield server
        finally:
            server.stop()


class Pace(NamedTuple):
    """The medians of several runs."""

    moves_a_second: float
    p50: float
    p99: float

    @classmethod
    def of(cls, runs: Sequence[Measured]) -> "Pace":
        """What several runs come to."""
        return cls(
            statistics.median(run.moves_a_second for run in runs),
            statistics.median(run.percentile(50) for run in runs),
            statistics.median(run.percentile(99) for run in runs),
        )

    def __str__(self) -> str:
        return f"{self.moves_a_second:,.0f}|{self.p50:,.1f}|{self.p99:,.1f}"


def paces(host: Host, tables: int) -> tuple[Pace, Pace | None]:
    """How it goes at so many tables: flat out, and at a steady pace, which one table cannot keep."""
    opened = host.tables(tables + SPARE)

    async def play() -> tuple[Pace, Pace | None]:
        async with Load(host, opened).at(tables) as load:
            flat_out = [await load.measure(SECONDS, None, tables) for _ in range(RUNS)]
            steady = [await load.measure(SECONDS, STEADY, tables) for _ in range(RUNS if tables > 1 else 0)]
            return Pace.of(flat_out), Pace.of(steady) if steady else None

    return uvloop.run(play())


def bytes_a_connection(host: Host, server: Process) -> float:
    """What a connection that watches a table costs the server."""
    opened = host.tables(WATCHERS // 2)
    before = server.memory

    async def watch() -> float:
        async with watching(host, opened, WATCHERS):
            return (server.memory - before) / WATCHERS

    return uvloop.run(watch())


def allow_files() -> None:
    """Lets this process and the servers it starts have enough files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, FILES)), hard))


class Report:
    """The table that is printed, while it is made."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.table = Table(
            title="The server, in one process: moves a second, and milliseconds from a move to its update, "
            f"two connections a table; medians of {RUNS} runs of {SECONDS} s"
        )
        steady = f"at {STEADY:,.0f} a second"
        for heading in ("what", "tables", "flat out", "p50", "p99", steady, "p50", "p99", "Zashiki is … × as fast"):
            self.table.add_column(heading, justify="left" if heading == "what" else "right")
        self._ours: dict[int, float] = {}

    def zashiki(self, port: int, game: str, tables: int) -> None:
        """Measures our server."""
        title = find(game).title
        self.console.print(f"[dim]the server, {title}, {tables} tables …")
        flat_out, steady = paces(Zashiki(port, game), tables)
        self._ours.setdefault(tables, flat_out.moves_a_second)
        self._add(f"Zashiki, {title}, SQLite", tables, flat_out, steady, "")

    def boardgame_io(self, port: int, storage: str, tables: int) -> None:
        """Measures boardgame.io's."""
        self.console.print(f"[dim]boardgame.io, {storage}, {tables} tables …")
        flat_out, steady = paces(BoardgameIO(port), tables)
        ratio = self._ours[tables] / flat_out.moves_a_second
        self._add(f"boardgame.io, counting, {storage}", tables, flat_out, steady, f"{ratio:.2f}")

    def _add(self, what: str, tables: int, flat_out: Pace, steady: Pace | None, ratio: str) -> None:
        kept = str(steady).split("|") if steady else ["", "", ""]
        self.table.add_row(what, f"{tables:,}", *str(flat_out).split("|"), *kept, ratio)


def report(console: Console) -> None:
    """Prints the tables."""
    allow_files()
    report = Report(console)
    costs = Table(title=f"Memory for a connection that watches a table, with {WATCHERS:,} of them in one process")
    costs.add_column("what")
    costs.add_column("kB", justify="right")
    with zashiki() as server:
        for tables in TABLES:
            report.zashiki(server.port, "take", tables)
        for game in GAMES[1:]:
            report.zashiki(server.port, game, 100)
    with zashiki() as server:
        costs.add_row("Zashiki", f"{bytes_a_connection(Zashiki(server.port, 'take'), server) / 1000:.1f}")
    for storage, on_disk in (("files", True), ("memory", False)):
        with boardgame_io(on_disk) as server:
            for tables in TABLES:
                report.boardgame_io(server.port, storage, tables)
    with boardgame_io(on_disk=False) as server:
        costs.add_row("boardgame.io", f"{bytes_a_connection(BoardgameIO(server.port), server) / 1000:.1f}")
    console.print(report.table)
    console.print(costs)


if __name__ == "__main__":
    report(Console(width=140))
