"""Checks of a snapshot: every component is there once, and play can go on."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NoReturn

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
from zashiki.games.ninjato.rules.scoring import MASKED_ENVOYS, can_name, rumors_on_display
from zashiki.kernel.errors import BadSnapshot, quoted

INVASION_PHASES = ("face", "between", "keep", "token")

MOST_HONOR = 10**9
"""Above any game, so that play can go on from every position that is accepted."""

GREATEST_ADDITION = 40

MOST_GUARDS_TURNED_UP = HAND_LIMIT + int(SKILL_COPIES[Skill.BORYAKU] + SKILL_COPIES[Skill.KUJI_IN]) + 1
"""Guards of one invasion: each but the last is beaten with a card or with Boryaku."""

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
"""How many there are of everything."""

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


def fail(message: str) -> NoReturn:
    """Raises BadSnapshot."""
    raise BadSnapshot(f"Snapshot of Ninjato: {message}")


def require(condition: object, message: str) -> None:
    """Raises BadSnapshot unless a condition holds."""
    if not condition:
        fail(message)


def _check_form(given: Snapshot) -> None:
    lengths = {
        **dict.fromkeys(("order", "honor", "hands", "skills", "treasures"), given.players),
        **dict.fromkeys(("envoys", "rumors", "elites"), given.players),
        **dict.fromkeys(("palace", "pavilion"), DISPLAY),
        "houses": HOUSES,
    }
    for field, length in lengths.items():
        found = len(getattr(given, field))
        require(found == length, f"{field} has {found} entries; there are {length}.")
    require(given.phase in PHASES, f"phase is {quoted(given.phase)}; it is {', '.join(PHASES)}.")
    require(sorted(given.order) == list(range(given.players)), f"order is {given.order}; it has every seat once.")
    for honor in given.honor:
        require(0 <= honor <= MOST_HONOR, f"honor is {honor}; it is 0 to {MOST_HONOR}.")


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
    for one in given.houses:
        places["treasure"] += one.neutral + one.red
        places["guard"] += [one.sentry] if one.sentry is not None else []
        places["token"].append(one.token)
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
        require(name in box, f"there is no {quoted(name)} among the {COMPONENT_NAMES[kind]}; there are {known}.")
    for name, copies in box.items():
        require(
            counts[name] == copies,
            f"{COMPONENT_NAMES[kind]} have {counts[name]} of {quoted(name)}; there are {copies}.",
        )


def _check_turn(given: Snapshot) -> None:
    require(1 <= given.round <= ROUNDS, f"round is {given.round}; it is 1 to {ROUNDS}.")
    placements = SHURIKENS * given.players
    if given.phase == "over":
        require(given.player is None, f"player is {given.player}; it is null when the game is over.")
        require(given.round == ROUNDS, f"round is {given.round}; the game is over after round {ROUNDS}.")
    elif given.phase in SCORING_PHASES:
        fits = given.player is not None and 0 <= given.player < given.players
        require(fits, f"player is {given.player}; it is a seat.")
        require(given.round in SCORING_ROUNDS, f"round is {given.round}; rounds 3, 5 and 7 are scored.")
    else:
        require(0 <= given.turn < placements, f"turn is {given.turn}; it is 0 to {placements - 1} in a round.")
        seat = given.order[given.turn % given.players]
        require(given.player == seat, f"player is {given.player}; by order and turn it is seat {seat}.")
        return
    require(given.turn == placements, f"turn is {given.turn}; it is {placements} when all placements are made.")


def _check_dojo(given: Snapshot) -> None:
    drawing = given.phase == "draw"
    in_dojo = given.phase in ("draw", "discard")
    for seat, hand in enumerate(given.hands):
        if not (in_dojo and seat == given.player):
            require(len(hand) <= HAND_LIMIT, f"seat {seat} has {len(hand)} cards in hand; {HAND_LIMIT} is the limit.")
    face_up = len(given.dojo_open)
    require(face_up == DOJO_OPEN or (drawing and face_up < DOJO_OPEN), f"dojo_open has {face_up} cards; it has 3.")
    _check_stack(given, in_dojo)
    most = int(DRAWS.max()) if drawing else 0
    require(0 <= given.draws_left <= most, f"draws_left is {given.draws_left}; it is 0 to {most} in this phase.")
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
    require(
        possible, f"with {hand_size} cards in hand and {given.draws_left} draws left there is no such {given.phase}."
    )


def _check_stack(given: Snapshot, in_dojo: bool) -> None:
    """Nobody has more shurikens in the dojo than he has placed."""
    placing = given.turn < SHURIKENS * given.players
    for seat in given.dojo_stack:
        require(0 <= seat < given.players, f"dojo_stack has seat {seat}; seats are 0 to {given.players - 1}.")
    require(placing or not given.dojo_stack, "dojo_stack is empty once the turn order is made.")
    top = given.dojo_stack[-1] if given.dojo_stack else None
    require(not in_dojo or top == given.player, "the top of dojo_stack is the player who is in the dojo.")
    for place, seat in enumerate(given.order):
        placed = (given.turn + given.players - 1 - place) // given.players + (in_dojo and seat == given.player)
        in_stack = given.dojo_stack.count(seat)
        require(
            in_stack <= placed, f"dojo_stack has seat {seat} {in_stack} times; it has placed {placed} there at most."
        )


def _check_sensei(given: Snapshot) -> None:
    shown, most = len(given.sensei), given.players
    require(shown <= most, f"sensei has {shown} tiles; at most as many as players, {most}, lie there.")
    special = SKILL_NAMES[FIRST_HENSOJUTSU:]
    require(sum(name in special for name in given.sensei) <= 1, "sensei has more than one Hensojutsu.")
    require(
        not any(name in special for name in given.skill_big),
        "skill_big has a Hensojutsu; they have a stack of their own.",
    )
    require(all(name in special for name in given.skill_small), "skill_small has other tiles than Hensojutsu.")


def _check_house(given: Snapshot, number: int) -> None:
    one = given.houses[number]
    treasures = len(one.neutral) + len(one.red)
    where = f"house {number + 1}"
    if one.closed:
        require(not treasures and one.sentry is None, f"{where} is closed, so it has neither treasures nor a sentry.")
        return
    require(one.sentry is not None, f"{where} is open and has no sentry.")
    cleared = given.phase == "token" and given.invasion is not None and given.invasion.house == number
    require(bool(treasures) != cleared, f"{where} has {treasures} treasures, which does not fit phase {given.phase!r}.")


def _check_invasion(given: Snapshot, invasion: InvasionData) -> None:
    require(0 <= invasion.house < HOUSES, f"invasion.house is {invasion.house}; it is 0 to {HOUSES - 1}.")
    one = given.houses[invasion.house]
    require(not one.closed, "the invaded house is closed.")
    require(invasion.side in ("+", "-"), f"invasion.side is {quoted(invasion.side)}; it is '+' or '-'.")
    for letter in invasion.shuriken:
        require(
            letter in SIDED_LETTERS and letter, f"shuriken has {quoted(letter)}; it has letters of {SIDED_LETTERS}."
        )
    guard = invasion.guard
    require((guard is not None) == (given.phase == "face"), "there is a guard when one is faced, and else none.")
    at_sentry = guard is not None and guard.source == "sentry"
    require(at_sentry != bool(invasion.shuriken), "the shuriken is empty at the sentry, and never after it.")
    require(not at_sentry or not invasion.guards, "no other guard is turned up before the sentry is beaten.")
    turned_up = len(invasion.guards)
    require(
        turned_up <= MOST_GUARDS_TURNED_UP,
        f"{turned_up} guards are turned up; {MOST_GUARDS_TURNED_UP} are the most possible.",
    )
    if guard is not None:
        _check_guard(given, invasion, guard)
    _check_beaten(invasion)
    _check_play(invasion)


def _check_guard(given: Snapshot, invasion: InvasionData, guard: GuardData) -> None:
    one = given.houses[invasion.house]
    require(guard.source in SOURCES, f"guard.source is {quoted(guard.source)}; it is {', '.join(SOURCES)}.")
    if guard.source == "sentry":
        require(guard.id == one.sentry, f"the guard is {quoted(guard.id)}, but the sentry is {quoted(one.sentry)}.")
        return
    if guard.source != "elite":
        last = invasion.guards[-1] if invasion.guards else None
        require(guard.id == last, f"the guard is {quoted(guard.id)}, but the last one turned up is {quoted(last)}.")
    normal = guard.source == "normal"
    require(normal == bool(one.neutral), "a normal guard keeps a neutral treasure, others come when there is none.")
    if guard.source == "standin":
        require(not given.elite_deck and not given.elite_discard, "a guard stands in, but there are elite guards left.")


def _check_beaten(invasion: InvasionData) -> None:
    guard = invasion.guard
    double = guard is not None and guard.source == "elite" and guard.id.startswith("D")
    values = ELITE_TABLE[ELITE_NAMES.index(guard.id)].values if guard is not None and double else ()
    fits = len(invasion.beaten) <= 1 and all(value in values for value in invasion.beaten)
    require(fits, f"beaten is {invasion.beaten}; it has at most one of the values of a double: {list(values)}.")


def _check_play(invasion: InvasionData) -> None:
    base, made, add = invasion.base, invasion.set, invasion.add
    facing = invasion.guard is not None
    require(base is None or (facing and 1 <= base <= DOJO_VALUES), f"base is {base}; facing a guard it is 1 to 5.")
    values = [addition.sets for addition in ADDITIONS if addition.sets is not None]
    require(made is None or made in values, f"set is {made}; it is null or one of {values}.")
    require(base is not None or (made is None and add == 0), "set and add come after a card.")
    require(abs(add) <= GREATEST_ADDITION, f"add is {add}; so much cannot be added.")


def _check_scoring(given: Snapshot, data: ScoringData) -> None:
    tiles = [sum(name in SKILL_NAMES[FIRST_HENSOJUTSU:] for name, _ in skills) for skills in given.skills]
    masked = {envoy.age for envoy in ENVOY_TABLE if envoy.mask}
    for seat in data.queue:
        require(0 <= seat < given.players, f"queue has seat {seat}; seats are 0 to {given.players - 1}.")
    for age in data.named:
        owned = age in masked and any(age in envoys for envoys in given.envoys)
        require(owned and data.named.count(age) == 1, f"named has {age}: a masked envoy of somebody, once each.")
    for seat in range(given.players):
        decisions = data.queue.count(seat) + sum(age in given.envoys[seat] for age in data.named)
        require(decisions <= tiles[seat], f"seat {seat} names {decisions} envoys with {tiles[seat]} Hensojutsu.")
    require(0 <= data.index < len(CLAN_LETTERS), f"index is {data.index}; it is 0 to 2.")
    for clan, left in data.left.items():
        require(
            clan in CLAN_LETTERS and clan and left in REWARDS_LEFT,
            f"left is {data.left}; it is honor or rumor by clan.",
        )


def check_scoring_decision(state: Any, given: Snapshot) -> None:
    """The scoring phase stands where somebody decides."""
    data = given.scoring
    assert data is not None
    if given.phase == "henso":
        can = any(can_name(state, number) for number in range(len(MASKED_ENVOYS)))
        fits = bool(data.queue) and data.queue[0] == given.player and can and data.index == 0 and not data.left
        require(fits, "in phase 'henso' the first of the queue has a masked envoy to name.")
        return
    clans = CLAN_ORDER[given.round].tolist()
    firsts = [int(ranked(state, clan, 0)) for clan in clans]
    seconds = [int(ranked(state, clan, 1)) for clan in clans]
    done = data.index if given.phase == "first" else len(clans)
    decided = {CLAN_LETTERS[clan] for clan, first in zip(clans[:done], firsts, strict=False) if first >= 0}
    require(not data.queue, "queue is empty once all envoys are named.")
    require(set(data.left) == decided, f"left is {data.left}; firsts have decided in {sorted(decided)}.")
    decides = (firsts if given.phase == "first" else seconds)[data.index]
    require(decides == given.player, f"player is {given.player}; seat {decides} decides at index {data.index}.")
    rumors = int(rumors_on_display(state))
    if given.phase == "first":
        require(rumors, "the pavilion is empty, so there is nothing to choose.")
    else:
        left = data.left[CLAN_LETTERS[clans[data.index]]]
        require(left == "rumor" and rumors > 1, "a second chooses among the rumors that are left to him.")
