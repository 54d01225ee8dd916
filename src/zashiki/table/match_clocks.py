"""The clocks of a match: they are informed of every entry, and can be asked in advance what an entry costs.

All times are those of a steady clock.
"""

from typing import TypeAlias

from zashiki.table.clock import ABANDONED, GRACE, LAG_ALLOWANCE, Clock, LiveClock
from zashiki.table.log import Entry

Left: TypeAlias = tuple[float, ...] | None
"""Every seat's seconds on a live clock."""


class MatchClocks:
    """The clocks as they stood at the last entry. The match decides whose clock runs at all."""

    def __init__(self, clock: Clock, seats: int, started: float, serving_since: float) -> None:
        self.clock = clock
        self.left: Left = (float(clock.seconds),) * seats if isinstance(clock, LiveClock) else None
        self._last_entry = started
        self._serving_since = serving_since
        self._turns = [started]
        """For every ply of the position: when the turn began to which its decision belongs."""
        self._furthest = 0
        """The furthest ply of the position so far: replayed moves get no allowance for lag."""
        self._rewarded = 0
        """The furthest ply of the position for which an increment was added."""

    def copy(self) -> "MatchClocks":
        """Independent clocks with the same times."""
        twin = MatchClocks.__new__(MatchClocks)
        twin.__dict__.update(self.__dict__)
        twin._turns = self._turns.copy()
        return twin

    # Queries

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is up, if it is to decide now."""
        if self.left is not None:
            return max(self._last_entry, self._serving_since) + self.left[seat] + self._allowance
        return self._end_of_turn(self._ply)

    def charged(self, seat: int, now: float) -> Left:
        """The seconds left if a seat pays for the time since the last entry."""
        return self._after(seat, now, allowance=0.0, increment=0.0)

    def charged_for_move(self, seat: int, now: float, ends_turn: bool) -> Left:
        """The seconds left if a seat moves now. A replayed turn earns no second increment."""
        increment = 0.0
        if isinstance(self.clock, LiveClock) and ends_turn and self._ply >= self._rewarded:
            increment = self.clock.increment
        return self._after(seat, now, self._allowance, increment)

    def used_up(self, seat: int) -> Left:
        """The seconds left if a seat has none left."""
        return self.left and (*self.left[:seat], 0.0, *self.left[seat + 1 :])

    def can_continue(self, seat: int, to: int, now: float) -> bool:
        """Whether a seat that goes back to a ply of its own turn has time to play on from there."""
        left, end = self.charged(seat, now), self._end_of_turn(to)
        return (left is None or left[seat] > 0) and (end is None or now < end)

    # Updates

    def moved(self, time: float, ends_turn: bool) -> None:
        """Notes a move."""
        self._turns.append(time if ends_turn else self._turns[-1])
        self._furthest = max(self._furthest, self._ply)
        if ends_turn:
            self._rewarded = max(self._rewarded, self._ply)

    def taken_back(self, to: int, time: float, restarts_turn: bool) -> None:
        """Notes that the game went back to a ply of the position, whose turn restarts or continues."""
        del self._turns[to + 1 :]
        if restarts_turn:
            self._turns[to] = time

    def note(self, entry: Entry, time: float) -> None:
        """Notes an entry. Its clocks are authoritative: only its author knew since when it was served."""
        if self.left is not None and entry.left is not None:
            self.left = entry.left
        self._last_entry = max(self._last_entry, time)

    # Internals

    @property
    def _ply(self) -> int:
        return len(self._turns) - 1

    @property
    def _allowance(self) -> float:
        return LAG_ALLOWANCE if self._ply >= self._furthest else 0.0

    def _end_of_turn(self, ply: int) -> float | None:
        """When a turn ends, unless the clock is live: not right after the server was down, when nobody could move."""
        if isinstance(self.clock, LiveClock):
            return None
        limit = self.clock.seconds if self.clock else ABANDONED
        return max(self._turns[ply] + limit, self._serving_since + min(limit, GRACE))

    def _after(self, seat: int, now: float, allowance: float, increment: float) -> Left:
        if self.left is None:
            return None
        spent = max(0.0, now - max(self._last_entry, self._serving_since) - allowance)
        own = max(0.0, self.left[seat] - spent) + increment
        return (*self.left[:seat], own, *self.left[seat + 1 :])
