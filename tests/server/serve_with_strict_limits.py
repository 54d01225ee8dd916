"""Runs a server with limits behind a proxy: `python -m tests.server.serve_with_strict_limits DATA PORT`.

As much at once is allowed as usual, except for files, and nothing after it: a slow machine must not be too slow for a
flood.
"""

from tests.server.serve import hash_quickly, serve_arguments
from zashiki.server import gate, socket
from zashiki.server.limits import RATES, Rate

PUBLIC_URL = "https://zashiki.example"
ALLOWED_HOST = "games.example"
TRICKLE = 1e-6
"""Of everything, a second."""
MOST_FILES = 100
MOST_SOCKETS = 8
GUESSES = 15
"""Passwords for one account, from all addresses."""
MESSAGES = 300
"""Messages of an address."""
REST = 0.01


def be_strict() -> None:
    """Sets the limits."""
    RATES.update({what: Rate(rate.burst, TRICKLE) for what, rate in RATES.items()})
    RATES["account"] = Rate(GUESSES, TRICKLE)
    RATES["static"] = Rate(MOST_FILES, TRICKLE)
    RATES["message_by_address"] = Rate(MESSAGES, TRICKLE)
    gate.MOST_SOCKETS = MOST_SOCKETS
    socket.REST = REST
    hash_quickly()


if __name__ == "__main__":
    be_strict()
    serve_arguments(public_url=PUBLIC_URL, proxies="127.0.0.1", allowed_hosts=(ALLOWED_HOST,))
