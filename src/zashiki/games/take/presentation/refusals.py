"""Why an action is not legal."""

import numpy as np

from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    GHOST_FROM,
    GHOST_TO,
    NUMBER_IN_BLOCK,
    PERFORMED,
    PUSHED,
    TAKE_END,
    TAKES_PER_SPACE,
    USED,
)
from zashiki.games.take.components import (
    BOTTOM,
    DAIMYO,
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
from zashiki.kernel.types import Bool, Int, State

MOVING, MOVING_OR_ENOUGH, NOT_MOVING, EMPTY, UNDER_GHOST, CLOSED, NO_COLUMN, COLUMN = (
    MESSAGES.number(f"refuse-{why}")
    for why in ("moving", "moving-or-enough", "not-moving", "empty", "ghost", "closed", "no-column", "column")
)
USED_BEFORE, NONE_TO_USE, NONE_TO_PUSH, PERFORMED_BEFORE, NO_SAMURAI, NO_GHOST, TWO_GHOSTS, NOTHING_LEFT, LOW = (
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
    number = NUMBER_IN_BLOCK[action]
    if state.moving:
        return add_fact(facts, 0, MOVING_OR_ENOUGH if state.moved else MOVING)
    if action < TAKE_END:
        return refuse_take(state, number // TAKES_PER_SPACE, number % TAKES_PER_SPACE, facts)
    if USED[action] == 0:
        return add_fact(facts, 0, NOT_MOVING)
    n = refuse_chips(state, USED[action], PUSHED[action], facts)
    return n if n > 0 else refuse_performance(state, PERFORMED[action], number, PUSHED[action] == 0, facts)


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
def refuse_chips(state: State, used: Int, pushed: Int, facts: Facts) -> Int:
    """Writes why the player cannot use a chip, and push one if there is one to push; nothing if they can."""
    if state.used >> used & 1:
        return add_fact(facts, 0, USED_BEFORE, NONE, used)
    if state.court[state.player, BOTTOM, used] == 0:
        return add_fact(facts, 0, NONE_TO_USE, NONE, used)
    if pushed and state.court[1 - state.player, BOTTOM, pushed] == 0:
        return add_fact(facts, 0, NONE_TO_PUSH, NONE, pushed)
    return 0


@rule
def refuse_performance(state: State, ability: Int, move: Int, is_own: Bool, facts: Facts) -> Int:
    """Writes why an ability cannot be performed."""
    other_use = ability + THROUGH_NINJA if is_own else ability
    if not state.options[NINJA_REPEATS] and state.used >> other_use & 1:
        return add_fact(facts, 0, PERFORMED_BEFORE, NONE, ability)
    if ability == DAIMYO:
        return add_fact(facts, 0, NO_SAMURAI)
    if ability == RONIN:
        return refuse_ghost_move(state, move, facts)
    return refuse_chip_move(state, move, facts)


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
