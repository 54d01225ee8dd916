"""Ratings of players: openskill's Plackett–Luce model. The ratings of Warashi's levels never change.

A rating is a normal distribution. People see one number, 1500 for a new player: 1500 + 29.5 · (mu − 25). The factor is
chosen such that differences read like Elo between two players: 100 points more mean 64 % of the wins. Until sigma is
down to 5 the rating is provisional and not on the leaderboard: that takes about ten games against Warashi's levels, or
twenty games between two new players.
"""

import math
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from zashiki.warashi.levels import level_of

_model = PlackettLuce()

POINTS = 400 / (math.log(10) * math.sqrt(2) * _model.beta)
"""Displayed points per unit of mu: Elo's 400, divided by the scale of the model's logistic curve for two players."""
AVERAGE = 1500
SETTLED = 5.0
"""The sigma below which a rating is no longer provisional."""

SURE = 1.0
"""The sigma of Warashi's levels."""


class Rating(msgspec.Struct, frozen=True):
    """A player's strength at a game, as a normal distribution on openskill's scale."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The displayed number.

        >>> Rating().shown
        1500
        """
        return round(AVERAGE + POINTS * (self.mu - _model.mu))

    @property
    def is_provisional(self) -> bool:
        """Whether too few games were played for a reliable rating."""
        return self.sigma > SETTLED


def warashi_rating(game: str, level: int) -> Rating | None:
    """The rating of one of Warashi's levels; None for the highest, whose strength depends on the machine."""
    shown = level_of(game, level).rating
    return None if shown is None else Rating(_model.mu + (shown - AVERAGE) / POINTS, SURE)


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game, from the ranks: 1 is the best, and equal seats share a rank.

    >>> winner, loser = rate([Rating(), Rating()], [1, 2])
    >>> winner.shown, loser.shown
    (1578, 1422)
    """
    teams = [[_model.rating(mu=old.mu, sigma=old.sigma)] for old in before]
    after = _model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(team[0].mu, team[0].sigma, old.games + 1) for old, team in zip(before, after, strict=True)]
