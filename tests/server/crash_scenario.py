"""Games through a server that is killed again and again.

Players note what they send and what they are told. When all is over, the store must have everything that was
acknowledged, and nothing that nobody sent, and nothing twice.
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
from zashiki.table.log import Moved
from zashiki.table.match import Match

T = TypeVar("T")

PARTIES: Sequence[tuple[str, tuple[str | int, ...]]] = (
    ("take", ("me", "open")),
    ("take", (1, "me")),
    ("naishi", ("open", "me")),
    ("naishi", ("me", 2)),
    ("ninjato", ("me", "open", 1)),
    ("ninjato", ("open", "me", "open")),
    ("ninjato", (2, "me")),
)
"""What is played at the same time, again and again."""
TWICE, BACK = 0.1, 0.1
"""How often a command is sent twice for no reason, and a move taken back where it can be."""
IN_START = 0.2
"""How often the server is killed while it still starts."""
MOST_MOVES = 30
"""So many moves at most are answered between two kills."""


class ServerStatus:
    """Whether the server is there, and how much it has done: what the players and the killer have in common."""

    def __init__(self) -> None:
        self.is_up = threading.Event()
        self.is_closing = threading.Event()
        """Set when no new tables are to be opened."""
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
            assert self.counts["moves"] >= goal, "nobody plays any more"


class Command(msgspec.Struct, frozen=True):
    """What a player wants at a ply of the table."""

    type: str
    ply: int
    move: str | None = None


class PersistentPlayer:
    """Plays one table to its end, and begins again where the connection was lost."""

    def __init__(self, person: Person, table: str, status: ServerStatus, seed: int) -> None:
        self.person = person
        self.table = table
        self.seat: int | None = None
        self.commitment = ""
        self.sent: dict[int, Command] = {}
        """What was ever sent, by ply."""
        self.acknowledged: dict[int, Command] = {}
        self.told: list[dict[str, Any]] = []
        """The log as it was told."""
        self._status = status
        self._chance = random.Random(seed)
        self._now: dict[str, Any] = {}
        self._waiting: dict[int, Command] = {}
        """What is not answered yet, by the ids of the messages."""

    def play(self) -> None:
        while not self._now.get("outcome"):
            persist(self._play, self._status)
            self.person.hang_up()

    def _play(self) -> None:
        self.person.hang_up()
        self._take(self.person.watch(self.table, have=len(self.told)))
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
            if entry["number"] < len(self.told):
                assert entry["time"] == self.told[entry["number"]]["time"], "what was told is not true any more"
                continue
            assert entry["number"] == len(self.told), "something was left out"
            self.told.append(entry)


def persist(work: Callable[[], T], status: ServerStatus) -> T:
    """Does something over the network, again if the server went away meanwhile. Silence is not taken for that."""
    while True:
        try:
            return work()
        except TimeoutError:
            raise AssertionError("the server says nothing") from None
        except (WebSocketException, OSError, EOFError, httpx.NetworkError, httpx.ProtocolError):
            status.count("losses")
            assert status.is_up.wait(PATIENCE)


class Party:
    """Some people who play together, one table after the other."""

    def __init__(
        self, server: ForkedServer, game: str, seats: Sequence[str | int], status: ServerStatus, seed: int
    ) -> None:
        self.game, self.seats = game, seats
        self.finished: list[tuple[str, list[PersistentPlayer]]] = []
        """The records, with those who played."""
        self._status = status
        self._seed = seed
        self._host = Person(server)
        self._guests = [(Person(server), Queue[PersistentPlayer | None]()) for seat in seats if seat == "open"]

    def run(self, pool: ThreadPoolExecutor) -> list[Any]:
        """Starts everybody; what to wait for."""
        return [pool.submit(self._lead), *(pool.submit(self._follow, person, queue) for person, queue in self._guests)]

    def _lead(self) -> None:
        """The host opens tables until it is late."""
        try:
            while not self.finished or not self._status.is_closing.is_set():
                self._play_table()
            for one in self._do(lambda: self._host.get("/api/me/games")):  # opened, and the answer was lost
                self._do(lambda one=one: self._host.post(f"/api/tables/{one['table']}/leave"))  # type: ignore[misc]
        finally:
            for _, queue in self._guests:
                queue.put(None)

    def _play_table(self) -> None:
        table = self._do(lambda: self._host.open_table(self.game, *self.seats))
        people = [self._host, *(person for person, _ in self._guests)]
        round = 100 * len(self.finished)
        players = [PersistentPlayer(one, table, self._status, self._seed + round + at) for at, one in enumerate(people)]
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
    """The whole of it."""

    def __init__(self, data: Path, seed: int = 0) -> None:
        self.server = ForkedServer(data, shared_fork_server())
        self.status = ServerStatus()
        self.parties: list[Party] = []
        self.seconds_to_start: list[float] = []
        self._seed = seed
        self._chance = random.Random(seed)

    def run(self, kills: int, progress: Callable[[int], None] = lambda _: None) -> None:
        """Plays while the server is killed so many times, and then to the end."""
        self._start()
        self.parties = [
            Party(self.server, game, seats, self.status, self._seed + 10_000 * number)
            for number, (game, seats) in enumerate(PARTIES)
        ]
        with ThreadPoolExecutor(30) as pool:
            try:
                people = [future for party in self.parties for future in party.run(pool)]
                for future in people:
                    future.add_done_callback(lambda _: self.status.count("gone"))
                for number in range(kills):
                    self._kill()
                    self._start()
                    progress(number + 1)
            finally:
                self.status.is_closing.set()
                for future in people:
                    future.result(PATIENCE)
                self.server.send_home()
        assert self.server.stop() in (0, -15)
        assert self.server.troubles == []

    def _start(self) -> None:
        while self._chance.random() < IN_START:
            self.server.begin()
            time.sleep(self._chance.uniform(0, 0.3))
            self.server.kill()
            self.status.count("kills in the start")
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
        """Compares what the players know with what the store has."""
        for party in self.parties:
            for text, players in party.finished:
                check_table(self.server.data, text, players)


def check_table(data: Path, text: str, players: Sequence[PersistentPlayer]) -> None:
    """One table: what was acknowledged is there, at its ply and nowhere else, and the game was played to its end."""
    stored = with_store(data, lambda store: store.table(players[0].table))
    record = Record.parse(text)
    position = record.verify()
    assert stored.status == "over" and stored.started is not None
    assert position.is_over and stored.result is not None
    assert list(record.moves) == Match(stored.setup, stored.started, stored.entries).position.moves
    assert {player.commitment for player in players} == {record.commitment}
    for player in players:
        check_player(stored, player)


def check_player(stored: Table, player: PersistentPlayer) -> None:
    """What one player sent and was told."""
    book = find(stored.game)
    mine = {}
    for entry, told in zip(stored.entries, player.told, strict=True):
        what = entry.change
        assert (entry.number, entry.ply, entry.time) == (told["number"], told["ply"], told["time"])
        assert (what.__struct_config__.tag, what.seat) == (told["type"], told["seat"])
        move = what.move if isinstance(what, Moved) else None
        if what.seat == player.seat:
            assert told.get("move") == move and entry.ply is not None
            mine[entry.ply] = Command("move" if move else "undo", entry.ply, move)
        elif move:
            assert told["move"] in (move, book.concealed.get(book.actions[move]))
    assert mine == player.sent == player.acknowledged
