"""The view: what players, spectators and programs see of a position, which in Ta-Ke is everything."""

from typing import Literal, TypeAlias, TypedDict, cast

import msgspec
import numpy as np

from zashiki.games.take import rules
from zashiki.games.take.components import LETTERS, OPTIONS, SPACES, TYPES
from zashiki.games.take.presentation.snapshot import snapshot
from zashiki.kernel.rulebook import PlainState

TypeLetter: TypeAlias = Literal["S", "D", "R", "G", "N"]
ColumnLetter: TypeAlias = Literal["D", "R", "G", "N"]
SpaceLetter: TypeAlias = Literal["A", "B", "C", "D", "E"]
AbilityName: TypeAlias = Literal["D", "R", "G", "N", "N.D", "N.R", "N.G"]


class Options(TypedDict):
    """The options of a game."""

    ninja_values: Literal["2/1", "1/0"]
    ninja_repeats: Literal["no", "yes"]


class Court(msgspec.Struct, frozen=True):
    """A court: the number of chips in each row, by column."""

    bottom: dict[ColumnLetter, int]
    middle: dict[ColumnLetter, int]
    samurai: dict[ColumnLetter, int]
    influence: dict[TypeLetter, int]
    """The seat's influence, by type."""


class View(msgspec.Struct, frozen=True):
    """Everything there is to see of a Ta-Ke position, the same for every viewer."""

    game: Literal["take"]
    options: Options
    player: int | None
    scores: list[int]
    stacks: list[list[TypeLetter]]
    """The chips of each space, A to E, bottom to top."""
    shows: list[TypeLetter]
    """The type that each space shows: its top chip, or the printed type."""
    ghosts: list[bool]
    supply: int
    courts: list[Court]
    used: list[AbilityName]
    """The abilities used this turn; `N.R` is a Ronin performed through the Ninja."""
    closed: list[SpaceLetter]
    """The stacks that are closed for this turn's take."""
    samurai_moves: list[str] | None
    """The moves so far of the Daimyo whose Samurai are being moved."""
    taken: int


class Tally(msgspec.Struct, frozen=True):
    """The figures that the rules derive from a position."""

    shows: list[int]
    """The type that each space shows."""
    influences: list[list[int]]
    """By seat and type."""


def tally(state: PlainState) -> Tally:
    """What each space shows, and each seat's influence."""
    shows, influences = np.empty(SPACES, dtype=np.int64), np.empty((2, TYPES), dtype=np.int64)
    rules.tally(state.states, shows, influences)
    return Tally(shows.tolist(), influences.tolist())


def view(state: PlainState, viewer: int) -> View:
    """What a viewer sees."""
    data = snapshot(state)
    figures = tally(state)
    courts = [
        Court(**court, influence=dict(zip(cast(list[TypeLetter], LETTERS), influence, strict=True)))
        for court, influence in zip(data.pop("courts"), figures.influences, strict=True)
    ]
    options = {name: values[number] for (name, values), number in zip(OPTIONS.items(), state.options, strict=True)}
    return View(
        game="take",
        options=cast(Options, options),
        courts=courts,
        ghosts=[bool(ghost) for ghost in data.pop("ghosts")],
        shows=[cast(TypeLetter, LETTERS[type]) for type in figures.shows],
        **data,
    )
