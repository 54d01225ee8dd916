"""Tables in the store: from open to running to over, and the log of all that happened."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from zashiki.server.ratings import Rating, is_rated_level, of_warashi, rate
from zashiki.server.store import schema
from zashiki.server.store.base import Base, as_json
from zashiki.server.store.data import Forked, Listing, RatingChange, Table, Taken, Unknown, Wake
from zashiki.server.store.ids import new_id
from zashiki.server.store.writer import Line
from zashiki.table.clock import Clock
from zashiki.table.log import Entry, GaveUp, Happening
from zashiki.table.match import Result
from zashiki.table.seats import Seat

PAGE = 20
MOST_LISTED = 200

_tables, _seats, _entries = schema.tables, schema.seats, schema.entries
_LISTED = [column for column in _tables.c if column.name not in ("secret", "snapshot", "warashi", "players")]

_ADD_TABLE = insert(_tables)
_ADD_SEAT = insert(_seats)
_SET_NONCE = (
    update(_seats)
    .where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("number"))
    .values(nonce=bindparam("new"))
)
_WAKE_WARASHI = update(_tables).where(_tables.c.id == bindparam("table")).values(warashi=True)
_IN_ORDER = select(_seats).order_by(_seats.c.table_id, _seats.c.seat)
_LOG = select(_entries).order_by(_entries.c.number)
_ADD_ENTRY = insert(_entries)
_SET_DEADLINE = (
    update(_tables)
    .where(_tables.c.id == bindparam("table"), _tables.c.deadline.is_distinct_from(bindparam("new")))
    .values(deadline=bindparam("new"))
)

_what_decoder = msgspec.json.Decoder(Happening)
_left_decoder = msgspec.json.Decoder(tuple[float, ...])
_result_decoder = msgspec.json.Decoder(Result)
_clock_decoder: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)


class Tables(Base):
    """The part of the store that keeps tables."""

    async def create_table(
        self,
        *,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[Seat],
        secret: str,
        now: float,
        clock: Clock = None,
        rated: bool = False,
        listed: bool = False,
        creator: str | None = None,
        snapshot: Mapping[str, Any] | None = None,
        previous: str | None = None,
    ) -> Table:
        """Opens a table. It waits for players, even if no seat is open, until `start_table`."""
        table = Table(
            id=new_id(schema.TABLE_ID),
            game=game,
            options=dict(options),
            seats=tuple(seats),
            clock=clock,
            rated=rated,
            listed=listed,
            status="open",
            created=now,
            creator=creator,
            previous=previous,
            secret=secret,
            snapshot=None if snapshot is None else dict(snapshot),
        )
        places = [Line(_ADD_SEAT, _seat_columns(table.id, number, seat)) for number, seat in enumerate(seats)]
        await self._writer.write(Line(_ADD_TABLE, _table_columns(table)), *places)
        return table

    async def take_seat(self, table_id: str, seat: int, who: Seat) -> None:
        """Sits somebody down at an open seat of an open table; `Taken` if it is neither."""
        free = _seats.c.kind == "open"
        await self._reseat(table_id, seat, who, free, f"Seat {seat} is not free.")

    async def free_seat(self, table_id: str, seat: int) -> None:
        """Makes a seat of an open table free again; `Taken` if the table is not open any more."""
        await self._reseat(table_id, seat, Seat("open"), _seats.c.kind != "open", f"Nobody can leave seat {seat} now.")

    async def _reseat(self, table_id: str, seat: int, who: Seat, condition: Any, refusal: str) -> None:
        is_open = exists().where(_tables.c.id == table_id, _tables.c.status == "open")
        columns = {"kind": who.kind, "player": who.player, "name": who.name, "level": who.level}
        statement = (
            update(_seats)
            .where(_seats.c.table_id == table_id, _seats.c.seat == seat, condition, is_open)
            .values(columns)
        )
        if not await self._change(statement):
            await self._must_exist(table_id)
            raise Taken(refusal)

    async def start_table(
        self, table_id: str, now: float, nonces: Sequence[str], deadline: float | None = None
    ) -> None:
        """The game begins, with one nonce for each seat; `Taken` if it has begun already or a seat is open."""

        async def work(connection: AsyncConnection) -> None:
            has_open = exists().where(_seats.c.table_id == table_id, _seats.c.kind == "open")
            has_warashi = exists().where(_seats.c.table_id == table_id, _seats.c.kind == "warashi")
            begun = await connection.execute(
                update(_tables)
                .where(
                    _tables.c.id == table_id,
                    _tables.c.status == "open",
                    _tables.c.players == len(nonces),
                    ~has_open,
                )
                .values(status="running", started=now, deadline=deadline, warashi=has_warashi)
            )
            if not begun.rowcount:
                raise Taken("The table has begun already, or a seat is still open.")
            await connection.execute(
                _SET_NONCE,
                [{"table": table_id, "number": seat, "new": nonce} for seat, nonce in enumerate(nonces)],
            )

        try:
            await self._writer.run(work)
        except Taken:
            await self._must_exist(table_id)
            raise

    async def drop_table(self, table_id: str) -> bool:
        """Takes away a table that has not begun; whether there was one."""
        return bool(await self._change(delete(_tables).where(_tables.c.id == table_id, _tables.c.status == "open")))

    async def append(
        self, table_id: str, entry: Entry, deadline: float | None = None, ending: Result | None = None
    ) -> tuple[RatingChange, ...]:
        """Adds an entry to a running table's log. When this returns, it is on disk.

        `deadline` is when somebody's time is up from now on, `ending` the result if the game is over with this
        entry; a rated game's ratings change in the same transaction, and the changes are returned.

        `Forked` if the log has an entry of this number, or this ply is used up; `Unknown` if there is no such table.
        """
        added = Line(_ADD_ENTRY, _entry_columns(table_id, entry))
        deadline_set = Line(_SET_DEADLINE, {"table": table_id, "new": deadline})
        try:
            if ending is not None:
                return await self._writer.run(lambda connection: _end(connection, table_id, added, entry.time, ending))
            if isinstance(entry.what, GaveUp):
                await self._writer.write(added, deadline_set, Line(_WAKE_WARASHI, {"table": table_id}))
            else:
                await self._writer.write(added, deadline_set)
            return ()
        except IntegrityError:
            await self._must_exist(table_id)
            raise Forked(f"Something else is at place {entry.number} of the table's log.") from None

    async def table(self, table_id: str) -> Table:
        """A table with its whole log; `Unknown` if there is none."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(_tables).where(_tables.c.id == table_id))).first()
            if row is None:
                raise Unknown("There is no such table.")
            places = (await connection.execute(_IN_ORDER.where(_seats.c.table_id == table_id))).all()
            log = (await connection.execute(_LOG.where(_entries.c.table_id == table_id))).all()
        nonces = tuple(place.nonce for place in places if place.nonce is not None)
        return Table(
            **_listed_fields(row, places),
            secret=row.secret,
            nonces=nonces,
            snapshot=None if row.snapshot is None else msgspec.json.decode(row.snapshot),
            entries=tuple(_entry_of(line) for line in log),
        )

    async def open_tables(self, game: str | None = None) -> list[Listing]:
        """Listed tables that wait for players, the newest first."""
        return await self._lobby("open", _tables.c.created, game)

    async def running_tables(self, game: str | None = None) -> list[Listing]:
        """Listed tables at which a game is going on, the newest first."""
        return await self._lobby("running", _tables.c.started, game)

    async def _lobby(self, status: str, moment: Any, game: str | None) -> list[Listing]:
        query = select(*_LISTED).where(_tables.c.status == status, _tables.c.listed)
        if game is not None:
            query = query.where(_tables.c.game == game)
        return await self._listings(query.order_by(moment.desc()).limit(MOST_LISTED))

    async def tables_of(self, player_id: str) -> list[Listing]:
        """A player's tables that are open or running, the newest first."""
        query = select(*_LISTED).where(
            _tables.c.status != "over", or_(_sits(player_id), _tables.c.creator == player_id)
        )
        return await self._listings(query.order_by(_tables.c.created.desc()))

    async def finished_of(
        self, player_id: str, game: str | None = None, before: str | None = None, limit: int = PAGE
    ) -> list[Listing]:
        """A page of a player's finished games, the last one first; the next page is `before` the last id of this."""
        query = select(*_LISTED).where(_tables.c.status == "over", _sits(player_id))
        if game is not None:
            query = query.where(_tables.c.game == game)
        if before is not None:
            row = await self._first(select(_tables.c.ended).where(_tables.c.id == before, _tables.c.ended.is_not(None)))
            if row is None:
                raise Unknown("There is no such finished game to go on from.")
            same_moment = and_(_tables.c.ended == row.ended, _tables.c.id < before)
            query = query.where(or_(_tables.c.ended < row.ended, same_moment))
        return await self._listings(query.order_by(_tables.c.ended.desc(), _tables.c.id.desc()).limit(limit))

    async def wake_list(self) -> list[Wake]:
        """The running tables at which time runs out or Warashi plays, those that are due first at the head."""
        query = select(_tables.c.id, _tables.c.deadline, _tables.c.warashi).where(
            _tables.c.status == "running", or_(_tables.c.deadline.is_not(None), _tables.c.warashi)
        )
        rows = await self._all(query.order_by(_tables.c.deadline.is_(None), _tables.c.deadline))
        return [Wake(row.id, row.deadline, row.warashi) for row in rows]

    async def _listings(self, query: Any) -> list[Listing]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            places = (await connection.execute(_IN_ORDER.where(_seats.c.table_id.in_(ids)))).all()
        by_table: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
        for place in places:
            by_table[place.table_id].append(place)
        return [Listing(**_listed_fields(row, by_table[row.id])) for row in rows]

    async def _must_exist(self, table_id: str) -> None:
        if await self._first(select(_tables.c.id).where(_tables.c.id == table_id)) is None:
            raise Unknown("There is no such table.")


