"""Runs a server whose limits of connections are small: `python -m tests.server.serve_with_small_limits DATA PORT`.

Its clients have time: on a slow machine they would be refused for that otherwise.
"""

from tests.server.serve import PACE, serve_arguments
from tests.server.waiting import PATIENCE
from zashiki.server import admission, http_protocol
from zashiki.server.websocket_protocol import BoundedWebSocketProtocol

MOST_OF_ADDRESS = 12
MOST_CONNECTIONS = 40
PROXY = "127.0.0.9"

if __name__ == "__main__":
    http_protocol.HEAD_SECONDS = http_protocol.BODY_SECONDS = http_protocol.READ_SECONDS = PATIENCE
    BoundedWebSocketProtocol.keepalive_timeout = lambda self: None  # type: ignore[method-assign]
    admission.MOST_OF_ADDRESS = MOST_OF_ADDRESS / PACE  # type: ignore[assignment]
    admission.MOST_CONNECTIONS = MOST_CONNECTIONS
    serve_arguments(pace=PACE, proxies=PROXY)
