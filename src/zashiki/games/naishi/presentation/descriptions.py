"""What an action would do, and the prompt for the player to decide."""

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
)
from zashiki.games.naishi.components import (
    COLUMN_PAIRS,
    COLUMNS,
    DISCARD_SPACES,
    ROW_NAMES,
    SWAP_SPACES,
)
from zashiki.games.naishi.presentation.cards import dealt, empty_piles, face_up, free_emissaries
from zashiki.games.naishi.presentation.narration import RIVER, Place, card_at, swapped_places, with_article
from zashiki.games.naishi.rules.state import DEVELOPED, MUST_DEVELOP, NOBODY, SET_UP
from zashiki.kernel.rulebook import PlainState

_RECALLS = {
    RECALL_ALL: "recall all your emissaries",
    RECALL_SWAP: "recall an emissary from a swap space",
    RECALL_DISCARD: "recall an emissary from a discard space",
}


def describe(state: PlainState, action: int) -> str:
    """What a legal action would do, to the player who may choose it."""
    if KEEP <= action < KEEP_END:
        cards = dealt(state, state.player)
        return f"keep {with_article(cards[action - KEEP])} and give {with_article(cards[KEEP_END - 1 - action])} away"
    if DEVELOP <= action < DEVELOP_END:
        place = Place(*divmod(action - DEVELOP, COLUMNS))
        old = with_article(card_at(state, state.player, place))
        return f"put the {face_up(state, place.column)} in {place} for {old}"
    if DISCARD_TWO <= action < DISCARD_TWO_END:
        low, high = COLUMN_PAIRS[action - DISCARD_TWO]
        return f"discard the {face_up(state, low)} and the {face_up(state, high)} from the River"
    if DECREE <= action < DECREE_END:
        place = Place(*divmod(action - DECREE, COLUMNS))
        own, other = (with_article(card_at(state, seat, place)) for seat in (state.player, 1 - state.player))
        return f"decree: exchange {place}, {own} for {other}"
    if action in _RECALLS:
        return _RECALLS[action]
    if action == DECLARE:
        return "declare the end; the other player has one last turn"
    if action == FINISH:
        return "finish the turn"
    return _describe_swap(state, *swapped_places(action))


def _describe_swap(state: PlainState, first: Place, second: Place) -> str:
    cards = [with_article(card_at(state, state.player, place)) for place in (first, second)]
    if first.row != second.row:
        return f"swap {cards[1]} in {second} and {cards[0]} in {first}"
    row = "the River" if first.row == RIVER else f"your {ROW_NAMES[first.row]}"
    return f"swap {cards[0]} and {cards[1]} in {row}"


# The prompt

_DEVELOP = "take a River card into your Line or Hand (develop)"


def asks(state: PlainState) -> str:
    """The prompt for the player to decide."""
    if state.phase == SET_UP:
        return "Keep one of your two cards; the other goes to your opponent."
    additions = " or ".join(_additions(state))
    if state.stage == DEVELOPED:
        return f"An emissary may {additions}; or finish the turn." if additions else "Finish the turn."
    last = "This is the last turn. " if state.last_turn else ""
    if state.stage == MUST_DEVELOP:
        return f"{last}{_sentence([_DEVELOP])}"
    first = f" An emissary may first {additions}." if additions else ""
    return f"{last}{_sentence(_main_actions(state))}{first}"


def _main_actions(state: PlainState) -> list[str]:
    """The main actions at the start of a turn, in words for newcomers."""
    me = state.player
    actions = [_DEVELOP]
    if state.decree == NOBODY and free_emissaries(state, me):
        actions.append("exchange a place with your opponent (decree)")
    if state.on_swap[me] + state.on_discard[me]:
        actions.append("take your emissaries back (recall)")
    if empty_piles(state) and not state.last_turn:
        actions.append("declare the end")
    return actions


def _additions(state: PlainState) -> list[str]:
    """The additional actions that are open."""
    if not free_emissaries(state, state.player):
        return []
    additions = []
    if sum(state.on_swap) < SWAP_SPACES:
        additions.append("swap two cards")
    may_discard = COLUMNS - empty_piles(state) >= 2 and (state.stage == DEVELOPED or sum(state.height) > 2)
    if sum(state.on_discard) < DISCARD_SPACES and may_discard:
        additions.append("discard two River cards")
    return additions


def _sentence(actions: list[str]) -> str:
    """Joins actions to a sentence: 'Do this, do that, or do the other.'."""
    words = ", or ".join([", ".join(actions[:-1]), actions[-1]]) if len(actions) > 1 else actions[0]
    return f"{words[0].upper()}{words[1:]}."
