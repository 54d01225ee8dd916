"""What people say at tables, and whom they do not want to hear."""

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from zashiki.server.errors import NotFound
from zashiki.server.store import schema
from zashiki.server.store.base import Base, struct_of
from zashiki.server.store.models import ChatMessage, Player

LINES = 200
"""Of a table's chat, the last ones."""

_chat, _mutes = schema.chat, schema.mutes


class ChatLog(Base):
    """The part of the store that keeps chat and mutes."""

    async def say(self, table_id: str, player: Player, text: str, now: float) -> ChatMessage:
        """Adds a line to a table's chat; `NotFound` if there is no such table or player."""
        line = {"table_id": table_id, "player": player.id, "name": player.name, "time": now, "text": text}

        try:
            await self._change(insert(_chat).values(line))
        except IntegrityError:
            raise NotFound("There is no such table or player.") from None
        return ChatMessage(player.id, player.name, now, text)

    async def chat_of(self, table_id: str, limit: int = LINES) -> list[ChatMessage]:
        """The last lines of a table's chat, in the order in which they were said."""
        query = select(_chat).where(_chat.c.table_id == table_id).order_by(_chat.c.id.desc()).limit(limit)
        return [struct_of(ChatMessage, row) for row in reversed(await self._all(query))]

    async def mute(self, player_id: str, muted_id: str) -> None:
        """A player hears another's chat no more; `NotFound` if there is no such player."""
        if muted_id in await self.mutes(player_id):
            return
        try:
            await self._change(insert(_mutes).values(player=player_id, muted=muted_id))
        except IntegrityError:
            if muted_id not in await self.mutes(player_id):
                raise NotFound("There is no such player.") from None

    async def unmute(self, player_id: str, muted_id: str) -> None:
        """A player hears another's chat again."""
        await self._change(delete(_mutes).where(_mutes.c.player == player_id, _mutes.c.muted == muted_id))

    async def mutes(self, player_id: str) -> frozenset[str]:
        """Whose chat a player does not hear."""
        rows = await self._all(select(_mutes.c.muted).where(_mutes.c.player == player_id))
        return frozenset(row.muted for row in rows)
