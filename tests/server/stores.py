"""Real stores, each with its own database, and data for tests."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import text

from tests.server.postgresql import TEMPLATE, postgresql_server
from zashiki.server.settings import Settings
from zashiki.server.store.database import sqlite_url
from zashiki.server.store.models import Player, Table
from zashiki.server.store.opening import open_database
from zashiki.server.store.store import Store
from zashiki.table.log import Entry, Moved
from zashiki.table.seats import Seat

T = TypeVar("T")

SECRET = "5e" * 32
NONCES = ("00" * 32, "11" * 32)
NOW = 1_800_000_000.0

DATABASES = ("sqlite", "postgresql")
CHOICE = "ZASHIKI_TEST_DATABASE"
"""The environment variable that says which of them tests use that do not run with both."""
NAMED = "database.url"
"""The file in a data folder that names its database, unless that is in the folder itself."""

BUS = "bus.url"
"""The file in a data folder that names the bus, if its server is one of several."""


def database_url(folder: Path) -> str:
    """The URL of the database of a data folder; creates a PostgreSQL database where one is wanted."""
    named = folder / NAMED
    return named.read_text() if named.exists() else new_url(folder, TEMPLATE)


def new_url(folder: Path, template: str = "template0") -> str:
    """The URL of a new database for a data folder, without any tables."""
    if os.environ.get(CHOICE, DATABASES[0]) == DATABASES[0]:
        return sqlite_url(folder / "zashiki.db")
    server = postgresql_server()
    url = server.url(server.create_database(template))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAMED).write_text(url)
    return url


def settings_of(folder: Path, **more: Any) -> Settings:
    """The settings of a server with this data folder."""
    bus = (folder / BUS).read_text() if (folder / BUS).exists() else None
    return Settings(data=folder, database=database_url(folder), **{"bus": bus, **more})


def execute(folder: Path, sql: str, **values: Any) -> None:
    """Changes the database of a folder behind the server's back."""
    database = open_database(database_url(folder))
    with database.writing.begin() as connection:
        connection.execute(text(sql), values)
    database.engine.dispose()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keeps everybody else from writing into the database of a folder."""
    database = open_database(database_url(folder))
    with database.writing.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE alembic_version"))
        yield
    database.engine.dispose()


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(database_url(path))
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


def key_of(folder: Path) -> bytes:
    """The key with which the server of a folder signs cookies."""
    return with_store(folder, lambda store: store.key(b""))


def seat_of(player: Player) -> Seat:
    return Seat("guest" if player.is_guest else "person", player.name, player.id)


async def account(store: Store, name: str) -> Player:
    guest = await store.create_guest("Guest 1234", NOW)
    return await store.create_account(guest.id, name, f"hash of {name}'s password")


async def running(
    store: Store,
    *seats: Seat,
    game: str = "take",
    rated: bool = False,
    deadline: float | None = None,
    now: float = NOW,
    pair_limit: int | None = None,
) -> Table:
    """A game that has started."""
    table = await store.create_table(
        game=game,
        options={},
        seats=seats,
        nonces=(NONCES * 2)[: len(seats)],
        secret=SECRET,
        now=now,
        listed=True,
        rated=rated,
        creator=seats[0].player,
    )
    await store.start_table(table.id, now + 1, deadline, pair_limit=pair_limit)
    return await store.table(table.id)


def moved(number: int, seat: int = 0, move: str = "A") -> Entry:
    return Entry(number, number, NOW + 2 + number, Moved(seat, move))
