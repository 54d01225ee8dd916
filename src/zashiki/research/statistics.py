"""The mathematics of matches: scores with intervals, Elo, and the sequential test.

Two players meet in pairs of games, the same deal twice with seats exchanged, so that luck of the deal cancels. A pair
brings 0, ½, 1, 1½ or 2 points; how many pairs brought each is a *pentanomial*, all that the functions here need.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from zashiki.kernel.errors import BadArgument

PAIR_POINTS = 5
"""The possible results of a pair."""
SIDE = 1.959964
"""So many standard errors to each side make an interval of 95 %."""
BISECTIONS = 60
MOST_ELO = 2000
"""Greater differences cannot be told from winning always."""
FEWEST = 1e-3
"""Stands for a result that has not occurred, so that nothing is held to be impossible."""


class Interval(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def share(pairs: Sequence[int]) -> Interval:
    """The share of points, 0 to 1. Pairs that differ less than lone games would count for more games.

    >>> [round(figure, 3) for figure in share([10, 20, 40, 20, 10])]
    [0.5, 0.447, 0.553]
    >>> [round(figure, 3) for figure in share([0, 0, 0, 0, 40])]
    [1.0, 0.912, 1.0]
    """
    count = sum(pairs)
    if not count:
        return Interval(0.5, 0.0, 1.0)
    mean, variance = _moments(pairs)
    return wilson(mean, count * mean * (1 - mean) / variance if variance else count)


def elo(pairs: Sequence[int]) -> Interval:
    """The difference in Elo.

    >>> round(elo([0, 0, 50, 50, 0]).value)
    89
    """
    return Interval(*(elo_of_share(figure) for figure in share(pairs)))


def elo_of_share(points: float) -> float:
    """The Elo difference at which a share of points is expected; infinite for all or none."""
    if points <= 0:
        return -math.inf
    return math.inf if points >= 1 else -400 * math.log10(1 / points - 1)


class Sequential(NamedTuple):
    """The state of a sequential test: it goes on between its bounds."""

    ratio: float
    """The log-likelihood ratio."""
    low: float
    high: float

    @property
    def verdict(self) -> bool | None:
        """True: the better hypothesis is accepted; False: the other; None: play on."""
        if self.ratio >= self.high:
            return True
        return False if self.ratio <= self.low else None


def sequential(pairs: Sequence[int], elo0: float, elo1: float, alpha: float = 0.05, beta: float = 0.05) -> Sequential:
    """The generalized sequential probability ratio test of `elo1` against `elo0`, over pairs or lone games.

    Each hypothesis is given the likeliest distribution of results with its expected share of points; the ratio of
    their likelihoods decides (M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of
    a distribution", 2019).
    """
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise BadArgument(
            f"The sequential test needs two differences in Elo, the smaller first, from -{MOST_ELO} to {MOST_ELO}, "
            f"not {elo0:g} and {elo1:g}."
        )
    seen = [max(count, FEWEST) for count in pairs]
    count, points = sum(seen), _shares(seen)
    found = [number / count for number in seen]
    likeliest = [_likeliest(found, points, 1 / (1 + 10 ** (-difference / 400))) for difference in (elo0, elo1)]
    ratio = count * sum(share * math.log(one / zero) for share, zero, one in zip(found, *likeliest, strict=True))
    return Sequential(ratio, math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha))


def _likeliest(found: Sequence[float], points: Sequence[float], expected: float) -> list[float]:
    """The distribution nearest to what was found, by likelihood, that has an expected share of points.

    It is found / (1 + t (points − expected)) for the one t that makes it so; `excess` falls as t grows.
    """

    def excess(t: float) -> float:
        return sum(
            share * (point - expected) / (1 + t * (point - expected))
            for share, point in zip(found, points, strict=True)
        )

    low, high = -1 / (1 - expected), 1 / expected
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return [share / (1 + low * (point - expected)) for share, point in zip(found, points, strict=True)]


def _shares(results: Sequence[float]) -> list[float]:
    """The share of points of each result, from none to all."""
    return [number / (len(results) - 1) for number in range(len(results))]


def _moments(pairs: Sequence[float]) -> tuple[float, float]:
    """Mean and variance of a pair's share of points."""
    count, shares = sum(pairs), _shares(pairs)
    mean = sum(number * points for number, points in zip(pairs, shares, strict=True)) / count
    variance = sum(number * (points - mean) ** 2 for number, points in zip(pairs, shares, strict=True)) / count
    return mean, variance


def wilson(mean: float, games: float) -> Interval:
    """A share of so many games with Wilson's interval, which is honest near 0 and 1 too.

    >>> [round(figure, 3) for figure in wilson(0.6, 100)]
    [0.6, 0.502, 0.691]
    """
    if not games:
        return Interval(mean, 0.0, 1.0)
    square = SIDE**2
    middle = (mean + square / (2 * games)) / (1 + square / games)
    error = SIDE / (1 + square / games) * math.sqrt(mean * (1 - mean) / games + square / (4 * games**2))
    # Where nothing or everything was won the interval reaches there; rounding would make a finite Elo of it.
    return Interval(mean, middle - error if mean > 0 else 0.0, middle + error if mean < 1 else 1.0)
