"""Invading a house."""

from typing import Any

import pytest

from tests.games.ninjato.positions import ELITES, after, house, inside, offered, own, play, position, shuriken
from zashiki import Position

SENTRIES = {1: "1", 2: "2", 3: "3a", 4: "4", 5: "5"}
ADDITIONS = {"shinobi", "kayaku", "tai+", "tai-", "inton", "kenjutsu"}
ALL_SKILLS = "shinobi-iri intonjutsu choho kayakujutsu kenjutsu kuji-in taijutsu boryaku seishin-teki"


def guard_of(here: Position) -> Any:
    return here.snapshot()["invasion"]["guard"]


def phase(here: Position) -> Any:
    return here.snapshot()["phase"]


def facing(elite: str, side: str, moves: str = "", **changes: Any) -> Position:
    """Face to face with an elite guard that keeps a red jade, with a fan on the shuriken."""
    card = "4" if side == "+" else "2"
    hands = card + changes.pop("hands", "")
    here = position(**{"sentry": "3a", "neutral": "f", "red": "j", **changes}, hands=hands, next_elites=elite)
    return play(here, f"H1{side} b{card} ! banzai {moves}")


# Choosing


def test_a_house_is_invaded_by_strength_or_stealth() -> None:
    assert offered(position(), "H") == {f"H{number}{side}" for number in range(1, 6) for side in "+-"}


def test_a_closed_house_cannot_be_invaded() -> None:
    here = position(turn=2, houses={3: {"closed": True}})
    assert offered(here, "H") == {f"H{number}{side}" for number in (1, 2, 4, 5) for side in "+-"}


def test_the_sentry_is_the_first_guard_on_every_invasion() -> None:
    here = after("H1+", sentry="4")
    assert guard_of(here) == {"source": "sentry", "id": "4"}
    assert here.snapshot()["invasion"]["guards"] == []
    play(here, "yield H1-")
    assert guard_of(here) == {"source": "sentry", "id": "4"}


# Strength and stealth


@pytest.mark.parametrize("guard", range(1, 6))
@pytest.mark.parametrize("card", range(1, 6))
def test_strength_wins_with_more_and_stealth_with_less_and_a_tie_nothing(card: int, guard: int) -> None:
    strong = after(f"H1+ b{card}", hands=[[card]], sentry=SENTRIES[guard])
    assert ("!" in strong.legal_moves) == (card > guard)
    sly = after(f"H1- b{card}", hands=[[card]], sentry=SENTRIES[guard])
    assert ("!" in sly.legal_moves) == (card < guard)


@pytest.mark.parametrize(
    ("play_of", "total"),
    [
        ("b4 +", 5),
        ("b4 + +", 6),
        ("b4 -", 3),
        ("b1 - -", -1),
        ("b3 + -", 3),
        ("b4 shinobi", 2),
        ("b1 shinobi", -1),
        ("b2 kayaku", 4),
        ("b1 kayaku kayaku", 5),
        ("b4 tai+", 5),
        ("b4 tai-", 3),
        ("b4 tai+ tai+", 6),
        ("b5 tai- tai-", 3),
        ("b5 inton", 0),
        ("b1 kenjutsu", 6),
        ("B2", 2),
        ("B4", 4),
        ("B4 +", 5),
        ("B2 kayaku", 4),
        # Totals are not clamped.
        ("b1 shinobi shinobi kayaku kayaku", 1),
        ("b5 kayaku kayaku shinobi shinobi", 5),
        ("b5 inton shinobi kayaku kayaku", 2),
        # Setting effects count before additions, whenever they are used.
        ("b4 + inton", 1),
        ("b5 - kenjutsu", 5),
        ("b4 kayaku inton", 2),
        ("b1 shinobi kenjutsu", 4),
        ("b5 tai+ inton -", 0),
        # On Boryaku too.
        ("B4 inton", 0),
        ("B2 kenjutsu", 6),
        ("B2 tai+ inton +", 2),
        # The last one used holds.
        ("b3 inton kenjutsu", 6),
        ("b3 kenjutsu inton", 0),
        ("b3 kenjutsu shinobi inton kayaku", 0),
        ("b3 kenjutsu inton kenjutsu shinobi", 4),
        ("B4 inton kenjutsu inton", 0),
    ],
)
def test_the_total_of_a_play(play_of: str, total: int) -> None:
    skills = "shinobi-iri intonjutsu kayakujutsu kenjutsu taijutsu boryaku " * 2
    for guard, sentry in SENTRIES.items():
        strong = after(f"H1+ {play_of}", hands="1233345", skills=skills, sentry=sentry)
        assert ("!" in strong.legal_moves) == (total > guard)
        sly = after(f"H1- {play_of}", hands="1233345", skills=skills, sentry=sentry)
        assert ("!" in sly.legal_moves) == (total < guard)


