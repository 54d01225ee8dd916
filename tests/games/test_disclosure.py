"""Which moves reveal something: known cases, and a comparison with imagined worlds."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import effort
from tests.games.naishi import positions as naishi
from tests.games.ninjato import positions as ninjato
from tests.leaks import redacted, viewers
from tests.playing import SEEDS, Variant, played, variants
from zashiki import BadArgument, IllegalMove, Position

FEW = effort(2, 15, 150)


def last_reveals(position: Position, moves: str) -> bool:
    """Whether the last of these moves reveals something."""
    for move in moves.split():
        position.push(move)
    return position.reveals()


@settings(max_examples=effort(1, 8, 100))
@given(SEEDS)
def test_nothing_is_hidden_in_take(seed: int) -> None:
    position = played(Variant("take"), seed)
    assert not any(position.reveals(ply) for ply in range(position.ply))


@pytest.mark.parametrize(
    ("moves", "truth"),
    [
        ("k1", False),  # nobody else sees the choice
        ("k1 k2", True),  # both see the card they receive
        ("k1 k2 sL14", False),
        ("k1 k2 sR25", False),
        ("k1 k2 sH45", False),  # the places are seen, the cards are not
        ("k1 k2 sV3", True),  # a card of the Hand shows up
        ("k1 k2 L1", True),  # the next card of the pile
        ("k1 k2 H1", True),
        ("k1 k2 x14", True),
        ("k1 k2 dL3", False),
        ("k1 k2 dH3", True),
        ("k1 k2 L1 -", False),
        ("k1 k2 L1 sL12 L1 sL12 r", False),
    ],
)
def test_naishi(moves: str, truth: bool) -> None:
    assert last_reveals(Position.deal("naishi", seed=1), moves) == truth


def test_naishi_with_a_card_that_both_players_know_but_no_spectator() -> None:
    position = naishi.position(("MMMMM", "MMMTT"), ("MMMMM", "MMMEE"), piles=("A", "SS", "KK", "HH", "FF"))
    assert last_reveals(position, "sV4")
    position.pop()
    assert not last_reveals(position, "sL14")
    assert not last_reveals(position, "L1")  # the pile is empty then


DOJO = {"hands": ["11", "2345"], "dojo_open": "442"}
FIGHT = {"hands": ["5533", "2345"], "sentry": "2", "neutral": "fsv"}
SHOP = {"treasures": ["fj"], "palace": "72 66", "pavilion": "Wj G?", "sensei": "kenjutsu taijutsu", "hands": ["555"]}


@pytest.mark.parametrize(
    ("start", "moves", "truth"),
    [
        (DOJO, "dojo", False),
        (DOJO, "dojo t4", False),  # taken face up
        (DOJO, "dojo t?", True),
        (DOJO, "dojo t4 t4", True),  # the gaps are filled
        (FIGHT, "H1+", False),  # the sentry is face up
        (FIGHT, "H1+ b5", True),  # a card out of the hand
        (FIGHT, "H1+ b5 +", True),
        (FIGHT, "H1+ b5 !", False),
        (FIGHT, "H1+ b5 ! banzai", True),  # the next guard
        (FIGHT, "H1+ b5 ! leave", True),  # a treasure out of the bag
        (FIGHT, "H1+ yield", True),
        (SHOP, "P1:fj", False),
        (SHOP, "R1:j", False),  # everybody saw which one
        (SHOP, "learn:kenjutsu", True),  # a 5 is paid
        ({**SHOP, "skills": "kayakujutsu"}, "learn:kenjutsu", False),  # nothing is paid
    ],
)
def test_ninjato(start: dict[str, Any], moves: str, truth: bool) -> None:
    for players in (2, 3, 4):
        assert last_reveals(ninjato.position(players, **start), moves) == truth


def test_ninjato_remembers_a_card_that_everybody_saw_taken() -> None:
    start: dict[str, Any] = {"hands": ["22", "2345"], "dojo_open": "544", "treasures": ["", "fj"], "palace": "72"}
    known, unknown = ninjato.position(**start), ninjato.position(**start)
    assert not last_reveals(known, "dojo t5 t4 P1:fj H1+ b5")
    assert last_reveals(unknown, "dojo t5 t4 P1:fj H1+ b2")


def test_a_ply_without_a_move_is_refused() -> None:
    position = Position.deal("naishi", seed=1)
    for move in ("k1", "k2", "sL14", "L1"):
        position.push(move)
    before = bytes(position), position.moves
    assert [position.reveals(ply) for ply in range(4)] == [False, True, False, True]
    assert (bytes(position), position.moves) == before
    for ply in (-1, 4):
        with pytest.raises(BadArgument, match="no move at ply"):
            position.reveals(ply)


@settings(max_examples=FEW)
@given(variants(), SEEDS, st.integers(min_value=0, max_value=80))
def test_a_slow_reference_implementation_agrees(variant: Variant, seed: int, plies: int) -> None:
    position = played(variant, seed, plies + 1)
    if position.ply and not position.is_over:
        if position.reveals():
            assert slowly(position, worlds=5000)  # what is different may be rare
        else:
            assert not slowly(position)


def slowly(position: Position, worlds: int = 100) -> bool:
    """The reference implementation, for the last move: whether it looks different in an imagined world."""
    before = position.copy()
    move = before.pop()
    for seat in viewers(position.players):
        truth = redacted(position, seat)
        for seed in range(worlds):
            world = before.imagine(seat, seed=seed)
            try:
                world.push(move)
            except IllegalMove:
                return True
            if redacted(world, seat) != truth:
                return True
    return False
