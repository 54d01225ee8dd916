"""A real store in its own file, and data for tests."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from zashiki.server.store.database import sqlite_url
from zashiki.server.store.models import Player, Table
from zashiki.server.store.store import Store
from zashiki.table.log import Entry, Moved
from zashiki.table.seats import Seat

T = TypeVar("T")

SECRET = "5e" * 32
NONCES = ("00" * 32, "11" * 32)
NOW = 1_800_000_000.0


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(sqlite_url(path / "zashiki.db"))
    try:
        yield store
    finally:
        await store.close()


def with_store(path: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Opens the store of a folder, runs some work with it, and closes it."""

    async def run() -> T:
        async with opened(path) as store:
            return await work(store)

    return asyncio.run(run())


def seat_of(player: Player) -> Seat:
    return Seat("guest" if player.is_guest else "person", player.name, player.id)


async def account(store: Store, name: str) -> Player:
    guest = await store.create_guest("Guest 1234", NOW)
    return await store.create_account(guest.id, name, f"hash of {name}'s password")


async def running(store: Store, *seats: Seat, rated: bool = False, deadline: float | None = None) -> Table:
    """A game of Ta-Ke that has started."""
    table = await store.create_table(
        game="take",
        options={},
        seats=seats,
        nonces=NONCES,
        secret=SECRET,
        now=NOW,
        listed=True,
        rated=rated,
        creator=seats[0].player,
    )
    await store.start_table(table.id, NOW + 1, deadline)
    return await store.table(table.id)


def moved(number: int, seat: int = 0, move: str = "A") -> Entry:
    return Entry(number, number, NOW + 2 + number, Moved(seat, move))
