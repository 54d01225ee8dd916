"""The scoring phase after rounds 3, 5 and 7, and the final reckoning."""

import numpy as np

from zashiki.games.ninjato.components import (
    CLAN_ORDER,
    CLANS,
    DISHONORABLE_HONOR,
    DISPLAY,
    DOJO_VALUES,
    ELITE_HONOR,
    ELITE_KINDS,
    ENVOY_CLAN,
    ENVOYS,
    FIRST_HENSOJUTSU,
    FULL_SET,
    HOUSES,
    KINDS,
    MASKED,
    ROUNDS,
    RUMOR_KIND,
    RUMOR_KINDS,
    SCORING_ROUNDS,
    SET_MULTIPLIER,
    SHURIKENS,
    SKILLS,
    TOKEN_CLAN,
    TOKEN_HONOR,
    UNSPENT_HONOR,
    Rumor,
)
from zashiki.games.ninjato.palace import take_rumor
from zashiki.games.ninjato.record import (
    CLAN_HONOR,
    FIRST,
    HENSO,
    LEFT_HONOR,
    LEFT_RUMOR,
    NAME_ENVOY,
    NAME_NONE,
    NAMED,
    NOBODY,
    NOTHING,
    OVER,
    QUEUE,
    SECOND,
    TAKE_HONOR,
    TAKE_RUMOR,
    UNDECIDED,
    look,
    push,
    remove,
)
from zashiki.kernel.rule import long_rule, rule

MASKED_ENVOYS = np.array(MASKED, dtype=np.int64)
CLAN_ENVOYS = np.array([(1 << np.flatnonzero(clan == ENVOY_CLAN)).sum() for clan in range(CLANS)], dtype=np.int64)
"""The envoys of each clan, as a set."""
KIND_RUMORS = np.array([(1 << np.flatnonzero(kind == RUMOR_KIND)).sum() for kind in range(RUMOR_KINDS)], dtype=np.int64)
"""The rumors of each kind, as a set."""
SOURCES = 4
WARRIOR, GOOD_WILL, FRIENDS = int(Rumor.GREATEST_WARRIOR), int(Rumor.GOOD_WILL), int(Rumor.POWERFUL_FRIENDS)
ARTS, DISHONORABLE = int(Rumor.SECRET_ARTS), int(Rumor.DISHONORABLE)

# The scoring phase


@rule
def begin(state):
    """Every owner of Hensojutsu stands in the queue, once for each tile, in the new turn order."""
    state.phase = HENSO
    for place in range(state.seats):
        seat = state.order[place]
        for skill in range(FIRST_HENSOJUTSU, SKILLS):
            for _ in range(state.skills[seat, skill]):
                push(state, QUEUE, seat)


@long_rule
def advance(state):
    """Goes on to the next decision, taking those that are none; whether the scoring phase is over."""
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
def find_namer(state):
    """Whether somebody in the queue has a masked envoy to name; those who have none leave it."""
    while state.height[QUEUE] > 0:
        state.player = look(state, QUEUE, 0)
        for number in range(len(MASKED_ENVOYS)):
            if can_name(state, number):
                return True
        remove(state, QUEUE, state.player)
    return False


@rule
def can_name(state, number):
    """Whether the player owns a masked envoy and has not named it in this scoring phase."""
    if not state.envoys[state.player] >> MASKED_ENVOYS[number] & 1:
        return False
    for place in range(state.height[NAMED]):
        if look(state, NAMED, place) == MASKED_ENVOYS[number]:
            return False
    return True


@rule
def find_first(state):
    """Whether the first of a clan has a choice. With no rumor in the pavilion he takes honor."""
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
def find_second(state):
    """Whether the second of a clan has a choice: a rumor is left to him, and there are several."""
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
def rumors_on_display(state):
    rumors = 0
    for slot in range(DISPLAY):
        rumors += state.pavilion[slot] != NOTHING
    return rumors


@rule
def lowest_rumor(state):
    slot = 0
    while state.pavilion[slot] == NOTHING:
        slot += 1
    return slot


