"""Lists of tables, as the store has them: no game is replayed for a list."""

from zashiki.server import presenters
from zashiki.server.protocol import TableSummary
from zashiki.server.store.models import Listing
from zashiki.server.store.store import Store
from zashiki.server.tables.registry import TableRegistry


class TableLists:
    """The lists of the lobby and of a player."""

    def __init__(self, registry: TableRegistry, store: Store) -> None:
        self._registry = registry
        self._store = store

    async def open_tables(self, game: str | None = None) -> list[TableSummary]:
        """The tables that anybody may join."""
        return [self._summary(listing) for listing in await self._store.open_tables(game)]

    async def running_tables(self, game: str | None = None) -> list[TableSummary]:
        """The games that anybody may watch."""
        return [self._summary(listing) for listing in await self._store.running_tables(game)]

    async def finished_of(self, player: str, game: str | None, before: str | None) -> list[TableSummary]:
        """A page of a player's finished games."""
        return [self._summary(listing) for listing in await self._store.finished_of(player, game, before)]

    async def tables_of(self, player: str) -> list[TableSummary]:
        """A player's open and running games, with the seat to decide."""
        return [await self._with_turn(listing) for listing in await self._store.tables_of(player)]

    async def _with_turn(self, listing: Listing) -> TableSummary:
        if listing.status == "running" and listing.player is None:
            # Its last entry was stored by a version that did not store whose turn it is.
            async with self._registry.at(listing.id) as live:
                return live.summary()
        return self._summary(listing)

    def _summary(self, listing: Listing) -> TableSummary:
        """A stored table; presence is known only for tables in memory."""
        live = self._registry.find(listing.id)
        return presenters.summary(listing, None, live.present if live else ())
