"""Server processes in the store: which of them live, and which one minds each running game and each review.

A process that minds a game moves for Warashi there and ends the time of a player whose clock has run out. It does so
until the game is over or the process is dead, which is when it has not renewed its entry for some seconds; then the
others divide what it minded. Times are those of the database's clock, as the clocks of the machines differ.
"""

import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, Double, Update, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from zashiki.kernel.errors import ZashikiError
from zashiki.server.store import schema
from zashiki.server.store.base import Base, insert_into
from zashiki.server.store.database import Database
from zashiki.server.store.schema import NOBODY

LIFE = 5.0
"""Seconds without a renewal after which a process counts as dead."""
LEAVING = LIFE + 1.0
"""Seconds in which a process that has died counts as dead for certain."""
_PAUSE = 0.1
_SHARING = "Other servers use this database: give all of them the same --bus, or stop the others."
_NOT_SHARING = "A server without --bus uses this database: stop it, or give it the same --bus."
MOST_AT_ONCE = 200
"""Games, or reviews, that a process takes over at a time, so that the others get their part."""

_processes, _leases, _reviews = schema.processes, schema.leases, schema.reviews


class OthersServe(ZashikiError):
    """A server that expects to be alone is not."""


class _Now(FunctionElement[float]):
    """The time by the clock of the database, in seconds since 1970."""

    type = Double()
    inherit_cache = True


