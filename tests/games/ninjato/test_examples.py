"""The examples of the rules page, by their numbers."""

import pytest

from tests.games.ninjato.positions import after, game_ended, house, inside, offered, own, play, position, round_ended


def test_1_the_dojo_stack_makes_the_next_order() -> None:
    here = position(players=4, turn=3)
    for moves in ["dojo t? t? t? t?", "H1+ yield", "dojo t? t? t? t?", *["H1+ yield"] * 6]:
        play(here, moves)
    data = here.snapshot()
    assert data["round"] == 2
    assert data["order"] == [1, 3, 0, 2]
    assert data["dojo_stack"] == []
    assert here.player == 1


def test_2_a_1_and_a_3_as_minus_1_sneak_past_a_1() -> None:
    here = after("H1- b1", hands="13", sentry="1")
    assert "!" not in here.legal_moves
    play(here, "-")
    assert "!" in here.legal_moves
    play(here, "! leave")
    assert own(here, "treasures") == "f"


def test_3_an_alarm_turns_the_gold_red() -> None:
    here = after("H1+ b2 ! banzai", hands="25", sentry="1", neutral="fg", next_guards="3a", next_bag="jv")
    assert inside(here) == "jG"
    play(here, "b5 ! leave")
    assert own(here, "treasures") == "fj"
    assert inside(here) == "vG"
    assert house(here)["sentry"] == "1"


def test_4_intonjutsu_and_boryaku_by_stealth() -> None:
    here = after(
        "H1- b5 inton ! banzai",
        hands="5",
        skills="intonjutsu boryaku",
        sentry="2",
        neutral="f",
        red="sv",
        next_elites="E53",
    )
    assert own(here, "hands") == []
    play(here, "B2 !")
    assert own(here, "elites") == ["E53"]
    play(here, "leave")
    assert own(here, "treasures") == "fs"


def test_5_seishin_teki_turns_to_stealth_against_the_guard_revealed() -> None:
    here = after("H1+ b2 ! banzai", hands="23", skills="seishin-teki", sentry="1", neutral="fsv", next_guards="5")
    play(here, "b3")
    assert "!" not in here.legal_moves
    play(here, "seishin ! leave")
    assert own(here, "treasures") == "fs"


def test_6_choho_saves_a_red_jade_from_a_double() -> None:
    here = after(
        "H1+ b2 ! banzai b4 !3",
        hands="24",
        skills="choho",
        sentry="1",
        neutral="f",
        red="j",
        next_elites="D35",
        next_bag="s",
    )
    play(here, "c:f/J")
    assert inside(here) == "F"
    play(here, "yield")
    assert own(here, "treasures") == "j"
    assert inside(here) == "sF"
    assert own(here, "elites") == []
    assert here.snapshot()["elite_discard"] == ["D35"]


def test_7_firsts_and_seconds_after_round_5() -> None:
    here = round_ended(
        round=5,
        tokens="T8 T4 T2 M2 S8",
        envoys=["72 63 75 66 78", "54 57 69 60"],
        pavilion="W? G? P? A?",
        next_rumors="D? Ds Dv",
    )
    assert here.player == 0
    assert offered(here) == {"sh", "sR1", "sR2", "sR3", "sR4"}
    play(here, "sh")
    assert here.scores == (14, 0)
    assert here.player == 0
    play(here, "sR1")
    assert here.player == 1
    assert offered(here) == {"sh", "sR2", "sR3", "sR4"}
    play(here, "sh")
    assert here.scores == (14, 8)
    assert here.player == 1
    assert offered(here) == {"sR2", "sR3", "sR4"}
    play(here, "sR2")
    assert here.scores == (14, 8 + 2)
    assert here.player == 0
    assert offered(here) == {"sR3", "sR4"}
    play(here, "sR3")
    assert here.scores == (14, 8 + 2)
    assert own(here, "rumors") == ["W?", "P?"]
    assert own(here, "rumors", 1) == ["G?"]
    assert here.snapshot()["pavilion"] == ["D?", "Ds", "Dv", "A?"]
    assert here.snapshot()["round"] == 6


@pytest.mark.parametrize(
    ("mine", "theirs", "named", "first"),
    [
        ("36 45", "72 63", "h36", 0),  # 3 to 2
        ("36 45", "72 63", "h-", 1),
        ("36 72", "63 54 45", "h36", 0),  # 3 to 3, and the oldest
        ("36 72", "63 54 45", "h-", 1),
        ("36 45", "72 63 54", "h36", 1),  # 3 to 3, and not the oldest
    ],
)
def test_8_two_envoys_and_hensojutsu_are_an_influence_of_3(mine: str, theirs: str, named: str, first: int) -> None:
    here = round_ended(round=5, skills="hensojutsu-snake", envoys=[mine, theirs])
    assert offered(here) == {"h36", "h-"}
    play(here, named)
    assert here.player == first
    assert "sh" in here.legal_moves


@pytest.mark.parametrize(
    ("rumors", "skills", "honor"),
    [
        ("A? A??", "choho kenjutsu boryaku hensojutsu-snake", 8),
        ("A? A?? As", "choho kenjutsu boryaku hensojutsu-snake", 16),
        ("G? G?? Gs W? P?", "", 20),
    ],
)
def test_9_secret_arts_and_good_will(rumors: str, skills: str, honor: int) -> None:
    assert game_ended(rumors=rumors, skills=skills).scores == (honor, 0)


def test_10_dishonorable_opponents_and_flags() -> None:
    assert game_ended(rumors=["D? D??", "Ds"]).scores == (8, 4)
    assert game_ended(rumors="D? D??").scores == (12, 0)
    assert game_ended(elites="E42 E51").scores == (3, 0)


@pytest.mark.parametrize(
    ("envoy", "payment", "treasures", "honor"),
    [
        (72, "fj", "fj", 7),
        (27, "vjjj", "vjjj", 19),
        (36, "ffff", "ffff", 8),
        (27, "svvv", "svvv", 15),
        (27, "fvvv", "fvvg", 14),
    ],
)
def test_11_the_honor_of_payments(envoy: int, payment: str, treasures: str, honor: int) -> None:
    here = after(f"P1:{payment}", palace=[envoy, 18, 45, 63], treasures=treasures)
    assert here.scores == (honor, 0)
    assert own(here, "treasures") == ""
    assert own(here, "envoys") == [envoy]
