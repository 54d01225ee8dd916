"""The tables of the lobby in the store, and those that count for quotas or have expired."""

from collections import Counter
from collections.abc import Collection
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, exists, func, or_, select, update

from zashiki.server.store import schema
from zashiki.server.store.base import Base, in_parts
from zashiki.server.store.models import Listing, Lonely, Unfinished
from zashiki.server.store.row_mapping import LISTED, NEWEST_FIRST, of_game, read_listings, sits

MOST_LISTED = 200
"""Tables shown in the lobby, and the most that expire at a time."""
_tables, _players = schema.tables, schema.players


class LobbyTables(Base):
    """The part of the store for the lobby."""

    async def open_tables(self, game: str | None = None, lonely: Lonely | None = None) -> list[Listing]:
        """Listed tables that wait for players, newest first, except those that were left alone."""
        return await self._lobby("open", game, *(() if lonely is None else (~_is_lonely(lonely),)))

    async def lonely_tables(self, lonely: Lonely) -> list[Listing]:
        """Listed tables that wait for players and were left alone by those who opened them."""
        query = LISTED.where(_tables.c.status == "open", _tables.c.listed, _is_lonely(lonely))
        return await self._listings(query.order_by(_tables.c.created).limit(MOST_LISTED))

    async def expired_tables(self, created: float, rematch_created: float, lonely: Lonely) -> list[str]:
        """Open tables that were created too long ago, and those that were left alone for too long."""
        rematch = and_(_tables.c.previous.is_not(None), ~_has_clock("slow"), _tables.c.created < rematch_created)
        expired = or_(_tables.c.created < created, rematch, and_(_tables.c.listed, _is_lonely(lonely)))
        query = select(_tables.c.id).where(_tables.c.status == "open", expired).limit(MOST_LISTED)
        return [row.id for row in await self._all(query)]

    async def running_tables(self, game: str | None = None) -> list[Listing]:
        """Listed tables with a running game, newest first."""
        return await self._lobby("running", game)

    async def _lobby(self, status: str, game: str | None, *conditions: ColumnElement[bool]) -> list[Listing]:
        query = of_game(LISTED, game).where(_tables.c.status == status, _tables.c.listed, *conditions)
        return await self._listings(query.order_by(*NEWEST_FIRST).limit(MOST_LISTED))

    async def _listings(self, query: Select[Any]) -> list[Listing]:
        return await self._read(lambda connection: read_listings(connection, query))

    async def lobby_creators(self) -> set[str]:
        """The players who opened the listed tables that wait for players."""
        query = select(_tables.c.creator).where(_tables.c.status == "open", _tables.c.listed).distinct()
        return {row.creator for row in await self._all(query) if row.creator is not None}

    async def mark_seen(self, players: Collection[str], now: float) -> None:
        """Notes that players who opened listed tables are here."""
        for some in in_parts(players):
            own = and_(_tables.c.status == "open", _tables.c.listed, _tables.c.creator.in_(some))
            await self._change(update(_tables).where(own).values(seen=now))

    async def unfinished_among(self, table_ids: Collection[str]) -> dict[str, Unfinished]:
        """Those of some tables that are open or running."""
        found = {}
        for some in in_parts(table_ids):
            query = select(_tables.c.id, *_KIND).where(_tables.c.status != "over", _tables.c.id.in_(some))
            found.update({row.id: _kind(row) for row in await self._all(query)})
        return found


def count_unfinished(connection: Connection, player_id: str) -> Counter[Unfinished]:
    """The open and running tables where a player has a seat: how many of each kind."""
    query = select(*_KIND, func.count().label("number")).where(_tables.c.status != "over", sits(player_id))
    return Counter({_kind(row): row.number for row in connection.execute(query.group_by(*_KIND))})


def _has_clock(kind: Literal["live", "slow"]) -> ColumnElement[bool]:
    """Whether a table has a clock of this kind."""
    return _tables.c.clock.startswith(f'{{"type":"{kind}"', autoescape=True)


_KIND = (_tables.c.status, _tables.c.listed, _has_clock("live").label("is_live"))


def _kind(row: Row[Any]) -> Unfinished:
    return Unfinished(row.status, row.listed, bool(row.is_live))


def _is_lonely(lonely: Lonely) -> ColumnElement[bool]:
    """Whether the player who opened a table left it alone; accounts may leave a table with a slow clock for longer."""
    is_account = exists().where(_players.c.id == _tables.c.creator, _players.c.kind == "account")
    is_patient = and_(_has_clock("slow"), is_account)
    return _tables.c.seen < case((is_patient, lonely.patient), else_=lonely.seen)
