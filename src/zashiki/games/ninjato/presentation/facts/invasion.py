"""Facts of an invasion, from the choice of the house to its end."""

from zashiki.games.ninjato.actions import (
    BANZAI,
    CHOHO,
    CHOHO_END,
    CHOOSE_TOKEN,
    CHOOSE_TOKEN_END,
    INVADE,
    INVADE_END,
    KEEP_TREASURE,
    KEEP_TREASURE_END,
    LEAVE,
    STRIKE,
    STRIKE_VALUE,
    STRIKE_VALUE_END,
    YIELD,
)
from zashiki.games.ninjato.components import (
    ELITE_HONOR,
    GUARD_ALARM,
    GUARD_VALUE,
    KINDS,
    TOKEN_CLAN,
    TOKEN_HONOR,
)
from zashiki.games.ninjato.presentation.facts import plays
from zashiki.games.ninjato.presentation.facts.guards import with_guard
from zashiki.games.ninjato.presentation.facts.writing import add_piece, add_silent, in_house, with_numbers
from zashiki.games.ninjato.presentation.messages import (
    BAG_AT,
    ELITE_PIECE,
    GUARD_AT,
    GUARD_PIECE,
    GUARDS_AT,
    HEAP_AT,
    HOUSE_AT,
    MESSAGES,
    SEAT_AT,
    SHURIKEN_AT,
    SHURIKEN_PIECE,
    SHURIKENS_AT,
    SUPPLY_AT,
    TOKEN_AT,
    TOKEN_PIECE,
    TREASURE_PIECE,
)
from zashiki.games.ninjato.rules.state import (
    BAG,
    ELITE,
    ELITE_DECK,
    FACE,
    GUARD_DECK,
    HEAP,
    NEUTRAL,
    NORMAL,
    NOTHING,
    RED,
    TOKEN,
)
from zashiki.kernel.facts import Facts, add_fact, counted
from zashiki.kernel.layout import NONE
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, State

INVADES, FAIL, BANZAI_SHOUT = (MESSAGES.number(name) for name in ("invade", "fail", "banzai"))
LEAVES, KEEP_ALL, KEEP_MORE = (MESSAGES.number(name) for name in ("leave", "keep-all", "keep-more"))
KEEP, LOSE = MESSAGES.number("keep"), MESSAGES.number("lose")
KEEP_ELITE, WIN, CLEAR = (MESSAGES.number(name) for name in ("keep-elite", "win", "clear"))
SHUFFLE_GUARDS, SHUFFLE_ELITES, REFILL_BAG = (
    MESSAGES.number(name) for name in ("shuffle-guards", "shuffle-elites", "refill-bag")
)
GUARD_COMES = MESSAGES.number("guard-comes")
ALARM, ALARM_EMPTY, ALARM_EMPTY_TURNING = (
    MESSAGES.number(name) for name in ("alarm", "alarm-empty", "alarm-empty-turning")
)
GAIN = MESSAGES.number("gain")
OLD_TOKEN, NEW_TOKEN = MESSAGES.number("old-token"), MESSAGES.number("put-token")


@rule
def is_strike(action: Int) -> Bool:
    """Whether an action is a strike."""
    return action == STRIKE or STRIKE_VALUE <= action < STRIKE_VALUE_END


@long_rule
def invasion_decision(state: State, action: Int, facts: Facts) -> Int:
    """Adds a decision of an invasion, without what follows from it."""
    me = state.player
    if INVADE <= action < INVADE_END:
        house, stealth = (action - INVADE) // 2, (action - INVADE) % 2
        n = add_fact(facts, 0, INVADES, me, SHURIKEN_PIECE + me, SHURIKENS_AT + me, HOUSE_AT + house)
        return with_numbers(facts, n, house + 1, stealth, GUARD_VALUE[state.sentry[house]])
    if is_strike(action):
        return plays.strike(state, action, facts)
    if action == BANZAI:
        return add_fact(facts, 0, BANZAI_SHOUT, me)
    if action == LEAVE:
        return keep_all(state, LEAVES, facts)
    if action == YIELD:
        n = with_guard(state, facts, add_fact(facts, 0, FAIL, me))
        facts[n - 1].numbers[3] = treasures_taken(state)
        return n
    if KEEP_TREASURE <= action < KEEP_TREASURE_END:
        return keep(state, action, action - KEEP_TREASURE, facts, 0)
    if CHOOSE_TOKEN <= action < CHOOSE_TOKEN_END:
        return put_token(state, action - CHOOSE_TOKEN, facts, 0)
    return plays.play(state, action, facts)


