"""The full position of Ninjato as plain data; `restore` is the way back."""

from collections.abc import Sequence
from typing import Any

from zashiki.games.ninjato import record
from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    DOJO_VALUES,
    ELITE_NAMES,
    ELITE_TABLE,
    ENVOY_TABLE,
    GUARD_NAMES,
    HOUSES,
    RUMOR_IDS,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.notation import SIDED_LETTERS
from zashiki.kernel.rulebook import PlainState

PHASES = ("place", "draw", "discard", "face", "between", "keep", "token", "henso", "first", "second", "over")
SOURCES = ("sentry", "normal", "elite", "standin")
SIDES = "+-"
LEFT = (None, "honor", "rumor")
SCORING = ("henso", "first", "second")

ENVOY_AGES = tuple(envoy.age for envoy in ENVOY_TABLE)
NAMES: dict[str, Sequence[Any]] = {
    "dojo": (None, *range(1, DOJO_VALUES + 1)),
    "guard": GUARD_NAMES,
    "elite": ELITE_NAMES,
    "treasure": TREASURE_LETTERS,
    "envoy": ENVOY_AGES,
    "rumor": RUMOR_IDS,
    "skill": SKILL_NAMES,
    "seat": range(4),
}
"""What the numbers in the record are called in data."""
PILES = {
    "dojo_stack": (record.DOJO_STACK, "seat"),
    "dojo_deck": (record.DOJO_DECK, "dojo"),
    "dojo_discard": (record.DOJO_DISCARD, "dojo"),
    "dojo_open": (record.DOJO_FACE_UP, "dojo"),
    "guard_deck": (record.GUARD_DECK, "guard"),
    "guard_discard": (record.GUARD_DISCARD, "guard"),
    "elite_deck": (record.ELITE_DECK, "elite"),
    "elite_discard": (record.ELITE_DISCARD, "elite"),
    "envoy_deck": (record.ENVOY_DECK, "envoy"),
    "rumor_deck": (record.RUMOR_DECK, "rumor"),
    "skill_big": (record.SKILL_BIG, "skill"),
    "skill_small": (record.SKILL_SMALL, "skill"),
    "sensei": (record.SENSEI, "skill"),
    "skill_discard": (record.SKILL_DISCARD, "skill"),
    "bag": (record.BAG, "treasure"),
    "heap": (record.HEAP, "treasure"),
}


# PlainState a record


def cards_of(state: PlainState, pile: int) -> list[int]:
    """The numbers of the cards in a pile, from the bottom."""
    start = int(record.START[pile])
    cards: list[int] = state.pile[start : start + state.height[pile]]
    return cards


def names_in(state: PlainState, *fields: str) -> dict[str, list[Any]]:
    """Piles by the names in data."""
    return {field: [NAMES[PILES[field][1]][card] for card in cards_of(state, int(PILES[field][0]))] for field in fields}


def counted(counts: Sequence[int], names: Sequence[Any]) -> list[Any]:
    """Names from their numbers: two fans and a jade are f f j."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def members(bits: int, names: Sequence[Any]) -> list[Any]:
    """The names in a set."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def tiles_of(state: PlainState, seat: int) -> list[list[Any]]:
    """A seat's tiles, each with whether it is ready; ready ones first."""
    tiles: list[list[Any]] = []
    for name, owned, ready in zip(SKILL_NAMES, state.skills[seat], state.ready[seat], strict=True):
        tiles += [[name, number < ready] for number in range(owned)]
    return tiles


def on_shuriken(state: PlainState) -> list[str]:
    """The treasures on the invader's shuriken; a capital is red."""
    return counted(state.shuriken[record.NEUTRAL] + state.shuriken[record.RED], SIDED_LETTERS)


def slot_names(slots: Sequence[int], names: Sequence[Any]) -> list[Any]:
    """A display; None in an empty slot."""
    return [None if card == record.NOTHING else names[card] for card in slots]


