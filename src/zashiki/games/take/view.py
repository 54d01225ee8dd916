"""A position of Ta-Ke as data: the view for players and programs, and the snapshot for tools."""

from collections.abc import Mapping
from typing import Any

import msgspec

from zashiki.games.take import rules
from zashiki.games.take.components import (
    BOTTOM,
    CHIPS,
    COLUMNS,
    COPIES,
    GHOSTS,
    LETTERS,
    MIDDLE,
    NAMES,
    OPTIONS,
    PLURALS,
    SAMURAI_MOVES,
    SPACE_LETTERS,
    SPACES,
    TALLEST,
    TOP,
    TYPES,
)
from zashiki.games.take.notation import MOVES
from zashiki.kernel.errors import BadSnapshot
from zashiki.kernel.rulebook import State

COLUMN_LETTERS = [LETTERS[column] for column in COLUMNS]
ABILITIES = {
    **{LETTERS[column]: 1 << column for column in COLUMNS},
    **{f"N.{LETTERS[column]}": 1 << column + rules.THROUGH_NINJA for column in COLUMNS[:-1]},
}
"""The names of the abilities in `used`, and their bits."""
ROWS = {"bottom": BOTTOM, "middle": MIDDLE, "samurai": TOP}
MOST_POINTS = 1_000_000_000
"""Far above any game; it keeps scores within the record."""


class Court(msgspec.Struct, frozen=True):
    """A courtyard: how many chips lie in each row, by column."""

    bottom: dict[str, int]
    middle: dict[str, int]
    samurai: dict[str, int]
    influence: dict[str, int]
    """What the court is worth, by type."""


class View(msgspec.Struct, frozen=True):
    """All that there is to see of a position of Ta-Ke: everything, for everybody."""

    game: str
    options: dict[str, str]
    player: int | None
    scores: list[int]
    stacks: list[list[str]]
    """For each of the spaces A to E its chips, bottom to top."""
    shows: list[str]
    """The type that each space shows: its top chip, or what is printed on it."""
    ghosts: list[bool]
    supply: int
    courts: list[Court]
    used: list[str]
    closed: list[str]
    samurai_moves: list[str] | None
    taken: int


def view(state: State, viewer: int) -> View:
    """What a viewer sees."""
    data = snapshot(state)
    courts = [Court(**court, influence=_influence(state, seat)) for seat, court in enumerate(data.pop("courts"))]
    ghosts = [bool(ghost) for ghost in data.pop("ghosts")]
    shows = [LETTERS[rules.shown(state, space)] for space in range(SPACES)]
    options = {name: values[state.options[i]] for i, (name, values) in enumerate(OPTIONS.items())}
    return View(game="take", options=options, courts=courts, ghosts=ghosts, shows=shows, **data)


def _influence(state: State, seat: int) -> dict[str, int]:
    return {LETTERS[type]: int(rules.influence(state, seat, type)) for type in range(TYPES)}


def snapshot(state: State) -> dict[str, Any]:
    """The full position as plain data."""
    return {
        "player": None if state.player == rules.NOBODY else int(state.player),
        "scores": state.scores.tolist(),
        "stacks": [[LETTERS[chip] for chip in stack(state, space)] for space in range(SPACES)],
        "ghosts": [int(state.ghosts) >> space & 1 for space in range(SPACES)],
        "supply": GHOSTS - int(state.ghosts).bit_count(),
        "courts": [_court(state, seat) for seat in range(2)],
        "used": [name for name, bit in ABILITIES.items() if state.used & bit],
        "closed": [SPACE_LETTERS[space] for space in range(SPACES) if state.closed >> space & 1],
        "samurai_moves": samurai_moves(state) if state.moving else None,
        "taken": int(state.taken),
    }


def stack(state: State, space: int) -> list[int]:
    """The types of a stack's chips, bottom to top."""
    chips: list[int] = state.stack[space, 1 : 1 + state.height[space]].tolist()
    return chips


def samurai_moves(state: State) -> list[str]:
    """The moves of the Daimyo at work."""
    return [MOVES[rules.MOVE_SAMURAI + move] for move in state.moves[: state.moved].tolist()]


