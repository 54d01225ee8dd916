"""Facts: what happened in a move, what one would do, where points come from, what is asked, why a move is refused.

Compiled rules express all of these as records of numbers; words come last, where somebody reads them. A game declares
its messages once, as a table: a name, and arguments with their kinds.

    >>> CARDS = ("Fort", "Monk")
    >>> table = MessageTable(
    ...     Message("develop", {"new": Code(CARDS), "column": NUMBER}, is_headline=True),
    ...     Message("empty", {"column": NUMBER}),
    ...     pieces=CARDS,
    ...     places=("river:1", "discard"),
    ... )
    >>> facts = new_facts(1)
    >>> n = add_fact(facts, 0, table.number("develop"), 1, piece=0, source=0, target=1)
    >>> facts[0].numbers[:2] = 1, 3
    >>> table.decode(facts, n)  # doctest: +NORMALIZE_WHITESPACE
    [Fact(message='develop', seat=1, piece='Fort', source='river:1', target='discard', points=None,
          args={'new': 'Monk', 'column': 3}, joins=False, is_silent=False, is_headline=True, turns=False)]
"""

from collections.abc import Mapping
from itertools import islice
from struct import iter_unpack
from typing import Any, TypeAlias

import msgspec
import numpy as np

from zashiki.kernel.layout import NONE, Node, Numbers, VaryingList
from zashiki.kernel.rule import general_rule, rule
from zashiki.kernel.types import Field, Int

ARGUMENTS = 6
"""The most arguments of a message."""
FACT = np.dtype(
    (
        np.record,
        [
            ("message", "i2"),
            ("seat", "i1"),
            ("joins", "i1"),
            ("piece", "i2"),
            ("source", "i2"),
            ("target", "i2"),
            ("points", "i4"),
            ("numbers", "i4", ARGUMENTS),
        ],
    )
)
"""The record of a fact. Everything but `message`, `joins` and `numbers` may be `NONE`."""
_FORMAT = "hbbhhhi" + "i" * ARGUMENTS
_BITS = 4

Facts: TypeAlias = Any
"""An array of records of the type `FACT`."""
Argument: TypeAlias = int | str | list[str] | dict[str, int] | None


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened or is so, to be worded where it is read."""

    message: str
    """The name of the message that says it."""
    seat: int | None = None
    """The seat that did it, or that it is about."""
    piece: str | None = None
    """The piece that moved, or that it is about."""
    source: str | None = None
    target: str | None = None
    points: int | None = None
    args: dict[str, Argument] = {}
    """Further arguments of the message."""
    joins: bool = False
    """Whether it happens at the same time as the fact before it."""
    is_silent: bool = False
    """Whether the sentence of another fact covers this one: four treasures are paid in one sentence."""
    is_headline: bool = False
    """Whether it belongs to what the move is about, rather than to what follows from it."""
    turns: bool = False
    """Whether the piece is turned over."""


class Kind:
    """The kind of an argument: how a number is read."""

    def decode(self, number: int) -> Argument:
        """The value of a number."""
        raise NotImplementedError

    def description(self) -> dict[str, Any]:
        """What other programs need to decode it, as plain data."""
        raise NotImplementedError


class Number(Kind):
    """A number, or None."""

    def decode(self, number: int) -> Argument:
        return None if number == NONE else number

    def description(self) -> dict[str, Any]:
        return {"is": "number"}


NUMBER = Number()


class Code(Kind):
    """One of some names, by its index, or None."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def decode(self, number: int) -> Argument:
        return None if number == NONE else self.names[number]

    def description(self) -> dict[str, Any]:
        return {"is": "code", "names": self.names}


class Several(Kind):
    """Some of some names, as a set of bits."""

    def __init__(self, names: tuple[str, ...]) -> None:
        if len(names) > 31:
            raise TypeError("an argument has room for 31 names")
        self.names = names

    def decode(self, number: int) -> Argument:
        return [name for bit, name in enumerate(self.names) if number >> bit & 1]

    def description(self) -> dict[str, Any]:
        return {"is": "several", "names": self.names}


class Counts(Kind):
    """How many of some kinds of things there are: four bits each, the first kind lowest (see `counted`)."""

    def __init__(self, names: tuple[str, ...]) -> None:
        if len(names) > 7:
            raise TypeError("an argument has room for counts of 7 kinds")
        self.names = names

    def decode(self, number: int) -> Argument:
        counts = ((name, number >> _BITS * place & (1 << _BITS) - 1) for place, name in enumerate(self.names))
        return {name: count for name, count in counts if count}

    def description(self) -> dict[str, Any]:
        return {"is": "counts", "names": self.names}


