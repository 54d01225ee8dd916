"""Migrates a database to the current schema before anything else uses it."""

from enum import Enum, auto
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from zashiki.kernel.errors import ZashikiError
from zashiki.server.store.database import Database

STEPS = Path(__file__).parent / "migrations"


class TooNew(ZashikiError):
    """The database was written by a later version of Zashiki."""


def migrate(database: Database) -> None:
    """Runs the missing migrations, all or none of them."""
    with database.writing.begin() as connection:
        database.prepare(connection)
        upgrade(connection)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Runs the migrations up to a revision in the connection's transaction."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise TooNew(f"The database does not belong to this version of Zashiki: {error}") from None


class Schema(Enum):
    """The schema of a database, compared with the one that this version of Zashiki uses."""

    NONE = auto()
    EARLIER = auto()
    CURRENT = auto()
    LATER = auto()


def schema_of(connection: Connection) -> Schema:
    """The schema of a database."""
    steps = ScriptDirectory.from_config(_config())
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        return Schema.NONE
    if revision == steps.get_current_head():
        return Schema.CURRENT
    return Schema.EARLIER if revision in {step.revision for step in steps.walk_revisions()} else Schema.LATER


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
