"""The services that the server consists of, opened and closed together."""

import asyncio
import gc
import logging
import os
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec

from zashiki.server.addresses import Addresses
from zashiki.server.commitments import Commitments
from zashiki.server.connections import Connection, Connections
from zashiki.server.errors import NotFound, Unavailable
from zashiki.server.identity import Identity
from zashiki.server.limits import Limits
from zashiki.server.narrated_logs import NarratedLogs
from zashiki.server.notifications import (
    LocalNotifier,
    MuteChanged,
    Notification,
    Notifier,
    PlayerDeleted,
    PlayerRenamed,
    SessionsEnded,
)
from zashiki.server.protocol import Tables, encode
from zashiki.server.review_queue import ReviewQueue
from zashiki.server.scheduler import Scheduler
from zashiki.server.sessions import load_key
from zashiki.server.settings import Settings
from zashiki.server.slices import Slices
from zashiki.server.store.models import Player
from zashiki.server.store.store import Store
from zashiki.server.store.transactions import until_available
from zashiki.server.tables.broadcasting import Broadcaster
from zashiki.server.tables.commands import TableCommands
from zashiki.server.tables.expiry import Expiry
from zashiki.server.tables.lists import TableLists
from zashiki.server.tables.play import Play
from zashiki.server.tables.quotas import Quotas
from zashiki.server.tables.registry import TableRegistry
from zashiki.server.timekeeping import SystemTime
from zashiki.server.warmup import Warmup

SWEEP = 30.0
"""Seconds between two searches for what is no longer needed."""
YOUNG_OBJECTS = 10_000
"""New objects after which the garbage collector runs: more than the moves in progress need, which leave no garbage."""
log = logging.getLogger(__name__)
T = TypeVar("T")


