"""The settings of a server."""

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from zashiki.server.store.database import sqlite_url


def data_folder() -> Path:
    """The default data folder: in the user's home."""
    return user_data_path("zashiki", appauthor=False)


class Settings(msgspec.Struct, frozen=True):
    """Everything a host can configure; the defaults suit one machine and its owner."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = msgspec.field(default_factory=data_folder)
    """The folder of the database, unless that is elsewhere."""
    database: str | None = None
    """The URL of the database; by default a SQLite file in the data folder."""
    bus: str | None = None
    """The URL of a Valkey or Redis server, over which several processes with the same database hear of each other."""
    workers: str | None = None
    """The address of a Ray cluster whose workers run Warashi's searches; they run in threads without one."""
    public_url: str | None = None
    """The URL that people use if there is a proxy; cookies are secure if it begins with https."""
    proxies: str | None = None
    """The proxies whose forwarded headers are trusted: addresses, separated by commas."""
    allowed_hosts: tuple[str, ...] = ()
    """More host names that the server answers to."""
    pace: float = 1.0
    """A factor for all rate limits."""

    @property
    def file(self) -> Path:
        """The default file of the database."""
        return self.data / "zashiki.db"

    @property
    def database_url(self) -> str:
        """The URL of the database."""
        return self.database or sqlite_url(self.file)

    @property
    def url(self) -> str:
        """The URL that people use."""
        return self.public_url or f"http://{self.host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether cookies are restricted to TLS."""
        return self.url.startswith("https:")
