"""One match: what its seats may do, and how it stands.

A match is its set-up and its log. Every command is a proposal: it is checked and becomes an `Entry` that has changed
nothing yet. `consequence` tells what the entry would lead to, so that both can be stored. Once they are stored,
`accept` applies the entry. Replaying a log is accepting its entries.
"""

import datetime
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from zashiki.kernel import fairness
from zashiki.kernel.errors import BadArgument, Reason, because, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.table.clock import Clock
from zashiki.table.errors import FuturePly, MatchNotOver, MatchOver, NotYourTurn, StalePly, TakeBackRefused, TimeUp
from zashiki.table.log import (
    Change,
    Entry,
    Moved,
    TakeBackAgreed,
    TakeBackDeclined,
    TakeBackRequested,
    TakenBack,
    WithdrawalReason,
    Withdrawn,
)
from zashiki.table.look_ahead import LookAhead, look_ahead
from zashiki.table.match_clocks import Left, MatchClocks
from zashiki.table.seats import Seat
from zashiki.table.timeline import Timeline

SUBSTITUTE_LEVEL = 5
"""Warashi's level where it plays on for a seat that withdrew."""
MAX_TAKE_BACKS = 50
"""How often a seat may take back the same ply of the game, or ask to: a log must not grow without limit."""

EndReason: TypeAlias = Literal["played", "resigned", "left", "time"]


class Setup(msgspec.Struct, frozen=True):
    """Everything a match starts from."""

    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    clock: Clock
    secret: str
    nonces: tuple[str, ...]
    snapshot: dict[str, Any] | None = None
    """A position to start from, for tests."""
    rated: bool = False
    """Whether it counts for ratings: then answered moves cannot be taken back."""

    def seats_with(self, seat: int | None) -> tuple[int, ...]:
        """All seats of the player who holds this one; people who share a device hold several."""
        player = None if seat is None else self.seats[seat].player
        return tuple(number for number, other in enumerate(self.seats) if player is not None and other.player == player)

    @property
    def seed(self) -> int:
        """The seed of the deal: secret until the match is over."""
        return fairness.seed_of(self.secret, self.nonces)

    @property
    def commitment(self) -> str:
        """The commitment to the secret that everybody sees before the match."""
        return fairness.commit(self.secret)


class MatchResult(msgspec.Struct, frozen=True):
    """How a match ended."""

    ranks: tuple[int, ...]
    """Every seat's rank, from 1; equal seats share a rank."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """Every seat's points at the end."""
    reason: EndReason


class Consequence(msgspec.Struct, frozen=True):
    """How a match stands after an entry, as far as the store needs to know."""

    player: int | None
    """The seat to decide; None when the match is over."""
    deadline: float | None
    """When the time of that seat is up, by the wall clock."""
    result: MatchResult | None
    moves: tuple[int, ...] = ()
    """Every seat's number of moves that were not taken back, once the match is over."""


