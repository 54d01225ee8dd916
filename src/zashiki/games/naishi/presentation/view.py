"""The view: what a player, a spectator or a program sees of a position."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from zashiki.games.naishi.components import COLUMNS, DEALT, HAND, HAND_MOUNTAINS, LINE, OPTIONS, CardName
from zashiki.games.naishi.presentation.messages import MESSAGES, TERRITORY
from zashiki.games.naishi.presentation.points import GAIN_MOVES, explain_territory, is_open, show_gains, show_in_sight
from zashiki.games.naishi.rules.knowledge import HIDDEN
from zashiki.games.naishi.rules.state import NOBODY, PLAY, SET_UP, dealt_index, free_emissaries, top_index
from zashiki.games.naishi.rules.territory import PLACES
from zashiki.kernel.facts import Fact, Told
from zashiki.kernel.layout import NONE, Choices, Fixed, Int8, Int16, Known, Layout, Most, Names
from zashiki.kernel.rule import rule
from zashiki.kernel.rulebook import SPECTATOR
from zashiki.kernel.types import Field, Int, State

Phase: TypeAlias = Literal["set-up", "play", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Stage: TypeAlias = Literal["begin", "develop", "add"]
STAGES: tuple[Stage, ...] = get_args(Stage)
"""The start of a turn; an additional action came first, develop follows; developed, an additional action may follow."""


_Seats = Fixed(2)
_Row = Fixed(COLUMNS)


class Pile(msgspec.Struct, frozen=True):
    """A pile of the River."""

    cards: Int8
    """The number of cards in it."""
    top: CardName | None
    """The face-up card; None if the pile is empty."""


class Court(msgspec.Struct, frozen=True):
    """The Imperial Court."""

    swap: Annotated[list[Int8], _Seats]
    """Emissaries of each seat on swap spaces."""
    discard: Annotated[list[Int8], _Seats]
    """Emissaries of each seat on discard spaces."""
    decree: Int8 | None
    """The seat that holds the decree space."""
    free: Annotated[list[Int8], _Seats]
    """Free emissaries of each seat."""


class CardInSight(msgspec.Struct, frozen=True):
    """What a visible card of a territory with hidden cards scores by itself."""

    place: Annotated[str, Names(TERRITORY)]
    points: Int16
    is_exact: bool
    """Whether these are its points; else a hidden card or a Ninja beside it can only add to them."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees of a Naishi position."""

    game: Literal["naishi"]
    options: Annotated[dict[str, str], Choices(OPTIONS)]
    seat: Int8 | None
    player: Int8 | None
    phase: Phase
    stage: Stage | None
    """None outside play."""
    river: Annotated[list[Pile], _Row]
    lines: Annotated[list[Annotated[list[CardName], _Row]], _Seats]
    hands: Annotated[list[Annotated[list[CardName | None], Most(COLUMNS)]], _Seats]
    """None for a hidden card; three cards in the set-up."""
    known: Annotated[list[Annotated[list[bool], _Row]], _Seats]
    """The places of each Hand that its owner's opponent knows."""
    dealt: Annotated[list[CardName] | None, Most(DEALT)]
    """The viewer's own two cards, in the set-up."""
    gave: CardName | None
    received: CardName | None
    discards: Int8
    """Number of discarded cards."""
    discard: CardName | None
    """The top card of the discard pile."""
    court: Court
    last_turn: bool
    turn: Int16
    scores: Annotated[list[Int16 | None] | None, Most(2)]
    """The points of each territory of which the viewer sees every card, such as their own; None in the set-up."""
    breakdown: Annotated[list[Annotated[list[Fact] | None, Told(MESSAGES, PLACES)]], _Seats]
    """Where these points come from: the card that scores, for a Ninja the one it has become, its points and places, of
    which `L3` is the Line in column 3 and `H5` the Hand in column 5."""
    in_sight: Annotated[list[Annotated[list[CardInSight], Most(PLACES)]], _Seats]
    """For territories with hidden cards the visible ones whose points can be told."""
    gains: Annotated[dict[str, Int16], Known(GAIN_MOVES)]
    """What moves would add to the viewer's points at once, legal now or not, if they bring a card that the viewer sees;
    only during play."""


LAYOUT = Layout(View)


@rule
def show(state: State, viewer: Int, view: State) -> None:
    """Fills what a viewer sees."""
    view.options[0] = state.options[0]
    view.seat = NONE if viewer == SPECTATOR else viewer
    view.player = NONE if state.player == NOBODY else state.player
    view.phase = state.phase
    view.stage = state.stage if state.phase == PLAY else NONE
    view.last_turn = state.last_turn
    view.turn = state.turn
    show_river(state, view)
    for seat in range(2):
        show_territory(state, seat, view)
    show_draft(state, viewer, view)
    show_court(state, view.court)
    show_points(state, viewer, view)


@rule
def show_river(state: State, view: State) -> None:
    """Fills the piles of the River and the discard pile."""
    for column in range(COLUMNS):
        view.river[column].cards = state.height[column]
        view.river[column].top = state.deck[top_index(state, column)] if state.height[column] else NONE
    view.discards = state.discarded
    view.discard = state.discard[state.discarded - 1] if state.discarded else NONE


@rule
def show_territory(state: State, seat: Int, view: State) -> None:
    """Fills the Line and the Hand of a seat."""
    hand = view.hands[seat]
    hand.count = HAND_MOUNTAINS if state.phase == SET_UP else COLUMNS
    for column in range(COLUMNS):
        card = state.land[seat, HAND, column]
        hand.items[column] = NONE if card == HIDDEN else card
        view.lines[seat, column] = state.land[seat, LINE, column]
        view.known[seat, column] = state.known[seat, column]


@rule
def show_draft(state: State, viewer: Int, view: State) -> None:
    """Fills the viewer's own cards of the set-up, and what they gave and received."""
    view.dealt.count, view.gave, view.received = NONE, NONE, NONE
    if viewer == SPECTATOR:
        return
    if state.phase == SET_UP:
        view.dealt.count = DEALT
        for number in range(DEALT):
            view.dealt.items[number] = state.deck[dealt_index(viewer, number)]
    else:
        view.gave, view.received = state.given[viewer], state.given[1 - viewer]


@rule
def show_court(state: State, court: Field) -> None:
    """Fills the Imperial Court."""
    for seat in range(2):
        court.swap[seat] = state.on_swap[seat]
        court.discard[seat] = state.on_discard[seat]
        court.free[seat] = free_emissaries(state, seat)
    court.decree = NONE if state.decree == NOBODY else state.decree


@rule
def show_points(state: State, viewer: Int, view: State) -> None:
    """Fills the points of each territory, what they come from, and what moves would add."""
    in_setup = state.phase == SET_UP
    view.scores.count = NONE if in_setup else 2
    for seat in range(2):
        sources = view.breakdown[seat]
        sources.count, view.scores.items[seat] = NONE, NONE
        if is_open(state, seat):
            sources.count = explain_territory(state, seat, sources.items)
            view.scores.items[seat] = 0
            for number in range(sources.count):
                view.scores.items[seat] += sources.items[number].points
        elif not in_setup:
            show_in_sight(state, seat, view.in_sight[seat])
    if state.phase == PLAY and viewer != SPECTATOR:
        show_gains(state, viewer, view.gains)
    else:
        view.gains[:] = NONE
