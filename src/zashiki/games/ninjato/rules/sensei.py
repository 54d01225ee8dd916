"""The sensei: learning skills."""

import numpy as np

from zashiki.games.ninjato.actions import LEARN, LEARN_FIRST, LEARN_NAME, LEARN_PAID
from zashiki.games.ninjato.components import ANY_CARD, DOJO_VALUES, LEARNED, LEARNED_AS, SKILL_COST, SKILL_STYLE, SKILLS
from zashiki.games.ninjato.rules.hands import spend_card
from zashiki.games.ninjato.rules.piles import card_at, remove
from zashiki.games.ninjato.rules.state import SENSEI
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, Ints, State

FREE = -1
"""The cost of a tile for a seat that owns its style."""


@rule
def owned_styles(state: State, seat: Int) -> Int:
    """The styles of a seat's tiles, as a set; used ones and Hensojutsu count too."""
    styles = np.int64(0)
    for skill in range(SKILLS):
        styles |= np.int64(state.skills[seat, skill] > 0) << SKILL_STYLE[skill]
    return styles


@rule
def cost_of(state: State, seat: Int, skill: Int) -> Int:
    """The value of the card that a tile costs a seat, ANY_CARD, or FREE."""
    return cost_with(owned_styles(state, seat), skill)


@rule
def cost_with(styles: Int, skill: Int) -> Int:
    """The value of the card that a tile costs the owner of these styles, ANY_CARD, or FREE."""
    return FREE if styles >> SKILL_STYLE[skill] & 1 else SKILL_COST[skill]


@rule
def legal_lessons(state: State, out: Ints, n: Int) -> Int:
    """Writes the ways to learn every tile that lies open and can be paid for."""
    open_tiles = np.int64(0)
    for number in range(state.height[SENSEI]):
        open_tiles |= np.int64(1) << card_at(state, SENSEI, number)
    styles = owned_styles(state, state.player)
    for skill in range(SKILLS):
        if open_tiles >> skill & 1:
            n = legal_lesson(state, out, n, skill, cost_with(styles, skill))
    return n


@rule
def legal_lesson(state: State, out: Ints, n: Int, skill: Int, cost: Int) -> Int:
    """Writes the ways to pay for a tile."""
    first = LEARN + LEARN_FIRST[LEARNED_AS[skill]]
    if cost == ANY_CARD:
        for value in range(1, DOJO_VALUES + 1):
            if state.hand[state.player, value - 1] > 0:
                out[n] = first + value
                n += 1
    elif cost == FREE or state.hand[state.player, cost - 1] > 0:
        out[n] = first
        n += 1
    return n


@rule
def learn(state: State, action: Int) -> None:
    """Takes a tile, ready at once, and discards the card it costs."""
    me = state.player
    skill = open_tile(state, LEARN_NAME[action - LEARN])
    cost = cost_of(state, me, skill)
    paid = LEARN_PAID[action - LEARN] if cost == ANY_CARD else cost
    if paid > 0:
        spend_card(state, me, paid)
    remove(state, SENSEI, skill)
    state.skills[me, skill] += 1
    state.ready[me, skill] += 1


@rule
def open_tile(state: State, name: Int) -> Int:
    """The open tile with a name. At most one Hensojutsu is open; its style is looked up."""
    if name < len(LEARNED) - 1:
        return name
    for number in range(state.height[SENSEI]):
        if LEARNED_AS[card_at(state, SENSEI, number)] == name:
            name = card_at(state, SENSEI, number)
    return name