class Services:
    """All services, for the handlers of requests."""

    def __init__(self, settings: Settings, store: Store, notifier: Notifier, time: SystemTime | None = None) -> None:
        self.settings = settings
        self.store = store
        self.key = load_key(settings.data)
        """The key that signs sessions."""
        self.limits = Limits(scale=settings.pace)
        self.commitments = Commitments()
        self.connections = Connections()
        self.time = time or SystemTime()
        self.warmup = Warmup(now=self.time.now)
        self.addresses = Addresses()
        self.scheduler = Scheduler(os.cpu_count() or 1, self.warmup.engine)
        self.notifier = notifier
        self.slices = Slices()
        self.narrated_logs = NarratedLogs(self.slices)
        self.registry = TableRegistry(store, self.warmup, self.time, self.slices)
        self.play = Play(self.registry, store, notifier, self.scheduler, self.addresses, self.time)
        self.quotas = Quotas(store, settings.pace)
        self.table_commands = TableCommands(self.registry, store, notifier, self.play, self.quotas, self.time)
        self.table_lists = TableLists(self.registry, store)
        self.expiry = Expiry(store, self.connections, self.table_lists, self.table_commands, self.time)
        self.broadcaster = Broadcaster(
            self.registry, self.connections, store, notifier, self.play, self.limits, self.narrated_logs
        )
        self.review_queue = ReviewQueue(store, self.scheduler)
        self._tasks: set[asyncio.Task[Any]] = set()
        notifier.listen(self._handle)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, settings: Settings, notifier: Notifier | None = None, time: SystemTime | None = None
    ) -> AsyncIterator["Services"]:
        """Opens the store and resumes running games; closes everything at the end."""
        store = await Store.open(settings.database_url)
        services = cls(settings, store, notifier or LocalNotifier(), time)
        background = [
            services._start(work) for work in (services._wake(), services.play.alarms.run(), services._sweep())
        ]
        try:
            yield services
        finally:
            for connection in services.connections:
                connection.disconnect()
            for task in background:
                task.cancel()
            await services.warmup.close()
            await services.review_queue.close()
            await services.scheduler.close()
            await services.play.close()
            await asyncio.gather(*services._tasks, return_exceptions=True)
            await store.close()

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Completes some work even if the client disconnects meanwhile."""
        return await asyncio.shield(self._start(work))

    async def _wake(self) -> None:
        """Compiles the rules, and resumes the games that continue without a player."""
        await self.warmup.all_rules()
        await until_available(self.play.wake)
        log.info("ready", extra={"games": list(self.warmup.games)})
        await self.warmup.run()
        # Everything loaded by now stays: examining it for garbage again and again would stop everybody each time.
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.registry.sweep()
                self.limits.sweep()
                self.scheduler.sweep()
                self.addresses.sweep({identity.id for identity in self.connections.identities})
                self.commitments.sweep()
                await self.disconnect_invalid_players()
                await self.expiry.sweep()
                await self.quotas.sweep()
            except Unavailable:
                log.warning("a sweep has to wait for the database")
            except Exception:
                log.exception("a sweep failed; it is tried again later")

    async def disconnect_invalid_players(self) -> None:
        """Disconnects sessions that have expired or were ended by another process, and frees deleted seats."""
        identities = self.connections.identities
        valid = await self.store.valid_among({one.credential for one in identities if one.credential}, time.time())
        for identity in identities:
            if not (identity.credential in valid if identity.credential else await self._has_same_epoch(identity)):
                self._disconnect(SessionsEnded(identity.id, identity.credential))
        for player in await self.store.unknown_among(self.registry.players()):
            await self.broadcaster.refresh_tables_of(player)

    async def _has_same_epoch(self, identity: Identity) -> bool:
        with suppress(NotFound):
            return (await self.store.player(identity.id)).epoch == identity.player.epoch
        return False

    # Work that concerns more than one service

    async def follow_lobby(self, connection: Connection, on: bool) -> None:
        """Shows the lobby to a connection, and from now on every change; or stops that."""
        if not on:
            self.connections.in_lobby.discard(connection)
            return
        self.connections.in_lobby.add(connection)
        own = await self.table_lists.tables_of(connection.player) if connection.player else []
        connection.send(encode(Tables(tuple(await self.table_lists.open_tables()), tuple(own))))

    async def rename(self, player: Player) -> None:
        """Shows the new name of a guest who registered wherever the guest is connected or seated."""
        await self.notifier.publish(PlayerRenamed(player))

    async def mute(self, player: str, other: str, on: bool) -> None:
        """Hides the chat messages of another player from a player, or shows them again."""
        await (self.store.mute if on else self.store.unmute)(player, other)
        await self.notifier.publish(MuteChanged(player, other, on))

    async def log_out(self, identity: Identity) -> None:
        """Ends the session of a request, and disconnects it."""
        if identity.credential:
            await self.store.end_session(identity.credential)
        else:
            await self.store.end_signed_sessions(identity.id)
        await self.disconnect(identity.id, identity.credential)

    async def log_out_everywhere(self, player: str) -> None:
        """Ends all sessions and tokens of a player, and disconnects them."""
        await self.store.end_credentials(player)
        await self.disconnect(player)

    async def disconnect(self, player: str, credential: str | None = None) -> None:
        """Disconnects a player whose sessions and tokens have ended, or one of them."""
        await self.notifier.publish(SessionsEnded(player, credential))

    async def delete_player(self, identity: Identity) -> None:
        """Deletes a player, who leaves all tables first."""
        for table in await self.table_lists.tables_of(identity.id):
            if any(seat.player == identity.id for seat in table.seats):
                await self.table_commands.leave(table.table, identity)
        await self.store.delete_player(identity.id)
        await self.disconnect(identity.id)
        await self.notifier.publish(PlayerDeleted(identity.id))

    async def _handle(self, notification: Notification) -> None:
        match notification:
            case PlayerRenamed(player):
                for connection in self.connections.of(player.id):
                    assert connection.identity is not None
                    connection.identity = msgspec.structs.replace(connection.identity, player=player)
            case MuteChanged(player, other, is_muted):
                for connection in self.connections.of(player):
                    (connection.muted.add if is_muted else connection.muted.discard)(other)
            case SessionsEnded():
                self._disconnect(notification)

    def _disconnect(self, ended: SessionsEnded) -> None:
        for connection in self.connections.of(ended.player):
            assert connection.identity is not None
            if ended.credential in (None, connection.identity.credential):
                connection.disconnect()
