"""Games on three server processes while processes, the bus and connections to the database fail at random.

Players note what they send and receive, and connect to any process. At the end, the store must have everything that was
acknowledged, nothing that nobody sent, and nothing twice. After every failure each table must go on.

`python -m tests.server.chaos [MINUTES]` runs it for longer, on a machine with nothing else to do, and also measures how
long the tables had to wait after each failure.
"""

import itertools
import random
import re
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from sqlalchemy import make_url

from tests.server.bus_server import BusServer
from tests.server.clients import PATIENCE, Person
from tests.server.crash_scenario import GROUPS, Group, PersistentPlayer, ServerStatus, check_tables
from tests.server.fork_server import USUAL, ForkedServer, shared_fork_server
from tests.server.postgresql import TEMPLATE, PostgreSQLServer, postgresql_server
from tests.server.stores import BUS, NAMED
from tests.server.waiting import until

SERVERS = 3
TABLES = 20
MOVE_ON = 0.02
"""The probability that a player goes to another process after a message."""
TRANSIENT = {"unavailable", "conflict", "busy"}
"""Errors after which the same command can succeed."""
CALM = 3.0
"""Seconds without any failure, at most."""
FAILURES = ("kill", "kill", "stop the bus", "freeze the bus", "cut the database")
"""What fails in each round, in any order."""
MINUTES = 15.0
RECOVERY = 10.0
"""Seconds after the end of a failure within which every table goes on."""
SECRET = re.compile(rb"[0-9a-f]{64}")
"""Secrets and nonces look like this, and so do commitments."""


class Cluster:
    """Three processes with one database and one bus; for people it looks like one server."""

    def __init__(self, folder: Path, bus: BusServer, database: PostgreSQLServer, module: str = USUAL) -> None:
        self.bus = bus
        self._database = database
        self._url = database.url(database.create_database(TEMPLATE))
        self.processes = [
            ForkedServer(self._data(folder / f"server{number}"), shared_fork_server(), module)
            for number in range(SERVERS)
        ]
        self.is_up = [False] * SERVERS
        self.data = self.processes[0].data
        self.guests: list[Person] = []
        self.tables: set[str] = set()
        self._chance = random.Random()

    def _data(self, folder: Path) -> Path:
        folder.mkdir()
        (folder / NAMED).write_text(self._url)
        (folder / BUS).write_text(self.bus.url)
        return folder

    @property
    def url(self) -> str:
        """The address of one of the processes that work, another one each time."""
        return self._chance.choice([one.url for one, up in zip(self.processes, self.is_up, strict=True) if up])

    def start(self, number: int) -> None:
        self.processes[number].start()
        self.is_up[number] = True

    def kill(self, number: int) -> None:
        self.is_up[number] = False
        self.processes[number].kill()

    def cut(self) -> None:
        """Cuts all connections to the database."""
        self._database.terminate_connections(make_url(self._url).database or "")

    def close(self) -> None:
        for person in self.guests:
            person.go_home()
        for process in self.processes:
            assert process.stop() in (0, -15)
            assert process.troubles == []


class Wanderer(Person):
    """A person who may be connected to any process, and to another one after each loss."""

    def ask(self, method: str, path: str, status: int, body: Any) -> Any:
        self.http.base_url = self.server.url
        try:
            return super().ask(method, path, status, body)
        except AssertionError as error:
            answer = error.args[0]
            if isinstance(answer, tuple) and answer[2] in (409, 502, 503):
                time.sleep(0.2)
                raise httpx.NetworkError("the server is busy with itself") from None
            raise


