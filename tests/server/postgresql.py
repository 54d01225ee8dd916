"""A PostgreSQL server for tests: one for each process that runs tests, with a new database wherever one is needed.

It is started when the first test needs it, listens on a socket in a temporary folder only, and ends with its process.
"""

import atexit
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import psycopg

from tests.server.waiting import until
from zashiki.server.store.opening import open_migrated

USER, UNPRIVILEGED = "zashiki", "nobody"
"""The owner of the databases, and the system's user that runs the server: PostgreSQL refuses to run as root."""
LOCKED_USER, PASSWORD = "locked", "open sesame"
"""A user who needs a password."""
TEMPLATE = "migrated"
_ACCESS = f"local all {LOCKED_USER} scram-sha-256\nlocal all all trust\n"
FORGETFUL = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "200",
    "autovacuum": "off",
    "deadlock_timeout": "50ms",
}
"""Settings for tests, which need no data that survive a crash of the machine."""


class PostgreSQLServer:
    """A server that can be started, stopped and killed on the same data."""

    def __init__(self, settings: Mapping[str, str] = FORGETFUL) -> None:
        self._settings = settings
        self._folder = Path(tempfile.mkdtemp(prefix="zashiki-postgresql-"))
        self._folder.chmod(0o711)
        self._data = self._folder / "data"
        self._data.mkdir(0o700)
        if os.getuid() == 0:
            shutil.chown(self._folder, UNPRIVILEGED)
            shutil.chown(self._data, UNPRIVILEGED)
        self._process: subprocess.Popen[bytes] | None = None
        self._names = itertools.count()
        options = ("--no-sync", "--no-instructions", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8")
        subprocess.run(self._command("initdb", f"--username={USER}", *options), check=True, stdout=subprocess.DEVNULL)
        (self._data / "pg_hba.conf").write_text(_ACCESS)

    def _command(self, program: str, *arguments: str) -> list[str]:
        """A program of PostgreSQL for the data of this server; it ends when this process does."""
        # Debian keeps the programs of each version in a folder of its own, which is not on the path.
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        found = shutil.which(program, path=os.pathsep.join([*map(str, reversed(folders)), os.environ["PATH"]]))
        assert found, f"PostgreSQL's {program} is not installed"
        identity = [f"--reuid={UNPRIVILEGED}", "--clear-groups"] if os.getuid() == 0 else []
        return ["setpriv", *identity, "--pdeathsig=QUIT", found, "-D", str(self._data), *arguments]

    def start(self) -> None:
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        with (self._folder / "log").open("ab") as log:
            command = self._command("postgres", f"--unix_socket_directories={self._folder}", *settings)
            self._process = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log)
        until(self._answers, "PostgreSQL to answer")

    @property
    def id(self) -> int:
        """The process id of the server, whose children serve the connections."""
        assert self._process is not None
        return self._process.pid

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text()
        try:
            self.connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops the server: at once, but in order (SIGINT), or as a crash (SIGQUIT)."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()

    def close(self) -> None:
        """Stops the server for good, and deletes everything."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder)

    # Databases

    def url(self, database: str, user: str = USER) -> str:
        return f"postgresql://{user}@/{database}?host={self._folder}"

    def connect(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        """A connection for the test itself; every statement is a transaction of its own."""
        return psycopg.connect(self.url(database), autocommit=True)

    def execute(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Executes one statement; the rows of its result."""
        with self.connect(database) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def create_database(self, template: str = TEMPLATE) -> str:
        """Creates a database, with the current schema; returns its name."""
        name = f"test{next(self._names)}"
        # Copying files takes a third of the time of PostgreSQL's default.
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return name

    def terminate_connections(self, database: str) -> int:
        """Cuts all connections of others to a database; returns their number."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        return len(self.execute(f"{cut} AND pid <> pg_backend_pid()", database))


@cache
def postgresql_server() -> PostgreSQLServer:
    """The server of this process."""
    server = PostgreSQLServer()
    server.start()
    atexit.register(server.close)
    server.execute(f"CREATE ROLE {LOCKED_USER} LOGIN PASSWORD '{PASSWORD}'")
    server.execute(f"CREATE DATABASE {TEMPLATE}")
    open_migrated(server.url(TEMPLATE)).engine.dispose()
    return server
