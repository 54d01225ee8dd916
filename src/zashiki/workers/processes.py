"""Processes of this machine as a pool."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Self, TypeVar

from zashiki.kernel.engine import never
from zashiki.kernel.errors import ZashikiError
from zashiki.workers.pool import Job

T = TypeVar("T")
LOST = "A worker process ended unexpectedly; the system ends processes when memory runs out. Use fewer workers."
"""What is said when a process of a pool was killed."""


class ProcessPool:
    """Runs jobs in processes of this machine, until it is closed; a job that runs cannot be cancelled by itself."""

    def __init__(self, cpus: int) -> None:
        self.cpus = cpus
        context = get_context("spawn")
        self._receiver, self._sender = context.Pipe(duplex=False)
        self._processes = ProcessPoolExecutor(cpus, context, initializer=_exit_with_parent, initargs=(self._receiver,))

    def submit(self, job: Job[T]) -> Future[T]:
        """Starts a job as soon as a process is free."""
        future: Future[T] = Future()
        try:
            with _interrupts_held_back():
                running = self._processes.submit(job.run, never)
        except BrokenProcessPool:
            raise ZashikiError(LOST) from None
        running.add_done_callback(partial(_pass_on, to=future))
        return future

    def close(self) -> None:
        """Ends the processes, even in the middle of a job."""
        self._sender.close()
        self._receiver.close()
        self._processes.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Lets an interrupt wait. Processes started meanwhile never get one: Ctrl-C must not end them while they load."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _pass_on(done: Future[T], to: Future[T]) -> None:
    """Gives the outcome of a job to the future that its user has, unless that was cancelled.

    They are two, because a `ProcessPoolExecutor` that is ended fails over a future of its own that was cancelled.
    """
    if not to.set_running_or_notify_cancel():
        return
    error = done.exception()
    if error is None:
        to.set_result(done.result())
    elif isinstance(error, BrokenProcessPool):
        to.set_exception(ZashikiError(LOST))
    else:
        to.set_exception(error)


_before_exit: list[Callable[[], None]] = []


def before_exit(action: Callable[[], None]) -> None:
    """Registers what a process of a pool does before it exits in the middle of a job, and no other process."""
    _before_exit.append(action)


def _exit_with_parent(receiver: Connection) -> None:
    """Makes a process exit as soon as the parent closes the other end of the connection, even in the middle of a job.

    That end is closed when the parent is done, when it is interrupted, and when it is killed.
    """

    def exit_when_closed() -> None:
        receiver.poll(None)
        try:
            for action in _before_exit:
                action()
        finally:
            os._exit(0)

    Thread(target=exit_when_closed, daemon=True).start()
