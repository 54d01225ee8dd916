"""The tables in memory, each loaded when somebody needs it and dropped when nobody does.

One thing at a time happens at a table: whoever looks at it or changes it holds its lock. What happens is committed to
the store before anybody is told.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from zashiki.server import metrics, presenters
from zashiki.server.alarms import AGAIN, Alarms
from zashiki.server.commands import propose
from zashiki.server.connections import Connection, Connections, Viewpoint
from zashiki.server.engine_pool import EnginePool
from zashiki.server.errors import Conflict, Forbidden, LogConflict, NotFound
from zashiki.server.identity import Identity
from zashiki.server.notifications import ChatPosted, EntryLogged, Notification, Notifier, TableReset
from zashiki.server.protocol import (
    Answer,
    Changed,
    ChatReceived,
    Move,
    Resign,
    SeatsChanged,
    TableSummary,
    TakeBack,
    Undo,
    Update,
    Watch,
    encode,
)
from zashiki.server.room import Room, TableSpec, rematch
from zashiki.server.store import models
from zashiki.server.store.models import ChatMessage
from zashiki.server.store.store import Store
from zashiki.server.warmup import Warmup
from zashiki.table.errors import MatchOver, StalePly
from zashiki.table.log import Entry
from zashiki.table.match import Match
from zashiki.table.seats import Seat, rotated

IDLE = 300.0
"""Seconds after which a table that nobody watches leaves memory."""
FOR_AN_ANSWER = 20.0
"""Seconds that Warashi waits with its move while somebody is asked about a take-back."""
CHAT_SHOWN = 50


class Rooms:
    """All tables in memory."""

    def __init__(
        self, store: Store, notifier: Notifier, connections: Connections, engine_pool: EnginePool, warmup: Warmup
    ) -> None:
        self._store = store
        self._notifier = notifier
        self._connections = connections
        self._engine_pool = engine_pool
        self._warmup = warmup
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.alarms = Alarms(self._time_is_up)
        notifier.listen(self._hear)

    def __len__(self) -> int:
        return len(self._rooms)

    # Coming and going

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """A table, with nothing else happening at it meanwhile."""
        while True:
            room = self._rooms.get(table) or await self._load(table)
            async with room.lock:
                if self._rooms.get(table) is room:
                    room.used = time.monotonic()
                    try:
                        yield room
                    finally:
                        if room.has_new_presence:
                            self._tell_seats(room)
                    return

    async def _load(self, table: str) -> Room:
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._from_store(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _from_store(self, table: str) -> Room:
        stored = await self._store.table(table)
        await self._warmup.rules(stored.game)
        chat = await self._store.chat_of(table, CHAT_SHOWN)
        room = Room(stored, self._warmup.since[stored.game], chat, await self._store.rematch_of(table))
        async with room.lock:
            self._rooms[table] = room
            metrics.TABLES.set(len(self._rooms))
            await self._begin_if_full(room)
            self._arrange(room)
        return room

    def sweep(self) -> None:
        """Drops the tables that nobody needs in memory."""
        for room in list(self._rooms.values()):
            is_needed = room.watchers or room.lock.locked() or room.thinking
            if not is_needed and time.monotonic() - room.used > IDLE:
                del self._rooms[room.id]
        metrics.TABLES.set(len(self._rooms))

    async def wake(self) -> None:
        """Looks after the running games at which something happens by itself: after a start of the server."""
        for one in await self._store.wake_ups():
            self.alarms.set(one.id, time.time() if one.warashi else one.deadline)

    # Lists

    async def open_tables(self, game: str | None = None) -> list[TableSummary]:
        """The tables that anybody may join."""
        return [self._listed(one) for one in await self._store.open_tables(game)]

    async def running_tables(self, game: str | None = None) -> list[TableSummary]:
        """The games that anybody may watch."""
        return [self._listed(one) for one in await self._store.running_tables(game)]

    async def finished_of(self, player: str, game: str | None, before: str | None) -> list[TableSummary]:
        """A page of somebody's finished games."""
        return [self._listed(one) for one in await self._store.finished_of(player, game, before)]

    async def tables_of(self, player: str) -> list[TableSummary]:
        """Somebody's games that wait or go on, with whose turn it is."""
        summaries = []
        for one in await self._store.tables_of(player):
            async with self.at(one.id) as room:
                summaries.append(room.summary())
        return summaries

    def _listed(self, one: models.Listing) -> TableSummary:
        """A table in a list, as the store has it; who is there is known only of those in memory."""
        room = self._rooms.get(one.id)
        return presenters.summary(one, None, room.present if room else ())

    # Watching

    async def watch(self, connection: Connection, command: Watch) -> None:
        """Shows a table to a connection, and from now on what happens there."""
        async with self.at(command.table) as room:
            viewpoint = Viewpoint(room.seat_of(connection.player, command.seat), command.words)
            is_new = connection not in room.watchers
            room.watchers.add(connection)
            connection.watched[room.id] = viewpoint
            self._show(room, connection, command.have)
            if is_new and room.seats_of(connection.player):
                self._tell_seats(room)

    def unwatch(self, connection: Connection, table: str) -> None:
        """Shows it no longer."""
        connection.watched.pop(table, None)
        room = self._rooms.get(table)
        if room and connection in room.watchers:
            room.watchers.discard(connection)
            if room.seats_of(connection.player):
                self._tell_presence(room)

    async def show(self, connection: Connection, table: str) -> None:
        """Shows a table as it is now to who watches it."""
        async with self.at(table) as room:
            if connection in room.watchers:
                self._show(room, connection, room.number)

    def _show(self, room: Room, connection: Connection, have: int) -> None:
        viewpoint = connection.watched[room.id]
        connection.send(encode(room.shown(viewpoint.seat, have, connection.muted, viewpoint.with_words)))

    # SeatInfo down and getting up

    async def create(self, wanted: TableSpec) -> TableSummary:
        """Opens a table, and begins if everybody is there."""
        stored = await self._store.create_table(
            **{name: getattr(wanted, name) for name in wanted.__struct_fields__}, now=time.time()
        )
        async with self.at(stored.id) as room:
            await self._begin_if_full(room)
            await self._notifier.publish(TableReset(room.id))
            return room.summary()

    async def sit(self, table: str, identity: Identity, seat: int | None, nonce: str) -> TableSummary:
        """Gives somebody a free seat, the first if he does not care; the game begins when all are taken."""
        async with self.at(table) as room:
            free = [number for number, one in enumerate(room.seats) if one.is_open]
            if room.seats_of(identity.id):
                return room.summary()
            if room.match or not free:
                raise Conflict("This table is full; you can watch it.")
            if room.stored.previous:
                free = await self._waiting_for(room, identity.id, free)
            if room.stored.rated and identity.player.is_guest:
                raise Forbidden("Only accounts play rated games; choose a name and a password first.")
            if seat is not None and seat not in free:
                raise Conflict(f"Seat {seat} is not free.")
            chosen = free[0] if seat is None else seat
            sitting = Seat(identity.kind, identity.player.name, identity.id)
            await self._store.take_seat(room.id, chosen, sitting, nonce)
            await self._reload(room)
            await self._begin_if_full(room)
            await self._notifier.publish(TableReset(room.id))
            return room.summary()

    async def _waiting_for(self, room: Room, player: str, free: Sequence[int]) -> list[int]:
        """The seats that a rematch keeps for a player."""
        before = await self._store.table(room.stored.previous or "")
        stored = [seat for seat in free if rotated(before.seats)[seat].player == player]
        if not stored:
            raise Forbidden("This table waits for those who played before; you can watch it.")
        return stored

    async def get_up(self, table: str, identity: Identity | None) -> None:
        """Frees a seat; a table that nobody sits at is gone, a running game is given up."""
        async with self.at(table) as room:
            own = room.seats_of(identity.id if identity else None)
            if not own:
                raise Forbidden("You do not sit at this table.")
            if room.match:
                await self._end_time(room)
                for seat in own:
                    if room.match.result is None and seat not in room.match.withdrawn:
                        await self._log(room, room.match.leave(seat, time.time()))
                return
            for seat in own:
                await self._store.free_seat(room.id, seat)
            await self._reload(room)
            if any(one.player for one in room.seats):
                await self._notifier.publish(TableReset(room.id))
            else:
                await self._close(room)

    async def play_again(self, table: str, identity: Identity, nonce: str, secret: str) -> TableSummary:
        """Sits somebody down at the rematch of a game that is over; the first to want it opens the table."""
        async with self.at(table) as room:
            own = room.seats_of(identity.id)
            if not own:
                raise Forbidden("You did not play here.")
            if room.status != "over":
                raise Conflict("There is a rematch when the game is over.")
            if room.rematch is None:
                room.rematch = (await self.create(rematch(room, identity, nonce, secret))).table
                self._tell_seats(room)
            seat = (own[0] - 1) % len(room.seats)
        return await self.sit(room.rematch, identity, seat, nonce)

    async def _close(self, room: Room) -> None:
        await self._store.drop_table(room.id)
        self._tell_gone(room)

    def _tell_gone(self, room: Room) -> None:
        """Tells everybody that there is no such table any more."""
        del self._rooms[room.id]
        gone = encode(SeatsChanged(room.id, "over", room.seat_infos(), None))
        for watcher in room.watchers:
            watcher.watched.pop(room.id, None)
            watcher.send(gone)
        if room.stored.listed:
            for one in self._connections.in_lobby:
                one.send(encode(Changed(msgspec.structs.replace(room.summary(), status="over"))))
        before = self._rooms.get(room.stored.previous or "")
        if before:
            before.rematch = None
            self._tell_presence(before)

    async def _begin_if_full(self, room: Room) -> None:
        if room.match is None and not any(seat.is_open for seat in room.seats):
            now = time.time()
            await self._store.start_table(room.id, now, Match(room.stored.setup, now).deadline)
            await self._reload(room)
            self._arrange(room)

    async def _reload(self, room: Room) -> None:
        room.settle(await self._store.table(room.id), self._warmup.since[room.stored.game])

    async def rename(self, player: str) -> None:
        """Takes a player's new name to the tables where he sits."""
        for room in list(self._rooms.values()):
            if room.seats_of(player):
                async with self.at(room.id) as current:
                    await self._reload(current)
                    self._arrange(current)
                    self._tell_seats(current)

    def players(self) -> set[str]:
        """Everybody who sits at a table in memory."""
        return {seat.player for room in self._rooms.values() for seat in room.seats if seat.player}

    def with_player(self, player: str) -> list[str]:
        """The tables in memory where a player sits or has said something."""
        rooms = self._rooms.values()
        return [one.id for one in rooms if one.seats_of(player) or any(said.player == player for said in one.chat)]

    async def refresh(self, tables: Sequence[str]) -> None:
        """Takes tables as the store has them now, and shows them anew."""
        for table in tables:
            async with self.at(table) as room:
                try:
                    await self._reload(room)
                except NotFound:  # nobody was left there
                    self._tell_gone(room)
                    continue
                room.chat = await self._store.chat_of(table, CHAT_SHOWN)
                self._arrange(room)
                self._show_all(room)

    # Playing

    async def act(self, identity: Identity | None, command: Move | Undo | TakeBack | Answer | Resign) -> None:
        """Does what somebody who sits at a table wants; what was done at that ply already is not done again."""
        async with self.at(command.table) as room:
            own = room.seats_of(identity.id if identity else None)
            if not own:
                raise Forbidden("You do not sit at this table.")
            if room.match is None:
                raise Conflict("The game has not begun: a seat is still free.")
            await self._end_time(room)
            own = [seat for seat in own if seat not in room.match.withdrawn]
            if not own:
                raise MatchOver("You gave this game up.")
            try:
                entry = propose(command, room.match, own, time.time())
            except StalePly as error:
                if error.already_done:
                    return
                raise
            await self._log(room, entry)

    async def _log(self, room: Room, entry: Entry) -> None:
        """Keeps an entry, and tells everybody once it is stored."""
        match = room.match
        assert match is not None
        match.accept(entry)
        try:
            await self._store.append(room.id, entry, match.deadline, match.result)
        except Exception as error:
            # Memory is ahead of the store, and what the store has is what happened.
            await self._reload(room)
            self.alarms.set(room.id, time.time() + AGAIN)
            if isinstance(error, LogConflict):
                self._show_all(room)
                raise Conflict("Something else happened at this table first.") from None
            raise
        metrics.ENTRIES.inc()
        room.drop_hints()
        self._arrange(room)
        await self._notifier.publish(EntryLogged(room.id, entry))

    async def _time_is_up(self, table: str) -> None:
        """Ends the time of whoever has to decide, if it is up; if not, sees to it that the table goes on."""
        async with self.at(table) as room:
            if not await self._end_time(room):
                self._arrange(room, waits=False)

    async def _end_time(self, room: Room) -> bool:
        """Has whoever's time is up give up; whether there was somebody."""
        entry = room.match.expire(time.time()) if room.match else None
        if entry:
            await self._log(room, entry)
        return entry is not None

    async def _play_for_warashi(self, table: str, seat: int, ply: int, move: str) -> None:
        async with self.at(table) as room:
            assert room.match is not None
            await self._log(room, room.match.move(seat, ply, move, time.time()))

    def _arrange(self, room: Room, waits: bool = True) -> None:
        """Sets the alarm for who has to decide now, and has Warashi think if it is Warashi's turn.

        While somebody is asked about a take-back Warashi waits, but not for ever.
        """
        match = room.match
        room.drop_thought()
        self.alarms.set(room.id, match.deadline if match else None)
        if match is None or match.result or match.player is None:
            return
        level = match.warashi_level(match.player)
        if level is not None and match.pending and waits:
            self.alarms.set(room.id, time.time() + FOR_AN_ANSWER)
        elif level is not None:
            play = partial(self._play_for_warashi, room.id, match.player, match.ply)
            room.thinking = self._engine_pool.think(match.position, level, play)

    # Talking

    async def say(self, table: str, identity: Identity | None, text: str) -> None:
        """Has somebody who sits at a table say something there."""
        async with self.at(table) as room:
            if identity is None or not room.seats_of(identity.id):
                raise Forbidden("Only who sits at the table can talk there.")
            said = await self._store.say(table, identity.player, text, time.time())
            await self._notifier.publish(ChatPosted(table, said))

    # Telling

    def _hear(self, notification: Notification) -> None:
        room = self._rooms.get(notification.table)
        if room is None:
            return
        if isinstance(notification, EntryLogged):
            self._tell_entry(room)
        elif isinstance(notification, TableReset):
            self._tell_resettled(room)
        else:
            self._tell_chat(room, notification.said)

    def _tell_entry(self, room: Room) -> None:
        """Sends the last entry of the log to all who watch, each as his seat may see it."""
        match = room.match
        assert match is not None
        updates: dict[Viewpoint, bytes] = {}
        sight = presenters.MatchPresenter(match, time.time())
        for watcher in room.watchers:
            viewpoint = watcher.watched[room.id]
            if viewpoint not in updates:
                seat, with_words = viewpoint
                updates[viewpoint] = encode(Update(room.id, sight.latest(seat), sight.now(seat, with_words)))
            watcher.send(updates[viewpoint])
        self._tell_players(room)

    def _show_all(self, room: Room) -> None:
        """Shows the table anew to all who watch, some of whom may sit now."""
        for watcher in room.watchers:
            watcher.watched[room.id] = watcher.watched[room.id]._replace(seat=room.seat_of(watcher.player))
            self._show(room, watcher, 0)

    def _tell_resettled(self, room: Room) -> None:
        """Shows the table anew to all who watch, and to the lobby."""
        self._show_all(room)
        changed = encode(Changed(room.summary()))
        for one in self._connections.in_lobby:
            if room.stored.listed or room.seats_of(one.player):
                one.send(changed)

    def _tell_presence(self, room: Room) -> None:
        """Tells who is there; where something happens just now, when it has: it may not be in the store yet."""
        room.has_new_presence = True
        if not room.lock.locked():
            self._tell_seats(room)

    def _tell_seats(self, room: Room) -> None:
        room.has_new_presence = False
        message = encode(SeatsChanged(room.id, room.status, room.seat_infos(), room.rematch))
        for watcher in room.watchers:
            watcher.send(message)

    def _tell_players(self, room: Room) -> None:
        """Tells who plays here and is in the lobby whose turn it is; that a listed game is over, everybody there."""
        is_for_all = room.stored.listed and room.status == "over"
        waiting = [one for one in self._connections.in_lobby if is_for_all or room.seats_of(one.player)]
        if waiting:
            changed = encode(Changed(room.summary()))
            for one in waiting:
                one.send(changed)

    def _tell_chat(self, room: Room, said: ChatMessage) -> None:
        room.chat = [*room.chat, said][-CHAT_SHOWN:]
        message = encode(ChatReceived(room.id, said))
        for watcher in room.watchers:
            if said.player not in watcher.muted:
                watcher.send(message)
