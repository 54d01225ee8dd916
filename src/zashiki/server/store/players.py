"""Players in the store: guests, accounts and ratings."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from zashiki.server.errors import NameTaken, NotFound
from zashiki.server.names import name_key
from zashiki.server.ratings import SETTLED, Rating
from zashiki.server.store import schema
from zashiki.server.store.base import Base, struct_of
from zashiki.server.store.ids import new_id
from zashiki.server.store.models import SOMEBODY, Player, RankedPlayer, Token
from zashiki.server.store.row_mapping import LISTED, read_listings, read_table
from zashiki.server.store.writer import Statement

LEADERS = 100
MOST_AT_ONCE = 500
"""Ids in one query."""

_players, _tables, _seats, _ratings = schema.players, schema.tables, schema.seats, schema.ratings
_SEEN = select(*(column for column in _players.c if column.name not in ("key", "password")))
_ADD_PLAYER = insert(_players)


class Players(Base):
    """The part of the store for players."""

    async def create_guest(self, name: str, now: float) -> Player:
        """Creates a guest; the name is only displayed and need not be unique."""
        guest = Player(new_id(schema.PLAYER_ID), "guest", name, 0, False, now)
        await self._writer.write(Statement(_ADD_PLAYER, msgspec.structs.asdict(guest)))
        return guest

    async def create_account(self, guest_id: str, name: str, password_hash: str) -> Player:
        """Turns a guest into an account, which keeps all games; they show the new name.

        The name has passed `names.check_name`. Raises `NameTaken` if it exists, `NotFound` if there is no such guest.
        """
        promoted = {"kind": "account", "name": name, "key": name_key(name), "password": password_hash}

        def work(connection: Connection) -> None:
            guest = and_(_players.c.id == guest_id, _players.c.kind == "guest")
            if not connection.execute(update(_players).where(guest).values(promoted)).rowcount:
                raise NotFound("There is no such guest.")
            own = and_(_seats.c.player == guest_id, _seats.c.kind == "guest")
            connection.execute(update(_seats).where(own).values(kind="person", name=name))

        try:
            await self._writer.run(work)
        except IntegrityError:
            raise NameTaken(f"The name {name} is already taken.") from None
        return await self.player(guest_id)

    async def player(self, player_id: str) -> Player:
        """A player by id; raises `NotFound` if there is none."""
        row = await self._first(_SEEN.where(_players.c.id == player_id))
        if row is None:
            raise NotFound("There is no such player.")
        return struct_of(Player, row)

    async def unknown_among(self, player_ids: Iterable[str]) -> set[str]:
        """The ids that do not belong to a player."""
        unknown = set(player_ids)
        for start in range(0, len(wanted := sorted(unknown)), MOST_AT_ONCE):
            some = _players.c.id.in_(wanted[start : start + MOST_AT_ONCE])
            unknown -= {row.id for row in await self._all(select(_players.c.id).where(some))}
        return unknown

    async def player_named(self, name: str) -> Player:
        """An account by its name, ignoring case; raises `NotFound` if there is none."""
        row = await self._first(_SEEN.where(_players.c.key == name_key(name)))
        if row is None:
            raise NotFound("There is no account with this name.")
        return struct_of(Player, row)

    async def password_of(self, player_id: str) -> str | None:
        """The hash of an account's password; None for a guest."""
        row = await self._first(select(_players.c.password).where(_players.c.id == player_id))
        return None if row is None else row.password

    async def set_password(self, player_id: str, password_hash: str) -> None:
        """Changes an account's password, and logs it out everywhere."""
        is_account = _players.c.kind == "account"
        await self._set(player_id, is_account, password=password_hash, epoch=_players.c.epoch + 1)

    async def bump_epoch(self, player_id: str) -> None:
        """Logs a player out everywhere: invalidates all sessions."""
        await self._set(player_id, epoch=_players.c.epoch + 1)

    async def ban(self, player_id: str) -> None:
        """Bans a player and invalidates all sessions."""
        await self._set(player_id, banned=True, epoch=_players.c.epoch + 1)

    async def unban(self, player_id: str) -> None:
        """Lifts the ban of a player."""
        await self._set(player_id, banned=False)

    async def _set(self, player_id: str, *conditions: Any, **columns: Any) -> None:
        statement = update(_players).where(_players.c.id == player_id, *conditions).values(columns)
        if not await self._change(statement):
            raise NotFound("There is no such player.")

    # Export and deletion

    async def export(self, player_id: str) -> dict[str, Any]:
        """Everything stored about a player, as plain JSON data; raises `NotFound` if there is no such player.

        Of games that are not over only what the player may know is included: no log, no secret.
        """
        found = await self._read(lambda connection: _export(connection, player_id))
        if found is None:
            raise NotFound("There is no such player.")
        return found

    async def delete_player(self, player_id: str) -> None:
        """Deletes a player: name, password, tokens, ratings, chat. Others keep their games, with Somebody in them.

        Seats at open tables become free, and open tables where nobody is left are removed. The caller must have
        withdrawn the player from running games: nobody can move for the seat afterwards.
        """

        def work(connection: Connection) -> int:
            return _delete(connection, player_id)

        if not await self._writer.run(work):
            raise NotFound("There is no such player.")

    # Ratings

    async def ratings_of(self, player_id: str) -> dict[str, Rating]:
        """A player's rating in each game with rated results; in others it is `Rating()`."""
        rows = await self._all(select(_ratings).where(_ratings.c.player == player_id).order_by(_ratings.c.game))
        return {row.game: struct_of(Rating, row) for row in rows}

    async def leaderboard(self, game: str, limit: int = LEADERS) -> list[RankedPlayer]:
        """The best players of a game whose rating is not provisional."""
        rows = await self._all(
            select(_ratings, _players.c.name)
            .join_from(_ratings, _players, _players.c.id == _ratings.c.player)
            .where(_ratings.c.game == game, _ratings.c.sigma <= SETTLED, _players.c.banned.is_(False))
            .order_by(_ratings.c.mu.desc(), _players.c.id)
            .limit(limit)
        )
        return [RankedPlayer(row.player, row.name, struct_of(Rating, row)) for row in rows]


