"""Paying for envoys and rumors."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.ninjato.positions import AGES, RUMORS, after, offered, own, position, round_ended
from zashiki import IllegalMove, Position

HONOR = {"f": 2, "s": 3, "v": 4, "j": 5, "g": 5}
ONE_KIND, ANY_AND_3, TWO_PAIRS = 36, 27, 18
PAIRS = {one * 2 + other * 2 for one, other in combinations("fsvj", 2)}


def payments(here: Position, place: str) -> set[str]:
    """The payments offered at a place such as `P1`."""
    return {move.removeprefix(f"{place}:") for move in offered(here, f"{place}:")}


def for_envoy(age: int, treasures: str) -> set[str]:
    return payments(position(palace=[age], envoy_deck="", treasures=treasures), "P1")


def for_rumor(cost: str, treasures: str) -> set[str]:
    return payments(position(pavilion=["W" + cost], rumor_deck="", treasures=treasures), "R1")


# Named kinds


@pytest.mark.parametrize(
    ("ages", "cost"),
    [((72, 75, 78), "fj"), ((63, 66, 69), "vj"), ((54, 57, 60), "sv"), ((45, 48, 51), "fsv")],
)
def test_an_envoy_of_named_kinds_costs_exactly_these_with_gold_for_any_of_them(
    ages: tuple[int, ...], cost: str
) -> None:
    for age in ages:
        assert for_envoy(age, cost) == {cost}
        assert for_envoy(age, "ffssvvjjgg") == {cost}
        for missing in range(len(cost)):
            rest = cost[:missing] + cost[missing + 1 :]
            assert for_envoy(age, rest) == set()
            assert for_envoy(age, rest * 2) == set()
            assert for_envoy(age, rest + "g") == {cost}
        assert for_envoy(age, "g" * len(cost)) == {cost}
        assert for_envoy(age, "g" * (len(cost) - 1)) == set()


@pytest.mark.parametrize(
    ("treasures", "left"),
    [("ffjjgg", "fjgg"), ("fgg", "g"), ("jgg", "g"), ("ssggg", "ssg"), ("fj", "")],
)
def test_natural_treasures_are_paid_before_gold(treasures: str, left: str) -> None:
    here = after("P1:fj", palace=[72, 18, 21, 24], treasures=treasures)
    assert own(here, "treasures") == left
    assert here.scores == (7, 0)


# One to four of one kind


@pytest.mark.parametrize("age", [36, 39, 42])
def test_one_to_four_of_one_kind(age: int) -> None:
    assert for_envoy(age, "f") == {"f"}
    assert for_envoy(age, "ffs") == {"f", "ff", "s"}
    assert for_envoy(age, "vvvvv") == {"v", "vv", "vvv", "vvvv"}
    assert for_envoy(age, "") == set()


def test_one_to_four_of_one_kind_with_gold() -> None:
    assert for_envoy(ONE_KIND, "g") == {"f", "s", "v", "j"}
    assert for_envoy(ONE_KIND, "gg") == {"f", "s", "v", "j", "ff", "ss", "vv", "jj"}
    assert for_envoy(ONE_KIND, "fg") == {"f", "ff", "s", "v", "j"}
    assert for_envoy(ONE_KIND, "ggggg") == {kind * count for kind in "fsvj" for count in (1, 2, 3, 4)}
    assert for_envoy(ONE_KIND, "vvvgg") == {"v", "vv", "vvv", "vvvv", "f", "ff", "s", "ss", "j", "jj"}


@pytest.mark.parametrize(
    ("payment", "treasures", "left"),
    [("ff", "ffgg", "gg"), ("fff", "ffgg", "g"), ("jj", "ffgg", "ff"), ("j", "jg", "g"), ("vvvv", "gggg", "")],
)
def test_of_one_kind_naturals_are_paid_before_gold(payment: str, treasures: str, left: str) -> None:
    here = after(f"P1:{payment}", palace=[ONE_KIND, 18, 21, 24], treasures=treasures)
    assert own(here, "treasures") == left
    assert here.scores == (sum(HONOR[kind] for kind in payment), 0)


# One of any kind and three of one kind


@pytest.mark.parametrize("age", [27, 30, 33])
def test_one_of_any_kind_and_three_of_one_kind(age: int) -> None:
    assert for_envoy(age, "fvvv") == {"fvvv"}
    assert for_envoy(age, "vvv") == set()
    assert for_envoy(age, "ffvv") == set()
    assert for_envoy(age, "fffsvvvj") == {"fffs", "fffv", "fffj", "fvvv", "svvv", "vvvj"}
    assert for_envoy(age, "vvvv") == {"vvvv"}


@pytest.mark.parametrize(
    ("treasures", "found"),
    [
        ("fvvg", {"fvvv"}),
        ("fvgg", {"fvvv", "fffv"}),
        ("vvvg", {"vvvg"}),  # four vases need four natural ones
        ("vvgg", {"vvvg"}),
        ("vggg", {"vvvg", "fffv", "sssv", "vjjj"}),
        ("gggg", {"fffg", "sssg", "vvvg", "jjjg"}),
        ("jjjg", {"jjjg"}),
        ("ffvvvg", {"fvvv", "vvvg", "fffv"}),
        ("vvvvg", {"vvvv", "vvvg"}),
        ("fggg", {"fffg", "fsss", "fvvv", "fjjj"}),
    ],
)
def test_an_any_slot_is_paid_from_what_is_left(treasures: str, found: set[str]) -> None:
    assert for_envoy(ANY_AND_3, treasures) == found


@pytest.mark.parametrize(
    ("payment", "treasures", "left", "honor"),
    [
        ("vvvg", "vvvgg", "g", 17),
        ("vvvg", "vvgg", "", 17),
        ("fvvv", "fvvgg", "g", 14),
        ("jjjg", "jjjgg", "g", 20),
        ("jjjj", "jjjjg", "g", 20),
        ("fffg", "fffg", "", 11),
        ("sssj", "sssjg", "g", 14),
    ],
)
def test_gold_in_an_any_slot_counts_5(payment: str, treasures: str, left: str, honor: int) -> None:
    here = after(f"P1:{payment}", palace=[ANY_AND_3, 18, 21, 24], treasures=treasures)
    assert own(here, "treasures") == left
    assert here.scores == (honor, 0)


# Two pairs


@pytest.mark.parametrize("age", [18, 21, 24])
def test_two_of_one_kind_and_two_of_another(age: int) -> None:
    assert for_envoy(age, "ffvv") == {"ffvv"}
    assert for_envoy(age, "ffff") == set()
    assert for_envoy(age, "ffsv") == set()
    assert for_envoy(age, "ffssvvjj") == PAIRS


@pytest.mark.parametrize(
    ("treasures", "found"),
    [
        ("fvgg", {"ffvv"}),
        ("ffvg", {"ffvv"}),
        ("ffgg", {"ffss", "ffvv", "ffjj"}),
        ("ffffg", set()),
        ("gggg", PAIRS),
        ("ggg", set()),
    ],
)
def test_two_pairs_with_gold(treasures: str, found: set[str]) -> None:
    assert for_envoy(TWO_PAIRS, treasures) == found


def test_two_pairs_score_as_what_gold_stands_for() -> None:
    here = after("P1:ffjj", palace=[TWO_PAIRS, 27, 21, 24], treasures="ffvgg")
    assert own(here, "treasures") == "v"
    assert here.scores == (14, 0)


# Rumors


@pytest.mark.parametrize(
    ("cost", "treasures", "found"),
    [
        ("?", "", set()),
        ("?", "f", {"f"}),
        ("?", "ffvg", {"f", "v", "g"}),
        ("?", "g", {"g"}),  # gold in an "any" slot is g
        ("??", "f", set()),
        ("??", "fs", {"fs"}),
        ("??", "ffg", {"ff", "fg"}),
        ("??", "jgg", {"jg", "gg"}),
        ("s", "s", {"s"}),
        ("s", "ffvj", set()),
        ("s", "g", {"s"}),
        ("v", "fsvjg", {"v"}),
        ("v", "fsj", set()),
        ("v", "g", {"v"}),
        ("j", "j", {"j"}),
        ("j", "v", set()),
        ("j", "g", {"j"}),
        ("fs", "fs", {"fs"}),
        ("fs", "ff", set()),
        ("fs", "fg", {"fs"}),
        ("fs", "sg", {"fs"}),
        ("fs", "gg", {"fs"}),
        ("fs", "g", set()),
    ],
)
def test_the_cost_of_a_rumor(cost: str, treasures: str, found: set[str]) -> None:
    assert for_rumor(cost, treasures) == found


@pytest.mark.parametrize(
    ("cost", "payment", "treasures", "left", "honor"),
    [
        ("?", "g", "fg", "f", 5),
        ("?", "f", "fg", "g", 2),
        ("?", "j", "jg", "g", 5),
        ("??", "fg", "fgg", "g", 7),
        ("??", "gg", "fgg", "f", 10),
        ("s", "s", "sg", "g", 3),
        ("s", "s", "fg", "f", 3),
        ("v", "v", "g", "", 4),
        ("j", "j", "g", "", 5),
        ("fs", "fs", "fgg", "g", 5),
    ],
)
def test_a_rumor_is_paid_scored_and_taken(cost: str, payment: str, treasures: str, left: str, honor: int) -> None:
    here = after(f"R1:{payment}", pavilion=["W" + cost, "D?", "Ds", "Dv"], treasures=treasures)
    data = here.snapshot()
    assert here.scores == (honor, 0)
    assert own(here, "treasures") == left
    assert own(here, "rumors") == ["W" + cost]
    assert data["pavilion"] == [None, "D?", "Ds", "Dv"]
    assert len(data["heap"]) == len(payment)
    assert here.player == 1


@pytest.mark.parametrize("kind", "WGPAD")
def test_every_kind_of_rumor_costs_alike(kind: str) -> None:
    shown = [kind + cost for cost in ("?", "??", "s", "fs")]
    here = position(pavilion=shown, treasures="fs")
    assert offered(here, "R") == {"R1:f", "R1:s", "R2:fs", "R3:s", "R4:fs"}


# Payments that are not offered


COSTS = {
    72: ["fj"],
    ONE_KIND: [kind * count for kind in "fsvj" for count in (1, 2, 3, 4)],
    ANY_AND_3: [kind * 3 + "?" for kind in "fsvj"],
    TWO_PAIRS: sorted(PAIRS),
}


def ways_to_pay(slots: str, treasures: Counter[str]) -> Iterator[tuple[int, Counter[str]]]:
    """Every assignment of tokens to slots that the book allows: its honor, and the treasures left."""
    if not slots:
        yield 0, treasures
        return
    for token in treasures:
        if treasures[token] and slots[0] in ("?", token, token.replace("g", slots[0])):
            honor = HONOR[token if slots[0] == "?" else slots[0]]
            for rest, left in ways_to_pay(slots[1:], treasures - Counter(token)):
                yield honor + rest, left


def is_at_least(left: Counter[str], other: Counter[str]) -> bool:
    """Whether some treasures are the others, or have gold in place of some of them."""
    return left.total() == other.total() and all(left[kind] <= other[kind] for kind in "fsvj")


@pytest.mark.parametrize("treasures", ["fjgg", "vvvg", "vvgg", "fvvvg", "jjjgg", "ffvvgg"])
def test_payments_with_gold_before_real_tokens_are_dominated(treasures: str) -> None:
    """For every payment that the book allows, one that is offered is at least as good."""
    here = position(palace=COSTS, treasures=treasures)
    for slot, costs in enumerate(COSTS.values(), 1):
        paid = []
        for payment in payments(here, f"P{slot}"):
            here.push(f"P{slot}:{payment}")
            paid.append((here.scores[0], Counter(own(here, "treasures"))))
            here.pop()
        for cost in costs:
            for honor, left in ways_to_pay(cost, Counter(treasures)):
                assert any(score >= honor and is_at_least(rest, left) for score, rest in paid), (cost, honor, left)


# The displays


def test_an_envoy_is_taken_and_the_treasures_are_spent() -> None:
    here = after("P2:vj", palace="72 63 18 21", treasures=["vj", "ff"])
    data = here.snapshot()
    assert own(here, "envoys") == [63]
    assert data["palace"] == [72, None, 18, 21]
    assert sorted(data["heap"]) == ["j", "v"]
    assert here.scores == (9, 0)
    assert own(here, "treasures", 1) == "ff"
    assert here.player == 1


def test_gold_goes_to_the_heap_as_gold() -> None:
    here = after("P1:fj", palace="72 63 18 21", treasures="fg")
    assert sorted(here.snapshot()["heap"]) == ["f", "g"]


def test_slots_keep_their_numbers() -> None:
    here = position(turn=2, palace="- 72 - 75", pavilion="- - W? D?", treasures="fj")
    assert offered(here, "P", "R") == {"P2:fj", "P4:fj", "R3:f", "R3:j", "R4:f", "R4:j"}


def test_payments_are_named_in_the_order_of_the_kinds() -> None:
    here = position(palace="72 63 18 21", treasures="fj")
    with pytest.raises(IllegalMove):
        here.push("P1:jf")


def test_without_the_means_nothing_is_offered() -> None:
    here = position(palace="72 63 18 27", pavilion="Ws Wv Wj W??", treasures=["f", "fsvjg"])
    assert not offered(here, "P", "R")


def test_the_treasures_of_others_do_not_pay() -> None:
    here = position(palace="36 39 42 27", pavilion="W? G? P? A?", treasures=["", "fffsvj"])
    assert not offered(here, "P", "R")


def test_neither_display_is_refilled_during_the_round() -> None:
    here = after("P1:fj H1+ yield R4:s H1+ yield", palace="72 63 18 21", pavilion="W? G? P? As", treasures="fsj")
    assert here.snapshot()["palace"] == [None, 63, 18, 21]
    assert here.snapshot()["pavilion"] == ["W?", "G?", "P?", None]


def test_refills_go_to_the_lowest_empty_slot_first() -> None:
    here = round_ended(
        palace="- 63 - 21", next_envoys="75 78", pavilion="W? - - -", next_rumors="D? Ds Dv", envoys="72", rumors="A?"
    )
    assert here.snapshot()["palace"] == [75, 63, 78, 21]
    assert here.snapshot()["pavilion"] == ["W?", "D?", "Ds", "Dv"]


def test_envoys_run_out() -> None:
    here = round_ended(palace="- 63 - 21", envoy_deck="78")
    assert here.snapshot()["palace"] == [78, 63, None, 21]
    assert here.snapshot()["envoy_deck"] == []


def test_rumors_run_out() -> None:
    here = round_ended(pavilion="- W? - G?", rumor_deck="D?")
    assert here.snapshot()["pavilion"] == ["D?", "W?", None, "G?"]
    assert here.snapshot()["rumor_deck"] == []


def test_with_both_exhausted_the_slots_stay_empty() -> None:
    here = round_ended(palace="- - - 63", envoy_deck="", pavilion="- - W? -", rumor_deck="", treasures=["", "vj"])
    assert here.snapshot()["palace"] == [None, None, None, 63]
    assert here.snapshot()["pavilion"] == [None, None, "W?", None]
    assert offered(here, "P", "R") == {"P4:vj", "R3:v", "R3:j"}


def test_the_set_up_shows_four_of_each() -> None:
    data = Position.deal("ninjato", seed=1, players=2).snapshot()
    assert sorted([*data["palace"], *data["envoy_deck"]]) == list(AGES)
    assert sorted([*data["pavilion"], *data["rumor_deck"]]) == sorted(RUMORS)
    assert len(data["palace"]) == len(data["pavilion"]) == 4
