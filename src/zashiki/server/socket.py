"""The WebSocket: one connection for each page or bot."""

import asyncio
import itertools
import logging
import math
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from prometheus_client import Counter

from zashiki.kernel.errors import ZashikiError, because
from zashiki.server import metrics
from zashiki.server.authentication import FOR_BOTS, address, identify, is_same_site
from zashiki.server.chat_text import readable
from zashiki.server.connections import Connection
from zashiki.server.errors import Failed, Forbidden, Malformed, TooFast, TryLater
from zashiki.server.protocol import (
    Answer,
    Chat,
    Command,
    Done,
    Error,
    Hello,
    Incoming,
    Leave,
    Lobby,
    Move,
    Ping,
    Pong,
    Resign,
    TakeBack,
    Undo,
    Unwatch,
    Watch,
    decode,
    encode,
)
from zashiki.server.responses import problem_of, send_error
from zashiki.server.services import Services
from zashiki.server.websocket_protocol import WRITE
from zashiki.table.errors import StalePly

SOCKET = "/api/socket"
LARGEST_MESSAGE = 4096
"""Bytes; a larger message ends the connection."""
DRAIN, DISCONNECT = 5.0, 0.2
"""Seconds to send the rest of the queue when a connection ends, and to close when it is disconnected at once."""
REST = 1.0
"""Seconds for which a connection is not read after a message above the rate limit: the wait that the client is told."""
GOING_AWAY = 1001
log = logging.getLogger(__name__)


class _Anything(Command, frozen=True, forbid_unknown_fields=False):
    """A message of which only the id is read."""


_numbers = itertools.count()
"""Numbers the connections, so that each has a rate limit of its own."""
_decode_id = msgspec.json.Decoder(_Anything).decode


@websocket(SOCKET, opt=FOR_BOTS)
async def socket(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    """Receives commands and sends updates until either side closes."""
    try:
        connection = await _connection(socket, services)
    except ZashikiError as error:
        await send_error(socket.send, "websocket.http.response", error)
        return
    except Exception:
        log.exception("a WebSocket could not be opened")
        await send_error(socket.send, "websocket.http.response", Failed(because("internal")))
        return
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    connection.write = extensions[WRITE]["write"]
    connection.send(encode(Hello()))
    services.connections.add(connection)
    metrics.CONNECTIONS.inc()
    sending = asyncio.create_task(_send_all(socket, connection))
    try:
        await _receive_all(socket, connection, services)
    finally:
        metrics.CONNECTIONS.dec()
        services.connections.remove(connection)
        for table in list(connection.watched):
            await services.broadcaster.unwatch(connection, table)
        connection.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(sending, DISCONNECT if connection.is_disconnected else DRAIN)


async def _connection(socket: WebSocket[Any, Any, Any], services: Services) -> Connection:
    if not is_same_site(socket, services.settings):
        raise Forbidden(because("other-site"))
    identity = await identify(socket, services)
    muted = await services.store.mutes(identity.id) if identity else ()
    return Connection(identity, muted, address(socket))


async def _send_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client may disconnect at any time
        while (message := await connection.next()) is not None:
            data, is_binary = message
            text, binary = (None, data) if is_binary else (data.decode(), None)
            await socket.send({"type": "websocket.send", "text": text, "bytes": binary})
        await socket.close(code=GOING_AWAY)


async def _receive_all(socket: WebSocket[Any, Any, Any], connection: Connection, services: Services) -> None:
    limited = f"{next(_numbers)}"
    while not connection.is_over:
        message = await connection.receive(socket.receive())
        if message is None or message["type"] != "websocket.receive" or connection.is_over:
            return
        text = message.get("text")
        raw = text.encode() if text is not None else message.get("bytes") or b""
        try:
            services.limits.use("message", limited)
            services.limits.use("message_by_address", connection.address)
        except TooFast as error:
            _refuse(connection, error, _envelope(raw))
            await connection.receive(asyncio.sleep(REST))
            continue
        await _handle(raw, connection, services)


async def _handle(raw: bytes, connection: Connection, services: Services) -> None:
    command = None
    try:
        command = _decoded(raw)
        _counter(type(command)).inc()
        await _execute(command, connection, services)  # to its end: a disconnect is detected on the next read
    except ZashikiError as error:
        if isinstance(error, StalePly) and isinstance(command, Move | Undo | TakeBack):
            await services.broadcaster.show(connection, command.table)
        _refuse(connection, error, command or _envelope(raw))
    except Exception:
        log.exception("a command failed")
        _refuse(connection, Failed(because("internal")), command)
    else:
        if command.id is not None and not isinstance(command, Ping):
            connection.send(encode(Done(command.id)))


@cache
def _counter(kind: type[Command]) -> Counter:
    """The counter for one type of message; finding it takes longer than counting."""
    return metrics.MESSAGES.labels(kind.__name__.lower())


def _decoded(raw: bytes) -> Incoming:
    try:
        command: Incoming = decode(raw)
        return command
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(because("unreadable-message", problem=str(error))) from None


def _envelope(raw: bytes) -> Command | None:
    """The id of an unreadable message, if that can be read."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _decode_id(raw)
    return None


def _refuse(connection: Connection, error: ZashikiError, command: Command | None = None) -> None:
    content = problem_of(error)
    metrics.REFUSED.labels(content.code).inc()
    wait = math.ceil(error.wait) if isinstance(error, TryLater) else None
    number, table = (command.id, getattr(command, "table", None)) if command else (None, None)
    found = content.reason, content.args, content.facts
    connection.send(encode(Error(content.code, content.message, number, table, wait, *found)))


async def _execute(command: Incoming, connection: Connection, services: Services) -> None:
    if connection.is_over:  # it ended while the message waited
        return
    match command:
        case Watch():
            await services.broadcaster.watch(connection, command)
        case Unwatch():
            await services.broadcaster.unwatch(connection, command.table)
        case Move() | Undo() | TakeBack() | Answer() | Resign():
            services.limits.use("move", connection.player or "")
            await services.play.act(connection.identity, command)
        case Leave():
            await services.table_commands.leave(command.table, connection.identity)
        case Chat():
            services.limits.use("chat", connection.player or "")
            await services.table_commands.say(command.table, connection.identity, readable(command.text))
        case Lobby():
            await services.follow_lobby(connection, command.on)
        case Ping():
            connection.send(encode(Pong(command.id)))
