"""The addresses from which players were last seen, for fair shares; forgotten soon after they have left."""

import time
from collections.abc import Callable, Collection

from zashiki.server.fair_queue import Client

REMEMBERED = 600.0
"""Seconds after which the address of a player who is not connected is forgotten."""
UNKNOWN = ""
"""The address that all players share whose address is not known."""


class Addresses:
    """The last address of each player, as limits count it."""

    def __init__(
        self, tell: Callable[[str, str], None] = lambda *_: None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._tell = tell
        """Tells other processes the address of a player."""
        self._now = now
        self._seen: dict[str, tuple[str, float]] = {}

    def note(self, player: str, address: str) -> None:
        """Remembers where a player is, and tells the other processes if that is new."""
        known, _ = self._seen.get(player, (None, 0.0))
        self.remember(player, address)
        if address != known:
            self._tell(player, address)

    def remember(self, player: str, address: str) -> None:
        """Remembers where a player is."""
        self._seen[player] = address, self._now()

    def client(self, player: str) -> Client:
        """A player with the player's address."""
        address, _ = self._seen.get(player, (UNKNOWN, 0.0))
        return Client(address, player)

    def sweep(self, connected: Collection[str]) -> None:
        """Forgets the players who have left."""
        oldest = self._now() - REMEMBERED
        self._seen = {
            player: (address, since)
            for player, (address, since) in self._seen.items()
            if since >= oldest or player in connected
        }
