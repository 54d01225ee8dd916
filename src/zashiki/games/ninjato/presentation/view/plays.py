"""Plays that beat a guard with what an invader holds; for people, not for the rules.

Cards, ready tiles and the play so far are packed into one number, the means. A play is a number too, five bits for
each of its moves, so that plays of equal length are ordered like numbers.

Two plays of which the same is left count as one, the first. Means determine how many moves led to them, so plays are
found in order of length without a memory of those found before: a play counts if no earlier one of its length leaves
the same, and is as possible.
"""

import numpy as np

from zashiki.games.ninjato.actions import ACTIONS
from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    DOJO_VALUES,
    ELITE_DOUBLE,
    ELITE_NAMES,
    ELITE_VALUES,
    FIRST_HENSOJUTSU,
    GUARD_KINDS,
    GUARD_NAMES,
    GUARD_VALUE,
    KUJI_TARGETS,
    MODIFIER,
    SKILL_COPIES,
    Skill,
)
from zashiki.games.ninjato.rules.state import ELITE, NOTHING
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Field, Int, State

LONGEST_PLAY = 5
"""Plays with more moves are not searched."""
MOST_PLAYS = 40
"""The number of plays against the first guard of a double that are tried."""
NO_PLAY = -1

# The kinds of guards, elite ones after the others, as in views

GUARD_IDS = GUARD_NAMES + ELITE_NAMES
GUARD_SIDES = np.concatenate([np.stack([GUARD_VALUE, GUARD_VALUE], axis=1), ELITE_VALUES])
"""The values of each kind against strength and stealth; of a double, its two guards."""
GUARD_DOUBLE = np.concatenate([np.zeros(GUARD_KINDS, dtype=np.int64), ELITE_DOUBLE])

# The means: hand and ready tiles, the side, and the play so far

_CARD_BITS, _TILE_BITS = 4, int(SKILL_COPIES.max()).bit_length()
_READY = _CARD_BITS * DOJO_VALUES
STEALTH = _READY + _TILE_BITS * FIRST_HENSOJUTSU
PLAYED = STEALTH + 1
SET = PLAYED + DOJO_VALUES.bit_length()
_SETS = sorted({addition.sets for addition in ADDITIONS if addition.sets is not None})
SET_VALUES = np.array([0, *_SETS], dtype=np.int64)
"""The values that a skill sets; the first stands for none."""
ADDED = SET + (len(_SETS)).bit_length()
ZERO = 64
"""Is added to the sum of the additions, so that it is not negative."""
CARD_MASK, TILE_MASK, PLAYED_MASK = (1 << _CARD_BITS) - 1, (1 << _TILE_BITS) - 1, (1 << DOJO_VALUES.bit_length()) - 1
SET_MASK, ADDED_MASK = (1 << len(_SETS).bit_length()) - 1, 2 * ZERO - 1
NO_CARD = ZERO << ADDED
"""The play so far, before a card is played."""
WITHOUT_PLAY = (1 << PLAYED) - 1
CARD_PLACE = np.array([_CARD_BITS * value for value in range(DOJO_VALUES)], dtype=np.int64)
TILE_PLACE = np.array([_READY + _TILE_BITS * skill for skill in range(FIRST_HENSOJUTSU)], dtype=np.int64)
KUJI_PLACE = int(TILE_PLACE[Skill.KUJI_IN])

# The moves of a play, in the order in which they are tried


def _blocks(*names: str) -> tuple[str, ...]:
    return tuple(ACTIONS.moves[action] for name in names for action in ACTIONS.range(name))


PLAY_MOVES = _blocks("play card", "boryaku", "modify", "add skill", "seishin", "kuji")
MOVES = len(PLAY_MOVES)
MOVE_BITS = 5
MOVE_MASK = (1 << MOVE_BITS) - 1
FIRST_ADDITION = DOJO_VALUES + len(BORYAKU_VALUES)
SEISHIN_MOVE = FIRST_ADDITION + 2 + len(ADDITIONS)
KUJI_MOVE = SEISHIN_MOVE + 1
_SPENT = (
    *((CARD_PLACE[value], CARD_MASK) for value in range(DOJO_VALUES)),
    *((TILE_PLACE[Skill.BORYAKU], TILE_MASK) for _ in BORYAKU_VALUES),
    *((CARD_PLACE[MODIFIER - 1], CARD_MASK) for _ in range(2)),
    *((TILE_PLACE[addition.skill], TILE_MASK) for addition in ADDITIONS),
    (TILE_PLACE[Skill.SEISHIN_TEKI], TILE_MASK),
    *((TILE_PLACE[Skill.KUJI_IN], TILE_MASK) for _ in KUJI_TARGETS),
)
SPENT_PLACE, SPENT_MASK = np.array(_SPENT, dtype=np.int64).T.copy()
"""The place in the means of what each move spends one of, and the mask of its number."""
_STEPS = (1, -1, *(addition.step for addition in ADDITIONS))
GAINED = np.array(
    [
        *((value + 1) << PLAYED for value in range(DOJO_VALUES)),
        *(value << PLAYED for value in BORYAKU_VALUES),
        *(step << ADDED for step in _STEPS),
        0,
        *(1 << int(TILE_PLACE[skill]) for skill in KUJI_TARGETS),
    ],
    dtype=np.int64,
)
"""What each move adds to the means, besides what it spends."""
SETS = np.array(
    [
        *(0 for _ in range(FIRST_ADDITION + 2)),
        *(0 if addition.sets is None else 1 + _SETS.index(addition.sets) for addition in ADDITIONS),
        *(0 for _ in range(1 + len(KUJI_TARGETS))),
    ],
    dtype=np.int64,
)
"""The number in SET_VALUES of the value that each move sets."""
READIES = np.array([int(TILE_PLACE[skill]) for skill in KUJI_TARGETS], dtype=np.int64)
MINUS_MOVE, TAIJUTSU_UP = PLAY_MOVES.index("-"), PLAY_MOVES.index("tai+")


