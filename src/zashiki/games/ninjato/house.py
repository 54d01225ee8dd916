"""The clan houses: an invasion from the first guard to its end.

A decision returns whether the invasion, and with it the placement, is over.
"""

import numpy as np

from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    DOJO_VALUES,
    ELITE_DOUBLE,
    ELITE_VALUES,
    GUARD_ALARM,
    GUARD_VALUE,
    HOUSES,
    KINDS,
    MODIFIER,
    TOKEN_CLAN,
    TOKENS,
    Skill,
)
from zashiki.games.ninjato.record import (
    ADD_SKILL,
    BANZAI,
    BETWEEN,
    BORYAKU_HIGH,
    BORYAKU_LOW,
    CHOHO,
    CHOOSE_TOKEN,
    ELITE,
    ELITE_DECK,
    ELITE_DISCARD,
    FACE,
    GUARD_DECK,
    GUARD_DISCARD,
    HEAP,
    INVADE,
    KEEP,
    KEEP_ONE,
    KUJI,
    KUJI_TARGETS,
    LEAVE,
    MINUS,
    NEUTRAL,
    NORMAL,
    NOTHING,
    PLAY,
    PLUS,
    RED,
    SEISHIN,
    SENTRY,
    STAND_IN,
    STRIKE,
    STRIKE_VALUE,
    TOKEN,
    TURNED_UP,
    YIELD,
    draw,
    gain_treasure,
    move_pile,
    push,
    spend_card,
)
from zashiki.kernel.rule import long_rule, rule

SKILL_CHOHO, SKILL_KUJI, SKILL_SEISHIN = int(Skill.CHOHO), int(Skill.KUJI_IN), int(Skill.SEISHIN_TEKI)
SKILL_BORYAKU = int(Skill.BORYAKU)
ADDITION_SKILL = np.array([addition.skill for addition in ADDITIONS], dtype=np.int64)
ADDITION_STEP = np.array([addition.step for addition in ADDITIONS], dtype=np.int64)
ADDITION_SETS = np.array([NOTHING if one.sets is None else one.sets for one in ADDITIONS], dtype=np.int64)
BOTH = 3
"""Both guards of a double, as a set."""
A_CHOICE = -2


@long_rule
def decide(state, action):
    """Plays a decision of an invasion; whether the invasion is over."""
    kept = A_CHOICE
    if action < YIELD or action == SEISHIN:
        play(state, action)
    elif action == YIELD:
        give_up(state)
    elif action < LEAVE:
        use_tool(state, action)
    elif action == BANZAI:
        banzai(state)
    elif action == LEAVE:
        leave(state)
        return True
    elif action < CHOOSE_TOKEN:
        kept = action - KEEP_ONE
    else:
        clear(state, action - CHOOSE_TOKEN)
        return True
    if state.phase == KEEP:
        if kept == A_CHOICE:
            kept = forced_keep(state)
        if kept != A_CHOICE:
            keep(state, kept)
            return True
    return False


# Choosing a house


@rule
def legal_invasions(state, out, n):
    for house in range(HOUSES):
        if not state.closed[house]:
            out[n] = INVADE + 2 * house
            out[n + 1] = INVADE + 2 * house + 1
            n += 2
    return n


@rule
def invade(state, house, stealth):
    """The sentry is the first guard."""
    state.invaded = house
    state.stealth = stealth
    state.source = SENTRY
    state.guard = state.sentry[house]
    state.phase = FACE


# Facing a guard


@rule
def guard_value(state, which):
    """The value to beat; `which` tells the two guards of a double apart."""
    if state.source != ELITE:
        return GUARD_VALUE[state.guard]
    return ELITE_VALUES[state.guard, which if ELITE_DOUBLE[state.guard] else state.stealth]


@rule
def is_double(state):
    return state.source == ELITE and ELITE_DOUBLE[state.guard] != 0


@rule
def total(state):
    """The play so far; a setting effect counts before additions."""
    return (state.played if state.set == NOTHING else state.set) + state.add


@rule
def is_beaten_by(state, value, points):
    return points < value if state.stealth else points > value


@rule
def legal_plays(state, out, n):
    """Facing a guard: a card first, then additions and the strike; to give up and some skills at any moment."""
    me = state.player
    if state.played == NOTHING:
        for value in range(1, DOJO_VALUES + 1):
            if state.hand[me, value - 1] > 0:
                out[n] = PLAY + value - 1
                n += 1
        if state.ready[me, SKILL_BORYAKU] > 0:
            out[n] = BORYAKU_LOW
            out[n + 1] = BORYAKU_HIGH
            n += 2
    else:
        n = legal_additions(state, out, n)
        n = legal_strikes(state, out, n)
    out[n] = YIELD
    n += 1
    if state.ready[me, SKILL_SEISHIN] > 0:
        out[n] = SEISHIN
        n += 1
    return legal_tools(state, out, n)


