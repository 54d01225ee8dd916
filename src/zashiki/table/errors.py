"""Errors that a match raises. Each has a code for programs; raising one has changed nothing."""

from typing import ClassVar

from zashiki.kernel.errors import Reason, ZashikiError


class TableError(ZashikiError):
    """Base class of the errors that only a match raises."""

    code: ClassVar[str]


class StalePly(TableError):
    """The command was meant for an earlier ply."""

    code = "old_ply"

    def __init__(self, reason: Reason, already_done: bool) -> None:
        super().__init__(reason)
        self.already_done = already_done
        """Whether this very command was carried out at that ply: it was sent twice."""


class FuturePly(TableError):
    """The command was meant for a ply that is not reached yet."""

    code = "ahead"


class NotYourTurn(TableError):
    """Another seat is to decide."""

    code = "not_your_turn"


class MatchOver(TableError):
    """The match is over, at least for this seat."""

    code = "over"


class MatchNotOver(TableError):
    """The information is secret until the match is over."""

    code = "not_over"


class TakeBackRefused(TableError):
    """The move cannot be taken back, or there is no request to answer."""

    code = "no_undo"


class TimeUp(TableError):
    """The seat to decide has run out of time: accept the entry of `Match.expire` first."""

    code = "time"
