"""Fifty hostile connections next to a hundred people who play: `python -m tests.server.attack [SECONDS]`.

The server runs with its usual limits. Everybody has an own loopback address, so that limits by address apply as on the
internet. It must hold that people wait less than 100 ms for 99 % of their moves, at 500 moves per second in total, that
every acknowledged move is stored, and that the server needs less than 1 GB of memory.
"""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import ROOT, Person, Player, Server, play_out
from zashiki.kernel.registry import find, installed_games
from zashiki.server.store.database import sqlite_url

SECONDS = 60.0
TABLES = 50
MOVES_PER_SECOND = 500.0
MOST_MILLISECONDS = 100.0
MOST_BYTES = 1_000_000_000
SETTLING = 3.0
"""Seconds of play that are not measured, before the attack and at its start."""


class _Now(msgspec.Struct):
    ply: int
    legal_moves: list[str]
    outcome: dict[str, Any] | None


class _About(msgspec.Struct):
    table: str


class _Message(msgspec.Struct):
    """What a player needs of a message: reading all of it would take cores from the server."""

    type: str
    table: str | None = None
    about: _About | None = None
    now: _Now | None = None
    code: str | None = None


class _Packed(msgspec.Struct):
    message: _Message


_read_text = msgspec.json.Decoder(_Message).decode
_read_packed = msgspec.json.Decoder(_Packed).decode


def _read(received: str | bytes) -> _Message:
    """A message; the records in a binary one are left to the page."""
    if isinstance(received, str):
        return _read_text(received)
    return _read_packed(received[4 : 4 + int.from_bytes(received[:4], "little")]).message


