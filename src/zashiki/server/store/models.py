"""The data that the store reads and writes, as plain frozen structs."""

from typing import Any, Literal

import msgspec

from zashiki.server.ratings import Rating, Uncounted
from zashiki.table.clock import Clock
from zashiki.table.log import Entry, WithdrawalReason
from zashiki.table.match import MatchResult, Setup
from zashiki.table.seats import Seat
from zashiki.warashi import Review

TableStatus = Literal["open", "running", "over"]
PlayerKind = Literal["guest", "account"]

SOMEBODY = "Somebody"
"""The name that a deleted player has in the games of others."""


class Player(msgspec.Struct, frozen=True):
    """A guest or an account. It does not include the hash of the password: see `Store.password_of`."""

    id: str
    kind: PlayerKind
    name: str
    epoch: int
    """Increases whenever all sessions and tokens of the player end."""
    banned: bool
    created: float
    language: str | None = None
    """The language that the player has chosen; None for that of the browser."""

    @property
    def is_guest(self) -> bool:
        """Whether the player has not registered yet."""
        return self.kind == "guest"


class Token(msgspec.Struct, frozen=True):
    """A bot's access to its player's account; of the key itself only a digest is stored."""

    id: str
    player: str
    label: str
    created: float
    expires: float


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its secrets and its log."""

    id: str
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    clock: Clock
    rated: bool
    uncounted: Uncounted | None = None
    """Why it does not count for ratings although it was opened as a rated game."""
    listed: bool
    """Whether the lobby shows it; otherwise only people with the link can find it."""
    status: TableStatus
    created: float
    started: float | None = None
    ended: float | None = None
    deadline: float | None = None
    creator: str | None = None
    """The player who created it; None if deleted since."""
    result: MatchResult | None = None
    player: int | None = None
    """The seat to decide while the game runs; None if it was stored by a version that did not note it."""
    withdrawn: dict[int, WithdrawalReason] = {}
    """The seats that withdrew, and why."""
    previous: str | None = None
    """The table that this one is a rematch of."""


class Table(Listing, frozen=True, kw_only=True):
    """A table with everything needed to play on, including secret, nonces and log. Never send it to anybody."""

    secret: str
    nonces: tuple[str, ...] = ()
    """Those of the taken seats, in seat order."""
    snapshot: dict[str, Any] | None = None
    entries: tuple[Entry, ...] = ()

    @property
    def setup(self) -> Setup:
        """Everything a match starts from."""
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


class Lonely(msgspec.Struct, frozen=True):
    """The times since when the player who opened a listed table must be away for it to be left alone."""

    seen: float
    patient: float
    """The same for accounts and slow clocks: such a game does not need its players at the same time."""


class Unfinished(msgspec.Struct, frozen=True):
    """A kind of table that counts for the quotas of players and addresses."""

    status: TableStatus
    listed: bool
    is_live: bool
    """Whether it has a live clock."""


class WakeUp(msgspec.Struct, frozen=True):
    """A running table where something will happen without a player's command."""

    id: str
    deadline: float | None
    warashi: bool
    """Whether Warashi plays a seat, its own or that of a player who withdrew."""


class TableState(msgspec.Struct, frozen=True):
    """What shows whether a table has changed since it was read."""

    status: TableStatus
    seats: tuple[Seat, ...]
    entries: int
    """The number of entries in its log."""
    last_message: float | None
    """When the last message in its chat was written."""
    rematch: str | None
    uncounted: Uncounted | None


class ChatMessage(msgspec.Struct, frozen=True):
    """A message in the chat of a table."""

    player: str
    name: str
    time: float
    text: str


class RankedPlayer(msgspec.Struct, frozen=True):
    """An entry of the leaderboard."""

    player: str
    name: str
    rating: Rating


class RatingChange(msgspec.Struct, frozen=True):
    """The effect of a finished game on a player's rating."""

    seat: int
    player: str
    before: Rating
    after: Rating


class Ending(msgspec.Struct, frozen=True):
    """What the end of a game means for ratings."""

    changes: tuple[RatingChange, ...] = ()
    uncounted: Uncounted | None = None
    """Why a rated game does not count."""


class RatingCorrection(msgspec.Struct, frozen=True):
    """What becomes of a player's rating when results are removed."""

    player: str
    name: str
    game: str
    before: Rating
    after: Rating


class UndoneResults(msgspec.Struct, frozen=True):
    """Rated results that were removed, and what follows from that."""

    tables: tuple[str, ...]
    corrections: tuple[RatingCorrection, ...]


class ReviewProgress(msgspec.Struct, frozen=True):
    """The progress of a review, and the review once it is done."""

    state: Literal["waiting", "running", "done", "failed"]
    done: int = 0
    """Decisions reviewed so far."""
    total: int = 0
    result: Review | None = None
    """The review, once it is done."""
