"""The entry points of the installed games, found without importing the games."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

GROUP = "zashiki.games"


@cache
def game_entry_points() -> dict[str, EntryPoint]:
    """The entry points of all games, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}
