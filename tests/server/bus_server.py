"""A Redis or Valkey server for tests: one for each process that runs tests, on a socket in a temporary folder."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from valkey import Valkey
from valkey.exceptions import ConnectionError as NoConnection

from tests.server.postgresql import UNPRIVILEGED
from tests.server.waiting import until


class BusServer:
    """A server that can be started, stopped and frozen. It stores nothing."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="zashiki-bus-"))
        if os.getuid() == 0:
            shutil.chown(self._folder, UNPRIVILEGED)
        self._socket = self._folder / "socket"
        self.url = f"unix://{self._socket}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        found = shutil.which("valkey-server") or shutil.which("redis-server")
        assert found, "neither Valkey nor Redis is installed"
        identity = [f"--reuid={UNPRIVILEGED}", "--clear-groups"] if os.getuid() == 0 else []
        options = {"port": "0", "unixsocket": str(self._socket), "unixsocketperm": "777", "save": "", "daemonize": "no"}
        settings = [word for name, value in options.items() for word in (f"--{name}", value)]
        command = ["setpriv", *identity, "--pdeathsig=KILL", found, *settings, "--dir", str(self._folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until(self._answers, "the bus to answer")

    @property
    def id(self) -> int:
        """The process id."""
        assert self._process is not None
        return self._process.pid

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the bus has ended"
        client = Valkey.from_url(self.url)
        try:
            return bool(client.ping())
        except NoConnection:
            return False
        finally:
            client.connection_pool.disconnect()

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def freeze(self) -> None:
        """Stops it in the middle of everything: connections stay open, and nothing is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder)


@cache
def bus_server() -> BusServer:
    """The server of this process."""
    server = BusServer()
    server.start()
    atexit.register(server.close)
    return server
