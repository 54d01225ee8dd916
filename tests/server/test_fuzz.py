"""Thousands of bad messages, and requests of every shape, while others play on."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.effort import effort
from tests.server.clients import PATIENCE, Person, Player, Server, play_out
from tests.server.fork_server import running
from zashiki.kernel.registry import find
from zashiki.server.authentication import COOKIE
from zashiki.server.protocol import Outgoing

MESSAGES = effort(1_000, 3_000, 100_000)
EXAMPLES = effort(2, 3, 50)
"""Requests of a kind, for every operation."""
BATCH = 25
CONNECTIONS = 4
NUMBERS = (-1, 0, 1, 2, 15, 16, 2**31, 2**31 + 1, 2**63, 10**40, -(10**40), 1.5, 1e308, -0.0)
ODD: tuple[Any, ...] = (
    "",
    " ",
    "\0",
    "\u202e",
    "é" * 30,
    "x" * 500,
    "../..",
    "'; --",
    None,
    True,
    [],
    {},
    [[[]]],
    *NUMBERS,
)
TYPES = ("watch", "unwatch", "move", "undo", "take_back", "answer", "resign", "leave", "chat", "lobby", "ping")
FATAL = {1007, 1009}
"""The codes with which a socket is closed after invalid or too much text."""
typed = msgspec.json.Decoder(Outgoing).decode


class Fuzzer:
    """Sends random messages about a table of its own; the same seed gives the same messages."""

    def __init__(self, server: Server, seed: int, others: str) -> None:
        self.person = Person(server)
        self.answers = 0
        self._chance = random.Random(seed)
        self._others = others
        self._own = self._new_table()
        self._pings = 10**6
        self._kinds: tuple[Callable[[], str | bytes], ...] = (
            self._valid,
            self._valid,
            self._mutated,
            self._mutated,
            self._mutated,
            self._broken,
            self._noise,
            self._deep,
        )

    def _new_table(self) -> str:
        tables: tuple[tuple[str, ...], ...] = (
            ("take", "me", "open"),
            ("naishi", "me", "me"),
            ("ninjato", "me", "me", "me"),
        )
        return self.person.open_table(*self._chance.choice(tables))

    def batch(self) -> None:
        """Some messages, sometimes one that ends the connection, and a ping at the end."""
        for _ in range(BATCH):
            message = self._chance.choice(self._kinds)()
            self.person.socket.send(message)
        if self._chance.random() < 0.1:
            self._die()
        if self._chance.random() < 0.2:
            self._own = self._new_table()
        self._wait()

    def _die(self) -> None:
        """Sends a frame after which the server must close the socket; then opens another."""
        deaths: tuple[tuple[str | bytes, bool | None], ...]
        deaths = ("x" * 5000, None), (b"\xff" * 10, True), (b"\0" * 70_000, False)
        message, text = self._chance.choice(deaths)
        self.person.socket.send(message, text=text)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                self._take(self.person.receive())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in FATAL
        self.person.hang_up()

    def _wait(self) -> None:
        """Receives everything up to the answer of a ping: the socket is open, and answers come in order."""
        self._pings += 1
        self.person.socket.send(f'{{"type": "ping", "id": {self._pings}}}')
        while (message := self.person.receive()) != {"type": "pong", "id": self._pings}:
            self._take(message)
        self.person.seen.clear()

    def _take(self, message: dict[str, Any]) -> None:
        typed(self.person.seen[-1])
        assert message.get("code") != "failed", message
        self.answers += 1

    # Messages

    def _fields(self) -> dict[str, Any]:
        """The fields of a plausible command, for the client's own table or that of others."""
        chance = self._chance
        table = chance.choice([self._own, self._own, self._others, "nosuchtable"])
        moves = find(chance.choice(["take", "naishi", "ninjato"])).moves
        fields: dict[str, dict[str, Any]] = {
            "watch": {"have": chance.randrange(5)},
            "move": {"ply": chance.randrange(4), "move": chance.choice(moves)},
            "undo": {"ply": chance.randrange(4)},
            "take_back": {"ply": chance.randrange(4), "to": chance.choice([None, 0, 1])},
            "answer": {"agree": chance.random() < 0.5},
            "chat": {"text": "Hello!" * chance.randrange(1, 9)},
            "lobby": {"on": chance.random() < 0.5},
        }
        kind = chance.choice(TYPES)
        place = {} if kind in ("lobby", "ping") else {"table": table}
        return {"type": kind, "id": chance.randrange(1000), **place, **fields.get(kind, {})}

    def _valid(self) -> str:
        return msgspec.json.encode(self._fields()).decode()

    def _mutated(self) -> str:
        """A command with a field added, removed or changed to an odd value."""
        fields = self._fields()
        name = self._chance.choice([*fields, "more"])
        if self._chance.random() < 0.2:
            fields.pop(name, None)
        else:
            fields[name] = self._chance.choice(ODD)
        return _json(fields)

    def _broken(self) -> str | bytes:
        """A message with bytes missing, doubled or changed."""
        message = bytearray(self._valid().encode())
        for _ in range(self._chance.randrange(1, 4)):
            at = self._chance.randrange(len(message))
            message[at : at + 1] = self._chance.choice([b"", b"\0", b"\xff", b'"', b"{", b"\\", b"9" * 50])
        return bytes(message)

    def _noise(self) -> bytes:
        return self._chance.randbytes(self._chance.randrange(100))

    def _deep(self) -> str:
        opening = self._chance.choice(["[", '{"a":', '{"type":"watch","table":[', '{"id":['])
        return (opening * 1000)[: self._chance.randrange(4000)]


