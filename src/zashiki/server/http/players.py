"""Players over HTTP: guests, accounts, log-in, tokens, games, ratings, mutes, and all that is known about oneself."""

import time
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta

from zashiki.kernel.registry import find
from zashiki.server.asking import address, identify, no_session, require, session_of
from zashiki.server.errors import Forbidden, NotSignedIn
from zashiki.server.house import House
from zashiki.server.identity import Identity
from zashiki.server.names import check_name, guest_name, name_key
from zashiki.server.passwords import hash_password, verify_password
from zashiki.server.protocol import Summary
from zashiki.server.ratings import Rating
from zashiki.server.sessions import digest, new_token
from zashiki.server.store.data import Player, Token, Unknown

Ask = Request[Any, Any, Any]
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


class WantedToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token to be made."""

    label: Label
    days: Days = 365


class NewToken(msgspec.Struct, frozen=True):
    """A token, and its key, which is shown this once."""

    token: Token
    key: str


class Standing(msgspec.Struct, frozen=True):
    """A player's rating at a game."""

    rating: int
    is_provisional: bool
    """Whether too few games were played to say."""
    games: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know about a player."""

    id: str
    kind: str
    name: str
    created: float
    ratings: dict[str, Standing]


class Line(msgspec.Struct, frozen=True):
    """A line of the list of the best."""

    player: str
    name: str
    standing: Standing


def standing(rating: Rating) -> Standing:
    """A rating as people see it."""
    return Standing(rating.shown, rating.is_provisional, rating.games)


async def profile(player: Player, house: House) -> Profile:
    """What everybody may know about a player."""
    ratings = await house.store.ratings_of(player.id)
    return Profile(
        player.id, player.kind, player.name, player.created, {game: standing(one) for game, one in ratings.items()}
    )


def _welcome(player: Player, known: Profile, house: House, status: int = 200) -> Response[Profile]:
    return Response(known, status_code=status, cookies=[session_of(player, house)])


class AccountController(Controller):
    """Coming in, and one's own things."""

    path = "/api"
    tags = ("account",)

    @post("/guest", responses={200: ResponseSpec(Profile, description="You are somebody already.")})
    async def guest(self, request: Ask, house: House) -> Response[Profile]:
        """Makes you a guest, who can play at once; who is somebody already stays it."""
        identity = await identify(request, house)
        if identity:
            return Response(await profile(identity.player, house), status_code=200)
        house.limits.use("guest", address(request))
        player = await house.store.create_guest(guest_name(), time.time())
        return _welcome(player, await profile(player, house), house, 201)

    @post("/account")
    async def account(self, request: Ask, house: House, data: Credentials) -> Response[Profile]:
        """Makes an account of a guest, who keeps his games."""
        identity = await require(request, house)
        house.limits.use("log_in", address(request))
        if not identity.player.is_guest:
            raise Forbidden("You have an account; log out to make another.")
        name = check_name(data.name)
        player = await house.store.create_account(identity.id, name, await hash_password(data.password))
        await house.finish(house.name(player))
        return _welcome(player, await profile(player, house), house, 201)

    @post("/log-in", status_code=200)
    async def log_in(self, request: Ask, house: House, data: Credentials) -> Response[Profile]:
        """Takes name and password."""
        house.limits.use("log_in", address(request))
        house.limits.use("log_in", f"name {name_key(data.name)}")
        player, kept = await _account(data.name, house)
        if not await verify_password(kept, data.password) or player is None:
            raise NotSignedIn("Name and password do not fit.")
        if player.banned:
            raise Forbidden("This player is banned from this server.")
        return _welcome(player, await profile(player, house), house)

    @post("/log-out", status_code=204)
    async def log_out(self, house: House) -> Response[None]:
        """Forgets you on this device."""
        return Response(None, status_code=204, cookies=[no_session(house)])

    @post("/log-out-everywhere", status_code=204)
    async def log_out_everywhere(self, request: Ask, house: House) -> Response[None]:
        """Forgets you on all devices."""
        identity = await _myself(request, house)
        await house.store.bump_epoch(identity.id)
        house.cut_off(identity.id)
        return Response(None, status_code=204, cookies=[no_session(house)])

    @get("/me")
    async def me(self, request: Ask, house: House) -> Profile:
        """Who you are."""
        return await profile((await require(request, house)).player, house)

    @delete("/me", status_code=204)
    async def forget_me(self, request: Ask, house: House, data: Confirmation) -> Response[None]:
        """Deletes you for good. Running games are given up; others keep their games with you, without your name."""
        identity = await _myself(request, house)
        await _check_password(identity, data.password, house)
        await house.finish(house.forget(identity))
        return Response(None, status_code=204, cookies=[no_session(house)])

    @get("/me/export")
    async def export(self, request: Ask, house: House) -> dict[str, Any]:
        """All that the server knows about you."""
        return await house.store.export((await require(request, house)).id)

    @patch("/me/password", status_code=200)
    async def change_password(self, request: Ask, house: House, data: NewPassword) -> Response[Profile]:
        """Changes the password, and forgets you on all other devices."""
        identity = await _myself(request, house)
        await _check_password(identity, data.old, house)
        await house.store.set_password(identity.id, await hash_password(data.new))
        player = await house.store.player(identity.id)
        house.cut_off(identity.id)
        return _welcome(player, await profile(player, house), house)

    @get("/me/games")
    async def my_games(self, request: Ask, house: House) -> list[Summary]:
        """Your games that wait or go on, with whose turn it is."""
        return await house.rooms.tables_of((await require(request, house)).id)

    @get("/me/finished")
    async def my_finished_games(
        self, request: Ask, house: House, game: str | None = None, before: PlayerId | None = None
    ) -> list[Summary]:
        """A page of your finished games, the last one first; the next page is `before` the last of this one."""
        identity = await require(request, house)
        return await house.rooms.finished_of(identity.id, game and find(game).name, before)

    @get("/me/tokens")
    async def my_tokens(self, request: Ask, house: House) -> list[Token]:
        """The tokens of your bots."""
        return await house.store.tokens_of((await _myself(request, house)).id)

    @post("/me/tokens")
    async def make_token(self, request: Ask, house: House, data: WantedToken) -> NewToken:
        """A token with which a program plays in your name."""
        identity = await _myself(request, house)
        if identity.player.is_guest:
            raise Forbidden("Only accounts have bots; choose a name and a password first.")
        house.limits.use("create", identity.id)
        now = time.time()
        key = new_token()
        token = await house.store.add_token(identity.id, digest(key), data.label, now, now + data.days * DAY)
        return NewToken(token, key)

    @delete("/me/tokens/{token:str}", status_code=204)
    async def revoke_token(self, request: Ask, house: House, token: PlayerId) -> None:
        """Makes a token worthless."""
        identity = await _myself(request, house)
        await house.store.revoke_token(identity.id, token)
        house.cut_off_bots(identity.id)

    @get("/me/mutes")
    async def my_mutes(self, request: Ask, house: House) -> list[str]:
        """Whose chat you do not want to see."""
        return list(await house.store.mutes((await require(request, house)).id))

    @put("/me/mutes/{player:str}", status_code=204)
    async def mute(self, request: Ask, house: House, player: PlayerId) -> None:
        """Shows you nothing any more of what a player says."""
        await house.mute((await require(request, house)).id, player, True)

    @delete("/me/mutes/{player:str}", status_code=204)
    async def unmute(self, request: Ask, house: House, player: PlayerId) -> None:
        """Shows you again what a player says."""
        await house.mute((await require(request, house)).id, player, False)


