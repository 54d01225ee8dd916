"""The tables in memory: loaded when somebody needs them, dropped when nobody does.

Only one thing happens at a table at a time: code that changes or shows it holds its lock.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import islice

from zashiki.server import metrics
from zashiki.server.errors import InDoubt, NotFound
from zashiki.server.notifications import LocalNotifier, Notifier
from zashiki.server.presence import Presence
from zashiki.server.slices import Slices
from zashiki.server.store import models
from zashiki.server.store.models import TableState
from zashiki.server.store.store import Store
from zashiki.server.tables.live_table import LiveTable
from zashiki.server.timekeeping import SystemTime
from zashiki.server.warmup import Warmup
from zashiki.table.match import Match

IDLE = 300.0
"""Seconds after which a table without watchers leaves memory."""
MOST = 500
"""Tables in memory above which those that nobody needs leave it at once: a long game takes half a megabyte."""
EXAMINED = 10
"""Tables that are examined for that whenever one is loaded."""
CHAT_SHOWN = 50
"""Chat messages that are kept with a table."""


class TableRegistry:
    """All tables in memory."""

    def __init__(
        self, store: Store, warmup: Warmup, time: SystemTime, slices: Slices, presence: Presence, notifier: Notifier
    ) -> None:
        self._store = store
        self._presence = presence
        self._notifier = notifier
        self.is_alone = isinstance(notifier, LocalNotifier)
        self.serving_since: float | None = None
        """Since when other processes have been serving without a break, on the steady clock; None if there are none."""
        self._time = time
        self._warmup = warmup
        self._slices = slices
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._lost: set[str] = set()
        """The tables that left memory because reading them again failed."""
        self.on_load: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called with every table that was loaded, under its lock, before anybody else gets it."""
        self.on_loss: Callable[[str], None] | None = None
        """Called with the id of a table that left memory because reading it again failed."""
        self.on_change: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called with a table, under its lock, that others have changed and that was read again."""
        self.on_return: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called with a lost table when it is loaded again, after `on_load`."""

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def at(self, table: str, fresh: bool = False) -> AsyncIterator[LiveTable]:
        """A table, with its lock held; loads it if necessary.

        With `fresh` it is as the store has it at this moment: another process may have changed it, and this one not
        have heard of that yet. Otherwise that is so only while the bus is down, as it takes a query.

        If it is in doubt whether a change was stored, the table leaves memory and is read again.
        """
        while True:
            live = self._tables.get(table) or await self._load(table)
            async with live.lock:
                if self._tables.get(table) is live:
                    live.last_used = self._time.now()
                    self._tables[table] = self._tables.pop(table)  # the one that was used last is the last
                    try:
                        if fresh or not self._notifier.is_up:
                            await self.refresh(live)
                        yield live
                    except InDoubt:
                        self._lose(live)
                        raise
                    return

    def find(self, table: str | None) -> LiveTable | None:
        """A table if it is in memory. Code that awaits anything while using it must take its lock with `at` instead."""
        return self._tables.get(table or "")

    async def loaded(self, table: str) -> None:
        """Waits until a table is loaded, if that has begun.

        What changes meanwhile may be missing from what was read: it must not be handled before.
        """
        loading = self._loading.get(table)
        if loading and loading is not asyncio.current_task():
            await asyncio.wait([loading])

    async def refresh(self, live: LiveTable) -> bool:
        """Reads a table again if others have changed it without this process hearing of it; whether they had."""
        if self.is_alone or (await self._store.states([live.id])).get(live.id) == live.state:
            return False
        await self.reload_all(live)
        if self.on_change:
            await self.on_change(live)
        return True

    async def reload_all(self, live: LiveTable) -> None:
        """Replaces a table, whose lock is held, its chat and its rematch by what the store has."""
        chat = await self._store.chat_of(live.id, CHAT_SHOWN)
        rematch = await self._store.rematch_of(live.id)
        await self.reload(live)
        live.chat, live.rematch = chat, rematch

    async def reload(self, live: LiveTable) -> None:
        """Replaces a table, whose lock is held, by what the store has.

        If that fails, the table leaves memory: what is there may differ from the store.
        """
        try:
            stored = await self._store.table(live.id)
            live.match, live.stored = await self._replayed(stored), stored
        except BaseException:
            self._lose(live)
            raise

    def _lose(self, live: LiveTable) -> None:
        self.drop(live.id)
        live.stop_thinking()
        live.stop_hints()
        self._lost.add(live.id)
        if self.on_loss:
            self.on_loss(live.id)

    async def reload_chat(self, live: LiveTable) -> None:
        """Replaces the chat of a table by what the store has."""
        live.chat = await self._store.chat_of(live.id, CHAT_SHOWN)

    def drop(self, table: str) -> LiveTable | None:
        """Removes a table from memory."""
        live = self._tables.pop(table, None)
        self._lost.discard(table)
        metrics.TABLES.set(len(self._tables))
        return live

    def sweep(self) -> None:
        """Drops the tables that nobody has needed in memory for a while."""
        self.drop_unneeded(IDLE)

    def drop_unneeded(self, idle: float = 0.0) -> None:
        """Drops the tables that nobody needs in memory, and that nobody has used for some seconds."""
        for live in list(self._tables.values()):
            if not live.is_needed and self._time.now() - live.last_used >= idle:
                del self._tables[live.id]
        metrics.TABLES.set(len(self._tables))

    def _make_room(self) -> None:
        """Drops tables that nobody needs, those that were used longest ago first, while there are too many."""
        for live in list(islice(self._tables.values(), EXAMINED)):
            if len(self._tables) <= MOST:
                return
            del self._tables[live.id]
            if live.is_needed:
                self._tables[live.id] = live

    @property
    def states(self) -> dict[str, TableState]:
        """What is known of each table in memory, to be compared with the store."""
        return {live.id: live.state for live in self._tables.values()}

    def players(self) -> set[str]:
        """All players who have a seat at a table in memory."""
        return {seat.player for live in self._tables.values() for seat in live.seats if seat.player}

    def seating(self, player: str) -> list[LiveTable]:
        """The tables in memory where a player has a seat."""
        return [live for live in self._tables.values() if live.seats_of(player)]

    def mentioning(self, player: str) -> list[str]:
        """The ids of the tables in memory where a player has a seat or has written in the chat."""
        return [
            live.id
            for live in self._tables.values()
            if live.seats_of(player) or any(message.player == player for message in live.chat)
        ]

    async def _load(self, table: str) -> LiveTable:
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load_from_store(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load_from_store(self, table: str) -> LiveTable:
        try:
            stored = await self._store.table(table)
        except NotFound:
            self._lost.discard(table)
            raise
        await self._warmup.rules(stored.game)
        chat = await self._store.chat_of(table, CHAT_SHOWN)
        rematch = await self._store.rematch_of(table)
        live = LiveTable(stored, await self._replayed(stored), self._time, chat, rematch, self._presence)
        async with live.lock:
            self._tables[table] = live
            self._make_room()
            metrics.TABLES.set(len(self._tables))
            if self.on_load:
                try:
                    await self.on_load(live)
                except BaseException:
                    self._lose(live)
                    raise
            if table in self._lost and self.on_return:
                await self.on_return(live)
            self._lost.discard(table)
        return live

    def _since(self, game: str) -> float:
        """When players could begin to move, on the steady clock."""
        own = self._warmup.since[game]
        return own if self.serving_since is None else min(own, self.serving_since)

    async def _replayed(self, stored: models.Table) -> Match | None:
        """The match of a stored table; replaying a long log takes a while."""
        if stored.started is None:
            return None
        match = Match(stored.setup, stored.started, (), self._since(stored.game), self._time)
        if stored.entries:
            await self._slices.run(map(match.accept, stored.entries), owner=stored.id)
        return match
