"""What a viewer sees of a position of Ninjato, as data."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from zashiki.games.ninjato import record
from zashiki.games.ninjato.components import (
    CLAN_NAMES,
    CLAN_ORDER,
    COSTS,
    DOJO_VALUES,
    ELITE_COPIES,
    ELITE_NAMES,
    ELITE_TABLE,
    ENVOY_TABLE,
    GUARD_COPIES,
    GUARD_NAMES,
    GUARD_TABLE,
    HOUSES,
    RUMOR_COST,
    RUMOR_IDS,
    RUMOR_KIND,
    RUMOR_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.knowledge import HIDDEN
from zashiki.games.ninjato.plays import Guard as PlainGuard
from zashiki.games.ninjato.reckoning import Line, reckoning
from zashiki.games.ninjato.snapshot import (
    ENVOY_AGES,
    PHASES,
    SIDES,
    SOURCES,
    beaten_values,
    cards_of,
    counted,
    house_data,
    members,
    names_in,
    on_shuriken,
    scoring_data,
    supply,
    tiles_of,
    value_or_none,
)
from zashiki.kernel.rulebook import SPECTATOR, PlainState


class Envoy(msgspec.Struct, frozen=True):
    """An envoy."""

    age: int
    clan: str
    cost: str
    mask: bool


class Rumor(msgspec.Struct, frozen=True):
    """A rumor."""

    id: str
    name: str
    cost: str


class House(msgspec.Struct, frozen=True):
    """A clan house."""

    token: str
    sentry: str | None
    neutral: list[str]
    red: list[str]
    closed: bool


class Guard(msgspec.Struct, frozen=True):
    """A guard that is faced."""

    source: str
    id: str
    values: list[int]
    """What is still to be beaten, on the side that is played; two for a double."""


class Invasion(msgspec.Struct, frozen=True):
    """An invasion."""

    house: int
    side: str
    shuriken: list[str]
    guards: list[str]
    guard: Guard | None
    beaten: list[int]
    base: int | None
    set: int | None
    add: int
    total: int | None
    """The play so far."""
    next_source: str | None
    """Where the next guard would come from; None if no treasure would be left."""
    next_guards: dict[str, int]
    """Every guard that may come next and how many there are of it, from what has been seen."""


class Player(msgspec.Struct, frozen=True):
    """What a seat has."""

    honor: int
    hand: list[int] | None
    """None for others' cards."""
    hand_size: int
    skills: list[list[Any]]
    """Tiles, each with whether it is ready."""
    treasures: list[str]
    envoys: list[Envoy]
    rumors: list[Rumor] | None
    """None for others' rumors."""
    rumor_count: int
    elites: list[str]


class View(msgspec.Struct, frozen=True):
    """What a viewer sees of a position of Ninjato."""

    game: str
    options: dict[str, str]
    seat: int | None
    player: int | None
    phase: str
    round: int
    turn: int
    order: list[int]
    clan_order: list[str]
    """In which order the clans are scored at the end of this round; empty if they are not."""
    players: list[Player]
    dojo_stack: list[int]
    dojo_open: list[int]
    dojo_deck: int
    dojo_discard: list[int]
    draws_left: int
    sensei: list[str]
    skill_big: int
    skill_small: int
    skill_discard: list[str]
    palace: list[Envoy | None]
    envoy_deck: int
    pavilion: list[Rumor | None]
    rumor_deck: int
    houses: list[House]
    supply: list[str]
    bag: int
    heap: list[str]
    guard_deck: int
    guard_discard: list[str]
    elite_deck: int
    elite_discard: list[str]
    invasion: Invasion | None
    scoring: dict[str, Any] | None
    scores: list[int]
    """Honor so far; the final totals once the game is over."""
    breakdown: list[list[Line]]
    """Where these points come from."""


