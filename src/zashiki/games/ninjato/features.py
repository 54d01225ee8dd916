"""A Ninjato position as numbers, for learning: what a seat sees at the table, and its own hand and rumors."""

from math import prod

import numpy as np

from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    CLAN_ORDER,
    CLANS,
    DISPLAY,
    DOJO_CARDS,
    DOJO_COPIES,
    DOJO_OPEN,
    DOJO_VALUES,
    DRAWS,
    ELITE_COPIES,
    ELITE_KINDS,
    ELITE_NAMES,
    ELITES,
    ENVOY_COSTS,
    ENVOY_TABLE,
    ENVOYS,
    GUARD_COPIES,
    GUARD_KINDS,
    GUARD_NAMES,
    GUARDS,
    HAND_LIMIT,
    HENSOJUTSU_TILES,
    HONOR_OF_TOKENS,
    HOUSES,
    KINDS,
    MOST_PLAYERS,
    ORDINARY_TILES,
    ROUNDS,
    RUMOR_COST,
    RUMOR_COST_NAMES,
    RUMOR_COSTS,
    RUMOR_KIND,
    RUMOR_KINDS,
    RUMOR_NAMES,
    RUMORS,
    SHURIKENS,
    SKILL_COPIES,
    SKILL_NAMES,
    SKILLS,
    TOKEN_NAMES,
    TREASURE_COPIES,
    TREASURE_NAMES,
    TREASURES,
)
from zashiki.games.ninjato.rules.final_scoring import honor_so_far
from zashiki.games.ninjato.rules.guards import guard_value, is_double, play_total
from zashiki.games.ninjato.rules.influence import clan_honor, influence
from zashiki.games.ninjato.rules.knowledge import COUNTER_BITS
from zashiki.games.ninjato.rules.piles import card_at
from zashiki.games.ninjato.rules.round import top_shuriken
from zashiki.games.ninjato.rules.state import (
    BAG,
    DOJO_DECK,
    DOJO_DISCARD,
    DOJO_FACE_UP,
    DOJO_STACK,
    ELITE,
    ELITE_DECK,
    ELITE_DISCARD,
    ENVOY_DECK,
    FIRST,
    GUARD_DECK,
    GUARD_DISCARD,
    HEAP,
    LEFT_HONOR,
    NAMED,
    NOBODY,
    NOTHING,
    QUEUE,
    RUMOR_DECK,
    SECOND,
    SENSEI,
    SKILL_BIG,
    SKILL_DISCARD,
    SKILL_SMALL,
    TURNED_UP,
)
from zashiki.kernel.features import FeatureTable, Group, choose, clear_ahead, clear_part, clipped, mark
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Float, Floats, Int, State

_SEATS = ("you", "second", "third", "fourth")
"""In the order of the seats, from the viewer on."""
_PLACES = tuple(str(place + 1) for place in range(MOST_PLAYERS))
_VALUES = tuple(str(value + 1) for value in range(DOJO_VALUES))
_SLOTS = tuple(str(slot + 1) for slot in range(DISPLAY))
_HOUSES = tuple(str(house + 1) for house in range(HOUSES))
_CLANS, _SIDES, _TOKENS = tuple(CLAN_LETTERS), ("neutral", "red"), tuple(TOKEN_NAMES)
_ENVOYS = tuple(str(envoy.age) for envoy in ENVOY_TABLE)
_PHASES = ("place", "draw", "discard", "face", "between", "keep", "token", "henso", "first", "second", "over")
_SOURCES = ("sentry", "normal", "elite", "stand-in")
MOST_IN_HAND = HAND_LIMIT + int(DRAWS[-1])
"""While cards are drawn, a hand can be above its limit."""
PLACEMENTS = SHURIKENS * MOST_PLAYERS
HOUSE_UNIT = 4
"""Treasures that lie together are counted in fours."""
MOST_TREASURES = float(TREASURE_COPIES.max() / HOUSE_UNIT)
TILES_OF_A_KIND = int(SKILL_COPIES.max())
ENVOYS_OF_A_CLAN = ENVOYS // CLANS
MOST_HONOR = 4.0
"""Honor is cut off here, far above that of any game,"""
MOST_ADDED = 4.0
"""and so are the additions to a card."""

