"""Commands at a table besides playing: creating it, taking and leaving seats, rematches, chat."""

from collections.abc import Sequence
from functools import partial

from zashiki.kernel.errors import because
from zashiki.kernel.fairness import new_secret
from zashiki.server.errors import Conflict, Forbidden, RematchExists
from zashiki.server.identity import Identity
from zashiki.server.limits import UNKNOWN
from zashiki.server.notifications import ChatPosted, Notifier, RematchOpened, TableClosed
from zashiki.server.protocol import TableSummary
from zashiki.server.store.store import Store
from zashiki.server.store.tables import Quota
from zashiki.server.tables.live_table import LiveTable
from zashiki.server.tables.play import Play
from zashiki.server.tables.quotas import Quotas
from zashiki.server.tables.registry import TableRegistry
from zashiki.server.tables.specs import TableSpec, rematch_spec, warashi_seat
from zashiki.server.timekeeping import SystemTime
from zashiki.table.seats import Seat, rotated


class TableCommands:
    """Carries out the commands; each is stored before it is published."""

    def __init__(
        self,
        registry: TableRegistry,
        store: Store,
        notifier: Notifier,
        play: Play,
        quotas: Quotas,
        time: SystemTime,
    ) -> None:
        self._registry = registry
        self._store = store
        self._notifier = notifier
        self._play = play
        self._quotas = quotas
        self._time = time

    async def create(self, spec: TableSpec, address: str = UNKNOWN) -> TableSummary:
        """Creates a table for somebody at an address, and starts the game if no seat is open."""
        fields = {name: getattr(spec, name) for name in spec.__struct_fields__}
        quota = partial(self._quotas.check, clock=spec.clock, listed=spec.listed)
        async with self._quotas.opening(address, spec.clock, spec.listed) as note:
            stored = await self._store.create_table(**fields, now=self._time.stamp(), quota=quota)
            note(stored.id)
        async with self._registry.at(stored.id) as live:
            await self._play.start_if_full(live)
            await self._publish_update(live)
            return live.summary()

    async def sit(self, table: str, identity: Identity, seat: int | None, nonce: str) -> TableSummary:
        """Gives a player a free seat, by default the first; the game starts when all seats are taken."""
        async with self._registry.at(table, fresh=True) as live:
            if live.seats_of(identity.id):
                await self._play.resume(live)
                return live.summary()
            free = _free_seats(live)
            if live.stored.previous:
                free = await self._reserved(live.stored.previous, identity.id, free)
            if live.stored.rated and identity.player.is_guest:
                raise Forbidden(because("rated-guest"))
            sitting = Seat(identity.kind, identity.player.name, identity.id)
            quota = partial(self._quotas.check, clock=live.stored.clock)
            return await self._fill(live, _choice(free, seat), sitting, nonce, quota)

    async def seat_warashi(self, table: str, identity: Identity, seat: int | None, level: int) -> TableSummary:
        """Gives Warashi a free seat, by default the first; only the player who opened the table can do so."""
        async with self._registry.at(table, fresh=True) as live:
            if live.stored.creator != identity.id or not live.seats_of(identity.id):
                raise Forbidden(because("not-host"))
            free = _free_seats(live)
            if live.stored.previous:
                raise Forbidden(because("rematch-seats"))
            sitting = warashi_seat(live.stored.game, level, live.stored.rated)
            return await self._fill(live, _choice(free, seat), sitting, new_secret())

    async def _fill(
        self, live: LiveTable, seat: int, sitting: Seat, nonce: str, quota: Quota | None = None
    ) -> TableSummary:
        """Gives somebody a free seat, and starts the game if it was the last."""
        try:
            await self._store.take_seat(live.id, seat, sitting, nonce, quota)
        finally:
            await self._registry.reload(live)  # another process may have changed it
        await self._play.start_if_full(live)
        await self._publish_update(live)
        return live.summary()

    async def _reserved(self, previous: str, player: str, free: Sequence[int]) -> list[int]:
        """The free seats of a rematch that are reserved for a player."""
        before = rotated((await self._store.table(previous)).seats)
        reserved = [seat for seat in free if before[seat].player == player]
        if not reserved:
            raise Forbidden(because("rematch-table"))
        return reserved

    async def leave(self, table: str, identity: Identity | None) -> None:
        """Frees a player's seats; withdraws from a running game, and closes a table that nobody sits at any more."""
        async with self._registry.at(table, fresh=True) as live:
            own = live.seats_of(identity.id if identity else None)
            if identity is None or not own:
                raise Forbidden(because("no-seat"))
            if live.match:
                await self._withdraw(live, own)
            elif await self._store.leave_table(live.id, identity.id):
                live.free(own)
                await self._notifier.publish(TableClosed(live.id, live.summary(), live.stored.previous))
            else:
                await self._registry.reload(live)
                await self._publish_update(live)

    async def close(self, table: str) -> None:
        """Closes a table that waits for players; raises `SeatTaken` if the game has started."""
        async with self._registry.at(table) as live:
            await self._store.drop_table(live.id)
            await self._notifier.publish(TableClosed(live.id, live.summary(), live.stored.previous))

    async def _withdraw(self, live: LiveTable, own: Sequence[int]) -> None:
        await self._play.expire(live)
        for seat in own:
            if live.match and live.match.result is None and seat not in live.match.withdrawn:
                await self._play.append(live, live.match.leave(seat, self._time.now()))

    async def rematch(
        self, table: str, identity: Identity, nonce: str, secret: str, address: str = UNKNOWN
    ) -> TableSummary:
        """Seats a player at the rematch of a finished game; the first who asks for it creates the table."""
        async with self._registry.at(table, fresh=True) as live:
            own = live.seats_of(identity.id)
            if not own:
                raise Forbidden(because("did-not-play"))
            if live.status != "over":
                raise Conflict(because("rematch-too-early"))
            rematch = live.rematch
            if rematch is None:
                rematch = await self._create_rematch(rematch_spec(live.stored, identity, nonce, secret), address)
                await self._notifier.publish(RematchOpened(live.id, rematch))
            seat = (own[0] - 1) % len(live.seats)
        return await self.sit(rematch, identity, seat, nonce)

    async def _create_rematch(self, spec: TableSpec, address: str) -> str:
        try:
            return (await self.create(spec, address)).table
        except RematchExists:  # another process was quicker
            existing = await self._store.rematch_of(spec.previous or "")
            if existing is None:
                raise
            return existing

    async def say(self, table: str, identity: Identity | None, text: str) -> None:
        """Adds a message of somebody at the table to its chat."""
        async with self._registry.at(table, fresh=True) as live:
            if identity is None or not live.seats_of(identity.id):
                raise Forbidden(because("chat-spectator"))
            message = await self._store.say(table, identity.player, text, self._time.stamp())
            await self._notifier.publish(ChatPosted(table, message))

    async def _publish_update(self, live: LiveTable) -> None:
        await self._notifier.publish(live.update())


def _free_seats(live: LiveTable) -> list[int]:
    free = [number for number, seat in enumerate(live.seats) if seat.is_open]
    if live.match or not free:
        raise Conflict(because("table-full"))
    return free


def _choice(free: Sequence[int], seat: int | None) -> int:
    if seat is not None and seat not in free:
        raise Conflict(because("seat-taken"))
    return free[0] if seat is None else seat
