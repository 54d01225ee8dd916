"""The public names of Ninjato's actions."""

from zashiki.games.ninjato import record
from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    DISPLAY,
    DOJO_VALUES,
    ELITE_VALUES,
    ENVOY_PAYMENTS,
    ENVOY_TABLE,
    HOUSES,
    LEARNED,
    MASKED,
    RUMOR_PAYMENTS,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_LETTERS,
)

_VALUES = range(1, DOJO_VALUES + 1)
_SLOTS = range(1, DISPLAY + 1)
SIDED_LETTERS = TREASURE_LETTERS + TREASURE_LETTERS.upper()
"""Treasures by side: a capital is red."""

MOVES = (
    "dojo",
    *(f"t{value}" for value in _VALUES),
    "t?",
    *(f"x{value}" for value in _VALUES),
    *(
        f"learn:{LEARNED[name]}{f'/{paid}' if paid else ''}"
        for name, paid in zip(record.LEARN_NAME.tolist(), record.LEARN_PAID.tolist(), strict=True)
    ),
    *(f"P{slot}:{letters}" for slot in _SLOTS for letters in ENVOY_PAYMENTS),
    *(f"R{slot}:{letters}" for slot in _SLOTS for letters in RUMOR_PAYMENTS),
    *(f"H{house}{side}" for house in range(1, HOUSES + 1) for side in "+-"),
    *(f"b{value}" for value in _VALUES),
    *(f"B{value}" for value in BORYAKU_VALUES),
    *("+", "-", *(addition.notation for addition in ADDITIONS)),
    "!",
    *(f"!{value}" for value in range(1, int(ELITE_VALUES.max()) + 1)),
    "yield",
    "seishin",
    *(f"c:{mine}/{theirs}" for mine in SIDED_LETTERS for theirs in SIDED_LETTERS),
    *(f"kuji:{SKILL_NAMES[skill]}" for skill in record.KUJI_TARGETS.tolist()),
    "leave",
    "banzai",
    *(f"k:{letter}" for letter in TREASURE_LETTERS),
    *TOKEN_NAMES,
    *(f"h{ENVOY_TABLE[envoy].age}" for envoy in MASKED),
    "h-",
    "sh",
    *(f"sR{slot}" for slot in _SLOTS),
)
