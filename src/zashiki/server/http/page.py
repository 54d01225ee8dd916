"""The page: its document at every address, and its files."""

from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, route
from litestar.datastructures import CacheControlHeader
from litestar.enums import HttpMethod, MediaType
from litestar.exceptions import NotFoundException
from litestar.response import File, Response

from zashiki.kernel.catalogue import Catalogue, catalogue
from zashiki.kernel.registry import installed_games
from zashiki.server.http import previews
from zashiki.server.http.document import DOCUMENT, FOLDER, best_language, document
from zashiki.server.http.previews import Preview
from zashiki.server.protocol import LONGEST_ID
from zashiki.server.services import Services

READ = [HttpMethod.GET, HttpMethod.HEAD]
DAY, YEAR = 86_400, 31_536_000
LONGEST_NAME = 200
LONGEST_HEADER = 500
MODULES = {
    "account": "src/pages/Account.svelte",
    "about": "src/pages/About.svelte",
    "table": "src/pages/TablePage.svelte",
    "review": "src/pages/Review.svelte",
    "learn": "src/pages/LearnPage.svelte",
    "rules": "src/pages/RulesPage.svelte",
    "analysis": "src/pages/AnalysisPage.svelte",
}
"""The module of each page that is not part of all of them."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""The encodings in which the build stores files too, best first, with the ends of their names."""
COMPILED = FOLDER.parent / "modules"
"""What `zashiki.targets.wasm` has made."""
INDEX = "index.json"
ROBOTS = "User-agent: *\nDisallow: /api/\n"
ROOT_FILES = {
    "/icon.svg": ("image/svg+xml", DAY),
    "/icon-192.png": ("image/png", DAY),
    "/icon-512.png": ("image/png", DAY),
    "/manifest.webmanifest": ("application/manifest+json", DAY),
    "/sw.js": ("text/javascript", 0),
}
"""Files beside the document, each with its type and the seconds for which browsers may keep it."""
STATIC = ("/assets/", "/previews/", "/modules/", *ROOT_FILES, "/robots.txt")
"""The beginnings of the paths of files."""
ON_DEVICE = "device-"
"""How the ids of tables begin that are on a visitor's device: the server knows nothing about them."""
AnyRequest = Request[Any, Any, Any]


@route(
    [
        "/",
        "/account",
        "/about",
        "/learn/{game:str}",
        "/rules/{game:str}",
        "/analysis/{game:str}",
        "/analysis/{game:str}/{_record:str}",
        "/table/{table:str}",
        "/review/{table:str}",
        "/review/{table:str}/{_ply:int}",
    ],
    http_method=READ,
    include_in_schema=False,
)
async def page(
    request: AnyRequest, services: Services, game: str = "", table: str = "", _ply: int = 0, _record: str = ""
) -> Response[bytes]:
    """The document; the page shows what its address says."""
    kind = request.scope["path"].split("/")[1]
    words, preview = _words(request), None
    if table.startswith(ON_DEVICE):
        kind = ""
    if kind in previews.FIXED:
        preview = previews.of(words, previews.FIXED[kind])
    if table and (listing := await services.table_lists.find(table[:LONGEST_ID])):
        game, preview = listing.game, previews.of_table(words, kind, listing)
    elif game in installed_games():
        preview = previews.of_game(words, kind, game)
    if preview is None:
        return not_found(request)
    modules = tuple(name for name in (MODULES.get(kind), f"src/games/{game}/game.ts") if name)
    return _response(request, preview, modules)


def not_found(request: AnyRequest) -> Response[bytes]:
    """The document for an address that shows nothing."""
    return _response(request, previews.of(_words(request), previews.NOT_FOUND), status=404)


def _words(request: AnyRequest) -> Catalogue:
    return catalogue(best_language(request.headers.get("accept-language", "")[:LONGEST_HEADER]))


def _response(
    request: AnyRequest, preview: Preview, modules: tuple[str, ...] = (), status: int = 200
) -> Response[bytes]:
    if not DOCUMENT.exists():
        raise NotFoundException("The page has not been built; `pip install` builds it.")
    services: Services = request.app.state.services
    site = (services.settings.public_url or str(request.base_url)).rstrip("/")
    content = document(preview, site, request.scope["path"], _words(request), modules)
    return Response(content, status_code=status, media_type=MediaType.HTML, headers={"vary": "accept-language"})


def is_browser_navigation(request: AnyRequest) -> bool:
    """Whether a person opens an address in a browser: even a wrong address shows the page then."""
    is_page = request.method == "GET" and not f"{request.scope['path']}/".startswith("/api/")
    return is_page and MediaType.HTML in request.headers.get("accept", "") and DOCUMENT.exists()


@route(list(ROOT_FILES), http_method=READ, include_in_schema=False)
async def root_file(request: AnyRequest) -> File:
    """The icons, and what makes the page an application that can be installed."""
    path = request.scope["path"]
    if not (file := FOLDER / path[1:]).is_file():
        raise NotFoundException
    media_type, age = ROOT_FILES[path]
    headers = {"cache-control": f"max-age={age}"}
    return File(file, content_disposition_type="inline", media_type=media_type, headers=headers)


@route("/previews/{name:str}", http_method=READ, include_in_schema=False, cache_control=CacheControlHeader(max_age=DAY))
async def picture(name: str) -> Response[bytes]:
    """The picture of a game, for link previews."""
    game, _, kind = name.partition(".")
    if kind != "png" or game not in installed_games() or not (file := FOLDER / "previews" / name).is_file():
        raise NotFoundException
    return Response(_content(file), media_type="image/png")


@cache
def _content(file: Path) -> bytes:
    """A file of the page, read once: clients that read slowly share it."""
    return file.read_bytes()


@route("/robots.txt", http_method=READ, include_in_schema=False, media_type=MediaType.TEXT)
async def robots() -> str:
    """What search engines may visit."""
    return ROBOTS


@route(
    "/assets/{name:str}",
    http_method=READ,
    include_in_schema=False,
    cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
)
async def asset(request: AnyRequest, name: str) -> Response[bytes]:
    """A script, a style or a font: their names change with their content, so they can be cached forever."""
    return _packed(request, FOLDER / "assets", name)


@route("/modules/{name:str}", http_method=READ, include_in_schema=False)
async def module(request: AnyRequest, name: str) -> Response[bytes]:
    """A game for browsers as a WebAssembly module, or the list of them; a module's name changes with its content."""
    response = _packed(request, COMPILED, name)
    response.headers["cache-control"] = "no-cache" if name == INDEX else f"public, max-age={YEAR}, immutable"
    return response


def _packed(request: AnyRequest, folder: Path, name: str) -> Response[bytes]:
    """A file in the best encoding that it is stored in and the client accepts."""
    file = folder / name
    if "\0" in name or len(name) > LONGEST_NAME or not file.is_file():
        raise NotFoundException
    accepted = {one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
    headers = {"vary": "accept-encoding"}
    for encoding, end in PACKED:
        if encoding in accepted and (packed := file.with_name(name + end)).is_file():
            file, headers = packed, {**headers, "content-encoding": encoding}
            break
    content = file.read_bytes() if name == INDEX else _content(file)
    return Response(content, headers=headers, media_type=guess_type(name)[0] or "application/octet-stream")
