"""Where the points of a territory come from, what its visible cards score, and what moves would add to them.

All of it is compiled and works on redacted states: the places of hidden cards are `places_of(state, seat, HIDDEN)`, and
no table is indexed by a hidden card.
"""

import numpy as np

from zashiki.games.naishi.actions import (
    ACTIONS,
    DECREE,
    DECREE_END,
    DEVELOP,
    DEVELOP_END,
    SWAP_COLUMN_END,
    SWAP_LINE,
)
from zashiki.games.naishi.components import (
    ADVISOR_BESIDE_NAISHI,
    ADVISOR_POINTS,
    BANNER_POINTS,
    COLUMN_PAIRS,
    COLUMNS,
    FORT_POINTS,
    HAND,
    HORSEMAN_IN_HAND,
    HORSEMAN_UNDER_BANNER,
    KINDS,
    LINE,
    LONE_SENTINEL,
    MONK_BESIDE_TORII,
    MONK_IN_HAND,
    MORE_MOUNTAINS,
    NAISHI_POINTS,
    ONE_MOUNTAIN,
    RICE_POINTS,
    RONIN_POINTS,
    SENTINEL_BESIDE_FORT,
    TORII_POINTS,
    Card,
)
from zashiki.games.naishi.presentation.messages import MESSAGES
from zashiki.games.naishi.rules.knowledge import HIDDEN
from zashiki.games.naishi.rules.scoring import (
    ADVISOR,
    BANNER,
    FORT,
    HORSEMAN,
    MONK,
    MOUNTAIN,
    NAISHI,
    NINJA,
    NO_COPY,
    RICE_FIELD,
    RONIN,
    SENTINEL,
    TORII,
    become,
    best_copies,
    points_of,
    types,
)
from zashiki.games.naishi.rules.state import NOBODY, SET_UP, top_index
from zashiki.games.naishi.rules.territory import COUNT, IN_LINE, NEIGHBOURS, PLACES, first_place, places_of
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Field, Int, State

_NUMBER = MESSAGES.number
SCORE_MOUNTAINS, SCORE_NINJAS, SCORE_TORII = map(_NUMBER, ("score-mountains", "score-ninjas", "score-torii"))
SCORE_RICE_FIELDS, SCORE_BANNERS = map(_NUMBER, ("score-rice-fields", "score-banners"))
SCORE_CARD, SCORE_BESIDE, SCORE_UNDER_BANNER = map(_NUMBER, ("score-card", "score-beside", "score-under-banner"))

_BESIDE = {
    Card.ADVISOR: (Card.NAISHI, ADVISOR_BESIDE_NAISHI),
    Card.SENTINEL: (Card.FORT, SENTINEL_BESIDE_FORT),
    Card.MONK: (Card.TORII, MONK_BESIDE_TORII),
}
"""The cards that score more for every copy of another card beside them."""
GIVER = np.array([_BESIDE.get(card, (Card.MOUNTAIN, 0))[0] for card in Card], dtype=np.int64)
EACH = np.array([_BESIDE.get(card, (Card.MOUNTAIN, 0))[1] for card in Card], dtype=np.int64)
SCORES_ALONE = np.array(
    [card in _BESIDE or card in (Card.NAISHI, Card.FORT, Card.HORSEMAN) for card in Card], dtype=np.int64
)
"""The cards whose points do not depend on cards far away."""
NO_PLACES = np.int64(0)
"""An empty set of places, of the type of all others: for a plain 0 the compiler would make functions of their own."""


# One card


@long_rule
def own_points(state: State, seat: Int, card: Int, place: Int, doubtful: Int) -> Int:
    """A card's own points in a place; `doubtful` are places that may hold a Sentinel."""
    row, column = place // COLUMNS, place % COLUMNS
    if card == NAISHI:
        return int(NAISHI_POINTS[row, column])
    if card == ADVISOR:
        return int(ADVISOR_POINTS[column])
    if card == FORT:
        return int(FORT_POINTS[column])
    if card == SENTINEL:
        others = places_of(state, seat, SENTINEL) | doubtful
        return 0 if NEIGHBOURS[1 << place] & others else LONE_SENTINEL
    if card == MONK:
        return 0 if row == LINE else MONK_IN_HAND
    if card == HORSEMAN:
        return 0 if row == LINE else HORSEMAN_IN_HAND
    if card == RONIN:
        count: Int = types(state, seat)
        return int(RONIN_POINTS[count])
    return 0


