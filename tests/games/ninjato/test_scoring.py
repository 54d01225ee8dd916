"""The scoring phases and the end of the game."""

from typing import Any

import pytest

from tests.games.ninjato.positions import ELITES, game_ended, offered, own, play, round_ended
from zashiki import Position

CLANS = {"T": (72, 63, 54, 45, 36, 27, 18), "M": (75, 66, 57, 48, 39, 30, 21), "S": (78, 69, 60, 51, 42, 33, 24)}
MASKED = {18, 21, 24, 27, 30, 33, 36, 39, 42}
ORDERS = {3: "STM", 5: "TMS", 7: "MST"}
HENSO = ["hensojutsu-snake", "hensojutsu-tiger", "hensojutsu-crane"]
WORTH = {"T": 8 + 2, "M": 5, "S": 6 + 4}
TOKENS = "T8 T2 M5 S6 S4"


def scoring(here: Position) -> Any:
    return here.snapshot()["scoring"]


def winners(here: Position) -> tuple[int, ...]:
    assert here.outcome is not None
    return here.outcome.winners


# Hensojutsu


def test_hensojutsu_names_a_masked_envoy_of_its_owner_or_none() -> None:
    here = round_ended(round=5, skills=HENSO[0], envoys=["72 45 36 30", "39 27"])
    assert here.player == 0
    assert here.snapshot()["phase"] == "henso"
    assert scoring(here)["queue"] == [0]
    assert offered(here) == {"h36", "h30", "h-"}


@pytest.mark.parametrize("age", [age for ages in CLANS.values() for age in ages])
def test_the_mask_is_on_the_cheap_forms_of_cost(age: int) -> None:
    here = round_ended(round=5, skills=HENSO[0], envoys=[[age]])
    assert offered(here, "h") == ({f"h{age}", "h-"} if age in MASKED else set())


def test_each_tile_is_a_decision_and_names_a_different_envoy() -> None:
    here = round_ended(round=7, skills=" ".join(HENSO[:2]), envoys="36 30")
    assert scoring(here)["queue"] == [0, 0]
    assert offered(here) == {"h36", "h30", "h-"}
    play(here, "h36")
    assert here.player == 0
    assert scoring(here)["queue"] == [0]
    assert scoring(here)["named"] == [36]
    assert offered(here) == {"h30", "h-"}


def test_a_tile_not_used_leaves_the_envoys_to_the_next_tile() -> None:
    here = round_ended(round=7, skills=" ".join(HENSO[:2]), envoys="36 30")
    play(here, "h-")
    assert scoring(here)["named"] == []
    assert offered(here) == {"h36", "h30", "h-"}


def test_without_a_masked_envoy_left_there_is_no_decision() -> None:
    assert round_ended(round=5, skills=HENSO[0], envoys="72").snapshot()["phase"] == "first"
    assert round_ended(round=5, skills=HENSO[0]).snapshot()["phase"] == "place"
    here = round_ended(round=7, skills=" ".join(HENSO[:2]), envoys="36")
    play(here, "h36")
    assert here.snapshot()["phase"] == "first"


def test_all_decisions_of_a_player_come_before_the_next_in_the_new_order() -> None:
    tiles = [HENSO[0], HENSO[1], HENSO[2]]
    here = round_ended(3, round=7, skills=tiles, envoys=["36", "39", "42"], dojo_stack=[2])
    assert here.snapshot()["order"] == [2, 1, 0]
    assert scoring(here)["queue"] == [2, 1, 0]
    asked = []
    while here.snapshot()["phase"] == "henso":
        asked.append(here.player)
        play(here, "h-")
    assert asked == [2, 1, 0]


def test_two_tiles_of_a_player_are_decided_in_a_row() -> None:
    here = round_ended(round=7, skills=[HENSO[0], " ".join(HENSO[1:])], envoys=["36 27", "39 30"])
    assert scoring(here)["queue"] == [1, 1, 0]
    asked = []
    while here.snapshot()["phase"] == "henso":
        asked.append(here.player)
        play(here, "h-")
    assert asked == [1, 1, 0]


