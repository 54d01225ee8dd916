"""Lists of tables, as the store has them: no game is replayed for a list."""

from collections.abc import Callable

from zashiki.server import presenters
from zashiki.server.errors import NotFound
from zashiki.server.presence import Presence
from zashiki.server.protocol import TableSummary
from zashiki.server.store.models import Listing, Lonely
from zashiki.server.store.store import Store
from zashiki.server.tables.registry import TableRegistry


class TableLists:
    """The lists of the lobby and of a player."""

    def __init__(self, registry: TableRegistry, store: Store, presence: Presence) -> None:
        self._registry = registry
        self._presence = presence
        self._store = store
        self.lonely: Callable[[], Lonely | None] = lambda: None
        """Says since when the player who opened a table must be away for the lobby not to show it."""

    async def find(self, table: str) -> Listing | None:
        """A table as the store has it; None if there is none."""
        try:
            return await self._store.listing(table)
        except NotFound:
            return None

    async def open_tables(self, game: str | None = None) -> list[TableSummary]:
        """The tables that anybody may join."""
        return [self._summary(listing) for listing in await self._store.open_tables(game, self.lonely())]

    async def lonely_tables(self) -> list[TableSummary]:
        """The listed tables that the lobby does not show, as nobody attends them."""
        lonely = self.lonely()
        return [] if lonely is None else [self._summary(one) for one in await self._store.lonely_tables(lonely)]

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
        return presenters.summary(listing, None, self._presence.at(listing.id))
