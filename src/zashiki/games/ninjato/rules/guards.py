"""Facing a guard: the card, additions, and the strike."""

import numpy as np

from zashiki.games.ninjato.actions import (
    ADD_SKILL,
    BORYAKU_HIGH,
    BORYAKU_LOW,
    MINUS,
    PLAY_CARD,
    PLAY_CARD_END,
    PLUS,
    SEISHIN,
    STRIKE,
    STRIKE_VALUE,
    STRIKE_VALUE_END,
    YIELD,
)
from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    DOJO_VALUES,
    ELITE_DOUBLE,
    ELITE_VALUES,
    GUARD_VALUE,
    MODIFIER,
)
from zashiki.games.ninjato.rules.hands import spend_card
from zashiki.games.ninjato.rules.houses import is_empty, take_next_treasure
from zashiki.games.ninjato.rules.skills import SKILL_BORYAKU, SKILL_SEISHIN, legal_skills
from zashiki.games.ninjato.rules.state import BETWEEN, ELITE, NOTHING, TOKEN
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, State

ADDITION_SKILL = np.array([addition.skill for addition in ADDITIONS], dtype=np.int64)
ADDITION_STEP = np.array([addition.step for addition in ADDITIONS], dtype=np.int64)
ADDITION_SETS = np.array(
    [NOTHING if addition.sets is None else addition.sets for addition in ADDITIONS], dtype=np.int64
)
BOTH = 3
"""Both guards of a double, as a set."""


@rule
def guard_value(state: State, which: Int) -> Int:
    """The value to beat; `which` is 0 or 1 for the guards of a double."""
    if state.source != ELITE:
        return GUARD_VALUE[state.guard]
    return ELITE_VALUES[state.guard, which if ELITE_DOUBLE[state.guard] else state.stealth]


@rule
def is_double(state: State) -> Bool:
    """Whether the guard is a double."""
    return state.source == ELITE and ELITE_DOUBLE[state.guard] != 0


@rule
def play_total(state: State) -> Int:
    """The total of the play so far; a setting effect counts before additions."""
    return (state.played if state.set == NOTHING else state.set) + state.add


@rule
def is_beaten_by(state: State, value: Int, points: Int) -> Bool:
    """Whether a total beats a value: more by strength, less by stealth."""
    return points < value if state.stealth else points > value


@rule
def legal_plays(state: State, out: Ints, n: Int) -> Int:
    """Writes the plays against a guard: first a card, then additions and strikes; yielding and some skills always."""
    me = state.player
    if state.played == NOTHING:
        for value in range(1, DOJO_VALUES + 1):
            if state.hand[me, value - 1] > 0:
                out[n] = PLAY_CARD + value - 1
                n += 1
        if state.ready[me, SKILL_BORYAKU] > 0:
            out[n] = BORYAKU_LOW
            out[n + 1] = BORYAKU_HIGH
            n += 2
    else:
        n = legal_additions(state, out, n)
        n = legal_strikes(state, out, n)
    out[n] = YIELD
    n += 1
    if state.ready[me, SKILL_SEISHIN] > 0:
        out[n] = SEISHIN
        n += 1
    return legal_skills(state, out, n)


@rule
def legal_additions(state: State, out: Ints, n: Int) -> Int:
    """Writes the 3s and skills that can be added to the card."""
    me = state.player
    if state.hand[me, MODIFIER - 1] > 0:
        out[n] = PLUS
        out[n + 1] = MINUS
        n += 2
    for number in range(len(ADDITION_SKILL)):
        if state.ready[me, ADDITION_SKILL[number]] > 0:
            out[n] = ADD_SKILL + number
            n += 1
    return n


@rule
def legal_strikes(state: State, out: Ints, n: Int) -> Int:
    """Writes the strikes that the total allows; at a double they name the guard."""
    points = play_total(state)
    if not is_double(state):
        if is_beaten_by(state, guard_value(state, 0), points):
            out[n] = STRIKE
            n += 1
        return n
    low, high = ELITE_VALUES[state.guard, 0], ELITE_VALUES[state.guard, 1]
    strikes_low = not state.beaten & 1 and is_beaten_by(state, low, points)
    strikes_high = not state.beaten & 2 and is_beaten_by(state, high, points)
    if strikes_low:
        out[n] = STRIKE_VALUE + low - 1
        n += 1
    if strikes_high and not (strikes_low and low == high):
        out[n] = STRIKE_VALUE + high - 1
        n += 1
    return n


@rule
def play(state: State, action: Int) -> None:
    """Plays a card, Boryaku, an addition, a strike, or Seishin-teki."""
    if PLAY_CARD <= action < PLAY_CARD_END:
        spend_card(state, state.player, action - PLAY_CARD + 1)
        state.played = action - PLAY_CARD + 1
    elif action in (BORYAKU_LOW, BORYAKU_HIGH):
        state.ready[state.player, SKILL_BORYAKU] -= 1
        state.played = BORYAKU_VALUES[action - BORYAKU_LOW]
    elif action == STRIKE or STRIKE_VALUE <= action < STRIKE_VALUE_END:
        strike(state, action)
    elif action == SEISHIN:
        state.ready[state.player, SKILL_SEISHIN] -= 1
        state.stealth = 1 - state.stealth
    else:
        add(state, action)


@rule
def add(state: State, action: Int) -> None:
    """Adds a 3 or a skill to the card."""
    me = state.player
    if action in (PLUS, MINUS):
        spend_card(state, me, MODIFIER)
        state.add += 1 if action == PLUS else -1
    else:
        state.ready[me, ADDITION_SKILL[action - ADD_SKILL]] -= 1
        state.add += ADDITION_STEP[action - ADD_SKILL]
        if ADDITION_SETS[action - ADD_SKILL] != NOTHING:
            state.set = ADDITION_SETS[action - ADD_SKILL]


@rule
def clear_play(state: State) -> None:
    """Ends the play against a guard."""
    state.played = NOTHING
    state.set = NOTHING
    state.add = 0


@rule
def strike(state: State, action: Int) -> None:
    """Beats the guard, or one of the guards of a double. Once all are beaten, the next treasure is taken."""
    if action != STRIKE:
        low = ELITE_VALUES[state.guard, 0] == action - STRIKE_VALUE + 1 and not state.beaten & 1
        state.beaten |= 1 if low else 2
    clear_play(state)
    if action == STRIKE or state.beaten == BOTH:
        if state.source == ELITE:
            state.elites[state.player, state.guard] += 1
        dismiss_guard(state)
        take_next_treasure(state)
        state.phase = TOKEN if is_empty(state, state.invaded) else BETWEEN


@rule
def dismiss_guard(state: State) -> None:
    """Leaves no guard to face."""
    state.source = NOTHING
    state.guard = 0
    state.beaten = 0
