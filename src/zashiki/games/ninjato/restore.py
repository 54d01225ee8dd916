"""A position of Ninjato from a snapshot: all pieces are there, and play can go on."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn

import msgspec

from zashiki.games.ninjato import house, record, scoring
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
    SKILL_COPIES,
    SKILL_NAMES,
    TOKEN_NAMES,
    TREASURE_COPIES,
    TREASURE_LETTERS,
    Skill,
)
from zashiki.games.ninjato.notation import SIDED_LETTERS
from zashiki.games.ninjato.snapshot import ENVOY_AGES, LEFT, NAMES, PHASES, PILES, SCORING, SIDES, SOURCES
from zashiki.kernel.errors import BadSnapshot, quoted

INVASION = ("face", "between", "keep", "token")
MOST_HONOR = 10**9
"""Above any game, so that play can go on from every position that is accepted."""
GREATEST_ADDITION = 40
MOST_TURNED_UP = HAND_LIMIT + int(SKILL_COPIES[Skill.BORYAKU] + SKILL_COPIES[Skill.KUJI_IN]) + 1
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
THINGS = {
    "dojo": "dojo cards",
    "guard": "guards",
    "elite": "elite guards",
    "treasure": "treasures",
    "envoy": "envoys",
    "rumor": "rumors",
    "skill": "tiles",
    "token": "clan tokens",
}


class HouseData(msgspec.Struct, forbid_unknown_fields=True):
    """A house in a snapshot."""

    token: str
    sentry: str | None
    neutral: list[str]
    red: list[str]
    closed: bool


class GuardData(msgspec.Struct, forbid_unknown_fields=True):
    """The guard that is faced."""

    source: str
    id: str


class InvasionData(msgspec.Struct, forbid_unknown_fields=True):
    """An invasion."""

    house: int
    side: str
    shuriken: list[str]
    guards: list[str]
    guard: GuardData | None
    beaten: list[int]
    base: int | None
    set: int | None
    add: int


class ScoringData(msgspec.Struct, forbid_unknown_fields=True):
    """A scoring phase."""

    queue: list[int]
    named: list[int]
    index: int
    left: dict[str, str]


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot; what the values may be is checked afterwards."""

    player: int | None
    players: int
    round: int
    order: list[int]
    turn: int
    dojo_stack: list[int]
    honor: list[int]
    hands: list[list[int]]
    skills: list[list[tuple[str, bool]]]
    treasures: list[list[str]]
    envoys: list[list[int]]
    rumors: list[list[str]]
    elites: list[list[str]]
    dojo_deck: list[int]
    dojo_discard: list[int]
    dojo_open: list[int]
    guard_deck: list[str]
    guard_discard: list[str]
    elite_deck: list[str]
    elite_discard: list[str]
    envoy_deck: list[int]
    palace: list[int | None]
    rumor_deck: list[str]
    pavilion: list[str | None]
    skill_big: list[str]
    skill_small: list[str]
    sensei: list[str]
    skill_discard: list[str]
    bag: list[str]
    heap: list[str]
    supply: list[str]
    houses: list[HouseData]
    phase: str
    draws_left: int
    invasion: InvasionData | None
    scoring: ScoringData | None


def restore(states: Any, data: Mapping[str, Any]) -> None:
    """Lays out a snapshot: all pieces are there, and play can go on; how it came about is not asked."""
    try:
        given = msgspec.convert(data, Snapshot)
    except msgspec.ValidationError as error:
        raise BadSnapshot(f"Snapshot of Ninjato: {error}.") from None
    _check_form(given)
    _check_pieces(given)
    _check_turn(given)
    _check_dojo(given)
    _check_sensei(given)
    for number in range(HOUSES):
        _check_house(given, number)
    _require((given.invasion is not None) == (given.phase in INVASION), f"invasion does not fit phase {given.phase!r}.")
    _require((given.scoring is not None) == (given.phase in SCORING), f"scoring does not fit phase {given.phase!r}.")
    if given.invasion is not None:
        _check_invasion(given, given.invasion)
    if given.scoring is not None:
        _check_scoring(given, given.scoring)
    _lay_out(states, given)
    if given.phase == "keep":
        _require(
            house.forced_keep(states[0]) == house.A_CHOICE, "phase is 'keep', but there is nothing to choose from."
        )
    if given.scoring is not None:
        _check_choice(states[0], given)


