"""The view: what a player, a spectator or a program sees of a position."""

from typing import Literal, TypeAlias, get_args

import msgspec

from zashiki.games.naishi.components import COLUMNS, HAND, LINE, NAMES, OPTIONS, CardName
from zashiki.games.naishi.presentation.breakdown import ScoreLine, breakdown
from zashiki.games.naishi.presentation.cards import dealt, face_up, free_emissaries, hand, name_or_none, names
from zashiki.games.naishi.rules.knowledge import HIDDEN
from zashiki.games.naishi.rules.state import NOBODY, PLAY, SET_UP
from zashiki.kernel.rulebook import SPECTATOR, PlainState

Phase: TypeAlias = Literal["set-up", "play", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Stage: TypeAlias = Literal["begin", "develop", "add"]
STAGES: tuple[Stage, ...] = get_args(Stage)
"""The start of a turn; an additional action came first, develop follows; developed, an additional action may follow."""


class Pile(msgspec.Struct, frozen=True):
    """A pile of the River."""

    size: int
    top: CardName | None
    """The face-up card; None if the pile is empty."""


class Court(msgspec.Struct, frozen=True):
    """The Imperial Court."""

    swap: list[int]
    """Emissaries of each seat on swap spaces."""
    discard: list[int]
    """Emissaries of each seat on discard spaces."""
    decree: int | None
    """The seat that holds the decree space."""
    free: list[int]
    """Free emissaries of each seat."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees of a Naishi position."""

    game: Literal["naishi"]
    options: dict[str, str]
    seat: int | None
    player: int | None
    phase: Phase
    stage: Stage | None
    """None outside play."""
    river: list[Pile]
    lines: list[list[CardName]]
    hands: list[list[CardName | None]]
    """None for a hidden card; three cards in the set-up."""
    known: list[list[bool]]
    """The places of each Hand that its owner's opponent knows."""
    dealt: list[CardName] | None
    """The viewer's own two cards, in the set-up."""
    gave: CardName | None
    received: CardName | None
    discards: int
    """Number of discarded cards."""
    discard: CardName | None
    """The top card of the discard pile."""
    court: Court
    last_turn: bool
    turn: int
    scores: list[int | None] | None
    """The points of each territory of which the viewer sees every card, such as their own; None in the set-up."""
    breakdown: list[list[ScoreLine] | None]
    """Where these points come from."""


def view(state: PlainState, viewer: int) -> View:
    """What a viewer sees."""
    has_seat = viewer != SPECTATOR
    in_setup = state.phase == SET_UP
    lines_of = [breakdown(state, seat) if is_open(state, seat) else None for seat in range(2)]
    return View(
        game="naishi",
        options={name: values[number] for (name, values), number in zip(OPTIONS.items(), state.options, strict=True)},
        seat=viewer if has_seat else None,
        player=None if state.player == NOBODY else state.player,
        phase=PHASES[state.phase],
        stage=STAGES[state.stage] if state.phase == PLAY else None,
        river=[Pile(state.height[column], face_up(state, column)) for column in range(COLUMNS)],
        lines=[names(state.land[seat][LINE]) for seat in range(2)],
        hands=[[name_or_none(card) for card in hand(state, seat)] for seat in range(2)],
        known=[[bool(known) for known in state.known[seat]] for seat in range(2)],
        dealt=names(dealt(state, viewer)) if has_seat and in_setup else None,
        gave=NAMES[state.given[viewer]] if has_seat and not in_setup else None,
        received=NAMES[state.given[1 - viewer]] if has_seat and not in_setup else None,
        discards=state.discarded,
        discard=NAMES[state.discard[state.discarded - 1]] if state.discarded else None,
        court=_court(state),
        last_turn=bool(state.last_turn),
        turn=state.turn,
        scores=None if in_setup else [None if lines is None else total(lines) for lines in lines_of],
        breakdown=lines_of,
    )


def is_open(state: PlainState, seat: int) -> bool:
    """Whether the viewer sees every card of a seat's territory."""
    return bool(state.phase != SET_UP and HIDDEN not in state.land[seat][HAND])


def _court(state: PlainState) -> Court:
    return Court(
        swap=list(state.on_swap),
        discard=list(state.on_discard),
        decree=None if state.decree == NOBODY else state.decree,
        free=[free_emissaries(state, seat) for seat in range(2)],
    )


def total(lines: list[ScoreLine]) -> int:
    """The sum of a breakdown."""
    return sum(line.points for line in lines)


def reasons(state: PlainState, viewer: int, seat: int) -> list[str]:
    """The reasons for a seat's points, as far as the viewer may see them."""
    return [line.reason for line in view(state, viewer).breakdown[seat] or []]
