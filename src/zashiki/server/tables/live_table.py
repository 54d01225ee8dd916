"""A table held in memory, with its watchers."""

import asyncio
import threading
import time
from collections.abc import Collection, Sequence

import msgspec

from zashiki.kernel.fairness import commit
from zashiki.kernel.position import Position
from zashiki.server import presenters
from zashiki.server.connections import Connection
from zashiki.server.errors import Conflict, Forbidden, NotFound
from zashiki.server.protocol import PastPosition, SeatInfo, Table, TableSummary
from zashiki.server.store import models
from zashiki.server.store.models import ChatMessage, Player, TableStatus
from zashiki.table.match import Match
from zashiki.table.seats import Seat


class LiveTable:
    """A table in memory. Code that changes or shows it holds its `lock`.

    It never knows more than the store: an entry is accepted after it was stored.
    """

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
        """The connections of this process that watch the table."""
        self.presence: dict[str, frozenset[str]] = {}
        """The players who watch the table, for each server process."""
        self.thinking: threading.Event | None = None
        """Set it to stop Warashi's search for its own move."""
        self.hints: set[threading.Event] = set()
        """Set them to stop the searches for hints."""
        self.last_used = time.monotonic()
        self.reset(stored, serving_since)

    def reset(self, stored: models.Table, serving_since: float) -> None:
        """Replaces everything by what the store has."""
        self.stored = stored
        self.match = None if stored.started is None else _match(stored, stored.started, serving_since)

    @property
    def entry_count(self) -> int:
        """The number of entries in the log."""
        return self.match.entry_count if self.match else 0

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats and their holders."""
        return self.stored.seats

    @property
    def status(self) -> TableStatus:
        """Whether the table waits for players, is being played, or is over."""
        if self.match is None:
            return "open"
        return "over" if self.match.result else "running"

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds; people who share a device hold several."""
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

    def rename(self, player: Player) -> None:
        """Gives a player's seats the player's new name. Only guests change their name, when they register."""
        own = self.seats_of(player.id)
        seats = tuple(
            msgspec.structs.replace(seat, kind="person", name=player.name) if number in own else seat
            for number, seat in enumerate(self.seats)
        )
        self.stored = msgspec.structs.replace(self.stored, seats=seats)
        if self.match:
            self.match.setup = msgspec.structs.replace(self.match.setup, seats=seats)

    # What is shown of it

    def summary(self) -> TableSummary:
        """The table as an item of a list."""
        return presenters.summary(self.stored, self.match, self.present)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """The seats as everybody may see them."""
        return presenters.seat_infos(self.seats, self.match.withdrawn if self.match else {}, self.present)

    @property
    def present(self) -> set[str]:
        """The players who watch the table, in whichever process."""
        return {player for players in self.presence.values() for player in players}

    def view(self, viewer: int | None, have: int, muted: Collection[str], with_words: bool = False) -> Table:
        """The whole table for one viewer who has the first `have` entries of the log."""
        match = self.match
        return Table(
            about=self.summary(),
            seat=viewer,
            commitment=commit(self.stored.secret),
            now=presenters.MatchPresenter(match, time.time()).now(viewer, with_words) if match else None,
            log=presenters.log(match, viewer, have) if match else (),
            chat=tuple(message for message in self.chat if message.player not in muted),
            rematch=self.rematch,
        )

    def past_position(self, ply: int) -> PastPosition:
        """The game as it stood at a ply, once it is over."""
        if self.match is None or not self.match.result:
            raise Conflict("Past positions are shown when the game is over.")
        position = self.match.position.copy()
        if ply > position.ply:
            raise NotFound(f"The game ended at ply {position.ply}.")
        while position.ply > ply:
            position.pop()
        seat = 0 if position.player is None else position.player
        return PastPosition(ply, seat, position.view(seat))

    # Warashi's searches

    def stop_thinking(self) -> None:
        """Stops Warashi's search for its own move."""
        if self.thinking:
            self.thinking.set()
        self.thinking = None

    def stop_hints(self) -> None:
        """Stops the searches for hints: the table has moved on."""
        for stop in self.hints:
            stop.set()

    def position_for_hint(self, player: str) -> Position:
        """The position for a hint; only where it harms no opponent but Warashi."""
        match, own = self.match, self.seats_of(player)
        if match is None or match.player not in own:
            raise Conflict("You can have a hint when it is your turn.")
        if self.stored.rated or any(not seat.is_warashi and seat.player != player for seat in self.seats):
            raise Forbidden("There are no hints in games against other people, nor in rated games.")
        return match.position.copy()


def _match(stored: models.Table, started: float, serving_since: float) -> Match:
    return Match(stored.setup, started, stored.entries, serving_since)