async def _end(
    connection: AsyncConnection, table_id: str, last: Line, now: float, result: Result
) -> tuple[RatingChange, ...]:
    await connection.execute(last.statement, last.values)
    await connection.execute(
        update(_tables)
        .where(_tables.c.id == table_id)
        .values(status="over", ended=now, deadline=None, warashi=False, result=as_json(result))
    )
    row = (await connection.execute(select(_tables.c.game, _tables.c.rated).where(_tables.c.id == table_id))).one()
    return await _rate(connection, table_id, row.game, result) if row.rated else ()


async def _rate(connection: AsyncConnection, table_id: str, game: str, result: Result) -> tuple[RatingChange, ...]:
    """Rates a game between different accounts, some of whom may be Warashi; others are not rated."""
    players, ratings = schema.players, schema.ratings
    known = and_(ratings.c.player == _seats.c.player, ratings.c.game == game)
    query = (
        select(_seats.c.seat, _seats.c.kind, _seats.c.level, _seats.c.player, players.c.kind.label("account"))
        .add_columns(ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .outerjoin(players, players.c.id == _seats.c.player)
        .outerjoin(ratings, known)
        .where(_seats.c.table_id == table_id)
        .order_by(_seats.c.seat)
    )
    rows = (await connection.execute(query)).all()
    people = [row.player for row in rows if row.account == "account"]
    warashis = [row.seat for row in rows if row.kind == "warashi" and is_rated_level(row.level)]
    if not people or len(set(people)) + len(warashis) < len(rows):
        return ()
    before = [_rating_of(row) if row.account else of_warashi(game, row.level) for row in rows]
    changes = tuple(
        RatingChange(row.seat, row.player, old, new)
        for row, old, new in zip(rows, before, rate(before, result.ranks), strict=True)
        if row.account
    )
    for change in changes:
        await _save_rating(connection, game, change)
    return changes


def _rating_of(row: Row[Any]) -> Rating:
    return Rating() if row.mu is None else Rating(row.mu, row.sigma, row.games)


async def _save_rating(connection: AsyncConnection, game: str, change: RatingChange) -> None:
    ratings = schema.ratings
    columns = {"mu": change.after.mu, "sigma": change.after.sigma, "games": change.after.games}
    mine = and_(ratings.c.player == change.player, ratings.c.game == game)
    if not (await connection.execute(update(ratings).where(mine).values(columns))).rowcount:
        await connection.execute(insert(ratings).values(player=change.player, game=game, **columns))


def _sits(player_id: str) -> Any:
    return exists().where(_seats.c.table_id == _tables.c.id, _seats.c.player == player_id)


def _table_columns(table: Table) -> dict[str, Any]:
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
        "warashi": False,
        "creator": table.creator,
        "snapshot": None if table.snapshot is None else as_json(table.snapshot),
        "previous": table.previous,
    }


def _seat_columns(table_id: str, number: int, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": number,
        "kind": seat.kind,
        "player": seat.player,
        "name": seat.name,
        "level": seat.level,
    }


def _entry_columns(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "ply": entry.ply,
        "time": entry.time,
        "what": as_json(entry.what),
        "seconds_left": None if entry.left is None else as_json(entry.left),
    }


def _entry_of(row: Row[Any]) -> Entry:
    left = None if row.seconds_left is None else _left_decoder.decode(row.seconds_left)
    return Entry(row.number, row.ply, row.time, _what_decoder.decode(row.what), left)


def _listed_fields(row: Row[Any], places: Sequence[Row[Any]]) -> dict[str, Any]:
    """The fields of a `Listing` from a row of tables and its rows of seats, in order."""
    return {
        "id": row.id,
        "game": row.game,
        "options": msgspec.json.decode(row.options),
        "seats": tuple(Seat(place.kind, place.name, place.player, place.level) for place in places),
        "clock": _clock_decoder.decode(row.clock),
        "rated": row.rated,
        "listed": row.listed,
        "status": row.status,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "deadline": row.deadline,
        "creator": row.creator,
        "result": None if row.result is None else _result_decoder.decode(row.result),
        "previous": row.previous,
    }
