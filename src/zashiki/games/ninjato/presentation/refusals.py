"""Why an action is not legal."""

import numpy as np

from zashiki.games.ninjato.actions import (
    ADD_SKILL,
    ADD_SKILL_END,
    BORYAKU_HIGH,
    BORYAKU_LOW,
    CHOHO,
    CHOHO_END,
    INVADE,
    INVADE_END,
    KUJI,
    KUJI_END,
    LEARN,
    LEARN_END,
    LEARN_NAME,
    MINUS,
    PAY_ENVOY,
    PAY_ENVOY_END,
    PAY_RUMOR,
    PAY_RUMOR_END,
    PLAY_CARD,
    PLAY_CARD_END,
    PLUS,
    SEISHIN,
    STRIKE,
    STRIKE_VALUE,
    STRIKE_VALUE_END,
    VISIT_DOJO,
)
from zashiki.games.ninjato.components import (
    ANY_CARD,
    COSTS,
    ENVOY_COST,
    KINDS,
    LEARNED_AS,
    MODIFIER,
    RUMOR_COST,
    SKILL_COST,
    SKILL_STYLE,
)
from zashiki.games.ninjato.payments import ENVOY_PAYMENTS, RUMOR_PAYMENTS
from zashiki.games.ninjato.presentation.facts.writing import with_numbers
from zashiki.games.ninjato.presentation.messages import COST_KINDS, MESSAGES
from zashiki.games.ninjato.presentation.questions import packed
from zashiki.games.ninjato.rules.guards import ADDITION_SKILL, guard_value, is_double, play_total
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.sensei import owned_styles
from zashiki.games.ninjato.rules.skills import SKILL_BORYAKU, SKILL_CHOHO, SKILL_SEISHIN
from zashiki.games.ninjato.rules.state import (
    BETWEEN,
    DISCARD,
    DRAW,
    FACE,
    FIRST,
    HENSO,
    KEEP,
    NOTHING,
    PLACE,
    SECOND,
    SENSEI,
    TOKEN,
)
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, State

WANTED = {
    PLACE: "place",
    DRAW: "draw",
    DISCARD: "discard",
    FACE: "card",
    BETWEEN: "leave-or-banzai",
    KEEP: "keep",
    TOKEN: "token",
    HENSO: "hensojutsu",
    FIRST: "reward",
    SECOND: "rumor",
}
"""What each phase wants instead."""
WANT = np.array([MESSAGES.number(f"want-{WANTED[phase]}") for phase in range(SECOND + 1)], dtype=np.int64)
WANT_END, WANT_MORE, WANT_GUARD = (MESSAGES.number(f"want-{what}") for what in ("end", "more", "guard"))
HOUSE_CLOSED, ENVOY_GONE, RUMOR_GONE, TOO_POOR = (
    MESSAGES.number(name) for name in ("not-open", "no-envoy", "no-rumor", "too-poor")
)
NOT_TAUGHT, STYLE_OWNED, ANY_CARD_COST, CARD_NOT_NAMED, CARD_NOT_HELD = (
    MESSAGES.number(name) for name in ("not-taught", "style-owned", "card-unnamed", "card-named", "card-missing")
)
NO_CARD, NO_SKILL, NO_KUJI, NOT_TAKEN, NOT_IN_HOUSE = (
    MESSAGES.number(name) for name in ("no-card", "no-skill", "no-kuji-in", "not-taken", "not-in-house")
)
NO_GUARD, TOTAL_FAILS = MESSAGES.number("no-guard"), MESSAGES.number("total-fails")


def _price(name: str) -> int:
    """The treasures of a cost by kind, as an argument of the kind `Counts`; of a range the greatest number."""
    return sum(name.rpartition("-")[2].count(kind) << 4 * place for place, kind in enumerate(COST_KINDS))


PRICE = np.array([_price(cost.name) for cost in COSTS], dtype=np.int64)
RANGE = np.array(
    [[len(part) for part in cost.name.split("-")] if "-" in cost.name else [0, 0] for cost in COSTS], dtype=np.int64
)
"""The least and the greatest number of treasures, of a cost that leaves their number open."""


@long_rule
def refuse(state: State, action: Int, facts: Facts) -> Int:
    """Writes why an action is not legal."""
    if state.phase == PLACE and is_placement(action):
        return refuse_placement(state, action, facts)
    if state.phase in (FACE, BETWEEN, KEEP):
        return add_fact(facts, 0, WANT_END) if is_placement(action) else refuse_play(state, action, facts)
    return add_fact(facts, 0, WANT[state.phase])


@rule
def is_placement(action: Int) -> Bool:
    """Whether an action places a shuriken."""
    return action == VISIT_DOJO or LEARN <= action < INVADE_END