def test_hensojutsu_counts_in_the_clan_of_the_envoy_named_only() -> None:
    fields: dict[str, Any] = {"round": 5, "skills": HENSO[0], "envoys": ["36 39", "72 75"]}
    taira = play(round_ended(**fields), "h36")
    assert taira.player == 0
    play(taira, "sh")
    assert taira.player == 1
    minamoto = play(round_ended(**fields), "h39")
    assert minamoto.player == 1
    play(minamoto, "sh")
    assert minamoto.player == 0


def test_hensojutsu_counts_again_in_each_scoring_phase() -> None:
    here = play(round_ended(round=5, skills=HENSO[0], envoys="36"), "h36 sh")
    for _ in range(12):
        play(here, "H1+ yield")
    assert here.snapshot()["round"] == 7
    assert offered(here) == {"h36", "h-"}


# First and second places


@pytest.mark.parametrize(
    ("envoys", "first"),
    [
        (["72", "63 54"], 1),  # influence
        (["63 54", "72"], 0),
        (["72", "63"], 0),  # the oldest envoy
        (["63", "72"], 1),
        (["72 18", "63 54"], 0),
        (["63 54", "72 18"], 1),
        (["63 78", "72"], 1),  # of that clan
    ],
)
def test_the_first_has_most_influence_and_then_the_oldest_envoy_of_the_clan(envoys: list[str], first: int) -> None:
    here = round_ended(round=5, envoys=envoys)
    assert here.player == first


def test_the_second_is_the_second_and_the_third_gets_nothing() -> None:
    here = round_ended(3, round=5, envoys=["45", "72 63", "54"], tokens=TOKENS)
    assert here.player == 1
    play(here, "sR1")
    assert here.scores == (0, 0, WORTH["T"])
    here = round_ended(3, round=5, envoys=["45", "72 63", "54"], tokens=TOKENS)
    play(here, "sh")
    assert here.player == 2
    assert here.snapshot()["phase"] == "second"
    play(here, "sR1")
    assert here.scores == (0, WORTH["T"], 0)
    assert here.snapshot()["phase"] == "place"


@pytest.mark.parametrize("game_round", [3, 5, 7])
def test_firsts_choose_in_the_clan_order_of_the_round(game_round: int) -> None:
    seats = {"T": 0, "M": 1, "S": 2}
    here = round_ended(3, round=game_round, envoys=["72 63", "75 66", "78 69"], tokens=TOKENS)
    honor = [0, 0, 0]
    for index, clan in enumerate(ORDERS[game_round]):
        assert here.snapshot()["phase"] == "first"
        assert scoring(here)["index"] == index
        assert here.player == seats[clan]
        assert offered(here) == {"sh", "sR1", "sR2", "sR3", "sR4"}
        play(here, "sh")
        honor[seats[clan]] += WORTH[clan]
        if not here.is_over:
            assert here.scores == tuple(honor)


@pytest.mark.parametrize("game_round", [3, 5, 7])
def test_seconds_follow_in_the_same_order(game_round: int) -> None:
    seats = {"T": 1, "M": 2, "S": 0}
    envoys = ["72 63 69", "54 75 66", "57 78 60"]  # the seconds have one of the clan each
    here = round_ended(3, round=game_round, envoys=envoys, tokens=TOKENS)
    play(here, "sh sh sh")
    for index, clan in enumerate(ORDERS[game_round]):
        assert here.snapshot()["phase"] == "second"
        assert scoring(here)["index"] == index
        assert scoring(here)["left"] == {"T": "rumor", "M": "rumor", "S": "rumor"}
        assert here.player == seats[clan]
        assert offered(here) == {f"sR{slot}" for slot in range(index + 1, 5)}
        play(here, f"sR{index + 1}")
    assert [len(told) for told in here.snapshot()["rumors"]] == [1, 1, 1]


