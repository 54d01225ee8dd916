"""The state of a Ninjato position as a NumPy record, with the numbers of its piles, phases and sides.

All piles lie one behind the other in one field, `pile`; `height` holds their sizes. The last card of a pile is its
top. Each deck is followed by its discards, so that the number of the discards is the deck's plus one.
"""

import numpy as np

from zashiki.games.ninjato.components import (
    CLANS,
    DISPLAY,
    DOJO_CARDS,
    DOJO_OPEN,
    DOJO_VALUES,
    ELITE_KINDS,
    ELITES,
    ENVOYS,
    GUARDS,
    HENSOJUTSU_TILES,
    HOUSES,
    KINDS,
    MOST_PLAYERS,
    ORDINARY_TILES,
    RUMORS,
    SHURIKENS,
    SKILLS,
    TREASURES,
)

(
    DOJO_DECK,
    DOJO_DISCARD,
    GUARD_DECK,
    GUARD_DISCARD,
    ELITE_DECK,
    ELITE_DISCARD,
    BAG,
    HEAP,
    ENVOY_DECK,
    RUMOR_DECK,
    SKILL_BIG,
    SKILL_SMALL,
    SKILL_DISCARD,
    SENSEI,
    DOJO_FACE_UP,
    DOJO_STACK,
    TURNED_UP,
    QUEUE,
    NAMED,
) = (np.int64(number) for number in range(19))
PILE_CAPACITY = (
    *(DOJO_CARDS, DOJO_CARDS, GUARDS, GUARDS, ELITES, ELITES, TREASURES, TREASURES),
    *(ENVOYS, RUMORS, ORDINARY_TILES, HENSOJUTSU_TILES, ORDINARY_TILES + HENSOJUTSU_TILES),
    *(MOST_PLAYERS, DOJO_OPEN, SHURIKENS * MOST_PLAYERS, GUARDS, HENSOJUTSU_TILES, HENSOJUTSU_TILES),
)
"""The most cards that each pile can have."""
PILE_COUNT = len(PILE_CAPACITY)
PILE_START = np.array([sum(PILE_CAPACITY[:pile]) for pile in range(PILE_COUNT)], dtype=np.int64)
"""The place in `pile` where each pile begins."""
EARLIER, ENVOY_HONOR, RUMOR_HONOR, CLAN_HONOR = range(4)
HONOR_SOURCES = 4
"""The sources of honor; EARLIER is what a restored position had before."""

STATE = np.dtype(
    (
        np.record,
        [
            ("rng", "u8", 4),
            ("envoys", "i4", MOST_PLAYERS),  # a set of envoys for each seat, as a bit mask
            ("rumors", "i4", MOST_PLAYERS),  # a set of rumors
            ("honor", "i4", (MOST_PLAYERS, HONOR_SOURCES)),  # by source
            ("pile", "i1", sum(PILE_CAPACITY)),
            ("height", "i1", PILE_COUNT),
            ("hand", "i1", (MOST_PLAYERS, DOJO_VALUES)),  # cards of each value, from 1 on
            ("hand_size", "i1", MOST_PLAYERS),
            ("known", "i1", (MOST_PLAYERS, DOJO_VALUES)),  # those of them that were taken face up, seen by everybody
            ("rumor_count", "i1", MOST_PLAYERS),
            ("skills", "i1", (MOST_PLAYERS, SKILLS)),  # tiles of each kind
            ("ready", "i1", (MOST_PLAYERS, SKILLS)),  # those of them that are ready
            ("treasures", "i1", (MOST_PLAYERS, KINDS)),
            ("elites", "i1", (MOST_PLAYERS, ELITE_KINDS)),
            ("palace", "i1", DISPLAY),  # an envoy in each slot, or NOTHING
            ("pavilion", "i1", DISPLAY),  # a rumor
            ("token", "i1", HOUSES),
            ("sentry", "i1", HOUSES),  # a guard, or NOTHING
            ("house", "i1", (HOUSES, 2, KINDS)),  # treasures: NEUTRAL and RED
            ("closed", "i1", HOUSES),
            ("order", "i1", MOST_PLAYERS),  # the seats in turn order
            ("round_number", "i1"),
            ("turn", "i1"),  # finished placements in the round
            ("phase", "i1"),
            ("draws_left", "i1"),
            ("invaded", "i1"),  # the house, or NOTHING
            ("stealth", "i1"),
            ("shuriken", "i1", (2, KINDS)),  # treasures on it: NEUTRAL and RED
            ("source", "i1"),  # where the guard came from, or NOTHING
            ("guard", "i1"),
            ("beaten", "i1"),  # the guards of a double that are beaten, as a set
            ("played", "i1"),  # the value of the card played, or NOTHING
            ("set", "i1"),  # the value that a skill has set, or NOTHING
            ("add", "i1"),  # the sum of the additions
            ("index", "i1"),  # place in the clan order
            ("left", "i1", CLANS),  # the reward that the first of each clan has left
            ("player", "i1"),
            ("seats", "i1"),
            ("options", "i1", 0),
        ],
    )
)
NOTHING = -1
NOBODY = -1
PLACE, DRAW, DISCARD, FACE, BETWEEN, KEEP, TOKEN, HENSO, FIRST, SECOND, OVER = range(11)
"""The phases: the decision that is waiting."""
NEUTRAL, RED = range(2)
"""The sides of a treasure."""
SENTRY, NORMAL, ELITE, STAND_IN = range(4)
"""The sources of a guard."""
UNDECIDED, LEFT_HONOR, LEFT_RUMOR = range(3)
"""The rewards that the first of a clan can leave."""
