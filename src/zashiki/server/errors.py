"""Errors that the server reports: each has an HTTP status, a code for programs and a reason for people.

Code that raises one has changed nothing.
"""

from zashiki.kernel.errors import BadArgument, IllegalMove, Reason, ZashikiError, because

_WAIT = 5.0
"""Seconds to wait for the database."""
_UNTIL_FEWER = 60.0
"""Seconds to wait until there may be fewer tables."""
_UNAVAILABLE = because("database")
_IN_DOUBT = because("database-in-doubt")


class Refused(ZashikiError):
    """The request cannot be granted."""

    status = 400
    code = "refused"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)

    @property
    def reason(self) -> Reason:
        """The reason."""
        reason: Reason = self.args[0]
        return reason


class Malformed(Refused):
    """The message or body does not have the expected form."""

    code = "malformed"


class NotSignedIn(Refused):
    """The request needs a player; a guest is enough."""

    status, code = 401, "not_signed_in"


class Forbidden(Refused):
    """The player may not do this."""

    status, code = 403, "forbidden"


class NotFound(Refused):
    """There is no such table, player, token or page of a game."""

    status, code = 404, "unknown"


class Conflict(Refused):
    """The request does not fit the current state of the table or player."""

    status, code = 409, "conflict"


class TableChanged(Conflict):
    """Another entry was stored first."""


class RematchExists(Conflict):
    """The game has a rematch already."""


class SeatTaken(Refused):
    """The seat is no longer free, or the table is not waiting for players."""

    status, code = 409, "taken"


class NameTaken(Refused):
    """Another account has this name, or one that looks the same."""

    status, code = 409, "name_taken"


class BadName(Refused):
    """An account cannot have this name."""

    code = "bad_name"


class BadPassword(Refused):
    """An account cannot have this password."""

    code = "bad_password"


class LogConflict(Refused):
    """An entry is not the next one of its table's log, or the game is not running: load the table again."""

    status, code = 409, "forked"


class TryLater(Refused):
    """The request cannot be granted now, but later."""

    status = 503

    def __init__(self, reason: Reason, wait: float) -> None:
        super().__init__(reason)
        self.wait = wait
        """Seconds until the next attempt can succeed."""


class TooFast(TryLater):
    """A rate limit was exceeded."""

    status, code = 429, "too_fast"


class TooMany(TryLater):
    """The player, or the player's network, has too many tables."""

    status, code = 429, "too_many"

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason, _UNTIL_FEWER)


class Busy(TryLater):
    """Too much of the same kind is waiting to be done."""

    code = "busy"


class Unavailable(TryLater):
    """The database cannot be used at the moment."""

    code = "unavailable"

    def __init__(self, cause: str, reason: Reason = _UNAVAILABLE) -> None:
        super().__init__(reason, _WAIT)
        self.cause = cause
        """What the database said, for the host."""


class InDoubt(Unavailable):
    """The connection to the database was lost while a change was stored: it is stored completely or not at all."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause, _IN_DOUBT)


class CannotStore(Refused):
    """The database cannot be read or written."""

    status, code = 503, "cannot_store"


class Failed(Refused):
    """An internal error of the server."""

    status, code = 500, "failed"


def code_of(error: ZashikiError) -> str:
    """The code of any error about a request."""
    code = getattr(error, "code", None)
    if isinstance(code, str):
        return code
    if isinstance(error, IllegalMove):
        return "illegal_move"
    return "bad_argument" if isinstance(error, BadArgument) else "refused"


def status_of(error: ZashikiError) -> int:
    """The HTTP status of any error about a request; errors of a match are conflicts."""
    if isinstance(error, Refused):
        return error.status
    return 400 if isinstance(error, BadArgument) else 409
