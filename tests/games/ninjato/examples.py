"""Positions of Ninjato made by hand, with what a spectator is told of the move before them.

There is one for every message about events.
"""

from collections.abc import Iterator
from typing import Any

from tests.games.ninjato.positions import last_placement, position
from zashiki import Position

Example = tuple[str, dict[str, Any], list[str]]

WON: dict[str, Any] = {"hands": "245", "sentry": "1", "neutral": "ffs"}
"""House 1 has a weak sentry, and the player what it takes to beat it by strength."""
RED: dict[str, Any] = {**WON, "neutral": "f", "red": "js"}
"""Likewise, but elite guards keep all treasures but one."""
NOTHING_LEFT: dict[str, Any] = {"bag": "", "heap": ""}
"""No treasure is left to come: the last seat owns the rest."""
IN_TURN: list[Example] = [
    ("dojo", {}, ["Ann visits the dojo to draw 4 cards"]),
    ("dojo t4", {"dojo_open": "435"}, ["Ann takes a 4"]),
    ("dojo t?", {"next_dojo": "5"}, ["Ann draws a card from the deck"]),
    (
        "dojo t3 t?",
        {"hands": "14", "next_dojo": "52"},
        ["Ann draws a card from the deck", "The dojo shows 4, 2 and 2"],
    ),
    (
        "dojo t? t?",
        {"hands": "14", "dojo_deck": "1"},
        [
            "The dojo discards are shuffled into a new deck",
            "Ann draws a card from the deck",
            "The dojo shows 4, 3 and 2",
        ],
    ),
    ("dojo t? t3 x5", {"hands": "1111455"}, ["Ann discards a 5"]),
    ("learn:kenjutsu", {"hands": "5", "sensei": "kenjutsu choho"}, ["Ann learns Kenjutsu, discarding a 5"]),
    (
        "learn:hensojutsu",
        {"round": 5, "sensei": "hensojutsu-snake", "skills": "choho"},
        ["Ann learns Hensojutsu (snake), free in a style already owned"],
    ),
    (
        "P1:fvvv",
        {"treasures": "fvgg", "palace": "27"},
        ["Ann pays a fan, a vase and 2 gold as 2 vases for the Taira envoy aged 27: 14 honor"],
    ),
    (
        "R1:jj",
        {"treasures": "jjf", "pavilion": "P??"},
        ["Ann pays 2 jades for the rumor Powerful Friends: 10 honor"],
    ),
    ("H2-", {}, ["Ann invades house 2 by stealth; the sentry is a 2"]),
    ("H1+ b5", {"hands": "5"}, ["Ann plays a 5"]),
    ("H1+ B4", {"skills": "boryaku"}, ["Ann uses Boryaku as a 4"]),
    ("H1+ b5 -", {"hands": "35"}, ["Ann adds a 3 as −1, which makes 4"]),
    (
        "H1+ b5 kayaku",
        {"hands": "5", "skills": "kayakujutsu"},
        ["Ann uses Kayakujutsu for +2, which makes 7"],
    ),
    (
        "H1+ b5 kayaku kenjutsu",
        {"hands": "5", "skills": "kayakujutsu kenjutsu"},
        ["Ann uses Kenjutsu to make the card 6, which makes 8"],
    ),
    ("H1+ seishin", {"skills": "seishin-teki"}, ["Ann uses Seishin-teki, to go on by stealth"]),
    ("H1+ kuji:choho", {"skills": "kuji-in", "used": "choho"}, ["Ann uses Kuji-in, and Choho is ready again"]),
    ("H1+ b2 !", WON, ["Ann beats the sentry of 1 with 2", "Ann takes a fan"]),
    (
        "H1+ b2 ! c:f/s",
        {**WON, "skills": "choho"},
        ["Ann uses Choho to swap a fan for a scroll in the house"],
    ),
    (
        "H1+ b2 ! c:f/J",
        {**WON, "skills": "choho", "neutral": "fs", "red": "j"},
        ["Ann uses Choho to swap a fan for a red jade in the house; a scroll turns red there"],
    ),
    ("H1+ b2 ! leave", {**WON, "next_bag": "j"}, ["Ann leaves with a fan", "House 1 gets a jade"]),
    (
        "H1+ b2 ! banzai b4 ! leave",
        {**WON, "next_guards": "2", **NOTHING_LEFT},
        ["Ann leaves with 2 fans"],
    ),
    (
        "H1+ b2 ! banzai",
        {**WON, "next_guards": "3a", "next_bag": "j"},
        [
            "Ann shouts banzai",
            "The alarm guard of 3 comes",
            "Alarm: a jade comes to the house, and a jade turns red",
        ],
    ),
    (
        "H1+ b2 ! banzai",
        {**WON, "next_guards": "3a", **NOTHING_LEFT},
        [
            "Ann shouts banzai",
            "The alarm guard of 3 comes",
            "Alarm: no treasure is left to come, and a scroll turns red",
        ],
    ),
    (
        "H1+ b2 ! banzai",
        {**WON, "neutral": "fs", "next_guards": "3a", **NOTHING_LEFT},
        ["Ann shouts banzai", "The alarm guard of 3 comes", "Alarm: no treasure is left to come"],
    ),
    (
        "H1+ b2 ! banzai",
        {**WON, "neutral": "fs", "guard_deck": "", **NOTHING_LEFT},
        [
            "Ann shouts banzai",
            "The guard discards are shuffled into a new deck",
            "The alarm guard of 3 comes",
            "Alarm: no treasure is left to come",
        ],
    ),
    (
        "H1+ b2 ! banzai",
        {**RED, "next_elites": "E51"},
        ["Ann shouts banzai", "The elite guard of 5 against strength and 1 against stealth comes"],
    ),
    (
        "H1+ b2 ! banzai",
        {**RED, "elite_deck": "", "elite_discard": "D24"},
        [
            "Ann shouts banzai",
            "The elite discards are shuffled into a new deck",
            "The two elite guards of 2 and 4 come",
        ],
    ),
    (
        "H1+ b2 ! banzai",
        {**RED, "elite_deck": "", "elite_discard": "", "next_guards": "3a"},
        ["Ann shouts banzai", "The stand-in for an elite guard of 3 comes"],
    ),
    (
        "H1+ b2 ! banzai b5 !",
        {**RED, "next_elites": "E42"},
        [
            "Ann beats the elite guard of 4 against strength and 2 against stealth with 5",
            "Ann keeps the elite guard, worth 1 at the end",
            "Ann takes a red scroll",
        ],
    ),
    ("H1+ b2 ! banzai b5 !4", {**RED, "next_elites": "D24"}, ["Ann beats the 4 of the two with 5"]),
    (
        "H1+ b2 ! banzai b5 !4 b4 !2",
        {**RED, "red": "j", "next_elites": "D24"},
        [
            "Ann beats the 2 of the two with 4",
            "Ann keeps the elite guard, worth 2 at the end",
            "Ann takes a red jade",
            "Ann clears house 1",
        ],
    ),
    (
        "H1+ yield",
        {"bag": "", "heap": "f"},
        ["Ann fails against the sentry of 1", "The spent treasures go back into the bag", "House 1 gets a fan"],
    ),
    (
        "H1+ b2 ! banzai b5 ! banzai yield k:s",
        {**WON, "neutral": "fsv", "next_guards": "4 5", "next_bag": "v"},
        ["Ann keeps a scroll; 1 other treasure is lost", "House 1 gets a vase"],
    ),
    (
        "H1+ b2 ! banzai b5 ! T5",
        {**WON, "neutral": "ff", "next_guards": "4", "tokens": "M2 T2 M4 T4 S6"},
        ["Ann keeps 2 fans", "Ann puts Taira 5 on house 1"],
    ),
]
"""The facts of the last of some moves of a new game, as a spectator is told them."""
FAIL = "Ann fails against the sentry of 5"
LAST_RUMOR: dict[str, Any] = {"round": 3, "envoys": ["36 39", "75 42"], "pavilion": "W?", "rumor_deck": ""}
NO_RUMOR: dict[str, Any] = {"round": 7, "pavilion": "", "rumor_deck": ""}
AT_ROUND_END: list[Example] = [
    (
        "dojo t4 t3",
        {"hands": "12", "next_skills": "kenjutsu kenjutsu", "next_dojo": "55"},
        [
            "Ann takes a 3",
            "The dojo shows 2, 5 and 5",
            "Round 1 ends",
            "Ann goes first from now on",
            "The sensei teaches Kenjutsu and Kenjutsu",
            "Round 2 begins",
        ],
    ),
    (
        "H5+ yield",
        {"round": 6, "houses": {2: {"closed": True}}, "next_bag": "jffs", "next_guards": "5"},
        [
            FAIL,
            "House 5 gets a jade",
            "Round 6 ends",
            "The sensei teaches Hensojutsu (snake)",
            "House 2 gets 2 fans and a scroll, with a sentry of 5",
            "Round 7 begins",
        ],
    ),
    (
        "H5+ yield",
        {"round": 6, "houses": {2: {"closed": True}}, **NOTHING_LEFT},
        [
            FAIL,
            "Round 6 ends",
            "The sensei teaches Hensojutsu (snake)",
            "House 2 stays closed: there is no treasure for it",
            "Round 7 begins",
        ],
    ),
    (
        "H5+ b5 kayaku ! T5",
        {
            "hands": "5",
            "skills": "kayakujutsu",
            "houses": {5: {"neutral": "f"}},
            "bag": "",
            "heap": "vvv",
            "guard_deck": "",
            "next_skills": "choho kenjutsu",
        },
        [
            "Ann keeps a fan",
            "Ann puts Taira 5 on house 5",
            "Round 1 ends",
            "The sensei teaches Choho and Kenjutsu",
            "The guard discards are shuffled into a new deck",
            "The spent treasures go back into the bag",
            "House 5 gets 3 vases, with a sentry of 3",
            "Round 2 begins",
        ],
    ),
    (
        "H5+ yield",
        {
            "round": 6,
            "palace": "36 - - 21",
            "pavilion": "- W? - D?",
            "next_envoys": "39 42",
            "next_rumors": "W?? Wj",
            **NOTHING_LEFT,
        },
        [
            FAIL,
            "Round 6 ends",
            "The sensei teaches Hensojutsu (snake)",
            "New in the palace: the Minamoto envoy aged 39 and the Go-Shirakawa envoy aged 42",
            "New in the pavilion: the rumor Greatest Warrior and the rumor Greatest Warrior",
            "Round 7 begins",
        ],
    ),
    ("H5+ yield sh sh", LAST_RUMOR, ["Ann takes 6 honor as first with Taira"]),
    (
        "H5+ yield sR1",
        LAST_RUMOR,
        [
            "Ben takes the rumor Greatest Warrior as first with Go-Shirakawa",
            "Ann takes 6 honor as first with Taira",
            "Ben takes 6 honor as first with Minamoto",
            "Round 4 begins",
        ],
    ),
    (
        "H5+ yield sR1",
        {**LAST_RUMOR, "round": 7},
        [
            "Ben takes the rumor Greatest Warrior as first with Minamoto",
            "Ben takes 6 honor as first with Go-Shirakawa",
            "Ann takes 6 honor as first with Taira",
            "Ann takes 6 honor as second with Minamoto",
            "The game is over",
        ],
    ),
    (
        "H5+ yield sh sh sR1",
        {**LAST_RUMOR, "envoys": ["36 39", "27 30"], "pavilion": "W? D?"},
        [
            "Ben takes the rumor Greatest Warrior as second with Taira",
            "Ben takes the rumor Dishonorable Opponents as second with Minamoto",
            "Round 4 begins",
        ],
    ),
    (
        "H5+ yield h36",
        {**LAST_RUMOR, "skills": "hensojutsu-snake"},
        ["Ann uses Hensojutsu on the Taira envoy aged 36"],
    ),
    (
        "H5+ yield h27",
        {**NO_RUMOR, "envoys": ["27", "36"], "skills": "hensojutsu-snake"},
        [
            "Ann uses Hensojutsu on the Taira envoy aged 27",
            "Ann takes 6 honor as first with Taira",
            "The game is over",
        ],
    ),
    (
        "H5+ yield h-",
        {**NO_RUMOR, "envoys": ["27", "36"], "skills": "hensojutsu-snake"},
        ["Ann does not use Hensojutsu", "Ben takes 6 honor as first with Taira", "The game is over"],
    ),
    (
        "H5+ yield sh",
        {**LAST_RUMOR, "round": 5, "tokens": "M2 M4 M5 S2 S4"},
        ["Ann takes 0 honor as first with Taira"],
    ),
    (
        "H5+ yield",
        {**NO_RUMOR, "envoys": ["36", "75"], "tokens": "M2 M4 M5 S2 S4", **NOTHING_LEFT},
        [FAIL, "Round 7 ends", "Ben takes 11 honor as first with Minamoto", "The game is over"],
    ),
]
"""The facts of the last of some moves, of which the first is the last placement of a round."""


def started(example: Example) -> Position:
    """The position of an example before its moves."""
    return (last_placement if example in AT_ROUND_END else position)(**example[1])


def examples() -> Iterator[Position]:
    """All positions on the way through the examples."""
    for example in (*IN_TURN, *AT_ROUND_END):
        here = started(example)
        yield here
        for move in example[0].split():
            here.push(move)
            yield here
