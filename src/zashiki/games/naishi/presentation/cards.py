"""Reading cards from a plain state."""

from collections.abc import Iterable

from zashiki.games.naishi.components import (
    COLUMNS,
    DEALT,
    EMISSARIES,
    HAND,
    HAND_MOUNTAINS,
    NAMES,
    PILE_SIZE,
    CardName,
)
from zashiki.games.naishi.rules.knowledge import HIDDEN
from zashiki.games.naishi.rules.state import SET_UP
from zashiki.kernel.rulebook import PlainState


def name_or_none(card: int) -> CardName | None:
    """The name of a card, None if it is hidden."""
    return None if card == HIDDEN else NAMES[card]


def names(cards: Iterable[int]) -> list[CardName]:
    """The names of visible cards."""
    return [NAMES[card] for card in cards]


def hand(state: PlainState, seat: int) -> list[int]:
    """A seat's Hand; three Mountains in the set-up."""
    cards: list[int] = state.land[seat][HAND]
    return cards[:HAND_MOUNTAINS] if state.phase == SET_UP else cards


def pile(state: PlainState, column: int) -> list[int]:
    """The cards of a pile, bottom to top."""
    cards: list[int] = state.deck[column * PILE_SIZE :][: state.height[column]]
    return cards


def face_up(state: PlainState, column: int) -> CardName | None:
    """The name of a pile's face-up card; None if the pile is empty."""
    cards = pile(state, column)
    return NAMES[cards[-1]] if cards else None


def dealt(state: PlainState, seat: int) -> list[int]:
    """The two cards dealt to a seat."""
    cards: list[int] = state.deck[COLUMNS * PILE_SIZE + seat * DEALT :][:DEALT]
    return cards


def free_emissaries(state: PlainState, seat: int) -> int:
    """Number of emissaries that a seat can still send."""
    return int(EMISSARIES - state.on_swap[seat] - state.on_discard[seat] - (state.decree == seat))


def empty_piles(state: PlainState) -> int:
    """Number of empty piles."""
    return sum(not height for height in state.height)