@rule
def members(envoys):
    """How many there are in a set."""
    count = 0
    while envoys:
        envoys &= envoys - 1
        count += 1
    return count


@rule
def influence(state, seat, clan):
    """Envoys of the clan, and one more for each of them named with Hensojutsu; then who they are, to break ties.

    Envoys are numbered by age, so of two sets the one with the oldest envoy is the greater number.
    """
    envoys = np.int64(state.envoys[seat]) & CLAN_ENVOYS[clan]
    points = members(envoys)
    for place in range(state.height[NAMED]):
        points += envoys >> look(state, NAMED, place) & 1
    return (points << ENVOYS) + envoys


@long_rule
def ranked(state, clan, rank):
    """The seat of first (0) or second (1) influence in a clan, or NOBODY. The oldest envoy breaks ties."""
    best, second, best_seat, second_seat = np.int64(0), np.int64(0), NOBODY, NOBODY
    for seat in range(state.seats):
        weight = influence(state, seat, clan)
        if weight > best:
            best, second, best_seat, second_seat = weight, best, np.int64(seat), best_seat
        elif weight > second:
            second, second_seat = weight, np.int64(seat)
    return best_seat if rank == 0 else second_seat


@rule
def clan_honor(state, clan):
    """The clan's tokens on the houses."""
    honor = 0
    for house in range(HOUSES):
        if TOKEN_CLAN[state.token[house]] == clan:
            honor += TOKEN_HONOR[state.token[house]]
    return honor


@rule
def give_honor(state, seat, clan):
    state.honor[seat, CLAN_HONOR] += clan_honor(state, clan)


@rule
def legal_choices(state, out, n):
    """The decisions of the scoring phase."""
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
def decide(state, action):
    """Plays a decision of the scoring phase."""
    if state.phase == HENSO:
        remove(state, QUEUE, state.player)
        if action != NAME_NONE:
            push(state, NAMED, MASKED_ENVOYS[action - NAME_ENVOY])
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
def end(state):
    """Clears what the scoring phase wrote down."""
    while state.height[NAMED] > 0:
        remove(state, NAMED, look(state, NAMED, 0))
    for clan in range(CLANS):
        state.left[clan] = UNDECIDED
    state.index = 0


# The end of the game


