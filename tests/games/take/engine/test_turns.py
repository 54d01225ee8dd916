"""Listed turns reach every position that any turn can reach."""

from itertools import product

import numpy as np
import pytest

from tests.playing import Variant, played
from zashiki import Position
from zashiki.games.take.components import OPTIONS
from zashiki.games.take.engine import evaluation
from zashiki.games.take.engine.turns import ANY_NUMBER, MAX_DECISIONS, NODE, decisions, list_turns
from zashiki.games.take.rules import LEGAL_BUFFER_SIZE, STATE
from zashiki.kernel.rule import JIT

BOXES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]
MOST = 3_000 if JIT else 300
"""Positions with more decisions in their turns are left out: trying all orders of abilities would take too long."""


def listed(here: Position) -> set[bytes]:
    """The positions that the listed turns lead to."""
    states = np.zeros(MAX_DECISIONS + 1, dtype=STATE)
    states[0] = np.frombuffer(bytes(here), dtype=STATE)[0]
    legal, enumeration = (
        np.zeros((MAX_DECISIONS + 1, LEGAL_BUFFER_SIZE), dtype=np.int32),
        np.zeros((MAX_DECISIONS + 1, NODE), dtype=np.int64),
    )
    features, turns = np.zeros(evaluation.BUFFER_SIZE, dtype=np.int64), np.zeros((1 << 16, 3), dtype=np.int64)
    count = list_turns(states, legal, enumeration, features, 0, ANY_NUMBER, turns, 0)
    results = set()
    for _, low, high in turns[:count].tolist():
        after = here.copy()
        for action in decisions(low, high):
            after.push(after.rulebook.moves[action])
        results.add(bytes(after))
    return results


def reachable(here: Position) -> set[bytes] | None:
    """The positions that any turn leads to; None if there are too many to try."""
    results, waiting, seen = set(), [here], {bytes(here)}
    while waiting:
        before = waiting.pop()
        for move in before.legal_moves:
            after = before.copy()
            after.push(move)
            if after.player != here.player:
                results.add(bytes(after))
            elif bytes(after) not in seen:
                seen.add(bytes(after))
                waiting.append(after)
        if len(seen) > MOST:
            return None
    return results


@pytest.mark.parametrize("options", BOXES)
def test_listed_turns_reach_what_any_turn_can_reach(options: dict[str, str]) -> None:
    compared = 0
    for seed in range(24 if JIT else 8):
        here = played(Variant("take", options), seed, plies=2 * seed)
        everything = None if here.player is None else reachable(here)
        if everything is not None:
            assert listed(here) == everything
            compared += len(everything)
    assert compared > (500 if JIT else 30)
