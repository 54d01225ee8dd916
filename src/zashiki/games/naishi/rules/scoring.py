"""The points of a territory, with its Ninjas at their best, and the colours that break ties."""

from zashiki.games.naishi.components import (
    ADVISOR_BESIDE_NAISHI,
    BANNER_POINTS,
    COLUMNS,
    COPYABLE,
    HORSEMAN_IN_HAND,
    HORSEMAN_UNDER_BANNER,
    KINDS,
    LONE_SENTINEL,
    MONK_BESIDE_TORII,
    MONK_IN_HAND,
    MORE_MOUNTAINS,
    ONE_MOUNTAIN,
    RONIN_POINTS,
    SENTINEL_BESIDE_FORT,
    TORII_POINTS,
    Card,
)
from zashiki.games.naishi.rules.state import SET_UP
from zashiki.games.naishi.rules.territory import (
    ADVISORS_BY_SET,
    COUNT,
    FORTS_BY_SET,
    IN_HAND,
    IN_LINE,
    NAISHI_BY_SET,
    NEIGHBOURS,
    PLACES,
    RICE_BY_SET,
    adjacent_pairs,
    first_place,
    places_of,
)
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, Ints, State

NO_COPY = 0
LOWEST = -1000
COLOURS_BASE = 16
"""More than there are colours: standings compare points first, then colours."""

MOUNTAIN, NAISHI, ADVISOR, SENTINEL, MONK, HORSEMAN, RONIN, NINJA, FORT, TORII, RICE_FIELD, BANNER = map(int, Card)
FIRST_COPYABLE, LAST_COPYABLE = COPYABLE[0], COPYABLE[-1]


@rule
def types(state: State, seat: Int) -> Int:
    """Number of different cards in a territory, not counting Mountains and Ninjas."""
    count = 0
    for card in range(1, KINDS):
        count += card != NINJA and places_of(state, seat, card) != 0
    return count


@long_rule
def territory_points(state: State, seat: Int) -> Int:
    """The points of a territory as it lies; a Ninja that has copied nobody scores nothing."""
    naishi: Int = places_of(state, seat, NAISHI)
    advisors: Int = places_of(state, seat, ADVISOR)
    sentinels: Int = places_of(state, seat, SENTINEL)
    monks: Int = places_of(state, seat, MONK)
    horsemen: Int = places_of(state, seat, HORSEMAN) & IN_HAND
    forts: Int = places_of(state, seat, FORT)
    torii: Int = places_of(state, seat, TORII)
    rice_fields: Int = places_of(state, seat, RICE_FIELD)
    banners: Int = places_of(state, seat, BANNER)
    lone = sentinels & ~NEIGHBOURS[sentinels]
    total: Int = NAISHI_BY_SET[naishi] + ADVISORS_BY_SET[advisors] + FORTS_BY_SET[forts] + RICE_BY_SET[rice_fields]
    total += ADVISOR_BESIDE_NAISHI * adjacent_pairs(advisors, naishi)
    total += LONE_SENTINEL * COUNT[lone] + SENTINEL_BESIDE_FORT * adjacent_pairs(sentinels, forts)
    total += MONK_IN_HAND * COUNT[monks & IN_HAND] + MONK_BESIDE_TORII * adjacent_pairs(monks, torii)
    total += HORSEMAN_IN_HAND * COUNT[horsemen] + HORSEMAN_UNDER_BANNER * COUNT[horsemen & banners << COLUMNS]
    total += TORII_POINTS[COUNT[torii]] + BANNER_POINTS[COUNT[banners & IN_LINE]]
    return total + mountain_points(state, seat) + ronin_points(state, seat)


@rule
def mountain_points(state: State, seat: Int) -> Int:
    """The points of Mountains: one is good, more are bad."""
    places: Int = places_of(state, seat, MOUNTAIN)
    if places == 0:
        return 0
    return ONE_MOUNTAIN if COUNT[places] == 1 else MORE_MOUNTAINS


@rule
def ronin_points(state: State, seat: Int) -> Int:
    """The points of Ronin, each by the number of types. Most territories have none, which saves counting."""
    places: Int = places_of(state, seat, RONIN)
    if places == 0:
        return 0
    count: Int = types(state, seat)
    return COUNT[places] * RONIN_POINTS[count]


# Ninjas


@rule
def best_copies(state: State, seat: Int) -> Int:
    """The characters that the Ninjas copy for the most points, as first × KINDS + second; NO_COPY if there are none.

    All choices are tried; of equal ones the first in the order of the cards counts.
    """
    ninjas = places_of(state, seat, NINJA)
    best = NO_COPY
    best_points: Int = LOWEST
    place1, place2 = first_place(ninjas), first_place(ninjas & (ninjas - 1))
    for first in range(FIRST_COPYABLE, LAST_COPYABLE + 1):
        if not originals(state, seat, first, place1, place2):
            continue
        become(state, seat, place1, first)
        for second in range(FIRST_COPYABLE, LAST_COPYABLE + 1 if place2 < PLACES else FIRST_COPYABLE + 1):
            if place2 < PLACES and not originals(state, seat, second, place1, place2):
                continue
            become(state, seat, place2, second)
            points = territory_points(state, seat)
            if points > best_points:
                best, best_points = first * KINDS + second, points
        become(state, seat, place2, NINJA)
    become(state, seat, place1, NINJA)
    return best


@rule
def originals(state: State, seat: Int, card: Int, place1: Int, place2: Int) -> Int:
    """The places of a card except those of the two Ninjas: a copy cannot be copied."""
    return places_of(state, seat, card) & ~(1 << place1) & ~(1 << place2)


@rule
def become(state: State, seat: Int, place: Int, card: Int) -> None:
    """Replaces the Ninja in a place by a card; does nothing for PLACES, which stands for no Ninja."""
    if place < PLACES:
        state.land[seat, place // COLUMNS, place % COLUMNS] = card


@rule
def points_of(state: State, seat: Int) -> Int:
    """A seat's points, with its Ninjas at their best."""
    ninjas = places_of(state, seat, NINJA)
    if ninjas == 0:
        return territory_points(state, seat)
    copies = best_copies(state, seat)
    if copies == NO_COPY:
        return territory_points(state, seat)
    place1, place2 = first_place(ninjas), first_place(ninjas & (ninjas - 1))
    become(state, seat, place1, copies // KINDS)
    become(state, seat, place2, copies % KINDS)
    points = territory_points(state, seat)
    become(state, seat, place1, NINJA)
    become(state, seat, place2, NINJA)
    return points


# The outcome


@rule
def colours(state: State, seat: Int) -> Int:
    """Number of colours in a territory. White counts; a Ninja takes a colour that is there, or has none."""
    return types(state, seat) + (places_of(state, seat, MOUNTAIN) != 0)


@rule
def scores(state: State, out: Ints) -> None:
    """Writes both seats' points as they stand; 0 in the set-up."""
    for seat in range(2):
        out[seat] = 0 if state.phase == SET_UP else points_of(state, seat)


@rule
def standings(state: State, out: Ints) -> None:
    """Writes a number for each seat that decides the game: points, then colours."""
    for seat in range(2):
        out[seat] = points_of(state, seat) * COLOURS_BASE + colours(state, seat)
