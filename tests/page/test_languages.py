"""Languages in a real browser: one is fetched, has all texts on screen, and is exchanged without a reload."""

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from tests.effort import SOAK
from tests.page.accessibility import SMALL_PHONE
from tests.page.conftest import DESKTOP, Visit
from tests.page.driver import ENDING
from tests.page.languages import (
    PAGES,
    assert_marked,
    open_in_any_language,
    play_on,
    show,
    speak,
    unmarked,
    visit_marked,
)
from zashiki.kernel.registry import installed_games
from zashiki.server.http.document import FOLDER

MOST = 110_000
"""Bytes of a first visit, with the fonts, in the encoding gzip."""
OTHER = "fr"
SWITCH_AFTER = 6


def choose_language(page: Page, code: str) -> None:
    """Chooses a language in the settings, and closes them."""
    page.keyboard.press("Escape")
    page.locator("header button.icon").click()
    page.get_by_role("dialog").get_by_role("combobox").select_option(code)
    expect(page.locator("html")).to_have_attribute("lang", code)
    page.get_by_role("dialog").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_first_visit_fetches_one_language(visit: Visit, language: str) -> None:
    page = visit(new=True)
    speak(page, language)
    page.set_extra_http_headers({"accept-language": language})
    names: set[str] = set()

    def note(response: Response) -> None:
        if "/assets/" in response.url:
            names.add(response.url.rsplit("/", 1)[1])

    page.on("response", note)
    page.reload()
    page.wait_for_load_state("networkidle")
    files = [FOLDER / "assets" / name for name in names]
    assert [file.suffix for file in files].count(".woff2") == (2 if language == "cs" else 1)
    assert sum(b'"list-comma"' in file.read_bytes() for file in files) == 1
    sizes = [len(gzip.compress(file.read_bytes(), mtime=0)) for file in (FOLDER / "index.html", *files)]
    assert sum(sizes) <= MOST


@pytest.mark.parametrize("game", installed_games() if SOAK else installed_games()[-1:])
def test_another_language_in_the_middle_of_a_game_changes_everything(visit: Visit, game: str) -> None:
    page = visit_marked(visit, DESKTOP, at_once=False)
    open_in_any_language(page, game)
    page.evaluate("window.isSame = true")
    looks = play_on(page, seed=1)
    for _ in range(SWITCH_AFTER):
        next(looks)
    assert unmarked(page) != []
    page.evaluate("window.isMarking = true")
    choose_language(page, OTHER)
    for _ in looks:
        assert_marked(page)
    expect(page.locator(ENDING)).to_be_visible()
    assert_marked(page)
    assert page.evaluate("window.isSame")
    assert page.request.get("/api/me").json()["language"] == OTHER


def test_pages_have_no_words_of_their_own_and_room_for_long_ones(visit: Visit) -> None:
    page = visit_marked(visit, SMALL_PHONE)
    for path in PAGES:
        show(page, path)
        assert_marked(page)
