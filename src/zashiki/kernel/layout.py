r"""Layouts: views as flat records of numbers, and the decoder that makes typed data of them.

A game declares its view once, as structs. The type of the record that compiled rules fill follows from their types and
a few annotations, and so do the decoder here and the description from which other programs decode records:

    >>> class Pile(msgspec.Struct, frozen=True):
    ...     height: int
    ...     top: Literal["Fort", "Monk"] | None
    >>> class View(msgspec.Struct, frozen=True):
    ...     player: int | None
    ...     river: Annotated[list[Pile], Fixed(2)]
    ...     discard: Annotated[list[Literal["Fort", "Monk"]], Most(3)]
    >>> layout = Layout(View)
    >>> views = np.zeros(1, layout.dtype)
    >>> views[0].river[1].top, views[0].discard.count, views[0].discard.items[0] = NONE, 1, 1
    >>> layout.decode(views)  # doctest: +NORMALIZE_WHITESPACE
    View(player=0, river=[Pile(height=0, top='Fort'), Pile(height=0, top=None)], discard=['Monk'])

| type | in the record |
|---|---|
| `int` | a number, of the width `Int8`, `Int16` or `Int32` (the default) |
| `bool` | 0 or 1 |
| `Literal[…]` | the index of the value; a literal with one value, such as the name of the game, takes no space |
| `Annotated[T, Names(…)]` | the index of the value: a text, or a struct that describes a card |
| `Annotated[list[T], Fixed(n)]` | an array of `n` |
| `Annotated[list[T], Most(n)]` | a record of `count` and an array `items` |
| `Annotated[list[T], Copies(…)]` | an array with the number of each value; the list has them in order |
| `Annotated[dict[str, T], Keys(…)]` | an array with an element for every key |
| `Annotated[dict[str, int], Nonzero(…)]` | such an array of numbers; keys with 0 are left out |
| `Annotated[dict[str, int], Known(…)]` | such an array of numbers; keys with `NONE` are left out |
| `Annotated[dict[str, str], Choices(…)]` | an array with the index of every key's value |
| a type with another note | as the note says (see `kernel.facts.Told`) |
| a struct | a record |
| `tuple[…]` | a record with the fields `f0`, `f1`, … |
| `T \| None` | the same, with `NONE` as the number or the count; a record has a field `given` in front, 0 for None |
"""

import struct
import types
import typing
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Annotated, Any, Literal, Protocol, TypeAlias, get_args, get_origin, get_type_hints, runtime_checkable

import msgspec
import numpy as np

NONE = -128
"""Stands for None in a record, in fields of any width; no other value may be this number."""


class Width(msgspec.Struct, frozen=True):
    """The width of a number."""

    code: Literal["i1", "i2", "i4"]


class Fixed(msgspec.Struct, frozen=True):
    """A list of always the same length."""

    length: int


class Most(msgspec.Struct, frozen=True):
    """A list of varying length."""

    length: int


class Names(msgspec.Struct, frozen=True):
    """The possible values of a text, or of anything else that is plain data."""

    names: tuple[Any, ...]


class Copies(msgspec.Struct, frozen=True):
    """The possible values in a list of which the order does not matter."""

    names: tuple[Any, ...]


class Keys(msgspec.Struct, frozen=True):
    """The keys of a mapping, which all are always there."""

    names: tuple[str, ...]


class Nonzero(msgspec.Struct, frozen=True):
    """The possible keys of a mapping to numbers, from which those with 0 are left out."""

    names: tuple[str, ...]


class Known(msgspec.Struct, frozen=True):
    """The possible keys of a mapping to numbers, from which those with `NONE` are left out."""

    names: tuple[str, ...]


class Choices(msgspec.Struct, frozen=True):
    """The keys of a mapping to texts, such as options, each with its possible values."""

    values: Mapping[str, tuple[str, ...]]


@runtime_checkable
class Note(Protocol):
    """An annotation that knows its own node."""

    def node(self) -> "Node":
        """The node of the annotated type."""


Int8: TypeAlias = Annotated[int, Width("i1")]
Int16: TypeAlias = Annotated[int, Width("i2")]
FORMATS = {"i1": "b", "i2": "h", "i4": "i"}
"""The codes of the module `struct`."""

# A node is a part of a layout. Its decoder gets all numbers of a record in one tuple, and the index of its first one.

Numbers: TypeAlias = Sequence[int]
"""All numbers of a record, in order."""


class Node:
    """A part of a layout."""

    dtype: Any
    """Its type in a record, or a type and a shape; None if it takes no space."""
    format: str
    """Its numbers, as in the module `struct`."""

    def decode(self, numbers: Numbers, at: int) -> Any:
        """Its value; its own numbers begin at an index."""
        raise NotImplementedError

    def description(self) -> dict[str, Any]:
        """What other programs need to decode it, as plain data."""
        raise NotImplementedError


