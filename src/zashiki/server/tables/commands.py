"""Commands at a table besides playing: creating it, taking and leaving seats, rematches, chat."""

import time
from collections.abc import Sequence

from zashiki.server.errors import Conflict, Forbidden
from zashiki.server.identity import Identity
from zashiki.server.notifications import ChatPosted, Notifier, RematchOpened, TableClosed, TableUpdated
from zashiki.server.protocol import TableSummary
from zashiki.server.store.store import Store
from zashiki.server.tables.live_table import LiveTable
from zashiki.server.tables.play import Play
from zashiki.server.tables.registry import TableRegistry
from zashiki.server.tables.specs import TableSpec, rematch_spec
from zashiki.table.seats import Seat, rotated


class TableCommands:
    """Carries out the commands; each is stored before it is published."""

    def __init__(self, registry: TableRegistry, store: Store, notifier: Notifier, play: Play) -> None:
        self._registry = registry
        self._store = store
        self._notifier = notifier
        self._play = play

    async def create(self, spec: TableSpec) -> TableSummary:
        """Creates a table, and starts the game if no seat is open."""
        stored = await self._store.create_table(
            **{name: getattr(spec, name) for name in spec.__struct_fields__}, now=time.time()
        )
        async with self._registry.at(stored.id) as live:
            await self._play.start_if_full(live)
            await self._publish_update(live)
            return live.summary()

    async def sit(self, table: str, identity: Identity, seat: int | None, nonce: str) -> TableSummary:
        """Gives a player a free seat, by default the first; the game starts when all seats are taken."""
        async with self._registry.at(table) as live:
            if live.seats_of(identity.id):
                return live.summary()
            chosen = await self._choose_seat(live, identity, seat)
            await self._store.take_seat(live.id, chosen, Seat(identity.kind, identity.player.name, identity.id), nonce)
            await self._registry.reload(live)
            await self._play.start_if_full(live)
            await self._publish_update(live)
            return live.summary()

    async def _choose_seat(self, live: LiveTable, identity: Identity, seat: int | None) -> int:
        free = [number for number, other in enumerate(live.seats) if other.is_open]
        if live.match or not free:
            raise Conflict("This table is full; you can watch it.")
        if live.stored.previous:
            free = await self._reserved(live.stored.previous, identity.id, free)
        if live.stored.rated and identity.player.is_guest:
            raise Forbidden("Only accounts play rated games; choose a name and a password first.")
        if seat is not None and seat not in free:
            raise Conflict(f"Seat {seat} is not free.")
        return free[0] if seat is None else seat

    async def _reserved(self, previous: str, player: str, free: Sequence[int]) -> list[int]:
        """The free seats of a rematch that are reserved for a player."""
        before = rotated((await self._store.table(previous)).seats)
        reserved = [seat for seat in free if before[seat].player == player]
        if not reserved:
            raise Forbidden("This table is reserved for the players of the previous game; you can watch it.")
        return reserved

    async def leave(self, table: str, identity: Identity | None) -> None:
        """Frees a player's seats; withdraws from a running game, and closes a table that nobody sits at any more."""
        async with self._registry.at(table) as live:
            own = live.seats_of(identity.id if identity else None)
            if not own:
                raise Forbidden("You have no seat at this table.")
            if live.match:
                await self._withdraw(live, own)
                return
            for seat in own:
                await self._store.free_seat(live.id, seat)
            await self._registry.reload(live)
            if any(seat.player for seat in live.seats):
                await self._publish_update(live)
            else:
                await self._store.drop_table(live.id)
                await self._notifier.publish(TableClosed(live.id, live.summary(), live.stored.previous))

    async def _withdraw(self, live: LiveTable, own: Sequence[int]) -> None:
        await self._play.expire(live)
        for seat in own:
            if live.match and live.match.result is None and seat not in live.match.withdrawn:
                await self._play.append(live, live.match.leave(seat, time.time()))

    async def rematch(self, table: str, identity: Identity, nonce: str, secret: str) -> TableSummary:
        """Seats a player at the rematch of a finished game; the first who asks for it creates the table."""
        async with self._registry.at(table) as live:
            own = live.seats_of(identity.id)
            if not own:
                raise Forbidden("You did not play in this game.")
            if live.status != "over":
                raise Conflict("You can ask for a rematch when the game is over.")
            rematch = live.rematch
            if rematch is None:
                rematch = (await self.create(rematch_spec(live.stored, identity, nonce, secret))).table
                await self._notifier.publish(RematchOpened(live.id, rematch))
            seat = (own[0] - 1) % len(live.seats)
        return await self.sit(rematch, identity, seat, nonce)

    async def say(self, table: str, identity: Identity | None, text: str) -> None:
        """Adds a message of somebody at the table to its chat."""
        async with self._registry.at(table) as live:
            if identity is None or not live.seats_of(identity.id):
                raise Forbidden("Only players at the table can write in its chat.")
            message = await self._store.say(table, identity.player, text, time.time())
            await self._notifier.publish(ChatPosted(table, message))

    async def _publish_update(self, live: LiveTable) -> None:
        await self._notifier.publish(TableUpdated(live.id, live.status, live.seats))
