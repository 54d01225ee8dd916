"""Opens the database. Everything specific to SQLite is here."""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from zashiki.kernel.errors import BadArgument, quoted

PATIENCE = 10_000
"""Milliseconds to wait for another process that writes."""
_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={PATIENCE}",
    "temp_store=MEMORY",  # the statement journal; by default that is a new file each time
)


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def open_engine(url: str, connections: int) -> Engine:
    """An engine for a URL such as `sqlite:////var/lib/zashiki/zashiki.db`; creates the file if it is missing."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadArgument(f"{quoted(url)} is not the URL of a database; expected sqlite:////path/to/file.") from None
    if parsed.get_backend_name() != "sqlite" or not parsed.database or ":memory:" in parsed.database:
        raise BadArgument("Only SQLite files are supported: sqlite:////path/to/file.")
    _keep_private(Path(parsed.database))
    engine = create_engine(parsed.set(drivername="sqlite"), pool_size=connections)
    # Many rows in one statement: for every statement the driver releases Python's lock and waits for it again.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def writing(engine: Engine) -> Engine:
    """The same engine, for transactions that write."""
    return engine.execution_options(writes=True)


def _keep_private(path: Path) -> None:
    """Makes the file readable only for its owner, as it contains secrets of running games; SQLite's journals follow."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    # A transaction that reads first and writes later would fail if another process wrote in between.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
