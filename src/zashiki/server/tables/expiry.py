"""Open tables that nobody attends leave the lobby and are closed after some time.

When the player who opened a listed table was last here is stored, so that it survives a restart and holds for all
processes. A table comes back to the lobby together with its player.
"""

from contextlib import suppress

import msgspec

from zashiki.server.connections import Connections
from zashiki.server.errors import NotFound, SeatTaken
from zashiki.server.protocol import Changed, TableSummary, encode
from zashiki.server.store.models import Lonely
from zashiki.server.store.store import Store
from zashiki.server.tables.commands import TableCommands
from zashiki.server.tables.lists import TableLists
from zashiki.server.timekeeping import SystemTime

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0

AWAY = 5 * _MINUTE
"""Seconds after which a listed table whose player is away leaves the lobby."""
GONE = _HOUR
"""… and is closed."""
PATIENT = 3 * _DAY
"""The same for tables of accounts with a slow clock, whose players need not be here at the same time."""
OPEN = 7 * _DAY
"""How long any table waits for players, such as those of an invitation."""
REMATCH = _DAY
"""How long a rematch waits for the others, unless the clock is slow."""


class Expiry:
    """Hides and closes open tables."""

    def __init__(
        self, store: Store, connections: Connections, lists: TableLists, commands: TableCommands, time: SystemTime
    ) -> None:
        self._store = store
        self._connections = connections
        self._lists = lists
        self._commands = commands
        self._time = time
        self._began = time.now()
        self._hidden: set[str] = set()
        """The tables that the lobby of this process was told to hide."""
        lists.lonely = self._away

    async def sweep(self) -> None:
        """Notes who is here, closes tables that have expired, and tells the lobby what left it or came back."""
        here = {connection.player for connection in self._connections}
        if present := await self._store.lobby_creators() & here:
            await self._store.mark_seen(present, self._time.stamp())
        if self._away() is None:  # after a start people need some time to come back
            return
        now = self._time.stamp()
        gone = Lonely(now - GONE, now - PATIENT)
        for table in await self._store.expired_tables(now - OPEN, now - REMATCH, gone):
            with suppress(NotFound, SeatTaken):  # it was closed, or the game has started
                await self._commands.close(table)
        await self._tell_lobby()

    def _away(self) -> Lonely | None:
        """Since when somebody must be away for their table to leave the lobby; None if it is too early to say."""
        if self._time.now() - self._began < AWAY:
            return None
        now = self._time.stamp()
        return Lonely(now - AWAY, now - PATIENT)

    async def _tell_lobby(self) -> None:
        hidden = {summary.table: summary for summary in await self._lists.lonely_tables()}
        for table in hidden.keys() - self._hidden:
            self._send(msgspec.structs.replace(hidden[table], listed=False))
        if self._hidden - hidden.keys():
            for summary in await self._lists.open_tables():
                if summary.table in self._hidden:
                    self._send(summary)
        self._hidden = set(hidden)

    def _send(self, summary: TableSummary) -> None:
        changed = encode(Changed(summary))
        for connection in self._connections.in_lobby:
            connection.send(changed)
