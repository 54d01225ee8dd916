"""The legal actions of a position.

The legal moves of each kind depend on two small numbers, such as two sets of spaces, so they are all listed beforehand.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    ENOUGH,
    GHOST_FROM,
    GHOST_TO,
    MOVE_SAMURAI,
    NINJA_DAIMYO,
    NINJA_GEISHA,
    NINJA_RONIN,
    OWN_DAIMYO,
    OWN_GEISHA,
    OWN_RONIN,
    PUSH,
    SAMURAI_FROM,
    SAMURAI_TO,
    TAKE,
    TAKES_PER_SPACE,
)
from zashiki.games.take.components import (
    BOTTOM,
    COLUMNS,
    DAIMYO,
    FIRST_COLUMN,
    GEISHA,
    NINJA,
    NINJA_REPEATS,
    RONIN,
    SAMURAI,
    SPACES,
    SUPPLY,
    TOP,
    TYPES,
)
from zashiki.games.take.rules.state import MASKS, NOBODY, THROUGH_NINJA, higher_than, shown
from zashiki.kernel.move_tables import append_moves, move_table
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, Ints, State

MAX_LEGAL = 75
LEGAL_BUFFER_SIZE = MAX_LEGAL + SPACES * len(COLUMNS)
"""Lists of moves are copied into the buffer at their full width, so it is longer than the most legal actions."""

GHOST_FLIPS = ((1 << GHOST_FROM.astype(int) | 1 << GHOST_TO.astype(int)) % MASKS).astype(np.int8)
"""By the Ronin's move: the spaces A to E whose ghost comes or goes."""

# The tables of legal moves

_Truths = NDArray[np.bool]


def _contains(spaces: Ints, space: int) -> _Truths:
    """Whether a space is in each of the sets; the supply is in all of them."""
    return (spaces >> space & 1 | (space == SUPPLY)).astype(bool)


def _is_take_legal(move: int, free: Ints, samurai: Ints) -> _Truths:
    """A free top chip is taken: with a column if it is a Samurai, without one if not."""
    space, column = divmod(move, TAKES_PER_SPACE)
    return _contains(free, space) & (_contains(samurai, space) == (column != SAMURAI))


def _is_ghost_move_legal(move: int, ghosts: Ints, open_stacks: Ints) -> _Truths:
    """A ghost comes from where one is, goes where none is, and leaves something to take."""
    source, target = int(GHOST_FROM[move]), int(GHOST_TO[move])
    lands = ~_contains(ghosts, target) | (target == SUPPLY)
    leaves_a_take: _Truths = open_stacks & ~(ghosts ^ int(GHOST_FLIPS[move])) != 0
    return _contains(ghosts, source) & lands & leaves_a_take


def _is_chip_move_legal(move: int, ghosts: Ints, tall: Ints) -> _Truths:
    """The top chip of a stack of two or more goes onto another space, both free of ghosts."""
    source, target = int(CHIP_FROM[move]), int(CHIP_TO[move])
    return _contains(tall, source) & ~_contains(ghosts, source) & ~_contains(ghosts, target)


def _is_samurai_move_legal(move: int, unmoved: Ints, last: Ints) -> _Truths:
    """An unmoved Samurai moves; the order makes no difference, so moves below the last one are not offered."""
    may: _Truths = (unmoved >> int(SAMURAI_FROM[move]) & 1 == 1) & (move >= last)
    return may


def _table(shape: tuple[int, int], moves: int, is_legal: Callable[[int, Ints, Ints], _Truths]) -> Ints:
    """The legal moves of one kind, listed by the two numbers that they depend on."""
    first, second = np.indices(shape).reshape(2, -1)
    table: Ints = move_table(np.stack([is_legal(move, first, second) for move in range(moves)], axis=1))
    return table


TAKE_LEGAL = _table((MASKS, MASKS), SPACES * TAKES_PER_SPACE, _is_take_legal)
GHOST_LEGAL = _table((MASKS, MASKS), len(GHOST_FROM), _is_ghost_move_legal)
CHIP_LEGAL = _table((MASKS, MASKS), len(CHIP_FROM), _is_chip_move_legal)
SAMURAI_LEGAL = _table((1 << TYPES, len(SAMURAI_FROM)), len(SAMURAI_FROM), _is_samurai_move_legal)

# The legal actions


@rule
def legal(state: State, out: Ints) -> Int:
    """Writes all legal actions, ascending; returns their number."""
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
def legal_takes(state: State, out: Ints) -> Int:
    """Writes the takes of all free top chips."""
    samurai = 0
    for space in range(SPACES):
        samurai |= (shown(state, space) == SAMURAI) << space
    return append_moves(TAKE_LEGAL, free_stacks(state) * MASKS + samurai, out, 0, TAKE)


