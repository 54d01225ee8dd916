"""The features of a game: a position as a fixed array of numbers, for learning.

A game declares its features once, as a table of groups in the order of the array; the indices, their documentation and
the checks follow from that:

    >>> table = FeatureTable(
    ...     Group("hand", ("1", "2", "3"), "your cards of each value, divided by 3"),
    ...     Group("your turn", ("",), "1 if you decide"),
    ... )
    >>> table.first("your turn"), len(table)
    (3, 4)
    >>> table.names
    ('hand 1', 'hand 2', 'hand 3', 'your turn')
    >>> print(table.documentation())
    | index | group | items | meaning |
    |---|---|---|---|
    | 0–2 | hand | 1, 2, 3 | your cards of each value, divided by 3 |
    | 3 | your turn | | 1 if you decide |
"""

from collections.abc import Iterator

import msgspec


class Group(msgspec.Struct, frozen=True):
    """Features of one kind, next to each other."""

    name: str
    items: tuple[str, ...]
    """What each feature belongs to; an empty text for a single feature."""
    meaning: str
    """What the numbers say and how they are scaled, for the documentation."""


class FeatureTable:
    """All features of a game, as groups in the order of the array."""

    def __init__(self, *groups: Group) -> None:
        self.groups = groups
        self.names = tuple(f"{group.name} {item}".rstrip() for group in groups for item in group.items)
        """The name of every feature, by its index."""
        self._ranges: dict[str, range] = {}
        start = 0
        for group in groups:
            if group.name in self._ranges:
                raise TypeError(f"two groups of features are called {group.name!r}")
            self._ranges[group.name] = range(start, start + len(group.items))
            start += len(group.items)

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[Group]:
        return iter(self.groups)

    def range(self, name: str) -> range:
        """The indices of a group."""
        return self._ranges[name]

    def first(self, name: str) -> int:
        """The index of a group's first feature."""
        return self._ranges[name].start

    def documentation(self) -> str:
        """The table in Markdown."""
        rows = (_row(self._ranges[group.name], group) for group in self.groups)
        return "\n".join(["| index | group | items | meaning |", "|---|---|---|---|", *rows])


def _row(indices: range, group: Group) -> str:
    span = f"{indices[0]}" if len(indices) == 1 else f"{indices[0]}–{indices[-1]}"
    items = ", ".join(group.items)
    return f"| {span} | {group.name} |{f' {items} ' if items else ' '}| {group.meaning} |"
