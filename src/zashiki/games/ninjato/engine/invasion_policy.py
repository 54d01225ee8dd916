"""The play-out policy in an invasion: which guards can be beaten and with what, and whether to go on.

Stealth is strength in a mirror: a 1 is as good as a 5 is otherwise, and a guard of 2 as hard as one of 4. So cards and
guards are mirrored and treated as if by strength. A *hand* is the number of cards of each value, packed into one
number with three bits each; *skills* are likewise the ready tiles that help.
"""

import numpy as np

from zashiki.games.ninjato.actions import (
    ADD_SKILL,
    BANZAI,
    BORYAKU_HIGH,
    BORYAKU_LOW,
    CHOHO,
    KEEP_TREASURE,
    LEAVE,
    MINUS,
    PLAY_CARD,
    PLUS,
    SEISHIN,
    STRIKE,
    STRIKE_VALUE,
    STRIKE_VALUE_END,
    YIELD,
)
from zashiki.games.ninjato.components import (
    ADDITIONS,
    DOJO_VALUES,
    ELITE_VALUES,
    GUARD_VALUE,
    KINDS,
    MODIFIER,
    UNSPENT_HONOR,
    Skill,
)
from zashiki.games.ninjato.engine.estimate import PER_POINT
from zashiki.games.ninjato.rules.guards import is_double, play_total
from zashiki.games.ninjato.rules.state import ELITE, NEUTRAL, NOTHING, RED
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Float, Int, Ints, State

SHINOBI, INTON, SKILL_CHOHO = int(Skill.SHINOBI_IRI), int(Skill.INTONJUTSU), int(Skill.CHOHO)
KAYAKU, KENJUTSU = int(Skill.KAYAKUJUTSU), int(Skill.KENJUTSU)
TAI, BORYAKU, SKILL_SEISHIN = int(Skill.TAIJUTSU), int(Skill.BORYAKU), int(Skill.SEISHIN_TEKI)
ADDITION_NAMES = [addition.notation for addition in ADDITIONS]
ADD_TWO, ADD_ONE, ADD_SET = (
    np.array([ADD_SKILL + ADDITION_NAMES.index(name) for name in names], dtype=np.int64)
    for names in (("kayaku", "shinobi"), ("tai+", "tai-"), ("kenjutsu", "inton"))
)
"""By strength and by stealth: the addition of two, of one, and the one that sets the card."""
MIRROR = DOJO_VALUES + 1
SURE_TOTAL = 6
"""A total that beats every single guard."""
BORYAKU_CARD, BORYAKU_TOTAL = 6, 4
"""Boryaku as the number of a card, and its best value."""
WIDTH, DIGIT_MASK = 3, 7
"""Bits for each number in a packed hand, and their mask."""
HOPELESS = -1000.0
TREASURE_WORTH = np.array([20, 20, 55, 67, 90], dtype=np.int64)
"""The worth of a treasure, by kind, while there are placements to spend it. Dear ones buy envoys that score much."""
ELITE_WORTH, CLEAR_WORTH = 42, 6
ELITES_BEATEN = np.array([0, 0, 0, 0, 0.05, 0.35, 0.75])
"""The share of elite guards that a total beats."""


@rule
def worth_held(kind: Int, left: Int) -> Int:
    """What a treasure is worth with `left` placements to come."""
    return TREASURE_WORTH[kind] if left > 1 else np.int64(PER_POINT * UNSPENT_HONOR)


# Packed hands and skills


@rule
def hand_of(state: State, seat: Int, stealth: Int) -> Int:
    """A seat's dojo cards, packed and mirrored for stealth."""
    hand = np.int64(0)
    for value in range(DOJO_VALUES):
        place = DOJO_VALUES - 1 - value if stealth else value
        hand |= np.int64(state.hand[seat, value]) << (WIDTH * place)
    return hand


@rule
def skills_of(state: State, seat: Int, stealth: Int) -> Int:
    """A seat's ready tiles that help, packed."""
    twos = np.int64(state.ready[seat, SHINOBI] if stealth else state.ready[seat, KAYAKU])
    sets = np.int64(state.ready[seat, INTON] if stealth else state.ready[seat, KENJUTSU])
    ones, cards = np.int64(state.ready[seat, TAI]), np.int64(state.ready[seat, BORYAKU])
    return twos | ones << WIDTH | sets << 2 * WIDTH | cards << 3 * WIDTH


@rule
def twos_of(skills: Int) -> Int:
    """Tiles that add two."""
    return skills & DIGIT_MASK


@rule
def ones_of(skills: Int) -> Int:
    """Tiles that add one."""
    return skills >> WIDTH & DIGIT_MASK


@rule
def sets_of(skills: Int) -> Int:
    """Tiles that set the card."""
    return skills >> 2 * WIDTH & DIGIT_MASK


@rule
def boryaku_of(skills: Int) -> Int:
    """Boryaku tiles."""
    return skills >> 3 * WIDTH


@rule
def cards_of(hand: Int, value: Int) -> Int:
    """Cards of a value in a packed hand."""
    return hand >> (WIDTH * (value - 1)) & DIGIT_MASK


