"""The logs of tables, narrated and encoded: that takes long, and what is in a log never changes."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from zashiki.server import presenters
from zashiki.server.protocol import encode
from zashiki.server.slices import Slices
from zashiki.server.tables.live_table import NO_ENTRIES, LiveTable
from zashiki.table.match import Match

MOST_BYTES = 32 * 1024 * 1024
"""Of all logs together; those that were not read for the longest time are dropped."""
ENTRY_BYTES, LOG_BYTES = 150, 1000
"""What an entry takes besides its text, and a log besides its entries."""
FEW = 4
"""Entries that are narrated at once: what a page lacks after a short interruption."""


class _Key(NamedTuple):
    table: str
    viewer: int | None
    is_over: bool
    """Hidden choices are shown when the match is over."""


class _Log:
    """The entries of a log that one viewer has asked for, by number."""

    def __init__(self) -> None:
        self.entries: dict[int, bytes] = {}
        self.size = LOG_BYTES
        self.counted = 0
        """How much of the size is part of the total; none after it was dropped."""

    def add(self, number: int, entry: bytes) -> None:
        self.entries[number] = entry
        self.size += len(entry) + ENTRY_BYTES


class NarratedLogs:
    """Narrates logs in slices, and remembers them for as long as there is room."""

    def __init__(self, slices: Slices, most_bytes: int = MOST_BYTES) -> None:
        self._slices = slices
        self._most_bytes = most_bytes
        self._logs: OrderedDict[_Key, _Log] = OrderedDict()
        """The one that was read last is the last."""
        self._bytes = 0

    async def read(self, live: LiveTable, viewer: int | None, have: int, owner: str) -> msgspec.Raw:
        """The entries of a table's log from number `have` on, as JSON; a long log is narrated in slices, for an owner.

        It is complete when this returns, also if the match went on meanwhile.
        """
        while True:
            match = live.match
            if match is None or have >= match.entry_count:
                return NO_ENTRIES
            key = _key(live.id, match, viewer)
            log = self._logs.setdefault(key, _Log())
            numbers = range(have, match.entry_count)
            missing = [number for number in numbers if number not in log.entries]
            if len(missing) <= FEW:
                break
            await self._slices.run(_narrate(log, match, viewer, missing), owner)
            self._keep(key, log)
        for _ in _narrate(log, match, viewer, missing):
            pass
        self._keep(key, log)
        return msgspec.Raw(b"[" + b",".join(log.entries[number] for number in numbers) + b"]")

    def _keep(self, key: _Key, log: _Log) -> None:
        """Makes a log the last one to be dropped, and drops the first ones if there is no room."""
        self._bytes += log.size - log.counted
        log.counted = log.size
        self._logs[key] = log
        self._logs.move_to_end(key)
        while self._bytes > self._most_bytes and len(self._logs) > 1:
            _, dropped = self._logs.popitem(last=False)
            self._bytes -= dropped.counted
            dropped.counted = 0


def _key(table: str, match: Match, viewer: int | None) -> _Key:
    """Viewers with the same key see the same log."""
    return _Key(table, viewer if match.position.rulebook.has_secrets else None, match.result is not None)


def _narrate(log: _Log, match: Match, viewer: int | None, missing: Sequence[int]) -> Iterator[None]:
    for entry in presenters.log(match, viewer, missing):
        if entry is not None:
            log.add(entry.number, encode(entry))
        yield