# What is offered facing a guard


def test_a_card_or_boryaku_comes_first() -> None:
    here = after("H1+", hands="1335", skills=ALL_SKILLS, sentry="5")
    assert offered(here) == {"b1", "b3", "b5", "B2", "B4", "seishin", "yield"}


@pytest.mark.parametrize("first", ["b1", "b3", "B2", "B4"])
def test_additions_come_after_the_card(first: str) -> None:
    here = after(f"H1+ {first}", hands="1335", skills=ALL_SKILLS, sentry="5")
    back = {"kuji:boryaku"} if first in {"B2", "B4"} else set()
    assert offered(here) == {"+", "-", *ADDITIONS, "seishin", "yield"} | back


def test_additions_are_offered_even_if_the_guard_is_beaten() -> None:
    here = after("H1+ b5", hands="35", skills=ALL_SKILLS, sentry="1")
    assert offered(here) == {"!", "+", "-", *ADDITIONS, "seishin", "yield"}


def test_a_modifier_needs_another_3() -> None:
    assert not offered(after("H1+ b3", hands="1345", sentry="5"), "+", "-")
    assert not offered(after("H1+ b1", hands="145", sentry="5"), "+", "-")
    here = after("H1+ b3 +", hands="333", sentry="5")
    assert offered(here) == {"+", "-", "yield"}
    assert offered(play(here, "-")) == {"yield"}


def test_each_tile_is_used_once_and_two_tiles_twice() -> None:
    here = after("H1+ b1 kayaku", hands="1", skills="kayakujutsu kayakujutsu taijutsu", sentry="5")
    assert offered(here) == {"kayaku", "tai+", "tai-", "yield"}
    play(here, "kayaku")
    assert offered(here) == {"tai+", "tai-", "yield"}
    play(here, "tai-")
    assert offered(here) == {"yield"}


def test_only_ready_tiles_of_the_player_can_be_used() -> None:
    here = after("H1+ b1", hands="1", used="kayakujutsu boryaku", skills=["", "kenjutsu"], sentry="5")
    assert offered(here) == {"yield"}


def test_used_tiles_stay_used_for_the_round() -> None:
    here = after("H1+ b1 kayaku yield H2+ yield H1+ b1", hands="11", skills="kayakujutsu", sentry="5")
    assert own(here, "skills") == [["kayakujutsu", False]]
    assert offered(here) == {"yield"}


def test_boryaku_needs_no_card() -> None:
    here = after("H1+ B4 ! leave", skills="boryaku", sentry="3a")
    assert own(here, "treasures") == "f"
    assert own(here, "skills") == [["boryaku", False]]
    assert here.snapshot()["dojo_discard"] == []


@pytest.mark.parametrize("end", ["! leave", "yield"])
def test_cards_and_tiles_are_spent_win_or_lose(end: str) -> None:
    here = after(f"H1+ b4 + kayaku {end}", hands="344", skills="kayakujutsu", sentry="3a")
    assert own(here, "hands") == [4]
    assert sorted(here.snapshot()["dojo_discard"]) == [3, 4]
    assert own(here, "skills") == [["kayakujutsu", False]]


def test_a_strike_clears_the_play() -> None:
    here = after("H1+ b1 kenjutsu + !", hands="13", skills="kenjutsu", sentry="5")
    invasion = here.snapshot()["invasion"]
    assert (invasion["base"], invasion["set"], invasion["add"]) == (None, None, 0)


def test_giving_up_clears_the_play() -> None:
    here = after(
        "H1+ b4 ! banzai b4 ! banzai b1 kenjutsu + yield", hands="13444", skills="kenjutsu", next_guards="1 1 5"
    )
    invasion = here.snapshot()["invasion"]
    assert (invasion["base"], invasion["set"], invasion["add"]) == (None, None, 0)


def test_the_play_so_far_is_in_the_snapshot() -> None:
    here = after("H1+ b1 kenjutsu + tai+", hands="13", skills="kenjutsu taijutsu", sentry="5")
    invasion = here.snapshot()["invasion"]
    assert (invasion["base"], invasion["set"], invasion["add"]) == (1, 6, 2)


def test_invading_with_nothing_to_win_with_is_legal_and_fails() -> None:
    here = after("H1+", sentry="1", next_bag="j")
    assert offered(here) == {"yield"}
    play(here, "yield")
    assert own(here, "treasures") == ""
    assert inside(here) == "fsvj"
    assert here.player == 1


# Seishin-teki


def test_seishin_teki_turns_strength_to_stealth_and_back() -> None:
    here = after("H1+ b2", hands="2", skills="seishin-teki seishin-teki", sentry="3a")
    assert "!" not in here.legal_moves
    play(here, "seishin")
    assert "!" in here.legal_moves
    play(here, "seishin")
    assert "!" not in here.legal_moves
    assert "seishin" not in here.legal_moves


