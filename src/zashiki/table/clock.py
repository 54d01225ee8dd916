"""The clocks that a table may have.

They measure what the server sees. Network delay is nobody's fault, so a short allowance per decision is free.
"""

from typing import TypeAlias

import msgspec

from zashiki.kernel.errors import BadArgument, because, quoted

LAG_ALLOWANCE = 0.3
"""Seconds of every decision that a live clock does not count."""
GRACE = 3600.0
"""Seconds that a slow clock has at least after the server was down, or a whole turn if that is shorter."""

_MINUTE, _HOUR, _DAY = 60, 3600, 86400

ABANDONED = 90.0 * _DAY
"""Seconds after which a seat that does not move has abandoned a game without a clock."""


class LiveClock(msgspec.Struct, frozen=True, tag="live"):
    """A time budget for the whole game for each player, with an increment after every turn."""

    seconds: float
    increment: float = 0.0

    def __post_init__(self) -> None:
        _check(self.seconds, 10, 3 * _HOUR, "live")
        _check(self.increment, 0, _MINUTE, "increment")


class SlowClock(msgspec.Struct, frozen=True, tag="slow"):
    """A time limit for each turn: all decisions of a seat until another seat is to decide."""

    seconds: float

    def __post_init__(self) -> None:
        _check(self.seconds, _HOUR, 14 * _DAY, "slow")


Clock: TypeAlias = LiveClock | SlowClock | None


def _check(value: object, least: float, most: float, what: str) -> None:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not least <= value <= most:  # type: ignore[operator]
        raise BadArgument(because("clock", what=what, given=quoted(value)))
