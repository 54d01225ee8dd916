"""The rules and rulings of Ta-Ke."""

import pytest

from tests.games.take.positions import court, position
from tests.playing import random_position
from tests.said import deed
from zashiki import Position
from zashiki.games.take.actions import ACTIONS

TWO_EACH = ["RD", "DR", "GD", "RD", "DG"]
"""A hall where every stack has two chips and no Samurai shows."""


def starting(prefix: str, moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith(prefix)]


# Notation


def test_the_notation_has_143_moves() -> None:
    assert len(ACTIONS.moves) == len(set(ACTIONS.moves)) == 143
    takes = [move for move in ACTIONS.moves if move[0] in "ABCDE" and ":" not in move]
    counts = {prefix: len(starting(prefix, list(ACTIONS.moves))) for prefix in ("s:", "R:", "G:", "N.R:", "N.G:")}
    assert len(takes) == 25
    assert counts == {"s:": 12, "R:": 30, "G:": 20, "N.R:": 31, "N.G:": 21}  # with the pushes N.R:- and N.G:-
    assert {"D:", "s.", "N.D", "N.D:-"} < set(ACTIONS.moves)


@pytest.mark.compiled
def test_no_position_has_more_than_75_moves() -> None:
    """The most are legal with no ghosts, five Samurai on top, and every ability, own and through the Ninja."""
    stacks = ["RS", "RS", "RS", "RS", "RS"]
    here = position(stacks, court(bottom="DRGN", samurai="D"), opposing_bottom="DRG")
    assert len(here.legal_moves) == 75
    most = max(len(random_position("take", seed, plies=seed % 60).legal_moves) for seed in range(300))
    assert most <= 75


# Ghosts


def test_a_take_leaves_a_ghost() -> None:
    here = position(TWO_EACH)
    here.push("B")
    assert here.snapshot()["ghosts"] == [0, 1, 0, 0, 0]
    assert here.snapshot()["supply"] == 4


def test_ghosts_come_home_when_a_turn_begins_with_nothing_free() -> None:
    here = position(TWO_EACH, ghosts="ABCD")
    here.push("E")
    assert here.snapshot()["ghosts"] == [0, 0, 0, 0, 0]
    assert here.snapshot()["supply"] == 5
    home = [event for event in here.events(None) if event.message.startswith("home")]
    assert [deed("take", event) for event in home] == ["All ghosts go home", *[""] * (len(home) - 1)]
    assert {(event.piece, event.target) for event in home} == {("ghost", "supply")}
    assert len({event.source for event in home}) == len(home) > 1


def test_ghosts_come_home_when_only_empty_spaces_are_free() -> None:
    here = position(["R", "", "", "D", "GG"], ghosts="AD")
    here.push("E")
    assert here.snapshot()["ghosts"] == [0, 0, 0, 0, 0]


def test_ghosts_on_empty_spaces_stay_while_a_chip_is_free() -> None:
    here = position(["", "", "", "DD", "GG"], ghosts="AB")
    here.push("E")
    assert here.snapshot()["ghosts"] == [1, 1, 0, 0, 1]


# Taking and placing


def test_a_samurai_is_taken_with_its_column_and_any_other_chip_without() -> None:
    here = position(["RS", "DR", "GD", "RD", "DG"])
    assert here.legal_moves == ["A>D", "A>R", "A>G", "A>N", "B", "C", "D", "E"]
    here.push("A>N")
    assert here.snapshot()["courts"][0]["samurai"] == {"D": 0, "R": 0, "G": 0, "N": 1}


def test_a_chip_enters_the_bottom_row_of_its_column() -> None:
    here = position(TWO_EACH)
    here.push("B")
    assert here.snapshot()["courts"][0]["bottom"]["R"] == 1
    assert here.player == 1
    assert here.snapshot()["taken"] == 26


def test_an_emptied_space_scores_the_printed_type() -> None:
    """The last chip of B uncovers the printed Daimyo, which also shows on A and D."""
    here = position(["RD", "R", "RR", "RD", "RG"], court(bottom="DD"))
    here.push("B")
    assert here.scores[0] == 3 * 4


def test_a_ghost_hides_nothing_from_scoring() -> None:
    here = position(["RD", "DR", "GD", "RD", "DG"], court(bottom="D"), ghosts="ACD")
    here.push("B")
    assert here.scores[0] == 4 * 2


def test_samurai_in_the_hall_count_only_as_samurai() -> None:
    here = position(["DS", "DS", "DS", "DS", "DG"], court(bottom="D"))
    here.push("E")
    assert here.scores[0] == 1 * 2


