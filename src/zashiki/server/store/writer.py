"""Group commit: all that waits to be written goes into one transaction, and nobody is answered before it is on disk.

A commit waits for the disk once, however much is in it. While one runs, what comes meanwhile gathers for the next.
One thread does all of it, so that a transaction is one errand for the event loop and not one for every statement:
a busy loop would let the database wait after each.
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
    """A statement with its values. Statements with the same statement are sent to the database together."""

    statement: Executable
    values: Mapping[str, Any]


class _Unit(NamedTuple):
    """What is written whole or not at all."""

    work: Callable[[Connection], Any] | None
    lines: Sequence[Statement]
    done: "asyncio.Future[Any]"


class Writer:
    """The one thread that writes. Work may be run a second time after its first run was rolled back."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Unit | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, *lines: Statement) -> None:
        """Writes lines; returns when they are committed."""
        await self._put(None, lines)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does what needs an answer from the database on the way; returns when it is committed.

        If it raises a `Refused` it must not have written anything: its neighbours are committed without it.
        After any other error it is rolled back.
        """
        result: T = await self._put(work, ())
        return result

    async def close(self) -> None:
        """Writes what is waiting, then takes nothing more."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _put(self, work: Callable[[Connection], Any] | None, lines: Sequence[Statement]) -> Any:
        if self._closed:
            raise RuntimeError("The store is closed.")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put(_Unit(work, lines, done))
        return await done

    # In the thread

    def _serve(self) -> None:
        with self._connection as connection:
            going = True
            while going:
                batch = [self._queue.get()]
                while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                    batch.append(self._queue.get())
                units = [unit for unit in batch if unit is not None]
                going = len(units) == len(batch)
                answers = _commit(connection, units)
                self._loop.call_soon_threadsafe(_resolve, units, answers)


def _commit(connection: Connection, units: Sequence[_Unit]) -> list[Any]:
    try:
        return _together(connection, units)
    except Exception:
        return _one_by_one(connection, units)


def _together(connection: Connection, units: Sequence[_Unit]) -> list[Any]:
    """All of them at once; raises if the database refuses any."""
    with connection.begin():
        _send(connection, units)
        return [_work(connection, unit) for unit in units]


def _one_by_one(connection: Connection, units: Sequence[_Unit]) -> list[Any]:
    """Each behind a savepoint of its own, so that one that fails takes nobody with it."""
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
        for line in unit.lines:
            together.setdefault(id(line.statement), (line.statement, []))[1].append(line.values)
    for statement, values in together.values():
        connection.execute(statement, values)


def _work(connection: Connection, unit: _Unit) -> Any:
    if unit.work is None:
        return None
    try:
        return unit.work(connection)
    except Refused as refusal:
        return refusal


def _resolve(units: Sequence[_Unit], answers: Sequence[Any]) -> None:
    for unit, answer in zip(units, answers, strict=True):
        if unit.done.done():  # whoever asked has been cancelled meanwhile
            continue
        if isinstance(answer, Exception):
            unit.done.set_exception(answer)
        else:
            unit.done.set_result(answer)
