"""The headers of every response, and the form of every error."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from zashiki.kernel.errors import ZashikiError
from zashiki.server import metrics
from zashiki.server.errors import TryLater, code_of, status_of

HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
"""Every response has these headers unless it has its own."""


class Problem(msgspec.Struct, frozen=True):
    """An error: a code for programs and a sentence for people."""

    code: str
    message: str


def error_parts(code: str, message: str, more: Mapping[str, str] | None = None) -> tuple[dict[str, str], bytes]:
    """The headers and the body of an error response that is sent without the application."""
    body = msgspec.json.encode(Problem(code, message))
    own = {"content-type": "application/json", "content-length": str(len(body)), **(more or {})}
    return {**HEADERS, **own}, body


def headers_of(error: ZashikiError) -> dict[str, str]:
    """The headers of the response to an error: when to try again."""
    return {"retry-after": str(int(error.wait) + 1)} if isinstance(error, TryLater) else {}


async def send_error(send: Any, kind: Literal["http.response", "websocket.http.response"], error: ZashikiError) -> None:
    """Answers a request, or a WebSocket that is not accepted, with an error."""
    code = code_of(error)
    metrics.REFUSED.labels(code).inc()
    headers, body = error_parts(code, str(error), headers_of(error))
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": f"{kind}.start", "status": status_of(error), "headers": raw})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
