"""The services that the server consists of, opened and closed together."""

import asyncio
import gc
import hashlib
import logging
import os
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

from zashiki.server import metrics
from zashiki.server.addresses import UNKNOWN, Addresses
from zashiki.server.commitments import Commitments
from zashiki.server.connections import Connection, Connections
from zashiki.server.errors import NotFound, Unavailable
from zashiki.server.fair_queue import Client
from zashiki.server.identity import Identity
from zashiki.server.limits import Limits
from zashiki.server.minding import Minding
from zashiki.server.narrated_logs import NarratedLogs
from zashiki.server.notifications import (
    AddressNoted,
    BusNotifier,
    LimitsUsed,
    LocalNotifier,
    MuteChanged,
    Notification,
    Notifier,
    PlayerDeleted,
    PlayerRenamed,
    ProcessConnected,
    ProcessRetired,
    SessionsEnded,
    TableOpenedFrom,
)
from zashiki.server.presence import Presence
from zashiki.server.protocol import Tables, encode
from zashiki.server.review_queue import ReviewQueue
from zashiki.server.scheduler import Scheduler
from zashiki.server.sessions import suggested_key
from zashiki.server.settings import Settings
from zashiki.server.slices import Slices
from zashiki.server.store.ids import new_id
from zashiki.server.store.models import Player
from zashiki.server.store.schema import PROCESS_ID
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
from zashiki.workers.cluster import Cluster

SWEEP = 30.0
"""Seconds between two searches for what is no longer needed."""
GARBAGE_COLLECTION = 500, 3, 200
"""After how many new objects the garbage collector examines them, after how many times those of several such times, and
after how many times of that everything. Examining and freeing ten thousand objects takes longer than a step may."""
TELL_LIMITS = 0.05
"""Seconds between two messages to other processes about what was used of the rate limits."""
CATCH_UP = 2.0
"""Seconds between two comparisons with the store while the bus is down."""
DEAF_ROUNDS = 5
"""Comparisons after which a process that is not heard has not just died or started."""
log = logging.getLogger(__name__)
T = TypeVar("T")


