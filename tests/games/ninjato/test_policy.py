"""The plain way to finish a placement."""

from typing import Any

import numpy as np
import pytest

from tests.games.ninjato.positions import after, position
from tests.playing import Variant, played
from zashiki import Position
from zashiki.games.ninjato.notation import MOVES
from zashiki.games.ninjato.policy import lean
from zashiki.games.ninjato.record import STATE


def plain_move(here: Position) -> str | None:
    legal = np.array([MOVES.index(move) for move in here.legal_moves], dtype=np.int32)
    action = int(lean(np.frombuffer(bytes(here), dtype=STATE).copy()[0], legal, len(legal)))
    return None if action < 0 else MOVES[action]


@pytest.mark.parametrize(
    ("moves", "changes", "plain"),
    [
        ("", {}, None),
        ("dojo", {}, "t?"),
        ("H1+", {"hands": "1345", "sentry": "2"}, "b3"),
        ("H1-", {"hands": "1345", "sentry": "4"}, "b3"),
        ("H1+", {"hands": "43", "sentry": "4"}, "b4"),
        ("H1+ b4", {"hands": "43", "sentry": "4"}, "+"),
        ("H1- b4", {"hands": "43", "sentry": "4"}, "-"),
        ("H1+ b4", {"hands": "4", "sentry": "4"}, "yield"),
        ("H1+", {"hands": "1", "sentry": "4"}, "yield"),
        ("H1+ b5", {"hands": "53", "sentry": "4"}, "!"),
        ("H1+ b5 !", {"hands": "53", "sentry": "4"}, "leave"),
    ],
)
def test_what_is_plain(moves: str, changes: dict[str, Any], plain: str | None) -> None:
    assert plain_move(after(moves, **changes)) == plain


def test_a_plain_move_is_legal_and_ends_a_placement() -> None:
    for seed in range(6):
        here = played(Variant("ninjato", players=2 + seed % 3, keen=True), seed, plies=40 + 9 * seed)
        for _ in range(60):
            move = plain_move(here) if not here.is_over else None
            if move is None:
                break
            assert move in here.legal_moves
            here.push(move)
        assert here.is_over or here.snapshot()["phase"] == "place"


def test_a_position_by_hand_is_judged_at_once() -> None:
    assert plain_move(position(hands="5")) is None