@long_rule
def tell_invasion(before: State, after: State, action: Int, facts: Facts) -> Int:
    """Adds the events of a decision in an invasion."""
    if CHOOSE_TOKEN <= action < CHOOSE_TOKEN_END:
        return put_token(before, action - CHOOSE_TOKEN, facts, keep_all(before, KEEP_ALL, facts))
    n = invasion_decision(before, action, facts)
    if is_strike(action):
        return win(before, after, facts, n)
    if action == BANZAI:
        return next_guard(before, after, facts, n)
    if before.invaded != NOTHING and after.invaded == NOTHING:
        return end(before, after, action, facts, n)
    return n


# Wins, and the next guard


@rule
def win(before: State, after: State, facts: Facts, n: Int) -> Int:
    """Adds what a player gets who has beaten the guard, or both of a double."""
    if after.phase == FACE:
        return n
    me, house = before.player, before.invaded
    if before.source == ELITE:
        n = add_fact(facts, n, KEEP_ELITE, me, ELITE_PIECE + before.guard, GUARD_AT, SEAT_AT + me)
        with_numbers(facts, n, ELITE_HONOR[before.guard])
    for number in range(2 * KINDS):
        side, kind = number // KINDS, number % KINDS
        if after.shuriken[side, kind] > before.shuriken[side, kind]:
            n = add_fact(facts, n, WIN, me, TREASURE_PIECE + number, HOUSE_AT + house, SHURIKEN_AT)
    if after.phase == TOKEN:
        n = with_numbers(facts, add_fact(facts, n, CLEAR, me), house + 1)
    return n


@rule
def next_guard(before: State, after: State, facts: Facts, n: Int) -> Int:
    """Adds the guard that comes, and the alarm it may raise."""
    if after.height[GUARD_DECK + 1] < before.height[GUARD_DECK + 1]:
        n = add_fact(facts, n, SHUFFLE_GUARDS)
    if after.height[ELITE_DECK + 1] < before.height[ELITE_DECK + 1]:
        n = add_fact(facts, n, SHUFFLE_ELITES)
    piece = (ELITE_PIECE if after.source == ELITE else GUARD_PIECE) + after.guard
    n = with_guard(after, facts, add_fact(facts, n, GUARD_COMES, NONE, piece, GUARDS_AT, GUARD_AT))
    if after.source == NORMAL and GUARD_ALARM[after.guard]:
        if after.height[HEAP] < before.height[HEAP]:
            n = add_fact(facts, n, REFILL_BAG)
        n = alarm(before, after, facts, n)
    return n


@rule
def alarm(before: State, after: State, facts: Facts, n: Int) -> Int:
    """Adds the treasure that an alarm brings, and the one that turns red. If none is left to come, none may turn."""
    house = before.invaded
    came, turned = NOTHING, NOTHING
    for kind in range(KINDS):
        if in_house(after, house, kind) > in_house(before, house, kind):
            came = kind
        if after.house[house, RED, kind] > before.house[house, RED, kind]:
            turned = kind
    if came == NOTHING:
        message = ALARM_EMPTY if turned == NOTHING else ALARM_EMPTY_TURNING
        n = add_fact(facts, n, message, NONE, NONE, NONE, HOUSE_AT + house)
    else:
        n = add_fact(facts, n, ALARM, NONE, TREASURE_PIECE + came, BAG_AT, HOUSE_AT + house)
    return with_numbers(facts, n, max(turned, 0))


