"""Removes results that should not count, and computes ratings again from those that remain."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, select, update

from zashiki.server.ratings import Counted, Rating, rate_counted, warashi_rating
from zashiki.server.store import schema
from zashiki.server.store.base import Base, struct_of
from zashiki.server.store.locks import lock_ratings
from zashiki.server.store.models import RatingCorrection, UndoneResults
from zashiki.server.store.results import save_rating
from zashiki.table.match import MatchResult

_tables, _seats, _players, _ratings = schema.tables, schema.seats, schema.players, schema.ratings
ATTEMPTS = 3
"""How often ratings are computed while others write; after that, nobody else can write meanwhile."""
_result_decoder = msgspec.json.Decoder(MatchResult)


class RatingHistory(Base):
    """The part of the store for correcting ratings."""

    async def undo_results(self, players: Sequence[str], dry_run: bool = False) -> UndoneResults:
        """Removes the rated results of one player, or those of several players with each other.

        The ratings of everybody in those games are computed again from the remaining results, in one transaction.
        With `dry_run` nothing changes. Returns what changed, or would.
        """
        for _ in range(ATTEMPTS):
            plan = await self._read(lambda connection: _plan(connection, players))
            if dry_run or await self._writer.run(partial(_carry_out, plan=plan)):
                return plan.undone
        return await self._writer.run(lambda connection: _undo_at_once(connection, players))


class _Plan(NamedTuple):
    """What follows from removing results, computed without keeping anybody from writing."""

    undone: UndoneResults
    ratings: dict[str, dict[str, Rating]]
    """For each game concerned the rating of every player."""
    state: dict[str, tuple[int, float]]
    """What it was computed from, to see whether that has changed: see `_state`."""


def _plan(connection: Connection, players: Sequence[str]) -> _Plan:
    removed = _results_among(connection, players)
    games = sorted(set(removed.values()))
    ratings = {game: _replay(connection, game, set(removed)) for game in games}
    corrections = [one for game in games for one in _corrections(connection, game, ratings[game])]
    undone = UndoneResults(tuple(removed), tuple(corrections))
    return _Plan(undone, ratings, {game: _state(connection, game) for game in games})


def _carry_out(connection: Connection, plan: _Plan) -> bool:
    """Removes the results and stores the new ratings, unless there are other results than the plan knows."""
    lock_ratings(connection, for_all=True)
    if any(_state(connection, game) != state for game, state in plan.state.items()):
        return False
    for table_id in plan.undone.tables:
        connection.execute(update(_tables).where(_tables.c.id == table_id).values(uncounted="undone"))
        connection.execute(update(_seats).where(_seats.c.table_id == table_id).values(counted=None))
    for game, ratings in plan.ratings.items():
        connection.execute(delete(_ratings).where(_ratings.c.game == game))
        for player, rating in ratings.items():
            save_rating(connection, player, game, rating)
    return True


def _undo_at_once(connection: Connection, players: Sequence[str]) -> UndoneResults:
    lock_ratings(connection, for_all=True)
    plan = _plan(connection, players)
    _carry_out(connection, plan)
    return plan.undone


def _state(connection: Connection, game: str) -> tuple[int, float]:
    """The number of rated players of a game, and when the last game ended: both change with every result."""
    query = (
        select(func.count(_seats.c.player), func.max(_tables.c.ended))
        .join_from(_seats, _tables, _tables.c.id == _seats.c.table_id)
        .where(_tables.c.game == game, _seats.c.counted.is_not(None))
    )
    players, ended = connection.execute(query).one()
    return players, ended


def _results_among(connection: Connection, players: Sequence[str]) -> dict[str, str]:
    """The rated results of one player, or of several with each other: the tables and their games."""
    query = (
        select(_tables.c.id, _tables.c.game)
        .join_from(_seats, _tables, _tables.c.id == _seats.c.table_id)
        .where(_seats.c.player.in_(players), _tables.c.id.in_(_counted_tables()))
        .group_by(_tables.c.id, _tables.c.game)
        .having(func.count() >= min(2, len(players)))
    )
    return {row.id: row.game for row in connection.execute(query)}


def _counted_tables() -> Any:
    return select(_seats.c.table_id).where(_seats.c.counted.is_not(None))


def _replay(connection: Connection, game: str, without: set[str]) -> dict[str, Rating]:
    """The ratings as they follow from the results of a game, except some."""
    ratings: dict[str, Rating] = {}
    for seats in _results(connection, game):
        if seats[0].table_id in without:
            continue
        before = [_before(game, seat, ratings) for seat in seats]
        counted: list[Counted | None] = [seat.counted for seat in seats]
        after = rate_counted(before, _result_decoder.decode(seats[0].result).ranks, counted)
        ratings.update({seats[seat].player: new for seat, new in after.items() if seats[seat].player is not None})
    return ratings


def _results(connection: Connection, game: str) -> Iterator[list[Row[Any]]]:
    """The seats of all rated games that count, in the order in which they ended."""
    query = (
        select(_seats, _tables.c.result)
        .join_from(_seats, _tables, _tables.c.id == _seats.c.table_id)
        .where(_tables.c.game == game, _tables.c.id.in_(_counted_tables()))
        .order_by(_tables.c.ended, _tables.c.id, _seats.c.seat)
    )
    for _, seats in groupby(connection.execute(query).all(), lambda row: row.table_id):
        yield list(seats)


def _before(game: str, seat: Row[Any], ratings: dict[str, Rating]) -> Rating:
    """The rating of a seat before a game; Warashi and players who were deleted keep the one they had."""
    if seat.player is not None:
        return ratings.get(seat.player, Rating())
    if seat.mu is not None:
        return Rating(seat.mu, seat.sigma)
    return (warashi_rating(game, seat.level) if seat.kind == "warashi" else None) or Rating()


def _corrections(connection: Connection, game: str, ratings: dict[str, Rating]) -> Iterator[RatingCorrection]:
    query = (
        select(_ratings, _players.c.name)
        .join_from(_ratings, _players, _players.c.id == _ratings.c.player)
        .where(_ratings.c.game == game)
        .order_by(_ratings.c.mu.desc(), _players.c.name)
    )
    for row in connection.execute(query):
        before, after = struct_of(Rating, row), ratings.get(row.player, Rating())
        if before != after:
            yield RatingCorrection(row.player, row.name, game, before, after)
