"""Runs the server."""

import socket
from typing import Any

import uvicorn

from zashiki.kernel.errors import BadArgument
from zashiki.server import logs
from zashiki.server.app import create_app
from zashiki.server.settings import Settings
from zashiki.server.socket import LARGEST_MESSAGE
from zashiki.server.websocket_protocol import AbortingWebSocketProtocol

SHUTDOWN = 10
"""Seconds for requests in progress when the server is told to stop."""


def serve(settings: Settings) -> None:
    """Prints the address and serves until told to stop."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    logs.set_up()
    listening = _listen(settings)
    port = listening.getsockname()[1]
    print(
        f"Zashiki is running at {settings.public_url or f'http://{settings.host}:{port}'} (Ctrl-C stops it).",
        flush=True,
    )
    config = uvicorn.Config(
        create_app(settings),
        ws=AbortingWebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=settings.proxies is not None,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN,
    )
    _Server(config).run(sockets=[listening])


class _Server(uvicorn.Server):
    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops Warashi's searches first, so that nobody waits for moves that come too late."""
        app: Any = self.config.app
        app.state.services.engine_pool.stop()
        await super().shutdown(sockets)


def _listen(settings: Settings) -> socket.socket:
    """Opens the socket before anything else, so that an unavailable address is reported at once."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or error
        raise BadArgument(f"Cannot listen on {settings.host}, port {settings.port}: {reason}.") from None
