"""Runs a server whose clock stands still, so that everything it sends can be compared.

Usage: `python -m tests.server.serve_with_frozen_clock DATA PORT`. It leaks secrets if a file `leak` in its data folder
names one of the LEAKS, to show that the comparison detects them.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.server.secrecy_scenes import NOW
from tests.server.serve import PACE, serve_arguments
from zashiki.kernel import dispatch
from zashiki.kernel.position import Position
from zashiki.server import presenters, timekeeping
from zashiki.server.protocol import Now
from zashiki.table.log import Moved
from zashiki.table.match import Match

_now, _tell = presenters.MatchPresenter.now, Position.events


def _view(states: Any, ply: int, target: Any, viewer: int) -> None:
    """The state without redaction."""
    target[0] = states[ply]


def _choice(match: Match, change: Moved, viewer: int | None) -> str:
    """The hidden choice itself."""
    return change.move


def _order(presenter: presenters.MatchPresenter, *more: Any) -> Now:
    """The legal moves in an order that depends on hidden cards."""
    honest = _now(presenter, *more)
    order = sorted(honest.legal_moves, key=lambda move: hash((move, bytes(presenter._match.position))))
    return msgspec.structs.replace(honest, legal_moves=tuple(order))


def _events(position: Position, seat: int | None, ply: int | None = None) -> Any:
    """The events as the moving seat sees them."""
    at = position.ply - 1 if ply is None else ply
    return _tell(position, int(position._states["player"][at]), ply)


LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "view": (dispatch, "redacted", _view),
    "choice": (presenters, "_visible_move", _choice),
    "order": (presenters.MatchPresenter, "now", _order),
    "events": (Position, "events", _events),
}


def _install(leak: str, file: Path) -> None:
    """Makes a function leak while the file names its leak."""
    place, name, leaking = LEAKS[leak]
    honest = getattr(place, name)

    def chosen(*given: Any) -> Any:
        is_on = file.exists() and file.read_text() == leak
        return (leaking if is_on else honest)(*given)

    setattr(place, name, chosen)


if __name__ == "__main__":
    data = Path(sys.argv[1])
    time.time = lambda: NOW
    timekeeping.SystemTime.now = lambda self: NOW  # type: ignore[method-assign]
    if (data / "leak").exists():
        for leak in LEAKS:
            _install(leak, data / "leak")
    serve_arguments(pace=PACE)
