"""Choho and Kuji-in, the skills that can be used at every moment of an invasion."""

from zashiki.games.ninjato.actions import CHOHO, CHOHO_END, KUJI
from zashiki.games.ninjato.components import KINDS, KUJI_TARGETS, Skill
from zashiki.games.ninjato.rules.houses import turn_dearest_red
from zashiki.games.ninjato.rules.state import NEUTRAL, RED
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Bool, Int, Ints, State

SKILL_CHOHO, SKILL_KUJI, SKILL_SEISHIN = int(Skill.CHOHO), int(Skill.KUJI_IN), int(Skill.SEISHIN_TEKI)
SKILL_BORYAKU = int(Skill.BORYAKU)


@long_rule
def legal_skills(state: State, out: Ints, n: Int) -> Int:
    """Writes every use of Choho and Kuji-in."""
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
def use_skill(state: State, action: Int) -> None:
    """Plays Choho or Kuji-in."""
    if CHOHO <= action < CHOHO_END:
        swap(state, (action - CHOHO) // (2 * KINDS), (action - CHOHO) % (2 * KINDS))
    else:
        state.ready[state.player, SKILL_KUJI] -= 1
        state.ready[state.player, KUJI_TARGETS[action - KUJI]] += 1


@rule
def can_use_skill(state: State) -> Bool:
    """Whether Choho or Kuji-in can be used after a fail: there is a treasure on the shuriken and one in the house."""
    me = state.player
    if state.ready[me, SKILL_CHOHO] > 0:
        return True
    used = 0
    for number in range(len(KUJI_TARGETS)):
        used += state.skills[me, KUJI_TARGETS[number]] - state.ready[me, KUJI_TARGETS[number]]
    return state.ready[me, SKILL_KUJI] > 0 and used > 0


@rule
def swap(state: State, mine: Int, theirs: Int) -> None:
    """Choho: swaps a treasure on the shuriken with one in the house.

    The treasure given takes the side of the one it replaces; but a neutral one given for a red one comes in neutral,
    and then the dearest neutral treasure of the house turns red.
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
