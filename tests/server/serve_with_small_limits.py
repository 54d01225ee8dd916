"""Runs a server whose limits of a connection are small: `python -m tests.server.serve_with_small_limits DATA PORT`."""

from tests.server.serve import PACE, serve_arguments
from zashiki.server import admission, http_protocol
from zashiki.server.store import writer

SECONDS = 1.0
"""For everything that a client must do in time."""
MOST_OF_ADDRESS = 12
MOST_CONNECTIONS = 40
PROXY = "127.0.0.9"

if __name__ == "__main__":
    http_protocol.HEAD_SECONDS = http_protocol.BODY_SECONDS = http_protocol.READ_SECONDS = SECONDS
    admission.MOST_OF_ADDRESS = MOST_OF_ADDRESS / PACE  # type: ignore[assignment]
    admission.MOST_CONNECTIONS = MOST_CONNECTIONS
    writer.RECENT, writer.PATIENCE = 0.0, SECONDS
    serve_arguments(pace=PACE, proxies=PROXY)
