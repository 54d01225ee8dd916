"""The exact margin of the last two turns."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.games.take.engine.endings import ending, margin_to_come
from tests.games.take.positions import position
from zashiki import Position
from zashiki.games.take.components import BOTTOM, GEISHA, MIDDLE, OPTIONS, TOP
from zashiki.games.take.engine import evaluation
from zashiki.games.take.engine.last_turns import last_two_turns
from zashiki.games.take.engine.simplification import simplify
from zashiki.games.take.engine.turns import ANY_NUMBER, MAX_DECISIONS, NODE, VALUE, find_best
from zashiki.games.take.rules import LEGAL_BUFFER_SIZE, STATE
from zashiki.kernel.rule import JIT

BOXES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]
FAR = np.int64(1 << 20)


def state_of(here: Position) -> Any:
    return np.frombuffer(bytes(here), dtype=STATE)[0].copy()


@pytest.mark.parametrize("options", BOXES)
def test_the_margin_equals_that_of_an_exhaustive_search(options: dict[str, str]) -> None:
    for seed in range(6 if JIT else 1):
        here = ending(seed, 2, options, thrift=0.0)
        assert last_two_turns(state_of(here), FAR) == margin_to_come(here, {})


def geishas_used(state: Any) -> Any:
    """The same position when no court has a Geisha to use any more."""
    state.court[:, MIDDLE, GEISHA] += state.court[:, BOTTOM, GEISHA]
    state.court[:, BOTTOM, GEISHA] = 0
    return state


def simplified(state: Any) -> Any:
    twin = state.copy()
    simplify(twin)
    return twin


def rich_endings(left: int, options: dict[str, str], seeds: int) -> list[Any]:
    """States with many abilities to use: as they were played, and without Geishas."""
    states = [state_of(ending(seed, left, options, thrift=0.9)) for seed in range(seeds)]
    return [*states, *(geishas_used(state.copy()) for state in states)]


def best_margin(state: Any) -> int:
    """The margin of the best turn and all that follows: exact with three chips left."""
    states, best = np.zeros(MAX_DECISIONS + 1, dtype=STATE), np.zeros(3, dtype=np.int64)
    states[0] = state
    legal, enumeration = (
        np.zeros((MAX_DECISIONS + 1, LEGAL_BUFFER_SIZE), dtype=np.int32),
        np.zeros((MAX_DECISIONS + 1, NODE), dtype=np.int64),
    )
    find_best(states, legal, enumeration, np.zeros(evaluation.BUFFER_SIZE, dtype=np.int64), ANY_NUMBER, -FAR, FAR, best)
    return int(best[VALUE])


@pytest.mark.parametrize("left", [2, 3])
def test_most_endings_can_be_simplified(left: int) -> None:
    states = rich_endings(left, BOXES[0], seeds=20)
    pairs = [(state, simplified(state)) for state in states]
    assert sum(state != simple for state, simple in pairs) > len(pairs) // 2
    assert any(state.ghosts != simple.ghosts for state, simple in pairs)
    for row in (MIDDLE, TOP):
        assert any((state.court[:, row] != simple.court[:, row]).any() for state, simple in pairs)


@pytest.mark.parametrize("options", BOXES)
def test_simplifying_changes_nothing_with_two_chips_left(options: dict[str, str]) -> None:
    for state in rich_endings(2, options, seeds=200 if JIT else 5):
        assert last_two_turns(simplified(state), FAR) == last_two_turns(state, FAR)


def test_a_geisha_that_can_be_taken_prevents_simplifying() -> None:
    """The opponent's Ninja can perform it with two chips left, so the ghosts and types of all spaces count."""
    state = state_of(position(["", "", "RR", "", "G"], ghosts="BC", opposing_bottom="N"))
    assert best_margin(simplified(state)) == best_margin(state)
