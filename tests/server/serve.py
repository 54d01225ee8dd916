"""Runs a server for tests with limits that scripted players do not exceed: `python -m tests.server.serve DATA PORT`."""

import sys
from pathlib import Path

from zashiki.server.runner import serve
from zashiki.server.settings import Settings

PACE = 1000.0

if __name__ == "__main__":
    serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), pace=PACE))
