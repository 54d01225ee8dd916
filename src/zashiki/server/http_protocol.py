"""An HTTP protocol for uvicorn that bounds what one connection can cost in bytes and seconds, and counts connections.

uvicorn's own protocol reads URLs and headers of any size, waits for them forever, and keeps connections open whose
client does not read.
"""

from asyncio import TimerHandle, Transport
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Literal, NoReturn

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from zashiki.kernel.errors import Reason, because
from zashiki.server.admission import Admission
from zashiki.server.errors import TryLater
from zashiki.server.responses import error_parts, problem
from zashiki.server.transports import reset
from zashiki.server.websocket_protocol import BoundedWebSocketProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

LONGEST_URL = 4096
"""Bytes; URLs of the page have fewer than 100."""
LARGEST_HEAD = 16 * 1024
"""Bytes of the URL and the headers together."""
MOST_HEADERS = 100
MOST_CHUNKS = 256
"""Chunks of a body; each takes time, however small it is."""
MOST_DRAINED = 1024 * 1024
"""Bytes of a request. Most of a body that is too large is read and dropped, so that the client reads the error."""
MOST_PIPELINED = 32
"""Requests that wait for the response to an earlier one. The connection closes after them; clients repeat the rest."""
HEAD_SECONDS = 10.0
"""Time for the URL and the headers, since the connection or the previous response."""
BODY_SECONDS = 10.0
"""Time for the body, since the headers."""
IDLE_SECONDS = 5
"""Time without a byte after a response."""
READ_SECONDS, SLOWEST_READER = 10.0, 10_000
"""While a response waits for its reader, at least this many bytes must be read in each such time."""
LINGER = 1.0
"""Seconds for the client to read why the connection closes."""


class CountingState(ServerState):
    """uvicorn's state, which all connections share, and the count of connections."""

    def __init__(self, admission: Admission) -> None:
        super().__init__()
        self.admission = admission


