"""The exact margin of the last two turns with best play, without a search.

With two chips left little can happen in the hall: which chip is taken first, and where the other one lies then. A Ronin
is useful only to remove a ghost, a Geisha only to separate two chips of a stack. What remains is which seat pays for
that, what the Ninja pushes, and where the Samurai stand; the types of the two scorings are known, so the best columns
are known too.
"""

import numpy as np

from zashiki.games.take.components import (
    BOTTOM,
    DAIMYO,
    GEISHA,
    NINJA,
    NINJA_REPEATS,
    NINJA_VALUES,
    RONIN,
    SAMURAI,
    SAMURAI_MOVES,
    SPACES,
    TOP,
    VALUES,
)
from zashiki.games.take.rules.scoring import influence
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, State

PERFORM = NINJA
"""The use of a Ninja is a number: 0 for none, the column that it pushes, plus PERFORM if it performs the ability."""
NINJA_USES = PERFORM + GEISHA + 1
_IMPOSSIBLE = -(1 << 20)


@rule
def chip_influence(state: State, chip: Int, type: Int) -> Int:
    """What a chip that is taken adds at once to the influence in a type."""
    if chip == SAMURAI:
        return np.int64(1)
    return np.int64(VALUES[state.options[NINJA_VALUES], type, BOTTOM]) if chip == type else np.int64(0)


@rule
def has(state: State, seat: Int, column: Int) -> Bool:
    """Whether a seat has a chip whose ability it can use."""
    return state.court[seat, BOTTOM, column] > 0


@rule
def last_turn(state: State) -> Int:
    """The margin of the best last turn, from its beginning; it scores the printed type of the space."""
    me = np.int64(state.player)
    opponent = 1 - me
    space = 0
    while state.height[space] == 0:
        space += 1
    margin = influence(state, me, space) - influence(state, opponent, space)
    margin += chip_influence(state, np.int64(state.stack[space, 1]), space)
    pushable = (
        has(state, opponent, DAIMYO) << DAIMYO
        | has(state, opponent, RONIN) << RONIN
        | has(state, opponent, GEISHA) << GEISHA
    )
    return margin + ability_margin(state, me, space, has(state, me, DAIMYO), pushable)


@rule
def ability_margin(state: State, me: Int, type: Int, has_daimyo: Bool, pushable: Int) -> Int:
    """What abilities can add to the margin of the last turn.

    Only those count that change the influence in the scored type: Samurai moved over it by the player's own Daimyo or
    the opponent's, and chips of it that the Ninja pushes.
    """
    if type == SAMURAI:
        return np.int64(0)
    samurai = np.int64(state.court[me, TOP, SAMURAI])
    elsewhere = samurai - np.int64(state.court[me, TOP, type])
    movable = min(elsewhere, np.int64(SAMURAI_MOVES))
    has_daimyo = has_daimyo and samurai > 0
    best = np.int64(0)
    if has_daimyo:
        best = max(best, movable - (type == DAIMYO))
    if pushable == 0 or not has(state, me, NINJA):
        return best
    pushed = np.int64(pushable >> type & 1) - (type == NINJA)
    best = max(best, pushed)
    if has_daimyo:
        best = max(best, pushed + movable - (type == DAIMYO))
    if pushable >> DAIMYO & 1 and samurai > 0:
        performed = np.int64(type == DAIMYO) - (type == NINJA)
        best = max(best, performed + movable)
        if has_daimyo and state.options[NINJA_REPEATS]:
            best = max(best, performed + min(elsewhere, np.int64(2 * SAMURAI_MOVES)) - (type == DAIMYO))
    return best


@long_rule
def last_two_turns(state: State, enough: Int) -> Int:
    """The margin of the best last turn but one and the best reply, from its beginning.

    It may be a lower bound, if that is at least `enough`.
    """
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
def has_use_of(state: State, column: Int) -> Bool:
    """Whether the seat to move can use an ability, its own or through the Ninja."""
    me = state.player
    return has(state, me, column) or (has(state, me, NINJA) and has(state, 1 - me, column))


@rule
def take_and_leave(state: State, chip: Int, space: Int, left: Int, place: Int, freed: Int, needs_geisha: Bool) -> Int:
    """The margin if the last chip of a space is taken and the chip `left` lies at `place`.

    The space `freed` must have no ghost: if it has one, a Ronin removes it.
    """
    needs_ronin = state.ghosts >> freed & 1 == 1
    if needs_ronin and not has_use_of(state, RONIN):
        return np.int64(_IMPOSSIBLE)
    return margin_of(state, chip, space, 1 + (left == space), left, place, needs_ronin, needs_geisha)