def test_seishin_teki_turns_stealth_to_strength_before_the_card_too() -> None:
    here = after("H1- seishin b4", hands="4", skills="seishin-teki", sentry="3a")
    assert "!" in here.legal_moves


def test_seishin_teki_holds_for_the_rest_of_the_invasion_only() -> None:
    here = after("H1+ seishin b2 ! banzai", hands="222", skills="seishin-teki", sentry="3a", next_guards="5")
    play(here, "b2 ! leave H2+ yield H1+ b2")
    assert "!" not in here.legal_moves


def test_seishin_teki_is_used_facing_a_guard_only() -> None:
    here = after("H1+ b2 !", hands="2", skills="seishin-teki", sentry="1")
    assert offered(here) == {"leave", "banzai"}


def test_seishin_teki_meets_the_other_value_of_an_elite() -> None:
    here = facing("E53", "+", "b2", hands="2", skills="seishin-teki")
    assert "!" not in here.legal_moves
    play(here, "seishin")
    assert "!" in here.legal_moves


# Treasures and guards


def test_treasures_come_neutral_first_and_from_cheapest_to_dearest() -> None:
    here = position(hands="5555", sentry="1", neutral="fg", red="sj", next_guards="1", next_elites="E31 E42")
    for taken in ["f", "fg", "fgS", "fgSJ"]:
        play(here, "H1+" if taken == "f" else "banzai")
        play(here, "b5 !")
        assert shuriken(here) == taken
    assert phase(here) == "token"


def test_a_treasure_dearer_than_a_red_one_still_comes_first() -> None:
    here = after("H1+ b2 !", hands="2", sentry="1", neutral="g", red="f")
    assert shuriken(here) == "g"


def test_after_a_win_leave_or_face_the_next_guard() -> None:
    here = after("H1+ b2 !", hands="2", sentry="1")
    assert phase(here) == "between"
    assert guard_of(here) is None
    assert offered(here) == {"leave", "banzai"}


def test_the_next_guard_is_normal_while_a_neutral_treasure_is_there() -> None:
    here = after("H1+ b2 ! banzai", hands="255", sentry="1", neutral="fs", red="v", next_guards="4", next_elites="E42")
    assert guard_of(here) == {"source": "normal", "id": "4"}
    assert here.snapshot()["invasion"]["guards"] == ["4"]
    play(here, "b5 ! banzai")
    assert guard_of(here) == {"source": "elite", "id": "E42"}
    assert here.snapshot()["invasion"]["guards"] == ["4"]


def test_once_a_guard_is_revealed_there_is_no_leaving() -> None:
    here = after("H1+ b2 ! banzai", hands="25", sentry="1", next_guards="5")
    assert offered(here) == {"b5", "yield"}


def test_guards_are_discarded_when_the_invasion_ends_and_the_sentry_stays() -> None:
    here = after("H1+ b5 ! banzai b5 ! banzai", hands="55", sentry="1", next_guards="2 4")
    assert here.snapshot()["guard_discard"] == []
    play(here, "yield k:f")
    assert here.snapshot()["guard_discard"] == ["2", "4"]
    assert house(here)["sentry"] == "1"


def test_an_empty_guard_deck_recycles_discards_but_not_the_guards_of_the_invasion() -> None:
    here = position(hands="55", sentry="1", guard_deck="4")
    discards = len(here.snapshot()["guard_discard"])
    assert discards == 40 - 5 - 1
    play(here, "H1+ b5 ! banzai")
    assert here.snapshot()["guard_deck"] == []
    play(here, "b5 ! banzai")
    data = here.snapshot()
    assert data["guard_discard"] == []
    assert len(data["guard_deck"]) == discards - 1
    assert data["invasion"]["guards"][0] == "4"
    assert sorted([*data["guard_deck"], data["invasion"]["guards"][1]]).count("4") == 8 - 1 - 1


# The alarm


def test_the_alarm_of_a_sentry_is_ignored() -> None:
    here = after("H1+", sentry="3a", next_bag="g")
    assert inside(here) == "fsv"
    assert here.snapshot()["bag"][-1] == "g"


@pytest.mark.parametrize(
    ("neutral", "red", "drawn", "there"),
    [
        ("fsv", "", "f", "fsV"),
        ("fsv", "", "g", "svG"),  # the new one is the dearest
        ("fs", "", "f", "fS"),
        ("fj", "g", "v", "vJG"),
        ("fjj", "", "s", "sjJ"),  # one of two
    ],
)
def test_an_alarm_adds_a_treasure_and_turns_the_dearest_neutral_one_red(
    neutral: str, red: str, drawn: str, there: str
) -> None:
    here = after("H1+ b2 ! banzai", hands="2", sentry="1", neutral=neutral, red=red, next_guards="3a", next_bag=drawn)
    assert inside(here) == there


