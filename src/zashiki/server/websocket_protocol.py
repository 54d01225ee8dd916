"""A WebSocket protocol for uvicorn that closes its transport even if the client stops reading."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CLOSING = 5.0
"""Seconds for the client to read the closing frame."""


class AbortingWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol would wait forever until everything sent has been read; this one aborts."""

    async def run_asgi(self) -> None:
        """Serves the connection, then aborts the transport."""
        await super().run_asgi()
        self.loop.call_later(CLOSING if self.conn.close_sent else 0, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Aborts at once: a client that does not answer a ping will not read a closing frame either."""
        super().keepalive_timeout()
        self.transport.abort()
