"""Players over HTTP: guests, accounts, log-in, tokens, games, ratings, mutes, and all that is known about oneself."""

import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta

from zashiki.kernel.registry import find
from zashiki.server.authentication import address, identify, no_session, require, session_of
from zashiki.server.errors import Forbidden, NotFound, NotSignedIn
from zashiki.server.identity import Identity
from zashiki.server.names import check_name, guest_name, name_key
from zashiki.server.passwords import hash_password, verify_password
from zashiki.server.protocol import TableSummary
from zashiki.server.ratings import Rating
from zashiki.server.services import Services
from zashiki.server.sessions import digest, new_token
from zashiki.server.store.models import Player, Token

AnyRequest = Request[Any, Any, Any]
PlayerId = Annotated[str, Parameter(min_length=1, max_length=32)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=300)]
Label = Annotated[str, Meta(min_length=1, max_length=60)]
Days = Annotated[int, Meta(ge=1, le=3650)]
DAY = 86400.0


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A password in place of another."""

    old: Password
    new: Password


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deleting an account takes its password; a guest has none."""

    password: Password | None = None


class TokenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be made."""

    label: Label
    days: Days = 365


class NewToken(msgspec.Struct, frozen=True):
    """A token, and its key, which is shown this once."""

    token: Token
    key: str


class PlayerRating(msgspec.Struct, frozen=True):
    """A player's rating at a game."""

    rating: int
    is_provisional: bool
    """Whether too few games were played to say."""
    games: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know about a player."""

    id: str
    kind: Literal["guest", "account"]
    name: str
    created: float
    ratings: dict[str, PlayerRating]


class LeaderboardEntry(msgspec.Struct, frozen=True):
    """A line of the list of the best."""

    player: str
    name: str
    standing: PlayerRating


def player_rating(rating: Rating) -> PlayerRating:
    """A rating as people see it."""
    return PlayerRating(rating.shown, rating.is_provisional, rating.games)


async def profile(player: Player, services: Services) -> Profile:
    """What everybody may know about a player."""
    ratings = await services.store.ratings_of(player.id)
    return Profile(
        player.id, player.kind, player.name, player.created, {game: player_rating(one) for game, one in ratings.items()}
    )


def _welcome(player: Player, known: Profile, services: Services, status: int = 200) -> Response[Profile]:
    return Response(known, status_code=status, cookies=[session_of(player, services)])


class AccountController(Controller):
    """Coming in, and one's own things."""

    path = "/api"
    tags = ("account",)

    @post("/guest", responses={200: ResponseSpec(Profile, description="You are somebody already.")})
    async def guest(self, request: AnyRequest, services: Services) -> Response[Profile]:
        """Makes you a guest, who can play at once; who is somebody already stays it."""
        identity = await identify(request, services)
        if identity:
            return Response(await profile(identity.player, services), status_code=200)
        services.limits.use("guest", address(request))
        player = await services.store.create_guest(guest_name(), time.time())
        return _welcome(player, await profile(player, services), services, 201)

    @post("/account")
    async def account(self, request: AnyRequest, services: Services, data: Credentials) -> Response[Profile]:
        """Makes an account of a guest, who keeps his games."""
        identity = await require(request, services)
        services.limits.use("log_in", address(request))
        if not identity.player.is_guest:
            raise Forbidden("You have an account; log out to make another.")
        name = check_name(data.name)
        player = await services.store.create_account(identity.id, name, await hash_password(data.password))
        await services.finish(services.name(player))
        return _welcome(player, await profile(player, services), services, 201)

    @post("/log-in", status_code=200)
    async def log_in(self, request: AnyRequest, services: Services, data: Credentials) -> Response[Profile]:
        """Takes name and password."""
        services.limits.use("log_in", address(request))
        services.limits.use("log_in", f"name {name_key(data.name)}")
        player, stored = await _account(data.name, services)
        if not await verify_password(stored, data.password) or player is None:
            raise NotSignedIn("Name and password do not fit.")
        if player.banned:
            raise Forbidden("This player is banned from this server.")
        return _welcome(player, await profile(player, services), services)

    @post("/log-out", status_code=204)
    async def log_out(self, services: Services) -> Response[None]:
        """Forgets you on this device."""
        return Response(None, status_code=204, cookies=[no_session(services)])

    @post("/log-out-everywhere", status_code=204)
    async def log_out_everywhere(self, request: AnyRequest, services: Services) -> Response[None]:
        """Forgets you on all devices."""
        identity = await _myself(request, services)
        await services.store.bump_epoch(identity.id)
        services.cut_off(identity.id)
        return Response(None, status_code=204, cookies=[no_session(services)])

    @get("/me")
    async def me(self, request: AnyRequest, services: Services) -> Profile:
        """Who you are."""
        return await profile((await require(request, services)).player, services)

    @delete("/me", status_code=204)
    async def forget_me(self, request: AnyRequest, services: Services, data: Confirmation) -> Response[None]:
        """Deletes you for good. Running games are given up; others keep their games with you, without your name."""
        identity = await _myself(request, services)
        await _check_password(identity, data.password, services)
        await services.finish(services.forget(identity))
        return Response(None, status_code=204, cookies=[no_session(services)])

    @get("/me/export")
    async def export(self, request: AnyRequest, services: Services) -> dict[str, Any]:
        """All that the server knows about you."""
        return await services.store.export((await require(request, services)).id)

    @patch("/me/password", status_code=200)
    async def change_password(self, request: AnyRequest, services: Services, data: NewPassword) -> Response[Profile]:
        """Changes the password, and forgets you on all other devices."""
        identity = await _myself(request, services)
        await _check_password(identity, data.old, services)
        await services.store.set_password(identity.id, await hash_password(data.new))
        player = await services.store.player(identity.id)
        services.cut_off(identity.id)
        return _welcome(player, await profile(player, services), services)

    @get("/me/games")
    async def my_games(self, request: AnyRequest, services: Services) -> list[TableSummary]:
        """Your games that wait or go on, with whose turn it is."""
        return await services.rooms.tables_of((await require(request, services)).id)

    @get("/me/finished")
    async def my_finished_games(
        self, request: AnyRequest, services: Services, game: str | None = None, before: PlayerId | None = None
    ) -> list[TableSummary]:
        """A page of your finished games, the last one first; the next page is `before` the last of this one."""
        identity = await require(request, services)
        return await services.rooms.finished_of(identity.id, game and find(game).name, before)

    @get("/me/tokens")
    async def my_tokens(self, request: AnyRequest, services: Services) -> list[Token]:
        """The tokens of your bots."""
        return await services.store.tokens_of((await _myself(request, services)).id)

    @post("/me/tokens")
    async def make_token(self, request: AnyRequest, services: Services, data: TokenRequest) -> NewToken:
        """A token with which a program plays in your name."""
        identity = await _myself(request, services)
        if identity.player.is_guest:
            raise Forbidden("Only accounts have bots; choose a name and a password first.")
        services.limits.use("create", identity.id)
        now = time.time()
        key = new_token()
        token = await services.store.add_token(identity.id, digest(key), data.label, now, now + data.days * DAY)
        return NewToken(token, key)

    @delete("/me/tokens/{token:str}", status_code=204)
    async def revoke_token(self, request: AnyRequest, services: Services, token: PlayerId) -> None:
        """Makes a token worthless."""
        identity = await _myself(request, services)
        await services.store.revoke_token(identity.id, token)
        services.cut_off_bots(identity.id)

    @get("/me/mutes")
    async def my_mutes(self, request: AnyRequest, services: Services) -> list[str]:
        """Whose chat you do not want to see."""
        return list(await services.store.mutes((await require(request, services)).id))

    @put("/me/mutes/{player:str}", status_code=204)
    async def mute(self, request: AnyRequest, services: Services, player: PlayerId) -> None:
        """Shows you nothing any more of what a player says."""
        await services.mute((await require(request, services)).id, player, True)

    @delete("/me/mutes/{player:str}", status_code=204)
    async def unmute(self, request: AnyRequest, services: Services, player: PlayerId) -> None:
        """Shows you again what a player says."""
        await services.mute((await require(request, services)).id, player, False)


async def _myself(request: AnyRequest, services: Services) -> Identity:
    """The player himself: what a bot's token is not good for."""
    identity = await require(request, services)
    if identity.is_bot:
        raise Forbidden("A token is for playing; this takes the player himself.")
    return identity


async def _account(name: str, services: Services) -> tuple[Player | None, str | None]:
    """An account and the hash of its password; neither if there is none of that name."""
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
            raise Forbidden("The password does not fit.")


class PlayerController(Controller):
    """Other players."""

    path = "/api/players"
    tags = ("players",)

    @get("/{player:str}")
    async def show(self, services: Services, player: PlayerId) -> Profile:
        """A player and his ratings."""
        return await profile(await services.store.player(player), services)

    @get("/best/{game:str}")
    async def best(self, services: Services, game: str) -> list[LeaderboardEntry]:
        """The best players of a game."""
        ranked = await services.store.leaderboard(find(game).name)
        return [LeaderboardEntry(one.player, one.name, player_rating(one.rating)) for one in ranked]
