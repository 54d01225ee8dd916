"""Snapshots: a full position as plain data, and back."""

from collections.abc import Mapping
from typing import Any

import msgspec

from zashiki.games.take import rules
from zashiki.games.take.actions import ACTIONS, SAMURAI_TO
from zashiki.games.take.components import (
    BOTTOM,
    CHIPS,
    COLUMNS,
    COPIES,
    DAIMYO,
    GEISHA,
    GHOSTS,
    LETTERS,
    MIDDLE,
    NAMES,
    NINJA_REPEATS,
    PLURALS,
    PUSHABLE,
    SAMURAI,
    SAMURAI_MOVES,
    SPACE_LETTERS,
    SPACES,
    START_HEIGHT,
    TALLEST,
    TOP,
    TYPES,
)
from zashiki.kernel.errors import BadSnapshot
from zashiki.kernel.rulebook import PlainState

COLUMN_LETTERS = LETTERS[COLUMNS.start :]
SAMURAI_NOTATION = [ACTIONS.moves[action] for action in ACTIONS.range("samurai")]
ABILITIES = {
    **{LETTERS[column]: 1 << column for column in COLUMNS},
    **{f"N.{LETTERS[column]}": 1 << column + rules.THROUGH_NINJA for column in PUSHABLE},
}
"""The names of the abilities in `used`, with their bits."""
ROWS = {"bottom": BOTTOM, "middle": MIDDLE, "samurai": TOP}
MOST_POINTS = 1_000_000_000
"""Far above any game, and within the range of the state's field."""


def snapshot(state: PlainState) -> dict[str, Any]:
    """The full position as plain data."""
    return {
        "player": None if state.player == rules.NOBODY else state.player,
        "scores": list(state.scores),
        "stacks": [[LETTERS[chip] for chip in stack(state, space)] for space in range(SPACES)],
        "ghosts": [state.ghosts >> space & 1 for space in range(SPACES)],
        "supply": GHOSTS - state.ghosts.bit_count(),
        "courts": [_court(state, seat) for seat in range(2)],
        "used": [name for name, bit in ABILITIES.items() if state.used & bit],
        "closed": [SPACE_LETTERS[space] for space in range(SPACES) if state.closed >> space & 1],
        "samurai_moves": samurai_moves(state) if state.moving else None,
        "taken": state.taken,
    }


def stack(state: PlainState, space: int) -> list[int]:
    """The types of a stack's chips, bottom to top."""
    chips: list[int] = state.stack[space][1 : 1 + state.height[space]]
    return chips


def samurai_moves(state: PlainState) -> list[str]:
    """The moves so far of the Daimyo whose Samurai are being moved."""
    return [SAMURAI_NOTATION[move] for move in state.moves[: state.moved]]


