"""`Rulebook`: the interface that every game implements.

A game consists of a state type, compiled functions on states, and plain functions that present a state to people and
programs. It is registered as an entry point in the group `zashiki.games`.

The state type (`STATE`) is a NumPy structured dtype of class `np.record`. It has no padding bytes, so that equal
positions have equal bytes, and no field has the name of an attribute of `np.record`, such as `size`. These fields are
required:

    rng      u8 × 4   the random state (`kernel.random`); set by the caller before `deal` and `redeal`
    seats    i1       the number of players; set by the caller before `deal`
    options  i1 × n   for each option the number of its value; set by the caller before `deal`
    player   i1       the seat to decide; −1 when the game is over
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec
import numpy as np

from zashiki.kernel.calibration import NO_CALIBRATION, Calibration
from zashiki.kernel.errors import BadArgument, because, listed, nearest, quoted
from zashiki.kernel.facts import Facts, MessageTable
from zashiki.kernel.features import FeatureTable
from zashiki.kernel.layout import Layout
from zashiki.kernel.levels import DEFAULT_LEVELS, Level
from zashiki.kernel.types import Bool, Floats, Int, Ints, State


class PlainState:
    """The fields of a state as plain numbers and lists, for presentation.

    The state has been redacted for the viewer it is presented to. `states` is an array of that state alone, for calling
    compiled rules. (Reading a field through NumPy takes microseconds each time.)
    """

    def __init__(self, states: Any) -> None:
        self.states = states
        for name, value in zip(states.dtype.names, states[:1].tolist()[0], strict=True):
            setattr(self, name, value.tolist() if isinstance(value, np.ndarray) else value)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the state has no field {name!r}")


Text: TypeAlias = Callable[..., str]
"""Looks up the text of a message: `text("take-board-points", points=3)`."""
Span: TypeAlias = tuple[str, str]
"""A piece of a text board: the text and the name of its style, '' for none."""

RECORDS_DIGEST = 16
"""The length of `Rulebook.records_digest`."""
SPECTATOR = -1
"""The viewer without a seat."""


@dataclass(frozen=True, eq=False)
class Rulebook:
    """A game: its rules and its presentation."""

    name: str
    """The name in commands, records and data, such as `take`."""
    title: str
    """The name in texts, such as `Ta-Ke`."""
    players: tuple[int, ...]
    """The possible numbers of players; the first is the default."""
    options: Mapping[str, tuple[str, ...]]
    """The values of each option; the first is the default."""
    STATE: np.dtype[Any]
    """The type of a state; see the module's docstring."""
    moves: tuple[str, ...]
    """The notation of every action, by its number. Notation contains no blanks and is not a number."""
    has_secrets: bool
    """Whether some things are hidden from some seats."""
    concealed: Mapping[int, str]
    """Actions that other seats may not see during the game, with the notation shown to them instead, such as `k?`."""
    legal_buffer_size: int
    """The length of the buffer that `legal` needs."""

    deal: Callable[[State], None]
    """Sets up the game until the first decision. The caller has set `rng`, `seats` and `options`; all else is zero."""
    legal: Callable[[State, Ints], Int]
    """Writes the legal actions to a buffer, ascending, and returns their number; it is 0 only when the game is over."""
    apply: Callable[[State, Int], None]
    """Plays a legal action: changes the state in place."""
    scores: Callable[[State, Ints], None]
    """Writes every seat's current points; they are final when the game is over."""
    standings: Callable[[State, Ints], None]
    """Writes a number for every seat of a finished game; the greatest wins. Points first, then what breaks ties."""
    estimate: Callable[[State, Ints], None]
    """Writes a quick evaluation for every seat, in any unit: points, and what will soon be points."""
    outlook: Callable[[State, Ints], None]
    """Writes the points that every seat can expect at the end, in a unit of the game's choice, to evaluate positions in
    a search. In a finished game these are the final points."""
    outlook_per_point: int
    """One point, in units of `outlook`."""
    swing: int
    """A lead in `outlook` that wins about three games of four."""
    redact: Callable[[State, Int], None]
    """Blanks everything that the viewer may not see, including the random state."""
    redeal: Callable[[State, Int], None]
    """Replaces everything that the viewer cannot know by a random possibility, with the right probabilities. `redact`
    gives the same bytes before and after."""
    reveals: Callable[[State, State, Int], Bool]
    """Whether a move told a seat or a spectator something they could not know, such as a card that turned up, from the
    states before and after it and the action; such a move is not undone without consent. It reveals nothing if it is
    possible, and looks the same afterwards, in every world that `redeal` can imagine."""

    snapshot: Callable[[PlainState], dict[str, Any]]
    """The full position as plain data, without the keys `game` and `options`, which the kernel adds."""
    restore: Callable[[Any, Mapping[str, Any]], None]
    """Fills the only state of an array from a snapshot without `game` and `options`, or raises `BadSnapshot`. `seats`,
    `options` and `rng` have been set; all else is zero."""
    layout: Layout
    """The layout of the view: what `show` fills, and what it means."""
    show: Callable[[State, Int, State], None]
    """Fills a view, a record of zeros of the type `layout.dtype`. It gets a state redacted for the viewer, the viewer
    and the view."""
    messages: MessageTable
    """What the facts of the game can say."""
    tell: Callable[[State, State, Int, Int, Facts], Int]
    """Writes the events of a move, in the order in which they happen, from the states before and after it, the action,
    and the viewer for whom both states were redacted. Like the following functions it returns the number of facts."""
    foretell: Callable[[State, State, Int, Facts], Int]
    """Writes what a legal action would do, as far as the seat to decide can know, from a state redacted for it. The
    second state is a copy of the first one to change at will, for instance by `apply`."""
    explain: Callable[[State, Int, Int, Facts], Int]
    """Writes where a seat's points come from, from a state redacted for the viewer, the viewer, and the seat; nothing
    if the events have told every point when it was scored."""
    ask: Callable[[State, Facts], Int]
    """Writes the question to the seat to decide, from a state redacted for it."""
    refuse: Callable[[State, Int, Facts], Int]
    """Writes why an action is not legal for the seat to decide, from a state redacted for it."""
    board: Callable[[Any, int, Sequence[str], Text], list[Span]]
    """The board as text, at most 60 columns wide, from a view, the viewer, the players' names, and the function that
    looks up messages."""
    glance: Callable[[Any, int, Sequence[str], Text], list[Span]]
    """The part of `board` that matters during a turn, for a player who has seen all of it; a small board completely."""
    styles: Mapping[str, str]
    """The styles used in `board`, such as 'bold #221e1a on #b9b5ad', in addition to those of all games: title, turn,
    points, label."""
    playout_policy: Callable[[State, Ints, Int], Int] | None = None
    """Quickly chooses a sensible action, from the legal actions and their number; None if there is no such policy."""
    is_pause: Callable[[State], Bool] | None = None
    """Whether `outlook` can evaluate the state, because no turn is under way; required with a `playout_policy`."""

    features: FeatureTable | None = None
    """The meaning of the numbers that `observe` writes; None for games without a numeric form for learning."""
    observe: Callable[[State, Int, Floats], None] | None = None
    """Writes every feature of a position as a seat sees it, from a state redacted for that seat, the seat, and an array
    of `len(features)` 32-bit floats, whatever that holds. Seats are counted from the viewer: their own features come
    first, and then those of the seats after them in turn order. Most numbers are from 0 to 1."""

    most_facts: int = 64
    """The most facts that one of the functions writes."""

    usual_moves: int = 15
    """About how many moves a seat makes in a usual game: from it follows how many a game must have to be rated."""
    engine: str | None = None
    """The game's own engine, as `module:Class` (see `kernel.engine.Engine`). Without one, Warashi uses a search with
    play-outs if the game has a `playout_policy`, and otherwise a tree search."""
    levels: tuple[Level, ...] = DEFAULT_LEVELS
    """Warashi's levels; the first one is level 1."""
    calibration: Calibration = NO_CALIBRATION
    """How the chances that the engine computes are corrected before anybody sees them; by default not at all."""

    actions: Mapping[str, int] = field(init=False, repr=False)
    """The action of every notation: the inverse of `moves`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "actions", {move: action for action, move in enumerate(self.moves)})

    @cached_property
    def records_description(self) -> bytes:
        """What the numbers in records of views and facts mean, as JSON, for programs that decode them."""
        return msgspec.json.encode({"view": self.layout.description(), "messages": self.messages.description()})

    @cached_property
    def records_digest(self) -> str:
        """Identifies that description: whoever knows one with this digest can decode the records."""
        return sha256(self.records_description).hexdigest()[:RECORDS_DIGEST]

    def option_numbers(self, options: Mapping[str, str] | None) -> list[int]:
        """The chosen options, or the defaults, as in the state's field `options`."""
        if options is None:
            return [0] * len(self.options)
        if not isinstance(options, Mapping):
            raise BadArgument(because("options", given=quoted(options)))
        for name in options:
            if name not in self.options:
                known, near = ", ".join(self.options) or "none", nearest(name, self.options)
                raise BadArgument(because("no-option", game=self.title, name=quoted(name), options=known, near=near))
        return [self._number(name, options.get(name, values[0])) for name, values in self.options.items()]

    def _number(self, name: str, value: str) -> int:
        values = self.options[name]
        if not isinstance(value, str) or value not in values:
            raise BadArgument(
                because("option-value", game=self.title, name=name, values=listed(values), given=quoted(value))
            )
        return values.index(value)

    def option_names(self, numbers: Sequence[int]) -> dict[str, str]:
        """The options by name, from the state's field `options`."""
        return {name: values[number] for (name, values), number in zip(self.options.items(), numbers, strict=True)}