FEATURES = FeatureTable(
    Group("seats", "1 for every seat of the game; all features of other seats are 0", (_SEATS,)),
    Group("player", "1 for the seat to decide; all 0 when the game is over", (_SEATS,)),
    Group("phase", "1 for the decision that is waiting", (_PHASES,)),
    Group("round", "1 for the round", (tuple(str(number + 1) for number in range(ROUNDS)),)),
    Group("turn", "finished placements of the round", unit=PLACEMENTS),
    Group("order", "1 for the seat in a place of the turn order", (_PLACES, _SEATS)),
    Group("shurikens", "a seat's placements of this round that are not finished", (_SEATS,), unit=SHURIKENS),
    Group("honor", "honor scored during play", (_SEATS,), unit=100, high=MOST_HONOR),
    Group("hand", "your cards of each value", (_VALUES,), unit=MOST_IN_HAND),
    Group("shown cards", "those of your cards that others saw you take", (_VALUES,), unit=MOST_IN_HAND),
    Group("hand size", "cards in a hand", (_SEATS,), unit=MOST_IN_HAND),
    Group("rumors", "1 for each rumor that you own, by kind and cost", (RUMOR_NAMES, RUMOR_COST_NAMES)),
    Group("rumor count", "rumors that a seat owns", (_SEATS,), unit=10, high=RUMORS / 10),
    Group("skills", "tiles of a kind that a seat owns", (_SEATS, SKILL_NAMES), unit=TILES_OF_A_KIND),
    Group("ready", "those of them that are ready", (_SEATS, SKILL_NAMES), unit=TILES_OF_A_KIND),
    Group(
        "treasures",
        "unspent treasures of a seat",
        (_SEATS, TREASURE_NAMES),
        unit=HOUSE_UNIT,
        high=MOST_TREASURES,
    ),
    Group("envoys", "1 for each envoy of a seat, by age", (_SEATS, _ENVOYS)),
    Group("influence", "a seat's influence in a clan", (_SEATS, _CLANS), unit=ENVOYS_OF_A_CLAN, high=2),
    Group("elites", "elite guards that a seat has beaten", (_SEATS, ELITE_NAMES), unit=int(ELITE_COPIES.max())),
    Group("clan honor", "the honor that a clan pays now", (_CLANS,), unit=sum(HONOR_OF_TOKENS)),
    Group("stack", "a seat's shurikens in the dojo stack", (_SEATS,), unit=SHURIKENS),
    Group("top shuriken", "the height of a seat's top shuriken in the dojo stack", (_SEATS,), unit=PLACEMENTS),
    Group("dojo open", "face-up dojo cards of each value", (_VALUES,), unit=DOJO_OPEN),
    Group("dojo deck", "cards in the dojo deck", unit=DOJO_CARDS),
    Group("dojo discard", "discarded dojo cards of each value", (_VALUES,), unit=int(DOJO_COPIES.max())),
    Group("draws left", "cards still to draw in this visit to the dojo", unit=int(DRAWS.max())),
    Group("sensei", "open tiles of each kind", (SKILL_NAMES,), unit=TILES_OF_A_KIND),
    Group("skill discard", "tiles of each kind that are out of the game", (SKILL_NAMES,), unit=TILES_OF_A_KIND),
    Group("big stack", "tiles in the big stack", unit=ORDINARY_TILES),
    Group("small stack", "tiles in the small stack", unit=HENSOJUTSU_TILES),
    Group("palace", "1 for the envoy in a slot of the palace, by age", (_SLOTS, _ENVOYS)),
    Group("envoy deck", "envoys in the deck", unit=ENVOYS),
    Group("pavilion", "1 for the kind of the rumor in a slot of the pavilion", (_SLOTS, RUMOR_NAMES)),
    Group("pavilion cost", "1 for its cost", (_SLOTS, RUMOR_COST_NAMES)),
    Group("rumor deck", "rumors in the deck", unit=RUMORS),
    Group("tokens", "1 for the token on a house", (_HOUSES, _TOKENS)),
    Group("sentries", "1 for the sentry of a house", (_HOUSES, GUARD_NAMES)),
    Group(
        "house treasures",
        "treasures in a house",
        (_HOUSES, _SIDES, TREASURE_NAMES),
        unit=HOUSE_UNIT,
        high=MOST_TREASURES,
    ),
    Group("closed", "1 if a house is closed", (_HOUSES,)),
    Group("bag", "treasures in the bag", unit=TREASURES),
    Group("heap", "spent and discarded treasures", (TREASURE_NAMES,), unit=int(TREASURE_COPIES.max())),
    Group("guard deck", "cards in the guard deck", unit=GUARDS),
    Group("guard discard", "discarded guards of each kind", (GUARD_NAMES,), unit=int(GUARD_COPIES.max())),
    Group("elite deck", "cards in the elite deck", unit=ELITES),
    Group("elite discard", "discarded elite guards", (ELITE_NAMES,), unit=int(ELITE_COPIES.max())),
    Group("invaded", "1 for the house that is invaded", (_HOUSES,)),
    Group("stealth", "1 if it is invaded by stealth, 0 by strength"),
    Group("on shuriken", "treasures on the shuriken", (_SIDES, TREASURE_NAMES), unit=HOUSE_UNIT, high=MOST_TREASURES),
    Group("turned up", "guards turned up in this invasion", (GUARD_NAMES,), unit=int(GUARD_COPIES.max())),
    Group("guard source", "1 for where the guard comes from", (_SOURCES,)),
    Group("guard", "1 for the guard that is faced", (GUARD_NAMES,)),
    Group("elite", "1 for the elite guard that is faced", (ELITE_NAMES,)),
    Group("to beat", "the value to beat; a double has two, beaten or not", (_PLACES[:2],), unit=DOJO_VALUES),
    Group("beaten", "1 for a guard of a double that is beaten", (_PLACES[:2],)),
    Group("played", "1 for the value of the card that was played", (_VALUES,)),
    Group("set to", "1 if a skill has set the value: to 0, to 6", (("0", "6"),)),
    Group("added", "the sum of the additions", unit=DOJO_VALUES, low=-MOST_ADDED, high=MOST_ADDED),
    Group("total", "the total of the play; 0 before a card", unit=DOJO_VALUES, low=-MOST_ADDED, high=MOST_ADDED),
    Group("queue", "a seat's Hensojutsu still to use in this scoring phase", (_SEATS,), unit=HENSOJUTSU_TILES),
    Group("named", "1 for an envoy that was named with Hensojutsu, by age", (_ENVOYS,)),
    Group("scored", "1 for the clan that is scored", (_CLANS,)),
    Group("left", "1 for what the first of a clan left for the second", (_CLANS, ("honor", "rumor"))),
)

