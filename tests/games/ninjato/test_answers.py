"""What Ninjato asks, and why it refuses a move, in words."""

import pytest

from tests.games.ninjato.answers import (
    ASKED,
    ASKED_AT_ROUND_END,
    REFUSED,
    REFUSED_AT_ROUND_END,
    Asked,
    Refused,
)
from tests.games.ninjato.positions import last_placement, play, position
from zashiki import Position
from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.facts import Fact
from zashiki.kernel.wording import said


def words(facts: list[Fact]) -> str:
    return " ".join(said(catalogue(), "ninjato", fact) for fact in facts)


def started(example: Asked | Refused) -> Position:
    """The position of an example."""
    start = last_placement if example in (*ASKED_AT_ROUND_END, *REFUSED_AT_ROUND_END) else position
    return play(start(**example[1]), example[0])


@pytest.mark.parametrize("example", [*ASKED, *ASKED_AT_ROUND_END], ids=lambda example: example[2])
def test_a_player_is_asked(example: Asked) -> None:
    assert words(started(example).question) == example[2]


@pytest.mark.parametrize("example", [*REFUSED, *REFUSED_AT_ROUND_END], ids=lambda example: example[3])
def test_a_move_is_refused(example: Refused) -> None:
    here = started(example)
    assert example[2] not in here.legal_moves
    assert words(here.refusal(example[2])) == example[3]


def test_more_treasures_than_an_argument_has_room_for() -> None:
    """A snapshot can have more treasures of a kind on a shuriken than anybody takes in a game."""
    snapshot = play(position(hands="245", sentry="1", neutral="ffs"), "H1+ b2 !").snapshot()
    fans = snapshot["bag"].count("f")
    snapshot["bag"] = [letter for letter in snapshot["bag"] if letter != "f"]
    snapshot["invasion"]["shuriken"] += ["f"] * fans
    here = Position.restore(snapshot)
    assert words(here.question) == "Leave with 15 fans, or banzai?"
    assert len(here.view(0).invasion.fallen) == fans + 1 > 15
