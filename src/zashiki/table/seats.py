"""The seats of a table."""

from collections.abc import Sequence
from typing import Literal

import msgspec

SeatKind = Literal["open", "person", "guest", "bot", "warashi"]


class Seat(msgspec.Struct, frozen=True):
    """A seat at a table and its holder."""

    kind: SeatKind
    name: str = ""
    player: str | None = None
    """The id of the person, guest or bot."""
    level: int | None = None
    """Warashi's level, if Warashi plays here."""

    @property
    def is_open(self) -> bool:
        """Whether the seat is still free."""
        return self.kind == "open"

    @property
    def is_warashi(self) -> bool:
        """Whether Warashi has held the seat from the start."""
        return self.kind == "warashi"


def rotated(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a rematch: everybody moves by one seat, so that another player begins."""
    return (*seats[1:], *seats[:1])
