"""The play-out policy: a sensible choice in every position in well under a microsecond.

Everything is weighed in tenths of honor. The weights were found by evolution: each generation beat the one before it in
thousands of two-player games. They are not estimates of true values: a weight makes up for what others leave out.
"""

import numpy as np

from zashiki.games.ninjato.actions import (
    CHOOSE_TOKEN,
    DISCARD_CARD,
    INVADE,
    LEARN,
    LEARN_END,
    LEARN_NAME,
    LEARN_PAID,
    NAME_ENVOY,
    PAY_ENVOY,
    PAY_ENVOY_END,
    PAY_RUMOR,
    PAY_RUMOR_END,
    TAKE_FACE_UP,
    TAKE_FROM_DECK,
    TAKE_HONOR,
    TAKE_RUMOR,
    VISIT_DOJO,
)
from zashiki.games.ninjato.components import (
    ANY_CARD,
    CLAN_ORDER,
    DISHONORABLE_HONOR,
    DISPLAY,
    ENVOY_CLAN,
    ENVOY_COST,
    ENVOYS,
    GOLD,
    KINDS,
    ROUNDS,
    RUMOR_COST,
    RUMOR_KIND,
    SCORING_ROUNDS,
    SHURIKENS,
    TOKEN_CLAN,
    TOKEN_HONOR,
    TREASURE_HONOR,
)
from zashiki.games.ninjato.engine.estimate import PER_POINT
from zashiki.games.ninjato.engine.invasion_policy import (
    choose_between,
    choose_keep,
    choose_play,
    invasion_worth,
    worth_held,
)
from zashiki.games.ninjato.payments import ENVOY_PAYMENTS, RUMOR_PAYMENTS
from zashiki.games.ninjato.rules.final_scoring import (
    ARTS,
    DISHONORABLE,
    FRIENDS,
    GOOD_WILL,
    collected,
    multiplier,
    rumors_of,
)
from zashiki.games.ninjato.rules.influence import clan_honor, influence
from zashiki.games.ninjato.rules.palace import IN_ANY_SLOT, NEEDED
from zashiki.games.ninjato.rules.scoring import MASKED_ENVOYS
from zashiki.games.ninjato.rules.sensei import cost_of, open_tile
from zashiki.games.ninjato.rules.state import BETWEEN, DISCARD, DRAW, FACE, HENSO, KEEP, PLACE, TOKEN
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Float, Int, Ints, State

DOJO_WORTH = np.array([75, 60, 32, 30, 26, 26, -10, -10], dtype=np.int64)
"""The worth of a visit to the dojo, by the number of cards in hand."""
ORDER_WORTH = 36
"""The worth of a visit with the last shuriken of a round: the visitor is often first in the next round."""
CARD_WORTH = np.array([38, 2, 2, 2, 40], dtype=np.int64)
HIDDEN_WORTH = 20
SKILL_WORTH = np.array([10, 15, 10, 15, 10, 6, 30, 40, 12, 36, 36, 36], dtype=np.int64)
"""The worth of each kind of tile, for each round to come."""
ANY_SKILL_WORTH = 19
SCORINGS_WORTH = np.array([0, 8, 23, 22], dtype=np.int64)
"""The weight of influence by the number of scoring phases to come, in tenths."""
FREE_RUMOR = 68
LEAD_WORTH, OVERTAKING = 30, 2
"""The worth of one more envoy of a clan in each scoring phase, and the tenths that count of what others lose by it."""
ENVOY_WORTH, RUMOR_WORTH = 36, 34
RUMOR_POINT = 7
"""The worth of a point that rumors will bring at the end."""
DISHONORABLE_DISCOUNT = 16
"""Subtracted from the points of a Dishonorable Opponents, as others may come to hold one."""
RUMORS_PER_ROUND = 1.3
"""The rumors that a Good Will of the People is expected to count for each round to come."""


@long_rule
def playout_policy(state: State, legal: Ints, count: Int) -> Int:
    """A sensible legal action."""
    if count == 1:
        return np.int64(legal[0])
    if state.phase == PLACE:
        return choose_place(state, legal, count)
    if state.phase == FACE:
        return choose_play(state, legal, count)
    if state.phase == BETWEEN:
        return choose_between(state, placements_left(state) - 1)
    if state.phase == DRAW:
        return choose_draw(legal, count)
    if state.phase == DISCARD:
        return choose_discard(legal, count)
    if state.phase == KEEP:
        return choose_keep(state, legal, count)
    if state.phase == TOKEN:
        return choose_token(state, legal, count)
    if state.phase == HENSO:
        return choose_envoy(state, legal, count)
    return choose_reward(state, legal, count)


