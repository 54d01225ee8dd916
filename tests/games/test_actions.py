"""Every game's table of actions: numbers, notation and the rules page agree."""

from importlib import import_module
from pathlib import Path

import pytest

from zashiki.kernel.actions import ActionTable
from zashiki.kernel.registry import find

RULES = Path(__file__).parent.parent.parent / "docs" / "rules"


@pytest.fixture
def actions(game: str) -> ActionTable:
    table = import_module(f"zashiki.games.{game}.actions").ACTIONS
    assert isinstance(table, ActionTable)
    return table


def test_the_rulebook_has_the_moves_of_the_table(game: str, actions: ActionTable) -> None:
    assert find(game).moves == actions.moves
    assert len(set(actions.moves)) == len(actions)


def test_the_rules_page_has_the_table_of_actions(game: str, actions: ActionTable) -> None:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    documented = page.partition("<!-- actions -->\n")[2].partition("\n<!-- /actions -->")[0]
    assert documented == actions.documentation()


def test_what_a_move_names_is_known_for_all_moves_of_a_block_and_tells_them_apart(actions: ActionTable) -> None:
    for block in actions:
        assert len(block.parts) == (len(block.moves) if len(block.moves) > 1 or block.parts else 0), block.name
        assert len(set(block.parts)) == len(block.parts), block.name
