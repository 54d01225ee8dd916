"""Runs a server with the default limits and no proxy: `python -m tests.server.serve_with_default_limits DATA PORT`."""

import sys
from pathlib import Path

from zashiki.server.runner import serve
from zashiki.server.settings import Settings

if __name__ == "__main__":
    serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2])))
