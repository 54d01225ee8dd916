"""The course of a round and its end."""

from collections import Counter

import pytest

from tests.games.ninjato.positions import (
    HENSOJUTSU,
    SKILLS,
    TREASURES,
    after,
    house,
    inside,
    last_placement,
    own,
    play,
    position,
    round_ended,
)
from zashiki import Position

FAIL = "H1+ yield"
CLOSED = {"closed": True}


# Turns


@pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0, 1], [3, 1, 0, 2]])
def test_three_times_round_in_turn_order(order: list[int]) -> None:
    players = len(order)
    here = position(players, order=order)
    for turn in range(3 * players):
        assert here.player == order[turn % players]
        assert here.snapshot()["turn"] == turn
        assert here.snapshot()["round"] == 1
        play(here, FAIL)
    data = here.snapshot()
    assert (data["round"], data["turn"], data["phase"]) == (2, 0, "place")
    assert here.player == order[0]


def test_the_turn_order_of_the_deal_is_random() -> None:
    orders = set()
    for seed in range(30):
        here = Position.deal("ninjato", seed=seed, players=3)
        order = here.snapshot()["order"]
        assert sorted(order) == [0, 1, 2]
        assert here.player == order[0]
        orders.add(tuple(order))
    assert len(orders) > 3


@pytest.mark.parametrize(
    ("order", "stack", "next_order"),
    [
        ([0, 1, 2, 3], [], [0, 1, 2, 3]),
        ([2, 0, 3, 1], [], [2, 0, 3, 1]),
        ([0, 1, 2, 3], [3], [3, 0, 1, 2]),
        ([0, 1, 2, 3], [3, 1], [1, 3, 0, 2]),
        ([0, 1, 2, 3], [0, 1, 2], [2, 1, 0, 3]),
        ([0, 1, 2, 3], [1, 2, 1], [1, 2, 0, 3]),  # the top shuriken only
        ([2, 1, 0, 3], [3, 3, 0], [0, 3, 2, 1]),
        ([0, 1, 2, 3], [0, 1, 2, 3, 0, 1, 2], [2, 1, 0, 3]),
        ([3, 2, 1, 0], [3, 2, 1, 0, 3, 2, 1], [1, 2, 3, 0]),
    ],
)
def test_the_next_order_is_the_dojo_stack_from_the_top_and_then_the_absent(
    order: list[int], stack: list[int], next_order: list[int]
) -> None:
    here = after(FAIL, players=4, order=order, turn=11, dojo_stack=stack)
    assert here.snapshot()["order"] == next_order
    assert here.snapshot()["dojo_stack"] == []
    assert here.player == next_order[0]


def test_the_last_visit_of_the_round_counts() -> None:
    here = after("dojo t? t?", hands=["", "11"], turn=5, dojo_stack=[1, 0])
    assert here.snapshot()["order"] == [1, 0]


# Skill tiles


@pytest.mark.parametrize("game_round", range(1, 7))
def test_all_skill_tiles_are_ready_again(game_round: int) -> None:
    here = round_ended(round=game_round, used=["kenjutsu choho", "boryaku"], skills="kuji-in")
    assert own(here, "skills") == [["choho", True], ["kenjutsu", True], ["kuji-in", True]]
    assert own(here, "skills", 1) == [["boryaku", True]]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game_round", [1, 2, 3])
def test_for_rounds_2_to_4_as_many_new_tiles_as_players(players: int, game_round: int) -> None:
    coming = ["choho", "taijutsu", "kuji-in", "boryaku"][:players]
    shown = ["kenjutsu", "kenjutsu", "intonjutsu"][: players - 1]
    here = last_placement(players, round=game_round, sensei=shown, next_skills=coming)
    before = here.snapshot()
    data = play(here, "H5+ yield").snapshot()
    assert sorted(data["sensei"]) == sorted(coming)
    assert data["skill_big"] == before["skill_big"][:-players]
    assert Counter(data["skill_discard"]) == Counter([*before["skill_discard"], *shown])
    assert len(data["skill_small"]) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_round_4_the_big_stack_is_discarded_and_hensojutsu_comes(players: int) -> None:
    here = round_ended(players, round=4, skills="choho", next_hensojutsu="hensojutsu-tiger")
    data = here.snapshot()
    assert data["sensei"] == ["hensojutsu-tiger"]
    assert data["skill_big"] == []
    assert sorted(data["skill_small"]) == ["hensojutsu-crane", "hensojutsu-snake"]
    assert Counter(data["skill_discard"]) == Counter(SKILLS) - Counter(["choho"])


