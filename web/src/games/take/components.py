"""What the page of Ta-Ke needs to know of its components; `make generate` writes it to components.json."""

from typing import Any

from zashiki.games.take import components as take


def components() -> dict[str, Any]:
    """The tables, by name."""
    usual = take.VALUES[0]
    return {
        "spaces": list(take.SPACE_LETTERS),
        "printed": list(take.LETTERS),
        "columns": [take.LETTERS[column] for column in take.COLUMNS],
        "ghosts": take.GHOSTS,
        "values": {take.LETTERS[column]: usual[column][[take.BOTTOM, take.MIDDLE]].tolist() for column in take.COLUMNS},
    }
