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


class IssuedSecret(NamedTuple):
    """A secret, and for whose table it is."""

    player: str
    secret: str
    until: float


class Commitments:
    """What was issued and not used yet."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._issued: dict[str, IssuedSecret] = {}

    def issue(self, player: str) -> str:
        """The commitment of a new secret."""
        secret = new_secret()
        commitment = commit(secret)
        self._issued[commitment] = IssuedSecret(player, secret, self._now() + LASTS)
        return commitment

    def redeem(self, player: str, commitment: str | None) -> str:
        """The secret of a commitment, for one table only; a new secret for those who did not ask for one."""
        if commitment is None:
            return new_secret()
        issued = self._issued.get(commitment)
        if issued is None or issued.player != player or issued.until < self._now():
            raise Conflict("This commitment is unknown, used or too old; ask for a new one.")
        return self._issued.pop(commitment).secret

    def forget(self) -> None:
        """Drops those that nobody used in time."""
        now = self._now()
        self._issued = {name: one for name, one in self._issued.items() if one.until >= now}