# The end of an invasion


@rule
def taken(state: State, kind: Int) -> Int:
    """The treasures of a kind on the shuriken."""
    return state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind]


@rule
def treasures_taken(state: State) -> Int:
    """The treasures on the shuriken."""
    treasures: Int = 0
    for kind in range(KINDS):
        treasures += taken(state, kind)
    return treasures


@rule
def keep_all(state: State, message: Int, facts: Facts) -> Int:
    """Adds that all treasures on the shuriken become the player's, in a sentence of its own."""
    n: Int = 0
    for number in range(2 * KINDS):
        for _ in range(state.shuriken[number // KINDS, number % KINDS]):
            piece, me = TREASURE_PIECE + number % KINDS, state.player
            n = add_piece(facts, n, 0, message, KEEP_MORE, me, piece, SHURIKEN_AT, SEAT_AT + me)
    facts[0].numbers[0] = counted(state.shuriken[NEUTRAL]) + counted(state.shuriken[RED])
    return n


@rule
def put_token(state: State, token: Int, facts: Facts, n: Int) -> Int:
    """Adds that a cleared house gets a new token."""
    me, house = state.player, HOUSE_AT + state.invaded
    n = add_silent(facts, n, OLD_TOKEN, NONE, TOKEN_PIECE + state.token[state.invaded], house, SUPPLY_AT)
    n = add_fact(facts, n, NEW_TOKEN, me, TOKEN_PIECE + token, TOKEN_AT + token, house)
    return with_numbers(facts, n, TOKEN_CLAN[token], TOKEN_HONOR[token], state.invaded + 1)


@rule
def swapped(action: Int, kind: Int) -> Int:
    """How many treasures of a kind Choho brings to the shuriken: 1, 0 or −1; 0 for other actions."""
    if action < CHOHO or action >= CHOHO_END:
        return 0
    mine, theirs = (action - CHOHO) // (2 * KINDS) % KINDS, (action - CHOHO) % KINDS
    return (theirs == kind) - (mine == kind)


@long_rule
def keep(before: State, action: Int, kept: Int, facts: Facts, n: Int) -> Int:
    """Adds the treasure that is kept after a fail, and the lost ones."""
    me = before.player
    lost = treasures_taken(before) - 1
    n = add_fact(facts, n, KEEP, me, TREASURE_PIECE + kept, SHURIKEN_AT, SEAT_AT + me)
    with_numbers(facts, n, lost)
    for kind in range(KINDS):
        for _ in range(taken(before, kind) + swapped(action, kind) - (kind == kept)):
            n = add_silent(facts, n, LOSE, NONE, TREASURE_PIECE + kind, SHURIKEN_AT, HEAP_AT)
    return n


@rule
def end(before: State, after: State, action: Int, facts: Facts, n: Int) -> Int:
    """Adds the end of an invasion that did not clear the house: the treasure kept, and the new one in the house."""
    house = before.invaded
    lost: Int = 0
    if action != LEAVE and treasures_taken(before) > 0:
        lost = treasures_taken(before) - 1
        if action < KEEP_TREASURE or action >= KEEP_TREASURE_END:
            n = keep(before, action, kept_treasure(before, after), facts, n)
    if before.height[BAG] == 0 and after.height[HEAP] != before.height[HEAP] + lost:
        n = add_fact(facts, n, REFILL_BAG)
    for kind in range(KINDS):
        if in_house(after, house, kind) + swapped(action, kind) > in_house(before, house, kind):
            n = add_fact(facts, n, GAIN, NONE, TREASURE_PIECE + kind, BAG_AT, HOUSE_AT + house)
            with_numbers(facts, n, house + 1)
    return n


@rule
def kept_treasure(before: State, after: State) -> Int:
    """The kind of the treasure that the player has got."""
    kept: Int = 0
    while kept < KINDS - 1 and after.treasures[before.player, kept] <= before.treasures[before.player, kept]:
        kept += 1
    return kept
