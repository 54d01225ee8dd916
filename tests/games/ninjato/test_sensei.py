"""Learning skills from the sensei."""

import pytest

from tests.games.ninjato.positions import after, offered, own, position
from zashiki import Position

SNAKE = ("shinobi-iri", "intonjutsu", "choho")
TIGER = ("kayakujutsu", "kenjutsu", "kuji-in")
CRANE = ("taijutsu", "boryaku", "seishin-teki")


@pytest.mark.parametrize(("skill", "card"), [*((skill, 1) for skill in SNAKE), *((skill, 5) for skill in TIGER)])
def test_a_snake_tile_costs_a_1_and_a_tiger_tile_a_5(skill: str, card: int) -> None:
    here = after(f"learn:{skill}", hands="12345", sensei=f"{skill} boryaku")
    assert own(here, "skills") == [[skill, True]]
    assert own(here, "hands") == sorted({1, 2, 3, 4, 5} - {card})
    assert here.snapshot()["dojo_discard"] == [card]
    assert here.snapshot()["sensei"] == ["boryaku"]
    assert here.player == 1


@pytest.mark.parametrize(
    ("skill", "hand"), [*((skill, "2345") for skill in SNAKE), *((skill, "1234") for skill in TIGER)]
)
def test_without_the_card_a_tile_is_not_offered(skill: str, hand: str) -> None:
    assert not offered(position(hands=hand, sensei=skill), "learn")


@pytest.mark.parametrize("skill", CRANE)
def test_a_crane_tile_costs_any_card(skill: str) -> None:
    here = position(hands="1224", sensei=skill)
    assert offered(here, "learn") == {f"learn:{skill}/1", f"learn:{skill}/2", f"learn:{skill}/4"}
    here.push(f"learn:{skill}/2")
    assert own(here, "skills") == [[skill, True]]
    assert own(here, "hands") == [1, 2, 4]
    assert here.snapshot()["dojo_discard"] == [2]
    assert not offered(position(hands="", sensei=skill), "learn")


@pytest.mark.parametrize(
    ("style", "costs"),
    [("snake", {""}), ("tiger", {""}), ("crane", {"/1", "/5"})],
)
def test_hensojutsu_costs_as_its_style(style: str, costs: set[str]) -> None:
    tile = f"hensojutsu-{style}"
    here = position(hands="15", round=5, sensei=tile)
    assert offered(here, "learn") == {f"learn:hensojutsu{cost}" for cost in costs}
    here.push(min(offered(here, "learn")))
    assert own(here, "skills") == [[tile, True]]
    assert own(here, "hands") == ([1] if style == "tiger" else [5])
    assert here.snapshot()["sensei"] == []


@pytest.mark.parametrize(("style", "hand"), [("snake", "2345"), ("tiger", "1234"), ("crane", "")])
def test_hensojutsu_needs_its_card(style: str, hand: str) -> None:
    assert not offered(position(hands=hand, round=5, sensei=f"hensojutsu-{style}"), "learn")


@pytest.mark.parametrize(
    ("owned", "learned"),
    [
        *((one, other) for style in (SNAKE, TIGER, CRANE) for one in style for other in style if one != other),
        ("kenjutsu", "kenjutsu"),
        ("boryaku", "boryaku"),
    ],
)
def test_an_owner_of_the_style_learns_for_nothing_and_may_not_pay(owned: str, learned: str) -> None:
    here = position(hands="12345", skills=owned, sensei=learned)
    assert offered(here, "learn") == {f"learn:{learned}"}
    here.push(f"learn:{learned}")
    assert own(here, "hands") == [1, 2, 3, 4, 5]
    assert sorted(tile for tile, _ in own(here, "skills")) == sorted([owned, learned])
    assert here.snapshot()["dojo_discard"] == []


@pytest.mark.parametrize(("owned", "learned"), [("hensojutsu-snake", "choho"), ("hensojutsu-crane", "taijutsu")])
def test_hensojutsu_counts_as_a_tile_of_its_style(owned: str, learned: str) -> None:
    assert offered(position(skills=owned, sensei=learned), "learn") == {f"learn:{learned}"}


@pytest.mark.parametrize(("owned", "style"), [("choho", "snake"), ("kuji-in", "tiger"), ("boryaku", "crane")])
def test_hensojutsu_too_is_free_with_a_tile_of_its_style(owned: str, style: str) -> None:
    here = position(round=5, skills=owned, sensei=f"hensojutsu-{style}")
    assert offered(here, "learn") == {"learn:hensojutsu"}


def test_a_used_tile_counts_for_its_style() -> None:
    assert offered(position(used="kenjutsu", sensei="kuji-in"), "learn") == {"learn:kuji-in"}


def test_the_tiles_of_others_do_not_count() -> None:
    assert not offered(position(skills=["", "kenjutsu"], sensei="kuji-in"), "learn")


def test_two_equal_tiles_are_one_choice_and_one_is_taken() -> None:
    here = position(hands="1", sensei="shinobi-iri shinobi-iri")
    assert offered(here, "learn") == {"learn:shinobi-iri"}
    here.push("learn:shinobi-iri")
    assert here.snapshot()["sensei"] == ["shinobi-iri"]


def test_a_learned_tile_is_ready_at_once() -> None:
    here = after("learn:kenjutsu H2+ yield H1+ b5", hands="55", sentry="5", sensei="kenjutsu")
    assert "kenjutsu" in here.legal_moves


def test_the_sensei_is_not_refilled_during_the_round() -> None:
    here = after("learn:kenjutsu H1+ yield", players=2, hands="5", sensei="kenjutsu choho")
    assert here.snapshot()["sensei"] == ["choho"]


def test_the_view_shows_the_card_that_each_tile_costs() -> None:
    here = position(3, sensei="kenjutsu taijutsu shinobi-iri", skills="kuji-in")
    view = here.view(0)
    assert dict(zip(view.sensei, view.sensei_costs, strict=True)) == {
        "kenjutsu": "5",
        "taijutsu": "?",
        "shinobi-iri": "1",
    }


def test_the_set_up_shows_as_many_tiles_as_players() -> None:
    for players in (2, 3, 4):
        data = Position.deal("ninjato", seed=players, players=players).snapshot()
        assert len(data["sensei"]) == players
        assert len(data["skill_big"]) == 16 - players
        assert sorted(data["skill_small"]) == ["hensojutsu-crane", "hensojutsu-snake", "hensojutsu-tiger"]
        assert not [tile for tile in data["sensei"] if tile.startswith("hensojutsu")]
