"""A Ray cluster for tests, with two workers on an address of its own that only this machine can reach."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.waiting import until

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
"""Seconds to wait for anything: Ray starts many processes, and the machine may be busy."""
CONNECT_SECONDS = (60.0, 120.0, PATIENCE)
"""The same for each attempt to connect."""
CLIENT_PORT = 10001
_OPTIONS = (
    "--head",
    "--block",
    "--port=0",
    f"--ray-client-server-port={CLIENT_PORT}",
    "--min-worker-port=0",
    "--max-worker-port=0",
    "--dashboard-agent-listen-port=0",
    "--num-cpus=2",
    "--object-store-memory=80000000",
    "--include-dashboard=false",
    "--include-log-monitor=false",
    "--disable-usage-stats",
    "--log-style=record",
)
_IN_BACKGROUND = ("sh", "-c", "trap '' INT; exec \"$@\"", "sh")
"""Runs a command as a script does in the background: it ignores interrupts."""
_ENVIRONMENT = {
    "PYTHONPATH": str(ROOT),  # workers import jobs of the tests
    "RAY_memory_monitor_refresh_ms": "0",  # it would kill workers where little memory is left on the machine
    # Ray's proxy starts a process for each client of `ray://`, and looks for it after pauses that grow to two minutes.
    # The process waits for 30 s by default: if it starts slowly, they miss each other.
    "TIMEOUT_FOR_SPECIFIC_SERVER_S": str(int(PATIENCE)),
    "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": str(int(PATIENCE)),
    "RAY_worker_register_timeout_seconds": str(int(PATIENCE)),
}


class RayCluster:
    """A cluster that is started once, and ends with its process."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="ray-"))
        self._log = self._folder / "log"
        number = os.getpid() % 250**3
        self._host = f"127.{number // 250**2 + 1}.{number // 250 % 250 + 1}.{number % 250 + 1}"
        command = [*_IN_BACKGROUND, str(Path(sys.executable).parent / "ray"), "start", *_OPTIONS]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    "setpriv",
                    "--pdeathsig=TERM",
                    *command,
                    f"--node-ip-address={self._host}",
                    f"--temp-dir={self._folder}",
                ],
                env={**os.environ, **_ENVIRONMENT},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until(self._is_up, "Ray to start", PATIENCE)

    @property
    def client_address(self) -> str:
        """The address for programs elsewhere."""
        return f"ray://{self._host}:{CLIENT_PORT}"

    @property
    def address(self) -> str:
        """The address for programs on the same machine."""
        found = re.search(r"ray start --address='(.*)'", self._log.read_text())
        assert found
        return found[1]

    def _is_up(self) -> bool:
        assert self._process.poll() is None, self._log.read_text()
        return "Ray runtime started" in self._log.read_text() and self._answers()

    def _answers(self) -> bool:
        try:
            socket.create_connection((self._host, CLIENT_PORT)).close()
        except OSError:
            return False
        return True

    def close(self) -> None:
        """Kills all its processes."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        shutil.rmtree(self._folder)
