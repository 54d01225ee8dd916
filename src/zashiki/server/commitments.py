"""Secrets for tables that are about to be created, with commitments shown to the creator in advance.

Players who join a table see its commitment before they send their nonce. The creator could not, and the server could
choose a secret that suits the creator's nonce. The secrets are in the store: another process may create the table.
"""

import time
from collections.abc import Callable

from zashiki.kernel.errors import because
from zashiki.kernel.fairness import commit, new_secret
from zashiki.server.errors import Conflict
from zashiki.server.store.secrets import Secrets

LIFETIME = 600.0
"""Seconds in which a commitment must be used."""


class Commitments:
    """The secrets that were issued and not used yet."""

    def __init__(self, store: Secrets, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now

    async def issue(self, player: str) -> str:
        """Creates a secret and returns its commitment."""
        secret, now = new_secret(), self._now()
        commitment = commit(secret)
        await self._store.add_commitment(commitment, player, secret, now, now + LIFETIME)
        return commitment

    async def redeem(self, player: str, commitment: str | None) -> str:
        """Returns the secret of a commitment, which can be used once; without a commitment, a new secret."""
        if commitment is None:
            return new_secret()
        secret = await self._store.use_commitment(commitment, player, self._now())
        if secret is None:
            raise Conflict(because("commitment"))
        return secret