class Services:
    """All services, for the handlers of requests."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        notifier: Notifier,
        key: bytes,
        process: str,
        time: SystemTime | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.key = key
        """The key that signs cookies."""
        self.limits = Limits(scale=settings.pace)
        self.commitments = Commitments(store)
        self.connections = Connections()
        self.time = time or SystemTime()
        self.warmup = Warmup(now=self.time.now)
        self.addresses = Addresses(lambda player, address: notifier.tell(AddressNoted(player, address)))
        self.scheduler = Scheduler(os.cpu_count() or 1, self.warmup.engine, cluster)
        self.notifier = notifier
        self.slices = Slices()
        self.narrated_logs = NarratedLogs(self.slices)
        self.presence = Presence(process)
        self.minding = Minding(store, process, is_alone=isinstance(notifier, LocalNotifier))
        self.registry = TableRegistry(store, self.warmup, self.time, self.slices, self.presence, notifier)
        self.play = Play(self.registry, store, notifier, self.scheduler, self.addresses, self.minding, self.time)
        self.quotas = Quotas(store, notifier, key, settings.pace)
        self.table_commands = TableCommands(self.registry, store, notifier, self.play, self.quotas, self.time)
        self.table_lists = TableLists(self.registry, store, self.presence)
        self.expiry = Expiry(store, self.connections, self.table_lists, self.table_commands, self.time)
        self.broadcaster = Broadcaster(
            self.registry,
            self.connections,
            store,
            notifier,
            self.play,
            self.limits,
            self.narrated_logs,
            self.presence,
        )
        self.review_queue = ReviewQueue(store, self.scheduler)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._missed = asyncio.Event()
        """Set when notifications of other processes may have been lost."""
        notifier.listen(self._handle)
        self.minding.on_taken = self.play.wake
        self.minding.on_reviews = self._resume_reviews
        self.minding.on_death = self._forget_dead

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        settings: Settings,
        notifier: Notifier | None = None,
        time: SystemTime | None = None,
        cluster: Cluster | None = None,
    ) -> AsyncIterator["Services"]:
        """Opens the store and resumes running games; closes everything at the end, the cluster included."""
        store = await Store.open(settings.database_url)
        key = await store.key(suggested_key(settings.data))
        process = new_id(PROCESS_ID)
        if settings.bus and notifier is None:
            notifier = BusNotifier(settings.bus, _name_of(key), process)
        services = cls(settings, store, notifier or LocalNotifier(), key, process, time, cluster)
        await services._register()
        background = [
            services._start(work) for work in (services._wake(), services.play.alarms.run(), services._sweep())
        ]
        background += [services._start(work) for work in services._sharing()]
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
            if cluster:
                await asyncio.to_thread(cluster.close)
            await services.play.close()
            await asyncio.gather(*services._tasks, return_exceptions=True)
            await services._leave_others()
            await store.close()

    def _sharing(self) -> list[Coroutine[Any, Any, None]]:
        """What has to be done all the time if there may be other processes."""
        if not isinstance(self.notifier, BusNotifier):
            return []
        self.limits.share()
        self.notifier.bus.on_gap = self._missed.set
        return [
            self.minding.run(),
            self.notifier.bus.run(),
            self._tell_limits(self.notifier),
            self._catch_up(self.notifier),
        ]

    async def _leave_others(self) -> None:
        """Leaves the games of this process to the others, and tells them so."""
        with suppress(Unavailable):  # they notice after some seconds
            await self.minding.retire()
        if isinstance(self.notifier, BusNotifier):
            self.notifier.tell(ProcessRetired(self.minding.process))
            await self.notifier.close()

    async def _tell_limits(self, notifier: BusNotifier) -> None:
        while True:
            await asyncio.sleep(TELL_LIMITS)
            if used := self.limits.take_untold():
                notifier.tell(LimitsUsed(used))

    async def _catch_up(self, notifier: BusNotifier) -> None:
        """Asks the store whenever notifications may have been lost.

        That is all the time while the bus is down, or does not reach all processes.
        """
        deaf_rounds = 0
        while True:
            waiting = asyncio.create_task(self._missed.wait())
            await asyncio.wait([waiting], timeout=CATCH_UP)
            waiting.cancel()
            unheard = notifier.unheard(self.minding.living) if notifier.is_up else set()
            deaf_rounds = deaf_rounds + 1 if unheard else 0
            if deaf_rounds == DEAF_ROUNDS:
                log.warning("the bus does not reach all processes: do they have the same bus and version?")
            if not self._missed.is_set() and notifier.is_up and not unheard:
                continue
            if self._missed.is_set():
                metrics.BUS_GAPS.inc()
            self._missed.clear()
            try:
                await self._ask_the_store()
            except Unavailable:
                self._missed.set()
                await asyncio.sleep(CATCH_UP)
            except Exception:
                log.exception("catching up failed; it is tried again")
                self._missed.set()
                await asyncio.sleep(CATCH_UP)

    async def _ask_the_store(self) -> None:
        self.notifier.tell(ProcessConnected(self.minding.process))
        self.broadcaster.tell_presence()
        await self.broadcaster.catch_up()
        await self.play.wake()
        await self.disconnect_invalid_players()
        for connection in self.connections:
            if connection.player is not None:
                connection.muted = set(await self.store.mutes(connection.player))
        for connection in list(self.connections.in_lobby):
            await self.follow_lobby(connection, True)

    def _forget_dead(self, living: set[str]) -> None:
        """What a process had stored before it died may not have been published."""
        self.broadcaster.forget_presence(living)
        self._missed.set()

    def _resume_reviews(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._start(until_available(partial(self._resume_review, table)))

    async def _resume_review(self, table: str) -> None:
        with suppress(NotFound):
            async with self.registry.at(table) as live:
                assert live.match is not None
                record = live.match.record()
            self.review_queue.resume(table, record, Client(UNKNOWN, table))

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Completes some work even if the client disconnects meanwhile."""
        return await asyncio.shield(self._start(work))

    async def _wake(self) -> None:
        """Loads or compiles the rules, and resumes the games that continue without a player."""
        gc.set_threshold(*GARBAGE_COLLECTION)
        await self.warmup.all_rules()
        await until_available(self.play.wake)
        self._resume_reviews(await until_available(self.store.reviews_to_make))
        self.minding.takes_over = True
        log.info("ready", extra={"games": list(self.warmup.games)})
        await self.warmup.run()
        # Everything loaded by now stays: examining it for garbage again and again would stop everybody each time.
        gc.freeze()

    async def _register(self) -> None:
        began = self.time.stamp()
        since = await self.minding.register(began)
        if since < began:
            self.registry.serving_since = self.time.now() - (began - since)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.registry.sweep()
                self.limits.sweep()
                self.scheduler.sweep()
                self.addresses.sweep({identity.id for identity in self.connections.identities})
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
            case LimitsUsed(used):
                for what, who, effort in used:
                    self.limits.note(what, who, effort)
            case AddressNoted(player, address):
                self.addresses.remember(player, address)
            case TableOpenedFrom(table, origin):
                self.quotas.note(origin, table)
            case ProcessRetired():
                self.minding.hurry()

    def _disconnect(self, ended: SessionsEnded) -> None:
        for connection in self.connections.of(ended.player):
            assert connection.identity is not None
            if ended.credential in (None, connection.identity.credential):
                connection.disconnect()


def _name_of(key: bytes) -> str:
    """A name of the installation, so that several can share a bus."""
    return hashlib.sha256(b"zashiki bus 1\0" + key).hexdigest()[:16]
