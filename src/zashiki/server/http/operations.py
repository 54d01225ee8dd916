"""What hosts look at."""

import msgspec
from litestar import get
from litestar.enums import MediaType
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from zashiki import __version__
from zashiki.server.services import Services


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    ready: dict[str, bool]
    """The games, and whether their rules are compiled."""
    connections: int
    tables: int
    """So many are in memory."""


@get("/health", tags=["operations"])
async def health(services: Services) -> Health:
    """Answers if the server and its database do."""
    await services.store.check()
    return Health("ok", __version__, services.warmup.games, len(services.connections), len(services.rooms))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Counts for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