@rule
def legal_additions(state, out, n):
    me = state.player
    if state.hand[me, MODIFIER - 1] > 0:
        out[n] = PLUS
        out[n + 1] = MINUS
        n += 2
    for number in range(len(ADDITION_SKILL)):
        if state.ready[me, ADDITION_SKILL[number]] > 0:
            out[n] = ADD_SKILL + number
            n += 1
    return n


@rule
def legal_strikes(state, out, n):
    """Offered once the total beats the guard; at a double the guards are named."""
    points = total(state)
    if not is_double(state):
        if is_beaten_by(state, guard_value(state, 0), points):
            out[n] = STRIKE
            n += 1
        return n
    low, high = ELITE_VALUES[state.guard, 0], ELITE_VALUES[state.guard, 1]
    strikes_low = not state.beaten & 1 and is_beaten_by(state, low, points)
    strikes_high = not state.beaten & 2 and is_beaten_by(state, high, points)
    if strikes_low:
        out[n] = STRIKE_VALUE + low - 1
        n += 1
    if strikes_high and not (strikes_low and low == high):
        out[n] = STRIKE_VALUE + high - 1
        n += 1
    return n


@rule
def play(state, action):
    """A card, Boryaku, an addition, a strike, or Seishin-teki."""
    if action < BORYAKU_LOW:
        spend_card(state, state.player, action - PLAY + 1)
        state.played = action - PLAY + 1
    elif action < PLUS:
        state.ready[state.player, SKILL_BORYAKU] -= 1
        state.played = BORYAKU_VALUES[action - BORYAKU_LOW]
    elif action < STRIKE:
        add(state, action)
    elif action == SEISHIN:
        state.ready[state.player, SKILL_SEISHIN] -= 1
        state.stealth = 1 - state.stealth
    else:
        strike(state, action)


@rule
def add(state, action):
    me = state.player
    if action in (PLUS, MINUS):
        spend_card(state, me, MODIFIER)
        state.add += 1 if action == PLUS else -1
    else:
        state.ready[me, ADDITION_SKILL[action - ADD_SKILL]] -= 1
        state.add += ADDITION_STEP[action - ADD_SKILL]
        if ADDITION_SETS[action - ADD_SKILL] != NOTHING:
            state.set = ADDITION_SETS[action - ADD_SKILL]


@rule
def clear_play(state):
    state.played = NOTHING
    state.set = NOTHING
    state.add = 0


@rule
def strike(state, action):
    """Beats the guard, or one of the guards of a double; a guard that is wholly beaten loses its treasure."""
    if action != STRIKE:
        low = ELITE_VALUES[state.guard, 0] == action - STRIKE_VALUE + 1 and not state.beaten & 1
        state.beaten |= 1 if low else 2
    clear_play(state)
    if action == STRIKE or state.beaten == BOTH:
        if state.source == ELITE:
            state.elites[state.player, state.guard] += 1
        dismiss_guard(state)
        take_next_treasure(state)
        state.phase = TOKEN if is_empty(state, state.invaded) else BETWEEN


@rule
def dismiss_guard(state):
    state.source = NOTHING
    state.guard = 0
    state.beaten = 0


@rule
def take_next_treasure(state):
    """Neutral ones from cheapest to dearest, then red ones from cheapest to dearest."""
    for side in range(2):
        for kind in range(KINDS):
            if state.house[state.invaded, side, kind] > 0:
                state.house[state.invaded, side, kind] -= 1
                state.shuriken[side, kind] += 1
                return


@rule
def neutral_treasures(state, house):
    treasures = 0
    for kind in range(KINDS):
        treasures += state.house[house, NEUTRAL, kind]
    return treasures


@rule
def is_empty(state, house):
    for kind in range(KINDS):
        if state.house[house, NEUTRAL, kind] + state.house[house, RED, kind] > 0:
            return False
    return True


# Skills for every moment of an invasion


