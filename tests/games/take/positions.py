"""Ta-Ke positions made by hand."""

from collections import Counter
from typing import Any

from zashiki import Position

LETTERS = "SDRGN"


def court(bottom: str = "", middle: str = "", samurai: str = "") -> dict[str, dict[str, int]]:
    """A court from the letters of its columns: `court("GG", samurai="DD")`."""
    rows = {"bottom": bottom, "middle": middle, "samurai": samurai}
    return {row: {column: chips.count(column) for column in "DRGN"} for row, chips in rows.items()}


def snapshot(
    stacks: list[str],
    mine: dict[str, dict[str, int]],
    ghosts: str = "",
    player: int = 0,
    opposing_bottom: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """A snapshot in which seat 0 has the court `mine`, and seat 1 the chips that are left.

    They lie in seat 1's middle row, except those in `opposing_bottom`; its Samurai lie over the Daimyos.
    """
    chips = Counter("".join(stacks))
    for row, columns in mine.items():
        for column, count in columns.items():
            chips["S" if row == "samurai" else column] += count
    left = {letter: 7 - chips[letter] for letter in LETTERS}
    middle = "".join(letter * (left[letter] - opposing_bottom.count(letter)) for letter in "DRGN")
    theirs = court(bottom=opposing_bottom, middle=middle, samurai="D" * left["S"])
    return {
        "game": "take",
        "options": fields.pop("options", {"ninja_values": "2/1", "ninja_repeats": "no"}),
        "player": player,
        "scores": [0, 0],
        "stacks": [list(stack) for stack in stacks],
        "ghosts": [int(space in ghosts) for space in "ABCDE"],
        "supply": 5 - len(ghosts),
        "courts": [mine, theirs],
        "used": [],
        "closed": [],
        "samurai_moves": None,
        "taken": 35 - sum(map(len, stacks)),
        **fields,
    }


def position(stacks: list[str], mine: dict[str, dict[str, int]] | None = None, **fields: Any) -> Position:
    """A position with these stacks, from A to E and from the bottom up."""
    return Position.restore(snapshot(stacks, mine or court(), **fields), seed=0)
