"""Players: guests, accounts, log-in, tokens, games, ratings, mutes, and the export of one's data."""

import time
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.background_tasks import BackgroundTask
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import Meta

from zashiki.kernel.errors import because
from zashiki.kernel.registry import find
from zashiki.server import guessing
from zashiki.server.authentication import FOR_BOTS, address, identify, no_session_cookie, require, start_session
from zashiki.server.errors import Forbidden, NotFound, NotSignedIn
from zashiki.server.identity import Identity
from zashiki.server.names import check_name, guest_name
from zashiki.server.passwords import check_password
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
Language = Annotated[str, Meta(pattern="^[a-z]{2,8}$")]
Days = Annotated[int, Meta(ge=1, le=365)]
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
    """A token to be created, confirmed by the password of the account."""

    label: Label
    password: Password
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
    language: str | None = None
    """The language that you have chosen, such as `de`; None for that of the browser, and in other people's profiles."""


class ProfileChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of what the player has chosen."""

    language: Language


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


async def own_profile(player: Player, services: Services) -> Profile:
    """The information about a player, with what only this player may see."""
    return msgspec.structs.replace(await profile(player, services), language=player.language)


async def _welcome(
    player: Player, services: Services, status: int = 200, then: BackgroundTask | None = None
) -> Response[Profile]:
    """Starts a session; does something else after the response."""
    cookies = [await start_session(player, services)]
    if not player.is_guest:
        cookies.append(guessing.known_cookie(player, services))
    return Response(await own_profile(player, services), status_code=status, cookies=cookies, background=then)


class AccountController(Controller):
    """Signing in, and the player's own data."""

    path = "/api"
    tags = ("account",)

    @post("/guest", responses={200: ResponseSpec(Profile, description="You were signed in already.")})
    async def guest(self, request: AnyRequest, services: Services) -> Response[Profile]:
        """Signs you in as a guest, who can play at once; has no effect if you are signed in already."""
        identity = await identify(request, services)
        if identity:
            return Response(await own_profile(identity.player, services), status_code=200)
        services.limits.use("guest", address(request))
        player = await services.store.create_guest(guest_name(), time.time())
        return await _welcome(player, services, 201)

    @post("/account")
    async def account(self, request: AnyRequest, services: Services, data: Credentials) -> Response[Profile]:
        """Turns a guest into an account, which keeps the guest's games. All other sessions of the guest end."""
        identity = await require(request, services)
        if not identity.player.is_guest:
            raise Forbidden(because("has-account"))
        name = check_name(data.name)
        password = check_password(data.password, name)
        await services.store.check_available(name)
        hashed = await guessing.new_hash(request, services, password)
        player = await services.store.create_account(identity.id, name, hashed)
        await services.finish(services.rename(player))
        return await _welcome(player, services, 201, _disconnecting(player, services))

    @post("/log-in", status_code=200)
    async def log_in(self, request: AnyRequest, services: Services, data: Credentials) -> Response[Profile]:
        """Logs you in with name and password; a session that you had before ends."""
        before = await identify(request, services)
        player = await _account(data.name, services)
        if not await guessing.log_in(request, services, player, data.name, data.password) or player is None:
            raise NotSignedIn(because("wrong-name-or-password"))
        if player.banned:
            raise Forbidden(because("banned"))
        response = await _welcome(player, services)
        if before:
            await services.finish(services.log_out(before))
        return response

    @post("/log-out", status_code=204)
    async def log_out(self, request: AnyRequest, services: Services) -> Response[None]:
        """Logs you out on this device."""
        if identity := await identify(request, services):
            await services.finish(services.log_out(identity))
        return Response(None, status_code=204, cookies=[no_session_cookie(services)])

    @post("/log-out-everywhere", status_code=204)
    async def log_out_everywhere(self, request: AnyRequest, services: Services) -> Response[None]:
        """Logs you out on all devices, and revokes all tokens."""
        identity = await require(request, services)
        await services.finish(services.log_out_everywhere(identity.id))
        return Response(None, status_code=204, cookies=[no_session_cookie(services)])

    @get("/me", opt=FOR_BOTS)
    async def me(self, request: AnyRequest, services: Services) -> Profile:
        """Your own profile."""
        return await own_profile((await require(request, services)).player, services)

    @patch("/me", status_code=200)
    async def change_me(self, request: AnyRequest, services: Services, data: ProfileChange) -> Profile:
        """Changes your profile: the language of the page, on all your devices."""
        identity = await require(request, services)
        await services.store.set_language(identity.id, data.language)
        return await own_profile(await services.store.player(identity.id), services)

    @delete("/me", status_code=204)
    async def delete_me(self, request: AnyRequest, services: Services, data: Confirmation) -> Response[None]:
        """Deletes your account. You resign running games; others keep their games with you, without your name."""
        identity = await require(request, services)
        if not identity.player.is_guest:
            await _confirm(request, services, identity, data.password or "")
        await services.finish(services.delete_player(identity))
        return Response(None, status_code=204, cookies=[no_session_cookie(services)])

    @get("/me/export", media_type=MediaType.JSON)
    async def export(self, request: AnyRequest, services: Services) -> Stream:
        """Everything that the server has stored about you, as a JSON object."""
        identity = await require(request, services)
        services.limits.use("export", identity.id)
        return Stream(services.store.export(identity.id), media_type=MediaType.JSON)

    @patch("/me/password", status_code=200)
    async def change_password(self, request: AnyRequest, services: Services, data: NewPassword) -> Response[Profile]:
        """Changes the password, logs you out on all other devices, and revokes all tokens."""
        identity = await require(request, services)
        if identity.player.is_guest:
            raise Forbidden(because("guest-password"))
        password = check_password(data.new, identity.player.name)
        await _confirm(request, services, identity, data.old)
        await services.store.set_password(identity.id, await guessing.new_hash(request, services, password))
        player = await services.store.player(identity.id)
        return await _welcome(player, services, then=_disconnecting(player, services))

    @get("/me/games", opt=FOR_BOTS)
    async def my_games(self, request: AnyRequest, services: Services) -> list[TableSummary]:
        """Your open and running games, with the seat to decide."""
        return await services.table_lists.tables_of((await require(request, services)).id)

    @get("/me/finished", opt=FOR_BOTS)
    async def my_finished_games(
        self, request: AnyRequest, services: Services, game: str | None = None, before: PlayerId | None = None
    ) -> list[TableSummary]:
        """A page of your finished games, last one first; the next page is `before` the last table of this one."""
        identity = await require(request, services)
        return await services.table_lists.finished_of(identity.id, game and find(game).name, before)

    @get("/me/tokens")
    async def my_tokens(self, request: AnyRequest, services: Services) -> list[Token]:
        """The tokens of your bots."""
        return await services.store.tokens_of((await require(request, services)).id)

    @post("/me/tokens")
    async def make_token(self, request: AnyRequest, services: Services, data: TokenRequest) -> NewToken:
        """Creates a token with which a program can play in your name."""
        identity = await require(request, services)
        if identity.player.is_guest:
            raise Forbidden(because("guest-bots"))
        services.limits.use("create", identity.id)
        await _confirm(request, services, identity, data.password)
        now = time.time()
        key = new_token()
        token = await services.store.add_token(identity.player, digest(key), data.label, now, now + data.days * DAY)
        return NewToken(token, key)

    @delete("/me/tokens/{token:str}", status_code=204)
    async def revoke_token(self, request: AnyRequest, services: Services, token: PlayerId) -> None:
        """Revokes a token."""
        identity = await require(request, services)
        await services.disconnect(identity.id, await services.store.revoke_token(identity.id, token))

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


def _disconnecting(player: Player, services: Services) -> BackgroundTask:
    """Disconnects all sockets of a player after the response, so that the page has its new cookie to reconnect with."""
    return BackgroundTask(services.disconnect, player.id)


async def _account(name: str, services: Services) -> Player | None:
    with suppress(NotFound):
        return await services.store.player_named(name)
    return None


async def _confirm(request: AnyRequest, services: Services, identity: Identity, password: str) -> None:
    if not await guessing.confirm(request, services, identity, password):
        raise Forbidden(because("wrong-password"))


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
