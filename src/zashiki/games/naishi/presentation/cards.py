"""Reading cards from a plain state."""

from collections.abc import Iterable

from zashiki.games.naishi.components import (
    COLUMNS,
    DEALT,
    HAND,
    HAND_MOUNTAINS,
    NAMES,
    PILE_SIZE,
    CardName,
)
from zashiki.games.naishi.rules.state import SET_UP
from zashiki.kernel.rulebook import PlainState


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


def dealt(state: PlainState, seat: int) -> list[int]:
    """The two cards dealt to a seat."""
    cards: list[int] = state.deck[COLUMNS * PILE_SIZE + seat * DEALT :][:DEALT]
    return cards
