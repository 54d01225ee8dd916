"""Sessions and tokens in the store, by the digests of their keys. See `server.sessions` for the keys themselves."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Table, delete, insert, select, update

from zashiki.kernel.errors import because
from zashiki.server.errors import NotFound, NotSignedIn
from zashiki.server.store import schema
from zashiki.server.store.base import Base, struct_of
from zashiki.server.store.ids import new_id
from zashiki.server.store.models import Player, Token

MOST_AT_ONCE = 500
"""Digests in one query."""

_players, _sessions, _tokens = schema.players, schema.sessions, schema.tokens
_PLAYER = select(*(_players.c[name] for name in Player.__struct_fields__))


class Sessions(Base):
    """The part of the store for sessions and tokens."""

    async def add_session(self, player: Player, digest: str, now: float, expires: float) -> None:
        """Stores a session, and deletes all that have expired.

        Raises `NotSignedIn` if the player's credentials have ended since the player was read: the password that was
        checked may have been changed meanwhile.
        """
        added = {"digest": digest, "player": player.id, "created": now, "expires": expires}
        # Those that another process is deleting already are left to it.
        expired = select(_sessions.c.digest).where(_sessions.c.expires <= now).with_for_update(skip_locked=True)

        def work(connection: Connection) -> None:
            _check_unchanged(connection, player)
            connection.execute(delete(_sessions).where(_sessions.c.digest.in_(expired)))
            connection.execute(insert(_sessions).values(added))

        await self._writer.run(work)

    async def player_of_session(self, digest: str, now: float) -> Player:
        """The player of a session; raises `NotFound` if there is no such session or it has expired."""
        return await self._owner(_sessions, digest, now)

    async def end_session(self, digest: str) -> None:
        """Ends one session."""
        await self._change(delete(_sessions).where(_sessions.c.digest == digest))

    async def end_signed_sessions(self, player_id: str) -> None:
        """Ends the sessions of a player whose cookies were signed by an earlier version."""
        await self._change(update(_players).where(_players.c.id == player_id).values(epoch=_players.c.epoch + 1))

    async def end_credentials(self, player_id: str) -> None:
        """Ends all sessions and tokens of a player; raises `NotFound` if there is no such player."""
        await self._writer.run(lambda connection: end_credentials(connection, player_id))

    async def valid_among(self, digests: Collection[str], now: float) -> set[str]:
        """The digests that belong to a session or token that has not ended."""
        valid: set[str] = set()
        for start in range(0, len(wanted := sorted(digests)), MOST_AT_ONCE):
            some = wanted[start : start + MOST_AT_ONCE]
            for table in (_sessions, _tokens):
                query = select(table.c.digest).where(table.c.digest.in_(some), table.c.expires > now)
                valid |= {row.digest for row in await self._all(query)}
        return valid

    # Tokens

    async def add_token(self, player: Player, digest: str, label: str, now: float, expires: float) -> Token:
        """Stores a token by its digest; raises `NotSignedIn` as `add_session` does."""
        token = Token(new_id(schema.TOKEN_ID), player.id, label, now, expires)
        columns = {name: getattr(token, name) for name in token.__struct_fields__}

        def work(connection: Connection) -> None:
            _check_unchanged(connection, player)
            connection.execute(insert(_tokens).values({**columns, "digest": digest}))

        await self._writer.run(work)
        return token

    async def player_of_token(self, digest: str, now: float) -> Player:
        """The player of a token; raises `NotFound` if there is no such token or it has expired."""
        return await self._owner(_tokens, digest, now)

    async def tokens_of(self, player_id: str) -> list[Token]:
        """A player's tokens, including expired ones, newest first."""
        rows = await self._all(
            select(_tokens).where(_tokens.c.player == player_id).order_by(_tokens.c.created.desc(), _tokens.c.id)
        )
        return [struct_of(Token, row) for row in rows]

    async def revoke_token(self, player_id: str, token_id: str) -> str:
        """Revokes a player's token; returns its digest. Raises `NotFound` if the player has no such token."""
        own = delete(_tokens).where(_tokens.c.id == token_id, _tokens.c.player == player_id)
        digest = await self._writer.run(lambda connection: connection.scalar(own.returning(_tokens.c.digest)))
        if digest is None:
            raise NotFound(because("no-token"))
        return str(digest)

    async def _owner(self, table: Table, digest: str, now: float) -> Player:
        valid = _PLAYER.join(table, table.c.player == _players.c.id).where(
            table.c.digest == digest, table.c.expires > now
        )
        row = await self._first(valid)
        if row is None:
            raise NotFound(because("expired"))
        return struct_of(Player, row)


def _check_unchanged(connection: Connection, player: Player) -> None:
    """Raises `NotSignedIn` unless the player is as it was read; until the end of the transaction it stays like that."""
    epoch = connection.scalar(select(_players.c.epoch).where(_players.c.id == player.id).with_for_update(read=True))
    if epoch != player.epoch:
        raise NotSignedIn(because("logged-out"))


def end_credentials(connection: Connection, player_id: str, *conditions: Any, **columns: Any) -> None:
    """Ends all sessions and tokens of a player, and changes columns of the player.

    Raises `NotFound`, without a change, if there is no such player who meets the conditions.
    """
    changed = {**columns, "epoch": _players.c.epoch + 1}
    who = update(_players).where(_players.c.id == player_id, *conditions)
    if not connection.execute(who.values(changed)).rowcount:
        raise NotFound(because("no-player"))
    for table in (_sessions, _tokens):
        connection.execute(delete(table).where(table.c.player == player_id))
