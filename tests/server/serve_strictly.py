"""Runs a server with the usual limits behind a proxy: `python -m tests.server.serve_strictly DATA PORT`."""

import sys
from pathlib import Path

from zashiki.server.serving import serve
from zashiki.server.settings import Settings

PUBLIC_URL = "https://zashiki.example"

if __name__ == "__main__":
    serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), public_url=PUBLIC_URL, proxies="127.0.0.1"))
