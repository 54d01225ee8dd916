"""From a decision to the chapter of the rules that carries it out.

The decisions of a placement return whether the placement is over, so that what follows one stands in one place.
"""

from zashiki.games.ninjato.actions import (
    INVADE,
    INVADE_END,
    LEARN,
    LEARN_END,
    PAY_ENVOY,
    PAY_ENVOY_END,
    PAY_RUMOR,
    PAY_RUMOR_END,
    VISIT_DOJO,
)
from zashiki.games.ninjato.rules import dojo, guards, invasion, palace, scoring, sensei
from zashiki.games.ninjato.rules.round import end_placement, end_scoring_phase
from zashiki.games.ninjato.rules.state import (
    BETWEEN,
    DISCARD,
    DRAW,
    FACE,
    KEEP,
    PLACE,
    TOKEN,
)
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, State


@rule
def legal(state: State, out: Ints) -> Int:
    """Writes all legal actions, ascending; their number."""
    if state.phase == PLACE:
        return legal_placements(state, out)
    if state.phase == FACE:
        return guards.legal_plays(state, out, 0)
    if state.phase == DRAW:
        return dojo.legal_draws(state, out, 0)
    if state.phase == BETWEEN:
        return invasion.legal_between(state, out, 0)
    if state.phase == DISCARD:
        return dojo.legal_discards(state, out, 0)
    if state.phase == KEEP:
        return invasion.legal_keeps(state, out, 0)
    if state.phase == TOKEN:
        return invasion.legal_tokens(state, out, 0)
    if scoring.is_scoring(state):
        return scoring.legal_choices(state, out, 0)
    return 0


@rule
def legal_placements(state: State, out: Ints) -> Int:
    """Writes the places: the dojo always, others if they are open and what they offer can be paid for."""
    out[0] = VISIT_DOJO
    n = sensei.legal_lessons(state, out, 1)
    n = palace.legal_payments(state, out, n)
    return invasion.legal_invasions(state, out, n)


@rule
def apply(state: State, action: Int) -> None:
    """Plays a legal action, and everything that follows from it without a decision."""
    if scoring.is_scoring(state):
        scoring.decide(state, action)
    else:
        if not decide_placement(state, action) or not end_placement(state):
            return
        scoring.begin(state)
    if scoring.advance(state):
        scoring.end(state)
        end_scoring_phase(state)


@rule
def decide_placement(state: State, action: Int) -> Bool:
    """Plays a placement, or a decision inside one; whether the placement is over."""
    if state.phase == PLACE:
        return place(state, action)
    if state.phase == DRAW:
        return dojo.take(state, action)
    if state.phase == DISCARD:
        return dojo.discard(state, action)
    return invasion.decide(state, action)


@rule
def place(state: State, action: Int) -> Bool:
    """Places a shuriken; whether the placement is over at once."""
    if INVADE <= action < INVADE_END:
        invasion.invade(state, (action - INVADE) // 2, (action - INVADE) % 2)
        return False
    if action == VISIT_DOJO:
        dojo.visit(state)
        return False
    if PAY_ENVOY <= action < PAY_ENVOY_END:
        palace.visit_palace(state, action - PAY_ENVOY)
    elif PAY_RUMOR <= action < PAY_RUMOR_END:
        palace.visit_pavilion(state, action - PAY_RUMOR)
    elif LEARN <= action < LEARN_END:
        sensei.learn(state, action)
    return True
