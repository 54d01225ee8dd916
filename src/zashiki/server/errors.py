"""What the server refuses, as a status for HTTP and a code for programs; the sentence is for people."""

from zashiki.kernel.errors import BadArgument, IllegalMove, ZashikiError


class Refused(ZashikiError):
    """A request that cannot be granted; nothing was changed."""

    status = 400
    code = "refused"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Malformed(Refused):
    """A message that is not what was expected."""

    code = "malformed"


class NotSignedIn(Refused):
    """It takes a player: a guest will do."""

    status, code = 401, "not_signed_in"


class Forbidden(Refused):
    """Somebody else's."""

    status, code = 403, "forbidden"


class Unknown(Refused):
    """There is no such thing."""

    status, code = 404, "unknown"


class Conflict(Refused):
    """It does not fit how things are now."""

    status, code = 409, "conflict"


class TooFast(Refused):
    """More than the limit allows."""

    status, code = 429, "too_fast"

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = wait
        """Seconds until it can be tried again."""


class Failed(Refused):
    """A mistake of the server's own."""

    status, code = 500, "failed"


def code_of(error: ZashikiError) -> str:
    """The code of any error about what was given."""
    code = getattr(error, "code", None)
    if isinstance(code, str):
        return code
    if isinstance(error, IllegalMove):
        return "illegal_move"
    return "bad_argument" if isinstance(error, BadArgument) else "refused"


def status_of(error: ZashikiError) -> int:
    """The status of any error about what was given: what the rules of a table refuse is a conflict."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, BadArgument):
        return 400
    return 404 if code_of(error) == "unknown" else 409
