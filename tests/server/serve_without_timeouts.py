"""Runs a server that never disconnects a client for not answering a ping: `… serve_without_timeouts DATA PORT`."""

from tests.server.serve import PACE, serve_arguments
from zashiki.server.websocket_protocol import BoundedWebSocketProtocol

if __name__ == "__main__":
    BoundedWebSocketProtocol.keepalive_timeout = lambda self: None  # type: ignore[method-assign]
    serve_arguments(pace=PACE)
