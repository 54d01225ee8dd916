"""Where the points of a territory come from, line by line."""

from collections.abc import Callable, Sequence

import msgspec

from zashiki.games.naishi.components import (
    ADVISOR_BESIDE_NAISHI,
    ADVISOR_POINTS,
    BANNER_POINTS,
    COLUMNS,
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
    CardName,
)
from zashiki.games.naishi.presentation.points import is_open
from zashiki.games.naishi.rules.scoring import NO_COPY, best_copies
from zashiki.games.naishi.rules.territory import groups, neighbours
from zashiki.kernel.rulebook import PlainState


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a breakdown: points, and the cards that make them."""

    card: CardName
    """The card that scores; for a Ninja the character it has become."""
    points: int
    reason: str
    places: list[str]
    """`L3` is the Line in column 3, `H5` the Hand in column 5."""


def breakdown(state: PlainState, seat: int) -> list[ScoreLine]:
    """Every point of a visible territory with its reason; cards in the order of the rulebook."""
    cards = [*state.land[seat][LINE], *state.land[seat][HAND]]
    ninjas = [place for place, card in enumerate(cards) if card == Card.NINJA]
    copies = int(best_copies(state.states[0], seat)) if ninjas else NO_COPY
    if copies != NO_COPY:
        for place, copy in zip(ninjas, divmod(copies, KINDS), strict=False):
            cards[place] = copy
    territory = Territory(cards, ninjas)
    return [line for card in range(KINDS) for line in territory.lines_of(card)]


def reasons(state: PlainState, _viewer: int, seat: int) -> list[str]:
    """The reasons for a seat's points, as far as the viewer may see them."""
    return [line.reason for line in breakdown(state, seat)] if is_open(state.states[0], seat) else []


def place_name(place: int) -> str:
    """The notation of a place in a territory."""
    return f"{'LH'[place // COLUMNS]}{place % COLUMNS + 1}"


class Territory:
    """The cards of a territory after its Ninjas have copied, and their points in words."""

    def __init__(self, cards: Sequence[int], ninjas: Sequence[int]) -> None:
        self.cards = cards
        self.ninjas = ninjas
        """The places of Ninjas, whatever they have become."""

    def places(self, card: int) -> list[int]:
        """The places of a card."""
        return [place for place, other in enumerate(self.cards) if other == card]

    def count_beside(self, place: int, card: int) -> int:
        """Number of copies of a card beside a place."""
        around = neighbours(1 << place)
        return sum(around >> other & 1 for other in self.places(card))

    def lines_of(self, card: int) -> list[ScoreLine]:
        """The lines of one kind of card."""
        places = self.places(card)
        if not places:
            return []
        score_together = SCORED_TOGETHER.get(card)
        return score_together(self, places) if score_together else [self.single(card, place) for place in places]

    def mountains(self, places: list[int]) -> list[ScoreLine]:
        """One Mountain scores, more cost points."""
        points = ONE_MOUNTAIN if len(places) == 1 else MORE_MOUNTAINS
        count = "one Mountain" if len(places) == 1 else f"{len(places)} Mountains"
        return [_joint(Card.MOUNTAIN, points, count, places)]

    def uncopied_ninjas(self, places: list[int]) -> list[ScoreLine]:
        """Ninjas that found nobody to copy."""
        count = "Ninja" if len(places) == 1 else f"{len(places)} Ninjas"
        return [_joint(Card.NINJA, 0, f"{count} with nobody to copy", places)]

    def torii(self, places: list[int]) -> list[ScoreLine]:
        """Torii score by their number."""
        return [_joint(Card.TORII, int(TORII_POINTS[min(len(places), 4)]), f"{len(places)} Torii", places)]

    def rice_fields(self, places: list[int]) -> list[ScoreLine]:
        """Rice fields score by connected groups."""
        lines = []
        for group in groups(sum(1 << place for place in places)):
            members = [place for place in places if group >> place & 1]
            words = "a single Rice field" if len(members) == 1 else f"a group of {len(members)} Rice fields"
            lines.append(_joint(Card.RICE_FIELD, int(RICE_POINTS[min(len(members), 5)]), words, members))
        return lines

    def banners(self, places: list[int]) -> list[ScoreLine]:
        """Banners score in the Line."""
        in_line = [place for place in places if place < COLUMNS]
        words = f"{len(in_line)} Banner{'s' if len(in_line) != 1 else ''} in the Line"
        return [_joint(Card.BANNER, int(BANNER_POINTS[len(in_line)]), words, places)]

    def single(self, card: int, place: int) -> ScoreLine:
        """The line of a card that scores by itself."""
        own, bonus, bonus_reason = self.own_and_bonus(card, place)
        name = f"Ninja as {NAMES[card]}" if place in self.ninjas else NAMES[card]
        words = f"{name} in {ROW_NAMES[place // COLUMNS]} {place % COLUMNS + 1}: {own}"
        extra = f", {bonus_reason}: +{bonus}" if bonus else ""
        return ScoreLine(NAMES[card], own + bonus, words + extra, [place_name(place)])

    def own_and_bonus(self, card: int, place: int) -> tuple[int, int, str]:
        """A card's own points, its bonus, and the reason for the bonus."""
        row, column = divmod(place, COLUMNS)
        if card == Card.NAISHI:
            return int(NAISHI_POINTS[row, column]), 0, ""
        if card == Card.ADVISOR:
            return self._with_neighbours(int(ADVISOR_POINTS[column]), ADVISOR_BESIDE_NAISHI, place, Card.NAISHI)
        if card == Card.FORT:
            return int(FORT_POINTS[column]), 0, ""
        if card == Card.SENTINEL:
            own = 0 if self.count_beside(place, Card.SENTINEL) else LONE_SENTINEL
            return self._with_neighbours(own, SENTINEL_BESIDE_FORT, place, Card.FORT)
        if card == Card.MONK:
            own = MONK_IN_HAND if row == HAND else 0
            return self._with_neighbours(own, MONK_BESIDE_TORII, place, Card.TORII)
        if card == Card.HORSEMAN:
            mounted = row == HAND and self.cards[column] == Card.BANNER
            return HORSEMAN_IN_HAND * (row == HAND), HORSEMAN_UNDER_BANNER * mounted, "under a Banner"
        types = set(self.cards) - {Card.MOUNTAIN, Card.NINJA}
        return int(RONIN_POINTS[len(types)]), 0, ""

    def _with_neighbours(self, own: int, each: int, place: int, card: int) -> tuple[int, int, str]:
        """The points of a card that scores more for each neighbour of a kind."""
        count = self.count_beside(place, card)
        counted = f"a {NAMES[card]}" if count == 1 else f"{count} {PLURALS[card]}"
        return own, each * count, f"beside {counted}"


SCORED_TOGETHER: dict[int, Callable[[Territory, list[int]], list[ScoreLine]]] = {
    Card.MOUNTAIN: Territory.mountains,
    Card.NINJA: Territory.uncopied_ninjas,
    Card.TORII: Territory.torii,
    Card.RICE_FIELD: Territory.rice_fields,
    Card.BANNER: Territory.banners,
}
"""The cards whose copies score together, and how; every other card scores by itself."""


def _joint(card: Card, points: int, words: str, places: list[int]) -> ScoreLine:
    """The line of several cards that score together."""
    return ScoreLine(NAMES[card], points, f"{words}: {points}", [place_name(place) for place in places])
