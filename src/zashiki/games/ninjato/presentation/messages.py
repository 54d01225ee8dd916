"""What the facts of Ninjato can say, and the pieces and places that they name.

Places: `shurikens:0` (those that a seat has still to place), `hand:0`, `seat:0` (the holdings of a seat); `dojo`,
`dojo:deck`, `dojo:open`, `dojo:discard`; `sensei`, `sensei:choho` (a tile), `sensei:deck`; `palace`, `palace:2`,
`palace:deck`, `pavilion`, `pavilion:2`, `pavilion:deck`; `house:3`, `shuriken` (the one with the loot), `play`, `guard`
(the one that is faced), `guards` (their decks); `bag`, `heap` (spent treasures), `supply` and `supply:T5` (clan
tokens).

Pieces: a dojo card `5`, a treasure `f` or, red, `F`, a skill tile `choho`, a clan token `T5`, `guard:3a`,
`envoy:T36` (clan and age), `rumor:Wj`, and `shuriken:0` (its seat).
"""

from itertools import accumulate

from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    DISPLAY,
    DOJO_VALUES,
    ELITE_NAMES,
    ENVOY_TABLE,
    GUARD_NAMES,
    HOUSES,
    LEARNED,
    MOST_PLAYERS,
    RUMOR_IDS,
    SIDED_LETTERS,
    SKILL_NAMES,
    TOKEN_NAMES,
)
from zashiki.kernel.facts import Message, MessageTable

_SEATS = range(MOST_PLAYERS)
_SLOTS = range(1, DISPLAY + 1)

# The pieces, one kind after another, and the number of the first of each kind

_PIECES = (
    tuple(str(value + 1) for value in range(DOJO_VALUES)),
    tuple(SIDED_LETTERS),
    SKILL_NAMES,
    TOKEN_NAMES,
    tuple(f"guard:{name}" for name in GUARD_NAMES),
    tuple(f"guard:{name}" for name in ELITE_NAMES),
    tuple(f"envoy:{CLAN_LETTERS[envoy.clan]}{envoy.age}" for envoy in ENVOY_TABLE),
    tuple(f"rumor:{name}" for name in RUMOR_IDS),
    tuple(f"shuriken:{seat}" for seat in _SEATS),
)
(
    CARD_PIECE,
    TREASURE_PIECE,
    SKILL_PIECE,
    TOKEN_PIECE,
    GUARD_PIECE,
    ELITE_PIECE,
    ENVOY_PIECE,
    RUMOR_PIECE,
    SHURIKEN_PIECE,
    _,
) = accumulate((len(pieces) for pieces in _PIECES), initial=0)

# The places, likewise

_PLACES = (
    tuple(f"shurikens:{seat}" for seat in _SEATS),
    tuple(f"hand:{seat}" for seat in _SEATS),
    tuple(f"seat:{seat}" for seat in _SEATS),
    ("dojo",),
    ("dojo:deck",),
    ("dojo:open",),
    ("dojo:discard",),
    ("sensei",),
    ("sensei:deck",),
    tuple(f"sensei:{name}" for name in LEARNED),
    ("palace",),
    ("palace:deck",),
    tuple(f"palace:{slot}" for slot in _SLOTS),
    ("pavilion",),
    ("pavilion:deck",),
    tuple(f"pavilion:{slot}" for slot in _SLOTS),
    tuple(f"house:{house + 1}" for house in range(HOUSES)),
    ("shuriken",),
    ("play",),
    ("guard",),
    ("guards",),
    ("bag",),
    ("heap",),
    ("supply",),
    tuple(f"supply:{name}" for name in TOKEN_NAMES),
)
(
    SHURIKENS_AT,
    HAND_AT,
    SEAT_AT,
    DOJO_AT,
    DOJO_DECK_AT,
    DOJO_OPEN_AT,
    DOJO_DISCARD_AT,
    SENSEI_AT,
    SENSEI_DECK_AT,
    LESSON_AT,
    PALACE_AT,
    PALACE_DECK_AT,
    ENVOY_AT,
    PAVILION_AT,
    PAVILION_DECK_AT,
    RUMOR_AT,
    HOUSE_AT,
    SHURIKEN_AT,
    PLAY_AT,
    GUARD_AT,
    GUARDS_AT,
    BAG_AT,
    HEAP_AT,
    SUPPLY_AT,
    TOKEN_AT,
    _,
) = accumulate((len(places) for places in _PLACES), initial=0)

# The messages

_EVENTS: tuple[Message, ...] = ()
_QUESTIONS: tuple[Message, ...] = ()
_REFUSALS: tuple[Message, ...] = ()
_SOURCES: tuple[Message, ...] = ()

MESSAGES = MessageTable(
    *_EVENTS,
    *_QUESTIONS,
    *_REFUSALS,
    *_SOURCES,
    pieces=tuple(piece for pieces in _PIECES for piece in pieces),
    places=tuple(place for places in _PLACES for place in places),
)
