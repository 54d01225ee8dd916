"""What a viewer sees of a Ninjato position, as data, and its layout as a record of numbers, which `show` fills."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from zashiki.games.ninjato.components import (
    CLAN_LETTERS,
    CLAN_NAMES,
    CLANS,
    COSTS,
    DISPLAY,
    DOJO_CARDS,
    DOJO_OPEN,
    DOJO_VALUES,
    ELITE_NAMES,
    ELITES,
    ENVOY_TABLE,
    ENVOYS,
    GUARD_NAMES,
    GUARDS,
    HENSOJUTSU_TILES,
    HOUSES,
    MOST_PLAYERS,
    ORDINARY_TILES,
    RUMOR_COST,
    RUMOR_IDS,
    RUMOR_KIND,
    RUMOR_LETTERS,
    RUMOR_NAMES,
    RUMORS,
    SHURIKENS,
    SIDED_LETTERS,
    SKILL_COST,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_LETTERS,
    TREASURES,
)
from zashiki.games.ninjato.presentation.messages import MESSAGES
from zashiki.games.ninjato.presentation.view.plays import GUARD_IDS, LONGEST_PLAY, PLAY_MOVES
from zashiki.kernel.facts import Fact, Told
from zashiki.kernel.layout import Choices, Copies, Fixed, Int8, Int16, Keys, Layout, Most, Names, Nonzero

Phase: TypeAlias = Literal[
    "place", "draw", "discard", "face", "between", "keep", "token", "henso", "first", "second", "over"
]
GuardSource: TypeAlias = Literal["sentry", "normal", "elite", "standin"]
Side: TypeAlias = Literal["+", "-"]
Reward: TypeAlias = Literal["honor", "rumor"]
PHASES: tuple[Phase, ...] = get_args(Phase)
SOURCES: tuple[GuardSource, ...] = get_args(GuardSource)
SIDES: tuple[Side, ...] = get_args(Side)

CARD_VALUES = tuple(range(1, DOJO_VALUES + 1))
LESSON_COSTS = ("?", *map(str, CARD_VALUES))
"""The cost of a tile, by the value of the card; the first for any card."""
TILE_STATES = tuple((name, is_ready) for name in SKILL_NAMES for is_ready in (True, False))
PLAYS_SHOWN = 4
"""The number of winning plays listed for a guard."""
MOST_LINES = 12
"""The most sources of a seat's points."""


class Envoy(msgspec.Struct, frozen=True):
    """An envoy."""

    age: int
    clan: str
    cost: str
    """What it costs: a letter for each treasure, `a` for any one, `x` and `y` for kinds that the player chooses;
    `x-xxxx` is one to four of one kind."""
    mask: bool


class Rumor(msgspec.Struct, frozen=True):
    """A rumor."""

    id: str
    name: str
    cost: str
    """As for envoys."""


ENVOY_CARDS = tuple(
    Envoy(envoy.age, CLAN_NAMES[envoy.clan], COSTS[envoy.cost].name, envoy.mask) for envoy in ENVOY_TABLE
)
RUMOR_CARDS = tuple(
    Rumor(name, RUMOR_NAMES[kind], COSTS[cost].name)
    for name, kind, cost in zip(RUMOR_IDS, RUMOR_KIND, RUMOR_COST, strict=True)
)

Seat: TypeAlias = Int8
Seats: TypeAlias = Annotated[list[Seat], Most(MOST_PLAYERS)]
Treasures: TypeAlias = Annotated[list[str], Copies(tuple(TREASURE_LETTERS))]
SidedTreasures: TypeAlias = Annotated[list[str], Copies(tuple(SIDED_LETTERS))]
"""Treasures by side: a capital is red."""
Skill: TypeAlias = Annotated[str, Names(SKILL_NAMES)]
LessonCost: TypeAlias = Annotated[str, Names(LESSON_COSTS)]
TileCost: TypeAlias = Annotated[str, Names(tuple(LESSON_COSTS[cost] for cost in SKILL_COST))]
GuardName: TypeAlias = Annotated[str, Names(GUARD_NAMES)]
EnvoyCard: TypeAlias = Annotated[Envoy, Names(ENVOY_CARDS)]
RumorCard: TypeAlias = Annotated[Rumor, Names(RUMOR_CARDS)]


