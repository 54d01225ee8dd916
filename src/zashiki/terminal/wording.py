"""Sentences of the terminal, about you and about other players."""

import re
from collections.abc import Mapping, Sequence
from functools import reduce

from rich.text import Text

from zashiki.kernel.catalogue import Argument, catalogue
from zashiki.terminal.seats import YOU, seat_number

_MARK = 0xE000
"""A letter for private use, which stands for an argument until the sentence is there."""


def text(id: str, /, **args: Argument) -> str:
    """A message of the terminal: `terminal-ID`."""
    return catalogue().text(f"terminal-{id}", **args)


def about(id: str, player: str, /, **args: Argument) -> str:
    """A message about a player, who may be you."""
    return text(id, you="yes" if player == YOU else "no", name=shown(player), **args)


def styled(sentence: str, parts: Mapping[str, tuple[str, str]]) -> Text:
    """A sentence with marks, each replaced by a text and its style."""
    return Text.assemble(*(parts.get(piece, piece) for piece in re.split("([\ue000-\uf8ff])", sentence)))


def mark(number: int) -> str:
    """The mark of an argument that gets a style of its own."""
    return chr(_MARK + number)


def shown(player: str) -> str:
    """A player's name on the screen; records have the same names in every language."""
    if player == YOU:
        return text("you")
    number = seat_number(player)
    return player if number is None else text("seat", number=number)


def result(names: Sequence[str], winners: Sequence[int], scores: Sequence[int]) -> str:
    """The winner of a game and the score."""
    ordered = [str(score) for score in sorted(scores, reverse=True)]
    points = reduce(lambda more, less: text("score", more=more, less=less), ordered)
    if len(winners) == 1:
        return about("won", names[winners[0]], points=points)
    if len(scores) == 2:
        return text("draw", points=points)
    return text("shared", names=catalogue().joined([shown(names[seat]) for seat in winners]), points=points)


def addition(numbers: Sequence[int]) -> str:
    """Numbers with their sum.

    >>> addition([2, 6]), addition([2])
    ('2 + 6 = 8', '2')
    """
    total = f" = {sum(numbers)}" if len(numbers) > 1 else ""
    return f"{' + '.join(map(str, numbers))}{total}"
