"""Copies a complete installation from one database to another, of the same kind or the other, and compares the two.

All of it is one transaction of the target: a copy that is interrupted, or that differs from its source, leaves nothing
behind. No server may use either database meanwhile. The key that signs cookies is in the database too.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from operator import attrgetter
from pathlib import Path
from typing import Any, Protocol

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    Table,
    bindparam,
    delete,
    func,
    insert,
    inspect,
    literal,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import DBAPIError

from zashiki.kernel.errors import BadArgument, ZashikiError
from zashiki.server.store import schema
from zashiki.server.store.database import Database, InUse, parse_url
from zashiki.server.store.migrate import Schema, schema_of, upgrade
from zashiki.server.store.opening import naming, open_database
from zashiki.server.store.transactions import reason_of

PART = 1000
"""Rows that are read, and written, at a time."""
_NUL, _INSTEAD = "\0", "\N{REPLACEMENT CHARACTER}"
"""PostgreSQL has no NUL: see `postgresql`."""
_tables, _processes = schema.tables, schema.processes
_IN_ORDER = schema.metadata.sorted_tables
"""All tables, each after those that it refers to."""
_BY_NAME = sorted(_IN_ORDER, key=attrgetter("name"))
Values = Sequence[Any]


class Progress(Protocol):
    """Shows how far a copy is."""

    def __call__(self, doing: str, done: int, of: int) -> None:
        """Called again and again with what is being done, the rows done so far, and all rows."""


class CannotCopy(ZashikiError):
    """An installation cannot be copied."""


class Digest(msgspec.Struct):
    """The number of rows of a table and the sum of their hashes, which does not depend on their order."""

    rows: int = 0
    total: int = 0

    def add(self, values: Values) -> None:
        """Adds a row."""
        self.rows += 1
        self.total += int.from_bytes(blake2b(msgspec.msgpack.encode(values), digest_size=32).digest())


def copy(source: str, target: str, progress: Progress = lambda doing, done, of: None) -> dict[str, int]:
    """Copies everything from one URL to the other; returns the number of rows of each table.

    Raises `CannotCopy`, or another error with the reason, and then the target is as it was.
    """
    _check_exists(source)
    with _opened(source) as origin, _opened(target) as destination:
        is_complete = False
        try:
            with _alone(destination, target) as writing:
                _check_is_empty(writing)
                with _alone(origin, source) as reading:
                    _check_can_be_copied(reading)
                    copied = _copy_all(reading, writing, progress)
                is_complete = True
        except DBAPIError as error:
            left = "The target has everything or nothing" if is_complete else "Nothing was copied"
            raise CannotCopy(f"The copy failed: {reason_of(error)}. {left}; you can start it again.") from None
    return copied


def _check_exists(url: str) -> None:
    """Raises `BadArgument` if an SQLite file is missing, which would be created otherwise."""
    parsed = parse_url(url)
    if parsed.drivername.startswith("sqlite") and parsed.database and not Path(parsed.database).exists():
        raise BadArgument(f"There is no database at {parsed.database}.")


@contextmanager
def _opened(url: str) -> Iterator[Database]:
    database = open_database(url)
    try:
        with naming(url):
            database.engine.connect().close()
        database.engine.dispose()
        yield database
    finally:
        database.engine.dispose()


@contextmanager
def _alone(database: Database, url: str) -> Iterator[Connection]:
    """A transaction with a database that nobody else uses."""
    try:
        with database.alone() as connection:
            yield connection
    except InUse as error:
        shown = parse_url(url).render_as_string()  # without the password
        raise CannotCopy(f"The database {shown} is in use: {error}. Stop all servers before you copy.") from None


def _check_is_empty(target: Connection) -> None:
    match schema_of(target):
        case Schema.NONE if names := inspect(target).get_table_names():
            raise CannotCopy(f"The target contains tables that are not Zashiki's, such as {names[0]}.")
        case Schema.EARLIER | Schema.LATER as age:
            raise CannotCopy(f"The target has the schema of {_version(age)}. Use an empty database.")
        case Schema.CURRENT if used := [table.name for table in _BY_NAME if _count(target, table) > _kept(table)]:
            raise CannotCopy(f"The target is not empty: there are rows in {', '.join(used)}. Use an empty database.")


def _kept(table: Table) -> int:
    """The number of rows that are part of the schema."""
    return int(table is _processes)


def _check_can_be_copied(source: Connection) -> None:
    match schema_of(source):
        case Schema.NONE:
            raise CannotCopy("The source is not a database of Zashiki.")
        case Schema.LATER:
            raise CannotCopy(f"The source has the schema of {_version(Schema.LATER)}. Copy it with that version.")
        case Schema.EARLIER:
            raise CannotCopy(f"The source has the schema of {_version(Schema.EARLIER)}. {_START}.")
    if not _count(source, schema.keys):
        raise CannotCopy(f"The source has no key that signs cookies yet. {_START}.")


_START = "Start a server of this version with it once and stop it, then copy"


def _version(age: Schema) -> str:
    return "an earlier version of Zashiki" if age is Schema.EARLIER else "a later version of Zashiki"


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _copy_all(source: Connection, target: Connection, progress: Progress) -> dict[str, int]:
    upgrade(target)
    target.execute(delete(_processes))
    total = sum(_count(source, table) for table in _IN_ORDER)
    copied = _go_through(source, lambda table, rows: _add(target, table, rows), partial(progress, "copying", of=total))
    _link_rematches(source, target)
    stored = _go_through(target, lambda *_: None, partial(progress, "comparing", of=total))
    for table, digest in copied.items():
        if stored[table] != digest:
            raise CannotCopy(f"The copied {table.name} differ from those of the source. Nothing was copied.")
    _continue_numbers(target)
    return {table.name: digest.rows for table, digest in copied.items()}


def _go_through(
    connection: Connection, work: Callable[[Table, Sequence[Values]], None], progress: Callable[[int], None]
) -> dict[Table, Digest]:
    """Does something with all rows, some at a time; returns the digest of each table."""
    digests, done = {}, 0
    for table in _IN_ORDER:
        digest = digests[table] = Digest()
        for rows in _parts(connection, table):
            for row in rows:
                digest.add(row)
            work(table, rows)
            progress(done := done + len(rows))
    return digests


def _parts(connection: Connection, table: Table) -> Iterator[Sequence[Values]]:
    """The rows of a table in the order of its key, some at a time."""
    key = list(table.primary_key)
    query = _content(table).order_by(*key).limit(PART)
    rows = connection.execute(query).all()
    while rows:
        yield [[_storable(value) for value in row] for row in rows]
        last = [literal(getattr(rows[-1], column.name), column.type) for column in key]
        rows = connection.execute(query.where(tuple_(*key) > tuple_(*last))).all()


def _content(table: Table) -> Select[Any]:
    """What is copied of a table. Processes count as dead, whatever the clock of the target says."""
    if table is not _processes:
        return select(table)
    return select(*(literal(0.0).label("expires") if one.name == "expires" else one for one in table.c))


def _storable(value: Any) -> Any:
    return value.replace(_NUL, _INSTEAD) if isinstance(value, str) else value


def _add(target: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Adds rows to the target, without what a rematch refers to, which may follow."""
    new = [dict(zip(table.c.keys(), row, strict=True)) for row in rows]
    target.execute(insert(table), [{**row, "previous": None} for row in new] if table is _tables else new)


def _link_rematches(source: Connection, target: Connection) -> None:
    link = update(_tables).where(_tables.c.id == bindparam("rematch")).values(previous=bindparam("first"))
    this, first = (_tables.c.keys().index(name) for name in ("id", "previous"))
    for rows in _parts(source, _tables):
        if rematches := [row for row in rows if row[first] is not None]:
            target.execute(link, [{"rematch": row[this], "first": row[first]} for row in rematches])


def _continue_numbers(target: Connection) -> None:
    """Lets PostgreSQL number further rows after the copied ones, as SQLite does anyway."""
    if target.dialect.name != "postgresql":
        return
    for table in _IN_ORDER:
        number = table.autoincrement_column
        if number is not None:
            last = select(func.coalesce(func.max(number), 0) + 1).scalar_subquery()
            sequence = func.pg_get_serial_sequence(table.name, number.name)
            target.execute(select(func.setval(sequence, last, False)))
