"""The view: what players, spectators and programs see of a position, which in Ta-Ke is everything."""

from typing import Annotated, Literal, TypeAlias, TypedDict

import msgspec
import numpy as np

from zashiki.games.take.actions import ACTIONS, TAKES_PER_SPACE
from zashiki.games.take.components import (
    BOTTOM,
    COLUMNS,
    FIRST_COLUMN,
    GHOSTS,
    LETTERS,
    MIDDLE,
    NINJA_VALUES,
    OPTIONS,
    PUSHABLE,
    SAMURAI,
    SAMURAI_MOVES,
    SPACES,
    TALLEST,
    TOP,
    TYPES,
    VALUES,
)
from zashiki.games.take.rules.legality import free_stacks
from zashiki.games.take.rules.scoring import influence, times_shown
from zashiki.games.take.rules.state import NOBODY, shown
from zashiki.kernel.layout import NONE, Choices, Fixed, Int8, Keys, Layout, Most, Names
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, State

TypeLetter: TypeAlias = Literal["S", "D", "R", "G", "N"]
ColumnLetter: TypeAlias = Literal["D", "R", "G", "N"]
SpaceLetter: TypeAlias = Literal["A", "B", "C", "D", "E"]
AbilityName: TypeAlias = Literal["D", "R", "G", "N", "N.D", "N.R", "N.G"]

SEATS = 2
ABILITIES = len(COLUMNS) + len(PUSHABLE)
OPTION_COUNT = len(OPTIONS)
TAKES, SAMURAI_NOTATION = (
    tuple(ACTIONS.moves[action] for action in ACTIONS.range(block)) for block in ("take", "samurai")
)
MOST_TAKES = SPACES * len(COLUMNS)
"""If every space shows a Samurai."""

ByColumn: TypeAlias = Annotated[dict[ColumnLetter, Int8], Keys(tuple(LETTERS[column] for column in COLUMNS))]
ByType: TypeAlias = Annotated[dict[TypeLetter, Int8], Keys(tuple(LETTERS))]


class Options(TypedDict):
    """The options of a game."""

    ninja_values: Literal["2/1", "1/0"]
    ninja_repeats: Literal["no", "yes"]


class Court(msgspec.Struct, frozen=True):
    """A court: the number of chips in each row, by column."""

    bottom: ByColumn
    middle: ByColumn
    samurai: ByColumn
    influence: ByType
    """The seat's influence, by type."""


class Values(msgspec.Struct, frozen=True):
    """What a chip counts in each row, by column."""

    bottom: ByColumn
    middle: ByColumn
    samurai: ByColumn


class Take(msgspec.Struct, frozen=True):
    """A legal take, with what it scores for both players at once."""

    move: Annotated[str, Names(TAKES)]
    type: TypeLetter
    """The type that is scored."""
    times: Int8
    """The number of spaces that show it after the take."""
    influence: Annotated[list[Int8], Fixed(SEATS)]
    """Every seat's influence in it after the take."""
    points: Annotated[list[Int8], Fixed(SEATS)]
    """The points of every seat."""


class View(msgspec.Struct, frozen=True):
    """Everything there is to see of a Ta-Ke position, the same for every viewer."""

    game: Literal["take"]
    options: Annotated[Options, Choices(OPTIONS)]
    player: Int8 | None
    scores: Annotated[list[int], Fixed(SEATS)]
    stacks: Annotated[list[Annotated[list[TypeLetter], Most(TALLEST)]], Fixed(SPACES)]
    """The chips of each space, A to E, bottom to top."""
    shows: Annotated[list[TypeLetter], Fixed(SPACES)]
    """The type that each space shows: its top chip, or the printed type."""
    beneath: Annotated[list[TypeLetter], Fixed(SPACES)]
    """The type that each space would show without its top chip."""
    ghosts: Annotated[list[bool], Fixed(SPACES)]
    supply: Int8
    courts: Annotated[list[Court], Fixed(SEATS)]
    values: Values
    used: Annotated[list[AbilityName], Most(ABILITIES)]
    """The abilities used this turn; `N.R` is a Ronin performed through the Ninja."""
    closed: Annotated[list[SpaceLetter], Most(SPACES)]
    """The stacks that are closed for this turn's take."""
    samurai_moves: Annotated[list[Annotated[str, Names(SAMURAI_NOTATION)]] | None, Most(SAMURAI_MOVES)]
    """The moves so far of the Daimyo whose Samurai are being moved."""
    takes: Annotated[list[Take], Most(MOST_TAKES)]
    taken: Int8


