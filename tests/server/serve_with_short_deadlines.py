"""Runs a server whose clients have little time: `python -m tests.server.serve_with_short_deadlines DATA PORT`."""

from tests.server.serve import PACE, serve_arguments
from zashiki.server import http_protocol

SECONDS = 1.0
"""For everything that a client must do in time."""

if __name__ == "__main__":
    http_protocol.HEAD_SECONDS = http_protocol.BODY_SECONDS = http_protocol.READ_SECONDS = SECONDS
    serve_arguments(pace=PACE)
