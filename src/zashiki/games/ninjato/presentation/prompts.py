"""What is asked of the player who decides."""

from collections.abc import Sequence
from itertools import islice

from zashiki.games.ninjato.components import CLAN_NAMES, CLAN_ORDER, HAND_LIMIT, SHURIKENS
from zashiki.games.ninjato.presentation.action_details import clan_honor
from zashiki.games.ninjato.presentation.guards import guards_to_beat, values_to_beat
from zashiki.games.ninjato.presentation.phrases import capitalized, guard_text, treasures_text
from zashiki.games.ninjato.presentation.snapshot import shuriken_letters
from zashiki.games.ninjato.presentation.winning_plays import GuardValues, can_beat, minimal_plays, resources_of
from zashiki.games.ninjato.rules.state import BETWEEN, DISCARD, DRAW, FACE, FIRST, HENSO, KEEP, PLACE, TOKEN
from zashiki.kernel.rulebook import PlainState

PLAYS_SHOWN = 4
"""The number of winning plays listed for a guard."""


def prompt(state: PlainState) -> str:
    """The question to the player who decides."""
    if state.phase == PLACE:
        shuriken = state.turn // state.seats + 1
        return f"Round {state.round_number}, shuriken {shuriken} of {SHURIKENS}: choose a place."
    if state.phase == DRAW:
        return f"Draw {state.draws_left} more, face up or from the deck."
    if state.phase == DISCARD:
        return f"You have {state.hand_size[state.player]} cards; discard down to {HAND_LIMIT}."
    if state.phase == FACE:
        return _facing_prompt(state)
    if state.phase == BETWEEN:
        return f"Leave with {treasures_text(shuriken_letters(state))}, or banzai?"
    if state.phase == KEEP:
        return "You have failed. Which treasure do you keep?"
    if state.phase == TOKEN:
        return f"House {state.invaded + 1} is cleared. Choose its new clan token."
    if state.phase == HENSO:
        return "Use Hensojutsu on a masked envoy for one more influence?"
    clan = int(CLAN_ORDER[state.round_number][state.index])
    if state.phase == FIRST:
        return f"You are first with {CLAN_NAMES[clan]}: {clan_honor(state, clan)} honor, or a rumor of the pavilion?"
    return f"You are second with {CLAN_NAMES[clan]}: choose a rumor."


def _facing_prompt(state: PlainState) -> str:
    need = "less" if state.stealth else "more"
    values = values_to_beat(state)
    if len(values) > 1:
        return f"{capitalized(guard_text(state))}: {need} than each, with a play for each.{_progress(state)}"
    left = f"The {values[0]} is left of the two" if state.beaten else capitalized(guard_text(state))
    return f"{left}: play {need} than {values[0]}.{_progress(state)}"


def _progress(state: PlainState) -> str:
    """Whether the play so far wins, can still win, or cannot win any more.

    Each guard of a double is judged by itself: whether both can be beaten together can take long to find out.
    """
    resources, guards = resources_of(state), guards_to_beat(state)
    if beaten := [guard for guard in guards if resources.beats(guard)]:
        return f" You have {resources.total}, which beats {_which(beaten, guards, state.stealth)}: strike."
    if too_good := [guard for guard in guards if not can_beat(resources, [guard])]:
        return f" Nothing you have beats {_which(too_good, guards, state.stealth)}."
    return "" if resources.total is None else f" You have {resources.total} so far."


def _which(some: Sequence[GuardValues], guards: Sequence[GuardValues], stealth: int) -> str:
    """Some of the guards that are left: 'it', or of a double 'either' or 'the 3'."""
    if len(guards) == 1:
        return "it"
    return "either" if len(some) > 1 else f"the {some[0][stealth]}"


def winning_plays_text(state: PlainState) -> list[str]:
    """A line for each guard to beat: the shortest plays that win."""
    lines = []
    for guard in guards_to_beat(state):
        found = list(islice(minimal_plays(resources_of(state), guard), PLAYS_SHOWN + 1))
        plays = [" ".join(moves) or "strike now" for moves in found[:PLAYS_SHOWN]]
        more = ", …" if len(found) > PLAYS_SHOWN else ""
        value = guard[state.stealth]
        lines.append(f"{value}: {', '.join(plays) + more if plays else 'nothing you hold beats it'}")
    return lines
