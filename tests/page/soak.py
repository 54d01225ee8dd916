"""Every page and table in every size and theme, checked with axe-core: `pytest tests/page/soak.py`, or `make soak`."""

import pytest

from tests.page.accessibility import SIZES, violations
from tests.page.conftest import Visit
from tests.page.driver import expect_turn, open_game
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