@long_rule
def givers_beside(state: State, seat: Int, card: Int, place: Int) -> Int:
    """Number of cards beside a place that give a bonus to a card there."""
    if EACH[card] == 0:
        return 0
    around: Int = NEIGHBOURS[1 << place] & places_of(state, seat, GIVER[card])
    return COUNT[around]


@rule
def is_mounted(state: State, seat: Int, card: Int, place: Int) -> Bool:
    """Whether a card is a Horseman in the Hand under a Banner."""
    return card == HORSEMAN and place >= COLUMNS and state.land[seat, LINE, place - COLUMNS] == BANNER


@long_rule
def single_points(state: State, seat: Int, card: Int, place: Int, doubtful: Int) -> Int:
    """All points of a card that scores by itself."""
    bonus = EACH[card] * givers_beside(state, seat, card, place)
    if is_mounted(state, seat, card, place):
        bonus += HORSEMAN_UNDER_BANNER
    return own_points(state, seat, card, place, doubtful) + bonus


# The points of a territory, card by card in the order of the rulebook


@rule
def explain(state: State, _viewer: Int, seat: Int, facts: Facts) -> Int:
    """Writes where a seat's points come from, unless a card of its territory is hidden."""
    return explain_territory(state, seat, facts) if is_open(state, seat) else 0


@rule
def is_open(state: State, seat: Int) -> Bool:
    """Whether the viewer sees every card of a seat's territory."""
    return state.phase != SET_UP and places_of(state, seat, HIDDEN) == 0


@long_rule
def copies(state: State, seat: Int) -> Int:
    """The characters that the Ninjas of a seat copy, as `best_copies` gives them."""
    return best_copies(state, seat) if places_of(state, seat, NINJA) else NO_COPY


