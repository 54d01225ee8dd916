"""A table held in memory, with its watchers."""

import asyncio
from collections.abc import Collection, Sequence
from typing import NamedTuple, cast

import msgspec

from zashiki import warashi
from zashiki.kernel.errors import because
from zashiki.kernel.fairness import commit
from zashiki.kernel.position import Position
from zashiki.kernel.registry import find
from zashiki.server import presenters
from zashiki.server.connections import Connection, Message, Viewpoint
from zashiki.server.errors import Conflict, Forbidden, NotFound
from zashiki.server.notifications import TableUpdated
from zashiki.server.presence import Presence
from zashiki.server.protocol import LogEntry, Now, PastPosition, SeatInfo, Table, TableSummary, Update, encode
from zashiki.server.store import models
from zashiki.server.store.models import ChatMessage, Player, TableState, TableStatus
from zashiki.server.timekeeping import SystemTime
from zashiki.table.match import Match
from zashiki.table.seats import Seat

NO_ENTRIES = msgspec.Raw(b"[]")
"""A log for a viewer who lacks nothing, as JSON."""


class Shown(NamedTuple):
    """A game as it stands, for one viewpoint."""

    now: Now
    records: presenters.Records | None
    """Its view and facts, if the message is binary."""


def _shown_by(presenter: presenters.MatchPresenter, viewpoint: Viewpoint) -> Shown:
    seat, with_previews, as_records = viewpoint
    if as_records:
        return Shown(presenter.now_besides_records(seat), presenter.records(seat, with_previews, with_events=False))
    return Shown(presenter.now(seat, with_previews), None)


