"""The question to the seat to decide, and why an action is not legal, as facts."""

from zashiki.games.naishi.actions import (
    DECLARE,
    DECREE,
    DECREE_END,
    DEVELOP,
    DEVELOP_END,
    DISCARD_TWO,
    DISCARD_TWO_END,
    FINISH,
    KEEP,
    KEEP_END,
    RECALL_ALL,
    RECALL_DISCARD,
    RECALL_SWAP,
    SWAP_COLUMN_END,
    SWAP_RIVER,
)
from zashiki.games.naishi.components import COLUMNS, DISCARD_SPACES, RECALL, SWAP_SPACES
from zashiki.games.naishi.presentation.messages import MESSAGES
from zashiki.games.naishi.rules.state import (
    DEVELOPED,
    MUST_DEVELOP,
    NOBODY,
    SET_UP,
    free_emissaries,
    nonempty_piles,
    river_cards,
)
from zashiki.games.naishi.rules.territory import COUNT
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, State

_NUMBER = MESSAGES.number
ASK_KEEP, ASK_DEVELOP, ASK_ADD = map(_NUMBER, ("ask-keep", "ask-develop", "ask-add"))
ASK_TURN, ASK_LAST_TURN = map(_NUMBER, ("ask-turn", "ask-last-turn"))
REFUSE_SET_UP, REFUSE_KEEP, REFUSE_FINISH = map(_NUMBER, ("refuse-set-up", "refuse-keep", "refuse-finish"))
REFUSE_AFTER_DEVELOP, REFUSE_MUST_DEVELOP = map(_NUMBER, ("refuse-after-develop", "refuse-must-develop"))
REFUSE_EMPTY, REFUSE_EMPTY_PILE = map(_NUMBER, ("refuse-empty", "refuse-empty-pile"))
REFUSE_NONE_TO_RECALL, REFUSE_RECALL_ALL = map(_NUMBER, ("refuse-none-to-recall", "refuse-recall-all"))
REFUSE_NONE_THERE, REFUSE_NONE_FREE = map(_NUMBER, ("refuse-none-there", "refuse-none-free"))
REFUSE_DECLARE, REFUSE_DECLARED = map(_NUMBER, ("refuse-declare", "refuse-declared"))
REFUSE_LAST_TURN, REFUSE_DECREE = map(_NUMBER, ("refuse-last-turn", "refuse-decree"))
REFUSE_SWAP, REFUSE_DISCARD, REFUSE_LAST_CARD = map(_NUMBER, ("refuse-swap", "refuse-discard", "refuse-last-card"))
CAN_SEND, CAN_RECALL = 1, 2
"""What can be done with emissaries, as a set of bits."""


@rule
def empty_piles(state: State) -> Int:
    """Number of empty piles."""
    filled: Int = COUNT[nonempty_piles(state)]
    return COLUMNS - filled


@rule
def sent_emissaries(state: State) -> Int:
    """Number of emissaries that the player could recall."""
    return state.on_swap[state.player] + state.on_discard[state.player]


# The question


@rule
def ask(state: State, facts: Facts) -> Int:
    """Writes the question to the seat to decide."""
    if state.phase == SET_UP:
        return add_fact(facts, 0, ASK_KEEP)
    if state.stage == DEVELOPED:
        return add_fact(facts, 0, ASK_ADD)
    if state.stage == MUST_DEVELOP:
        return add_fact(facts, 0, ASK_DEVELOP)
    n = add_fact(facts, 0, ASK_LAST_TURN if state.last_turn else ASK_TURN)
    facts[0].numbers[0] = CAN_SEND * can_send(state) + CAN_RECALL * (sent_emissaries(state) > 0)
    facts[0].numbers[1] = empty_piles(state) > 0 and not state.last_turn
    return n


@rule
def can_send(state: State) -> Bool:
    """Whether an emissary can be sent at the start of a turn."""
    swaps, discards = state.on_swap[0] + state.on_swap[1], state.on_discard[0] + state.on_discard[1]
    can_discard = discards < DISCARD_SPACES and COLUMNS - empty_piles(state) >= 2 and river_cards(state) > 2
    is_space_free = state.decree == NOBODY or swaps < SWAP_SPACES or can_discard
    return free_emissaries(state, state.player) > 0 and is_space_free


# Why an action is not legal


@rule
def refuse(state: State, action: Int, facts: Facts) -> Int:
    """Writes why an action is not legal for the seat to decide."""
    n = add_fact(facts, 0, objection(state, action))
    if facts[0].message == REFUSE_EMPTY:
        facts[0].numbers[0] = (action - DEVELOP) % COLUMNS + 1
    return n


@rule
def objection(state: State, action: Int) -> Int:
    """The message that says why an action is not legal."""
    is_develop = DEVELOP <= action < DEVELOP_END
    is_addition = DISCARD_TWO <= action < SWAP_COLUMN_END
    if state.phase == SET_UP:
        return REFUSE_SET_UP
    if KEEP <= action < KEEP_END:
        return REFUSE_KEEP
    if action == FINISH:
        return REFUSE_FINISH
    if state.stage == DEVELOPED and not is_addition:
        return REFUSE_AFTER_DEVELOP
    if state.stage == MUST_DEVELOP and not is_develop:
        return REFUSE_MUST_DEVELOP
    if is_develop:
        return REFUSE_EMPTY
    if action in (RECALL_ALL, RECALL_SWAP, RECALL_DISCARD):
        return objection_to_recall(state)
    if action == DECLARE:
        return objection_to_end(state)
    return objection_to_send(state, action)


@rule
def objection_to_send(state: State, action: Int) -> Int:
    """Why an emissary cannot be sent."""
    is_discard = DISCARD_TWO <= action < DISCARD_TWO_END
    if free_emissaries(state, state.player) == 0:
        return REFUSE_NONE_FREE
    if DECREE <= action < DECREE_END:
        return REFUSE_DECREE
    if SWAP_RIVER <= action < SWAP_COLUMN_END and state.on_swap[0] + state.on_swap[1] == SWAP_SPACES:
        return REFUSE_SWAP
    if is_discard and state.on_discard[0] + state.on_discard[1] == DISCARD_SPACES:
        return REFUSE_DISCARD
    if is_discard and state.stage != DEVELOPED and river_cards(state) <= 2:
        return REFUSE_LAST_CARD
    return REFUSE_EMPTY_PILE


@rule
def objection_to_recall(state: State) -> Int:
    """Why emissaries cannot be recalled."""
    sent = sent_emissaries(state)
    if sent == 0:
        return REFUSE_NONE_TO_RECALL
    if sent == 1 or state.options[RECALL]:
        return REFUSE_RECALL_ALL
    return REFUSE_NONE_THERE


@rule
def objection_to_end(state: State) -> Int:
    """Why the end cannot be declared."""
    # A declaration is a whole turn, so the last turn after one begins with a single empty pile.
    empty = empty_piles(state)
    if empty == 0:
        return REFUSE_DECLARE
    return REFUSE_DECLARED if empty == 1 else REFUSE_LAST_TURN