def test_clans_nobody_influences_are_passed_over() -> None:
    here = round_ended(round=3, envoys="75", tokens=TOKENS)
    assert here.player == 0
    assert scoring(here)["index"] == 2
    play(here, "sh")
    assert here.scores == (WORTH["M"], 0)
    assert here.snapshot()["phase"] == "place"


def test_a_clan_without_influence_rewards_nobody() -> None:
    here = round_ended(round=3, tokens=TOKENS)
    assert here.snapshot()["phase"] == "place"
    assert here.snapshot()["round"] == 4
    assert here.scores == (0, 0)


@pytest.mark.parametrize("choice", ["sh", "sR2"])
def test_a_sole_influencer_is_first_and_the_other_reward_lapses(choice: str) -> None:
    here = play(round_ended(round=5, envoys="72", pavilion="W? G? P? A?", tokens=TOKENS), choice)
    assert here.snapshot()["phase"] == "place"
    assert here.scores == ((WORTH["T"], 0) if choice == "sh" else (0, 0))
    assert own(here, "rumors") == ([] if choice == "sh" else ["G?"])
    assert own(here, "rumors", 1) == []


def test_a_second_gets_the_honor_that_the_first_left_without_a_decision() -> None:
    here = play(round_ended(round=5, envoys=["72", "63"], tokens=TOKENS), "sR1")
    assert here.scores == (0, WORTH["T"])
    assert here.snapshot()["phase"] == "place"


def test_a_second_chooses_the_rumor_that_the_first_left() -> None:
    here = play(round_ended(round=5, envoys=["72", "63"], pavilion="W? G? P? A?", next_rumors="D?"), "sh")
    assert here.player == 1
    assert here.snapshot()["phase"] == "second"
    assert offered(here) == {"sR1", "sR2", "sR3", "sR4"}
    play(here, "sR3")
    assert own(here, "rumors", 1) == ["P?"]
    assert here.snapshot()["pavilion"] == ["W?", "G?", "D?", "A?"]


def test_a_rumor_taken_in_scoring_is_free() -> None:
    here = play(round_ended(round=5, envoys="72", treasures="fj"), "sR1")
    assert own(here, "treasures") == "fj"
    assert here.scores == (0, 0)


def test_the_rewards_left_by_firsts_are_stored_until_the_scoring_ends() -> None:
    """Also where there is no second."""
    here = round_ended(round=5, envoys=["72 75 78", "63"])
    assert scoring(here)["left"] == {}
    play(here, "sh")
    assert scoring(here)["left"] == {"T": "rumor"}
    play(here, "sR1")
    assert scoring(here)["left"] == {"T": "rumor", "M": "honor"}
    play(here, "sh")
    assert here.snapshot()["phase"] == "second"
    assert scoring(here)["left"] == {"T": "rumor", "M": "honor", "S": "rumor"}
    assert scoring(here)["index"] == 0
    play(here, "sR2")
    assert scoring(here) is None


def test_the_pavilion_is_refilled_after_all_have_chosen_only() -> None:
    here = round_ended(round=5, envoys=["72 75", "63 66"], pavilion="W? G? P? A?", next_rumors="D? Ds Dv Dj")
    play(here, "sR1")
    assert here.snapshot()["pavilion"] == [None, "G?", "P?", "A?"]
    assert offered(here) == {"sh", "sR2", "sR3", "sR4"}
    play(here, "sR2")
    assert here.snapshot()["pavilion"] == ["D?", "Ds", "P?", "A?"]


def test_honor_counts_the_tokens_of_the_clan_on_all_five_houses() -> None:
    here = play(round_ended(round=5, envoys="72", tokens="T2 T4 T5 T6 T8"), "sh")
    assert here.scores == (25, 0)


def test_honor_may_be_nothing_and_is_still_a_choice() -> None:
    here = round_ended(round=5, envoys="72", tokens="M2 M4 S2 S4 S6")
    assert "sh" in offered(here)
    assert play(here, "sh").scores == (0, 0)


