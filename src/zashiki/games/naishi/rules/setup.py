"""The set-up: dealing, and the card that each seat keeps."""

from zashiki.games.naishi.components import (
    COLUMNS,
    COPIES,
    DEVELOPMENT_CARDS,
    HAND,
    HAND_MOUNTAINS,
    KINDS,
    PILE_SIZE,
)
from zashiki.games.naishi.rules.state import NOBODY, PLAY, dealt_index
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State


@rule
def deal(state: State) -> None:
    """Shuffles the development cards into five piles and two cards for each seat."""
    place = 0
    for kind in range(1, KINDS):
        for _ in range(COPIES[kind]):
            state.deck[place] = kind
            place += 1
    shuffle(state.rng, state.deck, DEVELOPMENT_CARDS)
    for column in range(COLUMNS):
        state.height[column] = PILE_SIZE
    state.decree = NOBODY
    state.player = 0


@rule
def keep(state: State, choice: Int) -> None:
    """Keeps one of the player's two cards; the second choice completes the Hands and starts play."""
    state.keep[state.player] = 1 + choice
    if state.player == 0:
        state.player = 1
        return
    for seat in range(2):
        state.given[seat] = state.deck[dealt_index(seat, 2 - state.keep[seat])]
    for seat in range(2):
        state.land[seat, HAND, HAND_MOUNTAINS] = state.deck[dealt_index(seat, state.keep[seat] - 1)]
        state.land[seat, HAND, HAND_MOUNTAINS + 1] = state.given[1 - seat]
        shuffle(state.rng, state.land[seat, HAND], COLUMNS)
    state.phase = PLAY
    state.turn = 1
    state.player = 0