@compiles(_Now, "sqlite")
def _now_in_sqlite(*_: Any, **__: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(_Now, "postgresql")
def _now_in_postgresql(*_: Any, **__: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"


class TakenOver(msgspec.Struct, frozen=True):
    """What a process minds from now on."""

    tables: tuple[str, ...]
    reviews: tuple[str, ...]
    """The tables whose reviews it makes."""


class Processes(Base):
    """The part of the store for processes."""

    process: str = NOBODY
    """The process that minds what begins through this store."""

    async def register(self, process: str, now: float, alone: bool) -> float:
        """Adds this process; returns since when it, or another one that still lives, has been serving.

        A process that is alone takes over everything from all others, which are dead; nobody has to watch it.
        """

        def work(connection: Connection) -> float:
            earliest = select(func.min(_processes.c.serving_since)).where(_is_alive())
            since = now if alone else min(connection.scalar(earliest) or now, now)
            expires = 0.0 if alone else _Now() + LIFE
            connection.execute(insert(_processes).values(id=process, expires=expires, serving_since=since))
            if alone:
                connection.execute(update(_leases).values(process=process))
                connection.execute(update(_reviews).where(_reviews.c.process.is_not(None)).values(process=process))
                connection.execute(delete(_processes).where(_processes.c.id.not_in((process, NOBODY))))
            return since

        since = await self._writer.run(work)
        self.process = process
        return since

    async def renew(self) -> bool:
        """Shows that this process lives; False if it counted as dead, and others may have taken over what it minded."""

        def work(connection: Connection) -> bool:
            own = _processes.c.id == self.process
            renewed = {"expires": _Now() + LIFE}
            if connection.execute(update(_processes).where(own, _is_alive()).values(renewed)).rowcount:
                return True
            again = insert_into(connection, _processes).values(
                id=self.process, serving_since=database_time(connection), **renewed
            )
            connection.execute(again.on_conflict_do_update(index_elements=["id"], set_=renewed))
            return False

        return await self._writer.run(work)

    async def retire(self) -> None:
        """Leaves what this process minds to the others at once."""
        await self._change(update(_processes).where(_processes.c.id == self.process).values(expires=0.0))

    async def living(self) -> set[str]:
        """The processes that live."""
        return {row.id for row in await self._all(select(_processes.c.id).where(_is_alive()))}

    async def minded(self) -> set[str]:
        """The running games that this process minds."""
        query = select(_leases.c.table_id).where(_leases.c.process == self.process)
        return {row.table_id for row in await self._all(query)}

    async def take_over(self) -> TakenOver:
        """Minds a part of what dead processes minded, and removes those that mind nothing any more."""
        left = or_(*(exists().where(table.c.process == _processes.c.id) for table in (_leases, _reviews)))
        is_dead = _processes.c.expires <= _Now()
        query = select(_processes.c.id, left.label("left")).where(is_dead, _processes.c.id != self.process)
        dead = {row.id: row.left for row in await self._all(query)}
        forgotten = [process for process, left in dead.items() if not left and process != NOBODY]
        abandoned = [process for process, left in dead.items() if left]
        if not forgotten and not abandoned:
            return TakenOver((), ())

        def work(connection: Connection) -> TakenOver:
            removed = _dead_among(connection, forgotten, read=False)
            connection.execute(delete(_processes).where(_processes.c.id.in_(removed), ~left))
            dead = _dead_among(connection, abandoned, read=True)
            return TakenOver(*(self._take_some(connection, table, dead) for table in (_leases, _reviews)))

        return await self._writer.run(work)

    def _take_some(self, connection: Connection, table: Any, processes: Collection[str]) -> tuple[str, ...]:
        """Minds some rows of a table that these processes minded, except those that another one is just taking over."""
        some = select(table.c.table_id).where(table.c.process.in_(processes)).limit(MOST_AT_ONCE)
        free = some.with_for_update(skip_locked=True, of=table)
        taken: Update = update(table).where(table.c.table_id.in_(free)).values(process=self.process)
        return tuple(connection.scalars(taken.returning(table.c.table_id)))


@contextmanager
def claimed(database: Database, alone: bool) -> Iterator[None]:
    """Claims a database for a server alone, or for all that share a bus; raises `OthersServe` if it cannot be had.

    Waits until servers that have just died are dead. A claim ends early if its connection is lost.
    """
    with database.single.connect() as connection:
        try:
            _claim(database, connection, alone)
            if database.keeps_claims:
                yield
        finally:
            connection.invalidate()  # it may have been lost meanwhile, and is needed no more
    if not database.keeps_claims:
        database.engine.dispose()
        yield


def _claim(database: Database, connection: Connection, alone: bool) -> None:
    deadline = time.monotonic() + LEAVING
    while not database.claim(connection, alone) or (alone and _has_living(connection)):
        if time.monotonic() > deadline:
            raise OthersServe(_SHARING if alone else _NOT_SHARING)
        time.sleep(_PAUSE)


def _has_living(connection: Connection) -> bool:
    """Whether servers with a bus live, which may have lost their claim together with its connection."""
    return bool(connection.scalar(select(func.count()).select_from(_processes).where(_is_alive())))


def database_time(connection: Connection) -> float:
    """The time by the clock of the database."""
    return float(connection.scalar(select(_Now())) or 0.0)


def _dead_among(connection: Connection, processes: Collection[str], *, read: bool) -> list[str]:
    """Those of some processes that are dead, and stay so until the transaction ends.

    Without those that another process is just removing, or that are just renewing. They can be removed if they were not
    locked for reading only.
    """
    query = select(_processes.c.id).where(_processes.c.id.in_(processes), _processes.c.expires <= _Now())
    return list(connection.scalars(query.with_for_update(read=read, skip_locked=True)))


def _is_alive() -> Any:
    return _processes.c.expires > _Now()


def known(connection: Connection, process: str) -> str:
    """A process, which is not removed until the transaction ends; nobody, if it counted as dead and was removed."""
    query = select(_processes.c.id).where(_processes.c.id == process)
    return connection.scalar(query.with_for_update(read=True, key_share=True)) or NOBODY


def mind(connection: Connection, table_id: str, process: str) -> None:
    """Lets a process mind a game that starts; nobody, if the process counts as dead and was removed."""
    new = insert_into(connection, _leases).values(table_id=table_id, process=known(connection, process))
    connection.execute(new.on_conflict_do_update(index_elements=["table_id"], set_={"process": new.excluded.process}))


def unmind(connection: Connection, table_id: str) -> None:
    """Lets nobody mind a game any more, as it is over."""
    connection.execute(delete(_leases).where(_leases.c.table_id == table_id))
