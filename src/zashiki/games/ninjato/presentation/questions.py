"""What is asked of the player who decides."""

import numpy as np

from zashiki.games.ninjato.components import CLAN_ORDER, KINDS
from zashiki.games.ninjato.presentation.facts.guards import with_guard
from zashiki.games.ninjato.presentation.facts.writing import with_numbers
from zashiki.games.ninjato.presentation.messages import EITHER, IT, MESSAGES, MOST_COUNTED, ONE
from zashiki.games.ninjato.presentation.view.plays import (
    GUARD_DOUBLE,
    GUARD_SIDES,
    beats,
    can_beat,
    kind_faced,
    means_of,
    packed_tiles,
)
from zashiki.games.ninjato.rules.guards import guard_value, is_double, play_total
from zashiki.games.ninjato.rules.influence import clan_honor
from zashiki.games.ninjato.rules.state import (
    BETWEEN,
    DISCARD,
    DRAW,
    FACE,
    FIRST,
    HENSO,
    KEEP,
    NEUTRAL,
    NOTHING,
    PLACE,
    RED,
    SECOND,
    TOKEN,
)
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Field, Int, State

ASKED = {
    PLACE: "place",
    DRAW: "draw",
    DISCARD: "discard",
    BETWEEN: "between",
    KEEP: "keep",
    TOKEN: "token",
    HENSO: "hensojutsu",
    FIRST: "first",
    SECOND: "second",
}
"""The message for each phase but one."""
ASK = np.array([MESSAGES.number(f"ask-{ASKED.get(phase, 'guard')}") for phase in range(SECOND + 1)], dtype=np.int64)
ASK_BOTH, ASK_REST = MESSAGES.number("ask-both"), MESSAGES.number("ask-rest")
SAY_STRIKE, SAY_NOTHING, SAY_TOTAL = (MESSAGES.number(f"say-{answer}") for answer in ("strike", "nothing", "total"))


@long_rule
def ask(state: State, facts: Facts) -> Int:
    """Writes the question to the seat to decide."""
    if state.phase == FACE:
        return ask_about_guard(state, facts)
    n = add_fact(facts, 0, ASK[state.phase])
    if state.phase == PLACE:
        return with_numbers(facts, n, state.round_number, state.turn // state.seats + 1)
    if state.phase == DRAW:
        return with_numbers(facts, n, state.draws_left)
    if state.phase == DISCARD:
        return with_numbers(facts, n, state.hand_size[state.player])
    if state.phase == BETWEEN:
        return with_numbers(facts, n, packed(state.shuriken[NEUTRAL]), packed(state.shuriken[RED]))
    if state.phase == TOKEN:
        return with_numbers(facts, n, state.invaded + 1)
    if state.phase in (FIRST, SECOND):
        clan = CLAN_ORDER[state.round_number, state.index]
        return with_numbers(facts, n, clan, clan_honor(state, clan))
    return n


@rule
def packed(treasures: Field) -> Int:
    """Treasures by kind, as an argument of the kind `Counts`, which has room for 15 of a kind."""
    counts = np.int64(0)
    for kind in range(KINDS):
        counts |= min(np.int64(treasures[kind]), np.int64(MOST_COUNTED)) << 4 * kind
    return counts


@rule
def ask_about_guard(state: State, facts: Facts) -> Int:
    """Writes which guard is faced, and whether the play so far wins, can still win, or cannot win any more.

    Each guard of a double is judged by itself: whether both can be beaten together can take long to find out.
    """
    need = guard_value(state, state.beaten & 1)
    if state.beaten:
        n = with_numbers(facts, add_fact(facts, 0, ASK_REST), state.stealth, need)
    else:
        n = with_guard(state, facts, add_fact(facts, 0, ASK_BOTH if is_double(state) else ASK[FACE]))
        facts[n - 1].numbers[3] = state.stealth
        facts[n - 1].numbers[4] = need
    return say_progress(state, facts, n)


@rule
def say_progress(state: State, facts: Facts, n: Int) -> Int:
    """Writes what the play so far can do."""
    beaten, hopeless, left = guards_by_hope(state)
    if beaten:
        n = add_fact(facts, n, SAY_STRIKE)
        return with_which(state, beaten, left, facts, with_numbers(facts, n, 0, 0, play_total(state)))
    if hopeless:
        return with_which(state, hopeless, left, facts, add_fact(facts, n, SAY_NOTHING))
    if state.played != NOTHING:
        return with_numbers(facts, add_fact(facts, n, SAY_TOTAL), play_total(state))
    return n


@rule
def guards_by_hope(state: State) -> tuple[Int, Int, Int]:
    """Of the guards left to beat those that the play so far beats, those that no play beats, and all of them: sets."""
    means, owned, kind = means_of(state), packed_tiles(state.skills[state.player]), kind_faced(state)
    beaten, hopeless, left = np.int64(0), np.int64(0), np.int64(0)
    for which in range(1 + GUARD_DOUBLE[kind]):
        strength = GUARD_SIDES[kind, which if GUARD_DOUBLE[kind] else 0]
        stealth = GUARD_SIDES[kind, which if GUARD_DOUBLE[kind] else 1]
        if not state.beaten >> which & 1:
            left |= np.int64(1) << which
            if beats(means, strength, stealth):
                beaten |= np.int64(1) << which
            if not can_beat(means, owned, strength, stealth):
                hopeless |= np.int64(1) << which
    return beaten, hopeless, left


@rule
def with_which(state: State, some: Int, left: Int, facts: Facts, n: Int) -> Int:
    """Gives the last fact some of the guards left to beat, as a set: the only one, either, or the one of a value."""
    if left & left - 1 == 0:
        facts[n - 1].numbers[0] = IT
    else:
        facts[n - 1].numbers[0] = EITHER if some & some - 1 else ONE
    facts[n - 1].numbers[1] = guard_value(state, 1 - (some & 1))
    return n
