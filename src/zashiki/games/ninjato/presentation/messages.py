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
    RUMOR_LETTERS,
    SIDED_LETTERS,
    SKILL_NAMES,
    STYLE_NAMES,
    TOKEN_NAMES,
    TREASURE_LETTERS,
)
from zashiki.kernel.facts import NUMBER, Code, Counts, Kind, Message, MessageTable

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

GUARD_CODES = ("sentry", "normal", "elite", "standin", "alarm", "double")
"""The guards that can be faced: their sources in order, then those of a source that a sentence tells apart."""
ALARM_GUARD, DOUBLE_GUARD = GUARD_CODES.index("alarm"), GUARD_CODES.index("double")

_SIDE = Code(("strength", "stealth"))
_GUARD = Code(GUARD_CODES)
_TREASURE = Code(tuple(SIDED_LETTERS))
_LOOT = Counts(tuple(TREASURE_LETTERS))
_RED_LOOT = Counts(tuple(TREASURE_LETTERS.upper()))
_GOLD = Counts(tuple(f"g{letter}" for letter in TREASURE_LETTERS if letter != "g"))
"""Gold, by the treasures it stands for."""
_SKILL = Code(SKILL_NAMES)
_CLAN = Code(tuple(CLAN_LETTERS))
_ENVOY = Code(tuple(f"{CLAN_LETTERS[envoy.clan]}{envoy.age}" for envoy in ENVOY_TABLE))
_RUMOR = Code(tuple(RUMOR_LETTERS))
_FACED: dict[str, Kind] = {"guard": _GUARD, "value": NUMBER, "second": NUMBER}
"""The guard that is faced, with its values against strength and stealth, or both of a double."""
_WHICH = Code(("it", "either", "one"))
IT, EITHER, ONE = range(3)
"""Of the guards left to beat: the only one, each of two, the one of a value."""
COST_KINDS = "fsvjaxy"
"""The treasures in the names of costs."""
_COST = Counts(tuple(COST_KINDS))
MOST_COUNTED = 15
"""The most of a kind in an argument of the kind `Counts`."""
_BEATEN: dict[str, Kind] = {"card": NUMBER, "beaten": NUMBER, "value": NUMBER}
"""A card, how many guards it beats without additions, and the value of the first of them."""


def _four(kind: Kind) -> dict[str, Kind]:
    """Up to four cards, in their order: one can be there twice."""
    return dict.fromkeys(("first", "second", "third", "fourth"), kind)


