"""The components of Ninjato, as tables: every count, cost, age and value.

The printed rulebook gives totals and examples, not the make-up of every deck. What it prints is *known*; the rest
is *reconstructed* to fit every printed number, and is marked as such. Anybody who has the box can correct a
reconstructed number here; the rules and the notation follow.
"""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

MOST_PLAYERS = 4
ROUNDS = 7
SHURIKENS = 3
SCORING_ROUNDS = (3, 5, 7)

# Clans: known.


class Clan(IntEnum):
    """The three clans."""

    TAIRA = 0
    MINAMOTO = 1
    GO_SHIRAKAWA = 2


CLAN_NAMES = ("Taira", "Minamoto", "Go-Shirakawa")
CLAN_LETTERS = "TMS"
CLANS = len(Clan)
HONOR_OF_TOKENS = (2, 4, 5, 6, 8)
TOKENS = tuple((clan, honor) for clan in Clan for honor in HONOR_OF_TOKENS)
TOKEN_CLAN = np.array([clan for clan, _ in TOKENS], dtype=np.int64)
TOKEN_HONOR = np.array([honor for _, honor in TOKENS], dtype=np.int64)
TOKEN_NAMES = tuple(f"{CLAN_LETTERS[clan]}{honor}" for clan, honor in TOKENS)
START_TOKENS = np.array([TOKEN_NAMES.index(name) for name in ("T2", "T4", "M2", "M4", "S6")], dtype=np.int64)
HOUSES = len(START_TOKENS)
CLAN_ORDER = np.zeros((ROUNDS + 1, CLANS), dtype=np.int64)
"""By round: the order in which the clans are scored after it. The book prints two; the third continues them."""
CLAN_ORDER[3] = Clan.GO_SHIRAKAWA, Clan.TAIRA, Clan.MINAMOTO
CLAN_ORDER[5] = Clan.TAIRA, Clan.MINAMOTO, Clan.GO_SHIRAKAWA
CLAN_ORDER[7] = Clan.MINAMOTO, Clan.GO_SHIRAKAWA, Clan.TAIRA

# Treasures: the total of 90 and the values are known, the number of each kind is reconstructed.


class Treasure(IntEnum):
    """The kinds of treasure, from cheapest to dearest."""

    FAN = 0
    SCROLL = 1
    VASE = 2
    JADE = 3
    GOLD = 4


TREASURE_NAMES = ("fan", "scroll", "vase", "jade", "gold")
TREASURE_LETTERS = "fsvjg"
SIDED_LETTERS = TREASURE_LETTERS + TREASURE_LETTERS.upper()
"""Treasures by side: a capital is red."""
KINDS = len(Treasure)
GOLD = int(Treasure.GOLD)
TREASURE_COPIES = np.array([24, 21, 18, 15, 12], dtype=np.int64)
TREASURE_HONOR = np.array([2, 3, 4, 5, 5], dtype=np.int64)
"""When spent. Gold scores as the kind it stands for; in an "any" slot, as jade."""
TREASURES = int(TREASURE_COPIES.sum())
HOUSE_TREASURES = 3

# Dojo cards: the total of 52 and the values 1 to 5 are known, the number of each is reconstructed.

DOJO_VALUES = 5
DOJO_COPIES = np.array([10, 10, 12, 10, 10], dtype=np.int64)
DOJO_CARDS = int(DOJO_COPIES.sum())
MODIFIER = 3
"""The value of the card that can be played beside another as +1 or −1."""
FIRST_HAND = 4
DOJO_OPEN = 3
HAND_LIMIT = 7
DRAWS = np.array([4, 3, 2], dtype=np.int64)
"""The cards to draw, by the number of cards in hand; the last is for more."""

# Guards: the total of 40 and the values 1 to 5 are known; how many of each, and that all 3s alarm, is reconstructed.


@dataclass(frozen=True)
class Guard:
    """A kind of normal guard."""

    value: int
    alarm: bool
    copies: int

    @property
    def name(self) -> str:
        """Its name in snapshots: 3a."""
        return f"{self.value}{'a' if self.alarm else ''}"


