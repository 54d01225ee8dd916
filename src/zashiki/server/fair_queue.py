"""A queue that is fair to the people who wait: more players or jobs at one address take nothing from others.

Of the addresses that wait, the one that has received the least is next, and within an address the player who has
received the least.
"""

from bisect import insort
from collections import defaultdict
from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Generic, NamedTuple, Protocol, TypeVar


class Client(NamedTuple):
    """A player at an address, who waits for something."""

    address: str
    player: str


class Waiting(Protocol):
    """A job that waits."""

    client: Client
    number: int
    """Jobs with smaller numbers came earlier."""
    is_short: bool


J = TypeVar("J", bound=Waiting)


class Shares:
    """The seconds that each of several has received.

    Whoever begins to wait starts level with the one of the others who is next, so that nobody saves up.
    """

    def __init__(self) -> None:
        self._received: dict[str, float] = {}
        self._level = 0.0

    def received(self, name: str) -> float:
        """The seconds that somebody has received."""
        return max(self._received.get(name, 0.0), self._level)

    def next(self, names: Iterable[str], waiting: Iterable[str]) -> str:
        """The one of these names who has received the least; `waiting` are all who wait."""
        self._level = min(map(self.received, waiting))
        return min(names, key=self.received)

    def add(self, name: str, seconds: float) -> None:
        """Adds what somebody receives."""
        self._received[name] = self.received(name) + seconds

    def forget_all_but(self, names: Collection[str]) -> None:
        """Drops what others have received."""
        self._received = {name: seconds for name, seconds in self._received.items() if name in names}


class FairQueue(Generic[J]):
    """Jobs that wait, by client; the short jobs of a client come first, then the earlier ones."""

    def __init__(self) -> None:
        self._lines: dict[Client, list[J]] = {}
        self._addresses = Shares()
        self._players: defaultdict[str, Shares] = defaultdict(Shares)
        """For each address."""

    def put(self, job: J) -> None:
        """Adds a job."""
        insort(self._lines.setdefault(job.client, []), job, key=lambda each: (not each.is_short, each.number))

    def discard(self, job: J) -> None:
        """Removes a job if it still waits."""
        with suppress(KeyError, ValueError):
            self._lines[job.client].remove(job)
            self._drop_if_empty(job.client)

    def take(self, only_short: bool = False) -> J | None:
        """Removes the job that is next, if there is one."""
        clients = [client for client, line in self._lines.items() if line[0].is_short or not only_short]
        if not clients:
            return None
        address = self._addresses.next((each.address for each in clients), (each.address for each in self._lines))
        player = self._players[address].next(
            (each.player for each in clients if each.address == address),
            (each.player for each in self._lines if each.address == address),
        )
        job = self._lines[Client(address, player)].pop(0)
        self._drop_if_empty(job.client)
        return job

    @property
    def has_long(self) -> bool:
        """Whether a long job waits."""
        return any(not line[-1].is_short for line in self._lines.values())

    def received(self, client: Client) -> tuple[float, float]:
        """What the client's address and the client have received."""
        return self._addresses.received(client.address), self._players[client.address].received(client.player)

    def add(self, client: Client, seconds: float) -> None:
        """Adds what a client receives."""
        self._addresses.add(client.address, seconds)
        self._players[client.address].add(client.player, seconds)

    def forget_all_but(self, clients: Iterable[Client]) -> None:
        """Drops what others have received, unless they wait."""
        players: defaultdict[str, set[str]] = defaultdict(set)
        for address, player in (*self._lines, *clients):
            players[address].add(player)
        self._addresses.forget_all_but(players)
        for address in list(self._players):
            if address in players:
                self._players[address].forget_all_but(players[address])
            else:
                del self._players[address]

    def _drop_if_empty(self, client: Client) -> None:
        if not self._lines[client]:
            del self._lines[client]
