"""Hostile clients, as a server on the open internet meets them: `python -m tests.server.hostile PORT SECONDS TABLE`.

Ten kinds, five of each, from five addresses, until the time is over. Each goes on whatever the server answers, with a
short pause after a refusal: this process shares the machine with the server, and should not compete for its cores.
"""

import asyncio
import itertools
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

EACH = 5
"""Clients of each kind."""
PAUSE = 0.05
"""Seconds after a refusal."""
FAILURES = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, EOFError)
"""What a server that defends itself causes."""


class Hostile:
    """One hostile client at its own address."""

    def __init__(self, number: int, port: int, table: str) -> None:
        self.address = f"127.66.0.{1 + number % EACH}"
        self.port = port
        self.table = table
        """A long finished game, which is expensive to show."""
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            transport=httpx.AsyncHTTPTransport(local_address=self.address, verify=False),
            timeout=20,
        )

    async def raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare TCP connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    def socket(self) -> connect:
        """A WebSocket with the cookie of a guest, if there is one."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            additional_headers={"cookie": cookies},
            local_addr=(self.address, 0),
            compression=None,
            ping_interval=None,
            max_size=None,
        )

    async def guest(self) -> None:
        """Becomes a guest."""
        await self.http.post("/api/guest")

    async def pour(self, start: bytes, more: Callable[[], bytes]) -> None:
        """Sends bytes without end, as fast as the server reads them."""
        _, writer = await self.raw()
        try:
            writer.write(start)
            while True:
                writer.write(more())
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            writer.transport.abort()


async def endless_headers(one: Hostile) -> None:
    """Sends headers without end."""
    await one.pour(b"GET / HTTP/1.1\r\nHost: localhost\r\n", lambda: b"X-More: " + b"a" * 8000 + b"\r\n")


async def endless_url(one: Hostile) -> None:
    """Sends a URL without end."""
    await one.pour(b"GET /", lambda: b"a" * 8000)


async def half_open(one: Hostile) -> None:
    """Opens connections and sends one byte after another."""
    connections = [await one.raw() for _ in range(10)]
    try:
        for byte in itertools.cycle(b"GET / HTTP/1.1\r\nX: "):
            for _, writer in connections:
                writer.write(bytes([byte]))
                await writer.drain()
            await asyncio.sleep(1)
    finally:
        for _, writer in connections:
            writer.transport.abort()


async def pings_unread(one: Hostile) -> None:
    """Sends pings without reading the answers."""
    async with one.socket() as socket:
        frame = b"\x89\xfd\0\0\0\0" + b"p" * 125
        socket.transport.pause_reading()
        while not socket.transport.is_closing():
            socket.transport.write(frame * 50)
            await asyncio.sleep(0.01)


async def expensive_reads(one: Hostile) -> None:
    """Watches a long finished game again and again, and reads the answers."""
    await one.guest()
    async with one.socket() as socket:
        while True:
            await socket.send(json.dumps({"type": "watch", "table": one.table, "previews": True}))
            await _read_some(socket)


async def _read_some(socket: ClientConnection) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(PAUSE):
            await socket.recv()


async def hashing(one: Hostile) -> None:
    """Makes the server hash passwords."""
    await one.guest()
    name = f"hostile{random.randrange(10**6)}"
    for number in itertools.count():
        await _ask(one, "POST", "/api/log-in", {"name": name, "password": f"wrong guess {number}"})
        await _ask(one, "PATCH", "/api/me/password", {"old": f"wrong guess {number}", "new": f"another {number}"})


async def many_requests(one: Hostile) -> None:
    """Requests files, unknown addresses and the API's description."""
    for path in itertools.cycle(
        ("/", "/icon.svg", "/nowhere", "/api/openapi.json", "/assets/nowhere.js", "/rules/take")
    ):
        await _ask(one, "GET", path)


async def busy_warashi(one: Hostile) -> None:
    """Opens tables against Warashi's highest level and asks for hints and reviews everywhere."""
    await one.guest()
    seats = [{"kind": "warashi", "level": 8}, {"kind": "me"}]
    tables: list[str] = []
    for game in itertools.cycle(("take", "naishi", "ninjato")):
        answer = await _ask(one, "POST", "/api/tables", {"game": game, "seats": seats, "by_lot": False})
        if answer is not None and answer.is_success:
            tables.append(answer.json()["table"])
        for table in tables[-3:]:
            await _ask(one, "POST", f"/api/tables/{table}/hint")
        await _ask(one, "POST", f"/api/tables/{one.table}/review")


async def crowded_lobby(one: Hostile) -> None:
    """Opens listed tables and takes the seats of others."""
    await one.guest()
    for game in itertools.cycle(("take", "naishi", "ninjato")):
        seats = [{"kind": "me"}, {"kind": "open"}]
        await _ask(one, "POST", "/api/tables", {"game": game, "seats": seats, "listed": True, "by_lot": False})
        listed = await _ask(one, "GET", "/api/tables")
        for table in listed.json()[:5] if listed is not None and listed.is_success else ():
            await _ask(one, "POST", f"/api/tables/{table['table']}/join", {})


async def nonsense(one: Hostile) -> None:
    """Sends messages that cannot be read, too fast, and too large ones."""
    async with one.socket() as socket:
        for number in itertools.count():
            await socket.send("x" * 5000 if number % 1000 == 999 else '{"type": "watch", "table": []}')
            if number % 20 == 0:
                await _read_some(socket)


async def _ask(one: Hostile, method: str, path: str, body: Any = None) -> httpx.Response | None:
    try:
        answer = await one.http.request(method, path, json=body)
    except FAILURES:
        await asyncio.sleep(PAUSE)
        return None
    if not answer.is_success:
        await asyncio.sleep(PAUSE)
    return answer


KINDS: tuple[Callable[[Hostile], Awaitable[None]], ...] = (
    endless_headers,
    endless_url,
    half_open,
    pings_unread,
    expensive_reads,
    hashing,
    many_requests,
    busy_warashi,
    crowded_lobby,
    nonsense,
)


async def attack(port: int, seconds: float, table: str) -> None:
    """Runs all hostile clients for some time; one that is disconnected comes back."""
    end = time.monotonic() + seconds

    async def persist(kind: Callable[[Hostile], Awaitable[None]], number: int) -> None:
        while time.monotonic() < end:
            with suppress(*FAILURES):
                await kind(Hostile(number, port, table))
            await asyncio.sleep(PAUSE)

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(persist(kind, number) for kind in KINDS for number in range(EACH)))


if __name__ == "__main__":
    os.nice(10)
    asyncio.run(attack(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]))