def _court(state: State, seat: int) -> dict[str, dict[str, int]]:
    return {
        name: {LETTERS[column]: int(state.court[seat, row, column]) for column in COLUMNS}
        for name, row in ROWS.items()
    }


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """A courtyard in a snapshot."""

    bottom: dict[str, int]
    middle: dict[str, int]
    samurai: dict[str, int]


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot; what the values may be is checked while they are laid out."""

    player: int | None
    scores: list[int]
    stacks: list[list[str]]
    ghosts: list[int]
    supply: int
    courts: list[Rows]
    used: list[str]
    closed: list[str]
    samurai_moves: list[str] | None
    taken: int


def restore(state: State, data: Mapping[str, Any]) -> None:
    """Lays out a snapshot.

    Every position that can be laid on the table with the game's own pieces and from which play can go
    on is accepted, whether or not some game leads to it: positions are set up for puzzles and tests.
    """
    try:
        given = msgspec.convert(data, Snapshot)
    except msgspec.ValidationError as error:
        raise BadSnapshot(f"Snapshot of Ta-Ke: {error}.") from None
    _lay_hall(state, given)
    _lay_courts(state, given)
    _check_chips(state, given)
    _set_turn(state, given)
    _set_abilities(state, given)
    _set_daimyo(state, given)


def _require(condition: object, message: str) -> None:
    if not condition:
        raise BadSnapshot(f"Snapshot of Ta-Ke: {message}")


def _lay_hall(state: State, given: Snapshot) -> None:
    _require(len(given.stacks) == SPACES, f"stacks has {len(given.stacks)} lists; there are {SPACES} spaces, A to E.")
    for space, chips in enumerate(given.stacks):
        name = f"stack {SPACE_LETTERS[space]}"
        _require(len(chips) <= TALLEST, f"{name} has {len(chips)} chips; no stack can have more than {TALLEST}.")
        state.stack[space, 0] = space
        for chip in chips:
            _require(chip in LETTERS and len(chip) == 1, f"{name} has a chip {chip!r}; chips are S, D, R, G and N.")
            rules.put(state, space, LETTERS.index(chip))
    are_flags = len(given.ghosts) == SPACES and set(given.ghosts) <= {0, 1}
    _require(are_flags, f"ghosts is {given.ghosts}; it has a 0 or 1 for each space, A to E.")
    state.ghosts = sum(ghost << space for space, ghost in enumerate(given.ghosts))
    left = GHOSTS - sum(given.ghosts)
    _require(given.supply == left, f"supply is {given.supply}; of {GHOSTS} ghosts {left} are not on the spaces.")


def _lay_courts(state: State, given: Snapshot) -> None:
    _require(len(given.courts) == 2, f"courts has {len(given.courts)} entries; there are two seats.")
    for seat, court in enumerate(given.courts):
        for name, row in ROWS.items():
            chips = getattr(court, name)
            where = f"court of seat {seat}, {name}"
            _require(set(chips) == set(COLUMN_LETTERS), f"{where}: the columns are D, R, G and N, not {list(chips)}.")
            for letter, count in chips.items():
                _require(0 <= count <= COPIES, f"{where}: {count} chips over {letter}; there are 0 to {COPIES}.")
                state.court[seat, row, LETTERS.index(letter)] = count
        state.court[seat, TOP, rules.SAMURAI] = sum(court.samurai.values())


def _check_chips(state: State, given: Snapshot) -> None:
    for type in range(TYPES):
        in_hall = sum(chips.count(LETTERS[type]) for chips in given.stacks)
        in_courts = int(state.court[:, TOP if type == rules.SAMURAI else [BOTTOM, MIDDLE], type].sum())
        message = f"{in_hall + in_courts} {PLURALS[type]} in all ({in_hall} in the hall, {in_courts} in the courts)"
        _require(in_hall + in_courts == COPIES, f"{message}; there are {COPIES}.")
    taken = CHIPS - sum(map(len, given.stacks))
    _require(given.taken == taken, f"taken is {given.taken}; the courts hold {taken} chips.")
    state.taken = taken


def _set_turn(state: State, given: Snapshot) -> None:
    scores_fit = len(given.scores) == 2 and all(0 <= points <= MOST_POINTS for points in given.scores)
    _require(scores_fit, f"scores is {given.scores}; it has the points of two seats, 0 or more.")
    state.scores[:] = given.scores
    if given.taken == CHIPS:
        _require(given.player is None, f"player is {given.player}; with all chips taken the game is over: null.")
        state.player = rules.NOBODY
        return
    _require(given.player in (0, 1), f"player is {given.player}; while chips are left it is 0 or 1.")
    state.player = given.player


def _set_abilities(state: State, given: Snapshot) -> None:
    over = given.player is None
    for name in given.used:
        _require(name in ABILITIES, f"used has {name!r}; abilities are {', '.join(ABILITIES)}.")
        state.used |= ABILITIES[name]
    _require(len(set(given.used)) == len(given.used), f"used is {given.used}; each ability counts once.")
    _require(not (over and given.used), "used is not empty, but the game is over.")
    for name in given.used:
        through = name.startswith("N.")
        _require(not through or "N" in given.used, f"used has {name!r}, but not the Ninja itself, 'N'.")
        owner = 1 - state.player if through else state.player
        column = LETTERS.index(name[-1])
        missing = f"used has {name!r}, but seat {owner} has no {NAMES[column]} in the middle row."
        _require(state.court[owner, MIDDLE, column] > 0, missing)
        twice = through and name[-1] in given.used and not state.options[rules.NINJA_REPEATS]
        _require(not twice, f"used has {name[-1]!r} and {name!r}, which ninja_repeats 'no' forbids.")
    _close_stacks(state, given)


def _close_stacks(state: State, given: Snapshot) -> None:
    for name in given.closed:
        _require(len(name) == 1 and name in SPACE_LETTERS, f"closed has {name!r}; spaces are A to E.")
        space = SPACE_LETTERS.index(name)
        _require(state.height[space] > 0, f"closed has {name!r}, which is empty: a Geisha put a chip there.")
        state.closed |= 1 << space
    _require(len(set(given.closed)) == len(given.closed), f"closed is {given.closed}; each stack counts once.")
    geishas = sum(name in ("G", "N.G") for name in given.used)
    fits = len(given.closed) <= geishas and bool(given.closed) == bool(geishas)
    _require(fits, f"closed is {given.closed}; {geishas} Geishas were used this turn, each moving one chip.")
    if given.player is not None:
        open_stacks = rules.higher_than(state, 0) & ~(int(state.ghosts) | int(state.closed))
        _require(open_stacks, "no chip can be taken: every stack is empty, closed, or under a ghost.")


def _set_daimyo(state: State, given: Snapshot) -> None:
    if given.samurai_moves is None:
        return
    at_work = "D" in given.used or "N.D" in given.used
    _require(at_work, "samurai_moves is not null, but no Daimyo was used this turn.")
    known = {MOVES[rules.MOVE_SAMURAI + move]: move for move in range(len(rules.SAMURAI_FROM))}
    moves = []
    for name in given.samurai_moves:
        _require(name in known, f"samurai_moves has {name!r}; expected moves such as 's:R>G'.")
        moves.append(known[name])
    few = len(moves) < SAMURAI_MOVES
    _require(few, f"samurai_moves has {len(moves)} moves; after {SAMURAI_MOVES} the Daimyo has ended.")
    _require(moves == sorted(moves), f"samurai_moves is {given.samurai_moves}; moves are made in the order D R G N.")
    for move in moves:
        state.moves[state.moved] = move
        state.moved += 1
        column = int(rules.SAMURAI_TO[move])
        arrived = sum(int(rules.SAMURAI_TO[other]) == column for other in moves)
        there = int(state.court[state.player, TOP, column])
        missing = f"samurai_moves puts {arrived} Samurai over {LETTERS[column]}, where only {there} lie."
        _require(arrived <= there, missing)
    state.moving = 1
    on_offer = rules.samurai_on_offer(state)
    _require(on_offer, "samurai_moves leaves no Samurai to move; the Daimyo has ended then: null.")
