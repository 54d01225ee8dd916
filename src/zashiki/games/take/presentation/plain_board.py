"""A text board of a Ta-Ke position, 58 columns wide, drawn from the state.

The opponent's court is above, the hall with every chip in the middle, the viewer's court below. The bottom rows are
nearest to their owners, as at the table. A chip in brackets can be taken now.
"""

from collections.abc import Sequence
from itertools import chain

from zashiki.games.take.components import (
    BOTTOM,
    CHIPS,
    COLUMNS,
    GHOSTS,
    LETTERS,
    MIDDLE,
    NAMES,
    NINJA_VALUES,
    SAMURAI,
    SPACE_LETTERS,
    SPACES,
    TOP,
    VALUES,
)
from zashiki.games.take.presentation.snapshot import stack
from zashiki.kernel.rulebook import SPECTATOR, PlainState, Span

WIDTH = 58
MARGIN = 8
CELL = 10
CHIP_STYLES = [name.lower() for name in NAMES]
ROW_LABELS = {TOP: "Samurai", MIDDLE: "middle", BOTTOM: "bottom"}


def board(state: PlainState, viewer: int, names: Sequence[str]) -> list[Span]:
    """The board from the viewer's side of the table; a spectator sees it from seat 0."""
    me = 0 if viewer == SPECTATOR else viewer
    columns = [span for column in COLUMNS for span in _cell("label", NAMES[column])]
    column_names = [(" " * MARGIN, ""), *columns, ("\n", "")]
    return [
        *_heading(state, 1 - me, names),
        *column_names,
        *_court(state, 1 - me, (BOTTOM, MIDDLE, TOP)),
        ("\n", ""),
        *_hall(state),
        ("\n", ""),
        *_court(state, me, (TOP, MIDDLE, BOTTOM)),
        *column_names,
        *_heading(state, me, names),
    ]


def _heading(state: PlainState, seat: int, names: Sequence[str]) -> list[Span]:
    decides = state.player == seat
    points = f"{state.scores[seat]} point{'s' * (state.scores[seat] != 1)}"
    room = WIDTH - len(points) - 3
    name = names[seat] if len(names[seat]) <= room else names[seat][: room - 1] + "…"
    title = f"{'▶' if decides else ' '} {name}"
    return [(title, "turn" if decides else "title"), (f"{points:>{WIDTH - len(title)}}\n", "points")]


def _court(state: PlainState, seat: int, rows: tuple[int, ...]) -> list[Span]:
    return [span for row in rows for span in _row(state, seat, row)]


def _row(state: PlainState, seat: int, row: int) -> list[Span]:
    spans: list[Span] = [(f"{ROW_LABELS[row]:<{MARGIN}}", "label")]
    for column in COLUMNS:
        count = state.court[seat][row][column]
        type = SAMURAI if row == TOP else column
        spans += _cell(CHIP_STYLES[type], f" {LETTERS[type]} ") if count else _cell("label", " · ")
        if count > 1:
            spans[-1] = (f"×{count}".ljust(len(spans[-1][0])), "")
    values = {int(VALUES[state.options[NINJA_VALUES], column, row]) for column in COLUMNS}
    worth = ", N ".join(str(value) for value in sorted(values, reverse=True))
    return [*spans, (f"worth {worth}\n", "label")]


def _hall(state: PlainState) -> list[Span]:
    stacks = [stack(state, space) for space in range(SPACES)]
    levels = range(max(map(len, stacks)), -1, -1)
    lines = [[_level(state, space, stacks[space], level) for space in range(SPACES)] for level in levels]
    lines.append([_cell("label" if stacks[space] else CHIP_STYLES[space], NAMES[space]) for space in range(SPACES)])
    lines.append([_cell("title", f" {letter} ") for letter in SPACE_LETTERS])
    labels = [*[""] * len(levels), "printed", "space"]
    labelled = zip(labels, lines, strict=True)
    rows = [[(f"{label:<{MARGIN}}", "label"), *chain(*line), ("\n", "")] for label, line in labelled]
    chips, supply = CHIPS - state.taken, GHOSTS - state.ghosts.bit_count()
    left = f"{chips} chip{'s' if chips != 1 else ''} in the hall, {supply} of {GHOSTS} ghosts in the supply\n"
    return [*chain(*rows), (left, "label")]


def _level(state: PlainState, space: int, chips: list[int], level: int) -> list[Span]:
    """One level of a stack: a chip, in brackets if it can be taken, or the mark above the top chip."""
    ghost, closed = state.ghosts >> space & 1, state.closed >> space & 1
    if level < len(chips):
        can_be_taken = level == len(chips) - 1 and not ghost and not closed
        letter = LETTERS[chips[level]]
        return _cell(CHIP_STYLES[chips[level]], f"[{letter}]" if can_be_taken else f" {letter} ")
    if level == len(chips) and (ghost or closed):
        return _cell("ghost", "ghost") if ghost else _cell("closed", "closed")
    return _cell("", "")


def _cell(style: str, text: str) -> list[Span]:
    return [(text, style), (" " * (CELL - len(text)), "")]
