"""Playing at the tables: commands of the players, Warashi's moves and clocks that run out.

An entry is proposed, stored, accepted and then published. If storing fails, nothing in memory has changed.
"""

import asyncio
import logging
from contextlib import suppress

import msgspec

from zashiki.kernel.errors import ZashikiError, because
from zashiki.server import metrics
from zashiki.server.addresses import UNKNOWN, Addresses
from zashiki.server.alarms import RETRY, Alarms
from zashiki.server.errors import Conflict, Forbidden, InDoubt, LogConflict, NotFound, SeatTaken, TableChanged
from zashiki.server.fair_queue import Client
from zashiki.server.identity import Identity
from zashiki.server.jobs import MoveJob
from zashiki.server.minding import Minding
from zashiki.server.notifications import EntryLogged, Notifier
from zashiki.server.protocol import Answer, Move, Resign, TakeBack, Undo
from zashiki.server.ratings import GAMES_PER_PAIR
from zashiki.server.scheduler import Scheduler
from zashiki.server.store.store import Store
from zashiki.server.tables.live_table import LiveTable
from zashiki.server.tables.proposals import propose
from zashiki.server.tables.registry import TableRegistry
from zashiki.server.timekeeping import SystemTime
from zashiki.table.errors import FuturePly, MatchOver, StalePly
from zashiki.table.log import Entry
from zashiki.table.match import Match

ANSWER_TIME = 20.0
"""Seconds that Warashi delays its move while somebody is asked about a take-back."""
log = logging.getLogger(__name__)


