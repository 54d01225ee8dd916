"""What a viewer sees of a Ninjato position, as data."""

import msgspec

from zashiki.games.ninjato.components import (
    ANY_CARD,
    CLAN_NAMES,
    CLAN_ORDER,
    COSTS,
    DOJO_VALUES,
    ELITE_NAMES,
    ENVOY_TABLE,
    GUARD_NAMES,
    HOUSES,
    RUMOR_COST,
    RUMOR_IDS,
    RUMOR_KIND,
    RUMOR_NAMES,
    SKILL_COST,
    SKILL_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.presentation.breakdown import ScoreLine, score_breakdown
from zashiki.games.ninjato.presentation.guards import guard_name, next_guards, play_total, values_to_beat
from zashiki.games.ninjato.presentation.snapshot import (
    ENVOY_AGES,
    PHASES,
    SIDES,
    SOURCES,
    GuardSource,
    Phase,
    Side,
    beaten_values,
    expand_counts,
    house_data,
    names_in_set,
    none_if_missing,
    pile_cards,
    pile_names,
    scoring_data,
    shuriken_letters,
    supply,
    tiles_of,
)
from zashiki.games.ninjato.rules.knowledge import HIDDEN
from zashiki.games.ninjato.rules.state import (
    BAG,
    BETWEEN,
    DOJO_DECK,
    ELITE_DECK,
    ENVOY_DECK,
    FACE,
    GUARD_DECK,
    NOBODY,
    NOTHING,
    RUMOR_DECK,
    SENSEI,
    SKILL_BIG,
    SKILL_SMALL,
    TURNED_UP,
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

    source: GuardSource
    id: str
    values: list[int]
    """The values to beat, on the side that is played; two for a double."""


class Invasion(msgspec.Struct, frozen=True):
    """An invasion."""

    house: int
    side: Side
    shuriken: list[str]
    guards: list[str]
    guard: Guard | None
    beaten: list[int]
    base: int | None
    set: int | None
    add: int
    total: int | None
    """The total of the play so far."""
    next_source: GuardSource | None
    """Where the next guard would come from; None if no treasure would be left."""
    next_guards: dict[str, int]
    """Every guard that may come next, with the number of cards not seen yet."""


class Player(msgspec.Struct, frozen=True):
    """The holdings of a seat."""

    honor: int
    hand: list[int] | None
    """None for the cards of others."""
    hand_size: int
    skills: list[tuple[str, bool]]
    """Tiles, each with whether it is ready."""
    treasures: list[str]
    envoys: list[Envoy]
    rumors: list[Rumor] | None
    """None for the rumors of others."""
    rumor_count: int
    elites: list[str]


class Scoring(msgspec.Struct, frozen=True):
    """A scoring phase in progress."""

    queue: list[int]
    """The seats still to name an envoy, once for each Hensojutsu."""
    named: list[int]
    """The ages of the envoys named so far."""
    index: int
    """The clan that is scored, as an index into `clan_order`; it starts again for the second places."""
    left: dict[str, str]
    """What the first of a clan left for the second, `honor` or `rumor`, by the letter of the clan."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees of a position of Ninjato."""

    game: str
    options: dict[str, str]
    seat: int | None
    player: int | None
    phase: Phase
    round: int
    turn: int
    order: list[int]
    clan_order: list[str]
    """The order in which the clans are scored at the end of this round; empty if they are not."""
    players: list[Player]
    dojo_stack: list[int]
    dojo_open: list[int]
    dojo_deck: int
    dojo_discard: list[int]
    draws_left: int
    sensei: list[str]
    sensei_costs: dict[str, str]
    """The card that each of these tiles costs a player who does not own its style: its value, or `?` for any."""
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
    scoring: Scoring | None
    scores: list[int]
    """Honor so far; the final totals once the game is over."""
    breakdown: list[list[ScoreLine]]
    """Where these points come from."""


def view(state: PlainState, viewer: int) -> View:
    """What a viewer sees."""
    breakdown = [score_breakdown(state, seat) for seat in range(state.seats)]
    is_scored = any(CLAN_ORDER[state.round_number])
    return View(
        game="ninjato",
        options={},
        seat=None if viewer == SPECTATOR else viewer,
        player=None if state.player == NOBODY else state.player,
        phase=PHASES[state.phase],
        round=state.round_number,
        turn=state.turn,
        order=state.order[: state.seats],
        clan_order=[CLAN_NAMES[clan] for clan in CLAN_ORDER[state.round_number]] if is_scored else [],
        players=[_player(state, seat) for seat in range(state.seats)],
        draws_left=state.draws_left,
        sensei_costs={SKILL_NAMES[tile]: _tile_cost(tile) for tile in pile_cards(state, int(SENSEI))},
        palace=[envoy_of(card) for card in state.palace],
        pavilion=[rumor_of(card) for card in state.pavilion],
        houses=[House(**house_data(state, number)) for number in range(HOUSES)],
        supply=supply(state),
        invasion=_invasion(state),
        scoring=_scoring(state),
        scores=[sum(line.points for line in lines) for lines in breakdown],
        breakdown=breakdown,
        **pile_names(state, "dojo_stack", "dojo_open", "dojo_discard", "sensei", "skill_discard"),
        **pile_names(state, "heap", "guard_discard", "elite_discard"),
        dojo_deck=state.height[DOJO_DECK],
        skill_big=state.height[SKILL_BIG],
        skill_small=state.height[SKILL_SMALL],
        envoy_deck=state.height[ENVOY_DECK],
        rumor_deck=state.height[RUMOR_DECK],
        bag=state.height[BAG],
        guard_deck=state.height[GUARD_DECK],
        elite_deck=state.height[ELITE_DECK],
    )


def _scoring(state: PlainState) -> Scoring | None:
    data = scoring_data(state)
    return None if data is None else Scoring(**data)


def _player(state: PlainState, seat: int) -> Player:
    shown = is_visible(state, seat)
    return Player(
        honor=sum(state.honor[seat]),
        hand=hand_of(state, seat) if shown else None,
        hand_size=state.hand_size[seat],
        skills=[(name, is_ready) for name, is_ready in tiles_of(state, seat)],
        treasures=expand_counts(state.treasures[seat], TREASURE_LETTERS),
        envoys=[_envoy(ENVOY_AGES.index(age)) for age in names_in_set(state.envoys[seat], ENVOY_AGES)],
        rumors=[_rumor(RUMOR_IDS.index(name)) for name in names_in_set(state.rumors[seat], RUMOR_IDS)]
        if shown
        else None,
        rumor_count=state.rumor_count[seat],
        elites=expand_counts(state.elites[seat], ELITE_NAMES),
    )


def is_visible(state: PlainState, seat: int) -> bool:
    """Whether the viewer may see a seat's hand and rumors."""
    return bool(state.rumors[seat] != HIDDEN)


def hand_of(state: PlainState, seat: int) -> list[int]:
    """A visible hand, ascending."""
    return expand_counts(state.hand[seat], range(1, DOJO_VALUES + 1))


def _envoy(number: int) -> Envoy:
    envoy = ENVOY_TABLE[number]
    return Envoy(envoy.age, CLAN_NAMES[envoy.clan], COSTS[envoy.cost].text, envoy.mask)


def envoy_of(card: int) -> Envoy | None:
    """The envoy in a slot of the palace."""
    return None if card == NOTHING else _envoy(card)


def _rumor(number: int) -> Rumor:
    return Rumor(RUMOR_IDS[number], RUMOR_NAMES[RUMOR_KIND[number]], COSTS[RUMOR_COST[number]].text)


def rumor_of(card: int) -> Rumor | None:
    """The rumor in a slot of the pavilion."""
    return None if card == NOTHING else _rumor(card)


def _tile_cost(tile: int) -> str:
    cost = int(SKILL_COST[tile])
    return "?" if cost == ANY_CARD else str(cost)


def _invasion(state: PlainState) -> Invasion | None:
    if state.invaded == NOTHING:
        return None
    source, guards = next_guards(state) if state.phase in (FACE, BETWEEN) else (None, {})
    guard = None
    if state.source != NOTHING:
        guard = Guard(SOURCES[state.source], guard_name(state), values_to_beat(state))
    return Invasion(
        house=state.invaded,
        side=SIDES[state.stealth],
        shuriken=shuriken_letters(state),
        guards=[GUARD_NAMES[card] for card in pile_cards(state, int(TURNED_UP))],
        guard=guard,
        beaten=beaten_values(state),
        base=none_if_missing(state.played),
        set=none_if_missing(state.set),
        add=state.add,
        total=play_total(state),
        next_source=source,
        next_guards=guards,
    )
