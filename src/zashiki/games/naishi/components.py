"""The cards, the spaces and the points of Naishi, as tables."""

from enum import IntEnum
from typing import Literal, TypeAlias, get_args

import numpy as np


class Card(IntEnum):
    """The cards, in the order of the rulebook's table."""

    MOUNTAIN = 0
    NAISHI = 1
    ADVISOR = 2
    SENTINEL = 3
    MONK = 4
    HORSEMAN = 5
    RONIN = 6
    NINJA = 7
    FORT = 8
    TORII = 9
    RICE_FIELD = 10
    BANNER = 11


CardName: TypeAlias = Literal[
    "Mountain",
    "Naishi",
    "Advisor",
    "Sentinel",
    "Monk",
    "Horseman",
    "Ronin",
    "Ninja",
    "Fort",
    "Torii",
    "Rice field",
    "Banner",
]
NAMES: tuple[CardName, ...] = get_args(CardName)
PLURALS = (
    "Mountains",
    "Naishi",
    "Advisors",
    "Sentinels",
    "Monks",
    "Horsemen",
    "Ronin",
    "Ninjas",
    "Forts",
    "Torii",
    "Rice fields",
    "Banners",
)
COPIES = np.array([16, 2, 4, 4, 3, 2, 2, 2, 4, 4, 5, 2], dtype=np.int8)
KINDS = len(Card)
DEVELOPMENT_CARDS = int(COPIES[1:].sum())
COPYABLE = range(Card.NAISHI, Card.NINJA)
"""The characters with a symbol, which a Ninja can become."""

COLUMNS = 5
COLUMN_PAIRS = tuple((low, high) for low in range(COLUMNS) for high in range(low + 1, COLUMNS))
PILE_SIZE = 6
HAND_MOUNTAINS = 3
DEALT = 2
EMISSARIES = 2
SWAP_SPACES, DISCARD_SPACES = 3, 2
MOST_DISCARDS = COLUMNS * PILE_SIZE
"""Each River card sends at most one card to the discard pile: itself, or the card it replaces."""

OPTIONS = {"recall": ("one-or-both", "all")}
RECALL = 0
"""Index of the option in the state."""

LINE, HAND = range(2)
ROW_NAMES = ("Line", "Hand")

# Points. The rows of a table are Line and Hand, its columns are columns 1 to 5.
ONE_MOUNTAIN, MORE_MOUNTAINS = 5, -5
NAISHI_POINTS = np.array([[0, 0, 12, 0, 0], [0, 0, 8, 0, 0]], dtype=np.int8)
ADVISOR_POINTS = np.array([2, 4, 3, 4, 2], dtype=np.int8)
ADVISOR_BESIDE_NAISHI = 4
FORT_POINTS = np.array([6, 0, 0, 0, 6], dtype=np.int8)
LONE_SENTINEL = 3
SENTINEL_BESIDE_FORT = 4
TORII_POINTS = np.array([0, -5, 0, 30, 30], dtype=np.int8)
MONK_IN_HAND = 5
MONK_BESIDE_TORII = 2
RICE_POINTS = np.array([0, 0, 10, 20, 30, 30], dtype=np.int8)
BANNER_POINTS = np.array([0, 3, 8], dtype=np.int8)
HORSEMAN_IN_HAND = 3
HORSEMAN_UNDER_BANNER = 10
RONIN_POINTS = np.array([0, 0, 0, 0, 0, 0, 0, 0, 8, 15, 45], dtype=np.int8)
"""By the number of different types in the territory."""
