"""From every seat's points or outlook to a seat's lead, chance of winning and share of the win."""

import numpy as np

from zashiki.kernel.maths import exp
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Float, Int, Ints


@rule
def lead(points: Ints, seat: Int) -> Int:
    """A seat's points minus those of the best other seat."""
    best_other = np.iinfo(np.int64).min
    for other in range(len(points)):
        if other != seat:
            best_other = max(best_other, points[other])
    return points[seat] - best_other


@rule
def chance(points: Ints, seat: Int, swing: Float) -> Float:
    """A seat's chance of winning by its outlook: a softmax, so for two seats a logistic curve of the lead."""
    total = 0.0
    for other in range(len(points)):
        total += exp((points[other] - points[seat]) / swing)
    return 1.0 / total


@rule
def share_of_win(standings: Ints, seat: Int) -> Float:
    """A seat's share of the win in a finished game: 1 for a sole winner, less if it is shared, 0 for losers."""
    winners = 0
    for other in range(len(standings)):
        if standings[other] > standings[seat]:
            return 0.0
        winners += standings[other] == standings[seat]
    return 1.0 / winners
