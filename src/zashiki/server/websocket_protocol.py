"""The line to a page: once it is done with, it is hung up, whether or not the other side takes what was sent."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CLOSING = 5.0
"""Seconds for the other side to take the last frame, if there was one."""


class AbortingWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's; by itself it would wait for ever until what it has sent is read."""

    async def run_asgi(self) -> None:
        """Serves it, and hangs up."""
        await super().run_asgi()
        self.loop.call_later(CLOSING if self.conn.close_sent else 0, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Nobody answered a ping: nobody will read why it is hung up, either."""
        super().keepalive_timeout()
        self.transport.abort()
