"""An invasion from the choice of the house to its end: leaving, failing or clearing.

A decision returns whether the invasion, and with it the placement, is over.
"""

from zashiki.games.ninjato.actions import (
    BANZAI,
    CHOHO,
    CHOHO_END,
    CHOOSE_TOKEN,
    CHOOSE_TOKEN_END,
    INVADE,
    KEEP_TREASURE,
    KEEP_TREASURE_END,
    KUJI,
    KUJI_END,
    LEAVE,
    YIELD,
)
from zashiki.games.ninjato.components import GUARD_ALARM, HOUSES, KINDS, TOKEN_CLAN, TOKENS
from zashiki.games.ninjato.rules.guards import clear_play, dismiss_guard, play
from zashiki.games.ninjato.rules.houses import gain_treasure, neutral_treasures, raise_alarm
from zashiki.games.ninjato.rules.piles import draw, move_pile, push
from zashiki.games.ninjato.rules.skills import can_use_skill, legal_skills, use_skill
from zashiki.games.ninjato.rules.state import (
    ELITE,
    ELITE_DECK,
    ELITE_DISCARD,
    FACE,
    GUARD_DECK,
    GUARD_DISCARD,
    HEAP,
    KEEP,
    NEUTRAL,
    NORMAL,
    NOTHING,
    RED,
    SENTRY,
    STAND_IN,
    TURNED_UP,
)
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, Ints, State

CHOICE_NEEDED = -2
"""Instead of a treasure to keep: the player has a choice."""


@long_rule
def decide(state: State, action: Int) -> Bool:
    """Plays a decision of an invasion; whether the placement is over."""
    if action == LEAVE:
        leave(state)
        return True
    if CHOOSE_TOKEN <= action < CHOOSE_TOKEN_END:
        clear(state, action - CHOOSE_TOKEN)
        return True
    kept: Int = CHOICE_NEEDED
    if KEEP_TREASURE <= action < KEEP_TREASURE_END:
        kept = action - KEEP_TREASURE
    elif action == BANZAI:
        banzai(state)
    elif action == YIELD:
        give_up(state)
    elif CHOHO <= action < CHOHO_END or KUJI <= action < KUJI_END:
        use_skill(state, action)
    else:
        play(state, action)
    if state.phase == KEEP:
        if kept == CHOICE_NEEDED:
            kept = forced_keep(state)
        if kept != CHOICE_NEEDED:
            keep(state, kept)
            return True
    return False


# Choosing a house


@rule
def legal_invasions(state: State, out: Ints, n: Int) -> Int:
    """Writes two invasions, by strength and by stealth, for each house that is open."""
    for house in range(HOUSES):
        if not state.closed[house]:
            out[n] = INVADE + 2 * house
            out[n + 1] = INVADE + 2 * house + 1
            n += 2
    return n


@rule
def invade(state: State, house: Int, stealth: Int) -> None:
    """Begins an invasion; the sentry is the first guard."""
    state.invaded = house
    state.stealth = stealth
    state.source = SENTRY
    state.guard = state.sentry[house]
    state.phase = FACE


# Between guards


@rule
def legal_between(state: State, out: Ints, n: Int) -> Int:
    """Writes the choices after a win: skills, leaving and banzai."""
    n = legal_skills(state, out, n)
    out[n] = LEAVE
    out[n + 1] = BANZAI
    return n + 2


@rule
def banzai(state: State) -> None:
    """Reveals the next guard: a normal one while a neutral treasure is in the house, else an elite one."""
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
def leave(state: State) -> None:
    """Keeps everything on the shuriken; the house gains a treasure."""
    keep_all(state)
    gain_treasure(state, state.invaded)
    end_invasion(state)


@rule
def keep_all(state: State) -> None:
    """Gives the invader every treasure on the shuriken."""
    for kind in range(KINDS):
        state.treasures[state.player, kind] += state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind]


@rule
def end_invasion(state: State) -> None:
    """Discards the guards that were turned up and clears the shuriken."""
    move_pile(state, TURNED_UP, GUARD_DISCARD)
    for kind in range(KINDS):
        state.shuriken[NEUTRAL, kind] = 0
        state.shuriken[RED, kind] = 0
    state.invaded = NOTHING
    state.stealth = 0


# Failing


@rule
def give_up(state: State) -> None:
    """Fails. An unbeaten elite guard is discarded; then one treasure may be kept."""
    if state.source == ELITE:
        push(state, ELITE_DISCARD, state.guard)
    dismiss_guard(state)
    clear_play(state)
    state.phase = KEEP


@rule
def legal_keeps(state: State, out: Ints, n: Int) -> Int:
    """Writes the choices after a fail: skills, and a treasure of each kind on the shuriken."""
    n = legal_skills(state, out, n)
    for kind in range(KINDS):
        if state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind] > 0:
            out[n] = KEEP_TREASURE + kind
            n += 1
    return n


@rule
def forced_keep(state: State) -> Int:
    """The treasure kept without a choice, NOTHING from an empty shuriken, or CHOICE_NEEDED."""
    kept = NOTHING
    for kind in range(KINDS):
        if state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind] > 0:
            if kept != NOTHING:
                return CHOICE_NEEDED
            kept = kind
    return CHOICE_NEEDED if kept != NOTHING and can_use_skill(state) else kept


@long_rule
def keep(state: State, kept: Int) -> None:
    """Keeps a treasure or NOTHING, discards the rest, and draws a treasure into the house, in this order."""
    if kept != NOTHING:
        state.treasures[state.player, kept] += 1
    for kind in range(KINDS):
        for _ in range(state.shuriken[NEUTRAL, kind] + state.shuriken[RED, kind] - (kind == kept)):
            push(state, HEAP, kind)
    gain_treasure(state, state.invaded)
    end_invasion(state)


# Clearing


@rule
def legal_tokens(state: State, out: Ints, n: Int) -> Int:
    """Writes every token of another clan that is not on a house."""
    for token in range(len(TOKENS)):
        is_free = TOKEN_CLAN[token] != TOKEN_CLAN[state.token[state.invaded]]
        for house in range(HOUSES):
            is_free = is_free and state.token[house] != token
        if is_free:
            out[n] = CHOOSE_TOKEN + token
            n += 1
    return n


@rule
def clear(state: State, token: Int) -> None:
    """Keeps everything, discards the sentry, changes the token, and closes the house until the round ends."""
    house = state.invaded
    keep_all(state)
    end_invasion(state)
    push(state, GUARD_DISCARD, state.sentry[house])
    state.sentry[house] = NOTHING
    state.token[house] = token
    state.closed[house] = 1
