"""The clocks that a table may have.

They count what the server sees. How long a message was on its way is nobody's fault, so of every decision a moment
is not counted.
"""

from typing import TypeAlias

import msgspec

from zashiki.kernel.errors import BadArgument, quoted

LAG_ALLOWANCE = 0.3
"""Seconds of every decision that are not counted on a live clock."""
GRACE = 3600.0
"""After a server was away, so many seconds are left on a slow clock, or a whole turn if that is shorter."""

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class LiveClock(msgspec.Struct, frozen=True, tag="live"):
    """A budget for the whole game, for each player, and some seconds more after every turn."""

    seconds: float
    increment: float = 0.0

    def __post_init__(self) -> None:
        _check(self.seconds, 10, 3 * _HOUR, "A live clock has from 10 seconds to 3 hours for each player")
        _check(self.increment, 0, _MINUTE, "A live clock adds from 0 to 60 seconds a turn")


class SlowClock(msgspec.Struct, frozen=True, tag="slow"):
    """So much time for each turn: all the decisions of a seat until another is to decide."""

    seconds: float

    def __post_init__(self) -> None:
        _check(self.seconds, _HOUR, 14 * _DAY, "A slow clock has from 1 hour to 14 days for each turn")


Clock: TypeAlias = LiveClock | SlowClock | None


def _check(value: object, least: float, most: float, rule: str) -> None:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not least <= value <= most:  # type: ignore[operator]
        raise BadArgument(f"{rule}, not {quoted(value)}.")
