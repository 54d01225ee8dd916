"""Playing at the tables: commands of the players, Warashi's moves and clocks that run out.

An entry is proposed, stored, accepted and then published. If storing fails, nothing in memory has changed.
"""

import time
from functools import partial

from zashiki.server import metrics
from zashiki.server.alarms import RETRY, Alarms
from zashiki.server.engine_pool import EnginePool
from zashiki.server.errors import Conflict, Forbidden, LogConflict
from zashiki.server.identity import Identity
from zashiki.server.notifications import EntryLogged, Notifier, TableUpdated
from zashiki.server.protocol import Answer, Move, Resign, TakeBack, Undo
from zashiki.server.store.store import Store
from zashiki.server.tables.live_table import LiveTable
from zashiki.server.tables.proposals import propose
from zashiki.server.tables.registry import TableRegistry
from zashiki.table.errors import MatchOver, StalePly
from zashiki.table.log import Entry
from zashiki.table.match import Match

ANSWER_TIME = 20.0
"""Seconds that Warashi delays its move while somebody is asked about a take-back."""


class Play:
    """Starts games, adds entries to their logs, and lets Warashi and the clocks do their part."""

    def __init__(self, registry: TableRegistry, store: Store, notifier: Notifier, engine_pool: EnginePool) -> None:
        self._registry = registry
        self._store = store
        self._notifier = notifier
        self._engine_pool = engine_pool
        self.alarms = Alarms(self._ring)
        registry.on_load = self._resume

    async def wake(self) -> None:
        """Sets the alarms of the running games that continue without a player: after the server has started."""
        for table in await self._store.wake_ups():
            self.alarms.set(table.id, time.time() if table.warashi else table.deadline)

    async def start_if_full(self, live: LiveTable) -> None:
        """Starts the game if no seat is open."""
        if live.match is None and not any(seat.is_open for seat in live.seats):
            now = time.time()
            match = Match(live.stored.setup, now)
            await self._store.start_table(live.id, now, match.deadline, match.player)
            await self._registry.reload(live)
            self.arrange(live)

    async def _resume(self, live: LiveTable) -> None:
        await self.start_if_full(live)
        self.arrange(live)

    # Commands

    async def act(self, identity: Identity | None, command: Move | Undo | TakeBack | Answer | Resign) -> None:
        """Carries out a command of somebody at the table; a command that was carried out already has no effect."""
        async with self._registry.at(command.table) as live:
            own = live.seats_of(identity.id if identity else None)
            if not own:
                raise Forbidden("You have no seat at this table.")
            if live.match is None:
                raise Conflict("The game has not started: a seat is still free.")
            await self.expire(live)
            own = [seat for seat in own if seat not in live.match.withdrawn]
            if not own:
                raise MatchOver("You have withdrawn from this game.")
            try:
                entry = propose(command, live.match, own, time.time())
            except StalePly as error:
                if error.already_done:
                    return
                raise
            await self.append(live, entry)

    async def append(self, live: LiveTable, entry: Entry) -> None:
        """Stores a proposed entry, applies it and publishes it."""
        match = live.match
        assert match is not None
        try:
            await self._store.append(live.id, entry, match.consequence(entry))
        except LogConflict:
            await self._registry.reload(live)
            self.arrange(live)
            await self._notifier.publish(TableUpdated(live.id, live.status, live.seats))
            raise Conflict("Something else happened at this table first.") from None
        except Exception:
            # Warashi's move or an expired clock has to be tried again.
            self.alarms.set(live.id, time.time() + RETRY)
            raise
        match.accept(entry)
        metrics.ENTRIES.inc()
        live.stop_hints()
        self.arrange(live)
        await self._notifier.publish(EntryLogged(live.id, entry))

    # Clocks and Warashi

    async def _ring(self, table: str) -> None:
        """Handles the alarm of a table: ends the time of the seat to decide, or lets Warashi move."""
        async with self._registry.at(table) as live:
            if not await self.expire(live):
                self.arrange(live, waits_for_answer=False)

    async def expire(self, live: LiveTable) -> bool:
        """Withdraws the seat to decide if its time is up; whether it was."""
        entry = live.match.expire(time.time()) if live.match else None
        if entry:
            await self.append(live, entry)
        return entry is not None

    async def _play_for_warashi(self, table: str, seat: int, ply: int, move: str) -> None:
        async with self._registry.at(table) as live:
            assert live.match is not None
            await self.append(live, live.match.move(seat, ply, move, time.time()))

    def arrange(self, live: LiveTable, waits_for_answer: bool = True) -> None:
        """Sets the alarm for the seat to decide, and starts Warashi's search if it is Warashi's turn.

        While somebody is asked about a take-back Warashi waits, but not forever.
        """
        match = live.match
        live.stop_thinking()
        self.alarms.set(live.id, match.deadline if match else None)
        if match is None or match.result or match.player is None:
            return
        level = match.warashi_level(match.player)
        if level is not None and match.pending and waits_for_answer:
            self.alarms.set(live.id, time.time() + ANSWER_TIME)
        elif level is not None:
            play = partial(self._play_for_warashi, live.id, match.player, match.ply)
            live.thinking = self._engine_pool.think(match.position, level, play)
