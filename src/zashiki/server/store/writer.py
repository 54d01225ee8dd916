"""Group commit: all that waits to be written goes into one transaction, and nobody is answered before it is on disk.

A commit waits for the disk once, however much is in it. While one runs, what comes meanwhile gathers for the next.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from zashiki.server.store.data import StoreError

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[Any]]
MOST_AT_ONCE = 1000


class Line(NamedTuple):
    """A statement with its values. Lines with the same statement are sent to the database together."""

    statement: Executable
    values: Mapping[str, Any]


class _Unit(NamedTuple):
    """What is written whole or not at all."""

    work: Work | None
    lines: tuple[Line, ...]
    done: "asyncio.Future[Any]"


class Writer:
    """The one task that writes. Work may be run a second time after its first run was rolled back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Unit | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._serve(), name="store writer")

    async def write(self, *lines: Line) -> None:
        """Writes lines; returns when they are committed."""
        await self._put(None, lines)

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Does what needs an answer from the database on the way; returns when it is committed.

        If it raises a `StoreError` it must not have written anything: its neighbours are committed without it.
        After any other error it is rolled back.
        """
        result: T = await self._put(work, ())
        return result

    async def close(self) -> None:
        """Writes what is waiting, then takes nothing more."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _put(self, work: Work | None, lines: tuple[Line, ...]) -> Any:
        if self._closed:
            raise RuntimeError("The store is closed.")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Unit(work, lines, done))
        return await done

    async def _serve(self) -> None:
        going = True
        while going:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            units = [unit for unit in batch if unit is not None]
            going = len(units) == len(batch)
            await self._commit(units)

    async def _commit(self, units: list[_Unit]) -> None:
        try:
            answers = await self._together(units)
        except Exception:
            answers = await self._one_by_one(units)
        for unit, answer in zip(units, answers, strict=True):
            _resolve(unit.done, answer)

    async def _together(self, units: list[_Unit]) -> list[Any]:
        """All of them at once; raises if any was refused by the database."""
        async with self._engine.begin() as connection:
            await _send(connection, units)
            return [await _work(connection, unit) for unit in units]

    async def _one_by_one(self, units: list[_Unit]) -> list[Any]:
        """Each behind a savepoint of its own, so that one that fails takes nobody with it."""
        answers: list[Any] = []
        try:
            async with self._engine.begin() as connection:
                for unit in units:
                    try:
                        async with connection.begin_nested():
                            await _send(connection, [unit])
                            answers.append(await _work(connection, unit))
                    except Exception as error:
                        answers.append(error)
        except Exception as error:
            return [error] * len(units)
        return answers


async def _send(connection: AsyncConnection, units: list[_Unit]) -> None:
    together: dict[int, tuple[Executable, list[Mapping[str, Any]]]] = {}
    for unit in units:
        for line in unit.lines:
            together.setdefault(id(line.statement), (line.statement, []))[1].append(line.values)
    for statement, values in together.values():
        await connection.execute(statement, values)


async def _work(connection: AsyncConnection, unit: _Unit) -> Any:
    if unit.work is None:
        return None
    try:
        return await unit.work(connection)
    except StoreError as refusal:
        return refusal


def _resolve(done: "asyncio.Future[Any]", answer: Any) -> None:
    if done.done():  # whoever asked has been cancelled meanwhile
        return
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)
