"""The last two turns of Ta-Ke, reckoned out: the margin that the best play of both makes.

With two chips left little can happen in the hall: which chip is taken first, and where the other one lies then. A Ronin
is of use only to drive a ghost away, a Geisha only to part two chips of a stack. All else is who pays for that, whom
the Ninja pushes, and where the Samurai stand; the types of the two scorings are known, so the best places are too.
"""

import numpy as np

from zashiki.games.take.components import (
    BOTTOM,
    DAIMYO,
    GEISHA,
    MIDDLE,
    NINJA,
    NINJA_REPEATS,
    NINJA_VALUES,
    RONIN,
    SAMURAI,
    SAMURAI_MOVES,
    SPACES,
    TOP,
    TYPES,
    VALUES,
)
from zashiki.games.take.rules.scoring import influence
from zashiki.games.take.rules.state import higher_than
from zashiki.kernel.rule import long_rule, rule

PERFORM = NINJA
"""What the Ninja does is a number: 0 nothing, the column that he pushes, or that and so much if he performs it."""
NINJA_USES = PERFORM + GEISHA + 1
_NEVER = -(1 << 20)


@rule
def own_chip(state, chip, type):
    """What a chip that is taken adds at once to the influence in a type."""
    if chip == SAMURAI:
        return np.int64(1)
    return np.int64(VALUES[state.options[NINJA_VALUES], type, BOTTOM]) if chip == type else np.int64(0)


@rule
def has(state, seat, column):
    """Whether a seat has an ability to use."""
    return state.court[seat, BOTTOM, column] > 0


@rule
def last_turn(state):
    """The margin of the best last turn, which scores the printed type of the space: before it has begun."""
    me = np.int64(state.player)
    him = 1 - me
    space = 0
    while state.height[space] == 0:
        space += 1
    margin = influence(state, me, space) - influence(state, him, space)
    margin += own_chip(state, np.int64(state.stack[space, 1]), space)
    pushable = has(state, him, DAIMYO) << DAIMYO | has(state, him, RONIN) << RONIN | has(state, him, GEISHA) << GEISHA
    return margin + by_abilities(state, me, space, has(state, me, DAIMYO), pushable)


@rule
def by_abilities(state, me, type, has_daimyo, pushable):
    """What abilities can add to the margin of the last turn.

    Only those count that change the influence in the type scored: Samurai moved over it by the own Daimyo or the
    opponent's, and chips of it that the Ninja pushes.
    """
    if type == SAMURAI:
        return np.int64(0)
    samurai = np.int64(state.court[me, TOP, SAMURAI])
    elsewhere = samurai - np.int64(state.court[me, TOP, type])
    some = min(elsewhere, np.int64(SAMURAI_MOVES))
    has_daimyo = has_daimyo and samurai > 0
    best = np.int64(0)
    if has_daimyo:
        best = max(best, some - (type == DAIMYO))
    if pushable == 0 or not has(state, me, NINJA):
        return best
    pushed = np.int64(pushable >> type & 1) - (type == NINJA)
    best = max(best, pushed)
    if has_daimyo:
        best = max(best, pushed + some - (type == DAIMYO))
    if pushable >> DAIMYO & 1 and samurai > 0:
        performed = np.int64(type == DAIMYO) - (type == NINJA)
        best = max(best, performed + some)
        if has_daimyo and state.options[NINJA_REPEATS]:
            best = max(best, performed + min(elsewhere, np.int64(2 * SAMURAI_MOVES)) - (type == DAIMYO))
    return best


@long_rule
def last_two_turns(state, enough):
    """The margin of the best last turn but one and the best answer: before it has begun. It may stop at enough."""
    first = np.int64(0)
    while state.height[first] == 0:
        first += 1
    under = np.int64(state.stack[first, 1])
    if state.height[first] == 1:
        second = first + 1
        while state.height[second] == 0:
            second += 1
        other = np.int64(state.stack[second, 1])
        best = take_and_leave(state, under, first, other, second, first, False)
        return best if best >= enough else max(best, take_and_leave(state, other, second, under, first, second, False))
    top = np.int64(state.stack[first, 2])
    shows = 1 + (under != first)
    best = margin_of(state, top, under, shows, under, first, False, False)
    if has_use_of(state, GEISHA):
        for space in range(SPACES):
            if space != first and best < enough:
                best = max(best, take_and_leave(state, under, first, top, space, space, True))
    return best


@rule
def has_use_of(state, column):
    """Whether the seat to move can use an ability, its own or through the Ninja."""
    me = state.player
    return has(state, me, column) or (has(state, me, NINJA) and has(state, 1 - me, column))


@rule
def take_and_leave(state, chip, space, left, place, freed, needs_geisha):
    """The margin if the last chip of a space is taken and the other one lies at a place, with some space freed."""
    needs_ronin = state.ghosts >> freed & 1 == 1
    if needs_ronin and not has_use_of(state, RONIN):
        return np.int64(_NEVER)
    return margin_of(state, chip, space, 1 + (left == space), left, place, needs_ronin, needs_geisha)


