"""The rules of Ta-Ke over one flat record, in the order of the rulebook.

Sets of spaces are bit masks: bit 0 is space A, bit 4 space E. So are the abilities used this turn:

    bit   1  2  3  4   5    6    7
          D  R  G  N   N.D  N.R  N.G     (the last three: performed through the Ninja)

Actions, in the order of the notation table:

    0–24     take: 5 × space, + the column for a Samurai, + 0 for any other chip
    25 26    begin the own Daimyo; enough Samurai moved
    27–38    move a Samurai: SAMURAI_FROM and SAMURAI_TO
    39–68    own Ronin: RONIN_FROM and RONIN_TO
    69–88    own Geisha: GEISHA_FROM and GEISHA_TO
    89–118   Ronin through the Ninja         119–138  Geisha through the Ninja
    139      begin the Daimyo through the Ninja
    140–142  push a Daimyo, Ronin or Geisha with the Ninja, and no more
"""

import numpy as np

from zashiki.games.take.components import (
    BOTTOM,
    CHIPS,
    COLUMNS,
    COPIES,
    MIDDLE,
    NINJA_REPEATS,
    NINJA_VALUES,
    ROWS,
    SAMURAI_MOVES,
    SPACES,
    START_HEIGHT,
    TALLEST,
    TOP,
    TYPES,
    VALUES,
    Type,
)
from zashiki.kernel.move_tables import append_moves, move_table
from zashiki.kernel.random import below
from zashiki.kernel.rule import rule

STATE = np.dtype(
    (
        np.record,
        [
            ("rng", "u8", 4),
            ("scores", "i4", 2),
            ("closed", "i1"),  # spaces whose top chip a Geisha moved this turn
            ("ghosts", "i1"),  # spaces with a ghost; the other ghosts are in the supply
            ("height", "i1", SPACES),
            ("stack", "i1", (SPACES, 1 + TALLEST)),  # the printed type, then chips from the bottom up; above them 0
            ("court", "i1", (2, ROWS, TYPES)),  # chips by seat, row and column; TOP, SAMURAI counts all Samurai
            ("used", "i2"),  # abilities used this turn
            ("moving", "i1"),  # a Daimyo is at work
            ("moved", "i1"),  # so many Samurai it has moved,
            ("moves", "i1", SAMURAI_MOVES),  # by these moves; the rest 0
            ("taken", "i1"),
            ("player", "i1"),
            ("seats", "i1"),
            ("options", "i1", 2),
        ],
    )
)

SAMURAI, DAIMYO, RONIN, GEISHA, NINJA = (int(type) for type in Type)
FIRST_COLUMN = DAIMYO
THROUGH_NINJA = 4
"""The bits of abilities performed through the Ninja stand so much higher than the own ones."""
NOBODY = -1
ONE_CHIP = np.array([sum(1 << 8 * upper for upper in range(type, TYPES)) for type in Type])
"""A chip in the bag of the set-up, which is a number: byte t counts the chips of types 0 to t."""
FULL_BAG = COPIES * int(ONE_CHIP.sum())
SUPPLY = SPACES
MASKS = 1 << SPACES

_SAMURAI_PAIRS = [(a, b) for a in COLUMNS for b in COLUMNS if a != b]
_GEISHA_PAIRS = [(a, b) for a in range(SPACES) for b in range(SPACES) if a != b]
_RONIN_PAIRS = [(a, b) for a in range(SPACES + 1) for b in range(SPACES + 1) if a != b]
SAMURAI_FROM, SAMURAI_TO = np.array(_SAMURAI_PAIRS, dtype=np.int8).T.copy()
GEISHA_FROM, GEISHA_TO = np.array(_GEISHA_PAIRS, dtype=np.int8).T.copy()
RONIN_FROM, RONIN_TO = np.array(_RONIN_PAIRS, dtype=np.int8).T.copy()
RONIN_FLIPS = np.array([(1 << a | 1 << b) % MASKS for a, b in _RONIN_PAIRS], dtype=np.int8)
"""The spaces, among A to E, whose ghost comes or goes."""

TAKE = 0
TAKES_A_SPACE = TYPES
OWN_DAIMYO = TAKE + SPACES * TAKES_A_SPACE
ENOUGH = OWN_DAIMYO + 1
MOVE_SAMURAI = ENOUGH + 1
OWN_RONIN = MOVE_SAMURAI + len(SAMURAI_FROM)
OWN_GEISHA = OWN_RONIN + len(RONIN_FROM)
NINJA_RONIN = OWN_GEISHA + len(GEISHA_FROM)
NINJA_GEISHA = NINJA_RONIN + len(RONIN_FROM)
NINJA_DAIMYO = NINJA_GEISHA + len(GEISHA_FROM)
PUSH = NINJA_DAIMYO + 1
ACTIONS = PUSH + 3
MAX_LEGAL = 75
LEGAL_BUFFER_SIZE = MAX_LEGAL + SPACES * len(COLUMNS)
"""Lists of legal moves are copied at their full width, and counted as far as they go."""


