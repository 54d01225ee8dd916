"""Receiving messages: a client that sends too many is not read for a while."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.waiting import PATIENCE
from zashiki.server import socket
from zashiki.server.connections import Connection
from zashiki.server.limits import Limits, Rate

HARDLY = 1e-6


class Flood:
    """A socket from which there is always one more message."""

    def __init__(self) -> None:
        self.read = 0

    async def receive(self) -> dict[str, Any]:
        self.read += 1
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"type": "ping"}'}


@pytest.mark.parametrize(("of_connection", "of_address"), [(3, 100), (100, 3)])
def test_after_a_refusal_nothing_is_read(
    monkeypatch: pytest.MonkeyPatch, of_connection: float, of_address: float
) -> None:
    """Neither does it delay the end of the connection."""
    monkeypatch.setattr(socket, "REST", 1000 * PATIENCE)
    rates = {"message": Rate(of_connection, HARDLY), "message_by_address": Rate(of_address, HARDLY)}
    flood, connection, services = Flood(), Connection(None), SimpleNamespace(limits=Limits(rates))

    async def serve() -> None:
        receiving = asyncio.create_task(socket._receive_all(flood, connection, services))  # type: ignore[arg-type]
        for _ in range(100):
            await asyncio.sleep(0)
        assert flood.read == 3 + 1
        connection.disconnect()
        await asyncio.wait_for(receiving, PATIENCE)

    asyncio.run(serve())
