"""The scoring phase after rounds 3, 5 and 7."""

import numpy as np

from zashiki.games.ninjato.actions import NAME_ENVOY, NAME_NONE, TAKE_HONOR, TAKE_RUMOR
from zashiki.games.ninjato.components import CLAN_ORDER, CLANS, DISPLAY, FIRST_HENSOJUTSU, MASKED, SKILLS
from zashiki.games.ninjato.rules.influence import clan_honor, ranked
from zashiki.games.ninjato.rules.palace import take_rumor
from zashiki.games.ninjato.rules.piles import card_at, push, remove
from zashiki.games.ninjato.rules.state import (
    CLAN_HONOR,
    FIRST,
    HENSO,
    LEFT_HONOR,
    LEFT_RUMOR,
    NAMED,
    NOBODY,
    NOTHING,
    QUEUE,
    SECOND,
    UNDECIDED,
)
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, Ints, State

MASKED_ENVOYS = np.array(MASKED, dtype=np.int64)


@rule
def is_scoring(state: State) -> Bool:
    """Whether the decision belongs to a scoring phase."""
    return state.phase in (HENSO, FIRST, SECOND)


@rule
def begin(state: State) -> None:
    """Queues every owner of Hensojutsu, once for each tile, in the new turn order."""
    state.phase = HENSO
    for place in range(state.seats):
        seat = state.order[place]
        for skill in range(FIRST_HENSOJUTSU, SKILLS):
            for _ in range(state.skills[seat, skill]):
                push(state, QUEUE, seat)


@long_rule
def advance(state: State) -> Bool:
    """Goes on to the next decision, carrying out what needs none; whether the scoring phase is over."""
    if state.phase == HENSO:
        if find_namer(state):
            return False
        state.phase = FIRST
    if state.phase == FIRST:
        if find_first(state):
            return False
        state.phase = SECOND
        state.index = 0
    return not find_second(state)


@rule
def find_namer(state: State) -> Bool:
    """Removes seats without a masked envoy to name from the queue; whether a seat is left to decide."""
    while state.height[QUEUE] > 0:
        state.player = card_at(state, QUEUE, 0)
        for number in range(len(MASKED_ENVOYS)):
            if can_name(state, number):
                return True
        remove(state, QUEUE, state.player)
    return False


@rule
def can_name(state: State, number: Int) -> Bool:
    """Whether the player owns a masked envoy and has not named it in this scoring phase."""
    if not state.envoys[state.player] >> MASKED_ENVOYS[number] & 1:
        return False
    for place in range(state.height[NAMED]):
        if card_at(state, NAMED, place) == MASKED_ENVOYS[number]:
            return False
    return True


@rule
def find_first(state: State) -> Bool:
    """Whether the first of a clan has a choice. With no rumor in the pavilion the seat takes honor."""
    while state.index < CLANS:
        clan = CLAN_ORDER[state.round_number, state.index]
        first = ranked(state, clan, 0)
        if first != NOBODY:
            if rumors_on_display(state) > 0:
                state.player = first
                return True
            give_honor(state, first, clan)
            state.left[clan] = LEFT_RUMOR
        state.index += 1
    return False


@rule
def find_second(state: State) -> Bool:
    """Whether the second of a clan has a choice: the first left a rumor, and there are several."""
    while state.index < CLANS:
        clan = CLAN_ORDER[state.round_number, state.index]
        second = ranked(state, clan, 1)
        if second != NOBODY:
            if state.left[clan] == LEFT_HONOR:
                give_honor(state, second, clan)
            elif rumors_on_display(state) > 1:
                state.player = second
                return True
            elif rumors_on_display(state) == 1:
                take_rumor(state, second, lowest_rumor(state))
        state.index += 1
    return False


@rule
def rumors_on_display(state: State) -> Int:
    """The number of rumors in the pavilion."""
    rumors = 0
    for slot in range(DISPLAY):
        rumors += state.pavilion[slot] != NOTHING
    return rumors


@rule
def lowest_rumor(state: State) -> Int:
    """The lowest slot of the pavilion that has a rumor."""
    slot = 0
    while state.pavilion[slot] == NOTHING:
        slot += 1
    return slot


@rule
def give_honor(state: State, seat: Int, clan: Int) -> None:
    """Gives a seat the honor of a clan."""
    state.honor[seat, CLAN_HONOR] += clan_honor(state, clan)


@rule
def legal_choices(state: State, out: Ints, n: Int) -> Int:
    """Writes the choices in the scoring phase."""
    if state.phase == HENSO:
        for number in range(len(MASKED_ENVOYS)):
            if can_name(state, number):
                out[n] = NAME_ENVOY + number
                n += 1
        out[n] = NAME_NONE
        return n + 1
    if state.phase == FIRST:
        out[n] = TAKE_HONOR
        n += 1
    for slot in range(DISPLAY):
        if state.pavilion[slot] != NOTHING:
            out[n] = TAKE_RUMOR + slot
            n += 1
    return n


@long_rule
def decide(state: State, action: Int) -> None:
    """Plays a decision of the scoring phase."""
    if state.phase == HENSO:
        remove(state, QUEUE, state.player)
        if action != NAME_NONE:
            push(state, NAMED, np.int64(MASKED_ENVOYS[action - NAME_ENVOY]))
        return
    clan = CLAN_ORDER[state.round_number, state.index]
    if state.phase == FIRST:
        state.left[clan] = LEFT_RUMOR if action == TAKE_HONOR else LEFT_HONOR
    if action == TAKE_HONOR:
        give_honor(state, state.player, clan)
    else:
        take_rumor(state, state.player, action - TAKE_RUMOR)
    state.index += 1


@rule
def end(state: State) -> None:
    """Clears the fields of the scoring phase."""
    while state.height[NAMED] > 0:
        remove(state, NAMED, card_at(state, NAMED, 0))
    for clan in range(CLANS):
        state.left[clan] = UNDECIDED
    state.index = 0
