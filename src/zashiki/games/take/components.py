"""The things of Ta-Ke, as tables."""

from enum import IntEnum

import numpy as np


class Type(IntEnum):
    """The five characters, the spaces A to E that are printed with them, and the columns of a courtyard.

    Samurai have no column of their own: they lie over the others.
    """

    SAMURAI = 0
    DAIMYO = 1
    RONIN = 2
    GEISHA = 3
    NINJA = 4


TYPES = len(Type)
COLUMNS = range(Type.DAIMYO, TYPES)
SPACES = 5
COPIES = 7
CHIPS = TYPES * COPIES
GHOSTS = 5
START_HEIGHT = 7
TALLEST = 14
"""A stack of seven and one chip for each of the seven Geishas."""
SAMURAI_MOVES = 3
"""So many Samurai a Daimyo may move."""

LETTERS = "SDRGN"
SPACE_LETTERS = "ABCDE"
NAMES = ("Samurai", "Daimyo", "Ronin", "Geisha", "Ninja")
PLURALS = ("Samurai", "Daimyos", "Ronin", "Geishas", "Ninjas")

OPTIONS = {"ninja_values": ("2/1", "1/0"), "ninja_repeats": ("no", "yes")}
NINJA_VALUES, NINJA_REPEATS = range(2)
"""The places of the options in the record."""

BOTTOM, MIDDLE, TOP = range(3)
"""The rows of a courtyard. Samurai lie in the top row, everybody else below it."""
ROWS = 3
VALUES = np.array(
    [
        [[0, 0, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1]],
        [[0, 0, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1], [1, 0, 1]],
    ],
    dtype=np.int8,
)
"""What a chip counts: by the option `ninja_values`, the type that is scored, and its row in that column.
A Samurai counts 1 for the column it lies over, and 1 when Samurai themselves are scored."""
