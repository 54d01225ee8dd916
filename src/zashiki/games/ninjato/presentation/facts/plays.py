"""Facts of a play against a guard: cards, skills and strikes."""

import numpy as np

from zashiki.games.ninjato.actions import (
    ADD_SKILL,
    BORYAKU_HIGH,
    BORYAKU_LOW,
    CHOHO,
    CHOHO_END,
    KUJI,
    KUJI_END,
    MINUS,
    PLAY_CARD,
    PLAY_CARD_END,
    PLUS,
    SEISHIN,
    STRIKE,
    STRIKE_VALUE,
)
from zashiki.games.ninjato.components import BORYAKU_VALUES, KINDS, KUJI_TARGETS, MODIFIER
from zashiki.games.ninjato.presentation.facts.guards import with_beaten, with_guard
from zashiki.games.ninjato.presentation.facts.writing import add_silent, with_numbers
from zashiki.games.ninjato.presentation.messages import (
    CARD_PIECE,
    HAND_AT,
    HOUSE_AT,
    MESSAGES,
    PLAY_AT,
    SHURIKEN_AT,
    TREASURE_PIECE,
)
from zashiki.games.ninjato.rules.guards import ADDITION_SETS, ADDITION_SKILL, ADDITION_STEP, play_total
from zashiki.games.ninjato.rules.state import NEUTRAL, NOTHING
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, State

PLAY, USE_BORYAKU, ADD_THREE = (MESSAGES.number(name) for name in ("play-card", "use-boryaku", "add-three"))
ADD_BY_SKILL, SET_BY_SKILL = MESSAGES.number("add-skill"), MESSAGES.number("set-card")
USE_SEISHIN, USE_KUJI = MESSAGES.number("use-seishin-teki"), MESSAGES.number("use-kuji-in")
USE_CHOHO, USE_CHOHO_TURNING = MESSAGES.number("use-choho"), MESSAGES.number("use-choho-turning")
SWAPPED = MESSAGES.number("swapped")
BEAT_GUARD, BEAT_ONE = MESSAGES.number("beat-guard"), MESSAGES.number("beat-one")


@long_rule
def play(state: State, action: Int, facts: Facts) -> Int:
    """Adds a card, an addition or a skill."""
    me = state.player
    if PLAY_CARD <= action < PLAY_CARD_END:
        n = add_fact(facts, 0, PLAY, me, CARD_PIECE + action - PLAY_CARD, HAND_AT + me, PLAY_AT)
        return with_beaten(state, action - PLAY_CARD + 1, facts, n)
    if action in (BORYAKU_LOW, BORYAKU_HIGH):
        n = add_fact(facts, 0, USE_BORYAKU, me)
        return with_beaten(state, BORYAKU_VALUES[action - BORYAKU_LOW], facts, n)
    if action in (PLUS, MINUS):
        step = 1 if action == PLUS else -1
        n = add_fact(facts, 0, ADD_THREE, me, CARD_PIECE + MODIFIER - 1, HAND_AT + me, PLAY_AT)
        return with_numbers(facts, n, step, play_total(state) + step)
    if action == SEISHIN:
        return with_numbers(facts, add_fact(facts, 0, USE_SEISHIN, me), 1 - state.stealth)
    if CHOHO <= action < CHOHO_END:
        return swap(state, (action - CHOHO) // (2 * KINDS), (action - CHOHO) % (2 * KINDS), facts)
    if KUJI <= action < KUJI_END:
        return with_numbers(facts, add_fact(facts, 0, USE_KUJI, me), np.int64(KUJI_TARGETS[action - KUJI]))
    return addition(state, action - ADD_SKILL, facts)


@rule
def addition(state: State, number: Int, facts: Facts) -> Int:
    """Adds a skill that adds to the card, or sets it."""
    skill, step, value = ADDITION_SKILL[number], ADDITION_STEP[number], ADDITION_SETS[number]
    if value == NOTHING:
        n = add_fact(facts, 0, ADD_BY_SKILL, state.player)
        return with_numbers(facts, n, skill, step, play_total(state) + step)
    n = add_fact(facts, 0, SET_BY_SKILL, state.player)
    return with_numbers(facts, n, skill, value, value + state.add)


@rule
def swap(state: State, mine: Int, theirs: Int, facts: Facts) -> Int:
    """Adds the swap of Choho. A neutral treasure that is given for a red one may turn the dearest one red."""
    me, house = state.player, HOUSE_AT + state.invaded
    is_turning = mine < KINDS <= theirs
    message = USE_CHOHO_TURNING if is_turning else USE_CHOHO
    n = add_fact(facts, 0, message, me, TREASURE_PIECE + mine, SHURIKEN_AT, house)
    with_numbers(facts, n, theirs, dearest_neutral(state, mine) if is_turning else 0)
    return add_silent(facts, n, SWAPPED, me, TREASURE_PIECE + theirs, house, SHURIKEN_AT)


@rule
def dearest_neutral(state: State, least: Int) -> Int:
    """The dearest kind of the neutral treasures in the invaded house, with one of another kind among them."""
    dearest = least
    for kind in range(least + 1, KINDS):
        if state.house[state.invaded, NEUTRAL, kind] > 0:
            dearest = kind
    return dearest


@rule
def strike(state: State, action: Int, facts: Facts) -> Int:
    """Adds that the player beats the guard, or one of two."""
    total = play_total(state)
    if action == STRIKE:
        n = with_guard(state, facts, add_fact(facts, 0, BEAT_GUARD, state.player))
        facts[n - 1].numbers[3] = total
        return n
    return with_numbers(facts, add_fact(facts, 0, BEAT_ONE, state.player), action - STRIKE_VALUE + 1, total)
