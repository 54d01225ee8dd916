"""The store: everything durable, behind one interface.

A method that changes something returns when the change is on disk. If it raises an error, nothing has changed. The
caller gives the time, in seconds since 1970.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine, select

from zashiki.server.store.chat import ChatLog
from zashiki.server.store.database import open_engine, writing
from zashiki.server.store.migrate import migrate
from zashiki.server.store.players import Players
from zashiki.server.store.reviews import Reviews
from zashiki.server.store.tables import Tables
from zashiki.server.store.tokens import Tokens
from zashiki.server.store.writer import Writer

READERS = 4
"""Threads that read at the same time."""


class Store(Tables, Players, Tokens, ChatLog, Reviews):
    """Tables, players and everything about them. Open it with `Store.open` in the event loop that will use it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")
        self._writer = Writer(writing(engine))

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Opens the database of a URL (`sqlite:////path/to/file`); creates it if it is missing, and migrates it."""
        engine = open_engine(url, READERS + 1)
        try:
            await asyncio.to_thread(migrate, writing(engine))
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Completes pending writes and closes the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    async def check(self) -> None:
        """Raises an error unless the database answers."""
        await self._all(select(1))