SEATED, PLAYER, PHASE, ROUND = (FEATURES.first(name) for name in ("seats", "player", "phase", "round"))
TURN, PER_PLACEMENT = FEATURES.first("turn"), FEATURES.step("turn")
ORDER = FEATURES.first("order")
SHURIKEN, PER_SHURIKEN = FEATURES.first("shurikens"), FEATURES.step("shurikens")
HONOR, PER_HONOR = FEATURES.first("honor"), FEATURES.step("honor")
HAND, SHOWN, HAND_SIZE = (FEATURES.first(name) for name in ("hand", "shown cards", "hand size"))
PER_CARD = FEATURES.step("hand")
RUMOR = FEATURES.first("rumors")
RUMOR_COUNT, PER_RUMOR = FEATURES.first("rumor count"), FEATURES.step("rumor count")
SKILL, READY, PER_TILE = FEATURES.first("skills"), FEATURES.first("ready"), FEATURES.step("skills")
TREASURE, PER_TREASURE = FEATURES.first("treasures"), FEATURES.step("treasures")
ENVOY = FEATURES.first("envoys")
INFLUENCE, PER_INFLUENCE = FEATURES.first("influence"), FEATURES.step("influence")
ELITE_BEATEN, PER_ELITE = FEATURES.first("elites"), FEATURES.step("elites")
CLAN_PAYS, PER_CLAN_HONOR = FEATURES.first("clan honor"), FEATURES.step("clan honor")
STACK, TOP_SHURIKEN = FEATURES.first("stack"), FEATURES.first("top shuriken")
DOJO_CARD, PER_OPEN_CARD = FEATURES.first("dojo open"), FEATURES.step("dojo open")
DISCARDED_CARD, PER_DISCARDED_CARD = FEATURES.first("dojo discard"), FEATURES.step("dojo discard")
DRAWS_LEFT, PER_DRAW = FEATURES.first("draws left"), FEATURES.step("draws left")
OPEN_TILE, DISCARDED_TILE = FEATURES.first("sensei"), FEATURES.first("skill discard")
PALACE, PAVILION, PAVILION_COST = (FEATURES.first(name) for name in ("palace", "pavilion", "pavilion cost"))
TOKEN, SENTRY, HOUSE, CLOSED = (FEATURES.first(name) for name in ("tokens", "sentries", "house treasures", "closed"))
HEAPED, PER_HEAPED = FEATURES.first("heap"), FEATURES.step("heap")
DISCARDED_GUARD, TURNED_UP_GUARD = FEATURES.first("guard discard"), FEATURES.first("turned up")
PER_GUARD = FEATURES.step("guard discard")
DISCARDED_ELITE = FEATURES.first("elite discard")
INVADED, STEALTH, ON_SHURIKEN = (FEATURES.first(name) for name in ("invaded", "stealth", "on shuriken"))
SOURCE, GUARD, ELITE_GUARD = (FEATURES.first(name) for name in ("guard source", "guard", "elite"))
TO_BEAT, PER_VALUE, BEATEN = FEATURES.first("to beat"), FEATURES.step("to beat"), FEATURES.first("beaten")
PLAYED, SET_TO, ADDED, TOTAL = (FEATURES.first(name) for name in ("played", "set to", "added", "total"))
QUEUED, PER_QUEUED = FEATURES.first("queue"), FEATURES.step("queue")
NAMED_ENVOY, SCORED, LEFT = (FEATURES.first(name) for name in ("named", "scored", "left"))

