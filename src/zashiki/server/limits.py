"""Rate limits: token buckets that refill steadily and are emptied by use."""

import math
import time
from collections.abc import Callable, Mapping

import msgspec

from zashiki.server.errors import TooFast


class Rate(msgspec.Struct, frozen=True):
    """The number allowed at once, and the number per second after that."""

    burst: float
    per_second: float


RATES: dict[str, Rate] = {
    "guest": Rate(20, 0.2),
    "log_in": Rate(5, 0.1),
    "create": Rate(10, 0.1),
    "commit": Rate(20, 0.2),
    "review": Rate(5, 0.02),
    "hint": Rate(20, 1.0),
    "request": Rate(100, 20.0),
    "connect": Rate(60, 2.0),
    "chat": Rate(5, 0.5),
    "move": Rate(100, 30.0),
    "message": Rate(200, 60.0),
}
"""By kind of action; each is counted per address, player or connection."""


class Limits:
    """Counts the actions of every address, player and connection."""

    def __init__(
        self, rates: Mapping[str, Rate] = RATES, scale: float = 1.0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._rates = {what: Rate(rate.burst * scale, rate.per_second * scale) for what, rate in rates.items()}
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def use(self, what: str, who: str) -> None:
        """Counts one more action; raises `TooFast` if that exceeds the limit."""
        rate, now = self._rates[what], self._now()
        left, since = self._buckets.get((what, who), (rate.burst, now))
        left = min(rate.burst, left + (now - since) * rate.per_second)
        if left < 1:
            wait = (1 - left) / rate.per_second
            raise TooFast(f"Too many requests ({what.replace('_', '-')}); wait {math.ceil(wait)} s.", wait)
        self._buckets[what, who] = left - 1, now

    def sweep(self) -> None:
        """Drops the buckets that are full again."""
        now = self._now()
        for (what, who), (left, since) in list(self._buckets.items()):
            rate = self._rates[what]
            if left + (now - since) * rate.per_second >= rate.burst:
                del self._buckets[what, who]
