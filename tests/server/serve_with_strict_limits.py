"""Runs a server with limits behind a proxy: `python -m tests.server.serve_with_strict_limits DATA PORT`.

As much at once is allowed as usual, but hardly anything after it: a slow machine must not be too slow for a flood.
"""

import sys
from pathlib import Path

from zashiki.server.limits import RATES, Rate
from zashiki.server.runner import serve
from zashiki.server.settings import Settings

PUBLIC_URL = "https://zashiki.example"
TRICKLE = 0.05
"""Of everything, a second."""

if __name__ == "__main__":
    RATES.update({what: Rate(rate.burst, TRICKLE) for what, rate in RATES.items()})
    serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), public_url=PUBLIC_URL, proxies="127.0.0.1"))
