"""The last two turns, reckoned out."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.games.take.engine.endings import ending, margin_to_come
from tests.games.take.positions import position
from zashiki import Position
from zashiki.games.take.components import BOTTOM, GEISHA, MIDDLE, OPTIONS, TOP
from zashiki.games.take.engine import evaluation
from zashiki.games.take.engine.last_turns import last_two_turns, simplify
from zashiki.games.take.engine.turns import ALL, LONGEST, PLACE, WORTH, find_best
from zashiki.games.take.rules import LEGAL_BUFFER_SIZE, STATE
from zashiki.kernel.rule import JIT

BOXES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]
FAR = np.int64(1 << 20)


def record(here: Position) -> Any:
    return np.frombuffer(bytes(here), dtype=STATE)[0].copy()


@pytest.mark.parametrize("options", BOXES)
def test_they_are_what_looking_at_everything_finds(options: dict[str, str]) -> None:
    for seed in range(6 if JIT else 1):
        here = ending(seed, 2, options, thrift=0.0)
        assert last_two_turns(record(here), FAR) == margin_to_come(here, {})


def geishas_used(state: Any) -> Any:
    """The same position when no courtyard has a Geisha to use any more."""
    state.court[:, MIDDLE, GEISHA] += state.court[:, BOTTOM, GEISHA]
    state.court[:, BOTTOM, GEISHA] = 0
    return state


def simplified(state: Any) -> Any:
    twin = state.copy()
    simplify(twin)
    return twin


def rich_endings(left: int, options: dict[str, str], seeds: int) -> list[Any]:
    """Records with many abilities to use: as they came, and without Geishas."""
    states = [record(ending(seed, left, options, thrift=0.9)) for seed in range(seeds)]
    return [*states, *(geishas_used(state.copy()) for state in states)]


def best_margin(state: Any) -> int:
    """The margin of the best turn and all that follows: true with three chips left."""
    states, best = np.zeros(LONGEST + 1, dtype=STATE), np.zeros(3, dtype=np.int64)
    states[0] = state
    legal, places = (
        np.zeros((LONGEST + 1, LEGAL_BUFFER_SIZE), dtype=np.int32),
        np.zeros((LONGEST + 1, PLACE), dtype=np.int64),
    )
    find_best(states, legal, places, np.zeros(evaluation.ROOM, dtype=np.int64), ALL, -FAR, FAR, best)
    return int(best[WORTH])


@pytest.mark.parametrize("left", [2, 3])
def test_most_endings_can_be_simplified_in_one_way_or_another(left: int) -> None:
    states = rich_endings(left, BOXES[0], seeds=20)
    pairs = [(state, simplified(state)) for state in states]
    assert sum(state != simple for state, simple in pairs) > len(pairs) // 2
    assert any(state.ghosts != simple.ghosts for state, simple in pairs)
    for row in (MIDDLE, TOP):
        assert any((state.court[:, row] != simple.court[:, row]).any() for state, simple in pairs)


@pytest.mark.parametrize("options", BOXES)
def test_simplifying_changes_nothing_with_two_chips_left(options: dict[str, str]) -> None:
    for state in rich_endings(2, options, seeds=200 if JIT else 20):
        assert last_two_turns(simplified(state), FAR) == last_two_turns(state, FAR)


def test_a_geisha_that_can_be_taken_is_one_that_can_be_used() -> None:
    """The other Ninja performs her with two chips left, on any space: so the ghosts and types of all spaces count."""
    state = record(position(["", "", "RR", "", "G"], ghosts="BC", his_bottom="N"))
    assert best_margin(simplified(state)) == best_margin(state)
