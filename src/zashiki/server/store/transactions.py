"""Transactions on a database that may fail: repeated where that is safe, and never half done.

Reading can always be repeated. A transaction that writes is repeated after it was rolled back. If the connection is
lost while it is being committed, the database is asked what became of it.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from zashiki.server import metrics
from zashiki.server.errors import InDoubt, Unavailable
from zashiki.server.store.database import Database, Failure

ATTEMPTS = 5
"""The largest number of times that a transaction is run."""
RESOLVING = 10.0
"""Seconds in which the outcome of a commit must be found out."""
PAUSE = 0.05
"""Seconds between two questions about it."""
log = logging.getLogger(__name__)
T = TypeVar("T")


def read(database: Database, engine: Engine, work: Callable[[Connection], T]) -> T:
    """Reads with a connection of an engine; raises `Unavailable` if the database fails."""
    for _ in range(ATTEMPTS):
        try:
            with engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            reason, failure = error, _failure(database, error)
            if failure is None:
                raise
            if failure in (Failure.BLOCKED, Failure.UNAVAILABLE):
                break
    raise unavailable(reason)


async def until_available(work: Callable[[], Awaitable[T]]) -> T:
    """Does something that nobody waits for, and tries again until the database is available."""
    while True:
        try:
            return await work()
        except Unavailable as error:
            await asyncio.sleep(error.wait)


def _failure(database: Database, error: DBAPIError) -> Failure | None:
    """The kind of an error, which is counted."""
    failure = database.failure(error)
    if failure:
        metrics.DATABASE_FAILURES.labels(failure.name.lower()).inc()
    return failure


def unavailable(error: DBAPIError) -> Unavailable:
    """The error for people who wait for a database that has failed. The reason is logged."""
    reason = reason_of(error)
    log.warning("the database failed", extra={"reason": reason})
    return Unavailable(reason)


def reason_of(error: DBAPIError) -> str:
    """The first line of the database's own message, without a full stop."""
    return str(error.orig).strip().partition("\n")[0].removesuffix(".")


class Transactions:
    """Transactions that write, one after the other, on a connection of their own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection = database.writing.connect()

    def close(self) -> None:
        """Closes the connection."""
        self._connection.close()

    def run(self, work: Callable[[Connection], T]) -> T:
        """Runs work in a transaction and commits it; after a failure it runs again.

        Raises `Unavailable` if the database fails for longer, `InDoubt` if it fails during the commit and does not
        come back in time. After any other error of the work nothing has changed.
        """
        for _ in range(ATTEMPTS):
            try:
                return self._attempt(work)
            except DBAPIError as error:
                reason, failure = error, _failure(self._database, error)
                if failure in (None, Failure.BLOCKED):
                    raise
                if failure is Failure.UNAVAILABLE:
                    break
        raise unavailable(reason)

    def _attempt(self, work: Callable[[Connection], T]) -> T:
        transaction_id = None
        try:
            with self._connection.begin():
                done = work(self._connection)
                transaction_id = self._database.transaction_id(self._connection)
        except DBAPIError as error:
            is_in_doubt = transaction_id is not None and self._database.failure(error) is Failure.LOST
            if not is_in_doubt or not self._has_committed(str(transaction_id), reason_of(error)):
                raise
        return done

    def _has_committed(self, transaction_id: str, reason: str) -> bool:
        """Whether a transaction was committed before its connection was lost; waits until the database is back."""
        deadline = time.monotonic() + RESOLVING
        while time.monotonic() < deadline:
            try:
                with self._connection.begin():
                    answer = self._database.has_committed(self._connection, transaction_id)
            except DBAPIError:
                answer = None
            if answer is not None:
                return answer
            time.sleep(PAUSE)
        raise InDoubt(reason)
