"""Health and metrics, for hosts."""

from ipaddress import IPv6Address, ip_address
from typing import Any, Literal

import msgspec
from litestar import Request, get
from litestar.enums import MediaType
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from zashiki import __version__
from zashiki.kernel.errors import because
from zashiki.server.errors import Forbidden
from zashiki.server.services import Services

FORWARDED = ("x-forwarded-", "forwarded", "x-real-ip", "via")
"""The beginnings of the headers that proxies add."""


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
    """Answers if the server works and can store moves; otherwise the error says why."""
    await services.store.check()
    return Health("ok", __version__, services.warmup.games, len(services.connections), len(services.registry))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Metrics for Prometheus, on this machine only."""
    if not _is_from_this_machine(request):
        raise Forbidden(because("metrics"))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _is_from_this_machine(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from a program on this machine that does not forward it for somebody else."""
    if any(name.startswith(FORWARDED) for name in request.headers):
        return False
    try:
        address = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address.is_loopback
