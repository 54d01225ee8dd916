"""Group commit: everything that waits to be written goes into one transaction; callers continue when it is on disk.

A commit waits for the disk once, however much it contains. While one runs, further writes gather for the next. One
thread does all of it, so that the event loop is involved once per transaction and not once per statement: a busy loop
would delay the database after each.
"""

import asyncio
import math
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Executable, text
from sqlalchemy.exc import DBAPIError

from zashiki.kernel.errors import because
from zashiki.server import metrics
from zashiki.server.errors import CannotStore, Refused, Unavailable
from zashiki.server.store.database import Database, Failure
from zashiki.server.store.transactions import Transactions, unavailable

T = TypeVar("T")
MOST_AT_ONCE = 1000
RECENT = 5.0
"""Seconds for which a successful write shows that the next one will work."""
PATIENCE = 2.0
"""Seconds for a write that shows it."""
Values: TypeAlias = Mapping[str, Any]
Sql: TypeAlias = Executable | Callable[[Connection, Sequence[Values]], None]
"""A statement, or a function that executes one with many values and raises an error if any of them is refused."""


class Statement(NamedTuple):
    """An SQL statement with its values. Those with the same SQL are sent to the database together."""

    sql: Sql
    values: Values

    def execute(self, connection: Connection) -> None:
        """Executes it on its own."""
        _execute(connection, self.sql, [self.values])


class _Unit(NamedTuple):
    """A unit of work that is written completely or not at all."""

    work: Callable[[Connection], Any] | None
    statements: Sequence[Statement]
    done: "asyncio.Future[Any]"


class Writer:
    """The one thread that writes. Work may run a second time after its first run was rolled back."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._transactions = Transactions(database)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Unit | None] = SimpleQueue()
        self._closed = False
        self._wrote = -math.inf
        """When it last wrote something, on the steady clock; minus infinity if the last attempt failed."""
        self._probe: asyncio.Task[None] | None = None
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

    async def check(self) -> None:
        """Raises an error unless it can write: if it has not done so lately, it writes what is there already."""
        if self._loop.time() - self._wrote < RECENT:
            return
        if self._probe is None or self._probe.done():
            self._probe = self._loop.create_task(self.run(_write_the_same))
        try:
            await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        except TimeoutError:
            raise CannotStore(because("database-stuck", seconds=round(PATIENCE))) from None
        except Unavailable as error:
            raise CannotStore(because("database-write", problem=error.cause)) from None

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

    def _answer(self, units: Sequence[_Unit], answers: Sequence[Any]) -> None:
        self._wrote = -math.inf if any(isinstance(one, Unavailable) for one in answers) else self._loop.time()
        _resolve(units, answers)

    # In the writing thread

    def _serve(self) -> None:
        is_open = True
        while is_open:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get())
            units = [unit for unit in batch if unit is not None]
            is_open = len(units) == len(batch)
            with metrics.COMMITTED.time():
                answers = self._commit(units) if units else []
            self._loop.call_soon_threadsafe(self._answer, units, answers)
        self._transactions.close()

    def _commit(self, units: Sequence[_Unit]) -> list[Any]:
        for way in (_together, self._one_by_one):
            try:
                return self._transactions.run(partial(way, units))
            except Unavailable as error:
                return [error] * len(units)
            except Exception as error:
                answers = [error] * len(units)
        return answers

    def _one_by_one(self, units: Sequence[_Unit], connection: Connection) -> list[Any]:
        """Each unit behind its own savepoint, so that one that fails does not affect the others."""
        return [self._behind_savepoint(unit, connection) for unit in units]

    def _behind_savepoint(self, unit: _Unit, connection: Connection) -> Any:
        try:
            with connection.begin_nested():
                return _together([unit], connection)[0]
        except DBAPIError as error:
            failure = self._database.failure(error)
            if failure is Failure.BLOCKED:
                return unavailable(error)
            if failure:
                raise
            return error
        except Exception as error:
            return error


def _write_the_same(connection: Connection) -> None:
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _together(units: Sequence[_Unit], connection: Connection) -> list[Any]:
    """All units in one go; raises an error if the database refuses any."""
    _send(connection, units)
    return [_work(connection, unit) for unit in units]


def _send(connection: Connection, units: Sequence[_Unit]) -> None:
    together: dict[int, tuple[Sql, list[Values]]] = {}
    for unit in units:
        for statement in unit.statements:
            together.setdefault(id(statement.sql), (statement.sql, []))[1].append(statement.values)
    for sql, values in together.values():
        _execute(connection, sql, values)


def _execute(connection: Connection, sql: Sql, values: list[Values]) -> None:
    if isinstance(sql, Executable):
        connection.execute(sql, values)
    else:
        sql(connection, values)


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
