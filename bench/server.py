"""The server's throughput, latency and memory per connection, compared with boardgame.io.

The server runs in one process, the players in another, this one. At full speed every player moves as soon as it is
their turn: with 100 tables 100 moves are in flight at any time, and the latency of each is that number divided by the
moves per second. At a steady rate moves arrive at random times, as they do when people play.

In Zashiki a move is durable before it is announced: SQLite has written it to the disk. boardgame.io announces it first
and writes it afterwards, to files that the system flushes at some later time, or stores it in memory, its default.
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
from functools import cache
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
"""Moves per second in total, at a steady rate."""
TABLES = (1, 100, 1000)
SPARE = 1200
"""Additional tables, for when games are over."""
WATCHERS = 2000
GAMES = ("take", "naishi", "ninjato")
FILES = 8192
"""Open files to allow: sockets are files, and the default limit can be low."""


class Process:
    """A server process to be measured."""

    def __init__(self, command: list[str], port: int, log: Path) -> None:
        with log.open("wb") as file:
            self._process = subprocess.Popen(command, stdout=file, stderr=file)
        self.port = port
        self._log = log

    def wait_until_up(self, path: str) -> None:
        """Waits until the server answers."""
        deadline = time.monotonic() + 180
        while not self._answers(path):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"The server did not start: {self._log.read_text()}")
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
    def id(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        size = subprocess.run(["ps", "-o", "rss=", "-p", str(self._process.pid)], capture_output=True, check=True)
        return 1024 * int(size.stdout)

    def stop(self) -> None:
        """Stops the process."""
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@cache
def compile_rules() -> None:
    """Compiles everything, once."""
    subprocess.run([Path(sys.executable).with_name("zashiki"), "warm"], stdout=subprocess.DEVNULL, check=True)


@contextmanager
def zashiki(*urls: str) -> Iterator[Process]:
    """A Zashiki server, with everything compiled before it starts; `urls` name its database and its bus."""
    compile_rules()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = Process([sys.executable, str(HERE / "serve.py"), folder, str(port), *urls], port, Path(folder) / "log")
        try:
            server.wait_until_up("/health")
            yield server
        finally:
            server.stop()


@contextmanager
def boardgame_io(on_disk: bool) -> Iterator[Process]:
    """A boardgame.io server that stores its matches in files or in memory."""
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


class Result(NamedTuple):
    """The medians of several runs."""

    moves_per_second: float
    p50: float
    p99: float

    @classmethod
    def of(cls, runs: Sequence[Measured]) -> "Result":
        """The medians of these runs."""
        return cls(
            statistics.median(run.moves_per_second for run in runs),
            statistics.median(run.percentile(50) for run in runs),
            statistics.median(run.percentile(99) for run in runs),
        )

    def cells(self) -> list[str]:
        """The figures for the table."""
        return [f"{self.moves_per_second:,.0f}", f"{self.p50:,.1f}", f"{self.p99:,.1f}"]


def results(host: Host, tables: int) -> tuple[Result, Result | None]:
    """Measures at full speed and at a steady rate, which a single table cannot reach."""
    opened = host.tables(tables + SPARE)

    async def play() -> tuple[Result, Result | None]:
        async with Load(host, opened).at(tables) as load:
            full_speed = [await load.measure(SECONDS, None, tables) for _ in range(RUNS)]
            steady = [await load.measure(SECONDS, STEADY, tables) for _ in range(RUNS if tables > 1 else 0)]
            return Result.of(full_speed), Result.of(steady) if steady else None

    return uvloop.run(play())


def bytes_per_connection(host: Host, server: Process) -> float:
    """Memory of the server for a connection that watches a table."""
    opened = host.tables(WATCHERS // 2)
    before = server.memory

    async def watch() -> float:
        async with watching(host, opened, WATCHERS):
            return (server.memory - before) / WATCHERS

    return uvloop.run(watch())


def raise_file_limit() -> None:
    """Allows this process and the servers it starts to open enough files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, FILES)), hard))


class Report:
    """The table of results, filled step by step."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.table = Table(
            title="The server, in one process: moves per second, and milliseconds from a move to its update, "
            f"two connections per table; medians of {RUNS} runs of {SECONDS} s"
        )
        steady = f"at {STEADY:,.0f} per second"
        for heading in ("what", "tables", "full speed", "p50", "p99", steady, "p50", "p99", "Zashiki is … × as fast"):
            self.table.add_column(heading, justify="left" if heading == "what" else "right")
        self._ours: dict[int, float] = {}

    def zashiki(self, port: int, game: str, tables: int) -> None:
        """Measures Zashiki."""
        title = find(game).title
        self.console.print(f"[dim]the server, {title}, {tables} tables …")
        full_speed, steady = results(Zashiki(game, port), tables)
        self._ours.setdefault(tables, full_speed.moves_per_second)
        self._add(f"Zashiki, {title}, SQLite", tables, full_speed, steady, "")

    def boardgame_io(self, port: int, storage: str, tables: int) -> None:
        """Measures boardgame.io."""
        self.console.print(f"[dim]boardgame.io, {storage}, {tables} tables …")
        full_speed, steady = results(BoardgameIO(port), tables)
        ratio = self._ours[tables] / full_speed.moves_per_second
        self._add(f"boardgame.io, counting, {storage}", tables, full_speed, steady, f"{ratio:.2f}")

    def _add(self, what: str, tables: int, full_speed: Result, steady: Result | None, ratio: str) -> None:
        at_steady_rate = steady.cells() if steady else ["", "", ""]
        self.table.add_row(what, f"{tables:,}", *full_speed.cells(), *at_steady_rate, ratio)


def report(console: Console) -> None:
    """Prints the tables."""
    raise_file_limit()
    report = Report(console)
    costs = Table(title=f"Memory per connection that watches a table, with {WATCHERS:,} of them in one process")
    costs.add_column("what")
    costs.add_column("kB", justify="right")
    with zashiki() as server:
        for tables in TABLES:
            report.zashiki(server.port, "take", tables)
        for game in GAMES[1:]:
            report.zashiki(server.port, game, 100)
    with zashiki() as server:
        costs.add_row("Zashiki", f"{bytes_per_connection(Zashiki('take', server.port), server) / 1000:.1f}")
    for storage, on_disk in (("files", True), ("memory", False)):
        with boardgame_io(on_disk) as server:
            for tables in TABLES:
                report.boardgame_io(server.port, storage, tables)
    with boardgame_io(on_disk=False) as server:
        costs.add_row("boardgame.io", f"{bytes_per_connection(BoardgameIO(server.port), server) / 1000:.1f}")
    console.print(report.table)
    console.print(costs)


if __name__ == "__main__":
    report(Console(width=140))
