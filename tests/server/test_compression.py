"""Compression: large responses are compressed, and small ones do not even take a compressor."""

import asyncio
import gzip
from collections.abc import Sequence
from typing import Any

import pytest
from litestar.config.compression import CompressionConfig
from litestar.middleware.compression import middleware

from zashiki.server.compression import LazyCompression

START = {"type": "http.response.start", "status": 200, "headers": []}
LEAST = 100


def sent(pieces: Sequence[bytes], accepted: bytes = b"gzip") -> tuple[bytes, dict[bytes, bytes]]:
    """What a client that accepts an encoding gets of a body in pieces, and the headers."""
    messages: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({**START, "headers": []})
        for number, piece in enumerate(pieces, 1):
            await send({"type": "http.response.body", "body": piece, "more_body": number < len(pieces)})

    async def send(message: Any) -> None:
        messages.append(message)

    config = CompressionConfig("gzip", minimum_size=LEAST)
    scope: Any = {"type": "http", "headers": [(b"accept-encoding", accepted)], "state": {}}
    asyncio.run(LazyCompression(app, config)(scope, None, send))  # type: ignore[arg-type]
    return b"".join(message.get("body", b"") for message in messages), dict(messages[0]["headers"])


def test_a_small_response_takes_no_compressor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(middleware, "GzipCompression")
    assert sent([b"x" * (LEAST - 1)]) == (b"x" * (LEAST - 1), {})


@pytest.mark.parametrize("pieces", [[b"x" * LEAST], [b"x", b"y" * LEAST, b""]])
def test_a_large_response_is_compressed(pieces: list[bytes]) -> None:
    body, headers = sent(pieces)
    assert gzip.decompress(body) == b"".join(pieces)
    assert headers[b"content-encoding"] == b"gzip"


def test_only_what_a_client_accepts_is_compressed() -> None:
    assert sent([b"x" * LEAST], b"identity") == (b"x" * LEAST, {})
