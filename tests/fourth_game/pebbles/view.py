"""What a viewer sees: as numbers, as data, and as a text board."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from zashiki.kernel.layout import NONE, Fixed, Int8, Layout
from zashiki.kernel.rule import rule
from zashiki.kernel.rulebook import Span, Text
from zashiki.kernel.types import Int, State


class View(msgspec.Struct, frozen=True):
    """A position as a viewer sees it."""

    game: Literal["pebbles"]
    seat: Int8 | None
    heap: Int8
    taken: Annotated[list[Int8], Fixed(2)]
    cards: Annotated[list[Int8 | None], Fixed(2)]
    """Every seat's card; None if it is hidden."""


LAYOUT = Layout(View)


@rule
def show(state: State, viewer: Int, view: State) -> None:
    """Fills a view."""
    view.seat = viewer if viewer >= 0 else NONE
    view.heap = state.heap
    for seat in range(2):
        view.taken[seat] = state.taken[seat]
        view.cards[seat] = state.cards[seat] if state.cards[seat] > 0 else NONE


def board(view: View, viewer: int, names: Sequence[str], text: Text) -> list[Span]:
    """The heap, and what each seat has."""
    rows = [
        (text("pebbles-board-seat", name=name, pebbles=pebbles, card=card or "?") + "\n", "")
        for name, pebbles, card in zip(names, view.taken, view.cards, strict=True)
    ]
    return [(text("pebbles-board-heap") + " ", "label"), ("o" * view.heap + "\n", ""), *rows]
