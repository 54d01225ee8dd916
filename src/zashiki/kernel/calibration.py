"""Calibration: makes the chances that an engine computes come true.

A search may be too sure of itself, or favour the seat that it searches for. Each game declares how to correct its
engine's chances, fitted to games that the engine played against itself; `bench/calibration.py` fits and checks it.
"""

import msgspec

from zashiki.kernel.maths import exp, log

FEWEST = 2
"""The fewest players of a game."""


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """A line, or two that meet, through the log-odds of a chance, relative to those of equal chances for all seats."""

    shift: float = 0.0
    """What is added to the log-odds: below 0 if the engine is too optimistic for the seat to decide."""
    slope: float = 1.0
    """What the log-odds are multiplied by: below 1 if the engine is too sure."""
    bend: float = 0.0
    """What is added to the slope where a chance is less than equal."""
    more: "Calibration | None" = None
    """The calibration for more than two players, if it is another one."""

    def apply(self, chance: float, players: int) -> float:
        """The chance that comes true; certain chances stay as they are.

        >>> Calibration().apply(0.25, players=2)
        0.25
        >>> round(Calibration(shift=-0.5).apply(0.7, players=2), 2)
        0.59
        >>> [round(Calibration(bend=1.0).apply(chance, players=2), 2) for chance in (0.3, 0.7)]
        [0.16, 0.7]
        >>> Calibration(shift=-0.5).apply(1.0, players=2)
        1.0
        >>> [round(Calibration(more=Calibration(shift=-0.5)).apply(0.7, players), 2) for players in (2, 3)]
        [0.7, 0.59]
        """
        if self.more is not None and players > FEWEST:
            return self.more.apply(chance, players)
        if not 0 < chance < 1 or self == NO_CALIBRATION:
            return chance
        known = evidence(chance, players)
        log_odds = self.shift + self.slope * known + self.bend * min(known, 0.0) - log(float(players - 1))
        return float(1.0 / (1.0 + exp(-log_odds)))


NO_CALIBRATION = Calibration()


def evidence(chance: float, players: int) -> float:
    """The log-odds of a chance, relative to those of equal chances for all seats.

    >>> evidence(0.5, players=2), evidence(0.25, players=4)
    (0.0, 0.0)
    """
    return float(log(chance / (1 - chance) * (players - 1)))
