"""Runs a server with the default limits, whose hints take no time: `… serve_with_quick_hints DATA PORT`."""

from collections.abc import Callable

from tests.server.serve import serve_arguments
from zashiki import Position, warashi


def hint(position: Position, stop: Callable[[], bool]) -> list[warashi.Hint]:
    """The first legal move."""
    move = position.legal_moves[0]
    return [warashi.Hint(move, 0.5, 0.0, (move,), (tuple(position.foresee(move)),))]


if __name__ == "__main__":
    warashi.hint = hint  # type: ignore[assignment]
    serve_arguments()
