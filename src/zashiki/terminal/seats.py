"""Who sits where in the terminal: you, others at the keyboard, and Warashi; and words for and about them."""

import random
import re
from collections.abc import Sequence

from zashiki.kernel.record import Record
from zashiki.warashi.levels import DEFAULT

YOU = "You"
OPPONENT = "Warashi"
_OPPONENT = re.compile(rf"{OPPONENT}(?: ([1-8])[b-d]?)?")
"""Its name with the level, and a letter if there are several: Warashi 5, Warashi 5b."""


def seat_names(record: Record) -> list[str]:
    """The names in a record, with a name for every seat."""
    return [name or f"Seat {seat}" for seat, name in enumerate(record.names)]


def is_opponent(name: str) -> bool:
    """Whether Warashi sits there."""
    return _OPPONENT.fullmatch(name) is not None


def level_in(name: str) -> int:
    """The level in Warashi's name."""
    match = _OPPONENT.fullmatch(name)
    return int(match[1]) if match and match[1] else DEFAULT


def sit_down(players: int, people: int, seat: int | None, level: int = DEFAULT) -> list[str]:
    """The names of the seats: one person's by lot unless a seat is given; several people take the first ones."""
    others = [f"{OPPONENT} {level}{letter}" for letter in ("", "b", "c")][: players - people]
    if people > 1:
        return [f"Seat {number}" for number in range(people)] + others
    mine = random.randrange(players) if seat is None else seat
    return [*others[:mine], YOU, *others[mine:]]


def people_in(names: Sequence[str]) -> list[int]:
    """The seats where Warashi does not sit."""
    return [seat for seat, name in enumerate(names) if not is_opponent(name)]


def told_of(name: str, words: str) -> str:
    """Words to somebody, as they are told to you: what was said to another is about him.

    >>> told_of("Ada", "take a card of your Line: you get 1; 3 for you")
    'take a card of their Line: they get 1; 3 for them'
    """
    if name != YOU:
        for address, mention in {"your": "their", "for you": "for them", "you": "they"}.items():
            words = re.sub(rf"\b{address}\b", mention, words)
    return words
