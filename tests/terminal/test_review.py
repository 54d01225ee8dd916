"""A review on the screen: whose chances and mistakes it shows, and how it addresses people."""

import pytest
from rich.console import Console

from tests.playing import Variant, played, random_position
from zashiki import Record, warashi
from zashiki.terminal.review import WIDTH, curves, graph, show_review
from zashiki.warashi import Review


def shown(reviewed: Review, names: list[str]) -> str:
    console = Console(width=80)
    with console.capture() as screen:
        show_review(reviewed, names, console)
    return " ".join(screen.get().split())


@pytest.fixture(scope="module")
def reviewed() -> Review:
    return warashi.review(Record.of(random_position("take", 5)), nodes=200)


@pytest.mark.parametrize("seat", [0, 1])
def test_you_see_your_chances_and_what_you_missed(reviewed: Review, seat: int) -> None:
    names = ["Warashi 3", "Warashi 3"]
    names[seat] = "You"
    screen = shown(reviewed, names)
    assert "Your chance of winning" in screen
    assert screen.count("You played") == 5
    assert "Warashi 3 played" not in screen
    assert "for you," in screen
    missed = sum(reviewed.labels(seat)[label] for label in ("inaccuracy", "mistake", "blunder"))
    assert f"{missed - 5} more cost less than these." in screen
    (_, chances), *_ = curves(reviewed, names)
    own = [decision for decision in reviewed.decisions if decision.seat == seat]
    assert [chances[decision.ply] for decision in own] == [decision.before for decision in own]


def test_other_players_are_not_addressed_as_you(reviewed: Review) -> None:
    screen = shown(reviewed, ["Ada", "Grace"])
    assert "Ada's chance of winning" in screen
    assert "Ada played" in screen
    assert ": takes the" in screen
    assert "for you" not in screen


def test_a_game_without_people_shows_the_mistakes_of_all_seats(reviewed: Review) -> None:
    assert "Warashi 3 played" in shown(reviewed, ["Warashi 3", "Warashi 5"])


def test_three_players_get_a_curve_each() -> None:
    review = warashi.review(Record.of(played(Variant("ninjato", players=3), 1)), nodes=20)
    drawn = curves(review, ["Ada", "Grace", "Mary"])
    assert [len(chances) for _, chances in drawn] == [len(review.decisions)] * 3
    for seat, (_, chances) in enumerate(drawn):
        assert all(chances[decision.ply] == decision.before for decision in review.decisions if decision.seat == seat)


def test_a_chance_of_one_half_reaches_the_middle_of_the_graph() -> None:
    rows = graph([0.5] * 200)
    assert rows[4] == f" 50 % │{'▄' * WIDTH}"
    assert rows[3] == "      │"
    assert rows[-1].split() == ["1", "200"]


def test_a_game_without_moves_has_nothing_to_review() -> None:
    review = warashi.review(Record.of(random_position("take", 5, plies=0)))
    assert shown(review, ["Ada", "Grace"]) == "There is nothing to review: nobody has made a decision."
