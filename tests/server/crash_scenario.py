"""Games on a server that is killed again and again.

Players note what they send and receive. At the end, the store must have everything that was acknowledged, nothing that
nobody sent, and nothing twice.
"""

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.clients import PATIENCE, Person
from tests.server.fork_server import ForkedServer, shared_fork_server
from tests.server.stores import with_store
from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.server.store.models import Table
from zashiki.server.store.store import Store
from zashiki.table.log import Moved
from zashiki.table.match import Match

T = TypeVar("T")

GROUPS: Sequence[tuple[str, tuple[str | int, ...]]] = (
    ("take", ("me", "open")),
    ("take", (1, "me")),
    ("naishi", ("open", "me")),
    ("naishi", ("me", 2)),
    ("ninjato", ("me", "open", 1)),
    ("ninjato", ("open", "me", "open")),
    ("ninjato", (2, "me")),
)
"""The games and seats that are played at the same time, again and again."""
TWICE, BACK = 0.1, 0.1
"""The probabilities of sending a command twice for no reason, and of undoing a move where possible."""
IN_START = 0.2
"""The probability of killing the server while it is starting."""
MOST_MOVES = 30
"""The largest number of moves that are answered between two kills."""


class ServerStatus:
    """Whether the server is up, and what it has done: shared by the players and the killer."""

    def __init__(self) -> None:
        self.is_up = threading.Event()
        self.is_closing = threading.Event()
        """Set when no new tables are to be created."""
        self.counts: Counter[str] = Counter()
        self._changed = threading.Condition()

    def count(self, what: str) -> None:
        with self._changed:
            self.counts[what] += 1
            self._changed.notify_all()

    def wait_for_moves(self, more: int) -> None:
        with self._changed:
            goal = self.counts["moves"] + more
            self._changed.wait_for(lambda: self.counts["moves"] >= goal or self.counts["gone"], PATIENCE)
            assert self.counts["moves"] >= goal, "nobody is playing any more"


class Command(msgspec.Struct, frozen=True):
    """A command of a player for a ply of the table."""

    type: str
    ply: int
    move: str | None = None


class PersistentPlayer:
    """Plays one table to the end, and continues after lost connections."""

    def __init__(self, person: Person, table: str, status: ServerStatus, seed: int) -> None:
        self.person = person
        self.table = table
        self.seat: int | None = None
        self.commitment = ""
        self.sent: dict[int, Command] = {}
        """All commands sent, by ply."""
        self.acknowledged: dict[int, Command] = {}
        self.received: list[dict[str, Any]] = []
        """The log as it was received."""
        self._status = status
        self._chance = random.Random(seed)
        self._now: dict[str, Any] = {}
        self._waiting: dict[int, Command] = {}
        """Unanswered commands, by the ids of their messages."""

    def play(self) -> None:
        while not self._now.get("outcome"):
            persist(self._play, self._status)
            self.person.hang_up()

    def _play(self) -> None:
        self.person.hang_up()
        self._take(self.person.watch(self.table, have=len(self.received)))
        unanswered, self._waiting = list(self._waiting.values()), {}
        if unanswered:
            self._status.count("sent again after a loss")
            self._send(unanswered[0])
        while not self._now.get("outcome") or self._waiting:
            self._decide()
            self._take(self.person.receive())

    def _decide(self) -> None:
        now = self._now
        if self._waiting or not now or not now["legal_moves"]:
            return
        if now["can_undo"] and self._chance.random() < BACK:
            command = Command("undo", now["ply"])
        else:
            command = Command("move", now["ply"], self._chance.choice(now["legal_moves"]))
        self.sent[command.ply] = command
        self._send(command)
        if self._chance.random() < TWICE:
            self._send(command)

    def _send(self, command: Command) -> None:
        fields = {"move": command.move} if command.move else {}
        self._waiting[self.person.send(command.type, table=self.table, ply=command.ply, **fields)] = command

    def _take(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "table", "log": log, "now": now}:
                self._note(log)
                self.seat, self.commitment, self._now = message["seat"], message["commitment"], now or {}
            case {"type": "update", "happened": entry, "now": now}:
                self._note([entry])
                self._now = now
            case {"type": "done", "id": id} if id in self._waiting:
                command = self._waiting.pop(id)
                if command.ply not in self.acknowledged:
                    self._status.count("moves")
                self.acknowledged[command.ply] = command
            case {"type": "error"}:
                raise AssertionError(message)

    def _note(self, entries: Sequence[dict[str, Any]]) -> None:
        for entry in entries:
            if entry["number"] < len(self.received):
                assert entry["time"] == self.received[entry["number"]]["time"], "an entry has changed"
                continue
            assert entry["number"] == len(self.received), "an entry is missing"
            self.received.append(entry)


class NoAnswer(AssertionError):
    """Somebody waited in vain."""


def persist(work: Callable[[], T], status: ServerStatus) -> T:
    """Does something over the network, again if the connection was lost. A timeout is an error."""
    while True:
        try:
            return work()
        except TimeoutError:
            raise NoAnswer("the server does not answer") from None
        except (WebSocketException, OSError, EOFError, httpx.NetworkError, httpx.ProtocolError):
            status.count("losses")
            assert status.is_up.wait(PATIENCE)


