"""Checks of the invasion and the scoring phase in a snapshot, and that the player has a choice."""

from typing import Any

from zashiki.games.ninjato.components import (
    ADDITIONS,
    CLAN_LETTERS,
    CLAN_ORDER,
    DOJO_VALUES,
    ELITE_NAMES,
    ELITE_TABLE,
    ENVOY_TABLE,
    FIRST_HENSOJUTSU,
    HAND_LIMIT,
    HOUSES,
    SIDED_LETTERS,
    SKILL_COPIES,
    SKILL_NAMES,
    Skill,
)
from zashiki.games.ninjato.presentation.snapshot import (
    REWARDS_LEFT,
    SOURCES,
)
from zashiki.games.ninjato.presentation.snapshot_schema import GuardData, InvasionData, ScoringData, Snapshot
from zashiki.games.ninjato.rules.influence import ranked
from zashiki.games.ninjato.rules.invasion import CHOICE_NEEDED, forced_keep
from zashiki.games.ninjato.rules.scoring import MASKED_ENVOYS, can_name, rumors_on_display
from zashiki.kernel.errors import BadSnapshot, quoted

GREATEST_ADDITION = 40
MOST_GUARDS_TURNED_UP = HAND_LIMIT + int(SKILL_COPIES[Skill.BORYAKU] + SKILL_COPIES[Skill.KUJI_IN]) + 1
"""In one invasion: each guard but the last is beaten with a card or with Boryaku."""


def require(condition: object, message: str) -> None:
    """Raises BadSnapshot unless a condition holds."""
    if not condition:
        raise BadSnapshot(f"Snapshot of Ninjato: {message}")


def check_invasion(given: Snapshot, invasion: InvasionData) -> None:
    """Raises BadSnapshot unless the invasion fits the position."""
    require(0 <= invasion.house < HOUSES, f"invasion.house is {invasion.house}; expected 0 to {HOUSES - 1}.")
    house = given.houses[invasion.house]
    require(not house.closed, "the invaded house is closed.")
    require(invasion.side in ("+", "-"), f"invasion.side is {quoted(invasion.side)}; expected '+' or '-'.")
    for letter in invasion.shuriken:
        require(
            letter in SIDED_LETTERS and letter, f"shuriken has {quoted(letter)}; expected letters of {SIDED_LETTERS}."
        )
    guard = invasion.guard
    require((guard is not None) == (given.phase == "face"), "guard must be given in phase 'face', and only then.")
    at_sentry = guard is not None and guard.source == "sentry"
    require(at_sentry != bool(invasion.shuriken), "the shuriken must be empty at the sentry, and cannot be after it.")
    require(not at_sentry or not invasion.guards, "no other guard can be turned up before the sentry is beaten.")
    turned_up = len(invasion.guards)
    require(
        turned_up <= MOST_GUARDS_TURNED_UP,
        f"{turned_up} guards are turned up; at most {MOST_GUARDS_TURNED_UP} are possible.",
    )
    if guard is not None:
        _check_guard(given, invasion, guard)
    _check_beaten(invasion)
    _check_play(invasion)


def _check_guard(given: Snapshot, invasion: InvasionData, guard: GuardData) -> None:
    house = given.houses[invasion.house]
    require(guard.source in SOURCES, f"guard.source is {quoted(guard.source)}; expected one of {', '.join(SOURCES)}.")
    if guard.source == "sentry":
        require(guard.id == house.sentry, f"the guard is {quoted(guard.id)}, but the sentry is {quoted(house.sentry)}.")
        return
    if guard.source != "elite":
        last = invasion.guards[-1] if invasion.guards else None
        require(guard.id == last, f"the guard is {quoted(guard.id)}, but the last one turned up is {quoted(last)}.")
    normal = guard.source == "normal"
    require(normal == bool(house.neutral), "the guard must be normal while there is a neutral treasure, and only then.")
    if guard.source == "standin":
        require(not given.elite_deck and not given.elite_discard, "a guard stands in, but there are elite guards left.")


