"""How good players are at a game: openskill's Plackett–Luce model, and Warashi's levels, which never change.

A rating is a normal distribution. What people see is one number, 1500 for somebody new: 1500 + 29.5 · (mu − 25).
The factor is chosen such that differences read like Elo between two players: 100 more is 64 % of the points. Until
sigma is down to 5 the number is provisional and not on the leaderboard: that takes about ten games against Warashi's
levels, or twenty between two who are new.
"""

import math
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from zashiki.warashi.levels import level_of

_model = PlackettLuce()

POINTS = 400 / (math.log(10) * math.sqrt(2) * _model.beta)
"""Shown points for one of mu: Elo's 400 against the scale of the model's logistic curve for two."""
AVERAGE = 1500
SETTLED = 5.0
"""The sigma below which a rating counts as known."""

SURE = 1.0
"""The sigma of Warashi's levels."""


class Rating(msgspec.Struct, frozen=True):
    """How good a player is at a game, as a normal distribution on openskill's scale."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see.

        >>> Rating().shown
        1500
        """
        return round(AVERAGE + POINTS * (self.mu - _model.mu))

    @property
    def is_provisional(self) -> bool:
        """Whether too few games were played to say."""
        return self.sigma > SETTLED


def warashi_rating(game: str, level: int) -> Rating | None:
    """The rating of one of Warashi's levels; None for the highest, which depends on the machine.

    >>> rating = warashi_rating("take", 3)
    >>> rating.shown if rating else None
    1500
    """
    shown = level_of(game, level).rating
    return None if shown is None else Rating(_model.mu + (shown - AVERAGE) / POINTS, SURE)


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game, from the ranks, 1 for the best; equal ranks shared a place.

    >>> winner, loser = rate([Rating(), Rating()], [1, 2])
    >>> winner.shown, loser.shown
    (1578, 1422)
    """
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma, old.games + 1) for old, team in zip(before, after, strict=True)]
