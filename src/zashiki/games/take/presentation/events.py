"""The events of a move, and what a move would do."""

import numpy as np

from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    ENOUGH,
    GHOST_FROM,
    GHOST_TO,
    MOVE_SAMURAI,
    MOVE_SAMURAI_END,
    NINJA_DAIMYO,
    NUMBER_IN_BLOCK,
    OWN_DAIMYO,
    PERFORMED,
    PUSHED,
    SAMURAI_FROM,
    SAMURAI_TO,
    TAKE_END,
    TAKES_PER_SPACE,
    USED,
)
from zashiki.games.take.components import (
    BOTTOM,
    GEISHA,
    MIDDLE,
    NINJA,
    NINJA_VALUES,
    RONIN,
    SAMURAI,
    SPACES,
    SUPPLY,
    TOP,
)
from zashiki.games.take.presentation.messages import CHIPS, GHOST, MESSAGES, in_court
from zashiki.games.take.rules.scoring import influence, times_shown
from zashiki.games.take.rules.state import NOBODY, shown
from zashiki.games.take.rules.turn import apply
from zashiki.kernel.facts import Facts, add_fact, counted_as
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, State

TAKES, TAKES_SAMURAI, LEAVES, USES, USES_DAIMYO, PUSHES, PUSHES_DAIMYO, MOVES_SAMURAI, STOPS = (
    MESSAGES.number(name)
    for name in ("take", "take-samurai", "leave", "use", "use-daimyo", "push", "push-daimyo", "samurai", "enough")
)
MOVES_GHOST, BRINGS_GHOST, SENDS_GHOST, MOVES_CHIP, SCORES, GO_HOME, GO_HOME_TOO, WOULD_SCORE = (
    MESSAGES.number(name)
    for name in ("ghost", "ghost-comes", "ghost-goes", "chip", "score", "home", "home-too", "gain")
)
BOTTOM_CHIPS, MIDDLE_CHIPS, SAMURAI_CHIPS = (CHIPS.index(name) for name in ("bottom-2", "middle-1", "samurai"))
"""The next kind is that of chips which count one less: the Ninja's, with an option."""


@rule
def tell(before: State, after: State, action: Int, viewer: Int, facts: Facts) -> Int:
    """Writes the events of a move, in the order in which they happen."""
    n = tell_steps(before, action, facts)
    if action < TAKE_END:
        space = action // TAKES_PER_SPACE
        n = add_fact(facts, n, LEAVES, before.player, GHOST, SUPPLY, space)
        n = tell_scores(before, after, space, facts, n)
        if after.player != NOBODY and after.ghosts == 0:
            n = tell_ghosts_come_home(before.ghosts | 1 << space, facts, n)
    return n