GUARD_TABLE = (
    Guard(1, alarm=False, copies=8),
    Guard(2, alarm=False, copies=8),
    Guard(3, alarm=True, copies=8),
    Guard(4, alarm=False, copies=8),
    Guard(5, alarm=False, copies=8),
)
GUARD_NAMES = tuple(guard.name for guard in GUARD_TABLE)
GUARD_VALUE = np.array([guard.value for guard in GUARD_TABLE], dtype=np.int64)
GUARD_ALARM = np.array([guard.alarm for guard in GUARD_TABLE], dtype=np.int64)
GUARD_COPIES = np.array([guard.copies for guard in GUARD_TABLE], dtype=np.int64)
GUARD_KINDS = len(GUARD_TABLE)
GUARDS = int(GUARD_COPIES.sum())

# Elite guards: known are the total of 20, a 5/1 single, a double of 3 and 5, a stealth value of 3, and flags of
# 1 or 2. The other kinds and all numbers of copies are reconstructed.


@dataclass(frozen=True)
class Elite:
    """A kind of elite guard: a single with a value against strength and one against stealth, or a double."""

    values: tuple[int, int]
    double: bool
    honor: int
    copies: int

    @property
    def name(self) -> str:
        """Its name in snapshots: E51, D35."""
        return f"{'D' if self.double else 'E'}{self.values[0]}{self.values[1]}"


ELITE_TABLE = (
    Elite((5, 1), double=False, honor=2, copies=4),
    Elite((4, 2), double=False, honor=1, copies=4),
    Elite((5, 2), double=False, honor=1, copies=2),
    Elite((4, 1), double=False, honor=1, copies=2),
    Elite((5, 3), double=False, honor=1, copies=1),
    Elite((3, 1), double=False, honor=1, copies=1),
    Elite((3, 5), double=True, honor=2, copies=2),
    Elite((1, 3), double=True, honor=2, copies=2),
    Elite((2, 4), double=True, honor=2, copies=2),
)
ELITE_NAMES = tuple(elite.name for elite in ELITE_TABLE)
ELITE_VALUES = np.array([elite.values for elite in ELITE_TABLE], dtype=np.int64)
ELITE_DOUBLE = np.array([elite.double for elite in ELITE_TABLE], dtype=np.int64)
ELITE_HONOR = np.array([elite.honor for elite in ELITE_TABLE], dtype=np.int64)
ELITE_COPIES = np.array([elite.copies for elite in ELITE_TABLE], dtype=np.int64)
ELITE_KINDS = len(ELITE_TABLE)
ELITES = int(ELITE_COPIES.sum())

# Sensei tiles. Known are 16 ordinary ones and 3 Hensojutsu, all effects, and style and cost of Shinobi-iri and
# Kenjutsu. That the −2 belongs to Shinobi-iri and the 6 to Kenjutsu is inferred. Other styles, costs and numbers of
# copies are reconstructed. The names Kayakujutsu, Taijutsu and Kuji-in are this project's: the book's own are lost.


class Style(IntEnum):
    """The styles of the skills."""

    SNAKE = 0
    TIGER = 1
    CRANE = 2


STYLE_NAMES = ("snake", "tiger", "crane")


class Skill(IntEnum):
    """The kinds of tiles."""

    SHINOBI_IRI = 0
    INTONJUTSU = 1
    CHOHO = 2
    KAYAKUJUTSU = 3
    KENJUTSU = 4
    KUJI_IN = 5
    TAIJUTSU = 6
    BORYAKU = 7
    SEISHIN_TEKI = 8
    HENSOJUTSU_SNAKE = 9
    HENSOJUTSU_TIGER = 10
    HENSOJUTSU_CRANE = 11


@dataclass(frozen=True)
class Tile:
    """A kind of sensei tile."""

    skill: Skill
    style: Style
    cost: int
    """The value of the card to discard, or ANY_CARD; a player who owns the style pays nothing."""
    copies: int