@rule
def multiplier(cards):
    """Of so many rumors of a kind: 4 for each full set, and what is over."""
    return SET_MULTIPLIER * (cards // FULL_SET) + cards % FULL_SET


@rule
def rumors_of(state, seat, kind):
    return members(np.int64(state.rumors[seat]) & KIND_RUMORS[kind])


@rule
def collected(state, seat, kind):
    """What a kind of rumor counts: elite cards, rumors, envoys or tiles."""
    things = np.int64(0)
    if kind == WARRIOR:
        for elite in range(ELITE_KINDS):
            things += state.elites[seat, elite]
    elif kind == GOOD_WILL:
        things += state.rumor_count[seat]
    elif kind == FRIENDS:
        things += envoy_count(state, seat)
    elif kind == ARTS:
        for skill in range(SKILLS):
            things += state.skills[seat, skill]
    return things


@rule
def envoy_count(state, seat):
    return members(np.int64(state.envoys[seat]))


@rule
def rumor_points(state, seat, kind):
    """What a seat's rumors of a kind are worth."""
    cards = rumors_of(state, seat, kind)
    if kind != DISHONORABLE:
        return multiplier(cards) * collected(state, seat, kind)
    holders = 0
    for other in range(state.seats):
        holders += rumors_of(state, other, kind) > 0
    return cards * DISHONORABLE_HONOR[holders]


@rule
def elite_points(state, seat):
    points = 0
    for elite in range(ELITE_KINDS):
        points += state.elites[seat, elite] * ELITE_HONOR[elite]
    return points


@rule
def unspent_points(state, seat):
    points = 0
    for kind in range(KINDS):
        points += state.treasures[seat, kind] * UNSPENT_HONOR
    return points


@rule
def honor_so_far(state, seat):
    points = np.int64(0)
    for source in range(SOURCES):
        points += state.honor[seat, source]
    return points


@long_rule
def scores(state, out):
    """Honor so far; once the game is over also rumors, treasures and elites."""
    for seat in range(state.seats):
        out[seat] = honor_so_far(state, seat)
        if state.phase == OVER:
            out[seat] += elite_points(state, seat) + unspent_points(state, seat)
            for kind in range(RUMOR_KINDS):
                out[seat] += rumor_points(state, seat, kind)


@rule
def standings(state, out):
    """Most honor; then most envoys; then the oldest envoy."""
    scores(state, out)
    for seat in range(state.seats):
        eldest = 0
        for envoy in range(ENVOYS):
            if state.envoys[seat] >> envoy & 1:
                eldest = envoy + 1
        out[seat] = (out[seat] * (ENVOYS + 1) + envoy_count(state, seat)) * (ENVOYS + 1) + eldest


# What a position is roughly worth, in tenths of honor

HONOR = 10
TREASURE_WORTH = np.array([14, 22, 30, 38, 44], dtype=np.int64)
"""While there is a placement left to spend it."""
CARD_WORTH = np.array([9, 8, 8, 8, 9], dtype=np.int64)
"""Of a dojo card, by value; those above a fair hand are worth less."""
SPARE_CARD = 4
FAIR_HAND = 5
SKILL_WORTH, SKILL_ROUND = 5, 2
"""Of a tile, and for each round to come."""
RUMOR_WORTH = 20
ELITE_WORTH = 5
FREE_RUMOR = 40
"""Of a rumor that a first or second may get in a scoring phase."""
SCORINGS_WORTH = np.array([0, 8, 13, 16], dtype=np.int64)
"""Of so many scoring phases to come, in tenths: influence may be lost before the later ones."""


@long_rule
def estimate(state, out):
    """Honor so far, and what treasures, cards, tiles, envoys and rumors may bring."""
    if state.phase == OVER:
        scores(state, out)
        for seat in range(state.seats):
            out[seat] *= HONOR
        return
    placements = (1 + ROUNDS - state.round_number) * SHURIKENS * state.seats - state.turn
    for seat in range(state.seats):
        out[seat] = honor_so_far(state, seat) * HONOR + holdings_worth(state, seat, placements >= state.seats)
        for kind in range(RUMOR_KINDS):
            out[seat] += rumor_points(state, seat, kind) * HONOR * 7 // 10
        if placements > 0:
            out[seat] += hand_worth(state, seat)
    add_influence_worth(state, out)


@rule
def holdings_worth(state, seat, can_spend):
    """Treasures, elite cards, tiles and rumors."""
    worth = state.rumor_count[seat] * RUMOR_WORTH
    for kind in range(KINDS):
        worth += state.treasures[seat, kind] * (TREASURE_WORTH[kind] if can_spend else HONOR * UNSPENT_HONOR)
    for elite in range(ELITE_KINDS):
        worth += state.elites[seat, elite] * (ELITE_HONOR[elite] * HONOR + ELITE_WORTH)
    for skill in range(SKILLS):
        worth += state.skills[seat, skill] * (SKILL_WORTH + SKILL_ROUND * (ROUNDS - state.round_number))
    return worth


@rule
def hand_worth(state, seat):
    worth = 0
    for value in range(DOJO_VALUES):
        worth += state.hand[seat, value] * CARD_WORTH[value]
    return worth - max(state.hand_size[seat] - FAIR_HAND, 0) * SPARE_CARD


@rule
def add_influence_worth(state, out):
    """What first and second of each clan may expect of the scoring phases to come."""
    scorings = 0
    for place in range(len(SCORING_ROUNDS)):
        scorings += SCORING_ROUNDS[place] >= state.round_number and state.phase < HENSO
    for clan in range(CLANS):
        first_seat, second_seat = ranked(state, clan, 0), ranked(state, clan, 1)
        honor = clan_honor(state, clan) * HONOR
        if first_seat != NOBODY:
            out[first_seat] += max(honor, FREE_RUMOR) * SCORINGS_WORTH[scorings] // 10
        if second_seat != NOBODY:
            out[second_seat] += min(honor, FREE_RUMOR) * SCORINGS_WORTH[scorings] // 10
