"""Runs a server for which time stands still, so that all it sends can be compared: `… serve_still DATA PORT`.

It gives secrets away if a file `leak` in its data folder names one of the LEAKS: to see that the comparison finds them.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.server.secrecy_scenes import NOW
from tests.server.serve import PACE
from zashiki.kernel import dispatch
from zashiki.kernel.position import Position
from zashiki.server import alarms, presenters
from zashiki.server.protocol import Now
from zashiki.server.runner import serve
from zashiki.server.settings import Settings
from zashiki.table.log import Moved
from zashiki.table.match import Match

_now, _narrate = presenters.MatchPresenter.now, Position.narrate


def _view(states: Any, ply: int, target: Any, viewer: int) -> None:
    """The record as it is."""
    target[0] = states[ply]


def _choice(match: Match, what: Moved, viewer: int | None) -> str:
    """What was chosen in secret."""
    return what.move


def _order(sight: presenters.MatchPresenter, *more: Any) -> Now:
    """The legal moves in an order that depends on all cards."""
    honest = _now(sight, *more)
    order = sorted(honest.legal_moves, key=lambda move: hash((move, bytes(sight._match.position))))
    return msgspec.structs.replace(honest, legal_moves=tuple(order))


def _events(position: Position, seat: int | None, ply: int | None = None) -> Any:
    """The events as who moved sees them."""
    at = position.ply - 1 if ply is None else ply
    return _narrate(position, int(position._states["player"][at]), ply)


LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "view": (dispatch, "redacted", _view),
    "choice": (presenters, "_seen", _choice),
    "order": (presenters.MatchPresenter, "now", _order),
    "events": (Position, "narrate", _events),
}


def _install(leak: str, file: Path) -> None:
    """Has a function give away what it should not while the file names its leak."""
    place, name, leaking = LEAKS[leak]
    honest = getattr(place, name)

    def chosen(*given: Any) -> Any:
        is_on = file.exists() and file.read_text() == leak
        return (leaking if is_on else honest)(*given)

    setattr(place, name, chosen)


if __name__ == "__main__":
    data = Path(sys.argv[1])
    time.time = lambda: NOW
    alarms.Alarms.__init__.__defaults__ = (time.time,)
    if (data / "leak").exists():
        for leak in LEAKS:
            _install(leak, data / "leak")
    serve(Settings(data=data, port=int(sys.argv[2]), pace=PACE))
