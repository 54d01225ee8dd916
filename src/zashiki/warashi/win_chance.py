"""From what every seat has, in points or in hopes, to what that means for one of them."""

import numpy as np

from zashiki.kernel.rule import rule


@rule
def lead(points, seat):
    """What a seat has above the best of the others."""
    others = np.iinfo(np.int64).min
    for other in range(len(points)):
        if other != seat:
            others = max(others, points[other])
    return points[seat] - others


@rule
def chance(points, seat, swing):
    """The chance of winning with such an outlook: a logistic curve of the lead for two, equal for equals."""
    total = 0.0
    for other in range(len(points)):
        total += np.exp((points[other] - points[seat]) / swing)
    return 1.0 / total


@rule
def share_of_win(standings, seat):
    """1 for the winner of a game that is over, a share of it for each of several, and 0 for the others."""
    winners = 0
    for other in range(len(standings)):
        if standings[other] > standings[seat]:
            return 0.0
        winners += standings[other] == standings[seat]
    return 1.0 / winners
