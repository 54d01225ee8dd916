"""Runs a server to be measured, practically without rate limits: `python bench/serve.py DATA PORT`."""

import sys
from pathlib import Path

from zashiki.server.runner import serve
from zashiki.server.settings import Settings

PACE = 1e6

if __name__ == "__main__":
    serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), pace=PACE))
