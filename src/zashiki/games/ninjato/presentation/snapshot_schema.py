"""The form of a snapshot of Ninjato; `snapshot_checks` checks the values."""

import msgspec


class HouseData(msgspec.Struct, forbid_unknown_fields=True):
    """A house in a snapshot."""

    token: str
    sentry: str | None
    neutral: list[str]
    red: list[str]
    closed: bool


class GuardData(msgspec.Struct, forbid_unknown_fields=True):
    """The guard that is faced."""

    source: str
    id: str


class InvasionData(msgspec.Struct, forbid_unknown_fields=True):
    """An invasion."""

    house: int
    side: str
    shuriken: list[str]
    guards: list[str]
    guard: GuardData | None
    beaten: list[int]
    base: int | None
    set: int | None
    add: int


class ScoringData(msgspec.Struct, forbid_unknown_fields=True):
    """A scoring phase."""

    queue: list[int]
    named: list[int]
    index: int
    left: dict[str, str]


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """A snapshot."""

    player: int | None
    players: int
    round: int
    order: list[int]
    turn: int
    dojo_stack: list[int]
    honor: list[int]
    hands: list[list[int]]
    skills: list[list[tuple[str, bool]]]
    treasures: list[list[str]]
    envoys: list[list[int]]
    rumors: list[list[str]]
    elites: list[list[str]]
    dojo_deck: list[int]
    dojo_discard: list[int]
    dojo_open: list[int]
    guard_deck: list[str]
    guard_discard: list[str]
    elite_deck: list[str]
    elite_discard: list[str]
    envoy_deck: list[int]
    palace: list[int | None]
    rumor_deck: list[str]
    pavilion: list[str | None]
    skill_big: list[str]
    skill_small: list[str]
    sensei: list[str]
    skill_discard: list[str]
    bag: list[str]
    heap: list[str]
    supply: list[str]
    houses: list[HouseData]
    phase: str
    draws_left: int
    invasion: InvasionData | None
    scoring: ScoringData | None
