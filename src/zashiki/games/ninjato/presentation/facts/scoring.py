"""Facts of a scoring phase."""

import numpy as np

from zashiki.games.ninjato.actions import NAME_ENVOY, NAME_ENVOY_END, NAME_NONE, TAKE_HONOR, TAKE_RUMOR
from zashiki.games.ninjato.components import (
    CLAN_ORDER,
    CLANS,
    DISPLAY,
    ENVOY_CLAN,
    ENVOYS,
    HOUSES,
    RUMOR_KIND,
    SCORING_ROUNDS,
    TOKEN_CLAN,
)
from zashiki.games.ninjato.presentation.facts.round_end import ends_round
from zashiki.games.ninjato.presentation.facts.writing import add_piece, with_numbers
from zashiki.games.ninjato.presentation.messages import (
    ENVOY_PIECE,
    HOUSE_AT,
    MESSAGES,
    RUMOR_AT,
    RUMOR_PIECE,
    SEAT_AT,
    TOKEN_PIECE,
)
from zashiki.games.ninjato.rules.influence import clan_honor, influence, ranked
from zashiki.games.ninjato.rules.scoring import MASKED_ENVOYS, is_scoring
from zashiki.games.ninjato.rules.state import FIRST, HENSO, LEFT_HONOR, NOBODY, NOTHING, SECOND
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, State

USE_HENSOJUTSU, SKIP_HENSOJUTSU = MESSAGES.number("use-hensojutsu"), MESSAGES.number("skip-hensojutsu")
HONOR_FIRST, HONOR_SECOND, CLAN_TOKEN = (
    MESSAGES.number(name) for name in ("honor-first", "honor-second", "clan-token")
)
RUMOR_FIRST, RUMOR_SECOND = MESSAGES.number("rumor-first"), MESSAGES.number("rumor-second")


@long_rule
def scoring_decision(state: State, action: Int, facts: Facts) -> Int:
    """Adds a decision in a scoring phase."""
    me = state.player
    if action == NAME_NONE:
        return add_fact(facts, 0, SKIP_HENSOJUTSU, me)
    if NAME_ENVOY <= action < NAME_ENVOY_END:
        envoy = np.int64(MASKED_ENVOYS[action - NAME_ENVOY])
        return add_fact(facts, 0, USE_HENSOJUTSU, me, ENVOY_PIECE + envoy)
    clan = CLAN_ORDER[state.round_number, state.index]
    rank = 1 if state.phase == SECOND else 0
    if action == TAKE_HONOR:
        return honor(state, me, clan, rank, facts, 0)
    return rumor(state, me, clan, rank, action - TAKE_RUMOR, facts, 0)


@rule
def honor(state: State, seat: Int, clan: Int, rank: Int, facts: Facts, n: Int) -> Int:
    """Adds that a seat takes the honor of a clan, and each of its tokens, if it has any."""
    first = n
    message = HONOR_SECOND if rank else HONOR_FIRST
    for house in range(HOUSES):
        token = state.token[house]
        if TOKEN_CLAN[token] == clan:
            n = add_piece(facts, n, first, message, CLAN_TOKEN, seat, TOKEN_PIECE + token, HOUSE_AT + house, NONE)
    if n == first:
        n = add_fact(facts, n, message, seat)
    facts[first].points = clan_honor(state, clan)
    facts[first].numbers[0] = clan
    return n


@rule
def rumor(state: State, seat: Int, clan: Int, rank: Int, slot: Int, facts: Facts, n: Int) -> Int:
    """Adds that a seat takes a rumor as its reward of a clan."""
    card = state.pavilion[slot]
    message = RUMOR_SECOND if rank else RUMOR_FIRST
    n = add_fact(facts, n, message, seat, RUMOR_PIECE + card, RUMOR_AT + slot, SEAT_AT + seat)
    return with_numbers(facts, n, clan, RUMOR_KIND[card])


# What the scoring phase gives without a decision. The rewards are numbered: the first of each clan in their order, then
# the second of each.


@long_rule
def tell_automatic_scoring(before: State, after: State, action: Int, facts: Facts, n: Int) -> Int:
    """Adds the honor, if a clan has any, and the last rumor of the pavilion that seats have got without a decision."""
    slot = last_rumor(before, action)
    for number in range(rewards_before(before), rewards_given(before, after)):
        rank, clan = number // CLANS, CLAN_ORDER[before.round_number, number % CLANS]
        is_honor = rank == 0 or left_to_second(before, action, clan) == LEFT_HONOR
        seat = ranked_seat(before, after, action, clan, rank)
        if seat == NOBODY or (is_honor and clan_honor(after, clan) == 0):
            continue
        if is_honor:
            n = honor(after, seat, clan, rank, facts, n)
        elif slot != NOTHING:
            n = rumor(before, seat, clan, rank, slot, facts, n)
            slot = NOTHING
    return n


@rule
def rewards_before(before: State) -> Int:
    """The number of rewards that were given once the player had decided."""
    if before.phase == FIRST:
        return before.index + 1
    return CLANS + before.index + 1 if before.phase == SECOND else 0


@rule
def rewards_given(before: State, after: State) -> Int:
    """The number of rewards that have been given after a move; 0 outside of a scoring phase."""
    if not is_scoring(before) and not (ends_round(before, after) and before.round_number in SCORING_ROUNDS):
        return 0
    if after.phase == HENSO:
        return 0
    if after.phase == FIRST:
        return after.index
    return CLANS + after.index if after.phase == SECOND else 2 * CLANS


@rule
def ranked_seat(before: State, after: State, action: Int, clan: Int, rank: Int) -> Int:
    """The seat that is first or second in a clan; the envoys named for Hensojutsu are forgotten when the phase ends."""
    if before.phase in (FIRST, SECOND):
        return ranked(before, clan, rank)
    if before.phase == HENSO and not is_scoring(after):
        return first_with_named(before, action, clan) if rank == 0 else NOBODY
    return ranked(after, clan, rank)


@rule
def first_with_named(before: State, action: Int, clan: Int) -> Int:
    """The seat of first influence in a clan, once the last envoy has been named.

    Without a rumor in the pavilion all rewards are honor then, and the seconds get nothing.
    """
    best: Int = 0
    first: Int = NOBODY
    for seat in range(before.seats):
        weight = influence(before, seat, clan)
        if action != NAME_NONE and seat == before.player and ENVOY_CLAN[MASKED_ENVOYS[action - NAME_ENVOY]] == clan:
            weight += 1 << ENVOYS
        if weight > best:
            best, first = weight, seat
    return first


@rule
def left_to_second(before: State, action: Int, clan: Int) -> Int:
    """The reward that the first of a clan has left."""
    if before.phase == FIRST and action != TAKE_HONOR and clan == CLAN_ORDER[before.round_number, before.index]:
        return LEFT_HONOR
    return before.left[clan]


@rule
def last_rumor(before: State, action: Int) -> Int:
    """The slot of the only rumor that a decision leaves in the pavilion; NOTHING if there is none, or a choice."""
    last = NOTHING
    if before.phase not in (FIRST, SECOND):
        return last
    for slot in range(DISPLAY):
        if before.pavilion[slot] != NOTHING and slot != action - TAKE_RUMOR:
            if last != NOTHING:
                return NOTHING
            last = slot
    return last