COUNTED_PILES = (DOJO_DECK, SKILL_BIG, SKILL_SMALL, ENVOY_DECK, RUMOR_DECK, BAG, GUARD_DECK, ELITE_DECK)
"""The face-down piles, of which the height is seen,"""
_PILE_GROUPS = ("dojo deck", "big stack", "small stack", "envoy deck", "rumor deck", "bag", "guard deck", "elite deck")
PILE_HEIGHT = np.array([FEATURES.first(name) for name in _PILE_GROUPS])
PER_CARD_IN_PILE = np.array([FEATURES.step(name) for name in _PILE_GROUPS])
"""and their features."""
SEAT_FEATURES = np.array(
    [
        (FEATURES.first(group.name), prod(group.shape[1:]))
        for group in FEATURES
        if group.axes[:1] == (_SEATS,) and group.name != "player"
    ]
)
"""The first feature of each group that has the same for every seat, and the number of features of a seat in it."""
PHASES, SOURCES, SETTINGS = len(_PHASES), len(_SOURCES), 2
REWARDS = 2
"""Honor or a rumor."""
TOKEN_COUNT, RUMOR_PRICES, FIRST_RUMOR_COST = len(TOKEN_NAMES), len(RUMOR_COSTS), len(ENVOY_COSTS)


@long_rule
def observe(state: State, seat: Int, out: Floats) -> None:
    """Writes every feature of a position as a seat sees it."""
    clear_ahead(out)
    observe_turn(state, seat, out)
    observe_hand(state, seat, out)
    for number in range(state.seats):
        owner = seat + number if seat + number < state.seats else seat + number - state.seats
        observe_stack(state, owner, number, out)
        observe_holdings(state, owner, number, out)
        observe_envoys(state, owner, number, out)
    for number in range(state.seats, MOST_PLAYERS):
        leave_out(number, out)
    observe_piles(state, out)
    observe_displays(state, out)
    for house in range(HOUSES):
        observe_house(state, house, out)
    for clan in range(CLANS):
        out[CLAN_PAYS + clan] = clan_honor(state, clan) * PER_CLAN_HONOR
    observe_invasion(state, out)
    observe_guard(state, out)
    observe_play(state, out)
    observe_scoring(state, seat, out)


@rule
def distance(state: State, seat: Int, other: Int) -> Int:
    """The number of a seat, counted from the viewer."""
    return other - seat if other >= seat else other - seat + state.seats


@rule
def count_pile(state: State, pile: Int, lowest: Int, kinds: Int, first: Int, step: Float, out: Floats) -> None:
    """Writes the number of cards of each kind, from the lowest on, in an open pile.

    They are counted in one number, with a counter for each kind.
    """
    width = COUNTER_BITS // kinds
    counts = np.int64(0)
    for number in range(state.height[pile]):
        counts += np.int64(1) << (np.int64(card_at(state, pile, number)) - lowest) * width
    for kind in range(kinds):
        out[first + kind] = (counts >> kind * width & ((1 << width) - 1)) * step


@rule
def leave_out(number: Int, out: Floats) -> None:
    """Writes the features of a seat that is not in the game."""
    for group in range(len(SEAT_FEATURES)):
        first, each = SEAT_FEATURES[group]
        clear_part(out, first + number * each, first + (number + 1) * each)


# The course of the game


