"""A position of Ta-Ke as data: the view for players and programs, and the snapshot for tools."""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from zashiki.games.take import rules
from zashiki.games.take.actions import ACTIONS, MOVE_SAMURAI, SAMURAI_FROM, SAMURAI_TO
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
    OPTIONS,
    PLURALS,
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
SAMURAI_MOVE = {ACTIONS.moves[MOVE_SAMURAI + move]: move for move in range(len(SAMURAI_FROM))}
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


class Tally(msgspec.Struct, frozen=True):
    """What a position comes to."""

    shows: list[int]
    """The type that each space shows."""
    influences: list[list[int]]
    """By seat and type."""


def tally(state: PlainState) -> Tally:
    """What the rules make of a position."""
    shows, influences = np.empty(SPACES, dtype=np.int64), np.empty((2, TYPES), dtype=np.int64)
    rules.tally(state.states, shows, influences)
    return Tally(shows.tolist(), influences.tolist())


def view(state: PlainState, viewer: int) -> View:
    """What a viewer sees."""
    data = snapshot(state)
    counts = tally(state)
    courts = [
        Court(**court, influence=dict(zip(LETTERS, influence, strict=True)))
        for court, influence in zip(data.pop("courts"), counts.influences, strict=True)
    ]
    return View(
        game="take",
        options={name: values[number] for (name, values), number in zip(OPTIONS.items(), state.options, strict=True)},
        courts=courts,
        ghosts=[bool(ghost) for ghost in data.pop("ghosts")],
        shows=[LETTERS[type] for type in counts.shows],
        **data,
    )


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
    """The moves of the Daimyo at work."""
    return [ACTIONS.moves[MOVE_SAMURAI + move] for move in state.moves[: state.moved]]


def _court(state: PlainState, seat: int) -> dict[str, dict[str, int]]:
    rows = state.court[seat]
    return {name: dict(zip(COLUMN_LETTERS, rows[row][COLUMNS.start :], strict=True)) for name, row in ROWS.items()}


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


class Draft:
    """The fields of a record, while a snapshot is laid out."""

    def __init__(self) -> None:
        self.scores = [0, 0]
        self.stack = [[space] + [0] * TALLEST for space in range(SPACES)]
        self.height = [0] * SPACES
        self.court = [[[0] * TYPES for _ in ROWS] for _ in range(2)]
        self.moves = [0] * SAMURAI_MOVES
        self.ghosts = self.closed = self.used = self.moving = self.moved = self.taken = 0
        self.player = rules.NOBODY


def restore(states: Any, data: Mapping[str, Any]) -> None:
    """Lays out a snapshot.

    Every position that can be laid on the table with the game's own pieces and from which play can go
    on is accepted, whether or not some game leads to it: positions are set up for puzzles and tests.
    """
    try:
        given = msgspec.convert(data, Snapshot)
    except msgspec.ValidationError as error:
        raise BadSnapshot(f"Snapshot of Ta-Ke: {error}.") from None
    draft = Draft()
    _lay_hall(draft, given)
    _lay_courts(draft, given)
    _check_chips(draft, given)
    _set_turn(draft, given)
    _set_abilities(draft, given, repeats=bool(states["options"][0][NINJA_REPEATS]))
    _close_stacks(draft, given)
    _set_daimyo(draft, given)
    for name, value in vars(draft).items():
        states[name][0] = value
    works_on = not draft.moving or rules.is_samurai_move_left(states[0])
    _require(works_on, "samurai_moves leaves no Samurai to move; the Daimyo has ended then: null.")


def _require(condition: object, message: str) -> None:
    if not condition:
        raise BadSnapshot(f"Snapshot of Ta-Ke: {message}")


def _lay_hall(draft: Draft, given: Snapshot) -> None:
    _require(len(given.stacks) == SPACES, f"stacks has {len(given.stacks)} lists; there are {SPACES} spaces, A to E.")
    for space, chips in enumerate(given.stacks):
        name = f"stack {SPACE_LETTERS[space]}"
        _require(len(chips) <= TALLEST, f"{name} has {len(chips)} chips; no stack can have more than {TALLEST}.")
        for chip in chips:
            _require(chip in set(LETTERS), f"{name} has a chip {chip!r}; chips are S, D, R, G and N.")
            draft.height[space] += 1
            draft.stack[space][draft.height[space]] = LETTERS.index(chip)
    are_flags = len(given.ghosts) == SPACES and set(given.ghosts) <= {0, 1}
    _require(are_flags, f"ghosts is {given.ghosts}; it has a 0 or 1 for each space, A to E.")
    draft.ghosts = sum(ghost << space for space, ghost in enumerate(given.ghosts))
    left = GHOSTS - sum(given.ghosts)
    _require(given.supply == left, f"supply is {given.supply}; of {GHOSTS} ghosts {left} are not on the spaces.")


def _lay_courts(draft: Draft, given: Snapshot) -> None:
    _require(len(given.courts) == 2, f"courts has {len(given.courts)} entries; there are two seats.")
    for seat, court in enumerate(given.courts):
        for name, row in ROWS.items():
            chips = getattr(court, name)
            where = f"court of seat {seat}, {name}"
            _require(set(chips) == set(COLUMN_LETTERS), f"{where}: the columns are D, R, G and N, not {list(chips)}.")
            for letter, count in chips.items():
                _require(0 <= count <= COPIES, f"{where}: {count} chips in column {letter}; there are 0 to {COPIES}.")
                draft.court[seat][row][LETTERS.index(letter)] = count
        draft.court[seat][TOP][SAMURAI] = sum(court.samurai.values())