LAYOUT = Layout(View)


@rule
def show(state: State, viewer: Int, view: State) -> None:
    """Fills a view."""
    show_turn(state, view)
    for space in range(SPACES):
        show_space(state, space, view)
    for seat in range(SEATS):
        show_court(state, seat, view)
    show_values(state, view)
    if state.player != NOBODY and not state.moving:
        show_takes(state, view)


@rule
def show_turn(state: State, view: State) -> None:
    """Shows options and points, and what the seat to decide has done this turn."""
    for option in range(OPTION_COUNT):
        view.options[option] = state.options[option]
    view.player = NONE if state.player == NOBODY else state.player
    for seat in range(SEATS):
        view.scores[seat] = state.scores[seat]
    for ability in range(ABILITIES):
        if state.used >> FIRST_COLUMN + ability & 1:
            view.used.items[view.used.count] = ability
            view.used.count += 1
    view.samurai_moves.count = state.moved if state.moving else NONE
    for i in range(state.moved):
        view.samurai_moves.items[i] = state.moves[i]
    view.supply = GHOSTS
    view.taken = state.taken


@rule
def show_space(state: State, space: Int, view: State) -> None:
    """Shows what lies on a space of the hall."""
    view.stacks[space].count = state.height[space]
    for level in range(state.height[space]):
        view.stacks[space].items[level] = state.stack[space, 1 + level]
    view.shows[space] = shown(state, space)
    view.beneath[space] = beneath(state, space)
    if state.ghosts >> space & 1:
        view.ghosts[space] = 1
        view.supply -= 1
    if state.closed >> space & 1:
        view.closed.items[view.closed.count] = space
        view.closed.count += 1


@rule
def beneath(state: State, space: Int) -> Int:
    """The type that a space would show without its top chip."""
    return np.int64(state.stack[space, max(state.height[space] - 1, 0)])


@rule
def show_court(state: State, seat: Int, view: State) -> None:
    """Shows a seat's chips and influence."""
    court = view.courts[seat]
    for column in range(FIRST_COLUMN, TYPES):
        court.bottom[column - FIRST_COLUMN] = state.court[seat, BOTTOM, column]
        court.middle[column - FIRST_COLUMN] = state.court[seat, MIDDLE, column]
        court.samurai[column - FIRST_COLUMN] = state.court[seat, TOP, column]
    for type in range(TYPES):
        court.influence[type] = influence(state, seat, type)


@rule
def show_values(state: State, view: State) -> None:
    """Shows what chips count."""
    values = VALUES[state.options[NINJA_VALUES]]
    for column in range(FIRST_COLUMN, TYPES):
        view.values.bottom[column - FIRST_COLUMN] = values[column, BOTTOM]
        view.values.middle[column - FIRST_COLUMN] = values[column, MIDDLE]
        view.values.samurai[column - FIRST_COLUMN] = values[column, TOP]


@rule
def show_takes(state: State, view: State) -> None:
    """Shows all legal takes."""
    free = free_stacks(state)
    for space in range(SPACES):
        is_samurai = shown(state, space) == SAMURAI
        for column in range(TYPES):
            if free >> space & 1 and is_samurai == (column != SAMURAI):
                show_take(state, space, column, view)


@rule
def show_take(state: State, space: Int, column: Int, view: State) -> None:
    """Shows a take with what it scores. A Samurai has a column."""
    chip, type = shown(state, space), beneath(state, space)
    take = view.takes.items[view.takes.count]
    view.takes.count += 1
    take.move = space * TAKES_PER_SPACE + column
    take.type = type
    take.times = times_shown(state, type) + (chip != type)
    for seat in range(SEATS):
        added = influence_added(state, chip, column, type) if seat == state.player else np.int64(0)
        take.influence[seat] = influence(state, seat, type) + added
        take.points[seat] = take.times * take.influence[seat]


@rule
def influence_added(state: State, chip: Int, column: Int, type: Int) -> Int:
    """What a chip that is taken adds to the influence in a type."""
    row, place = (TOP, column) if chip == SAMURAI else (BOTTOM, chip)
    is_counted = type in (chip, place)
    return np.int64(VALUES[state.options[NINJA_VALUES], type, row]) if is_counted else np.int64(0)
