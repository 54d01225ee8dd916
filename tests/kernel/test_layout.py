"""Views as records: every kind of type, in a record and back."""

from typing import Annotated, Literal, cast

import msgspec
import numpy as np
import pytest

from zashiki.kernel.facts import Argument, Code, Counts, Fact, Message, MessageTable, Several, Told, add_fact, counted
from zashiki.kernel.layout import NONE, Choices, Copies, Fixed, Int8, Int16, Keys, Known, Layout, Most, Names, Nonzero
from zashiki.kernel.types import Field

CARDS = ("Fort", "Monk", "Torii")
MESSAGES = MessageTable(
    Message("beside", {"card": Code(CARDS), "places": Several(("L1", "L2", "H1")), "loot": Counts(("f", "v"))}),
    Message("quiet", is_silent=True, turns=True),
    pieces=CARDS,
    places=("line", "hand"),
)


class Price(msgspec.Struct, frozen=True):
    card: str
    coins: int


PRICES = (Price("Fort", 3), Price("Monk", 5))


class Seat(msgspec.Struct, frozen=True):
    hand: Annotated[list[Annotated[str, Names(CARDS)]] | None, Most(4)]
    tiles: Annotated[list[tuple[Literal["ninpo", "choho"], bool]], Most(2)]


class Guard(msgspec.Struct, frozen=True):
    values: Annotated[list[Int8], Most(2)]


class View(msgspec.Struct, frozen=True):
    game: Literal["tea"]
    options: Annotated[dict[str, str], Choices({"heap": ("small", "large")})]
    player: Int8 | None
    scores: Annotated[list[Int16 | None], Fixed(2)]
    seats: Annotated[list[Seat], Fixed(2)]
    guard: Guard | None
    next: Annotated[dict[str, Int8], Nonzero(("1a", "2a"))]
    costs: Annotated[dict[str, int], Keys(("f", "v"))]
    gains: Annotated[dict[str, Int8], Known(("L1", "L2", "H1"))]
    last: bool
    open_cards: Annotated[list[tuple[str, int]] | None, Copies((("Fort", 1), ("Monk", 2)))] = msgspec.field(name="open")
    hidden: Annotated[list[str] | None, Copies(CARDS)]
    price: Annotated[Price | None, Names(PRICES)]
    next_price: Annotated[Price | None, Names(PRICES)]
    reasons: Annotated[list[Annotated[list[Fact] | None, Told(MESSAGES, 3)]], Fixed(2)]


def test_every_kind_of_type_is_decoded() -> None:
    layout = Layout(View)
    views = np.zeros(1, layout.dtype)
    view = views[0]
    view.options[0] = 1
    view.player = NONE
    view.scores[1] = NONE
    view.seats[0].hand.count = NONE
    view.seats[1].hand.count, view.seats[1].hand.items[:2] = 2, (2, 0)
    view.seats[1].tiles.count = 1
    view.seats[1].tiles.items[0].f0, view.seats[1].tiles.items[0].f1 = 1, 1
    view.guard.given, view.guard.values.count, view.guard.values.items[0] = 1, 1, -3
    view.gains[:] = -2, NONE, 0
    view.next[1], view.costs[0], view.last = 4, 70_000, 1
    view.open_cards[:], view.hidden[0] = (1, 2), NONE
    view.price, view.next_price = 1, NONE
    view.reasons[0].count = NONE
    facts = view.reasons[1].items
    assert add_fact(facts, 0, MESSAGES.number("beside"), 1, piece=1, target=1) == 1
    facts[0].points, facts[0].numbers[:3] = -2, (2, 0b101, counted(cast(Field, np.array([3, 1]))))
    view.reasons[1].count = add_fact(facts, 1, MESSAGES.number("quiet"))
    args: dict[str, Argument] = {"card": "Torii", "places": ["L1", "H1"], "loot": {"f": 3, "v": 1}}
    beside = Fact("beside", seat=1, piece="Monk", target="hand", points=-2, args=args)
    assert layout.decode(views) == View(
        game="tea",
        options={"heap": "large"},
        player=None,
        scores=[0, None],
        seats=[Seat(None, []), Seat(["Torii", "Fort"], [("choho", True)])],
        guard=Guard([-3]),
        next={"2a": 4},
        costs={"f": 70_000, "v": 0},
        gains={"L1": -2, "H1": 0},
        last=True,
        open_cards=[("Fort", 1), ("Monk", 2), ("Monk", 2)],
        hidden=None,
        price=Price("Monk", 5),
        next_price=None,
        reasons=[None, [beside, Fact("quiet", is_silent=True, turns=True)]],
    )
    assert layout.decode(views.tobytes()) == layout.decode(views)


def test_a_record_of_zeros_has_no_optional_parts() -> None:
    assert Layout(View).decode(np.zeros(1, Layout(View).dtype)).guard is None


def test_the_description_is_plain_data() -> None:
    description = Layout(View).description()
    assert msgspec.json.decode(msgspec.json.encode(description))["fields"][2] == [
        "player",
        {"is": "number", "width": "i1"},
    ]
    assert "open" in [name for name, _ in description["fields"]]
    assert msgspec.json.encode(MESSAGES.description())


def test_a_type_without_a_layout_is_an_error() -> None:
    class Loose(msgspec.Struct):
        names: list[str]

    with pytest.raises(TypeError, match="has no layout"):
        Layout(Loose)


def test_a_field_that_a_record_cannot_have_is_an_error() -> None:
    class Heap(msgspec.Struct):
        size: int

    with pytest.raises(TypeError, match="'size'"):
        Layout(Heap)
