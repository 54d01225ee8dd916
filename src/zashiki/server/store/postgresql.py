"""PostgreSQL: a database server, for any number of processes on any number of machines.

Transactions that read see one consistent state (REPEATABLE READ). Those that write are READ COMMITTED, so that one that
has waited for a lock goes on with what the other one wrote: a method that reads something and then depends on it locks
the rows first. Locks are taken in a fixed order: players, then tables, each in the order of their ids, then the rest.
Where that is not possible PostgreSQL detects the deadlock, and the transaction is run again.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from sqlalchemy import URL, Connection, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError

from zashiki.kernel.errors import BadArgument, ZashikiError, missing_extra
from zashiki.server.store.database import Database, Failure, InUse

OLDEST = 13
"""The oldest version that is supported; earlier ones cannot tell the outcome of a transaction."""
_DRIVER = "postgresql+psycopg"
_NAME = "zashiki"
"""The name under which PostgreSQL lists our connections."""
_CONNECTION = {
    "application_name": _NAME,
    "client_encoding": "utf8",
    "connect_timeout": "5",
    # A machine that disappears is noticed within seconds and not after hours.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
_SETTINGS = (
    "SET lock_timeout = '5s'",  # another process may have stopped in the middle of a transaction …
    "SET idle_in_transaction_session_timeout = '30s'",  # … and loses its locks after this time
)
_BEGIN = {"write": "BEGIN ISOLATION LEVEL READ COMMITTED", "none": None}
_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
LEAVING = 5.0
"""Seconds in which connections end whose process has ended."""
_PAUSE = 0.05
_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity "
    f"WHERE datname = current_database() AND application_name = '{_NAME}' AND pid <> pg_backend_pid()"
)
_MIGRATION = 0x7A617368696B69
"""The number of the lock that a process holds while it migrates the database: "zashiki" in ASCII."""
_SERVERS = _MIGRATION + 1
"""The number of the lock that servers hold: all that share a bus together, and one without a bus alone."""
_CLAIM_SETTINGS = ("SET tcp_keepalives_idle = 5", "SET tcp_keepalives_interval = 2", "SET tcp_keepalives_count = 3")
"""With these PostgreSQL notices soon if the machine of a server has disappeared."""
_FAILURES = {
    "40001": Failure.CONFLICT,  # serialization failure
    "40P01": Failure.CONFLICT,  # deadlock
    "55P03": Failure.BLOCKED,  # lock timeout
    "25006": Failure.UNAVAILABLE,  # read-only transaction: it is a standby now
    "57P01": Failure.LOST,  # the connection was ended by an administrator or by a shutdown
    "57P02": Failure.LOST,  # … by a crash of another session
    "57P03": Failure.UNAVAILABLE,  # the server is starting up or shutting down
    "57P05": Failure.LOST,  # … because it was idle
    "25P03": Failure.LOST,  # … because it was idle in a transaction
}
_UNAVAILABLE_CLASSES = ("08", "53")
"""The first letters of the codes for failing connections, and for too little memory, space or connections."""


class Unsuitable(ZashikiError):
    """The database server cannot be used."""


class PostgreSQL(Database):
    """A database of a PostgreSQL server. It must exist; its tables are created."""

    keeps_claims = True

    def __init__(self, url: URL, connections: int) -> None:
        defaults = {name: value for name, value in _CONNECTION.items() if name not in url.query}
        try:
            engine = create_engine(
                url.set(drivername=_DRIVER),
                connect_args=defaults,
                pool_size=connections,
                max_overflow=0,
                hide_parameters=True,
            )
        except ModuleNotFoundError:
            raise BadArgument(missing_extra("postgres", "PostgreSQL")) from None
        event.listen(engine, "connect", _on_connect)
        event.listen(engine, "begin", _on_begin)
        super().__init__(engine)

    def failure(self, error: Exception) -> Failure | None:
        """The kind of an error, by its code."""
        if not isinstance(error, DBAPIError):
            return None
        code = getattr(error.orig, "sqlstate", None) or ""
        if known := _FAILURES.get(code):
            return known
        if error.connection_invalidated:
            return Failure.LOST
        # An attempt to connect that fails has no code.
        cannot_connect = not code and isinstance(error, OperationalError)
        return Failure.UNAVAILABLE if cannot_connect or code[:2] in _UNAVAILABLE_CLASSES else None

    def prepare(self, connection: Connection) -> None:
        """Checks the version and the encoding; lets one process at a time migrate."""
        version = connection.dialect.server_version_info or (0,)
        if version < (OLDEST,):
            found = ".".join(map(str, version))
            raise Unsuitable(f"The PostgreSQL server has version {found}; Zashiki needs {OLDEST} or later.")
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
        if encoding != "UTF8":
            raise Unsuitable(f"The database has the encoding {encoding}; create it with ENCODING 'UTF8'.")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION})")

    @contextmanager
    def alone(self) -> Iterator[Connection]:
        """A transaction that begins only if no server is connected; those that start meanwhile wait for its end."""
        with self.writing.begin() as connection:
            self.prepare(connection)
            connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
            _wait_for_others(connection)
            yield connection

    def claim(self, connection: Connection, alone: bool) -> bool:
        """Takes a lock of the session, which ends when the process has died or its machine cannot be reached."""
        for setting in _CLAIM_SETTINGS:
            connection.exec_driver_sql(setting)
        function = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
        return bool(connection.exec_driver_sql(f"SELECT {function}({_SERVERS})").scalar())

    def transaction_id(self, connection: Connection) -> str:
        """The id of the current transaction."""
        return str(connection.exec_driver_sql("SELECT pg_current_xact_id()").scalar())

    def has_committed(self, connection: Connection, transaction_id: str) -> bool | None:
        """Whether a transaction was committed; None if it has not ended yet."""
        query = f"SELECT pg_xact_status('{int(transaction_id)}')"
        return {"committed": True, "aborted": False}.get(str(connection.exec_driver_sql(query).scalar()))


def _wait_for_others(connection: Connection) -> None:
    """Waits until no other process of Zashiki is connected; raises `InUse` if one stays."""
    deadline = time.monotonic() + LEAVING
    while others := connection.execute(_OTHERS).scalar_one():
        if time.monotonic() > deadline:
            raise InUse(f"connections of other processes: {others}")
        time.sleep(_PAUSE)
        connection.exec_driver_sql("SELECT pg_stat_clear_snapshot()")


def _on_connect(connection: Any, _record: Any) -> None:
    connection.autocommit = True  # transactions begin where we say
    connection.adapters.register_dumper(str, _text_dumper())
    for setting in _SETTINGS:
        connection.execute(setting)


@cache
def _text_dumper() -> type[Any]:
    """Sends text to the server, which knows no NUL character: another one, that nobody uses, takes its place."""
    from psycopg.types.string import StrDumperUnknown

    class TextDumper(StrDumperUnknown):
        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))

    return TextDumper


def _on_begin(connection: Connection) -> None:
    if begin := _BEGIN.get(connection.get_execution_options().get("transaction", ""), _SNAPSHOT):
        connection.exec_driver_sql(begin)
