"""What facts say in Ta-Ke: what a move does, what is asked of the player, and why a move is refused.

Places: `hall:C`, `supply`, and `court:0:bottom:R` (seat, row, column; Samurai lie in row `samurai`).
Pieces: the letter of a chip, and `ghost`.
"""

from zashiki.games.take.components import COLUMNS, FIRST_COLUMN, LETTERS, ROWS, SPACE_LETTERS, SPACES, TYPES
from zashiki.games.take.presentation.snapshot import ROWS as ROW_NAMES
from zashiki.kernel.facts import NUMBER, Code, Counts, Message, MessageTable
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int

PIECES = (*LETTERS, "ghost")
GHOST = TYPES
"""Chips are numbered by type."""
HALL = tuple(f"hall:{letter}" for letter in SPACE_LETTERS)
PLACES = (
    *HALL,
    "supply",
    *(f"court:{seat}:{row}:{LETTERS[column]}" for seat in range(2) for row in ROW_NAMES for column in COLUMNS),
)
"""The spaces and the supply have their own numbers."""
FIRST_IN_COURTS = len(HALL) + 1
COLUMN_COUNT = len(COLUMNS)

MOST_FACTS = 4 + SPACES
"""A take, a ghost, two scorings, and all ghosts go home."""

TYPE, SPACE = Code(tuple(LETTERS)), Code(tuple(SPACE_LETTERS))
CHIPS = ("bottom-2", "bottom-1", "middle-1", "middle-0", "samurai")
"""The chips that an influence consists of: their row, and what they count. Samurai count 1."""

MESSAGES = MessageTable(
    # What a move does
    Message("take"),
    Message("take-samurai", {"column": TYPE}),
    Message("leave"),
    Message("use"),
    Message("use-daimyo"),
    Message("push", is_headline=True),
    Message("push-daimyo", is_headline=True),
    Message("samurai", {"from": TYPE, "to": TYPE}),
    Message("enough"),
    Message("ghost", is_headline=True),
    Message("ghost-comes", is_headline=True),
    Message("ghost-goes", is_headline=True),
    Message("chip", is_headline=True),
    Message("score", {"times": NUMBER, "influence": NUMBER, "chips": Counts(CHIPS)}),
    Message("home"),
    Message("home-too", is_silent=True),
    # What a take would score, for the player and for the opponent
    Message("gain", {"times": NUMBER, "influence": NUMBER, "their_influence": NUMBER, "their_points": NUMBER}),
    # What is asked of the player
    Message("ask-take"),
    Message("ask-take-or-use"),
    Message("ask-samurai"),
    Message("ask-samurai-or-enough"),
    # Why a move is refused
    Message("refuse-moving"),
    Message("refuse-moving-or-enough"),
    Message("refuse-not-moving"),
    Message("refuse-empty", {"space": SPACE}),
    Message("refuse-ghost", {"space": SPACE}),
    Message("refuse-closed", {"space": SPACE}),
    Message("refuse-no-column", {"space": SPACE}),
    Message("refuse-column", {"space": SPACE}),
    Message("refuse-used"),
    Message("refuse-none"),
    Message("refuse-none-to-push"),
    Message("refuse-performed"),
    Message("refuse-no-samurai"),
    Message("refuse-no-ghost", {"space": SPACE}),
    Message("refuse-two-ghosts", {"space": SPACE}),
    Message("refuse-nothing-left"),
    Message("refuse-low", {"space": SPACE, "height": NUMBER}),
    pieces=PIECES,
    places=PLACES,
)


@rule
def in_court(seat: Int, row: Int, column: Int) -> Int:
    """The place of a column in a row of a court."""
    return FIRST_IN_COURTS + (seat * ROWS + row) * COLUMN_COUNT + column - FIRST_COLUMN
