"""What a new table is created from."""

import msgspec

from zashiki.kernel.errors import BadArgument, because
from zashiki.kernel.fairness import new_secret
from zashiki.kernel.levels import HIGHEST
from zashiki.server.identity import Identity
from zashiki.server.ratings import warashi_rating
from zashiki.server.store.models import Table
from zashiki.table.clock import Clock
from zashiki.table.seats import Seat, rotated


class TableSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be created."""

    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    nonces: tuple[str | None, ...]
    """One for every seat that is taken."""
    creator: str
    secret: str
    clock: Clock = None
    rated: bool = False
    listed: bool = False
    previous: str | None = None


def warashi_seat(game: str, level: int, rated: bool) -> Seat:
    """A seat for Warashi; raises `BadArgument` if the level has no rating and the game is rated."""
    if rated and warashi_rating(game, level) is None:
        raise BadArgument(because("unrated-level", level=HIGHEST))
    return Seat("warashi", f"Warashi {level}", level=level)


def rematch_spec(stored: Table, identity: Identity, nonce: str, secret: str) -> TableSpec:
    """The same players at a new table, each one seat further; the seats of those who have not agreed yet are open."""
    seats = tuple(
        seat if seat.is_warashi or seat.player == identity.id else Seat("open") for seat in rotated(stored.seats)
    )
    return TableSpec(
        game=stored.game,
        options=stored.options,
        seats=seats,
        nonces=tuple(None if seat.is_open else nonce if seat.player else new_secret() for seat in seats),
        creator=identity.id,
        secret=secret,
        clock=stored.clock,
        rated=stored.clock is not None and (stored.rated or stored.uncounted == "pair_limit"),
        previous=stored.id,
    )
