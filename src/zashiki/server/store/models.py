"""What the store gives and takes: plain frozen data."""

from typing import Any, Literal

import msgspec

from zashiki.server.ratings import Rating
from zashiki.table.clock import Clock
from zashiki.table.log import Entry
from zashiki.table.match import MatchResult, Setup
from zashiki.table.seats import Seat
from zashiki.warashi import Review

SOMEBODY = "Somebody"
"""The name of a deleted player in the games of others."""


class Player(msgspec.Struct, frozen=True):
    """A guest or an account. The password's hash is not in here: see `Store.password_of`."""

    id: str
    kind: Literal["guest", "account"]
    name: str
    epoch: int
    """Grows when the player logs out everywhere; sessions of an earlier epoch are over."""
    banned: bool
    created: float

    @property
    def is_guest(self) -> bool:
        """Whether the player has no name and password of its own yet."""
        return self.kind == "guest"


class Token(msgspec.Struct, frozen=True):
    """A bot's key to its player's account; only the digest of the key itself is stored."""

    id: str
    player: str
    label: str
    created: float
    expires: float | None


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A table as anybody may see it in a list."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    clock: Clock
    rated: bool
    listed: bool
    """Whether the lobby shows it; otherwise only those who have the link find it."""
    status: Literal["open", "running", "over"]
    created: float
    started: float | None = None
    ended: float | None = None
    deadline: float | None = None
    creator: str | None = None
    """The player who opened it; None when deleted since."""
    result: MatchResult | None = None
    previous: str | None = None
    """The table of which this is the rematch."""


class Table(Listing, frozen=True, kw_only=True):
    """A table with all that is needed to play on: secret, nonces and log included. Never to be sent to anyone."""

    secret: str
    nonces: tuple[str, ...] = ()
    """Of the seats that are taken, in their order: of all of them once it runs."""
    snapshot: dict[str, Any] | None = None
    entries: tuple[Entry, ...] = ()

    @property
    def setup(self) -> Setup:
        """What a match is begun from."""
        return Setup(
            game=self.game,
            options=self.options,
            seats=self.seats,
            clock=self.clock,
            secret=self.secret,
            nonces=self.nonces,
            snapshot=self.snapshot,
            rated=self.rated,
        )


class WakeUp(msgspec.Struct, frozen=True):
    """A running table at which something happens without any player doing it."""

    id: str
    deadline: float | None
    warashi: bool
    """Whether Warashi has a seat, its own or of somebody who gave up."""


class ChatMessage(msgspec.Struct, frozen=True):
    """A message in the chat of a table."""

    player: str
    name: str
    time: float
    text: str


class RankedPlayer(msgspec.Struct, frozen=True):
    """A line of the leaderboard."""

    player: str
    name: str
    rating: Rating


class RatingChange(msgspec.Struct, frozen=True):
    """What a finished game did to a player's rating."""

    seat: int
    player: str
    before: Rating
    after: Rating


class ReviewProgress(msgspec.Struct, frozen=True):
    """A review in the making, or made."""

    state: Literal["waiting", "running", "done", "failed"]
    done: int = 0
    """Decisions judged so far."""
    total: int = 0
    result: Review | str | None = None
    """The review once it is done; what went wrong if it failed."""
