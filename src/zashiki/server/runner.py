"""Runs the server."""

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from zashiki.kernel.catalogue import DEFAULT, use
from zashiki.kernel.errors import BadArgument
from zashiki.server import logs
from zashiki.server.admission import Admission
from zashiki.server.app import create_app
from zashiki.server.bus import check_bus
from zashiki.server.gate import Gate
from zashiki.server.http_protocol import IDLE_SECONDS, BoundedHttpProtocol, CountingState
from zashiki.server.settings import Settings
from zashiki.server.socket import LARGEST_MESSAGE
from zashiki.server.store.opening import naming, open_migrated
from zashiki.server.store.processes import claimed
from zashiki.server.websocket_protocol import BoundedWebSocketProtocol
from zashiki.workers.cluster import Cluster

SHUTDOWN = 10
"""Seconds for requests in progress when the server is told to stop."""
log = logging.getLogger(__name__)


def serve(settings: Settings, opens_browser: bool = False) -> None:
    """Prints the address, opens it in the user's browser if there is one, and serves until told to stop."""
    use(DEFAULT)  # what it says is English, whatever the language of its host: see `Problem`
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    logs.set_up()
    # Before anything else, so that a database, bus or cluster that cannot be used is reported in one sentence.
    with _claimed_database(settings):
        if settings.bus:
            asyncio.run(check_bus(settings.bus))
        with _listen(settings) as listening:
            _serve(settings, listening, Cluster(settings.workers) if settings.workers else None, opens_browser)


def _serve(settings: Settings, listening: socket.socket, cluster: Cluster | None, opens_browser: bool) -> None:
    port = listening.getsockname()[1]
    url = settings.public_url or f"http://{settings.host}:{port}"
    print(f"Zashiki is running at {url} (Ctrl-C stops it).", flush=True)
    if opens_browser and has_browser():
        # The connection waits in the socket's queue until the server is ready.
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()
    app = create_app(settings, cluster)
    gate: Any = Gate(app, settings)
    proxied = ProxyHeadersMiddleware(gate, settings.proxies or [])
    config = uvicorn.Config(
        proxied,
        http=BoundedHttpProtocol,
        ws=BoundedWebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN,
    )
    _Server(config, app, Admission.create(settings.pace, proxied.trusted_hosts.__contains__)).run(sockets=[listening])


@contextmanager
def _claimed_database(settings: Settings) -> Iterator[None]:
    """Claims the database; raises an error unless this server can use it. Without a bus it must be the only one."""
    database = open_migrated(settings.database_url)
    try:
        with ExitStack() as claim:
            with naming(settings.database_url):
                claim.enter_context(claimed(database, alone=not settings.bus))
            yield
    finally:
        database.engine.dispose()


def has_browser() -> bool:
    """Whether a person can see a browser on this machine: in a terminal on a desktop, not in a job or over SSH."""
    if not sys.stdout.isatty() or "SSH_CONNECTION" in os.environ or "CI" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, app: Litestar, admission: Admission) -> None:
        super().__init__(config)
        self._app = app
        self.server_state = CountingState(admission)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops Warashi's searches first, so that nobody waits for moves that come too late."""
        log.info("stopping")
        self._app.state.services.scheduler.stop()
        await super().shutdown(sockets)


def _listen(settings: Settings) -> socket.socket:
    """Opens the socket before anything else, so that an unavailable address is reported at once."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or error
        raise BadArgument(f"Cannot listen on {settings.host}, port {settings.port}: {reason}.") from None