EVENTS = (
    # The dojo
    Message("visit-dojo", {"draws": NUMBER}),
    Message("take-card"),
    Message("draw-card"),
    Message("draw-known-card"),
    Message("discard-card"),
    Message("reveal", {"first": NUMBER, "second": NUMBER, "third": NUMBER}, turns=True),
    Message("reveal-more", is_silent=True, turns=True),
    Message("shuffle-dojo"),
    # The sensei, the palace and the pavilion
    Message("visit", is_silent=True),
    Message("pay-card", is_silent=True),
    Message("learn", {"cost": NUMBER}, is_headline=True),
    Message("learn-free", is_headline=True),
    Message("spend", is_silent=True),
    Message("pay-envoy", {"paid": _LOOT, "gold": _GOLD}, is_headline=True),
    Message("pay-rumor", {"paid": _LOOT, "gold": _GOLD, "rumor": _RUMOR}, is_headline=True),
    # An invasion
    Message("invade", {"house": NUMBER, "side": _SIDE, "sentry": NUMBER}),
    Message("play-card", _BEATEN),
    Message("use-boryaku", _BEATEN),
    Message("add-three", {"step": NUMBER, "total": NUMBER}),
    Message("add-skill", {"skill": _SKILL, "step": NUMBER, "total": NUMBER}),
    Message("set-card", {"skill": _SKILL, "value": NUMBER, "total": NUMBER}),
    Message("use-seishin-teki", {"side": _SIDE}),
    Message("use-kuji-in", {"skill": _SKILL}),
    Message("use-choho", {"theirs": _TREASURE}),
    Message("use-choho-turning", {"theirs": _TREASURE, "turned": _TREASURE}),
    Message("swapped", is_silent=True),
    Message("beat-guard", {**_FACED, "total": NUMBER}),
    Message("beat-one", {"value": NUMBER, "total": NUMBER}),
    Message("keep-elite", {"honor": NUMBER}),
    Message("win", is_headline=True),
    Message("clear", {"house": NUMBER}),
    Message("banzai"),
    Message("guard-comes", _FACED, turns=True),
    Message("shuffle-guards"),
    Message("shuffle-elites"),
    Message("refill-bag"),
    Message("alarm", {"turned": _TREASURE}),
    Message("alarm-empty"),
    Message("alarm-empty-turning", {"turned": _TREASURE}),
    Message("leave", {"loot": _LOOT}),
    Message("keep-all", {"loot": _LOOT}),
    Message("keep-more", is_silent=True),
    Message("old-token", is_silent=True),
    Message("put-token", {"clan": _CLAN, "honor": NUMBER, "house": NUMBER}),
    Message("fail", {**_FACED, "treasures": NUMBER}),
    Message("keep", {"lost": NUMBER}),
    Message("lose", is_silent=True),
    Message("gain", {"house": NUMBER}),
    # The end of a round
    Message("round-ends", {"round": NUMBER}),
    Message("goes-first"),
    Message("sensei-teaches", _four(_SKILL)),
    Message("house-stays-closed", {"house": NUMBER}),
    Message("refill-house", {"house": NUMBER, "loot": _LOOT, "sentry": NUMBER}),
    Message("refill-palace", _four(_ENVOY)),
    Message("refill-pavilion", _four(_RUMOR)),
    Message("refill", is_silent=True),
    Message("round-begins", {"round": NUMBER}),
    Message("game-over"),
    # A scoring phase
    Message("use-hensojutsu"),
    Message("skip-hensojutsu"),
    Message("honor-first", {"clan": _CLAN}),
    Message("honor-second", {"clan": _CLAN}),
    Message("clan-token", is_silent=True),
    Message("rumor-first", {"clan": _CLAN, "rumor": _RUMOR}),
    Message("rumor-second", {"clan": _CLAN, "rumor": _RUMOR}),
)
_QUESTIONS = (
    Message("ask-place", {"round": NUMBER, "shuriken": NUMBER}),
    Message("ask-draw", {"draws": NUMBER}),
    Message("ask-discard", {"cards": NUMBER}),
    Message("ask-guard", {**_FACED, "side": _SIDE, "need": NUMBER}),
    Message("ask-both", {**_FACED, "side": _SIDE}),
    Message("ask-rest", {"side": _SIDE, "need": NUMBER}),
    Message("ask-between", {"neutral": _LOOT, "red": _RED_LOOT}),
    Message("ask-keep"),
    Message("ask-token", {"house": NUMBER}),
    Message("ask-hensojutsu"),
    Message("ask-first", {"clan": _CLAN, "honor": NUMBER}),
    Message("ask-second", {"clan": _CLAN}),
    # What the play against a guard can do
    Message("say-strike", {"which": _WHICH, "value": NUMBER, "total": NUMBER}),
    Message("say-nothing", {"which": _WHICH, "value": NUMBER}),
    Message("say-total", {"total": NUMBER}),
)
_REFUSALS = (
    # What is wanted instead
    Message("want-place"),
    Message("want-draw"),
    Message("want-discard"),
    Message("want-end"),
    Message("want-card"),
    Message("want-more"),
    Message("want-guard", {"value": NUMBER, "other": NUMBER}),
    Message("want-leave-or-banzai"),
    Message("want-keep"),
    Message("want-token"),
    Message("want-hensojutsu"),
    Message("want-reward"),
    Message("want-rumor"),
    # What is missing
    Message("not-taught", {"skill": Code(LEARNED)}),
    Message("style-owned", {"style": Code(STYLE_NAMES)}),
    Message("card-unnamed"),
    Message("card-named", {"card": NUMBER}),
    Message("card-missing", {"card": NUMBER}),
    Message("no-envoy", {"slot": NUMBER}),
    Message("no-rumor", {"slot": NUMBER}),
    Message("too-poor", {"cost": _COST, "least": NUMBER, "most": NUMBER, "owned": _LOOT, "treasures": NUMBER}),
    Message("not-open", {"house": NUMBER}),
    Message("no-card", {"card": NUMBER}),
    Message("no-skill", {"skill": _SKILL}),
    Message("no-kuji-in"),
    Message("not-taken", {"treasure": _TREASURE}),
    Message("not-in-house", {"treasure": _TREASURE}),
    Message("no-guard", {"value": NUMBER}),
    Message("total-fails", {"total": NUMBER, "side": _SIDE, "value": NUMBER, "other": NUMBER}),
)
_SOURCES = (
    Message("from-earlier"),
    Message("from-envoys"),
    Message("from-pavilion"),
    Message("from-clans"),
    Message("from-rumors", {"cards": NUMBER, "times": NUMBER, "things": NUMBER, "kind": _RUMOR}),
    Message("from-dishonor", {"cards": NUMBER, "each": NUMBER, "holders": NUMBER}),
    Message("from-treasures", {"count": NUMBER}),
    Message("from-elites", {"count": NUMBER}),
    Message("from-tie", {"envoys": NUMBER, "age": NUMBER}),
)

MESSAGES = MessageTable(
    *EVENTS,
    *_QUESTIONS,
    *_REFUSALS,
    *_SOURCES,
    pieces=tuple(piece for pieces in _PIECES for piece in pieces),
    places=tuple(place for places in _PLACES for place in places),
)
