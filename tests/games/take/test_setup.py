"""The set-up of Ta-Ke, and what stays constant from then on, in many games at once."""

from functools import cache
from typing import Any

import numpy as np

from zashiki import Batch
from zashiki.games.take.components import BOTTOM, MIDDLE, SAMURAI, TOP
from zashiki.games.take.rules.setup import stack_chips
from zashiki.kernel.rule import JIT

DEALS, DRAWS = (100_000, 20_000) if JIT else (1_000, 500)
GAMES, STEPS = (3_000, 200) if JIT else (30, 70)


@cache
def deals() -> Batch:
    """Many deals, which no test changes."""
    return Batch("take", DEALS, seed=11)


def dealt_stacks() -> Any:
    """The stacks of many deals, A to E, bottom to top."""
    return deals().states["stack"][:, :, 1:8]


def test_seven_chips_on_each_space_and_seven_of_each_type() -> None:
    states = deals().states
    assert (states["height"] == 7).all()
    for type in range(5):
        assert ((states["stack"][:, :, 1:8] == type).sum(axis=(1, 2)) == 7).all()


def test_no_three_of_a_kind_in_a_row() -> None:
    stacks = dealt_stacks()
    equal = stacks[:, :, 1:] == stacks[:, :, :-1]
    assert not (equal[:, :, 1:] & equal[:, :, :-1]).any()


def test_equal_neighbours_are_as_frequent_as_the_rules_page_says() -> None:
    stacks = dealt_stacks()
    pairs = (stacks[:, :, 1:] == stacks[:, :, :-1]).sum(axis=(1, 2))
    error = pairs.std() / DEALS**0.5
    assert abs(pairs.mean() - 4.65) < 4 * error + 0.005  # the rules page gives two places


def test_between_one_draw_in_eight_and_one_in_nine_finds_no_place_for_a_chip() -> None:
    """Then all chips are drawn again."""
    state = Batch("take", 1, seed=11).states[0].copy()
    failures = sum(not stack_chips(state) for _ in range(DRAWS))
    assert abs(failures / DRAWS - 0.119) < 4 * (0.119 * 0.881 / DRAWS) ** 0.5


def test_the_first_turn_has_eight_moves_on_average() -> None:
    moves = deals().legal_mask.sum(axis=1)
    assert moves.min() >= 5
    assert moves.max() <= 20
    assert abs(moves.mean() - 8) < 4 * moves.std() / DEALS**0.5


def test_pieces_are_conserved_in_every_game() -> None:
    batch = Batch("take", GAMES, seed=3)
    for _ in range(STEPS):
        batch.step(batch.sample())
        check_conservation(batch.states)
    assert batch.dealt > GAMES  # many games were played to their ends


def check_conservation(states: Any) -> None:
    above = np.arange(1, 15) > states["height"][:, :, None]
    chips = np.where(above, -1, states["stack"][:, :, 1:])
    assert (states["stack"][:, :, 1:][above] == 0).all()
    assert (states["stack"][:, :, 0] == np.arange(5)).all()
    court = states["court"].astype(int)
    assert (court >= 0).all()
    for type in range(5):
        in_hall = (chips == type).sum(axis=(1, 2))
        rows = [TOP] if type == SAMURAI else [BOTTOM, MIDDLE]
        in_courts = court[:, :, rows, type].sum(axis=(1, 2))
        assert (in_hall + in_courts == 7).all()
    assert (court[:, :, TOP, 1:].sum(axis=2) == court[:, :, TOP, SAMURAI]).all()
    assert (states["height"].sum(axis=1) + states["taken"] == 35).all()
    assert (states["player"] == states["taken"] % 2).all()
    takes = [court[:, 0, :, 1:].sum(axis=(1, 2)), court[:, 1, :, 1:].sum(axis=(1, 2))]
    assert (takes[0] == (states["taken"] + 1) // 2).all()
    assert (takes[1] == states["taken"] // 2).all()
    free = (states["height"] > 0) & ~((states["ghosts"] | states["closed"])[:, None] >> np.arange(5) & 1).astype(bool)
    assert free.any(axis=1).all()
    assert ((states["ghosts"] >= 0) & (states["ghosts"] < 31)).all()
