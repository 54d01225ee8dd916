"""Secrets for tables that are about to be created, with commitments shown to the creator in advance.

Players who join a table see its commitment before they send their nonce. The creator could not, and the server could
choose a secret that suits the creator's nonce.
"""

import time
from collections.abc import Callable
from typing import NamedTuple

from zashiki.kernel.fairness import commit, new_secret
from zashiki.server.errors import Conflict

LIFETIME = 600.0
"""Seconds in which a commitment must be used."""


class IssuedSecret(NamedTuple):
    """A secret and the player whose table it is for."""

    player: str
    secret: str
    until: float


class Commitments:
    """The secrets that were issued and not used yet."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._issued: dict[str, IssuedSecret] = {}

    def issue(self, player: str) -> str:
        """Creates a secret and returns its commitment."""
        secret = new_secret()
        commitment = commit(secret)
        self._issued[commitment] = IssuedSecret(player, secret, self._now() + LIFETIME)
        return commitment

    def redeem(self, player: str, commitment: str | None) -> str:
        """Returns the secret of a commitment, which can be used once; without a commitment, a new secret."""
        if commitment is None:
            return new_secret()
        issued = self._issued.get(commitment)
        if issued is None or issued.player != player or issued.until < self._now():
            raise Conflict("This commitment is unknown, used or too old; request a new one.")
        return self._issued.pop(commitment).secret

    def sweep(self) -> None:
        """Drops the secrets that were not used in time."""
        now = self._now()
        self._issued = {commitment: issued for commitment, issued in self._issued.items() if issued.until >= now}