@rule
def is_pause(state: State) -> Bool:
    """Whether a round has just begun, so that nothing is under way."""
    return state.turn == 0 and state.phase == PLACE


@rule
def placements_left(state: State) -> Int:
    """The player's placements to come, including the current one."""
    return (ROUNDS - np.int64(state.round_number)) * SHURIKENS + SHURIKENS - np.int64(state.turn) // state.seats


# Placing a shuriken


@long_rule
def choose_place(state: State, legal: Ints, count: Int) -> Int:
    """The place that is worth most."""
    me, left = state.player, placements_left(state) - 1
    best, most = np.int64(VISIT_DOJO), dojo_worth(state, me, left)
    slot: Int = np.int64(-1)
    prize: Float = 0.0
    for i in range(1, count):
        action = np.int64(legal[i])
        if LEARN <= action < LEARN_END:
            worth = lesson_worth(state, me, action)
        elif PAY_ENVOY <= action < PAY_ENVOY_END:
            here, payment = (action - PAY_ENVOY) // len(ENVOY_PAYMENTS), (action - PAY_ENVOY) % len(ENVOY_PAYMENTS)
            envoy = np.int64(state.palace[here])
            if here != slot:
                slot, prize = here, envoy_worth(state, me, envoy)
            worth = prize + payment_worth(state, me, ENVOY_COST[envoy], payment, left)
        elif PAY_RUMOR <= action < PAY_RUMOR_END:
            here, payment = (action - PAY_RUMOR) // len(RUMOR_PAYMENTS), (action - PAY_RUMOR) % len(RUMOR_PAYMENTS)
            rumor = np.int64(state.pavilion[here])
            if here + DISPLAY != slot:
                slot, prize = here + DISPLAY, rumor_worth(state, me, rumor)
            worth = prize + payment_worth(state, me, RUMOR_COST[rumor], payment, left)
        else:
            worth = invasion_worth(state, (action - INVADE) // 2, (action - INVADE) % 2, left)
        if worth > most:
            best, most = action, worth
    return best


@rule
def dojo_worth(state: State, seat: Int, left: Int) -> Float:
    """The worth of a visit to the dojo."""
    if left == 0:
        return 0.0
    cards = min(np.int64(state.hand_size[seat]), np.int64(len(DOJO_WORTH) - 1))
    return DOJO_WORTH[cards] + (ORDER_WORTH if left % SHURIKENS == 0 else 0.0)


@rule
def lesson_worth(state: State, seat: Int, action: Int) -> Float:
    """The worth of a skill, less that of the card it costs."""
    skill = np.int64(open_tile(state, LEARN_NAME[action - LEARN]))
    worth = ANY_SKILL_WORTH + SKILL_WORTH[skill] * (ROUNDS - np.int64(state.round_number) + 0.5)
    worth += multiplier(rumors_of(state, seat, ARTS)) * RUMOR_POINT
    cost = cost_of(state, seat, skill)
    paid = LEARN_PAID[action - LEARN] if cost == ANY_CARD else cost
    return worth - (CARD_WORTH[paid - 1] if paid > 0 else 0)


@rule
def payment_worth(state: State, seat: Int, cost: Int, payment: Int, left: Int) -> Float:
    """The honor of a payment, less what the treasures were worth."""
    worth, gold = 0.0, np.int64(0)
    for kind in range(KINDS):
        needed = np.int64(NEEDED[cost, payment, kind])
        in_any_slot = np.int64(IN_ANY_SLOT[cost, payment, kind])
        if needed + in_any_slot > 0:
            naturals = min(needed, np.int64(state.treasures[seat, kind]))
            gold += needed - naturals
            worth += (needed + in_any_slot) * TREASURE_HONOR[kind] * PER_POINT
            worth -= (naturals + in_any_slot) * worth_held(kind, left)
    return worth - gold * worth_held(GOLD, left)


@long_rule
def rumor_worth(state: State, seat: Int, rumor: Int) -> Float:
    """What one more rumor is worth to a seat."""
    kind = RUMOR_KIND[rumor]
    worth = RUMOR_WORTH + multiplier(rumors_of(state, seat, GOOD_WILL)) * RUMOR_POINT
    if kind == DISHONORABLE:
        holders: Int = 1
        for other in range(state.seats):
            holders += other != seat and rumors_of(state, other, DISHONORABLE) > 0
        return worth + DISHONORABLE_HONOR[holders] * PER_POINT - DISHONORABLE_DISCOUNT + 0.0
    cards = rumors_of(state, seat, kind)
    things = collected(state, seat, kind) + 0.0
    if kind == GOOD_WILL:
        things += 1 + RUMORS_PER_ROUND * (ROUNDS - np.int64(state.round_number))
    return worth + (multiplier(cards + 1) - multiplier(cards)) * things * RUMOR_POINT


@long_rule
def envoy_worth(state: State, seat: Int, envoy: Int) -> Float:
    """What one more envoy is worth to a seat: through its rank in the clan and through rumors."""
    clan = ENVOY_CLAN[envoy]
    before = influence(state, seat, clan)
    after = before + (np.int64(1) << ENVOYS) + (np.int64(1) << envoy)
    above_before: Int = 0
    above_after: Int = 0
    for other in range(state.seats):
        if other != seat:
            rival = influence(state, other, clan)
            above_before += rival > before
            above_after += rival > after
    honor = clan_honor(state, clan) * PER_POINT
    high, low = max(honor, FREE_RUMOR), min(honor, FREE_RUMOR)
    gain = LEAD_WORTH + reward_of(above_after, high, low)
    if before > 0:
        gain -= reward_of(above_before, high, low)
    if above_after == 0 and above_before > 0:
        gain += (high - low) * OVERTAKING / 10
    scorings = 0
    for number in range(len(SCORING_ROUNDS)):
        scorings += SCORING_ROUNDS[number] >= state.round_number
    friends = multiplier(rumors_of(state, seat, FRIENDS))
    return gain * SCORINGS_WORTH[scorings] / 10 + ENVOY_WORTH + friends * RUMOR_POINT


@rule
def reward_of(above: Int, high: Int, low: Int) -> Int:
    """The reward of a clan with `above` seats ranked higher."""
    if above == 0:
        return high
    return low if above == 1 else 0


# The dojo


@rule
def choose_draw(legal: Ints, count: Int) -> Int:
    """The best card to draw, or the deck."""
    best, most = np.int64(TAKE_FROM_DECK), HIDDEN_WORTH
    for i in range(count - 1):
        if CARD_WORTH[legal[i] - TAKE_FACE_UP] > most:
            best, most = np.int64(legal[i]), CARD_WORTH[legal[i] - TAKE_FACE_UP]
    return best


@rule
def choose_discard(legal: Ints, count: Int) -> Int:
    """The card of least worth."""
    best = np.int64(legal[0])
    for i in range(count):
        if CARD_WORTH[legal[i] - DISCARD_CARD] < CARD_WORTH[best - DISCARD_CARD]:
            best = np.int64(legal[i])
    return best


# Clans


@rule
def best_rival(state: State, clan: Int) -> Int:
    """The greatest influence that another player has in a clan."""
    rival: Int = np.int64(0)
    for other in range(state.seats):
        if other != state.player:
            rival = max(rival, influence(state, other, clan))
    return rival


@rule
def choose_token(state: State, legal: Ints, count: Int) -> Int:
    """The dearest token of a clan that the player leads, or else the cheapest."""
    best, most = np.int64(legal[0]), -np.int64(PER_POINT)
    for i in range(count):
        token = legal[i] - CHOOSE_TOKEN
        mine, rival = influence(state, state.player, TOKEN_CLAN[token]), best_rival(state, TOKEN_CLAN[token])
        worth = TOKEN_HONOR[token] * (np.int64(mine > rival) - np.int64(rival > mine))
        if worth > most:
            best, most = np.int64(legal[i]), worth
    return best


@rule
def choose_envoy(state: State, legal: Ints, count: Int) -> Int:
    """An envoy with which Hensojutsu gains or defends first rank; of equal ones that of the dearer clan."""
    best = np.int64(legal[count - 1])
    most: Int = np.int64(-1)
    one_more = np.int64(1) << ENVOYS
    for i in range(count - 1):
        clan = ENVOY_CLAN[MASKED_ENVOYS[legal[i] - NAME_ENVOY]]
        mine, rival = influence(state, state.player, clan), best_rival(state, clan)
        makes_first, keeps_first = mine < rival < mine + one_more, rival < mine < rival + one_more
        worth = clan_honor(state, clan) + 100 * makes_first + 50 * keeps_first
        if worth > most:
            best, most = np.int64(legal[i]), worth
    return best


@rule
def choose_reward(state: State, legal: Ints, count: Int) -> Int:
    """A clan's honor, or the rumor that is worth most."""
    best, most = np.int64(legal[0]), -1000.0
    for i in range(count):
        if legal[i] == TAKE_HONOR:
            worth = clan_honor(state, CLAN_ORDER[state.round_number, state.index]) * PER_POINT + 0.0
        else:
            worth = rumor_worth(state, state.player, np.int64(state.pavilion[legal[i] - TAKE_RUMOR]))
        if worth > most:
            best, most = np.int64(legal[i]), worth
    return best
