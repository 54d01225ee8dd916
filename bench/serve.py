"""Runs a server to be measured, practically without rate limits: `python bench/serve.py DATA PORT [DATABASE [BUS]]`."""

import sys
from pathlib import Path

from zashiki.server.runner import serve
from zashiki.server.settings import Settings

PACE = 1e6

if __name__ == "__main__":
    data, port, *urls = sys.argv[1:]
    database, bus = [*urls, None, None][:2]
    serve(Settings(data=Path(data), port=int(port), database=database, bus=bus, pace=PACE))
