"""Opens the database. All that is special to SQLite is here."""

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
    "temp_store=MEMORY",  # what a statement needs to take itself back; by default that is a file each time
)


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def open_engine(url: str, connections: int) -> Engine:
    """An engine for a URL such as `sqlite:////var/lib/zashiki/zashiki.db`; the file is made if it is missing."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadArgument(f"{quoted(url)} is no URL of a database; expected sqlite:////path/to/file.") from None
    if parsed.get_backend_name() != "sqlite" or not parsed.database or ":memory:" in parsed.database:
        raise BadArgument("The database is a file of SQLite so far: sqlite:////path/to/file.")
    _keep_private(Path(parsed.database))
    engine = create_engine(parsed.set(drivername="sqlite"), pool_size=connections)
    # Many rows are one statement: the driver lets go of Python's lock for each, and waits for it afterwards.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def writing(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(writes=True)


def _keep_private(path: Path) -> None:
    """Secrets of running games are in the file: nobody but its owner reads it, nor what SQLite puts beside it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    # One that begins by reading and then writes would be refused if another process wrote in between.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