def _court(state: PlainState, seat: int) -> dict[str, dict[str, int]]:
    rows = state.court[seat]
    return {name: dict(zip(COLUMN_LETTERS, rows[row][COLUMNS.start :], strict=True)) for name, row in ROWS.items()}


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """A court in a snapshot."""

    bottom: dict[str, int]
    middle: dict[str, int]
    samurai: dict[str, int]


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot; the values are checked by `restore`."""

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


class Fields:
    """The fields of a state, while it is filled from a snapshot."""

    def __init__(self) -> None:
        self.scores = [0, 0]
        self.stack = [[space] + [0] * TALLEST for space in range(SPACES)]
        self.height = [0] * SPACES
        self.court = [[[0] * TYPES for _ in ROWS] for _ in range(2)]
        self.moves = [0] * SAMURAI_MOVES
        self.ghosts = self.closed = self.used = self.moving = self.moved = self.taken = 0
        self.player = rules.NOBODY


def restore(states: Any, data: Mapping[str, Any]) -> None:
    """Fills the first state from a snapshot, or raises BadSnapshot.

    Every position is accepted that can be laid out with the game's pieces and from which play can continue, whether or
    not it can be reached: positions are set up for puzzles and tests.
    """
    try:
        given = msgspec.convert(data, Snapshot)
    except msgspec.ValidationError as error:
        raise BadSnapshot(f"Snapshot of Ta-Ke: {error}.") from None
    fields = Fields()
    _lay_hall(fields, given)
    _lay_courts(fields, given)
    _check_chips(fields, given)
    _set_turn(fields, given)
    _set_abilities(fields, given, repeats=bool(states["options"][0][NINJA_REPEATS]))
    _close_stacks(fields, given)
    _set_daimyo(fields, given)
    for name, value in vars(fields).items():
        states[name][0] = value
    is_open = not fields.moving or rules.is_samurai_move_left(states[0])
    _require(is_open, "samurai_moves leaves no Samurai to move; then the Daimyo has ended, and it is null.")


def _require(condition: object, message: str) -> None:
    if not condition:
        raise BadSnapshot(f"Snapshot of Ta-Ke: {message}")


def _lay_hall(fields: Fields, given: Snapshot) -> None:
    _require(len(given.stacks) == SPACES, f"stacks has {len(given.stacks)} lists; there are {SPACES} spaces, A to E.")
    for space, chips in enumerate(given.stacks):
        name = f"stack {SPACE_LETTERS[space]}"
        _require(len(chips) <= TALLEST, f"{name} has {len(chips)} chips; no stack can have more than {TALLEST}.")
        for chip in chips:
            _require(chip in set(LETTERS), f"{name} has a chip {chip!r}; chips are S, D, R, G and N.")
            fields.height[space] += 1
            fields.stack[space][fields.height[space]] = LETTERS.index(chip)
    are_flags = len(given.ghosts) == SPACES and set(given.ghosts) <= {0, 1}
    _require(are_flags, f"ghosts is {given.ghosts}; it has a 0 or 1 for each space, A to E.")
    fields.ghosts = sum(ghost << space for space, ghost in enumerate(given.ghosts))
    left = GHOSTS - sum(given.ghosts)
    _require(given.supply == left, f"supply is {given.supply}; of {GHOSTS} ghosts {left} are not on the spaces.")


def _lay_courts(fields: Fields, given: Snapshot) -> None:
    _require(len(given.courts) == 2, f"courts has {len(given.courts)} entries; there are two seats.")
    for seat, court in enumerate(given.courts):
        for name, row in ROWS.items():
            chips = getattr(court, name)
            where = f"court of seat {seat}, {name}"
            _require(set(chips) == set(COLUMN_LETTERS), f"{where}: the columns are D, R, G and N, not {list(chips)}.")
            for letter, count in chips.items():
                _require(0 <= count <= COPIES, f"{where}: {count} chips in column {letter}; there are 0 to {COPIES}.")
                fields.court[seat][row][LETTERS.index(letter)] = count
        fields.court[seat][TOP][SAMURAI] = sum(court.samurai.values())


def _check_chips(fields: Fields, given: Snapshot) -> None:
    for type in range(TYPES):
        in_hall = sum(chips.count(LETTERS[type]) for chips in given.stacks)
        rows = (TOP,) if type == SAMURAI else (BOTTOM, MIDDLE)
        in_courts = sum(court[row][type] for court in fields.court for row in rows)
        message = f"{in_hall + in_courts} {PLURALS[type]} in all ({in_hall} in the hall, {in_courts} in the courts)"
        _require(in_hall + in_courts == COPIES, f"{message}; there are {COPIES}.")
    used_geishas = sum(court[MIDDLE][GEISHA] for court in fields.court)
    for letter, height in zip(SPACE_LETTERS, fields.height, strict=True):
        grown = f"stack {letter} has {height} chips; above {START_HEIGHT} only Geishas raise it, each by one"
        _require(height <= START_HEIGHT + used_geishas, f"{grown}, and {used_geishas} are in the middle rows.")
    fields.taken = CHIPS - sum(fields.height)
    _require(given.taken == fields.taken, f"taken is {given.taken}; the courts hold {fields.taken} chips.")


def _set_turn(fields: Fields, given: Snapshot) -> None:
    scores_fit = len(given.scores) == 2 and all(0 <= points <= MOST_POINTS for points in given.scores)
    _require(scores_fit, f"scores is {given.scores}; it has the points of two seats, 0 to {MOST_POINTS}.")
    fields.scores = given.scores
    if fields.taken == CHIPS:
        _require(given.player is None, f"player is {given.player}; with all chips taken the game is over: null.")
    else:
        _require(given.player in (0, 1), f"player is {given.player}; while chips are left it is 0 or 1.")
        fields.player = given.player or 0


def _set_abilities(fields: Fields, given: Snapshot, repeats: bool) -> None:
    _require(len(set(given.used)) == len(given.used), f"used is {given.used}; each ability counts once.")
    _require(given.player is not None or not given.used, "used is not empty, but the game is over.")
    for name in given.used:
        _require(name in ABILITIES, f"used has {name!r}; abilities are {', '.join(ABILITIES)}.")
        fields.used |= ABILITIES[name]
    performed = [name for name in given.used if name.startswith("N.")]
    _require(len(performed) < 2, f"used has {' and '.join(performed)}; a Ninja performs one ability.")
    for name in performed:
        _require("N" in given.used, f"used has {name!r}, but not the Ninja itself, 'N'.")
        twice = name[-1] in given.used and not repeats
        _require(not twice, f"used has {name[-1]!r} and {name!r}, which ninja_repeats 'no' forbids.")
    for name in given.used:
        _check_used(fields, name)


def _check_used(fields: Fields, name: str) -> None:
    """Checks that a used chip is in the middle row, and that a Daimyo had Samurai to move, a Ninja a chip to push."""
    me, column = fields.player, LETTERS.index(name[-1])
    owner = 1 - me if name.startswith("N.") else me
    stepped_up = fields.court[owner][MIDDLE][column]
    _require(stepped_up, f"used has {name!r}, but seat {owner} has no {NAMES[column]} in the middle row.")
    samurai = fields.court[me][TOP][SAMURAI]
    _require(samurai or column != DAIMYO, f"used has {name!r}, but seat {me} has no Samurai to move.")
    pushed = sum(fields.court[1 - me][MIDDLE][column] for column in PUSHABLE)
    _require(pushed or name != "N", "used has 'N', but the opponent has no pushed chip in the middle row.")


def _close_stacks(fields: Fields, given: Snapshot) -> None:
    _require(len(set(given.closed)) == len(given.closed), f"closed is {given.closed}; each stack counts once.")
    for name in given.closed:
        _require(name in set(SPACE_LETTERS), f"closed has {name!r}; spaces are A to E.")
        space = SPACE_LETTERS.index(name)
        _require(fields.height[space] > 0, f"closed has {name!r}, which is empty: a Geisha put a chip there.")
        fields.closed |= 1 << space
    geishas = sum(name in ("G", "N.G") for name in given.used)
    fits = len(given.closed) <= geishas and bool(given.closed) == bool(geishas)
    _require(fits, f"closed is {given.closed}; {geishas} Geishas were used this turn, each moving one chip.")
    blocked = fields.ghosts | fields.closed
    is_free = any(height and not blocked >> space & 1 for space, height in enumerate(fields.height))
    _require(is_free or given.player is None, "no chip can be taken: every stack is empty, closed, or under a ghost.")


def _set_daimyo(fields: Fields, given: Snapshot) -> None:
    if given.samurai_moves is None:
        return
    was_used = "D" in given.used or "N.D" in given.used
    _require(was_used, "samurai_moves is not null, but no Daimyo was used this turn.")
    moves = []
    for name in given.samurai_moves:
        _require(name in SAMURAI_NOTATION, f"samurai_moves has {name!r}; expected moves such as 's:R>G'.")
        moves.append(SAMURAI_NOTATION.index(name))
    _require(moves == sorted(moves), f"samurai_moves is {given.samurai_moves}; moves are made in the order D R G N.")
    ended = f"samurai_moves has {len(moves)} moves; after {SAMURAI_MOVES} the Daimyo has ended."
    _require(len(moves) < SAMURAI_MOVES, ended)
    for column in COLUMNS:
        arrived = sum(SAMURAI_TO[move] == column for move in moves)
        there = fields.court[fields.player][TOP][column]
        missing = f"samurai_moves puts {arrived} Samurai over {LETTERS[column]}, where only {there} lie."
        _require(arrived <= there, missing)
    fields.moving, fields.moved = 1, len(moves)
    fields.moves[: len(moves)] = moves
