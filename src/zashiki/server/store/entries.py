"""Adds entries to the logs of tables, many of them at once."""

from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection, Double, Integer

from zashiki.kernel.errors import because
from zashiki.server.errors import LogConflict
from zashiki.server.store import schema
from zashiki.server.store.writer import Values

_entries, _tables = schema.entries.name, schema.tables.name
_columns = tuple(schema.entries.c.keys())


def add_entries(connection: Connection, rows: Sequence[Values]) -> None:
    """Adds entries, each of which must be the next one of a running table; raises `LogConflict` if one is not.

    Two processes that add entries to the same tables do so in the same order, so that neither waits for the other.
    """
    ordered = sorted(rows, key=lambda row: (row["table_id"], row["number"]))
    values = [tuple(row[column] for column in _columns) for row in ordered]
    if connection.dialect.name == "sqlite":
        # One statement: for every statement the driver releases Python's lock and waits for it again.
        flat = tuple(value for row in values for value in row)
        added = connection.exec_driver_sql(_addition(("?",) * len(_columns), len(rows)), flat)
    else:
        # The same prepared statement for each: PostgreSQL's driver sends them all before it waits for an answer.
        added = connection.exec_driver_sql(_addition(_TYPED, 1), values)
    if added.rowcount != len(rows):
        raise LogConflict(because("log-forked"))


def _placeholder(name: str) -> str:
    """A placeholder of PostgreSQL's driver; without a type, NULL would be a text."""
    kind = schema.entries.c[name].type
    sql = "DOUBLE PRECISION" if isinstance(kind, Double) else "INTEGER" if isinstance(kind, Integer) else "TEXT"
    return f"CAST(%s AS {sql})"


_TYPED = tuple(_placeholder(name) for name in _columns)


@cache
def _addition(placeholders: tuple[str, ...], count: int) -> str:
    """A statement that adds `count` entries, except those that do not follow their table's last entry.

    An entry that has its predecessor, and whose number is not taken, is the next one. The columns of VALUES have the
    same names in SQLite and in PostgreSQL.
    """
    table_id, number = (f"new.column{_columns.index(column) + 1}" for column in ("table_id", "number"))
    row = f"({', '.join(placeholders)})"
    return (
        f"INSERT INTO {_entries} ({', '.join(_columns)}) "
        f"SELECT * FROM (VALUES {', '.join([row] * count)}) AS new "
        f"WHERE EXISTS (SELECT 1 FROM {_tables} WHERE id = {table_id} AND status = 'running') "
        f"AND ({number} = 0 OR EXISTS "
        f"(SELECT 1 FROM {_entries} AS last WHERE last.table_id = {table_id} AND last.number = {number} - 1))"
    )
