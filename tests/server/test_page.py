"""The page's document and files, as browsers, search engines and link previews get them."""

import gzip
import re

import httpx
import pytest

from tests.server.clients import Person, Server, fetch
from zashiki.kernel.catalogue import catalogue, languages
from zashiki.kernel.registry import installed_games
from zashiki.server.http.document import FOLDER, best_language, document
from zashiki.server.http.page import COMPILED
from zashiki.server.http.previews import FIXED, of, of_table
from zashiki.server.store.models import Listing
from zashiki.table.clock import LiveClock, SlowClock
from zashiki.table.match import MatchResult
from zashiki.table.seats import Seat
from zashiki.targets import wasm

WORDS = catalogue("en")
ADA, WARASHI = Seat("person", "Ada", "ada"), Seat("warashi", "Warashi 3", level=3)


def meta(page: str) -> dict[str, str]:
    """The title and the metadata of a page."""
    found = dict(re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"', page))
    return {"title": re.findall("<title>(.*)</title>", page)[0], **found}


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/account",
        "/about",
        "/rules/take",
        "/learn/naishi",
        "/icon.svg",
        "/robots.txt",
        "/analysis/take",
        "/sw.js",
        "/manifest.webmanifest",
    ],
)
def test_reading_with_head_gives_the_headers_alone(server: Server, path: str) -> None:
    whole, head = fetch(server.url + path), fetch(server.url + path, "HEAD")
    assert (whole.status_code, head.status_code, head.content) == (200, 200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_every_address_has_its_own_title_and_description(server: Server) -> None:
    pages = [meta(fetch(server.url + path).text) for path in ("/", "/account", "/about", "/rules/take", "/learn/take")]
    for kind in ("title", "description"):
        assert len({page[kind] for page in pages}) == len(pages)
    for page in pages:
        assert (page["og:title"], page["og:description"]) == (page["title"], page["description"])
    assert pages[3]["title"] == "Rules of Ta-Ke · Zashiki"
    assert pages[3]["og:url"] == f"{server.url}/rules/take"


def test_a_shared_table_says_who_invites_to_what(server: Server) -> None:
    table = Person(server).register("<b>'Eve' & \"Co\"").open_table("take", "me", "open")
    page = fetch(f"{server.url}/table/{table}").text
    name = "&lt;b&gt;&#x27;Eve&#x27; &amp; &quot;Co&quot;"
    assert "<b>" not in page
    assert meta(page)["title"] == f"Play Ta-Ke with {name}"
    assert meta(page)["og:description"].startswith(f"{name} invites you to a game of Ta-Ke, without a clock.")
    assert f"<h1>Play Ta-Ke with {name}</h1>" in page


@pytest.mark.parametrize(
    "path",
    [
        "/table/nosuchtable",
        "/table/" + "a" * 3000,
        "/review/nosuchtable",
        "/rules/chess",
        "/learn/chess",
        "/analysis/chess",
    ],
)
def test_an_address_of_nothing_is_not_found(server: Server, path: str) -> None:
    answer = fetch(server.url + path)
    assert (answer.status_code, meta(answer.text)["title"]) == (404, "Page not found · Zashiki")


def listing(status: str, *seats: Seat, **more: object) -> Listing:
    fields = {"clock": None, "rated": False, "listed": False, "created": 0.0, **more}
    return Listing(id="x", game="naishi", options={}, seats=seats, status=status, **fields)  # type: ignore[arg-type]


def test_previews_of_tables() -> None:
    waiting = listing("open", Seat("open"), ADA, clock=LiveClock(900, 10))
    assert of_table(WORDS, "table", waiting).description == (
        "Ada invites you to a game of Naishi, 15 minutes for each player and 10 seconds more for every turn."
        " It starts when everybody sits down."
    )
    running = listing("running", ADA, WARASHI, clock=SlowClock(86400))
    assert of_table(WORDS, "table", running).title == "Naishi: Ada against Warashi 3"
    assert "1 day for each turn" in of_table(WORDS, "table", running).description
    over = listing("over", ADA, WARASHI, result=MatchResult((1, 2), (0,), (61, 48), "played"))
    assert of_table(WORDS, "table", over).description == "The game is over. Ada: 61, Warashi 3: 48."
    assert of_table(WORDS, "review", over).title == "Review · Naishi: Ada against Warashi 3"
    shared = listing("over", ADA, ADA, result=MatchResult((1, 2), (0,), (61, 48), "played"))
    assert of_table(WORDS, "table", shared).title == "Naishi: Ada"


def test_a_table_fetches_its_modules_early(server: Server) -> None:
    table = Person(server).open_table("naishi", "me", "open")
    page = fetch(f"{server.url}/table/{table}").text
    early = re.findall('<link rel="modulepreload" crossorigin href="([^"]+)"', page)
    names = " ".join(early)
    assert "TablePage" in names
    assert "naishi" in names or "game" in names
    for address in early:
        assert fetch(server.url + address).status_code == 200


def test_the_document_says_until_the_page_is_loaded_what_it_is_about() -> None:
    page = document(of(WORDS, FIXED[""]), "http://zashiki", "/", WORDS).decode()
    assert '<div class="starting"><h1>Zashiki: Japanese-themed board games</h1><p>Play Ta-Ke' in page
    assert "<noscript><p>This page needs JavaScript.</p></noscript>" in page
    assert '<html lang="en">' in page
    other = catalogue(languages()[-1])
    assert f'<html lang="{other.language}">' in document(of(other, FIXED[""]), "http://zashiki", "/", other).decode()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de-AT,en;q=0.8", "de"), ("en;q=0.5,pl;q=0.9", "pl"), ("tlh,fr;q=0.1", "fr"), ("de;q=x", "en")],
)
def test_the_best_language_for_a_browser(accepted: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zashiki.server.http.document.languages", lambda: ("de", "en", "fr", "pl"))
    assert best_language(accepted) == language


@pytest.mark.parametrize(
    ("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip"), ("identity", None)]
)
def test_files_are_sent_compressed_and_cached_for_good(server: Server, accepted: str, encoding: str | None) -> None:
    name = next(file.name for file in (FOLDER / "assets").glob("*.js"))
    with httpx.stream("GET", f"{server.url}/assets/{name}", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    packed = (FOLDER / "assets" / (name + {"br": ".br", "gzip": ".gz", None: ""}[encoding])).read_bytes()
    assert (answer.headers.get("content-encoding"), raw) == (encoding, packed)
    assert answer.headers["cache-control"] == "max-age=31536000, public, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


def test_link_previews_show_a_picture_of_the_game(server: Server) -> None:
    for path, game in (("/", "take"), ("/rules/naishi", "naishi"), ("/learn/ninjato", "ninjato")):
        image = meta(fetch(server.url + path).text)["og:image"]
        assert image == f"{server.url}/previews/{game}.png"
        answer = fetch(image)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert fetch(f"{server.url}/previews/chess.png").status_code == 404


def test_search_engines_may_read_everything_but_the_api(server: Server) -> None:
    assert fetch(f"{server.url}/robots.txt").text == "User-agent: *\nDisallow: /api/\n"


@pytest.mark.compiled
def test_games_for_browsers_are_cached_for_good_and_their_list_is_not(server: Server) -> None:
    wasm.write(COMPILED)
    listed = fetch(f"{server.url}/modules/index.json")
    assert listed.headers["cache-control"] == "no-cache"
    assert listed.json().keys() == set(installed_games())
    name = listed.json()["take"]
    with httpx.stream("GET", f"{server.url}/modules/{name}", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw) == (COMPILED / name).read_bytes()
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
    assert fetch(f"{server.url}/modules/other.wasm").status_code == 404