class House(msgspec.Struct, frozen=True):
    """A clan house."""

    token: Annotated[str, Names(TOKEN_NAMES)]
    sentry: GuardName | None
    neutral: Treasures
    red: Treasures
    closed: bool


class Guard(msgspec.Struct, frozen=True):
    """A guard that is faced."""

    source: GuardSource
    id: Annotated[str, Names(GUARD_IDS)]
    values: Annotated[list[Int8], Most(2)]
    """The values to beat, on the side that is played; two for a double."""


class Coming(msgspec.Struct, frozen=True):
    """Guards that may come next: those that look alike on the side that is played."""

    values: Annotated[list[Int8], Most(2)]
    """The value to beat; two for a double."""
    alarm: bool
    """Whether they would sound the alarm."""
    count: Int8
    """The number of cards not seen yet."""
    beatable: bool
    """Whether the invader's cards and skills beat them, if that is known."""


class Plays(msgspec.Struct, frozen=True):
    """The plays that beat a guard."""

    value: Int8
    """The value of the guard on the side that is played."""
    plays: Annotated[
        list[Annotated[list[Annotated[str, Names(PLAY_MOVES)]], Most(LONGEST_PLAY)]],
        Most(PLAYS_SHOWN),
    ]
    """The shortest ones, as moves, none of which contains another one; an empty one if the play so far wins."""
    more: bool
    """Whether there are others."""


class Invasion(msgspec.Struct, frozen=True):
    """An invasion."""

    house: Int8
    side: Side
    shuriken: SidedTreasures
    guards: Annotated[list[GuardName], Most(GUARDS)]
    guard: Guard | None
    beaten: Annotated[list[Int8], Most(2)]
    played: Int8 | None = msgspec.field(name="base")
    """The card that was played."""
    set: Int8 | None
    add: Int8
    total: Int8 | None
    """The total of the play so far."""
    wins: Annotated[list[Int8], Most(2)]
    """The values to beat that the play so far beats."""
    next_source: GuardSource | None
    """Where the next guard would come from; None if no treasure would be left."""
    next_guards: Annotated[dict[str, Int8], Nonzero(GUARD_IDS)]
    """Every guard that may come next, with the number of cards not seen yet."""
    outlook: Annotated[list[Coming], Most(len(GUARD_IDS))]
    """The same by what they look like, weak ones first."""
    beatable: Int8 | None
    """How many of these cards the invader's cards and skills beat, between guards, if the viewer knows the hand."""
    plays: Annotated[list[Plays], Most(2)]
    """For each guard left to beat, the plays that beat it; empty if the viewer does not know the hand."""
    fallen: Annotated[list[GuardName | None], Most(TREASURES)]
    """The guards beaten in this invasion, one for each treasure on the shuriken; None for an elite guard."""


class RumorWorth(msgspec.Struct, frozen=True):
    """What a player's rumors of a kind would bring now."""

    kind: Annotated[str, Names(tuple(RUMOR_LETTERS))]
    cards: Int8
    times: Int8
    """The honor for each of the things that this kind counts."""
    things: Int8
    honor: Int16


class Player(msgspec.Struct, frozen=True):
    """The holdings of a seat."""

    honor: Int16
    hand: Annotated[list[int] | None, Copies(CARD_VALUES)]
    """None for the cards of others."""
    hand_size: Int8
    skills: Annotated[list[tuple[str, bool]], Copies(TILE_STATES)]
    """Tiles, each with whether it is ready."""
    treasures: Treasures
    envoys: Annotated[list[EnvoyCard], Most(ENVOYS)]
    rumors: Annotated[list[RumorCard] | None, Most(RUMORS)]
    """None for the rumors of others."""
    rumor_count: Int8
    rumor_worth: Annotated[list[RumorWorth] | None, Most(len(RUMOR_LETTERS) - 1)]
    """Their rumors of the kinds that count things; None for those of others."""
    elites: Annotated[list[str], Copies(ELITE_NAMES)]
    lesson_costs: Annotated[list[LessonCost | None], Most(MOST_PLAYERS)]
    """What each of the sensei's tiles costs this player; None for nothing."""


