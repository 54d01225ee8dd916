"""Servers that start in no time: one process loads everything once, and every server is a fork of it.

A fork is a process of its own, with its own memory, sockets and database. It is killed like any other; only the loading
of the libraries and of the compiled rules is not paid for again.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from tests.server.clients import ROOT, Server, free_port, until
from tests.server.serve import PACE
from zashiki.kernel.registry import installed_games
from zashiki.server.app import create_app
from zashiki.server.runner import serve
from zashiki.server.settings import Settings
from zashiki.table.warm import warm_table
from zashiki.warashi.warm import warm_engine


class ForkServer:
    """The process that has everything loaded."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fork_server"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Threads do not survive a fork: it must have none.
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        )
        assert self._read() == "ready"

    def start(self, data: Path, port: int) -> int:
        """Starts a server; its process id."""
        return int(self._ask("start", str(data), port))

    def wait(self, pid: int) -> int:
        """The exit code of a server that ends."""
        return int(self._ask("wait", pid))

    def close(self) -> None:
        """Ends it, and with it all servers that still run."""
        self._process.communicate()

    def _ask(self, *words: Any) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(words) + b"\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        return msgspec.json.decode(self._process.stdout.readline())


@contextmanager
def running_fork_server() -> Iterator[ForkServer]:
    """A fork_server for a while."""
    fork_server = ForkServer()
    try:
        yield fork_server
    finally:
        fork_server.close()


class ForkedServer(Server):
    """A server that is a fork of the fork_server's process."""

    def __init__(self, data: Path, fork_server: ForkServer) -> None:
        super().__init__(data)
        self._nursery = fork_server
        self._pid = 0

    def start(self) -> "ForkedServer":
        self.begin()
        until(self.is_up, "the server to answer")
        return self

    def begin(self) -> None:
        """Starts it, and does not wait until it answers."""
        self._pid = self._nursery.start(self.data, self.port)

    def is_up(self) -> bool:
        return self._answers()

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if not self._pid:
            return 0
        os.kill(self._pid, how)
        pid, self._pid = self._pid, 0
        return self._nursery.wait(pid)


@contextmanager
def forked(data: Path, fork_server: ForkServer) -> Iterator[ForkedServer]:
    """A server for the time of a test; afterwards it must have had no trouble."""
    server = ForkedServer(data, fork_server).start()
    try:
        yield server
        assert server.stop() in (0, -signal.SIGTERM)
    finally:
        server.send_home()
        server.kill()
    assert server.troubles == []


def main() -> None:
    """The fork_server's process: loads everything, then forks for everyone who asks, until nobody can ask any more."""
    for game in installed_games():
        warm_table(game)
        warm_engine(game)
    # What is loaded when a server is put together, and when it begins to listen.
    uvicorn.Config(create_app(Settings()), ws="websockets-sansio", log_config=None).load()
    _say("ready")
    children: set[int] = set()
    for line in sys.stdin.buffer:
        match msgspec.json.decode(line):
            case ["start", data, port]:
                children.add(pid := _fork(Path(data), port))
                _say(pid)
            case ["wait", pid]:
                children.discard(pid)
                _say(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    for pid in children:
        os.kill(pid, signal.SIGKILL)


def _say(what: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


def _fork(data: Path, port: int) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        log = os.open(data / "server.log", os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for number, target in enumerate((nothing, log, log)):
            os.dup2(target, number)
        serve(Settings(data=data, port=port, pace=PACE))
        status = 0
    finally:
        os._exit(status)


if __name__ == "__main__":
    main()

__all__ = ["ForkServer", "ForkedServer", "forked", "free_port", "running_fork_server"]
