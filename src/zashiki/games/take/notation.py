"""The public names of Ta-Ke's actions: what players type, records keep and the API takes."""

from zashiki.games.take import rules
from zashiki.games.take.components import COLUMNS, LETTERS, SPACE_LETTERS, SPACES

_SPACES_AND_SUPPLY = SPACE_LETTERS + "-"


def _pairs(sources: object, targets: object, letters: str) -> list[str]:
    return [f"{letters[a]}>{letters[b]}" for a, b in zip(sources, targets, strict=True)]  # type: ignore[call-overload]


def _names() -> tuple[str, ...]:
    """All names, in the order of the actions."""
    ghosts = _pairs(rules.RONIN_FROM, rules.RONIN_TO, _SPACES_AND_SUPPLY)
    chips = _pairs(rules.GEISHA_FROM, rules.GEISHA_TO, SPACE_LETTERS)
    samurai = _pairs(rules.SAMURAI_FROM, rules.SAMURAI_TO, LETTERS)
    over = [""] + [f">{LETTERS[column]}" for column in COLUMNS]
    return (
        *(SPACE_LETTERS[space] + column for space in range(SPACES) for column in over),
        "D:",
        "s.",
        *(f"s:{move}" for move in samurai),
        *(f"R:{move}" for move in ghosts),
        *(f"G:{move}" for move in chips),
        *(f"N.R:{move}" for move in ghosts),
        *(f"N.G:{move}" for move in chips),
        "N.D",
        "N.D:-",
        "N.R:-",
        "N.G:-",
    )


MOVES = _names()