def test_the_alarm_guard_is_then_fought_for_the_cheapest_neutral_treasure() -> None:
    here = after("H1+ b2 ! banzai b4", hands="24", sentry="1", neutral="fsv", next_guards="3a", next_bag="f")
    play(here, "!")
    assert shuriken(here) == "ff"
    assert inside(here) == "sV"


def test_other_guards_raise_no_alarm() -> None:
    for guard in "1245":
        here = after("H1+ b2 ! banzai", hands="2", sentry="1", neutral="fsv", next_guards=guard)
        assert inside(here) == "sv"


def test_an_alarm_with_an_empty_bag_recycles_the_heap() -> None:
    here = after("H1+ b2 ! banzai", hands="2", sentry="1", neutral="fs", next_guards="3a", bag="", heap="j")
    assert inside(here) == "sJ"
    assert here.snapshot()["heap"] == []


@pytest.mark.parametrize(
    ("neutral", "red", "there"),
    [("fsv", "", "sV"), ("fss", "", "sS"), ("fs", "", "s"), ("fs", "j", "sJ"), ("fsv", "j", "sVJ")],
)
def test_an_alarm_without_a_treasure_to_add_needs_two_neutral_ones(neutral: str, red: str, there: str) -> None:
    here = after("H1+ b2 ! banzai", hands="2", sentry="1", neutral=neutral, red=red, next_guards="3a", bag="", heap="")
    assert inside(here) == there
    assert guard_of(here) == {"source": "normal", "id": "3a"}


def test_with_only_reds_left_the_sentry_keeps_the_cheapest() -> None:
    here = after("H1+ b2 !", hands="2", sentry="1", neutral="", red="sj")
    assert shuriken(here) == "S"
    play(here, "banzai")
    assert guard_of(here)["source"] == "elite"


# Elite guards


@pytest.mark.parametrize("elite", [elite for elite in ELITES if elite[0] == "E"])
def test_a_single_shows_one_value_against_strength_and_one_against_stealth(elite: str) -> None:
    strength, stealth = int(elite[1]), int(elite[2])
    for card in range(1, 6):
        strong = facing(elite, "+", f"b{card}", hands=str(card))
        assert offered(strong, "!") == ({"!"} if card > strength else set())
        sly = facing(elite, "-", f"b{card}", hands=str(card))
        assert offered(sly, "!") == ({"!"} if card < stealth else set())


@pytest.mark.parametrize("elite", [elite for elite in ELITES if elite[0] == "D"])
def test_a_double_has_two_values_and_the_one_struck_is_named(elite: str) -> None:
    values = [int(value) for value in elite[1:]]
    for card in range(1, 6):
        strong = facing(elite, "+", f"b{card}", hands=str(card))
        assert offered(strong, "!") == {f"!{value}" for value in values if card > value}
        sly = facing(elite, "-", f"b{card}", hands=str(card))
        assert offered(sly, "!") == {f"!{value}" for value in values if card < value}


@pytest.mark.parametrize(("first", "second"), [("1", "3"), ("3", "1")])
def test_a_double_is_beaten_in_any_order_each_by_its_own_play_for_one_treasure(first: str, second: str) -> None:
    here = facing("D13", "+", f"b4 !{first}", hands="44")
    assert phase(here) == "face"
    assert here.snapshot()["invasion"]["beaten"] == [int(first)]
    assert shuriken(here) == "f"
    assert own(here, "elites") == []
    assert offered(here) == {"b4", "yield"}
    play(here, "b4")
    assert offered(here) == {f"!{second}", "yield"}
    play(here, f"!{second}")
    assert shuriken(here) == "fJ"
    assert own(here, "elites") == ["D13"]


def test_a_second_double_has_both_its_guards_again() -> None:
    here = facing("D13 D13", "+", "b4 !1 b4 !3 banzai b4", hands="444", red="jg")
    assert offered(here, "!") == {"!1", "!3"}


def test_a_setting_effect_counts_for_one_of_the_two_guards() -> None:
    here = facing("D35", "+", "b1 kenjutsu !5 b1", hands="11", skills="kenjutsu")
    assert offered(here) == {"yield"}


def test_the_two_guards_of_a_double_may_be_met_by_strength_and_by_stealth() -> None:
    here = facing("D24", "+", "b5 !4 seishin b1", hands="15", skills="seishin-teki")
    assert offered(here, "!") == {"!2"}
    play(here, "!2")
    assert own(here, "elites") == ["D24"]


def test_a_beaten_elite_is_kept_even_after_a_later_fail() -> None:
    changes: dict[str, Any] = {"hands": "255", "sentry": "1", "neutral": "f", "red": "sv", "next_elites": "E42 E51"}
    here = after("H1+ b2 ! banzai b5 !", **changes)
    assert own(here, "elites") == ["E42"]
    play(here, "banzai yield")
    assert own(here, "elites") == ["E42"]
    assert here.snapshot()["elite_discard"] == ["E51"]
    play(here, "k:s")
    assert own(here, "elites") == ["E42"]
    assert own(here, "treasures") == "s"


