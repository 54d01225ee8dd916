"""Players in the store: guests, accounts, and the tokens of their bots."""

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from zashiki.server.names import name_key
from zashiki.server.store import schema
from zashiki.server.store.base import Base, struct_of
from zashiki.server.store.data import NameTaken, Player, Unknown
from zashiki.server.store.ids import new_id
from zashiki.server.store.writer import Line

_players, _tokens = schema.players, schema.tokens
_SEEN = [column for column in _players.c if column.name not in ("key", "password")]
_ADD_PLAYER = insert(_players)


class Players(Base):
    """The part of the store that keeps players."""

    async def create_guest(self, name: str, now: float) -> Player:
        """Somebody who plays at once; the name is for show and need not be unique."""
        guest = Player(new_id(schema.PLAYER_ID), "guest", name, 0, False, now)
        columns = {field: getattr(guest, field) for field in guest.__struct_fields__}
        await self._writer.write(Line(_ADD_PLAYER, columns))
        return guest

    async def create_account(self, guest_id: str, name: str, password_hash: str) -> Player:
        """Makes an account of a guest, who keeps all games; they show the new name.

        The name has passed `names.check_name`. `NameTaken` if somebody has it, `Unknown` if there is no such guest.
        """

        def work(connection: Connection) -> None:
            promoted = connection.execute(
                update(_players)
                .where(_players.c.id == guest_id, _players.c.kind == "guest")
                .values(kind="account", name=name, key=name_key(name), password=password_hash)
            )
            if not promoted.rowcount:
                raise Unknown("There is no such guest.")
            connection.execute(
                update(schema.seats)
                .where(schema.seats.c.player == guest_id, schema.seats.c.kind == "guest")
                .values(kind="person", name=name)
            )

        try:
            await self._writer.run(work)
        except IntegrityError:
            raise NameTaken(f"Somebody is called {name} already.") from None
        return await self.player(guest_id)

    async def player(self, player_id: str) -> Player:
        """A player by id; `Unknown` if there is none."""
        row = await self._first(select(*_SEEN).where(_players.c.id == player_id))
        if row is None:
            raise Unknown("There is no such player.")
        return struct_of(Player, row)

    async def player_named(self, name: str) -> Player:
        """An account by its name, however it is spelled in upper and lower case; `Unknown` if there is none."""
        row = await self._first(select(*_SEEN).where(_players.c.key == name_key(name)))
        if row is None:
            raise Unknown("There is no account of this name.")
        return struct_of(Player, row)