def test_both_players_score() -> None:
    here = position(["RR", "RD", "GG", "NN", "GD"], court(bottom="R"), opposing_bottom="RR")
    opposing_influence = 2 * 2 + 1 * 1
    here.push("B")
    assert here.scores == (2 * 2, 2 * opposing_influence)


@pytest.mark.parametrize(("values", "points"), [("2/1", 3), ("1/0", 1)])
def test_ninjas_are_worth_what_the_option_says(values: str, points: int) -> None:
    options = {"ninja_values": values, "ninja_repeats": "no"}
    here = position(["NR", "DD", "GG", "DD", "GG"], court(bottom="N", middle="N"), options=options)
    here.push("A")
    assert here.scores[0] == points


def test_other_chips_keep_their_values_with_either_option() -> None:
    options = {"ninja_values": "1/0", "ninja_repeats": "no"}
    here = position(["GR", "DD", "NN", "DD", "NN"], court(bottom="G", middle="GG", samurai="G"), options=options)
    here.push("A")
    assert here.scores[0] == 2 + 1 + 1 + 1


def test_seat_0_takes_18_chips_and_moves_last() -> None:
    here = random_position("take", 5)
    takers = []
    replay = Position.deal("take", seed=5)
    for move in here.moves:
        if move[0] in "ABCDE" and ":" not in move:
            takers.append(replay.player)
        replay.push(move)
    assert len(takers) == 35
    assert takers == [turn % 2 for turn in range(35)]


# Abilities


def test_an_ability_moves_its_chip_up_for_good_and_is_spent_for_the_turn() -> None:
    here = position(TWO_EACH, court(bottom="RR"))
    here.push("R:->A")
    assert here.snapshot()["courts"][0]["bottom"]["R"] == 1
    assert here.snapshot()["courts"][0]["middle"]["R"] == 1
    assert here.snapshot()["used"] == ["R"]
    assert not starting("R:", here.legal_moves)
    here.push("B")
    assert here.snapshot()["used"] == []


def test_an_ability_needs_a_chip_in_the_bottom_row() -> None:
    here = position(TWO_EACH, court(middle="DRGN", samurai="D"))
    assert here.legal_moves == ["A", "B", "C", "D", "E"]


def test_abilities_combine_in_any_order() -> None:
    here = position(TWO_EACH, court(bottom="RG"), ghosts="A")
    for move in ("G:B>C", "R:A>-", "A"):
        here.push(move)
    other = position(TWO_EACH, court(bottom="RG"), ghosts="A")
    for move in ("R:A>-", "G:B>C", "A"):
        other.push(move)
    assert here == other


# Ronin


def test_ronin_moves_a_ghost_between_spaces_and_supply() -> None:
    here = position(["RD", "DR", "", "RD", "DG"], court(bottom="R"), ghosts="AB")
    to_free = ["R:A>C", "R:A>D", "R:A>E", "R:A>-", "R:B>C", "R:B>D", "R:B>E", "R:B>-"]
    assert starting("R:", here.legal_moves) == [*to_free, "R:->C", "R:->D", "R:->E"]
    here.push("R:A>C")
    assert here.snapshot()["ghosts"] == [0, 1, 1, 0, 0]
    assert here.snapshot()["supply"] == 3


def test_ronin_must_leave_something_to_take() -> None:
    here = position(["R", "D", "", "", ""], court(bottom="R"), ghosts="A")
    assert starting("R:", here.legal_moves) == [
        "R:A>B", "R:A>C", "R:A>D", "R:A>E", "R:A>-", "R:->C", "R:->D", "R:->E",
    ]  # fmt: skip


def test_ronin_may_not_leave_only_the_stack_the_geisha_closed() -> None:
    """The ruling holds through the Ninja too, and only the action itself counts, not what could follow."""
    here = position(["RD", "D", "", "", ""], court(bottom="GRN"), opposing_bottom="R")
    here.push("G:A>B")
    assert here.snapshot()["closed"] == ["B"]
    assert here.legal_moves[0] == "A"
    assert "R:->A" not in here.legal_moves
    assert "N.R:->A" not in here.legal_moves
    assert "R:->C" in here.legal_moves


def test_ghosts_do_not_come_home_within_a_turn() -> None:
    here = position(["RD", "DR", "", "", ""], court(bottom="R"), ghosts="A")
    here.push("R:->C")
    assert here.snapshot()["ghosts"] == [1, 0, 1, 0, 0]


# Geisha