# Guards and means


@rule
def kind_faced(state: State) -> Int:
    """The kind of the guard that is faced."""
    return np.int64(GUARD_KINDS + state.guard if state.source == ELITE else state.guard)


@rule
def means_of(state: State) -> Int:
    """The invader's means, from a state redacted for the invader."""
    means = packed_tiles(state.ready[state.player])
    for value in range(DOJO_VALUES):
        means |= np.int64(state.hand[state.player, value]) << CARD_PLACE[value]
    means |= np.int64(state.stealth) << STEALTH
    means |= (ZERO + np.int64(state.add)) << ADDED
    if state.played != NOTHING:
        means |= np.int64(state.played) << PLAYED
    for number in range(1, len(SET_VALUES)):
        if state.set == SET_VALUES[number]:
            means |= np.int64(number) << SET
    return means


@rule
def packed_tiles(tiles: Field) -> Int:
    """The number of tiles of each kind, in their places in the means."""
    means = np.int64(0)
    for skill in range(FIRST_HENSOJUTSU):
        means |= np.int64(tiles[skill]) << TILE_PLACE[skill]
    return means


@rule
def before_next_guard(means: Int) -> Int:
    """The same means before the next guard."""
    return means & WITHOUT_PLAY | NO_CARD


@rule
def total_of(means: Int) -> Int:
    """The total of the play so far, after a card."""
    number = means >> SET & SET_MASK
    value = SET_VALUES[number] if number else means >> PLAYED & PLAYED_MASK
    return value + (means >> ADDED & ADDED_MASK) - ZERO


@rule
def beats(means: Int, strength: Int, stealth: Int) -> Bool:
    """Whether the play so far beats a guard with these values against strength and stealth."""
    if not means >> PLAYED & PLAYED_MASK:
        return False
    return total_of(means) < stealth if means >> STEALTH & 1 else total_of(means) > strength


@rule
def is_possible(means: Int, owned: Int, move: Int) -> Bool:
    """Whether a move can be made; `owned` are all tiles, used or not."""
    if not means >> SPENT_PLACE[move] & SPENT_MASK[move]:
        return False
    if move >= KUJI_MOVE:
        place = READIES[move - KUJI_MOVE]
        return bool(owned >> place & TILE_MASK > means >> place & TILE_MASK)
    return move == SEISHIN_MOVE or (move >= FIRST_ADDITION) == (means >> PLAYED & PLAYED_MASK > 0)


@rule
def after_move(means: Int, move: Int) -> Int:
    """The means after a possible move."""
    means += GAINED[move] - (np.int64(1) << SPENT_PLACE[move])
    if SETS[move]:
        means = means & ~(SET_MASK << SET) | SETS[move] << SET
    return means ^ 1 << STEALTH if move == SEISHIN_MOVE else means


@rule
def after_play(means: Int, play: Int, length: Int) -> Int:
    """The means after a play."""
    for place in range(length - 1, -1, -1):
        means = after_move(means, play >> place * MOVE_BITS & MOVE_MASK)
    return means


# Whether there is a play


@long_rule
def can_beat(means: Int, owned: Int, strength: Int, stealth: Int) -> Bool:
    """Whether some play beats a guard.

    The order of moves makes no difference, except that a tile can be used again after Kuji-in.
    """
    play: Int = np.int64(0)
    length: Int = 0
    move: Int = 0
    now = means
    if beats(now, strength, stealth):
        return True
    while True:
        if move == MOVES:
            if length == 0:
                return False
            length -= 1
            move = (play & MOVE_MASK) + 1
            play >>= MOVE_BITS
            now = after_play(means, play, length)
        elif length < LONGEST_PLAY and is_possible(now, owned, move):
            now = after_move(now, move)
            if beats(now, strength, stealth):
                return True
            play = play << MOVE_BITS | move
            length += 1
            move = 0 if move >= KUJI_MOVE else move
        else:
            move += 1


