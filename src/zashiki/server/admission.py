"""Counts open connections: too many of one address are refused, and the process never runs out of file descriptors."""

import sys
from collections import Counter
from collections.abc import Callable

from zashiki.kernel.errors import because
from zashiki.server.errors import Busy, TooFast
from zashiki.server.limits import limit_key

if sys.platform != "win32":
    import resource

MOST_CONNECTIONS = 10_000
"""Open connections in total; fewer if the process may not open as many files."""
MOST_OF_ADDRESS = 400
"""Open connections of one address: each of thirty browsers opens up to 7, and some people open two."""
RESERVED_FILES = 128
"""Files for everything but connections: the database, the page, libraries."""
RETRY = 10.0
"""Seconds after which a refused client may try again."""


class Admission:
    """The open connections, in total and by address."""

    def __init__(self, most: int, most_of_address: float, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._most_of_address = most_of_address
        self._is_proxy = is_proxy
        """Whether an address connects for many clients."""
        self._total = 0
        self._open: Counter[str] = Counter()

    @classmethod
    def create(cls, pace: float, is_proxy: Callable[[str], bool]) -> "Admission":
        """Admission with the usual limits; `pace` is a factor for the limit of an address."""
        return cls(places(), MOST_OF_ADDRESS * pace, is_proxy)

    def enter(self, address: str) -> None:
        """Counts a connection until it leaves; raises `Busy` or `TooFast` if that is too many."""
        key = limit_key(address)
        self._total += 1
        self._open[key] += 1
        if self._total > self._most:
            raise Busy(because("connections"), RETRY)
        if self._open[key] > self._most_of_address and not self._is_proxy(address):
            raise TooFast(because("address-connections"), RETRY)

    def leave(self, address: str) -> None:
        """Stops counting a connection, which is closed."""
        key = limit_key(address)
        self._total -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def places() -> int:
    """The number of connections for which there are file descriptors; raises the soft limit as far as necessary."""
    if sys.platform == "win32":  # sockets are not files
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + RESERVED_FILES
    files = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return max(files - RESERVED_FILES, 1)
