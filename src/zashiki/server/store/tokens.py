"""Tokens in the store: they let bots play for an account. See `server.sessions` for the keys themselves."""

from sqlalchemy import delete, insert, or_, select

from zashiki.server.errors import NotFound
from zashiki.server.store import schema
from zashiki.server.store.base import Base, struct_of
from zashiki.server.store.ids import new_id
from zashiki.server.store.models import Token
from zashiki.server.store.writer import Statement

_tokens = schema.tokens
_ADD_TOKEN = insert(_tokens)


class Tokens(Base):
    """The part of the store for tokens."""

    async def add_token(
        self, player_id: str, digest: str, label: str, now: float, expires: float | None = None
    ) -> Token:
        """Stores a token by its digest; without `expires` it is valid until it is revoked."""
        token = Token(new_id(schema.TOKEN_ID), player_id, label, now, expires)
        columns = {name: getattr(token, name) for name in token.__struct_fields__}
        await self._writer.write(Statement(_ADD_TOKEN, {**columns, "digest": digest}))
        return token

    async def find_token(self, digest: str, now: float) -> Token:
        """The token of a digest; raises `NotFound` if there is none or it has expired."""
        good = or_(_tokens.c.expires.is_(None), _tokens.c.expires > now)
        row = await self._first(select(_tokens).where(_tokens.c.digest == digest, good))
        if row is None:
            raise NotFound("There is no such token, or it has expired.")
        return struct_of(Token, row)

    async def tokens_of(self, player_id: str) -> list[Token]:
        """A player's tokens, including expired ones, newest first."""
        rows = await self._all(
            select(_tokens).where(_tokens.c.player == player_id).order_by(_tokens.c.created.desc(), _tokens.c.id)
        )
        return [struct_of(Token, row) for row in rows]

    async def revoke_token(self, player_id: str, token_id: str) -> None:
        """Revokes a player's token; raises `NotFound` if the player has no such token."""
        own = delete(_tokens).where(_tokens.c.id == token_id, _tokens.c.player == player_id)
        if not await self._change(own):
            raise NotFound("There is no such token.")
