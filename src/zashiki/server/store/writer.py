"""Group commit: everything that waits to be written goes into one transaction; callers continue when it is on disk.

A commit waits for the disk once, however much it contains. While one runs, further writes gather for the next. One
thread does all of it, so that the event loop is involved once per transaction and not once per statement: a busy loop
would delay the database after each.
"""

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Executable

from zashiki.server.errors import Refused

T = TypeVar("T")
MOST_AT_ONCE = 1000


class Statement(NamedTuple):
    """An SQL statement with its values. Those with the same SQL are sent to the database together."""

    sql: Executable
    values: Mapping[str, Any]


class _Unit(NamedTuple):
    """A unit of work that is written completely or not at all."""

    work: Callable[[Connection], Any] | None
    statements: Sequence[Statement]
    done: "asyncio.Future[Any]"


class Writer:
    """The one thread that writes. Work may run a second time after its first run was rolled back."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Unit | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, *statements: Statement) -> None:
        """Executes statements; returns when they are committed."""
        await self._put(None, statements)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Runs work that reads from the database in between; returns when it is committed.

        If it raises a `Refused` error it must not have written anything: the rest of the transaction is committed.
        After any other error it is rolled back.
        """
        result: T = await self._put(work, ())
        return result

    async def close(self) -> None:
        """Completes pending writes, then accepts no more."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _put(self, work: Callable[[Connection], Any] | None, statements: Sequence[Statement]) -> Any:
        if self._closed:
            raise RuntimeError("The store is closed.")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(_Unit(work, statements, done))
        return await done

    # In the writing thread

    def _serve(self) -> None:
        with self._connection as connection:
            is_open = True
            while is_open:
                batch = [self._queue.get()]
                while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                    batch.append(self._queue.get())
                units = [unit for unit in batch if unit is not None]
                is_open = len(units) == len(batch)
                answers = _commit(connection, units)
                self._loop.call_soon_threadsafe(_resolve, units, answers)


def _commit(connection: Connection, units: Sequence[_Unit]) -> list[Any]:
    try:
        return _together(connection, units)
    except Exception:
        return _one_by_one(connection, units)


def _together(connection: Connection, units: Sequence[_Unit]) -> list[Any]:
    """All units in one go; raises an error if the database refuses any."""
    with connection.begin():
        _send(connection, units)
        return [_work(connection, unit) for unit in units]


def _one_by_one(connection: Connection, units: Sequence[_Unit]) -> list[Any]:
    """Each unit behind its own savepoint, so that one that fails does not affect the others."""
    answers: list[Any] = []
    try:
        with connection.begin():
            for unit in units:
                answers.append(_behind_savepoint(connection, unit))
    except Exception as error:
        return [error] * len(units)
    return answers


def _behind_savepoint(connection: Connection, unit: _Unit) -> Any:
    try:
        with connection.begin_nested():
            _send(connection, [unit])
            return _work(connection, unit)
    except Exception as error:
        return error


def _send(connection: Connection, units: Sequence[_Unit]) -> None:
    together: dict[int, tuple[Executable, list[Mapping[str, Any]]]] = {}
    for unit in units:
        for statement in unit.statements:
            together.setdefault(id(statement.sql), (statement.sql, []))[1].append(statement.values)
    for sql, values in together.values():
        connection.execute(sql, values)


def _work(connection: Connection, unit: _Unit) -> Any:
    if unit.work is None:
        return None
    try:
        return unit.work(connection)
    except Refused as refusal:
        return refusal


def _resolve(units: Sequence[_Unit], answers: Sequence[Any]) -> None:
    for unit, answer in zip(units, answers, strict=True):
        if unit.done.done():  # the caller was cancelled meanwhile
            continue
        if isinstance(answer, Exception):
            unit.done.set_exception(answer)
        else:
            unit.done.set_result(answer)