@rule
def free_stacks(state: State) -> Int:
    """The spaces whose top chip can be taken."""
    return higher_than(state, 0) & ~(state.ghosts | state.closed)


@rule
def ready_abilities(state: State) -> Int:
    """The player's own abilities that can be used: with a chip in the bottom row, and not used this turn."""
    chips = 0
    for column in range(FIRST_COLUMN, TYPES):
        chips |= (state.court[state.player, BOTTOM, column] > 0) << column
    barred = 0 if state.options[NINJA_REPEATS] else state.used >> THROUGH_NINJA
    return chips & ~(state.used | barred)


@rule
def legal_ronin(state: State, out: Ints, n: Int, first: Int) -> Int:
    """Writes the ghost moves that leave something to take."""
    return append_moves(GHOST_LEGAL, ghost_key(state), out, n, first)


@rule
def ghost_key(state: State) -> Int:
    """The key of the legal ghost moves: the ghosts, and the stacks that are not closed."""
    return np.int64(state.ghosts) * MASKS + (higher_than(state, 0) & ~state.closed)


@rule
def is_ghost_move_left(state: State) -> Bool:
    """Whether a ghost can be moved."""
    return GHOST_LEGAL[ghost_key(state), 0] > 0


@rule
def legal_geisha(state: State, out: Ints, n: Int, first: Int) -> Int:
    """Writes the moves of top chips."""
    return append_moves(CHIP_LEGAL, chip_key(state), out, n, first)


@rule
def chip_key(state: State) -> Int:
    """The key of the legal moves of top chips: the ghosts, and the stacks of two or more."""
    return np.int64(state.ghosts) * MASKS + higher_than(state, 1)


@rule
def is_chip_move_left(state: State) -> Bool:
    """Whether a top chip can be moved."""
    return CHIP_LEGAL[chip_key(state), 0] > 0


@rule
def legal_ninja(state: State, out: Ints, n: Int) -> Int:
    """Writes, for each type that can be pushed, the performances of its ability and the push alone."""
    opponent = 1 - state.player
    if state.court[opponent, BOTTOM, RONIN] > 0 and may_perform(state, RONIN):
        n = legal_ronin(state, out, n, NINJA_RONIN)
    if state.court[opponent, BOTTOM, GEISHA] > 0 and may_perform(state, GEISHA):
        n = legal_geisha(state, out, n, NINJA_GEISHA)
    if (
        state.court[opponent, BOTTOM, DAIMYO] > 0
        and may_perform(state, DAIMYO)
        and state.court[state.player, TOP, SAMURAI] > 0
    ):
        out[n] = NINJA_DAIMYO
        n += 1
    for column in range(FIRST_COLUMN, NINJA):
        if state.court[opponent, BOTTOM, column] > 0:
            out[n] = PUSH + column - FIRST_COLUMN
            n += 1
    return n


@rule
def may_perform(state: State, ability: Int) -> Bool:
    """Whether an ability may still be performed through the Ninja: not after the player's own, by default."""
    return state.options[NINJA_REPEATS] != 0 or state.used >> ability & 1 == 0


@rule
def legal_samurai_moves(state: State, out: Ints) -> Int:
    """Writes the moves of a Daimyo's Samurai, and `enough` after the first."""
    out[0] = ENOUGH
    n = 1 if state.moved > 0 else 0
    return append_moves(SAMURAI_LEGAL, samurai_key(state), out, n, MOVE_SAMURAI)


@rule
def is_samurai_move_left(state: State) -> Bool:
    """Whether a Daimyo can move another Samurai, leaving aside the limit of three."""
    return SAMURAI_LEGAL[samurai_key(state), 0] > 0


@rule
def samurai_key(state: State) -> Int:
    """The key of the legal Samurai moves: the columns with unmoved Samurai, and the last move."""
    return unmoved_samurai(state) * len(SAMURAI_FROM) + last_samurai_move(state)


@rule
def last_samurai_move(state: State) -> Int:
    """The last move of the Daimyo's Samurai, 0 before the first."""
    return np.int64(state.moves[state.moved - 1]) if state.moved > 0 else np.int64(0)


@rule
def unmoved_samurai(state: State) -> Int:
    """The columns with more Samurai than this Daimyo has moved there."""
    columns: Int = 0
    for column in range(FIRST_COLUMN, TYPES):
        here = np.int64(state.court[state.player, TOP, column])
        for i in range(state.moved):
            here -= SAMURAI_TO[state.moves[i]] == column
        columns |= (here > 0) << column
    return columns
