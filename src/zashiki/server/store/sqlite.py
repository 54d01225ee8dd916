"""SQLite: a database in a file, for one machine."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError

from zashiki.kernel.errors import BadArgument
from zashiki.server.store.database import EXPECTED, Database, Failure, InUse

PATIENCE = 10_000
"""Milliseconds to wait for another process that writes."""
RETRY = 0.01
"""Seconds between two attempts."""
_WAL = "journal_mode=WAL"
_PRAGMAS = (
    _WAL,
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={PATIENCE}",
    "temp_store=MEMORY",  # the statement journal; by default that is a new file each time
)
# With this a transaction begins only if no other process has the file open, however long that one does nothing.
_ALONE = ("locking_mode=EXCLUSIVE", "busy_timeout=500")
# A transaction that reads first and writes later would fail if another process wrote in between.
_BEGIN = {"write": "BEGIN IMMEDIATE", "none": None}
_PRIMARY = 0xFF
"""The part of SQLite's error codes that says what kind of error it is."""
_UNAVAILABLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}


class SQLite(Database):
    """An SQLite file, which is created if it is missing."""

    keeps_claims = False

    def __init__(self, url: URL, connections: int) -> None:
        if not url.database or ":memory:" in url.database:
            raise BadArgument(f"An SQLite database needs a file; {EXPECTED}.")
        _keep_private(Path(url.database))
        engine = create_engine(url.set(drivername="sqlite"), pool_size=connections, hide_parameters=True)
        # Many rows in one statement: for every statement the driver releases Python's lock and waits for it again.
        engine.dialect.use_insertmanyvalues_wo_returning = True
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)
        super().__init__(engine)

    def failure(self, error: Exception) -> Failure | None:
        """Whether the file is locked for too long, or the disk fails."""
        code = getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)
        return Failure.UNAVAILABLE if code & _PRIMARY in _UNAVAILABLE else None

    def prepare(self, connection: Connection) -> None:
        """Does nothing: a transaction that writes has waited for the others already."""

    @contextmanager
    def alone(self) -> Iterator[Connection]:
        """A transaction that begins only if no other process has the file open."""
        with self.writing.connect() as connection:
            raw: Any = connection.connection.driver_connection
            for pragma in _ALONE:
                raw.execute(f"PRAGMA {pragma}")
            try:
                transaction = connection.begin()
            except OperationalError as error:
                if error.orig and getattr(error.orig, "sqlite_errorcode", 0) & _PRIMARY == sqlite3.SQLITE_BUSY:
                    raise InUse("another process has it open") from None
                raise
            with transaction:
                yield connection

    def claim(self, connection: Connection, alone: bool) -> bool:
        """True: several servers that open one file do not disturb each other's transactions."""
        return True

    def transaction_id(self, connection: Connection) -> None:
        """None: the outcome of a commit is always known."""

    def has_committed(self, connection: Connection, transaction_id: str) -> None:
        """None: see `transaction_id`."""


def _keep_private(path: Path) -> None:
    """Makes the file readable only for its owner, as it contains secrets of running games; SQLite's journals follow."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A file that exists must not be opened: closing it again would end all locks that this process holds on it, and the
    # next program that leaves the database would delete the journal that is still needed.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        _set(cursor, pragma)
    cursor.close()


def _set(cursor: Any, pragma: str) -> None:
    """Sets a pragma. While another process creates the same file, SQLite refuses WAL at once instead of waiting."""
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            cursor.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError:
            if pragma != _WAL or time.monotonic() > deadline:
                raise
            time.sleep(RETRY)
        else:
            return


def _on_begin(connection: Connection) -> None:
    if begin := _BEGIN.get(connection.get_execution_options().get("transaction", ""), "BEGIN"):
        connection.exec_driver_sql(begin)