@pytest.mark.parametrize("game_round", [5, 6])
def test_rounds_6_and_7_show_the_next_hensojutsu(game_round: int) -> None:
    shown, coming = "hensojutsu-snake", "hensojutsu-crane"
    here = round_ended(round=game_round, sensei=shown, next_hensojutsu=coming)
    data = here.snapshot()
    assert data["sensei"] == [coming]
    assert shown in data["skill_discard"]
    assert len(data["skill_small"]) == 6 - game_round


def test_after_round_7_the_last_hensojutsu_is_discarded() -> None:
    here = round_ended(round=7, sensei="hensojutsu-crane")
    data = here.snapshot()
    assert here.is_over
    assert data["sensei"] == []
    assert data["skill_small"] == []
    assert set(HENSOJUTSU) <= set(data["skill_discard"])


def test_a_game_shows_three_hensojutsu_one_by_one() -> None:
    here = position(round=4, turn=5)
    seen = []
    for _ in range(3):
        game_round = here.snapshot()["round"]
        while here.snapshot()["round"] == game_round:
            play(here, FAIL)
        seen += here.snapshot()["sensei"]
    assert sorted(seen) == sorted(HENSOJUTSU)


# Emptied houses


def test_emptied_houses_get_three_treasures_and_a_sentry_in_the_order_of_their_numbers() -> None:
    here = last_placement(houses={2: CLOSED, 4: CLOSED}, next_bag="fjfjgvvg", next_guards="4 3a")
    play(here, "H1+ yield")  # takes the first fan
    assert house(here, 2) == {
        "token": "T4",
        "sentry": "4",
        "neutral": ["f", "j", "j"],
        "red": [],
        "closed": False,
    }
    assert house(here, 4)["sentry"] == "3a"
    assert inside(here, 4) == "vvg"
    assert here.snapshot()["bag"][-1] == "g"
    assert {"H2+", "H2-", "H4+", "H4-"} <= set(here.legal_moves)


def test_houses_that_were_not_emptied_stay_as_they_are() -> None:
    here = round_ended(houses={3: {"neutral": "j", "red": "g", "sentry": "2"}})
    assert house(here, 3) == {"token": "M2", "sentry": "2", "neutral": ["j"], "red": ["g"], "closed": False}


def test_new_sentries_come_from_recycled_discards() -> None:
    here = round_ended(houses={2: CLOSED, 4: CLOSED}, guard_deck="4")
    assert house(here, 2)["sentry"] == "4"
    assert house(here, 4)["sentry"] in {"1", "2", "3a", "4", "5"}
    data = here.snapshot()
    assert data["guard_discard"] == []
    assert len(data["guard_deck"]) == 40 - 5


def test_new_treasures_come_from_a_recycled_heap() -> None:
    """The failed invasion at house 5 draws first."""
    here = round_ended(houses={2: CLOSED}, bag="vf", heap="jj")
    assert inside(here, 5) == "ffsv"
    assert inside(here, 2) == "vjj"
    assert here.snapshot()["bag"] == here.snapshot()["heap"] == []


def test_a_heap_is_recycled_only_when_a_treasure_is_needed() -> None:
    here = round_ended(houses={2: CLOSED}, bag="vjgf", heap="s")
    assert inside(here, 2) == "vjg"
    assert here.snapshot()["bag"] == []
    assert here.snapshot()["heap"] == ["s"]