class Number(Node):
    """A number, or None."""

    def __init__(self, width: str) -> None:
        self.dtype, self.format = width, FORMATS[width]

    def decode(self, numbers: Numbers, at: int) -> Any:
        number = numbers[at]
        return None if number == NONE else number

    def description(self) -> dict[str, Any]:
        return {"is": "number", "width": self.dtype}


class Truth(Node):
    """A truth value."""

    dtype, format = "i1", "b"

    def decode(self, numbers: Numbers, at: int) -> Any:
        return numbers[at] != 0

    def description(self) -> dict[str, Any]:
        return {"is": "truth"}


class Code(Node):
    """One of some values, by its index, or None."""

    def __init__(self, names: tuple[Any, ...]) -> None:
        self.names = names
        self.dtype = "i1" if len(names) <= -NONE else "i2"
        self.format = FORMATS[self.dtype]

    def decode(self, numbers: Numbers, at: int) -> Any:
        code = numbers[at]
        return None if code == NONE else self.names[code]

    def description(self) -> dict[str, Any]:
        return {"is": "code", "width": self.dtype, "names": self.names}


class Constant(Node):
    """A text that is always the same."""

    dtype, format = None, ""

    def __init__(self, value: str) -> None:
        self.value = value

    def decode(self, numbers: Numbers, at: int) -> Any:
        return self.value

    def description(self) -> dict[str, Any]:
        return {"is": "constant", "value": self.value}


class FixedList(Node):
    """A list of always the same length."""

    def __init__(self, item: Node, length: int) -> None:
        self.item, self.length = item, length
        self.dtype, self.format = _array(item, length), item.format * length

    def decode(self, numbers: Numbers, at: int) -> Any:
        decode, step = self.item.decode, len(self.item.format)
        return [decode(numbers, at + step * i) for i in range(self.length)]

    def description(self) -> dict[str, Any]:
        return {"is": "fixed", "length": self.length, "item": self.item.description()}


class VaryingList(Node):
    """A list of varying length, or None."""

    def __init__(self, item: Node, length: int) -> None:
        self.item, self.length = item, length
        self.width = "i1" if length < -NONE else "i2"
        self.dtype = _record([("count", self.width), ("items", *_array(item, length))])
        self.format = FORMATS[self.width] + item.format * length

    def decode(self, numbers: Numbers, at: int) -> Any:
        count = numbers[at]
        if count == NONE:
            return None
        decode, step = self.item.decode, len(self.item.format)
        return [decode(numbers, at + 1 + step * i) for i in range(count)]

    def description(self) -> dict[str, Any]:
        return {"is": "varying", "width": self.width, "length": self.length, "item": self.item.description()}


class CopiedList(Node):
    """A list of values in their order, by the number of each, or None."""

    def __init__(self, names: tuple[Any, ...]) -> None:
        self.names = names
        self.dtype, self.format = ("i1", (len(names),)), "b" * len(names)

    def decode(self, numbers: Numbers, at: int) -> Any:
        if numbers[at] == NONE:
            return None
        counts = numbers[at : at + len(self.names)]
        return [name for name, count in zip(self.names, counts, strict=True) if count for _ in range(count)]

    def description(self) -> dict[str, Any]:
        return {"is": "copies", "names": self.names}


class Keyed(Node):
    """A mapping with fixed keys."""

    def __init__(self, keys: tuple[str, ...], item: Node) -> None:
        self.keys, self.item = keys, item
        self.dtype, self.format = _array(item, len(keys)), item.format * len(keys)

    def decode(self, numbers: Numbers, at: int) -> Any:
        decode, step = self.item.decode, len(self.item.format)
        return {key: decode(numbers, at + step * i) for i, key in enumerate(self.keys)}

    def description(self) -> dict[str, Any]:
        return {"is": "keyed", "keys": self.keys, "item": self.item.description()}


class Counts(Node):
    """A mapping to numbers, without those that mean nothing: 0 or `NONE`."""

    def __init__(self, keys: tuple[str, ...], width: str, nothing: int) -> None:
        self.keys, self.width, self.nothing = keys, width, nothing
        self.dtype, self.format = (width, (len(keys),)), FORMATS[width] * len(keys)

    def decode(self, numbers: Numbers, at: int) -> Any:
        return {key: numbers[at + i] for i, key in enumerate(self.keys) if numbers[at + i] != self.nothing}

    def description(self) -> dict[str, Any]:
        return {"is": "counts", "keys": self.keys, "width": self.width, "nothing": self.nothing}


class Chosen(Node):
    """A mapping of fixed keys to texts, each by its index."""

    def __init__(self, values: Mapping[str, tuple[str, ...]]) -> None:
        self.values = values
        self.dtype, self.format = ("i1", (len(values),)) if values else None, "b" * len(values)

    def decode(self, numbers: Numbers, at: int) -> Any:
        return {key: names[numbers[at + i]] for i, (key, names) in enumerate(self.values.items())}

    def description(self) -> dict[str, Any]:
        return {"is": "chosen", "values": self.values}


