"""A WebSocket protocol for uvicorn that bounds what a connection can cost, and closes even if the client stops reading.

uvicorn's own protocol parses everything it receives at once, answers pings without limit and collects empty fragments.
"""

import logging
from collections.abc import Callable
from typing import Any

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from zashiki.server.responses import HEADERS
from zashiki.server.transports import reset
from zashiki.server.waiting import Inbox, Signal

CLOSING = 5.0
"""Seconds for the client to read the closing frame."""
PIECE = 1024
"""Bytes to parse at once: more wait until the application has handled the messages in them."""
MOST_CONTROL_FRAMES = 100
"""Pings, pongs and fragments between two pings of the server, which are 20 seconds apart; clients need one or two."""
MOST_AFTER_CLOSE = 16 * 1024
"""Bytes from the client after the server's closing frame; among them should be the client's own."""
POLICY = 1008
WRITE = "zashiki.write"
"""The name of an extension of ASGI: a function that sends a message without a task and without waiting."""


class Handshake(ServerProtocol):
    """The protocol of websockets, whose error responses have the headers of all others."""

    def __init__(self, largest_message: int, on_answer: Callable[[], None]) -> None:
        super().__init__(max_size=largest_message, logger=logging.getLogger("websockets.server"))
        self._on_answer = on_answer

    def send_response(self, response: Response) -> None:
        """Answers the handshake."""
        if response.status_code != 101:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        super().send_response(response)
        self._on_answer()


class BoundedWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with limits. It would wait forever until everything sent has been read; this one aborts."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = Handshake(config.ws_max_size, self._complete_handshake)
        self.queue: Any = Inbox[Any]()
        self.writable: Any = Signal()
        self.on_lost: Callable[[], None] = lambda: None
        """Called when the connection is lost."""
        self._unread = b""
        self._control_frames = 0
        self._after_close = 0

    # The connection

    def _complete_handshake(self) -> None:
        self.handshake_complete = True  # after an error response uvicorn does not know, and reports a mistake
        if self.conn.state is State.OPEN:
            # The application has read the headers, which take more memory than all else; a parser keeps the request.
            self.request.headers.clear()
            del self.request, self.response
            self.scope["headers"] = []

    def handle_connect(self, event: Request) -> None:
        """Starts the application, which may write at once."""
        super().handle_connect(event)
        if not self.close_sent:  # the handshake has not failed
            self.scope["extensions"][WRITE] = {"write": self.write}

    def write(self, data: bytes, is_binary: bool) -> bool:
        """Sends a message at once, unless the client has not read what was sent before; whether it was sent."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        (self.conn.send_binary if is_binary else self.conn.send_text)(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets what was not read."""
        self._unread = b""
        super().connection_lost(exc)
        self.on_lost()

    async def run_asgi(self) -> None:
        """Serves the connection, then aborts the transport."""
        await super().run_asgi()
        self.loop.call_later(CLOSING if self.conn.close_sent else 0, reset, self.transport)

    def send_keepalive_ping(self) -> None:
        """Pings, and counts control frames anew."""
        self._control_frames = 0
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Aborts at once: a client that does not answer a ping will not read a closing frame either."""
        super().keepalive_timeout()
        reset(self.transport)

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Stores what arrives, and parses it as far as the application follows."""
        self._unread += data
        if self.close_sent:
            self._after_close += len(self._unread)
            if self._after_close > MOST_AFTER_CLOSE:
                reset(self.transport)
        self._parse()

    async def receive(self) -> Any:
        """The next message for the application."""
        self._parse()
        message = await self.queue.get()
        self._parse()
        return message

    def _parse(self) -> None:
        """Parses until there is a message; does not receive more before the application asks for it."""
        while self._unread and self._can_parse():
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)
        is_ahead = not self.close_sent and (bool(self._unread) or not self.queue.empty())
        if is_ahead != self.read_paused and not self.transport.is_closing():
            self.read_paused = is_ahead
            (self.transport.pause_reading if is_ahead else self.transport.resume_reading)()

    def _can_parse(self) -> bool:
        is_answered = self.handshake_complete or not self.handshake_initiated
        is_wanted = self.queue.empty() or self.close_sent  # the client's closing frame comes after all its messages
        return is_answered and is_wanted and not self.transport.is_closing()

    # Frames that the application does not see, so that its rate limits do not count them

    def handle_ping(self) -> None:
        """Answers a ping."""
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The answer to a ping, or an unwanted one."""
        if self._counts():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """A message or its first fragment."""
        if event.fin or self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message or its first fragment."""
        if event.fin or self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Another fragment."""
        if self._counts():
            super().handle_cont(event)

    def _counts(self) -> bool:
        """Counts a frame; disconnects, and returns False, if there are too many."""
        self._control_frames += 1
        if self._control_frames > MOST_CONTROL_FRAMES and not self.close_sent:
            self.conn.fail(POLICY, "Too many pings, pongs or fragments.")
            self.handle_parser_exception()
        return not self.close_sent