def test_a_token_of_a_closed_house_counts() -> None:
    """A house that got no treasure."""
    here = round_ended(round=5, envoys="72", tokens="T8 M2 M4 S2 S4", closed=True, bag="", heap="", players=2)
    assert play(here, "sh").scores == (8, 0)


# An empty pavilion


def test_with_an_empty_pavilion_firsts_take_honor_and_seconds_nothing() -> None:
    here = round_ended(round=5, envoys=["72 63 75", "54 66 57"], pavilion="", rumor_deck="", tokens=TOKENS)
    assert here.snapshot()["phase"] == "place"
    assert here.snapshot()["round"] == 6
    assert here.scores == (WORTH["T"], WORTH["M"])


def test_the_last_rumor_is_a_choice_for_a_first() -> None:
    here = round_ended(round=5, envoys=["72 75", "63 66"], pavilion="- W? - -", rumor_deck="", tokens=TOKENS)
    assert offered(here) == {"sh", "sR2"}
    play(here, "sR2")
    # the first of Minamoto can take only honor; the seconds get honor of Taira, and no rumor
    assert here.snapshot()["phase"] == "place"
    assert here.scores == (WORTH["M"], WORTH["T"])
    assert "W?" in own(here, "rumors")


def test_a_second_gets_the_last_rumor_without_a_decision() -> None:
    here = round_ended(3, round=5, envoys=["72", "63"], pavilion="- W? - -", rumor_deck="", tokens=TOKENS)
    play(here, "sh")
    assert here.snapshot()["phase"] == "place"
    assert own(here, "rumors", 1) == ["W?"]
    assert here.snapshot()["pavilion"] == [None] * 4


def test_a_second_chooses_of_two_rumors_and_the_next_gets_the_last() -> None:
    envoys = ["72 63", "54 75 66", "57"]
    here = round_ended(4, round=5, envoys=envoys, pavilion="- W? - G?", rumor_deck="", tokens=TOKENS)
    play(here, "sh sh")
    assert here.player == 1
    assert offered(here) == {"sR2", "sR4"}
    play(here, "sR4")
    assert here.snapshot()["phase"] == "place"
    assert own(here, "rumors", 1) == ["G?"]
    assert own(here, "rumors", 2) == ["W?"]


def test_a_rumor_owed_is_nothing_when_the_pavilion_has_run_out() -> None:
    envoys = ["72 63", "54 75 66", "57"]
    here = round_ended(4, round=5, envoys=envoys, pavilion="- W? - -", rumor_deck="", tokens=TOKENS)
    play(here, "sh sh")
    assert here.snapshot()["phase"] == "place"
    assert own(here, "rumors", 1) == ["W?"]
    assert own(here, "rumors", 2) == []
    assert here.scores == (WORTH["T"], WORTH["M"], 0, 0)


# The end


MULTIPLIERS = {1: 1, 2: 2, 3: 4, 4: 5, 5: 6, 6: 8}
COSTS = ["?", "??", "s", "v", "j", "fs"]


def of_kind(kind: str, count: int) -> str:
    return " ".join(kind + cost for cost in COSTS[:count])


@pytest.mark.parametrize(("count", "multiplier"), MULTIPLIERS.items())
def test_the_rumors_of_a_kind_multiply(count: int, multiplier: int) -> None:
    warrior = game_ended(rumors=of_kind("W", count), elites="E42 E42 E41")
    assert warrior.scores == (multiplier * 3 + 3, 0)
    good_will = game_ended(rumors=of_kind("G", count) + " W? W??")
    assert good_will.scores == (multiplier * (count + 2), 0)
    friends = game_ended(rumors=of_kind("P", count), envoys="72 63 54", tokens="M2 M4 S2 S4 S6")
    assert friends.scores == (multiplier * 3, 0)
    arts = game_ended(rumors=of_kind("A", count), skills="choho kenjutsu boryaku", used="boryaku")
    assert arts.scores == (multiplier * 4, 0)


