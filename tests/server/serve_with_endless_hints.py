"""Runs a server whose hints take until they are not wanted any more: `… serve_pondering DATA PORT`."""

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.serve import PACE
from zashiki import Position, warashi
from zashiki.server.runner import serve
from zashiki.server.settings import Settings

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
    serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), pace=PACE))
