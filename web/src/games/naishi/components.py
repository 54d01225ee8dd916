"""What the page of Naishi needs to know of its components; `make generate` writes it to components.json."""

from typing import Any

from zashiki.games.naishi import components as naishi


def components() -> dict[str, Any]:
    """The tables, by name."""
    return {
        "copies": dict(zip(naishi.NAMES, naishi.COPIES.tolist(), strict=True)),
        "columns": list(range(1, naishi.COLUMNS + 1)),
        "spaces": {"swap": naishi.SWAP_SPACES, "discard": naishi.DISCARD_SPACES, "decree": 1},
    }
