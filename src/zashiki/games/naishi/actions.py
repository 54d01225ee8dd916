"""The actions of Naishi: numbers and notation."""

from zashiki.games.naishi.components import COLUMN_PAIRS, COLUMNS, DEALT
from zashiki.kernel.actions import ActionTable, Block

_COLUMNS = tuple(str(column + 1) for column in range(COLUMNS))
_PAIRS = tuple(f"{low + 1}{high + 1}" for low, high in COLUMN_PAIRS)
_PLACES = tuple(row + column for row in "LH" for column in _COLUMNS)


def _each(prefix: str, suffixes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(prefix + suffix for suffix in suffixes)


ACTIONS = ActionTable(
    Block(
        "keep",
        tuple(f"k{number + 1}" for number in range(DEALT)),
        "keep the first or second card dealt (others see `k?`)",
    ),
    Block("develop", _PLACES, "develop a place of the Line (`L`) or the Hand (`H`), by column"),
    Block("discard two", _each("x", _PAIRS), "discard the face-up cards of two piles"),
    Block("swap River", _each("sR", _PAIRS), "swap the face-up cards of two piles"),
    Block("swap Line", _each("sL", _PAIRS), "swap two cards of the Line"),
    Block("swap Hand", _each("sH", _PAIRS), "swap two cards of the Hand"),
    Block("swap column", _each("sV", _COLUMNS), "swap Line and Hand in a column"),
    Block("decree", _each("d", _PLACES), "decree on a place of the Line (`L`) or the Hand (`H`), by column"),
    Block("recall all", ("r",), "recall all emissaries"),
    Block("recall swap", ("rs",), "recall one emissary from a swap space"),
    Block("recall discard", ("rx",), "recall one emissary from a discard space"),
    Block("declare", ("end",), "declare the end"),
    Block("finish", ("-",), "finish the turn after a develop"),
)

KEEP, KEEP_END = ACTIONS.first("keep"), ACTIONS.end("keep")
DEVELOP, DEVELOP_END = ACTIONS.first("develop"), ACTIONS.end("develop")
DISCARD_TWO, DISCARD_TWO_END = ACTIONS.first("discard two"), ACTIONS.end("discard two")
SWAP_RIVER, SWAP_RIVER_END = ACTIONS.first("swap River"), ACTIONS.end("swap River")
SWAP_LINE, SWAP_LINE_END = ACTIONS.first("swap Line"), ACTIONS.end("swap Line")
SWAP_HAND, SWAP_HAND_END = ACTIONS.first("swap Hand"), ACTIONS.end("swap Hand")
SWAP_COLUMN, SWAP_COLUMN_END = ACTIONS.first("swap column"), ACTIONS.end("swap column")
DECREE, DECREE_END = ACTIONS.first("decree"), ACTIONS.end("decree")
RECALL_ALL = ACTIONS.first("recall all")
RECALL_SWAP = ACTIONS.first("recall swap")
RECALL_DISCARD = ACTIONS.first("recall discard")
DECLARE = ACTIONS.first("declare")
FINISH = ACTIONS.first("finish")

SWAPS = frozenset(
    action for name in ("swap River", "swap Line", "swap Hand", "swap column") for action in ACTIONS.range(name)
)
ADDITIONS = SWAPS | frozenset(ACTIONS.range("discard two"))
RECALLS = frozenset((RECALL_ALL, RECALL_SWAP, RECALL_DISCARD))

CONCEALED = dict.fromkeys(range(KEEP, KEEP_END), "k?")
"""What others see of a choice in the set-up."""
