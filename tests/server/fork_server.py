"""Servers that start fast: one process loads everything once, and every server is a fork of it.

A fork is a real process, with its own memory, sockets and database, and is killed like any other. It only saves the
time for loading the libraries and the compiled rules.
"""

import atexit
import os
import runpy
import signal
import subprocess
import sys
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from tests.server.clients import ROOT, Server, free_port, supervised, until
from zashiki.kernel.registry import installed_games
from zashiki.server.app import create_app
from zashiki.server.settings import Settings
from zashiki.table.warm import warm_table
from zashiki.warashi.warm import warm_engine

USUAL = "tests.server.serve"
"""The module that a server runs, unless a test needs another."""


class ForkServer:
    """The process that has loaded everything."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fork_server"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Threads do not survive a fork, so there must be none.
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        )
        assert self._read() == "ready"

    def start(self, module: str, data: Path, port: int) -> int:
        """Starts a server; returns its process id."""
        return int(self._ask("start", module, str(data), port))

    def wait(self, pid: int) -> int:
        """Waits for a server to end; its exit code."""
        return int(self._ask("wait", pid))

    def close(self) -> None:
        """Ends the process, and with it all servers that still run."""
        self._process.communicate()

    def _ask(self, *words: Any) -> Any:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(words) + b"\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        return msgspec.json.decode(self._process.stdout.readline())


@cache
def shared_fork_server() -> ForkServer:
    """The fork server of this process, for all its tests; it ends with this process."""
    fork_server = ForkServer()
    atexit.register(fork_server.close)
    return fork_server


class ForkedServer(Server):
    """A server that is forked from a fork server."""

    def __init__(self, data: Path, fork_server: ForkServer, module: str = USUAL) -> None:
        super().__init__(data, module)
        self._fork_server = fork_server
        self._pid = 0

    def start(self) -> "ForkedServer":
        self.begin()
        until(self.is_up, "the server to answer")
        return self

    def begin(self) -> None:
        """Starts it without waiting until it answers."""
        self._pid = self._fork_server.start(self._module, self.data, self.port)

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
        return self._fork_server.wait(pid)


def running(data: Path, module: str = USUAL) -> AbstractContextManager[Server]:
    """A server for the time of a test."""
    return supervised(ForkedServer(data, shared_fork_server(), module))


def main() -> None:
    """Loads everything, then forks whenever it is asked to, until its standard input is closed."""
    for game in installed_games():
        warm_table(game)
        warm_engine(game)
    # Modules that are loaded when a server is created and when it begins to listen.
    uvicorn.Config(create_app(Settings()), http="httptools", ws="websockets-sansio", log_config=None).load()
    _say("ready")
    children: set[int] = set()
    for line in sys.stdin.buffer:
        match msgspec.json.decode(line):
            case ["start", module, data, port]:
                children.add(pid := _fork(module, Path(data), port))
                _say(pid)
            case ["wait", pid]:
                children.discard(pid)
                _say(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
    for pid in children:
        os.kill(pid, signal.SIGKILL)


def _say(what: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


def _fork(module: str, data: Path, port: int) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        log = os.open(data / "server.log", os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for number, target in enumerate((nothing, log, log)):
            os.dup2(target, number)
        sys.argv = [module, str(data), str(port)]
        runpy.run_module(module, run_name="__main__")
        status = 0
    finally:
        os._exit(status)


if __name__ == "__main__":
    main()

__all__ = ["USUAL", "ForkServer", "ForkedServer", "free_port", "running", "shared_fork_server"]
