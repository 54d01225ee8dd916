"""The store: everything durable, behind one interface.

A method that changes something returns when the change is on disk. If it raises an error, nothing has changed. The
caller gives the time, in seconds since 1970.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import select

from zashiki.kernel.errors import because
from zashiki.server.errors import CannotStore, Unavailable
from zashiki.server.store.chat import ChatLog
from zashiki.server.store.database import Database
from zashiki.server.store.opening import open_migrated
from zashiki.server.store.players import Players
from zashiki.server.store.rating_history import RatingHistory
from zashiki.server.store.reviews import Reviews
from zashiki.server.store.secrets import Secrets
from zashiki.server.store.sessions import Sessions
from zashiki.server.store.tables import Tables
from zashiki.server.store.writer import Writer

READERS = 4
"""Threads that read at the same time."""


class Store(Tables, RatingHistory, Players, Sessions, ChatLog, Reviews, Secrets):
    """Tables, players and everything about them. Open it with `Store.open` in the event loop that will use it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")
        self._writer = Writer(database)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Opens the database of a URL and migrates it; raises `CannotOpen` if that is not possible.

        An SQLite file is created if it is missing, and so are the tables of a PostgreSQL database.
        """
        return cls(await asyncio.to_thread(open_migrated, url, READERS + 1))

    async def close(self) -> None:
        """Completes pending writes and closes the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._database.engine.dispose()

    async def check(self) -> None:
        """Raises an error unless the database can be read and written."""
        try:
            await self._all(select(1))
        except Unavailable as error:
            raise CannotStore(because("database-read", problem=error.cause)) from None
        await self._writer.check()
