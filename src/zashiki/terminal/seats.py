"""The seats in the terminal, by their names: you, other people at the keyboard, and Warashi."""

import random
import re
from collections.abc import Sequence

from zashiki.kernel.levels import DEFAULT_LEVEL, HIGHEST
from zashiki.kernel.record import Record

YOU = "You"
WARASHI = "Warashi"
_WARASHI_NAME = re.compile(rf"{WARASHI}(?: ([1-{HIGHEST}])[b-z]?)?")
"""Its name with the level, and a letter if there are several: Warashi 5, Warashi 5b."""
_SEAT_NAME = re.compile(r"Seat (\d)")
"""The name of a player who has none."""


def seat_names(record: Record) -> list[str]:
    """The names in a record, with a default for seats without one."""
    return [name or f"Seat {seat}" for seat, name in enumerate(record.names)]


def is_warashi(name: str) -> bool:
    """Whether Warashi plays the seat of this name."""
    return _WARASHI_NAME.fullmatch(name) is not None


def level_from_name(name: str) -> int:
    """Warashi's level according to its name."""
    match = _WARASHI_NAME.fullmatch(name)
    return int(match[1]) if match and match[1] else DEFAULT_LEVEL


def seat_number(name: str) -> int | None:
    """The seat that gave a player without a name this one; None for other names."""
    match = _SEAT_NAME.fullmatch(name)
    return int(match[1]) if match else None


def assign_seats(players: int, people: int, seat: int | None, level: int = DEFAULT_LEVEL) -> list[str]:
    """The names of the seats. One person gets the given seat or a random one; several people get the first ones."""
    letters = ["", *"bcdefghijklmnopqrstuvwxyz"]
    engines = [f"{WARASHI} {level}{letter}" for letter in letters[: players - people]]
    if people > 1:
        return [f"Seat {number}" for number in range(people)] + engines
    yours = random.randrange(players) if seat is None else seat
    return [*engines[:yours], YOU, *engines[yours:]]


def people_in(names: Sequence[str]) -> list[int]:
    """The seats of people."""
    return [seat for seat, name in enumerate(names) if not is_warashi(name)]
