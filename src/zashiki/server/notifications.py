"""Notifications of changes: the one seam between server processes.

Every change that watchers, the lobby or connections elsewhere have to hear of is published here, after it is in the
store, and every process sends its connections what follows from it, its own changes included. With one process, a
`LocalNotifier` is enough; several have a `BusNotifier` each. A notification can be lost: then the store is asked.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Protocol, TypeAlias

import msgspec

from zashiki.kernel.errors import ZashikiError
from zashiki.server import metrics
from zashiki.server.bus import SILENCE, Bus
from zashiki.server.errors import Unavailable
from zashiki.server.protocol import TableSummary
from zashiki.server.ratings import Uncounted
from zashiki.server.store.models import ChatMessage, Player, TableStatus
from zashiki.table.log import Entry
from zashiki.table.seats import Seat


class EntryLogged(msgspec.Struct, frozen=True, tag="entry_logged"):
    """The log of a table has a new entry. A process that lacks an earlier one reads the log from the store."""

    table: str
    entry: Entry
    deadline: float | None
    """When the time of the seat to decide is up after this entry, by the wall clock."""
    is_warashis_turn: bool
    is_over: bool
    players: frozenset[str]
    """The players at the table."""


class TableUpdated(msgspec.Struct, frozen=True, tag="table_updated"):
    """A table was created, its seats changed or its game started. A process whose table differs reads it again."""

    table: str
    status: TableStatus
    seats: tuple[Seat, ...]
    uncounted: Uncounted | None = None
    """Why it does not count for ratings."""


class TableClosed(msgspec.Struct, frozen=True, tag="table_closed"):
    """A table that nobody sat at any more was removed."""

    table: str
    summary: TableSummary
    """The table as it was."""
    previous: str | None
    """The table that it was a rematch of."""


class RematchOpened(msgspec.Struct, frozen=True, tag="rematch_opened"):
    """The rematch of a finished game was created."""

    table: str
    rematch: str


class PresenceChanged(msgspec.Struct, frozen=True, tag="presence_changed"):
    """A player began or stopped watching a table."""

    table: str
    player: str
    process: str
    present: frozenset[str]
    """All players who watch the table through this process."""


class ChatPosted(msgspec.Struct, frozen=True, tag="chat_posted"):
    """Somebody wrote in the chat of a table."""

    table: str
    message: ChatMessage


class PlayerRenamed(msgspec.Struct, frozen=True, tag="player_renamed"):
    """A guest became an account with a name of its own."""

    player: Player


class PlayerDeleted(msgspec.Struct, frozen=True, tag="player_deleted"):
    """A player was deleted, with all chat messages."""

    player: str


class SessionsEnded(msgspec.Struct, frozen=True, tag="sessions_ended"):
    """A player's sessions and tokens have ended, or one of them."""

    player: str
    credential: str | None = None
    """The one that has ended, as in `Identity`; None for all."""


class MuteChanged(msgspec.Struct, frozen=True, tag="mute_changed"):
    """A player muted another one, or no longer does."""

    player: str
    other: str
    is_muted: bool


class PresenceTold(msgspec.Struct, frozen=True, tag="presence_told"):
    """Everybody who watches a table through a process, in answer to `ProcessConnected` or instead of it."""

    process: str
    present: dict[str, frozenset[str]]
    """For each table the players who watch it."""


class ProcessConnected(msgspec.Struct, frozen=True, tag="process_connected"):
    """A process has joined the bus, again or for the first time, and asks who is present."""

    process: str


class ProcessRetired(msgspec.Struct, frozen=True, tag="process_retired"):
    """A process stops, and leaves the games that it minded to the others."""

    process: str


class LimitsUsed(msgspec.Struct, frozen=True, tag="limits_used"):
    """What somebody has used of rate limits through another process: kind, key and effort."""

    used: tuple[tuple[str, str, float], ...]


class AddressNoted(msgspec.Struct, frozen=True, tag="address_noted"):
    """The address from which a player was last seen, as limits count it."""

    player: str
    address: str


class TableOpenedFrom(msgspec.Struct, frozen=True, tag="table_opened_from"):
    """A table was opened from an address, given as a digest."""

    table: str
    origin: bytes


Notification: TypeAlias = (
    EntryLogged
    | TableUpdated
    | TableClosed
    | RematchOpened
    | PresenceChanged
    | ChatPosted
    | PlayerRenamed
    | PlayerDeleted
    | SessionsEnded
    | MuteChanged
    | PresenceTold
    | ProcessConnected
    | ProcessRetired
    | LimitsUsed
    | AddressNoted
    | TableOpenedFrom
)
Listener: TypeAlias = Callable[[Notification], Awaitable[None]]


