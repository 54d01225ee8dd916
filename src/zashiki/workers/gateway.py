"""The process through which a program uses a Ray cluster: `python -m zashiki.workers.gateway ADDRESS DESCRIPTOR`.

Ray ends a process that has lost its cluster, and its calls block while the cluster does not answer: therefore no other
process belongs to the cluster. Jobs and outcomes pass through as bytes. The process ends with the one that started it,
whose end of a connection has the descriptor as its other end.
"""

import logging
import os
import sys
import time
from functools import partial
from multiprocessing.connection import Connection
from threading import Lock, Thread, Timer
from typing import Any

from zashiki.workers.messages import Alive, Cancel, Crashed, Done, Failed, Report, Run, decode_request, encode
from zashiki.workers.worker import Installed, about, execute

BEAT = 1.0
"""Seconds between two reports that the cluster works."""
CHECK_SECONDS = 600.0
"""For a worker to start and to say what it is; the program that wants to know has less patience, while it lives."""
LEAVE_SECONDS = 8.0
"""For leaving the cluster in order."""
RETRIES = 3
"""How many times a job is tried again whose worker has died."""


class Gateway:
    """Passes jobs to a cluster, and their outcomes back."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._lock = Lock()
        """For sending, which several threads do."""
        self._running: dict[int, Any] = {}
        """The references to the jobs that are not done."""

    def serve(self, address: str) -> None:
        """Connects to the cluster and serves until the connection is closed, or the cluster is lost."""
        try:
            self._connect(address)
        except Exception as error:
            self._fail(error)
        Thread(target=self._beat, daemon=True).start()
        try:
            while self._handle(self._connection.recv_bytes()):
                pass
        except EOFError:
            pass
        except Exception as error:
            self._fail(error)
        in_any_case = Timer(LEAVE_SECONDS, os._exit, [1])
        in_any_case.daemon = True
        in_any_case.start()
        self._ray.shutdown()

    def _connect(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        self._ray: Any = ray
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        check(ray.get(ray.remote(num_cpus=0)(about).remote(), timeout=CHECK_SECONDS))
        self._execute: Any = ray.remote(max_retries=RETRIES)(execute)

    def _handle(self, message: bytes) -> bool:
        """Does what a message asks for; False if that is to leave."""
        match decode_request(message):
            case Run(number, job):
                task = self._execute.remote(job)
                self._running[number] = task
                task.future().add_done_callback(partial(self._report, number))
            case Cancel(number):
                if task := self._running.pop(number, None):
                    self._ray.cancel(task)
            case _:
                return False
        return True

    def _report(self, number: int, done: Any) -> None:
        if self._running.pop(number, None) is None:
            return  # it was cancelled
        error = done.exception()
        if error is None:
            self._send(Done(number, done.result()))
        elif isinstance(error, self._ray.exceptions.RayError):
            self._send(Crashed(number, _reason(error)))
        else:
            self._fail(error)

    def _beat(self) -> None:
        while True:
            try:
                cpus = int(self._ray.cluster_resources().get("CPU", 0))
                if not cpus:
                    raise RuntimeError("it has no CPUs")
            except Exception as error:
                self._fail(error)
            self._send(Alive(cpus))
            time.sleep(BEAT)

    def _send(self, report: Report) -> None:
        with self._lock:
            try:
                self._connection.send_bytes(encode(report))
            except OSError:
                os._exit(1)

    def _fail(self, error: BaseException) -> None:
        """Ends the process; a connection to a cluster that does not answer could not be closed in order."""
        self._send(Failed(_reason(error)))
        os._exit(1)


def check(workers: Installed) -> None:
    """Raises `RuntimeError` unless the workers have the version and the games that are installed here."""
    own = about()
    if workers.version != own.version:
        raise RuntimeError(f"its workers have version {workers.version} of Zashiki, not {own.version}")
    if missing := [game for game in own.games if game not in workers.games]:
        raise RuntimeError(f"its workers lack the games {', '.join(missing)}")


def _reason(error: BaseException) -> str:
    """Why something failed, in one line."""
    text = error.details() if hasattr(error, "details") else str(error)  # gRPC's own text has many lines
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[0].removesuffix(".") if lines else type(error).__name__


if __name__ == "__main__":
    with Connection(int(sys.argv[2])) as connection:
        Gateway(connection).serve(sys.argv[1])
