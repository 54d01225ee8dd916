"""Scripted players by the thousand, who measure the server they play at: Zashiki's, and boardgame.io's.

Both get the same: two connections a table, a move as soon as it is somebody's turn or at a steady pace, and a new table
when a game is over. The tables are opened before. The time of a move is that from sending it to receiving, on the same
connection, the position that has it.
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

T = TypeVar("T")
WARM_UP = 0.5
THREADS = 8
"""That open tables."""
OPENING_AT_ONCE = 50
"""Connections; a server is not to refuse any because they all come at once."""


class Table(NamedTuple):
    """A table that is ready to be played at, and what each seat shows to come in."""

    id: str
    keys: tuple[str, str]


class Turn(NamedTuple):
    """What a player needs to know of a position."""

    ply: int
    moves: Sequence[str]
    """None if it is not his turn."""
    is_over: bool


class Line(Protocol):
    """A player's connection."""

    async def enter(self, table: Table, seat: int) -> Turn:
        """Goes to a table."""

    async def play(self, turn: Turn, move: str) -> None:
        """Sends a move."""

    async def turn(self) -> Turn:
        """The next position that comes."""


class Host(Protocol):
    """A server."""

    def tables(self, count: int) -> list[Table]:
        """Opens tables for two."""

    async def line(self, table: Table, seat: int) -> Line:
        """Connects a player."""


_sites = threading.local()


def ask(port: int, path: str, body: Any, **headers: str) -> tuple[Any, str]:
    """Posts something; the answer, and the cookie that came with it."""
    site: http.client.HTTPConnection = vars(_sites).setdefault(str(port), http.client.HTTPConnection("127.0.0.1", port))
    site.request("POST", path, json.dumps(body), {"content-type": "application/json", **headers})
    answer = site.getresponse()
    content = answer.read()
    if answer.status >= 300:
        raise RuntimeError(f"{path}: {answer.status} {content.decode()}")
    return json.loads(content), (answer.getheader("set-cookie") or "").partition(";")[0]


def _many(make: Callable[[int], T], count: int) -> list[T]:
    """Makes so many of something, in threads whose connections end with them."""
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


_read = msgspec.json.Decoder(_Message).decode


class Zashiki:
    """Two guests play at all tables of a Zashiki server."""

    def __init__(self, port: int, game: str) -> None:
        self._port = port
        self._game = game

    def tables(self, count: int) -> list[Table]:
        """Opens tables for two."""
        first, second = _many(lambda _: ask(self._port, "/api/guest", {})[1], 2)
        wanted = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}], "by_lot": False}

        def open_one(_: int) -> Table:
            table = ask(self._port, "/api/tables", wanted, cookie=first)[0]["table"]
            ask(self._port, f"/api/tables/{table}/join", {}, cookie=second)
            return Table(table, (first, second))

        return _many(open_one, count)

    async def line(self, table: Table, seat: int) -> Line:
        """Connects a player."""
        return ZashikiLine(await _connect(f"ws://127.0.0.1:{self._port}/api/socket", cookie=table.keys[seat]))


class ZashikiLine:
    """A player's connection to Zashiki."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._table = ""

    async def enter(self, table: Table, seat: int) -> Turn:
        """Goes to a table."""
        if self._table:
            await self._socket.send(json.dumps({"type": "unwatch", "table": self._table}))
        self._table = table.id
        await self._socket.send(json.dumps({"type": "watch", "table": table.id}))
        return await self.turn()

    async def play(self, turn: Turn, move: str) -> None:
        """Sends a move."""
        await self._socket.send(f'{{"type":"move","table":"{self._table}","ply":{turn.ply},"move":"{move}"}}')

    async def turn(self) -> Turn:
        """The next position that comes."""
        while True:
            message = _read(await self._socket.recv(decode=False))
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
    """Players at a boardgame.io server whose game is that of bench/boardgame/server.js."""

    def __init__(self, port: int) -> None:
        self._port = port

    def tables(self, count: int) -> list[Table]:
        """Opens tables for two."""

        def open_one(_: int) -> Table:
            match = ask(self._port, "/games/counting/create", {"numPlayers": 2})[0]["matchID"]
            first, second = (
                ask(self._port, f"/games/counting/{match}/join", {"playerName": name})[0]["playerCredentials"]
                for name in ("Ada", "Grace")
            )
            return Table(match, (first, second))

        return _many(open_one, count)

    async def line(self, table: Table, seat: int) -> Line:
        """Connects a player."""
        socket = await _connect(f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket")
        await socket.recv()
        await socket.send("40/counting,")
        await socket.recv()
        return BoardgameLine(socket)


class BoardgameLine:
    """A player's connection to boardgame.io: Socket.IO's text frames, written and read by hand."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._table = Table("", ("", ""))
        self._seat = ""

    async def enter(self, table: Table, seat: int) -> Turn:
        """Goes to a table."""
        self._table, self._seat = table, str(seat)
        await self._emit("sync", table.id, self._seat, table.keys[seat], 2)
        return await self.turn()

    async def play(self, turn: Turn, move: str) -> None:
        """Sends a move."""
        key = self._table.keys[int(self._seat)]
        payload = {"type": move, "args": [], "playerID": self._seat, "credentials": key}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, turn.ply, self._table.id, self._seat)

    async def turn(self) -> Turn:
        """The next position that comes."""
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
        is_mine = not is_over and state.ctx.currentPlayer == self._seat
        return Turn(state.ply, ["count"] if is_mine else [], is_over)

    async def _emit(self, *arguments: Any) -> None:
        await self._socket.send(COUNTING.decode() + json.dumps(arguments))


