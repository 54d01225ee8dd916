"""The games that can be played."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, get
from litestar.params import Parameter

from zashiki.kernel.catalogue import DEFAULT, file_of
from zashiki.kernel.errors import because
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import Rulebook
from zashiki.server.errors import NotFound
from zashiki.server.ratings import least_moves
from zashiki.server.services import Services

Language = Annotated[str, Parameter(pattern="^[a-z]{2,8}$")]


class GameInfo(msgspec.Struct, frozen=True):
    """A game, and what can be chosen about it."""

    name: str
    title: str
    players: tuple[int, ...]
    options: dict[str, tuple[str, ...]]
    """The values of each option; the first is the default."""
    has_secrets: bool
    """Whether the seats see different things."""
    levels: int
    """How many levels Warashi has, from 1."""
    rated_moves: int
    """The moves that everybody must make before a rated game that is not played to its end counts."""
    ready: bool
    """Whether its rules are compiled: the first game after an installation waits for that."""
    ready_in: int
    """An estimate of the seconds until it is ready."""

    @classmethod
    def of(cls, book: Rulebook, ready: bool = True, ready_in: int = 0) -> "GameInfo":
        """A game as its rulebook describes it."""
        return cls(
            name=book.name,
            title=book.title,
            players=book.players,
            options=dict(book.options),
            has_secrets=book.has_secrets,
            levels=HIGHEST,
            rated_moves=least_moves(book.name),
            ready=ready,
            ready_in=ready_in,
        )


@get("/api/games", tags=["games"])
async def games(services: Services) -> list[GameInfo]:
    """All games and their options."""
    books = [find(name) for name in installed_games()]
    return [
        GameInfo.of(book, services.warmup.games[book.name], round(services.warmup.ready_in(book.name)))
        for book in books
    ]


@get("/api/games/{name:str}/messages", tags=["games"], media_type=MediaType.TEXT)
async def messages(name: str, language: Language = DEFAULT) -> str:
    """The catalogue of a game in a language, in Fluent's format: for pages that do not know the game.

    It is English if the game does not have that language.
    """
    if name not in installed_games():
        raise NotFound(because("no-such-game"))
    return await asyncio.to_thread(file_of, language, name)
