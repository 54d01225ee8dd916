"""What happened at a table, in order: with its set-up it is the whole match."""

from typing import Literal, TypeAlias

import msgspec

# Nothing here can be part of a cycle, and a server holds very many of them: the garbage collector need not look at any.

Reason = Literal["resigned", "left", "time"]


class Moved(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="move"):
    """A seat made a move."""

    seat: int
    move: str


class TakenBack(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="back"):
    """A seat took moves back: free, or with everybody's consent."""

    seat: int
    to: int
    """The ply of the position that the game went back to."""


class TakeBackRequested(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="ask"):
    """A seat asked the others to let it take moves back."""

    seat: int
    to: int
    """The ply of the position that it would go back to."""


class TakeBackAgreed(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="agree"):
    """A seat agreed, and others still have to answer; with the last consent the game goes back at once."""

    seat: int


class TakeBackDeclined(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="decline"):
    """A seat refused what was asked, or the asker asks no longer."""

    seat: int


class Withdrawn(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="gave_up"):
    """A seat is out of the match."""

    seat: int
    reason: Reason


Change: TypeAlias = Moved | TakenBack | TakeBackRequested | TakeBackAgreed | TakeBackDeclined | Withdrawn


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log."""

    number: int
    """Its place in the log, from 0."""
    ply: int | None
    """The table's ply that it used up; None if it only concerns a take-back that is asked for.

    The table's ply never goes back: it counts moves, goings-back and givings-up alike, so that what was sent for an
    old ply can never be taken for something new.
    """
    time: float
    change: Change
    left: tuple[float, ...] | None = None
    """Every seat's seconds on a live clock after it."""
