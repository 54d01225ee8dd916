"""Players: guests, accounts, log-in, tokens, games, ratings, mutes, and the export of one's data."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta

from zashiki.kernel.registry import find
from zashiki.server.authentication import address, identify, no_session_cookie, require, session_cookie
from zashiki.server.errors import Forbidden, NotFound, NotSignedIn
from zashiki.server.identity import Identity
from zashiki.server.names import check_name, guest_name, name_key
from zashiki.server.passwords import hash_password, verify_password
from zashiki.server.protocol import TableSummary
from zashiki.server.ratings import Rating
from zashiki.server.services import Services
from zashiki.server.sessions import digest, new_token
from zashiki.server.store.models import Player, PlayerKind, Token

AnyRequest = Request[Any, Any, Any]
PlayerId = Annotated[str, Parameter(min_length=1, max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=300)]
Label = Annotated[str, Meta(min_length=1, max_length=60)]
Days = Annotated[int, Meta(ge=1, le=3650)]
DAY = 86400.0


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the password."""

    old: Password
    new: Password


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The confirmation for deleting an account: its password; a guest has none."""

    password: Password | None = None


class TokenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be created."""

    label: Label
    days: Days = 365


class NewToken(msgspec.Struct, frozen=True):
    """A new token with its key, which is shown only once."""

    token: Token
    key: str


class PlayerRating(msgspec.Struct, frozen=True):
    """A player's rating at a game."""

    rating: int
    is_provisional: bool
    """Whether too few games were played for a reliable rating."""
    games: int


class Profile(msgspec.Struct, frozen=True):
    """The public information about a player."""

    id: str
    kind: PlayerKind
    name: str
    created: float
    ratings: dict[str, PlayerRating]


class LeaderboardEntry(msgspec.Struct, frozen=True):
    """An entry of the leaderboard."""

    player: str
    name: str
    standing: PlayerRating


def player_rating(rating: Rating) -> PlayerRating:
    """A rating as it is displayed."""
    return PlayerRating(rating.shown, rating.is_provisional, rating.games)


async def profile(player: Player, services: Services) -> Profile:
    """The public information about a player."""
    ratings = await services.store.ratings_of(player.id)
    return Profile(
        player.id,
        player.kind,
        player.name,
        player.created,
        {game: player_rating(rating) for game, rating in ratings.items()},
    )


def _welcome(player: Player, known: Profile, services: Services, status: int = 200) -> Response[Profile]:
    return Response(known, status_code=status, cookies=[session_cookie(player, services)])


