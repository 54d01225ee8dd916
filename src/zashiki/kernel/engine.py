"""What thinking is asked for and what comes of it, whichever way a game is thought about."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol, TypeAlias

import msgspec

from zashiki.kernel.errors import BadArgument, quoted
from zashiki.kernel.position import Position

Stop: TypeAlias = Callable[[], bool]
"""Asked now and then; thinking ends as soon as it says yes."""


def never() -> bool:
    """A `Stop` that never comes."""
    return False


class Candidate(msgspec.Struct, frozen=True):
    """A move that was thought about."""

    move: str
    chance: float
    """The chance of winning with it, from 0 to 1; a shared win counts as its share."""
    margin: float
    """The lead at the end that is expected of it, over the best of the others."""
    visits: int
    """How much of the thinking went into it."""
    line: tuple[str, ...]
    """The move and those that are expected to follow, as far as they are known."""
    is_true: bool = True
    """Whether chance and margin are what was found; if not, no more was found than that others are better."""
    is_exact: bool = False
    """Whether it was followed to the very end of the game, so that chance and margin are certain."""


class Engine(Protocol):
    """Thinks about a position for the seat to decide, from what that seat may know."""

    divides_moves: ClassVar[bool]
    """Whether several of them had better think about different moves, and not about the same in different worlds."""

    def __init__(
        self, position: Position, seed: int | None = None, moves: Sequence[str] | None = None, lines: int = 1
    ) -> None:
        """About these moves only, if some are named; what is found of so many of the best must be true."""

    def run(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop = never,
        until_clear: bool = False,
    ) -> "Engine":
        """Thinks on for so many nodes, or so long, or until told to stop.

        With `until_clear` it may end as soon as the rest of the nodes could not change which move is the best.
        """
        ...

    @property
    def nodes(self) -> int:
        """How many it has looked at."""
        ...

    @property
    def candidates(self) -> list[Candidate]:
        """The moves that were thought about, the best first."""
        ...


def considered(position: Position, moves: Sequence[str] | None) -> Sequence[str]:
    """The moves to consider, each of them legal; refuses a position in which nobody has to decide."""
    if position.player is None:
        raise BadArgument("The game is over: there is nothing to think about.")
    if moves is None:
        return position.legal_moves
    is_list = isinstance(moves, Sequence) and not isinstance(moves, str)
    if not is_list or not moves or any(move not in position.legal_moves for move in moves):
        raise BadArgument(f"One or more legal moves can be considered, not {quoted(moves)}.")
    return [move for move in position.legal_moves if move in moves]


def check_count(name: str, number: int) -> None:
    """Refuses a number of things that is none."""
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadArgument(f"{name} is a whole number of at least 1, not {quoted(number)}.")


def check_budget(nodes: int | None, seconds: float | None) -> None:
    """Refuses a budget that is none."""
    if nodes is None and seconds is None:
        raise BadArgument("Thinking needs a number of nodes or of seconds.")
    if nodes is not None:
        check_count("nodes", nodes)
    if seconds is not None and (
        isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < float("inf")
    ):
        raise BadArgument(f"seconds is a number above 0, not {quoted(seconds)}.")