def test_geisha_moves_a_top_chip_and_closes_where_it_lands() -> None:
    here = position(["RD", "DR", "", "R", "DG"], court(bottom="G"), ghosts="E")
    assert starting("G:", here.legal_moves) == ["G:A>B", "G:A>C", "G:A>D", "G:B>A", "G:B>C", "G:B>D"]
    here.push("G:A>C")
    snapshot = here.snapshot()
    assert snapshot["stacks"][0] == ["R"]
    assert snapshot["stacks"][2] == ["D"]
    assert snapshot["closed"] == ["C"]
    assert here.legal_moves == ["A", "B", "D"]
    assert here.scores == (0, 0)


def test_a_closed_stack_is_open_again_next_turn() -> None:
    here = position(["RD", "DR", "", "R", "DG"], court(bottom="G"))
    here.push("G:A>C")
    here.push("A")
    assert here.snapshot()["closed"] == []
    assert "C" in here.legal_moves


def test_a_refilled_space_is_a_stack_of_one_over_the_printed_type() -> None:
    here = position(["RD", "DR", "", "R", "DG"], court(bottom="GR"))
    here.push("G:A>C")
    here.push("B")
    here.push("C")
    assert [event.piece for event in here.events(None) if event.message == "score"] == ["R", "R"]


def test_a_geisha_may_build_a_stack_of_fourteen() -> None:
    tall = "SDRNSDRNSDRNS"
    here = position([tall, "RD", "", "", ""], court(bottom="G", samurai="D"))
    here.push("G:B>A")
    assert len(here.snapshot()["stacks"][0]) == 14
    assert Position.restore(here.snapshot()).snapshot() == here.snapshot()


# Daimyo


def test_daimyo_moves_up_to_three_samurai_in_order() -> None:
    here = position(TWO_EACH, court(bottom="D", samurai="DDRGN"))
    here.push("D:")
    assert here.snapshot()["samurai_moves"] == []
    assert here.legal_moves[0] == "s:D>R"
    assert len(here.legal_moves) == 12
    here.push("s:R>G")
    assert here.snapshot()["samurai_moves"] == ["s:R>G"]
    assert here.legal_moves == ["s.", "s:G>D", "s:G>R", "s:G>N", "s:N>D", "s:N>R", "s:N>G"]
    here.push("s:G>D")
    assert here.legal_moves == ["s.", "s:N>D", "s:N>R", "s:N>G"]
    here.push("s:N>D")
    assert here.snapshot()["samurai_moves"] is None
    assert here.snapshot()["courts"][0]["samurai"] == {"D": 4, "R": 0, "G": 1, "N": 0}
    assert here.legal_moves == ["A", "B", "C", "D", "E"]


def test_the_same_samurai_move_can_be_made_again() -> None:
    here = position(TWO_EACH, court(bottom="D", samurai="RR"))
    here.push("D:")
    here.push("s:R>G")
    assert here.legal_moves == ["s.", "s:R>G", "s:R>N"]
    here.push("s:R>G")
    assert here.snapshot()["samurai_moves"] is None  # both were moved


def test_a_moved_samurai_is_not_moved_on() -> None:
    here = position(TWO_EACH, court(bottom="D", samurai="D"))
    here.push("D:")
    here.push("s:D>G")
    assert here.snapshot()["samurai_moves"] is None
    assert here.legal_moves == ["A", "B", "C", "D", "E"]


def test_the_order_can_end_a_daimyo_early() -> None:
    here = position(TWO_EACH, court(bottom="D", samurai="DN"))
    here.push("D:")
    here.push("s:N>G")
    assert here.snapshot()["samurai_moves"] is None  # s:D>… would come before s:N>G


def test_a_daimyo_can_stop_after_the_first_samurai() -> None:
    here = position(TWO_EACH, court(bottom="D", samurai="DDD"))
    here.push("D:")
    assert "s." not in here.legal_moves
    here.push("s:D>R")
    here.push("s.")
    assert here.snapshot()["samurai_moves"] is None
    assert here.snapshot()["courts"][0]["samurai"] == {"D": 2, "R": 1, "G": 0, "N": 0}


def test_two_samurai_may_change_places() -> None:
    here = position(TWO_EACH, court(bottom="D", samurai="RG"))
    for move in ("D:", "s:R>G", "s:G>R"):
        here.push(move)
    assert here.snapshot()["courts"][0]["samurai"] == {"D": 0, "R": 1, "G": 1, "N": 0}
    assert here.snapshot()["used"] == ["D"]


def test_a_daimyo_without_samurai_cannot_be_used() -> None:
    here = position(TWO_EACH, court(bottom="D"))
    assert "D:" not in here.legal_moves


# Ninja


