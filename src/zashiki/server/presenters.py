"""What is sent of a table, made for one viewer at a time.

Everything of the game itself comes from `Position.view`, `narrate` and the like, which are made from a redacted record;
nothing here looks at a position in any other way.
"""

from collections.abc import Collection, Sequence
from typing import Any

from zashiki.kernel.rulebook import Event
from zashiki.server.protocol import LogEntry, Now, SeatInfo, TableSummary, TakeBackRequest, Words
from zashiki.server.store.models import Listing
from zashiki.table.log import Entry, Moved, TakenBack
from zashiki.table.match import Match
from zashiki.table.seats import Seat


def seat_infos(seats: Sequence[Seat], match: Match | None, present: Collection[str]) -> tuple[SeatInfo, ...]:
    """Who sits where, and who of them is there."""
    gave_up = match.withdrawn if match else {}
    return tuple(
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            player=seat.player,
            level=seat.level,
            present=seat.is_warashi or seat.player in present,
            gave_up=gave_up.get(number),
        )
        for number, seat in enumerate(seats)
    )


def summary(stored: Listing, match: Match | None, present: Collection[str]) -> TableSummary:
    """A table in a list: with its match as that stands, without one as the store has it."""
    result = match.result if match else stored.result
    return TableSummary(
        table=stored.id,
        game=stored.game,
        options=stored.options,
        status=stored.status if match is None else "over" if result else "running",
        seats=seat_infos(stored.seats, match, present),
        clock=stored.clock,
        rated=stored.rated,
        listed=stored.listed,
        created=stored.created,
        player=match.player if match else None,
        outcome=result,
    )


class MatchPresenter:
    """A match as it stands, for one viewer after another: what they see alike is made once."""

    def __init__(self, match: Match, time: float) -> None:
        self._match = match
        self._time = time
        self._views: dict[int | None, Any] = {}
        self._events: dict[int | None, tuple[Event, ...]] = {}

    def now(self, viewer: int | None, with_words: bool = False) -> Now:
        """A game as it stands."""
        match = self._match
        position, result = match.position, match.result
        player = None if result else match.player
        is_turn = viewer is not None and player == viewer and viewer not in match.withdrawn
        own = match.setup.seats_with(viewer)
        return Now(
            number=match.entry_count,
            ply=match.ply,
            player=player,
            view=self._view(viewer),
            legal_moves=tuple(position.legal_moves) if is_turn else (),
            asks=position.asks if is_turn else "",
            clocks=None if match.setup.clock is None else match.clocks(self._time),
            can_undo=any(match.can_undo(seat) for seat in own),
            can_take_back=any(match.can_request_take_back(seat, self._time) for seat in own),
            wish=_take_back_request(match),
            outcome=result,
            words=_words(match, viewer, is_turn) if with_words else None,
        )

    def latest(self, viewer: int | None) -> LogEntry:
        """The last entry of the log, with its events if it is a move."""
        entry = self._match.entries[-1]
        events = self._last_events(viewer) if isinstance(entry.change, Moved) else ()
        return happened(self._match, entry, viewer, events)

    def _view(self, viewer: int | None) -> Any:
        eyes = self._eyes(viewer)
        if eyes not in self._views:
            self._views[eyes] = self._match.position.view(eyes)
        return self._views[eyes]

    def _last_events(self, viewer: int | None) -> tuple[Event, ...]:
        eyes = self._eyes(viewer)
        if eyes not in self._events:
            self._events[eyes] = tuple(self._match.position.narrate(eyes))
        return self._events[eyes]

    def _eyes(self, viewer: int | None) -> int | None:
        """Where nothing is hidden everybody sees what a spectator sees."""
        return viewer if self._match.position.rulebook.has_secrets else None


def _words(match: Match, viewer: int | None, is_turn: bool) -> Words:
    position = match.position
    legal = position.legal_moves if is_turn else []
    return Words(
        moves={move: position.describe(move) for move in legal},
        gains={move: tuple(gains) for move in legal if (gains := position.gains(move))},
        reasons=tuple(tuple(position.reasons(viewer, seat)) for seat in range(position.players)),
    )


def _take_back_request(match: Match) -> TakeBackRequest | None:
    pending = match.pending
    return None if pending is None else TakeBackRequest(pending.seat, pending.to, tuple(match.unanswered))


def happened(match: Match, entry: Entry, viewer: int | None, events: Sequence[Event] = ()) -> LogEntry:
    """An entry of the log."""
    what = entry.change
    return LogEntry(
        number=entry.number,
        type=what.__struct_config__.tag,  # type: ignore[arg-type]
        seat=what.seat,
        time=entry.time,
        ply=entry.ply,
        move=_seen(match, what, viewer) if isinstance(what, Moved) else None,
        to=getattr(what, "to", None),
        reason=getattr(what, "reason", None),
        events=tuple(events),
    )


def _seen(match: Match, what: Moved, viewer: int | None) -> str:
    """The notation of a move, or what others see of a hidden choice."""
    book = match.position.rulebook
    if what.seat == viewer or match.position.is_over:
        return what.move
    return book.concealed.get(book.actions[what.move], what.move)


def log(match: Match, viewer: int | None, have: int) -> tuple[LogEntry, ...]:
    """The entries from a number on; of the moves that stand, with their events."""
    at = {number: ply for ply, number in enumerate(_standing(match.entries))}
    return tuple(
        happened(match, entry, viewer, match.position.narrate(viewer, at[entry.number]) if entry.number in at else ())
        for entry in match.entries[have:]
    )


def _standing(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the moves that were not taken back, in the order of the position's plies."""
    moves: list[int] = []
    for entry in entries:
        if isinstance(entry.change, Moved):
            moves.append(entry.number)
        elif isinstance(entry.change, TakenBack):
            del moves[entry.change.to :]
    return moves