class AccountController(Controller):
    """Signing in, and the player's own data."""

    path = "/api"
    tags = ("account",)

    @post("/guest", responses={200: ResponseSpec(Profile, description="You were signed in already.")})
    async def guest(self, request: AnyRequest, services: Services) -> Response[Profile]:
        """Signs you in as a guest, who can play at once; has no effect if you are signed in already."""
        identity = await identify(request, services)
        if identity:
            return Response(await profile(identity.player, services), status_code=200)
        services.limits.use("guest", address(request))
        player = await services.store.create_guest(guest_name(), time.time())
        return _welcome(player, await profile(player, services), services, 201)

    @post("/account")
    async def account(self, request: AnyRequest, services: Services, data: Credentials) -> Response[Profile]:
        """Turns a guest into an account, which keeps the guest's games."""
        identity = await require(request, services)
        services.limits.use("log_in", address(request))
        if not identity.player.is_guest:
            raise Forbidden("You have an account already; log out to create another one.")
        name = check_name(data.name)
        player = await services.store.create_account(identity.id, name, await hash_password(data.password))
        await services.finish(services.rename(player))
        return _welcome(player, await profile(player, services), services, 201)

    @post("/log-in", status_code=200)
    async def log_in(self, request: AnyRequest, services: Services, data: Credentials) -> Response[Profile]:
        """Logs you in with name and password."""
        services.limits.use("log_in", address(request))
        services.limits.use("log_in", f"name {name_key(data.name)}")
        player, stored = await _account(data.name, services)
        if not await verify_password(stored, data.password) or player is None:
            raise NotSignedIn("Name or password is wrong.")
        if player.banned:
            raise Forbidden("This player is banned from this server.")
        return _welcome(player, await profile(player, services), services)

    @post("/log-out", status_code=204)
    async def log_out(self, services: Services) -> Response[None]:
        """Logs you out on this device."""
        return Response(None, status_code=204, cookies=[no_session_cookie(services)])

    @post("/log-out-everywhere", status_code=204)
    async def log_out_everywhere(self, request: AnyRequest, services: Services) -> Response[None]:
        """Logs you out on all devices."""
        identity = await _person(request, services)
        await services.store.bump_epoch(identity.id)
        await services.end_sessions(identity.id)
        return Response(None, status_code=204, cookies=[no_session_cookie(services)])

    @get("/me")
    async def me(self, request: AnyRequest, services: Services) -> Profile:
        """Your own profile."""
        return await profile((await require(request, services)).player, services)

    @delete("/me", status_code=204)
    async def delete_me(self, request: AnyRequest, services: Services, data: Confirmation) -> Response[None]:
        """Deletes your account. You resign running games; others keep their games with you, without your name."""
        identity = await _person(request, services)
        await _check_password(identity, data.password, services)
        await services.finish(services.delete_player(identity))
        return Response(None, status_code=204, cookies=[no_session_cookie(services)])

    @get("/me/export")
    async def export(self, request: AnyRequest, services: Services) -> dict[str, Any]:
        """Everything that the server has stored about you."""
        return await services.store.export((await require(request, services)).id)

    @patch("/me/password", status_code=200)
    async def change_password(self, request: AnyRequest, services: Services, data: NewPassword) -> Response[Profile]:
        """Changes the password, and logs you out on all other devices."""
        identity = await _person(request, services)
        await _check_password(identity, data.old, services)
        await services.store.set_password(identity.id, await hash_password(data.new))
        player = await services.store.player(identity.id)
        await services.end_sessions(identity.id)
        return _welcome(player, await profile(player, services), services)

    @get("/me/games")
    async def my_games(self, request: AnyRequest, services: Services) -> list[TableSummary]:
        """Your open and running games, with the seat to decide."""
        return await services.table_lists.tables_of((await require(request, services)).id)

    @get("/me/finished")
    async def my_finished_games(
        self, request: AnyRequest, services: Services, game: str | None = None, before: PlayerId | None = None
    ) -> list[TableSummary]:
        """A page of your finished games, last one first; the next page is `before` the last table of this one."""
        identity = await require(request, services)
        return await services.table_lists.finished_of(identity.id, game and find(game).name, before)

    @get("/me/tokens")
    async def my_tokens(self, request: AnyRequest, services: Services) -> list[Token]:
        """The tokens of your bots."""
        return await services.store.tokens_of((await _person(request, services)).id)

    @post("/me/tokens")
    async def make_token(self, request: AnyRequest, services: Services, data: TokenRequest) -> NewToken:
        """Creates a token with which a program can play in your name."""
        identity = await _person(request, services)
        if identity.player.is_guest:
            raise Forbidden("Only accounts can have bots; choose a name and a password first.")
        services.limits.use("create", identity.id)
        now = time.time()
        key = new_token()
        token = await services.store.add_token(identity.id, digest(key), data.label, now, now + data.days * DAY)
        return NewToken(token, key)

    @delete("/me/tokens/{token:str}", status_code=204)
    async def revoke_token(self, request: AnyRequest, services: Services, token: PlayerId) -> None:
        """Revokes a token."""
        identity = await _person(request, services)
        await services.store.revoke_token(identity.id, token)
        await services.end_sessions(identity.id, only_bots=True)

    @get("/me/mutes")
    async def my_mutes(self, request: AnyRequest, services: Services) -> list[str]:
        """The players whose chat messages are hidden from you."""
        return list(await services.store.mutes((await require(request, services)).id))

    @put("/me/mutes/{player:str}", status_code=204)
    async def mute(self, request: AnyRequest, services: Services, player: PlayerId) -> None:
        """Hides the chat messages of a player from you."""
        await services.mute((await require(request, services)).id, player, True)

    @delete("/me/mutes/{player:str}", status_code=204)
    async def unmute(self, request: AnyRequest, services: Services, player: PlayerId) -> None:
        """Shows you the chat messages of a player again."""
        await services.mute((await require(request, services)).id, player, False)


async def _person(request: AnyRequest, services: Services) -> Identity:
    """The identity of a person; bots may not do this."""
    identity = await require(request, services)
    if identity.is_bot:
        raise Forbidden("A token is only for playing; log in to do this.")
    return identity


async def _account(name: str, services: Services) -> tuple[Player | None, str | None]:
    """An account and the hash of its password; None for both if there is no such account."""
    try:
        player = await services.store.player_named(name)
    except NotFound:
        return None, None
    return player, await services.store.password_of(player.id)


async def _check_password(identity: Identity, password: str | None, services: Services) -> None:
    stored = await services.store.password_of(identity.id)
    if stored is not None:
        services.limits.use("log_in", f"player {identity.id}")
        if not await verify_password(stored, password or ""):
            raise Forbidden("The password is wrong.")


class PlayerController(Controller):
    """All players."""

    path = "/api/players"
    tags = ("players",)

    @get("/{player:str}")
    async def show(self, services: Services, player: PlayerId) -> Profile:
        """A player with ratings."""
        return await profile(await services.store.player(player), services)

    @get("/best/{game:str}")
    async def best(self, services: Services, game: str) -> list[LeaderboardEntry]:
        """The leaderboard of a game."""
        ranked = await services.store.leaderboard(find(game).name)
        return [LeaderboardEntry(entry.player, entry.name, player_rating(entry.rating)) for entry in ranked]
