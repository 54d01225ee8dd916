"""Runs a server with the usual limits and no proxy before it: `python -m tests.server.serve_barely DATA PORT`."""

import sys
from pathlib import Path

from zashiki.server.serving import serve
from zashiki.server.settings import Settings

if __name__ == "__main__":
    serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2])))