class Group:
    """People who play together, one table after the other."""

    def __init__(
        self,
        person: Callable[[], Person],
        game: str,
        seats: Sequence[str | int],
        status: ServerStatus,
        seed: int,
        player: "type[PersistentPlayer]" = PersistentPlayer,
    ) -> None:
        self.game, self.seats = game, seats
        self.finished: list[tuple[str, list[PersistentPlayer]]] = []
        """The records, with the players."""
        self._status = status
        self._seed = seed
        self._player = player
        self._host = person()
        self._guests = [(person(), Queue[PersistentPlayer | None]()) for seat in seats if seat == "open"]

    def run(self, pool: ThreadPoolExecutor) -> list[Any]:
        """Starts all people; returns the futures to wait for."""
        return [pool.submit(self._lead), *(pool.submit(self._follow, person, queue) for person, queue in self._guests)]

    def _lead(self) -> None:
        """The host creates tables until the scenario is closing."""
        try:
            while not self.finished or not self._status.is_closing.is_set():
                self._play_table()
            for one in self._do(lambda: self._host.get("/api/me/games")):  # created, and the answer was lost
                self._do(lambda one=one: self._host.post(f"/api/tables/{one['table']}/leave"))  # type: ignore[misc]
        finally:
            for _, queue in self._guests:
                queue.put(None)

    def _play_table(self) -> None:
        table = self._do(lambda: self._host.open_table(self.game, *self.seats))
        people = [self._host, *(person for person, _ in self._guests)]
        round = 100 * len(self.finished)
        players = [self._player(one, table, self._status, self._seed + round + at) for at, one in enumerate(people)]
        for (_, queue), player in zip(self._guests, players[1:], strict=True):
            queue.put(player)
        players[0].play()
        self.finished.append((self._do(lambda: self._host.get(f"/api/tables/{table}/record")), players))
        self._status.count("tables")

    def _follow(self, person: Person, queue: "Queue[PersistentPlayer | None]") -> None:
        while (player := queue.get()) is not None:
            self._do(lambda table=player.table: person.join(table))  # type: ignore[misc]
            player.play()

    def _do(self, work: Callable[[], T]) -> T:
        return persist(work, self._status)


class CrashScenario:
    """The whole scenario."""

    def __init__(self, data: Path, seed: int = 0) -> None:
        self.server = ForkedServer(data, shared_fork_server())
        self.status = ServerStatus()
        self.groups: list[Group] = []
        self.seconds_to_start: list[float] = []
        self._seed = seed
        self._chance = random.Random(seed)

    def run(self, kills: int, progress: Callable[[int], None] = lambda _: None) -> None:
        """Plays while the server is killed `kills` times, and then to the end."""
        self._start()
        self.groups = [
            Group(lambda: Person(self.server), game, seats, self.status, self._seed + 10_000 * number)
            for number, (game, seats) in enumerate(GROUPS)
        ]
        with ThreadPoolExecutor(30) as pool:
            try:
                people = [future for group in self.groups for future in group.run(pool)]
                for future in people:
                    future.add_done_callback(lambda _: self.status.count("gone"))
                for number in range(kills):
                    self._kill()
                    self._start()
                    progress(number + 1)
            finally:
                self.status.is_closing.set()
                for future in people:
                    future.result(10 * PATIENCE)  # the rest of their games
                self.server.send_home()
        assert self.server.stop() in (0, -15)
        assert self.server.troubles == []

    def _start(self) -> None:
        while self._chance.random() < IN_START:
            self.server.begin()
            time.sleep(self._chance.uniform(0, 0.3))
            self.server.kill()
            self.status.count("kills during the start")
        began = time.monotonic()
        self.server.start()
        self.seconds_to_start.append(time.monotonic() - began)
        self.status.is_up.set()

    def _kill(self) -> None:
        self.status.wait_for_moves(self._chance.randint(0, MOST_MOVES))
        time.sleep(self._chance.uniform(0, 0.02))
        self.status.is_up.clear()
        self.server.kill()
        self.status.count("kills")

    def check(self) -> None:
        """Compares the players' notes with the store."""
        check_tables(self.server.data, self.groups)


def check_tables(data: Path, groups: Sequence[Group]) -> list[Table]:
    """Checks all tables that were played to the end; returns them."""
    finished = [one for group in groups for one in group.finished]

    async def read(store: Store) -> list[Table]:
        return [await store.table(players[0].table) for _, players in finished]

    tables = with_store(data, read)
    for stored, (text, players) in zip(tables, finished, strict=True):
        check_table(stored, text, players)
    return tables


def check_table(stored: Table, text: str, players: Sequence[PersistentPlayer]) -> None:
    """Checks one table: everything acknowledged is there, at its ply and nowhere else, and the game is complete."""
    record = Record.parse(text)
    position = record.verify()
    assert stored.status == "over" and stored.started is not None
    assert position.is_over and stored.result is not None
    assert list(record.moves) == Match(stored.setup, stored.started, stored.entries).position.moves
    assert {player.commitment for player in players} == {record.commitment}
    for player in players:
        check_player(stored, player)


def check_player(stored: Table, player: PersistentPlayer) -> None:
    """Checks what one player sent and received."""
    book = find(stored.game)
    mine = {}
    for entry, received in zip(stored.entries, player.received, strict=True):
        change = entry.change
        assert (entry.number, entry.ply, entry.time) == (received["number"], received["ply"], received["time"])
        assert (change.__struct_config__.tag, change.seat) == (received["type"], received["seat"])
        move = change.move if isinstance(change, Moved) else None
        if change.seat == player.seat:
            assert received.get("move") == move and entry.ply is not None
            mine[entry.ply] = Command("move" if move else "undo", entry.ply, move)
        elif move:
            assert received["move"] in (move, book.concealed.get(book.actions[move]))
    assert mine == player.sent == player.acknowledged
