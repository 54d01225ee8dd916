"""The open sockets: what is sent to each waits in a queue of its own, so that nobody waits for the slowest."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Iterable, Iterator
from typing import Any, NamedTuple, TypeVar

from zashiki.server.identity import Identity

MOST_WAITING = 500
"""Messages; who is further behind is cut off, and fetches the rest when he comes back."""
MOST_BYTES = 4 * 1024 * 1024
"""Likewise, behind the next message to be sent: that one may be as large as it is."""
T = TypeVar("T")


class Viewpoint(NamedTuple):
    """How somebody sees a table."""

    seat: int | None
    """From which seat; None for a spectator."""
    with_words: bool


class Connection:
    """One socket, and who is behind it."""

    def __init__(self, identity: Identity | None, muted: Iterable[str] = ()) -> None:
        self.identity = identity
        self.muted = set(muted)
        self.watched: dict[str, Viewpoint] = {}
        """The tables, and how each is seen."""
        self.refusals = 0
        """How many messages in a row were refused as too fast."""
        self.is_over = False
        """Whether it has ended: nothing that comes from it is obeyed any more, and nothing new is sent."""
        self.is_cut_off = False
        """Whether it ended at once, whatever still waited to be sent."""
        self._outbox: deque[bytes] = deque()
        self._bytes = 0
        self._news: asyncio.Future[None] | None = None
        """For who waits until there is something to send, or until there never will be."""
        self._listener: asyncio.Task[Any] | None = None
        """Who listens to the other side just now."""

    @property
    def player(self) -> str | None:
        """The id of who is behind it."""
        return self.identity.id if self.identity else None

    def send(self, message: bytes) -> None:
        """Puts a message into the queue; never waits."""
        if self.is_over:
            return
        self._outbox.append(message)
        self._bytes += len(message)
        self._wake()
        if len(self._outbox) > MOST_WAITING or self._bytes - len(self._outbox[0]) > MOST_BYTES:
            self.cut_off()

    def close(self) -> None:
        """Ends the connection once what waits is sent."""
        self.is_over = True
        self._wake()

    def cut_off(self) -> None:
        """Ends the connection at once: what waits is dropped, and what comes is not listened to."""
        if self.is_cut_off:
            return
        self.is_cut_off = True
        self._outbox.clear()
        self._bytes = 0
        self.close()
        if self._listener:
            self._listener.cancel()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None when it is time to close."""
        while not self._outbox:
            if self.is_over:
                return None
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        message = self._outbox.popleft()
        self._bytes -= len(message)
        return message

    async def hear(self, what: Awaitable[T]) -> T | None:
        """What comes from the other side; None once the connection is cut off.

        It does what `asyncio.timeout` would, which takes much longer than to hear one message.
        """
        task = self._listener = asyncio.current_task()
        assert task is not None
        try:
            return await what
        except asyncio.CancelledError:
            if self.is_cut_off and task.uncancel() == 0:
                return None
            raise
        finally:
            self._listener = None


class Connections:
    """All of them."""

    def __init__(self) -> None:
        self._all: set[Connection] = set()
        self.in_lobby: set[Connection] = set()
        """Those that follow the lobby."""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._all))

    def add(self, connection: Connection) -> None:
        """A socket was opened."""
        self._all.add(connection)

    def remove(self, connection: Connection) -> None:
        """A socket was closed."""
        self._all.discard(connection)
        self.in_lobby.discard(connection)

    @property
    def identities(self) -> set[Identity]:
        """Who is there."""
        return {one.identity for one in self._all if one.identity}

    def of(self, player: str) -> list[Connection]:
        """Those of one player."""
        return [one for one in self._all if one.player == player]
