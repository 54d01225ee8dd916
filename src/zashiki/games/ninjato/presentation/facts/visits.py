"""Facts of the sensei, the palace and the pavilion."""

from zashiki.games.ninjato.actions import LEARN, LEARN_NAME, LEARN_PAID, PAY_ENVOY, PAY_ENVOY_END, PAY_RUMOR
from zashiki.games.ninjato.components import (
    ANY_CARD,
    ENVOY_COST,
    GOLD,
    KINDS,
    LEARNED_AS,
    RUMOR_COST,
    RUMOR_KIND,
    TREASURE_HONOR,
)
from zashiki.games.ninjato.payments import ENVOY_PAYMENTS, RUMOR_PAYMENTS
from zashiki.games.ninjato.presentation.facts.writing import add_paid_card, add_silent, add_visit, with_numbers
from zashiki.games.ninjato.presentation.messages import (
    ENVOY_AT,
    ENVOY_PIECE,
    HEAP_AT,
    LESSON_AT,
    MESSAGES,
    PALACE_AT,
    PAVILION_AT,
    RUMOR_AT,
    RUMOR_PIECE,
    SEAT_AT,
    SENSEI_AT,
    SKILL_PIECE,
    TREASURE_PIECE,
)
from zashiki.games.ninjato.rules.palace import IN_ANY_SLOT, NEEDED
from zashiki.games.ninjato.rules.sensei import cost_of, open_tile
from zashiki.kernel.facts import Facts, add_fact, counted_as
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, State

LEARNS, LEARNS_FREE = MESSAGES.number("learn"), MESSAGES.number("learn-free")
PAY_FOR_ENVOY, PAY_FOR_RUMOR, SPEND = (MESSAGES.number(name) for name in ("pay-envoy", "pay-rumor", "spend"))


@long_rule
def lesson(state: State, action: Int, facts: Facts) -> Int:
    """Adds that the player learns a skill."""
    me = state.player
    tile = open_tile(state, LEARN_NAME[action - LEARN])
    cost = cost_of(state, me, tile)
    paid = LEARN_PAID[action - LEARN] if cost == ANY_CARD else cost
    n = add_visit(facts, 0, me, SENSEI_AT)
    source, target = LESSON_AT + LEARNED_AS[tile], SEAT_AT + me
    if paid <= 0:
        return add_fact(facts, n, LEARNS_FREE, me, SKILL_PIECE + tile, source, target)
    n = add_paid_card(facts, n, me, paid)
    n = add_fact(facts, n, LEARNS, me, SKILL_PIECE + tile, source, target)
    return with_numbers(facts, n, paid)


@long_rule
def payment(state: State, action: Int, facts: Facts) -> Int:
    """Adds that the player pays for an envoy or a rumor."""
    me = state.player
    if PAY_ENVOY <= action < PAY_ENVOY_END:
        slot, number = divmod(action - PAY_ENVOY, len(ENVOY_PAYMENTS))
        card = state.palace[slot]
        n = add_visit(facts, 0, me, PALACE_AT)
        n = paid_treasures(state, ENVOY_COST[card], number, facts, n)
        n = add_fact(facts, n, PAY_FOR_ENVOY, me, ENVOY_PIECE + card, ENVOY_AT + slot, SEAT_AT + me)
        return with_payment(state, ENVOY_COST[card], number, facts, n)
    slot, number = divmod(action - PAY_RUMOR, len(RUMOR_PAYMENTS))
    card = state.pavilion[slot]
    n = add_visit(facts, 0, me, PAVILION_AT)
    n = paid_treasures(state, RUMOR_COST[card], number, facts, n)
    n = add_fact(facts, n, PAY_FOR_RUMOR, me, RUMOR_PIECE + card, RUMOR_AT + slot, SEAT_AT + me)
    facts[n - 1].numbers[2] = RUMOR_KIND[card]
    return with_payment(state, RUMOR_COST[card], number, facts, n)


@rule
def gold_for(state: State, cost: Int, number: Int, kind: Int) -> Int:
    """The gold of a payment that stands for a kind, because there are not enough natural tokens."""
    return max(0, NEEDED[cost, number, kind] - state.treasures[state.player, kind])


@long_rule
def paid_treasures(state: State, cost: Int, number: Int, facts: Facts, n: Int) -> Int:
    """Adds the treasures of a payment, kind by kind."""
    gold: Int = 0
    for kind in range(KINDS):
        missing = gold_for(state, cost, number, kind) if kind < GOLD else 0
        gold += missing
        tokens = NEEDED[cost, number, kind] + IN_ANY_SLOT[cost, number, kind] - missing
        if kind == GOLD:
            tokens += gold
        for _ in range(tokens):
            n = add_silent(facts, n, SPEND, state.player, TREASURE_PIECE + kind, SEAT_AT + state.player, HEAP_AT)
    return n


@long_rule
def with_payment(state: State, cost: Int, number: Int, facts: Facts, n: Int) -> Int:
    """Gives the last fact its points and the treasures of a payment: natural ones, and gold by what it stands for."""
    paid: Int = 0
    gold: Int = 0
    honor: Int = 0
    for kind in range(KINDS):
        tokens = NEEDED[cost, number, kind] + IN_ANY_SLOT[cost, number, kind]
        missing = gold_for(state, cost, number, kind) if kind < GOLD else 0
        paid += counted_as(kind, tokens - missing)
        gold += counted_as(kind, missing)
        honor += TREASURE_HONOR[kind] * tokens
    facts[n - 1].points = honor
    facts[n - 1].numbers[0] = paid
    facts[n - 1].numbers[1] = gold
    return n
