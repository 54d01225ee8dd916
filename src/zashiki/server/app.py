"""The application: routes and error responses."""

import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_404_NOT_FOUND

from zashiki import __version__
from zashiki.kernel.errors import Reason, ZashikiError, because
from zashiki.server import metrics
from zashiki.server.authentication import SAFE, is_same_site
from zashiki.server.compression import LazyCompression
from zashiki.server.errors import Forbidden, Malformed, status_of
from zashiki.server.http import players, tables
from zashiki.server.http.games import games, messages
from zashiki.server.http.operations import health
from zashiki.server.http.operations import metrics as metrics_page
from zashiki.server.http.page import asset, is_browser_navigation, module, not_found, page, picture, robots, root_file
from zashiki.server.http.players import AccountController, PlayerController
from zashiki.server.http.tables import TableController
from zashiki.server.openapi import complete
from zashiki.server.responses import Problem, headers_of, problem, problem_of
from zashiki.server.services import Services
from zashiki.server.settings import Settings
from zashiki.server.socket import socket
from zashiki.workers.cluster import Cluster

LARGEST_BODY = 16 * 1024
SMALLEST_PACKED = 1000
"""Responses with at least this many bytes are compressed."""
COMPRESSION = 6
"""The level of gzip: the highest one takes three times as long and saves a few per cent."""
log = logging.getLogger("zashiki.http")


class JsonRequest(Request[Any, Any, Any]):
    """A request that reports every kind of invalid body as `Malformed`."""

    async def json(self) -> Any:
        """The body as plain data."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Malformed(because("not-json", problem=str(error))) from None


def error_response(status: int, content: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    """An error response."""
    return Response(content, status_code=status, headers=dict(headers or {}))


def response_to(error: ZashikiError) -> Response[Problem]:
    """The response for an error."""
    content = problem_of(error)
    metrics.REFUSED.labels(content.code).inc()
    return error_response(status_of(error), content, headers_of(error))


def _on_refusal(_: Request[Any, Any, Any], error: ZashikiError) -> Response[Problem]:
    return response_to(error)


def _on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem] | Response[bytes]:
    if error.status_code == HTTP_404_NOT_FOUND and is_browser_navigation(request):
        return not_found(request)
    code = _CODES.get(error.status_code, "refused")
    reason = _REASONS.get(error.status_code) or because("detail", problem=error.detail)
    if isinstance(error, ValidationException) and error.extra:
        reason = _invalid(error.extra)
    return error_response(error.status_code, problem(code, reason), error.headers)


def _invalid(details: Iterable[Any]) -> Reason:
    if any(isinstance(detail, dict) and _NO_BODY.items() <= detail.items() for detail in details):
        return because("no-body")
    return because("detail", problem="; ".join(map(_explanation, details)))


def _explanation(detail: Any) -> str:
    if not isinstance(detail, dict):
        return str(detail)
    return f"{detail.get('key', '')}: {detail.get('message', '')}".removeprefix(": ")


_NO_BODY = {"key": "data", "message": "'data'"}
"""What Litestar says about a request without a body."""
_CODES = {400: "malformed", 404: "unknown", 405: "no_such_method", 413: "too_large", 415: "malformed"}
_REASONS = {
    404: because("no-address"),
    405: because("no-method"),
    413: because("request-too-large", most=LARGEST_BODY),
}


def _on_failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request failed", exc_info=error)
    return error_response(500, problem("failed", because("internal")))


async def _guard(request: Request[Any, Any, Any]) -> Response[Problem] | None:
    """Rejects requests from pages of other sites."""
    services: Services = request.app.state.services
    if request.method in SAFE or is_same_site(request, services.settings):
        return None
    return response_to(Forbidden(because("other-site")))


def create_app(settings: Settings, cluster: Cluster | None = None) -> Litestar:
    """The application, which opens its services when it starts; in the end it leaves the cluster."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with Services.open(settings, cluster=cluster) as services:
            app.state.services = services
            yield

    async def provide(state: State) -> Services:
        services: Services = state.services
        return services

    app = Litestar(
        route_handlers=[
            games,
            messages,
            TableController,
            AccountController,
            PlayerController,
            health,
            metrics_page,
            page,
            picture,
            robots,
            root_file,
            asset,
            module,
            socket,
        ],
        dependencies={"services": Provide(provide)},
        lifespan=[lifespan],
        request_class=JsonRequest,
        before_request=_guard,
        exception_handlers={
            ZashikiError: _on_refusal,
            HTTPException: _on_http_error,
            Exception: _on_failure,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=SMALLEST_PACKED,
            gzip_compress_level=COMPRESSION,
            middleware_class=LazyCompression,
            exclude="^/(assets|modules)/",
        ),
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
    # Litestar converts the document at the first request for it, and everybody else would wait meanwhile.
    app.plugins.get("OpenAPIPlugin").provide_openapi_schema()
    return app
