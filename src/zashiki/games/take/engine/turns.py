"""Whole turns of Ta-Ke: abilities and the take that ends them, each turn in one order only.

Many orders of abilities come to the same. The Ninja's push, his Daimyo and the own Daimyo have nothing to do with the
hall, so they come last, in this order; a Ronin that moves no ghost to or from the two spaces of a Geisha comes before
her; and of all moves of Samurai that lead to the same courtyard only one is listed. What can be reached by any turn is
reached by a turn in the list.
"""

import numpy as np

from zashiki.games.take import rules
from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    ENOUGH,
    MOVE_SAMURAI,
    NINJA_DAIMYO,
    NINJA_GEISHA,
    NINJA_RONIN,
    OWN_DAIMYO,
    OWN_GEISHA,
    OWN_RONIN,
    PUSH,
    SAMURAI_FROM,
    SAMURAI_TO,
)
from zashiki.games.take.components import DAIMYO, FIRST_COLUMN, NINJA_REPEATS, TOP, TYPES
from zashiki.games.take.engine.evaluation import UNIT, lead, to_come
from zashiki.games.take.rules.legality import GHOST_FLIPS
from zashiki.kernel.rule import long_rule, rule

LONGEST = 14
"""Decisions in a turn: the longest has eleven, with both Daimyos, a Ronin and a Geisha."""
BITS, IN_A_WORD = 8, 7
"""A turn is two numbers of seven decisions each, the first in the lowest bits; each is its action plus 1."""
WORTH, LOW, HIGH = range(3)
"""The columns of a list of turns."""
ALL = 9
"""More abilities than a turn can have."""

FAR = 1 << 30
"""More than any margin."""

PLACE = 8
COUNT, CURSOR, RANK, SPACES_OF_GEISHA, ABILITIES, PLACE_LOW, PLACE_HIGH, IN_ONE_ORDER = range(PLACE)
"""Where the listing stands at each decision of a turn."""
IN_HALL, NINJA_PUSHES, NINJA_MOVES_SAMURAI, DAIMYO_MOVES_SAMURAI = range(4)
"""The ranks of abilities, in which they are listed."""


@rule
def decision(low, high, i):
    """The i-th action of a turn; −1 behind the last."""
    word = low if i < IN_A_WORD else high
    return (word >> BITS * (i % IN_A_WORD) & 255) - 1


def decisions(low: int, high: int) -> list[int]:
    """The actions of a turn."""
    codes = [word >> BITS * i & 255 for word in (low, high) for i in range(IN_A_WORD)]
    return [code - 1 for code in codes if code]


@rule
def begin_with(turn, action):
    """Puts a decision before those of a turn in a list."""
    last_of_low = BITS * (IN_A_WORD - 1)
    turn[HIGH] = turn[HIGH] << BITS | turn[LOW] >> last_of_low
    turn[LOW] = (turn[LOW] & ((1 << last_of_low) - 1)) << BITS | (action + 1)


@rule
def play_turn(state, low, high):
    """Plays all decisions of a turn."""
    i = 0
    action = decision(low, high, 0)
    while action >= 0:
        play(state, action)
        i += 1
        action = decision(low, high, i)


@long_rule
def play(state, action):
    rules.apply(state, action)


@long_rule
def list_legal(state, out):
    return rules.legal(state, out)


@long_rule
def judge(state, features, enough):
    return to_come(state, features, enough)


@long_rule
def list_turns(states, legal, places, features, least, most, out, first):
    """Lists the turns from the first state with at least and at most so many abilities, behind the `first` in a list.

    The worth of a turn is the margin it makes and the margin to come after it. Returns where the list ends, at the
    end of its room if there are more turns.
    """
    me = np.int64(states[0].player)
    before = lead(states[0], me)
    n = first
    depth = begin(states, legal, places)
    while n < len(out):
        depth = next_turn(states, legal, places, depth, most)
        if depth < 0:
            break
        if places[depth + 1, ABILITIES] >= least:
            made = UNIT * (lead(states[depth + 1], me) - before)
            out[n, WORTH] = made - judge(states[depth + 1], features, FAR)
            out[n, LOW] = places[depth + 1, PLACE_LOW]
            out[n, HIGH] = places[depth + 1, PLACE_HIGH]
            n += 1
    return n


@long_rule
def find_best(states, legal, places, features, most, alpha, beta, out):
    """Finds the best of the turns that would be listed, and writes it; how many it looked at.

    It stops at one that is worth beta. If none is worth more than alpha, what it writes is worth no less than any.
    """
    me = np.int64(states[0].player)
    before = lead(states[0], me)
    n = 0
    out[WORTH] = -FAR
    depth = begin(states, legal, places)
    while True:
        depth = next_turn(states, legal, places, depth, most)
        if depth < 0:
            return n
        made = UNIT * (lead(states[depth + 1], me) - before)
        worth = made - judge(states[depth + 1], features, made - max(alpha, out[WORTH]))
        n += 1
        if worth > out[WORTH]:
            out[WORTH] = worth
            out[LOW] = places[depth + 1, PLACE_LOW]
            out[HIGH] = places[depth + 1, PLACE_HIGH]
            if worth >= beta:
                return n


