"""Runs a server that writes for every health check: `python -m tests.server.serve_with_anxious_health DATA PORT`."""

from tests.server.serve import PACE, serve_arguments
from zashiki.server.store import writer

PROXY = "127.0.0.9"

if __name__ == "__main__":
    writer.RECENT, writer.PATIENCE = 0.0, 1.0
    serve_arguments(pace=PACE, proxies=PROXY)
