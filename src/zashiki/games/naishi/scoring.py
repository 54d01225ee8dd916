"""The points of a territory: compiled, and as a breakdown with the reason for each point.

A territory is a grid of two rows, Line above Hand, and five columns. Sets of its places are bit masks:

    bit   0  1  2  3  4     Line, columns 1 to 5
          5  6  7  8  9     Hand
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from zashiki.games.naishi.components import (
    ADVISOR_BESIDE_NAISHI,
    ADVISOR_POINTS,
    BANNER_POINTS,
    COLUMNS,
    COPYABLE,
    FORT_POINTS,
    HAND,
    HORSEMAN_IN_HAND,
    HORSEMAN_UNDER_BANNER,
    KINDS,
    LINE,
    LONE_SENTINEL,
    MONK_BESIDE_TORII,
    MONK_IN_HAND,
    MORE_MOUNTAINS,
    NAISHI_POINTS,
    NAMES,
    ONE_MOUNTAIN,
    PLURALS,
    RICE_POINTS,
    RONIN_POINTS,
    ROW_NAMES,
    SENTINEL_BESIDE_FORT,
    TORII_POINTS,
    Card,
)
from zashiki.games.naishi.rules import SET_UP
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.rulebook import PlainState

PLACES = 2 * COLUMNS
GRIDS = 1 << PLACES
IN_LINE = (1 << COLUMNS) - 1
IN_HAND = IN_LINE << COLUMNS
NOT_FIRST, NOT_LAST = (IN_LINE & ~(1 << column) for column in (0, COLUMNS - 1))
NOT_FIRST, NOT_LAST = NOT_FIRST | NOT_FIRST << COLUMNS, NOT_LAST | NOT_LAST << COLUMNS
NO_COPY = 0
LOWEST = -1000
COLOURS_BASE = 16
"""More than there are colours: standings are points first, then colours."""

MOUNTAIN, NAISHI, ADVISOR, SENTINEL, MONK, HORSEMAN, RONIN, NINJA, FORT, TORII, RICE_FIELD, BANNER = map(int, Card)
FIRST_COPYABLE, LAST_COPYABLE = COPYABLE[0], COPYABLE[-1]


def neighbours(places):
    """The places left, right, above or below of some places."""
    left, right = (places & NOT_FIRST) >> 1, (places & NOT_LAST) << 1
    return left | right | (places & IN_LINE) << COLUMNS | places >> COLUMNS


def groups(places: int) -> list[int]:
    """The connected groups of some places."""
    found = []
    while places:
        group = places & -places
        while (grown := (group | neighbours(group)) & places) != group:
            group = grown
        found.append(group)
        places &= ~group
    return found


BESIDE = np.array([neighbours(grid) for grid in range(GRIDS)])
COUNT = np.array([grid.bit_count() for grid in range(GRIDS)], dtype=np.int64)
RICE = np.array([sum(RICE_POINTS[min(group.bit_count(), 5)] for group in groups(grid)) for grid in range(GRIDS)])


def _by_place(points: Any) -> Any:
    """For each set of places the sum of their points."""
    both_rows = np.broadcast_to(points, (2, COLUMNS)).reshape(PLACES)
    return ((np.arange(GRIDS)[:, None] >> np.arange(PLACES) & 1) * both_rows).sum(axis=1).astype(np.int64)


NAISHI_BY_PLACE = _by_place(NAISHI_POINTS)
ADVISOR_BY_PLACE = _by_place(ADVISOR_POINTS)
FORT_BY_PLACE = _by_place(FORT_POINTS)


@rule
def where(state, seat, card):
    """The places of a card in a territory."""
    places = 0
    for row in range(2):
        for column in range(COLUMNS):
            places |= (state.land[seat, row, column] == card) << (row * COLUMNS + column)
    return places


@rule
def touching(ones, others):
    """How often one of the ones lies beside one of the others."""
    left, right = (others & NOT_FIRST) >> 1, (others & NOT_LAST) << 1
    across = (others & IN_LINE) << COLUMNS | others >> COLUMNS
    return COUNT[ones & left] + COUNT[ones & right] + COUNT[ones & across]


@rule
def types(state, seat):
    """How many different cards there are, Mountains and Ninjas not counted."""
    count = 0
    for card in range(1, KINDS):
        count += card != NINJA and where(state, seat, card) != 0
    return count


@long_rule
def territory_points(state, seat):
    """The points of a territory as it lies; a Ninja that is nobody scores nothing."""
    mountains = COUNT[where(state, seat, MOUNTAIN)]
    forts, torii, banners = where(state, seat, FORT), where(state, seat, TORII), where(state, seat, BANNER)
    naishi, advisors = where(state, seat, NAISHI), where(state, seat, ADVISOR)
    sentinels, monks = where(state, seat, SENTINEL), where(state, seat, MONK)
    horsemen, ronin = where(state, seat, HORSEMAN) & IN_HAND, COUNT[where(state, seat, RONIN)]
    lone = sentinels & ~BESIDE[sentinels]
    total = NAISHI_BY_PLACE[naishi] + ADVISOR_BY_PLACE[advisors] + FORT_BY_PLACE[forts]
    total += ADVISOR_BESIDE_NAISHI * touching(advisors, naishi)
    total += LONE_SENTINEL * COUNT[lone] + SENTINEL_BESIDE_FORT * touching(sentinels, forts)
    total += MONK_IN_HAND * COUNT[monks & IN_HAND] + MONK_BESIDE_TORII * touching(monks, torii)
    total += HORSEMAN_IN_HAND * COUNT[horsemen] + HORSEMAN_UNDER_BANNER * COUNT[horsemen & banners << COLUMNS]
    total += TORII_POINTS[COUNT[torii]] + BANNER_POINTS[COUNT[banners & IN_LINE]]
    total += RICE[where(state, seat, RICE_FIELD)]
    if mountains > 0:
        total += ONE_MOUNTAIN if mountains == 1 else MORE_MOUNTAINS
    if ronin > 0:
        total += ronin * RONIN_POINTS[types(state, seat)]
    return total


@rule
def first_place(places):
    """The lowest place of a set; PLACES if it is empty."""
    place = 0
    while place < PLACES and not places >> place & 1:
        place += 1
    return place


@rule
def best_copies(state, seat):
    """What the Ninjas become, first × KINDS + second, and so make the most points; 0 for nothing to copy.

    All choices are tried; of equal ones the first in the order of the cards counts.
    """
    ninjas = where(state, seat, NINJA)
    best, best_points = NO_COPY, LOWEST
    one, two = first_place(ninjas), first_place(ninjas & (ninjas - 1))
    for first in range(FIRST_COPYABLE, LAST_COPYABLE + 1):
        if not where_but(state, seat, first, one, two):
            continue
        become(state, seat, one, first)
        for second in range(FIRST_COPYABLE, LAST_COPYABLE + 1 if two < PLACES else FIRST_COPYABLE + 1):
            if two < PLACES and not where_but(state, seat, second, one, two):
                continue
            become(state, seat, two, second)
            points = territory_points(state, seat)
            if points > best_points:
                best, best_points = first * KINDS + second, points
        become(state, seat, two, NINJA)
    become(state, seat, one, NINJA)
    return best


@rule
def where_but(state, seat, card, one, two):
    """The places of a card, the Ninjas' own not counted: a copy is not a thing to copy."""
    return where(state, seat, card) & ~(1 << one) & ~(1 << two)