class LiveTable:
    """A table in memory. Code that changes or shows it holds its `lock`.

    It never knows more than the store: an entry is accepted after it was stored.
    """

    def __init__(
        self,
        stored: models.Table,
        match: Match | None,
        time: SystemTime,
        chat: Sequence[ChatMessage],
        rematch: str | None,
        presence: Presence,
    ) -> None:
        self.id = stored.id
        self._time = time
        self.stored = stored
        self.match = match
        self.chat = list(chat)
        self.rematch = rematch
        self.lock = asyncio.Lock()
        self.watchers: set[Connection] = set()
        """The connections of this process that watch the table."""
        self._presence = presence
        self.thinking: asyncio.Task[str] | None = None
        """Warashi's search for its own move."""
        self.hints: set[asyncio.Task[list[warashi.Hint]]] = set()
        """The searches for hints."""
        self.last_used = time.now()
        self._final: dict[Viewpoint, Shown] = {}
        """The finished game as it stands, for each viewpoint."""

    @property
    def entry_count(self) -> int:
        """The number of entries in the log."""
        return self.match.entry_count if self.match else 0

    @property
    def is_needed(self) -> bool:
        """Whether somebody watches or uses it, or waits for Warashi here."""
        return bool(self.watchers or self.lock.locked() or self.thinking)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats and their holders."""
        return self.stored.seats

    @property
    def status(self) -> TableStatus:
        """Whether the table waits for players, is being played, or is over."""
        if self.match is None:
            return "open"
        return "over" if self.match.result else "running"

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds; people who share a device hold several."""
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]

    def seat_of(self, player: str | None, wanted: int | None = None) -> int | None:
        """The seat from which a player sees the table; None for a spectator."""
        own = self.seats_of(player)
        if wanted is not None:
            if wanted not in own:
                raise Forbidden(because("not-your-seat", seat=wanted))
            return wanted
        if self.match and self.match.player in own:
            return self.match.player
        return own[0] if own else None

    def free(self, numbers: Collection[int]) -> None:
        """Frees seats before the game."""
        seats = tuple(Seat("open") if number in numbers else seat for number, seat in enumerate(self.seats))
        self.stored = msgspec.structs.replace(self.stored, seats=seats)

    def rename(self, player: Player) -> None:
        """Gives a player's seats the player's new name. Only guests change their name, when they register."""
        own = self.seats_of(player.id)
        seats = tuple(
            msgspec.structs.replace(seat, kind="person", name=player.name) if number in own else seat
            for number, seat in enumerate(self.seats)
        )
        self.stored = msgspec.structs.replace(self.stored, seats=seats)
        if self.match:
            self.match.setup = msgspec.structs.replace(self.match.setup, seats=seats)

    # What is shown of it

    def update(self) -> TableUpdated:
        """The notification that it has changed."""
        return TableUpdated(self.id, self.status, self.seats, self.stored.uncounted)

    @property
    def state(self) -> TableState:
        """What is known of it, to be compared with the store."""
        last_message = self.chat[-1].time if self.chat else None
        uncounted = self.stored.uncounted
        return TableState(self.status, self.seats, self.entry_count, last_message, self.rematch, uncounted)

    def summary(self) -> TableSummary:
        """The table as an item of a list."""
        return presenters.summary(self.stored, self.match, self.present)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """The seats as everybody may see them."""
        return presenters.seat_infos(self.seats, self.match.withdrawn if self.match else {}, self.present)

    @property
    def present(self) -> set[str]:
        """The players who watch the table, in whichever process."""
        return self._presence.at(self.id)

    def presenter(self) -> presenters.MatchPresenter | None:
        """Presents the match as it stands now; None until it has started."""
        return presenters.MatchPresenter(self.match, self._time.now()) if self.match else None

    def view(self, viewer: int | None, log: msgspec.Raw, muted: Collection[str], with_previews: bool = False) -> Table:
        """The whole table for one viewer, with the part of the log that the viewer lacks, as JSON."""
        shown = self._shown(Viewpoint(viewer, with_previews))
        return self._view(viewer, log, muted, shown and shown.now)

    def message(self, viewpoint: Viewpoint, log: msgspec.Raw, muted: Collection[str]) -> Message:
        """The whole table as a message, for a viewpoint, with the part of the log that the viewer lacks, as JSON."""
        shown = self._shown(viewpoint)
        table = self._view(viewpoint.seat, log, muted, shown and shown.now)
        if shown and shown.records:
            return Message(presenters.packed(table, self._layout, shown.records), is_binary=True)
        return Message(encode(table))

    def update_message(self, viewpoint: Viewpoint, presenter: presenters.MatchPresenter) -> Message:
        """The last entry of the log as a message, for a viewpoint."""
        seat, with_previews, as_records = viewpoint
        if not as_records:
            return Message(encode(Update(self.id, presenter.latest(seat), presenter.now(seat, with_previews))))
        update = Update(self.id, presenter.latest(seat, with_events=False), presenter.now_besides_records(seat))
        records = presenter.records(seat, with_previews, with_events=True)
        return Message(presenters.packed(update, self._layout, records), is_binary=True)

    def can_be_decoded(self, digests: Collection[str]) -> bool:
        """Whether a client that knows the descriptions with these digests can decode records of this game."""
        return self._layout in digests

    @property
    def _layout(self) -> str:
        return find(self.stored.game).records_digest

    def _view(self, viewer: int | None, log: msgspec.Raw, muted: Collection[str], now: Now | None) -> Table:
        return Table(
            about=self.summary(),
            seat=viewer,
            commitment=commit(self.stored.secret),
            now=now,
            log=cast("tuple[LogEntry, ...]", log),
            chat=tuple(message for message in self.chat if message.player not in muted),
            rematch=self.rematch,
        )

    def _shown(self, viewpoint: Viewpoint) -> Shown | None:
        """The game as it stands; of a finished one this never changes, and it is encoded once for each viewpoint."""
        presenter, shown = self.presenter(), self._final.get(viewpoint)
        if shown is None and presenter:
            shown = _shown_by(presenter, viewpoint)
            if self.status == "over":
                shown = Shown(cast("Now", msgspec.Raw(encode(shown.now))), shown.records)
                self._final[viewpoint] = shown
        return shown

    def past_position(self, ply: int, player: str | None) -> PastPosition:
        """The game as it stood at a ply, once it is over, for somebody who may have played it."""
        if self.match is None or not self.match.result:
            raise Conflict(because("no-past-yet"))
        position = self.match.position.copy()
        last = position.ply
        if ply > last:
            raise NotFound(because("past-the-end", last=last))
        while position.ply > ply:
            position.pop()
        own = self.seats_of(player)
        if ply == last:
            return PastPosition(ply, None, position.view(own[0] if own else None, presenters.seats_shown(self.match)))
        decider = position.player
        assert decider is not None, "only the last position may have nobody to decide"
        viewer = decider if decider in own else own[0] if own else None
        return PastPosition(ply, decider, position.view(viewer, (decider,)))

    # Warashi's searches

    def stop_thinking(self) -> None:
        """Stops Warashi's search for its own move."""
        if self.thinking:
            self.thinking.cancel()
        self.thinking = None

    def stop_hints(self) -> None:
        """Stops the searches for hints: the table has moved on."""
        for search in self.hints:
            search.cancel()

    def position_for_hint(self, player: str) -> Position:
        """The position for a hint; only where it harms no opponent but Warashi."""
        match, own = self.match, self.seats_of(player)
        if match is None or match.player not in own:
            raise Conflict(because("hint-turn"))
        if self.stored.rated or any(not seat.is_warashi and seat.player != player for seat in self.seats):
            raise Forbidden(because("hint-people"))
        return match.position.copy()
