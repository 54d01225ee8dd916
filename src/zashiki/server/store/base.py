"""The base of all parts of the store: a few reading threads and one writing thread."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Row, Table
from sqlalchemy.dialects import postgresql, sqlite

from zashiki.server.store.database import Database
from zashiki.server.store.transactions import read
from zashiki.server.store.writer import Writer

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")
MOST_AT_ONCE = 500
"""Ids in one query."""


class Base:
    """Reading and writing for the parts of the store."""

    _database: Database
    _readers: ThreadPoolExecutor
    _writer: Writer

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Reads in one transaction, from a consistent state of the database."""
        return await self._in_thread(self._database.engine, work)

    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        return await self._in_thread(self._database.single, lambda connection: connection.execute(query).all())

    async def _first(self, query: Executable) -> Row[Any] | None:
        return await self._in_thread(self._database.single, lambda connection: connection.execute(query).first())

    async def _in_thread(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, read, self._database, engine, work)

    async def _change(self, statement: Executable) -> int:
        """Runs one statement; returns the number of rows it changed."""
        return await self._writer.run(lambda connection: connection.execute(statement).rowcount)


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that can say what happens if the row exists already."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def in_parts(ids: Iterable[str]) -> Iterator[Sequence[str]]:
    """Ids in order, as many at a time as fit into a query."""
    ordered = sorted(ids)
    return (ordered[start : start + MOST_AT_ONCE] for start in range(0, len(ordered), MOST_AT_ONCE))


def struct_of(kind: type[S], row: Row[Any]) -> S:
    """A struct from the columns with the names of its fields."""
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})


def as_json(value: Any) -> str:
    """A value as JSON text for a column."""
    return msgspec.json.encode(value).decode()
