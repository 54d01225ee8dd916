"""The statistics of matches: scores with confidence intervals, Elo, and the sequential test.

Two players play pairs of games, the same deal twice with the seats exchanged, so that luck of the deal cancels. A pair
gives 0, ½, 1, 1½ or 2 points. The number of pairs with each result, the *pentanomial*, is all that the functions need.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from zashiki.kernel.errors import BadArgument

PAIR_POINTS = 5
"""The number of possible results of a pair."""
Z_95 = 1.959964
"""The standard errors to each side of a 95 % interval."""
BISECTIONS = 60
MAX_ELO = 2000
"""Greater differences cannot be distinguished from winning always."""
MIN_COUNT = 1e-3
"""The count of a result that has not occurred, so that no result has probability zero."""


class Interval(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def share(pairs: Sequence[int]) -> Interval:
    """The share of points, from 0 to 1. Pairs that vary less than single games would count as more games.

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
    """The difference in Elo at which a share of points is expected; infinite for 0 and 1."""
    if points <= 0:
        return -math.inf
    return math.inf if points >= 1 else -400 * math.log10(1 / points - 1)


class Sequential(NamedTuple):
    """The state of a sequential test, which continues while the ratio is between the bounds."""

    ratio: float
    """The log-likelihood ratio."""
    low: float
    high: float

    @property
    def verdict(self) -> bool | None:
        """True: the hypothesis of more Elo is accepted; False: the other one; None: more games are needed."""
        if self.ratio >= self.high:
            return True
        return False if self.ratio <= self.low else None


def sequential(pairs: Sequence[int], elo0: float, elo1: float, alpha: float = 0.05, beta: float = 0.05) -> Sequential:
    """The generalized sequential probability ratio test of `elo1` against `elo0`, over pairs or single games.

    Each hypothesis gets the most likely distribution of results with its expected share of points; the ratio of
    their likelihoods decides (M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of
    a distribution", 2019).
    """
    if not -MAX_ELO <= elo0 < elo1 <= MAX_ELO:
        raise BadArgument(
            f"The sequential test needs two differences in Elo, the smaller first, from -{MAX_ELO} to {MAX_ELO}, "
            f"not {elo0:g} and {elo1:g}."
        )
    counts = [max(count, MIN_COUNT) for count in pairs]
    total, points = sum(counts), _shares(counts)
    observed = [count / total for count in counts]
    likeliest = [_likeliest(observed, points, 1 / (1 + 10 ** (-difference / 400))) for difference in (elo0, elo1)]
    ratio = total * sum(share * math.log(p1 / p0) for share, p0, p1 in zip(observed, *likeliest, strict=True))
    return Sequential(ratio, math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha))


def _likeliest(observed: Sequence[float], points: Sequence[float], expected: float) -> list[float]:
    """The distribution with an expected share of points that makes the observed results most likely.

    It is observed / (1 + t (points − expected)) with the t that gives this share; `excess` decreases in t.
    """

    def excess(t: float) -> float:
        return sum(
            share * (point - expected) / (1 + t * (point - expected))
            for share, point in zip(observed, points, strict=True)
        )

    low, high = -1 / (1 - expected), 1 / expected
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        low, high = (middle, high) if excess(middle) > 0 else (low, middle)
    return [share / (1 + low * (point - expected)) for share, point in zip(observed, points, strict=True)]


def _shares(results: Sequence[float]) -> list[float]:
    """The share of points of each possible result, from 0 to 1."""
    return [number / (len(results) - 1) for number in range(len(results))]


def _moments(pairs: Sequence[float]) -> tuple[float, float]:
    """The mean and the variance of a pair's share of points."""
    count, shares = sum(pairs), _shares(pairs)
    mean = sum(number * points for number, points in zip(pairs, shares, strict=True)) / count
    variance = sum(number * (points - mean) ** 2 for number, points in zip(pairs, shares, strict=True)) / count
    return mean, variance


def wilson(mean: float, games: float) -> Interval:
    """A share of points with Wilson's interval for a number of games, which is reliable near 0 and 1 too.

    >>> [round(figure, 3) for figure in wilson(0.6, 100)]
    [0.6, 0.502, 0.691]
    """
    if not games:
        return Interval(mean, 0.0, 1.0)
    square = Z_95**2
    middle = (mean + square / (2 * games)) / (1 + square / games)
    error = Z_95 / (1 + square / games) * math.sqrt(mean * (1 - mean) / games + square / (4 * games**2))
    # A share of 0 or 1 is its own bound; with a rounding error its Elo would be finite.
    return Interval(mean, middle - error if mean > 0 else 0.0, middle + error if mean < 1 else 1.0)
