"""A Naishi position as numbers, for learning: what a seat sees, and what it remembers of open cards."""

import numpy as np

from zashiki.games.naishi.components import (
    COLUMNS,
    COPIES,
    DEALT,
    DISCARD_SPACES,
    EMISSARIES,
    HAND,
    KINDS,
    LINE,
    MOST_DISCARDS,
    NAMES,
    OPTIONS,
    PILE_SIZE,
    SWAP_SPACES,
)
from zashiki.games.naishi.rules.knowledge import COUNT_BITS, HIDDEN
from zashiki.games.naishi.rules.scoring import points_of
from zashiki.games.naishi.rules.state import NOBODY, PLAY, SET_UP, dealt_index, free_emissaries, top_index
from zashiki.kernel.features import FeatureTable, Group, clear, clipped, mark
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Floats, Int, State

SEATS = ("you", "opponent")
PLAYERS, OPTION_COUNT = len(SEATS), len(OPTIONS)
_COLUMNS = tuple(str(column + 1) for column in range(COLUMNS))
_DEALT = tuple(str(number + 1) for number in range(DEALT))
_KINDS = tuple(NAMES)
FEWEST_POINTS, MOST_POINTS = -1.0, 4.0
"""Points are cut off here, beyond those of any game,"""
MOST_TURNS = 1.0
"""and so is the number of the turn."""

FEATURES = FeatureTable(
    Group("player", "1 for the seat to decide; all 0 when the game is over", (SEATS,)),
    Group("second", "1 if you are seat 1, whose turn comes second"),
    Group("options", "1 if the option has its second value", (tuple(OPTIONS),)),
    Group("phase", "1 for the phase of the game", (("set-up", "play", "over"),)),
    Group(
        "stage",
        "1 for the stage of the turn: at its start; an additional action came first; after a develop, when an "
        "additional action may follow",
        (("begin", "develop", "add"),),
    ),
    Group("turn", "number of the turn", unit=60, high=MOST_TURNS),
    Group("last turn", "1 if this is the last turn"),
    Group("piles", "cards in a pile of the River", (_COLUMNS,), unit=PILE_SIZE),
    Group("face-up", "1 for the face-up card of a pile", (_COLUMNS, _KINDS)),
    Group("dealt", "1 for each card dealt to you; others see the one you give", (_DEALT, _KINDS)),
    Group("kept", "1 for the dealt card that you kept", (_DEALT,)),
    Group("gave", "1 for the card that you gave; all 0 in the set-up", (_KINDS,)),
    Group("received", "1 for the card that you received; all 0 in the set-up", (_KINDS,)),
    Group("lines", "1 for the card in a place of a Line", (SEATS, _COLUMNS, _KINDS)),
    Group(
        "hands",
        "1 for the card in a place of a Hand; all 0 for a card that you do not know, and in the set-up",
        (SEATS, _COLUMNS, _KINDS),
    ),
    Group("known", "1 for a place of a Hand that its owner's opponent knows", (SEATS, _COLUMNS)),
    Group("discards", "cards of each kind on the discard pile", (_KINDS,), unit=int(COPIES.max())),
    Group("discarded", "cards on the discard pile", unit=MOST_DISCARDS),
    Group("top discard", "1 for the top card of the discard pile", (_KINDS,)),
    Group("on swap", "a seat's emissaries on swap spaces", (SEATS,), unit=EMISSARIES),
    Group("on discard", "a seat's emissaries on discard spaces", (SEATS,), unit=EMISSARIES),
    Group("decree", "1 for the seat that has used the decree", (SEATS,)),
    Group("free emissaries", "a seat's emissaries that can still be sent", (SEATS,), unit=EMISSARIES),
    Group("swap spaces", "free swap spaces", unit=SWAP_SPACES),
    Group("discard spaces", "free discard spaces", unit=DISCARD_SPACES),
    Group("open", "1 if you see every card of a seat's territory", (SEATS,)),
    Group(
        "points",
        "the points of a territory as it lies, if you see every card of it",
        (SEATS,),
        unit=100,
        low=FEWEST_POINTS,
        high=MOST_POINTS,
    ),
)

PLAYER, SECOND = FEATURES.first("player"), FEATURES.first("second")
OPTION, PHASE, STAGE = FEATURES.first("options"), FEATURES.first("phase"), FEATURES.first("stage")
TURN, PER_TURN = FEATURES.first("turn"), FEATURES.step("turn")
LAST_TURN = FEATURES.first("last turn")
PILE, PER_CARD_IN_PILE = FEATURES.first("piles"), FEATURES.step("piles")
FACE_UP = FEATURES.first("face-up")
DEALT_CARD, KEPT = FEATURES.first("dealt"), FEATURES.first("kept")
GAVE, RECEIVED = FEATURES.first("gave"), FEATURES.first("received")
LINE_CARD, HAND_CARD, KNOWN = FEATURES.first("lines"), FEATURES.first("hands"), FEATURES.first("known")
DISCARDS, PER_DISCARD = FEATURES.first("discards"), FEATURES.step("discards")
DISCARDED, PER_CARD_DISCARDED = FEATURES.first("discarded"), FEATURES.step("discarded")
TOP_DISCARD = FEATURES.first("top discard")
ON_SWAP, ON_DISCARD, DECREE = (FEATURES.first(name) for name in ("on swap", "on discard", "decree"))
FREE, PER_EMISSARY = FEATURES.first("free emissaries"), FEATURES.step("free emissaries")
FREE_SWAP, PER_SWAP_SPACE = FEATURES.first("swap spaces"), FEATURES.step("swap spaces")
FREE_DISCARD, PER_DISCARD_SPACE = FEATURES.first("discard spaces"), FEATURES.step("discard spaces")
OPEN = FEATURES.first("open")
POINTS, PER_POINT = FEATURES.first("points"), FEATURES.step("points")


