"""Runs a server for tests with limits that scripted players do not exceed: `python -m tests.server.serve DATA PORT`."""

import sys
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher

from tests.server.stores import settings_of
from zashiki.kernel.catalogue import use
from zashiki.server import passwords
from zashiki.server.runner import serve

PACE = 1000.0


def hash_quickly() -> None:
    """Makes hashes of passwords that are cheap, and would be cheap to guess."""
    passwords._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def serve_arguments(**settings: Any) -> None:
    """Serves the data folder and the port that the command line names, in English on the machine of a German host."""
    use("de")
    serve(settings_of(Path(sys.argv[1]), port=int(sys.argv[2]), **settings))


if __name__ == "__main__":
    hash_quickly()
    serve_arguments(pace=PACE)
