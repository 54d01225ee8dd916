"""The features of a game: a position as a fixed array of numbers, for learning.

A game declares its features once, as a table of groups in the order of the array; the indices, their documentation and
the checks follow from that:

    >>> table = FeatureTable(
    ...     Group("hand", "cards of each value in your hand", (("1", "2", "3"),), unit=3),
    ...     Group("your turn", "1 if you decide"),
    ... )
    >>> table.range("your turn"), len(table)
    (range(3, 4), 4)
    >>> table.names
    ('hand 1', 'hand 2', 'hand 3', 'your turn')
    >>> print(table.documentation())
    | index | group | shape | items | meaning | unit | range |
    |---|---|---|---|---|---|---|
    | 0–2 | hand | 3 | 1, 2, 3 | cards of each value in your hand | 3 | 0 to 1 |
    | 3 | your turn | | | 1 if you decide | 1 | 0 to 1 |
"""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any, TypeAlias

import msgspec
import numpy as np

from zashiki.kernel import machine
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Float, Floats, Int

Axis: TypeAlias = tuple[str, ...]
"""The names of the places along one side of a group, such as the columns of a board."""


class Group(msgspec.Struct, frozen=True):
    """Features of one kind, next to each other: a single one, a row, or an array with several axes.

    Arrays are in C order: the places of the last axis are next to each other.
    """

    name: str
    meaning: str
    """What is counted, or what the number 1 says, for the documentation."""
    axes: tuple[Axis, ...] = ()
    """What each feature belongs to; none for a single feature."""
    unit: int = 1
    """The number that is written as 1: what is counted is divided by it."""
    low: float = 0
    """The least value of these features,"""
    high: float = 1
    """and the greatest."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of places along each axis."""
        return tuple(map(len, self.axes))

    @property
    def items(self) -> tuple[str, ...]:
        """The name of each feature within the group; an empty text for a single feature."""
        return tuple(" ".join(names) for names in product(*self.axes))


class FeatureTable:
    """All features of a game, as groups in the order of the array."""

    def __init__(self, *groups: Group) -> None:
        self.groups = groups
        self.names = tuple(f"{group.name} {item}".rstrip() for group in groups for item in group.items)
        """The name of every feature, by its index."""
        self._groups = {group.name: group for group in groups}
        self._ranges: dict[str, range] = {}
        start = 0
        for group in groups:
            if group.name in self._ranges:
                raise TypeError(f"two groups of features are called {group.name!r}")
            self._ranges[group.name] = range(start, start + prod(group.shape))
            start += prod(group.shape)

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[Group]:
        return iter(self.groups)

    def range(self, name: str) -> range:
        """The indices of a group."""
        return self._ranges[name]

    def first(self, name: str) -> Any:
        """The index of a group's first feature, as a number that compiled rules treat as a variable."""
        return np.int64(self._ranges[name].start)

    def step(self, name: str) -> float:
        """What a group's features grow by for each thing counted: 1 / unit."""
        return 1 / self._groups[name].unit

    @property
    def low(self) -> Any:
        """The least value of every feature."""
        return np.array([group.low for group in self.groups for _ in group.items], dtype=np.float32)

    @property
    def high(self) -> Any:
        """The greatest value of every feature."""
        return np.array([group.high for group in self.groups for _ in group.items], dtype=np.float32)

    def part(self, features: Any, name: str) -> Any:
        """One group of a position's features, in the group's shape; of many positions, with theirs before it."""
        indices = self._ranges[name]
        return features[..., indices.start : indices.stop].reshape(features.shape[:-1] + self._groups[name].shape)

    def documentation(self) -> str:
        """The table in Markdown."""
        rows = (_row(self._ranges[group.name], group) for group in self.groups)
        head = ("index", "group", "shape", "items", "meaning", "unit", "range")
        return "\n".join([_cells(*head), "|" + "---|" * len(head), *rows])


def _row(indices: range, group: Group) -> str:
    span = f"{indices[0]}" if len(indices) == 1 else f"{indices[0]}–{indices[-1]}"
    shape = " × ".join(map(str, group.shape))
    items = " × ".join(", ".join(axis) for axis in group.axes)
    return _cells(span, group.name, shape, items, group.meaning, f"{group.unit}", f"{group.low:g} to {group.high:g}")


def _cells(*texts: str) -> str:
    return "|" + "|".join(f" {text} " if text else " " for text in texts) + "|"


@rule
def clear(out: Floats) -> None:
    """Sets all features to 0."""
    for i in range(len(out)):
        out[i] = 0


@rule
def clear_ahead(out: Floats) -> None:
    """Sets all features to 0 where that is the fastest, which is on a processor.

    The caches of a GPU are too small for the features of all its threads: what is cleared first and written later goes
    to memory twice. A game with many features writes each of them once there, with `choose` and `clear_part`.
    """
    if not machine.IS_GPU:
        clear(out)


@rule
def clear_part(out: Floats, first: Int, end: Int) -> None:
    """Sets the features from `first` to before `end` to 0, unless `clear_ahead` has."""
    if machine.IS_GPU:
        for i in range(first, end):
            out[i] = 0


@rule
def mark(out: Floats, first: Int, number: Int) -> None:
    """Sets one of the features of a group to 1; none if the number is negative, which stands for nothing."""
    if number >= 0:
        out[first + number] = 1


@rule
def choose(out: Floats, first: Int, size: Int, number: Int) -> None:
    """Like `mark`, for a group that `clear_part` need not clear."""
    if machine.IS_GPU:
        for i in range(size):
            out[first + i] = i == number
    else:
        mark(out, first, number)


@rule
def clipped(value: Float, low: Float, high: Float) -> Float:
    """The value, or the nearer bound if it lies outside."""
    return min(max(value, low), high)