@long_rule
def observe(state: State, seat: Int, out: Floats) -> None:
    """Writes every feature of a position as a seat sees it."""
    clear(out)
    observe_turn(state, seat, out)
    observe_river(state, out)
    observe_draft(state, seat, out)
    observe_discards(state, out)
    observe_court(state, out)
    for number in range(PLAYERS):
        owner = (seat + number) % PLAYERS
        observe_emissaries(state, owner, number, out)
        observe_territory(state, owner, number, out)
        observe_points(state, owner, number, out)


@rule
def observe_turn(state: State, seat: Int, out: Floats) -> None:
    """Writes the options, the seat to decide, and the stage of the game and of the turn."""
    if state.player != NOBODY:
        out[PLAYER + (state.player != seat)] = 1
    out[SECOND] = seat
    for option in range(OPTION_COUNT):
        out[OPTION + option] = state.options[option]
    mark(out, PHASE, state.phase)
    if state.phase == PLAY:
        mark(out, STAGE, state.stage)
    out[TURN] = clipped(state.turn * PER_TURN, 0.0, MOST_TURNS)
    out[LAST_TURN] = state.last_turn


@rule
def observe_river(state: State, out: Floats) -> None:
    """Writes the height and the face-up card of each pile."""
    for column in range(COLUMNS):
        out[PILE + column] = state.height[column] * PER_CARD_IN_PILE
        if state.height[column] > 0:
            mark(out, FACE_UP + column * KINDS, state.deck[top_index(state, column)])


@rule
def observe_draft(state: State, seat: Int, out: Floats) -> None:
    """Writes the cards dealt to the viewer, its choice, and the cards given and received."""
    for number in range(DEALT):
        mark(out, DEALT_CARD + number * KINDS, state.deck[dealt_index(seat, number)])
    mark(out, KEPT, state.keep[seat] - 1)
    if state.phase != SET_UP:
        mark(out, GAVE, state.given[seat])
        mark(out, RECEIVED, state.given[1 - seat])


@rule
def observe_discards(state: State, out: Floats) -> None:
    """Writes the discard pile. The counts of all kinds of cards are packed into one number."""
    out[DISCARDED] = state.discarded * PER_CARD_DISCARDED
    if state.discarded > 0:
        mark(out, TOP_DISCARD, state.discard[state.discarded - 1])
    counts = np.int64(0)
    for number in range(state.discarded):
        counts += np.int64(1) << np.int64(state.discard[number]) * COUNT_BITS
    for kind in range(KINDS):
        out[DISCARDS + kind] = (counts >> kind * COUNT_BITS & ((1 << COUNT_BITS) - 1)) * PER_DISCARD


@rule
def observe_court(state: State, out: Floats) -> None:
    """Writes the free spaces of the Imperial Court."""
    out[FREE_SWAP] = (SWAP_SPACES - state.on_swap[0] - state.on_swap[1]) * PER_SWAP_SPACE
    out[FREE_DISCARD] = (DISCARD_SPACES - state.on_discard[0] - state.on_discard[1]) * PER_DISCARD_SPACE


@rule
def observe_emissaries(state: State, owner: Int, number: Int, out: Floats) -> None:
    """Writes where a seat's emissaries are; `number` counts seats from the viewer."""
    out[ON_SWAP + number] = state.on_swap[owner] * PER_EMISSARY
    out[ON_DISCARD + number] = state.on_discard[owner] * PER_EMISSARY
    out[DECREE + number] = state.decree == owner
    out[FREE + number] = free_emissaries(state, owner) * PER_EMISSARY


@rule
def observe_territory(state: State, owner: Int, number: Int, out: Floats) -> None:
    """Writes a seat's Line, and its Hand as far as the viewer knows it."""
    for column in range(COLUMNS):
        place = number * COLUMNS + column
        mark(out, LINE_CARD + place * KINDS, state.land[owner, LINE, column])
        if state.phase != SET_UP:
            mark(out, HAND_CARD + place * KINDS, state.land[owner, HAND, column])
        out[KNOWN + place] = state.known[owner, column]


@rule
def observe_points(state: State, owner: Int, number: Int, out: Floats) -> None:
    """Writes the points of a territory that the viewer sees completely."""
    if is_open(state, owner):
        out[OPEN + number] = 1
        out[POINTS + number] = clipped(points_of(state, owner) * PER_POINT, FEWEST_POINTS, MOST_POINTS)


@rule
def is_open(state: State, owner: Int) -> Bool:
    """Whether the viewer sees every card of a seat's territory."""
    is_seen = state.phase != SET_UP
    for column in range(COLUMNS):
        is_seen &= state.land[owner, HAND, column] != HIDDEN
    return is_seen
