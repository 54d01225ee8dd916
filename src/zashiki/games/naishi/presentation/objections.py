"""Why an action is illegal."""

from zashiki.games.naishi.actions import (
    ADDITIONS,
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
    RECALLS,
    SWAPS,
)
from zashiki.games.naishi.components import COLUMNS, DISCARD_SPACES, RECALL, SWAP_SPACES
from zashiki.games.naishi.presentation.cards import empty_piles, free_emissaries
from zashiki.games.naishi.rules.state import DEVELOPED, MUST_DEVELOP, SET_UP
from zashiki.kernel.rulebook import PlainState


def objection(state: PlainState, action: int) -> str:
    """Why an action is not legal."""
    if state.phase == SET_UP:
        return "first keep one of your two cards."
    if KEEP <= action < KEEP_END:
        return "cards are kept only in the set-up."
    if action == FINISH:
        return "a turn needs a main action: develop, decree, recall or declare."
    if state.stage == DEVELOPED and action not in ADDITIONS:
        return "you have developed; an emissary may follow, or finish the turn."
    if state.stage == MUST_DEVELOP and not DEVELOP <= action < DEVELOP_END:
        return "after an additional action you must develop."
    if DEVELOP <= action < DEVELOP_END:
        return f"pile {(action - DEVELOP) % COLUMNS + 1} is empty."
    if action in RECALLS:
        return _cannot_recall(state)
    if action == DECLARE:
        return _cannot_declare(state)
    return _cannot_send(state, action)


def _cannot_send(state: PlainState, action: int) -> str:
    if not free_emissaries(state, state.player):
        return "you have no free emissary."
    if DECREE <= action < DECREE_END:
        return "the decree has been used."
    if action in SWAPS and sum(state.on_swap) == SWAP_SPACES:
        return "all swap spaces are taken."
    if DISCARD_TWO <= action < DISCARD_TWO_END and sum(state.on_discard) == DISCARD_SPACES:
        return "both discard spaces are taken."
    if DISCARD_TWO <= action < DISCARD_TWO_END and state.stage != DEVELOPED and sum(state.height) <= 2:
        return "the River must keep a card to develop with."
    return "both piles must have a card."


def _cannot_recall(state: PlainState) -> str:
    sent = state.on_swap[state.player] + state.on_discard[state.player]
    if not sent:
        return "you have no emissary to recall."
    if sent == 1 or state.options[RECALL]:
        return "use r, which recalls all your emissaries."
    return "you have no emissary on such a space."


def _cannot_declare(state: PlainState) -> str:
    # A declaration is a whole turn, so the last turn after one begins with a single empty pile.
    if not empty_piles(state):
        return "the end can be declared only if a pile is empty."
    if empty_piles(state) == 1:
        return "your opponent has declared the end; this is the last turn."
    return "two piles are empty, so this is the last turn anyway."