@rule
def refuse_placement(state: State, action: Int, facts: Facts) -> Int:
    """Writes why a shuriken cannot be placed."""
    if LEARN <= action < LEARN_END:
        return refuse_lesson(state, LEARN_NAME[action - LEARN], facts)
    if PAY_ENVOY <= action < PAY_RUMOR_END:
        return refuse_payment(state, action, facts)
    return with_numbers(facts, add_fact(facts, 0, HOUSE_CLOSED), (action - INVADE) // 2 + 1)


@rule
def tile_taught(state: State, name: Int) -> Int:
    """The first tile with a name at the sensei, or NOTHING."""
    for number in range(state.height[SENSEI]):
        if LEARNED_AS[card_at(state, SENSEI, number)] == name:
            return np.int64(card_at(state, SENSEI, number))
    return np.int64(NOTHING)


@rule
def refuse_lesson(state: State, name: Int, facts: Facts) -> Int:
    """Writes why a skill cannot be learned like this."""
    tile = tile_taught(state, name)
    if tile == NOTHING:
        return with_numbers(facts, add_fact(facts, 0, NOT_TAUGHT), name)
    style, cost = SKILL_STYLE[tile], SKILL_COST[tile]
    if owned_styles(state, state.player) >> style & 1:
        return with_numbers(facts, add_fact(facts, 0, STYLE_OWNED), style)
    if cost == ANY_CARD:
        return add_fact(facts, 0, ANY_CARD_COST)
    message = CARD_NOT_NAMED if state.hand[state.player, cost - 1] else CARD_NOT_HELD
    return with_numbers(facts, add_fact(facts, 0, message), cost)


@rule
def refuse_payment(state: State, action: Int, facts: Facts) -> Int:
    """Writes why a card cannot be paid for."""
    is_envoy = action < PAY_ENVOY_END
    if is_envoy:
        slot = (action - PAY_ENVOY) // len(ENVOY_PAYMENTS)
        card = state.palace[slot]
    else:
        slot = (action - PAY_RUMOR) // len(RUMOR_PAYMENTS)
        card = state.pavilion[slot]
    if card == NOTHING:
        return with_numbers(facts, add_fact(facts, 0, ENVOY_GONE if is_envoy else RUMOR_GONE), slot + 1)
    cost = ENVOY_COST[card] if is_envoy else RUMOR_COST[card]
    n = with_numbers(facts, add_fact(facts, 0, TOO_POOR), PRICE[cost], RANGE[cost, 0], RANGE[cost, 1])
    facts[n - 1].numbers[3] = packed(state.treasures[state.player])
    for kind in range(KINDS):
        facts[n - 1].numbers[4] += state.treasures[state.player, kind]
    return n


# An invasion


@rule
def refuse_play(state: State, action: Int, facts: Facts) -> Int:
    """Writes why a decision of an invasion is not legal."""
    if CHOHO <= action < CHOHO_END:
        return refuse_swap(state, action - CHOHO, facts)
    if KUJI <= action < KUJI_END:
        return add_fact(facts, 0, NO_KUJI)
    if state.phase != FACE:
        return add_fact(facts, 0, WANT[state.phase])
    skill = skill_used(action)
    if skill != NOTHING and not state.ready[state.player, skill]:
        return with_numbers(facts, add_fact(facts, 0, NO_SKILL), skill)
    if state.played != NOTHING:
        return refuse_more(state, action, facts)
    if PLAY_CARD <= action < PLAY_CARD_END:
        return with_numbers(facts, add_fact(facts, 0, NO_CARD), action - PLAY_CARD + 1)
    return add_fact(facts, 0, WANT[FACE])


@rule
def skill_used(action: Int) -> Int:
    """The skill that an action facing a guard uses, or NOTHING."""
    if ADD_SKILL <= action < ADD_SKILL_END:
        return np.int64(ADDITION_SKILL[action - ADD_SKILL])
    if action in (BORYAKU_LOW, BORYAKU_HIGH):
        return np.int64(SKILL_BORYAKU)
    return np.int64(SKILL_SEISHIN if action == SEISHIN else NOTHING)


@rule
def refuse_swap(state: State, swap: Int, facts: Facts) -> Int:
    """Writes why treasures cannot be swapped."""
    mine, theirs = swap // (2 * KINDS), swap % (2 * KINDS)
    if not state.ready[state.player, SKILL_CHOHO]:
        return with_numbers(facts, add_fact(facts, 0, NO_SKILL), SKILL_CHOHO)
    if not state.shuriken[mine // KINDS, mine % KINDS]:
        return with_numbers(facts, add_fact(facts, 0, NOT_TAKEN), mine)
    return with_numbers(facts, add_fact(facts, 0, NOT_IN_HOUSE), theirs)


@rule
def refuse_more(state: State, action: Int, facts: Facts) -> Int:
    """Writes why a decision after the card is not legal."""
    if action in (PLUS, MINUS):
        return with_numbers(facts, add_fact(facts, 0, NO_CARD), MODIFIER)
    if action != STRIKE and not STRIKE_VALUE <= action < STRIKE_VALUE_END:
        return add_fact(facts, 0, WANT_MORE)
    value = guard_value(state, state.beaten & 1)
    other = guard_value(state, 1) if is_double(state) and not state.beaten else np.int64(0)
    if action == STRIKE and is_double(state):
        return with_numbers(facts, add_fact(facts, 0, WANT_GUARD), value, other)
    if action != STRIKE and action - STRIKE_VALUE + 1 not in (value, other):
        return with_numbers(facts, add_fact(facts, 0, NO_GUARD), action - STRIKE_VALUE + 1)
    return with_numbers(facts, add_fact(facts, 0, TOTAL_FAILS), play_total(state), state.stealth, value, other)
