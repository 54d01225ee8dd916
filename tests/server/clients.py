"""A real server in its own process, and scripted people who play there through real sockets."""

import hmac
import random
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.packed import unpacked
from tests.server.stores import database_url
from tests.server.waiting import PATIENCE, until
from zashiki.server.protocol import PROTOCOL
from zashiki.server.sessions import SignedSession

ROOT = Path(__file__).parents[2]
CLIENT = r"(?<!http://)127\.\d+\.\d+\.\d+:\d|203\.0\.113\.|2001:db8:"
"""Addresses of clients, unlike the server's own, and of those that tests make up for them."""
SHORTEST_KEY = 16
_TLS = ssl.create_default_context()
"""Created once: it takes longer than the rest of a client."""
_NOT_KEPT_ALIVE = httpx.Limits(max_keepalive_connections=0)
"""A browser repeats a request if its connection ends at that moment, after some idle seconds; httpx does not."""


class Server:
    """A server that can be started, killed and started again on the same data."""

    def __init__(self, data: Path, module: str = "tests.server.serve") -> None:
        self.data = data
        database_url(data)  # creates the database
        self.port = free_port()
        self.patience = PATIENCE
        """Seconds to wait until it answers."""
        self._module = module
        self._process: subprocess.Popen[bytes] | None = None
        self.guests: list[Person] = []
        """All people, whose connections are closed at the end."""
        self.tables: set[str] = set()
        """The ids of all tables that they opened."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        with (self.data / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._module, str(self.data), str(self.port)],
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        until(self.is_up, "the server to answer", self.patience)
        return self

    def is_up(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self.data / "server.log").read_text()
        return self._answers()

    def _answers(self) -> bool:
        asking = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            asking.request("GET", "/health")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def kill(self) -> None:
        """Kills the process, like a power failure."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    @contextmanager
    def killed(self) -> Iterator[None]:
        """Kills the process and starts it again afterwards, in any case: other tests may use it too."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def stop(self) -> int:
        """Stops the process as a host would; returns the exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(PATIENCE)

    @property
    def peak_memory(self) -> int:
        """The most resident memory that the process has needed so far, in bytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return 1024 * int(status.partition("VmHWM:")[2].split()[0])

    def send_home(self) -> None:
        """Closes the connections of all people."""
        for person in self.guests:
            person.go_home()

    @property
    def log(self) -> list[dict[str, Any]]:
        """The entries of its log."""
        lines = (self.data / "server.log").read_bytes().splitlines()
        return [msgspec.json.decode(line) for line in lines if line.startswith(b"{")]

    @property
    def leaks(self) -> list[str]:
        """The lines of its log that contain a client's address, a table, a cookie or a token."""
        private = [*self.tables, *(word for person in self.guests for word in person.credentials)]
        words = re.compile("|".join([CLIENT, *map(re.escape, private)]))
        lines = (self.data / "server.log").read_text(errors="replace").splitlines()
        return [line for line in lines if words.search(line)]

    @property
    def troubles(self) -> list[dict[str, Any]]:
        """The errors in its log."""
        return [line for line in self.log if line["level"] == "error"]


@contextmanager
def supervised(server: Server) -> Iterator[Server]:
    """Runs a server for the time of a test; it must not log any errors."""
    server.start()
    try:
        yield server
        assert server.stop() in (0, -signal.SIGTERM)
    finally:
        server.send_home()
        server.kill()
    assert server.troubles == []
    assert server.leaks == []


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def signed_cookie(key: bytes, session: SignedSession) -> str:
    """A cookie as earlier versions made it."""
    content = f"{session.player}.{session.epoch}.{session.expires}"
    signature = hmac.new(key, b"zashiki session 1\0" + content.encode(), sha256).hexdigest()
    return f"{content}.{signature}"


def fetch(url: str, method: str = "GET", **more: Any) -> httpx.Response:
    """The response to a request of somebody without a cookie."""
    return httpx.request(method, url, timeout=PATIENCE, verify=_TLS, **more)


