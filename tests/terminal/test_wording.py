"""Sentences about you and about other players."""

import pytest

from zashiki.terminal.wording import about, result, shown


@pytest.mark.parametrize(("name", "expected"), [("Ada", "Ada wins, 1."), ("You", "You win, 1.")])
def test_the_verb_agrees_with_you(name: str, expected: str) -> None:
    assert about("won", name, points="1") == expected


@pytest.mark.parametrize("name", ["You", "Seat 0", "Seat 3", "Warashi 5", "Ada"])
def test_names_in_english_are_those_of_records(name: str) -> None:
    assert shown(name) == name


def test_results_name_the_winners() -> None:
    names = ["Ada", "Grace", "Barbara"]
    assert result(names, [0, 2], [7, 3, 7]) == "Ada and Barbara share the win, 7 to 7 to 3."
    assert result(["Ada", "You"], [1], [3, 7]) == "You win, 7 to 3."
    assert result(names, [1], [3, 7, 1]) == "Grace wins, 7 to 3 to 1."
    assert result(names[:2], [0, 1], [5, 5]) == "A draw, 5 to 5."
