"""The base of all parts of the store: a few reading threads and one writing thread."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Executable, Row

from zashiki.server.store.writer import Writer

S = TypeVar("S", bound=msgspec.Struct)
T = TypeVar("T")


class Base:
    """Reading and writing for the parts of the store."""

    _engine: Engine
    _readers: ThreadPoolExecutor
    _writer: Writer

    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Reads in one transaction, from a consistent state of the database."""

        def run() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        return await self._read(lambda connection: connection.execute(query).all())

    async def _first(self, query: Executable) -> Row[Any] | None:
        return await self._read(lambda connection: connection.execute(query).first())

    async def _change(self, statement: Executable) -> int:
        """Runs one statement; returns the number of rows it changed."""
        return await self._writer.run(lambda connection: connection.execute(statement).rowcount)


def struct_of(kind: type[S], row: Row[Any]) -> S:
    """A struct from the columns with the names of its fields."""
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})


def as_json(value: Any) -> str:
    """A value as JSON text for a column."""
    return msgspec.json.encode(value).decode()
