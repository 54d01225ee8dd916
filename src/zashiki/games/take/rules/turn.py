"""A turn: abilities, then a take with its scoring, then the next turn begins."""

import numpy as np

from zashiki.games.take.actions import (
    ENOUGH,
    MOVE_SAMURAI,
    MOVE_SAMURAI_END,
    OWN_DAIMYO,
    OWN_GEISHA,
    OWN_GEISHA_END,
    OWN_RONIN,
    OWN_RONIN_END,
    PUSH,
    PUSH_END,
    TAKE,
    TAKE_END,
    TAKES_PER_SPACE,
)
from zashiki.games.take.components import BOTTOM, CHIPS, FIRST_COLUMN, GEISHA, RONIN, SAMURAI, TOP
from zashiki.games.take.rules.abilities import (
    end_daimyo,
    move_chip,
    move_ghost,
    move_samurai,
    perform,
    use,
    use_daimyo,
    use_ninja,
)
from zashiki.games.take.rules.scoring import score
from zashiki.games.take.rules.state import NOBODY, higher_than, lift, shown
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State


@rule
def apply(state: State, action: Int) -> None:
    """Plays a legal action."""
    if TAKE <= action < TAKE_END:
        take(state, (action - TAKE) // TAKES_PER_SPACE, (action - TAKE) % TAKES_PER_SPACE)
    elif action == OWN_DAIMYO:
        use_daimyo(state)
    elif action == ENOUGH:
        end_daimyo(state)
    elif MOVE_SAMURAI <= action < MOVE_SAMURAI_END:
        move_samurai(state, action - MOVE_SAMURAI)
    elif OWN_RONIN <= action < OWN_RONIN_END:
        use(state, RONIN)
        move_ghost(state, action - OWN_RONIN)
    elif OWN_GEISHA <= action < OWN_GEISHA_END:
        use(state, GEISHA)
        move_chip(state, action - OWN_GEISHA)
    elif PUSH <= action < PUSH_END:
        use_ninja(state, FIRST_COLUMN + action - PUSH)
    else:
        perform(state, action)


@rule
def take(state: State, space: Int, column: Int) -> None:
    """Takes the top chip, leaves a ghost, places the chip, scores; then the next turn begins."""
    chip = np.int64(lift(state, space))
    state.ghosts |= 1 << space
    row, column = (TOP, column) if chip == SAMURAI else (BOTTOM, chip)
    state.court[state.player, row, column] += 1
    state.court[state.player, TOP, SAMURAI] += chip == SAMURAI
    score(state, shown(state, space))
    state.taken += 1
    state.used = 0
    state.closed = 0
    if state.taken == CHIPS:
        state.player = NOBODY
    else:
        state.player = 1 - state.player
        ghosts_come_home(state)


@rule
def ghosts_come_home(state: State) -> None:
    """Returns all ghosts to the supply if every chip that could be taken has one on it."""
    if higher_than(state, 0) & ~state.ghosts == 0:
        state.ghosts = 0