def _fail(message: str) -> NoReturn:
    raise BadSnapshot(f"Snapshot of Ninjato: {message}")


def _require(condition: object, message: str) -> None:
    if not condition:
        _fail(message)


def _check_form(given: Snapshot) -> None:
    lengths = {
        **dict.fromkeys(("order", "honor", "hands", "skills", "treasures"), given.players),
        **dict.fromkeys(("envoys", "rumors", "elites"), given.players),
        **dict.fromkeys(("palace", "pavilion"), DISPLAY),
        "houses": HOUSES,
    }
    for field, length in lengths.items():
        found = len(getattr(given, field))
        _require(found == length, f"{field} has {found} entries; there are {length}.")
    _require(given.phase in PHASES, f"phase is {quoted(given.phase)}; it is {', '.join(PHASES)}.")
    _require(sorted(given.order) == list(range(given.players)), f"order is {given.order}; it has every seat once.")
    for honor in given.honor:
        _require(0 <= honor <= MOST_HONOR, f"honor is {honor}; it is 0 to {MOST_HONOR}.")


def _check_pieces(given: Snapshot) -> None:
    """Every component of the box is in one place."""
    invasion = given.invasion
    guard = invasion.guard if invasion else None
    places: dict[str, list[Any]] = {kind: [] for kind in BOX}
    for field, (_, kind) in PILES.items():
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
        _require(name in box, f"there is no {quoted(name)} among the {THINGS[kind]}; there are {known}.")
    for name, copies in box.items():
        _require(counts[name] == copies, f"{THINGS[kind]} have {counts[name]} of {quoted(name)}; there are {copies}.")


def _check_turn(given: Snapshot) -> None:
    _require(1 <= given.round <= ROUNDS, f"round is {given.round}; it is 1 to {ROUNDS}.")
    placements = SHURIKENS * given.players
    if given.phase == "over":
        _require(given.player is None, f"player is {given.player}; it is null when the game is over.")
        _require(given.round == ROUNDS, f"round is {given.round}; the game is over after round {ROUNDS}.")
    elif given.phase in SCORING:
        fits = given.player is not None and 0 <= given.player < given.players
        _require(fits, f"player is {given.player}; it is a seat.")
        _require(given.round in SCORING_ROUNDS, f"round is {given.round}; rounds 3, 5 and 7 are scored.")
    else:
        _require(0 <= given.turn < placements, f"turn is {given.turn}; it is 0 to {placements - 1} in a round.")
        seat = given.order[given.turn % given.players]
        _require(given.player == seat, f"player is {given.player}; by order and turn it is seat {seat}.")
        return
    _require(given.turn == placements, f"turn is {given.turn}; it is {placements} when all placements are made.")


def _check_dojo(given: Snapshot) -> None:
    drawing = given.phase == "draw"
    in_dojo = given.phase in ("draw", "discard")
    for seat, hand in enumerate(given.hands):
        if not (in_dojo and seat == given.player):
            _require(len(hand) <= HAND_LIMIT, f"seat {seat} has {len(hand)} cards in hand; {HAND_LIMIT} is the limit.")
    face_up = len(given.dojo_open)
    _require(face_up == DOJO_OPEN or (drawing and face_up < DOJO_OPEN), f"dojo_open has {face_up} cards; it has 3.")
    _check_stack(given, in_dojo)
    most = int(DRAWS.max()) if drawing else 0
    _require(0 <= given.draws_left <= most, f"draws_left is {given.draws_left}; it is 0 to {most} in this phase.")
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
    _require(
        possible, f"with {hand_size} cards in hand and {given.draws_left} draws left there is no such {given.phase}."
    )