class WanderingPlayer(PersistentPlayer):
    """A player who goes to another process now and then, and notes when something happened at the table."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.news = time.monotonic()

    @property
    def is_over(self) -> bool:
        return bool(self._now.get("outcome"))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "error" and message["code"] in TRANSIENT:
            time.sleep(0.2)
            raise EOFError("the command can be sent again")
        before = len(self.received)
        super()._take(message)
        if len(self.received) > before:
            self.news = time.monotonic()
        if not self.is_over and self._chance.random() < MOVE_ON:
            raise EOFError("the player goes to another process")


class Wait(msgspec.Struct, frozen=True):
    """The longest time for which nothing happened at a table after a failure."""

    failure: str
    seconds: float


class Chaos:
    """The whole scenario."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        self.bus = BusServer()
        self.cluster = Cluster(folder, self.bus, postgresql_server())
        self.status = ServerStatus()
        self._players: list[WanderingPlayer] = []
        self._lock = threading.Lock()
        self._seed = seed
        self._chance = random.Random(seed)
        self.groups: list[Group] = []
        self.waits: list[Wait] = []

    def run(self, seconds: float, progress: Callable[[Wait], None] = lambda _: None) -> None:
        """Plays while everything fails in turn, until the time is over, and then to the end."""
        self.bus.start()
        try:
            self._run(seconds, progress)
            self.cluster.close()
        finally:
            self.bus.close()

    def _run(self, seconds: float, progress: Callable[[Wait], None]) -> None:
        for number in range(SERVERS):
            self.cluster.start(number)
        self.status.is_up.set()
        self.groups = [
            Group(
                self._person, *GROUPS[number % len(GROUPS)], self.status, self._seed + 10_000 * number, self._player()
            )
            for number in range(TABLES)
        ]
        with ThreadPoolExecutor(3 * TABLES) as pool:
            people = [future for group in self.groups for future in group.run(pool)]
            for future in people:
                future.add_done_callback(lambda _: self.status.count("gone"))
            try:
                for what in self._failures(seconds):
                    time.sleep(self._chance.uniform(0, CALM))
                    with self._failure(what):
                        time.sleep(self._chance.uniform(0, 2))
                    self.waits.append(Wait(what, self._wait_for_news()))
                    progress(self.waits[-1])
            finally:
                self.status.is_closing.set()
                # The rest of their games. The first failure tells why; after it the others wait in vain.
                done, _ = wait(people, 10 * PATIENCE, FIRST_EXCEPTION)
                for future in (*done, *people):
                    future.result(10 * PATIENCE)

    def _person(self) -> Person:
        return Wanderer(self.cluster)  # type: ignore[arg-type]

    def _player(self) -> type[PersistentPlayer]:
        chaos = self

        class Known(WanderingPlayer):
            def __init__(self, *arguments: Any) -> None:
                super().__init__(*arguments)
                with chaos._lock:
                    chaos._players.append(self)

        return Known

    def _failures(self, seconds: float) -> Iterator[str]:
        """What fails until the time is over: everything at least once."""
        deadline = time.monotonic() + seconds
        for number in itertools.count():
            for what in self._chance.sample(FAILURES, len(FAILURES)):
                if number and time.monotonic() > deadline:
                    return
                yield what

    @contextmanager
    def _failure(self, what: str) -> Iterator[None]:
        """Something fails, for the time of the context."""
        self.status.count(what)
        if what == "kill":
            number = self._chance.randrange(SERVERS)
            self.cluster.kill(number)
            yield
            self.cluster.start(number)
        elif what == "stop the bus":
            self.bus.stop()
            yield
            self.bus.start()
        elif what == "freeze the bus":
            self.bus.freeze()
            yield
            self.bus.thaw()
        else:
            self.cluster.cut()
            yield

    def _wait_for_news(self) -> float:
        """Waits until something has happened at every table since now, for all its players; returns the seconds."""
        now = time.monotonic()
        with self._lock:
            playing = [player for player in self._players if not player.is_over]
        until(
            lambda: self.status.counts["gone"] or all(one.is_over or one.news > now for one in playing),
            "all tables",
        )
        return time.monotonic() - now

    def check(self) -> None:
        """Compares the players' notes with the store; nobody was told a secret."""
        tables = check_tables(self.cluster.data, self.groups)
        secrets = {word for table in tables for word in (table.secret, *table.nonces)}
        for person in self.cluster.guests:
            told = {word.decode() for one in person.seen for word in SECRET.findall(one)}
            assert not told & secrets


def main(minutes: float) -> None:
    """Runs the scenario, shows its progress, and prints a summary; fails if a table had to wait for too long."""
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder), seed=time.time_ns())
        counts = chaos.status.counts

        def show(wait: Wait) -> None:
            numbers = f"{len(chaos.waits)} failures, {counts['moves']} moves, {counts['tables']} tables"
            print(f"\r{numbers}; {wait.failure}: {wait.seconds:.1f} s   ", end="", flush=True)

        chaos.run(60 * minutes, show)
        chaos.check()
    print(f"\n{counts['losses']} connections were lost.")
    print("No acknowledged move is missing, none was played twice. The longest wait of a table after each failure:")
    for failure in sorted(set(FAILURES)):
        waits = [wait.seconds for wait in chaos.waits if wait.failure == failure]
        print(f"{failure}: {len(waits)} times, {median(waits):.1f} s (median), {max(waits):.1f} s at most")
    longest = max(wait.seconds for wait in chaos.waits)
    assert longest < RECOVERY, f"a table waited for {longest:.1f} s, and {RECOVERY:.0f} s are promised"


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES)
