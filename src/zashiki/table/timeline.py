"""Two clocks: time elapses by a steady clock, which nobody can set; what is stored and shown has the wall clock's time.

Nothing here reads a clock.
"""

import math
from typing import NamedTuple

STEP = 1.0
"""Seconds by which the wall clock must deviate before it counts as set."""
_ROUNDING = 0.001
"""Seconds that may be lost between the clocks, which are floats of different size."""


class _Stretch(NamedTuple):
    """A stretch of time in which nobody set the wall clock."""

    start: float
    """On the steady clock."""
    offset: float
    """How far the wall clock is ahead of the steady clock."""


class Timeline:
    """Translates between the clocks of one process, and remembers when the wall clock was set.

    Until it hears of any clock, both are the same.
    """

    def __init__(self) -> None:
        self._stretches = [_Stretch(-math.inf, 0.0)]
        self._latest = math.inf

    def note(self, wall: float, steady: float) -> None:
        """Compares the clocks, which were read at the same time."""
        offset = wall - steady
        if math.isinf(self._latest):
            self._stretches = [_Stretch(-math.inf, offset)]
        elif abs(offset - self._stretches[-1].offset) > STEP:
            self._stretches.append(_Stretch(steady, offset))
        self._latest = steady

    def wall(self, steady: float) -> float:
        """The time of the wall clock at a steady time from now on, unless somebody sets the clock."""
        return steady + self._stretches[-1].offset

    def steady(self, wall: float) -> float:
        """The steady time of something that was stored with the time of the wall clock, by this process or before.

        A time that the wall clock showed twice counts as the later one, and a time in the future as now: then somebody
        has set the clock back, and nobody should lose on time because of it.
        """
        end = self._latest
        for start, offset in reversed(self._stretches):
            if start - _ROUNDING <= wall - offset <= end + _ROUNDING:
                return min(wall - offset, self._latest)
            end = start
        return self._latest
