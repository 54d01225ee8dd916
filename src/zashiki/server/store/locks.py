"""Locks of rows, for work that depends on what it has read; they are held until the transaction ends.

Only PostgreSQL needs them: in SQLite a transaction that writes is alone. They are taken in a fixed order, so that two
transactions do not wait for each other: tables, then ratings, then players, and rows in the order of their ids.
"""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, select

from zashiki.kernel.errors import because
from zashiki.server.errors import NotFound
from zashiki.server.store import schema

_tables, _players, _seats = schema.tables, schema.players, schema.seats


def lock_table(connection: Connection, table_id: str) -> str:
    """Waits for others who change a table; returns its status. Raises `NotFound` if there is no such table."""
    query = select(_tables.c.status).where(_tables.c.id == table_id)
    status = connection.scalar(_locking(query))
    if status is None:
        raise NotFound(because("no-table"))
    return str(status)


def lock_tables(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    """Waits for others who change some tables; returns their ids."""
    query = select(_tables.c.id).where(which).order_by(_tables.c.id)
    return list(connection.scalars(_locking(query)))


def lock_players_at(connection: Connection, table_id: str) -> None:
    """Waits for others who change the players at a table, or start and end other games of theirs."""
    here = select(_seats.c.player).where(_seats.c.table_id == table_id)
    connection.execute(_locking(select(_players.c.id).where(_players.c.id.in_(here)).order_by(_players.c.id)))


def lock_seats_of(connection: Connection, player_id: str) -> None:
    """Waits for others who give the same player a seat, and keeps them from doing so."""
    connection.execute(_locking(select(_players.c.id).where(_players.c.id == player_id)))


def lock_player(connection: Connection, player_id: str) -> None:
    """Waits for others who change a player or store anything about the player, and keeps them from doing so."""
    connection.execute(select(_players.c.id).where(_players.c.id == player_id).with_for_update())


def lock_ratings(connection: Connection, *, for_all: bool = False) -> None:
    """Waits until nobody computes the ratings of all players, or, in order to do so, until no rating is changing."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"LOCK TABLE {schema.ratings.name} IN {'' if for_all else 'ROW '}EXCLUSIVE MODE")


def _locking(query: Select[Any]) -> Select[Any]:
    """The query with a lock that does not disturb rows that only refer to the locked ones."""
    return query.with_for_update(key_share=True)