def view(state: PlainState, viewer: int) -> View:
    """What a viewer sees."""
    breakdown = [reckoning(state, seat) for seat in range(state.seats)]
    is_scored = any(CLAN_ORDER[state.round_number])
    return View(
        game="ninjato",
        options={},
        seat=None if viewer == SPECTATOR else viewer,
        player=None if state.player == record.NOBODY else state.player,
        phase=PHASES[state.phase],
        round=state.round_number,
        turn=state.turn,
        order=state.order[: state.seats],
        clan_order=[CLAN_NAMES[clan] for clan in CLAN_ORDER[state.round_number]] if is_scored else [],
        players=[_player(state, seat) for seat in range(state.seats)],
        draws_left=state.draws_left,
        palace=[envoy_of(card) for card in state.palace],
        pavilion=[rumor_of(card) for card in state.pavilion],
        houses=[House(**house_data(state, number)) for number in range(HOUSES)],
        supply=supply(state),
        invasion=_invasion(state),
        scoring=scoring_data(state),
        scores=[sum(line.points for line in lines) for lines in breakdown],
        breakdown=breakdown,
        **names_in(state, "dojo_stack", "dojo_open", "dojo_discard", "sensei", "skill_discard"),
        **names_in(state, "heap", "guard_discard", "elite_discard"),
        dojo_deck=state.height[record.DOJO_DECK],
        skill_big=state.height[record.SKILL_BIG],
        skill_small=state.height[record.SKILL_SMALL],
        envoy_deck=state.height[record.ENVOY_DECK],
        rumor_deck=state.height[record.RUMOR_DECK],
        bag=state.height[record.BAG],
        guard_deck=state.height[record.GUARD_DECK],
        elite_deck=state.height[record.ELITE_DECK],
    )


def _player(state: PlainState, seat: int) -> Player:
    shown = is_shown(state, seat)
    return Player(
        honor=sum(state.honor[seat]),
        hand=hand_of(state, seat) if shown else None,
        hand_size=state.hand_size[seat],
        skills=tiles_of(state, seat),
        treasures=counted(state.treasures[seat], TREASURE_LETTERS),
        envoys=[_envoy(ENVOY_AGES.index(age)) for age in members(state.envoys[seat], ENVOY_AGES)],
        rumors=[_rumor(RUMOR_IDS.index(name)) for name in members(state.rumors[seat], RUMOR_IDS)] if shown else None,
        rumor_count=state.rumor_count[seat],
        elites=counted(state.elites[seat], ELITE_NAMES),
    )


def is_shown(state: PlainState, seat: int) -> bool:
    """Whether a seat's hand and rumors are to be seen in this record."""
    return bool(state.rumors[seat] != HIDDEN)


def hand_of(state: PlainState, seat: int) -> list[int]:
    """A hand in sight, ascending."""
    return counted(state.hand[seat], range(1, DOJO_VALUES + 1))


def _envoy(number: int) -> Envoy:
    envoy = ENVOY_TABLE[number]
    return Envoy(envoy.age, CLAN_NAMES[envoy.clan], COSTS[envoy.cost].words, envoy.mask)


def envoy_of(card: int) -> Envoy | None:
    """The envoy in a slot of the palace."""
    return None if card == record.NOTHING else _envoy(card)


def _rumor(number: int) -> Rumor:
    return Rumor(RUMOR_IDS[number], RUMOR_NAMES[RUMOR_KIND[number]], COSTS[RUMOR_COST[number]].words)


def rumor_of(card: int) -> Rumor | None:
    """The rumor in a slot of the pavilion."""
    return None if card == record.NOTHING else _rumor(card)


