"""Converts between rows of the database and the models."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Label, Row, Select, case, exists, func, null, select

from zashiki.server.store import schema
from zashiki.server.store.base import as_json
from zashiki.server.store.models import Listing, Table, TableState
from zashiki.table.clock import Clock
from zashiki.table.log import Change, Entry
from zashiki.table.match import Consequence, MatchResult
from zashiki.table.seats import Seat

_tables, _seats, _entries, _chat = schema.tables, schema.seats, schema.entries, schema.chat

_change_decoder = msgspec.json.Decoder(Change)
_left_decoder = msgspec.json.Decoder(tuple[float, ...])
_result_decoder = msgspec.json.Decoder(MatchResult)
_clock_decoder: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)

_has_entries = exists().where(_entries.c.table_id == _tables.c.id, _entries.c.number == 0)


def _current(column: Column[Any], first: Column[Any]) -> Label[Any]:
    """The value of a column in the last entry of a running table, or the first value if there is no entry yet.

    Such values are stored with the entries, which are only ever added: a move writes one row, not two.
    """
    last = (
        select(column)
        .where(_entries.c.table_id == _tables.c.id)
        .order_by(_entries.c.number.desc())
        .limit(1)
        .correlate(_tables)
        .scalar_subquery()
    )
    return case((_tables.c.status != "running", null()), (_has_entries, last), else_=first).label(column.name)


deadline = _current(_entries.c.deadline, _tables.c.first_deadline)
_player = _current(_entries.c.player, _tables.c.first_player)

_TABLE = select(_tables, deadline, _player)
LISTED = select(*(column for column in _tables.c if column.name not in ("secret", "snapshot")), deadline, _player)
NEWEST_FIRST = (_tables.c.created.desc(), _tables.c.id)
_SEATS = select(_seats).order_by(_seats.c.table_id, _seats.c.seat)
_rematch = _tables.alias("rematch")
_STATE = select(
    _tables.c.id,
    _tables.c.status,
    _tables.c.uncounted,
    select(func.count())
    .where(_entries.c.table_id == _tables.c.id)
    .correlate(_tables)
    .scalar_subquery()
    .label("entries"),
    select(func.max(_chat.c.time)).where(_chat.c.table_id == _tables.c.id).scalar_subquery().label("last_message"),
    select(_rematch.c.id).where(_rematch.c.previous == _tables.c.id).scalar_subquery().label("rematch"),
)
_LOG = select(_entries).order_by(_entries.c.number)


def read_table(connection: Connection, table_id: str) -> Table | None:
    """A table with its whole log."""
    row = connection.execute(_TABLE.where(_tables.c.id == table_id)).first()
    if row is None:
        return None
    places = connection.execute(_SEATS.where(_seats.c.table_id == table_id)).all()
    log = connection.execute(_LOG.where(_entries.c.table_id == table_id)).all()
    return Table(
        **_listed_fields(row, places),
        secret=row.secret,
        nonces=tuple(place.nonce for place in places if place.nonce is not None),
        snapshot=None if row.snapshot is None else msgspec.json.decode(row.snapshot),
        entries=tuple(_entry_of(line) for line in log),
    )


def read_listings(connection: Connection, query: Select[Any]) -> list[Listing]:
    """The tables found by a query that was made from `LISTED`."""
    rows = connection.execute(query).all()
    places = _places(connection, [row.id for row in rows])
    return [Listing(**_listed_fields(row, places[row.id])) for row in rows]


def read_states(connection: Connection, table_ids: Collection[str]) -> dict[str, TableState]:
    """The states of those of some tables that exist."""
    rows = connection.execute(_STATE.where(_tables.c.id.in_(table_ids))).all()
    places = _places(connection, [row.id for row in rows])
    return {
        row.id: TableState(
            row.status, _seats_of(places[row.id]), row.entries, row.last_message, row.rematch, row.uncounted
        )
        for row in rows
    }


def _places(connection: Connection, table_ids: Collection[str]) -> dict[str, list[Row[Any]]]:
    """The rows of the seats of each table."""
    places: dict[str, list[Row[Any]]] = {table_id: [] for table_id in table_ids}
    for place in connection.execute(_SEATS.where(_seats.c.table_id.in_(list(places)))):
        places[place.table_id].append(place)
    return places


def _seats_of(places: Sequence[Row[Any]]) -> tuple[Seat, ...]:
    return tuple(Seat(place.kind, place.name, place.player, place.level) for place in places)


def _listed_fields(row: Row[Any], places: Sequence[Row[Any]]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "options": msgspec.json.decode(row.options),
        "seats": _seats_of(places),
        "clock": _clock_decoder.decode(row.clock),
        "rated": row.rated,
        "uncounted": row.uncounted,
        "listed": row.listed,
        "status": row.status,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "deadline": row.deadline,
        "creator": row.creator,
        "result": None if row.result is None else _result_decoder.decode(row.result),
        "previous": row.previous,
        "player": row.player,
        "withdrawn": {place.seat: place.withdrawn for place in places if place.withdrawn is not None},
    }


def _entry_of(row: Row[Any]) -> Entry:
    left = None if row.seconds_left is None else _left_decoder.decode(row.seconds_left)
    return Entry(row.number, row.ply, row.time, _change_decoder.decode(row.what), left)


def table_columns(table: Table) -> dict[str, Any]:
    """The row of a new table."""
    return {
        "id": table.id,
        "game": table.game,
        "options": as_json(table.options),
        "players": len(table.seats),
        "clock": as_json(table.clock),
        "rated": table.rated,
        "listed": table.listed,
        "secret": table.secret,
        "status": table.status,
        "created": table.created,
        "seen": table.created,
        "warashi": False,
        "creator": table.creator,
        "snapshot": None if table.snapshot is None else as_json(table.snapshot),
        "previous": table.previous,
    }


def seat_columns(seat: Seat, nonce: str | None) -> dict[str, Any]:
    """The columns for the holder of a seat."""
    return {"kind": seat.kind, "player": seat.player, "name": seat.name, "level": seat.level, "nonce": nonce}


def entry_columns(table_id: str, entry: Entry, after: Consequence) -> dict[str, Any]:
    """The row of an entry, with how the game stands after it."""
    return {
        "table_id": table_id,
        "number": entry.number,
        "ply": entry.ply,
        "time": entry.time,
        "what": as_json(entry.change),
        "seconds_left": None if entry.left is None else as_json(entry.left),
        "deadline": after.deadline,
        "player": after.player,
    }


def sits(player_id: str) -> ColumnElement[bool]:
    """Whether a player has a seat; starts from the player's seats, which are fewer than all tables."""
    return _tables.c.id.in_(select(_seats.c.table_id).where(_seats.c.player == player_id))


def of_game(query: Select[Any], game: str | None) -> Select[Any]:
    """The query, for one game only if it is given."""
    return query if game is None else query.where(_tables.c.game == game)