@rule
def observe_turn(state: State, seat: Int, out: Floats) -> None:
    """Writes the seat to decide, the phase, the round and the turn order."""
    decides = distance(state, seat, state.player) if state.player != NOBODY else NOBODY
    choose(out, PLAYER, MOST_PLAYERS, decides)
    choose(out, PHASE, PHASES, state.phase)
    choose(out, ROUND, ROUNDS, state.round_number - 1)
    out[TURN] = state.turn * PER_PLACEMENT
    out[DRAWS_LEFT] = state.draws_left * PER_DRAW
    clear_part(out, ORDER, SHURIKEN)
    for place in range(state.seats):
        number = distance(state, seat, state.order[place])
        finished = (state.turn + state.seats - 1 - place) // state.seats
        out[SEATED + number] = 1
        out[SHURIKEN + number] = (SHURIKENS - finished) * PER_SHURIKEN
        mark(out, ORDER + place * MOST_PLAYERS, number)


@rule
def observe_stack(state: State, owner: Int, number: Int, out: Floats) -> None:
    """Writes a seat's shurikens in the dojo stack; `number` counts seats from the viewer."""
    stacked = 0
    for place in range(state.height[DOJO_STACK]):
        stacked += card_at(state, DOJO_STACK, place) == owner
    out[STACK + number] = stacked * PER_SHURIKEN
    out[TOP_SHURIKEN + number] = top_shuriken(state, owner) * PER_PLACEMENT


# What the seats have


@rule
def observe_hand(state: State, seat: Int, out: Floats) -> None:
    """Writes the viewer's own dojo cards and rumors."""
    for value in range(DOJO_VALUES):
        out[HAND + value] = state.hand[seat, value] * PER_CARD
        out[SHOWN + value] = state.known[seat, value] * PER_CARD
    for rumor in range(RUMORS):
        out[RUMOR + rumor] = state.rumors[seat] >> rumor & 1


@rule
def observe_holdings(state: State, owner: Int, number: Int, out: Floats) -> None:
    """Writes what a seat has that everybody sees."""
    out[HONOR + number] = clipped(honor_so_far(state, owner) * PER_HONOR, 0.0, MOST_HONOR)
    out[HAND_SIZE + number] = state.hand_size[owner] * PER_CARD
    out[RUMOR_COUNT + number] = state.rumor_count[owner] * PER_RUMOR
    for skill in range(SKILLS):
        out[SKILL + number * SKILLS + skill] = state.skills[owner, skill] * PER_TILE
        out[READY + number * SKILLS + skill] = state.ready[owner, skill] * PER_TILE
    for kind in range(KINDS):
        out[TREASURE + number * KINDS + kind] = state.treasures[owner, kind] * PER_TREASURE
    for elite in range(ELITE_KINDS):
        out[ELITE_BEATEN + number * ELITE_KINDS + elite] = state.elites[owner, elite] * PER_ELITE


@rule
def observe_envoys(state: State, owner: Int, number: Int, out: Floats) -> None:
    """Writes a seat's envoys and its influence."""
    for envoy in range(ENVOYS):
        out[ENVOY + number * ENVOYS + envoy] = state.envoys[owner] >> envoy & 1
    for clan in range(CLANS):
        out[INFLUENCE + number * CLANS + clan] = (influence(state, owner, clan) >> ENVOYS) * PER_INFLUENCE


# What lies on the table


@rule
def observe_piles(state: State, out: Floats) -> None:
    """Writes the heights of the face-down piles and the contents of the others."""
    for number in range(len(COUNTED_PILES)):
        out[PILE_HEIGHT[number]] = state.height[COUNTED_PILES[number]] * PER_CARD_IN_PILE[number]
    count_pile(state, DOJO_FACE_UP, 1, DOJO_VALUES, DOJO_CARD, PER_OPEN_CARD, out)
    count_pile(state, DOJO_DISCARD, 1, DOJO_VALUES, DISCARDED_CARD, PER_DISCARDED_CARD, out)
    count_pile(state, SENSEI, 0, SKILLS, OPEN_TILE, PER_TILE, out)
    count_pile(state, SKILL_DISCARD, 0, SKILLS, DISCARDED_TILE, PER_TILE, out)
    count_pile(state, HEAP, 0, KINDS, HEAPED, PER_HEAPED, out)
    count_pile(state, GUARD_DISCARD, 0, GUARD_KINDS, DISCARDED_GUARD, PER_GUARD, out)
    count_pile(state, TURNED_UP, 0, GUARD_KINDS, TURNED_UP_GUARD, PER_GUARD, out)
    count_pile(state, ELITE_DISCARD, 0, ELITE_KINDS, DISCARDED_ELITE, PER_ELITE, out)


