"""A Ray cluster as a pool, for everything that has heavy work: the server, the arena and self-play.

Another process, the gateway, belongs to the cluster. It is started again and again while the cluster cannot be reached;
jobs that were on their way are lost, and meanwhile there are no CPUs.
"""

import logging
import pickle
import socket
import subprocess
import sys
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from itertools import count, cycle
from multiprocessing import Pipe
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

from zashiki.kernel.errors import BadArgument, ZashikiError, missing_extra
from zashiki.workers.messages import (
    Alive,
    Cancel,
    Close,
    Crashed,
    Done,
    Failed,
    Report,
    Request,
    Run,
    decode_report,
    encode,
)
from zashiki.workers.pool import Job

CLIENT_PORT = 10001
"""Where Ray listens for `ray://` by default."""
CONNECT_SECONDS = (30.0, 60.0, 120.0)
"""For each attempt to connect, as a worker may have to start: on a busy machine, Ray sometimes hangs in one."""
KNOCK_SECONDS = 3.0
"""For finding out whether anything listens at the address."""
SILENCE = 30.0
"""Seconds without any message after which the cluster counts as lost."""
RETRY = 5.0
"""Seconds between two attempts to connect again."""
CLOSE_SECONDS = 10.0
log = logging.getLogger(__name__)
T = TypeVar("T")


class ClusterLost(ZashikiError):
    """The cluster cannot be reached; the jobs that it had were not done."""


class WorkersCrashed(ZashikiError):
    """A job was given up because one worker after another died of it."""


class _Unusable(Exception):
    """Why a cluster cannot be used, in a few words."""


class _Silent(_Unusable):
    """It does not answer in time."""


