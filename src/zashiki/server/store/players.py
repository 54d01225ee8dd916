"""Players in the store: guests, accounts and ratings."""

from collections.abc import AsyncIterator, Iterable
from functools import partial

import msgspec
from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from zashiki.kernel.errors import because
from zashiki.server.errors import NameTaken, NotFound
from zashiki.server.names import name_key, skeletons
from zashiki.server.ratings import SETTLED, Rating
from zashiki.server.store import schema
from zashiki.server.store.base import Base, in_parts, struct_of
from zashiki.server.store.ids import new_id
from zashiki.server.store.locks import lock_player, lock_tables
from zashiki.server.store.models import SOMEBODY, Listing, Player, RankedPlayer, Token
from zashiki.server.store.row_mapping import LISTED, read_listings, read_table
from zashiki.server.store.sessions import end_credentials
from zashiki.server.store.writer import Statement

LEADERS = 100

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
        """Turns a guest into an account, which keeps all games; they show the new name. All sessions end.

        The name has passed `names.check_name`. Raises `NameTaken` if an account has it or one that looks the same,
        `NotFound` if there is no such guest.
        """
        looks = [{"skeleton": look, "player": guest_id} for look in skeletons(name)]
        promoted = {"kind": "account", "name": name, "key": name_key(name), "password": password_hash}

        def work(connection: Connection) -> None:
            guest = and_(_players.c.id == guest_id, _players.c.kind == "guest")
            if not connection.execute(update(_players).where(guest).values(promoted)).rowcount:
                raise NotFound(because("no-guest"))
            end_credentials(connection, guest_id)
            connection.execute(insert(schema.skeletons), looks)
            own = and_(_seats.c.player == guest_id, _seats.c.kind == "guest")
            connection.execute(update(_seats).where(own).values(kind="person", name=name))

        try:
            await self._writer.run(work)
        except IntegrityError:
            raise _name_taken(name) from None
        return await self.player(guest_id)

    async def check_available(self, name: str) -> None:
        """Raises `NameTaken` as `create_account` would now; until it is stored, another player may be quicker."""
        alike = select(schema.skeletons.c.player).where(schema.skeletons.c.skeleton.in_(skeletons(name)))
        if await self._first(select(_players.c.id).where(or_(_players.c.key == name_key(name), exists(alike)))):
            raise _name_taken(name)

    async def player(self, player_id: str) -> Player:
        """A player by id; raises `NotFound` if there is none."""
        row = await self._first(_SEEN.where(_players.c.id == player_id))
        if row is None:
            raise NotFound(because("no-player"))
        return struct_of(Player, row)

    async def unknown_among(self, player_ids: Iterable[str]) -> set[str]:
        """The ids that do not belong to a player."""
        unknown = set(player_ids)
        for some in in_parts(unknown):
            known = select(_players.c.id).where(_players.c.id.in_(some))
            unknown -= {row.id for row in await self._all(known)}
        return unknown

    async def player_named(self, name: str) -> Player:
        """An account by its name, ignoring case; raises `NotFound` if there is none."""
        row = await self._first(_SEEN.where(_players.c.key == name_key(name)))
        if row is None:
            raise NotFound(because("no-account"))
        return struct_of(Player, row)

    async def password_of(self, player_id: str) -> str | None:
        """The hash of an account's password; None for a guest."""
        row = await self._first(select(_players.c.password).where(_players.c.id == player_id))
        return None if row is None else row.password

    async def set_password(self, player_id: str, password_hash: str) -> None:
        """Changes an account's password, and ends all its sessions and tokens."""

        def work(connection: Connection) -> None:
            end_credentials(connection, player_id, _players.c.kind == "account", password=password_hash)

        await self._writer.run(work)

    async def set_language(self, player_id: str, language: str) -> None:
        """Remembers the language that a player has chosen."""
        await self._change(update(_players).where(_players.c.id == player_id).values(language=language))

    async def ban(self, player_id: str) -> None:
        """Bans a player, and ends all sessions and tokens."""
        await self._writer.run(lambda connection: end_credentials(connection, player_id, banned=True))

    async def unban(self, player_id: str) -> None:
        """Lifts the ban of a player."""
        if not await self._change(update(_players).where(_players.c.id == player_id).values(banned=False)):
            raise NotFound(because("no-player"))

    # Export and deletion

    async def export(self, player_id: str) -> AsyncIterator[bytes]:
        """Everything stored about a player, as JSON in pieces, of which each takes little time; raises `NotFound`.

        Of games that are not over only what the player may know is included: no log, no secret.
        """
        found = await self._read(lambda connection: _export(connection, player_id))
        if found is None:
            raise NotFound(because("no-player"))
        about, listings = found
        yield about.removesuffix(b"}") + b',"tables":['
        for number, listing in enumerate(listings):
            table = partial(read_table, table_id=listing.id)
            exported = await self._read(table) if listing.status == "over" else listing
            yield (b"," if number else b"") + msgspec.json.encode(exported)
        yield b"]}"

    async def delete_player(self, player_id: str) -> None:
        """Deletes a player: name, password, tokens, ratings, chat. Others keep their games, with Somebody in them.

        Seats at open tables become free, and open tables where nobody is left are removed. The caller must have
        withdrawn the player from running games: nobody can move for the seat afterwards.
        """

        def work(connection: Connection) -> int:
            return _delete(connection, player_id)

        if not await self._writer.run(work):
            raise NotFound(because("no-player"))

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