def _json(fields: dict[str, Any]) -> str:
    """JSON, including numbers of any size."""
    parts = (f'"{name}":{value}' if type(value) is int else _pair(name, value) for name, value in fields.items())
    return "{" + ",".join(parts) + "}"


def _pair(name: str, value: Any) -> str:
    return msgspec.json.encode({name: value}).decode()[1:-1]


def test_thousands_of_bad_messages_harm_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, grace = Person(server), Person(server)
        table = ada.open_table("ninjato", "me", "open")
        grace.join(table)
        players = Player(ada, table, 1), Player(grace, table, 2)
        for player in players:
            player.connect()
        fuzzers = [Fuzzer(server, seed, table) for seed in range(CONNECTIONS)]
        order = random.Random(0)
        for _ in range(MESSAGES // BATCH):
            order.choice(fuzzers).batch()
            for player in players:
                player.step()
        assert all(fuzzer.answers > MESSAGES / CONNECTIONS / 4 for fuzzer in fuzzers)
        for fuzzer in fuzzers:
            fuzzer.person.hang_up()
        play_out(*players)
        assert ada.get(f"/api/tables/{table}")["now"]["outcome"]["reason"] == "played"


CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)
FAREWELLS = ("/api/log-out-everywhere", "/api/me")
"""Operations that end the session, after which everything else would be refused."""


def test_requests_of_every_shape_match_the_schema(tmp_path: Path) -> None:
    """Schemathesis sends requests that match the OpenAPI document and others, with and without a session."""
    with running(tmp_path) as server:
        person = Person(server)
        person.open_table("take", "me", "open", listed=True)
        _check_operations(server, "--phases", "fuzzing")
        stay = [part for path in FAREWELLS for part in ("--exclude-path", path)]
        _check_operations(
            server, "--phases", "coverage,fuzzing", "--header", f"Cookie: {COOKIE}={person.http.cookies[COOKIE]}", *stay
        )


def _check_operations(server: Server, *more: str) -> None:
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json", "--no-color"),
        *("--seed", "1", "--max-examples", str(EXAMPLES), "--mode", "all"),
        *("--checks", ",".join(CHECKS), "--request-timeout", str(int(PATIENCE)), *more),
    ]
    done = subprocess.run(command, cwd=server.data, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