class Cluster:
    """Runs jobs on the workers of a Ray cluster. Raises `ClusterLost`, with the reason, if it cannot be used at once.

    The address is one for `ray.init`, such as `ray://host:10001`.
    """

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise BadArgument(missing_extra("workers", "A Ray cluster"))
        self._address = address
        self._lock = Lock()
        self._is_closing = Event()
        self._numbers = count()
        self._futures: dict[int, Future[Any]] = {}
        """The jobs that are not done."""
        self.cpus = 0
        """The CPUs of the cluster; 0 while it cannot be reached."""
        try:
            self._gateway, self.cpus = _connected(address)
        except _Unusable as reason:
            raise ClusterLost(f"Cannot use the Ray cluster at {address}: {reason}.") from None
        self._thread = Thread(target=self._run, name="cluster", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> Future[T]:
        """Starts a job as soon as a CPU is free; cancel the future to cancel the job, even while it runs.

        The future raises `ClusterLost` if the cluster was lost meanwhile.
        """
        future: Future[T] = Future()
        pickled = pickle.dumps(job)
        with self._lock:
            number = next(self._numbers)
            if self.cpus:
                self._futures[number] = future
                self._gateway.send(Run(number, pickled))
            else:
                future.set_exception(_lost())
        future.add_done_callback(partial(self._forget, number))
        return future

    def close(self) -> None:
        """Leaves the cluster; jobs that still run there are stopped, and not done."""
        self._is_closing.set()
        with self._lock:
            self._gateway.send(Close())
        self._thread.join(CLOSE_SECONDS)
        self._gateway.kill()
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _forget(self, number: int, future: "Future[Any]") -> None:
        """Cancels a job whose future was cancelled."""
        with self._lock:
            if self._futures.pop(number, None) and future.cancelled():
                self._gateway.send(Cancel(number))

    def _run(self) -> None:
        """Handles reports until the cluster is closed, and connects again whenever it was lost."""
        while not self._is_closing.is_set():
            try:
                while True:
                    self._handle(self._gateway.receive(SILENCE))
            except _Unusable as reason:
                if not self._is_closing.is_set():
                    log.warning("the Ray cluster was lost", extra={"reason": str(reason)})
            self._gateway.end()
            self._lose_all()
            attempts = cycle(CONNECT_SECONDS)
            while not self._is_closing.is_set() and not self._reconnects(next(attempts)):
                self._is_closing.wait(RETRY)
        self._gateway.end()

    def _reconnects(self, patience: float) -> bool:
        """Tries to connect again; whether it did."""
        try:
            gateway = _Gateway(self._address)
            with self._lock:
                self._gateway = gateway
                if self._is_closing.is_set():
                    return False
            cpus = gateway.connect(patience)
        except _Unusable as reason:
            log.debug("the Ray cluster is still lost", extra={"reason": str(reason)})
            return False
        with self._lock:
            self.cpus = cpus
        log.info("the Ray cluster is back", extra={"cpus": cpus})
        return True

    def _handle(self, report: Report) -> None:
        match report:
            case Alive(cpus):
                self.cpus = cpus
            case Done(number, outcome):
                self._resolve(number, *_unpickled(outcome))
            case Crashed(number, reason):
                self._resolve(number, None, WorkersCrashed(f"A job was given up, as its workers died: {reason}."))
            case Failed(reason):
                raise _Unusable(reason)

    def _lose_all(self) -> None:
        with self._lock:
            self.cpus = 0
            numbers = list(self._futures)
        for number in numbers:
            self._resolve(number, None, _lost())

    def _resolve(self, number: int, result: Any, error: Exception | None) -> None:
        with self._lock:
            future = self._futures.pop(number, None)
        if future is None or not future.set_running_or_notify_cancel():
            return
        if error:
            future.set_exception(error)
        else:
            future.set_result(result)


class _Gateway:
    """The process that belongs to the cluster. Raises `_Unusable` if nothing listens at the address."""

    def __init__(self, address: str) -> None:
        _knock(address)
        self._outbox: SimpleQueue[Request | None] = SimpleQueue()
        self._connection, other_end = Pipe()
        with other_end:
            descriptor = other_end.fileno()
            self._process = subprocess.Popen(
                [sys.executable, "-m", "zashiki.workers.gateway", address, str(descriptor)],
                pass_fds=[descriptor],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C is for this process, which leaves the cluster in order
            )
        self._sender = Thread(target=self._send_all, name="cluster-sender", daemon=True)
        self._sender.start()

    def connect(self, patience: float) -> int:
        """Waits until it is connected; returns the number of CPUs. Ends the process if that fails."""
        try:
            match self.receive(patience):
                case Alive(cpus):
                    return cpus
                case Failed(reason):
                    raise _Unusable(reason)
                case report:
                    raise _Unusable(f"unexpected report {report}")
        except BaseException:
            self.end()
            raise

    def send(self, request: Request) -> None:
        """Sends a request soon, without waiting for anything."""
        self._outbox.put(request)

    def receive(self, patience: float) -> Report:
        """The next report; raises `_Unusable` if there is none in time."""
        try:
            if self._connection.poll(patience):
                return decode_report(self._connection.recv_bytes())
        except (EOFError, OSError):
            raise _Unusable("the connection was lost") from None
        raise _Silent("it does not answer")

    def kill(self) -> None:
        """Ends the process at once; whoever waits for a report notices."""
        self._process.kill()

    def end(self) -> None:
        """Ends the process, if it still runs, and closes the connection."""
        self.kill()
        self._process.wait()
        self._outbox.put(None)
        self._sender.join()
        self._connection.close()

    def _send_all(self) -> None:
        with suppress(OSError):  # the process has ended; its outbox is not needed any more
            while request := self._outbox.get():
                self._connection.send_bytes(encode(request))


def _connected(address: str) -> tuple[_Gateway, int]:
    """A process that is connected, and the number of CPUs. One that does not answer is replaced by another."""
    *all_but_last, last = CONNECT_SECONDS
    for patience in all_but_last:
        with suppress(_Silent):
            gateway = _Gateway(address)
            return gateway, gateway.connect(patience)
    gateway = _Gateway(address)
    return gateway, gateway.connect(last)


def _knock(address: str) -> None:
    """Raises `_Unusable` if the address names a host where nothing listens: Ray would try for long."""
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        port = parts.port or (CLIENT_PORT if parts.scheme else None)
        if parts.hostname and port:
            socket.create_connection((parts.hostname, port), KNOCK_SECONDS).close()
    except OSError as error:
        raise _Unusable(error.strerror or str(error)) from None
    except ValueError as error:
        raise _Unusable(str(error)) from None


def _unpickled(outcome: bytes) -> tuple[Any, Exception | None]:
    """The result and the error of a job; one of them is None."""
    try:
        result, error = pickle.loads(outcome)
    except Exception as problem:
        return None, problem
    return result, error


def _lost() -> ClusterLost:
    return ClusterLost("The Ray cluster was lost.")
