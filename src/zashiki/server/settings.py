"""How the server is run."""

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from zashiki.server.store.database import sqlite_url


def data_folder() -> Path:
    """The user's own folder."""
    return user_data_path("zashiki", appauthor=False)


class Settings(msgspec.Struct, frozen=True):
    """All that a host decides; the defaults are for one machine and its owner."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = msgspec.field(default_factory=data_folder)
    """Where the database and the key of the sessions are stored."""
    database: str | None = None
    """An address of a database; a SQLite file in the data folder if not given."""
    public_url: str | None = None
    """Where people find the server, if a proxy stands before it; cookies are secure if it begins with https."""
    proxies: str | None = None
    """Whose forwarded headers are believed: addresses, separated by commas."""
    pace: float = 1.0
    """All limits of how often things may be done are multiplied by this."""

    @property
    def file(self) -> Path:
        """The file of the database, if no other is given."""
        return self.data / "zashiki.db"

    @property
    def database_url(self) -> str:
        """The address of the database."""
        return self.database or sqlite_url(self.file)

    @property
    def url(self) -> str:
        """Where people find the server."""
        return self.public_url or f"http://{self.host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether cookies may travel over TLS alone."""
        return self.url.startswith("https:")
