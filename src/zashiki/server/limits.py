"""Rate limits: token buckets that refill steadily and are emptied by use."""

import math
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

import msgspec

from zashiki.kernel.errors import because
from zashiki.server.errors import TooFast


class Rate(msgspec.Struct, frozen=True):
    """The number allowed at once, and the number per second after that."""

    burst: float
    per_second: float


RATES: dict[str, Rate] = {
    "guest": Rate(60, 0.2),
    "log_in": Rate(100, 0.2),
    "password": Rate(10, 0.01),
    "account": Rate(200, 0.05),
    "create": Rate(10, 0.1),
    "create_by_address": Rate(300, 2.0),
    "join": Rate(20, 0.2),
    "join_by_address": Rate(300, 2.0),
    "commit": Rate(20, 0.2),
    "review": Rate(5, 0.02),
    "hint": Rate(20, 1.0),
    "request": Rate(400, 40.0),
    "static": Rate(2000, 100.0),
    "connect": Rate(120, 4.0),
    "chat": Rate(5, 0.5),
    "move": Rate(100, 30.0),
    "message": Rate(200, 60.0),
    "message_by_address": Rate(6000, 300.0),
    "export": Rate(5, 0.02),
    "read": Rate(20_000, 500.0),
    "read_by_player": Rate(5_000, 100.0),
}
"""By kind of action; each is counted per address, player or connection. Reading a table is counted by its effort."""
UNSHARED = {"message"}
"""Those counted per connection, of which other processes know nothing."""
READ_EFFORT = 10
"""The effort of reading anything of a table; each entry of its log adds 1."""


_NETWORK_BITS = 64
"""Of an IPv6 address: what a provider gives to one customer, who can use all addresses in it."""
_REMEMBERED = 10_000
UNKNOWN = "unknown"
"""The key of everything that has no address."""


@lru_cache(_REMEMBERED)
def limit_key(address: str) -> str:
    """The key under which a client address is counted: an IPv4 address or an IPv6 /64 network.

    >>> limit_key("203.0.113.7"), limit_key("::ffff:203.0.113.7"), limit_key("2001:db8:1:2:3:4:5:6")
    ('203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64')

    Everything else, such as the client of a Unix socket, shares one key.
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or _network(parsed))
    return str(parsed)


def _network(address: IPv6Address) -> IPv6Network:
    return IPv6Network((int(address), _NETWORK_BITS), strict=False)


class Limits:
    """Counts the actions of every address, player and connection."""

    def __init__(
        self, rates: Mapping[str, Rate] = RATES, scale: float = 1.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rates = {what: Rate(rate.burst * scale, rate.per_second * scale) for what, rate in rates.items()}
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._untold: defaultdict[tuple[str, str], float] | None = None
        """What was used since other processes were last told; None if there are none."""

    def use(self, what: str, who: str, effort: float = 1.0) -> None:
        """Counts one more action, or as many as its effort; raises `TooFast` if that exceeds the limit."""
        rate, now = self._rates[what], self._now()
        effort = min(effort, rate.burst)  # what is allowed at all is allowed after a while
        left, since = self._buckets.get((what, who), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        if left < effort:
            wait = (effort - left) / rate.per_second
            reason = because("too-many-requests", what=what.replace("_", "-"), seconds=math.ceil(wait))
            raise TooFast(reason, wait)
        self._buckets[what, who] = left - effort, now
        self._note_untold(what, who, effort)

    def read(self, address: str, player: str | None, entries: int = 0) -> None:
        """Counts that somebody reads a table and this many entries of its log."""
        effort = READ_EFFORT + max(0, entries)
        self.use("read", address, effort)
        if player is not None:
            self.use("read_by_player", player, effort)

    def give_back(self, what: str, who: str) -> None:
        """Counts one action less: one that turned out not to count."""
        if (what, who) in self._buckets:
            left, since = self._buckets[what, who]
            self._buckets[what, who] = left + 1, since
            self._note_untold(what, who, -1.0)

    # Limits that several processes share: each counts what the others allowed, a moment later

    def share(self) -> None:
        """Remembers from now on what is used, to tell other processes."""
        self._untold = defaultdict(float)

    def _note_untold(self, what: str, who: str, effort: float) -> None:
        if self._untold is not None and what not in UNSHARED:
            self._untold[what, who] += effort

    def take_untold(self) -> tuple[tuple[str, str, float], ...]:
        """What was used since the last call: kind, key and effort."""
        if not self._untold:
            return ()
        untold = tuple((what, who, effort) for (what, who), effort in self._untold.items())
        self._untold.clear()
        return untold

    def note(self, what: str, who: str, effort: float) -> None:
        """Counts what another process has allowed; a bucket may owe something then."""
        rate, now = self._rates[what], self._now()
        left, since = self._buckets.get((what, who), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        self._buckets[what, who] = max(left - effort, -rate.burst), now

    def sweep(self) -> None:
        """Drops the buckets that are full again."""
        now = self._now()
        for (what, who), (left, since) in list(self._buckets.items()):
            rate = self._rates[what]
            if left + (now - since) * rate.per_second >= rate.burst:
                del self._buckets[what, who]