@pytest.mark.parametrize(
    ("bag", "two", "four"),
    [("jjjjf", "jjj", "j"), ("jjjf", "jjj", ""), ("jjf", "jj", ""), ("jf", "j", ""), ("f", "", ""), ("", "", "")],
)
def test_a_house_that_gets_no_treasure_stays_closed_without_a_sentry(bag: str, two: str, four: str) -> None:
    here = round_ended(houses={2: CLOSED, 4: CLOSED}, bag=bag, heap="")
    assert (inside(here, 2), inside(here, 4)) == (two, four)
    for number, found in [(2, two), (4, four)]:
        assert house(here, number)["closed"] is (found == "")
        assert (house(here, number)["sentry"] is None) == (found == "")
        assert (f"H{number}+" in here.legal_moves) == (found != "")


def test_a_house_that_stayed_closed_waits_for_the_end_of_the_next_round() -> None:
    here = after("R1:jj", turn=4, houses={2: CLOSED}, bag="", heap="", treasures="jj", pavilion="W?? G? P? A?")
    assert here.snapshot()["heap"] == ["j", "j"]
    assert house(here, 2)["closed"] is True
    assert "H2+" not in here.legal_moves
    play(here, "dojo t? t? t? t?")
    assert here.snapshot()["round"] == 2
    assert house(here, 2)["closed"] is False
    assert inside(here, 2) == "jj"


# The order of the steps


def test_the_palace_is_back_to_four_before_a_scoring_phase() -> None:
    here = round_ended(
        round=3,
        envoys="72",
        palace="- 63 - 21",
        next_envoys="75 78",
        pavilion="W? - G? -",
        next_rumors="D? Ds Dv",
        rumors="A?",
    )
    data = here.snapshot()
    assert data["phase"] == "first"
    assert data["palace"] == [75, 63, 78, 21]
    assert data["pavilion"] == ["W?", "D?", "G?", "Ds"]
    play(here, "sR1")
    assert here.snapshot()["pavilion"] == ["Dv", "D?", "G?", "Ds"]


@pytest.mark.parametrize("game_round", range(1, 8))
def test_scoring_phases_come_after_rounds_3_5_and_7(game_round: int) -> None:
    here = round_ended(round=game_round, envoys="72")
    data = here.snapshot()
    if game_round in {3, 5, 7}:
        assert (data["phase"], data["round"], data["turn"]) == ("first", game_round, 6)
        assert here.player == 0
    else:
        assert (data["phase"], data["round"], data["turn"]) == ("place", game_round + 1, 0)
        assert data["scoring"] is None


def test_all_steps_are_done_after_round_7_too() -> None:
    here = round_ended(
        round=7,
        used="kenjutsu",
        dojo_stack=[0],
        houses={2: CLOSED},
        next_bag="ffsv",
        next_guards="4",
        palace="- 63 66 21",
        next_envoys="75",
        pavilion="W? - G? P?",
        next_rumors="D?",
    )
    assert here.is_over
    assert here.player is None
    data = here.snapshot()
    assert (data["phase"], data["round"], data["turn"]) == ("over", 7, 6)
    assert data["order"] == [0, 1]
    assert data["dojo_stack"] == []
    assert own(here, "skills") == [["kenjutsu", True]]
    assert inside(here, 2) == "fsv"
    assert house(here, 2)["sentry"] == "4"
    assert data["palace"] == [75, 63, 66, 21]
    assert data["pavilion"] == ["W?", "D?", "G?", "P?"]


def test_a_round_leaves_hands_and_holdings_alone() -> None:
    here = round_ended(hands=["135", "24"], treasures=["fg", "v"], elites="E51", rumors="W?")
    data = here.snapshot()
    assert data["hands"] == [[1, 3, 5], [2, 4]]
    assert data["treasures"] == [["f", "g"], ["v"]]
    assert data["elites"] == [["E51"], []]
    assert data["rumors"] == [["W?"], []]


def test_no_treasure_is_lost_at_the_end_of_a_round() -> None:
    data = round_ended(houses={2: CLOSED, 3: CLOSED}, treasures=["ffg", "vj"]).snapshot()
    found = Counter([*data["bag"], *data["heap"]])
    for stock in [*data["treasures"], *(each["neutral"] for each in data["houses"])]:
        found.update(stock)
    assert found == Counter(TREASURES)
