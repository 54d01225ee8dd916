"""Secrets that all processes share: the key of the installation, and the secrets of tables that are not created yet."""

from sqlalchemy import Connection, delete, insert, select

from zashiki.server.store import schema
from zashiki.server.store.base import Base, insert_into

_keys, _commitments = schema.keys, schema.commitments
_COOKIES = "cookies"
"""The key that signs cookies."""


class Secrets(Base):
    """The part of the store for secrets."""

    async def key(self, suggestion: bytes) -> bytes:
        """The key that signs cookies: the suggestion, unless there is a key already."""

        def work(connection: Connection) -> str:
            new = insert_into(connection, _keys).values(name=_COOKIES, value=suggestion.hex())
            connection.execute(new.on_conflict_do_nothing())
            return connection.execute(select(_keys.c.value).where(_keys.c.name == _COOKIES)).scalar_one()

        return bytes.fromhex(await self._writer.run(work))

    async def add_commitment(self, digest: str, player_id: str, secret: str, now: float, expires: float) -> None:
        """Keeps the secret of a commitment for a player, and drops those that were not used in time."""
        added = {"digest": digest, "player": player_id, "secret": secret, "expires": expires}
        expired = select(_commitments.c.digest).where(_commitments.c.expires <= now).with_for_update(skip_locked=True)

        def work(connection: Connection) -> None:
            connection.execute(delete(_commitments).where(_commitments.c.digest.in_(expired)))
            connection.execute(insert(_commitments).values(added))

        await self._writer.run(work)

    async def use_commitment(self, digest: str, player_id: str, now: float) -> str | None:
        """The secret of a player's commitment, which can be used once; None if it cannot."""
        own = (_commitments.c.digest == digest, _commitments.c.player == player_id, _commitments.c.expires > now)
        used = delete(_commitments).where(*own).returning(_commitments.c.secret)
        return await self._writer.run(lambda connection: connection.execute(used).scalar())
