"""One table in memory: who has it before him, and what he is shown of it."""

import asyncio
import threading
import time
from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

from zashiki.kernel.fairness import commit, new_secret
from zashiki.kernel.position import Position
from zashiki.server import presenters
from zashiki.server.connections import Connection
from zashiki.server.errors import Conflict, Forbidden, NotFound
from zashiki.server.identity import Identity
from zashiki.server.protocol import PastPosition, SeatInfo, Table, TableSummary
from zashiki.server.store import models
from zashiki.server.store.models import ChatMessage
from zashiki.table.clock import Clock
from zashiki.table.match import Match
from zashiki.table.seats import Seat, rotated


class TableSpec(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is to be opened."""

    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    nonces: tuple[str | None, ...]
    """Of the seats that are taken."""
    creator: str
    secret: str
    clock: Clock = None
    rated: bool = False
    listed: bool = False
    previous: str | None = None


class Room:
    """A table in memory, and who has it before him."""

    def __init__(
        self, stored: models.Table, serving_since: float, chat: Sequence[ChatMessage], rematch: str | None
    ) -> None:
        self.id = stored.id
        self.stored = stored
        self.match: Match | None = None
        self.chat = list(chat)
        self.rematch = rematch
        self.lock = asyncio.Lock()
        self.watchers: set[Connection] = set()
        self.thinking: threading.Event | None = None
        """Set it, and what Warashi thinks is not wanted any more."""
        self.hinting: set[threading.Event] = set()
        """Likewise for hints."""
        self.has_new_presence = False
        """Whether somebody came or went and nobody was told yet."""
        self.used = time.monotonic()
        self.settle(stored, serving_since)

    def settle(self, stored: models.Table, serving_since: float) -> None:
        """Takes the table as the store has it."""
        self.stored = stored
        self.match = (
            None if stored.started is None else Match(stored.setup, stored.started, stored.entries, serving_since)
        )

    @property
    def number(self) -> int:
        """How many entries its log has."""
        return self.match.entry_count if self.match else 0

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.stored.seats

    @property
    def status(self) -> Literal["open", "running", "over"]:
        """Whether it waits for players, is played at, or is done."""
        if self.match is None:
            return "open"
        return "over" if self.match.result else "running"

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds; at one device he may hold several."""
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]

    def seat_of(self, player: str | None, wanted: int | None = None) -> int | None:
        """The seat from which a player sees the table; None for a spectator."""
        own = self.seats_of(player)
        if wanted is not None:
            if wanted not in own:
                raise Forbidden(f"Seat {wanted} is not yours.")
            return wanted
        if self.match and self.match.player in own:
            return self.match.player
        return own[0] if own else None

    def summary(self) -> TableSummary:
        """The table in a list."""
        return presenters.summary(self.stored, self.match, self.present)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Who sits where, and who of them is there."""
        return presenters.seat_infos(self.seats, self.match, self.present)

    @property
    def present(self) -> set[str]:
        """The players who have the table before them."""
        return {watcher.player for watcher in self.watchers if watcher.player}

    def drop_thought(self) -> None:
        """What Warashi thinks is not wanted any more."""
        if self.thinking:
            self.thinking.set()
        self.thinking = None

    def drop_hints(self) -> None:
        """What is thought for others is not wanted any more, as the table has moved on."""
        for stop in self.hinting:
            stop.set()

    def hinted(self, player: str) -> Position:
        """The position for a hint, where nobody but Warashi would be wronged by one."""
        match, own = self.match, self.seats_of(player)
        if match is None or match.player not in own:
            raise Conflict("A hint is for whose turn it is.")
        if self.stored.rated or any(not seat.is_warashi and seat.player != player for seat in self.seats):
            raise Forbidden("There are no hints in games against others, nor in rated ones.")
        return match.position.copy()

    def moment(self, ply: int) -> PastPosition:
        """The game as it stood at a ply, once it is over."""
        if self.match is None or not self.match.result:
            raise Conflict("A game is looked through when it is over.")
        position = self.match.position.copy()
        if ply > position.ply:
            raise NotFound(f"The game ended at ply {position.ply}.")
        while position.ply > ply:
            position.pop()
        seat = 0 if position.player is None else position.player
        return PastPosition(ply, seat, position.view(seat))

    def shown(self, viewer: int | None, have: int, muted: Collection[str], with_words: bool = False) -> Table:
        """All there is to know about it, for one viewer."""
        match = self.match
        return Table(
            about=self.summary(),
            seat=viewer,
            commitment=commit(self.stored.secret),
            now=presenters.MatchPresenter(match, time.time()).now(viewer, with_words) if match else None,
            log=presenters.log(match, viewer, have) if match else (),
            chat=tuple(said for said in self.chat if said.player not in muted),
            rematch=self.rematch,
        )


def rematch(room: Room, identity: Identity, nonce: str, secret: str) -> TableSpec:
    """The same people at a new table, each one seat further; those who have not agreed yet are waited for."""
    stored = room.stored
    seats = tuple(
        seat if seat.is_warashi or seat.player == identity.id else Seat("open") for seat in rotated(room.seats)
    )
    return TableSpec(
        game=stored.game,
        options=stored.options,
        seats=seats,
        nonces=tuple(None if seat.is_open else nonce if seat.player else new_secret() for seat in seats),
        creator=identity.id,
        secret=secret,
        clock=stored.clock,
        rated=stored.rated,
        previous=stored.id,
    )