class Notifier(Protocol):
    """Delivers notifications to all listeners, in the order in which each table published them."""

    @property
    def is_up(self) -> bool:
        """Whether the notifications of other processes arrive at the moment."""

    def listen(self, listener: Listener) -> None:
        """Calls the listener with all notifications from now on."""

    async def publish(self, notification: Notification) -> None:
        """Delivers a notification; returns when the listeners of this process have handled it."""

    def tell(self, notification: Notification) -> None:
        """Delivers a notification to the other processes only."""


class LocalNotifier:
    """For a single process: calls the listeners directly."""

    is_up = True

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Calls the listener with all notifications from now on."""
        self._listeners.append(listener)

    async def publish(self, notification: Notification) -> None:
        """Calls all listeners."""
        for listener in self._listeners:
            await listener(notification)

    def tell(self, notification: Notification) -> None:
        """Does nothing: there are no other processes."""


class _Message(msgspec.Struct, frozen=True, array_like=True):
    """Several notifications on their way."""

    process: str
    """The one that sends them."""
    missed: bool
    """Whether there were others that could not be sent."""
    notifications: tuple[Notification, ...]
    sent: float = 0.0
    """When it was sent, by the steady clock of the sender; earlier versions do not say it."""


MOST_WAITING = 20_000
"""Notifications that wait for the bus; if it is down for longer, they are dropped and the store is asked instead."""
MOST_IN_MESSAGE = 500
FORMAT = 1
"""Increases when notifications change: processes of different versions do not hear each other, and ask the store
instead."""
log = logging.getLogger(__name__)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Message).decode


class BusNotifier:
    """For one of several processes that share a bus.

    Notifications of others that concern the same table are handled one after the other; a table that is stuck delays
    no other.
    """

    def __init__(self, url: str, installation: str, process: str) -> None:
        self.process = process
        self._listeners: list[Listener] = []
        self._waiting: deque[Notification] = deque()
        self._missed = False
        self._lanes: dict[str, deque[Notification]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[str, float] = {}
        """When each other process was heard last, on the steady clock."""
        self.bus = Bus(url, f"zashiki.{FORMAT}.{installation}", self._collect, self._receive, self._lost)

    @property
    def is_up(self) -> bool:
        """Whether the notifications of other processes arrive at the moment."""
        return self.bus.is_up

    def unheard(self, living: Collection[str]) -> set[str]:
        """The living processes that were not heard lately: they have another bus, or another version."""
        lately = time.monotonic() - SILENCE
        self._heard = {process: when for process, when in self._heard.items() if when > lately}
        return {*living} - self._heard.keys() - {self.process}

    def listen(self, listener: Listener) -> None:
        """Calls the listener with all notifications from now on."""
        self._listeners.append(listener)

    async def publish(self, notification: Notification) -> None:
        """Sends a notification to the other processes, and calls all listeners of this one."""
        self.tell(notification)
        for listener in self._listeners:
            await listener(notification)

    def tell(self, notification: Notification) -> None:
        """Sends a notification to the other processes."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._missed = True
        self._waiting.append(notification)
        self.bus.wake()

    async def close(self) -> None:
        """Sends what still waits, and stops handling what arrives."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.flush()
        await self.bus.close()

    def _collect(self) -> bytes:
        some = tuple(self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_IN_MESSAGE)))
        if self._waiting:
            self.bus.wake()
        missed, self._missed = self._missed, False
        return _encode(_Message(self.process, missed, some, time.monotonic()))

    def _lost(self) -> None:
        self._missed = True

    def _receive(self, raw: bytes) -> None:
        try:
            message = _decode(raw)
        except msgspec.DecodeError:
            log.warning("a notification cannot be read")
            self.bus.on_gap()
            return
        if message.process == self.process:
            metrics.BUS_SECONDS.observe(time.monotonic() - message.sent)
            return
        self._heard[message.process] = time.monotonic()
        if message.missed:
            self.bus.on_gap()
        for notification in message.notifications:
            self._handle_later(notification)

    def _handle_later(self, notification: Notification) -> None:
        key = getattr(notification, "table", "")
        if key in self._lanes:
            self._lanes[key].append(notification)
            return
        self._lanes[key] = deque([notification])
        task = asyncio.create_task(self._handle(key))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _handle(self, key: str) -> None:
        lane = self._lanes[key]
        try:
            while lane:
                await self._call(lane.popleft(), self._listeners)
        finally:
            del self._lanes[key]

    async def _call(self, notification: Notification, listeners: Iterable[Listener]) -> None:
        for listener in listeners:
            try:
                await listener(notification)
            except Unavailable:
                self.bus.on_gap()
            except ZashikiError as error:  # the table is gone
                log.info("a notification had no effect", extra={"reason": str(error)})
            except Exception:
                log.exception("a notification failed")
