"""The services: everything the server is made of, opened and closed together."""

import asyncio
import gc
import logging
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from zashiki.server.commitments import Commitments
from zashiki.server.connections import Connection, Connections
from zashiki.server.engine_pool import EnginePool
from zashiki.server.errors import NotFound
from zashiki.server.identity import Identity
from zashiki.server.limits import Limits
from zashiki.server.notifications import LocalNotifier
from zashiki.server.protocol import Tables, encode
from zashiki.server.review_queue import ReviewQueue
from zashiki.server.rooms import Rooms
from zashiki.server.sessions import load_key
from zashiki.server.settings import Settings
from zashiki.server.store.models import Player
from zashiki.server.store.store import Store
from zashiki.server.warmup import Warmup

SWEEP = 30.0
"""Seconds between two looks for what is not needed any more."""
YOUNG = 10_000
"""New objects that are looked through for garbage at a time: more than the moves under way need, which leave none."""
log = logging.getLogger(__name__)
T = TypeVar("T")


class Services:
    """The services, for whoever answers a request."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.key = load_key(settings.data)
        """What sessions are signed with."""
        self.limits = Limits(scale=settings.pace)
        self.commitments = Commitments()
        self.connections = Connections()
        self.warmup = Warmup()
        self.engine_pool = EnginePool(os.cpu_count() or 1, self.warmup.engine)
        self.rooms = Rooms(self.store, LocalNotifier(), self.connections, self.engine_pool, self.warmup)
        self.review_queue = ReviewQueue(self.store)
        self._tasks: set[asyncio.Task[Any]] = set()

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator["Services"]:
        """Opens the store, looks after running games, and closes everything at the end."""
        store = await Store.open(settings.database_url)
        services = cls(settings, store)
        around = [services._start(work) for work in (services._wake(), services.rooms.alarms.run(), services._sweep())]
        try:
            yield services
        finally:
            for connection in services.connections:
                connection.cut_off()
            for task in around:
                task.cancel()
            await services.warmup.close()
            await services.review_queue.close()
            await services.engine_pool.close()
            await asyncio.gather(*services._tasks, return_exceptions=True)
            await store.close()

    def _start(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something to its end, even if whoever asked for it hangs up meanwhile."""
        return await asyncio.shield(self._start(work))

    async def _wake(self) -> None:
        """Compiles the rules, and goes on with the games that wait for nobody."""
        await self.warmup.all_rules()
        await self.rooms.wake()
        log.info("serving_since", extra={"games": list(self.warmup.games)})
        await self.warmup.run()
        # What is loaded by now stays: to look through it for garbage again and again would stop everybody each time.
        gc.freeze()
        gc.set_threshold(YOUNG)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.rooms.sweep()
                self.limits.forget()
                self.commitments.forget()
                await self.show_out()
            except Exception:
                log.exception("a sweep failed; the next one may not")

    async def show_out(self) -> None:
        """Closes the sockets of players who were banned, deleted or logged out meanwhile, and gets the deleted up."""
        for player, epoch in {(one.id, one.player.epoch) for one in self.connections.identities}:
            try:
                known = await self.store.player(player)
            except NotFound:
                known = None
            if known is None or known.banned or known.epoch != epoch:
                self.cut_off(player)
        for player in await self.store.unknown_among(self.rooms.players()):
            await self.rooms.refresh(self.rooms.with_player(player))

    # What concerns more than one of the services

    async def follow_lobby(self, connection: Connection, on: bool) -> None:
        """Shows the lobby to a connection, and from now on what changes there; or no longer."""
        if not on:
            self.connections.in_lobby.discard(connection)
            return
        self.connections.in_lobby.add(connection)
        mine = await self.rooms.tables_of(connection.player) if connection.player else []
        connection.send(encode(Tables(tuple(await self.rooms.open_tables()), tuple(mine))))

    async def name(self, player: Player) -> None:
        """Makes the new name of a guest who has an account now known at his tables."""
        for connection in self.connections.of(player.id):
            connection.identity = Identity(player)
        await self.rooms.rename(player.id)

    async def mute(self, player: str, other: str, on: bool) -> None:
        """Has a player see nothing of what another says, or see it again."""
        await (self.store.mute if on else self.store.unmute)(player, other)
        for connection in self.connections.of(player):
            (connection.muted.add if on else connection.muted.discard)(other)

    def cut_off(self, player: str) -> None:
        """Closes all sockets of a player."""
        for connection in self.connections.of(player):
            connection.cut_off()

    def cut_off_bots(self, player: str) -> None:
        """Closes the sockets of a player's bots; those whose token is still good come back."""
        for connection in self.connections.of(player):
            if connection.identity and connection.identity.is_bot:
                connection.cut_off()

    async def forget(self, identity: Identity) -> None:
        """Deletes a player, who leaves his tables first."""
        for one in await self.rooms.tables_of(identity.id):
            if any(seat.player == identity.id for seat in one.seats):
                await self.rooms.get_up(one.table, identity)
        left = self.rooms.with_player(identity.id)
        await self.store.delete_player(identity.id)
        self.cut_off(identity.id)
        await self.rooms.refresh(left)
