"""What runs in the worker processes of a Ray cluster."""

import pickle
import signal
import traceback
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event
from typing import NamedTuple

from zashiki import __version__
from zashiki.kernel.engine import Stop
from zashiki.kernel.entry_points import game_entry_points

NOTICE = 0.05
"""Seconds after which a job that was cancelled is told so, at most."""


class Installed(NamedTuple):
    """What is installed somewhere."""

    version: str
    games: tuple[str, ...]


def about() -> Installed:
    """The version and the games that are installed here."""
    return Installed(__version__, tuple(game_entry_points()))


def execute(job: bytes) -> bytes:
    """Runs a pickled job; returns its pickled outcome, which is a result and an error, of which one is None.

    Ray cancels a task by a KeyboardInterrupt in the main thread, anywhere. So the job has a thread of its own, which is
    told to stop, and nothing is left half-done.
    """
    # Ray, started in the background by a script, ignores interrupts, and so do its workers.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    stop = Event()
    with ThreadPoolExecutor(1) as pool:
        try:
            running = pool.submit(_outcome, job, stop.is_set)
            while not running.done():  # a wait without end would not notice the interrupt
                wait([running], timeout=NOTICE)
            return running.result()
        finally:
            stop.set()


def _outcome(job: bytes, stop: Stop) -> bytes:
    try:
        return pickle.dumps((pickle.loads(job).run(stop), None))
    except Exception as error:
        error.add_note(f"On a worker:\n{''.join(traceback.format_exception(error))}")
        return pickle.dumps((None, error))
