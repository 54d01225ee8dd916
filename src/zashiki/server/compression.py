"""Compresses large responses. Litestar would make a compressor for every response, also for one that stays as it is."""

from litestar.enums import CompressionEncoding
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import Message, Scope, Send


class LazyCompression(CompressionMiddleware):
    """Litestar's compression; small responses, most of which are errors, do without a compressor."""

    def create_compression_send_wrapper(
        self, send: Send, compression_encoding: CompressionEncoding | str, scope: Scope
    ) -> Send:
        """A `send` that compresses a response unless it is small."""
        make = super().create_compression_send_wrapper
        start: Message | None = None
        onward: Send | None = None

        async def send_lazily(message: Message) -> None:
            nonlocal start, onward
            if onward is None and message["type"] == "http.response.start":
                start = message
                return
            if onward is None:
                assert start
                onward = send if self._is_small(message) else make(send, compression_encoding, scope)
                await onward(start)
            await onward(message)

        return send_lazily

    def _is_small(self, message: Message) -> bool:
        """Whether a message is the whole body of a response that is not worth compressing."""
        if message["type"] != "http.response.body" or message["more_body"]:
            return False
        return len(message["body"]) < self.config.minimum_size