class Match:
    """A match as it stands.

    `position` belongs to the match: take a copy before using it in another thread.

    The caller provides the time, in seconds, as a float: that of a steady clock, except where something is stored or
    shown. The timeline translates between the two; without one they are the same. `serving_since` is the steady time at
    which this server became able to take moves: live clocks do not run before it, and slow clocks do not expire right
    after it.
    """

    def __init__(
        self,
        setup: Setup,
        started: float,
        entries: Iterable[Entry] = (),
        serving_since: float | None = None,
        timeline: Timeline | None = None,
    ) -> None:
        _check(setup)
        self.setup = setup
        self.started = started
        """When it started, by the wall clock."""
        self._timeline = timeline or Timeline()
        self.position = _begin(setup)
        if self.position.players != len(setup.seats):
            raise BadArgument(because("snapshot-seats", players=self.position.players, seats=len(setup.seats)))
        self.entries: list[Entry] = []
        self.withdrawn: dict[int, WithdrawalReason] = {}
        self.pending: TakeBackRequested | None = None
        """A take-back that needs the consent of the `unanswered` seats."""
        self.unanswered: tuple[int, ...] = ()
        self._plies: list[Entry] = []
        self._movers: list[int] = []
        self._revealing: list[bool] = []
        """For every move whether it revealed something hidden or random."""
        self._take_backs: Counter[tuple[int, int]] = Counter()
        """How often a seat took back a ply of the position, or asked to."""
        self._free_from = 0
        """From this ply of the position on, no other seat has answered a move."""
        began = self._timeline.steady(started)
        self._clocks = MatchClocks(
            setup.clock, len(setup.seats), began, began if serving_since is None else serving_since
        )
        self._looked_ahead: tuple[int, str, LookAhead] | None = None
        """The last look ahead, with the number of entries and the move it was for."""
        self.result: MatchResult | None = self._played_result() if self.position.is_over else None
        for entry in entries:
            self.accept(entry)

    # State

    @property
    def ply(self) -> int:
        """The number of moves, take-backs and withdrawals so far."""
        return len(self._plies)

    @property
    def entry_count(self) -> int:
        """The number of entries in the log."""
        return len(self.entries)

    @property
    def player(self) -> int | None:
        """The seat to decide; None when the match is over."""
        return None if self.result else self.position.player

    @property
    def ended(self) -> float | None:
        """When the match ended, by the wall clock; None while it is not over."""
        return self.entries[-1].time if self.result and self.entries else None

    def has_played(self, move: Moved, ply: int) -> bool:
        """Whether this was the move at a ply of the table."""
        return 0 <= ply < self.ply and self._plies[ply].change == move

    def warashi_level(self, seat: int) -> int | None:
        """The level at which Warashi plays a seat, its own or that of a player who withdrew; None if it does not."""
        return self._warashi_level(seat, self.withdrawn)

    def _warashi_level(self, seat: int, withdrawn: Collection[int]) -> int | None:
        own = self.setup.seats[seat]
        if own.is_warashi:
            return SUBSTITUTE_LEVEL if own.level is None else own.level
        return SUBSTITUTE_LEVEL if seat in withdrawn and len(self.setup.seats) > 2 else None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last move back without asking anybody."""
        to = self.position.ply - 1
        is_playing = self.result is None and seat not in self.withdrawn
        return is_playing and self._is_free(seat, to) and not self._is_worn_out(seat, to)

    def can_request_take_back(self, seat: int, now: float) -> bool:
        """Whether a seat may ask to take its last move back, or may do so at once."""
        is_playing = self.result is None and not self._is_time_up(now) and seat not in self.withdrawn
        return is_playing and self._take_back_objection(seat, self._last_decision(seat), now) is None

    # Time

    def clocks(self, now: float) -> tuple[float | None, ...]:
        """Every seat's seconds: all that is left on a live clock, what is left of the current turn on a slow one."""
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
        """When the time of the seat to decide is up; without a clock, when it will have abandoned the game."""
        return self._deadline(self.player, self._clocks, self.withdrawn)

    def _deadline(self, seat: int | None, clocks: MatchClocks, withdrawn: Collection[int]) -> float | None:
        if seat is None or self._warashi_level(seat, withdrawn) is not None:
            return None
        return clocks.deadline(seat)

    def _is_timed(self, seat: int) -> bool:
        """Whether a clock runs for a seat; none runs for Warashi, whose time is the server's."""
        return self.setup.clock is not None and self.warashi_level(seat) is None

    def _charged(self, seat: int | None, now: float) -> Left:
        """The seconds left on live clocks if a seat pays for the time since the last entry."""
        return self._clocks.charged(seat, now) if seat is not None and self._is_timed(seat) else self._clocks.left

    # Proposals: each is checked and returned as an entry, and changes nothing

    def move(self, seat: int, ply: int, move: str, now: float) -> Entry:
        """A seat's move, meant for a ply of the table."""
        self._check_ply(ply, Moved(seat, move))
        self._check_running(now)
        if seat != self.player:
            raise NotYourTurn(because("not-your-turn", player=str(self.player), seat=quoted(seat)))
        after = self._look_ahead(move)
        left = self._clocks.left
        if left is not None and self._is_timed(seat):
            left = self._clocks.charged_for_move(seat, now, ends_turn=after.player != seat)
        return self._entry(Moved(seat, move), now, left)

    def undo(self, seat: int, ply: int, now: float) -> Entry:
        """Takes back a seat's own last move, which nobody has answered and which revealed nothing."""
        to = self.position.ply - 1
        self._check_ply(ply, TakenBack(seat, to))
        self._check_running(now)
        self._check_playing(seat)
        if not self._is_free(seat, to):
            raise TakeBackRefused(self._why_not_free(seat))
        if self._is_worn_out(seat, to):
            raise TakeBackRefused(_WORN_OUT)
        return self._take_back(seat, to, now)

    def request_take_back(self, seat: int, ply: int, now: float, to: int | None = None) -> Entry:
        """Asks to go back to a position where the seat was to decide; by default the last one.

        If nobody has to be asked, the moves are taken back at once.
        """
        target = self._last_decision(seat) if to is None else to
        self._check_ply(ply, TakenBack(seat, target))
        self._check_running(now)
        self._check_playing(seat)
        objection = self._take_back_objection(seat, target, now)
        if objection:
            raise TakeBackRefused(_NO_MOVE if to is None and target < 0 else objection)
        if self._is_unanswered(seat, target) or not self._others(seat):
            return self._take_back(seat, target, now)
        return self._entry(TakeBackRequested(seat, target), now, self._charged(self.player, now))

    def _take_back_objection(self, seat: int, to: int, now: float) -> Reason | None:
        """Why a seat cannot even ask to go back to a ply of the position; None if it can."""
        if not 0 <= to < self.position.ply or self._movers[to] != seat:
            return because("no-own-move-at", seat=seat, ply=quoted(to))
        if self.pending is not None:
            return because("already-asked", seat=self.pending.seat)
        if self.setup.rated and not self._is_unanswered(seat, to):
            return because("rated-take-back")
        if self._has_revealed(to):
            return because("revealed-since")
        if self._is_worn_out(seat, to):
            return _WORN_OUT
        return _TOO_LATE if self._is_too_late(seat, to, now) else None

    def agree(self, seat: int, now: float) -> Entry:
        """A seat's consent to a take-back; with the last consent the moves are taken back."""
        self._check_running(now)
        request = self._request_to(seat)
        if self.unanswered == (seat,):
            return self._take_back(request.seat, request.to, now)
        return self._entry(TakeBackAgreed(seat), now, self._charged(self.player, now))

    def decline(self, seat: int, now: float) -> Entry:
        """A seat declines a take-back; the requesting seat withdraws its request this way."""
        self._check_running(now)
        if self.pending is None or seat != self.pending.seat:
            self._request_to(seat)
        return self._entry(TakeBackDeclined(seat), now, self._charged(self.player, now))

    def resign(self, seat: int, now: float) -> Entry:
        """A seat resigns."""
        return self._withdraw(seat, "resigned", now)

    def leave(self, seat: int, now: float) -> Entry:
        """A seat leaves the table for good."""
        return self._withdraw(seat, "left", now)

    def expire(self, now: float) -> Entry | None:
        """The withdrawal of the seat to decide if its time is up; None if it is not."""
        deadline, seat = self.deadline, self.player
        if deadline is None or seat is None or now < deadline:
            return None
        return self._entry(Withdrawn(seat, "time"), now, self._clocks.used_up(seat))

    def _withdraw(self, seat: int, reason: WithdrawalReason, now: float) -> Entry:
        self._check_running(now)
        self._check_playing(seat)
        return self._entry(Withdrawn(seat, reason), now, self._charged(self.player, now))

    def _take_back(self, seat: int, to: int, now: float) -> Entry:
        if self._is_too_late(seat, to, now):
            raise TakeBackRefused(_TOO_LATE)
        # A seat that takes back an unanswered move was still in its turn, and pays for the time.
        payer = seat if self._is_unanswered(seat, to) else self.player
        return self._entry(TakenBack(seat, to), now, self._charged(payer, now))

    def _is_too_late(self, seat: int, to: int, now: float) -> bool:
        """Whether a seat would have no time left for the turn of its own that it goes back to."""
        own = self._is_timed(seat) and self._is_unanswered(seat, to)
        return own and not self._clocks.can_continue(seat, to, now)

    def _entry(self, change: Change, now: float, left: Left) -> Entry:
        return Entry(self.entry_count, self._ply_for(change), self._timeline.wall(now), change, left)

    def _ply_for(self, change: Change) -> int | None:
        return None if isinstance(change, TakeBackRequested | TakeBackAgreed | TakeBackDeclined) else self.ply

    def _look_ahead(self, move: str) -> LookAhead:
        """The game after a move, remembered from the proposal to its consequence."""
        if self._looked_ahead is None or self._looked_ahead[:2] != (self.entry_count, move):
            after = look_ahead(self.position, move)
            if after is None:
                self.position.push(move)  # raises an error that says what is wrong with the move
                raise AssertionError(f"{move} is not legal, and was played.")
            self._looked_ahead = self.entry_count, move, after
        return self._looked_ahead[2]

    # Consequences: what an entry would lead to, without applying it

    def consequence(self, entry: Entry) -> Consequence:
        """How the match will stand once an entry that was just proposed is accepted."""
        clocks, withdrawn, time = self._clocks.copy(), self.withdrawn, self._timeline.steady(entry.time)
        player, result, movers = self.position.player, None, self._movers
        match entry.change:
            case Moved(seat, move):
                after = self._look_ahead(move)
                player, movers = after.player, [*movers, seat]
                clocks.moved(time, ends_turn=player != seat)
                if player is None:
                    result = self._ranked(after.standings, after.scores)
            case TakenBack(seat, to):
                player = self._movers[to]
                clocks.taken_back(to, time, restarts_turn=not self._is_unanswered(seat, to))
            case Withdrawn(seat, reason):
                withdrawn = {**withdrawn, seat: reason}
                result = self._result_of_withdrawal(withdrawn, reason)
        clocks.note(entry, time)
        if result:
            player = None
        deadline = self._deadline(player, clocks, withdrawn)
        return Consequence(
            player=player,
            deadline=None if deadline is None else self._timeline.wall(deadline),
            result=result,
            moves=tuple(movers.count(seat) for seat in range(len(self.setup.seats))) if result else (),
        )

    # Checks

    def _check_ply(self, ply: int, change: Moved | TakenBack) -> None:
        if not isinstance(ply, int) or isinstance(ply, bool) or ply < 0:
            raise BadArgument(because("ply", given=quoted(ply)))
        if ply > self.ply:
            raise FuturePly(because("future-ply", now=self.ply, ply=ply))
        if ply < self.ply:
            done = self._plies[ply].change
            is_same = done == change
            if isinstance(change, TakenBack):
                is_same = isinstance(done, TakenBack) and done.seat == change.seat
            raise StalePly(because("past-ply", now=self.ply, ply=ply), is_same)

    def _check_running(self, now: float) -> None:
        if self.result:
            raise MatchOver(because("match-over"))
        if self._is_time_up(now):
            raise TimeUp(because("time-up", seat=str(self.player)))

    def _is_time_up(self, now: float) -> bool:
        deadline = self.deadline
        return deadline is not None and now >= deadline

    def _check_playing(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.setup.seats):
            raise BadArgument(because("seat", last=len(self.setup.seats) - 1, given=quoted(seat)))
        if seat in self.withdrawn:
            raise MatchOver(because("withdrawn", seat=seat))

    def _request_to(self, seat: int) -> TakeBackRequested:
        if self.pending is None:
            raise TakeBackRefused(because("nobody-asked"))
        if seat not in self.unanswered:
            raise TakeBackRefused(because("not-asked", seat=quoted(seat)))
        return self.pending

    # Take-backs

    def _is_free(self, seat: int, to: int) -> bool:
        """Whether a seat may go back without asking: over its own unanswered moves that revealed nothing."""
        return self._is_unanswered(seat, to) and not self._has_revealed(to)

    def _is_unanswered(self, seat: int, to: int) -> bool:
        """Whether all moves from a ply of the position on are this seat's, and no other seat has moved since."""
        past = self._movers[max(to, 0) :]
        return len(past) > 0 and to >= self._free_from and all(mover == seat for mover in past)

    def _has_revealed(self, to: int) -> bool:
        """Whether any move from a ply of the position on revealed something."""
        return any(self._revealing[to:])

    def _is_worn_out(self, seat: int, to: int) -> bool:
        """Whether a seat has taken back too often one of the plies that it would take back again."""
        return any(self._take_backs[seat, ply] >= MAX_TAKE_BACKS for ply in range(to, self.position.ply))

    def _why_not_free(self, seat: int) -> Reason:
        if seat not in self._movers:
            return _NO_MOVE
        if self._movers[-1] != seat or self.position.ply <= self._free_from:
            return because("moved-since")
        return because("revealed")

    def _last_decision(self, seat: int) -> int:
        return next((ply for ply in reversed(range(len(self._movers))) if self._movers[ply] == seat), -1)

    def _others(self, seat: int) -> tuple[int, ...]:
        """The seats whose consent a take-back needs. Warashi always agrees."""
        return tuple(other for other in self._remaining(self.withdrawn) if other != seat)

    def _remaining(self, withdrawn: Collection[int]) -> tuple[int, ...]:
        """The seats of people and bots that have not withdrawn."""
        seats = enumerate(self.setup.seats)
        return tuple(seat for seat, own in seats if not own.is_warashi and seat not in withdrawn)

    # Entries

    def accept(self, entry: Entry) -> None:
        """Applies an entry that was proposed and stored, or the next one of a log that is replayed."""
        if entry.number != self.entry_count or entry.ply != self._ply_for(entry.change):
            raise BadArgument(
                because("entry", entry=entry.number, ply=str(entry.ply), entries=self.entry_count, now=self.ply)
            )
        if self.result:
            raise MatchOver(because("entry-after-end", entry=entry.number))
        time = self._timeline.steady(entry.time)
        self._apply(entry, time)
        self._looked_ahead = None
        self.entries.append(entry)
        if entry.ply is not None:
            self._plies.append(entry)
            self.pending, self.unanswered = None, ()
        self._clocks.note(entry, time)

    def _apply(self, entry: Entry, time: float) -> None:
        match entry.change:
            case Moved(seat, move):
                self._apply_move(seat, move, time)
            case TakenBack(seat, to):
                self._apply_take_back(seat, to, time)
            case Withdrawn(seat, reason):
                self._check_playing(seat)
                self.withdrawn[seat] = reason
                self.result = self._result_of_withdrawal(self.withdrawn, reason)
            case TakeBackRequested(seat, to) as request:
                self._count_take_back(seat, to)
                self.pending, self.unanswered = request, self._others(seat)
            case TakeBackAgreed(seat):
                self.unanswered = tuple(other for other in self.unanswered if other != seat)
            case TakeBackDeclined(_):
                self.pending, self.unanswered = None, ()

    def _apply_move(self, seat: int, move: str, time: float) -> None:
        if seat != self.player:
            raise NotYourTurn(because("not-your-turn", player=str(self.player), seat=quoted(seat)))
        at = self.position.ply
        self.position.push(move)
        self._revealing.append(self.position.reveals())
        if at and self._movers[-1] != seat:
            self._free_from = max(self._free_from, at)
        self._movers.append(seat)
        self._clocks.moved(time, ends_turn=self.position.player != seat)
        if self.position.is_over:
            self.result = self._played_result()

    def _count_take_back(self, seat: int, to: int) -> None:
        self._take_backs.update((seat, ply) for ply in range(to, self.position.ply))

    def _apply_take_back(self, seat: int, to: int, time: float) -> None:
        if not 0 <= to < self.position.ply:
            raise BadArgument(because("cannot-go-back", now=self.position.ply, ply=to))
        if self.pending != TakeBackRequested(seat, to):  # a request was counted when it was made
            self._count_take_back(seat, to)
        # A turn that nobody has answered continues, with its time.
        self._clocks.taken_back(to, time, restarts_turn=not self._is_unanswered(seat, to))
        while self.position.ply > to:
            self.position.pop()
        del self._movers[to:], self._revealing[to:]
        self._free_from = min(self._free_from, to)

    # The end

    def _played_result(self) -> MatchResult:
        standings = self.position.standings
        assert standings is not None
        return self._ranked(standings, self.position.scores)

    def _ranked(self, standings: Sequence[int], scores: tuple[int, ...]) -> MatchResult:
        """The result of a game played to its end; seats that withdrew share the last rank."""
        stayed = self._stayed(self.withdrawn)
        ranks = {seat: 1 + sum(standings[other] > standings[seat] for other in stayed) for seat in stayed}
        return self._result(ranks, scores, "played")

    def _result_of_withdrawal(self, withdrawn: Collection[int], reason: WithdrawalReason) -> MatchResult | None:
        """The result if the match is over now that a seat withdrew; None if the others play on."""
        stayed = self._stayed(withdrawn)
        if len(stayed) > 1 and self._remaining(withdrawn):
            return None
        return self._result(dict.fromkeys(stayed, 1), self.position.scores, reason)

    def _stayed(self, withdrawn: Collection[int]) -> list[int]:
        return [seat for seat in range(len(self.setup.seats)) if seat not in withdrawn]

    def _result(self, ranks: dict[int, int], scores: tuple[int, ...], reason: EndReason) -> MatchResult:
        """The result from the ranks of the seats that stayed."""
        return MatchResult(
            ranks=tuple(ranks.get(seat, len(ranks) + 1) for seat in range(len(self.setup.seats))),
            winners=tuple(seat for seat, rank in ranks.items() if rank == 1),
            scores=scores,
            reason=reason,
        )

    def record(self, names: Sequence[str] = (), day: datetime.date | None = None) -> Record:
        """The record of a match that is over, with everything that proves its deal.

        It has the moves that stand. After a withdrawal the moves end early and the record says that the game is not
        finished; how the match ended is in its `result`.
        """
        if self.result is None:
            raise MatchNotOver(because("match-not-over"))
        setup = self.setup
        named = names or [seat.name for seat in setup.seats]
        return Record.of(self.position, named, day, setup.commitment, setup.secret, setup.nonces)


_NO_MOVE = because("no-own-move")
_WORN_OUT = because("taken-back-often", times=MAX_TAKE_BACKS)
_TOO_LATE = because("no-time-left")


def _check(setup: Setup) -> None:
    seats = len(setup.seats)
    if any(seat.is_open for seat in setup.seats):
        raise BadArgument(because("open-seats"))
    if len(setup.nonces) != seats:
        raise BadArgument(because("nonces", nonces=len(setup.nonces), seats=seats))


def _begin(setup: Setup) -> Position:
    if setup.snapshot is not None:
        return Position.restore(setup.snapshot, seed=setup.seed)
    return Position.deal(setup.game, seed=setup.seed, players=len(setup.seats), options=setup.options)