@rule
def without(hand: Int, value: Int) -> Int:
    """A packed hand without a card of a value."""
    return hand - (np.int64(1) << (WIDTH * (value - 1)))


@rule
def modifiers_of(hand: Int, value: Int) -> Int:
    """Threes to add beside a card."""
    return cards_of(hand, MODIFIER) - (value == MODIFIER)


@rule
def highest(hand: Int) -> Int:
    """The highest card of a packed hand; 0 if it is empty."""
    for value in range(DOJO_VALUES, 0, -1):
        if cards_of(hand, value) > 0:
            return value
    return 0


@rule
def lowest(hand: Int) -> Int:
    """The lowest card of a packed hand; 0 if it is empty."""
    for value in range(1, DOJO_VALUES + 1):
        if cards_of(hand, value) > 0:
            return value
    return 0


@rule
def reach(hand: Int, skills: Int) -> Int:
    """The greatest total that can be reached against the next guard, SURE_TOTAL at most."""
    card = highest(hand)
    if boryaku_of(skills) > 0:
        card = max(card, BORYAKU_TOTAL)
    if card == 0:
        return np.int64(0)
    if sets_of(skills) > 0:
        return np.int64(SURE_TOTAL)
    return min(np.int64(SURE_TOTAL), card + 2 * twos_of(skills) + ones_of(skills) + modifiers_of(hand, card))


@long_rule
def card_against(hand: Int, skills: Int, guard: Int) -> Int:
    """The cheapest card that beats a guard with additions, BORYAKU_CARD, or 0 if nothing does."""
    is_boryaku_enough = boryaku_of(skills) > 0 and guard < BORYAKU_TOTAL
    for stronger in range(guard + 1, DOJO_VALUES + 1):
        if cards_of(hand, stronger) > 0:
            return np.int64(BORYAKU_CARD if stronger >= BORYAKU_TOTAL and is_boryaku_enough else stronger)
    if is_boryaku_enough:
        return np.int64(BORYAKU_CARD)
    helps_by_one = ones_of(skills) + twos_of(skills) > 0
    if 1 <= guard <= DOJO_VALUES and cards_of(hand, guard) > 0 and (helps_by_one or modifiers_of(hand, guard) > 0):
        return np.int64(guard)
    if twos_of(skills) > 0 and guard >= 2 and cards_of(hand, guard - 1) > 0:
        return np.int64(guard - 1)
    if sets_of(skills) > 0 and guard < SURE_TOTAL and lowest(hand) > 0:
        return np.int64(lowest(hand))
    helps = 2 * twos_of(skills) + ones_of(skills)
    value = highest(hand)
    if value > 0 and value + helps + modifiers_of(hand, value) > guard:
        return np.int64(value)
    if boryaku_of(skills) > 0 and BORYAKU_TOTAL + helps + cards_of(hand, MODIFIER) > guard:
        return np.int64(BORYAKU_CARD)
    return np.int64(0)


@rule
def chance_of_next(hand: Int, skills: Int, side: Int) -> Float:
    """The chance to beat the next guard: a normal one, with values equally likely, or an elite one."""
    farthest = np.int64(reach(hand, skills))
    return ELITES_BEATEN[farthest] if side == RED else max(farthest - 1, np.int64(0)) / DOJO_VALUES


# Before an invasion


@long_rule
def invasion_worth(state: State, house: Int, stealth: Int, left: Int) -> Float:
    """What an invasion is likely to bring if it beats the sentry and goes on while that pays."""
    hand, skills = hand_of(state, state.player, stealth), skills_of(state, state.player, stealth)
    sentry = GUARD_VALUE[state.sentry[house]]
    sentry = MIRROR - sentry if stealth else sentry
    card = card_against(hand, skills, sentry)
    if card == 0:
        return HOPELESS
    if card == BORYAKU_CARD:
        skills -= np.int64(1) << 3 * WIDTH
    else:
        hand = without(hand, card)
        if card <= sentry and cards_of(hand, MODIFIER) > 0 and twos_of(skills) + ones_of(skills) + sets_of(skills) == 0:
            hand = without(hand, MODIFIER)
    worth: Float = 0.0
    stake: Float = 0.0
    dearest: Float | Int = 0.0
    alive: Float = 1.0
    is_first = True
    for side in range(2):
        for kind in range(KINDS):
            for _ in range(state.house[house, side, kind]):
                prize = worth_held(kind, left)
                chance = 1.0 if is_first else chance_of_next(hand, skills, side)
                gain = chance * (prize + (ELITE_WORTH if side == RED else 0)) - (1 - chance) * (stake - dearest)
                if gain <= 0:
                    return worth
                worth += alive * gain
                alive *= chance
                stake += prize
                dearest = max(dearest, prize)
                if not is_first:
                    hand, skills = after_a_guard(hand, skills)
                is_first = False
    return worth + alive * CLEAR_WORTH


