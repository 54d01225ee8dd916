"""The messages of the WebSocket, each a JSON object with a `type`.

The server begins with `hello`, which names the version of the protocol. Clients send commands; a command with an `id`
is answered by `done` or `error` with the same `id`. Every entry of a table's log is sent as an `update`; a `table`
message is the complete state of a table.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from zashiki.kernel.facts import Fact
from zashiki.kernel.rulebook import RECORDS_DIGEST
from zashiki.server.ratings import Uncounted
from zashiki.server.store.models import ChatMessage, TableStatus
from zashiki.table.clock import Clock
from zashiki.table.log import WithdrawalReason
from zashiki.table.match import MatchResult
from zashiki.table.seats import SeatKind

LONGEST_CHAT = 300
LONGEST_ID = 32
LONGEST_MOVE = 40
MOST_DIGESTS = 50
MOST = 2**31

TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Digest: TypeAlias = Annotated[str, Meta(max_length=RECORDS_DIGEST)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A command of a client."""

    id: Count | None = None


class Watch(Command, frozen=True, tag="watch"):
    """Watch a table, from your own seat or as a spectator; sent again, it fetches missing entries."""

    table: TableId
    have: Count = 0
    """The number of log entries that the client has already."""
    seat: SeatNumber | None = None
    """The seat to watch from, if you hold several."""
    previews: bool = False
    """Whether to say what every legal move would do."""
    records: Annotated[tuple[Digest, ...], Meta(max_length=MOST_DIGESTS)] = ()
    """The digests of the descriptions by which the client can decode records. If that of the game is among them, the
    table is sent in binary messages, which begin with `Packed`."""


class Unwatch(Command, frozen=True, tag="unwatch"):
    """Stop watching a table."""

    table: TableId


class Move(Command, frozen=True, tag="move"):
    """Play a move. A move that is sent twice is played once."""

    table: TableId
    ply: Count
    """The table's ply that the move is for."""
    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]


class Undo(Command, frozen=True, tag="undo"):
    """Take your last move back without asking, where that is allowed."""

    table: TableId
    ply: Count


class TakeBack(Command, frozen=True, tag="take_back"):
    """Ask the others for permission to take moves back."""

    table: TableId
    ply: Count
    to: Count | None = None
    """The number of moves that stay; by default all before your last one."""


class Answer(Command, frozen=True, tag="answer"):
    """Answer a request to take moves back."""

    table: TableId
    agree: bool
    ply: Count | None = None
    """If given, only a request made at this ply of the table is answered."""


class Resign(Command, frozen=True, tag="resign"):
    """Resign the game."""

    table: TableId


class Leave(Command, frozen=True, tag="leave"):
    """Leave a table; from a running game you withdraw."""

    table: TableId


class Chat(Command, frozen=True, tag="chat"):
    """Write in the chat of a table."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Lobby(Command, frozen=True, tag="lobby"):
    """Follow the open tables and your own games, or stop following them."""

    on: bool


class Ping(Command, frozen=True, tag="ping"):
    """Check the connection; answered by `pong`."""


Incoming: TypeAlias = Watch | Unwatch | Move | Undo | TakeBack | Answer | Resign | Leave | Chat | Lobby | Ping


Protocol: TypeAlias = Literal[3]
"""The version of this protocol: another one where pages and bots of the earlier one would fail."""
PROTOCOL: Protocol = 3


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message of every connection."""

    protocol: Protocol = PROTOCOL


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: SeatKind
    name: str
    player: str | None
    level: int | None
    present: bool
    """Whether the holder is watching the table now."""
    gave_up: WithdrawalReason | None = None


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the log, as one viewer may see it."""

    number: int
    type: Literal["move", "back", "ask", "agree", "decline", "gave_up"]
    seat: int
    time: float
    ply: int | None = None
    """The table's ply that it used up."""
    move: str | None = None
    to: int | None = None
    reason: WithdrawalReason | None = None
    events: tuple[Fact, ...] = ()


class TakeBackRequest(msgspec.Struct, frozen=True):
    """A request to take moves back that is waiting for answers."""

    seat: int
    to: int
    waiting_for: tuple[int, ...]


