"""How it is made known that something happened at a table: the one place where several processes would meet."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from zashiki.server.store.models import ChatMessage
from zashiki.table.log import Entry


class EntryLogged(msgspec.Struct, frozen=True, tag="logged"):
    """A new entry in the log of a table; it is in the store already."""

    table: str
    entry: Entry


class TableReset(msgspec.Struct, frozen=True, tag="resettled"):
    """Other people sit at a table, or the game begins, or there is a rematch."""

    table: str


class ChatPosted(msgspec.Struct, frozen=True, tag="chatted"):
    """Somebody said something at a table."""

    table: str
    said: ChatMessage


Notification: TypeAlias = EntryLogged | TableReset | ChatPosted


class Notifier(Protocol):
    """Brings news to all who listen, in the order in which each table made it."""

    def listen(self, listener: Callable[[Notification], None]) -> None:
        """Has the listener called with all news from now on."""

    async def publish(self, notification: Notification) -> None:
        """Tells everybody. What is told must be in the store."""


class LocalNotifier:
    """For one process: whoever listens is called at once."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Notification], None]] = []

    def listen(self, listener: Callable[[Notification], None]) -> None:
        """Has the listener called with all news from now on."""
        self._listeners.append(listener)

    async def publish(self, notification: Notification) -> None:
        """Calls all listeners."""
        for listener in self._listeners:
            listener(notification)