class Record(Node):
    """A struct or a tuple, which has no kind, or None."""

    def __init__(self, kind: type[msgspec.Struct] | None, fields: Mapping[str, Node], is_optional: bool) -> None:
        shadowed = [name for name in fields if hasattr(np.record, name)]
        if shadowed:
            raise TypeError(
                f"np.record has an attribute {shadowed[0]!r}; the field needs another name, see msgspec.field"
            )
        self.kind, self.fields, self.is_optional = kind, fields, is_optional
        given = [("given", "i1")] if is_optional else []
        self.dtype = _record(given + [_field(name, node) for name, node in fields.items() if node.dtype is not None])
        self.format = "b" * is_optional + "".join(node.format for node in fields.values())
        sizes = accumulate((len(node.format) for node in fields.values()), initial=int(is_optional))
        self._parts = [(node.decode, start) for node, start in zip(fields.values(), sizes, strict=False)]

    def decode(self, numbers: Numbers, at: int) -> Any:
        if self.is_optional and not numbers[at]:
            return None
        values = [decode(numbers, at + start) for decode, start in self._parts]
        return tuple(values) if self.kind is None else self.kind(*values)

    def description(self) -> dict[str, Any]:
        kind = "tuple" if self.kind is None else "record"
        names = self.fields if self.kind is None else [field.encode_name for field in msgspec.structs.fields(self.kind)]
        fields = [[name, node.description()] for name, node in zip(names, self.fields.values(), strict=True)]
        return {"is": kind, "optional": self.is_optional, "fields": fields}


class Layout:
    """The layout of a struct."""

    def __init__(self, view: type[msgspec.Struct]) -> None:
        self.view = view
        """The struct."""
        self._root = _node(view)
        self.dtype: np.dtype[Any] = self._root.dtype
        """The type of the record."""
        self._numbers = struct.Struct("<" + self._root.format)

    def decode(self, views: Any) -> Any:
        """The struct of the only record of an array, or of the bytes of a record."""
        return self._root.decode(self._numbers.unpack(views), 0)

    def description(self) -> dict[str, Any]:
        """The layout as plain data. Records are packed: nothing lies between the numbers, which are little-endian."""
        return self._root.description()


# From types to nodes


def _node(hint: Any, is_optional: bool = False) -> Node:
    """The node of a type."""
    kind, notes = (hint.__origin__, hint.__metadata__) if get_origin(hint) is Annotated else (hint, ())
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (typing.Union, types.UnionType):
        (rest,) = (argument for argument in arguments if argument is not type(None))
        return _node(Annotated[rest, *notes] if notes else rest, is_optional=True)
    for note in notes:
        if isinstance(note, Names):
            return Code(note.names)
    if origin is Literal:
        return Code(arguments) if len(arguments) > 1 or is_optional else Constant(arguments[0])
    if origin is tuple:
        fields = {f"f{number}": _node(argument) for number, argument in enumerate(arguments)}
        return Record(None, fields, is_optional)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = get_type_hints(kind, include_extras=True)
        fields = {field.name: _node(hints[field.name]) for field in msgspec.structs.fields(kind)}
        return Record(kind, fields, is_optional)
    if kind is bool:
        return Truth()
    if kind is int:
        return Number(_width(notes))
    for note in notes:
        match note:
            case Fixed(length):
                return FixedList(_node(arguments[0]), length)
            case Most(length):
                return VaryingList(_node(arguments[0]), length)
            case Copies(names):
                return CopiedList(names)
            case Keys(names):
                return Keyed(names, _node(arguments[1]))
            case Nonzero(names):
                return Counts(names, _width(getattr(arguments[1], "__metadata__", ())), 0)
            case Known(names):
                return Counts(names, _width(getattr(arguments[1], "__metadata__", ())), NONE)
            case Choices(values):
                return Chosen(values)
            case Note():
                return note.node()
    raise TypeError(f"{hint} has no layout")


def _width(notes: Sequence[Any]) -> str:
    return next((note.code for note in notes if isinstance(note, Width)), "i4")


def _array(item: Node, length: int) -> tuple[Any, tuple[int, ...]]:
    """The type and the shape of an array of items, which may be arrays themselves."""
    if isinstance(item.dtype, tuple):
        kind, shape = item.dtype
        return kind, (length, *shape)
    return item.dtype, (length,)


def _field(name: str, node: Node) -> Any:
    return (name, *node.dtype) if isinstance(node.dtype, tuple) else (name, node.dtype)


def _record(fields: list[Any]) -> Any:
    return np.dtype((np.record, fields))