@rule
def begin(states, legal, places):
    """Makes ready to go through the turns from the first state; the depth, which is 0."""
    for i in range(PLACE):
        places[0, i] = 0
    places[0, COUNT] = list_legal(states[0], legal[0])
    places[0, IN_ONE_ORDER] = not states[0].moving
    return 0


@rule
def next_turn(states, legal, places, depth, most):
    """Goes on to the end of the next turn with up to so many abilities; the depth of its last decision, −1 if none."""
    while depth >= 0:
        place = places[depth]
        if place[CURSOR] == place[COUNT]:
            depth -= 1
            continue
        action = np.int64(legal[depth, place[CURSOR]])
        place[CURSOR] += 1
        if not is_listed(states[depth], action, place, most):
            continue
        states[depth + 1] = states[depth]
        play(states[depth + 1], action)
        note(places, depth, action)
        if action < OWN_DAIMYO:
            break
        depth += 1
        places[depth, COUNT] = list_legal(states[depth], legal[depth])
    return depth


@rule
def is_listed(state, action, place, most):
    """Whether a decision belongs to the one order in which turns are listed."""
    if action <= OWN_DAIMYO - 1 or action == ENOUGH:
        return True
    if MOVE_SAMURAI <= action < OWN_RONIN:
        return place[IN_ONE_ORDER] == 0 or is_plain_samurai_move(state, action - MOVE_SAMURAI)
    if place[ABILITIES] == most:
        return False
    rank = rank_of(action)
    if rank > IN_HALL:
        return rank > place[RANK]
    if place[RANK] > IN_HALL:
        return False
    # Two Geishas can pass a chip on, and then a Ronin between them may be illegal.
    return state.options[NINJA_REPEATS] != 0 or belongs_after_geisha(action, place[SPACES_OF_GEISHA])


@rule
def rank_of(action):
    if action == OWN_DAIMYO:
        return DAIMYO_MOVES_SAMURAI
    if action == NINJA_DAIMYO:
        return NINJA_MOVES_SAMURAI
    return NINJA_PUSHES if action >= PUSH else IN_HALL


@rule
def belongs_after_geisha(action, spaces):
    """Whether a Ronin after a Geisha could not stand before her as well; true of anything else."""
    if spaces == 0 or OWN_GEISHA <= action < NINJA_RONIN or action >= NINJA_GEISHA:
        return True
    ronin = action - OWN_RONIN if action < OWN_GEISHA else action - NINJA_RONIN
    return np.int64(GHOST_FLIPS[ronin]) & spaces != 0


@rule
def is_plain_samurai_move(state, move):
    """Whether no Samurai comes to where one left, and none crosses another: then no other moves do the same.

    The own Daimyo may be used for nothing, to save him from the Ninja: two Samurai that change places.
    """
    source, target = SAMURAI_FROM[move], SAMURAI_TO[move]
    for i in range(state.moved):
        before = np.int64(state.moves[i])
        if source == SAMURAI_TO[before] or target == SAMURAI_FROM[before] or target < SAMURAI_TO[before]:
            return state.moved == 1 and is_exchange(state, before, source, target)
    return True


@rule
def is_exchange(state, before, source, target):
    """Whether the Samurai of the first two columns that have any change places by the own Daimyo."""
    if source != SAMURAI_TO[before] or target != SAMURAI_FROM[before] or state.used >> DAIMYO & 1 == 0:
        return False
    first = FIRST_COLUMN
    while first != target and (state.court[state.player, TOP, first] == 0):
        first += 1
    if first != target:
        return False
    for column in range(FIRST_COLUMN, TYPES):
        between = first < column < source
        if between and state.court[state.player, TOP, column] > 0:
            return False
    return True


@rule
def note(places, depth, action):
    """Writes down a decision of the turn, and what may follow it."""
    place, after = places[depth], places[depth + 1]
    for i in range(PLACE):
        after[i] = place[i]
    after[CURSOR] = 0
    if depth < IN_A_WORD:
        after[PLACE_LOW] |= (action + 1) << BITS * depth
    else:
        after[PLACE_HIGH] |= (action + 1) << BITS * (depth - IN_A_WORD)
    is_ability = action == OWN_DAIMYO or action >= OWN_RONIN
    if not is_ability:
        return
    after[ABILITIES] += 1
    after[RANK] = rank_of(action)
    after[SPACES_OF_GEISHA] = spaces_of_geisha(action)
    after[IN_ONE_ORDER] = 1


@rule
def spaces_of_geisha(action):
    """The two spaces of a Geisha, to whom the next decision may have to do; none of anything else."""
    if OWN_GEISHA <= action < NINJA_RONIN:
        move = action - OWN_GEISHA
    elif NINJA_GEISHA <= action < NINJA_DAIMYO:
        move = action - NINJA_GEISHA
    else:
        return 0
    return 1 << np.int64(CHIP_FROM[move]) | 1 << np.int64(CHIP_TO[move])
