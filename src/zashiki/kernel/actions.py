"""The actions of a game, declared once as a table of blocks.

An action is a number; actions of the same kind lie next to each other. A game lists its blocks in the order of its
notation table, and numbers, notation and documentation follow from that:

    >>> table = ActionTable(
    ...     Block("draw", ("draw",), "draw a card"),
    ...     Block("play", ("p1", "p2", "p3"), "play a card of this value"),
    ... )
    >>> table.first("play"), table.end("play"), len(table)
    (1, 4, 4)
    >>> table.moves
    ('draw', 'p1', 'p2', 'p3')
    >>> table.block_of.tolist()
    [0, 1, 1, 1]
    >>> table.locate(2)
    ('play', 1)
    >>> Block.spelled("move", "{}>{}", [("A", "B"), ("B", "A")], "move from here to there").moves
    ('A>B', 'B>A')
    >>> print(table.documentation())
    | actions | notation | meaning |
    |---|---|---|
    | 0 | `draw` | draw a card |
    | 1–3 | `p1` … `p3` | play a card of this value |
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray


class Block(msgspec.Struct, frozen=True):
    """Actions of one kind."""

    name: str
    moves: tuple[str, ...]
    """The notation of each action."""
    meaning: str
    """What the actions do, for the documentation."""
    parts: tuple[tuple[str, ...], ...] = ()
    """What the notation of each action names, in order: places, pieces and numbers. With them nobody takes it apart."""

    @classmethod
    def spelled(cls, name: str, template: str, parts: Iterable[Sequence[object]], meaning: str) -> "Block":
        """A block whose notation is a template, filled with the parts of each action."""
        named = tuple(tuple(map(str, part)) for part in parts)
        return cls(name, tuple(template.format(*part) for part in named), meaning, named)

    def named(self, place: int) -> tuple[str, ...]:
        """The parts of one of its actions."""
        return self.parts[place] if self.parts else ()


class ActionTable:
    """All actions of a game, as blocks in the order of their numbers."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self.moves = tuple(move for block in blocks for move in block.moves)
        """The notation of every action, by its number."""
        self._ranges: dict[str, range] = {}
        start = 0
        for block in blocks:
            if block.name in self._ranges:
                raise TypeError(f"two blocks of actions are called {block.name!r}")
            self._ranges[block.name] = range(start, start + len(block.moves))
            start += len(block.moves)
        sizes = [len(block.moves) for block in blocks]
        self.block_of: NDArray[np.int8] = np.repeat(np.arange(len(blocks), dtype=np.int8), sizes)
        """The number of each action's block."""
        self._places = [(block.name, place) for block in blocks for place in range(len(block.moves))]

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[Block]:
        return iter(self.blocks)

    def range(self, name: str) -> range:
        """The numbers of a block's actions."""
        return self._ranges[name]

    def first(self, name: str) -> int:
        """The number of a block's first action."""
        return self._ranges[name].start

    def end(self, name: str) -> int:
        """The number after a block's last action."""
        return self._ranges[name].stop

    def number(self, name: str) -> int:
        """The number of a block, as it stands in `block_of`."""
        return list(self._ranges).index(name)

    def locate(self, action: int) -> tuple[str, int]:
        """The name of an action's block, and the place of the action in it."""
        return self._places[action]

    def description(self) -> list[tuple[str, list[tuple[str, ...]]]]:
        """For the page: each block's name, and of each of its actions the notation and the parts."""
        return [(block.name, [(move, *block.named(place)) for place, move in enumerate(block.moves)]) for block in self]

    def documentation(self) -> str:
        """The table in Markdown, for the game's rules page."""
        rows = (_row(self._ranges[block.name], block) for block in self.blocks)
        return "\n".join(["| actions | notation | meaning |", "|---|---|---|", *rows])


def _row(numbers: range, block: Block) -> str:
    if len(numbers) == 1:
        return f"| {numbers[0]} | `{block.moves[0]}` | {block.meaning} |"
    return f"| {numbers[0]}–{numbers[-1]} | `{block.moves[0]}` … `{block.moves[-1]}` | {block.meaning} |"
