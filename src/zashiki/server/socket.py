"""The WebSocket: one for each page."""

import asyncio
import itertools
import logging
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from prometheus_client import Counter

from zashiki.kernel.errors import ZashikiError
from zashiki.server import metrics
from zashiki.server.authentication import address, identify, is_from_here
from zashiki.server.connections import Connection
from zashiki.server.errors import Failed, Malformed, TooFast, code_of
from zashiki.server.protocol import (
    Answer,
    Chat,
    Command,
    Done,
    Error,
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
from zashiki.server.services import Services
from zashiki.table.errors import StalePly

LARGEST_MESSAGE = 4096
"""Bytes; what is larger ends the connection."""
LAST_WORDS, FAREWELL = 5.0, 0.2
"""Seconds for what still waits to be sent when a connection ends; when it is cut off, for that alone."""
MOST_REFUSALS = 100
"""Who goes on and on although it is too fast is cut off."""
GOING_AWAY, POLICY = 1001, 1008
log = logging.getLogger(__name__)


class _Anything(Command, frozen=True, forbid_unknown_fields=False):
    """A message of which only the id matters."""


_numbers = itertools.count()
"""Of the connections: what one has used up is not counted for the next."""
_decode_id = msgspec.json.Decoder(_Anything).decode


@websocket("/api/socket")
async def socket(socket: WebSocket[Any, Any, Any], services: Services) -> None:
    """Takes commands and sends what happens, until either side hangs up."""
    if not is_from_here(socket, services.settings):
        await socket.close(code=POLICY, reason="This page is not of this server.")
        return
    try:
        services.limits.use("connect", address(socket))
        identity = await identify(socket, services)
    except ZashikiError as error:
        await socket.close(code=POLICY, reason=str(error))
        return
    muted = await services.store.mutes(identity.id) if identity else ()
    await socket.accept()
    connection = Connection(identity, muted)
    services.connections.add(connection)
    metrics.CONNECTIONS.inc()
    sending = asyncio.create_task(_send_all(socket, connection))
    try:
        await _receive_all(socket, connection, services)
    finally:
        metrics.CONNECTIONS.dec()
        services.connections.remove(connection)
        for table in list(connection.watched):
            services.rooms.unwatch(connection, table)
        connection.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(sending, FAREWELL if connection.is_cut_off else LAST_WORDS)


async def _send_all(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the other side may hang up at any moment
        while (message := await connection.next()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await socket.close(code=GOING_AWAY)


async def _receive_all(socket: WebSocket[Any, Any, Any], connection: Connection, services: Services) -> None:
    who = f"{next(_numbers)}"
    while not connection.is_over:
        message = await connection.hear(socket.receive())
        if message is None or message["type"] != "websocket.receive" or connection.is_over:
            return
        text = message.get("text")
        raw = text.encode() if text is not None else message.get("bytes") or b""
        try:
            services.limits.use("message", who)
        except TooFast as error:
            _refuse(connection, error, _beginning(raw))
            connection.refusals += 1
            if connection.refusals > MOST_REFUSALS:
                return
            continue
        connection.refusals = 0
        await _answer(raw, connection, services)
        await asyncio.sleep(0)  # who sends without a pause does not keep the others waiting


async def _answer(raw: bytes, connection: Connection, services: Services) -> None:
    command = None
    try:
        command = _decoded(raw)
        _counter(type(command)).inc()
        await _obey(command, connection, services)  # to its end: who hangs up is noticed when he is listened to again
    except ZashikiError as error:
        if isinstance(error, StalePly) and isinstance(command, Move | Undo | TakeBack):
            await services.rooms.show(connection, command.table)
        _refuse(connection, error, command or _beginning(raw))
    except Exception:
        log.exception("a message failed")
        _refuse(connection, Failed("The server made a mistake; it was written down."), command)
    else:
        if command.id is not None and not isinstance(command, Ping):
            connection.send(encode(Done(command.id)))


@cache
def _counter(kind: type[Command]) -> Counter:
    """Of the messages of one type; to find it takes longer than to count."""
    return metrics.MESSAGES.labels(kind.__name__.lower())


def _decoded(raw: bytes) -> Incoming:
    try:
        command: Incoming = decode(raw)
        return command
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"This message cannot be read: {error}") from None


def _beginning(raw: bytes) -> Command | None:
    """As much of an unreadable message as tells its sender which one it was."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _decode_id(raw)
    return None


def _refuse(connection: Connection, error: ZashikiError, command: Command | None = None) -> None:
    code = code_of(error)
    metrics.REFUSED.labels(code).inc()
    connection.send(encode(Error(code, str(error), command.id if command else None, getattr(command, "table", None))))


async def _obey(command: Incoming, connection: Connection, services: Services) -> None:
    rooms = services.rooms
    if connection.is_over:  # between the message and now
        return
    match command:
        case Watch():
            await rooms.watch(connection, command)
        case Unwatch():
            rooms.unwatch(connection, command.table)
        case Move() | Undo() | TakeBack() | Answer() | Resign():
            services.limits.use("move", connection.player or "")
            await rooms.act(connection.identity, command)
        case Leave():
            await rooms.get_up(command.table, connection.identity)
        case Chat():
            services.limits.use("chat", connection.player or "")
            await rooms.say(command.table, connection.identity, readable(command.text))
        case Lobby():
            await services.follow_lobby(connection, command.on)
        case Ping():
            connection.send(encode(Pong(command.id)))


def readable(text: str) -> str:
    """A line of chat without what nobody can see or what would turn the line around."""
    line = "".join(letter if letter.isprintable() else " " for letter in text).strip()
    if not line:
        raise Malformed("There is nothing to read in this message.")
    return line