def _check_stack(given: Snapshot, in_dojo: bool) -> None:
    """Nobody has more shurikens in the dojo than he has placed."""
    placing = given.turn < SHURIKENS * given.players
    for seat in given.dojo_stack:
        _require(0 <= seat < given.players, f"dojo_stack has seat {seat}; seats are 0 to {given.players - 1}.")
    _require(placing or not given.dojo_stack, "dojo_stack is empty once the turn order is made.")
    top = given.dojo_stack[-1] if given.dojo_stack else None
    _require(not in_dojo or top == given.player, "the top of dojo_stack is the player who is in the dojo.")
    for place, seat in enumerate(given.order):
        placed = (given.turn + given.players - 1 - place) // given.players + (in_dojo and seat == given.player)
        in_stack = given.dojo_stack.count(seat)
        _require(
            in_stack <= placed, f"dojo_stack has seat {seat} {in_stack} times; it has placed {placed} there at most."
        )


def _check_sensei(given: Snapshot) -> None:
    shown, most = len(given.sensei), given.players
    _require(shown <= most, f"sensei has {shown} tiles; at most as many as players, {most}, lie there.")
    special = SKILL_NAMES[FIRST_HENSOJUTSU:]
    _require(sum(name in special for name in given.sensei) <= 1, "sensei has more than one Hensojutsu.")
    _require(
        not any(name in special for name in given.skill_big),
        "skill_big has a Hensojutsu; they have a stack of their own.",
    )
    _require(all(name in special for name in given.skill_small), "skill_small has other tiles than Hensojutsu.")


def _check_house(given: Snapshot, number: int) -> None:
    one = given.houses[number]
    treasures = len(one.neutral) + len(one.red)
    where = f"house {number + 1}"
    if one.closed:
        _require(not treasures and one.sentry is None, f"{where} is closed, so it has neither treasures nor a sentry.")
        return
    _require(one.sentry is not None, f"{where} is open and has no sentry.")
    cleared = given.phase == "token" and given.invasion is not None and given.invasion.house == number
    _require(
        bool(treasures) != cleared, f"{where} has {treasures} treasures, which does not fit phase {given.phase!r}."
    )


def _check_invasion(given: Snapshot, invasion: InvasionData) -> None:
    _require(0 <= invasion.house < HOUSES, f"invasion.house is {invasion.house}; it is 0 to {HOUSES - 1}.")
    one = given.houses[invasion.house]
    _require(not one.closed, "the invaded house is closed.")
    _require(invasion.side in ("+", "-"), f"invasion.side is {quoted(invasion.side)}; it is '+' or '-'.")
    for letter in invasion.shuriken:
        _require(
            letter in SIDED_LETTERS and letter, f"shuriken has {quoted(letter)}; it has letters of {SIDED_LETTERS}."
        )
    guard = invasion.guard
    _require((guard is not None) == (given.phase == "face"), "there is a guard when one is faced, and else none.")
    at_sentry = guard is not None and guard.source == "sentry"
    _require(at_sentry != bool(invasion.shuriken), "the shuriken is empty at the sentry, and never after it.")
    _require(not at_sentry or not invasion.guards, "no other guard is turned up before the sentry is beaten.")
    turned_up = len(invasion.guards)
    _require(turned_up <= MOST_TURNED_UP, f"{turned_up} guards are turned up; {MOST_TURNED_UP} are the most possible.")
    if guard is not None:
        _check_guard(given, invasion, guard)
    _check_beaten(invasion)
    _check_play(invasion)


def _check_guard(given: Snapshot, invasion: InvasionData, guard: GuardData) -> None:
    one = given.houses[invasion.house]
    _require(guard.source in SOURCES, f"guard.source is {quoted(guard.source)}; it is {', '.join(SOURCES)}.")
    if guard.source == "sentry":
        _require(guard.id == one.sentry, f"the guard is {quoted(guard.id)}, but the sentry is {quoted(one.sentry)}.")
        return
    if guard.source != "elite":
        last = invasion.guards[-1] if invasion.guards else None
        _require(guard.id == last, f"the guard is {quoted(guard.id)}, but the last one turned up is {quoted(last)}.")
    normal = guard.source == "normal"
    _require(normal == bool(one.neutral), "a normal guard keeps a neutral treasure, others come when there is none.")
    if guard.source == "standin":
        _require(
            not given.elite_deck and not given.elite_discard, "a guard stands in, but there are elite guards left."
        )


