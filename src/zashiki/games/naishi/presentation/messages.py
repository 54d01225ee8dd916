"""What the facts of Naishi can say, and the pieces and places that they name.

Places: `line:0:3` and `hand:0:3` (seat, column), `river:3`, `discard`, `emissaries:0` (a seat's free ones),
`court:swap`, `court:discard` and `court:decree`; in the set-up `set-up:1` and `set-up:2` (the viewer's own two cards)
and `dealt:0` (a seat's two cards). Pieces: the name of a card, and `emissary:0` (its seat).

In arguments `L3` is the Line in column 3 of the territory in question, `H5` the Hand in column 5, and `R1` the River.
"""

from itertools import accumulate

from zashiki.games.naishi.components import COLUMNS, DEALT, KINDS, NAMES, ROW_NAMES
from zashiki.kernel.facts import NUMBER, Code, Message, MessageTable, Several

_SEATS = range(2)
_COLUMNS = range(1, COLUMNS + 1)

TERRITORY = tuple(f"{row[0]}{column}" for row in ROW_NAMES for column in _COLUMNS)
"""The places of a territory."""
EMISSARY_PIECE = KINDS
"""The piece of seat 0's emissaries; the pieces before it are cards."""

_PLACES = (
    tuple(f"{row.lower()}:{seat}:{column}" for seat in _SEATS for row in ROW_NAMES for column in _COLUMNS),
    tuple(f"river:{column}" for column in _COLUMNS),
    ("discard",),
    tuple(f"emissaries:{seat}" for seat in _SEATS),
    ("court:swap",),
    ("court:discard",),
    ("court:decree",),
    tuple(f"set-up:{number}" for number in range(1, DEALT + 1)),
    tuple(f"dealt:{seat}" for seat in _SEATS),
)
(
    TERRITORY_AT,
    RIVER_AT,
    DISCARD_AT,
    EMISSARIES_AT,
    SWAP_AT,
    DISCARD_TWO_AT,
    DECREE_AT,
    SET_UP_AT,
    DEALT_AT,
    _,
) = accumulate((len(places) for places in _PLACES), initial=0)
"""The number of the first place of each kind."""

CARD_OR_HIDDEN = Code((*NAMES, "hidden"))
HIDDEN_CARD = KINDS
"""The number of a hidden card in such an argument."""
_CARD = Code(NAMES)
PLACE = Code((*TERRITORY, *(f"R{column}" for column in _COLUMNS)))
_PLACES_OF = Several(TERRITORY)
_TWO = {"low": NUMBER, "high": NUMBER, "first": CARD_OR_HIDDEN, "second": CARD_OR_HIDDEN}
"""The columns of two cards, and the cards."""

_EVENTS = (
    Message("keep-card", {"given": _CARD}),
    Message("keep-hidden"),
    Message("receive"),
    Message("replaced", is_silent=True),
    Message("develop", {"place": PLACE, "old": _CARD}),
    Message("reveal", {"column": NUMBER}, turns=True),
    Message("empty-pile", {"column": NUMBER}),
    Message("discard-two", _TWO),
    Message("discard-card"),
    Message("swap-river", _TWO),
    Message("swap-line", _TWO),
    Message("swap-hand", _TWO),
    Message("swap-column", {"column": NUMBER, "hand": CARD_OR_HIDDEN, "line": CARD_OR_HIDDEN}),
    Message("move", {"card": CARD_OR_HIDDEN, "place": PLACE}),
    Message("decree-exchange", {"place": PLACE, "own": CARD_OR_HIDDEN, "other": CARD_OR_HIDDEN}),
    Message("give", {"card": CARD_OR_HIDDEN}),
    Message("get", {"card": CARD_OR_HIDDEN}),
    Message("recall-all", {"count": NUMBER}),
    Message("recall", is_silent=True),
    Message("recall-swap"),
    Message("recall-discard"),
    Message("declare"),
    Message("finish"),
    Message("last-turn-follows"),
    Message("over"),
)
_QUESTIONS = (
    Message("ask-keep"),
    Message("ask-develop"),
    Message("ask-add"),
    Message("ask-turn", {"emissaries": Code(("none", "send", "recall", "both")), "may_declare": NUMBER}),
    Message("ask-last-turn", {"emissaries": Code(("none", "send", "recall", "both"))}),
)
_REFUSALS = (
    Message("refuse-set-up"),
    Message("refuse-keep"),
    Message("refuse-finish"),
    Message("refuse-after-develop"),
    Message("refuse-must-develop"),
    Message("refuse-empty", {"column": NUMBER}),
    Message("refuse-none-to-recall"),
    Message("refuse-recall-all"),
    Message("refuse-none-there"),
    Message("refuse-declare"),
    Message("refuse-declared"),
    Message("refuse-last-turn"),
    Message("refuse-none-free"),
    Message("refuse-decree"),
    Message("refuse-swap"),
    Message("refuse-discard"),
    Message("refuse-last-card"),
    Message("refuse-empty-pile"),
)
_POINTS = (
    Message("score-mountains", {"places": _PLACES_OF, "count": NUMBER}),
    Message("score-ninjas", {"places": _PLACES_OF, "count": NUMBER}),
    Message("score-torii", {"places": _PLACES_OF, "count": NUMBER}),
    Message("score-rice-fields", {"places": _PLACES_OF, "count": NUMBER}),
    Message("score-banners", {"places": _PLACES_OF, "count": NUMBER}),
    Message("score-card", {"places": _PLACES_OF, "is_copy": NUMBER}),
    Message(
        "score-beside",
        {"places": _PLACES_OF, "is_copy": NUMBER, "own": NUMBER, "bonus": NUMBER, "giver": _CARD, "count": NUMBER},
    ),
    Message("score-under-banner", {"places": _PLACES_OF, "is_copy": NUMBER, "own": NUMBER, "bonus": NUMBER}),
)

MESSAGES = MessageTable(
    *_EVENTS,
    *_QUESTIONS,
    *_REFUSALS,
    *_POINTS,
    pieces=(*NAMES, *(f"emissary:{seat}" for seat in _SEATS)),
    places=tuple(place for places in _PLACES for place in places),
)