ANY_CARD = 0
SKILL_TABLE = (
    Tile(Skill.SHINOBI_IRI, Style.SNAKE, cost=1, copies=2),
    Tile(Skill.INTONJUTSU, Style.SNAKE, cost=1, copies=2),
    Tile(Skill.CHOHO, Style.SNAKE, cost=1, copies=1),
    Tile(Skill.KAYAKUJUTSU, Style.TIGER, cost=5, copies=2),
    Tile(Skill.KENJUTSU, Style.TIGER, cost=5, copies=2),
    Tile(Skill.KUJI_IN, Style.TIGER, cost=5, copies=1),
    Tile(Skill.TAIJUTSU, Style.CRANE, cost=ANY_CARD, copies=2),
    Tile(Skill.BORYAKU, Style.CRANE, cost=ANY_CARD, copies=2),
    Tile(Skill.SEISHIN_TEKI, Style.CRANE, cost=ANY_CARD, copies=2),
    Tile(Skill.HENSOJUTSU_SNAKE, Style.SNAKE, cost=1, copies=1),
    Tile(Skill.HENSOJUTSU_TIGER, Style.TIGER, cost=5, copies=1),
    Tile(Skill.HENSOJUTSU_CRANE, Style.CRANE, cost=ANY_CARD, copies=1),
)
"""In the order of `Skill`."""
SKILL_NAMES = tuple(skill.name.lower().replace("hensojutsu_", "hensojutsu-").replace("_", "-") for skill in Skill)
SKILLS = len(Skill)
FIRST_HENSOJUTSU = int(Skill.HENSOJUTSU_SNAKE)
SKILL_STYLE = np.array([tile.style for tile in SKILL_TABLE], dtype=np.int64)
SKILL_COST = np.array([tile.cost for tile in SKILL_TABLE], dtype=np.int64)
SKILL_COPIES = np.array([tile.copies for tile in SKILL_TABLE], dtype=np.int64)
HENSOJUTSU_TILES = int(SKILL_COPIES[FIRST_HENSOJUTSU:].sum())
ORDINARY_TILES = int(SKILL_COPIES[:FIRST_HENSOJUTSU].sum())
KUJI_TARGETS = np.array([skill for skill in range(FIRST_HENSOJUTSU) if skill != Skill.KUJI_IN], dtype=np.int64)
"""The tiles that Kuji-in can ready."""
LEARNED = (*SKILL_NAMES[:FIRST_HENSOJUTSU], "hensojutsu")
"""The names of tiles in `learn:`: Hensojutsu without its style."""
LEARNED_AS = np.minimum(np.arange(SKILLS), FIRST_HENSOJUTSU).astype(np.int64)
"""For each kind of tile the number of its name in LEARNED."""
LAST_ORDINARY_ROUND = 4
"""The last round that shows an ordinary tile for each player; later rounds show one Hensojutsu each."""


@dataclass(frozen=True)
class Addition:
    """The effect of a skill on the card that is played: it adds to the card, or sets it."""

    notation: str
    skill: Skill
    step: int = 0
    sets: int | None = None


ADDITIONS = (
    Addition("shinobi", Skill.SHINOBI_IRI, step=-2),
    Addition("kayaku", Skill.KAYAKUJUTSU, step=2),
    Addition("tai+", Skill.TAIJUTSU, step=1),
    Addition("tai-", Skill.TAIJUTSU, step=-1),
    Addition("inton", Skill.INTONJUTSU, sets=0),
    Addition("kenjutsu", Skill.KENJUTSU, sets=6),
)
BORYAKU_VALUES = (2, 4)

# What envoys and rumors cost.


@dataclass(frozen=True)
class Cost:
    """Treasures to pay."""

    name: str
    """A letter for each treasure: its own, `a` for any kind, `x` and `y` for kinds that the player chooses. `x-xxxx` is
    one to four of one kind."""

    @property
    def named(self) -> str:
        """The letters of named kinds."""
        return "".join(letter for letter in self.name if letter in TREASURE_LETTERS)

    @property
    def groups(self) -> tuple[tuple[int, int], ...]:
        """For each kind that is chosen, which all are different, the least and the greatest number of treasures."""
        least, _, most = self.name.partition("-")
        return tuple((least.count(kind), (most or least).count(kind)) for kind in "xy" if kind in least)

    @property
    def any(self) -> int:
        """The number of treasures of any kind."""
        return self.name.count("a")


