"""The examples of the rules page."""

import pytest

from tests.games.take.positions import court, position
from tests.said import deeds


def test_only_chips_free_of_ghosts_can_be_taken() -> None:
    """Example 1: ghosts on B and C."""
    here = position(["DR", "RR", "GG", "RD", "DG"], ghosts="BC")
    assert here.legal_moves == ["A", "D", "E"]


def test_three_geishas_times_an_influence_of_five() -> None:
    """Example 2: one at the bottom, one in the middle, two Samurai above; the chip just taken is the first."""
    here = position(["DG", "RG", "DR", "RD", "GG"], court(middle="G", samurai="GG"))
    here.push("E")
    assert here.scores[0] == 3 * 5
    assert deeds(here, 0)[2] == ("scores Geishas: 3 × 5 = 15 (1 × 2 at the bottom, 1 × 1 in the middle, 2 Samurai)")


@pytest.mark.parametrize(("showing", "owned", "points"), [(2, 1, 2), (2, 2, 4), (3, 1, 3), (3, 2, 6)])
def test_samurai_score_one_each(showing: int, owned: int, points: int) -> None:
    """Example 3: a take uncovers a Samurai."""
    other_stacks = ["RS", "RS"][: showing - 1] + ["RR", "RR", "RR"][: 5 - showing]
    here = position(["SD", *other_stacks], court(samurai="DG"[:owned]))
    here.push("A")
    assert here.scores[0] == points


def test_a_ninja_performs_a_geisha_and_the_samurai_beneath_is_taken() -> None:
    """Example 4."""
    here = position(["GSD", "DD", "RR", "R", "D"], court(bottom="N"), opposing_bottom="G")
    here.push("N.G:A>C")
    assert here.snapshot()["closed"] == ["C"]
    assert "C" not in here.legal_moves
    here.push("A>G")
    events = {event.seat: event for event in here.events(0) if event.message == "score"}
    assert {event.piece for event in events.values()} == {"G"}
    assert here.scores == (1 * 1, 1 * 6)


def test_the_last_take_scores_with_one_showing() -> None:
    """Example 5: every space is empty and shows what is printed."""
    here = position(["", "", "", "D", ""], court(bottom="GG"), ghosts="A")
    here.push("D")
    assert here.is_over
    assert here.player is None
    assert here.scores == (1 * 4, 1 * 5)
    assert here.snapshot()["ghosts"] == [1, 0, 0, 1, 0]
