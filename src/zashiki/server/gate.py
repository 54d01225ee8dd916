"""The gate that every request passes, even one for an unknown address, before the application sees it.

It checks the host name and the rate limits of the address, adds the security headers to the response, and measures
and logs it.
"""

import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Message, Receive, Send, WebSocketScope

from zashiki.kernel.errors import because
from zashiki.server import metrics
from zashiki.server.errors import NotFound, Refused, TooFast
from zashiki.server.hosts import Hosts
from zashiki.server.http.page import STATIC
from zashiki.server.limits import Limits, limit_key
from zashiki.server.responses import HEADERS, send_error
from zashiki.server.settings import Settings
from zashiki.server.socket import SOCKET

MOST_SOCKETS = 150
"""Open WebSockets of one address: thirty people with some pages each, and connections whose loss is not known yet."""
RETRY = 10.0
"""Seconds after which a refused WebSocket may be opened again."""
_HEADERS = {name.encode(): value.encode() for name, value in HEADERS.items()}
log = logging.getLogger("zashiki.http")


class Gate:
    """An ASGI application around ours."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self._app = app
        self._hosts = Hosts.of(settings)
        self._most_sockets = MOST_SOCKETS * settings.pace
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handles a request, a WebSocket, or the start and the end of the application."""
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: HTTPScope | WebSocketScope, what: str) -> None:
        self._hosts.check(scope["headers"], scope["http_version"])
        limits: Limits = self._app.state.services.limits
        limits.use(what, _address(scope))

    # Requests

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def send_secured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _secured(message["headers"])
            await send(message)

        try:
            self._check(scope, "static" if scope["path"].startswith(STATIC) else "request")
        except Refused as refusal:
            await send_error(send_secured, "http.response", refusal)
        else:
            await self._app(scope, receive, send_secured)
        finally:
            _observe(scope, status, time.perf_counter() - began)

    # WebSockets

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope, "connect")
            if scope["path"].rstrip("/") != SOCKET:
                raise NotFound(because("no-websocket"))
            async with self._counted(_address(scope)):
                await self._app(scope, receive, send)
        except Refused as refusal:
            await send_error(send, "websocket.http.response", refusal)

    @asynccontextmanager
    async def _counted(self, address: str) -> AsyncIterator[None]:
        if self._sockets[address] >= self._most_sockets:
            raise TooFast(because("websockets"), RETRY)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def _address(scope: HTTPScope | WebSocketScope) -> str:
    return limit_key(scope["client"][0] if scope["client"] else "")


def _secured(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    own = list(headers)
    names = {name.lower() for name, _ in own}
    return own + [header for header in _HEADERS.items() if header[0] not in names]


def _observe(scope: HTTPScope, status: int, seconds: float) -> None:
    """Measures and logs a request by its route: its path may contain the id of a private table."""
    route = f"{scope['method']} {scope.get('path_template') or 'unknown'}"
    metrics.ANSWERED.labels(route, str(status)).observe(seconds)
    log.info("answered", extra={"route": route, "status": status, "ms": round(seconds * 1000, 2)})
