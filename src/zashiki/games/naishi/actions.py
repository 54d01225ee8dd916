"""The actions of Naishi: numbers and notation."""

from zashiki.games.naishi.components import COLUMN_PAIRS, COLUMNS, DEALT
from zashiki.kernel.actions import ActionTable, Block

_COLUMNS = [(column + 1,) for column in range(COLUMNS)]
_PAIRS = [(low + 1, high + 1) for low, high in COLUMN_PAIRS]
_PLACES = [(row, *column) for row in "LH" for column in _COLUMNS]

ACTIONS = ActionTable(
    Block.spelled(
        "keep",
        "k{}",
        [(number + 1,) for number in range(DEALT)],
        "keep the first or second card dealt (others see `k?`)",
    ),
    Block.spelled("develop", "{}{}", _PLACES, "develop a place of the Line (`L`) or the Hand (`H`), by column"),
    Block.spelled("discard two", "x{}{}", _PAIRS, "discard the face-up cards of two piles"),
    Block.spelled("swap River", "sR{}{}", _PAIRS, "swap the face-up cards of two piles"),
    Block.spelled("swap Line", "sL{}{}", _PAIRS, "swap two cards of the Line"),
    Block.spelled("swap Hand", "sH{}{}", _PAIRS, "swap two cards of the Hand"),
    Block.spelled("swap column", "sV{}", _COLUMNS, "swap Line and Hand in a column"),
    Block.spelled("decree", "d{}{}", _PLACES, "decree on a place of the Line (`L`) or the Hand (`H`), by column"),
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