def test_an_unbeaten_elite_is_discarded_at_once() -> None:
    here = after(
        "H1+ b2 ! banzai b2 ! banzai yield",
        hands="22",
        sentry="1",
        neutral="fs",
        red="v",
        next_guards="1",
        next_elites="E53",
    )
    assert phase(here) == "keep"
    assert guard_of(here) is None
    assert here.snapshot()["elite_discard"] == ["E53"]


def test_a_double_beaten_by_half_is_discarded() -> None:
    here = facing("D13", "+", "b4 !3 yield", hands="4")
    assert own(here, "elites") == []
    assert here.snapshot()["elite_discard"] == ["D13"]
    assert own(here, "treasures") == "f"


def test_an_empty_elite_deck_recycles_its_discards() -> None:
    here = after("H1+ b2 ! banzai", hands="2", sentry="1", neutral="f", red="j", elite_deck="", elites="E51")
    assert guard_of(here)["source"] == "elite"
    assert here.snapshot()["elite_discard"] == []
    assert len(here.snapshot()["elite_deck"]) == 20 - 1 - 1


def test_a_normal_guard_stands_in_when_all_elites_are_captured() -> None:
    here = after(
        "H1+ b2 ! banzai",
        hands="24",
        sentry="1",
        neutral="f",
        red="js",
        elite_deck="",
        elite_discard="",
        next_guards="3a",
        next_bag="g",
    )
    assert guard_of(here) == {"source": "standin", "id": "3a"}
    assert here.snapshot()["invasion"]["guards"] == ["3a"]
    assert inside(here) == "SJ"  # no alarm
    play(here, "b4 ! leave")
    assert own(here, "elites") == []
    assert own(here, "treasures") == "fs"
    assert here.snapshot()["guard_discard"] == ["3a"]
    assert here.snapshot()["elite_discard"] == []


def test_a_stand_in_that_wins_goes_to_the_guards_discards_too() -> None:
    here = after(
        "H1- b1 ! banzai yield",
        hands="1",
        sentry="2",
        neutral="f",
        red="j",
        elite_deck="",
        elite_discard="",
        next_guards="4",
    )
    assert here.snapshot()["guard_discard"] == ["4"]
    assert here.snapshot()["elite_discard"] == []


# Failing


def failed(neutral: str, red: str = "", wins: int = 1, **changes: Any) -> Position:
    """After failing against the guard that followed `wins` wins."""
    hands = "5" * wins
    fields = {"next_guards": "1 1 1", "next_elites": "E31 E42", **changes}
    here = after("H1+", hands=hands, sentry="1", neutral=neutral, red=red, **fields)
    for _ in range(wins):
        play(here, "b5 ! banzai")
    return play(here, "yield")


def test_a_fail_with_an_empty_shuriken_needs_no_decision() -> None:
    here = failed("fsv", wins=0, next_bag="j")
    assert here.player == 1
    assert own(here, "treasures") == ""
    assert here.snapshot()["heap"] == []
    assert inside(here) == "fsvj"
    assert house(here)["sentry"] == "1"


def test_a_fail_with_one_treasure_keeps_it() -> None:
    here = failed("fsv", wins=1, next_bag="j")
    assert here.player == 1
    assert own(here, "treasures") == "f"
    assert here.snapshot()["heap"] == []
    assert inside(here) == "svj"


def test_a_fail_with_two_kinds_asks_which_to_keep() -> None:
    here = failed("fsv", wins=2, next_bag="j")
    assert here.player == 0
    assert offered(here) == {"k:f", "k:s"}
    assert inside(here) == "v"
    play(here, "k:s")
    assert own(here, "treasures") == "s"
    assert here.snapshot()["heap"] == ["f"]
    assert inside(here) == "vj"
    assert house(here)["sentry"] == "1"


def test_a_fail_with_one_kind_twice_keeps_one() -> None:
    here = failed("ffs", wins=2, next_bag="j")
    assert here.player == 1
    assert own(here, "treasures") == "f"
    assert here.snapshot()["heap"] == ["f"]
    assert inside(here) == "sj"


def test_a_red_and_a_neutral_treasure_of_a_kind_are_one_kind() -> None:
    here = failed("f", "fs", wins=2, next_bag="j")
    assert here.player == 1
    assert own(here, "treasures") == "f"
    assert here.snapshot()["heap"] == ["f"]
    assert inside(here) == "jS"


