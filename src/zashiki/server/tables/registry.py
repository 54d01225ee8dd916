"""The tables in memory: loaded when somebody needs them, dropped when nobody does.

Only one thing happens at a table at a time: code that changes or shows it holds its lock.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from zashiki.server import metrics
from zashiki.server.store.store import Store
from zashiki.server.tables.live_table import LiveTable
from zashiki.server.warmup import Warmup

IDLE = 300.0
"""Seconds after which a table without watchers leaves memory."""
CHAT_SHOWN = 50
"""Chat messages that are kept with a table."""


class TableRegistry:
    """All tables in memory."""

    def __init__(self, store: Store, warmup: Warmup) -> None:
        self._store = store
        self._warmup = warmup
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_load: Callable[[LiveTable], Awaitable[None]] | None = None
        """Called with every table that was loaded, under its lock, before anybody else gets it."""

    def __len__(self) -> int:
        return len(self._tables)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, with its lock held; loads it if necessary."""
        while True:
            live = self._tables.get(table) or await self._load(table)
            async with live.lock:
                if self._tables.get(table) is live:
                    live.last_used = time.monotonic()
                    yield live
                    return

    def find(self, table: str | None) -> LiveTable | None:
        """A table if it is in memory. Code that awaits anything while using it must take its lock with `at` instead."""
        return self._tables.get(table or "")

    async def reload(self, live: LiveTable) -> None:
        """Replaces a table, whose lock is held, by what the store has."""
        live.reset(await self._store.table(live.id), self._warmup.since[live.stored.game])

    async def reload_chat(self, live: LiveTable) -> None:
        """Replaces the chat of a table by what the store has."""
        live.chat = await self._store.chat_of(live.id, CHAT_SHOWN)

    def drop(self, table: str) -> LiveTable | None:
        """Removes a table from memory: it no longer exists."""
        live = self._tables.pop(table, None)
        metrics.TABLES.set(len(self._tables))
        return live

    def sweep(self) -> None:
        """Drops the tables that nobody needs in memory."""
        for live in list(self._tables.values()):
            is_needed = live.watchers or live.lock.locked() or live.thinking
            if not is_needed and time.monotonic() - live.last_used > IDLE:
                del self._tables[live.id]
        metrics.TABLES.set(len(self._tables))

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
        stored = await self._store.table(table)
        await self._warmup.rules(stored.game)
        chat = await self._store.chat_of(table, CHAT_SHOWN)
        live = LiveTable(stored, self._warmup.since[stored.game], chat, await self._store.rematch_of(table))
        async with live.lock:
            self._tables[table] = live
            metrics.TABLES.set(len(self._tables))
            if self.on_load:
                await self.on_load(live)
        return live
