"""The full position of Ninjato as plain data; `restore` is the reverse."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    DOJO_VALUES,
    ELITE_NAMES,
    ELITE_TABLE,
    ENVOY_TABLE,
    GUARD_NAMES,
    HOUSES,
    MOST_PLAYERS,
    RUMOR_IDS,
    SIDED_LETTERS,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.rules.state import (
    BAG,
    DOJO_DECK,
    DOJO_DISCARD,
    DOJO_FACE_UP,
    DOJO_STACK,
    ELITE,
    ELITE_DECK,
    ELITE_DISCARD,
    ENVOY_DECK,
    GUARD_DECK,
    GUARD_DISCARD,
    HEAP,
    NAMED,
    NEUTRAL,
    NOBODY,
    NOTHING,
    PILE_START,
    QUEUE,
    RED,
    RUMOR_DECK,
    SENSEI,
    SKILL_BIG,
    SKILL_DISCARD,
    SKILL_SMALL,
    TURNED_UP,
)
from zashiki.kernel.rulebook import PlainState

Phase: TypeAlias = Literal[
    "place", "draw", "discard", "face", "between", "keep", "token", "henso", "first", "second", "over"
]
PHASES: tuple[Phase, ...] = get_args(Phase)

GuardSource: TypeAlias = Literal["sentry", "normal", "elite", "standin"]
SOURCES: tuple[GuardSource, ...] = get_args(GuardSource)

Side: TypeAlias = Literal["+", "-"]
SIDES: tuple[Side, ...] = get_args(Side)

REWARDS_LEFT = (None, "honor", "rumor")
SCORING_PHASES = ("henso", "first", "second")
ENVOY_AGES = tuple(envoy.age for envoy in ENVOY_TABLE)
NAMES: dict[str, Sequence[Any]] = {
    "dojo": (None, *range(1, DOJO_VALUES + 1)),
    "guard": GUARD_NAMES,
    "elite": ELITE_NAMES,
    "treasure": TREASURE_LETTERS,
    "envoy": ENVOY_AGES,
    "rumor": RUMOR_IDS,
    "skill": SKILL_NAMES,
    "seat": range(MOST_PLAYERS),
}
"""The names in snapshots and views of the numbers in the state, by kind of component."""
PILE_FIELDS = {
    "dojo_stack": (DOJO_STACK, "seat"),
    "dojo_deck": (DOJO_DECK, "dojo"),
    "dojo_discard": (DOJO_DISCARD, "dojo"),
    "dojo_open": (DOJO_FACE_UP, "dojo"),
    "guard_deck": (GUARD_DECK, "guard"),
    "guard_discard": (GUARD_DISCARD, "guard"),
    "elite_deck": (ELITE_DECK, "elite"),
    "elite_discard": (ELITE_DISCARD, "elite"),
    "envoy_deck": (ENVOY_DECK, "envoy"),
    "rumor_deck": (RUMOR_DECK, "rumor"),
    "skill_big": (SKILL_BIG, "skill"),
    "skill_small": (SKILL_SMALL, "skill"),
    "sensei": (SENSEI, "skill"),
    "skill_discard": (SKILL_DISCARD, "skill"),
    "bag": (BAG, "treasure"),
    "heap": (HEAP, "treasure"),
}


def pile_cards(state: PlainState, pile: int) -> list[int]:
    """The numbers of the cards in a pile, from the bottom."""
    start = int(PILE_START[pile])
    cards: list[int] = state.pile[start : start + state.height[pile]]
    return cards


def pile_names(state: PlainState, *fields: str) -> dict[str, list[Any]]:
    """Piles with the names of their cards, by field of the snapshot."""
    return {
        field: [NAMES[PILE_FIELDS[field][1]][card] for card in pile_cards(state, int(PILE_FIELDS[field][0]))]
        for field in fields
    }


def expand_counts(counts: Sequence[int], names: Sequence[Any]) -> list[Any]:
    """A list of names from the count of each: two fans and a jade are f f j."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def names_in_set(bits: int, names: Sequence[Any]) -> list[Any]:
    """The names of the members of a set that is given as bits."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def tiles_of(state: PlainState, seat: int) -> list[list[Any]]:
    """A seat's tiles, each with whether it is ready; ready ones first."""
    tiles: list[list[Any]] = []
    for name, owned, ready in zip(SKILL_NAMES, state.skills[seat], state.ready[seat], strict=True):
        tiles += [[name, number < ready] for number in range(owned)]
    return tiles