def _has(spaces, space):
    """Whether a space is in the sets; the supply is in all."""
    return (spaces >> space & 1 | (space == SUPPLY)).astype(bool)


def _take_may(move, free, samurai):
    """A free top chip; over a column if it is a Samurai, without one if not."""
    space, column = divmod(move, TAKES_A_SPACE)
    return _has(free, space) & (_has(samurai, space) == (column != SAMURAI))


def _ronin_may(move, ghosts, open_stacks):
    """A ghost comes from where one is, goes where none is, and leaves something to take."""
    source, target = _RONIN_PAIRS[move]
    lands = ~_has(ghosts, target) | (target == SUPPLY)
    return _has(ghosts, source) & lands & (open_stacks & ~(ghosts ^ int(RONIN_FLIPS[move])) != 0)


def _geisha_may(move, ghosts, tall):
    """The top chip of a stack of two or more goes onto another space, both free of ghosts."""
    source, target = _GEISHA_PAIRS[move]
    return _has(tall, source) & ~_has(ghosts, source) & ~_has(ghosts, target)


def _samurai_may(move, unmoved, last):
    """A Samurai not moved yet; the order makes no difference, so none below the last move is offered."""
    return (unmoved >> _SAMURAI_PAIRS[move][0] & 1 == 1) & (move >= last)


def _move_table(shape, moves, may):
    """The lists of some moves by two small numbers."""
    first, second = np.indices(shape).reshape(2, -1)
    return move_table(np.stack([may(move, first, second) for move in range(moves)], axis=1))


TAKE_LEGAL = _move_table((MASKS, MASKS), SPACES * TAKES_A_SPACE, _take_may)
RONIN_LEGAL = _move_table((MASKS, MASKS), len(RONIN_FROM), _ronin_may)
GEISHA_LEGAL = _move_table((MASKS, MASKS), len(GEISHA_FROM), _geisha_may)
SAMURAI_LEGAL = _move_table((1 << TYPES, len(SAMURAI_FROM)), len(SAMURAI_FROM), _samurai_may)


# Set-up


@rule
def deal(state):
    """Draws and stacks the chips until a layout succeeds; seat 0 begins."""
    while not stack_up(state):
        pass
    state.player = 0


@rule
def stack_up(state):
    """Draws all chips from the bag onto A to E; False if some chip finds no place."""
    for space in range(SPACES):
        state.height[space] = 0
        state.stack[space, 0] = space
    bag = FULL_BAG
    for left in range(CHIPS, 0, -1):
        chip = draw(state.rng, bag, left)
        bag -= ONE_CHIP[chip]
        space = 0
        while not takes_chip(state, space, chip):
            space += 1
            if space == SPACES:
                return False
        put(state, space, chip)
    return True


@rule
def draw(rng, bag, left):
    """The type of a random chip from a bag that holds so many."""
    place = below(rng, left)
    chip = 0
    for type in range(TYPES - 1):
        chip += place >= bag >> 8 * type & 255
    return chip


@rule
def takes_chip(state, space, chip):
    """Whether a stack of the set-up is low enough, and its top two chips are not both of the type."""
    height = state.height[space]
    if height == START_HEIGHT:
        return False
    return height < 2 or state.stack[space, height] != chip or state.stack[space, height - 1] != chip


@rule
def put(state, space, chip):
    state.height[space] += 1
    state.stack[space, state.height[space]] = chip


@rule
def lift(state, space):
    chip = state.stack[space, state.height[space]]
    state.stack[space, state.height[space]] = 0
    state.height[space] -= 1
    return chip


# A turn begins


@rule
def higher_than(state, height):
    """The spaces with more chips than so many."""
    spaces = 0
    for space in range(SPACES):
        spaces |= (state.height[space] > height) << space
    return spaces


@rule
def ghosts_come_home(state):
    """Returns all ghosts to the supply when no chip is free of them."""
    if higher_than(state, 0) & ~state.ghosts == 0:
        state.ghosts = 0


# What is legal


