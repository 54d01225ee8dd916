"""The messages of the WebSocket, each a JSON object with a `type`.

A client names what it does; a message with an `id` is answered by `done` or `error` with the same `id`. What happens at
a table comes as `update`, one for each entry of the table's log; `table` is all there is to know about one.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from zashiki.kernel.rulebook import Event, Gain
from zashiki.server.store.models import ChatMessage
from zashiki.table.clock import Clock
from zashiki.table.match import MatchResult

LONGEST_CHAT = 300
LONGEST_ID = 32
LONGEST_MOVE = 40
MOST = 2**31

TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client asks for."""

    id: Count | None = None


class Watch(Command, frozen=True, tag="watch"):
    """Follow a table, from one's own seat or as a spectator; sent again, it fetches what is lacking."""

    table: TableId
    have: Count = 0
    """So many entries of the log the client has already."""
    seat: SeatNumber | None = None
    """Which of one's seats, if one has several."""
    words: bool = False
    """Whether moves and points are wanted in words too."""


class Unwatch(Command, frozen=True, tag="unwatch"):
    """Follow a table no longer."""

    table: TableId


class Move(Command, frozen=True, tag="move"):
    """Play a move. Sent twice, it is played once."""

    table: TableId
    ply: Count
    """The table's ply that the move is for."""
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Undo(Command, frozen=True, tag="undo"):
    """Take one's last move back while that is free."""

    table: TableId
    ply: Count


class TakeBack(Command, frozen=True, tag="take_back"):
    """AnyRequest the others to go back."""

    table: TableId
    ply: Count
    to: Count | None = None
    """So many moves are left then; before one's last move if not given."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer who wants to take back."""

    table: TableId
    agree: bool
    ply: Count | None = None
    """If given, only what is asked at this ply of the table is answered."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up."""

    table: TableId


class Leave(Command, frozen=True, tag="leave"):
    """Get up from a table: of a running game that is giving it up."""

    table: TableId


class Chat(Command, frozen=True, tag="chat"):
    """Say something at a table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Lobby(Command, frozen=True, tag="lobby"):
    """Follow the open tables and one's own games, or no longer."""

    on: bool


class Ping(Command, frozen=True, tag="ping"):
    """A sign of life, answered by `pong`."""


Incoming: TypeAlias = Watch | Unwatch | Move | Undo | TakeBack | Answer | Resign | Leave | Chat | Lobby | Ping


class SeatInfo(msgspec.Struct, frozen=True):
    """Who holds a seat, as everybody may see it."""

    kind: Literal["open", "person", "guest", "bot", "warashi"]
    name: str
    player: str | None
    level: int | None
    present: bool
    """Whether he has the table before him now."""
    gave_up: Literal["resigned", "left", "time"] | None = None


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log as one viewer may see it."""

    number: int
    type: Literal["move", "back", "ask", "agree", "decline", "gave_up"]
    seat: int
    time: float
    ply: int | None = None
    """The table's ply that it used up."""
    move: str | None = None
    to: int | None = None
    reason: Literal["resigned", "left", "time"] | None = None
    events: tuple[Event, ...] = ()


class TakeBackRequest(msgspec.Struct, frozen=True):
    """Somebody wants to go back."""

    seat: int
    to: int
    waiting_for: tuple[int, ...]


class Words(msgspec.Struct, frozen=True):
    """A game in words."""

    moves: dict[str, str]
    """What each legal move would do, as a command."""
    gains: dict[str, tuple[Gain, ...]]
    """What a legal move would score at once for each seat, for the moves that score."""
    reasons: tuple[tuple[str, ...], ...]
    """Where each seat's points come from, as far as the viewer may know."""


class PastPosition(msgspec.Struct, frozen=True):
    """A finished game as it stood once."""

    ply: int
    seat: int
    """From which it is seen: the one that was to decide, at the end the first."""
    view: Any


class Now(msgspec.Struct, frozen=True):
    """A game as it stands, for one viewer."""

    number: int
    """So many entries the log has."""
    ply: int
    """What the next move must name."""
    player: int | None
    """The seat to decide."""
    view: Any
    """The view of the game, of the viewer's seat or of a spectator."""
    legal_moves: tuple[str, ...]
    """Of the viewer, if it is his turn."""
    asks: str
    clocks: tuple[float | None, ...] | None
    """Seconds left, for each seat."""
    can_undo: bool
    """Whether the viewer may undo his last move."""
    can_take_back: bool
    """Whether the viewer may ask to take his last move back."""
    wish: TakeBackRequest | None
    outcome: MatchResult | None
    words: Words | None = None
    """For who wants them."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "over"]
    seats: tuple[SeatInfo, ...]
    clock: Clock
    rated: bool
    listed: bool
    created: float
    player: int | None = None
    """The seat to decide."""
    outcome: MatchResult | None = None


class Table(msgspec.Struct, frozen=True, tag="table"):
    """All there is to know about a table, for one viewer."""

    about: TableSummary
    seat: int | None
    """The viewer's seat; None for a spectator."""
    commitment: str
    """SHA-256 of the secret that the deal comes from."""
    now: Now | None
    """None until everybody is there."""
    log: tuple[LogEntry, ...]
    """The entries that the client lacks."""
    chat: tuple[ChatMessage, ...]
    rematch: str | None
    """The next table of the same players."""


class Update(msgspec.Struct, frozen=True, tag="update"):
    """Something happened at a table."""

    table: str
    happened: LogEntry
    now: Now


class SeatsChanged(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody sat down, got up, came or went; or there is a rematch."""

    table: str
    status: Literal["open", "running", "over"]
    seats: tuple[SeatInfo, ...]
    rematch: str | None


class ChatReceived(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something at a table."""

    table: str
    said: ChatMessage


class Tables(msgspec.Struct, frozen=True, tag="tables"):
    """All open tables, and one's own running games."""

    open: tuple[TableSummary, ...]
    mine: tuple[TableSummary, ...]


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """A table of the lobby, or one of one's own, is another now; an open one that is full is open no longer."""

    about: TableSummary


class Done(msgspec.Struct, frozen=True, tag="done"):
    """What was asked for is done, and stored."""

    id: int


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Here."""

    id: int | None = None


class Error(msgspec.Struct, frozen=True, tag="error", omit_defaults=True):
    """What was asked for was refused, and nothing changed."""

    code: str
    message: str
    id: int | None = None
    table: str | None = None


Outgoing: TypeAlias = Table | Update | SeatsChanged | ChatReceived | Tables | Changed | Done | Pong | Error

decode = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
