"""What happens, where points come from, what is asked, and why a move is refused."""

from zashiki.kernel.facts import NUMBER, Facts, Message, MessageTable, add_fact
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State

MESSAGES = MessageTable(
    Message("take", {"pebbles": NUMBER, "heap": NUMBER}),
    Message("pebbles"),
    Message("card"),
    Message("hidden-card"),
    Message("ask"),
    Message("too-few", {"heap": NUMBER}),
    places=("heap",),
)
TAKE, PEBBLES, CARD, HIDDEN_CARD, ASK, TOO_FEW = (
    MESSAGES.number(name) for name in ("take", "pebbles", "card", "hidden-card", "ask", "too-few")
)
HEAP = MESSAGES.places.index("heap")


@rule
def tell(before: State, after: State, action: Int, viewer: Int, facts: Facts) -> Int:
    """Writes what happened in a move."""
    return tell_take(before, action, facts)


@rule
def foretell(state: State, after: State, action: Int, facts: Facts) -> Int:
    """Writes what an action would do."""
    return tell_take(state, action, facts)


@rule
def tell_take(state: State, action: Int, facts: Facts) -> Int:
    """Pebbles are taken from the heap."""
    add_fact(facts, 0, TAKE, state.player, NONE, HEAP)
    facts[0].numbers[0] = action + 1
    facts[0].numbers[1] = state.heap
    return 1


@rule
def explain(state: State, viewer: Int, seat: Int, facts: Facts) -> Int:
    """Writes where a seat's points come from."""
    n = add_fact(facts, 0, PEBBLES, seat)
    facts[0].points = state.taken[seat]
    if state.cards[seat] == 0:
        return add_fact(facts, n, HIDDEN_CARD, seat)
    n = add_fact(facts, n, CARD, seat)
    facts[1].points = state.cards[seat]
    return n


@rule
def ask(state: State, facts: Facts) -> Int:
    """Writes the question to the seat to decide."""
    return add_fact(facts, 0, ASK)


@rule
def refuse(state: State, action: Int, facts: Facts) -> Int:
    """Writes why an action is not legal."""
    add_fact(facts, 0, TOO_FEW)
    facts[0].numbers[0] = state.heap
    return 1
