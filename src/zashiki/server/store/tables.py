"""Tables in the store: from open to running to over, and their logs."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    false,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from zashiki.kernel.errors import because
from zashiki.server.errors import LogConflict, NotFound, RematchExists, SeatTaken
from zashiki.server.store import schema
from zashiki.server.store.base import in_parts
from zashiki.server.store.entries import add_entries
from zashiki.server.store.ids import new_id
from zashiki.server.store.lobby import LobbyTables, count_unfinished
from zashiki.server.store.locks import lock_players_at, lock_seats_of, lock_table
from zashiki.server.store.models import Ending, Listing, Table, TableState, Unfinished, WakeUp
from zashiki.server.store.processes import Processes, mind
from zashiki.server.store.results import end_table, limit_pairs
from zashiki.server.store.row_mapping import (
    LISTED,
    NEWEST_FIRST,
    deadline,
    entry_columns,
    of_game,
    read_states,
    read_table,
    seat_columns,
    sits,
    table_columns,
)
from zashiki.server.store.writer import Statement
from zashiki.table.clock import Clock
from zashiki.table.log import Entry, Withdrawn
from zashiki.table.match import Consequence
from zashiki.table.seats import Seat

PAGE = 20
"""Finished games on a page."""

_tables, _seats, _leases = schema.tables, schema.seats, schema.leases
_ADD_TABLE = insert(_tables)
_ADD_SEAT = insert(_seats)
_WAKE_WARASHI = update(_tables).where(_tables.c.id == bindparam("table")).values(warashi=True)
_WITHDRAW = (
    update(_seats)
    .where(_seats.c.table_id == bindparam("table"), _seats.c.seat == bindparam("at"))
    .values(withdrawn=bindparam("reason"))
)
_UNKNOWN = Consequence(None, None, None)
Quota: TypeAlias = Callable[[Counter[Unfinished]], None]
"""Raises an error if a player with these unfinished tables, counted by kind, may have no more."""


class Tables(LobbyTables, Processes):
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
        quota: Quota | None = None,
    ) -> Table:
        """Creates a table under a new id, with the nonces of the taken seats.

        Even if no seat is open, the game starts only with `start_table`. Raises `RematchExists` if the previous game
        has another rematch, `NotFound` if it or one of the players does not exist, and what the quota of the creator
        raises.
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

        def work(connection: Connection) -> None:
            if quota and creator:
                _check_quota(connection, creator, quota)
            for statement in (Statement(_ADD_TABLE, table_columns(table)), *places):
                statement.execute(connection)

        try:
            await self._writer.run(work)
        except IntegrityError:
            if previous is not None and await self.rematch_of(previous) is not None:
                raise RematchExists(because("rematch-exists")) from None
            raise NotFound(because("no-player-or-game")) from None
        return table

    async def take_seat(self, table_id: str, seat: int, who: Seat, nonce: str, quota: Quota | None = None) -> None:
        """Gives somebody an open seat of an open table; raises `SeatTaken` if either is not open.

        A player who has a seat there gets no other one. Raises also what the player's quota raises.
        """

        def work(connection: Connection) -> None:
            is_open = lock_table(connection, table_id) == "open"
            if quota and who.player:
                _check_quota(connection, who.player, quota)
            here = _seats.c.table_id == table_id
            free = and_(here, _seats.c.seat == seat, _seats.c.kind == "open")
            held = exists().where(here, _seats.c.player == who.player) if who.player else false()
            taken = update(_seats).where(free, ~held).values(seat_columns(who, nonce))
            if not is_open or not connection.execute(taken).rowcount:
                raise SeatTaken(because("seat-taken"))

        try:
            await self._writer.run(work)
        except IntegrityError:
            raise NotFound(because("no-player")) from None

    async def leave_table(self, table_id: str, player_id: str) -> bool:
        """Frees a player's seats at an open table, and removes the table if nobody else sits there; whether it did.

        Raises `SeatTaken` if the game has started.
        """

        def work(connection: Connection) -> bool:
            if lock_table(connection, table_id) != "open":
                raise SeatTaken(because("seat-not-freed"))
            here = _seats.c.table_id == table_id
            freed = seat_columns(Seat("open"), None)
            connection.execute(update(_seats).where(here, _seats.c.player == player_id).values(freed))
            if connection.scalar(select(exists().where(here, _seats.c.player.is_not(None)))):
                return False
            connection.execute(delete(_tables).where(_tables.c.id == table_id))
            return True

        return await self._writer.run(work)

    async def drop_table(self, table_id: str) -> None:
        """Removes a table whose game has not started; raises `SeatTaken` if it has."""

        def work(connection: Connection) -> None:
            if lock_table(connection, table_id) != "open":
                raise SeatTaken(because("started"))
            connection.execute(delete(_tables).where(_tables.c.id == table_id))

        await self._writer.run(work)

    async def start_table(
        self,
        table_id: str,
        now: float,
        deadline: float | None = None,
        player: int | None = None,
        pair_limit: int | None = None,
    ) -> None:
        """Starts the game with a seat to decide; raises `SeatTaken` if it has started already or a seat is open.

        This process minds it from now on.
        It is not rated if two of its players have started `pair_limit` rated games with each other that day.
        """
        started = {
            "status": "running",
            "started": now,
            "first_deadline": deadline,
            "first_player": player,
            "warashi": _has("warashi"),
        }

        def work(connection: Connection) -> None:
            is_open = lock_table(connection, table_id) == "open"
            full = and_(_tables.c.id == table_id, ~_has("open"))
            if not is_open or not connection.execute(update(_tables).where(full).values(started)).rowcount:
                raise SeatTaken(because("not-startable"))
            mind(connection, table_id, self.process)
            if pair_limit is not None:
                lock_players_at(connection, table_id)
                limit_pairs(connection, table_id, now, pair_limit)

        await self._writer.run(work)

    # The game

    async def append(self, table_id: str, entry: Entry, after: Consequence = _UNKNOWN) -> Ending:
        """Adds an entry to a running table's log, with how the game stands after it. When this returns, it is on disk.

        If the game is over with this entry, the ratings of a rated game change in the same transaction.

        Raises `LogConflict` if it is not the next entry of a running table, `NotFound` if there is no such table.
        """
        statements = [Statement(add_entries, entry_columns(table_id, entry, after))]
        if isinstance(entry.change, Withdrawn):
            withdrawal = {"table": table_id, "at": entry.change.seat, "reason": entry.change.reason}
            statements += [Statement(_WAKE_WARASHI, {"table": table_id}), Statement(_WITHDRAW, withdrawal)]
        try:
            if after.result is None:
                await self._writer.write(*statements)
                return Ending()

            def end(connection: Connection) -> Ending:
                for statement in statements:
                    statement.execute(connection)
                return end_table(connection, table_id, entry.time, after)

            return await self._writer.run(end)
        except (IntegrityError, LogConflict):
            await self._must_exist(table_id)
            raise LogConflict(because("entry-not-next", entry=entry.number)) from None

    # Queries

    async def listing(self, table_id: str) -> Listing:
        """A table without its log; raises `NotFound` if there is none."""
        found = await self._listings(LISTED.where(_tables.c.id == table_id))
        if not found:
            raise NotFound(because("no-table"))
        return found[0]

    async def table(self, table_id: str) -> Table:
        """A table with its whole log; raises `NotFound` if there is none."""
        found = await self._read(lambda connection: read_table(connection, table_id))
        if found is None:
            raise NotFound(because("no-table"))
        return found

    async def tables_of(self, player_id: str) -> list[Listing]:
        """The open and running tables where a player has a seat or that the player created, newest first."""
        own = or_(sits(player_id), _tables.c.creator == player_id)
        return await self._listings(LISTED.where(_tables.c.status != "over", own).order_by(*NEWEST_FIRST))

    async def finished_of(
        self, player_id: str, game: str | None = None, before: str | None = None, limit: int = PAGE
    ) -> list[Listing]:
        """A page of a player's finished games, last one first.

        The next page is `before` the last id of this one; raises `NotFound` if that game is not finished.
        """
        query = of_game(LISTED, game).where(_tables.c.ended.is_not(None), sits(player_id))
        if before is not None:
            query = query.where(_ended_before(before, await self._end_of(before)))
        return await self._listings(query.order_by(_tables.c.ended.desc(), _tables.c.id.desc()).limit(limit))

    async def _end_of(self, table_id: str) -> float:
        row = await self._first(select(_tables.c.ended).where(_tables.c.id == table_id, _tables.c.ended.is_not(None)))
        if row is None:
            raise NotFound(because("no-finished-game"))
        return float(row.ended)

    async def rematch_of(self, table_id: str) -> str | None:
        """The id of a table's rematch."""
        row = await self._first(select(_tables.c.id).where(_tables.c.previous == table_id))
        return None if row is None else row.id

    async def wake_ups(self) -> list[WakeUp]:
        """The running tables that this process minds where a clock runs or Warashi plays, earliest deadline first."""
        own = _tables.c.id.in_(select(_leases.c.table_id).where(_leases.c.process == self.process))
        running = select(_tables.c.id, deadline, _tables.c.warashi).where(_tables.c.status == "running", own).subquery()
        due = running.c.deadline.is_not(None)
        rows = await self._all(select(running).where(due | running.c.warashi).order_by(~due, running.c.deadline))
        return [WakeUp(row.id, row.deadline, row.warashi) for row in rows]

    async def states(self, table_ids: Collection[str]) -> dict[str, TableState]:
        """The states of those of some tables that exist."""
        states: dict[str, TableState] = {}
        for some in in_parts(table_ids):
            states.update(await self._read(partial(read_states, table_ids=some)))
        return states

    async def _must_exist(self, table_id: str) -> None:
        if await self._first(select(_tables.c.id).where(_tables.c.id == table_id)) is None:
            raise NotFound(because("no-table"))


def _check_quota(connection: Connection, player_id: str, quota: Quota) -> None:
    """Raises what the quota raises; until the end of the transaction nobody else gives the player a seat."""
    lock_seats_of(connection, player_id)
    quota(count_unfinished(connection, player_id))


def _has(kind: str) -> ColumnElement[bool]:
    """Whether a table has a seat of this kind."""
    return exists().where(_seats.c.table_id == _tables.c.id, _seats.c.kind == kind)


def _ended_before(table_id: str, ended: float) -> ColumnElement[bool]:
    """Whether a table ended earlier, or at the same time with a smaller id."""
    return or_(_tables.c.ended < ended, and_(_tables.c.ended == ended, _tables.c.id < table_id))