class Pair:
    """Two people who play one game after another."""

    def __init__(self, number: int, port: int) -> None:
        self.port = port
        self.addresses = [f"127.1.{side}.{number + 1}" for side in (0, 1)]
        self.game = sorted(installed_games())[number % len(installed_games())]
        self.latencies: list[tuple[float, float]] = []
        """For each move when it was sent, and the seconds until its update came."""
        self.acknowledged: dict[tuple[str, int], str] = {}
        """The moves that came back to the player who sent them, by table and ply."""
        self._due = time.perf_counter()

    async def play(self) -> None:
        """Plays until it is cancelled."""
        people = [await self._arrive(address) for address in self.addresses]
        sockets = [await self._connect(http, address) for http, address in zip(people, self.addresses, strict=True)]
        try:
            while True:
                table = await self._open(*people)
                people.reverse()  # they play faster than people, and nobody may open tables that fast alone
                await asyncio.gather(*(self._play_seat(socket, table) for socket in sockets))
        finally:
            for socket in sockets:
                await socket.close()

    async def _arrive(self, address: str) -> httpx.AsyncClient:
        # A browser tries again if a connection that was kept alive has ended; here every request has a new one.
        once = httpx.Limits(max_keepalive_connections=0)
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False, limits=once)
        http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30)
        (await http.post("/api/guest")).raise_for_status()
        return http

    async def _connect(self, http: httpx.AsyncClient, address: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            additional_headers={"cookie": cookies},
            local_addr=(address, 0),
            compression=None,
            max_size=None,
        )

    async def _open(self, host: httpx.AsyncClient, guest: httpx.AsyncClient) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": self.game, "seats": seats, "by_lot": False}
        while (opened := await host.post("/api/tables", json=wanted)).status_code == HTTPStatus.TOO_MANY_REQUESTS:
            await asyncio.sleep(float(opened.headers["retry-after"]))
        table: str = opened.raise_for_status().json()["table"]
        (await guest.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        return table

    async def _play_seat(self, socket: ClientConnection, table: str) -> None:
        digest = find(self.game).records_digest  # like the page
        await socket.send(json.dumps({"type": "watch", "table": table, "previews": True, "records": [digest]}))
        sent: tuple[int, str, float] | None = None
        while True:
            message = _read(await socket.recv())
            received = time.perf_counter()
            assert message.type != "error", message
            now = message.now
            if now is None or table not in (message.table, message.about and message.about.table):
                continue
            if sent and now.ply > sent[0]:
                self.latencies.append((sent[2], received - sent[2]))
                self.acknowledged[table, sent[0]] = sent[1]
                sent = None
            if now.outcome:
                await socket.send(json.dumps({"type": "unwatch", "table": table}))
                return
            if now.legal_moves and not sent:
                sent = await self._move(socket, table, now)

    async def _move(self, socket: ClientConnection, table: str, now: _Now) -> tuple[int, str, float]:
        # After a late move the next ones come sooner, so that a slow server gets no less load.
        self._due += random.expovariate(MOVES_PER_SECOND / TABLES)
        await asyncio.sleep(max(0.0, self._due - time.perf_counter()))
        move = random.choice(now.legal_moves)
        sent = now.ply, move, time.perf_counter()
        await socket.send(json.dumps({"type": "move", "table": table, "ply": now.ply, "move": move}))
        return sent


def expensive_table(server: Server) -> str:
    """A finished game of Ninjato, which takes longest to show."""
    host, guest = Person(server), Person(server)
    table = host.open_table("ninjato", "me", "open")
    guest.join(table)
    play_out(Player(host, table), Player(guest, table))
    server.send_home()
    return table


async def run(server: Server, seconds: float, target: str) -> tuple[list[Pair], list[float]]:
    """Lets people play while the server is attacked; returns them, and the latencies during the attack."""
    pairs = [Pair(number, server.port) for number in range(TABLES)]
    playing = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(SETTLING)
    command = [sys.executable, "-m", "tests.server.hostile", str(server.port), str(seconds + SETTLING), target]
    hostile = subprocess.Popen(command, cwd=ROOT)
    try:
        await asyncio.sleep(SETTLING)
        began = time.perf_counter()
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        waits = [wait for pair in pairs for sent, wait in pair.latencies if sent >= began]
    finally:
        hostile.kill()
        hostile.wait()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return pairs, sorted(waits)


def missing(server: Server, pairs: list[Pair]) -> list[tuple[str, int]]:
    """The acknowledged moves that are not in the database."""
    engine = create_engine(sqlite_url(server.data / "zashiki.db"))
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, ply, what FROM entries WHERE ply IS NOT NULL")).all()
    engine.dispose()
    stored = {(row.table_id, row.ply): json.loads(row.what).get("move") for row in rows}
    return [place for pair in pairs for place, move in pair.acknowledged.items() if stored.get(place) != move]


def main(seconds: float) -> None:
    """Attacks a server for some time and checks what must hold."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "tests.server.serve_with_default_limits").start()
        try:
            target = expensive_table(server)
            pairs, waits = uvloop.run(run(server, seconds, target))
            peak = server.peak_memory
            lost = missing(server, pairs)
            troubles = server.troubles
        finally:
            server.kill()
    median, slow, slowest = (1000 * waits[int(part * (len(waits) - 1))] for part in (0.5, 0.99, 1.0))
    rate = len(waits) / seconds
    print(
        f"{rate:.0f} moves per second for {seconds:.0f} s by {2 * TABLES} people, next to 50 hostile connections: "
        f"median {median:.1f} ms, 99 % within {slow:.1f} ms, slowest {slowest:.0f} ms.\n"
        f"{sum(len(pair.acknowledged) for pair in pairs)} moves acknowledged, {len(lost)} of them not stored. "
        f"The server needed {peak / 1e6:.0f} MB at most and logged {len(troubles)} errors."
    )
    assert lost == [], lost[:5]
    assert troubles == [], troubles[:3]
    assert peak < MOST_BYTES
    assert rate > 0.9 * MOVES_PER_SECOND
    assert slow < MOST_MILLISECONDS


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
