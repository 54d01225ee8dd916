"""Runs a server whose searches all run on a Ray cluster: `python -m tests.workers.serve_on_cluster DATA PORT`.

The file `cluster` in the data folder has the address. While there is a file `hold`, hints wait to be cancelled.
"""

import asyncio
import sys
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.serve import PACE, hash_quickly, serve_arguments
from tests.workers.jobs import HeldHint
from tests.workers.ray_cluster import CONNECT_SECONDS
from zashiki.server import scheduler
from zashiki.server.http import tables
from zashiki.workers import cluster

ADDRESS = "cluster"
run_here = scheduler._Ticket.run_here


def run_short_here(ticket: Any, *threads: Any) -> "asyncio.Future[Any]":
    """Runs a short job in a thread."""
    assert ticket.is_short, "a long job ran here"
    return run_here(ticket, *threads)


if __name__ == "__main__":
    hash_quickly()
    folder = Path(sys.argv[1])
    cluster.CONNECT_SECONDS = CONNECT_SECONDS
    scheduler._Ticket.run_here = run_short_here  # type: ignore[method-assign, assignment]
    vars(tables)["HintJob"] = partial(HeldHint, folder=str(folder))
    serve_arguments(pace=PACE, workers=(folder / ADDRESS).read_text())
