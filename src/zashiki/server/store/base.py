"""What the parts of the store share: one engine to read from, one writer."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from zashiki.server.store.writer import Writer

S = TypeVar("S", bound=msgspec.Struct)


class Base:
    """Reads and writes for the parts of the store."""

    _engine: AsyncEngine
    _writer: Writer

    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _first(self, query: Executable) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _change(self, statement: Executable) -> int:
        """Runs one statement; how many rows it changed."""

        async def work(connection: AsyncConnection) -> int:
            return (await connection.execute(statement)).rowcount

        return await self._writer.run(work)


def struct_of(kind: type[S], row: Row[Any]) -> S:
    """The fields of a struct from the columns of the same names."""
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})


def as_json(value: Any) -> str:
    """A value as the text that a column keeps."""
    return msgspec.json.encode(value).decode()
