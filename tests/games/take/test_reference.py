"""The rules against a second, naive implementation."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.take.reference import Reference
from tests.playing import SEEDS
from zashiki import Position
from zashiki.kernel.registry import find

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in find("take").options.items()})
PREFERRED = ["", "N", "G", "R", "D", "s"]
"""Prefixes of moves that are preferred, so that the rarer ones occur together."""


@given(OPTIONS, SEEDS, st.sampled_from(PREFERRED))
def test_rules_and_reference_agree_at_every_ply(options: dict[str, str], seed: int, prefix: str) -> None:
    position = Position.deal("take", seed=seed, options=options)
    reference = Reference(position.snapshot())
    chooser = random.Random(seed)
    while not position.is_over:
        legal = position.legal_moves
        assert set(legal) == reference.legal_moves()
        preferred = [move for move in legal if ":" in move and move.startswith(prefix)] or legal
        move = chooser.choice(preferred if prefix and chooser.random() < 0.7 else legal)
        position.push(move)
        reference.push(move)
        assert position.snapshot() == reference.snapshot()
    assert reference.legal_moves() == set()


@pytest.mark.parametrize("seed", range(3))
def test_the_comparison_detects_a_difference(seed: int) -> None:
    """With one more ghost the reference disagrees."""
    position = Position.deal("take", seed=seed)
    reference = Reference({**position.snapshot(), "ghosts": [1, 0, 0, 0, 0]})
    assert set(position.legal_moves) != reference.legal_moves()