def _invasion(state: PlainState) -> Invasion | None:
    if state.invaded == record.NOTHING:
        return None
    source, guards = next_guards(state) if state.phase in (record.FACE, record.BETWEEN) else (None, {})
    guard = None
    if state.source != record.NOTHING:
        guard = Guard(SOURCES[state.source], guard_name(state), values_to_beat(state))
    return Invasion(
        house=state.invaded,
        side=SIDES[state.stealth],
        shuriken=on_shuriken(state),
        guards=[GUARD_NAMES[card] for card in cards_of(state, int(record.TURNED_UP))],
        guard=guard,
        beaten=beaten_values(state),
        base=value_or_none(state.played),
        set=value_or_none(state.set),
        add=state.add,
        total=total(state),
        next_source=source,
        next_guards=guards,
    )


def total(state: PlainState) -> int | None:
    """The play so far; None before a card is played."""
    if state.played == record.NOTHING:
        return None
    return int((state.played if state.set == record.NOTHING else state.set) + state.add)


def guard_name(state: PlainState) -> str:
    """The guard that is faced, as in data."""
    names = ELITE_NAMES if state.source == record.ELITE else GUARD_NAMES
    return names[int(state.guard)]


def values_to_beat(state: PlainState) -> list[int]:
    """What the guard at hand shows on the side that is played; of a double what is left."""
    return [guard[state.stealth] for guard in guards_to_beat(state)]


def guards_to_beat(state: PlainState) -> list[PlainGuard]:
    """The guard at hand, against strength and against stealth; of a double those that are left."""
    guards = guards_of(guard_name(state))
    return [guard for which, guard in enumerate(guards) if not state.beaten >> which & 1]


def guards_of(name: str) -> list[PlainGuard]:
    """A guard, normal or elite, against strength and against stealth; a double is two."""
    if name in GUARD_NAMES:
        value = GUARD_TABLE[GUARD_NAMES.index(name)].value
        return [(value, value)]
    elite = ELITE_TABLE[ELITE_NAMES.index(name)]
    return [(value, value) for value in elite.values] if elite.double else [elite.values]


def next_guards(state: PlainState) -> tuple[str | None, dict[str, int]]:
    """Where a next guard would come from, and what it can be: what has not been seen of the deck it comes from.

    While a guard is faced, this is about the one after it, once its treasure is taken.
    """
    neutral, red = (sum(treasures) for treasures in state.house[state.invaded])
    if state.source != record.NOTHING:
        neutral, red = (neutral - 1, red) if neutral else (0, red - 1)
    if neutral + red <= 0:
        return None, {}
    elites = unseen_elites(state)
    if not neutral and elites:
        return "elite", elites
    return "standin" if not neutral else "normal", unseen_guards(state)


def unseen_guards(state: PlainState) -> dict[str, int]:
    """The guards in the deck; if it is empty, those that will be shuffled again."""
    if not state.height[record.GUARD_DECK]:
        return dict(Counter(GUARD_NAMES[card] for card in sorted(cards_of(state, int(record.GUARD_DISCARD)))))
    seen = [
        *cards_of(state, int(record.GUARD_DISCARD)),
        *cards_of(state, int(record.TURNED_UP)),
        *(sentry for sentry in state.sentry if sentry != record.NOTHING),
    ]
    return _rest(GUARD_NAMES, GUARD_COPIES.tolist(), seen)


def unseen_elites(state: PlainState) -> dict[str, int]:
    """The elite guards in the deck; if it is empty, those that will be shuffled again."""
    discarded = cards_of(state, int(record.ELITE_DISCARD))
    if not state.height[record.ELITE_DECK]:
        return dict(Counter(ELITE_NAMES[card] for card in sorted(discarded)))
    owned = [kind for seat in range(state.seats) for kind, count in enumerate(state.elites[seat]) for _ in range(count)]
    faced = [state.guard] if state.source == record.ELITE else []
    return _rest(ELITE_NAMES, ELITE_COPIES.tolist(), [*discarded, *owned, *faced])


def _rest(names: Sequence[str], copies: Sequence[int], seen: Sequence[int]) -> dict[str, int]:
    left = {name: count - seen.count(card) for card, (name, count) in enumerate(zip(names, copies, strict=True))}
    return {name: count for name, count in left.items() if count}
