"""Who sits at a table."""

from collections.abc import Sequence
from typing import Literal

import msgspec

Kind = Literal["open", "person", "guest", "bot", "warashi"]


class Seat(msgspec.Struct, frozen=True):
    """A place at a table, and who holds it."""

    kind: Kind
    name: str = ""
    player: str | None = None
    """The id of the person, guest or bot."""
    level: int | None = None
    """How strong Warashi plays here."""

    @property
    def is_open(self) -> bool:
        """Whether anybody may still sit down."""
        return self.kind == "open"

    @property
    def is_warashi(self) -> bool:
        """Whether Warashi sits here from the start."""
        return self.kind == "warashi"


def rotated(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats of a rematch: everybody moves on by one, so that another begins."""
    return (*seats[1:], *seats[:1])