class Play:
    """Starts games, adds entries to their logs, and lets Warashi and the clocks do their part."""

    def __init__(
        self,
        registry: TableRegistry,
        store: Store,
        notifier: Notifier,
        scheduler: Scheduler,
        addresses: Addresses,
        minding: Minding,
        time: SystemTime,
    ) -> None:
        self._minding = minding
        self._registry = registry
        self._store = store
        self._notifier = notifier
        self._scheduler = scheduler
        self._addresses = addresses
        self._time = time
        self._thinking: set[asyncio.Task[None]] = set()
        self.alarms = Alarms(self._ring, time.now)
        registry.on_load = self.resume
        registry.on_loss = self._try_again

    async def wake(self) -> None:
        """Sets the alarms of the games that this process minds and that continue without a player."""
        for table in await self._store.wake_ups():
            wait = 0.0 if table.warashi or table.deadline is None else table.deadline - self._time.stamp()
            self.alarms.set(table.id, self._time.now() + wait)

    async def start_if_full(self, live: LiveTable) -> None:
        """Starts the game if no seat is open."""
        if live.match is None and not any(seat.is_open for seat in live.seats):
            now = self._time.stamp()
            match = Match(live.stored.setup, now, timeline=self._time)
            deadline = None if match.deadline is None else self._time.wall(match.deadline)
            try:
                await self._store.start_table(live.id, now, deadline, match.player, GAMES_PER_PAIR)
                self._minding.add(live.id)
            except SeatTaken:  # another process has started it, or somebody has left there
                pass
            except InDoubt:
                self._minding.doubt()
                raise
            except Exception:
                self._try_again(live.id)
                raise
            await self._registry.reload(live)
            self.arrange(live)

    async def resume(self, live: LiveTable) -> None:
        """Continues a table that was read from the store.

        Whoever took the last seat starts the game, but the process may die, or the database fail, in between.
        """
        was_open = live.match is None
        await self.start_if_full(live)
        self.arrange(live)
        if was_open and live.match:
            await self._notifier.publish(live.update())

    # Commands

    async def act(self, identity: Identity | None, command: Move | Undo | TakeBack | Answer | Resign) -> None:
        """Carries out a command of somebody at the table; a command that was carried out already has no effect."""
        async with self._registry.at(command.table) as live:
            try:
                await self._act(identity, command, live)
            except TableChanged:  # another process was quicker, and the table was read again
                await self._act(identity, command, live)
            except FuturePly:  # another process has stored an entry that this one has not heard of yet
                if not await self._registry.refresh(live):
                    raise
                await self._act(identity, command, live)

    async def _act(
        self, identity: Identity | None, command: Move | Undo | TakeBack | Answer | Resign, live: LiveTable
    ) -> None:
        own = live.seats_of(identity.id if identity else None)
        if not own:
            raise Forbidden(because("no-seat"))
        if live.match is None:
            raise Conflict(because("not-started"))
        await self.expire(live)
        own = [seat for seat in own if seat not in live.match.withdrawn]
        if not own:
            raise MatchOver(because("you-withdrew"))
        try:
            entry = propose(command, live.match, own, self._time.now())
        except StalePly as error:
            if error.already_done:
                return
            raise
        await self.append(live, entry)

    async def reach(self, live: LiveTable, entries: int) -> None:
        """Reads a table again if somebody has seen more entries of it through another process."""
        if entries > live.entry_count:
            await self._registry.refresh(live)

    async def append(self, live: LiveTable, entry: Entry) -> None:
        """Stores a proposed entry, applies it and publishes it.

        Raises `TableChanged` if there is another entry in its place already; then the table has been read again.
        """
        match = live.match
        assert match is not None
        try:
            ending = await self._store.append(live.id, entry, match.consequence(entry))
        except LogConflict:
            await self._registry.reload(live)
            self.arrange(live)
            await self._notifier.publish(live.update())
            raise TableChanged(because("table-changed")) from None
        except Exception:
            # Warashi's move or an expired clock has to be tried again.
            self._try_again(live.id)
            raise
        match.accept(entry)
        metrics.ENTRIES.inc()
        live.stop_hints()
        self.arrange(live)
        await self._notifier.publish(self._logged(live, entry))
        if ending.uncounted:
            live.stored = msgspec.structs.replace(live.stored, uncounted=ending.uncounted)
            await self._notifier.publish(live.update())

    def _logged(self, live: LiveTable, entry: Entry) -> EntryLogged:
        match = live.match
        assert match is not None
        return EntryLogged(
            table=live.id,
            entry=entry,
            deadline=None if match.deadline is None else self._time.wall(match.deadline),
            is_warashis_turn=match.player is not None and match.warashi_level(match.player) is not None,
            is_over=match.result is not None,
            players=frozenset(seat.player for seat in live.seats if seat.player),
        )

    def note(self, notification: EntryLogged) -> None:
        """Sets the alarm of a game that this process minds but does not have in memory, and that moved on elsewhere."""
        table = notification.table
        if not self._minding.minds(table):
            return
        if notification.is_over:
            self._minding.discard(table)
            self.alarms.set(table, None)
        elif notification.is_warashis_turn:
            self.alarms.set(table, self._time.now())
        elif notification.deadline is not None:
            self.alarms.set(table, self._time.now() + notification.deadline - self._time.stamp())

    def _try_again(self, table: str) -> None:
        self.alarms.set(table, self._time.now() + RETRY)

    # Clocks and Warashi

    async def _ring(self, table: str) -> None:
        """Handles the alarm of a table: starts the game, ends the time of the seat to decide, or lets Warashi move."""
        with suppress(NotFound):  # it was closed meanwhile
            async with self._registry.at(table) as live:
                if live.match is None:
                    await self.resume(live)
                elif self._minding.minds(table) and not await self.expire(live):
                    self.arrange(live, waits_for_answer=False)

    async def expire(self, live: LiveTable) -> bool:
        """Withdraws the seat to decide if its time is up; whether it was."""
        entry = live.match.expire(self._time.now()) if live.match else None
        if entry:
            await self.append(live, entry)
        return entry is not None

    def arrange(self, live: LiveTable, waits_for_answer: bool = True) -> None:
        """Sets the alarm for the seat to decide, and starts Warashi's search if it is Warashi's turn.

        Only the process that minds the game does so. While somebody is asked about a take-back Warashi waits, but not
        forever.
        """
        match = live.match
        live.stop_thinking()
        if match is not None and match.result:
            self._minding.discard(live.id)
        if match is None or match.result or match.player is None or not self._minding.minds(live.id):
            self.alarms.set(live.id, None)
            return
        self.alarms.set(live.id, match.deadline)
        level = match.warashi_level(match.player)
        if level is not None and match.pending and waits_for_answer:
            self.alarms.set(live.id, self._time.now() + ANSWER_TIME)
        elif level is not None:
            self._think(live, match.player, level)

    def _think(self, live: LiveTable, seat: int, level: int) -> None:
        """Starts a search for a seat of Warashi's, on behalf of the people at the table."""
        assert live.match is not None
        job = MoveJob(position=live.match.position.copy(), level=level)
        clients = [self._addresses.client(each.player) for each in live.seats if each.player]
        live.thinking = self._scheduler.submit(job, *(clients or [Client(UNKNOWN, live.id)]))
        playing = asyncio.create_task(self._play_found(live.thinking, job, live.id, seat, live.match.ply))
        self._thinking.add(playing)
        playing.add_done_callback(self._thinking.discard)

    async def _play_found(self, search: "asyncio.Task[str]", job: MoveJob, table: str, seat: int, ply: int) -> None:
        """Plays what a search finds; nothing if it is cancelled, as the table has moved on."""
        await asyncio.wait([search])
        if search.cancelled():
            return
        if error := search.exception():
            log.error("a search failed", exc_info=error)
        # Without a result it is a poor move, but the others at the table can play on.
        move = job.position.legal_moves[0] if error else search.result()
        try:
            async with self._registry.at(table) as live:
                assert live.match is not None
                await self.append(live, live.match.move(seat, ply, move, self._time.now()))
        except ZashikiError as refusal:  # the table moved on meanwhile
            log.info("a move of Warashi came too late", extra={"reason": str(refusal)})
        except Exception:
            log.exception("a move of Warashi could not be stored")

    async def close(self) -> None:
        """Waits until the last moves of Warashi are stored; the scheduler must be closed before."""
        await asyncio.gather(*self._thinking, return_exceptions=True)