def _check_beaten(invasion: InvasionData) -> None:
    guard = invasion.guard
    double = guard is not None and guard.source == "elite" and guard.id.startswith("D")
    values = ELITE_TABLE[ELITE_NAMES.index(guard.id)].values if guard is not None and double else ()
    fits = len(invasion.beaten) <= 1 and all(value in values for value in invasion.beaten)
    require(fits, f"beaten is {invasion.beaten}; expected at most one of the values of a double: {list(values)}.")


def _check_play(invasion: InvasionData) -> None:
    base, value, add = invasion.base, invasion.set, invasion.add
    facing = invasion.guard is not None
    require(base is None or (facing and 1 <= base <= DOJO_VALUES), f"base is {base}; expected 1 to 5, facing a guard.")
    values = [addition.sets for addition in ADDITIONS if addition.sets is not None]
    require(value is None or value in values, f"set is {value}; expected null or one of {values}.")
    require(base is not None or (value is None and add == 0), "set and add need a card.")
    require(abs(add) <= GREATEST_ADDITION, f"add is {add}; expected at most {GREATEST_ADDITION} in either direction.")


def check_scoring(given: Snapshot, data: ScoringData) -> None:
    """Raises BadSnapshot unless the scoring phase fits the position."""
    tiles = [sum(name in SKILL_NAMES[FIRST_HENSOJUTSU:] for name, _ in skills) for skills in given.skills]
    masked = {envoy.age for envoy in ENVOY_TABLE if envoy.mask}
    for seat in data.queue:
        require(0 <= seat < given.players, f"queue has seat {seat}; seats are 0 to {given.players - 1}.")
    for age in data.named:
        owned = age in masked and any(age in envoys for envoys in given.envoys)
        require(
            owned and data.named.count(age) == 1, f"named has {age}; expected masked envoys that are owned, once each."
        )
    for seat in range(given.players):
        decisions = data.queue.count(seat) + sum(age in given.envoys[seat] for age in data.named)
        require(decisions <= tiles[seat], f"seat {seat} names {decisions} envoys with {tiles[seat]} Hensojutsu.")
    require(0 <= data.index < len(CLAN_LETTERS), f"index is {data.index}; expected 0 to 2.")
    for clan, left in data.left.items():
        require(
            clan in CLAN_LETTERS and clan and left in REWARDS_LEFT,
            f"left is {data.left}; expected honor or rumor by clan.",
        )


def check_decision(state: Any, given: Snapshot) -> None:
    """Raises BadSnapshot unless the player has a choice in the restored position."""
    if given.phase == "keep":
        require(forced_keep(state) == CHOICE_NEEDED, "phase is 'keep', but there is nothing to choose from.")
    if given.scoring is not None:
        _check_scoring_decision(state, given, given.scoring)


def _check_scoring_decision(state: Any, given: Snapshot, data: ScoringData) -> None:
    """The player in a scoring phase has a choice."""
    if given.phase == "henso":
        can = any(can_name(state, number) for number in range(len(MASKED_ENVOYS)))
        fits = bool(data.queue) and data.queue[0] == given.player and can and data.index == 0 and not data.left
        require(fits, "in phase 'henso' the first of the queue must be the player and have a masked envoy to name.")
        return
    clans = CLAN_ORDER[given.round].tolist()
    firsts = [int(ranked(state, clan, 0)) for clan in clans]
    seconds = [int(ranked(state, clan, 1)) for clan in clans]
    done = data.index if given.phase == "first" else len(clans)
    decided = {CLAN_LETTERS[clan] for clan, first in zip(clans[:done], firsts, strict=False) if first >= 0}
    require(not data.queue, "queue must be empty once all envoys are named.")
    require(
        set(data.left) == decided,
        f"left is {data.left}; expected the clans {sorted(decided)}, whose firsts have decided.",
    )
    decides = (firsts if given.phase == "first" else seconds)[data.index]
    require(
        decides == given.player,
        f"player is {given.player}; expected seat {decides}, who decides at index {data.index}.",
    )
    rumors = int(rumors_on_display(state))
    if given.phase == "first":
        require(rumors, "the pavilion is empty, so there is nothing to choose.")
    else:
        left = data.left[CLAN_LETTERS[clans[data.index]]]
        require(left == "rumor" and rumors > 1, "a second has a choice only if a rumor was left and there are several.")
