"""The rules agree with a naive second implementation."""

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.games.naishi.reference import Reference
from tests.playing import SEEDS
from zashiki import Position

PREFERRED = ["", "x", "s", "d", "r", "end", "H"]
"""Prefixes of moves that are played more often, so that rare moves occur together."""


@given(st.sampled_from(["one-or-both", "all"]), SEEDS, st.sampled_from(PREFERRED))
def test_both_implementations_agree_at_every_ply(recall: str, seed: int, prefix: str) -> None:
    position = Position.deal("naishi", seed=seed, options={"recall": recall})
    chooser = random.Random(seed)
    for _ in range(2):
        position.push(chooser.choice(position.legal_moves))
    reference = Reference(position.snapshot())
    while not position.is_over:
        legal = position.legal_moves
        assert set(legal) == reference.legal_moves()
        preferred = [move for move in legal if move.startswith(prefix)] or legal
        move = chooser.choice(preferred if chooser.random() < 0.6 else legal)
        position.push(move)
        reference.push(move)
        assert {**position.snapshot(), "scores": None} == reference.snapshot()
    assert reference.legal_moves() == set()
