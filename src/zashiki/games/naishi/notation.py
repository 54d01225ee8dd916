"""The public names of Naishi's actions."""

from zashiki.games.naishi import rules
from zashiki.games.naishi.components import COLUMNS

_COLUMNS = [str(column + 1) for column in range(COLUMNS)]
_PAIRS = [f"{low + 1}{high + 1}" for low, high in zip(rules.PAIR_LOW.tolist(), rules.PAIR_HIGH.tolist(), strict=True)]

MOVES = (
    "k1",
    "k2",
    *(f"{row}{column}" for row in "LH" for column in _COLUMNS),
    *(f"{kind}{pair}" for kind in ("x", "sR", "sL", "sH") for pair in _PAIRS),
    *(f"sV{column}" for column in _COLUMNS),
    *(f"d{row}{column}" for row in "LH" for column in _COLUMNS),
    "r",
    "rs",
    "rx",
    "end",
    "-",
)
CONCEALED = {rules.KEEP: "k?", rules.KEEP + 1: "k?"}
"""What others see of a choice in the set-up."""