@long_rule
def margin_of(state, chip, type, shows, left, place, needs_ronin, needs_geisha):
    """The best margin if a chip is taken and a type scored, of which so many show, and a chip is left at a place."""
    me = np.int64(state.player)
    him = 1 - me
    margin = shows * (influence(state, me, type) - influence(state, him, type))
    margin += influence(state, me, place) - influence(state, him, place) - own_chip(state, left, place)
    if chip == SAMURAI:
        margin += counts(SAMURAI, type, shows, place)
        margin += max(shows if type != SAMURAI else 0, 1 if place != SAMURAI else 0)
        if type == place and type != SAMURAI:
            margin += 1
    else:
        margin += counts(chip, type, shows, place) * np.int64(VALUES[state.options[NINJA_VALUES], chip, BOTTOM])
    has_samurai = state.court[me, TOP, SAMURAI] > 0
    best = np.int64(_NEVER)
    for ninja in range(NINJA_USES):
        pushed = ninja - PERFORM if ninja > PERFORM else ninja
        if pushed == NINJA or (pushed > 0 and not (has(state, me, NINJA) and has(state, him, pushed))):
            continue
        performed = pushed if ninja > PERFORM else 0
        if (
            (performed == RONIN and not needs_ronin)
            or (performed == GEISHA and not needs_geisha)
            or (performed == DAIMYO and not has_samurai)
        ):
            continue
        own_ronin = needs_ronin and performed != RONIN
        own_geisha = needs_geisha and performed != GEISHA
        if (own_ronin and not has(state, me, RONIN)) or (own_geisha and not has(state, me, GEISHA)):
            continue
        paid = margin
        if pushed > 0:
            paid += counts(pushed, type, shows, place) - counts(NINJA, type, shows, place)
        if own_ronin:
            paid -= counts(RONIN, type, shows, place)
        if own_geisha:
            paid -= counts(GEISHA, type, shows, place)
        his_daimyo = state.court[him, BOTTOM, DAIMYO] > (pushed == DAIMYO)
        pushable = (state.court[me, BOTTOM, RONIN] + (chip == RONIN) > own_ronin) << RONIN
        pushable |= (state.court[me, BOTTOM, GEISHA] + (chip == GEISHA) > own_geisha) << GEISHA
        may_use_daimyo = has_samurai and has(state, me, DAIMYO)
        if performed == DAIMYO and state.options[NINJA_REPEATS] == 0:
            may_use_daimyo = False
        for own_daimyo in range(1 + may_use_daimyo):
            total = paid
            uses = own_daimyo + (performed == DAIMYO)
            if own_daimyo:
                total -= counts(DAIMYO, type, shows, place)
            if uses > 0:
                total += by_samurai(state, me, type, shows, place, uses)
            targets = pushable | (state.court[me, BOTTOM, DAIMYO] + (chip == DAIMYO) > own_daimyo) << DAIMYO
            total -= by_abilities(state, him, place, his_daimyo, targets)
            best = max(best, total)
    return best


@rule
def counts(column, type, shows, place):
    """What a point of influence makes in the two scorings."""
    return np.int64(shows if column == type else 0) + np.int64(1 if column == place else 0)


@rule
def by_samurai(state, me, type, shows, place, uses):
    """What the best moves of Samurai make in the two scorings; a Daimyo must move one."""
    samurai = np.int64(state.court[me, TOP, SAMURAI])
    most = np.int64(uses * SAMURAI_MOVES)
    if type == SAMURAI or place in (SAMURAI, type):
        column = place if type == SAMURAI else type
        if column == SAMURAI:
            return np.int64(0)
        each = counts(column, type, shows, place)
        elsewhere = samurai - np.int64(state.court[me, TOP, column])
        return -each if elsewhere == 0 and uses == 1 else each * min(elsewhere, most)
    here, there = np.int64(state.court[me, TOP, type]), np.int64(state.court[me, TOP, place])
    if here == samurai and uses == 1:
        return np.int64(1 - shows)
    idle = min(samurai - here - there, most)
    return idle * shows + min(there, most - idle) * (shows - 1)


@rule
def simplify(state):
    """Changes what makes no difference to the margin to come, so that positions alike become the same.

    Only the difference of influences counts, so chips in the middle row are taken from both alike. When no Geisha can
    be used any more, a ghost on an empty space is as good as none, for the supply is never empty when a Ronin is used;
    and a type that is neither printed on a space with chips nor under another chip is never scored: its chips in the
    middle do not count, and Samurai over such columns may as well lie together.
    """
    scored = 0
    geishas = np.int64(state.court[0, BOTTOM, GEISHA]) + np.int64(state.court[1, BOTTOM, GEISHA])
    for space in range(SPACES):
        height = np.int64(state.height[space])
        if height == 0:
            continue
        geishas += state.stack[space, height] == GEISHA
        for i in range(height):
            scored |= 1 << np.int64(state.stack[space, i])
            geishas += i > 0 and state.stack[space, i] == GEISHA
    if geishas > 0:
        scored = (1 << TYPES) - 1
    else:
        state.ghosts &= higher_than(state, 0)
    together = NINJA
    for column in range(NINJA, SAMURAI, -1):
        if scored >> column & 1 == 0:
            together = column
    for column in range(DAIMYO, TYPES):
        if scored >> column & 1:
            both = min(state.court[0, MIDDLE, column], state.court[1, MIDDLE, column])
            state.court[0, MIDDLE, column] -= both
            state.court[1, MIDDLE, column] -= both
            continue
        for seat in range(2):
            state.court[seat, MIDDLE, column] = 0
            samurai = state.court[seat, TOP, column]
            state.court[seat, TOP, column] = 0
            state.court[seat, TOP, together] += samurai