class PastPosition(msgspec.Struct, frozen=True):
    """A finished game as it stood at a ply."""

    ply: int
    seat: int | None
    """The seat to decide; null at the end."""
    view: Any
    """What you saw, and what the seat to decide saw; at the end everything that any seat saw."""


class Now(msgspec.Struct, frozen=True):
    """A game as it stands, for one viewer."""

    number: int
    """The number of entries in the log."""
    ply: int
    """The ply that the next move must name."""
    player: int | None
    """The seat to decide."""
    view: Any
    """The game's view, for the viewer's seat or a spectator."""
    legal_moves: tuple[str, ...]
    """The viewer's legal moves; empty if it is another seat's turn."""
    question: tuple[Fact, ...]
    """What the viewer has to decide; empty if it is another seat's turn."""
    clocks: tuple[float | None, ...] | None
    """Seconds left, for each seat."""
    can_undo: bool
    """Whether the viewer may undo the viewer's last move."""
    can_take_back: bool
    """Whether the viewer may ask to take the viewer's last move back."""
    wish: TakeBackRequest | None
    outcome: MatchResult | None
    previews: dict[str, tuple[Fact, ...]] | None = None
    """What each of the legal moves would do; only if the client asked for it."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table as an item of a list."""

    table: str
    game: str
    options: dict[str, str]
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    clock: Clock
    rated: bool
    listed: bool
    created: float
    ended: float | None = None
    """When the game ended."""
    creator: str | None = None
    """The player who opened the table, unless deleted since."""
    previous: str | None = None
    """The table that this one is a rematch of."""
    player: int | None = None
    """The seat to decide."""
    outcome: MatchResult | None = None
    uncounted: Uncounted | None = None
    """Why it does not count for ratings although it was opened as a rated game."""


class Table(msgspec.Struct, frozen=True, tag="table"):
    """The complete state of a table, for one viewer."""

    about: TableSummary
    seat: int | None
    """The viewer's seat; None for a spectator."""
    commitment: str
    """SHA-256 of the secret that the deal comes from."""
    now: Now | None
    """None until the game has started."""
    log: tuple[LogEntry, ...]
    """The entries that the client does not have yet."""
    chat: tuple[ChatMessage, ...]
    rematch: str | None
    """The table of the rematch."""


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The log of a table has a new entry."""

    table: str
    happened: LogEntry
    now: Now


class Packed(msgspec.Struct, frozen=True, tag="packed"):
    """The JSON at the beginning of a binary message: a message without its view and its facts, which follow as records.

    In front of the JSON stands its length, as a little-endian number of four bytes. Behind it come the record of the
    view, and then those of all facts. In the message itself `view` is null, and facts are left out.
    """

    layout: str
    """The digest of the description by which the records can be decoded."""
    facts: tuple[int, ...]
    """The number of events, of facts of the question, and of facts of the preview of every legal move."""
    message: Table | Update


class SeatsChanged(msgspec.Struct, frozen=True, tag="seated"):
    """The seats of a table, the presence of their holders or the rematch have changed."""

    table: str
    status: TableStatus
    seats: tuple[SeatInfo, ...]
    rematch: str | None


class ChatReceived(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody wrote in the chat of a table."""

    table: str
    said: ChatMessage


class Tables(msgspec.Struct, frozen=True, tag="tables"):
    """All open tables, and the player's own games."""

    open: tuple[TableSummary, ...]
    mine: tuple[TableSummary, ...]


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """A table of the lobby, or one of the player's own, has changed. A table that is not open leaves the lobby."""

    about: TableSummary


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The command was carried out, and its effect is stored."""

    id: int


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""

    id: int | None = None


class Error(msgspec.Struct, frozen=True, tag="error", omit_defaults=True):
    """The command was refused; nothing has changed."""

    code: str
    message: str
    id: int | None = None
    table: str | None = None
    wait: int | None = None
    """Seconds after which the same command can succeed, if there were too many."""
    reason: str = ""
    """The message is `error-` and this of the catalogues, for clients that speak other languages."""
    args: Mapping[str, str | float] = {}
    """The arguments of that message."""
    facts: Sequence[Fact] = ()
    """Why a move is not legal: messages of the game, whose words are the argument `reason`."""


Outgoing: TypeAlias = (
    Hello | Table | Update | Packed | SeatsChanged | ChatReceived | Tables | Changed | Done | Pong | Error
)

decode = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