@long_rule
def legal_tools(state, out, n):
    """Choho and Kuji-in."""
    me = state.player
    if state.ready[me, SKILL_CHOHO] > 0:
        for mine in range(2 * KINDS):
            if state.shuriken[mine // KINDS, mine % KINDS] > 0:
                for theirs in range(2 * KINDS):
                    if state.house[state.invaded, theirs // KINDS, theirs % KINDS] > 0:
                        out[n] = CHOHO + mine * 2 * KINDS + theirs
                        n += 1
    if state.ready[me, SKILL_KUJI] > 0:
        for number in range(len(KUJI_TARGETS)):
            if state.skills[me, KUJI_TARGETS[number]] > state.ready[me, KUJI_TARGETS[number]]:
                out[n] = KUJI + number
                n += 1
    return n


@rule
def use_tool(state, action):
    if action < KUJI:
        swap(state, (action - CHOHO) // (2 * KINDS), (action - CHOHO) % (2 * KINDS))
    else:
        state.ready[state.player, SKILL_KUJI] -= 1
        state.ready[state.player, KUJI_TARGETS[action - KUJI]] += 1


@rule
def swap(state, mine, theirs):
    """Choho. The treasure given takes the side of the one it replaces; but a neutral one given for a red one comes in
    neutral, and then the dearest neutral treasure turns red.
    """
    my_side, my_kind = mine // KINDS, mine % KINDS
    side, kind = theirs // KINDS, theirs % KINDS
    state.ready[state.player, SKILL_CHOHO] -= 1
    state.shuriken[my_side, my_kind] -= 1
    state.house[state.invaded, side, kind] -= 1
    state.shuriken[side, kind] += 1
    if my_side == NEUTRAL and side == RED:
        state.house[state.invaded, NEUTRAL, my_kind] += 1
        turn_dearest_red(state, state.invaded)
    else:
        state.house[state.invaded, side, my_kind] += 1


@rule
def turn_dearest_red(state, house):
    for kind in range(KINDS - 1, -1, -1):
        if state.house[house, NEUTRAL, kind] > 0:
            state.house[house, NEUTRAL, kind] -= 1
            state.house[house, RED, kind] += 1
            return


# Between guards


@rule
def legal_between(state, out, n):
    n = legal_tools(state, out, n)
    out[n] = LEAVE
    out[n + 1] = BANZAI
    return n + 2


@rule
def banzai(state):
    """The next guard: a normal one while a neutral treasure is in the house, else an elite one."""
    state.phase = FACE
    state.source = NORMAL
    if neutral_treasures(state, state.invaded) == 0:
        elite = draw(state, ELITE_DECK)
        if elite != NOTHING:
            state.source = ELITE
            state.guard = elite
            return
        state.source = STAND_IN
    state.guard = draw(state, GUARD_DECK)
    push(state, TURNED_UP, state.guard)
    if state.source == NORMAL and GUARD_ALARM[state.guard]:
        raise_alarm(state, state.invaded)


@rule
def raise_alarm(state, house):
    """A treasure comes, and the dearest neutral one turns red; but one is left for the guard to keep."""
    gain_treasure(state, house)
    if neutral_treasures(state, house) > 1:
        turn_dearest_red(state, house)


@rule
def leave(state):
    """Everything on the shuriken is kept, and the house gains a treasure."""
    keep_all(state)
    gain_treasure(state, state.invaded)
    end_invasion(state)


@rule
def keep_all(state):
    for kind in range(KINDS):
        state.treasures[state.player, kind] += state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind]


@rule
def end_invasion(state):
    move_pile(state, TURNED_UP, GUARD_DISCARD)
    for kind in range(KINDS):
        state.shuriken[NEUTRAL, kind] = 0
        state.shuriken[RED, kind] = 0
    state.invaded = NOTHING
    state.stealth = 0


# Failing


@rule
def give_up(state):
    """An unbeaten elite guard is discarded; then one treasure may be kept."""
    if state.source == ELITE:
        push(state, ELITE_DISCARD, state.guard)
    dismiss_guard(state)
    clear_play(state)
    state.phase = KEEP


@rule
def legal_keeps(state, out, n):
    n = legal_tools(state, out, n)
    for kind in range(KINDS):
        if state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind] > 0:
            out[n] = KEEP_ONE + kind
            n += 1
    return n


@rule
def forced_keep(state):
    """What is kept where there is nothing to decide: a kind, or NOTHING from an empty shuriken; else A_CHOICE."""
    kept = NOTHING
    for kind in range(KINDS):
        if state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind] > 0:
            if kept != NOTHING:
                return A_CHOICE
            kept = kind
    return A_CHOICE if kept != NOTHING and has_tool(state) else kept


@rule
def has_tool(state):
    """Whether Choho can be used, with treasures on both sides as there are, or Kuji-in."""
    me = state.player
    if state.ready[me, SKILL_CHOHO] > 0:
        return True
    used = 0
    for number in range(len(KUJI_TARGETS)):
        used += state.skills[me, KUJI_TARGETS[number]] - state.ready[me, KUJI_TARGETS[number]]
    return state.ready[me, SKILL_KUJI] > 0 and used > 0


@long_rule
def keep(state, kept):
    """Keeps a treasure, or NOTHING, discards the rest, and the house gains one, in this order."""
    if kept != NOTHING:
        state.treasures[state.player, kept] += 1
    for kind in range(KINDS):
        for _ in range(state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind] - (kind == kept)):
            push(state, HEAP, kind)
    gain_treasure(state, state.invaded)
    end_invasion(state)


# Clearing


@rule
def legal_tokens(state, out, n):
    """Every token of another clan that lies on no house."""
    for token in range(len(TOKENS)):
        is_free = TOKEN_CLAN[token] != TOKEN_CLAN[state.token[state.invaded]]
        for house in range(HOUSES):
            is_free = is_free and state.token[house] != token
        if is_free:
            out[n] = CHOOSE_TOKEN + token
            n += 1
    return n


@rule
def clear(state, token):
    """Everything is kept; the sentry goes, the house changes its clan, and is closed until the round ends."""
    house = state.invaded
    keep_all(state)
    end_invasion(state)
    push(state, GUARD_DISCARD, state.sentry[house])
    state.sentry[house] = NOTHING
    state.token[house] = token
    state.closed[house] = 1
