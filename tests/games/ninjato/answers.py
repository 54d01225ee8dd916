"""Questions and refusals of Ninjato: positions made for each of them, and the words."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from tests.games.ninjato.examples import RED, WON
from tests.games.ninjato.positions import game_ended, last_placement, play, position
from zashiki import Position

Asked: TypeAlias = tuple[str, dict[str, Any], str]
Refused: TypeAlias = tuple[str, dict[str, Any], str, str]

BOTH = "The two elite guards of 3 and 5: more than each, with a play for each."
DOUBLE: dict[str, Any] = {"sentry": "1", "neutral": "f", "red": "jg", "next_elites": "D35"}
ASKED: list[Asked] = [
    ("", {}, "Round 1, shuriken 1 of 3: choose a place."),
    ("dojo", {}, "Draw 4 more, face up or from the deck."),
    ("dojo t? t?", {"hands": "1122334"}, "You have 9 cards; discard down to 7."),
    ("H1+", {"sentry": "4", "hands": "43"}, "The sentry of 4: play more than 4."),
    ("H1+ b4", {"sentry": "4", "hands": "43"}, "The sentry of 4: play more than 4. You have 4 so far."),
    (
        "H1+ b5",
        {"sentry": "4", "hands": "5"},
        "The sentry of 4: play more than 4. You have 5, which beats it: strike.",
    ),
    (
        "H1- b3",
        {"sentry": "4", "hands": "3"},
        "The sentry of 4: play less than 4. You have 3, which beats it: strike.",
    ),
    ("H1+", {"sentry": "4", "hands": "4"}, "The sentry of 4: play more than 4. Nothing you have beats it."),
    ("H1+ b4", {"sentry": "4", "hands": "45"}, "The sentry of 4: play more than 4. Nothing you have beats it."),
    ("H1+ b5 !", {"sentry": "4", "hands": "5"}, "Leave with a fan, or banzai?"),
    (
        "H1+ b5 ! banzai b5 ! banzai yield",
        {"sentry": "4", "hands": "55", "next_guards": "1 1 1"},
        "You have failed. Which treasure do you keep?",
    ),
    (
        "H1+ b5 !",
        {"sentry": "4", "hands": "5", "neutral": "f"},
        "House 1 is cleared. Choose its new clan token.",
    ),
    ("H1+ b2 ! banzai", {**DOUBLE, "hands": "233"}, f"{BOTH} Nothing you have beats the 5."),
    ("H1+ b2 ! banzai", {**DOUBLE, "hands": "211"}, f"{BOTH} Nothing you have beats either."),
    ("H1+ b2 ! banzai", {**DOUBLE, "hands": "24453"}, BOTH),
    ("H1+ b2 ! banzai b4", {**DOUBLE, "hands": "24453"}, f"{BOTH} You have 4, which beats the 3: strike."),
    ("H1+ b2 ! banzai b5 +", {**DOUBLE, "hands": "24453"}, f"{BOTH} You have 6, which beats either: strike."),
    ("H1+ b2 ! banzai b5 + !5", {**DOUBLE, "hands": "24453"}, "The 3 is left of the two: play more than 3."),
    ("H1- b1 ! banzai", {**DOUBLE, "hands": "1122", "sentry": "2"}, BOTH.replace("more", "less")),
    ("H1- b1 ! banzai b2 !5", {**DOUBLE, "hands": "122", "sentry": "2"}, "The 3 is left of the two: play less than 3."),
    ("H1+ b2 ! banzai", {**WON, "next_guards": "3a"}, "The alarm guard of 3: play more than 3."),
    ("H1+ b2 ! banzai", {**WON, "next_guards": "4"}, "The guard of 4: play more than 4."),
    (
        "H1+ b2 ! banzai",
        {**RED, "next_elites": "E42"},
        "The elite guard of 4 against strength and 2 against stealth: play more than 4.",
    ),
    (
        "H1+ b2 ! banzai",
        {**RED, "next_guards": "4", "elite_deck": "", "elite_discard": ""},
        "The stand-in for an elite guard of 4: play more than 4.",
    ),
]
"""The question after some moves in a position."""
ASKED_AT_ROUND_END: list[Asked] = [
    (
        "H5+ yield",
        {"round": 5, "envoys": "36", "skills": "hensojutsu-snake", "sensei": ""},
        "Use Hensojutsu on a masked envoy for one more influence?",
    ),
    (
        "H5+ yield",
        {"round": 3, "envoys": ["36", "27"]},
        "You are first with Taira: 6 honor, or a rumor of the pavilion?",
    ),
    ("H5+ yield sh", {"round": 3, "envoys": ["36", "27"]}, "You are second with Taira: choose a rumor."),
]
"""Likewise, but the first move is the last placement of a round."""
REFUSED: list[Refused] = [
    ("", {"houses": {2: {"closed": True}}}, "H2+", "house 2 is closed until the round ends."),
    ("", {}, "b5", "choose a place for your shuriken."),
    ("", {"sensei": "kenjutsu"}, "learn:choho", "the sensei does not teach Choho now."),
    ("", {"sensei": "kenjutsu", "hands": "4"}, "learn:kenjutsu", "it costs a 5, which you do not hold."),
    ("", {"sensei": "taijutsu", "hands": "4"}, "learn:taijutsu", "it costs any card: name one that you hold."),
    (
        "",
        {"sensei": "taijutsu", "hands": "4", "skills": "boryaku"},
        "learn:taijutsu/4",
        "you own the crane style, so nothing is paid.",
    ),
    ("", {"palace": "36 - 27 18"}, "P2:f", "slot 2 of the palace is empty."),
    ("", {"palace": "72"}, "P1:f", "it costs a fan and a jade, and you have nothing."),
    ("dojo", {"dojo_open": "432"}, "t5", "draw a card: t? from the deck, or one that lies face up."),
    ("H1+", {"hands": "5"}, "!", "first play a card that you hold; additions and the strike come after it."),
    ("H1+", {"hands": "5"}, "dojo", "first end the invasion."),
    ("H1+", {"hands": "5"}, "b3", "you hold no 3."),
    ("H1+", {"hands": "5"}, "B2", "you have no ready Boryaku."),
    ("H1+", {"hands": "5"}, "seishin", "you have no ready Seishin-teki."),
    ("H1+", {"hands": "5"}, "c:f/j", "you have no ready Choho."),
    ("H1+", {"hands": "5", "skills": "choho"}, "c:f/j", "you have no fan on your shuriken."),
    ("H1+ b5 !", {"hands": "5", "skills": "choho"}, "c:f/J", "there is no red jade in the house."),
    ("H1+", {"hands": "5"}, "kuji:choho", "that takes a ready Kuji-in and a used tile of that name."),
    ("H1+ b5", {"hands": "5"}, "+", "you hold no 3."),
    ("H1+ b5", {"hands": "55"}, "b5", "a card is played; add to it, strike, or yield."),
    ("H1+ b5 !", {"hands": "5"}, "b5", "leave or banzai."),
    (
        "H1+ b5 ! banzai b5 ! banzai yield",
        {"hands": "55", "next_guards": "1 1"},
        "k:g",
        "choose which treasure on your shuriken to keep.",
    ),
    (
        "H1+ b5 ! banzai b5",
        {"hands": "55", "neutral": "f", "red": "jg", "next_elites": "D24"},
        "!",
        "name the guard: !2 and !4.",
    ),
    (
        "H1+ b5 ! banzai b5",
        {"hands": "55", "neutral": "f", "red": "jg", "next_elites": "D24"},
        "!5",
        "there is no guard of 5 to beat.",
    ),
    (
        "",
        {"sensei": "hensojutsu-snake", "hands": "13", "round": 5},
        "learn:hensojutsu/3",
        "it costs a 1, and no card is named.",
    ),
    ("H1+ b5", {"hands": "5", "sentry": "5"}, "!", "your total is 5, and it takes more than 5."),
    ("", {"palace": "72", "treasures": "f"}, "P1:fj", "it costs a fan and a jade, and you have a fan."),
    ("", {"palace": "36"}, "P1:f", "it costs 1 to 4 of one kind, and you have nothing."),
    ("", {"palace": "27"}, "P1:ffff", "it costs any treasure and 3 of one kind, and you have nothing."),
    ("", {"palace": "18"}, "P1:ffss", "it costs 2 of one kind and 2 of another, and you have nothing."),
    ("", {"pavilion": "- W??"}, "R1:f", "slot 1 of the pavilion is empty."),
    ("", {"pavilion": "W??"}, "R1:ff", "it costs any 2 treasures, and you have nothing."),
    ("dojo t? t?", {"hands": "1122334", "next_dojo": "12"}, "x5", "discard a card that you hold."),
    (
        "H1+ b5 !",
        {"hands": "5", "neutral": "f"},
        "T2",
        "choose a token of another clan that lies in the supply.",
    ),
    (
        "H1+ b2 ! banzai b3",
        {**DOUBLE, "hands": "23", "next_elites": "D35"},
        "!5",
        "your total is 3, and it takes more than 3 and 5.",
    ),
    ("H1- b4", {"hands": "4", "sentry": "4"}, "!", "your total is 4, and it takes less than 4."),
    (
        "H1+ b2 ! banzai b5 + !5 b1",
        {**DOUBLE, "hands": "2531"},
        "!",
        "name the guard: !3.",
    ),
]
"""A move that is not legal after some moves in a position, and why."""
REFUSED_AT_ROUND_END: list[Refused] = [
    (
        "H5+ yield",
        {"round": 5, "envoys": "36", "skills": "hensojutsu-snake", "sensei": ""},
        "h39",
        "name a masked envoy of yours that is not named yet, or h-.",
    ),
    ("H5+ yield", {"round": 3, "envoys": ["36", "27"]}, "h36", "take honor, or a rumor that lies in the pavilion."),
    ("H5+ yield sh", {"round": 3, "envoys": ["36", "27"]}, "sh", "take a rumor that lies in the pavilion."),
]
"""Likewise, but the first move is the last placement of a round."""
SCORED: list[dict[str, Any]] = [
    {"rumors": ["W? W?? Ws G?", "D??"], "elites": "E51 E42", "treasures": "fsv", "honor": [11, 0]},
    {"honor": [10, 10], "envoys": ["36", "30"], "hands": ["", ""]},
    {"honor": [10, 10], "envoys": ["", ""], "hands": ["", ""]},
]
"""Changes before the end of a game."""


def answered() -> Iterator[Position]:
    """All these positions."""
    in_turn = [example[:2] for example in ASKED] + [example[:2] for example in REFUSED]
    at_round_end = [example[:2] for example in ASKED_AT_ROUND_END] + [example[:2] for example in REFUSED_AT_ROUND_END]
    for moves, changes in in_turn:
        yield play(position(**changes), moves)
    for moves, changes in at_round_end:
        yield play(last_placement(**changes), moves)
    for changes in SCORED:
        yield game_ended(**changes)
