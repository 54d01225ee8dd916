"""Stores the end of a game: the result, and in a rated game the players' new ratings."""

from typing import Any

from sqlalchemy import Connection, Row, and_, insert, select, update

from zashiki.server.ratings import Rating, rate, warashi_rating
from zashiki.server.store import schema
from zashiki.server.store.base import as_json
from zashiki.server.store.models import RatingChange
from zashiki.table.match import MatchResult

_tables, _seats, _players, _ratings = schema.tables, schema.seats, schema.players, schema.ratings


def end_table(connection: Connection, table_id: str, now: float, result: MatchResult) -> tuple[RatingChange, ...]:
    """Stores a result; returns the changes of ratings."""
    ended = {"status": "over", "ended": now, "warashi": False, "result": as_json(result)}
    connection.execute(update(_tables).where(_tables.c.id == table_id).values(ended))
    table = connection.execute(select(_tables.c.game, _tables.c.rated).where(_tables.c.id == table_id)).one()
    if not table.rated:
        return ()
    changes = _changes(connection, table_id, table.game, result)
    for change in changes:
        _save(connection, table.game, change)
    return changes


def _changes(connection: Connection, table_id: str, game: str, result: MatchResult) -> tuple[RatingChange, ...]:
    """The changes of ratings. Only games between different accounts and rated levels of Warashi count."""
    seats = _seats_with_ratings(connection, table_id, game)
    people = [seat for seat in seats if seat.owner == "account"]
    before = [rating for seat in seats if (rating := _rating(game, seat)) is not None]
    everybody_counts = len(before) == len(seats)
    if not people or not everybody_counts or len({seat.player for seat in people}) < len(people):
        return ()
    after = rate(before, result.ranks)
    return tuple(RatingChange(seat.seat, seat.player, before[seat.seat], after[seat.seat]) for seat in people)


def _seats_with_ratings(connection: Connection, table_id: str, game: str) -> list[Row[Any]]:
    query = (
        select(_seats, _players.c.kind.label("owner"), _ratings.c.mu, _ratings.c.sigma, _ratings.c.games)
        .outerjoin_from(_seats, _players, _players.c.id == _seats.c.player)
        .outerjoin(_ratings, and_(_ratings.c.player == _seats.c.player, _ratings.c.game == game))
        .where(_seats.c.table_id == table_id)
        .order_by(_seats.c.seat)
    )
    return list(connection.execute(query).all())


def _rating(game: str, seat: Row[Any]) -> Rating | None:
    """The rating of an account or of one of Warashi's levels; None for other seats."""
    if seat.kind == "warashi":
        return warashi_rating(game, seat.level)
    if seat.owner != "account":
        return None
    return Rating() if seat.mu is None else Rating(seat.mu, seat.sigma, seat.games)


def _save(connection: Connection, game: str, change: RatingChange) -> None:
    new = change.after
    columns = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
    mine = and_(_ratings.c.player == change.player, _ratings.c.game == game)
    if not connection.execute(update(_ratings).where(mine).values(columns)).rowcount:
        connection.execute(insert(_ratings).values(player=change.player, game=game, **columns))
