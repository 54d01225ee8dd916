"""A position of Ninjato from a snapshot."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    DOJO_VALUES,
    ELITE_NAMES,
    ELITE_TABLE,
    GUARD_NAMES,
    RUMOR_IDS,
    SIDED_LETTERS,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.presentation.phase_checks import check_decision
from zashiki.games.ninjato.presentation.snapshot import (
    ENVOY_AGES,
    NAMES,
    PHASES,
    PILE_FIELDS,
    REWARDS_LEFT,
    SIDES,
    SOURCES,
)
from zashiki.games.ninjato.presentation.snapshot_checks import check_snapshot
from zashiki.games.ninjato.presentation.snapshot_schema import InvasionData, Snapshot
from zashiki.games.ninjato.rules.state import (
    EARLIER,
    NAMED,
    NEUTRAL,
    NOBODY,
    NOTHING,
    PILE_START,
    QUEUE,
    RED,
    TURNED_UP,
)
from zashiki.kernel.errors import BadSnapshot


def restore(states: Any, data: Mapping[str, Any]) -> None:
    """Fills the state from a snapshot, after checking it; whether the position can be reached is not checked."""
    try:
        given = msgspec.convert(data, Snapshot)
    except msgspec.ValidationError as error:
        raise BadSnapshot(f"Snapshot of Ninjato: {error}.") from None
    check_snapshot(given)
    _fill_state(states, given)
    check_decision(states[0], given)


def _add_counts(numbers: Any, names: Sequence[Any], found: Iterable[Any]) -> None:
    for name in found:
        numbers[names.index(name)] += 1


def _fill_state(states: Any, given: Snapshot) -> None:
    for field, (pile, kind) in PILE_FIELDS.items():
        _fill_pile(states, int(pile), getattr(given, field), NAMES[kind])
    for field in ("draws_left", "turn"):
        states[field] = getattr(given, field)
    states["player"] = NOBODY if given.player is None else given.player
    states["round_number"] = given.round
    states["phase"] = PHASES.index(given.phase)
    states["order"][0, : given.players] = given.order
    for display, names in (("palace", ENVOY_AGES), ("pavilion", RUMOR_IDS)):
        cards = getattr(given, display)
        states[display] = [NOTHING if card is None else names.index(card) for card in cards]
    for seat in range(given.players):
        _fill_seat(states, given, seat)
    for number, house in enumerate(given.houses):
        states["token"][0, number] = TOKEN_NAMES.index(house.token)
        states["sentry"][0, number] = NOTHING if house.sentry is None else GUARD_NAMES.index(house.sentry)
        states["closed"][0, number] = house.closed
        _add_counts(states["house"][0, number, NEUTRAL], TREASURE_LETTERS, house.neutral)
        _add_counts(states["house"][0, number, RED], TREASURE_LETTERS, house.red)
    for field in ("invaded", "source", "played", "set"):
        states[field] = NOTHING
    if given.invasion is not None:
        _fill_invasion(states, given.invasion)
    if given.scoring is not None:
        _fill_pile(states, int(QUEUE), given.scoring.queue, NAMES["seat"])
        _fill_pile(states, int(NAMED), given.scoring.named, ENVOY_AGES)
        states["index"] = given.scoring.index
        for clan, left in given.scoring.left.items():
            states["left"][0, CLAN_LETTERS.index(clan)] = REWARDS_LEFT.index(left)


def _fill_pile(states: Any, pile: int, cards: Sequence[Any], names: Sequence[Any]) -> None:
    start = int(PILE_START[pile])
    states["pile"][0, start : start + len(cards)] = [names.index(card) for card in cards]
    states["height"][0, pile] = len(cards)


def _fill_seat(states: Any, given: Snapshot, seat: int) -> None:
    states["honor"][0, seat, EARLIER] = given.honor[seat]
    _add_counts(states["hand"][0, seat], range(1, DOJO_VALUES + 1), given.hands[seat])
    states["hand_size"][0, seat] = len(given.hands[seat])
    for name, ready in given.skills[seat]:
        states["skills"][0, seat, SKILL_NAMES.index(name)] += 1
        states["ready"][0, seat, SKILL_NAMES.index(name)] += ready
    _add_counts(states["treasures"][0, seat], TREASURE_LETTERS, given.treasures[seat])
    _add_counts(states["elites"][0, seat], ELITE_NAMES, given.elites[seat])
    states["envoys"][0, seat] = sum(1 << ENVOY_AGES.index(age) for age in given.envoys[seat])
    states["rumors"][0, seat] = sum(1 << RUMOR_IDS.index(rumor) for rumor in given.rumors[seat])
    states["rumor_count"][0, seat] = len(given.rumors[seat])


def _fill_invasion(states: Any, invasion: InvasionData) -> None:
    states["invaded"] = invasion.house
    states["stealth"] = SIDES.index(invasion.side)
    _add_counts(states["shuriken"][0].reshape(-1), SIDED_LETTERS, invasion.shuriken)
    _fill_pile(states, int(TURNED_UP), invasion.guards, GUARD_NAMES)
    states["add"] = invasion.add
    for field, number in (("played", invasion.base), ("set", invasion.set)):
        states[field] = NOTHING if number is None else number
    guard = invasion.guard
    if guard is not None:
        names = ELITE_NAMES if guard.source == "elite" else GUARD_NAMES
        states["source"] = SOURCES.index(guard.source)
        states["guard"] = names.index(guard.id)
        if invasion.beaten:
            values = ELITE_TABLE[names.index(guard.id)].values
            states["beaten"] = 1 << values.index(invasion.beaten[0])
