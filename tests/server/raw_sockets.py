"""Clients that speak HTTP and WebSocket byte by byte, badly if a test wants that."""

import select
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple

import msgspec

from tests.server.clients import PATIENCE, Server, until

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Answer(NamedTuple):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The code of an error."""
        code: str = msgspec.json.decode(self.body)["code"]
        return code


class RawSocket:
    """A TCP connection to a server."""

    def __init__(self, server: Server, address: str = "127.0.0.1", buffer: int | None = None) -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        self.socket.bind((address, 0))
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.connect(("127.0.0.1", server.port))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def get(self, path: str, more: bytes = b"") -> Answer:
        """The response to a request."""
        self.send(b"GET " + path.encode() + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n" + more + b"\r\n")
        return self.answer()

    def answer(self) -> Answer:
        """The next response."""
        lines = self._until(b"\r\n\r\n").decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        length = headers.get("content-length")
        body = self._exactly(int(length)) if length else b""
        return Answer(int(lines[0].split()[1]), headers, body)

    def _until(self, end: bytes) -> bytes:
        read = b""
        while not read.endswith(end):
            read += self._exactly(1)
        return read

    def _exactly(self, number: int) -> bytes:
        read = b""
        while len(read) < number:
            more = self.socket.recv(number - len(read))
            assert more, f"the connection was closed after {read!r}"
            read += more
        return read

    def upgrade(self) -> "RawSocket":
        """Opens a WebSocket."""
        self.send(UPGRADE + b"\r\n")
        assert self.answer().status == 101
        assert self._next_frame()[0] == TEXT, "the server says hello"
        return self

    @staticmethod
    def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
        """A frame, with a mask of zeros."""
        assert len(data) < 126
        return bytes([opcode | (0x80 if fin else 0), 0x80 | len(data), 0, 0, 0, 0]) + data

    def _next_frame(self) -> tuple[int, bytes]:
        first, length = self._exactly(2)
        if length == 126:
            length = struct.unpack("!H", self._exactly(2))[0]
        return first & 0xF, self._exactly(length)

    def opcodes(self, number: int) -> set[int]:
        """The kinds of the next frames."""
        return {self._next_frame()[0] for _ in range(number)}

    def until_close(self) -> tuple[int, str]:
        """The code and the reason of the frame that closes the connection."""
        while (frame := self._next_frame())[0] != CLOSE:
            pass
        return struct.unpack("!H", frame[1][:2])[0], frame[1][2:].decode()

    def is_closed(self) -> bool:
        """Whether the server has closed the connection; does not read what it sent before."""
        poll = select.poll()
        poll.register(self.socket, select.POLLRDHUP | select.POLLHUP | select.POLLERR)
        return bool(poll.poll(0))

    def wait_until_closed(self) -> None:
        until(self.is_closed, "the server to close the connection")

    def close(self) -> None:
        self.socket.close()


@contextmanager
def raw(server: Server, address: str = "127.0.0.1", buffer: int | None = None) -> Iterator[RawSocket]:
    """A connection for the time of a test."""
    one = RawSocket(server, address, buffer)
    try:
        yield one
    finally:
        with suppress(OSError):
            one.close()
