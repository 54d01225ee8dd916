"""The course of a round: the next placement, and the steps at a round's end."""

from zashiki.games.ninjato.components import (
    DISPLAY,
    HOUSE_TREASURES,
    HOUSES,
    LAST_ORDINARY_ROUND,
    ROUNDS,
    SCORING_ROUNDS,
    SHURIKENS,
    SKILLS,
)
from zashiki.games.ninjato.rules.houses import gain_treasure, is_empty
from zashiki.games.ninjato.rules.piles import card_at, draw, move_pile, pop, push
from zashiki.games.ninjato.rules.state import (
    DOJO_STACK,
    ENVOY_DECK,
    GUARD_DECK,
    NOBODY,
    NOTHING,
    OVER,
    PLACE,
    RUMOR_DECK,
    SENSEI,
    SKILL_BIG,
    SKILL_DISCARD,
    SKILL_SMALL,
)
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, State


@long_rule
def end_placement(state: State) -> Bool:
    """Goes on to the next placement, past the end of the round if there is one; whether a scoring phase comes first."""
    state.turn += 1
    if state.turn == SHURIKENS * state.seats:
        end_round(state)
        if state.round_number in SCORING_ROUNDS:
            return True
        begin_round(state)
    next_placement(state)
    return False


@rule
def begin_round(state: State) -> None:
    """Goes on to the next round."""
    state.round_number += 1
    state.turn = 0


@rule
def next_placement(state: State) -> None:
    """Asks the next seat in turn order for a placement."""
    state.phase = PLACE
    state.player = state.order[state.turn % state.seats]


@long_rule
def end_round(state: State) -> None:
    """Carries out the steps at the end of a round, up to the scoring phase."""
    make_turn_order(state)
    ready_skills(state)
    replace_lessons(state)
    for house in range(HOUSES):
        if is_empty(state, house):
            refill_house(state, house)
    refill_palace(state)
    refill_pavilion(state)


@rule
def make_turn_order(state: State) -> None:
    """Orders the seats by the dojo stack from the top, each by its top shuriken; the others follow in the old order."""
    for last in range(1, state.seats):
        for place in range(last, 0, -1):
            before, seat = state.order[place - 1], state.order[place]
            if top_shuriken(state, seat) > top_shuriken(state, before):
                state.order[place - 1], state.order[place] = seat, before
    while state.height[DOJO_STACK] > 0:
        pop(state, DOJO_STACK)


@rule
def top_shuriken(state: State, seat: Int) -> Int:
    """The height of a seat's top shuriken in the dojo stack; 0 if it has none there."""
    height = 0
    for number in range(state.height[DOJO_STACK]):
        if card_at(state, DOJO_STACK, number) == seat:
            height = number + 1
    return height


@rule
def ready_skills(state: State) -> None:
    """Readies all skill tiles."""
    for seat in range(state.seats):
        for skill in range(SKILLS):
            state.ready[seat, skill] = state.skills[seat, skill]


@rule
def replace_lessons(state: State) -> None:
    """Shows the tiles of the next round: one for each player from the big stack, later one from the small stack."""
    move_pile(state, SENSEI, SKILL_DISCARD)
    if state.round_number < LAST_ORDINARY_ROUND:
        open_lessons(state)
    else:
        move_pile(state, SKILL_BIG, SKILL_DISCARD)
        if state.round_number < ROUNDS and state.height[SKILL_SMALL] > 0:
            push(state, SENSEI, pop(state, SKILL_SMALL))


@rule
def open_lessons(state: State) -> None:
    """Turns up as many ordinary tiles as there are players."""
    while state.height[SENSEI] < state.seats and state.height[SKILL_BIG] > 0:
        push(state, SENSEI, pop(state, SKILL_BIG))


@rule
def refill_house(state: State, house: Int) -> None:
    """Draws three treasures and a sentry; a house that gets no treasure stays closed."""
    for _ in range(HOUSE_TREASURES):
        gain_treasure(state, house)
    if not is_empty(state, house):
        state.sentry[house] = draw(state, GUARD_DECK)
        state.closed[house] = 0


@rule
def refill_palace(state: State) -> None:
    """Fills the empty slots of the palace, lowest first."""
    for slot in range(DISPLAY):
        if state.palace[slot] == NOTHING and state.height[ENVOY_DECK] > 0:
            state.palace[slot] = pop(state, ENVOY_DECK)


@rule
def refill_pavilion(state: State) -> None:
    """Fills the empty slots of the pavilion, lowest first."""
    for slot in range(DISPLAY):
        if state.pavilion[slot] == NOTHING and state.height[RUMOR_DECK] > 0:
            state.pavilion[slot] = pop(state, RUMOR_DECK)


@rule
def end_scoring_phase(state: State) -> None:
    """Refills the pavilion; then begins the next round, or ends the game."""
    refill_pavilion(state)
    if state.round_number < ROUNDS:
        begin_round(state)
        next_placement(state)
    else:
        state.phase = OVER
        state.player = NOBODY
