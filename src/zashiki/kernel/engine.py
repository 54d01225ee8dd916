"""The interface of Warashi's engines: what they are given and what they return, for every game."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol, TypeAlias

import msgspec
import numpy as np

from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.position import Position

Stop: TypeAlias = Callable[[], bool]
"""Called regularly during a search, which ends as soon as it returns True."""


def never() -> bool:
    """A `Stop` that never ends a search."""
    return False


LONGEST_LINE = 250
CANDIDATE = np.dtype(
    (
        np.record,
        [
            ("action", "i4"),
            ("visits", "i4"),
            ("chance", "f8"),
            ("margin", "f8"),
            ("is_evaluated", "i1"),
            ("is_exact", "i1"),
            ("length", "i2"),
            ("line", "i2", LONGEST_LINE),
        ],
    )
)
"""What compiled searches write for a `Candidate`."""
Candidates: TypeAlias = Any
"""An array of records of the type `CANDIDATE`."""


class Candidate(msgspec.Struct, frozen=True):
    """A move that an engine has searched."""

    move: str
    chance: float
    """The chance of winning with this move, from 0 to 1; a shared win counts as its share."""
    margin: float
    """The expected lead at the end of the game, over the best of the other seats."""
    visits: int
    """How much of the search went into this move, in the unit of `Engine.nodes`."""
    line: tuple[str, ...]
    """The move and the expected continuation, as far as it is known."""
    is_evaluated: bool = True
    """Whether chance and margin are an evaluation. If not, they are an upper bound: other moves proved better."""
    is_exact: bool = False
    """Whether the move was searched to the end of the game, so that chance and margin are certain."""


def decode_candidates(records: Candidates, moves: Sequence[str]) -> list[Candidate]:
    """The candidates of records, with the notation of every action."""
    return [
        Candidate(
            moves[action],
            chance,
            margin,
            visits,
            tuple(moves[each] for each in line[:length]),
            bool(is_evaluated),
            bool(is_exact),
        )
        for action, visits, chance, margin, is_evaluated, is_exact, length, line in records.tolist()
    ]


SEATS, FIRST, GROWING = "seats", "first", "growing"
"""Lengths that are known when a search begins: of the seats, of the moves to search, and of memory that can grow."""


class Buffer(msgspec.Struct, frozen=True):
    """An array that a compiled search works with; it is full of zeros at the start."""

    name: str
    item: Any
    """The type of its items."""
    shape: tuple[int | str, ...]
    is_strided: bool = False
    """Whether items begin at multiples of eight bytes."""
    shares: str = ""
    """Another buffer whose memory this is."""


class CompiledSearch(msgspec.Struct, frozen=True):
    """An engine's search for machines without Python: rules that all get the same tuple of arrays first.

    The caller writes the state to the first item of the buffer `states`, and the actions to search to `first`. The
    first item of `counters` is the number of nodes searched. The buffer that can grow is the last one.
    """

    buffers: Callable[[Any], tuple[Buffer, ...]]
    """The buffers for a rulebook."""
    chunk: int
    """The nodes to search between two looks at the clock."""
    is_first_listed: bool
    """Whether `first` always has the actions to search; otherwise it is empty if all are, and one line is wanted."""
    start: Callable[..., None]
    """Begins a search: the number of lines, and the word that seeds it."""
    reserve: Callable[..., Any]
    """The length that the last buffer must have to search a number of nodes more."""
    think: Callable[..., Any]
    """Searches: the number of nodes, the share of the budget that is spent, the number of nodes that are left if the
    search may end as soon as these could not change the best move (otherwise below 0), and the game's `swing`. Returns
    whether the search has ended."""
    find: Callable[..., Any]
    """Writes candidates: an array of `CANDIDATE`, and the game's `outlook_per_point`. Returns their number."""


class Engine(Protocol):
    """Searches a position for the seat to decide, using only what that seat may know."""

    divides_moves: ClassVar[bool]
    """Whether several engines in parallel should share out the moves, instead of searching them all in other worlds."""
    compiled: ClassVar[CompiledSearch]

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """Searches all legal moves, or only `moves`; at least the best `lines` candidates must be evaluated."""

    def run(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop = never,
        until_clear: bool = False,
    ) -> "Engine":
        """Continues the search for `nodes` nodes, for `seconds` seconds, or until `stop` returns True.

        With `until_clear` it may end as soon as the remaining nodes could not change which move is the best.
        """
        ...

    @property
    def nodes(self) -> int:
        """The number of nodes searched so far."""
        ...

    @property
    def candidates(self) -> list[Candidate]:
        """The moves searched so far, the best first."""
        ...


def moves_to_search(position: Position, moves: Sequence[str] | None) -> Sequence[str]:
    """All legal moves, or those of them in `moves`; raises BadArgument for an illegal move or a finished game."""
    if position.player is None:
        raise BadArgument("The game is over: there is nothing to think about.")
    if moves is None:
        return position.legal_moves
    is_list = isinstance(moves, Sequence) and not isinstance(moves, str)
    if not is_list or not moves or any(move not in position.legal_moves for move in moves):
        raise BadArgument(f"One or more legal moves can be considered, not {quoted(moves)}.")
    return [move for move in position.legal_moves if move in moves]


def check_count(name: str, number: int) -> None:
    """Raises BadArgument unless `number` is a positive whole number."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadArgument(f"{name} is a whole number of at least 1, not {quoted(number)}.")


def check_budget(nodes: int | None, seconds: float | None) -> None:
    """Raises BadArgument unless there is a positive number of nodes, or of seconds, or both."""
    if nodes is None and seconds is None:
        raise BadArgument("Thinking needs a number of nodes or of seconds.")
    if nodes is not None:
        check_count("nodes", nodes)
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < float("inf")
    ):
        raise BadArgument(f"seconds is a number above 0, not {quoted(seconds)}.")
