"""The headers of every response, and the form of every error."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from zashiki.kernel.catalogue import DEFAULT, catalogue
from zashiki.kernel.errors import Reason, ZashikiError
from zashiki.kernel.facts import Fact
from zashiki.kernel.wording import RefusedMove
from zashiki.server import metrics
from zashiki.server.errors import TryLater, code_of, status_of

HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
"""Every response has these headers unless it has its own."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error: a code for programs, and a sentence for people in English."""

    code: str
    message: str
    reason: str = ""
    """The sentence is the message `error-` and this of the catalogues, for clients that speak other languages."""
    args: Mapping[str, str | float] = {}
    """The arguments of that message."""
    facts: Sequence[Fact] = ()
    """Why a move is not legal: messages of the game, whose words are the argument `reason`."""


def problem(code: str, reason: Reason) -> Problem:
    """An error that has no exception."""
    return Problem(code, reason.text(catalogue(DEFAULT)), reason.id, reason.args)


def problem_of(error: ZashikiError) -> Problem:
    """An error for a client."""
    code, message, reason = code_of(error), error.text(catalogue(DEFAULT)), error.reason
    if reason is None:
        return Problem(code, message)
    return Problem(code, message, reason.id, reason.args, error.reasons if isinstance(error, RefusedMove) else ())


def error_parts(content: Problem, more: Mapping[str, str] | None = None) -> tuple[dict[str, str], bytes]:
    """The headers and the body of an error response that is sent without the application."""
    body = msgspec.json.encode(content)
    own = {"content-type": "application/json", "content-length": str(len(body)), **(more or {})}
    return {**HEADERS, **own}, body


def headers_of(error: ZashikiError) -> dict[str, str]:
    """The headers of the response to an error: when to try again."""
    return {"retry-after": str(int(error.wait) + 1)} if isinstance(error, TryLater) else {}


async def send_error(send: Any, kind: Literal["http.response", "websocket.http.response"], error: ZashikiError) -> None:
    """Answers a request, or a WebSocket that is not accepted, with an error."""
    content = problem_of(error)
    metrics.REFUSED.labels(content.code).inc()
    headers, body = error_parts(content, headers_of(error))
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": status_of(error), "headers": raw})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
