"""The installed games, found by their entry points."""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from zashiki.kernel import dispatch
from zashiki.kernel.entry_points import device_entry_points, game_entry_points
from zashiki.kernel.errors import BadArgument, because, listed, nearest, quoted
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.rulebook import Rulebook


def installed_games() -> list[str]:
    """The names of all installed games.

    >>> "take" in installed_games()
    True
    """
    return list(game_entry_points())


def find(name: str) -> Rulebook:
    """The rulebook of a game.

    >>> find("take").title
    'Ta-Ke'
    """
    games = game_entry_points()
    if not isinstance(name, str) or name not in games:
        raise BadArgument(because("no-game", name=quoted(name), games=listed(games), near=nearest(name, games)))
    return _load(name)


def find_device(name: str) -> Any:
    """The module for a device that is not the processor; it has its own `Batch` and `playouts`."""
    devices = device_entry_points()
    if not isinstance(name, str) or name not in devices:
        known = ("cpu", *devices)
        raise BadArgument(because("no-device", name=quoted(name), devices=listed(known), near=nearest(name, known)))
    return devices[name].load()


def _by_name(book: Rulebook) -> tuple[Callable[[str], Rulebook], tuple[str]]:
    return find, (book.name,)


# Copying or unpickling a rulebook gives the registered one.
copyreg.pickle(Rulebook, _by_name)


@cache
def _load(name: str) -> Rulebook:
    book: Rulebook = game_entry_points()[name].load()
    check(book)
    dispatch.register(book)
    return book


def check(book: Rulebook) -> None:
    """Raises `TypeError` if a rulebook breaks the contract of `kernel.rulebook`."""
    fields: Mapping[str, Any] = book.STATE.fields or {}
    missing = {"rng", "seats", "options", "player"} - set(fields)
    if missing:
        raise TypeError(f"{book.name}: the state lacks {', '.join(sorted(missing))}")
    if sum(field[0].itemsize for field in fields.values()) != book.STATE.itemsize:
        raise TypeError(f"{book.name}: the state has padding bytes; equal positions must have equal bytes")
    if not issubclass(book.STATE.type, np.record):
        raise TypeError(f"{book.name}: the state type must be of class np.record")
    shadowed = [name for name in fields if hasattr(np.record, name)]
    if shadowed:
        raise TypeError(f"{book.name}: np.record has an attribute {shadowed[0]!r}; the field needs another name")
    if len(book.levels) != HIGHEST:
        raise TypeError(f"{book.name}: Warashi has {HIGHEST} levels in every game, not {len(book.levels)}")
    if len(book.actions) != len(book.moves):
        raise TypeError(f"{book.name}: two actions share a notation")
