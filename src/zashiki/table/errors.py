"""What a table refuses. Each error has a code for programs; whoever raises one has changed nothing."""

from typing import ClassVar

from zashiki.kernel.errors import ZashikiError


class TableError(ZashikiError):
    """The base of what only a table refuses."""

    code: ClassVar[str]


class StalePly(TableError):
    """Meant for a ply that is past."""

    code = "old_ply"

    def __init__(self, message: str, already_done: bool) -> None:
        super().__init__(message)
        self.already_done = already_done
        """Whether this very thing was done at that ply: it was sent twice."""


class FuturePly(TableError):
    """Meant for a ply that is not reached yet."""

    code = "ahead"


class NotYourTurn(TableError):
    """Another seat is to decide."""

    code = "not_your_turn"


class MatchOver(TableError):
    """The match is over, or it is for this seat."""

    code = "over"


class MatchNotOver(TableError):
    """What is told only when the match is over."""

    code = "not_over"


class TakeBackRefused(TableError):
    """What cannot be taken back, or what nobody asked to."""

    code = "no_undo"


class TimeUp(TableError):
    """The time of the seat to decide is up: first let `Match.expire` say so."""

    code = "time"
