"""From a player's command to the entry it proposes, and the seat it is for: one player may hold several seats."""

from collections.abc import Sequence

from zashiki.kernel.errors import because
from zashiki.server.protocol import Answer, Move, Resign, TakeBack, Undo
from zashiki.table.errors import StalePly
from zashiki.table.log import Entry, Moved
from zashiki.table.match import Match


def propose(command: Move | Undo | TakeBack | Answer | Resign, game: Match, own: Sequence[int], now: float) -> Entry:
    """The entry that a command of the holder of the seats `own` would add to the log of a match."""
    match command:
        case Move(ply=ply, move=move):
            return game.move(_mover(game, own, ply, move), ply, move, now)
        case Undo(ply=ply):
            return game.undo(_last_mover(game, own), ply, now)
        case TakeBack(ply=ply, to=to):
            return game.request_take_back(_last_mover(game, own), ply, now, to)
        case Answer(ply=ply) if ply is not None and ply != game.ply:
            raise StalePly(because("past-request", now=game.ply, ply=ply), already_done=False)
        case Answer(agree=True):
            return game.agree(_answering(game, own), now)
        case Answer():
            return game.decline(_answering(game, own), now)
        case Resign():
            return game.resign(_deciding(game, own), now)


def _mover(game: Match, own: Sequence[int], ply: int, move: str) -> int:
    """The seat to decide; for a move that was played already, the seat that played it."""
    return next((seat for seat in own if game.has_played(Moved(seat, move), ply)), _deciding(game, own))


def _deciding(game: Match, own: Sequence[int]) -> int:
    return next((seat for seat in own if seat == game.player), own[0])


def _last_mover(game: Match, own: Sequence[int]) -> int:
    """The seat that moved last."""
    movers = (entry.change.seat for entry in reversed(game.entries) if isinstance(entry.change, Moved))
    return next((seat for seat in movers if seat in own), own[0])


def _answering(game: Match, own: Sequence[int]) -> int:
    """The first seat that has not answered yet, or the requesting seat, which may withdraw its request."""
    requester = [game.pending.seat] if game.pending else []
    return next((seat for seat in (*game.unanswered, *requester) if seat in own), own[0])
