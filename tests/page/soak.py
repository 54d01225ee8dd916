"""Every page and table in every size and theme, checked with axe-core, and in every language on a small phone.

`make soak` runs this, or `pytest tests/page/soak.py`.
"""

import pytest

from tests.page.accessibility import SIZES, SMALL_PHONE, violations
from tests.page.conftest import Visit
from tests.page.driver import expect_turn, open_game
from tests.page.languages import (
    PAGES,
    assert_fits,
    assert_marked,
    open_in_any_language,
    play_on,
    show,
    speak,
    visit_marked,
)
from zashiki.kernel.catalogue import languages
from zashiki.kernel.registry import installed_games


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/account", "/about", "/nonsense"])
def test_pages_are_accessible(visit: Visit, path: str, size: dict[str, int], colours: str) -> None:
    assert violations(visit(path, size, colours=colours)) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", installed_games())
def test_tables_are_accessible(visit: Visit, game: str, size: dict[str, int], colours: str) -> None:
    page = visit(size=size, colours=colours)
    open_game(page, game)
    expect_turn(page)
    assert violations(page) == []


@pytest.mark.parametrize("game", installed_games())
def test_a_whole_game_on_a_small_phone_has_no_words_of_its_own(visit: Visit, game: str) -> None:
    page = visit_marked(visit, SMALL_PHONE)
    open_in_any_language(page, game)
    for _ in play_on(page, seed=2):
        assert_marked(page)


@pytest.mark.parametrize("language", languages())
def test_pages_have_room_for_the_words_of_every_language(visit: Visit, language: str) -> None:
    page = visit(size=SMALL_PHONE)
    speak(page, language)
    for path in PAGES:
        show(page, path)
        assert_fits(page)
        assert violations(page) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", installed_games())
def test_tables_have_room_for_the_words_of_every_language(visit: Visit, game: str, language: str) -> None:
    page = visit(size=SMALL_PHONE)
    speak(page, language)
    open_in_any_language(page, game)
    for _ in play_on(page, seed=3):
        assert_fits(page)
