"""The record of a position of Ninjato, its piles, and the numbers of its actions.

All piles lie one behind the other in one field, `pile`; `height` says how many cards each has. The last card of a
pile is its top. A deck and its discards follow each other in the table below, so that a deck finds its discards.
"""

import numpy as np

from zashiki.games.ninjato.components import (
    ADDITIONS,
    ANY_CARD,
    CLANS,
    DISPLAY,
    DOJO_CARDS,
    DOJO_OPEN,
    DOJO_VALUES,
    ELITE_KINDS,
    ELITE_VALUES,
    ELITES,
    ENVOY_PAYMENTS,
    ENVOYS,
    FIRST_HENSOJUTSU,
    GUARDS,
    HENSOJUTSU_TILES,
    HOUSES,
    KINDS,
    LEARNED,
    LEARNED_AS,
    MASKED,
    MOST_PLAYERS,
    ORDINARY_TILES,
    RUMOR_PAYMENTS,
    RUMORS,
    SHURIKENS,
    SKILL_STYLE,
    SKILLS,
    STYLE_COST,
    TOKENS,
    TREASURES,
    Skill,
)
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import long_rule, rule

(
    DOJO_DECK,
    DOJO_DISCARD,
    GUARD_DECK,
    GUARD_DISCARD,
    ELITE_DECK,
    ELITE_DISCARD,
    BAG,
    HEAP,
    ENVOY_DECK,
    RUMOR_DECK,
    SKILL_BIG,
    SKILL_SMALL,
    SKILL_DISCARD,
    SENSEI,
    DOJO_FACE_UP,
    DOJO_STACK,
    TURNED_UP,
    QUEUE,
    NAMED,
) = (np.int64(number) for number in range(19))
ROOM = (
    *(DOJO_CARDS, DOJO_CARDS, GUARDS, GUARDS, ELITES, ELITES, TREASURES, TREASURES),
    *(ENVOYS, RUMORS, ORDINARY_TILES, HENSOJUTSU_TILES, ORDINARY_TILES + HENSOJUTSU_TILES),
    *(MOST_PLAYERS, DOJO_OPEN, SHURIKENS * MOST_PLAYERS, GUARDS, HENSOJUTSU_TILES, HENSOJUTSU_TILES),
)
"""How many cards each pile can have."""
PILES = len(ROOM)
START = np.array([sum(ROOM[:pile]) for pile in range(PILES)], dtype=np.int64)
"""Where each pile begins."""

STATE = np.dtype(
    (
        np.record,
        [
            ("rng", "u8", 4),
            ("envoys", "i4", MOST_PLAYERS),  # a set of envoys for each seat, as a bit mask
            ("rumors", "i4", MOST_PLAYERS),  # a set of rumors
            ("honor", "i4", (MOST_PLAYERS, 4)),  # by source
            ("pile", "i1", sum(ROOM)),
            ("height", "i1", PILES),
            ("hand", "i1", (MOST_PLAYERS, DOJO_VALUES)),  # cards of each value, from 1 on
            ("hand_size", "i1", MOST_PLAYERS),
            ("known", "i1", (MOST_PLAYERS, DOJO_VALUES)),  # those of them that were taken face up
            ("rumor_count", "i1", MOST_PLAYERS),
            ("skills", "i1", (MOST_PLAYERS, SKILLS)),  # tiles of each kind
            ("ready", "i1", (MOST_PLAYERS, SKILLS)),  # those of them that are ready
            ("treasures", "i1", (MOST_PLAYERS, KINDS)),
            ("elites", "i1", (MOST_PLAYERS, ELITE_KINDS)),
            ("palace", "i1", DISPLAY),  # an envoy in each slot, or NOTHING
            ("pavilion", "i1", DISPLAY),  # a rumor
            ("token", "i1", HOUSES),
            ("sentry", "i1", HOUSES),  # a guard, or NOTHING
            ("house", "i1", (HOUSES, 2, KINDS)),  # treasures: NEUTRAL and RED
            ("closed", "i1", HOUSES),
            ("order", "i1", MOST_PLAYERS),  # the seats in turn order
            ("round_number", "i1"),
            ("turn", "i1"),  # finished placements in the round
            ("phase", "i1"),
            ("draws_left", "i1"),
            ("invaded", "i1"),  # the house, or NOTHING
            ("stealth", "i1"),
            ("shuriken", "i1", (2, KINDS)),  # treasures on it: NEUTRAL and RED
            ("source", "i1"),  # where the guard came from, or NOTHING
            ("guard", "i1"),
            ("beaten", "i1"),  # the guards of a double that are beaten, as a set
            ("played", "i1"),  # the value of the card played, or NOTHING
            ("set", "i1"),  # what a skill has made of it, or NOTHING
            ("add", "i1"),
            ("index", "i1"),  # place in the clan order
            ("left", "i1", CLANS),  # what the first of each clan has left
            ("player", "i1"),
            ("seats", "i1"),
            ("options", "i1", 0),
        ],
    )
)

