"""Migrates a database to the current schema before anything else uses it."""

from pathlib import Path

from alembic import command
from alembic.config import Config
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
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise TooNew(f"The database does not belong to this version of Zashiki: {error}") from None