class Message(msgspec.Struct, frozen=True):
    """A message of a game: what a fact can say."""

    name: str
    arguments: Mapping[str, Kind] = {}
    """The arguments besides seat, piece, source, target and points, in the order of the numbers in the record."""
    is_silent: bool = False
    is_headline: bool = False
    turns: bool = False


class MessageTable:
    """All messages of a game, with the names of its pieces and places."""

    def __init__(self, *messages: Message, pieces: tuple[str, ...] = (), places: tuple[str, ...] = ()) -> None:
        self.messages = messages
        self.pieces = pieces
        self.places = places
        self._numbers = {message.name: number for number, message in enumerate(messages)}
        if len(self._numbers) < len(messages):
            raise TypeError("two messages have the same name")
        if any(len(message.arguments) > ARGUMENTS for message in messages):
            raise TypeError(f"a message has at most {ARGUMENTS} arguments")

    def number(self, name: str) -> np.int64:
        """The number of a message, as rules need it: of functions that get a plain number the compiler makes copies."""
        return np.int64(self._numbers[name])

    def decode(self, facts: Facts, count: int) -> list[Fact]:
        """The first `count` facts of an array."""
        return [self.fact(*numbers) for numbers in islice(iter_unpack(f"<{_FORMAT}", facts), count)]

    def fact(
        self, message: int, seat: int, joins: int, piece: int, source: int, target: int, points: int, *numbers: int
    ) -> Fact:
        """The fact of a record, from all its numbers."""
        about = self.messages[message]
        arguments = zip(about.arguments.items(), numbers, strict=False)
        return Fact(
            about.name,
            seat=None if seat == NONE else seat,
            piece=None if piece == NONE else self.pieces[piece],
            source=None if source == NONE else self.places[source],
            target=None if target == NONE else self.places[target],
            points=None if points == NONE else points,
            args={name: kind.decode(number) for (name, kind), number in arguments},
            joins=joins != 0,
            is_silent=about.is_silent,
            is_headline=about.is_headline,
            turns=about.turns,
        )

    def description(self) -> dict[str, Any]:
        """The table as plain data."""
        messages = [
            {
                "name": message.name,
                "arguments": {name: kind.description() for name, kind in message.arguments.items()},
                **{flag: True for flag in ("is_silent", "is_headline", "turns") if getattr(message, flag)},
            }
            for message in self.messages
        ]
        return {"messages": messages, "pieces": self.pieces, "places": self.places}


class Told(msgspec.Struct, frozen=True):
    """Annotates a list of facts in a view, such as where points come from: `Annotated[list[Fact], Told(MESSAGES, 9)]`.

    In the record it is `count` and an array `items` of `FACT`.
    """

    messages: Any
    """The game's `MessageTable`."""
    most: int

    def node(self) -> Node:
        """The node of the annotated type."""
        return VaryingList(_FactNode(self.messages), self.most)


class _FactNode(Node):
    """A fact in a view."""

    dtype, format = FACT, _FORMAT

    def __init__(self, messages: MessageTable) -> None:
        self.messages = messages

    def decode(self, numbers: Numbers, at: int) -> Any:
        return self.messages.fact(*numbers[at : at + len(_FORMAT)])

    def description(self) -> dict[str, Any]:
        return {"is": "fact"}


def new_facts(length: int) -> Facts:
    """An array for facts."""
    return np.zeros(length, dtype=FACT)


@general_rule
def add_fact(
    facts: Facts, n: Int, message: Int, seat: Int = NONE, piece: Int = NONE, source: Int = NONE, target: Int = NONE
) -> Int:
    """Writes a fact behind `n` others, with arguments that are 0 and no points; returns the new number of facts."""
    fact = facts[n]
    fact.message = message
    fact.seat = seat
    fact.joins = 0
    fact.piece = piece
    fact.source = source
    fact.target = target
    fact.points = NONE
    for i in range(ARGUMENTS):
        fact.numbers[i] = 0
    return n + 1


@rule
def counted(counts: Field) -> Int:
    """Numbers of things by kind, as one argument of the kind `Counts`."""
    packed: Int = 0
    for kind in range(len(counts)):
        packed |= counted_as(kind, counts[kind])
    return packed


@rule
def counted_as(kind: Int, count: Int) -> Int:
    """A number of things of one kind; several such numbers can be added."""
    return np.int64(count) << _BITS * kind
