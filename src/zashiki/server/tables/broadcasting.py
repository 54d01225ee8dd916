"""Sends watchers and the lobby what they need to know, following the notifications of all processes."""

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress

import msgspec

from zashiki.server import presenters
from zashiki.server.connections import Connection, Connections, Message, Viewpoint
from zashiki.server.errors import NotFound
from zashiki.server.limits import Limits
from zashiki.server.narrated_logs import NarratedLogs
from zashiki.server.notifications import (
    ChatPosted,
    EntryLogged,
    Notification,
    Notifier,
    PlayerDeleted,
    PlayerRenamed,
    PresenceChanged,
    PresenceTold,
    ProcessConnected,
    RematchOpened,
    TableClosed,
    TableUpdated,
)
from zashiki.server.presence import Presence
from zashiki.server.protocol import Changed, ChatReceived, SeatsChanged, TableSummary, Watch, encode
from zashiki.server.store.models import Player
from zashiki.server.store.store import Store
from zashiki.server.tables.live_table import LiveTable
from zashiki.server.tables.play import Play
from zashiki.server.tables.registry import CHAT_SHOWN, TableRegistry


class Broadcaster:
    """Keeps the watchers of tables and the followers of the lobby up to date."""

    def __init__(
        self,
        registry: TableRegistry,
        connections: Connections,
        store: Store,
        notifier: Notifier,
        play: Play,
        limits: Limits,
        logs: NarratedLogs,
        presence: Presence,
    ) -> None:
        self._registry = registry
        self._connections = connections
        self._store = store
        self._notifier = notifier
        self._play = play
        self._limits = limits
        self._logs = logs
        self._presence = presence
        notifier.listen(self._handle)
        registry.on_return = self._reunite
        registry.on_change = self._show_change

    # Watching

    async def watch(self, connection: Connection, command: Watch) -> None:
        """Shows a table to a connection, and from now on every change."""
        async with self._registry.at(command.table) as live:
            await self._play.reach(live, command.have)
            seat = live.seat_of(connection.player, command.seat)
            self._limits.read(connection.address, connection.player, live.entry_count - command.have)
            # Others have a turn meanwhile, but not at this table, which is locked: no update is sent before the table.
            log = await self._logs.read(live, seat, command.have, connection.address)
            is_new = connection not in live.watchers
            live.watchers.add(connection)
            viewpoint = Viewpoint(seat, command.previews, live.can_be_decoded(command.records))
            connection.watched[live.id] = viewpoint
            self._note_presence(live)
            connection.send(*live.message(viewpoint, log, connection.muted))
            if is_new and connection.player is not None:
                await self._publish_presence(live, connection.player)

    async def unwatch(self, connection: Connection, table: str) -> None:
        """Stops showing a table to a connection."""
        connection.watched.pop(table, None)
        live = self._registry.find(table)
        if live and connection in live.watchers:
            live.watchers.discard(connection)
            self._note_presence(live)
            if connection.player is not None:
                await self._publish_presence(live, connection.player)

    async def show(self, connection: Connection, table: str) -> None:
        """Shows a table as it is now to a connection that watches it."""
        async with self._registry.at(table) as live:
            if connection in live.watchers:
                await self._show(live, connection, connection.watched[live.id], live.entry_count)

    async def _show(self, live: LiveTable, connection: Connection, viewpoint: Viewpoint, have: int) -> None:
        log = await self._logs.read(live, viewpoint.seat, have, connection.address)
        connection.send(*live.message(viewpoint, log, connection.muted))

    async def _reunite(self, live: LiveTable) -> None:
        """Shows a table that was lost to everybody who was watching it."""
        live.watchers.update(connection for connection in self._connections if live.id in connection.watched)
        self._note_presence(live)
        await self._show_all(live)

    def _note_presence(self, live: LiveTable) -> None:
        here = frozenset(watcher.player for watcher in live.watchers if watcher.player)
        self._presence.note(self._presence.process, live.id, here)

    async def _publish_presence(self, live: LiveTable, player: str) -> None:
        present = self._presence.own.get(live.id, frozenset())
        await self._notifier.publish(PresenceChanged(live.id, player, self._presence.process, present))

    # Notifications

    async def _handle(self, notification: Notification) -> None:
        await self._registry.loaded(getattr(notification, "table", ""))
        match notification:
            case EntryLogged():
                await self._entry_logged(notification)
            case TableUpdated():
                await self._table_updated(notification)
            case TableClosed():
                self._table_closed(notification)
            case RematchOpened(table, rematch):
                self._set_rematch(table, rematch)
            case PresenceChanged():
                self._presence_changed(notification)
            case PresenceTold(process, present):
                self._show_presence(self._presence.replace(process, present))
            case ProcessConnected():
                self.tell_presence()
            case ChatPosted():
                self._chat_posted(notification)
            case PlayerRenamed(player):
                self._player_renamed(player)
            case PlayerDeleted(player):
                await self.refresh_tables_of(player)

    async def _entry_logged(self, notification: EntryLogged) -> None:
        """Sends an entry to all watchers, to each as its seat may see it."""
        live, number = self._registry.find(notification.table), notification.entry.number
        if live is None:
            self._play.note(notification)
        elif live.entry_count <= number:  # another process has stored it
            await self._catch_up(notification)
        elif live.entry_count == number + 1:
            self._send_last_entry(live)
        await self._send_turn_to_lobby(notification)

    async def _catch_up(self, notification: EntryLogged) -> None:
        """Adds an entry of another process to a table in memory; if others are missing too, reads them all."""
        async with self._registry.at(notification.table) as live:
            if live.match and live.entry_count == notification.entry.number:
                live.match.accept(notification.entry)
                self._play.arrange(live)
                self._send_last_entry(live)
            elif live.entry_count <= notification.entry.number:
                await self._reload(live)
                await self._show_all(live)

    def _send_last_entry(self, live: LiveTable) -> None:
        updates: dict[Viewpoint, Message] = {}
        presenter = live.presenter()
        assert presenter is not None
        for watcher in live.watchers:
            viewpoint = watcher.watched[live.id]
            if viewpoint not in updates:
                updates[viewpoint] = live.update_message(viewpoint, presenter)
            watcher.send(*updates[viewpoint])

    async def _table_updated(self, notification: TableUpdated) -> None:
        live = self._registry.find(notification.table)
        if live and live.update() != notification:  # another process has changed it
            async with self._registry.at(notification.table) as live:
                await self._reload(live)
        if live:
            await self._show_all(live)
        await self._send_to_lobby(notification.table, lambda summary, player: summary.listed or _sits(summary, player))

    def _table_closed(self, notification: TableClosed) -> None:
        live = self._registry.drop(notification.table)
        self._forget(notification.table, notification.summary, live.watchers if live else ())
        self._set_rematch(notification.previous, None)

    def _forget(self, table: str, summary: TableSummary, watchers: Collection[Connection]) -> None:
        """Tells everybody that a table no longer exists."""
        gone = encode(SeatsChanged(table, "over", summary.seats, None))
        for watcher in watchers:
            watcher.watched.pop(table, None)
            watcher.send(gone)
        if summary.listed:
            changed = encode(Changed(msgspec.structs.replace(summary, status="over")))
            for connection in self._connections.in_lobby:
                connection.send(changed)

    def _set_rematch(self, table: str | None, rematch: str | None) -> None:
        live = self._registry.find(table)
        if live:
            live.rematch = rematch
            self._send_seats(live)

    def _presence_changed(self, notification: PresenceChanged) -> None:
        self._presence.note(notification.process, notification.table, notification.present)
        live = self._registry.find(notification.table)
        if live and live.seats_of(notification.player):
            self._send_seats(live)

    def tell_presence(self) -> None:
        """Tells the other processes who watches what through this one."""
        self._notifier.tell(PresenceTold(self._presence.process, self._presence.own))

    def forget_presence(self, living: Collection[str]) -> None:
        """Forgets who watched through processes that have died."""
        self._show_presence(self._presence.forget_all_but(living))

    def _show_presence(self, tables: Iterable[str]) -> None:
        for table in tables:
            if live := self._registry.find(table):
                self._send_seats(live)

    async def catch_up(self) -> None:
        """Compares the tables in memory with the store, as notifications may have been lost."""
        self._registry.drop_unneeded()
        known = self._registry.states
        stored = await self._store.states(known)
        for table, state in known.items():
            if stored.get(table) != state:
                with suppress(NotFound):  # it was dropped meanwhile
                    await self._show_again(table)

    async def _show_again(self, table: str) -> None:
        async with self._registry.at(table) as live:
            try:
                await self._registry.refresh(live)
            except NotFound:
                self._close(live)

    async def _show_change(self, live: LiveTable) -> None:
        await self._play.resume(live)
        await self._show_all(live)

    def _close(self, live: LiveTable) -> None:
        """Removes a table from memory that the store does not have any more."""
        self._registry.drop(live.id)
        self._forget(live.id, live.summary(), live.watchers)
        self._set_rematch(live.stored.previous, None)

    def _chat_posted(self, notification: ChatPosted) -> None:
        live = self._registry.find(notification.table)
        if live is None:
            return
        message = notification.message
        if message in live.chat:  # it was read from the store together with the table
            return
        live.chat = [*live.chat, message][-CHAT_SHOWN:]
        encoded = encode(ChatReceived(live.id, message))
        for watcher in live.watchers:
            if message.player not in watcher.muted:
                watcher.send(encoded)

    def _player_renamed(self, player: Player) -> None:
        for live in self._registry.seating(player.id):
            live.rename(player)
            self._send_seats(live)

    async def refresh_tables_of(self, player: str) -> None:
        """Reads the tables of a deleted player from the store again, and shows them to their watchers."""
        for table in self._registry.mentioning(player):
            async with self._registry.at(table) as live:
                try:
                    await self._reload(live)
                except NotFound:  # nobody was left there
                    self._close(live)
                    continue
                await self._registry.reload_chat(live)
                await self._show_all(live)

    async def _reload(self, live: LiveTable) -> None:
        await self._registry.reload(live)
        await self._play.resume(live)

    # Sending

    async def _show_all(self, live: LiveTable) -> None:
        """Shows the whole table to all watchers, some of whom may have taken a seat."""
        for watcher in live.watchers:
            watcher.watched[live.id] = watcher.watched[live.id]._replace(seat=live.seat_of(watcher.player))
        for watcher in list(live.watchers):
            if viewpoint := watcher.watched.get(live.id):
                await self._show(live, watcher, viewpoint, 0)

    def _send_seats(self, live: LiveTable) -> None:
        message = encode(SeatsChanged(live.id, live.status, live.seat_infos(), live.rematch))
        for watcher in live.watchers:
            watcher.send(message)

    async def _send_turn_to_lobby(self, notification: EntryLogged) -> None:
        """Tells the players in the lobby whose turn it is, and everybody there that a listed game is over."""
        if notification.is_over or any(one.player in notification.players for one in self._connections.in_lobby):
            await self._send_to_lobby(
                notification.table,
                lambda summary, player: (summary.listed and summary.status == "over") or _sits(summary, player),
            )

    async def _stored_summary(self, table: str) -> TableSummary:
        return presenters.summary(await self._store.listing(table), None, self._presence.at(table))

    async def _send_to_lobby(self, table: str, is_for: Callable[[TableSummary, str | None], bool]) -> None:
        if not self._connections.in_lobby:
            return
        live = self._registry.find(table)
        try:
            summary = live.summary() if live else await self._stored_summary(table)
        except NotFound:  # it was closed meanwhile, and the lobby hears of that
            return
        concerned = [connection for connection in self._connections.in_lobby if is_for(summary, connection.player)]
        changed = encode(Changed(summary)) if concerned else b""
        for connection in concerned:
            connection.send(changed)


def _sits(summary: TableSummary, player: str | None) -> bool:
    return player is not None and any(seat.player == player for seat in summary.seats)
