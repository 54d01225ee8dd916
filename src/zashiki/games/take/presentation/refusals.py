"""Why an action is not legal."""

import numpy as np

from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    ENOUGH,
    GHOST_FROM,
    GHOST_TO,
    MOVE_SAMURAI_END,
    NINJA_DAIMYO,
    NINJA_GEISHA,
    NINJA_RONIN,
    NINJA_RONIN_END,
    OWN_DAIMYO,
    OWN_GEISHA,
    OWN_RONIN,
    OWN_RONIN_END,
    PUSH,
    PUSH_END,
    TAKE_END,
    TAKES_PER_SPACE,
)
from zashiki.games.take.components import (
    BOTTOM,
    DAIMYO,
    FIRST_COLUMN,
    GEISHA,
    NINJA,
    NINJA_REPEATS,
    RONIN,
    SAMURAI,
    SUPPLY,
)
from zashiki.games.take.presentation.messages import MESSAGES
from zashiki.games.take.rules.state import THROUGH_NINJA, shown
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State

MOVING, MOVING_OR_ENOUGH, NOT_MOVING, EMPTY, UNDER_GHOST, CLOSED, NO_COLUMN, COLUMN = (
    MESSAGES.number(f"refuse-{why}")
    for why in ("moving", "moving-or-enough", "not-moving", "empty", "ghost", "closed", "no-column", "column")
)
USED, NONE_TO_USE, NONE_TO_PUSH, PERFORMED, NO_SAMURAI, NO_GHOST, TWO_GHOSTS, NOTHING_LEFT, LOW = (
    MESSAGES.number(f"refuse-{why}")
    for why in (
        "used",
        "none",
        "none-to-push",
        "performed",
        "no-samurai",
        "no-ghost",
        "two-ghosts",
        "nothing-left",
        "low",
    )
)


@rule
def refuse(state: State, action: Int, facts: Facts) -> Int:
    """Writes why an action is not legal."""
    if state.moving:
        return add_fact(facts, 0, MOVING_OR_ENOUGH if state.moved else MOVING)
    if action < TAKE_END:
        return refuse_take(state, action // TAKES_PER_SPACE, action % TAKES_PER_SPACE, facts)
    if ENOUGH <= action < MOVE_SAMURAI_END:
        return add_fact(facts, 0, NOT_MOVING)
    if PUSH <= action < PUSH_END:
        return refuse_push(state, FIRST_COLUMN + action - PUSH, facts)
    return refuse_ability(state, action, facts)


@rule
def refuse_take(state: State, space: Int, column: Int, facts: Facts) -> Int:
    """Writes why the player cannot take from a space."""
    if state.height[space] == 0:
        return at_space(EMPTY, space, facts)
    if state.ghosts >> space & 1:
        return at_space(UNDER_GHOST, space, facts)
    if state.closed >> space & 1:
        return at_space(CLOSED, space, facts)
    if column == SAMURAI:
        return at_space(NO_COLUMN, space, facts)
    at_space(COLUMN, space, facts)
    facts[0].piece = shown(state, space)
    return 1


@rule
def refuse_use(state: State, ability: Int, facts: Facts) -> Int:
    """Writes why the player cannot use a chip of a type; nothing if they can."""
    if state.used >> ability & 1:
        return add_fact(facts, 0, USED, NONE, ability)
    if state.court[state.player, BOTTOM, ability] == 0:
        return add_fact(facts, 0, NONE_TO_USE, NONE, ability)
    return 0


@rule
def refuse_push(state: State, type: Int, facts: Facts) -> Int:
    """Writes why the player's Ninja cannot push a type; nothing if it can."""
    n = refuse_use(state, NINJA, facts)
    if n == 0 and state.court[1 - state.player, BOTTOM, type] == 0:
        return add_fact(facts, 0, NONE_TO_PUSH, NONE, type)
    return n


@rule
def refuse_ability(state: State, action: Int, facts: Facts) -> Int:
    """Writes why the action of an ability is not possible."""
    ability, is_own = ability_of(action), action < NINJA_RONIN
    n = refuse_use(state, ability, facts) if is_own else refuse_push(state, ability, facts)
    if n > 0:
        return n
    other_use = ability + THROUGH_NINJA if is_own else ability
    if not state.options[NINJA_REPEATS] and state.used >> other_use & 1:
        return add_fact(facts, 0, PERFORMED, NONE, ability)
    if ability == DAIMYO:
        return add_fact(facts, 0, NO_SAMURAI)
    if ability == RONIN:
        return refuse_ghost_move(state, action - (OWN_RONIN if is_own else NINJA_RONIN), facts)
    return refuse_chip_move(state, action - (OWN_GEISHA if is_own else NINJA_GEISHA), facts)


@rule
def ability_of(action: Int) -> Int:
    """The ability that an action performs."""
    if action in (OWN_DAIMYO, NINJA_DAIMYO):
        return DAIMYO
    is_ronin = OWN_RONIN <= action < OWN_RONIN_END or NINJA_RONIN <= action < NINJA_RONIN_END
    return RONIN if is_ronin else GEISHA


@rule
def refuse_ghost_move(state: State, move: Int, facts: Facts) -> Int:
    """Writes why a ghost cannot move so."""
    source, target = np.int64(GHOST_FROM[move]), np.int64(GHOST_TO[move])
    if source != SUPPLY and not state.ghosts >> source & 1:
        return at_space(NO_GHOST, source, facts)
    if target != SUPPLY and state.ghosts >> target & 1:
        return at_space(TWO_GHOSTS, target, facts)
    return add_fact(facts, 0, NOTHING_LEFT)


@rule
def refuse_chip_move(state: State, move: Int, facts: Facts) -> Int:
    """Writes why a top chip cannot move so."""
    source, target = np.int64(CHIP_FROM[move]), np.int64(CHIP_TO[move])
    if state.ghosts >> source & 1:
        return at_space(UNDER_GHOST, source, facts)
    if state.ghosts >> target & 1:
        return at_space(UNDER_GHOST, target, facts)
    at_space(LOW, source, facts)
    facts[0].numbers[1] = state.height[source]
    return 1


@rule
def at_space(message: Int, space: Int, facts: Facts) -> Int:
    """Writes a reason that names a space."""
    add_fact(facts, 0, message)
    facts[0].numbers[0] = space
    return 1
