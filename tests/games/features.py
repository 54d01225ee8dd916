"""Comparing the features of a position with what its view says: each game's tests say what every group must hold."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from tests.playing import Variant, every_ply
from zashiki import Position

Expected = Mapping[str, Any]
"""The values of every group, in the group's shape."""


def one_hot(names: Sequence[Any], name: Any) -> list[int]:
    """1 for one of the names; all 0 if it is None."""
    assert name is None or name in names
    return [int(name == each) for each in names]


def counts(names: Sequence[Any], found: Iterable[Any], unit: float = 1) -> list[float]:
    """The number of times that each name occurs, in units."""
    numbers = Counter(found)
    assert set(numbers) <= set(names)
    return [numbers[name] / unit for name in names]


def compare(position: Position, seat: int, expected: Expected) -> None:
    """Checks every group of a position's features."""
    table = position.rulebook.features
    assert table is not None
    assert set(expected) == {group.name for group in table}
    features = position.features(seat)
    for group in table:
        found = table.part(features, group.name)
        assert found.shape == group.shape
        wanted = np.array(expected[group.name], dtype=np.float32)
        assert wanted.shape == found.shape, group.name
        assert (found == wanted).all(), (group.name, found, wanted)


def compare_games(variants: Iterable[tuple[Variant, int]], expect: Callable[[Position, int], Expected]) -> list[str]:
    """Compares all positions of some games for all seats; returns the groups that were never different from 0."""
    seen: Any = False
    for variant, seed in variants:
        for position in every_ply(variant, seed):
            for seat in range(position.players):
                compare(position, seat, expect(position, seat))
                seen = seen | (position.features(seat) != 0)
    table = position.rulebook.features
    assert table is not None
    return [group.name for group in table if not table.part(seen, group.name).any()]


def confused_moves(position: Position, seat: int, simplified: Callable[[dict[str, Any]], Any]) -> list[tuple[str, str]]:
    """The pairs of legal moves after which a seat's view differs but its features do not."""
    seen: dict[bytes, tuple[str, Any]] = {}
    confused = []
    for move in position.legal_moves:
        position.push(move)
        look = simplified(msgspec.to_builtins(position.view(seat)))
        if position.player == seat:
            look = (look, position.legal_moves)
        other, other_look = seen.setdefault(position.features(seat).tobytes(), (move, look))
        if other_look != look:
            confused.append((other, move))
        position.pop()
    return confused


def differing_groups(position: Position, seat: int, other: Position, other_seat: int) -> list[str]:
    """The groups that differ between what two seats see."""
    table = position.rulebook.features
    assert table is not None
    features, others = position.features(seat), other.features(other_seat)
    return [group.name for group in table if (table.part(features, group.name) != table.part(others, group.name)).any()]
