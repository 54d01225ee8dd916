"""The tables agree with every total, value and example of the printed book."""

import numpy as np
import pytest

from zashiki.games.ninjato import components
from zashiki.games.ninjato.components import (
    CLAN_ORDER,
    DOJO_CARDS,
    ELITE_TABLE,
    ENVOY_COSTS,
    ENVOY_TABLE,
    GUARD_TABLE,
    HAND_LIMIT,
    HOUSE_TREASURES,
    HOUSES,
    MOST_PLAYERS,
    RUMOR_COSTS,
    RUMOR_TABLE,
    SKILL_COST,
    SKILL_NAMES,
    SKILL_STYLE,
    SKILL_TABLE,
    TOKEN_NAMES,
    Clan,
    Rumor,
    Skill,
    Style,
)
from zashiki.games.ninjato.payments import payments_of
from zashiki.games.ninjato.rules import STATE


@pytest.mark.parametrize(
    ("what", "total"),
    [
        ("TREASURES", 90),
        ("DOJO_CARDS", 52),
        ("GUARDS", 40),
        ("ELITES", 20),
        ("ORDINARY_TILES", 16),
        ("HENSOJUTSU_TILES", 3),
        ("ENVOYS", 21),
        ("RUMORS", 30),
    ],
)
def test_totals_of_the_box(what: str, total: int) -> None:
    assert getattr(components, what) == total


def test_five_tokens_of_each_clan() -> None:
    assert len(TOKEN_NAMES) == 15
    assert [name for name in TOKEN_NAMES if name.startswith("S")] == ["S2", "S4", "S5", "S6", "S8"]
    assert [TOKEN_NAMES[token] for token in components.START_TOKENS] == ["T2", "T4", "M2", "M4", "S6"]


def test_treasures_are_worth_2_to_5() -> None:
    assert components.TREASURE_HONOR[:4].tolist() == [2, 3, 4, 5]


def test_cards_and_guards_go_from_1_to_5() -> None:
    assert len(components.DOJO_COPIES) == 5
    assert {guard.value for guard in GUARD_TABLE} == {1, 2, 3, 4, 5}
    assert any(guard.alarm for guard in GUARD_TABLE)


def test_elite_guards_of_the_book() -> None:
    assert any(elite.values == (5, 1) and not elite.double for elite in ELITE_TABLE)
    assert any(elite.values == (3, 5) and elite.double for elite in ELITE_TABLE)
    assert any(elite.values[1] == 3 and not elite.double for elite in ELITE_TABLE)
    assert {elite.honor for elite in ELITE_TABLE} == {1, 2}


def test_shinobi_iri_is_a_snake_and_costs_a_1_and_kenjutsu_a_tiger_and_costs_a_5() -> None:
    assert (SKILL_STYLE[Skill.SHINOBI_IRI], SKILL_COST[Skill.SHINOBI_IRI]) == (Style.SNAKE, 1)
    assert (SKILL_STYLE[Skill.KENJUTSU], SKILL_COST[Skill.KENJUTSU]) == (Style.TIGER, 5)
    assert len(set(SKILL_NAMES)) == 12


def test_the_table_of_tiles_is_in_the_order_of_the_skills() -> None:
    assert [tile.skill for tile in SKILL_TABLE] == list(Skill)


def test_seven_envoys_of_each_clan_with_different_ages() -> None:
    assert all(sum(envoy.clan == clan for envoy in ENVOY_TABLE) == 7 for clan in Clan)
    assert len({envoy.age for envoy in ENVOY_TABLE}) == 21
    assert any(envoy.mask for envoy in ENVOY_TABLE)


def test_rumors_are_of_five_kinds() -> None:
    assert {kind for kind, _ in RUMOR_TABLE} == set(Rumor)


def test_the_four_forms_of_cost_that_the_book_shows() -> None:
    forms = [payments_of(cost) for cost in ENVOY_COSTS]
    assert {"fj"} in [set(form) for form in forms]
    assert {"vj"} in [set(form) for form in forms]
    assert any({"j", "jj", "jjj", "jjjj"} <= set(form) for form in forms)
    assert any({"vjjj", "ffff", "svvv", "fvvv"} <= set(form) for form in forms)


def test_any_one_treasure_and_a_jade_are_costs_of_rumors() -> None:
    forms = [set(payments_of(cost)) for cost in RUMOR_COSTS]
    assert set("fsvjg") in forms
    assert {"j"} in forms
    assert {len(payment) for form in forms for payment in form} == {1, 2}


def test_after_round_3_go_shirakawa_is_first_and_after_round_5_taira() -> None:
    assert CLAN_ORDER[3].tolist() == [Clan.GO_SHIRAKAWA, Clan.TAIRA, Clan.MINAMOTO]
    assert CLAN_ORDER[5].tolist() == [Clan.TAIRA, Clan.MINAMOTO, Clan.GO_SHIRAKAWA]


def test_a_set_of_rumors_and_dishonorable_opponents() -> None:
    assert (components.FULL_SET, components.SET_MULTIPLIER) == (3, 4)
    assert components.DISHONORABLE_HONOR[1:].tolist() == [6, 4, 2, 2]


def test_dojo_cards_and_guards_cannot_run_out() -> None:
    """Hands, display and a draw leave cards, and an invasion leaves guards: no rule is needed for the case."""
    drawn = int(components.DRAWS[-1])
    assert MOST_PLAYERS * HAND_LIMIT + drawn + components.DOJO_OPEN < DOJO_CARDS
    boryaku = int(components.SKILL_COPIES[Skill.BORYAKU] + components.SKILL_COPIES[Skill.KUJI_IN])
    most_plays = HAND_LIMIT + boryaku
    assert HOUSES + most_plays + 1 < components.GUARDS
    assert HOUSES * HOUSE_TREASURES < components.TREASURES


def test_a_position_is_at_most_1_kib() -> None:
    assert STATE.itemsize <= 1024
    assert STATE.fields is not None
    assert not any(np.issubdtype(field[0].base, np.object_) for field in STATE.fields.values())
