"""Thousands of scripted players that put load on a server and measure it: Zashiki or boardgame.io.

Both servers get the same load: two connections per table, a move as soon as it is a player's turn or at a steady rate,
and a new table when a game is over. Tables are opened in advance. The latency of a move is the time from sending it to
receiving, on the same connection, the position that includes it.
"""

import asyncio
import http.client
import json
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from zashiki.kernel.registry import find

T = TypeVar("T")
WARM_UP = 0.5
THREADS = 8
"""Threads that open tables."""
MAX_CONNECTING = 50
"""Connections opened at the same time, so that the server does not refuse any."""


class Table(NamedTuple):
    """A table that is ready for play, with the credentials of each seat."""

    id: str
    credentials: tuple[str, str]


class Turn(NamedTuple):
    """What a player needs to know about a position."""

    ply: int
    moves: Sequence[str]
    """Empty if it is not the player's turn."""
    is_over: bool


class Connection(Protocol):
    """A player's connection."""

    async def enter(self, table: Table, seat: int) -> Turn:
        """Starts watching a table and returns its position."""

    async def play(self, turn: Turn, move: str) -> None:
        """Sends a move."""

    async def turn(self) -> Turn:
        """Waits for the next position."""


class Host(Protocol):
    """A server."""

    def tables(self, count: int) -> list[Table]:
        """Opens tables for two."""

    async def connect(self, table: Table, seat: int) -> Connection:
        """Connects a player."""


_http = threading.local()


def post(port: int, path: str, body: Any, **headers: str) -> tuple[Any, str]:
    """Sends a POST request; returns the response and its cookie. Each thread has one connection per port."""
    client: http.client.HTTPConnection = vars(_http).setdefault(
        str(port), http.client.HTTPConnection("127.0.0.1", port)
    )
    try:
        response, content = _post(client, path, body, headers)
    except ConnectionError:  # the server has closed it, as it was idle
        client.close()
        response, content = _post(client, path, body, headers)
    if response.status >= 300:
        raise RuntimeError(f"{path}: {response.status} {content.decode()}")
    return json.loads(content), (response.getheader("set-cookie") or "").partition(";")[0]


def _post(
    client: http.client.HTTPConnection, path: str, body: Any, headers: dict[str, str]
) -> tuple[http.client.HTTPResponse, bytes]:
    client.request("POST", path, json.dumps(body), {"content-type": "application/json", **headers})
    response = client.getresponse()
    return response, response.read()


def _in_threads(make: Callable[[int], T], count: int) -> list[T]:
    """Calls `make` `count` times in threads, whose HTTP connections end with them."""
    with ThreadPoolExecutor(THREADS) as threads:
        return list(threads.map(make, range(count)))


# Zashiki


class _Now(msgspec.Struct):
    ply: int
    legal_moves: list[str]
    outcome: msgspec.Raw


class _Message(msgspec.Struct):
    type: str
    now: _Now | None = None
    code: str = ""
    message: str = ""


class _Packed(msgspec.Struct):
    message: _Message


_read_text = msgspec.json.Decoder(_Message).decode
_read_packed = msgspec.json.Decoder(_Packed).decode


def _read(received: str | bytes) -> _Message:
    """What a player needs of a message; in a binary one records follow, which a page decodes later."""
    if isinstance(received, str):
        return _read_text(received)
    size = int.from_bytes(received[:4], "little")
    return _read_packed(received[4 : 4 + size]).message


class Zashiki:
    """Two guests who play at all tables of a Zashiki server, which may consist of several processes.

    A player is connected to any of them, as behind a proxy, so the two of a table often to different ones.
    """

    def __init__(self, game: str, *ports: int) -> None:
        self._game = game
        self._ports = ports

    @property
    def _port(self) -> int:
        return random.choice(self._ports)

    def tables(self, count: int) -> list[Table]:
        """Opens tables for two."""
        first, second = _in_threads(lambda _: post(self._port, "/api/guest", {})[1], 2)
        request = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}], "by_lot": False}

        def open_table(_: int) -> Table:
            table = post(self._port, "/api/tables", request, cookie=first)[0]["table"]
            post(self._port, f"/api/tables/{table}/join", {}, cookie=second)
            return Table(table, (first, second))

        return _in_threads(open_table, count)

    async def connect(self, table: Table, seat: int) -> Connection:
        """Connects a player."""
        socket = await _connect(f"ws://127.0.0.1:{self._port}/api/socket", cookie=table.credentials[seat])
        return ZashikiConnection(socket, find(self._game).records_digest)


