"""Who makes a request."""

import msgspec

from zashiki.server.store.models import Player
from zashiki.table.seats import Kind


class Identity(msgspec.Struct, frozen=True):
    """A player, and whether a program acts for him."""

    player: Player
    is_bot: bool = False

    @property
    def id(self) -> str:
        """The player's id."""
        return self.player.id

    @property
    def kind(self) -> Kind:
        """What his seat is called."""
        return "bot" if self.is_bot else "guest" if self.player.is_guest else "person"