def test_ninja_pushes_an_opposing_chip_and_performs_its_ability() -> None:
    here = position(TWO_EACH, court(bottom="N"), opposing_bottom="R", ghosts="A")
    here.push("N.R:A>-")
    snapshot = here.snapshot()
    assert snapshot["courts"][0]["middle"]["N"] == 1
    assert snapshot["courts"][1]["bottom"]["R"] == 0
    assert snapshot["used"] == ["N", "N.R"]
    assert snapshot["ghosts"] == [0, 0, 0, 0, 0]
    assert here.player == 0


def test_ninja_may_only_push() -> None:
    here = position(TWO_EACH, court(bottom="N"), opposing_bottom="DRG")
    assert starting("N.", here.legal_moves)[-3:] == ["N.D:-", "N.R:-", "N.G:-"]
    assert "N.D" not in here.legal_moves  # seat 0 has no Samurai to move
    here.push("N.G:-")
    assert here.snapshot()["used"] == ["N"]
    assert here.snapshot()["closed"] == []


def test_ninja_never_pushes_a_ninja_and_needs_something_to_push() -> None:
    here = position(TWO_EACH, court(bottom="N"), opposing_bottom="NN")
    assert not starting("N.", here.legal_moves)


def test_ninja_moves_the_players_samurai_through_an_opposing_daimyo() -> None:
    here = position(TWO_EACH, court(bottom="N", samurai="GG"), opposing_bottom="D")
    here.push("N.D")
    assert here.snapshot()["used"] == ["N", "N.D"]
    here.push("s:G>N")
    here.push("s.")
    assert here.snapshot()["courts"][0]["samurai"] == {"D": 0, "R": 0, "G": 1, "N": 1}


@pytest.mark.parametrize(
    ("first", "second"), [("N.R:->B", "R:"), ("R:->B", "N.R:"), ("N.G:A>B", "G:"), ("G:A>B", "N.G:")]
)
def test_own_and_performed_ability_exclude_each_other(first: str, second: str) -> None:
    for repeats in ("no", "yes"):
        options = {"ninja_values": "2/1", "ninja_repeats": repeats}
        here = position(TWO_EACH, court(bottom="NRG"), opposing_bottom="RG", options=options)
        here.push(first)
        offered = [move for move in starting(second, here.legal_moves) if move[-2:] != ":-"]
        assert bool(offered) == (repeats == "yes")


def test_a_push_alone_can_be_combined_with_the_players_own_ability() -> None:
    for first, second in (("N.R:-", "R:->B"), ("R:->B", "N.R:-")):
        here = position(TWO_EACH, court(bottom="NR"), opposing_bottom="R")
        here.push(first)
        here.push(second)
        assert here.snapshot()["used"] == ["R", "N"]


def test_two_geishas_close_every_stack_whose_top_they_moved() -> None:
    options = {"ninja_values": "2/1", "ninja_repeats": "yes"}
    ways = {
        ("G:A>C", "N.G:B>D"): ["C", "D"],
        ("G:A>C", "N.G:B>C"): ["C"],
        ("G:A>C", "N.G:C>D"): ["D"],  # the same chip moves again, and C is open
    }
    for moves, closed in ways.items():
        here = position(["RRD", "DDR", "GD", "RD", "DG"], court(bottom="GN"), opposing_bottom="G", options=options)
        for move in moves:
            here.push(move)
        assert here.snapshot()["closed"] == closed


def test_with_repeats_each_daimyo_stands_for_itself() -> None:
    """A Samurai moved by one Daimyo may be moved again by the other."""
    options = {"ninja_values": "2/1", "ninja_repeats": "yes"}
    here = position(TWO_EACH, court(bottom="DN", samurai="D"), opposing_bottom="D", options=options)
    for move in ("D:", "s:D>G", "N.D", "s:G>N"):
        here.push(move)
    assert here.snapshot()["courts"][0]["samurai"] == {"D": 0, "R": 0, "G": 0, "N": 1}
    assert here.snapshot()["used"] == ["D", "N", "N.D"]


# The end


def test_the_game_ends_after_the_35th_take_and_equal_points_are_a_draw() -> None:
    here = position(["", "D", "", "", ""], court(bottom="DDD"), scores=[0, 1])
    here.push("B")
    assert here.is_over
    assert here.legal_moves == []
    assert here.scores == (1 * 8, 1 + 1 * (3 + 7))
    assert here.outcome is not None
    assert here.outcome.winners == (1,)
    even = position(["", "D", "", "", ""], court(bottom="DDD"), scores=[2, 0])
    even.push("B")
    assert even.outcome is not None
    assert even.outcome.winners == (0, 1)