async def _connect(url: str, **headers: str) -> ClientConnection:
    return await connect(
        url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60, max_size=None
    )


# Playing


class Measured(NamedTuple):
    """What came out of a while of playing."""

    moves_a_second: float
    milliseconds: list[float]
    """Of every move, sorted."""

    def percentile(self, percent: float) -> float:
        """The milliseconds that so many of a hundred moves took at most."""
        return self.milliseconds[min(len(self.milliseconds) - 1, int(len(self.milliseconds) * percent / 100))]


class Load:
    """Players at many tables."""

    def __init__(self, host: Host, tables: Sequence[Table]) -> None:
        self._host = host
        self._fresh = iter(tables)
        self._done: list[float] = []
        self._pace: float | None = None
        """Seconds between two moves at a table, on average; None for as fast as it goes."""
        self._since = 0.0
        """When this pace began."""
        self._failed: list[BaseException] = []

    @asynccontextmanager
    async def at(self, tables: int) -> AsyncIterator["Load"]:
        """Keeps so many tables going, two connections each."""
        gate = asyncio.Semaphore(OPENING_AT_ONCE)
        ready = asyncio.Barrier(tables + 1)
        playing = [asyncio.create_task(self._keep_going(gate, ready)) for _ in range(tables)]
        for task in playing:
            task.add_done_callback(self._note)
        try:
            await self._unless_failed(ready.wait())
            yield self
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def measure(self, seconds: float, moves_a_second: float | None, tables: int) -> Measured:
        """Plays for a while, as fast as it goes or so many moves a second in all."""
        self._pace = None if moves_a_second is None else tables / moves_a_second
        self._since = time.perf_counter()
        await asyncio.sleep(WARM_UP)
        self._done.clear()
        began = time.perf_counter()
        await self._unless_failed(asyncio.sleep(seconds))
        spent = time.perf_counter() - began
        taken = sorted(1000 * one for one in self._done)
        return Measured(len(taken) / spent, taken)

    async def _unless_failed(self, waiting: Any) -> None:
        task = asyncio.ensure_future(waiting)
        while not task.done():
            await asyncio.wait([task], timeout=0.2)
            if self._failed:
                raise self._failed[0]

    def _note(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (error := task.exception()):
            self._failed.append(error)

    async def _keep_going(self, gate: asyncio.Semaphore, ready: asyncio.Barrier) -> None:
        """One game after another at one table."""
        table = self._next()
        async with gate:
            lines = [await self._host.line(table, seat) for seat in (0, 1)]
            turns = [await line.enter(table, seat) for seat, line in enumerate(lines)]
        await ready.wait()
        while True:
            due = Due()
            await asyncio.gather(*(self._play(line, turn, due) for line, turn in zip(lines, turns, strict=True)))
            table = self._next()
            turns = [await line.enter(table, seat) for seat, line in enumerate(lines)]

    def _next(self) -> Table:
        table = next(self._fresh, None)
        if table is None:
            raise RuntimeError("There are not enough tables; open more before.")
        return table

    async def _play(self, line: Line, turn: Turn, due: "Due") -> None:
        """One seat's part in a game."""
        while not turn.is_over:
            if not turn.moves:
                turn = await line.turn()
                continue
            if self._pace is not None:
                await due.wait(self._pace, self._since)
            ply, sent = turn.ply, time.perf_counter()
            await line.play(turn, random.choice(turn.moves))
            while turn.ply <= ply:
                turn = await line.turn()
            self._done.append(time.perf_counter() - sent)


class Due:
    """When the next move at a table is due, at a steady pace by chance."""

    def __init__(self) -> None:
        self._time = time.perf_counter()

    async def wait(self, pace: float, since: float) -> None:
        """Waits for it. Who is late has the next ones sooner, so that a slow answer does not lessen the load."""
        self._time = max(self._time, since) + random.expovariate(1 / pace)
        await asyncio.sleep(max(0.0, self._time - time.perf_counter()))


@asynccontextmanager
async def watching(host: Host, tables: Sequence[Table], connections: int) -> AsyncIterator[None]:
    """So many connections at tables where nothing happens."""
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def come(table: Table, seat: int) -> Line:
        async with gate:
            line = await host.line(table, seat)
            await line.enter(table, seat)
            return line

    places = [(table, seat) for table in tables for seat in (0, 1)]
    lines = await asyncio.gather(*(come(*place) for place in places[:connections]))
    assert len(lines) == connections
    yield
