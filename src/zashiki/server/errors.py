"""Errors that the server reports: each has an HTTP status, a code for programs and a sentence for people.

Code that raises one has changed nothing.
"""

from zashiki.kernel.errors import BadArgument, IllegalMove, ZashikiError


class Refused(ZashikiError):
    """The request cannot be granted."""

    status = 400
    code = "refused"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


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


class SeatTaken(Refused):
    """The seat is no longer free, or the table is not waiting for players."""

    status, code = 409, "taken"


class NameTaken(Refused):
    """Another account has this name, or one that looks the same."""

    status, code = 409, "name_taken"


class LogConflict(Refused):
    """The table's log already has another entry at this place: load the table again."""

    status, code = 409, "forked"


class TooFast(Refused):
    """A rate limit was exceeded."""

    status, code = 429, "too_fast"

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait
        """Seconds until the next attempt can succeed."""


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
