"""Simplifying does not change the value of an ending."""

import pytest

from tests.games.take.engine.test_last_turns import BOXES, best_margin, rich_endings, simplified


@pytest.mark.compiled
@pytest.mark.parametrize("options", BOXES)
def test_simplifying_changes_nothing_with_three_chips_left(options: dict[str, str]) -> None:
    for state in rich_endings(3, options, seeds=40):
        assert best_margin(simplified(state)) == best_margin(state)
