"""The log of a match: together with the set-up it is the whole match."""

from typing import Literal, TypeAlias

import msgspec

# These structs cannot be part of a reference cycle, and a server holds very many: `gc=False` spares the collector.

WithdrawalReason = Literal["resigned", "left", "time"]


class Moved(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="move"):
    """A seat made a move."""

    seat: int
    move: str


class TakenBack(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="back"):
    """A seat took moves back, either freely or with everybody's consent."""

    seat: int
    to: int
    """The position's ply that the game went back to."""


class TakeBackRequested(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="ask"):
    """A seat asked the others for permission to take moves back."""

    seat: int
    to: int
    """The position's ply that the game would go back to."""


class TakeBackAgreed(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="agree"):
    """A seat agreed while others still have to answer; the last consent is logged as `TakenBack`."""

    seat: int


class TakeBackDeclined(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="decline"):
    """A seat declined a take-back, or the requesting seat withdrew its request."""

    seat: int


class Withdrawn(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="gave_up"):
    """A seat is out of the match: it resigned, left or ran out of time."""

    seat: int
    reason: WithdrawalReason


Change: TypeAlias = Moved | TakenBack | TakeBackRequested | TakeBackAgreed | TakeBackDeclined | Withdrawn


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log."""

    number: int
    """Its index in the log, from 0."""
    ply: int | None
    """The table's ply that it used up; None for the negotiation of a take-back.

    The table's ply never decreases: it counts moves, take-backs and withdrawals alike, so that a command sent for an
    old ply can never be mistaken for a new one.
    """
    time: float
    """By the wall clock."""
    change: Change
    left: tuple[float, ...] | None = None
    """Every seat's seconds on a live clock afterwards."""
