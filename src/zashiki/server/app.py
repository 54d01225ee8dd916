"""The application: routes, response headers, error responses and request logs."""

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
from zashiki.server.authentication import SAFE, address, is_same_site
from zashiki.server.errors import Forbidden, Malformed, TooFast, code_of, status_of
from zashiki.server.http import players, tables
from zashiki.server.http.games import games
from zashiki.server.http.operations import health
from zashiki.server.http.operations import metrics as metrics_page
from zashiki.server.http.page import assets, document, icon, is_browser_navigation, page
from zashiki.server.http.players import AccountController, PlayerController
from zashiki.server.http.tables import TableController
from zashiki.server.openapi import Problem, complete
from zashiki.server.services import Services
from zashiki.server.settings import Settings
from zashiki.server.socket import socket

LARGEST_BODY = 16 * 1024
SMALLEST_PACKED = 1000
"""Responses with at least this many bytes are compressed."""
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
log = logging.getLogger("zashiki.http")


class JsonRequest(Request[Any, Any, Any]):
    """A request that reports every kind of invalid body as `Malformed`."""

    async def json(self) -> Any:
        """The body as plain data."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Malformed(f"The body cannot be read as JSON: {error}") from None


def error_response(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    """An error response, with the headers of every response."""
    return Response(Problem(code, message), status_code=status, headers={**HEADERS, **(headers or {})})


def response_to(error: ZashikiError) -> Response[Problem]:
    """The response for an error."""
    code = code_of(error)
    metrics.REFUSED.labels(code).inc()
    headers = {"retry-after": str(int(error.wait) + 1)} if isinstance(error, TooFast) else {}
    return error_response(status_of(error), code, str(error), headers)


def _on_refusal(_: Request[Any, Any, Any], error: ZashikiError) -> Response[Problem]:
    return response_to(error)


def _on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    if error.status_code == HTTP_404_NOT_FOUND and is_browser_navigation(request):
        response = document(HTTP_404_NOT_FOUND)
        response.headers.update(HEADERS)
        return response
    code = _CODES.get(error.status_code, "refused")
    message = _MESSAGES.get(error.status_code, error.detail)
    if isinstance(error, ValidationException) and error.extra:
        message = "; ".join(_explanation(detail) for detail in error.extra)
    return error_response(error.status_code, code, message, error.headers)


def _explanation(detail: Any) -> str:
    if not isinstance(detail, dict):
        return str(detail)
    if detail.get("key") == "data" and detail.get("message") == "'data'":
        return "Expected a JSON object as the body of the request; there is none."
    return f"{detail.get('key', '')}: {detail.get('message', '')}".removeprefix(": ")


_CODES = {400: "malformed", 404: "unknown", 405: "no_such_method", 413: "too_large", 415: "malformed"}
_MESSAGES = {
    404: "There is nothing at this address.",
    405: "This address does not support the method; see the Allow header.",
    413: f"A request body has at most {LARGEST_BODY} bytes.",
}


def _on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request failed", exc_info=error)
    return error_response(500, "failed", "Internal error; it has been logged.")


async def _guard(request: Request[Any, Any, Any]) -> Response[Problem] | None:
    """Rejects requests from pages of other sites and requests above the rate limit."""
    services: Services = request.app.state.services
    try:
        services.limits.use("request", address(request))
        if request.method not in SAFE and not is_same_site(request, services.settings):
            raise Forbidden("The request comes from a page of another site.")
    except ZashikiError as error:
        return response_to(error)
    return None


def observed(app: ASGIApp) -> ASGIApp:
    """Measures and logs every request by its route; its path may contain the id of a private table."""

    async def observe(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, note_status)
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
            description="Tables, players and records. Games are played over a WebSocket at /api/socket.",
            path="/api/openapi.json",  # Litestar serves a page of its own for other addresses right below this path.
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,
    )
    complete(app.openapi_schema, players, tables)
    return app