def shuriken_letters(state: PlainState) -> list[str]:
    """The treasures on the invader's shuriken; a capital is red."""
    return expand_counts(state.shuriken[NEUTRAL] + state.shuriken[RED], SIDED_LETTERS)


def slot_names(slots: Sequence[int], names: Sequence[Any]) -> list[Any]:
    """The cards of a display by slot; None in an empty one."""
    return [None if card == NOTHING else names[card] for card in slots]


def house_data(state: PlainState, number: int) -> dict[str, Any]:
    """A house, as in snapshots."""
    neutral, red = state.house[number]
    sentry = state.sentry[number]
    return {
        "token": TOKEN_NAMES[state.token[number]],
        "sentry": None if sentry == NOTHING else GUARD_NAMES[sentry],
        "neutral": expand_counts(neutral, TREASURE_LETTERS),
        "red": expand_counts(red, TREASURE_LETTERS),
        "closed": bool(state.closed[number]),
    }


def supply(state: PlainState) -> list[str]:
    """The clan tokens that are not on a house."""
    return [name for number, name in enumerate(TOKEN_NAMES) if number not in state.token]


def guard_data(state: PlainState) -> dict[str, str] | None:
    """The guard that is faced."""
    if state.source == NOTHING:
        return None
    names = ELITE_NAMES if state.source == ELITE else GUARD_NAMES
    return {"source": SOURCES[state.source], "id": names[state.guard]}


def beaten_values(state: PlainState) -> list[int]:
    """The values of a double that are beaten."""
    values = ELITE_TABLE[state.guard].values if state.beaten else ()
    return [value for which, value in enumerate(values) if state.beaten >> which & 1]


def none_if_missing(number: int) -> int | None:
    """A number of the state, or None for NOTHING."""
    return None if number == NOTHING else number


def invasion_data(state: PlainState) -> dict[str, Any] | None:
    """The invasion under way."""
    if state.invaded == NOTHING:
        return None
    return {
        "house": state.invaded,
        "side": SIDES[state.stealth],
        "shuriken": shuriken_letters(state),
        "guards": [GUARD_NAMES[guard] for guard in pile_cards(state, int(TURNED_UP))],
        "guard": guard_data(state),
        "beaten": beaten_values(state),
        "base": none_if_missing(state.played),
        "set": none_if_missing(state.set),
        "add": state.add,
    }


def scoring_data(state: PlainState) -> dict[str, Any] | None:
    """The scoring phase under way."""
    if PHASES[state.phase] not in SCORING_PHASES:
        return None
    return {
        "queue": pile_cards(state, int(QUEUE)),
        "named": [ENVOY_AGES[envoy] for envoy in pile_cards(state, int(NAMED))],
        "index": state.index,
        "left": {CLAN_LETTERS[clan]: REWARDS_LEFT[left] for clan, left in enumerate(state.left) if left},
    }


def snapshot(state: PlainState) -> dict[str, Any]:
    """The full position as plain data."""
    seats = range(state.seats)
    return {
        "player": None if state.player == NOBODY else state.player,
        "players": state.seats,
        "round": state.round_number,
        "order": state.order[: state.seats],
        "turn": state.turn,
        **pile_names(state, "dojo_stack"),
        "honor": [sum(state.honor[seat]) for seat in seats],
        "hands": [expand_counts(state.hand[seat], range(1, DOJO_VALUES + 1)) for seat in seats],
        "skills": [tiles_of(state, seat) for seat in seats],
        "treasures": [expand_counts(state.treasures[seat], TREASURE_LETTERS) for seat in seats],
        "envoys": [names_in_set(state.envoys[seat], ENVOY_AGES) for seat in seats],
        "rumors": [names_in_set(state.rumors[seat], RUMOR_IDS) for seat in seats],
        "elites": [expand_counts(state.elites[seat], ELITE_NAMES) for seat in seats],
        **pile_names(state, "dojo_deck", "dojo_discard", "dojo_open"),
        **pile_names(state, "guard_deck", "guard_discard", "elite_deck", "elite_discard"),
        **pile_names(state, "envoy_deck"),
        "palace": slot_names(state.palace, ENVOY_AGES),
        **pile_names(state, "rumor_deck"),
        "pavilion": slot_names(state.pavilion, RUMOR_IDS),
        **pile_names(state, "skill_big", "skill_small", "sensei", "skill_discard", "bag", "heap"),
        "supply": supply(state),
        "houses": [house_data(state, number) for number in range(HOUSES)],
        "phase": PHASES[state.phase],
        "draws_left": state.draws_left,
        "invasion": invasion_data(state),
        "scoring": scoring_data(state),
    }