def _export(connection: Connection, player_id: str) -> dict[str, Any] | None:
    player = connection.execute(_SEEN.where(_players.c.id == player_id)).first()
    if player is None:
        return None
    tokens, chat, mutes = schema.tokens, schema.chat, schema.mutes
    muted = select(_players.c.name).join(mutes, mutes.c.muted == _players.c.id).where(mutes.c.player == player_id)
    said = select(chat.c.table_id, chat.c.time, chat.c.text).where(chat.c.player == player_id).order_by(chat.c.id)
    rated = connection.execute(select(_ratings).where(_ratings.c.player == player_id))
    owned = connection.execute(select(tokens).where(tokens.c.player == player_id))
    exported = {
        "player": struct_of(Player, player),
        "tokens": [struct_of(Token, row) for row in owned],
        "ratings": {row.game: struct_of(Rating, row) for row in rated},
        "muted": [row.name for row in connection.execute(muted)],
        "chat": [dict(row._mapping) for row in connection.execute(said)],
        "tables": _tables_of(connection, player_id),
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(exported))
    return plain


def _tables_of(connection: Connection, player_id: str) -> list[Any]:
    seated = select(_seats.c.table_id).where(_seats.c.player == player_id)
    own = or_(_tables.c.creator == player_id, _tables.c.id.in_(seated))
    listings = read_listings(connection, LISTED.where(own).order_by(_tables.c.created))
    return [read_table(connection, listing.id) if listing.status == "over" else listing for listing in listings]


def _delete(connection: Connection, player_id: str) -> int:
    open_tables = select(_tables.c.id).where(_tables.c.status == "open")
    own = _seats.c.player == player_id
    freed = {"kind": "open", "name": "", "player": None}
    connection.execute(update(_seats).where(own, _seats.c.table_id.in_(open_tables)).values(freed))
    connection.execute(update(_seats).where(own).values(name=SOMEBODY))
    abandoned = and_(_tables.c.status == "open", _tables.c.creator == player_id)
    others = exists().where(_seats.c.table_id == _tables.c.id, _seats.c.player.is_not(None))
    connection.execute(delete(_tables).where(abandoned, ~others))
    return connection.execute(delete(_players).where(_players.c.id == player_id)).rowcount