class ZashikiConnection:
    """A player's connection to Zashiki, which requests everything that the page requests."""

    def __init__(self, socket: ClientConnection, digest: str) -> None:
        self._socket = socket
        self._digest = digest
        self._table = ""

    async def enter(self, table: Table, seat: int) -> Turn:
        """Starts watching a table and returns its position."""
        if self._table:
            await self._socket.send(json.dumps({"type": "unwatch", "table": self._table}))
        self._table = table.id
        watch = {"type": "watch", "table": table.id, "previews": True, "records": [self._digest]}
        await self._socket.send(json.dumps(watch))
        return await self.turn()

    async def play(self, turn: Turn, move: str) -> None:
        """Sends a move."""
        await self._socket.send(f'{{"type":"move","table":"{self._table}","ply":{turn.ply},"move":"{move}"}}')

    async def turn(self) -> Turn:
        """Waits for the next position."""
        while True:
            message = _read(await self._socket.recv())
            if message.now is not None:
                return Turn(message.now.ply, message.now.legal_moves, bytes(message.now.outcome) != b"null")
            if message.code:
                raise RuntimeError(message.message)


# boardgame.io


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: Any = None


class _State(msgspec.Struct):
    ctx: _Context
    ply: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(_State).decode
_sync = msgspec.json.Decoder(_Sync).decode
COUNTING = b"42/counting,"


