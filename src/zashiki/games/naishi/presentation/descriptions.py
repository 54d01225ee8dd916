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

_DEVELOP = "take a River card"
_SEND = "send an emissary"


def asks(state: PlainState) -> str:
    """The prompt for the player to decide."""
    if state.phase == SET_UP:
        return "Keep one of your two cards; the other goes to your opponent."
    if state.stage == DEVELOPED:
        return _sentence([_SEND, "finish the turn"])
    if state.stage == MUST_DEVELOP:
        return f"Now {_DEVELOP}."
    prompt = _sentence(_actions(state))
    return f"Last turn: {prompt[0].lower()}{prompt[1:]}" if state.last_turn else prompt


def _actions(state: PlainState) -> list[str]:
    """What can be done at the start of a turn."""
    me = state.player
    can_send = free_emissaries(state, me) and (state.decree == NOBODY or _can_swap(state) or _can_discard(state))
    can_recall = state.on_swap[me] + state.on_discard[me]
    actions = [_DEVELOP]
    if can_send and can_recall:
        actions.append("send or recall emissaries")
    elif can_send:
        actions.append(_SEND)
    elif can_recall:
        actions.append("recall your emissaries")
    if empty_piles(state) and not state.last_turn:
        actions.append("declare the end")
    return actions


def _can_swap(state: PlainState) -> bool:
    return sum(state.on_swap) < SWAP_SPACES


def _can_discard(state: PlainState) -> bool:
    """Whether two River cards may be discarded before a develop."""
    return sum(state.on_discard) < DISCARD_SPACES and COLUMNS - empty_piles(state) >= 2 and sum(state.height) > 2


def _sentence(actions: list[str]) -> str:
    """Joins actions to a sentence: 'Do this, do that or do something else.'."""
    before_last = ", or " if any(" or " in action for action in actions) else " or "
    words = before_last.join([", ".join(actions[:-1]), actions[-1]]) if len(actions) > 1 else actions[0]
    return f"{words[0].upper()}{words[1:]}."