@long_rule
def margin_of(
    state: State, chip: Int, type: Int, shows: Int, left: Int, place: Int, needs_ronin: Bool, needs_geisha: Bool
) -> Int:
    """The best margin if `chip` is taken, `type` scored while `shows` spaces show it, and `left` remains at `place`."""
    me = np.int64(state.player)
    opponent = 1 - me
    margin = margin_without_abilities(state, chip, type, shows, left, place)
    has_samurai = state.court[me, TOP, SAMURAI] > 0
    best: Int = np.int64(_IMPOSSIBLE)
    for ninja in range(NINJA_USES):
        pushed = ninja - PERFORM if ninja > PERFORM else ninja
        if pushed == NINJA or (pushed > 0 and not (has(state, me, NINJA) and has(state, opponent, pushed))):
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
            paid += weight(pushed, type, shows, place) - weight(NINJA, type, shows, place)
        if own_ronin:
            paid -= weight(RONIN, type, shows, place)
        if own_geisha:
            paid -= weight(GEISHA, type, shows, place)
        opposing_daimyo = state.court[opponent, BOTTOM, DAIMYO] > (pushed == DAIMYO)
        pushable = (state.court[me, BOTTOM, RONIN] + (chip == RONIN) > own_ronin) << RONIN
        pushable |= (state.court[me, BOTTOM, GEISHA] + (chip == GEISHA) > own_geisha) << GEISHA
        may_use_daimyo = has_samurai and has(state, me, DAIMYO)
        if performed == DAIMYO and state.options[NINJA_REPEATS] == 0:
            may_use_daimyo = False
        for own_daimyo in range(1 + may_use_daimyo):
            total = paid
            uses = own_daimyo + (performed == DAIMYO)
            if own_daimyo:
                total -= weight(DAIMYO, type, shows, place)
            if uses > 0:
                total += samurai_margin(state, me, type, shows, place, uses)
            targets = pushable | (state.court[me, BOTTOM, DAIMYO] + (chip == DAIMYO) > own_daimyo) << DAIMYO
            total -= ability_margin(state, opponent, place, opposing_daimyo, targets)
            best = max(best, total)
    return best


@rule
def margin_without_abilities(state: State, chip: Int, type: Int, shows: Int, left: Int, place: Int) -> Int:
    """The margin of the two takes and scorings alone."""
    me = np.int64(state.player)
    opponent = 1 - me
    margin = shows * (influence(state, me, type) - influence(state, opponent, type))
    margin += influence(state, me, place) - influence(state, opponent, place) - chip_influence(state, left, place)
    if chip != SAMURAI:
        value = np.int64(VALUES[state.options[NINJA_VALUES], chip, BOTTOM])
        return margin + weight(chip, type, shows, place) * value
    margin += weight(SAMURAI, type, shows, place)
    margin += max(shows if type != SAMURAI else 0, 1 if place != SAMURAI else 0)
    if type == place and type != SAMURAI:
        margin += 1
    return margin


@rule
def weight(column: Int, type: Int, shows: Int, place: Int) -> Int:
    """The points that one point of influence in a column makes in the two scorings."""
    return np.int64(shows if column == type else 0) + np.int64(1 if column == place else 0)


@rule
def samurai_margin(state: State, me: Int, type: Int, shows: Int, place: Int, uses: Int) -> Int:
    """The points that the best Samurai moves of `uses` Daimyos make in the two scorings; a Daimyo must move one."""
    samurai = np.int64(state.court[me, TOP, SAMURAI])
    most = np.int64(uses * SAMURAI_MOVES)
    if type == SAMURAI or place in (SAMURAI, type):
        column = place if type == SAMURAI else type
        if column == SAMURAI:
            return np.int64(0)
        each = weight(column, type, shows, place)
        elsewhere = samurai - np.int64(state.court[me, TOP, column])
        return -each if elsewhere == 0 and uses == 1 else each * min(elsewhere, most)
    here, there = np.int64(state.court[me, TOP, type]), np.int64(state.court[me, TOP, place])
    if here == samurai and uses == 1:
        return np.int64(1 - shows)
    idle = min(samurai - here - there, most)
    return idle * shows + min(there, most - idle) * (shows - 1)
