"""The actions of Ta-Ke and their notation: what players type, records store and the API accepts."""

import numpy as np
from numpy.typing import NDArray

from zashiki.games.take.components import (
    COLUMNS,
    DAIMYO,
    GEISHA,
    LETTERS,
    NINJA,
    PUSHABLE,
    RONIN,
    SPACE_LETTERS,
    SPACES,
)
from zashiki.kernel.actions import ActionTable, Block

_SAMURAI_PAIRS = [(a, b) for a in COLUMNS for b in COLUMNS if a != b]
_CHIP_PAIRS = [(a, b) for a in range(SPACES) for b in range(SPACES) if a != b]
_GHOST_PAIRS = [(a, b) for a in range(SPACES + 1) for b in range(SPACES + 1) if a != b]
"""From and to: between columns, between spaces, and between spaces and the supply."""

TAKES_PER_SPACE = 1 + len(COLUMNS)
"""A space's takes: of a chip that goes to its own column, and of a Samurai by the column it is placed over."""


def _named(pairs: list[tuple[int, int]], letters: str) -> list[tuple[str, str]]:
    return [(letters[a], letters[b]) for a, b in pairs]


_TAKES = tuple(
    (space, *column) for space in SPACE_LETTERS for column in [(), *((LETTERS[column],) for column in COLUMNS)]
)
_BETWEEN_COLUMNS = _named(_SAMURAI_PAIRS, LETTERS)
_BETWEEN_SPACES = _named(_CHIP_PAIRS, SPACE_LETTERS)
_BETWEEN_PLACES = _named(_GHOST_PAIRS, SPACE_LETTERS + "-")

ACTIONS = ActionTable(
    Block(
        "take",
        tuple(">".join(parts) for parts in _TAKES),
        "take the top chip of a stack, a Samurai together with the column to place it over",
        _TAKES,
    ),
    Block("own daimyo", ("D:",), "use your Daimyo: Samurai moves follow"),
    Block("enough", ("s.",), "end the Daimyo's moves"),
    Block.spelled("samurai", "s:{}>{}", _BETWEEN_COLUMNS, "move a Samurai from one column to another"),
    Block.spelled("own ronin", "R:{}>{}", _BETWEEN_PLACES, "use your Ronin: move a ghost; `-` is the supply"),
    Block.spelled("own geisha", "G:{}>{}", _BETWEEN_SPACES, "use your Geisha: move a top chip"),
    Block.spelled("ninja ronin", "N.R:{}>{}", _BETWEEN_PLACES, "use your Ninja: push a Ronin, move a ghost"),
    Block.spelled("ninja geisha", "N.G:{}>{}", _BETWEEN_SPACES, "use your Ninja: push a Geisha, move a top chip"),
    Block("ninja daimyo", ("N.D",), "use your Ninja: push a Daimyo; Samurai moves follow"),
    Block.spelled("push", "N.{}:-", [LETTERS[type] for type in PUSHABLE], "use your Ninja: push a chip, and no more"),
)

TAKE, TAKE_END = ACTIONS.first("take"), ACTIONS.end("take")
OWN_DAIMYO = ACTIONS.first("own daimyo")
ENOUGH = ACTIONS.first("enough")
MOVE_SAMURAI, MOVE_SAMURAI_END = ACTIONS.first("samurai"), ACTIONS.end("samurai")
OWN_RONIN, OWN_RONIN_END = ACTIONS.first("own ronin"), ACTIONS.end("own ronin")
OWN_GEISHA, OWN_GEISHA_END = ACTIONS.first("own geisha"), ACTIONS.end("own geisha")
NINJA_RONIN, NINJA_RONIN_END = ACTIONS.first("ninja ronin"), ACTIONS.end("ninja ronin")
NINJA_GEISHA, NINJA_GEISHA_END = ACTIONS.first("ninja geisha"), ACTIONS.end("ninja geisha")
NINJA_DAIMYO = ACTIONS.first("ninja daimyo")
PUSH, PUSH_END = ACTIONS.first("push"), ACTIONS.end("push")

SAMURAI_FROM, SAMURAI_TO = np.array(_SAMURAI_PAIRS, dtype=np.int8).T.copy()
GHOST_FROM, GHOST_TO = np.array(_GHOST_PAIRS, dtype=np.int8).T.copy()
CHIP_FROM, CHIP_TO = np.array(_CHIP_PAIRS, dtype=np.int8).T.copy()
"""By a move's number within its block."""


def _by_action(columns: dict[str, int]) -> NDArray[np.int8]:
    """A column for every action, from those of blocks; 0 for all others."""
    table = np.zeros(len(ACTIONS), dtype=np.int8)
    for block, column in columns.items():
        table[ACTIONS.first(block) : ACTIONS.end(block)] = column
    return table


_OWN = {"own daimyo": DAIMYO, "own ronin": RONIN, "own geisha": GEISHA}
_THROUGH_NINJA = {"ninja daimyo": DAIMYO, "ninja ronin": RONIN, "ninja geisha": GEISHA}

USED = _by_action({**_OWN, **dict.fromkeys((*_THROUGH_NINJA, "push"), NINJA)})
"""The player's chip that an action uses."""
PUSHED = _by_action(_THROUGH_NINJA)
"""The opponent's chip that it pushes."""
PUSHED[PUSH:PUSH_END] = PUSHABLE
PERFORMED = _by_action({**_OWN, **_THROUGH_NINJA})
"""The ability that it performs."""
NUMBER_IN_BLOCK = np.array([ACTIONS.locate(action)[1] for action in range(len(ACTIONS))], dtype=np.int8)