@long_rule
def can_beat_kind(means: Int, owned: Int, kind: Int) -> Bool:
    """Whether a kind of guard can be beaten, or both guards of a double one after the other."""
    first, second = GUARD_SIDES[kind, 0], GUARD_SIDES[kind, 1]
    if not GUARD_DOUBLE[kind]:
        return can_beat(means, owned, first, second)
    return can_beat_both(means, owned, first, second) or can_beat_both(means, owned, second, first)


@long_rule
def can_beat_both(means: Int, owned: Int, value: Int, other: Int) -> Bool:
    """Whether one of the first plays that beat a guard leaves enough to beat another one."""
    plays = 0
    for length in range(1, LONGEST_PLAY + 1):
        play = next_play(means, owned, value, value, length, NO_PLAY)
        while play != NO_PLAY:
            left = before_next_guard(after_play(means, play, length))
            if can_beat(left, owned, other, other):
                return True
            plays += 1
            if plays == MOST_PLAYS:
                return False
            play = next_play(means, owned, value, value, length, play)
    return False


# All plays


@long_rule
def next_play(means: Int, owned: Int, strength: Int, stealth: Int, length: Int, last: Int) -> Int:
    """The next play of some length that beats a guard, after the last one, or NO_PLAY.

    A play that wins is not extended.
    """
    play: Int = np.int64(0)
    made: Int = 0
    move: Int = 0
    if last != NO_PLAY:
        play = last >> MOVE_BITS
        made = length - 1
        move = (last & MOVE_MASK) + 1
    now = after_play(means, play, made)
    while True:
        if move == MOVES:
            if made == 0:
                return np.int64(NO_PLAY)
            made -= 1
            move = (play & MOVE_MASK) + 1
            play >>= MOVE_BITS
            now = after_play(means, play, made)
            continue
        if is_possible(now, owned, move):
            then = after_move(now, move)
            wins = beats(then, strength, stealth)
            longer = play << MOVE_BITS | move
            if wins == (made + 1 == length) and is_first(means, owned, strength, stealth, longer, made + 1, then):
                if wins:
                    return longer
                play = longer
                made += 1
                move = 0
                now = then
                continue
        move += 1


@rule
def is_first(means: Int, owned: Int, strength: Int, stealth: Int, play: Int, length: Int, left: Int) -> Bool:
    """Whether no smaller play of the same length leaves the same."""
    return is_plain(play, length) or not has_earlier(means, owned, strength, stealth, play, length, left)


@rule
def is_plain(play: Int, length: Int) -> Bool:
    """Whether the moves are in ascending order, so that only others could leave the same: the signs of 3s and Taijutsu
    exchanged, or another tile used again after Kuji-in.
    """
    last: Int = MOVES
    has_minus = False
    has_tai = False
    for place in range(length):
        move = play >> place * MOVE_BITS & MOVE_MASK
        if move > last or move >= KUJI_MOVE:
            return False
        has_minus = has_minus or bool(move == MINUS_MOVE)
        has_tai = has_tai or bool(move == TAIJUTSU_UP)
        last = move
    return not (has_minus and has_tai)


@long_rule
def has_earlier(means: Int, owned: Int, strength: Int, stealth: Int, play: Int, length: Int, left: Int) -> Bool:
    """Whether a smaller play of the same length leaves the same, without winning on the way."""
    other: Int = np.int64(0)
    made: Int = 0
    move: Int = 0
    now = means
    while True:
        begun, limit = other << MOVE_BITS | move, play >> (length - 1 - made) * MOVE_BITS
        if move == MOVES or begun > limit or (begun == limit and made + 1 == length):
            if made == 0:
                return False
            made -= 1
            move = (other & MOVE_MASK) + 1
            other >>= MOVE_BITS
            now = after_play(means, other, made)
            continue
        if is_possible(now, owned, move) and is_spent(now, left, move):
            then = after_move(now, move)
            if made + 1 == length:
                if then == left:
                    return True
            elif not beats(then, strength, stealth):
                other = begun
                made += 1
                move = 0
                now = then
                continue
        move += 1


@rule
def is_spent(means: Int, left: Int, move: Int) -> Bool:
    """Whether more is there of what a move spends than will be left, or Kuji-in can make up for it."""
    place, mask = SPENT_PLACE[move], SPENT_MASK[move]
    if means >> place & mask > left >> place & mask:
        return True
    return mask == TILE_MASK and means >> KUJI_PLACE & TILE_MASK > left >> KUJI_PLACE & TILE_MASK


@rule
def contains(play: Int, length: Int, moves: Field, count: Int) -> Bool:
    """Whether a play contains all of some moves."""
    left = play
    for number in range(count):
        found = False
        for place in range(length):
            if not found and left >> place * MOVE_BITS & MOVE_MASK == moves[number]:
                left |= np.int64(MOVE_MASK) << place * MOVE_BITS
                found = True
        if not found:
            return False
    return True