class Person:
    """A person with a browser: a cookie and one socket."""

    def __init__(self, server: Server, token: str | None = None, guest: bool = True) -> None:
        self.server = server
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, headers=headers, verify=_TLS, limits=_NOT_KEPT_ALIVE
        )
        server.guests.append(self)
        self.id = ""
        self._socket: ClientConnection | None = None
        self._open_socket = ExitStack()
        self._ids = 0
        self.seen: list[bytes] = []
        """Everything received on the socket."""
        if guest:
            self.id = self.post("/api/guest")["id"]

    @property
    def credentials(self) -> list[str]:
        """The keys in the cookies and in the token."""
        token = self.http.headers.get("authorization", "").removeprefix("Bearer ")
        keys = [token, *(cookie.value or "" for cookie in self.http.cookies.jar)]
        return [key for key in keys if len(key) >= SHORTEST_KEY]

    # HTTP

    def post(self, path: str, status: int = 0, **body: Any) -> Any:
        return self.ask("POST", path, status, body)

    def get(self, path: str, status: int = 0) -> Any:
        return self.ask("GET", path, status, None)

    def ask(self, method: str, path: str, status: int, body: Any) -> Any:
        answer = self.http.request(method, path, json=body)
        expected = (status,) if status else (200, 201, 202, 204)
        assert answer.status_code in expected, (method, path, answer.status_code, answer.text)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def open_table(self, game: str, *seats: str | int, **more: Any) -> str:
        """Creates a table with seats such as 'me', 'open' and levels of Warashi."""
        wanted = [{"kind": "warashi", "level": seat} if isinstance(seat, int) else {"kind": seat} for seat in seats]
        table: str = self.post("/api/tables", game=game, seats=wanted, **{"by_lot": False, **more})["table"]
        self.server.tables.add(table)
        return table

    def join(self, table: str, **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/join", **more)

    # The socket

    @property
    def socket(self) -> ClientConnection:
        if self._socket is None:
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            own = {
                name: self.http.headers[name]
                for name in ("authorization", "x-forwarded-for")
                if name in self.http.headers
            }
            headers = {"cookie": cookies, **own}
            url = self.server.url.replace("http", "ws") + "/api/socket"
            # No pings: they would continue after the test and draw from `random` while other tests check it.
            opening = connect(
                url,
                additional_headers=headers,
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                max_queue=None,
            )
            self._socket = self._open_socket.enter_context(opening)
            assert self.receive() == {"type": "hello", "protocol": PROTOCOL}
        return self._socket

    def send(self, type: str, **fields: Any) -> int:
        """Sends a command; returns its id."""
        self._ids += 1
        self.socket.send(msgspec.json.encode({"type": type, "id": self._ids, **fields}).decode())
        return self._ids

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        raw = self.socket.recv(patience)
        self.seen.append(raw.encode() if isinstance(raw, str) else raw)
        return unpacked(raw)

    def receive_until(self, *types: str) -> dict[str, Any]:
        while (message := self.receive())["type"] not in types:
            pass
        return message

    def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer, `done` or `error`."""
        number = self.send(type, **fields)
        while (message := self.receive()).get("id") != number:
            pass
        return message

    def watch(self, table: str, **more: Any) -> dict[str, Any]:
        self.send("watch", table=table, **more)
        return self.receive_until("table", "error")

    def look(self, table: str, **more: Any) -> dict[str, Any]:
        """The current state of a table."""
        number = self.send("watch", table=table, **more)
        shown: dict[str, Any] = {}
        while (message := self.receive()).get("id") != number:
            shown = message if message["type"] == "table" else shown
        assert message["type"] == "done", message
        return shown

    def play_any(self, table: str) -> dict[str, Any]:
        """Plays the first legal move; returns the answer."""
        now = self.look(table)["now"]
        return self.do("move", table=table, ply=now["ply"], move=now["legal_moves"][0])

    def register(self, name: str, password: str = "correct horse") -> "Person":
        """Registers as an account."""
        self.post("/api/account", name=name, password=password)
        return self

    def make_token(self, password: str = "correct horse") -> str:
        """Creates a token for a bot; returns its key."""
        key: str = self.post("/api/me/tokens", label="a bot", password=password)["key"]
        return key

    def hang_up(self) -> None:
        self._open_socket.close()
        self._socket = None

    def go_home(self) -> None:
        self.hang_up()
        self.http.close()


class Player:
    """Plays one table to the end with random moves."""

    def __init__(self, person: Person, table: str, seed: int = 0) -> None:
        self.person = person
        self.table = table
        self.now: dict[str, Any] | None = None
        self.seat: int | None = None
        self.acknowledged: dict[int, str] = {}
        """Our moves that the server has acknowledged, by ply."""
        self._chance = random.Random(seed)
        self._waiting_for: tuple[int, str] | None = None

    @property
    def is_over(self) -> bool:
        return self.now is not None and self.now["outcome"] is not None

    def connect(self) -> None:
        self.take(self.person.watch(self.table))

    def step(self, patience: float = 0) -> bool:
        """Handles received messages, and plays if it is our turn; whether anything was done."""
        done = self._take_next(patience)
        while self._take_next(0):
            pass
        now = self.now
        if now is None or not now["legal_moves"] or now["outcome"] or self._waiting_for:
            return done
        move = self._chance.choice(now["legal_moves"])
        self._waiting_for = now["ply"], move
        self.person.send("move", table=self.table, ply=now["ply"], move=move)
        return True

    def _take_next(self, patience: float) -> bool:
        try:
            self.take(self.person.receive(patience))
        except TimeoutError:
            return False
        return True

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "table" and message["about"]["table"] == self.table:
            self.now, self.seat = message["now"], message["seat"]
            self._waiting_for = None
            self._note(message["log"])
        elif message["type"] == "update" and message["table"] == self.table:
            self.now = message["now"]
            self._note([message["happened"]])
        elif message["type"] == "error":
            raise AssertionError(message)

    def _note(self, log: list[dict[str, Any]]) -> None:
        for entry in log:
            if entry["type"] == "move" and entry["seat"] == self.seat:
                self.acknowledged[entry["ply"]] = entry["move"]
                self._waiting_for = None


def play_out(*players: Player) -> None:
    """Plays a table to the end."""
    for player in players:
        player.connect()
    waited = 0.0
    while not all(player.is_over for player in players):
        steps = [player.step() for player in players if not player.is_over]
        if any(steps):
            waited = 0.0
        else:
            time.sleep(0.001)
            waited += 0.001
            assert waited < PATIENCE, "the table is stuck"


__all__ = [
    "PATIENCE",
    "ConnectionClosed",
    "Person",
    "Player",
    "Server",
    "fetch",
    "play_out",
    "signed_cookie",
    "supervised",
    "until",
]