def test_secret_arts_count_hensojutsu_too() -> None:
    assert game_ended(rumors="A?", skills=" ".join(HENSO)).scores == (3, 0)


def test_good_will_counts_rumors_of_every_kind() -> None:
    assert game_ended(rumors="G? W? P? A? D?").scores == (5 + 6, 0)


def test_rumors_without_what_they_multiply_are_worth_nothing() -> None:
    assert game_ended(rumors="W? P? A?").scores == (0, 0)


@pytest.mark.parametrize(
    ("rumors", "honor"),
    [
        (["D? D?? Ds"], (18, 0, 0, 0)),
        (["D? D?? Ds", "Dv"], (12, 4, 0, 0)),
        (["D? D??", "Dv", "Dj"], (4, 2, 2, 0)),
        (["D? D?? Ds", "Dv", "Dj", "Dfs"], (6, 2, 2, 2)),
        (["", "D?", "", "D??"], (0, 4, 0, 4)),
    ],
)
def test_dishonorable_opponents_by_their_holders(rumors: list[str], honor: tuple[int, ...]) -> None:
    assert game_ended(4, rumors=rumors).scores == honor


def test_unspent_treasures_are_worth_1_each() -> None:
    assert game_ended(treasures=["ffsvjgg", "g"]).scores == (7, 1)


@pytest.mark.parametrize("elite", ELITES)
def test_elite_cards_are_worth_their_flags(elite: str) -> None:
    assert game_ended(elites=elite).scores == (2 if elite in {"E51", "D35", "D13", "D24"} else 1, 0)


def test_the_parts_add_up() -> None:
    here = game_ended(
        3,
        honor=[10, 20, 30],
        treasures=["ff", "g"],
        elites=["E51 E42"],
        rumors=["W? W?? D?", "D??"],
        skills=["", "choho"],
    )
    assert here.scores == (10 + 2 + 3 + 2 * 2 + 4, 20 + 1 + 4, 30)
    assert winners(here) == (2,)


def test_before_the_end_the_scores_are_the_honor_so_far() -> None:
    here = round_ended(round=6, honor=[3, 4], treasures="ff", rumors="D?", elites="E51")
    assert here.scores == (3, 4)
    assert here.outcome is None


# Winning


@pytest.mark.parametrize(
    ("honor", "envoys", "scores", "won"),
    [
        ([13, 0], ["", "72 75"], (13, 12), 0),  # the most honor
        ([0, 13], ["72 75", ""], (12, 13), 1),
        ([12, 0], ["", "72 75"], (12, 12), 1),  # then the most envoys
        ([0, 0], ["72 18", "75"], (6, 6), 0),
        ([0, 0], ["72", "75"], (6, 6), 1),  # then the oldest envoy, of any clan
        ([0, 0], ["75", "72"], (6, 6), 0),
        ([0, 0], ["63 54", "75 21"], (6, 6), 1),
        ([0, 6], ["72 21", "69 60"], (12, 12), 0),
    ],
)
def test_the_winner(honor: list[int], envoys: list[str], scores: tuple[int, int], won: int) -> None:
    """The last scoring phase brings the tokens of every clan with an envoy, which are worth 6."""
    here = game_ended(honor=honor, envoys=envoys, tokens="T2 T4 M2 M4 S6")
    assert here.scores == scores
    assert winners(here) == (won,)


def test_a_shared_win() -> None:
    assert winners(game_ended(honor=[7, 7])) == (0, 1)


def test_a_win_shared_by_some_of_the_players() -> None:
    assert winners(game_ended(4, honor=[5, 7, 7, 6])) == (1, 2)
    assert winners(game_ended(4, honor=[7, 7, 7, 7])) == (0, 1, 2, 3)


def test_the_outcome_names_the_final_scores() -> None:
    here = game_ended(honor=[5, 7], treasures="ffff")
    assert here.outcome is not None
    assert here.outcome.scores == here.scores == (9, 7)
    assert here.legal_moves == []
    assert here.player is None