@rule
def become(state, seat, place, card):
    if place < PLACES:
        state.land[seat, place // COLUMNS, place % COLUMNS] = card


@rule
def points_of(state, seat):
    """A seat's points, with its Ninjas at their best."""
    ninjas = where(state, seat, NINJA)
    if ninjas == 0:
        return territory_points(state, seat)
    copies = best_copies(state, seat)
    if copies == NO_COPY:
        return territory_points(state, seat)
    one, two = first_place(ninjas), first_place(ninjas & (ninjas - 1))
    become(state, seat, one, copies // KINDS)
    become(state, seat, two, copies % KINDS)
    points = territory_points(state, seat)
    become(state, seat, one, NINJA)
    become(state, seat, two, NINJA)
    return points


@rule
def colours(state, seat):
    """How many colours a territory has: white Mountains count, Ninjas take one that is there."""
    return types(state, seat) + (where(state, seat, MOUNTAIN) != 0)


@rule
def scores(state, out):
    """Both seats' points as they stand; none in the set-up."""
    for seat in range(2):
        out[seat] = 0 if state.phase == SET_UP else points_of(state, seat)


@rule
def standings(state, out):
    """What decides: points, then colours."""
    for seat in range(2):
        out[seat] = points_of(state, seat) * COLOURS_BASE + colours(state, seat)


class Line(msgspec.Struct, frozen=True):
    """One line of a breakdown: points, what makes them, and where it lies."""

    card: str
    """The card that scores; for a Ninja the character it has become."""
    points: int
    reason: str
    places: list[str]
    """`L3` is the Line in column 3, `H5` the Hand in column 5."""


def breakdown(state: PlainState, seat: int) -> list[Line]:
    """Every point of a territory that is in sight, with its reason; cards in the order of the rulebook."""
    cards = [*state.land[seat][LINE], *state.land[seat][HAND]]
    ninjas = [place for place, card in enumerate(cards) if card == NINJA]
    copies = int(best_copies(state.states[0], seat)) if ninjas else NO_COPY
    if copies != NO_COPY:
        for place, copy in zip(ninjas, divmod(copies, KINDS), strict=False):
            cards[place] = copy
    grid = Grid(cards, ninjas if copies != NO_COPY else [])
    lines = [line for card in range(KINDS) for line in grid.lines_of(card)]
    if ninjas and copies == NO_COPY:
        lines.append(Line("Ninja", 0, "Ninja with nobody to copy: 0", [place_name(place) for place in ninjas]))
    return lines


def place_name(place: int) -> str:
    """The place of a territory in notation."""
    return f"{'LH'[place // COLUMNS]}{place % COLUMNS + 1}"


class Grid:
    """A territory whose Ninjas have made their choice, and its points in words."""

    def __init__(self, cards: Sequence[int], ninjas: Sequence[int]) -> None:
        self.cards = cards
        self.ninjas = ninjas

    def places(self, card: int) -> list[int]:
        """Where a card lies."""
        return [place for place, other in enumerate(self.cards) if other == card]

    def beside(self, place: int, card: int) -> int:
        """How many neighbours of a place are such a card."""
        around = neighbours(1 << place)
        return sum(around >> other & 1 for other in self.places(card))

    def lines_of(self, card: int) -> list[Line]:
        """The lines of one kind of card."""
        places = self.places(card)
        if not places:
            return []
        together = {MOUNTAIN: self.mountains, TORII: self.torii, RICE_FIELD: self.rice, BANNER: self.banners}
        if card in together:
            return together[card](places)
        return [self.line(card, place) for place in places]

    def mountains(self, places: list[int]) -> list[Line]:
        """One is good, more are bad."""
        points = ONE_MOUNTAIN if len(places) == 1 else MORE_MOUNTAINS
        count = "one Mountain" if len(places) == 1 else f"{len(places)} Mountains"
        return [self.together(MOUNTAIN, points, count, places)]

    def torii(self, places: list[int]) -> list[Line]:
        """By their number."""
        return [self.together(TORII, int(TORII_POINTS[min(len(places), 4)]), f"{len(places)} Torii", places)]

    def rice(self, places: list[int]) -> list[Line]:
        """By connected groups."""
        lines = []
        for group in groups(sum(1 << place for place in places)):
            members = [place for place in places if group >> place & 1]
            words = "a single Rice field" if len(members) == 1 else f"a group of {len(members)} Rice fields"
            lines.append(self.together(RICE_FIELD, int(RICE_POINTS[min(len(members), 5)]), words, members))
        return lines

    def banners(self, places: list[int]) -> list[Line]:
        """Those in the Line."""
        in_line = [place for place in places if place < COLUMNS]
        words = f"{len(in_line)} Banner{'s' if len(in_line) != 1 else ''} in the Line"
        return [self.together(BANNER, int(BANNER_POINTS[len(in_line)]), words, places)]

    def together(self, card: int, points: int, words: str, places: list[int]) -> Line:
        """A line for several cards."""
        return Line(NAMES[card], points, f"{words}: {points}", [place_name(place) for place in places])

    def line(self, card: int, place: int) -> Line:
        """A card that scores by itself."""
        own, bonus, why = self.parts(card, place)
        name = f"Ninja as {NAMES[card]}" if place in self.ninjas else NAMES[card]
        where_it_is = f"{name} in {ROW_NAMES[place // COLUMNS]} {place % COLUMNS + 1}: {own}"
        extra = f", {why}: +{bonus}" if bonus else ""
        return Line(NAMES[card], own + bonus, where_it_is + extra, [place_name(place)])

    def parts(self, card: int, place: int) -> tuple[int, int, str]:
        """A card's own points, its bonus, and what the bonus is for."""
        row, column = divmod(place, COLUMNS)
        if card == NAISHI:
            return int(NAISHI_POINTS[row, column]), 0, ""
        if card == ADVISOR:
            return self.with_neighbours(int(ADVISOR_POINTS[column]), ADVISOR_BESIDE_NAISHI, place, NAISHI)
        if card == FORT:
            return int(FORT_POINTS[column]), 0, ""
        if card == SENTINEL:
            own = 0 if self.beside(place, SENTINEL) else LONE_SENTINEL
            return self.with_neighbours(own, SENTINEL_BESIDE_FORT, place, FORT)
        if card == MONK:
            return self.with_neighbours(MONK_IN_HAND if row == HAND else 0, MONK_BESIDE_TORII, place, TORII)
        if card == HORSEMAN:
            mounted = row == HAND and self.cards[column] == BANNER
            return HORSEMAN_IN_HAND * (row == HAND), HORSEMAN_UNDER_BANNER * mounted, "under a Banner"
        kinds = len(set(self.cards) - {MOUNTAIN, NINJA})
        return int(RONIN_POINTS[kinds]) if card == RONIN else 0, 0, ""

    def with_neighbours(self, own: int, each: int, place: int, card: int) -> tuple[int, int, str]:
        """A card that scores more for each neighbour of a kind."""
        count = self.beside(place, card)
        who = f"a {NAMES[card]}" if count == 1 else f"{count} {PLURALS[card]}"
        return own, each * count, f"beside {who}"
