"""Health and metrics, for hosts."""

from typing import Literal

import msgspec
from litestar import get
from litestar.enums import MediaType
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from zashiki import __version__
from zashiki.server.services import Services


class Health(msgspec.Struct, frozen=True):
    """The state of the server."""

    status: Literal["ok"]
    version: str
    ready: dict[str, bool]
    """The games, and whether their rules are compiled."""
    connections: int
    tables: int
    """The number of tables in memory."""


@get("/health", tags=["operations"])
async def health(services: Services) -> Health:
    """Answers if the server and its database work."""
    await services.store.check()
    return Health("ok", __version__, services.warmup.games, len(services.connections), len(services.registry))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