NOTHING = -1
NOBODY = -1
PLACE, DRAW, DISCARD, FACE, BETWEEN, KEEP, TOKEN, HENSO, FIRST, SECOND, OVER = range(11)
NEUTRAL, RED = range(2)
SENTRY, NORMAL, ELITE, STAND_IN = range(4)
EARLIER, ENVOY_HONOR, RUMOR_HONOR, CLAN_HONOR = range(4)
"""Sources of honor; EARLIER is what a restored position had before."""
UNDECIDED, LEFT_HONOR, LEFT_RUMOR = range(3)

# Actions, in the order of the notation table.
GO_DOJO = 0
TAKE = GO_DOJO + 1
TAKE_HIDDEN = TAKE + DOJO_VALUES
THROW = TAKE_HIDDEN + 1
LEARN = THROW + DOJO_VALUES
_LEARN_WAYS = [
    (name, paid)
    for name in range(len(LEARNED))
    for paid in range(DOJO_VALUES + 1)
    if not paid or ANY_CARD in STYLE_COST[SKILL_STYLE[name == LEARNED_AS]]
]
LEARN_NAME, LEARN_PAID = np.array(_LEARN_WAYS, dtype=np.int64).T.copy()
"""For each way to learn the name of the tile and the card paid where any will do, or 0."""
LEARN_FIRST = np.searchsorted(LEARN_NAME, np.arange(len(LEARNED))).astype(np.int64)
PALACE = LEARN + len(_LEARN_WAYS)
PAVILION = PALACE + DISPLAY * len(ENVOY_PAYMENTS)
INVADE = PAVILION + DISPLAY * len(RUMOR_PAYMENTS)
PLAY = INVADE + 2 * HOUSES
BORYAKU_LOW = PLAY + DOJO_VALUES
BORYAKU_HIGH = BORYAKU_LOW + 1
PLUS = BORYAKU_HIGH + 1
MINUS = PLUS + 1
ADD_SKILL = MINUS + 1
STRIKE = ADD_SKILL + len(ADDITIONS)
STRIKE_VALUE = STRIKE + 1
YIELD = STRIKE_VALUE + int(ELITE_VALUES.max())
SEISHIN = YIELD + 1
CHOHO = SEISHIN + 1
KUJI = CHOHO + (2 * KINDS) ** 2
KUJI_TARGETS = np.array([skill for skill in range(FIRST_HENSOJUTSU) if skill != Skill.KUJI_IN], dtype=np.int64)
LEAVE = KUJI + len(KUJI_TARGETS)
BANZAI = LEAVE + 1
KEEP_ONE = BANZAI + 1
CHOOSE_TOKEN = KEEP_ONE + KINDS
NAME_ENVOY = CHOOSE_TOKEN + len(TOKENS)
NAME_NONE = NAME_ENVOY + len(MASKED)
TAKE_HONOR = NAME_NONE + 1
TAKE_RUMOR = TAKE_HONOR + 1
ACTIONS = TAKE_RUMOR + DISPLAY

# Piles


@rule
def push(state, pile, card):
    """Puts a card on a pile."""
    state.pile[START[pile] + np.int64(state.height[pile])] = card
    state.height[pile] += 1


@rule
def pop(state, pile):
    """Takes the top card of a pile that has one. What lay there is 0 again, so that equal positions are equal bytes."""
    state.height[pile] -= 1
    place = START[pile] + np.int64(state.height[pile])
    card = state.pile[place]
    state.pile[place] = 0
    return card


@rule
def look(state, pile, number):
    """A card of a pile, counted from the bottom."""
    return state.pile[START[pile] + number]


@long_rule
def remove(state, pile, card):
    """Takes the lowest card of a kind out of a pile that has one; those above it move down."""
    place = START[pile]
    while state.pile[place] != card:
        place += 1
    for above in range(place, START[pile] + np.int64(state.height[pile]) - 1):
        state.pile[above] = state.pile[above + 1]
    pop(state, pile)


@long_rule
def move_pile(state, source, target):
    """Puts the cards of a pile on another one, in the order in which they lie."""
    for number in range(state.height[source]):
        push(state, target, look(state, source, number))
        state.pile[START[source] + number] = 0
    state.height[source] = 0


@long_rule
def shuffle_pile(state, pile):
    shuffle(state.rng, state.pile[START[pile] :], state.height[pile])


@long_rule
def draw(state, deck):
    """The next card of a deck that recycles its discards; NOTHING if both are empty."""
    if state.height[deck] == 0:
        if state.height[deck + 1] == 0:
            return NOTHING
        move_pile(state, deck + 1, deck)
        shuffle_pile(state, deck)
    return np.int64(pop(state, deck))


@long_rule
def gain_treasure(state, house):
    """A treasure from the bag comes into a house, neutral side up, if there is one."""
    treasure = draw(state, BAG)
    if treasure != NOTHING:
        state.house[house, NEUTRAL, treasure] += 1


@rule
def spend_card(state, seat, value):
    """A dojo card leaves a hand; one that was taken face up is thought to leave first."""
    state.hand[seat, value - 1] -= 1
    state.hand_size[seat] -= 1
    state.known[seat, value - 1] = max(state.known[seat, value - 1] - 1, 0)
    push(state, DOJO_DISCARD, value)


@rule
def gain_card(state, seat, value):
    """A dojo card comes into a hand."""
    state.hand[seat, value - 1] += 1
    state.hand_size[seat] += 1
