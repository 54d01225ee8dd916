"""The contract of a game: everything the rest of Zashiki asks of one.

A game is one `Rulebook`: a record type, nine functions over it that are compiled, and plain functions
that put it into words, from a `PlainState` of the record. It registers as an entry point in the group `zashiki.games`.

The record (`STATE`) is a NumPy structured type of class `np.record`, without padding bytes, so that
equal positions have equal bytes, and no field is called like something that every `np.record` has, such as
`size`. It has at least the fields

    rng      u8 × 4   the random state (`kernel.random`); the caller sets it before `deal` and `redeal`
    seats    i1       how many play; the caller sets it before `deal`
    options  i1 × n   for each option the number of its value; the caller sets it before `deal`
    player   i1       the seat to decide; −1 when the game is over
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec
import numpy as np

from zashiki.kernel.errors import BadArgument, did_you_mean, one_of, quoted
from zashiki.kernel.levels import DEFAULT_LEVELS, Level
from zashiki.kernel.types import Bool, Int, Ints, State


class PlainState:
    """A position to make words and data from: the fields of a record as plain numbers and lists.

    It is made of a record that was redacted for whoever the words are for. `states` holds that record
    alone, for the compiled rules. (NumPy's own access to a field takes microseconds each time.)
    """

    def __init__(self, states: Any) -> None:
        self.states = states
        for name, value in zip(states.dtype.names, states[:1].tolist()[0], strict=True):
            setattr(self, name, value.tolist() if isinstance(value, np.ndarray) else value)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the record has no field {name!r}")


Span: TypeAlias = tuple[str, str]
"""A piece of a text board: the text and the name of its style, '' for none."""

SPECTATOR = -1
"""The viewer who holds no seat."""


class Gain(msgspec.Struct, frozen=True):
    """What a move scores for one seat at once: so many times so much."""

    piece: str
    """What is scored."""
    times: int
    worth: int
    points: int


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened in a move: a sentence for the log, and what moved for the page."""

    kind: str
    text: str
    """Empty where another event of the move tells it too: four treasures are paid in one sentence."""
    seat: int | None = None
    piece: str | None = None
    source: str | None = None
    target: str | None = None
    points: int | None = None


@dataclass(frozen=True, eq=False)
class Rulebook:
    """One game, whole."""

    name: str
    """What it is called in data: `take`."""
    title: str
    """What it is called in words: `Ta-Ke`."""
    players: tuple[int, ...]
    """How many can play; the first is the default."""
    options: Mapping[str, tuple[str, ...]]
    """The values of each option; the first is the default."""
    STATE: np.dtype[Any]
    """The record of a position."""
    moves: tuple[str, ...]
    """The notation of every action: `moves[action]`. No blanks, and not digits alone."""
    has_secrets: bool
    """Whether the seats see different things."""
    concealed: Mapping[int, str]
    """The actions that nobody else may see while the game goes on, and what they see instead: `k?`."""
    legal_buffer_size: int
    """Length of the buffer that `legal` needs."""

    deal: Callable[[State], None]
    """From seed, seats and options to the first decision. All other fields are zero before."""
    legal: Callable[[State, Ints], Int]
    """Writes the legal actions, ascending, into the buffer and returns their number: 0 when over, else more."""
    apply: Callable[[State, Int], None]
    """Plays a legal action in place."""
    scores: Callable[[State, Ints], None]
    """Writes every seat's points as they stand; final when over."""
    standings: Callable[[State, Ints], None]
    """Writes a number for every seat of a game that is over; the greatest wins. Points first, then what breaks ties."""
    estimate: Callable[[State, Ints], None]
    """Writes what every seat's position is worth at first sight, in any unit: points, and what soon becomes points."""
    outlook: Callable[[State, Ints], None]
    """Writes what every seat can look forward to at the end, for who looks ahead; the points once it is over."""
    outlook_per_point: int
    """One point, in units of `outlook`."""
    swing: int
    """A lead in `outlook` that wins about three games of four."""
    redact: Callable[[State, Int], None]
    """Blanks all that the viewer may not see, the random state included."""
    redeal: Callable[[State, Int], None]
    """Deals afresh all that the viewer cannot know. `redact` after `redeal` is `redact` alone, byte for byte."""

    snapshot: Callable[[PlainState], dict[str, Any]]
    """The full position as plain data, without `game` and `options`, which every game has."""
    restore: Callable[[Any, Mapping[str, Any]], None]
    """Fills the one record of an array, with seats and options set and the rest zero, from a snapshot that has no
    `game` and `options` any more; or raises `BadSnapshot`."""
    view: Callable[[PlainState, int], msgspec.Struct]
    """What a viewer sees, from a record redacted for him."""
    narrate: Callable[[PlainState, int, PlainState, int], list[Event]]
    """What happened in a move: from the position before, the action, the position after, and the viewer for whom both
    were redacted. The text of an event has no subject if it has a seat: 'takes the Geisha from E'."""
    describe: Callable[[PlainState, int], str]
    """What a legal action would do, as a command to the seat to decide and without a full stop: 'take the Geisha'."""
    asks: Callable[[PlainState], str]
    """What is asked of the seat to decide, in one line, from a record redacted for it."""
    objection: Callable[[PlainState, int], str]
    """Why an action is not legal, to the seat to decide, as the end of a sentence: 'a ghost sits on B.'"""
    reasons: Callable[[PlainState, int, int], list[str]]
    """Where a seat's points come from, a line each, as far as the viewer may see: from a record redacted for him, the
    viewer, and the seat. Empty where the log has told every point as it was made."""
    board: Callable[[PlainState, int, Sequence[str]], list[Span]]
    """A picture in text of a record redacted for a viewer, with the names of the seats, at most 60 columns wide."""
    glance: Callable[[PlainState, int, Sequence[str]], list[Span]]
    """The same in the midst of somebody's turn, who has seen the board: what matters now, or all of a small board."""
    styles: Mapping[str, str]
    """The colours of the styles in `board`, such as 'bold #221e1a on #b9b5ad', besides those that all games share:
    title, turn, points, label."""
    primer: str
    """The rules in brief, for somebody at the table, in lines of at most 60 columns."""

    point_names: tuple[str, str] = ("point", "points")
    """What is counted to win, one of it and several."""
    gains: Callable[[PlainState, int], list[Gain]] | None = None
    """What a legal action would score at once, a gain for each seat, or none: where play is about such figures."""
    playout_policy: Callable[[State, Ints, Int], Int] | None = None
    """From the legal actions and their number: a quick sensible one, where play-outs by habit suit the game."""
    is_pause: Callable[[State], Bool] | None = None
    """Whether nobody is in the midst of anything, so that a play-out by habit can be judged by `outlook`."""

    engine: str | None = None
    """The game's own search, as `module:Class` (an `Engine` of `kernel.engine`). Without one, Warashi searches with
    play-outs if the game has a `playout_policy`, and with a plain tree search if not."""
    levels: tuple[Level, ...] = DEFAULT_LEVELS
    """Warashi's levels, from 1."""

    actions: Mapping[str, int] = field(init=False, repr=False)
    """The action of every notation: the reverse of `moves`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "actions", {move: action for action, move in enumerate(self.moves)})

    def points_in_words(self, points: int) -> str:
        """'1 point', '7 points', or what the game calls them."""
        return f"{points} {self.point_names[points != 1]}"

    def option_numbers(self, options: Mapping[str, str] | None) -> list[int]:
        """The chosen options, or the defaults, as they stand in the record."""
        if options is None:
            return [0] * len(self.options)
        if not isinstance(options, Mapping):
            raise BadArgument(f"Options are a mapping of names to values, not {quoted(options)}.")
        for name in options:
            if name not in self.options:
                known = f"its options are {', '.join(self.options)}" if self.options else "it has no options"
                near = did_you_mean(name, self.options)
                raise BadArgument(f"{self.title} has no option {quoted(name)}; {known}.{near}")
        return [self._number(name, options.get(name, values[0])) for name, values in self.options.items()]

    def _number(self, name: str, value: str) -> int:
        values = self.options[name]
        if not isinstance(value, str) or value not in values:
            raise BadArgument(f"{self.title}: the option {name} is {one_of(values)}, not {quoted(value)}.")
        return values.index(value)

    def option_names(self, numbers: Sequence[int]) -> dict[str, str]:
        """The options of a record, by name."""
        return {name: values[number] for (name, values), number in zip(self.options.items(), numbers, strict=True)}
