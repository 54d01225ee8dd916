"""The page: static files built into the package; every address of the page serves the same document."""

from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.datastructures import CacheControlHeader
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.response import File, Response
from litestar.router import Router
from litestar.static_files import create_static_files_router

FOLDER = Path(__file__).parents[1] / "page"
DOCUMENT = FOLDER / "index.html"
YEAR = 31_536_000
LONGEST_PATH = 255


@get(["/", "/table/{_id:str}", "/review/{_id:str}", "/account", "/about"], include_in_schema=False)
async def page(_id: str = "") -> Response[bytes]:
    """The document; the page shows what its address says."""
    if not DOCUMENT.exists():
        raise NotFoundException("The page has not been built; `pip install` builds it.")
    return document()


def document(status: int = 200) -> Response[bytes]:
    """The document as a response."""
    return Response(DOCUMENT.read_bytes(), status_code=status, media_type=MediaType.HTML)


def is_browser_navigation(request: Request[Any, Any, Any]) -> bool:
    """Whether a person opens an address in a browser: even a wrong address shows the page then."""
    is_page = request.method == "GET" and not f"{request.scope['path']}/".startswith("/api/")
    return is_page and MediaType.HTML in request.headers.get("accept", "") and DOCUMENT.exists()


@get("/icon.svg", include_in_schema=False)
async def icon() -> File:
    """The icon of the page."""
    return File(FOLDER / "icon.svg", content_disposition_type="inline", media_type="image/svg+xml")


def _check_name(request: Request[Any, Any, Any]) -> None:
    """Rejects paths that cannot be file names."""
    path = request.scope["path"]
    if "\0" in path or len(path) > LONGEST_PATH:
        raise NotFoundException


def assets() -> Router:
    """Scripts, styles and fonts: their names change with their content, so they can be cached forever."""
    return create_static_files_router(
        path="/assets",
        before_request=_check_name,
        directories=[FOLDER / "assets"],
        cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
        include_in_schema=False,
    )
