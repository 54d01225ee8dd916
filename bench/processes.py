"""Several processes on PostgreSQL, and what the bus costs, next to one process on SQLite.

Players are connected to any process, as behind a proxy. A move is durable before it is announced, in both databases.
Everything runs on this machine, with the players in one process: on few cores they all take time from each other. The
processor time per move shows what each part needs on a machine of its own.

`python bench/processes.py` prints the table; with `--quick` from so little play that it only shows that all works.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import uvloop
from load import Load, Zashiki
from rich.console import Console
from rich.table import Table

import server
from server import Process, Result, raise_file_limit, zashiki

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.bus_server import BusServer
from tests.server.postgresql import PostgreSQLServer

STEADY = 500.0
"""Moves per second in total, at a steady rate."""
DURABLE = {"listen_addresses": "", "shared_buffers": "256MB", "max_connections": "100"}
"""PostgreSQL as it comes, except for a little more memory."""
GAME = "take"
TICKS = os.sysconf("SC_CLK_TCK")
"""Units of processor time per second."""


class Effort(NamedTuple):
    """How much is played for each row of the table."""

    tables: int = 100
    spare: int = 1200
    runs: int = server.RUNS
    seconds: float = server.SECONDS


USUAL = Effort()
QUICK = Effort(tables=10, spare=60, runs=1, seconds=1.0)


class Setting(NamedTuple):
    """Where the games are played and stored."""

    processes: int
    database: PostgreSQLServer | None
    bus: BusServer | None

    @property
    def name(self) -> str:
        """What the table calls it."""
        processes = f"{self.processes} process{'es' * (self.processes > 1)}"
        return f"{'PostgreSQL' if self.database else 'SQLite'}, {processes}{', with a bus' if self.bus else ''}"

    def urls(self) -> list[str]:
        """The URLs of a new database and of the bus, as far as there are any."""
        if self.database is None:
            return []
        database = self.database.url(self.database.create_database("template0"))
        return [database, self.bus.url] if self.bus else [database]


class Spent(NamedTuple):
    """Processor seconds."""

    servers: float
    database: float
    bus: float


class Row(NamedTuple):
    """The figures of a setting."""

    name: str
    full_speed: Result
    steady: Result
    per_move: Spent
    """Processor time per move, in milliseconds."""


def processor_seconds(process: int) -> float:
    """The processor time that a process and its children have used so far."""
    return sum(_used(one) for one in Path("/proc").glob("[0-9]*") if _belongs(one, process))


def _fields(process: Path) -> list[str]:
    """The fields of a process from its state on; those before may contain spaces. Empty if it has ended."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _belongs(one: Path, process: int) -> bool:
    return int(one.name) == process or _fields(one)[1:2] == [str(process)]


def _used(process: Path) -> float:
    return sum(map(int, _fields(process)[11:13])) / TICKS


@contextmanager
def running(setting: Setting) -> Iterator[list[Process]]:
    """The processes of a setting."""
    urls = setting.urls()
    with ExitStack() as stack:
        yield [stack.enter_context(zashiki(*urls)) for _ in range(setting.processes)]


def measure(setting: Setting, effort: Effort) -> Row:
    """Plays in a setting, at full speed and at a steady rate."""
    with running(setting) as servers:
        host = Zashiki(GAME, *(server.port for server in servers))
        opened = host.tables(effort.tables + effort.spare)

        async def play() -> Row:
            async with Load(host, opened).at(effort.tables) as load:
                before, moves = _spent(setting, servers), load.moves
                full_speed = [await load.measure(effort.seconds, None, effort.tables) for _ in range(effort.runs)]
                after, moves = _spent(setting, servers), load.moves - moves
                steady = [await load.measure(effort.seconds, STEADY, effort.tables) for _ in range(effort.runs)]
            per_move = Spent(*(1000 * (end - start) / moves for start, end in zip(before, after, strict=True)))
            return Row(setting.name, Result.of(full_speed), Result.of(steady), per_move)

        return uvloop.run(play())


def _spent(setting: Setting, servers: Sequence[Process]) -> Spent:
    return Spent(
        sum(processor_seconds(server.id) for server in servers),
        processor_seconds(setting.database.id) if setting.database else 0.0,
        processor_seconds(setting.bus.id) if setting.bus else 0.0,
    )


def rows(console: Console, effort: Effort) -> list[Row]:
    """Measures all settings."""
    database, bus = PostgreSQLServer(DURABLE), BusServer()
    database.start()
    bus.start()
    settings = [
        Setting(1, None, None),
        Setting(1, database, None),
        *(Setting(processes, database, bus) for processes in (1, 2, 3)),
    ]
    measured = []
    try:
        for setting in settings:
            console.print(f"[dim]{setting.name} …")
            measured.append(measure(setting, effort))
    finally:
        bus.close()
        database.close()
    return measured


def report(console: Console, effort: Effort = USUAL) -> None:
    """Prints the table."""
    raise_file_limit()
    table = Table(
        title="Several processes: moves of Ta-Ke per second, and milliseconds from a move to its update; "
        f"{effort.tables} tables, {os.cpu_count()} cores, medians of {effort.runs} runs of {effort.seconds} s"
    )
    steady = f"at {STEADY:,.0f} per second"
    headings = (
        "full speed",
        "× SQLite",
        "p50",
        "p99",
        steady,
        "p50",
        "p99",
        "CPU ms per move: servers",
        "database",
        "bus",
    )
    table.add_column("what")
    for heading in headings:
        table.add_column(heading, justify="right")
    measured = rows(console, effort)
    for row in measured:
        speed, *latencies = row.full_speed.cells()
        ratio = row.full_speed.moves_per_second / measured[0].full_speed.moves_per_second
        spent = [f"{milliseconds:.2f}" for milliseconds in row.per_move]
        table.add_row(row.name, speed, f"{ratio:.2f}", *latencies, *row.steady.cells(), *spent)
    console.print(table)


if __name__ == "__main__":
    report(Console(width=160), QUICK if "--quick" in sys.argv else USUAL)
