"""A Ta-Ke position as numbers, for learning."""

from zashiki.games.take.actions import ACTIONS
from zashiki.games.take.components import (
    BOTTOM,
    CHIPS,
    COLUMNS,
    COPIES,
    FIRST_COLUMN,
    LETTERS,
    MIDDLE,
    OPTIONS,
    SAMURAI_MOVES,
    SPACE_LETTERS,
    SPACES,
    TALLEST,
    TOP,
    TYPES,
)
from zashiki.games.take.rules.scoring import influence, times_shown
from zashiki.games.take.rules.state import NOBODY, shown
from zashiki.kernel.features import FeatureTable, Group, clear, clipped, mark
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Floats, Int, State

SEATS = ("you", "opponent")
PLAYERS = len(SEATS)
_TYPES, _COLUMNS, _SPACES = tuple(LETTERS), tuple(LETTERS[column] for column in COLUMNS), tuple(SPACE_LETTERS)
_DEPTHS = tuple(str(depth + 1) for depth in range(TALLEST))
_ABILITIES = (*_COLUMNS, *(f"N.{LETTERS[column]}" for column in COLUMNS[:-1]))
_SAMURAI_MOVES = tuple(ACTIONS.moves[action] for action in ACTIONS.range("samurai"))
COURT_COLUMNS, ABILITY_COUNT, OPTION_COUNT = len(COLUMNS), len(_ABILITIES), len(OPTIONS)
MOST_POINTS = 4.0
"""Scores are cut off here, far above those of any game."""

FEATURES = FeatureTable(
    Group("player", "1 for the seat to decide; all 0 when the game is over", (SEATS,)),
    Group("options", "1 if the option has its second value", (tuple(OPTIONS),)),
    Group("scores", "points", (SEATS,), unit=100, high=MOST_POINTS),
    Group("taken", "chips taken so far by both seats", unit=CHIPS),
    Group("chips", "1 for the type of a space's chip, counted from the top", (_SPACES, _DEPTHS, _TYPES)),
    Group("height", "chips in a space's stack", (_SPACES,), unit=TALLEST),
    Group("shows", "1 for the type that a space shows: its top chip, or the printed type", (_SPACES, _TYPES)),
    Group("times shown", "spaces that show a type", (_TYPES,), unit=SPACES),
    Group("ghosts", "1 if a ghost sits on a space", (_SPACES,)),
    Group("closed", "1 if a space is closed for this turn's take", (_SPACES,)),
    Group("bottom", "chips in the bottom row of a court", (SEATS, _COLUMNS), unit=COPIES),
    Group("middle", "chips in the middle row of a court", (SEATS, _COLUMNS), unit=COPIES),
    Group("samurai", "Samurai over a column of a court; S: all Samurai of the court", (SEATS, _TYPES), unit=COPIES),
    Group("influence", "a seat's influence in a type", (SEATS, _TYPES), unit=COPIES, high=3),
    Group("used", "1 if an ability was used this turn; N.R: a Ronin performed through the Ninja", (_ABILITIES,)),
    Group("daimyo", "1 while a Daimyo moves Samurai"),
    Group("samurai moves", "moves that this Daimyo has made", (_SAMURAI_MOVES,), unit=SAMURAI_MOVES),
)

PLAYER = FEATURES.first("player")
OPTION = FEATURES.first("options")
SCORE, PER_POINT = FEATURES.first("scores"), FEATURES.step("scores")
TAKEN, PER_CHIP_TAKEN = FEATURES.first("taken"), FEATURES.step("taken")
CHIP = FEATURES.first("chips")
HEIGHT, PER_LEVEL = FEATURES.first("height"), FEATURES.step("height")
SHOWS = FEATURES.first("shows")
TIMES_SHOWN, PER_SPACE = FEATURES.first("times shown"), FEATURES.step("times shown")
GHOST, CLOSED = FEATURES.first("ghosts"), FEATURES.first("closed")
BOTTOM_ROW, MIDDLE_ROW, SAMURAI_ROW = (FEATURES.first(name) for name in ("bottom", "middle", "samurai"))
PER_CHIP = FEATURES.step("bottom")
INFLUENCE, PER_INFLUENCE = FEATURES.first("influence"), FEATURES.step("influence")
USED = FEATURES.first("used")
DAIMYO_MOVES = FEATURES.first("daimyo")
SAMURAI_MOVE, PER_SAMURAI_MOVE = FEATURES.first("samurai moves"), FEATURES.step("samurai moves")


@long_rule
def observe(state: State, seat: Int, out: Floats) -> None:
    """Writes every feature of a position as a seat sees it."""
    clear(out)
    observe_turn(state, seat, out)
    for space in range(SPACES):
        observe_space(state, space, out)
    for type in range(TYPES):
        out[TIMES_SHOWN + type] = times_shown(state, type) * PER_SPACE
    for number in range(PLAYERS):
        observe_court(state, (seat + number) % PLAYERS, number, out)


@rule
def observe_turn(state: State, seat: Int, out: Floats) -> None:
    """Writes the options, the seat to decide and what it has done this turn."""
    if state.player != NOBODY:
        out[PLAYER + (state.player != seat)] = 1
    for option in range(OPTION_COUNT):
        out[OPTION + option] = state.options[option]
    out[TAKEN] = state.taken * PER_CHIP_TAKEN
    for ability in range(ABILITY_COUNT):
        out[USED + ability] = state.used >> (FIRST_COLUMN + ability) & 1
    out[DAIMYO_MOVES] = state.moving
    for number in range(state.moved):
        out[SAMURAI_MOVE + state.moves[number]] = times_moved(state, state.moves[number]) * PER_SAMURAI_MOVE


@rule
def times_moved(state: State, move: Int) -> Int:
    """How often this Daimyo has made a move."""
    times = 0
    for number in range(state.moved):
        times += state.moves[number] == move
    return times


@rule
def observe_space(state: State, space: Int, out: Floats) -> None:
    """Writes what lies on a space of the hall."""
    height = state.height[space]
    for depth in range(height):
        mark(out, CHIP + (space * TALLEST + depth) * TYPES, state.stack[space, height - depth])
    out[HEIGHT + space] = height * PER_LEVEL
    mark(out, SHOWS + space * TYPES, shown(state, space))
    out[GHOST + space] = state.ghosts >> space & 1
    out[CLOSED + space] = state.closed >> space & 1


@rule
def observe_court(state: State, owner: Int, number: Int, out: Floats) -> None:
    """Writes a seat's court, influence and points; `number` counts seats from the viewer."""
    out[SCORE + number] = clipped(state.scores[owner] * PER_POINT, 0.0, MOST_POINTS)
    for column in range(FIRST_COLUMN, TYPES):
        place = number * COURT_COLUMNS + column - FIRST_COLUMN
        out[BOTTOM_ROW + place] = state.court[owner, BOTTOM, column] * PER_CHIP
        out[MIDDLE_ROW + place] = state.court[owner, MIDDLE, column] * PER_CHIP
    for type in range(TYPES):
        out[SAMURAI_ROW + number * TYPES + type] = state.court[owner, TOP, type] * PER_CHIP
        out[INFLUENCE + number * TYPES + type] = influence(state, owner, type) * PER_INFLUENCE
