"""Decodes messages as a page does, binary ones too."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import msgspec
import numpy as np

from zashiki.kernel.facts import FACT
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import Rulebook


def digests() -> dict[str, Rulebook]:
    """The games whose records can be decoded, by digest."""
    return {find(game).records_digest: find(game) for game in installed_games()}


def unpacked(raw: str | bytes) -> dict[str, Any]:
    """A message as it is, or would be, in JSON."""
    if isinstance(raw, str):
        text: dict[str, Any] = msgspec.json.decode(raw)
        return text
    end = 4 + int.from_bytes(raw[:4], "little")
    packed = msgspec.json.decode(raw[4:end])
    assert packed["type"] == "packed"
    message: dict[str, Any] = packed["message"]
    _fill(message, digests()[packed["layout"]], packed["facts"], raw[end:])
    return message


def _fill(message: dict[str, Any], book: Rulebook, sizes: list[int], records: bytes) -> None:
    now, size = message["now"], book.layout.dtype.itemsize
    assert (now["view"], now["question"], now["previews"]) == (None, [], None)
    now["view"] = _plain(book.layout.decode(records[:size]))
    events, question, *previews = _groups(book, np.frombuffer(records[size:], FACT), sizes)
    now["question"] = question
    now["previews"] = dict(zip(now["legal_moves"], previews, strict=True)) if previews or not question else None
    if events:
        message["happened"]["events"] = events


def _groups(book: Rulebook, facts: Any, sizes: Iterable[int]) -> Iterator[list[Any]]:
    """The facts, in groups of these sizes, which are all there are."""
    rest = iter(_plain(book.messages.decode(facts, len(facts))))
    yield from (list(islice(rest, size)) for size in sizes)
    assert not list(rest)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
