"""Opens the database of a URL, ready to be used, or says in one sentence why that is not possible."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from zashiki.kernel.errors import BadArgument, ZashikiError
from zashiki.server.store.database import EXPECTED, Database, parse_url
from zashiki.server.store.migrate import migrate
from zashiki.server.store.postgresql import PostgreSQL
from zashiki.server.store.sqlite import SQLite
from zashiki.server.store.transactions import reason_of

_KINDS: dict[str, type[PostgreSQL] | type[SQLite]] = {
    "sqlite": SQLite,
    "postgresql": PostgreSQL,
    "postgres": PostgreSQL,
}


class CannotOpen(ZashikiError):
    """The database cannot be used."""


def open_database(url: str, connections: int = 1) -> Database:
    """A database as it is; it may be empty or have an earlier schema."""
    parsed = parse_url(url)
    kind = _KINDS.get(parsed.drivername.partition("+")[0])
    if kind is None:
        raise BadArgument(f"Only SQLite and PostgreSQL are supported; {EXPECTED}.")
    return kind(parsed, connections)


def open_migrated(url: str, connections: int = 1) -> Database:
    """A database with the current schema; raises `CannotOpen` if it cannot be reached or migrated."""
    database = open_database(url, connections)
    try:
        with naming(url):
            migrate(database)
    except BaseException:
        database.engine.dispose()
        raise
    return database


@contextmanager
def naming(url: str) -> Iterator[None]:
    """Raises `CannotOpen` if the database fails meanwhile, with its URL."""
    try:
        yield
    except DBAPIError as error:
        shown = parse_url(url).render_as_string()  # without the password
        raise CannotOpen(f"Cannot use the database {shown}: {reason_of(error)}.") from None