class BoardgameIO:
    """Players on a boardgame.io server that runs bench/boardgame/server.js."""

    def __init__(self, port: int) -> None:
        self._port = port

    def tables(self, count: int) -> list[Table]:
        """Opens tables for two."""

        def open_table(_: int) -> Table:
            match = post(self._port, "/games/counting/create", {"numPlayers": 2})[0]["matchID"]
            first, second = (
                post(self._port, f"/games/counting/{match}/join", {"playerName": name})[0]["playerCredentials"]
                for name in ("Ada", "Grace")
            )
            return Table(match, (first, second))

        return _in_threads(open_table, count)

    async def connect(self, table: Table, seat: int) -> Connection:
        """Connects a player."""
        socket = await _connect(f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket")
        await socket.recv()
        await socket.send("40/counting,")
        await socket.recv()
        return BoardgameConnection(socket)


class BoardgameConnection:
    """A player's connection to boardgame.io, with hand-written Socket.IO text frames."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._table = Table("", ("", ""))
        self._seat = ""

    async def enter(self, table: Table, seat: int) -> Turn:
        """Starts watching a table and returns its position."""
        self._table, self._seat = table, str(seat)
        await self._emit("sync", table.id, self._seat, table.credentials[seat], 2)
        return await self.turn()

    async def play(self, turn: Turn, move: str) -> None:
        """Sends a move."""
        credentials = self._table.credentials[int(self._seat)]
        payload = {"type": move, "args": [], "playerID": self._seat, "credentials": credentials}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, turn.ply, self._table.id, self._seat)

    async def turn(self) -> Turn:
        """Waits for the next position."""
        while True:
            raw = await self._socket.recv(decode=False)
            if raw == b"2":
                await self._socket.send("3")
            elif raw.startswith(COUNTING):
                kind, table, *rest = _parts(raw[len(COUNTING) :])
                if bytes(table) == f'"{self._table.id}"'.encode() and bytes(kind) in (b'"update"', b'"sync"'):
                    return self._read(_state(rest[0]) if bytes(kind) == b'"update"' else _sync(rest[0]).state)

    def _read(self, state: _State) -> Turn:
        is_over = state.ctx.gameover is not None
        is_to_move = not is_over and state.ctx.currentPlayer == self._seat
        return Turn(state.ply, ["count"] if is_to_move else [], is_over)

    async def _emit(self, *arguments: Any) -> None:
        await self._socket.send(COUNTING.decode() + json.dumps(arguments))


async def _connect(url: str, **headers: str) -> ClientConnection:
    return await connect(
        url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60, max_size=None
    )


# Playing


class Measured(NamedTuple):
    """The result of a period of play."""

    moves_per_second: float
    milliseconds: list[float]
    """Latencies of all moves, sorted."""

    def percentile(self, percent: float) -> float:
        """The latency that `percent` % of the moves did not exceed."""
        return self.milliseconds[min(len(self.milliseconds) - 1, int(len(self.milliseconds) * percent / 100))]


class Load:
    """Players at many tables."""

    def __init__(self, host: Host, tables: Sequence[Table]) -> None:
        self._host = host
        self._fresh = iter(tables)
        self.moves = 0
        """The moves that were played so far."""
        self._latencies: list[float] = []
        self._interval: float | None = None
        """Mean seconds between two moves at a table; None for full speed."""
        self._since = 0.0
        """When this interval was set."""
        self._failed: list[BaseException] = []

    @asynccontextmanager
    async def at(self, tables: int) -> AsyncIterator["Load"]:
        """Keeps `tables` tables in play, with two connections each."""
        gate = asyncio.Semaphore(MAX_CONNECTING)
        ready = asyncio.Barrier(tables + 1)
        playing = [asyncio.create_task(self._play_games(gate, ready)) for _ in range(tables)]
        for task in playing:
            task.add_done_callback(self._record_failure)
        try:
            await self._unless_failed(ready.wait())
            yield self
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def measure(self, seconds: float, moves_per_second: float | None, tables: int) -> Measured:
        """Plays for some time, at full speed or at a total rate of `moves_per_second`."""
        self._interval = None if moves_per_second is None else tables / moves_per_second
        self._since = time.perf_counter()
        await asyncio.sleep(WARM_UP)
        self._latencies.clear()
        start = time.perf_counter()
        await self._unless_failed(asyncio.sleep(seconds))
        elapsed = time.perf_counter() - start
        milliseconds = sorted(1000 * latency for latency in self._latencies)
        return Measured(len(milliseconds) / elapsed, milliseconds)

    async def _unless_failed(self, waiting: Any) -> None:
        task = asyncio.ensure_future(waiting)
        while not task.done():
            await asyncio.wait([task], timeout=0.2)
            if self._failed:
                raise self._failed[0]

    def _record_failure(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()):
            self._failed.append(error)

    async def _play_games(self, gate: asyncio.Semaphore, ready: asyncio.Barrier) -> None:
        """Plays one game after another with the same two connections."""
        table = self._next()
        async with gate:
            players = [await self._host.connect(table, seat) for seat in (0, 1)]
            turns = [await player.enter(table, seat) for seat, player in enumerate(players)]
        await ready.wait()
        while True:
            due = Due()
            await asyncio.gather(*(self._play(player, turn, due) for player, turn in zip(players, turns, strict=True)))
            table = self._next()
            turns = [await player.enter(table, seat) for seat, player in enumerate(players)]

    def _next(self) -> Table:
        table = next(self._fresh, None)
        if table is None:
            raise RuntimeError("There are not enough tables; open more in advance.")
        return table

    async def _play(self, player: Connection, turn: Turn, due: "Due") -> None:
        """Plays the moves of one seat in a game."""
        while not turn.is_over:
            if not turn.moves:
                turn = await player.turn()
                continue
            if self._interval is not None:
                await due.wait(self._interval, self._since)
            ply, sent = turn.ply, time.perf_counter()
            await player.play(turn, random.choice(turn.moves))
            while turn.ply <= ply:
                turn = await player.turn()
            self._latencies.append(time.perf_counter() - sent)
            self.moves += 1


class Due:
    """The time when the next move at a table is due, at random intervals."""

    def __init__(self) -> None:
        self._time = time.perf_counter()

    async def wait(self, interval: float, since: float) -> None:
        """Waits for that time. After a late move the next ones come sooner, so a slow server gets no less load."""
        self._time = max(self._time, since) + random.expovariate(1 / interval)
        await asyncio.sleep(max(0.0, self._time - time.perf_counter()))


@asynccontextmanager
async def watching(host: Host, tables: Sequence[Table], connections: int) -> AsyncIterator[None]:
    """Connections that watch idle tables."""
    gate = asyncio.Semaphore(MAX_CONNECTING)

    async def watch(table: Table, seat: int) -> Connection:
        async with gate:
            connection = await host.connect(table, seat)
            await connection.enter(table, seat)
            return connection

    seats = [(table, seat) for table in tables for seat in (0, 1)]
    opened = await asyncio.gather(*(watch(*seat) for seat in seats[:connections]))
    assert len(opened) == connections
    yield
