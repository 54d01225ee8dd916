"""How many unfinished tables a player may have, and everybody at one address together.

Players are counted in the store. Addresses are never stored: for those the tables are counted that were opened since
this process began, here or through another one, under a digest that is meaningless without the server's key.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import blake2b
from weakref import WeakValueDictionary

import msgspec

from zashiki.kernel.errors import because
from zashiki.server.errors import TooMany
from zashiki.server.notifications import Notifier, TableOpenedFrom
from zashiki.server.store.models import Unfinished
from zashiki.server.store.store import Store
from zashiki.table.clock import Clock, LiveClock


class Quota(msgspec.Struct, frozen=True):
    """Numbers of tables."""

    open: float
    """Tables that wait for players."""
    listed: float
    """Those of them in the lobby."""
    live: float
    """Running games with a live clock."""
    running: float
    """All running games: many, for people who play slowly."""

    def scaled(self, factor: float) -> "Quota":
        """The same numbers times a factor."""
        return Quota(*(factor * number for number in msgspec.structs.astuple(self)))


PLAYER = Quota(open=20, listed=3, live=20, running=200)
ADDRESS = Quota(open=300, listed=100, live=600, running=3000)
"""Enough for thirty people, each with ten open tables, three of them listed, twenty live games and a hundred in all."""


class Quotas:
    """Refuses tables above the quotas of players and addresses."""

    def __init__(self, store: Store, notifier: Notifier, key: bytes, scale: float = 1.0) -> None:
        self._store = store
        self._notifier = notifier
        self._player = PLAYER.scaled(scale)
        self._address = ADDRESS.scaled(scale)
        self._key = key
        self._opened: defaultdict[bytes, set[str]] = defaultdict(set)
        """For the digest of each address the tables that were opened from it."""
        self._opening: defaultdict[bytes, list[Unfinished]] = defaultdict(list)
        """The same for the tables that are being opened."""
        self._locks: WeakValueDictionary[bytes, asyncio.Lock] = WeakValueDictionary()
        """For each address: one table is counted at a time, so that none is overlooked."""

    def check(self, have: Counter[Unfinished], *, clock: Clock, listed: bool = False) -> None:
        """Raises `TooMany` if a player who has these tables may not have another one."""
        if fullest := _exceeded(have, self._player, _wanted(clock, listed)):
            raise TooMany(because("quota", what=fullest, most=int(getattr(self._player, fullest))))

    @asynccontextmanager
    async def opening(self, address: str, clock: Clock, listed: bool) -> AsyncIterator[Callable[[str], None]]:
        """The time in which somebody opens a table; call what it yields with the id of the table.

        Raises `TooMany` if there are too many tables from the address.
        """
        wanted, origin = _wanted(clock, listed), blake2b(address.encode(), key=self._key).digest()
        opening = self._opening[origin]
        async with self._one_at_a_time(origin):
            have = Counter([*opening, *(await self._unfinished_from(origin)).values()])
            fullest = _exceeded(have, self._address, wanted)
            if fullest:
                raise TooMany(because("network-quota", what=fullest))
            opening.append(wanted)
        try:
            yield partial(self._note_opened, origin)
        finally:
            opening.remove(wanted)

    def _note_opened(self, origin: bytes, table: str) -> None:
        self.note(origin, table)
        self._notifier.tell(TableOpenedFrom(table, origin))

    def note(self, origin: bytes, table: str) -> None:
        """Counts a table that was opened from the address with this digest."""
        self._opened[origin].add(table)

    async def _unfinished_from(self, origin: bytes) -> dict[str, Unfinished]:
        """The unfinished tables from an address; none if they are too few for any quota anyway."""
        if len(self._opened[origin]) + len(self._opening[origin]) < min(msgspec.structs.astuple(self._address)):
            return {}
        return await self._forget_finished(origin)

    async def _forget_finished(self, origin: bytes) -> dict[str, Unfinished]:
        """Forgets the tables from an address that are finished; returns the others."""
        known = self._opened[origin].copy()
        unfinished = await self._store.unfinished_among(known)
        self._opened[origin] -= known - unfinished.keys()
        return unfinished

    async def sweep(self) -> None:
        """Forgets the tables that are finished, and the addresses without any."""
        for origin in list(self._opened):
            await self._forget_finished(origin)
            if not self._opened[origin] and not self._opening[origin]:
                del self._opened[origin], self._opening[origin]

    def _one_at_a_time(self, who: bytes) -> asyncio.Lock:
        return self._locks.setdefault(who, asyncio.Lock())


def _wanted(clock: Clock, listed: bool) -> Unfinished:
    return Unfinished("open", listed, isinstance(clock, LiveClock))


def _exceeded(have: Counter[Unfinished], quota: Quota, wanted: Unfinished) -> str | None:
    """The name of the number that one more table would exceed; None if there is room."""
    counts = {
        "open": sum(number for table, number in have.items() if table.status == "open"),
        "listed": sum(number for table, number in have.items() if table.status == "open" and table.listed),
        "live": sum(number for table, number in have.items() if table.status == "running" and table.is_live),
        "running": sum(number for table, number in have.items() if table.status == "running"),
    }
    irrelevant = {"listed": not wanted.listed, "live": not wanted.is_live}
    full = (name for name, count in counts.items() if count >= getattr(quota, name))
    return next((name for name in full if not irrelevant.get(name)), None)