async def _myself(request: Ask, house: House) -> Identity:
    """The player himself: what a bot's token is not good for."""
    identity = await require(request, house)
    if identity.is_bot:
        raise Forbidden("A token is for playing; this takes the player himself.")
    return identity


async def _account(name: str, house: House) -> tuple[Player | None, str | None]:
    """An account and the hash of its password; neither if there is none of that name."""
    try:
        player = await house.store.player_named(name)
    except Unknown:
        return None, None
    return player, await house.store.password_of(player.id)


async def _check_password(identity: Identity, password: str | None, house: House) -> None:
    kept = await house.store.password_of(identity.id)
    if kept is not None:
        house.limits.use("log_in", f"player {identity.id}")
        if not await verify_password(kept, password or ""):
            raise Forbidden("The password does not fit.")


class PlayerController(Controller):
    """Other players."""

    path = "/api/players"
    tags = ("players",)

    @get("/{player:str}")
    async def show(self, house: House, player: PlayerId) -> Profile:
        """A player and his ratings."""
        return await profile(await house.store.player(player), house)

    @get("/best/{game:str}")
    async def best(self, house: House, game: str) -> list[Line]:
        """The best players of a game."""
        ranked = await house.store.leaderboard(find(game).name)
        return [Line(one.player, one.name, standing(one.rating)) for one in ranked]
