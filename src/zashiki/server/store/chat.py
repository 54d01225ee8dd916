"""The chat of tables, and mutes, in the store."""

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from zashiki.kernel.errors import because
from zashiki.server.errors import NotFound
from zashiki.server.store import schema
from zashiki.server.store.base import Base, insert_into, struct_of
from zashiki.server.store.models import ChatMessage, Player

MOST_MESSAGES = 200
"""The last messages of a table's chat."""

_chat, _mutes = schema.chat, schema.mutes


class ChatLog(Base):
    """The part of the store for chat and mutes."""

    async def say(self, table_id: str, player: Player, text: str, now: float) -> ChatMessage:
        """Adds a message to a table's chat; raises `NotFound` if there is no such table or player."""
        line = {"table_id": table_id, "player": player.id, "name": player.name, "time": now, "text": text}

        try:
            await self._change(insert(_chat).values(line))
        except IntegrityError:
            raise NotFound(because("no-table-or-player")) from None
        return ChatMessage(player.id, player.name, now, text)

    async def chat_of(self, table_id: str, limit: int = MOST_MESSAGES) -> list[ChatMessage]:
        """The last messages of a table's chat, oldest first."""
        query = select(_chat).where(_chat.c.table_id == table_id).order_by(_chat.c.id.desc()).limit(limit)
        return [struct_of(ChatMessage, row) for row in reversed(await self._all(query))]

    async def mute(self, player_id: str, muted_id: str) -> None:
        """Hides a player's messages from another; raises `NotFound` if there is no such player."""

        def work(connection: Connection) -> None:
            connection.execute(insert_into(connection, _mutes).values(muted).on_conflict_do_nothing())

        muted = {"player": player_id, "muted": muted_id}
        try:
            await self._writer.run(work)
        except IntegrityError:
            raise NotFound(because("no-player")) from None

    async def unmute(self, player_id: str, muted_id: str) -> None:
        """Shows a player's messages to another again."""
        await self._change(delete(_mutes).where(_mutes.c.player == player_id, _mutes.c.muted == muted_id))

    async def mutes(self, player_id: str) -> frozenset[str]:
        """The players whose messages are hidden from a player."""
        rows = await self._all(select(_mutes.c.muted).where(_mutes.c.player == player_id))
        return frozenset(row.muted for row in rows)
