"""The identity behind a request."""

import msgspec

from zashiki.server.store.models import Player
from zashiki.table.seats import SeatKind


class Identity(msgspec.Struct, frozen=True):
    """A player, whether a bot acts for the player, and what proves it."""

    player: Player
    is_bot: bool = False
    credential: str = ""
    """The digest of the session or token; empty for a cookie that was signed by an earlier version."""

    @property
    def id(self) -> str:
        """The player's id."""
        return self.player.id

    @property
    def kind(self) -> SeatKind:
        """The kind of seat that the player takes."""
        return "bot" if self.is_bot else "guest" if self.player.is_guest else "person"
