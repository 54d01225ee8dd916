"""Presents tables and matches to one viewer at a time.

Everything about the game itself comes from `Position.view`, `events` and the like, which work on a redacted state;
nothing here reads a position in any other way.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from zashiki.kernel.facts import Fact
from zashiki.kernel.position import Position
from zashiki.server.protocol import (
    LogEntry,
    Now,
    Packed,
    SeatInfo,
    Table,
    TableSummary,
    TakeBackRequest,
    Update,
    encode,
)
from zashiki.server.store.models import Listing
from zashiki.table.log import Entry, Moved, TakenBack, WithdrawalReason
from zashiki.table.match import Match
from zashiki.table.seats import Seat


def seat_infos(
    seats: Sequence[Seat], withdrawn: Mapping[int, WithdrawalReason], present: Collection[str]
) -> tuple[SeatInfo, ...]:
    """The seats as everybody may see them."""
    return tuple(
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            player=seat.player,
            level=seat.level,
            present=seat.is_warashi or seat.player in present,
            gave_up=withdrawn.get(number),
        )
        for number, seat in enumerate(seats)
    )


def summary(listing: Listing, match: Match | None, present: Collection[str]) -> TableSummary:
    """A table as an item of a list: with the current state of its match, or without a match as it is stored."""
    result = match.result if match else listing.result
    return TableSummary(
        table=listing.id,
        game=listing.game,
        options=listing.options,
        status=listing.status if match is None else "over" if result else "running",
        seats=seat_infos(listing.seats, match.withdrawn if match else listing.withdrawn, present),
        clock=listing.clock,
        rated=listing.rated,
        listed=listing.listed,
        created=listing.created,
        ended=match.ended if match else listing.ended,
        creator=listing.creator,
        previous=listing.previous,
        player=match.player if match else listing.player,
        outcome=result,
        uncounted=listing.uncounted,
    )


def seats_shown(match: Match) -> Collection[int]:
    """The seats whose secrets everybody sees: all of them once the match is over, however it ended."""
    return range(match.position.players) if match.result else ()


class Records(NamedTuple):
    """A view and facts as records."""

    view: bytes
    facts: bytes
    counts: tuple[int, ...]
    """The number of events, of facts of the question, and of facts of every preview."""


def packed(message: Table | Update, layout: str, records: Records) -> bytes:
    """A binary message; see `Packed`."""
    header = encode(Packed(layout, records.counts, message))
    return b"".join((len(header).to_bytes(4, "little"), header, records.view, records.facts))


class MatchPresenter:
    """A match as it stands, for one viewer after another; what several viewers see alike is computed once."""

    def __init__(self, match: Match, time: float) -> None:
        self._match = match
        self._time = time
        self._views: dict[int | None, Any] = {}
        self._events: dict[int | None, tuple[Fact, ...]] = {}
        self._view_records: dict[int | None, bytes] = {}
        self._events_recorded: dict[int | None, tuple[bytes, int]] = {}

    def now(self, viewer: int | None, with_previews: bool = False) -> Now:
        """The game as it stands, for one viewer."""
        position, is_turn = self._match.position, self._is_turn(viewer)
        return self._now(
            viewer,
            view=self._view(viewer),
            question=tuple(position.question) if is_turn else (),
            previews=_previews(position, is_turn) if with_previews else None,
        )

    def now_besides_records(self, viewer: int | None) -> Now:
        """The game as it stands, for one viewer, without what `records` has."""
        return self._now(viewer, view=None, question=(), previews=None)

    def records(self, viewer: int | None, with_previews: bool, with_events: bool) -> Records:
        """The view and the facts for one viewer, and, if wanted, the events of the last entry."""
        position = self._match.position
        view, (events, happened) = self._view_record(viewer), (b"", 0)
        if with_events and isinstance(self._match.entries[-1].change, Moved):
            events, happened = self._event_records(viewer)
        prompts, counts = position.prompt_records(with_previews) if self._is_turn(viewer) else (b"", [0])
        return Records(view, events + prompts, (happened, *counts))

    def _is_turn(self, viewer: int | None) -> bool:
        match = self._match
        return viewer is not None and match.player == viewer and viewer not in match.withdrawn

    def _now(
        self,
        viewer: int | None,
        view: Any,
        question: tuple[Fact, ...],
        previews: dict[str, tuple[Fact, ...]] | None,
    ) -> Now:
        match, result = self._match, self._match.result
        own = match.setup.seats_with(viewer)
        return Now(
            number=match.entry_count,
            ply=match.ply,
            player=match.player,
            view=view,
            legal_moves=tuple(match.position.legal_moves) if self._is_turn(viewer) else (),
            question=question,
            clocks=None if match.setup.clock is None else match.clocks(self._time),
            can_undo=any(match.can_undo(seat) for seat in own),
            can_take_back=any(match.can_request_take_back(seat, self._time) for seat in own),
            wish=_take_back_request(match),
            outcome=result,
            previews=previews,
        )

    def latest(self, viewer: int | None, with_events: bool = True) -> LogEntry:
        """The last entry of the log; a move comes with its events."""
        entry = self._match.entries[-1]
        events = self._last_events(viewer) if with_events and isinstance(entry.change, Moved) else ()
        return log_entry(self._match, entry, viewer, events)

    def _view(self, viewer: int | None) -> Any:
        redacted_for = self._redacted_for(viewer)
        if redacted_for not in self._views:
            self._views[redacted_for] = self._match.position.view(redacted_for, seats_shown(self._match))
        return self._views[redacted_for]

    def _last_events(self, viewer: int | None) -> tuple[Fact, ...]:
        redacted_for = self._redacted_for(viewer)
        if redacted_for not in self._events:
            self._events[redacted_for] = tuple(self._match.position.events(redacted_for))
        return self._events[redacted_for]

    def _view_record(self, viewer: int | None) -> bytes:
        redacted_for = self._redacted_for(viewer)
        if redacted_for not in self._view_records:
            view = self._match.position.view_record(redacted_for, seats_shown(self._match))
            self._view_records[redacted_for] = view.tobytes()
        return self._view_records[redacted_for]

    def _event_records(self, viewer: int | None) -> tuple[bytes, int]:
        redacted_for = self._redacted_for(viewer)
        if redacted_for not in self._events_recorded:
            self._events_recorded[redacted_for] = self._match.position.event_records(redacted_for)
        return self._events_recorded[redacted_for]

    def _redacted_for(self, viewer: int | None) -> int | None:
        """The viewer to redact for: in a game without secrets everybody sees what a spectator sees."""
        return viewer if self._match.position.rulebook.has_secrets else None


def _previews(position: Position, is_turn: bool) -> dict[str, tuple[Fact, ...]]:
    return {move: tuple(position.foresee(move)) for move in position.legal_moves} if is_turn else {}


def _take_back_request(match: Match) -> TakeBackRequest | None:
    pending = match.pending
    return None if pending is None else TakeBackRequest(pending.seat, pending.to, tuple(match.unanswered))


def log_entry(match: Match, entry: Entry, viewer: int | None, events: Sequence[Fact] = ()) -> LogEntry:
    """An entry of the log, for one viewer."""
    change = entry.change
    return LogEntry(
        number=entry.number,
        type=change.__struct_config__.tag,  # type: ignore[arg-type]
        seat=change.seat,
        time=entry.time,
        ply=entry.ply,
        move=_visible_move(match, change, viewer) if isinstance(change, Moved) else None,
        to=getattr(change, "to", None),
        reason=getattr(change, "reason", None),
        events=tuple(events),
    )


def _visible_move(match: Match, change: Moved, viewer: int | None) -> str:
    """The notation of a move, or the placeholder that others see for a hidden choice."""
    book = match.position.rulebook
    if change.seat == viewer or match.result:
        return change.move
    return book.concealed.get(book.actions[change.move], change.move)


def log(match: Match, viewer: int | None, numbers: Sequence[int]) -> Iterator[LogEntry | None]:
    """The entries with these numbers, in steps; moves come with their events, also those that were taken back.

    They are those of the match as it is now, also if it goes on between two steps. None is a step without an entry.
    """
    entries, position = tuple(match.entries), match.position.copy()
    plies = {number: ply for ply, number in enumerate(_standing(entries))}
    if all(number in plies for number in numbers if isinstance(entries[number].change, Moved)):
        narrated = _looked_up(position, [entries[number] for number in numbers], viewer, plies)
    else:
        narrated = _replayed(position, entries, viewer, frozenset(numbers))
    return (None if entry is None else log_entry(match, entry, viewer, events) for entry, events in narrated)


Narrated: TypeAlias = Iterator[tuple[Entry | None, Sequence[Fact]]]
"""Entries and their events, in steps; None is a step without an entry."""


def _looked_up(position: Position, entries: Sequence[Entry], viewer: int | None, plies: Mapping[int, int]) -> Narrated:
    """Entries whose moves have not been taken back: the position still has their plies."""
    for entry in entries:
        yield entry, position.events(viewer, plies[entry.number]) if isinstance(entry.change, Moved) else ()


def _replayed(position: Position, entries: Sequence[Entry], viewer: int | None, numbers: Collection[int]) -> Narrated:
    """The entries with these numbers, from playing the match again."""
    while position.ply:
        position.pop()
    for entry in entries:
        is_wanted = entry.number in numbers
        events: Sequence[Fact] = ()
        if isinstance(entry.change, Moved):
            position.push(entry.change.move)
            events = position.events(viewer) if is_wanted else ()
        elif isinstance(entry.change, TakenBack):
            while position.ply > entry.change.to:
                position.pop()
        yield entry if is_wanted else None, events


def _standing(entries: Sequence[Entry]) -> list[int]:
    """The entry numbers of the moves that were not taken back, by ply of the position."""
    moves: list[int] = []
    for entry in entries:
        if isinstance(entry.change, Moved):
            moves.append(entry.number)
        elif isinstance(entry.change, TakenBack):
            del moves[entry.change.to :]
    return moves