@rule
def after_a_guard(hand: Int, skills: Int) -> tuple[Int, Int]:
    """Hand and skills after one more guard: less a 4, else less the highest card, else less a Boryaku."""
    card = BORYAKU_TOTAL if cards_of(hand, BORYAKU_TOTAL) > 0 else highest(hand)
    if card > 0:
        return without(hand, card), skills
    return hand, skills - (np.int64(1) << 3 * WIDTH) if boryaku_of(skills) > 0 else skills


# Facing a guard


@rule
def guard_in_mirror(state: State, stealth: Int) -> Int:
    """The value to beat, mirrored for stealth; of a double that of the first guard not beaten yet."""
    if state.source != ELITE:
        value = GUARD_VALUE[state.guard]
    elif is_double(state):
        value = ELITE_VALUES[state.guard, 1 if state.beaten & 1 else 0]
    else:
        value = ELITE_VALUES[state.guard, stealth]
    return MIRROR - value if stealth else value


@long_rule
def choose_play(state: State, legal: Ints, count: Int) -> Int:
    """Strikes if possible, else plays a card or an addition that can win, else uses Seishin-teki or yields."""
    for i in range(count):
        if legal[i] == STRIKE or STRIKE_VALUE <= legal[i] < STRIKE_VALUE_END:
            return np.int64(legal[i])
    me, stealth = state.player, np.int64(state.stealth)
    hand, skills = hand_of(state, me, stealth), skills_of(state, me, stealth)
    guard = guard_in_mirror(state, stealth)
    if state.played != NOTHING:
        points = np.int64(play_total(state))
        gap = guard + 1 - (MIRROR - points if stealth else points)
        return choose_addition(hand, skills, gap, stealth, state.set == NOTHING)
    card = card_against(hand, skills, guard)
    if card == BORYAKU_CARD:
        return np.int64(BORYAKU_LOW if stealth else BORYAKU_HIGH)
    if card > 0:
        return PLAY_CARD - 1 + (MIRROR - card if stealth else card)
    other = 1 - stealth
    if state.ready[me, SKILL_SEISHIN] > 0:
        card = card_against(hand_of(state, me, other), skills_of(state, me, other), guard_in_mirror(state, other))
    return np.int64(SEISHIN if card > 0 else YIELD)


@rule
def choose_addition(hand: Int, skills: Int, gap: Int, stealth: Int, can_set: Bool) -> Int:
    """The addition to a play that falls short by `gap`, tiles before cards; yields if nothing suffices."""
    twos, ones, threes = twos_of(skills), ones_of(skills), cards_of(hand, MODIFIER)
    if 2 * twos + ones + threes >= gap:
        if twos > 0 and gap >= 2:
            return ADD_TWO[stealth]
        if ones > 0:
            return ADD_ONE[stealth]
        if twos > 0:
            return ADD_TWO[stealth]
        if threes > 0:
            return np.int64(MINUS if stealth else PLUS)
    if sets_of(skills) > 0 and can_set:
        return ADD_SET[stealth]
    return np.int64(YIELD)


# Between guards, and after failing


@long_rule
def choose_between(state: State, left: Int) -> Int:
    """Banzai if the next treasure is worth the risk to those on the shuriken, else a swap if it helps, else leaves."""
    me, house, stealth = state.player, np.int64(state.invaded), np.int64(state.stealth)
    stake: Float = 0.0
    dearest: Float | Int = 0.0
    cheapest = -1
    for kind in range(KINDS):
        tokens = state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind]
        if tokens > 0:
            cheapest = kind if cheapest < 0 else cheapest
            dearest = worth_held(kind, left)
            stake += tokens * dearest
    tokens, next_side, next_kind = 0, NOTHING, 0
    for side in range(2):
        for kind in range(KINDS):
            tokens += state.house[house, side, kind]
            if next_side == NOTHING and state.house[house, side, kind] > 0:
                next_side, next_kind = side, kind
    chance = chance_of_next(hand_of(state, me, stealth), skills_of(state, me, stealth), next_side)
    prize = worth_held(next_kind, left) + (ELITE_WORTH if next_side == RED else 0) + (CLEAR_WORTH if tokens == 1 else 0)
    if chance * prize > (1 - chance) * (stake - dearest):
        return np.int64(BANZAI)
    return swap_or_else(state, cheapest, LEAVE)


@rule
def choose_keep(state: State, legal: Ints, count: Int) -> Int:
    """The dearest treasure, swapped for a dearer one if possible."""
    best = np.int64(legal[count - 1])
    return swap_or_else(state, best - KEEP_TREASURE, best)


@long_rule
def swap_or_else(state: State, mine: Int, action: Int) -> Int:
    """Choho for the dearest treasure of the house if it is dearer than `mine`, else `action`."""
    if state.ready[state.player, SKILL_CHOHO] > 0:
        my_side = NEUTRAL if state.shuriken[NEUTRAL, mine] > 0 else RED
        for kind in range(KINDS - 1, mine, -1):
            for side in range(2):
                if state.house[state.invaded, side, kind] > 0:
                    return np.int64(CHOHO + (my_side * KINDS + mine) * 2 * KINDS + side * KINDS + kind)
    return np.int64(action)