@rule
def foretell(state: State, after: State, action: Int, facts: Facts) -> Int:
    """Writes what an action would do: its steps, and what a take would score."""
    n = tell_steps(state, action, facts)
    if action < TAKE_END:
        apply(after, action)
        n = tell_gain(state, after, action // TAKES_PER_SPACE, facts, n)
    return n


@rule
def explain(state: State, viewer: Int, seat: Int, facts: Facts) -> Int:
    """Writes nothing: the events tell every point when it is scored."""
    return 0


@long_rule
def tell_steps(state: State, action: Int, facts: Facts) -> Int:
    """Writes the steps of a move."""
    seat, number = state.player, NUMBER_IN_BLOCK[action]
    if action < TAKE_END:
        return tell_take(state, number // TAKES_PER_SPACE, number % TAKES_PER_SPACE, facts)
    if action == ENOUGH:
        return add_fact(facts, 0, STOPS, seat)
    if MOVE_SAMURAI <= action < MOVE_SAMURAI_END:
        return tell_samurai_move(seat, number, facts)
    n = tell_step_up(USES_DAIMYO if action == OWN_DAIMYO else USES, seat, USED[action], seat, facts, 0)
    if PUSHED[action]:
        message = PUSHES_DAIMYO if action == NINJA_DAIMYO else PUSHES
        n = tell_step_up(message, seat, PUSHED[action], 1 - seat, facts, n)
    if PERFORMED[action] == RONIN:
        return tell_ghost_move(seat, number, facts, n)
    if PERFORMED[action] == GEISHA:
        return tell_chip_move(state, number, facts, n)
    return n


@rule
def tell_take(state: State, space: Int, column: Int, facts: Facts) -> Int:
    """A chip goes to its own column, or a Samurai to lie over a column."""
    seat, chip = state.player, shown(state, space)
    if chip != SAMURAI:
        return add_fact(facts, 0, TAKES, seat, chip, space, in_court(seat, BOTTOM, chip))
    add_fact(facts, 0, TAKES_SAMURAI, seat, chip, space, in_court(seat, TOP, column))
    facts[0].numbers[0] = column
    return 1


@rule
def tell_samurai_move(seat: Int, move: Int, facts: Facts) -> Int:
    """A Samurai moves from a column to another."""
    source, target = np.int64(SAMURAI_FROM[move]), np.int64(SAMURAI_TO[move])
    add_fact(facts, 0, MOVES_SAMURAI, seat, SAMURAI, in_court(seat, TOP, source), in_court(seat, TOP, target))
    facts[0].numbers[0] = source
    facts[0].numbers[1] = target
    return 1


@rule
def tell_step_up(message: Int, seat: Int, column: Int, owner: Int, facts: Facts, n: Int) -> Int:
    """A chip that is used or pushed steps up to the middle row."""
    source, target = in_court(owner, BOTTOM, column), in_court(owner, MIDDLE, column)
    return add_fact(facts, n, message, seat, column, source, target)


@rule
def tell_ghost_move(seat: Int, move: Int, facts: Facts, n: Int) -> Int:
    """A ghost moves between spaces, or from or to the supply."""
    source, target = np.int64(GHOST_FROM[move]), np.int64(GHOST_TO[move])
    message = BRINGS_GHOST if source == SUPPLY else SENDS_GHOST if target == SUPPLY else MOVES_GHOST
    return add_fact(facts, n, message, seat, GHOST, source, target)


@rule
def tell_chip_move(state: State, move: Int, facts: Facts, n: Int) -> Int:
    """A top chip moves to another space."""
    source, target = np.int64(CHIP_FROM[move]), np.int64(CHIP_TO[move])
    return add_fact(facts, n, MOVES_CHIP, state.player, shown(state, source), source, target)


@rule
def tell_scores(before: State, after: State, space: Int, facts: Facts, n: Int) -> Int:
    """Both players score a type, the mover first."""
    type = shown(after, space)
    for turn in range(2):
        seat = (before.player + turn) % 2
        n = add_fact(facts, n, SCORES, seat, type, space)
        fact = facts[n - 1]
        fact.points = after.scores[seat] - before.scores[seat]
        fact.numbers[0] = times_shown(after, type)
        fact.numbers[1] = influence(after, seat, type)
        fact.numbers[2] = chips(after, seat, type)
    return n


@rule
def chips(state: State, seat: Int, type: Int) -> Int:
    """The chips that an influence consists of."""
    count_less = type == NINJA and state.options[NINJA_VALUES] != 0
    return (
        counted_as(BOTTOM_CHIPS + count_less, state.court[seat, BOTTOM, type])
        + counted_as(MIDDLE_CHIPS + count_less, state.court[seat, MIDDLE, type])
        + counted_as(SAMURAI_CHIPS, state.court[seat, TOP, type])
    )


@rule
def tell_gain(before: State, after: State, space: Int, facts: Facts, n: Int) -> Int:
    """What a take scores for both players, in one fact."""
    seat, opponent, type = before.player, 1 - before.player, shown(after, space)
    n = add_fact(facts, n, WOULD_SCORE, seat, type, space)
    fact = facts[n - 1]
    fact.points = after.scores[seat] - before.scores[seat]
    fact.numbers[0] = times_shown(after, type)
    fact.numbers[1] = influence(after, seat, type)
    fact.numbers[2] = influence(after, opponent, type)
    fact.numbers[3] = after.scores[opponent] - before.scores[opponent]
    return n


@rule
def tell_ghosts_come_home(ghosts: Int, facts: Facts, n: Int) -> Int:
    """All ghosts leave the hall at the same time."""
    is_first = True
    for space in range(SPACES):
        if ghosts >> space & 1:
            n = add_fact(facts, n, GO_HOME if is_first else GO_HOME_TOO, NONE, GHOST, space, SUPPLY)
            facts[n - 1].joins = not is_first
            is_first = False
    return n
