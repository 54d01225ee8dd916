"""Without a server: the page offline, by the browser's own switch, and as a static site."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.effort import SOAK
from tests.page.accessibility import violations
from tests.page.conftest import DESKTOP, PATIENCE, Visit
from tests.page.driver import ENDING, MAX_STEPS, choose_level, is_over, open_game, open_sheet, step
from tests.page.sites import serving_site
from zashiki.kernel.registry import installed_games

GAMES = installed_games() if SOAK else ["take"]
"""All games are long; `make soak` plays them all."""


def test_games_are_played_offline_and_are_still_there(visit: Visit) -> None:
    page = visit(new=True)
    come_back(page)  # a first visit keeps nothing on the device
    expect_kept(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("There is no connection")).to_be_visible()
    choose_level(page, 1)
    for game in GAMES:
        page.goto("/")
        open_game(page, game)
        play_out(page)
        expect(page.get_by_role("status").get_by_role("heading")).to_be_visible()
    page.goto("/")
    table = open_game(page, "naishi")
    play_a_little(page)
    before = page.locator("[data-log] li").count()
    page.goto("/")
    expect(page.get_by_text("on this device")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("There is no connection")).to_have_count(0)
    page.goto(f"/table/{table}")
    page.locator("[data-log] li").nth(before - 1).wait_for()
    play_a_little(page)
    page.goto("/")
    open_game(page, "take")
    assert "device-" not in page.url  # with a connection, games are played at the server


def test_moves_without_a_connection_are_played_once_it_is_back(visit: Visit) -> None:
    page = visit(new=True)
    choose_level(page, 1)
    open_game(page, "take")
    chooser = random.Random(1)
    while not page.locator("[data-log] li").count():
        step(page, chooser)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    play_a_little(page)
    numbers = page.locator("[data-log] li").evaluate_all("items => items.map((item) => Number(item.dataset.number))")
    assert numbers == list(range(len(numbers) - 1, -1, -1))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving_site(tmp_path_factory.mktemp("site")) as address:
        yield address


def test_a_static_site_plays_whole_games(site: str, browser: Browser) -> None:
    page = visit_site(site, browser)
    choose_level(page, 1)
    for game in GAMES:
        page.goto(site)
        open_game(page, game)
        play_out(page)
        page.get_by_role("link", name="Look at the whole game").click()
        shown = ".comment strong" if SOAK else "progress"  # a review takes as long as the game
        expect(page.locator(shown)).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("game", installed_games())
def test_variations_are_tried_on_the_analysis_board(site: str, browser: Browser, game: str) -> None:
    page = visit_site(f"{site}#/analysis/{game}", browser)
    lines, moves = page.locator("[data-lines] button"), page.locator("[data-variations] li > button")
    lines.nth(1).wait_for()
    lines.first.click()
    expect(moves).to_have_count(2)
    chooser = random.Random(1)
    while moves.count() < 3:  # Warashi may change its mind about the order of the moves while it thinks
        page.keyboard.press("ArrowLeft")
        lines.nth(1).wait_for()
        lines.nth(chooser.randrange(2)).click()
        expect(page.locator(".steps button").first).to_be_enabled()
    expect(moves).to_have_count(3)
    expect(page.locator(".variation")).to_have_count(1)
    assert violations(page) == []
    page.get_by_role("button", name="Remove this variation").click()
    expect(moves).to_have_count(2)
    page.context.close()


def test_a_record_is_opened_for_analysis(site: str, browser: Browser) -> None:
    page = visit_site(f"{site}#/analysis/naishi", browser)
    page.locator("[data-lines]").wait_for()
    golden = Path(__file__).parent.parent / "golden"
    page.locator("input[type=file]").set_input_files(golden / "naishi.zashiki")
    moves = len((golden / "naishi.zashiki").read_text().partition("\n\n")[2].split()) // 2
    expect(page.locator("[data-variations] li > button")).to_have_count(moves + 1)
    page.locator("input[type=file]").set_input_files(golden / "take.zashiki")
    expect(page.get_by_role("alert")).to_have_text("This is the record of another game.")
    page.context.close()


def test_a_gateway_without_a_server_is_no_connection(visit: Visit) -> None:
    page = visit(new=True)
    page.route("**/api/guest", lambda route: route.fulfill(status=503, content_type="text/html", body="<h1>503</h1>"))
    page.reload()
    expect(page.get_by_text("There is no connection")).to_be_visible()
    page.unroute("**/api/guest")
    expect(page.get_by_text("There is no connection")).to_have_count(0)


def test_two_tabs_show_the_same_game(site: str, browser: Browser) -> None:
    page = visit_site(site, browser)
    table = open_game(page, "take")
    other = page.context.new_page()
    other.goto(f"{site}#/table/{table}")
    for playing, watching in ((page, other), (other, page)):
        play_a_little(playing)
        moves = playing.locator("[data-log] li").count()
        watching.locator("[data-log] li").nth(moves - 1).wait_for()
    page.context.close()


def test_people_at_one_device_keep_their_secrets(site: str, browser: Browser) -> None:
    page = visit_site(site, browser)
    sheet = open_sheet(page, "ninjato")
    sheet.get_by_role("radio", name="Each other").check()
    sheet.get_by_role("radio", name="3").check()
    sheet.locator("button.first").click()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".place")).to_have_count(0)
    table = page.url.rsplit("/", 1)[1]
    for address in (f"review/{table}", f"analysis/ninjato/{table}"):
        page.goto(f"{site}#/{address}")
        expect(page.get_by_text("The match is not over")).to_be_visible()
    page.goto(f"{site}#/table/{table}")
    first = page.locator(".curtain p").inner_text()
    page.locator(".curtain button").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".curtain p")).not_to_have_text(first)
    expect(page.locator(".place")).to_have_count(0)
    page.context.close()


def test_one_seats_knowledge_holds_for_the_moves_on_the_analysis_board(site: str, browser: Browser) -> None:
    page = visit_site(f"{site}#/analysis/naishi", browser)
    page.locator("[data-lines] button").first.click()
    move = page.locator("[data-variations] li > button").nth(1)
    expect(move).not_to_contain_text("keeps a card")
    page.get_by_role("combobox", name="Seen by").select_option("1")
    expect(move).to_contain_text("keeps a card")
    page.goto(f"{site}#/about")
    expect(page.get_by_role("heading", name="About Zashiki")).to_be_visible()
    while page.workers:
        page.wait_for_timeout(100)
    page.context.close()


def test_addresses_within_a_static_site(site: str, browser: Browser) -> None:
    page = visit_site(f"{site}#/rules/naishi", browser)
    page.locator('main a[href="#rules-turn"]').click()
    page.keyboard.press("Tab")
    page.locator("a.skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_text("Naishi: how to play")
    for address in ("table/unknown", "review/unknown", "account", "analysis/chess"):
        page.goto(f"{site}#/{address}")
        expect(page.get_by_text("There is no such page.")).to_be_visible()
    page.context.close()


def test_a_browser_that_keeps_nothing_says_so(site: str, browser: Browser) -> None:
    context = browser.new_context()
    context.add_init_script("""for (const name of ['indexedDB', 'localStorage']) {
      Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
    }""")
    page = context.new_page()
    page.goto(site)
    open_sheet(page, "take").locator("button.first").click()
    expect(page.get_by_role("alert")).to_have_text("This browser does not let the page keep games on this device.")
    context.close()


def test_an_open_page_outlives_an_upgrade(tmp_path: Path, browser: Browser) -> None:
    with serving_site(tmp_path) as address:
        page = visit_site(address, browser)
        come_back(page)
        page.wait_for_function("() => navigator.serviceWorker.controller")
        folder = tmp_path / "games" / "zashiki"
        (chunk,) = (folder / "assets").glob("About-*.js")
        worker = (folder / "sw.js").read_text()
        assert f'"assets/{chunk.name}",' in worker
        upgraded = worker.replace(f'"assets/{chunk.name}",', "").replace("zashiki-page-", "zashiki-page-new-")
        (folder / "sw.js").write_text(upgraded)
        chunk.unlink()
        page.evaluate(
            """async () => {
              const { serviceWorker } = navigator;
              const taken_over = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
              await (await serviceWorker.ready).update();
              await taken_over;
            }"""
        )
        page.get_by_role("link", name="About").click()
        expect(page.get_by_role("heading", name="About Zashiki")).to_be_visible()
        page.context.close()


def visit_site(address: str, browser: Browser) -> Page:
    context = browser.new_context(reduced_motion="reduce", viewport=DESKTOP)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(address)
    return page


def come_back(page: Page) -> None:
    """Visits the page again, once it knows that it was visited."""
    page.wait_for_function("() => localStorage.getItem('zashiki-visited')")
    page.reload()


def expect_kept(page: Page) -> None:
    """Waits until everything is on the device."""
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("can be used without a connection")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def play_out(page: Page) -> None:
    chooser = random.Random(1)
    for _ in range(MAX_STEPS):
        if is_over(page):
            break
        step(page, chooser)
    expect(page.locator(ENDING)).to_be_visible()


def play_a_little(page: Page) -> None:
    chooser = random.Random(2)
    before = page.locator("[data-log] li").count()
    while page.locator("[data-log] li").count() < before + 4:
        step(page, chooser)