def _check_beaten(invasion: InvasionData) -> None:
    guard = invasion.guard
    double = guard is not None and guard.source == "elite" and guard.id.startswith("D")
    values = ELITE_TABLE[ELITE_NAMES.index(guard.id)].values if guard is not None and double else ()
    fits = len(invasion.beaten) <= 1 and all(value in values for value in invasion.beaten)
    _require(fits, f"beaten is {invasion.beaten}; it has at most one of the values of a double: {list(values)}.")


def _check_play(invasion: InvasionData) -> None:
    base, made, add = invasion.base, invasion.set, invasion.add
    facing = invasion.guard is not None
    _require(base is None or (facing and 1 <= base <= DOJO_VALUES), f"base is {base}; facing a guard it is 1 to 5.")
    values = [addition.sets for addition in ADDITIONS if addition.sets is not None]
    _require(made is None or made in values, f"set is {made}; it is null or one of {values}.")
    _require(base is not None or (made is None and add == 0), "set and add come after a card.")
    _require(abs(add) <= GREATEST_ADDITION, f"add is {add}; so much cannot be added.")


def _check_scoring(given: Snapshot, data: ScoringData) -> None:
    tiles = [sum(name in SKILL_NAMES[FIRST_HENSOJUTSU:] for name, _ in skills) for skills in given.skills]
    masked = {envoy.age for envoy in ENVOY_TABLE if envoy.mask}
    for seat in data.queue:
        _require(0 <= seat < given.players, f"queue has seat {seat}; seats are 0 to {given.players - 1}.")
    for age in data.named:
        owned = age in masked and any(age in envoys for envoys in given.envoys)
        _require(owned and data.named.count(age) == 1, f"named has {age}: a masked envoy of somebody, once each.")
    for seat in range(given.players):
        decisions = data.queue.count(seat) + sum(age in given.envoys[seat] for age in data.named)
        _require(decisions <= tiles[seat], f"seat {seat} names {decisions} envoys with {tiles[seat]} Hensojutsu.")
    _require(0 <= data.index < len(CLAN_LETTERS), f"index is {data.index}; it is 0 to 2.")
    for clan, left in data.left.items():
        _require(clan in CLAN_LETTERS and clan and left in LEFT, f"left is {data.left}; it is honor or rumor by clan.")


def _check_choice(state: Any, given: Snapshot) -> None:
    """The scoring phase stands where somebody decides."""
    data = given.scoring
    assert data is not None
    if given.phase == "henso":
        can = any(scoring.can_name(state, number) for number in range(len(scoring.MASKED_ENVOYS)))
        fits = bool(data.queue) and data.queue[0] == given.player and can and data.index == 0 and not data.left
        _require(fits, "in phase 'henso' the first of the queue has a masked envoy to name.")
        return
    clans = CLAN_ORDER[given.round].tolist()
    firsts = [int(scoring.ranked(state, clan, 0)) for clan in clans]
    seconds = [int(scoring.ranked(state, clan, 1)) for clan in clans]
    done = data.index if given.phase == "first" else len(clans)
    decided = {CLAN_LETTERS[clan] for clan, first in zip(clans[:done], firsts, strict=False) if first >= 0}
    _require(not data.queue, "queue is empty once all envoys are named.")
    _require(set(data.left) == decided, f"left is {data.left}; firsts have decided in {sorted(decided)}.")
    decides = (firsts if given.phase == "first" else seconds)[data.index]
    _require(decides == given.player, f"player is {given.player}; seat {decides} decides at index {data.index}.")
    rumors = int(scoring.rumors_on_display(state))
    if given.phase == "first":
        _require(rumors, "the pavilion is empty, so there is nothing to choose.")
    else:
        left = data.left[CLAN_LETTERS[clans[data.index]]]
        _require(left == "rumor" and rumors > 1, "a second chooses among the rumors that are left to him.")


# Laying out


