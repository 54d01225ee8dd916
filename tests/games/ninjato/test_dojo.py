"""Drawing in the dojo."""

import pytest

from tests.games.ninjato.positions import after, offered, own, play, position
from zashiki import Position


@pytest.mark.parametrize(("hand", "draws"), [("", 4), ("1", 3), ("12", 2), ("123", 2), ("1122334", 2)])
def test_a_small_hand_draws_more(hand: str, draws: int) -> None:
    here = after("dojo", hands=hand, next_dojo="5555")
    for drawn in range(draws):
        assert here.player == 0
        assert here.snapshot()["phase"] == "draw"
        assert here.snapshot()["draws_left"] == draws - drawn
        play(here, "t?")
    data = here.snapshot()
    assert data["draws_left"] == 0
    assert data["phase"] == ("discard" if len(hand) + draws > 7 else "place")
    assert own(here, "hands") == sorted([*map(int, hand), *[5] * draws])


def test_there_is_always_the_dojo() -> None:
    houses = {number: {"closed": True} for number in range(1, 6)}
    here = position(turn=2, houses=houses, sensei="")
    assert offered(here) == {"dojo"}


def test_cards_come_from_the_display_or_the_deck_one_by_one() -> None:
    here = after("dojo", hands="11", dojo_open="442", next_dojo="53")
    assert offered(here) == {"t4", "t2", "t?"}
    play(here, "t4")
    assert offered(here) == {"t4", "t2", "t?"}
    assert sorted(here.snapshot()["dojo_open"]) == [2, 4]
    play(here, "t?")
    assert own(here, "hands") == [1, 1, 4, 5]
    assert sorted(here.snapshot()["dojo_open"]) == [2, 3, 4]


def test_a_taken_card_is_not_offered_again_before_the_display_is_filled() -> None:
    here = after("dojo t4", hands="11", dojo_open="432", next_dojo="44")
    assert offered(here) == {"t3", "t2", "t?"}


def test_a_draw_from_the_deck_is_a_decision_even_if_nothing_else_can_be_taken() -> None:
    here = after("dojo t4 t3 t2", hands="", dojo_open="432")
    assert offered(here) == {"t?"}


def test_gaps_are_filled_after_the_draw_and_before_any_discard() -> None:
    here = after("dojo t5 t5", hands="1122334", dojo_open="555", next_dojo="14")
    data = here.snapshot()
    assert data["phase"] == "discard"
    assert sorted(data["dojo_open"]) == [1, 4, 5]
    assert own(here, "hands") == [1, 1, 2, 2, 3, 3, 4, 5, 5]


def test_more_than_7_cards_are_discarded_down_to_7_by_choice() -> None:
    here = after("dojo t? t?", hands="1122334", next_dojo="55")
    assert offered(here) == {"x1", "x2", "x3", "x4", "x5"}
    play(here, "x4")
    assert here.player == 0
    assert offered(here) == {"x1", "x2", "x3", "x5"}
    play(here, "x5")
    assert own(here, "hands") == [1, 1, 2, 2, 3, 3, 5]
    assert here.snapshot()["dojo_discard"][-2:] == [4, 5]
    assert here.player == 1


def test_one_card_too_many_is_one_discard() -> None:
    here = after("dojo t? t? x1", hands="112233", next_dojo="55")
    assert own(here, "hands") == [1, 2, 2, 3, 3, 5, 5]
    assert here.player == 1


def test_a_discard_is_a_decision_even_among_equal_cards() -> None:
    here = after("dojo t? t?", hands="5555555", next_dojo="55")
    assert offered(here) == {"x5"}


def test_the_shuriken_goes_on_top_of_the_dojo_stack() -> None:
    here = after("dojo t? t?", hands="11", dojo_stack=[1], turn=2)
    assert here.snapshot()["dojo_stack"] == [1, 0]
    assert here.snapshot()["turn"] == 3


def test_other_places_leave_the_dojo_stack_alone() -> None:
    assert after("H1+ yield", dojo_stack=[1], turn=2).snapshot()["dojo_stack"] == [1]


def test_an_empty_deck_recycles_the_discards_when_a_card_is_needed() -> None:
    here = position(hands="11", dojo_deck="5", next_dojo="")
    discards = len(here.snapshot()["dojo_discard"])
    play(here, "dojo t?")
    assert own(here, "hands") == [1, 1, 5]
    assert here.snapshot()["dojo_deck"] == []
    assert len(here.snapshot()["dojo_discard"]) == discards
    play(here, "t?")
    assert len(own(here, "hands")) == 4
    assert here.snapshot()["dojo_discard"] == []
    assert len(here.snapshot()["dojo_deck"]) == discards - 1


def test_the_display_is_filled_from_recycled_discards_too() -> None:
    here = position(hands="11", dojo_deck="", dojo_open="432")
    discards = len(here.snapshot()["dojo_discard"])
    play(here, "dojo t4")
    assert here.snapshot()["dojo_deck"] == []
    play(here, "t3")
    assert len(here.snapshot()["dojo_open"]) == 3
    assert here.snapshot()["dojo_discard"] == []
    assert len(here.snapshot()["dojo_deck"]) == discards - 2


def test_the_deck_is_not_recycled_while_no_card_is_needed() -> None:
    here = after("dojo t? t?", hands="11", dojo_deck="55")
    assert here.snapshot()["dojo_deck"] == []
    assert len(here.snapshot()["dojo_discard"]) == 52 - 4 - 3


def test_the_set_up_deals_four_cards_and_opens_three() -> None:
    for players in (2, 3, 4):
        data = Position.deal("ninjato", seed=players, players=players).snapshot()
        assert [len(hand) for hand in data["hands"]] == [4] * players
        assert len(data["dojo_open"]) == 3
        assert len(data["dojo_deck"]) == 52 - 4 * players - 3
