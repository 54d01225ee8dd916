"""How time runs in a match: told of everything that happens, and asked what it costs before it does."""

from typing import TypeAlias

from zashiki.table.clock import GRACE, LAG_ALLOWANCE, Clock, LiveClock, SlowClock
from zashiki.table.log import Entry

Left: TypeAlias = tuple[float, ...] | None
"""Every seat's seconds on a live clock."""


class MatchClocks:
    """The clocks of a match as they stood when the last thing happened. Whose clock runs at all, the match says."""

    def __init__(self, clock: Clock, seats: int, started: float, serving_since: float) -> None:
        self.clock = clock
        self.left: Left = (float(clock.seconds),) * seats if isinstance(clock, LiveClock) else None
        self.seen = started
        """When the last thing happened."""
        self._awake = serving_since
        self._turns = [started]
        """For every ply of the position: when the turn began that its decision is part of."""
        self._furthest = 0
        """The furthest ply of the position so far: what is played again gets no allowance for lag."""
        self._rewarded = 0
        """The furthest ply of the position for which a turn's increment was added."""

    # TakeBackRequested

    def deadline(self, seat: int) -> float | None:
        """When the time is up of a seat that is to decide now."""
        if self.left is not None:
            return max(self.seen, self._awake) + self.left[seat] + self._allowance
        return self._end_of_turn(self._ply)

    def charged(self, seat: int, now: float) -> Left:
        """What is left when a seat pays for the time since the last thing happened."""
        return self._after(seat, now, allowance=0.0, increment=0.0)

    def charged_for_move(self, seat: int, now: float, ends_turn: bool) -> Left:
        """What is left when a seat moves now. A turn that is played again earns no second increment."""
        increment = 0.0
        if isinstance(self.clock, LiveClock) and ends_turn and self._ply >= self._rewarded:
            increment = self.clock.increment
        return self._after(seat, now, self._allowance, increment)

    def used_up(self, seat: int) -> Left:
        """What is left when a seat has nothing left."""
        return self.left and (*self.left[:seat], 0.0, *self.left[seat + 1 :])

    def can_go_on(self, seat: int, to: int, now: float) -> bool:
        """Whether a seat that goes back to a ply of its own turn has time to play on from there."""
        left, end = self.charged(seat, now), self._end_of_turn(to)
        return (left is None or left[seat] > 0) and (end is None or now < end)

    # Told

    def moved(self, time: float, ends_turn: bool) -> None:
        """A move was made."""
        self._turns.append(time if ends_turn else self._turns[-1])
        self._furthest = max(self._furthest, self._ply)
        if ends_turn:
            self._rewarded = max(self._rewarded, self._ply)

    def went_back(self, to: int, time: float, anew: bool) -> None:
        """The game went back to a ply of the position: to begin that turn anew, or to go on with it."""
        del self._turns[to + 1 :]
        if anew:
            self._turns[to] = time

    def note(self, entry: Entry) -> None:
        """An entry was made. What it says of the clocks is true: only who made it knew when a server watched."""
        if self.left is not None and entry.left is not None:
            self.left = entry.left
        self.seen = max(self.seen, entry.time)

    # Inside

    @property
    def _ply(self) -> int:
        return len(self._turns) - 1

    @property
    def _allowance(self) -> float:
        return LAG_ALLOWANCE if self._ply >= self._furthest else 0.0

    def _end_of_turn(self, ply: int) -> float | None:
        """When a turn ends on a slow clock: not at once after a server was away, when nobody could move."""
        if not isinstance(self.clock, SlowClock):
            return None
        return max(self._turns[ply] + self.clock.seconds, self._awake + min(self.clock.seconds, GRACE))

    def _after(self, seat: int, now: float, allowance: float, increment: float) -> Left:
        if self.left is None:
            return None
        spent = max(0.0, now - max(self.seen, self._awake) - allowance)
        own = max(0.0, self.left[seat] - spent) + increment
        return (*self.left[:seat], own, *self.left[seat + 1 :])
