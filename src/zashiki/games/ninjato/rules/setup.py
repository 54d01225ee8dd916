"""The set-up of a game."""

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
from zashiki.games.ninjato.rules.dojo import fill_gaps
from zashiki.games.ninjato.rules.guards import clear_play
from zashiki.games.ninjato.rules.hands import gain_card
from zashiki.games.ninjato.rules.houses import gain_treasure
from zashiki.games.ninjato.rules.piles import draw, push, shuffle_pile
from zashiki.games.ninjato.rules.round import next_placement, open_lessons, refill_palace, refill_pavilion
from zashiki.games.ninjato.rules.state import (
    BAG,
    DOJO_DECK,
    ELITE_DECK,
    ENVOY_DECK,
    GUARD_DECK,
    NOTHING,
    RUMOR_DECK,
    SKILL_BIG,
    SKILL_SMALL,
)
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, Ints, State


@long_rule
def deal(state: State) -> None:
    """Deals a game, up to the first placement."""
    blank(state)
    fill_piles(state)
    for house in range(HOUSES):
        state.token[house] = START_TOKENS[house]
        state.sentry[house] = draw(state, GUARD_DECK)
        for _ in range(HOUSE_TREASURES):
            gain_treasure(state, house)
    open_lessons(state)
    refill_palace(state)
    refill_pavilion(state)
    for seat in range(state.seats):
        state.order[seat] = seat
        for _ in range(FIRST_HAND):
            gain_card(state, seat, draw(state, DOJO_DECK))
    fill_gaps(state)
    shuffle(state.rng, state.order, state.seats)
    state.round_number = 1
    next_placement(state)


@rule
def blank(state: State) -> None:
    """Empties the slots, with no invasion under way."""
    for slot in range(DISPLAY):
        state.palace[slot] = NOTHING
        state.pavilion[slot] = NOTHING
    state.invaded = NOTHING
    state.source = NOTHING
    clear_play(state)


@rule
def fill_piles(state: State) -> None:
    """Fills the decks with all cards, tiles and treasures, shuffled."""
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
def fill_pile(state: State, pile: Int, copies: Ints, first: Int) -> None:
    """Fills a pile with copies of each kind, counted from `first`, and shuffles it."""
    for kind in range(len(copies)):
        for _ in range(copies[kind]):
            push(state, pile, first + kind)
    shuffle_pile(state, pile)