ENVOY_COSTS = (
    Cost("fj"),  # known
    Cost("vj"),  # known
    Cost("sv"),  # reconstructed
    Cost("fsv"),  # reconstructed
    Cost("x-xxxx"),  # known
    Cost("axxx"),  # known
    Cost("xxyy"),  # reconstructed
)
RUMOR_COSTS = (
    Cost("a"),  # known
    Cost("aa"),  # reconstructed
    Cost("s"),  # reconstructed
    Cost("v"),  # reconstructed
    Cost("j"),  # known
    Cost("fs"),  # reconstructed
)
RUMOR_COST_NAMES = ("?", "??", "s", "v", "j", "fs")
COSTS = ENVOY_COSTS + RUMOR_COSTS

# Envoys: the total of 21 and the mask are known; ages, clans and masks of each cost are reconstructed.


@dataclass(frozen=True)
class Envoy:
    """An envoy."""

    age: int
    clan: Clan
    cost: int
    mask: bool


def _envoys(ages: dict[int, tuple[int, int, int]], masked: range) -> tuple[Envoy, ...]:
    """All envoys, youngest first, from the ages for each cost, one for each clan."""
    table = [
        Envoy(age, clan, cost, cost in masked)
        for cost, row in ages.items()
        for clan, age in zip(Clan, row, strict=True)
    ]
    return tuple(sorted(table, key=lambda envoy: envoy.age))


ENVOY_TABLE = _envoys(
    {
        0: (72, 75, 78),
        1: (63, 66, 69),
        2: (54, 57, 60),
        3: (45, 48, 51),
        4: (36, 39, 42),
        5: (27, 30, 33),
        6: (18, 21, 24),
    },
    masked=range(4, 7),
)
"""Youngest first: of two envoys the one with the higher number is older."""
ENVOYS = len(ENVOY_TABLE)
ENVOY_AGE = np.array([envoy.age for envoy in ENVOY_TABLE], dtype=np.int64)
ENVOY_CLAN = np.array([envoy.clan for envoy in ENVOY_TABLE], dtype=np.int64)
ENVOY_COST = np.array([envoy.cost for envoy in ENVOY_TABLE], dtype=np.int64)
ENVOY_MASK = np.array([envoy.mask for envoy in ENVOY_TABLE], dtype=np.int64)
MASKED = tuple(number for number, envoy in enumerate(ENVOY_TABLE) if envoy.mask)

# Rumors: the total of 30 and the five kinds are known; six of each kind, one for every cost, are reconstructed.


class Rumor(IntEnum):
    """The kinds of rumors."""

    GREATEST_WARRIOR = 0
    GOOD_WILL = 1
    POWERFUL_FRIENDS = 2
    SECRET_ARTS = 3
    DISHONORABLE = 4


RUMOR_NAMES = (
    "Greatest Warrior",
    "Good Will of the People",
    "Powerful Friends",
    "Master of the Secret Arts",
    "Dishonorable Opponents",
)
RUMOR_LETTERS = "WGPAD"
RUMOR_KINDS = len(Rumor)
RUMOR_TABLE = tuple((kind, cost) for kind in Rumor for cost in range(len(RUMOR_COSTS)))
RUMORS = len(RUMOR_TABLE)
RUMOR_KIND = np.array([kind for kind, _ in RUMOR_TABLE], dtype=np.int64)
RUMOR_COST = np.array([len(ENVOY_COSTS) + cost for _, cost in RUMOR_TABLE], dtype=np.int64)
RUMOR_IDS = tuple(f"{RUMOR_LETTERS[kind]}{RUMOR_COST_NAMES[cost]}" for kind, cost in RUMOR_TABLE)
DISPLAY = 4
"""The slots of the palace, and of the pavilion."""

# Points at the end: known.

FULL_SET = 3
SET_MULTIPLIER = 4
DISHONORABLE_HONOR = np.array([0, 6, 4, 2, 2], dtype=np.int64)
"""The honor of each Dishonorable Opponents, by the number of players who hold any."""
UNSPENT_HONOR = 1