@rule
def observe_displays(state: State, out: Floats) -> None:
    """Writes the envoys of the palace and the rumors of the pavilion."""
    for slot in range(DISPLAY):
        choose(out, PALACE + slot * ENVOYS, ENVOYS, state.palace[slot])
        rumor = state.pavilion[slot]
        kind, cost = np.int64(NOTHING), np.int64(NOTHING)
        if rumor != NOTHING:
            kind, cost = RUMOR_KIND[rumor], RUMOR_COST[rumor] - FIRST_RUMOR_COST
        choose(out, PAVILION + slot * RUMOR_KINDS, RUMOR_KINDS, kind)
        choose(out, PAVILION_COST + slot * RUMOR_PRICES, RUMOR_PRICES, cost)


@rule
def observe_house(state: State, house: Int, out: Floats) -> None:
    """Writes a clan house."""
    choose(out, TOKEN + house * TOKEN_COUNT, TOKEN_COUNT, state.token[house])
    choose(out, SENTRY + house * GUARD_KINDS, GUARD_KINDS, state.sentry[house])
    for side in range(2):
        for kind in range(KINDS):
            out[HOUSE + (house * 2 + side) * KINDS + kind] = state.house[house, side, kind] * PER_TREASURE
    out[CLOSED + house] = state.closed[house]


# An invasion, a scoring phase


@rule
def observe_invasion(state: State, out: Floats) -> None:
    """Writes the house that is invaded and the treasures taken."""
    choose(out, INVADED, HOUSES, state.invaded)
    out[STEALTH] = state.stealth
    for side in range(2):
        for kind in range(KINDS):
            out[ON_SHURIKEN + side * KINDS + kind] = state.shuriken[side, kind] * PER_TREASURE


@rule
def observe_guard(state: State, out: Floats) -> None:
    """Writes the guard that is faced."""
    guard: Int
    elite: Int
    value: Int
    other: Int
    beaten: Int
    guard, elite, value, other, beaten = NOTHING, NOTHING, 0, 0, 0
    if state.source == ELITE:
        elite = state.guard
    elif state.source != NOTHING:
        guard = state.guard
    if state.source != NOTHING:
        value = guard_value(state, 0)
        if is_double(state):
            other, beaten = guard_value(state, 1), state.beaten
    choose(out, SOURCE, SOURCES, state.source)
    choose(out, GUARD, GUARD_KINDS, guard)
    choose(out, ELITE_GUARD, ELITE_KINDS, elite)
    out[TO_BEAT] = value * PER_VALUE
    out[TO_BEAT + 1] = other * PER_VALUE
    out[BEATEN] = beaten & 1
    out[BEATEN + 1] = beaten >> 1


@rule
def observe_play(state: State, out: Floats) -> None:
    """Writes the card that was played and what was added to it."""
    value: Int
    setting: Int
    total: Int
    value, setting, total = NOTHING, NOTHING, 0
    if state.played != NOTHING:
        value, total = state.played - 1, play_total(state)
        if state.set != NOTHING:
            setting = np.int64(state.set > 0)
    choose(out, PLAYED, DOJO_VALUES, value)
    choose(out, SET_TO, SETTINGS, setting)
    out[ADDED] = clipped(state.add * PER_VALUE, -MOST_ADDED, MOST_ADDED)
    out[TOTAL] = clipped(total * PER_VALUE, -MOST_ADDED, MOST_ADDED)


@rule
def observe_scoring(state: State, seat: Int, out: Floats) -> None:
    """Writes how far a scoring phase has come."""
    for number in range(state.seats):
        tiles = 0
        for place in range(state.height[QUEUE]):
            tiles += distance(state, seat, card_at(state, QUEUE, place)) == number
        out[QUEUED + number] = tiles * PER_QUEUED
    clear_part(out, NAMED_ENVOY, LEFT)
    for place in range(state.height[NAMED]):
        mark(out, NAMED_ENVOY, card_at(state, NAMED, place))
    if state.phase in (FIRST, SECOND):
        mark(out, SCORED, CLAN_ORDER[state.round_number, state.index])
    for clan in range(CLANS):
        choose(out, LEFT + clan * REWARDS, REWARDS, state.left[clan] - LEFT_HONOR)