def _name_taken(name: str) -> NameTaken:
    return NameTaken(because("name-taken", name=name))


def _export(connection: Connection, player_id: str) -> tuple[bytes, list[Listing]] | None:
    """Everything but the tables, as JSON, and the tables without their logs."""
    player = connection.execute(_SEEN.where(_players.c.id == player_id)).first()
    if player is None:
        return None
    sessions, tokens, chat, mutes = schema.sessions, schema.tokens, schema.chat, schema.mutes
    known = _players.c.id == mutes.c.muted
    muted = select(_players.c.name).join(mutes, known).where(mutes.c.player == player_id).order_by(_players.c.id)
    said = select(chat.c.table_id, chat.c.time, chat.c.text).where(chat.c.player == player_id).order_by(chat.c.id)
    rated = connection.execute(select(_ratings).where(_ratings.c.player == player_id).order_by(_ratings.c.game))
    owned = connection.execute(
        select(tokens).where(tokens.c.player == player_id).order_by(tokens.c.created, tokens.c.id)
    )
    begun = (sessions.c.created, sessions.c.expires)
    logged_in = select(*begun).where(sessions.c.player == player_id).order_by(*begun)
    exported = {
        "player": struct_of(Player, player),
        "sessions": [dict(row._mapping) for row in connection.execute(logged_in)],
        "tokens": [struct_of(Token, row) for row in owned],
        "ratings": {row.game: struct_of(Rating, row) for row in rated},
        "muted": [row.name for row in connection.execute(muted)],
        "chat": [dict(row._mapping) for row in connection.execute(said)],
    }
    seated = select(_seats.c.table_id).where(_seats.c.player == player_id)
    own = or_(_tables.c.creator == player_id, _tables.c.id.in_(seated))
    listings = read_listings(connection, LISTED.where(own).order_by(_tables.c.created, _tables.c.id))
    return msgspec.json.encode(exported), listings


def _delete(connection: Connection, player_id: str) -> int:
    own = _seats.c.player == player_id
    concerned = or_(_tables.c.creator == player_id, _tables.c.id.in_(select(_seats.c.table_id).where(own)))
    open_tables = and_(_tables.c.status == "open", concerned)
    lock_tables(connection, open_tables)
    lock_player(connection, player_id)
    # Again, as the player may have taken a seat meanwhile; from now on that is not possible.
    left = lock_tables(connection, open_tables)
    freed = {"kind": "open", "name": "", "player": None}
    connection.execute(update(_seats).where(own, _seats.c.table_id.in_(left)).values(freed))
    connection.execute(update(_seats).where(own).values(name=SOMEBODY))
    others = exists().where(_seats.c.table_id == _tables.c.id, _seats.c.player.is_not(None))
    connection.execute(delete(_tables).where(_tables.c.id.in_(left), ~others))
    return connection.execute(delete(_players).where(_players.c.id == player_id)).rowcount
