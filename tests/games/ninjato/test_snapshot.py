"""Snapshots: round trips, and errors."""

from typing import Any

import pytest

from tests.games.ninjato.positions import after, play, position, round_ended, snapshot
from zashiki import BadSnapshot, Position

PHASES: dict[str, tuple[str, dict[str, Any]]] = {
    "place": ("", {}),
    "draw": ("dojo t?", {}),
    "discard": ("dojo t? t?", {"hands": "1122334"}),
    "face": ("H1+ b4 + inton", {"hands": "34", "skills": "intonjutsu"}),
    "between": ("H1+ b4 !", {"hands": "4"}),
    "keep": ("H1+ b4 ! banzai b4 ! banzai yield", {"hands": "44", "next_guards": "1 1"}),
    "token": ("H1+ b4 !", {"hands": "4", "neutral": "f"}),
    "henso": ("H1+ yield", {"round": 5, "turn": 5, "skills": "hensojutsu-snake", "envoys": "36"}),
    "first": ("H1+ yield", {"round": 3, "turn": 5, "envoys": "36"}),
    "second": ("H1+ yield sh", {"round": 3, "turn": 5, "envoys": ["36", "27"]}),
    "over": ("H1+ yield", {"round": 7, "turn": 5, "rumors": "A?", "skills": "choho", "treasures": "f"}),
}


@pytest.mark.parametrize("phase", PHASES)
def test_a_snapshot_of_every_phase_can_be_restored(phase: str) -> None:
    moves, changes = PHASES[phase]
    here = after(moves, **changes)
    data = here.snapshot()
    assert data["phase"] == phase
    again = Position.restore(data)
    assert again.snapshot() == data
    assert again.legal_moves == here.legal_moves
    assert again.player == here.player
    assert again.scores == here.scores


def test_a_double_half_beaten_can_be_restored() -> None:
    here = after("H1+ b4 ! banzai b4 !3", hands="44", neutral="f", red="j", next_elites="D35")
    again = Position.restore(here.snapshot())
    assert again.snapshot() == here.snapshot()
    assert again.legal_moves == here.legal_moves


def test_a_snapshot_made_by_hand_is_the_snapshot_of_its_position() -> None:
    data = snapshot(
        3,
        hands=["531", "2"],
        treasures="gjf",
        skills=["kenjutsu choho", "boryaku"],
        used="kenjutsu",
        envoys="75 36",
        rumors="Dj W? Wfs",
        elites="D13 E51",
        heap="fv",
        turn=1,
    )
    assert Position.restore(data).snapshot() == data


@pytest.mark.parametrize("phase", PHASES)
def test_taking_back_a_move_restores_the_snapshot(phase: str) -> None:
    moves, changes = PHASES[phase]
    here = after(moves, **changes)
    before = here.snapshot()
    for move in here.legal_moves:
        play(here, move)
        assert here.pop() == move
        assert here.snapshot() == before


def test_taking_back_a_round_restores_the_snapshot() -> None:
    before = snapshot(order=[1, 0], turn=5, houses={2: {"closed": True}}, used="choho", palace="- 63 66 21")
    here = play(Position.restore(before), "H5+ yield")
    assert here.snapshot()["round"] == 2
    here.pop()
    here.pop()
    assert here.snapshot() == before


PILES = [
    "dojo_deck",
    "dojo_open",
    "guard_deck",
    "elite_deck",
    "envoy_deck",
    "rumor_deck",
    "skill_big",
    "skill_small",
    "sensei",
    "bag",
    "supply",
]


@pytest.mark.parametrize("pile", PILES)
def test_a_snapshot_with_a_component_missing_or_one_too_many_is_refused(pile: str) -> None:
    given = snapshot()
    Position.restore(given)
    with pytest.raises(BadSnapshot):
        Position.restore({**given, pile: given[pile][1:]})
    with pytest.raises(BadSnapshot):
        Position.restore({**given, pile: [*given[pile], given[pile][0]]})
    with pytest.raises(BadSnapshot):
        Position.restore({**given, pile: [*given[pile][1:], "dragon"]})


REFUSED: dict[str, dict[str, Any]] = {
    "an unknown phase": {"phase": "dawn"},
    "nobody to decide": {"player": None},
    "the wrong player": {"player": 1},
    "a seat twice in the order": {"order": [0, 0]},
    "round 0": {"round": 0},
    "round 8": {"round": 8},
    "too many turns": {"turn": 7},
    "five players": {"players": 5},
    "one player": {"players": 1},
    "honor for one": {"honor": [0]},
    "an unknown field": {"weather": "rain"},
    "a house less": {"houses": snapshot()["houses"][:4]},
    "draws in the place phase": {"draws_left": 2},
    "an invasion phase without an invasion": {"phase": "face"},
    "a scoring phase without scoring": {"phase": "first"},
}


@pytest.mark.parametrize("change", REFUSED.values(), ids=REFUSED)
def test_an_impossible_snapshot_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadSnapshot):
        Position.restore({**snapshot(), **change})


def test_a_hand_of_eight_is_refused_but_in_the_dojo() -> None:
    with pytest.raises(BadSnapshot):
        position(hands="11223344")
    data = after("dojo t? t?", hands="1122334").snapshot()
    assert len(data["hands"][0]) == 9
    assert Position.restore(data).snapshot() == data


@pytest.mark.parametrize("field", ["hands", "treasures", "envoys", "rumors", "elites", "skills"])
def test_every_seat_has_its_own_holdings(field: str) -> None:
    given = snapshot()
    with pytest.raises(BadSnapshot):
        Position.restore({**given, field: given[field][:1]})


def test_unordered_holdings_are_in_the_order_of_the_page() -> None:
    """In whatever order they were acquired."""
    here = after(
        "dojo t? t? H2+ yield H1+ b5 ! banzai b5 ! leave",
        hands="55",
        treasures="gf",
        sentry="1",
        neutral="vjf",
        next_dojo="41",
        next_guards="2",
    )
    data = here.snapshot()
    assert data["hands"][0] == [1, 4]
    assert data["treasures"][0] == ["f", "f", "v", "g"]


def test_the_scoring_of_a_finished_game_is_gone() -> None:
    data = round_ended(round=7).snapshot()
    assert (data["phase"], data["scoring"], data["invasion"], data["player"]) == ("over", None, None, None)