@rule
def legal(state, out):
    """All legal actions, ascending; their number."""
    if state.player == NOBODY:
        return 0
    if state.moving:
        return legal_samurai_moves(state, out)
    n = legal_takes(state, out)
    ready = ready_abilities(state)
    if ready == 0:
        return n
    if ready >> DAIMYO & 1 and state.court[state.player, TOP, SAMURAI] > 0:
        out[n] = OWN_DAIMYO
        n += 1
    if ready >> RONIN & 1:
        n = legal_ronin(state, out, n, OWN_RONIN)
    if ready >> GEISHA & 1:
        n = legal_geisha(state, out, n, OWN_GEISHA)
    if ready >> NINJA & 1:
        n = legal_ninja(state, out, n)
    return n


@rule
def legal_takes(state, out):
    """The free top chips."""
    free = higher_than(state, 0) & ~(state.ghosts | state.closed)
    samurai = 0
    for space in range(SPACES):
        samurai |= (shown(state, space) == SAMURAI) << space
    return append_moves(TAKE_LEGAL, free * MASKS + samurai, out, 0, TAKE)


@rule
def ready_abilities(state):
    """The own abilities free to use: a chip in the bottom row, and none of that kind used this turn."""
    chips = 0
    for column in range(FIRST_COLUMN, TYPES):
        chips |= (state.court[state.player, BOTTOM, column] > 0) << column
    barred = 0 if state.options[NINJA_REPEATS] else state.used >> THROUGH_NINJA
    return chips & ~(state.used | barred)


@rule
def legal_ronin(state, out, n, first):
    """Ghost moves that leave something to take."""
    open_stacks = higher_than(state, 0) & ~state.closed
    return append_moves(RONIN_LEGAL, np.int64(state.ghosts) * MASKS + open_stacks, out, n, first)


@rule
def legal_geisha(state, out, n, first):
    """Top chips that may move."""
    return append_moves(GEISHA_LEGAL, np.int64(state.ghosts) * MASKS + higher_than(state, 1), out, n, first)


@rule
def legal_ninja(state, out, n):
    """For each kind of chip the opponent can be pushed: perform its ability, or push only."""
    him = 1 - state.player
    if state.court[him, BOTTOM, RONIN] > 0 and may_perform(state, RONIN):
        n = legal_ronin(state, out, n, NINJA_RONIN)
    if state.court[him, BOTTOM, GEISHA] > 0 and may_perform(state, GEISHA):
        n = legal_geisha(state, out, n, NINJA_GEISHA)
    if (
        state.court[him, BOTTOM, DAIMYO] > 0
        and may_perform(state, DAIMYO)
        and state.court[state.player, TOP, SAMURAI] > 0
    ):
        out[n] = NINJA_DAIMYO
        n += 1
    for column in range(FIRST_COLUMN, NINJA):
        if state.court[him, BOTTOM, column] > 0:
            out[n] = PUSH + column - FIRST_COLUMN
            n += 1
    return n


@rule
def may_perform(state, ability):
    """Whether the own use of an ability leaves it free to be performed through the Ninja."""
    return state.options[NINJA_REPEATS] != 0 or state.used >> ability & 1 == 0


@rule
def legal_samurai_moves(state, out):
    """Samurai not moved yet, in the order of the moves; `enough` after the first."""
    out[0] = ENOUGH
    n = 1 if state.moved > 0 else 0
    return append_moves(SAMURAI_LEGAL, samurai_key(state), out, n, MOVE_SAMURAI)


@rule
def samurai_key(state):
    """What the legal Samurai moves depend on: who is unmoved, and the last move."""
    return unmoved_samurai(state) * len(SAMURAI_FROM) + last_samurai_move(state)


@rule
def last_samurai_move(state):
    return np.int64(state.moves[state.moved - 1]) if state.moved > 0 else np.int64(0)


@rule
def unmoved_samurai(state):
    """The columns with more Samurai than the Daimyo at work moved there."""
    columns = 0
    for column in range(FIRST_COLUMN, TYPES):
        here = np.int64(state.court[state.player, TOP, column])
        for i in range(state.moved):
            here -= SAMURAI_TO[state.moves[i]] == column
        columns |= (here > 0) << column
    return columns


# Playing an action


