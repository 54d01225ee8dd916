"""The abilities of Daimyo, Ronin, Geisha and Ninja."""

import numpy as np

from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    NINJA_GEISHA,
    NINJA_GEISHA_END,
    NINJA_RONIN,
    NINJA_RONIN_END,
    SAMURAI_FROM,
    SAMURAI_TO,
)
from zashiki.games.take.components import BOTTOM, DAIMYO, GEISHA, MIDDLE, NINJA, RONIN, SAMURAI_MOVES, TOP
from zashiki.games.take.rules.legality import GHOST_FLIPS, is_samurai_move_left
from zashiki.games.take.rules.state import THROUGH_NINJA, lift, put
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State


@rule
def use(state: State, ability: Int) -> None:
    """Moves the chip whose ability is used up to the middle row, for good."""
    state.used |= 1 << ability
    step_up(state, state.player, ability)


@rule
def step_up(state: State, seat: Int, column: Int) -> None:
    """Moves a seat's chip from the bottom row to the middle row."""
    state.court[seat, BOTTOM, column] -= 1
    state.court[seat, MIDDLE, column] += 1


@rule
def use_daimyo(state: State) -> None:
    """Daimyo: the decisions that follow move one to three Samurai."""
    use(state, DAIMYO)
    state.moving = 1


@rule
def move_samurai(state: State, move: Int) -> None:
    """Moves a Samurai; ends the Daimyo's moves if no other can follow."""
    state.court[state.player, TOP, SAMURAI_FROM[move]] -= 1
    state.court[state.player, TOP, SAMURAI_TO[move]] += 1
    state.moves[state.moved] = move
    state.moved += 1
    if state.moved == SAMURAI_MOVES or not is_samurai_move_left(state):
        end_daimyo(state)


@rule
def end_daimyo(state: State) -> None:
    """Ends the Daimyo's moves."""
    state.moving = 0
    state.moved = 0
    for i in range(SAMURAI_MOVES):
        state.moves[i] = 0


@rule
def move_ghost(state: State, move: Int) -> None:
    """Ronin: moves a ghost between two spaces, or between a space and the supply."""
    state.ghosts ^= GHOST_FLIPS[move]


@rule
def move_chip(state: State, move: Int) -> None:
    """Geisha: moves a top chip, which may not be taken this turn; the chip it uncovers may."""
    source, target = np.int64(CHIP_FROM[move]), np.int64(CHIP_TO[move])
    put(state, target, lift(state, source))
    state.closed = state.closed & ~(1 << source) | 1 << target


@rule
def use_ninja(state: State, column: Int) -> None:
    """Ninja: pushes an opposing chip."""
    use(state, NINJA)
    step_up(state, 1 - state.player, column)


@rule
def perform(state: State, action: Int) -> None:
    """Ninja: pushes an opposing chip and performs its ability."""
    if NINJA_RONIN <= action < NINJA_RONIN_END:
        column = RONIN
        move_ghost(state, action - NINJA_RONIN)
    elif NINJA_GEISHA <= action < NINJA_GEISHA_END:
        column = GEISHA
        move_chip(state, action - NINJA_GEISHA)
    else:
        column = DAIMYO
        state.moving = 1
    use_ninja(state, column)
    state.used |= 1 << (column + THROUGH_NINJA)
