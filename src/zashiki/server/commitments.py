"""Secrets of tables that are about to be opened: who opens one is shown the commitment before he sends his nonce.

Whoever joins a table sees its commitment there. The one who opens it could not, and the server could choose a secret
that suits his nonce.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from zashiki.kernel.fairness import commit, new_secret
from zashiki.server.errors import Conflict

LASTS = 600.0
"""Seconds in which a commitment is used."""


class Promised(NamedTuple):
    """A secret, and for whose table it is."""

    player: str
    secret: str
    until: float


class Commitments:
    """What was promised and not used yet."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._promised: dict[str, Promised] = {}

    def promise(self, player: str) -> str:
        """The commitment of a new secret."""
        secret = new_secret()
        commitment = commit(secret)
        self._promised[commitment] = Promised(player, secret, self._now() + LASTS)
        return commitment

    def keep(self, player: str, commitment: str | None) -> str:
        """The secret of a commitment, for one table only; a new secret for those who did not ask for one."""
        if commitment is None:
            return new_secret()
        promised = self._promised.get(commitment)
        if promised is None or promised.player != player or promised.until < self._now():
            raise Conflict("This commitment is unknown, used or too old; ask for a new one.")
        return self._promised.pop(commitment).secret

    def forget(self) -> None:
        """Drops those that nobody used in time."""
        now = self._now()
        self._promised = {name: one for name, one in self._promised.items() if one.until >= now}
