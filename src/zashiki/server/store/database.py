"""Opens the database of a URL: an SQLite file or a PostgreSQL database.

`Database` is everything that the rest of the store knows about the difference between the two; `sqlite` and
`postgresql` implement it.
"""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from enum import Enum, auto
from pathlib import Path
from typing import ClassVar

from sqlalchemy import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError

from zashiki.kernel.errors import BadArgument, ZashikiError

EXPECTED = "expected sqlite:////path/to/file or postgresql://user:password@host/database"


class Failure(Enum):
    """The reasons for which a database fails that are not the caller's."""

    CONFLICT = auto()
    """Another transaction was in the way, and this one was rolled back: it can be run again."""
    BLOCKED = auto()
    """Another transaction held a lock for too long; the rest of the transaction is not affected."""
    LOST = auto()
    """The connection was lost; another one may work."""
    UNAVAILABLE = auto()
    """The database cannot be reached, or cannot do it for now."""


class InUse(ZashikiError):
    """A database is wanted by somebody alone, but others use it."""


class Database(ABC):
    """A database that is open."""

    keeps_claims: ClassVar[bool]
    """Whether a claim needs a connection for as long as it lasts."""

    engine: Engine
    """For transactions that read, all of them from one consistent state."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.single = engine.execution_options(transaction="none")
        """For single statements that read."""
        self.writing = engine.execution_options(transaction="write")
        """For transactions that write."""

    @abstractmethod
    def failure(self, error: Exception) -> Failure | None:
        """The kind of an error; None if the statement itself was refused or is wrong."""

    @abstractmethod
    def prepare(self, connection: Connection) -> None:
        """Checks that the database can be used, and waits for other processes that migrate it."""

    @abstractmethod
    def alone(self) -> AbstractContextManager[Connection]:
        """A transaction that nobody else disturbs: no server uses the database meanwhile.

        Raises `InUse` if there is one that does already.
        """

    @abstractmethod
    def claim(self, connection: Connection, alone: bool) -> bool:
        """Claims the database for one server alone, or for all that share a bus, until the connection ends.

        False if others have claimed it in a way that excludes this.
        """

    @abstractmethod
    def transaction_id(self, connection: Connection) -> str | None:
        """The id of the current transaction, if its outcome can be found out later."""

    @abstractmethod
    def has_committed(self, connection: Connection, transaction_id: str) -> bool | None:
        """Whether a transaction was committed; None if it has not ended yet."""


def parse_url(url: str) -> URL:
    """The URL of a database; raises `BadArgument` if it is not one."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        # Without the URL itself, which may contain a password.
        raise BadArgument(f"This is not the URL of a database; {EXPECTED}.") from None


def sqlite_url(path: Path) -> str:
    """The URL of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()