@pytest.mark.parametrize(("neutral", "red", "choices"), [("ffsv", "", "fs"), ("fsvj", "", "fsv"), ("fs", "vj", "fsv")])
def test_a_fail_with_three_treasures_offers_each_kind_once(neutral: str, red: str, choices: str) -> None:
    here = failed(neutral, red, wins=3)
    assert offered(here) == {f"k:{kind}" for kind in choices}
    play(here, f"k:{choices[-1]}")
    assert own(here, "treasures") == choices[-1]
    assert len(here.snapshot()["heap"]) == 2


def test_a_fail_against_the_sentry_leaves_what_was_red() -> None:
    here = failed("", "js", wins=0, next_bag="f")
    assert inside(here) == "fSJ"


def test_after_a_fail_the_rest_is_discarded_before_the_house_draws() -> None:
    """With nothing else in bag and heap, a discarded treasure comes back."""
    here = failed("fsv", wins=2, bag="", heap="")
    play(here, "k:s")
    assert inside(here) == "fv"
    assert here.snapshot()["heap"] == []
    assert here.snapshot()["bag"] == []


def test_after_a_fail_with_bag_and_heap_empty_nothing_is_added() -> None:
    assert inside(failed("fsv", wins=0, bag="", heap="")) == "fsv"
    assert inside(failed("fsv", wins=1, bag="", heap="")) == "sv"


def test_with_one_kind_the_player_decides_while_choho_can_be_used() -> None:
    here = failed("fsv", wins=1, skills="choho")
    assert offered(here) == {"k:f", "c:f/s", "c:f/v"}
    play(here, "k:f")
    assert own(here, "treasures") == "f"
    assert own(here, "skills") == [["choho", True]]


def test_with_one_kind_there_is_no_decision_with_choho_used() -> None:
    assert failed("fsv", wins=1, used="choho").player == 1


def test_with_one_kind_the_player_decides_while_kuji_in_can_be_used() -> None:
    here = failed("fsv", wins=1, skills="kuji-in", used="kenjutsu")
    assert offered(here) == {"k:f", "kuji:kenjutsu"}


def test_with_one_kind_there_is_no_decision_if_kuji_in_has_nothing_to_ready() -> None:
    assert failed("fsv", wins=1, skills="kuji-in kenjutsu").player == 1


def test_with_an_empty_shuriken_there_is_no_decision_even_with_skills() -> None:
    assert failed("fsv", wins=0, skills="choho kuji-in", used="kenjutsu").player == 1


# Leaving


def test_leaving_keeps_everything_and_the_house_gains_a_neutral_treasure() -> None:
    here = after(
        "H1+ b5 ! banzai b5 ! leave", hands="55", sentry="1", neutral="fsv", red="j", next_guards="2", next_bag="g"
    )
    assert own(here, "treasures") == "fs"
    assert inside(here) == "vgJ"
    assert house(here)["sentry"] == "1"
    assert house(here)["closed"] is False
    assert house(here)["token"] == "T2"
    assert here.snapshot()["guard_discard"] == ["2"]
    assert here.player == 1


def test_a_red_treasure_kept_has_no_side_any_more() -> None:
    here = facing("E31", "+", "b5 !", hands="5")
    assert shuriken(here) == "fJ"
    play(here, "M8")
    assert own(here, "treasures") == "fj"


def test_leaving_with_an_empty_bag_recycles_the_heap() -> None:
    here = after("H1+ b5 ! leave", hands="5", sentry="1", bag="", heap="g")
    assert inside(here) == "svg"


def test_leaving_with_bag_and_heap_empty_adds_nothing() -> None:
    here = after("H1+ b5 ! leave", hands="5", sentry="1", bag="", heap="")
    assert inside(here) == "sv"


# Clearing


@pytest.mark.parametrize(
    ("token", "choices"),
    [
        ("T5", {"M5", "M6", "M8", "S2", "S4", "S5", "S8"}),
        ("M8", {"T2", "T5", "T6", "T8", "S2", "S4", "S5", "S8"}),
        ("S4", {"T2", "T5", "T6", "T8", "M5", "M6", "M8"}),
    ],
)
def test_clearing_offers_any_token_of_another_clan_in_the_supply(token: str, choices: set[str]) -> None:
    here = after("H1+ b2 !", hands="2", sentry="1", neutral="f", tokens=f"{token} T4 M2 M4 S6")
    assert phase(here) == "token"
    assert offered(here) == choices


def test_clearing_swaps_the_token_discards_the_sentry_and_closes_the_house() -> None:
    here = after("H1+ b2 !", hands="2", sentry="1", neutral="j", next_bag="g")
    play(here, "S8")
    assert house(here) == {"token": "S8", "sentry": None, "neutral": [], "red": [], "closed": True}
    data = here.snapshot()
    assert data["supply"] == ["T2", "T5", "T6", "T8", "M5", "M6", "M8", "S2", "S4", "S5"]
    assert data["guard_discard"] == ["1"]
    assert data["invasion"] is None
    assert data["bag"][-1] == "g"
    assert own(here, "treasures") == "j"
    assert here.player == 1
    assert not offered(here, "H1")


