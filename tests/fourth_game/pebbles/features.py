"""A position as numbers, for learning."""

from tests.fourth_game.pebbles.rules import CARDS, HEAPS
from zashiki.kernel.features import FeatureTable, Group, clear, mark
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Floats, Int, State

SEATS = ("you", "opponent")
PLAYERS, MOST_PEBBLES = len(SEATS), int(HEAPS.max())

FEATURES = FeatureTable(
    Group("player", "1 for the seat to decide; all 0 when the game is over", (SEATS,)),
    Group("heap", "pebbles on the heap", unit=MOST_PEBBLES),
    Group("taken", "pebbles that a seat has taken", (SEATS,), unit=MOST_PEBBLES),
    Group(
        "cards",
        "1 for a seat's card, by its worth; all 0 if it is hidden",
        (SEATS, tuple(str(card + 1) for card in range(CARDS))),
    ),
)
PLAYER, HEAP, TAKEN, CARD = (FEATURES.first(name) for name in ("player", "heap", "taken", "cards"))
PER_PEBBLE = FEATURES.step("heap")


@rule
def observe(state: State, seat: Int, out: Floats) -> None:
    """Writes every feature of a position as a seat sees it."""
    clear(out)
    if state.player >= 0:
        out[PLAYER + (state.player != seat)] = 1
    out[HEAP] = state.heap * PER_PEBBLE
    for number in range(PLAYERS):
        owner = (seat + number) % PLAYERS
        out[TAKEN + number] = state.taken[owner] * PER_PEBBLE
        mark(out, CARD + number * CARDS, state.cards[owner] - 1)
