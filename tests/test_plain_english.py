"""The check for plain English finds what it is meant to find, and nothing in plain sentences."""

import pytest
from tools.plain_english import find


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("The player keeps his cards.", "he for a player"),
        ("the own Daimyo", "the own"),
        ("after so many turns", "so many"),
        ("'x' is no move of Ta-Ke", "is no"),
        ("points are reckoned at the end", "reckon"),
        ('"""Who does not read is cut off."""', "headless Who"),
        ("# Who sits here", "headless Who"),
        ("It is shown. Who asked is told.", "headless Who"),
    ],
)
def test_hard_phrasings_are_found(text: str, name: str) -> None:
    assert [finding.pattern.name for finding in find(text)] == [name]


@pytest.mark.parametrize(
    "text",
    [
        "There is no move to take back.",
        "The table is no longer open.",
        "Who begins?",
        '"""The players who watch a table."""',
        "the other player's cards, their hand",
        "this history of the shelf",
    ],
)
def test_plain_phrasings_pass(text: str) -> None:
    assert list(find(text)) == []
