"""The application: routes, what every answer carries, and how errors are told."""

import logging
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from zashiki import __version__
from zashiki.kernel.errors import ZashikiError
from zashiki.server import metrics
from zashiki.server.authentication import SAFE, address, is_from_here
from zashiki.server.errors import Forbidden, Malformed, TooFast, code_of, status_of
from zashiki.server.http import players, tables
from zashiki.server.http.games import games
from zashiki.server.http.operations import health
from zashiki.server.http.operations import metrics as metrics_page
from zashiki.server.http.page import assets, document, icon, is_for_reading, page
from zashiki.server.http.players import AccountController, PlayerController
from zashiki.server.http.tables import TableController
from zashiki.server.openapi import Problem, complete
from zashiki.server.services import Services
from zashiki.server.settings import Settings
from zashiki.server.socket import socket

LARGEST_BODY = 16 * 1024
SMALLEST_PACKED = 1000
"""Bytes of an answer that is worth compressing."""
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
log = logging.getLogger("zashiki.http")


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused, whatever is wrong with it."""

    async def json(self) -> Any:
        """The body as plain data."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Malformed(f"This body cannot be read as JSON: {error}") from None


def refusal(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    """An answer that refuses; it carries what every answer does."""
    return Response(Problem(code, message), status_code=status, headers={**HEADERS, **(headers or {})})


def told(error: ZashikiError) -> Response[Problem]:
    """A refusal in the words of an error."""
    code = code_of(error)
    metrics.REFUSED.labels(code).inc()
    headers = {"retry-after": str(int(error.wait) + 1)} if isinstance(error, TooFast) else {}
    return refusal(status_of(error), code, str(error), headers)


def _on_refusal(_: Request[Any, Any, Any], error: ZashikiError) -> Response[Problem]:
    return told(error)


def _on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    if error.status_code == HTTP_404_NOT_FOUND and is_for_reading(request):
        answer = document(HTTP_404_NOT_FOUND)
        answer.headers.update(HEADERS)
        return answer
    code = _CODES.get(error.status_code, "refused")
    message = _WORDS.get(error.status_code, error.detail)
    if isinstance(error, ValidationException) and error.extra:
        message = "; ".join(_complaint(one) for one in error.extra)
    return refusal(error.status_code, code, message, error.headers)


def _complaint(one: Any) -> str:
    if not isinstance(one, dict):
        return str(one)
    if one.get("key") == "data" and one.get("message") == "'data'":
        return "Expected a JSON object as the body of the request, not nothing."
    return f"{one.get('key', '')}: {one.get('message', '')}".removeprefix(": ")


_CODES = {400: "malformed", 404: "unknown", 405: "no_such_method", 413: "too_large", 415: "malformed"}
_WORDS = {
    404: "There is nothing at this address.",
    405: "This address takes other methods; they are in the Allow header.",
    413: f"A request has at most {LARGEST_BODY} bytes.",
}


def _on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("failed", exc_info=error)
    return refusal(500, "failed", "The server made a mistake; it was written down.")


async def _guard(request: Request[Any, Any, Any]) -> Response[Problem] | None:
    """Refuses what comes from other people's pages, and what comes too fast, before anything is done."""
    services: Services = request.app.state.services
    try:
        services.limits.use("request", address(request))
        if request.method not in SAFE and not is_from_here(request, services.settings):
            raise Forbidden("This page is not of this server.")
    except ZashikiError as error:
        return told(error)
    return None


def observed(app: ASGIApp) -> ASGIApp:
    """Measures and logs every request, by its route and not its path, which may hold the link of a table."""

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noting)
        finally:
            seconds = time.perf_counter() - began
            route = _route(scope)
            metrics.ANSWERED.labels(route, str(status)).observe(seconds)
            log.info("answered", extra={"route": route, "status": status, "ms": round(seconds * 1000, 2)})

    return observe


def _route(scope: Scope) -> str:
    return f"{scope.get('method', '')} {scope.get('path_template') or 'unknown'}"


def create_app(settings: Settings) -> Litestar:
    """The application, which opens its services when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Services.open(settings) as services:
            app.state.services = services
            yield

    async def provide(state: State) -> Services:
        services: Services = state.services
        return services

    app = Litestar(
        route_handlers=[
            games,
            TableController,
            AccountController,
            PlayerController,
            health,
            metrics_page,
            page,
            icon,
            assets(),
            socket,
        ],
        dependencies={"services": Provide(provide)},
        lifespan=[lifespan],
        request_class=JsonRequest,
        before_request=_guard,
        middleware=[observed],
        response_headers=HEADERS,
        exception_handlers={
            ZashikiError: _on_refusal,
            HTTPException: _on_http_error,
            Exception: _on_failure,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", minimum_size=SMALLEST_PACKED),
        openapi_config=OpenAPIConfig(
            title="Zashiki",
            version=__version__,
            description="Tables, players and records. The play itself is a WebSocket at /api/socket.",
            path="/api/openapi.json",  # Litestar answers whatever else is right below its path with a page of its own.
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    complete(app.openapi_schema, players, tables)
    return app
