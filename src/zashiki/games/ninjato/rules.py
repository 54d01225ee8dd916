"""The rules of Ninjato over one flat record: set-up, and the way from a decision to its chapter.

The chapters of the rulebook are modules of their own: dojo, sensei, palace (and pavilion), house, round, scoring.
Their decisions return whether a placement is over, so that what follows a placement stands in one place.
"""

from zashiki.games.ninjato import dojo, house, palace, scoring, sensei
from zashiki.games.ninjato.components import (
    DISPLAY,
    DOJO_COPIES,
    ELITE_COPIES,
    ENVOYS,
    FIRST_HAND,
    FIRST_HENSOJUTSU,
    GUARD_COPIES,
    HOUSE_TREASURES,
    HOUSES,
    RUMORS,
    SKILL_COPIES,
    START_TOKENS,
    TREASURE_COPIES,
)
from zashiki.games.ninjato.record import (
    ACTIONS,
    BAG,
    BETWEEN,
    DISCARD,
    DOJO_DECK,
    DRAW,
    ELITE_DECK,
    ENVOY_DECK,
    FACE,
    GO_DOJO,
    GUARD_DECK,
    HENSO,
    INVADE,
    KEEP,
    LEARN,
    NOTHING,
    OVER,
    PALACE,
    PAVILION,
    PLACE,
    PLAY,
    RUMOR_DECK,
    SKILL_BIG,
    SKILL_SMALL,
    THROW,
    draw,
    gain_card,
    gain_treasure,
    push,
    shuffle_pile,
)
from zashiki.games.ninjato.round import (
    end_placement,
    end_scoring_phase,
    next_placement,
    open_lessons,
    refill_palace,
    refill_pavilion,
)
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import long_rule, rule

MOST_LEGAL = ACTIONS
"""Room for all actions there are is more than enough for the legal ones and the width of a list behind them."""

# Set-up


@long_rule
def deal(state):
    """From seed and seats to the first placement."""
    blank(state)
    fill_piles(state)
    for house_number in range(HOUSES):
        state.token[house_number] = START_TOKENS[house_number]
        state.sentry[house_number] = draw(state, GUARD_DECK)
        for _ in range(HOUSE_TREASURES):
            gain_treasure(state, house_number)
    open_lessons(state)
    refill_palace(state)
    refill_pavilion(state)
    for seat in range(state.seats):
        state.order[seat] = seat
        for _ in range(FIRST_HAND):
            gain_card(state, seat, draw(state, DOJO_DECK))
    dojo.fill_gaps(state)
    shuffle(state.rng, state.order, state.seats)
    state.round_number = 1
    next_placement(state)


@rule
def blank(state):
    """Empty slots, and no invasion."""
    for slot in range(DISPLAY):
        state.palace[slot] = NOTHING
        state.pavilion[slot] = NOTHING
    state.invaded = NOTHING
    state.source = NOTHING
    house.clear_play(state)


@rule
def fill_piles(state):
    """All cards, tiles and treasures, shuffled."""
    fill_pile(state, DOJO_DECK, DOJO_COPIES, 1)
    fill_pile(state, GUARD_DECK, GUARD_COPIES, 0)
    fill_pile(state, ELITE_DECK, ELITE_COPIES, 0)
    fill_pile(state, BAG, TREASURE_COPIES, 0)
    fill_pile(state, SKILL_BIG, SKILL_COPIES[:FIRST_HENSOJUTSU], 0)
    fill_pile(state, SKILL_SMALL, SKILL_COPIES[FIRST_HENSOJUTSU:], FIRST_HENSOJUTSU)
    for envoy in range(ENVOYS):
        push(state, ENVOY_DECK, envoy)
    shuffle_pile(state, ENVOY_DECK)
    for rumor in range(RUMORS):
        push(state, RUMOR_DECK, rumor)
    shuffle_pile(state, RUMOR_DECK)


@rule
def fill_pile(state, pile, copies, first):
    for kind in range(len(copies)):
        for _ in range(copies[kind]):
            push(state, pile, first + kind)
    shuffle_pile(state, pile)


# What is legal


@rule
def legal(state, out):
    """All legal actions, ascending; their number."""
    if state.phase == PLACE:
        return legal_placements(state, out)
    if state.phase == FACE:
        return house.legal_plays(state, out, 0)
    if state.phase == DRAW:
        return dojo.legal_draws(state, out, 0)
    if state.phase == BETWEEN:
        return house.legal_between(state, out, 0)
    if state.phase == DISCARD:
        return dojo.legal_discards(state, out, 0)
    if state.phase == KEEP:
        return house.legal_keeps(state, out, 0)
    if state.phase == OVER:
        return 0
    if state.phase >= HENSO:
        return scoring.legal_choices(state, out, 0)
    return house.legal_tokens(state, out, 0)


@rule
def legal_placements(state, out):
    """The dojo always, and what else can be paid for or stands open."""
    out[0] = GO_DOJO
    n = sensei.legal_lessons(state, out, 1)
    n = palace.legal_payments(state, out, n)
    return house.legal_invasions(state, out, n)


# Playing an action


@rule
def apply(state, action):
    """Plays a legal action, and all that follows from it without a decision."""
    if state.phase < HENSO:
        if not place(state, action) or not end_placement(state):
            return
        scoring.begin(state)
    else:
        scoring.decide(state, action)
    if scoring.advance(state):
        scoring.end(state)
        end_scoring_phase(state)


@rule
def place(state, action):
    """A placement, or a decision inside one; whether it is over."""
    if action >= PLAY:
        return house.decide(state, action)
    if action >= INVADE:
        house.invade(state, (action - INVADE) // 2, (action - INVADE) % 2)
        return False
    if action >= PAVILION:
        palace.visit_pavilion(state, action - PAVILION)
    elif action >= PALACE:
        palace.visit_palace(state, action - PALACE)
    elif action >= LEARN:
        sensei.learn(state, action)
    elif action >= THROW:
        return dojo.discard(state, action)
    elif action != GO_DOJO:
        return dojo.take(state, action)
    else:
        dojo.visit(state)
        return False
    return True
