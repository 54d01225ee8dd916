"""The actions of Ninjato: their numbers and their notation, declared once."""

import numpy as np

from zashiki.games.ninjato.components import (
    ADDITIONS,
    ANY_CARD,
    BORYAKU_VALUES,
    DISPLAY,
    DOJO_VALUES,
    ELITE_VALUES,
    ENVOY_TABLE,
    HOUSES,
    KUJI_TARGETS,
    LEARNED,
    LEARNED_AS,
    MASKED,
    SIDED_LETTERS,
    SKILL_COST,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_LETTERS,
    Skill,
)
from zashiki.games.ninjato.payments import ENVOY_PAYMENTS, RUMOR_PAYMENTS
from zashiki.kernel.actions import ActionTable, Block

_VALUES = [(value,) for value in range(1, DOJO_VALUES + 1)]
_SLOTS = [(slot,) for slot in range(1, DISPLAY + 1)]
_LESSONS = [
    (name, paid)
    for name in range(len(LEARNED))
    for paid in range(DOJO_VALUES + 1)
    if not paid or ANY_CARD in SKILL_COST[name == LEARNED_AS]
]
LEARN_NAME, LEARN_PAID = np.array(_LESSONS, dtype=np.int64).T.copy()
"""For each action of the block `learn`: the name of the tile, and the card paid where any will do, else 0."""
LEARN_FIRST = np.searchsorted(LEARN_NAME, np.arange(len(LEARNED))).astype(np.int64)
"""For each name of a tile the first of its actions in the block `learn`."""
_LESSON_PARTS = tuple((LEARNED[name], str(paid)) if paid else (LEARNED[name],) for name, paid in _LESSONS)
_ADDITION_PARTS = tuple(
    (SKILL_NAMES[addition.skill], "+" if addition.step > 0 else "-")
    if addition.skill == Skill.TAIJUTSU
    else (SKILL_NAMES[addition.skill],)
    for addition in ADDITIONS
)
"""Taijutsu may add or subtract."""
ACTIONS = ActionTable(
    Block("visit dojo", ("dojo",), "place at the dojo"),
    Block.spelled("take face up", "t{}", _VALUES, "draw a face-up card of this value"),
    Block("take from deck", ("t?",), "draw a card from the deck"),
    Block.spelled("discard", "x{}", _VALUES, "discard a card of this value, down to the limit"),
    Block(
        "learn",
        tuple("learn:" + "/".join(parts) for parts in _LESSON_PARTS),
        "place at the sensei: learn a skill, free or for its card; `/4` pays a 4 where any card will do",
        _LESSON_PARTS,
    ),
    Block.spelled(
        "pay envoy",
        "P{}:{}",
        [(*slot, letters) for slot in _SLOTS for letters in ENVOY_PAYMENTS],
        "place at the palace: pay these treasures for the envoy in this slot",
    ),
    Block.spelled(
        "pay rumor",
        "R{}:{}",
        [(*slot, letters) for slot in _SLOTS for letters in RUMOR_PAYMENTS],
        "place at the pavilion: pay these treasures for the rumor in this slot",
    ),
    Block.spelled(
        "invade",
        "H{}{}",
        [(house, side) for house in range(1, HOUSES + 1) for side in "+-"],
        "place at this house: invade by strength `+` or by stealth `-`",
    ),
    Block.spelled("play card", "b{}", _VALUES, "facing a guard: play a card of this value"),
    Block.spelled("boryaku", "B{}", [(value,) for value in BORYAKU_VALUES], "facing a guard: Boryaku as this value"),
    Block.spelled("modify", "{}", "+-", "facing a guard: add a 3 as +1 or −1"),
    Block(
        "add skill",
        tuple(addition.notation for addition in ADDITIONS),
        "facing a guard: add a skill",
        _ADDITION_PARTS,
    ),
    Block("strike", ("!",), "facing a guard: strike"),
    Block.spelled(
        "strike value",
        "!{}",
        [(value,) for value in range(1, int(ELITE_VALUES.max()) + 1)],
        "facing a double: strike at its guard of this value",
    ),
    Block("yield", ("yield",), "facing a guard: give up, and fail"),
    Block("seishin", ("seishin",), "facing a guard: Seishin-teki"),
    Block.spelled(
        "choho",
        "c:{}/{}",
        [(mine, theirs) for mine in SIDED_LETTERS for theirs in SIDED_LETTERS],
        "Choho: your treasure for this one in the house; a capital is red",
    ),
    Block.spelled(
        "kuji", "kuji:{}", [(SKILL_NAMES[skill],) for skill in KUJI_TARGETS], "Kuji-in: ready this used tile"
    ),
    Block("leave", ("leave",), "after a win: leave"),
    Block("banzai", ("banzai",), "after a win: face the next guard"),
    Block.spelled("keep", "k:{}", TREASURE_LETTERS, "after a fail: keep this treasure"),
    Block.spelled(
        "choose token", "{}", [(name,) for name in TOKEN_NAMES], "after clearing a house: put this token on it"
    ),
    Block.spelled(
        "name envoy",
        "h{}",
        [(ENVOY_TABLE[envoy].age,) for envoy in MASKED],
        "scoring: Hensojutsu on the envoy of this age",
    ),
    Block("name none", ("h-",), "scoring: leave this Hensojutsu unused"),
    Block("take honor", ("sh",), "scoring: take the honor of the clan"),
    Block.spelled("take rumor", "sR{}", _SLOTS, "scoring: take the rumor in this slot of the pavilion"),
)
VISIT_DOJO = ACTIONS.first("visit dojo")
TAKE_FACE_UP, TAKE_FACE_UP_END = ACTIONS.first("take face up"), ACTIONS.end("take face up")
TAKE_FROM_DECK = ACTIONS.first("take from deck")
DISCARD_CARD, DISCARD_CARD_END = ACTIONS.first("discard"), ACTIONS.end("discard")
LEARN, LEARN_END = ACTIONS.first("learn"), ACTIONS.end("learn")
PAY_ENVOY, PAY_ENVOY_END = ACTIONS.first("pay envoy"), ACTIONS.end("pay envoy")
PAY_RUMOR, PAY_RUMOR_END = ACTIONS.first("pay rumor"), ACTIONS.end("pay rumor")
INVADE, INVADE_END = ACTIONS.first("invade"), ACTIONS.end("invade")
PLAY_CARD, PLAY_CARD_END = ACTIONS.first("play card"), ACTIONS.end("play card")
BORYAKU_LOW, BORYAKU_HIGH = ACTIONS.range("boryaku")
PLUS, MINUS = ACTIONS.range("modify")
ADD_SKILL, ADD_SKILL_END = ACTIONS.first("add skill"), ACTIONS.end("add skill")
STRIKE = ACTIONS.first("strike")
STRIKE_VALUE, STRIKE_VALUE_END = ACTIONS.first("strike value"), ACTIONS.end("strike value")
YIELD = ACTIONS.first("yield")
SEISHIN = ACTIONS.first("seishin")
CHOHO, CHOHO_END = ACTIONS.first("choho"), ACTIONS.end("choho")
KUJI, KUJI_END = ACTIONS.first("kuji"), ACTIONS.end("kuji")
LEAVE = ACTIONS.first("leave")
BANZAI = ACTIONS.first("banzai")
KEEP_TREASURE, KEEP_TREASURE_END = ACTIONS.first("keep"), ACTIONS.end("keep")
CHOOSE_TOKEN, CHOOSE_TOKEN_END = ACTIONS.first("choose token"), ACTIONS.end("choose token")
NAME_ENVOY, NAME_ENVOY_END = ACTIONS.first("name envoy"), ACTIONS.end("name envoy")
NAME_NONE = ACTIONS.first("name none")
TAKE_HONOR = ACTIONS.first("take honor")
TAKE_RUMOR, TAKE_RUMOR_END = ACTIONS.first("take rumor"), ACTIONS.end("take rumor")
