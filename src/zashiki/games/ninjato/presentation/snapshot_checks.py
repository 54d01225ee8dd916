"""Checks of a snapshot: every component is there once, and play can go on."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from zashiki.games.ninjato.components import (
    ADDITIONS,
    CLAN_LETTERS,
    CLAN_ORDER,
    DISPLAY,
    DOJO_COPIES,
    DOJO_OPEN,
    DOJO_VALUES,
    DRAWS,
    ELITE_COPIES,
    ELITE_NAMES,
    ELITE_TABLE,
    ENVOY_TABLE,
    FIRST_HENSOJUTSU,
    GUARD_COPIES,
    GUARD_NAMES,
    HAND_LIMIT,
    HOUSES,
    ROUNDS,
    RUMOR_IDS,
    SCORING_ROUNDS,
    SHURIKENS,
    SIDED_LETTERS,
    SKILL_COPIES,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_COPIES,
    TREASURE_LETTERS,
    Skill,
)
from zashiki.games.ninjato.presentation.snapshot import (
    ENVOY_AGES,
    PHASES,
    PILE_FIELDS,
    REWARDS_LEFT,
    SCORING_PHASES,
    SOURCES,
)
from zashiki.games.ninjato.presentation.snapshot_schema import GuardData, InvasionData, ScoringData, Snapshot
from zashiki.games.ninjato.rules.influence import ranked
from zashiki.games.ninjato.rules.invasion import CHOICE_NEEDED, forced_keep
from zashiki.games.ninjato.rules.scoring import MASKED_ENVOYS, can_name, rumors_on_display
from zashiki.kernel.errors import BadSnapshot, quoted

INVASION_PHASES = ("face", "between", "keep", "token")
MOST_HONOR = 10**9
"""Far above any game, and small enough that play can go on without an overflow."""
GREATEST_ADDITION = 40
MOST_GUARDS_TURNED_UP = HAND_LIMIT + int(SKILL_COPIES[Skill.BORYAKU] + SKILL_COPIES[Skill.KUJI_IN]) + 1
"""In one invasion: each guard but the last is beaten with a card or with Boryaku."""
BOX: dict[str, dict[Any, int]] = {
    "dojo": dict(zip(range(1, DOJO_VALUES + 1), DOJO_COPIES.tolist(), strict=True)),
    "guard": dict(zip(GUARD_NAMES, GUARD_COPIES.tolist(), strict=True)),
    "elite": dict(zip(ELITE_NAMES, ELITE_COPIES.tolist(), strict=True)),
    "treasure": dict(zip(TREASURE_LETTERS, TREASURE_COPIES.tolist(), strict=True)),
    "envoy": dict(Counter(ENVOY_AGES)),
    "rumor": dict(Counter(RUMOR_IDS)),
    "skill": dict(zip(SKILL_NAMES, SKILL_COPIES.tolist(), strict=True)),
    "token": dict.fromkeys(TOKEN_NAMES, 1),
}
"""The number of copies of every component."""
COMPONENT_NAMES = {
    "dojo": "dojo cards",
    "guard": "guards",
    "elite": "elite guards",
    "treasure": "treasures",
    "envoy": "envoys",
    "rumor": "rumors",
    "skill": "tiles",
    "token": "clan tokens",
}


def require(condition: object, message: str) -> None:
    """Raises BadSnapshot unless a condition holds."""
    if not condition:
        raise BadSnapshot(f"Snapshot of Ninjato: {message}")


def check_snapshot(given: Snapshot) -> None:
    """Raises BadSnapshot unless every component is there once and the parts fit together."""
    _check_form(given)
    _check_pieces(given)
    _check_turn(given)
    _check_dojo(given)
    _check_sensei(given)
    for number in range(HOUSES):
        _check_house(given, number)
    invades, scores = given.phase in INVASION_PHASES, given.phase in SCORING_PHASES
    require((given.invasion is not None) == invades, f"invasion does not fit phase {given.phase!r}.")
    require((given.scoring is not None) == scores, f"scoring does not fit phase {given.phase!r}.")
    if given.invasion is not None:
        _check_invasion(given, given.invasion)
    if given.scoring is not None:
        _check_scoring(given, given.scoring)


def check_decision(state: Any, given: Snapshot) -> None:
    """Raises BadSnapshot unless the player has a choice in the restored position."""
    if given.phase == "keep":
        require(forced_keep(state) == CHOICE_NEEDED, "phase is 'keep', but there is nothing to choose from.")
    if given.scoring is not None:
        _check_scoring_decision(state, given, given.scoring)


def _check_form(given: Snapshot) -> None:
    lengths = {
        **dict.fromkeys(("order", "honor", "hands", "skills", "treasures"), given.players),
        **dict.fromkeys(("envoys", "rumors", "elites"), given.players),
        **dict.fromkeys(("palace", "pavilion"), DISPLAY),
        "houses": HOUSES,
    }
    for field, length in lengths.items():
        found = len(getattr(given, field))
        require(found == length, f"{field} has {found} entries; expected {length}.")
    require(given.phase in PHASES, f"phase is {quoted(given.phase)}; expected one of {', '.join(PHASES)}.")
    require(sorted(given.order) == list(range(given.players)), f"order is {given.order}; expected every seat once.")
    for honor in given.honor:
        require(0 <= honor <= MOST_HONOR, f"honor is {honor}; expected 0 to {MOST_HONOR}.")


def _check_pieces(given: Snapshot) -> None:
    """Every component of the box is in one place."""
    invasion = given.invasion
    guard = invasion.guard if invasion else None
    places: dict[str, list[Any]] = {kind: [] for kind in BOX}
    for field, (_, kind) in PILE_FIELDS.items():
        if kind != "seat":
            places[kind] += getattr(given, field)
    for seat in range(given.players):
        places["dojo"] += given.hands[seat]
        places["treasure"] += given.treasures[seat]
        places["envoy"] += given.envoys[seat]
        places["rumor"] += given.rumors[seat]
        places["elite"] += given.elites[seat]
        places["skill"] += [name for name, _ in given.skills[seat]]
    for house in given.houses:
        places["treasure"] += house.neutral + house.red
        places["guard"] += [house.sentry] if house.sentry is not None else []
        places["token"].append(house.token)
    places["token"] += given.supply
    places["envoy"] += [age for age in given.palace if age is not None]
    places["rumor"] += [rumor for rumor in given.pavilion if rumor is not None]
    if invasion:
        places["guard"] += invasion.guards
        places["treasure"] += [letter.lower() if letter in SIDED_LETTERS else letter for letter in invasion.shuriken]
        places["elite"] += [guard.id] if guard and guard.source == "elite" else []
    for kind, found in places.items():
        _check_box(kind, found)


def _check_box(kind: str, found: Iterable[Any]) -> None:
    counts, box = Counter(found), BOX[kind]
    for name in counts:
        known = ", ".join(str(name) for name in box)
        require(name in box, f"there is no {quoted(name)} among the {COMPONENT_NAMES[kind]}; expected {known}.")
    for name, copies in box.items():
        require(
            counts[name] == copies,
            f"{COMPONENT_NAMES[kind]} have {counts[name]} of {quoted(name)}; expected {copies}.",
        )


def _check_turn(given: Snapshot) -> None:
    require(1 <= given.round <= ROUNDS, f"round is {given.round}; expected 1 to {ROUNDS}.")
    placements = SHURIKENS * given.players
    if given.phase == "over":
        require(given.player is None, f"player is {given.player}; expected null, as the game is over.")
        require(given.round == ROUNDS, f"round is {given.round}; the game is over after round {ROUNDS}.")
    elif given.phase in SCORING_PHASES:
        fits = given.player is not None and 0 <= given.player < given.players
        require(fits, f"player is {given.player}; expected a seat.")
        require(given.round in SCORING_ROUNDS, f"round is {given.round}; rounds 3, 5 and 7 are scored.")
    else:
        require(0 <= given.turn < placements, f"turn is {given.turn}; expected 0 to {placements - 1} in a round.")
        seat = given.order[given.turn % given.players]
        require(given.player == seat, f"player is {given.player}; expected seat {seat}, by order and turn.")
        return
    require(given.turn == placements, f"turn is {given.turn}; expected {placements}, as all placements are made.")


def _check_dojo(given: Snapshot) -> None:
    drawing = given.phase == "draw"
    in_dojo = given.phase in ("draw", "discard")
    for seat, hand in enumerate(given.hands):
        if not (in_dojo and seat == given.player):
            require(len(hand) <= HAND_LIMIT, f"seat {seat} has {len(hand)} cards in hand; {HAND_LIMIT} is the limit.")
    face_up = len(given.dojo_open)
    require(face_up == DOJO_OPEN or (drawing and face_up < DOJO_OPEN), f"dojo_open has {face_up} cards; expected 3.")
    _check_stack(given, in_dojo)
    most = int(DRAWS.max()) if drawing else 0
    require(0 <= given.draws_left <= most, f"draws_left is {given.draws_left}; expected 0 to {most} in this phase.")
    if not in_dojo:
        return
    hand_size = len(given.hands[given.player or 0])
    drawn = [
        int(DRAWS[min(before, len(DRAWS) - 1)]) - given.draws_left
        for before in range(HAND_LIMIT + 1)
        if before + DRAWS[min(before, len(DRAWS) - 1)] - given.draws_left == hand_size
    ]
    possible = any(cards >= DOJO_OPEN - face_up for cards in drawn if cards >= 0) and (given.draws_left > 0) == drawing
    if not drawing:
        possible = HAND_LIMIT < hand_size <= HAND_LIMIT + int(DRAWS[-1])
    require(possible, f"{hand_size} cards in hand and {given.draws_left} draws left do not fit phase {given.phase!r}.")


def _check_stack(given: Snapshot, in_dojo: bool) -> None:
    """The dojo stack has at most the shurikens that each seat has placed."""
    placing = given.turn < SHURIKENS * given.players
    for seat in given.dojo_stack:
        require(0 <= seat < given.players, f"dojo_stack has seat {seat}; seats are 0 to {given.players - 1}.")
    require(placing or not given.dojo_stack, "dojo_stack must be empty once the turn order is made.")
    top = given.dojo_stack[-1] if given.dojo_stack else None
    require(not in_dojo or top == given.player, "the top of dojo_stack must be the player who is in the dojo.")
    for place, seat in enumerate(given.order):
        placed = (given.turn + given.players - 1 - place) // given.players + (in_dojo and seat == given.player)
        in_stack = given.dojo_stack.count(seat)
        require(
            in_stack <= placed, f"dojo_stack has seat {seat} {in_stack} times; the seat has placed {placed} shurikens."
        )


def _check_sensei(given: Snapshot) -> None:
    shown, most = len(given.sensei), given.players
    require(shown <= most, f"sensei has {shown} tiles; expected at most {most}, the number of players.")
    special = SKILL_NAMES[FIRST_HENSOJUTSU:]
    require(sum(name in special for name in given.sensei) <= 1, "sensei has more than one Hensojutsu.")
    require(
        not any(name in special for name in given.skill_big),
        "skill_big has a Hensojutsu; they have a stack of their own.",
    )
    require(all(name in special for name in given.skill_small), "skill_small has other tiles than Hensojutsu.")


def _check_house(given: Snapshot, number: int) -> None:
    house = given.houses[number]
    treasures = len(house.neutral) + len(house.red)
    where = f"house {number + 1}"
    if house.closed:
        require(
            not treasures and house.sentry is None, f"{where} is closed and must have neither treasures nor a sentry."
        )
        return
    require(house.sentry is not None, f"{where} is open and has no sentry.")
    cleared = given.phase == "token" and given.invasion is not None and given.invasion.house == number
    require(bool(treasures) != cleared, f"{where} has {treasures} treasures, which does not fit phase {given.phase!r}.")


def _check_invasion(given: Snapshot, invasion: InvasionData) -> None:
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


def _check_scoring(given: Snapshot, data: ScoringData) -> None:
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