def _check_chips(draft: Draft, given: Snapshot) -> None:
    for type in range(TYPES):
        in_hall = sum(chips.count(LETTERS[type]) for chips in given.stacks)
        rows = (TOP,) if type == SAMURAI else (BOTTOM, MIDDLE)
        in_courts = sum(court[row][type] for court in draft.court for row in rows)
        message = f"{in_hall + in_courts} {PLURALS[type]} in all ({in_hall} in the hall, {in_courts} in the courts)"
        _require(in_hall + in_courts == COPIES, f"{message}; there are {COPIES}.")
    used_geishas = sum(court[MIDDLE][GEISHA] for court in draft.court)
    for letter, height in zip(SPACE_LETTERS, draft.height, strict=True):
        grown = f"stack {letter} has {height} chips; above {START_HEIGHT} only Geishas raise it, each by one"
        _require(height <= START_HEIGHT + used_geishas, f"{grown}, and {used_geishas} are in the middle rows.")
    draft.taken = CHIPS - sum(draft.height)
    _require(given.taken == draft.taken, f"taken is {given.taken}; the courts hold {draft.taken} chips.")


def _set_turn(draft: Draft, given: Snapshot) -> None:
    scores_fit = len(given.scores) == 2 and all(0 <= points <= MOST_POINTS for points in given.scores)
    _require(scores_fit, f"scores is {given.scores}; it has the points of two seats, 0 to {MOST_POINTS}.")
    draft.scores = given.scores
    if draft.taken == CHIPS:
        _require(given.player is None, f"player is {given.player}; with all chips taken the game is over: null.")
    else:
        _require(given.player in (0, 1), f"player is {given.player}; while chips are left it is 0 or 1.")
        draft.player = given.player or 0


def _set_abilities(draft: Draft, given: Snapshot, repeats: bool) -> None:
    _require(len(set(given.used)) == len(given.used), f"used is {given.used}; each ability counts once.")
    _require(given.player is not None or not given.used, "used is not empty, but the game is over.")
    for name in given.used:
        _require(name in ABILITIES, f"used has {name!r}; abilities are {', '.join(ABILITIES)}.")
        draft.used |= ABILITIES[name]
    performed = [name for name in given.used if name.startswith("N.")]
    _require(len(performed) < 2, f"used has {' and '.join(performed)}; a Ninja performs one ability.")
    for name in performed:
        _require("N" in given.used, f"used has {name!r}, but not the Ninja itself, 'N'.")
        twice = name[-1] in given.used and not repeats
        _require(not twice, f"used has {name[-1]!r} and {name!r}, which ninja_repeats 'no' forbids.")
    for name in given.used:
        _check_used(draft, name)


def _check_used(draft: Draft, name: str) -> None:
    """A used chip is in the middle row, a used Daimyo had Samurai to move, a used Ninja something to push."""
    me, column = draft.player, LETTERS.index(name[-1])
    owner = 1 - me if name.startswith("N.") else me
    stepped_up = draft.court[owner][MIDDLE][column]
    _require(stepped_up, f"used has {name!r}, but seat {owner} has no {NAMES[column]} in the middle row.")
    samurai = draft.court[me][TOP][SAMURAI]
    _require(samurai or column != DAIMYO, f"used has {name!r}, but seat {me} has no Samurai to move.")
    pushed = sum(draft.court[1 - me][MIDDLE][column] for column in COLUMNS[:-1])
    _require(pushed or name != "N", "used has 'N', but the opponent has no pushed chip in the middle row.")


def _close_stacks(draft: Draft, given: Snapshot) -> None:
    _require(len(set(given.closed)) == len(given.closed), f"closed is {given.closed}; each stack counts once.")
    for name in given.closed:
        _require(name in set(SPACE_LETTERS), f"closed has {name!r}; spaces are A to E.")
        space = SPACE_LETTERS.index(name)
        _require(draft.height[space] > 0, f"closed has {name!r}, which is empty: a Geisha put a chip there.")
        draft.closed |= 1 << space
    geishas = sum(name in ("G", "N.G") for name in given.used)
    fits = len(given.closed) <= geishas and bool(given.closed) == bool(geishas)
    _require(fits, f"closed is {given.closed}; {geishas} Geishas were used this turn, each moving one chip.")
    blocked = draft.ghosts | draft.closed
    is_free = any(height and not blocked >> space & 1 for space, height in enumerate(draft.height))
    _require(is_free or given.player is None, "no chip can be taken: every stack is empty, closed, or under a ghost.")


def _set_daimyo(draft: Draft, given: Snapshot) -> None:
    if given.samurai_moves is None:
        return
    at_work = "D" in given.used or "N.D" in given.used
    _require(at_work, "samurai_moves is not null, but no Daimyo was used this turn.")
    moves = []
    for name in given.samurai_moves:
        _require(name in SAMURAI_MOVE, f"samurai_moves has {name!r}; expected moves such as 's:R>G'.")
        moves.append(SAMURAI_MOVE[name])
    _require(moves == sorted(moves), f"samurai_moves is {given.samurai_moves}; moves are made in the order D R G N.")
    ended = f"samurai_moves has {len(moves)} moves; after {SAMURAI_MOVES} the Daimyo has ended."
    _require(len(moves) < SAMURAI_MOVES, ended)
    for column in COLUMNS:
        arrived = sum(SAMURAI_TO[move] == column for move in moves)
        there = draft.court[draft.player][TOP][column]
        missing = f"samurai_moves puts {arrived} Samurai over {LETTERS[column]}, where only {there} lie."
        _require(arrived <= there, missing)
    draft.moving, draft.moved = 1, len(moves)
    draft.moves[: len(moves)] = moves