class Stopped(Exception):
    """Stops the parser in the middle of a request that exceeds a limit."""


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol with limits. The response to an excessive request says what is wrong and closes."""

    server_state: CountingState

    def __init__(
        self, config: Config, server_state: CountingState, app_state: dict[str, Any], _loop: Any = None
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._phase: Literal["idle", "head", "body"] = "idle"
        """The part of a request that arrives."""
        self._bytes = 0
        """Received in this phase, except in the piece in which it began."""
        self._head_bytes = 0
        self._chunks = 0
        self._refusal = HTTPStatus.BAD_REQUEST, because("not-http")
        """The answer if the parser stops."""
        self._is_deaf = False
        """Whether everything that still arrives is ignored."""
        self._current: RequestResponseCycle | None = None
        """The request that the application handles; `cycle` is the last that arrived."""
        self._deadline: TimerHandle | None = None
        """When the current phase must be over."""
        self._reader_check: TimerHandle | None = None

    # The connection

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Counts the connection, and refuses it if there are too many."""
        super().connection_made(transport)
        try:
            self.server_state.admission.enter(self._address)
        except TryLater as refusal:
            self._is_deaf = True
            self._answer(refusal.status, refusal.code, refusal.reason, {"retry-after": str(round(refusal.wait))})
            self.transport.close()
        else:
            self._expect_within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops counting the connection."""
        if self._current and not self._current.response_complete:
            self._current.disconnected = True  # uvicorn marks the last request only
            self._current.message_event.set()
        super().connection_lost(exc)
        self._stop_timers()
        self.server_state.admission.leave(self._address)

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over; the WebSocket stops counting it."""
        self._is_deaf = True
        self._stop_timers()
        super().handle_websocket_upgrade()
        successor = self.transport.get_protocol()
        assert isinstance(successor, BoundedWebSocketProtocol)
        successor.on_lost = partial(self.server_state.admission.leave, self._address)
        if not successor.handshake_initiated:  # it accepts shorter lines, and would wait forever
            self._answer(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too_large", because("header-too-long"))
            self.transport.close()

    # Requests

    def data_received(self, data: bytes) -> None:
        """Parses in pieces, so that no more than a piece is stored before its size is checked."""
        for start in range(0, len(data), LARGEST_HEAD):
            if self._is_deaf:
                self.flow.pause_reading()  # again: uvicorn resumes it after each response
                return
            self._parse(data[start : start + LARGEST_HEAD])

    def _parse(self, piece: bytes) -> None:
        self._bytes += len(piece)
        super().data_received(piece)
        if self._is_deaf:  # the parser has refused the request already
            return
        if self._phase == "body":
            if self._bytes > MOST_DRAINED:
                self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, because("body-too-large"))
        elif self._bytes > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, _HEAD_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(HTTPStatus.TOO_MANY_REQUESTS, because("pipelined", most=MOST_PIPELINED))
        self._phase = "head"
        self._bytes = self._head_bytes = self._chunks = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Some of the URL."""
        super().on_url(url)
        self._head_bytes += len(url)
        if self._head_bytes > LONGEST_URL:
            self._stop(HTTPStatus.REQUEST_URI_TOO_LONG, because("url-too-long", most=LONGEST_URL))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; trailers, which follow the body, are dropped."""
        if self._phase != "head":
            return
        self._head_bytes += len(name) + len(value)
        if self._head_bytes > LARGEST_HEAD or len(self.headers) >= MOST_HEADERS:
            self._stop(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, _HEAD_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The application starts; the body may still be missing."""
        super().on_headers_complete()
        self._phase = "body"
        self._bytes = 0
        self._expect_within(BODY_SECONDS)

    def on_chunk_header(self) -> None:
        """Another chunk of the body."""
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            self._stop(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, because("chunks", most=MOST_CHUNKS))

    def on_message_complete(self) -> None:
        """The request is complete; its response may be too, if it did not need the body."""
        super().on_message_complete()
        self._phase = "idle"
        self._bytes = 0
        if self._is_answered:
            self._expect_within(HEAD_SECONDS)
        else:
            self._expect_nothing()

    @property
    def _is_answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    # Responses

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        self._current = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """A response is written, at least into the buffer."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._watch_reader()
        elif self._phase != "body" and self._is_answered:
            self._expect_within(HEAD_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        """Closes an idle connection; if its client has not read everything, that takes more than closing it."""
        super().timeout_keep_alive_handler()
        self._watch_reader()

    def pause_writing(self) -> None:
        """Waits for the client to read."""
        super().pause_writing()
        self._watch_reader()

    def resume_writing(self) -> None:
        """The client has read most of it."""
        super().resume_writing()
        if self._reader_check and not self.transport.is_closing():
            self._reader_check.cancel()
            self._reader_check = None

    def _watch_reader(self) -> None:
        if self._reader_check is None:
            waiting = self.transport.get_write_buffer_size()
            self._reader_check = self.loop.call_later(READ_SECONDS, self._check_reader, waiting)

    def _check_reader(self, waiting: int) -> None:
        """Aborts the connection unless enough of what was waiting has been read."""
        self._reader_check = None
        left = self.transport.get_write_buffer_size()
        if left > max(0, waiting - SLOWEST_READER):
            reset(self.transport)
        elif left:
            self._watch_reader()

    # Deadlines and refusals

    def _expect_within(self, seconds: float) -> None:
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self._on_deadline)

    def _expect_nothing(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _stop_timers(self) -> None:
        self._expect_nothing()
        self._unset_keepalive_if_required()
        if self._reader_check:
            self._reader_check.cancel()
            self._reader_check = None

    def _on_deadline(self) -> None:
        if self._phase == "idle":
            self.transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, because("request-too-slow"))

    def _stop(self, status: HTTPStatus, reason: Reason) -> NoReturn:
        self._refusal = status, reason
        raise Stopped

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped, at an error or a limit."""
        self._refuse(*self._refusal)

    def _refuse(self, status: HTTPStatus, reason: Reason) -> None:
        """Answers with an error and closes; complete requests that came before are answered instead."""
        self._is_deaf = True
        self._expect_nothing()
        self.flow.pause_reading()
        if self._is_answered and self._phase == "body":
            self._close_soon()
        elif self._is_answered:
            self._answer(status, _CODES[status], reason)
            self._close_soon()
        elif not self.cycle.more_body:
            self.cycle.keep_alive = False
        elif self.pipeline or self.cycle.response_started:
            reset(self.transport)
        else:
            self.cycle.disconnected = True  # the application can neither wait for the body nor answer
            self.cycle.message_event.set()
            self._answer(status, _CODES[status], reason)
            self._close_soon()

    def _close_soon(self) -> None:
        """Lets the client read the response: closing at once would discard it if more of the request arrives."""
        self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER, reset, self.transport)

    def _answer(self, status: int, code: str, reason: Reason, more: dict[str, str] | None = None) -> None:
        headers, body = error_parts(problem(code, reason), {"connection": "close", **(more or {})})
        lines = [
            *self.server_state.default_headers,
            *((name.encode(), text.encode()) for name, text in headers.items()),
        ]
        head = b"".join(b"%b: %b\r\n" % line for line in lines)
        self.transport.write(STATUS_LINE[status] + head + b"\r\n" + body)


_HEAD_TOO_LARGE = because("head-too-large", bytes=LARGEST_HEAD, headers=MOST_HEADERS)
_CODES = {
    HTTPStatus.BAD_REQUEST: "malformed",
    HTTPStatus.REQUEST_TIMEOUT: "too_slow",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "too_large",
    HTTPStatus.REQUEST_URI_TOO_LONG: "too_large",
    HTTPStatus.TOO_MANY_REQUESTS: "too_fast",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "too_large",
}
