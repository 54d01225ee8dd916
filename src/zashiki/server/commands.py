"""What a command proposes to a match, and for which of its sender's seats: at one device he may hold several."""

from collections.abc import Sequence

from zashiki.server.protocol import Answer, Move, Resign, TakeBack, Undo
from zashiki.table.errors import StalePly
from zashiki.table.log import Entry, Moved
from zashiki.table.match import Match


def propose(command: Move | Undo | TakeBack | Answer | Resign, game: Match, own: Sequence[int], now: float) -> Entry:
    """The entry that a command would add to the log of a match."""
    match command:
        case Move(ply=ply, move=move):
            return game.move(_mover(game, own, ply, move), ply, move, now)
        case Undo(ply=ply):
            return game.undo(_last_mover(game, own), ply, now)
        case TakeBack(ply=ply, to=to):
            return game.request_take_back(_last_mover(game, own), ply, now, to)
        case Answer(ply=ply) if ply is not None and ply != game.ply:
            raise StalePly(f"The table is at ply {game.ply}; what was asked at ply {ply} is past.", already_done=False)
        case Answer(agree=True):
            return game.agree(_asked(game, own), now)
        case Answer():
            return game.decline(_asked(game, own), now)
        case Resign():
            return game.resign(_decider(game, own), now)


def _mover(game: Match, own: Sequence[int], ply: int, move: str) -> int:
    """The one whose turn it is; of a move that was played already, the one who played it."""
    return next((seat for seat in own if game.has_played(Moved(seat, move), ply)), _decider(game, own))


def _decider(game: Match, own: Sequence[int]) -> int:
    return next((seat for seat in own if seat == game.player), own[0])


def _last_mover(game: Match, own: Sequence[int]) -> int:
    """The one who moved last."""
    movers = (entry.change.seat for entry in reversed(game.entries) if isinstance(entry.change, Moved))
    return next((seat for seat in movers if seat in own), own[0])


def _asked(game: Match, own: Sequence[int]) -> int:
    """The one who has not answered yet, or who asked himself and may think better of it."""
    asker = [game.pending.seat] if game.pending else []
    return next((seat for seat in (*game.unanswered, *asker) if seat in own), own[0])
