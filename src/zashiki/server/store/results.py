"""Stores the end of a game: the result, and in a rated game the players' new ratings."""

from typing import Any

from sqlalchemy import BindParameter, Connection, Row, Update, and_, bindparam, func, select, update

from zashiki.server.ratings import PAIR_PERIOD, Rating, counted_seats, least_moves, rate_counted, warashi_rating
from zashiki.server.store import schema
from zashiki.server.store.base import as_json, insert_into
from zashiki.server.store.locks import lock_players_at, lock_ratings
from zashiki.server.store.models import Ending, RatingChange
from zashiki.server.store.processes import unmind
from zashiki.table.match import Consequence

_tables, _seats, _players, _ratings = schema.tables, schema.seats, schema.players, schema.ratings


def limit_pairs(connection: Connection, table_id: str, now: float, limit: int) -> None:
    """Makes a rated game that has just started unrated if two of its players start too many with each other."""
    connection.execute(_LIMIT_PAIRS, {"here": table_id, "since": now - PAIR_PERIOD, "most": limit})


def _pair_limit() -> Update:
    """The statement for that, built once: building it takes longer than executing it."""
    one, other, table = _seats.alias(), _seats.alias(), _tables.alias()
    here: BindParameter[str] = bindparam("here")
    players = select(_seats.c.player).where(_seats.c.table_id == here)
    game = select(_tables.c.game).where(_tables.c.id == here).scalar_subquery()
    pairs = (
        select(one.c.player)
        .join_from(table, one, one.c.table_id == table.c.id)
        .join(other, and_(other.c.table_id == table.c.id, other.c.player > one.c.player))
        .where(table.c.started > bindparam("since"), table.c.rated, table.c.game == game)
        .where(one.c.player.in_(players), other.c.player.in_(players))
        .group_by(one.c.player, other.c.player)
        .having(func.count() > bindparam("most"))
    )
    this = and_(_tables.c.id == here, _tables.c.rated)
    return update(_tables).where(this, pairs.exists()).values(rated=False, uncounted="pair_limit")


_LIMIT_PAIRS = _pair_limit()


def end_table(connection: Connection, table_id: str, now: float, after: Consequence) -> Ending:
    """Stores a result, and in a rated game the new ratings."""
    ended = {"status": "over", "ended": now, "warashi": False, "result": as_json(after.result)}
    connection.execute(update(_tables).where(_tables.c.id == table_id).values(ended))
    unmind(connection, table_id)
    table = connection.execute(select(_tables.c.game, _tables.c.rated).where(_tables.c.id == table_id)).one()
    if not table.rated:
        return Ending()
    lock_ratings(connection)
    lock_players_at(connection, table_id)
    ending = _rated(connection, table_id, table.game, after)
    if ending.uncounted:
        connection.execute(update(_tables).where(_tables.c.id == table_id).values(uncounted=ending.uncounted))
    return ending


def _rated(connection: Connection, table_id: str, game: str, after: Consequence) -> Ending:
    """Changes the ratings. Only games between different accounts and rated levels of Warashi count."""
    seats = _seats_with_ratings(connection, table_id, game)
    people = [seat for seat in seats if seat.owner == "account"]
    before = [rating for seat in seats if (rating := _rating(game, seat)) is not None]
    everybody_counts = len(before) == len(seats) and len({seat.player for seat in people}) == len(people)
    if not people or not everybody_counts or after.result is None:
        return Ending(uncounted="no_account")
    withdrawn = {seat.seat for seat in seats if seat.withdrawn is not None}
    counted = counted_seats(after.result, after.moves, withdrawn, least_moves(game))
    new = rate_counted(before, after.result.ranks, counted)
    for number, (how, rating) in enumerate(zip(counted, before, strict=True)):
        here = and_(_seats.c.table_id == table_id, _seats.c.seat == number)
        noted = {"counted": how, "mu": rating.mu, "sigma": rating.sigma}
        connection.execute(update(_seats).where(here).values(noted))
    changes = tuple(
        RatingChange(seat.seat, seat.player, before[seat.seat], new[seat.seat]) for seat in people if seat.seat in new
    )
    for change in changes:
        save_rating(connection, change.player, game, change.after)
    return Ending(changes, None if "full" in counted else "too_short")


def _seats_with_ratings(connection: Connection, table_id: str, game: str) -> list[Row[Any]]:
    rated = (_ratings.c.mu.label("rating_mu"), _ratings.c.sigma.label("rating_sigma"), _ratings.c.games)
    query = (
        select(_seats, _players.c.kind.label("owner"), *rated)
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
    return Rating() if seat.rating_mu is None else Rating(seat.rating_mu, seat.rating_sigma, seat.games)


def save_rating(connection: Connection, player: str, game: str, new: Rating) -> None:
    """Stores a player's rating in a game."""
    columns = {"mu": new.mu, "sigma": new.sigma, "games": new.games}
    added = insert_into(connection, _ratings).values(player=player, game=game, **columns)
    connection.execute(added.on_conflict_do_update(index_elements=["player", "game"], set_=columns))