def _count(numbers: Any, names: Sequence[Any], found: Iterable[Any]) -> None:
    for name in found:
        numbers[names.index(name)] += 1


def _lay_out(states: Any, given: Snapshot) -> None:
    for field, (pile, kind) in PILES.items():
        _fill(states, int(pile), getattr(given, field), NAMES[kind])
    for field in ("draws_left", "turn"):
        states[field] = getattr(given, field)
    states["player"] = record.NOBODY if given.player is None else given.player
    states["round_number"] = given.round
    states["phase"] = PHASES.index(given.phase)
    states["order"][0, : given.players] = given.order
    for display, names in (("palace", ENVOY_AGES), ("pavilion", RUMOR_IDS)):
        cards = getattr(given, display)
        states[display] = [record.NOTHING if card is None else names.index(card) for card in cards]
    for seat in range(given.players):
        _lay_out_seat(states, given, seat)
    for number, one in enumerate(given.houses):
        states["token"][0, number] = TOKEN_NAMES.index(one.token)
        states["sentry"][0, number] = record.NOTHING if one.sentry is None else GUARD_NAMES.index(one.sentry)
        states["closed"][0, number] = one.closed
        _count(states["house"][0, number, record.NEUTRAL], TREASURE_LETTERS, one.neutral)
        _count(states["house"][0, number, record.RED], TREASURE_LETTERS, one.red)
    for field in ("invaded", "source", "played", "set"):
        states[field] = record.NOTHING
    if given.invasion is not None:
        _lay_out_invasion(states, given.invasion)
    if given.scoring is not None:
        _fill(states, int(record.QUEUE), given.scoring.queue, NAMES["seat"])
        _fill(states, int(record.NAMED), given.scoring.named, ENVOY_AGES)
        states["index"] = given.scoring.index
        for clan, left in given.scoring.left.items():
            states["left"][0, CLAN_LETTERS.index(clan)] = LEFT.index(left)


def _fill(states: Any, pile: int, cards: Sequence[Any], names: Sequence[Any]) -> None:
    start = int(record.START[pile])
    states["pile"][0, start : start + len(cards)] = [names.index(card) for card in cards]
    states["height"][0, pile] = len(cards)


def _lay_out_seat(states: Any, given: Snapshot, seat: int) -> None:
    states["honor"][0, seat, record.EARLIER] = given.honor[seat]
    _count(states["hand"][0, seat], range(1, DOJO_VALUES + 1), given.hands[seat])
    states["hand_size"][0, seat] = len(given.hands[seat])
    for name, ready in given.skills[seat]:
        states["skills"][0, seat, SKILL_NAMES.index(name)] += 1
        states["ready"][0, seat, SKILL_NAMES.index(name)] += ready
    _count(states["treasures"][0, seat], TREASURE_LETTERS, given.treasures[seat])
    _count(states["elites"][0, seat], ELITE_NAMES, given.elites[seat])
    states["envoys"][0, seat] = sum(1 << ENVOY_AGES.index(age) for age in given.envoys[seat])
    states["rumors"][0, seat] = sum(1 << RUMOR_IDS.index(rumor) for rumor in given.rumors[seat])
    states["rumor_count"][0, seat] = len(given.rumors[seat])


def _lay_out_invasion(states: Any, invasion: InvasionData) -> None:
    states["invaded"] = invasion.house
    states["stealth"] = SIDES.index(invasion.side)
    _count(states["shuriken"][0].reshape(-1), SIDED_LETTERS, invasion.shuriken)
    _fill(states, int(record.TURNED_UP), invasion.guards, GUARD_NAMES)
    states["add"] = invasion.add
    for field, number in (("played", invasion.base), ("set", invasion.set)):
        states[field] = record.NOTHING if number is None else number
    guard = invasion.guard
    if guard is not None:
        names = ELITE_NAMES if guard.source == "elite" else GUARD_NAMES
        states["source"] = SOURCES.index(guard.source)
        states["guard"] = names.index(guard.id)
        if invasion.beaten:
            values = ELITE_TABLE[names.index(guard.id)].values
            states["beaten"] = 1 << values.index(invasion.beaten[0])
