"""Tables in the store: from open to running to over, and their logs."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from zashiki.server.errors import LogConflict, NotFound, SeatTaken
from zashiki.server.store import schema
from zashiki.server.store.base import Base
from zashiki.server.store.ids import new_id
from zashiki.server.store.models import Listing, RatingChange, Table, WakeUp
from zashiki.server.store.results import end_table
from zashiki.server.store.row_mapping import (
    LISTED,
    deadline,
    entry_columns,
    read_listings,
    read_table,
    seat_columns,
    table_columns,
)
from zashiki.server.store.writer import Statement
from zashiki.table.clock import Clock
from zashiki.table.log import Entry, Withdrawn
from zashiki.table.match import Consequence
from zashiki.table.seats import Seat

PAGE = 20
"""Finished games on a page."""
MOST_LISTED = 200
"""Tables shown in the lobby."""

_tables, _seats, _entries = schema.tables, schema.seats, schema.entries
_ADD_TABLE = insert(_tables)
_ADD_SEAT = insert(_seats)
_ADD_ENTRY = insert(_entries)
_WAKE_WARASHI = update(_tables).where(_tables.c.id == bindparam("table")).values(warashi=True)
_WITHDRAW = (
    update(_seats)
    .where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("at"))
    .values(withdrawn=bindparam("reason"))
)
_UNKNOWN = Consequence(None, None, None)


class Tables(Base):
    """The part of the store for tables."""

    # Before the game

    async def create_table(
        self,
        *,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[Seat],
        nonces: Sequence[str | None],
        secret: str,
        now: float,
        clock: Clock = None,
        rated: bool = False,
        listed: bool = False,
        creator: str | None = None,
        snapshot: Mapping[str, Any] | None = None,
        previous: str | None = None,
    ) -> Table:
        """Creates a table under a new id, with the nonces of the taken seats.

        Even if no seat is open, the game starts only with `start_table`.
        """
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
            nonces=tuple(nonce for nonce in nonces if nonce is not None),
            snapshot=None if snapshot is None else dict(snapshot),
        )
        places = [
            Statement(_ADD_SEAT, {"table_id": table.id, "seat": number, **seat_columns(seat, nonce)})
            for number, (seat, nonce) in enumerate(zip(seats, nonces, strict=True))
        ]
        await self._writer.write(Statement(_ADD_TABLE, table_columns(table)), *places)
        return table

    async def take_seat(self, table_id: str, seat: int, who: Seat, nonce: str) -> None:
        """Gives somebody an open seat of an open table; raises `SeatTaken` if either is not open."""
        taken = seat_columns(who, nonce)
        await self._reseat(table_id, seat, taken, _seats.c.kind == "open", f"Seat {seat} is not free.")

    async def free_seat(self, table_id: str, seat: int) -> None:
        """Frees a seat of an open table; raises `SeatTaken` if the table is no longer open."""
        refusal = f"Seat {seat} cannot be freed."
        await self._reseat(table_id, seat, seat_columns(Seat("open"), None), _seats.c.kind != "open", refusal)

    async def _reseat(
        self, table_id: str, seat: int, columns: Mapping[str, Any], fits: ColumnElement[bool], refusal: str
    ) -> None:
        is_open = exists().where(_tables.c.id == table_id, _tables.c.status == "open")
        place = and_(_seats.c.table_id == table_id, _seats.c.seat == seat)
        if not await self._change(update(_seats).where(place, fits, is_open).values(columns)):
            await self._must_exist(table_id)
            raise SeatTaken(refusal)

    async def start_table(
        self, table_id: str, now: float, deadline: float | None = None, player: int | None = None
    ) -> None:
        """Starts the game with a seat to decide; raises `SeatTaken` if it has started already or a seat is open."""
        started = {
            "status": "running",
            "started": now,
            "first_deadline": deadline,
            "first_player": player,
            "warashi": _has("warashi"),
        }
        waiting = and_(_tables.c.id == table_id, _tables.c.status == "open", ~_has("open"))
        if not await self._change(update(_tables).where(waiting).values(started)):
            await self._must_exist(table_id)
            raise SeatTaken("The game has started already, or a seat is still open.")

    async def drop_table(self, table_id: str) -> None:
        """Removes a table whose game has not started; raises `SeatTaken` if it has."""
        unused = delete(_tables).where(_tables.c.id == table_id, _tables.c.status == "open")
        if not await self._change(unused):
            await self._must_exist(table_id)
            raise SeatTaken("The game has started.")

    # The game

    async def append(self, table_id: str, entry: Entry, after: Consequence = _UNKNOWN) -> tuple[RatingChange, ...]:
        """Adds an entry to a running table's log, with how the game stands after it. When this returns, it is on disk.

        If the game is over with this entry, the ratings of a rated game change in the same transaction, and the changes
        are returned.

        Raises `LogConflict` if the log has an entry with this number or ply, `NotFound` if there is no such table.
        """
        statements = [Statement(_ADD_ENTRY, entry_columns(table_id, entry, after))]
        if isinstance(entry.change, Withdrawn):
            withdrawal = {"table": table_id, "at": entry.change.seat, "reason": entry.change.reason}
            statements += [Statement(_WAKE_WARASHI, {"table": table_id}), Statement(_WITHDRAW, withdrawal)]
        result = after.result
        try:
            if result is None:
                await self._writer.write(*statements)
                return ()

            def end(connection: Connection) -> tuple[RatingChange, ...]:
                for statement in statements:
                    connection.execute(statement.sql, statement.values)
                return end_table(connection, table_id, entry.time, result)

            return await self._writer.run(end)
        except IntegrityError:
            await self._must_exist(table_id)
            raise LogConflict(f"The table's log already has an entry {entry.number}.") from None

    # Queries

    async def listing(self, table_id: str) -> Listing:
        """A table without its log; raises `NotFound` if there is none."""
        found = await self._listings(LISTED.where(_tables.c.id == table_id))
        if not found:
            raise NotFound("There is no such table.")
        return found[0]

    async def table(self, table_id: str) -> Table:
        """A table with its whole log; raises `NotFound` if there is none."""
        found = await self._read(lambda connection: read_table(connection, table_id))
        if found is None:
            raise NotFound("There is no such table.")
        return found

    async def open_tables(self, game: str | None = None) -> list[Listing]:
        """Listed tables that wait for players, newest first."""
        return await self._lobby("open", game)

    async def running_tables(self, game: str | None = None) -> list[Listing]:
        """Listed tables with a running game, newest first."""
        return await self._lobby("running", game)

    async def _lobby(self, status: str, game: str | None) -> list[Listing]:
        query = _of_game(LISTED, game).where(_tables.c.status == status, _tables.c.listed)
        return await self._listings(query.order_by(_tables.c.created.desc()).limit(MOST_LISTED))

    async def tables_of(self, player_id: str) -> list[Listing]:
        """The open and running tables where a player has a seat or that the player created, newest first."""
        own = or_(_sits(player_id), _tables.c.creator == player_id)
        return await self._listings(LISTED.where(_tables.c.status != "over", own).order_by(_tables.c.created.desc()))

    async def finished_of(
        self, player_id: str, game: str | None = None, before: str | None = None, limit: int = PAGE
    ) -> list[Listing]:
        """A page of a player's finished games, last one first.

        The next page is `before` the last id of this one; raises `NotFound` if that game is not finished.
        """
        query = _of_game(LISTED, game).where(_tables.c.ended.is_not(None), _sits(player_id))
        if before is not None:
            query = query.where(_ended_before(before, await self._end_of(before)))
        return await self._listings(query.order_by(_tables.c.ended.desc(), _tables.c.id.desc()).limit(limit))

    async def _end_of(self, table_id: str) -> float:
        row = await self._first(select(_tables.c.ended).where(_tables.c.id == table_id, _tables.c.ended.is_not(None)))
        if row is None:
            raise NotFound("There is no such finished game.")
        return float(row.ended)

    async def rematch_of(self, table_id: str) -> str | None:
        """The id of a table's rematch."""
        row = await self._first(select(_tables.c.id).where(_tables.c.previous == table_id))
        return None if row is None else row.id

    async def wake_ups(self) -> list[WakeUp]:
        """The running tables where a clock runs or Warashi plays, earliest deadline first."""
        running = select(_tables.c.id, deadline, _tables.c.warashi).where(_tables.c.status == "running").subquery()
        due = running.c.deadline.is_not(None)
        rows = await self._all(select(running).where(due | running.c.warashi).order_by(~due, running.c.deadline))
        return [WakeUp(row.id, row.deadline, row.warashi) for row in rows]

    async def _listings(self, query: Select[Any]) -> list[Listing]:
        return await self._read(lambda connection: read_listings(connection, query))

    async def _must_exist(self, table_id: str) -> None:
        if await self._first(select(_tables.c.id).where(_tables.c.id == table_id)) is None:
            raise NotFound("There is no such table.")


def _has(kind: str) -> ColumnElement[bool]:
    """Whether a table has a seat of this kind."""
    return exists().where(_seats.c.table_id == _tables.c.id, _seats.c.kind == kind)


def _sits(player_id: str) -> ColumnElement[bool]:
    """Whether a player has a seat; starts from the player's seats, which are fewer than all tables."""
    return _tables.c.id.in_(select(_seats.c.table_id).where(_seats.c.player == player_id))


def _of_game(query: Select[Any], game: str | None) -> Select[Any]:
    return query if game is None else query.where(_tables.c.game == game)


def _ended_before(table_id: str, ended: float) -> ColumnElement[bool]:
    """Whether a table ended earlier, or at the same time with a smaller id."""
    return or_(_tables.c.ended < ended, and_(_tables.c.ended == ended, _tables.c.id < table_id))
