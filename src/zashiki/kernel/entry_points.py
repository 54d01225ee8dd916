"""The entry points of the installed games and devices, found without importing them."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

GAMES, DEVICES = "zashiki.games", "zashiki.devices"


@cache
def game_entry_points() -> dict[str, EntryPoint]:
    """The entry points of all games, by name."""
    return _by_name(GAMES)


@cache
def device_entry_points() -> dict[str, EntryPoint]:
    """The entry points of all devices besides the processor, by name."""
    return _by_name(DEVICES)


def _by_name(group: str) -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}