class Influence(msgspec.Struct, frozen=True):
    """A seat's influence in a clan."""

    seat: Seat
    count: Int8


class Clan(msgspec.Struct, frozen=True):
    """A clan as it would be scored now."""

    name: Annotated[str, Names(CLAN_NAMES)]
    honor: Int8
    """The honor of its tokens on the houses."""
    influence: Annotated[list[Influence], Most(MOST_PLAYERS)]
    """The seats with influence, the first one first."""


class Scoring(msgspec.Struct, frozen=True):
    """A scoring phase in progress."""

    queue: Annotated[list[Seat], Most(HENSOJUTSU_TILES)]
    """The seats still to name an envoy, once for each Hensojutsu."""
    named: Annotated[list[Annotated[int, Names(tuple(envoy.age for envoy in ENVOY_TABLE))]], Most(HENSOJUTSU_TILES)]
    """The ages of the envoys named so far."""
    index: Int8
    """The clan that is scored, as an index into `clan_order`; it starts again for the second places."""
    left: Annotated[dict[str, Reward | None], Keys(tuple(CLAN_LETTERS))]
    """What the first of a clan left for the second, by the letter of the clan; None if that is not decided."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees of a position of Ninjato."""

    game: Literal["ninjato"]
    options: Annotated[dict[str, str], Choices({})]
    seat: Seat | None
    player: Seat | None
    phase: Phase
    round_number: Int8 = msgspec.field(name="round")
    turn: Int8
    order: Seats
    clan_order: Annotated[list[Annotated[str, Names(CLAN_NAMES)]], Most(CLANS)]
    """The order in which the clans are scored at the end of this round; empty if they are not."""
    clans: Annotated[list[Clan], Fixed(CLANS)]
    players: Annotated[list[Player], Most(MOST_PLAYERS)]
    dojo_stack: Annotated[list[Seat], Most(SHURIKENS * MOST_PLAYERS)]
    dojo_open: Annotated[list[Int8], Most(DOJO_OPEN)]
    dojo_deck: Int8
    dojo_discard: Annotated[list[Int8], Most(DOJO_CARDS)]
    draws_left: Int8
    sensei: Annotated[list[Skill], Most(MOST_PLAYERS)]
    sensei_costs: Annotated[
        list[Annotated[str, Names(tuple(LESSON_COSTS[cost] for cost in SKILL_COST))]], Most(MOST_PLAYERS)
    ]
    """The card that each of these tiles costs a player who does not own its style: its value, or `?` for any."""
    skill_big: Int8
    skill_small: Int8
    skill_discard: Annotated[list[Skill], Most(ORDINARY_TILES + HENSOJUTSU_TILES)]
    palace: Annotated[list[EnvoyCard | None], Fixed(DISPLAY)]
    envoy_deck: Int8
    pavilion: Annotated[list[RumorCard | None], Fixed(DISPLAY)]
    rumor_deck: Int8
    houses: Annotated[list[House], Fixed(HOUSES)]
    supply: Annotated[list[str], Copies(TOKEN_NAMES)]
    bag: Int8
    heap: Treasures
    guard_deck: Int8
    guard_discard: Annotated[list[GuardName], Most(GUARDS)]
    elite_deck: Int8
    elite_discard: Annotated[list[Annotated[str, Names(ELITE_NAMES)]], Most(ELITES)]
    invasion: Invasion | None
    scoring: Scoring | None
    scores: Annotated[list[Int16], Most(MOST_PLAYERS)]
    """Honor so far; the final totals once the game is over."""
    breakdown: Annotated[list[Annotated[list[Fact], Told(MESSAGES, MOST_LINES)]], Most(MOST_PLAYERS)]
    """Where these points come from."""


LAYOUT = Layout(View)
