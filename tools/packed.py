"""Binary messages with the JSON that says the same, with which the page's tests compare what it decodes."""

import base64
import random

import msgspec

from zashiki.kernel.position import Position
from zashiki.kernel.registry import find
from zashiki.server import presenters
from zashiki.server.protocol import Update
from zashiki.table.match import Match, Setup
from zashiki.table.seats import Seat

MOMENTS = 4


def text_of(game: str) -> str:
    """Updates after some moves of a random game, for the seat to decide."""
    seats = tuple(Seat("guest", f"Guest {number}", f"guest-{number}") for number in range(find(game).players[0]))
    setup = Setup(game, {}, seats, None, "0" * 64, tuple("0" * 64 for _ in seats))
    match, chooser, lines = Match(setup, started=0.0), random.Random(1), []
    moves = _moves(match.position.copy(), chooser)
    shown = {len(moves) * moment // MOMENTS for moment in range(1, MOMENTS)} | {2}
    for number, move in enumerate(moves[:-1], 1):
        assert match.player is not None
        match.accept(match.move(match.player, match.ply, move, 0.0))
        if number in shown:
            lines.append(msgspec.json.encode(_update(match)).decode())
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _moves(position: Position, chooser: random.Random) -> list[str]:
    while not position.is_over:
        position.push(chooser.choice(position.legal_moves))
    return position.moves


def _update(match: Match) -> dict[str, object]:
    """The same update in both forms."""
    presenter, viewer = presenters.MatchPresenter(match, 0.0), match.player
    update = Update("a-table", presenter.latest(viewer), presenter.now(viewer, with_previews=True))
    rest = Update("a-table", presenter.latest(viewer, with_events=False), presenter.now_besides_records(viewer))
    records = presenter.records(viewer, with_previews=True, with_events=True)
    packed = presenters.packed(rest, match.position.rulebook.records_digest, records)
    return {"packed": base64.b64encode(packed).decode(), "message": update}
