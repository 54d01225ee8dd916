"""Sentences about you and about other players."""

import pytest

from zashiki.terminal.wording import result, sentence


@pytest.mark.parametrize(
    ("name", "predicate", "expected"),
    [
        ("Ada", "takes a chip", "Ada takes a chip"),
        ("You", "takes a chip", "You take a chip"),
        ("You", "pushes a chip", "You push a chip"),
        ("You", "wins", "You win"),
        ("You", "passes and goes", "You pass and goes"),
        ("You", "carries a chip", "You carry a chip"),
        ("", "All ghosts go home", "All ghosts go home"),
    ],
)
def test_the_first_verb_agrees_with_you(name: str, predicate: str, expected: str) -> None:
    assert sentence(name, predicate) == expected


def test_results_name_the_winners() -> None:
    names = ["Ada", "Grace", "Barbara"]
    assert result(names, [0, 2], [7, 3, 7]) == "Ada and Barbara share the win, 7 to 7 to 3."
    assert result(names, [1], [3, 7, 1]) == "Grace wins, 7 to 3 to 1."
    assert result(names[:2], [0, 1], [5, 5]) == "A draw, 5 to 5."
