"""Where each seat's points come from: honor during play, and the final scoring."""

import msgspec
import numpy as np

from zashiki.games.ninjato.components import (
    DISHONORABLE_HONOR,
    ELITE_TABLE,
    ENVOY_TABLE,
    RUMOR_KIND,
    RUMOR_NAMES,
    RUMORS,
    UNSPENT_HONOR,
    Rumor,
)
from zashiki.games.ninjato.rules.final_scoring import multiplier, scores
from zashiki.games.ninjato.rules.state import CLAN_HONOR, EARLIER, ENVOY_HONOR, OVER, RUMOR_HONOR
from zashiki.kernel.rulebook import PlainState


class ScoreLine(msgspec.Struct, frozen=True):
    """Points and the reason for them."""

    source: str
    points: int
    reason: str


HONOR_TEXTS = {
    EARLIER: ("earlier", "honor before this position was set up"),
    ENVOY_HONOR: ("envoys", "treasures paid for envoys"),
    RUMOR_HONOR: ("pavilion", "treasures paid for rumors"),
    CLAN_HONOR: ("clans", "influence in the clans"),
}
COUNTED_THINGS = {
    Rumor.GREATEST_WARRIOR: ("elite card", "elite cards"),
    Rumor.GOOD_WILL: ("rumor", "rumors"),
    Rumor.POWERFUL_FRIENDS: ("envoy", "envoys"),
    Rumor.SECRET_ARTS: ("skill tile", "skill tiles"),
}


_CARDS_OF_KIND = {kind: sum(1 << rumor for rumor in range(RUMORS) if RUMOR_KIND[rumor] == kind) for kind in Rumor}
"""The bits of the rumors of each kind."""


def score_breakdown(state: PlainState, seat: int) -> list[ScoreLine]:
    """A seat's honor by source; once the game is over also its rumors, treasures and elite cards."""
    lines = [
        ScoreLine(source, state.honor[seat][number], f"{text}: {state.honor[seat][number]}")
        for number, (source, text) in HONOR_TEXTS.items()
        if state.honor[seat][number]
    ]
    if state.phase == OVER:
        lines += [line for kind in Rumor for line in _rumors(state, seat, kind)]
        lines += _unspent(state, seat) + _elites(state, seat) + _tie_break(state, seat)
    return lines


def _quantity(number: int, singular: str, plural: str) -> str:
    return f"{number} {singular if number == 1 else plural}"


def rumors_of(state: PlainState, seat: int, kind: Rumor) -> int:
    """The number of rumors of a kind that a seat holds."""
    held: int = state.rumors[seat]
    return (held & _CARDS_OF_KIND[kind]).bit_count()


def _rumors(state: PlainState, seat: int, kind: Rumor) -> list[ScoreLine]:
    cards = rumors_of(state, seat, kind)
    if not cards:
        return []
    name = RUMOR_NAMES[kind]
    if kind == Rumor.DISHONORABLE:
        holders = sum(rumors_of(state, other, kind) > 0 for other in range(state.seats))
        each = int(DISHONORABLE_HONOR[holders])
        held = "nobody else holds any" if holders == 1 else f"{holders} players hold some"
        return [ScoreLine("rumors", cards * each, f"{name}: {cards} × {each} as {held} = {cards * each}")]
    things = {
        Rumor.GREATEST_WARRIOR: sum(state.elites[seat]),
        Rumor.GOOD_WILL: state.rumor_count[seat],
        Rumor.POWERFUL_FRIENDS: state.envoys[seat].bit_count(),
        Rumor.SECRET_ARTS: sum(state.skills[seat]),
    }[kind]
    times = int(multiplier(cards))
    counted = _quantity(things, *COUNTED_THINGS[kind])
    reason = f"{name}, {_quantity(cards, 'card', 'cards')}: {times} × {counted} = {times * things}"
    return [ScoreLine("rumors", times * things, reason)]


def _unspent(state: PlainState, seat: int) -> list[ScoreLine]:
    treasures = sum(state.treasures[seat])
    points = treasures * UNSPENT_HONOR
    reason = f"{_quantity(treasures, 'unspent treasure', 'unspent treasures')}: {points}"
    return [ScoreLine("treasures", points, reason)] if treasures else []


def _elites(state: PlainState, seat: int) -> list[ScoreLine]:
    cards = sum(state.elites[seat])
    points = sum(count * elite.honor for count, elite in zip(state.elites[seat], ELITE_TABLE, strict=True))
    return [ScoreLine("elites", points, f"{_quantity(cards, 'elite card', 'elite cards')}: {points}")] if cards else []


def _tie_break(state: PlainState, seat: int) -> list[ScoreLine]:
    """What breaks a tie of the seats with most points."""
    points = np.zeros(state.seats, dtype=np.int64)
    scores(state.states[0], points)
    if (points == points.max()).sum() == 1 or points[seat] < points.max():
        return []
    envoys = state.envoys[seat]
    oldest = f", the oldest aged {ENVOY_TABLE[envoys.bit_length() - 1].age}" if envoys else ""
    count = _quantity(envoys.bit_count(), "envoy", "envoys")
    return [ScoreLine("tie-break", 0, f"a tie is broken by envoys: {count}{oldest}")]


def reasons(state: PlainState, viewer: int, seat: int) -> list[str]:
    """The reason for each point so far; all of them once the game is over."""
    return [line.reason for line in score_breakdown(state, seat)]