def house_data(state: PlainState, number: int) -> dict[str, Any]:
    """A house."""
    neutral, red = state.house[number]
    sentry = state.sentry[number]
    return {
        "token": TOKEN_NAMES[state.token[number]],
        "sentry": None if sentry == record.NOTHING else GUARD_NAMES[sentry],
        "neutral": counted(neutral, TREASURE_LETTERS),
        "red": counted(red, TREASURE_LETTERS),
        "closed": bool(state.closed[number]),
    }


def supply(state: PlainState) -> list[str]:
    """The clan tokens that lie on no house."""
    return [name for number, name in enumerate(TOKEN_NAMES) if number not in state.token]


def guard_data(state: PlainState) -> dict[str, str] | None:
    """The guard that is faced."""
    if state.source == record.NOTHING:
        return None
    names = ELITE_NAMES if state.source == record.ELITE else GUARD_NAMES
    return {"source": SOURCES[state.source], "id": names[state.guard]}


def beaten_values(state: PlainState) -> list[int]:
    """The values of a double that are beaten."""
    values = ELITE_TABLE[state.guard].values if state.beaten else ()
    return [value for which, value in enumerate(values) if state.beaten >> which & 1]


def value_or_none(number: int) -> int | None:
    """A number of the record that may be missing."""
    return None if number == record.NOTHING else number


def invasion_data(state: PlainState) -> dict[str, Any] | None:
    """The invasion that goes on."""
    if state.invaded == record.NOTHING:
        return None
    return {
        "house": state.invaded,
        "side": SIDES[state.stealth],
        "shuriken": on_shuriken(state),
        "guards": [GUARD_NAMES[guard] for guard in cards_of(state, int(record.TURNED_UP))],
        "guard": guard_data(state),
        "beaten": beaten_values(state),
        "base": value_or_none(state.played),
        "set": value_or_none(state.set),
        "add": state.add,
    }


def scoring_data(state: PlainState) -> dict[str, Any] | None:
    """The scoring phase that goes on."""
    if PHASES[state.phase] not in SCORING:
        return None
    return {
        "queue": cards_of(state, int(record.QUEUE)),
        "named": [ENVOY_AGES[envoy] for envoy in cards_of(state, int(record.NAMED))],
        "index": state.index,
        "left": {CLAN_LETTERS[clan]: LEFT[left] for clan, left in enumerate(state.left) if left},
    }


def snapshot(state: PlainState) -> dict[str, Any]:
    """The full position as plain data."""
    seats = range(state.seats)
    return {
        "player": None if state.player == record.NOBODY else state.player,
        "players": state.seats,
        "round": state.round_number,
        "order": state.order[: state.seats],
        "turn": state.turn,
        **names_in(state, "dojo_stack"),
        "honor": [sum(state.honor[seat]) for seat in seats],
        "hands": [counted(state.hand[seat], range(1, DOJO_VALUES + 1)) for seat in seats],
        "skills": [tiles_of(state, seat) for seat in seats],
        "treasures": [counted(state.treasures[seat], TREASURE_LETTERS) for seat in seats],
        "envoys": [members(state.envoys[seat], ENVOY_AGES) for seat in seats],
        "rumors": [members(state.rumors[seat], RUMOR_IDS) for seat in seats],
        "elites": [counted(state.elites[seat], ELITE_NAMES) for seat in seats],
        **names_in(state, "dojo_deck", "dojo_discard", "dojo_open"),
        **names_in(state, "guard_deck", "guard_discard", "elite_deck", "elite_discard"),
        **names_in(state, "envoy_deck"),
        "palace": slot_names(state.palace, ENVOY_AGES),
        **names_in(state, "rumor_deck"),
        "pavilion": slot_names(state.pavilion, RUMOR_IDS),
        **names_in(state, "skill_big", "skill_small", "sensei", "skill_discard", "bag", "heap"),
        "supply": supply(state),
        "houses": [house_data(state, number) for number in range(HOUSES)],
        "phase": PHASES[state.phase],
        "draws_left": state.draws_left,
        "invasion": invasion_data(state),
        "scoring": scoring_data(state),
    }
