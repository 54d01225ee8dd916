"""Ratings of players: openskill's Plackett–Luce model. The ratings of Warashi's levels never change.

A rating is a normal distribution. People see one number, 1500 for a new player: 1500 + 29.5 · (mu − 25). The factor is
chosen such that differences read like Elo between two players: 100 points more mean 64 % of the wins. Until sigma is
down to 5 the rating is provisional and not on the leaderboard: that takes about ten games against Warashi's levels, or
twenty games between two new players.

A game that is not played to its end counts only among those who made enough moves in it. A seat that leaves earlier
loses rating as if it had lost against everybody, and nobody gains any: a bad deal cannot be left for free, and nobody
rises by games that are not played.
"""

import math
from collections.abc import Collection, Sequence
from typing import Literal, TypeAlias

import msgspec
from openskill.models import PlackettLuce

from zashiki.kernel.registry import find
from zashiki.table.match import MatchResult
from zashiki.warashi.levels import level_of

_model = PlackettLuce()

POINTS = 400 / (math.log(10) * math.sqrt(2) * _model.beta)
"""Displayed points per unit of mu: Elo's 400, divided by the scale of the model's logistic curve for two players."""
AVERAGE = 1500
SETTLED = 5.0
"""The sigma below which a rating is no longer provisional."""

SURE = 1.0
"""The sigma of Warashi's levels."""


SHARE = 4
"""Each seat must make this part of a usual game's moves: a quarter."""
GAMES_PER_PAIR = 10
"""Rated games of two players with each other, of one kind, within `PAIR_PERIOD`; further ones are not rated."""
PAIR_PERIOD = 86400.0
"""Seconds."""

Counted: TypeAlias = Literal["full", "loss"]
"""How the result of a seat counts: among all who have `full`, or only as a loss of this seat, which left early."""
Uncounted: TypeAlias = Literal["pair_limit", "too_short", "no_account", "undone"]
"""Why a game that was opened as a rated one does not count: the two have played enough rated games that day; it ended
before everybody had made enough moves; somebody has no account any more; an administrator removed it."""


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


def least_moves(game: str) -> int:
    """How many moves each seat must make before a game that is not played to its end counts for both sides.

    >>> least_moves("take")
    7
    """
    return max(1, find(game).usual_moves // SHARE)


def counted_seats(
    result: MatchResult, moves: Sequence[int], withdrawn: Collection[int], least: int
) -> tuple[Counted | None, ...]:
    """How the result counts for each seat; None where it does not.

    >>> lost = MatchResult(ranks=(2, 1), winners=(1,), scores=(0, 0), reason="left")
    >>> counted_seats(lost, moves=(5, 5), withdrawn={0}, least=5)
    ('full', 'full')
    >>> counted_seats(lost, moves=(5, 4), withdrawn={0}, least=5)
    ('loss', None)
    """
    seats = range(len(result.ranks))
    played = {seat for seat in seats if result.reason == "played" or (len(moves) > seat and moves[seat] >= least)}
    if len(played) < 2:
        played = set()
    return tuple("full" if seat in played else "loss" if seat in withdrawn else None for seat in seats)


def rate_counted(
    before: Sequence[Rating], ranks: Sequence[int], counted: Sequence[Counted | None]
) -> dict[int, Rating]:
    """The new ratings of the seats for which the result counts."""
    full = [seat for seat, how in enumerate(counted) if how == "full"]
    after = rate([before[seat] for seat in full], [ranks[seat] for seat in full]) if full else []
    lost = [seat for seat, how in enumerate(counted) if how == "loss"]
    against_all = rate(before, ranks) if lost else []
    return dict(zip(full, after, strict=True)) | {seat: against_all[seat] for seat in lost}
