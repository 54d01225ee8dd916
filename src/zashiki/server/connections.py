"""The open sockets. Each has its own outgoing queue, so that nobody waits for the slowest."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from zashiki.server.identity import Identity

MOST_WAITING = 500
"""Messages in a queue; slower readers are disconnected, and fetch the rest when they reconnect."""
MOST_BYTES = 2 * 1024 * 1024
"""Bytes in a queue, not counting the next message to be sent, which may be of any size."""
T = TypeVar("T")


class Message(NamedTuple):
    """A message to a client."""

    data: bytes
    is_binary: bool = False


class Viewpoint(NamedTuple):
    """How a connection sees a table."""

    seat: int | None
    """The seat; None for a spectator."""
    with_previews: bool
    as_records: bool = False
    """Whether it decodes records itself."""


def _write_nothing(_data: bytes, _is_binary: bool) -> bool:
    return False


class Connection:
    """One socket and the player behind it."""

    def __init__(self, identity: Identity | None, muted: Iterable[str] = (), address: str = "") -> None:
        self.identity = identity
        self.address = address
        """The address of the client, as limits count it."""
        self.muted = set(muted)
        self.watched: dict[str, Viewpoint] = {}
        """The watched tables and how each is seen."""
        self.is_over = False
        """Whether it has ended: its commands are ignored, and nothing new is sent."""
        self.is_disconnected = False
        """Whether it ended at once, without sending what was still in the queue."""
        self.write: Callable[[bytes, bool], bool] = _write_nothing
        """Sends a message at once if possible, and says whether it did."""
        self._outbox: list[Message] = []
        self._bytes = 0
        self._is_sending = False
        """Whether a message was taken from the queue that may not have been sent yet."""
        self._wakeup: asyncio.Future[None] | None = None
        """Resolved when there is something to send or the connection has ended."""
        self._listener: asyncio.Task[Any] | None = None
        """The task that is waiting for the next message."""

    @property
    def player(self) -> str | None:
        """The id of the player; None for an anonymous spectator."""
        return self.identity.id if self.identity else None

    def send(self, data: bytes, is_binary: bool = False) -> None:
        """Sends a message, at once or from a queue; never waits."""
        if self.is_over:
            return
        if not self._outbox and not self._is_sending and self.write(data, is_binary):
            return
        self._outbox.append(Message(data, is_binary))
        self._bytes += len(data)
        self._wake()
        if len(self._outbox) > MOST_WAITING or self._bytes - len(self._outbox[0].data) > MOST_BYTES:
            self.disconnect()

    def close(self) -> None:
        """Ends the connection once the queue is sent."""
        self.is_over = True
        self._wake()

    def disconnect(self) -> None:
        """Ends the connection at once: drops the queue and stops listening."""
        if self.is_disconnected:
            return
        self.is_disconnected = True
        self._outbox.clear()
        self._bytes = 0
        self.close()
        if self._listener:
            self._listener.cancel()

    def _wake(self) -> None:
        if self._wakeup and not self._wakeup.done():
            self._wakeup.set_result(None)

    async def next(self) -> Message | None:
        """The next message to send, after the last one was sent; None when it is time to close."""
        self._is_sending = False
        while not self._outbox:
            if self.is_over:
                return None
            self._wakeup = asyncio.get_running_loop().create_future()
            await self._wakeup
        message = self._outbox.pop(0)
        self._is_sending = True
        self._bytes -= len(message.data)
        return message

    async def receive(self, message: Awaitable[T]) -> T | None:
        """Waits for a message, or for anything else; None once the connection is disconnected.

        This does what `asyncio.timeout` would, which takes much longer than receiving one message.
        """
        task = self._listener = asyncio.current_task()
        assert task is not None
        try:
            return await message
        except asyncio.CancelledError:
            if self.is_disconnected and task.uncancel() == 0:
                return None
            raise
        finally:
            self._listener = None


class Connections:
    """All connections of this process."""

    def __init__(self) -> None:
        self._all: set[Connection] = set()
        self.in_lobby: set[Connection] = set()
        """Those that follow the lobby."""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._all))

    def add(self, connection: Connection) -> None:
        """Adds an open socket."""
        self._all.add(connection)

    def remove(self, connection: Connection) -> None:
        """Removes a closed socket."""
        self._all.discard(connection)
        self.in_lobby.discard(connection)

    @property
    def identities(self) -> set[Identity]:
        """The identities of all connected players."""
        return {connection.identity for connection in self._all if connection.identity}

    def of(self, player: str) -> list[Connection]:
        """The connections of one player."""
        return [connection for connection in self._all if connection.player == player]
