"""Facts of the end of a round, up to the scoring phase."""

from zashiki.games.ninjato.actions import (
    CHOOSE_TOKEN,
    CHOOSE_TOKEN_END,
    PAY_ENVOY,
    PAY_ENVOY_END,
    PAY_RUMOR,
    PAY_RUMOR_END,
)
from zashiki.games.ninjato.components import DISPLAY, GUARD_VALUE, HOUSES, KINDS, RUMOR_KIND, SHURIKENS
from zashiki.games.ninjato.presentation.facts.writing import add_piece, add_silent, with_numbers
from zashiki.games.ninjato.presentation.messages import (
    BAG_AT,
    ENVOY_AT,
    ENVOY_PIECE,
    GUARD_PIECE,
    GUARDS_AT,
    HOUSE_AT,
    MESSAGES,
    PALACE_DECK_AT,
    PAVILION_DECK_AT,
    RUMOR_AT,
    RUMOR_PIECE,
    SENSEI_AT,
    SENSEI_DECK_AT,
    SKILL_PIECE,
    TREASURE_PIECE,
)
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.state import (
    BAG,
    GUARD_DISCARD,
    HEAP,
    NEUTRAL,
    NOTHING,
    OVER,
    SENSEI,
    TURNED_UP,
)
from zashiki.kernel.facts import Facts, add_fact, counted
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, State

ROUND_ENDS, GOES_FIRST, TEACHES = (MESSAGES.number(name) for name in ("round-ends", "goes-first", "sensei-teaches"))
SHUFFLE_GUARDS, REFILL_BAG = MESSAGES.number("shuffle-guards"), MESSAGES.number("refill-bag")
STAYS_CLOSED, REFILL_HOUSE = MESSAGES.number("house-stays-closed"), MESSAGES.number("refill-house")
REFILL_PALACE, REFILL_PAVILION = MESSAGES.number("refill-palace"), MESSAGES.number("refill-pavilion")
REFILL = MESSAGES.number("refill")


@rule
def ends_round(before: State, after: State) -> Bool:
    """Whether a move was the last of a round."""
    return before.turn == SHURIKENS * before.seats - 1 and after.turn != before.turn


@long_rule
def tell_round_end(before: State, after: State, action: Int, facts: Facts, n: Int) -> Int:
    """Adds the events at the end of a round, up to the scoring phase."""
    n = with_numbers(facts, add_fact(facts, n, ROUND_ENDS), before.round_number)
    if is_reordered(before, after):
        n = add_fact(facts, n, GOES_FIRST, after.order[0])
    n = new_lessons(after, facts, n)
    n = shuffles(before, after, action, facts, n)
    for house in range(HOUSES):
        if before.closed[house] or (house == before.invaded and is_clearing(action)):
            n = refill_house(after, house, facts, n)
    if after.phase != OVER:
        n = refill_palace(before, after, facts, n)
        n = refill_pavilion(before, after, facts, n)
    return n


@rule
def is_clearing(action: Int) -> Bool:
    """Whether an action clears a house."""
    return CHOOSE_TOKEN <= action < CHOOSE_TOKEN_END


@rule
def is_reordered(before: State, after: State) -> Bool:
    """Whether the turn order has changed."""
    for place in range(before.seats):
        if before.order[place] != after.order[place]:
            return True
    return False


@rule
def new_lessons(after: State, facts: Facts, n: Int) -> Int:
    """Adds the tiles that the sensei shows."""
    first = n
    for number in range(after.height[SENSEI]):
        piece = SKILL_PIECE + card_at(after, SENSEI, number)
        n = add_piece(facts, n, first, TEACHES, REFILL, NONE, piece, SENSEI_DECK_AT, SENSEI_AT)
        with_next_card(facts, first, number, card_at(after, SENSEI, number))
    return n


@rule
def with_next_card(facts: Facts, first: Int, number: Int, card: Int) -> None:
    """Gives a fact a card as an argument, and none as those after it."""
    facts[first].numbers[number] = card
    for later in range(number + 1, DISPLAY):
        facts[first].numbers[later] = NONE


@rule
def shuffles(before: State, after: State, action: Int, facts: Facts, n: Int) -> Int:
    """Adds the guards and treasures that were shuffled for the houses."""
    clears = is_clearing(action)
    if after.height[GUARD_DISCARD] != before.height[GUARD_DISCARD] + before.height[TURNED_UP] + clears:
        n = add_fact(facts, n, SHUFFLE_GUARDS)
    is_in_house = before.invaded != NOTHING and not clears and before.height[BAG] == 0
    if not is_in_house and after.height[HEAP] < before.height[HEAP] + treasures_paid(before, after, action):
        n = add_fact(facts, n, REFILL_BAG)
    return n


@rule
def treasures_paid(before: State, after: State, action: Int) -> Int:
    """The number of treasures that were paid for an envoy or a rumor."""
    paid: Int = 0
    if PAY_ENVOY <= action < PAY_ENVOY_END or PAY_RUMOR <= action < PAY_RUMOR_END:
        for kind in range(KINDS):
            paid += before.treasures[before.player, kind] - after.treasures[before.player, kind]
    return paid


@rule
def refill_house(after: State, house: Int, facts: Facts, n: Int) -> Int:
    """Adds the treasures and the sentry of an empty house; without treasures it stays closed."""
    place = HOUSE_AT + house
    if after.closed[house]:
        return with_numbers(facts, add_fact(facts, n, STAYS_CLOSED, NONE, NONE, NONE, place), house + 1)
    first = n
    for kind in range(KINDS):
        for _ in range(after.house[house, NEUTRAL, kind]):
            n = add_piece(facts, n, first, REFILL_HOUSE, REFILL, NONE, TREASURE_PIECE + kind, BAG_AT, place)
    sentry = after.sentry[house]
    with_numbers(facts, first + 1, house + 1, counted(after.house[house, NEUTRAL]), GUARD_VALUE[sentry])
    return add_silent(facts, n, REFILL, NONE, GUARD_PIECE + sentry, GUARDS_AT, place)


@rule
def refill_palace(before: State, after: State, facts: Facts, n: Int) -> Int:
    """Adds the new envoys of the palace."""
    first = n
    for slot in range(DISPLAY):
        card = after.palace[slot]
        if card != before.palace[slot] and card != NOTHING:
            n = add_piece(
                facts, n, first, REFILL_PALACE, REFILL, NONE, ENVOY_PIECE + card, PALACE_DECK_AT, ENVOY_AT + slot
            )
            with_next_card(facts, first, n - first - 1, card)
    return n


@rule
def refill_pavilion(before: State, after: State, facts: Facts, n: Int) -> Int:
    """Adds the new rumors of the pavilion."""
    first = n
    for slot in range(DISPLAY):
        card = after.pavilion[slot]
        if card != before.pavilion[slot] and card != NOTHING:
            n = add_piece(
                facts, n, first, REFILL_PAVILION, REFILL, NONE, RUMOR_PIECE + card, PAVILION_DECK_AT, RUMOR_AT + slot
            )
            with_next_card(facts, first, n - first - 1, RUMOR_KIND[card])
    return n
