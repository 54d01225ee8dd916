"""Notifications of changes: the one seam between server processes.

Every change that watchers, the lobby or connections elsewhere have to hear of is published here, after it is in the
store, and every process sends its connections what follows from it, its own changes included. With one process, a
`LocalNotifier` is enough.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import msgspec

from zashiki.server.protocol import TableSummary
from zashiki.server.ratings import Uncounted
from zashiki.server.store.models import ChatMessage, Player, TableStatus
from zashiki.table.log import Entry
from zashiki.table.seats import Seat


class EntryLogged(msgspec.Struct, frozen=True, tag="entry_logged"):
    """The log of a table has a new entry. A process that lacks an earlier one reads the log from the store."""

    table: str
    entry: Entry


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
)
Listener: TypeAlias = Callable[[Notification], Awaitable[None]]


class Notifier(Protocol):
    """Delivers notifications to all listeners, in the order in which each table published them."""

    def listen(self, listener: Listener) -> None:
        """Calls the listener with all notifications from now on."""

    async def publish(self, notification: Notification) -> None:
        """Delivers a notification; returns when the listeners of this process have handled it."""


class LocalNotifier:
    """For a single process: calls the listeners directly."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Calls the listener with all notifications from now on."""
        self._listeners.append(listener)

    async def publish(self, notification: Notification) -> None:
        """Calls all listeners."""
        for listener in self._listeners:
            await listener(notification)
