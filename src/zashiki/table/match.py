"""One match: what its seats may do, and what has become of it.

A match is its set-up and its log. Whoever wants something makes a proposal: it is checked, and becomes an `Entry` that
has changed nothing yet. Once the entry is safe, `accept` makes it happen. Replaying a log is accepting its entries.
"""

import datetime
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
import numpy as np

from zashiki.kernel import dispatch, fairness
from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.table.clock import Clock
from zashiki.table.disclosure import random_state, reveals
from zashiki.table.errors import FuturePly, MatchNotOver, MatchOver, NotYourTurn, StalePly, TakeBackRefused, TimeUp
from zashiki.table.log import (
    Change,
    Entry,
    Moved,
    Reason,
    TakeBackAgreed,
    TakeBackDeclined,
    TakeBackRequested,
    TakenBack,
    Withdrawn,
)
from zashiki.table.match_clocks import Left, MatchClocks
from zashiki.table.seats import Seat

SUBSTITUTE_LEVEL = 5
"""Warashi's level where it plays on for a seat that gave up."""
MAX_TAKE_BACKS = 50
"""So often a seat goes back over the same ply of the game, or asks to: a log must not grow for ever."""


class Setup(msgspec.Struct, frozen=True):
    """What a match is begun from."""

    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    clock: Clock
    secret: str
    nonces: tuple[str, ...]
    snapshot: dict[str, Any] | None = None
    """A position to begin from, in tests."""
    rated: bool = False
    """Whether it counts for ratings: then nothing goes back that was answered."""

    def seats_with(self, seat: int | None) -> tuple[int, ...]:
        """The seats of whoever has this one; at one device he may have several."""
        player = None if seat is None else self.seats[seat].player
        return tuple(number for number, one in enumerate(self.seats) if player is not None and one.player == player)

    @property
    def seed(self) -> int:
        """What the deal comes from: a secret until the match is over."""
        return fairness.seed_of(self.secret, self.nonces)

    @property
    def commitment(self) -> str:
        """What everybody is shown of the secret before the match."""
        return fairness.commit(self.secret)


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended."""

    ranks: tuple[int, ...]
    """Every seat's rank, from 1; equals share one."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """Every seat's points, as they stood at the end."""
    reason: Literal["played", "resigned", "left", "time"]


class Match:
    """A match as it stands.

    `position` is the match's own: who thinks about it in another thread takes a copy first.

    Time is what the caller says it is: seconds, as a float. `serving_since` is when this server became able to
    take moves: live clocks do not run before it, and slow clocks do not expire right after it.
    """

    def __init__(
        self, setup: Setup, started: float, entries: Iterable[Entry] = (), serving_since: float | None = None
    ) -> None:
        _check(setup)
        self.setup = setup
        self.started = started
        self.position = _begin(setup)
        if self.position.players != len(setup.seats):
            raise BadArgument(f"The snapshot has {self.position.players} seats, the table {len(setup.seats)}.")
        self.entries: list[Entry] = []
        self.withdrawn: dict[int, Reason] = {}
        self.pending: TakeBackRequested | None = None
        """A take-back that waits for the consent of the `unanswered`."""
        self.unanswered: tuple[int, ...] = ()
        self.result: MatchResult | None = None
        self._plies: list[Entry] = []
        self._movers: list[int] = []
        self._by_chance: list[bool] = []
        """For every move whether chance had a part in it."""
        self._revealed: dict[int, bool] = {}
        self._taken_back: Counter[tuple[int, int]] = Counter()
        """How often a seat went back over a ply of the position, or asked to."""
        self._free_from = 0
        """Moves from this ply of the position on were followed by no other seat's."""
        self._clocks = MatchClocks(
            setup.clock, len(setup.seats), started, started if serving_since is None else serving_since
        )
        self._conclude()
        for entry in entries:
            self.accept(entry)

    # PlainState

    @property
    def ply(self) -> int:
        """How many moves, goings-back and givings-up there were."""
        return len(self._plies)

    @property
    def entry_count(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def player(self) -> int | None:
        """The seat to decide; None when the match is over."""
        return None if self.result else self.position.player

    def has_played(self, what: Moved, ply: int) -> bool:
        """Whether this was the move at a ply."""
        return 0 <= ply < self.ply and self._plies[ply].change == what

    def warashi_level(self, seat: int) -> int | None:
        """The level at which Warashi plays a seat, its own or one that gave up; None if it does not."""
        own = self.setup.seats[seat]
        if own.is_warashi:
            return SUBSTITUTE_LEVEL if own.level is None else own.level
        return SUBSTITUTE_LEVEL if seat in self.withdrawn and len(self.setup.seats) > 2 else None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last move back without asking anybody.

        The first time for a move this can take most of a millisecond: worlds are imagined.
        """
        to = self.position.ply - 1
        is_in = self.result is None and seat not in self.withdrawn
        return is_in and self._is_free(seat, to) and not self._is_worn_out(seat, to)

    def can_request_take_back(self, seat: int, now: float) -> bool:
        """Whether a seat's last move may be asked back, or goes back at once.

        As with `can_undo`, worlds are imagined the first time for a move.
        """
        is_in = self.result is None and not self._is_time_up(now) and seat not in self.withdrawn
        return is_in and self._objection_to_back(seat, self._last_decision(seat), now) is None

    # Time

    def clocks(self, now: float) -> tuple[float | None, ...]:
        """Every seat's seconds: all it has left on a live clock; on a slow one, what is left of the turn at hand."""
        return tuple(self._seconds(seat, now) for seat in range(len(self.setup.seats)))

    def _seconds(self, seat: int, now: float) -> float | None:
        if not self._is_timed(seat):
            return None
        left = self._clocks.left[seat] if self._clocks.left else None
        deadline = self.deadline if seat == self.player else None
        if deadline is None:
            return left
        running = max(0.0, deadline - now)
        return running if left is None else min(running, left)

    @property
    def deadline(self) -> float | None:
        """When the time of the seat to decide is up; None if it has all the time there is."""
        seat = self.player
        return self._clocks.deadline(seat) if seat is not None and self._is_timed(seat) else None

    def _is_timed(self, seat: int) -> bool:
        """Whether a clock runs for a seat: Warashi's time is the server's."""
        return self.setup.clock is not None and self.warashi_level(seat) is None

    def _charged(self, seat: int | None, now: float) -> Left:
        """What is left on live clocks when a seat pays for the time since the last thing happened."""
        return self._clocks.charged(seat, now) if seat is not None and self._is_timed(seat) else self._clocks.left

    # Proposals: each is checked and returned as an entry, and changes nothing

    def move(self, seat: int, ply: int, move: str, now: float) -> Entry:
        """A seat's move, meant for a ply of the table."""
        self._check_ply(ply, Moved(seat, move))
        self._check_running(now)
        if seat != self.player:
            raise NotYourTurn(f"Seat {self.player} is to decide, not seat {quoted(seat)}.")
        if move not in self.position.legal_moves:
            self.position.push(move)  # which says what is wrong with it
        left = self._clocks.left
        if left is not None and self._is_timed(seat):
            left = self._clocks.charged_for_move(seat, now, self._ends_turn(seat, move))
        return self._entry(Moved(seat, move), now, left)

    def _ends_turn(self, seat: int, move: str) -> bool:
        """Whether a legal move ends the turn; trying it is the quickest way to know."""
        self.position.push(move)
        ends = self.position.player != seat
        self.position.pop()
        return ends

    def undo(self, seat: int, ply: int, now: float) -> Entry:
        """Takes back a seat's own last move, which nobody has answered and which revealed nothing."""
        to = self.position.ply - 1
        self._check_ply(ply, TakenBack(seat, to))
        self._check_running(now)
        self._check_in(seat)
        if not self._is_free(seat, to):
            raise TakeBackRefused(self._why_not_free(seat))
        if self._is_worn_out(seat, to):
            raise TakeBackRefused(_WORN_OUT)
        return self._back(seat, to, now)

    def request_take_back(self, seat: int, ply: int, now: float, to: int | None = None) -> Entry:
        """Asks to go back to a position where the seat was to decide: the last one, if none is named.

        If nobody has to be asked the game goes back at once.
        """
        target = self._last_decision(seat) if to is None else to
        self._check_ply(ply, TakenBack(seat, target))
        self._check_running(now)
        self._check_in(seat)
        objection = self._objection_to_back(seat, target, now)
        if objection:
            raise TakeBackRefused(_NO_MOVE if to is None and target < 0 else objection)
        if self._is_unanswered(seat, target) or not self._others(seat):
            return self._back(seat, target, now)
        return self._entry(TakeBackRequested(seat, target), now, self._charged(self.player, now))

    def _objection_to_back(self, seat: int, to: int, now: float) -> str | None:
        """Why a seat cannot even ask to go back to a ply of the position; None if it can."""
        if not 0 <= to < self.position.ply or self._movers[to] != seat:
            return f"Seat {seat} made no move at ply {quoted(to)} of the game."
        if self.pending is not None:
            return f"Seat {self.pending.seat} has already asked to take back; that is to be answered first."
        if self.setup.rated and not self._is_unanswered(seat, to):
            return "In a rated game nothing goes back that was answered."
        if self._has_revealed(to):
            return "Something hidden or random was revealed since; it cannot be taken back."
        if self._is_worn_out(seat, to):
            return _WORN_OUT
        return _TOO_LATE if self._is_too_late(seat, to, now) else None

    def agree(self, seat: int, now: float) -> Entry:
        """A seat's consent to what is asked; with the last one the game goes back."""
        self._check_running(now)
        asked = self._asked(seat)
        if self.unanswered == (seat,):
            return self._back(asked.seat, asked.to, now)
        return self._entry(TakeBackAgreed(seat), now, self._charged(self.player, now))

    def decline(self, seat: int, now: float) -> Entry:
        """A seat's refusal of what is asked; the asker's own takes the question back."""
        self._check_running(now)
        if self.pending is None or seat != self.pending.seat:
            self._asked(seat)
        return self._entry(TakeBackDeclined(seat), now, self._charged(self.player, now))

    def resign(self, seat: int, now: float) -> Entry:
        """A seat gives up."""
        return self._give_up(seat, "resigned", now)

    def leave(self, seat: int, now: float) -> Entry:
        """A seat gets up from the table for good."""
        return self._give_up(seat, "left", now)

    def expire(self, now: float) -> Entry | None:
        """What happens if the time of the seat to decide is up; None if it is not."""
        deadline, seat = self.deadline, self.player
        if deadline is None or seat is None or now < deadline:
            return None
        return self._entry(Withdrawn(seat, "time"), now, self._clocks.used_up(seat))

    def _give_up(self, seat: int, reason: Reason, now: float) -> Entry:
        self._check_running(now)
        self._check_in(seat)
        return self._entry(Withdrawn(seat, reason), now, self._charged(self.player, now))

    def _back(self, seat: int, to: int, now: float) -> Entry:
        if self._is_too_late(seat, to, now):
            raise TakeBackRefused(_TOO_LATE)
        # Who takes back what nobody has answered was still at his turn, and pays for the time.
        payer = seat if self._is_unanswered(seat, to) else self.player
        return self._entry(TakenBack(seat, to), now, self._charged(payer, now))

    def _is_too_late(self, seat: int, to: int, now: float) -> bool:
        """Whether a seat would have no time left for a turn of its own that it goes back in."""
        own = self._is_timed(seat) and self._is_unanswered(seat, to)
        return own and not self._clocks.can_go_on(seat, to, now)

    def _entry(self, what: Change, now: float, left: Left) -> Entry:
        ply = None if isinstance(what, TakeBackRequested | TakeBackAgreed | TakeBackDeclined) else self.ply
        return Entry(self.entry_count, ply, max(now, self._clocks.seen), what, left)

    # What is checked

    def _check_ply(self, ply: int, what: Moved | TakenBack) -> None:
        if not isinstance(ply, int) or isinstance(ply, bool) or ply < 0:
            raise BadArgument(f"A ply is a whole number from 0, not {quoted(ply)}.")
        if ply > self.ply:
            raise FuturePly(f"The table is at ply {self.ply}; ply {ply} is not reached yet.")
        if ply < self.ply:
            done = self._plies[ply].change
            same = done == what if isinstance(what, Moved) else isinstance(done, TakenBack) and done.seat == what.seat
            raise StalePly(f"The table is at ply {self.ply}; ply {ply} is past.", same)

    def _check_running(self, now: float) -> None:
        if self.result:
            raise MatchOver("The match is over.")
        if self._is_time_up(now):
            raise TimeUp(f"The time of seat {self.player} is up.")

    def _is_time_up(self, now: float) -> bool:
        deadline = self.deadline
        return deadline is not None and now >= deadline

    def _check_in(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.setup.seats):
            raise BadArgument(f"A seat is a number from 0 to {len(self.setup.seats) - 1}, not {quoted(seat)}.")
        if seat in self.withdrawn:
            raise MatchOver(f"Seat {seat} gave up; for it the match is over.")

    def _asked(self, seat: int) -> TakeBackRequested:
        if self.pending is None:
            raise TakeBackRefused("Nobody asks to take anything back.")
        if seat not in self.unanswered:
            raise TakeBackRefused(f"Seat {quoted(seat)} is not asked.")
        return self.pending

    # Going back

    def _is_free(self, seat: int, to: int) -> bool:
        """Whether a seat may go back without asking: over its own unanswered moves that revealed nothing."""
        return self._is_unanswered(seat, to) and not self._has_revealed(to)

    def _is_unanswered(self, seat: int, to: int) -> bool:
        """Whether all moves from a ply of the position on are this seat's, and no other has moved since."""
        past = self._movers[max(to, 0) :]
        return len(past) > 0 and to >= self._free_from and all(mover == seat for mover in past)

    def _has_revealed(self, to: int) -> bool:
        """Whether a move from a ply of the position on told anybody anything."""
        return any(self._reveals(ply) for ply in reversed(range(to, self.position.ply)))

    def _is_worn_out(self, seat: int, to: int) -> bool:
        """Whether a seat went back too often over a ply from which it would go back again."""
        return any(self._taken_back[seat, ply] >= MAX_TAKE_BACKS for ply in range(to, self.position.ply))

    def _why_not_free(self, seat: int) -> str:
        if seat not in self._movers:
            return _NO_MOVE
        if self._movers[-1] != seat or self.position.ply <= self._free_from:
            return "Another seat has moved since; it can only be asked for."
        return "The move revealed something hidden or random; it cannot be taken back."

    def _last_decision(self, seat: int) -> int:
        return next((ply for ply in reversed(range(len(self._movers))) if self._movers[ply] == seat), -1)

    def _others(self, seat: int) -> tuple[int, ...]:
        """Whose consent a take-back needs. Warashi always agrees."""
        return tuple(other for other in self._remaining if other != seat)

    @property
    def _remaining(self) -> tuple[int, ...]:
        """The seats of people and bots that have not given up."""
        seats = enumerate(self.setup.seats)
        return tuple(seat for seat, own in seats if not own.is_warashi and seat not in self.withdrawn)

    def _reveals(self, ply: int) -> bool:
        if not self.position.rulebook.has_secrets and not self._by_chance[ply]:
            return False
        if ply not in self._revealed:
            self._revealed[ply] = reveals(self.position, ply)
        return self._revealed[ply]

    # What happens

    def accept(self, entry: Entry) -> None:
        """Makes an entry happen: one that was just proposed, or the next of a log."""
        expected = None if isinstance(entry.change, TakeBackRequested | TakeBackAgreed | TakeBackDeclined) else self.ply
        if entry.number != self.entry_count or entry.ply != expected:
            raise BadArgument(
                f"Entry {entry.number} at ply {entry.ply} does not follow: the log has {self.entry_count} entries, "
                f"and the table is at ply {self.ply}."
            )
        if self.result:
            raise MatchOver(f"Entry {entry.number} comes after the end of the match.")
        self._happen(entry)
        self.entries.append(entry)
        if entry.ply is not None:
            self._plies.append(entry)
            self.pending, self.unanswered = None, ()
        self._clocks.note(entry)

    def _happen(self, entry: Entry) -> None:
        match entry.change:
            case Moved(seat, move):
                self._play(seat, move, entry.time)
            case TakenBack(seat, to):
                self._go_back(seat, to, entry.time)
            case Withdrawn(seat, reason):
                self._check_in(seat)
                self.withdrawn[seat] = reason
                self._conclude(reason)
            case TakeBackRequested(seat, to):
                self._count_back(seat, to)
                self.pending, self.unanswered = entry.change, self._others(seat)
            case TakeBackAgreed(seat):
                self.unanswered = tuple(other for other in self.unanswered if other != seat)
            case TakeBackDeclined(_):
                self.pending, self.unanswered = None, ()

    def _play(self, seat: int, move: str, time: float) -> None:
        if seat != self.player:
            raise NotYourTurn(f"Seat {self.player} is to decide, not seat {quoted(seat)}.")
        at, chance = self.position.ply, random_state(self.position)
        self.position.push(move)
        self._by_chance.append(random_state(self.position) != chance)
        if at and self._movers[-1] != seat:
            self._free_from = max(self._free_from, at)
        self._movers.append(seat)
        self._clocks.moved(time, ends_turn=self.position.player != seat)
        if self.position.is_over:
            self._conclude()

    def _count_back(self, seat: int, to: int) -> None:
        self._taken_back.update((seat, ply) for ply in range(to, self.position.ply))

    def _go_back(self, seat: int, to: int, time: float) -> None:
        if not 0 <= to < self.position.ply:
            raise BadArgument(f"The game is at ply {self.position.ply} and cannot go back to {to}.")
        if self.pending != TakeBackRequested(seat, to):  # what was asked is counted already
            self._count_back(seat, to)
        # A turn that nobody has answered goes on, with its time.
        self._clocks.went_back(to, time, anew=not self._is_unanswered(seat, to))
        while self.position.ply > to:
            self.position.pop()
            self._revealed.pop(self.position.ply, None)
        del self._movers[to:], self._by_chance[to:]
        self._free_from = min(self._free_from, to)

    # The end

    def _conclude(self, reason: Reason | None = None) -> None:
        """Writes the result, if the match is over now."""
        stayed = [seat for seat in range(len(self.setup.seats)) if seat not in self.withdrawn]
        if self.position.is_over:
            standings = _standings(self.position)
            ranks = {seat: 1 + sum(standings[other] > standings[seat] for other in stayed) for seat in stayed}
            reason_of_end: Literal["played"] | Reason = "played"
        elif reason and (len(stayed) <= 1 or not self._remaining):
            ranks = dict.fromkeys(stayed, 1)
            reason_of_end = reason
        else:
            return
        self.result = MatchResult(
            ranks=tuple(ranks.get(seat, len(stayed) + 1) for seat in range(len(self.setup.seats))),
            winners=tuple(seat for seat, rank in ranks.items() if rank == 1),
            scores=self.position.scores,
            reason=reason_of_end,
        )

    def record(self, names: Sequence[str] = (), day: datetime.date | None = None) -> Record:
        """The record of a match that is over, with all that proves its deal.

        It has the moves that stand. After a giving-up it says that the game goes on: the moves end early, and no more
        can be told from them; what became of the match is its `result`.
        """
        if self.result is None:
            raise MatchNotOver("The match is not over: its seed is still a secret.")
        setup = self.setup
        named = names or [seat.name for seat in setup.seats]
        return Record.of(self.position, named, day, setup.commitment, setup.secret, setup.nonces)


_NO_MOVE = "There is no move of this seat to take back."
_WORN_OUT = f"This seat has taken it back {MAX_TAKE_BACKS} times; now it stays."
_TOO_LATE = "There is no time left to play it again."


def _check(setup: Setup) -> None:
    seats = len(setup.seats)
    if any(seat.is_open for seat in setup.seats):
        raise BadArgument("A match begins when every seat is taken.")
    if len(setup.nonces) != seats:
        raise BadArgument(f"There are {len(setup.nonces)} nonces for {seats} seats; each has its own.")


def _begin(setup: Setup) -> Position:
    if setup.snapshot is not None:
        return Position.restore(setup.snapshot, seed=setup.seed)
    return Position.deal(setup.game, seed=setup.seed, players=len(setup.seats), options=setup.options)


def _standings(position: Position) -> list[int]:
    """What decides who stands before whom, of a game that is over."""
    states = np.frombuffer(bytes(position), dtype=position.rulebook.STATE).copy()
    out = np.zeros(position.players, dtype=np.int64)
    dispatch.standings_at(states, 0, out)
    return out.tolist()