@long_rule
def explain_territory(state: State, seat: Int, facts: Facts) -> Int:
    """Writes the sources of the points of a territory without hidden cards, its Ninjas at their best."""
    ninjas = places_of(state, seat, NINJA)
    chosen: Int = copies(state, seat)
    place1, place2 = first_place(ninjas), first_place(ninjas & (ninjas - 1))
    if chosen != NO_COPY:
        become(state, seat, place1, chosen // KINDS)
        become(state, seat, place2, chosen % KINDS)
    n: Int = np.int64(0)
    for card in range(KINDS):
        places = places_of(state, seat, card)
        if places:
            n = explain_cards(state, seat, card, places, ninjas, facts, n)
    become(state, seat, place1, NINJA)
    become(state, seat, place2, NINJA)
    return n


@rule
def explain_cards(state: State, seat: Int, card: Int, places: Int, ninjas: Int, facts: Facts, n: Int) -> Int:
    """Appends the sources of one kind of card; returns the new number of facts."""
    count: Int = COUNT[places]
    if card == RICE_FIELD:
        return explain_rice_fields(places, facts, n)
    if card == MOUNTAIN:
        return add_joint(facts, n, SCORE_MOUNTAINS, card, places, count, ONE_MOUNTAIN if count == 1 else MORE_MOUNTAINS)
    if card == NINJA:
        return add_joint(facts, n, SCORE_NINJAS, card, places, count, 0)
    if card == TORII:
        return add_joint(facts, n, SCORE_TORII, card, places, count, int(TORII_POINTS[count]))
    if card == BANNER:
        in_line: Int = COUNT[places & IN_LINE]
        return add_joint(facts, n, SCORE_BANNERS, card, places, in_line, int(BANNER_POINTS[in_line]))
    while places:
        n = explain_card(state, seat, card, first_place(places), ninjas, facts, n)
        places &= places - 1
    return n


@long_rule
def add_joint(facts: Facts, n: Int, message: Int, card: Int, places: Int, count: Int, points: Int) -> Int:
    """Appends a source of several cards that score together; returns the new number of facts."""
    add_fact(facts, n, message, piece=card)
    fact = facts[n]
    fact.points = points
    fact.numbers[0] = places
    fact.numbers[1] = count
    return n + 1


@rule
def explain_rice_fields(places: Int, facts: Facts, n: Int) -> Int:
    """Appends the connected groups of Rice fields; returns the new number of facts."""
    while places:
        group = places & -places
        grown = (group | NEIGHBOURS[group]) & places
        while grown != group:
            group = grown
            grown = (group | NEIGHBOURS[group]) & places
        count: Int = COUNT[group]
        n = add_joint(facts, n, SCORE_RICE_FIELDS, RICE_FIELD, group, count, int(RICE_POINTS[count]))
        places &= ~group
    return n


@long_rule
def explain_card(state: State, seat: Int, card: Int, place: Int, ninjas: Int, facts: Facts, n: Int) -> Int:
    """Appends the points of a card that scores by itself; returns the new number of facts."""
    add_fact(facts, n, SCORE_CARD, piece=card)
    fact = facts[n]
    own = own_points(state, seat, card, place, NO_PLACES)
    count = givers_beside(state, seat, card, place)
    fact.points = single_points(state, seat, card, place, NO_PLACES)
    fact.numbers[0] = 1 << place
    fact.numbers[1] = ninjas >> place & 1
    if count or is_mounted(state, seat, card, place):
        fact.message = SCORE_BESIDE if count else SCORE_UNDER_BANNER
        fact.numbers[2] = own
        fact.numbers[3] = fact.points - own
    if count:
        fact.numbers[4] = GIVER[card]
        fact.numbers[5] = count
    return n + 1


# The cards of a territory with hidden ones


@rule
def show_in_sight(state: State, seat: Int, in_sight: Field) -> None:
    """Lists what visible cards score by themselves, as far as that is decided by cards in sight."""
    in_sight.count = 0
    hidden = places_of(state, seat, HIDDEN)
    unsure = hidden | places_of(state, seat, NINJA)
    for place in range(PLACES):
        if hidden >> place & 1:
            continue
        card: Int = state.land[seat, place // COLUMNS, place % COLUMNS]
        if not SCORES_ALONE[card]:
            continue
        doubtful = NEIGHBOURS[1 << place] & unsure if EACH[card] else NO_PLACES
        points = single_points(state, seat, card, place, doubtful)
        if doubtful == 0 or points:
            shown = in_sight.items[in_sight.count]
            shown.place = place
            shown.points = points
            shown.is_exact = doubtful == 0
            in_sight.count += 1


# What moves would add

_TERRITORY = range(PLACES)
_SWAPS = [(row * COLUMNS + low, row * COLUMNS + high) for row in (LINE, HAND) for low, high in COLUMN_PAIRS]
_SWAPS += [(column, COLUMNS + column) for column in range(COLUMNS)]
GAIN_MOVES = tuple(
    ACTIONS.moves[action]
    for action in (*range(DEVELOP, DEVELOP_END), *range(SWAP_LINE, SWAP_COLUMN_END), *range(DECREE, DECREE_END))
)
"""The moves that change the mover's territory: a develop and a decree of each place, and between them the swaps."""
FIRST_SWAP, FIRST_DECREE = PLACES, PLACES + len(_SWAPS)
PLACE1 = np.array([*_TERRITORY, *(low for low, _ in _SWAPS), *_TERRITORY], dtype=np.int64)
PLACE2 = np.array([*(PLACES for _ in _TERRITORY), *(high for _, high in _SWAPS), *(PLACES for _ in _TERRITORY)])
"""The places whose cards they change; PLACES if there is no second one."""


@long_rule
def best_points(state: State, seat: Int) -> Int:
    """A seat's points, with its Ninjas at their best."""
    return points_of(state, seat)


@long_rule
def show_gains(state: State, seat: Int, gains: Field) -> None:
    """Writes what every move of `GAIN_MOVES` would add to a seat's points; NONE if it cannot know, or if no card comes.

    The seat sees its own territory.
    """
    now = best_points(state, seat)
    for number in range(len(PLACE1)):
        place1, place2 = PLACE1[number], PLACE2[number]
        card1, card2 = card_in(state, seat, place1), card_in(state, seat, place2)
        new = card_to_come(state, seat, number, place1, card2)
        if new == HIDDEN:
            gains[number] = NONE
            continue
        become(state, seat, place1, new)
        become(state, seat, place2, card1)
        gains[number] = best_points(state, seat) - now
        become(state, seat, place1, card1)
        become(state, seat, place2, card2)


@long_rule
def card_to_come(state: State, seat: Int, number: Int, place: Int, other: Int) -> Int:
    """The card that a move of `GAIN_MOVES` brings to a place, `other` for a swap; HIDDEN for a hidden one or none."""
    if number < FIRST_SWAP:
        column = place % COLUMNS
        return int(state.deck[top_index(state, column)]) if state.height[column] else HIDDEN
    if number < FIRST_DECREE:
        return other
    return card_in(state, 1 - seat, place) if state.decree == NOBODY else HIDDEN


@rule
def card_in(state: State, seat: Int, place: Int) -> Int:
    """The card in a place of a territory; HIDDEN for PLACES, which stands for none."""
    return int(state.land[seat, place // COLUMNS, place % COLUMNS]) if place < PLACES else HIDDEN
