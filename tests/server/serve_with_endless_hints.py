"""Runs a server whose hints take until they are not wanted any more: `… serve_pondering DATA PORT`."""

import logging
import time
from collections.abc import Callable

from tests.server.serve import PACE, serve_arguments
from zashiki import Position, warashi

BEGUN, ENDED = "pondering", "done pondering"
log = logging.getLogger(__name__)


def ponder(position: Position, stop: Callable[[], bool]) -> list[warashi.Hint]:
    """Computes a hint until it is cancelled."""
    log.info(BEGUN)
    while not stop():
        time.sleep(0.001)
    log.info(ENDED)
    return []


if __name__ == "__main__":
    warashi.hint = ponder  # type: ignore[assignment]
    serve_arguments(pace=PACE)
