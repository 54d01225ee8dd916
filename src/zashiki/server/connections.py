"""The open sockets: what is sent to each waits in a queue of its own, so that nobody waits for the slowest."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from zashiki.server.identity import Identity

MOST_WAITING = 500
"""Messages; who is further behind is cut off, and fetches the rest when he comes back."""


class Looking(NamedTuple):
    """How somebody sees a table."""

    seat: int | None
    """From which seat; None for a spectator."""
    in_words: bool


class Connection:
    """One socket, and who is behind it."""

    def __init__(self, identity: Identity | None, muted: Iterable[str] = ()) -> None:
        self.identity = identity
        self.muted = set(muted)
        self.watched: dict[str, Looking] = {}
        """The tables, and how each is seen."""
        self.refusals = 0
        """How many messages in a row were refused as too fast."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    @property
    def player(self) -> str | None:
        """The id of who is behind it."""
        return self.identity.id if self.identity else None

    def send(self, message: bytes) -> None:
        """Puts a message into the queue; never waits."""
        if self._outbox.qsize() >= MOST_WAITING:
            self.close()
        else:
            self._outbox.put_nowait(message)

    def close(self) -> None:
        """Ends the connection once what waits before it is sent."""
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None when it is time to close."""
        return await self._outbox.get()


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
