"""What happens in Ninjato, in words: every message in a position made for it, and all facts of some games."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.games.ninjato.examples import AT_ROUND_END, IN_TURN, RED, WON, Example, examples, started
from tests.games.ninjato.positions import after, play
from zashiki import Position
from zashiki.games.ninjato.presentation.facts import MOST_FACTS
from zashiki.games.ninjato.presentation.messages import EVENTS
from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.facts import Fact
from zashiki.kernel.wording import foretold, told

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def sentences(facts: Iterable[Fact], you: int | None = None) -> list[str]:
    """The facts in words."""
    return [told(catalogue(), "ninjato", fact, NAMES, you) for fact in facts if not fact.is_silent]


@pytest.mark.parametrize("example", [*IN_TURN, *AT_ROUND_END], ids=lambda example: example[0])
def test_a_move_is_told(example: Example) -> None:
    moves, _, expected = example
    assert sentences(play(started(example), moves).events(None)) == expected


def test_a_player_is_told_what_they_draw() -> None:
    assert sentences(after("dojo t?", next_dojo="5").events(0), you=0) == ["You draw a 5 from the deck"]


def test_every_message_has_an_example() -> None:
    facts = [fact for here in examples() if here.ply for seat in (None, 0) for fact in here.events(seat)]
    assert {fact.message for fact in facts} == {message.name for message in EVENTS}


@pytest.mark.parametrize(
    ("move", "changes", "expected"),
    [
        ("t?", {"moves": "dojo", "next_dojo": "5"}, "draw a card from the deck"),
        (
            "learn:hensojutsu",
            {"round": 5, "sensei": "hensojutsu-snake", "skills": "choho"},
            "learn Hensojutsu (snake) (+1 influence through a masked envoy), free, as you own the style",
        ),
        (
            "R1:j",
            {"treasures": "g", "pavilion": "Wj"},
            "5 honor: pay a gold as a jade for the rumor Greatest Warrior (counts your elite cards)",
        ),
        ("b4", {"moves": "H1+", "hands": "4", "sentry": "4"}, "play a 4"),
        ("b5", {"moves": "H1+", "hands": "5", "sentry": "4"}, "play a 5, which beats the 4"),
        ("b5", {"moves": "H1+ b2 ! banzai", **RED, "next_elites": "D24"}, "play a 5, which beats either"),
        ("b4", {"moves": "H1+ b2 ! banzai b5 !4", **RED, "next_elites": "D24"}, "play a 4, which beats the 2"),
        ("b2", {"moves": "H1- ", "hands": "2", "sentry": "5"}, "play a 2, which beats the 5"),
        ("yield", {"moves": "H1+"}, "give up: you get nothing"),
        ("yield", {"moves": "H1+ b2 ! banzai", **WON}, "give up: you keep one treasure"),
        ("T5", {"moves": "H1+ b2 !", **WON, "neutral": "f", "tokens": "M2 T2 M4 T4 S6"}, "put Taira 5 on house 1"),
    ],
)
def test_a_move_is_foretold(move: str, changes: dict[str, Any], expected: str) -> None:
    moves = changes.get("moves", "")
    here = after(moves, **{name: value for name, value in changes.items() if name != "moves"})
    assert foretold(catalogue(), "ninjato", here.foresee(move)) == expected


def test_there_is_room_for_the_greatest_number_of_facts() -> None:
    """A snapshot can have more treasures on a shuriken than anybody takes in a game."""
    treasures = "f" * 14 + "s" * 14 + "v" * 14 + "j" * 14 + "g" * 12
    here = after("H1+ b2 !", **WON)
    snapshot = here.snapshot()
    moved = [letter for letter in treasures if letter in snapshot["bag"]]
    for letter in moved:
        if letter in snapshot["bag"]:
            snapshot["bag"].remove(letter)
            snapshot["invasion"]["shuriken"].append(letter)
    facts = play(Position.restore(snapshot), "banzai yield k:f").events(None)
    assert 60 < len(facts) < MOST_FACTS
