"""Checks of a snapshot: every component is there once, and play can go on."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from zashiki.games.ninjato.components import (
    DISPLAY,
    DOJO_COPIES,
    DOJO_OPEN,
    DOJO_VALUES,
    DRAWS,
    ELITE_COPIES,
    ELITE_NAMES,
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
)
from zashiki.games.ninjato.presentation.phase_checks import check_invasion, check_scoring, require
from zashiki.games.ninjato.presentation.snapshot import (
    ENVOY_AGES,
    PHASES,
    PILE_FIELDS,
    SCORING_PHASES,
)
from zashiki.games.ninjato.presentation.snapshot_schema import Snapshot
from zashiki.kernel.errors import quoted

INVASION_PHASES = ("face", "between", "keep", "token")
MOST_HONOR = 10**9
"""Far above any game, and small enough that play can go on without an overflow."""
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
        check_invasion(given, given.invasion)
    if given.scoring is not None:
        check_scoring(given, given.scoring)


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