@rule
def apply(state, action):
    """Plays a legal action."""
    if action < OWN_DAIMYO:
        take(state, action // TAKES_A_SPACE, action % TAKES_A_SPACE)
    elif action == OWN_DAIMYO:
        use(state, DAIMYO)
        state.moving = 1
    elif action == ENOUGH:
        daimyo_ends(state)
    elif action < OWN_RONIN:
        move_samurai(state, action - MOVE_SAMURAI)
    elif action < OWN_GEISHA:
        use(state, RONIN)
        move_ghost(state, action - OWN_RONIN)
    elif action < NINJA_RONIN:
        use(state, GEISHA)
        move_chip(state, action - OWN_GEISHA)
    elif action < PUSH:
        perform(state, action)
    else:
        use(state, NINJA)
        push(state, FIRST_COLUMN + action - PUSH)


@rule
def use(state, ability):
    """The chip whose ability is used steps up to the middle row, for good."""
    state.used |= 1 << ability
    step_up(state, state.player, ability)


@rule
def push(state, column):
    """The Ninja pushes an opposing chip."""
    step_up(state, 1 - state.player, column)


@rule
def step_up(state, seat, column):
    state.court[seat, BOTTOM, column] -= 1
    state.court[seat, MIDDLE, column] += 1


@rule
def perform(state, action):
    """The Ninja pushes an opposing chip and performs its ability."""
    use(state, NINJA)
    if action < NINJA_GEISHA:
        column = RONIN
        move_ghost(state, action - NINJA_RONIN)
    elif action < NINJA_DAIMYO:
        column = GEISHA
        move_chip(state, action - NINJA_GEISHA)
    else:
        column = DAIMYO
        state.moving = 1
    push(state, column)
    state.used |= 1 << (column + THROUGH_NINJA)


@rule
def move_ghost(state, move):
    """Ronin."""
    state.ghosts ^= RONIN_FLIPS[move]


@rule
def move_chip(state, move):
    """Geisha. The chip may not be taken this turn; what it uncovers may."""
    source, target = np.int64(GEISHA_FROM[move]), np.int64(GEISHA_TO[move])
    put(state, target, lift(state, source))
    state.closed = state.closed & ~(1 << source) | 1 << target


@rule
def move_samurai(state, move):
    """Daimyo: one of up to three Samurai."""
    state.court[state.player, TOP, SAMURAI_FROM[move]] -= 1
    state.court[state.player, TOP, SAMURAI_TO[move]] += 1
    state.moves[state.moved] = move
    state.moved += 1
    if state.moved == SAMURAI_MOVES or not samurai_on_offer(state):
        daimyo_ends(state)


@rule
def samurai_on_offer(state):
    return SAMURAI_LEGAL[samurai_key(state), 0] > 0


@rule
def daimyo_ends(state):
    state.moving = 0
    state.moved = 0
    for i in range(SAMURAI_MOVES):
        state.moves[i] = 0


@rule
def take(state, space, column):
    """Takes the top chip, leaves a ghost, places the chip, scores; then the next turn begins."""
    chip = np.int64(lift(state, space))
    state.ghosts |= 1 << space
    row, column = (TOP, column) if chip == SAMURAI else (BOTTOM, chip)
    state.court[state.player, row, column] += 1
    state.court[state.player, TOP, SAMURAI] += chip == SAMURAI
    score(state, shown(state, space))
    state.taken += 1
    state.used = 0
    state.closed = 0
    if state.taken == CHIPS:
        state.player = NOBODY
    else:
        state.player = 1 - state.player
        ghosts_come_home(state)


# Scoring


@rule
def shown(state, space):
    """The type that shows on a space: its top chip, or what is printed where it is empty."""
    return np.int64(state.stack[space, state.height[space]])


@rule
def showing(state, type):
    """How many of the five spaces show a type."""
    count = 0
    for space in range(SPACES):
        count += shown(state, space) == type
    return count


@rule
def influence(state, seat, type):
    """A seat's influence in a type: its chips' values and the Samurai over their column."""
    total = 0
    for row in range(ROWS):
        total += VALUES[state.options[NINJA_VALUES], type, row] * state.court[seat, row, type]
    return total


@rule
def score(state, type):
    """Both players score the type."""
    in_hall = showing(state, type)
    for seat in range(2):
        state.scores[seat] += in_hall * influence(state, seat, type)


@rule
def tally(states, shows, influences):
    """For words: what each space shows, and each seat's influence in each type."""
    for space in range(SPACES):
        shows[space] = shown(states[0], space)
    for seat in range(2):
        for type in range(TYPES):
            influences[seat, type] = influence(states[0], seat, type)


@rule
def scores(state, out):
    for seat in range(2):
        out[seat] = state.scores[seat]


# Knowledge: all is open, but for the random state


@rule
def redact(state, viewer):
    for i in range(4):
        state.rng[i] = 0


@rule
def redeal(state, viewer):
    """Nothing is hidden, and no chance follows the set-up: there is nothing to deal afresh."""