def test_all_of_a_clearing_comes_with_the_choice_of_the_token() -> None:
    here = after("H1+ b2 !", hands="2", sentry="1", neutral="j")
    assert house(here) == {"token": "T2", "sentry": "1", "neutral": [], "red": [], "closed": False}
    assert shuriken(here) == "j"
    assert own(here, "treasures") == ""
    assert guard_of(here) is None


def test_a_clearing_discards_the_guards_and_the_sentry_and_keeps_the_elite() -> None:
    here = after(
        "H1+ b5 ! banzai b5 ! banzai b5 ! S2",
        hands="555",
        sentry="1",
        neutral="fs",
        red="v",
        next_guards="2",
        next_elites="E42",
    )
    assert sorted(here.snapshot()["guard_discard"]) == ["1", "2"]
    assert own(here, "elites") == ["E42"]
    assert own(here, "treasures") == "fsv"


def test_after_clearing_no_skill_can_be_used() -> None:
    here = after("H1+ b2 !", hands="2", sentry="1", neutral="f", skills="choho kuji-in", used="kenjutsu")
    assert not offered(here, "c:", "kuji:", "leave", "banzai")


def test_a_closed_house_opens_in_the_next_round() -> None:
    here = after("H1+ b2 ! S8", hands="2", sentry="1", neutral="f", turn=5, order=[1, 0])
    assert here.snapshot()["round"] == 2
    assert {"H1+", "H1-"} <= offered(here)
    assert house(here)["token"] == "S8"


# Choho


def with_choho(neutral: str, red: str = "", moves: str = "", **changes: Any) -> Position:
    """After beating the sentry, with Choho."""
    fields = {"hands": "255", "skills": "choho", "sentry": "1", **changes}
    return after(f"H1+ b2 ! {moves}", neutral=neutral, red=red, **fields)


@pytest.mark.parametrize(
    ("neutral", "red", "swap", "mine", "there"),
    [
        ("fsj", "", "c:f/j", "j", "fs"),  # neutral for neutral
        ("fsj", "", "c:f/s", "s", "fj"),
        ("ffs", "", "c:f/f", "f", "fs"),
        ("fs", "j", "c:f/J", "J", "fS"),  # neutral for red: the dearest neutral one turns red
        ("fsg", "vj", "c:f/V", "V", "fsJG"),
        ("f", "j", "c:f/J", "J", "F"),  # perhaps itself
        ("ff", "j", "c:f/J", "J", "fF"),
    ],
)
def test_choho_with_a_neutral_treasure(neutral: str, red: str, swap: str, mine: str, there: str) -> None:
    here = with_choho(neutral, red)
    play(here, swap)
    assert shuriken(here) == mine
    assert inside(here) == there
    assert own(here, "skills") == [["choho", False]]
    assert offered(here) == {"leave", "banzai"}


def test_choho_gives_a_red_treasure_for_a_red_one() -> None:
    here = with_choho("f", "sv", "banzai b5 !", next_elites="E31")
    assert shuriken(here) == "fS"
    assert offered(here, "c:") == {"c:f/V", "c:S/V"}
    play(here, "c:S/V")
    assert shuriken(here) == "fV"
    assert inside(here) == "S"


def test_choho_gives_a_neutral_treasure_for_a_red_one_with_no_neutral_one_there() -> None:
    here = with_choho("f", "sv", "banzai b5 ! c:f/V", next_elites="E31")
    assert shuriken(here) == "SV"
    assert inside(here) == "F"


def test_choho_gives_a_red_treasure_for_a_neutral_one() -> None:
    """It takes the side of the one it replaces."""
    here = with_choho("fs", "j", "c:f/J kuji:choho", skills="choho kuji-in")
    assert shuriken(here) == "J"
    assert inside(here) == "fS"
    assert offered(here, "c:") == {"c:J/f", "c:J/S"}
    play(here, "c:J/f")
    assert shuriken(here) == "f"
    assert inside(here) == "jS"


def test_a_dear_treasure_given_for_a_red_one_turns_red_itself() -> None:
    here = with_choho("vg", "", "banzai", next_guards="3a", next_bag="f")
    assert inside(here) == "fG"
    play(here, "c:v/G")
    assert shuriken(here) == "G"
    assert inside(here) == "fV"


def test_choho_merges_equal_choices_and_hides_no_useless_one() -> None:
    assert offered(with_choho("ffss", "vv"), "c:") == {"c:f/f", "c:f/s", "c:f/V"}


def test_choho_needs_a_treasure_on_the_shuriken() -> None:
    here = after("H1+ b2", hands="2", skills="choho", sentry="1")
    assert not offered(here, "c:")


def test_choho_between_guards() -> None:
    assert offered(with_choho("fs", "j")) == {"leave", "banzai", "c:f/s", "c:f/J"}


