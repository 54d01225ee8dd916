"""The components of Ta-Ke, as tables."""

from enum import IntEnum

import numpy as np


class Type(IntEnum):
    """The five characters; also the spaces A to E, each printed with one, and the columns of a court.

    Samurai have no column of their own: they lie over the others.
    """

    SAMURAI = 0
    DAIMYO = 1
    RONIN = 2
    GEISHA = 3
    NINJA = 4


SAMURAI, DAIMYO, RONIN, GEISHA, NINJA = (int(type) for type in Type)
TYPES = len(Type)
FIRST_COLUMN = DAIMYO
COLUMNS = range(FIRST_COLUMN, TYPES)
PUSHABLE = range(FIRST_COLUMN, NINJA)
"""The types that a Ninja can push."""
SPACES = 5
SUPPLY = SPACES
"""Where ghosts are that lie on no space, numbered after the spaces."""
COPIES = 7
CHIPS = TYPES * COPIES
GHOSTS = 5
START_HEIGHT = 7
TALLEST = 14
"""A stack of seven, and one more chip for each of the seven Geishas."""
SAMURAI_MOVES = 3
"""The most Samurai that a Daimyo moves."""

LETTERS = "SDRGN"
SPACE_LETTERS = "ABCDE"
NAMES = ("Samurai", "Daimyo", "Ronin", "Geisha", "Ninja")
PLURALS = ("Samurai", "Daimyos", "Ronin", "Geishas", "Ninjas")

OPTIONS = {"ninja_values": ("2/1", "1/0"), "ninja_repeats": ("no", "yes")}
NINJA_VALUES, NINJA_REPEATS = range(2)
"""The positions of the options in the state."""

BOTTOM, MIDDLE, TOP = range(3)
"""The rows of a court. Samurai lie in the top row, all others below it."""
ROWS = 3
VALUES = np.array(
    [
        [[0, 0, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1]],
        [[0, 0, 1], [2, 1, 1], [2, 1, 1], [2, 1, 1], [1, 0, 1]],
    ],
    dtype=np.int8,
)
"""The value of a chip, by the option `ninja_values`, the scored type, and the chip's row in that column.

A Samurai counts 1 for the column it lies over, and 1 when Samurai themselves are scored."""
