"""A territory as sets of places, with tables of the points that a set makes.

A territory is a grid of two rows, Line above Hand, and five columns. Sets of its places are bit sets:

    bit   0  1  2  3  4     Line, columns 1 to 5
          5  6  7  8  9     Hand
"""

from collections.abc import Iterator

import numpy as np

from zashiki.games.naishi.components import (
    ADVISOR_POINTS,
    COLUMNS,
    FORT_POINTS,
    NAISHI_POINTS,
    RICE_POINTS,
)
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Int, Ints, State

PLACES = 2 * COLUMNS
SETS = 1 << PLACES
IN_LINE = (1 << COLUMNS) - 1
IN_HAND = IN_LINE << COLUMNS
_FIRST_COLUMN = 1 | 1 << COLUMNS
NOT_FIRST = (SETS - 1) & ~_FIRST_COLUMN
NOT_LAST = (SETS - 1) & ~(_FIRST_COLUMN << COLUMNS - 1)


def neighbours(places: int) -> int:
    """The places left, right, above or below of a set of places."""
    left, right = (places & NOT_FIRST) >> 1, (places & NOT_LAST) << 1
    return left | right | (places & IN_LINE) << COLUMNS | places >> COLUMNS


def groups(places: int) -> Iterator[int]:
    """The connected groups of a set of places."""
    while places:
        group = places & -places
        while (grown := (group | neighbours(group)) & places) != group:
            group = grown
        yield group
        places &= ~group


def _rice_points(places: int) -> int:
    return sum(int(RICE_POINTS[min(group.bit_count(), 5)]) for group in groups(places))


def _points_by_set(points: Ints) -> Ints:
    """For each set of places the sum of their points."""
    both_rows = np.broadcast_to(points, (2, COLUMNS)).reshape(PLACES)
    return ((np.arange(SETS)[:, None] >> np.arange(PLACES) & 1) * both_rows).sum(axis=1).astype(np.int64)


COUNT = np.array([places.bit_count() for places in range(SETS)], dtype=np.int64)
NEIGHBOURS = np.array([neighbours(places) for places in range(SETS)])
RICE_BY_SET = np.array([_rice_points(places) for places in range(SETS)])
NAISHI_BY_SET = _points_by_set(NAISHI_POINTS)
ADVISORS_BY_SET = _points_by_set(ADVISOR_POINTS)
FORTS_BY_SET = _points_by_set(FORT_POINTS)


@rule
def places_of(state: State, seat: Int, card: Int) -> Int:
    """The places of a card in a seat's territory."""
    places, land = 0, state.land
    for row in range(2):
        for column in range(COLUMNS):
            if land[seat, row, column] == card:
                places |= 1 << row * COLUMNS + column
    return places


@rule
def first_place(places: Int) -> Int:
    """The lowest place of a set; PLACES if it is empty."""
    place = 0
    while place < PLACES and not places >> place & 1:
        place += 1
    return place


@rule
def adjacent_pairs(places: Int, others: Int) -> Int:
    """Number of pairs of neighbours with one place in each set."""
    left, right = (others & NOT_FIRST) >> 1, (others & NOT_LAST) << 1
    across = (others & IN_LINE) << COLUMNS | others >> COLUMNS
    return COUNT[places & left] + COUNT[places & right] + COUNT[places & across]