@pytest.mark.parametrize("moves", ["", "b5"])
def test_choho_facing_a_guard(moves: str) -> None:
    here = with_choho("fs", "j", f"banzai {moves}", next_guards="5")
    assert offered(here, "c:") == {"c:f/s", "c:f/J"}
    play(here, "c:f/s")
    assert shuriken(here) == "s"
    assert phase(here) == "face"
    assert guard_of(here) == {"source": "normal", "id": "5"}


def test_choho_leaves_the_play_as_it_is() -> None:
    here = with_choho("fs", "", "banzai b5 c:f/s", next_guards="4")
    assert "!" in here.legal_moves
    play(here, "!")
    assert shuriken(here) == "fs"


def test_choho_after_failing_and_the_one_treasure_is_then_kept() -> None:
    here = with_choho("fs", "j", "banzai yield c:f/J", next_guards="5", next_bag="v")
    assert here.player == 1
    assert own(here, "treasures") == "j"
    assert inside(here) == "fvS"


def test_choho_after_failing_leaves_the_choice_among_several_kinds() -> None:
    here = with_choho("fsv", "j", "banzai b5 ! banzai yield", next_guards="4 5")
    assert offered(here) == {"k:f", "k:s", "c:f/v", "c:f/J", "c:s/v", "c:s/J"}
    play(here, "c:f/J")
    assert offered(here) == {"k:s", "k:j"}
    play(here, "k:j")
    assert own(here, "treasures") == "j"
    assert here.snapshot()["heap"] == ["s"]


def test_a_swapped_treasure_counts_for_the_next_guard() -> None:
    here = with_choho("f", "j", "c:f/J banzai", next_elites="E51")
    assert guard_of(here) == {"source": "elite", "id": "E51"}


# Kuji-in


def with_kuji_in(moves: str, **changes: Any) -> Position:
    fields = {"hands": "255", "skills": "kuji-in", "used": "kenjutsu choho", "sentry": "1", **changes}
    return after(f"H1+ {moves}", **fields)


@pytest.mark.parametrize("moves", ["", "b2", "b2 !", "b2 ! banzai", "b2 ! banzai b5", "b2 ! banzai yield"])
def test_kuji_in_at_its_three_moments(moves: str) -> None:
    here = with_kuji_in(moves, neutral="fsv", next_guards="5")
    assert offered(here, "kuji:") == {"kuji:kenjutsu", "kuji:choho"}
    play(here, "kuji:choho")
    assert own(here, "skills") == [["choho", True], ["kenjutsu", False], ["kuji-in", False]]
    assert not offered(here, "kuji:")


def test_kuji_in_readies_choho_after_failing() -> None:
    here = with_kuji_in("b2 ! banzai yield kuji:choho", neutral="fs", next_guards="5")
    assert offered(here) == {"k:f", "c:f/s"}
    play(here, "c:f/s")
    assert own(here, "treasures") == "s"


def test_after_kuji_in_a_fail_may_need_no_more_decision() -> None:
    here = with_kuji_in("b2 ! banzai yield kuji:kenjutsu", used="kenjutsu", neutral="fs", next_guards="5")
    assert here.player == 1
    assert own(here, "treasures") == "f"


def test_kuji_in_readies_a_tile_used_in_the_same_play() -> None:
    here = after("H1+ b1 kayaku", hands="1", skills="kayakujutsu kuji-in", sentry="4")
    assert offered(here) == {"kuji:kayakujutsu", "yield"}
    play(here, "kuji:kayakujutsu kayaku !")
    assert shuriken(here) == "f"


def test_kuji_in_readies_one_of_two_equal_tiles() -> None:
    here = after("H1+", skills="kuji-in", used="taijutsu taijutsu", sentry="4")
    assert offered(here) == {"kuji:taijutsu", "yield"}
    play(here, "kuji:taijutsu")
    assert own(here, "skills") == [["kuji-in", False], ["taijutsu", True], ["taijutsu", False]]


def test_kuji_in_readies_neither_itself_nor_what_is_ready() -> None:
    here = after("H1+", skills="kuji-in kenjutsu hensojutsu-snake", sentry="4", round=5)
    assert offered(here) == {"yield"}


# The set-up


def test_the_set_up_of_the_houses() -> None:
    data = Position.deal("ninjato", seed=1, players=3).snapshot()
    assert sorted(each["token"] for each in data["houses"]) == ["M2", "M4", "S6", "T2", "T4"]
    for each in data["houses"]:
        assert each["sentry"] in SENTRIES.values()
        assert len(each["neutral"]) == 3
        assert each["red"] == []
        assert each["closed"] is False
    assert len(data["guard_deck"]) == 40 - 5
    assert len(data["elite_deck"]) == 20
    assert len(data["bag"]) == 90 - 15
    assert len(data["supply"]) == 10
