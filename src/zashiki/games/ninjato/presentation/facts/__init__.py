"""What happened in a move of Ninjato, and what a move would do, as facts."""

from zashiki.games.ninjato.actions import (
    LEARN,
    LEARN_END,
    NAME_ENVOY,
    PAY_ENVOY,
    PAY_RUMOR_END,
)
from zashiki.games.ninjato.components import CLANS, DISPLAY, HOUSE_TREASURES, HOUSES, MOST_PLAYERS, TREASURES
from zashiki.games.ninjato.presentation.facts.dojo import dojo_decision, is_at_dojo, tell_dojo
from zashiki.games.ninjato.presentation.facts.invasion import invasion_decision, tell_invasion
from zashiki.games.ninjato.presentation.facts.round_end import ends_round, tell_round_end
from zashiki.games.ninjato.presentation.facts.scoring import scoring_decision, tell_automatic_scoring
from zashiki.games.ninjato.presentation.facts.visits import lesson, payment
from zashiki.games.ninjato.presentation.facts.writing import with_numbers
from zashiki.games.ninjato.presentation.messages import MESSAGES
from zashiki.games.ninjato.rules.scoring import is_scoring
from zashiki.games.ninjato.rules.state import OVER
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State

GAME_OVER, ROUND_BEGINS = MESSAGES.number("game-over"), MESSAGES.number("round-begins")
_OF_A_DECISION = TREASURES + 4
"""A fail moves every treasure on the shuriken, and there are a fail, two shuffles and a new treasure."""
_OF_A_ROUND_END = 1 + 1 + MOST_PLAYERS + 2 + HOUSES * (HOUSE_TREASURES + 1) + 2 * DISPLAY
"""The sentence, the order, the tiles, two shuffles, treasures and sentries, envoys and rumors."""
_OF_A_SCORING = HOUSES + CLANS
"""Every token once, and a rumor for each second."""
MOST_FACTS = _OF_A_DECISION + _OF_A_ROUND_END + _OF_A_SCORING + 1
"""More than the facts of any move."""


@rule
def tell(before: State, after: State, action: Int, viewer: Int, facts: Facts) -> Int:
    """Writes the events of a move, in the order in which they happen."""
    if is_at_dojo(action):
        n = tell_dojo(before, after, action, viewer, facts)
    elif is_scoring(before) or LEARN <= action < PAY_RUMOR_END:
        n = decision(before, action, facts)
    else:
        n = tell_invasion(before, after, action, facts)
    if ends_round(before, after):
        n = tell_round_end(before, after, action, facts, n)
    n = tell_automatic_scoring(before, after, action, facts, n)
    if after.phase == OVER:
        n = add_fact(facts, n, GAME_OVER)
    elif after.round_number > before.round_number:
        n = with_numbers(facts, add_fact(facts, n, ROUND_BEGINS), after.round_number)
    return n


@rule
def foretell(state: State, after: State, action: Int, facts: Facts) -> Int:
    """Writes what a legal action would do, as far as the seat to decide can know: the decision alone."""
    return decision(state, action, facts)


@rule
def decision(state: State, action: Int, facts: Facts) -> Int:
    """Adds the decision itself, from the state before it."""
    if is_at_dojo(action):
        return dojo_decision(state, action, facts, 0)
    if LEARN <= action < LEARN_END:
        return lesson(state, action, facts)
    if PAY_ENVOY <= action < PAY_RUMOR_END:
        return payment(state, action, facts)
    if action >= NAME_ENVOY:
        return scoring_decision(state, action, facts)
    return invasion_decision(state, action, facts)
