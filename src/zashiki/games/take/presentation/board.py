"""A text board of a Ta-Ke position, drawn from the view, 58 columns wide.

The opponent's court is above, the hall with every chip in the middle, the viewer's court below. The bottom rows are
nearest to their owners, as at the table. A chip in brackets can be taken now.
"""

from collections.abc import Sequence
from itertools import chain

from zashiki.games.take.components import CHIPS, GHOSTS, LETTERS, SPACE_LETTERS, SPACES
from zashiki.games.take.presentation.snapshot import COLUMN_LETTERS
from zashiki.games.take.presentation.view import View
from zashiki.kernel.rulebook import SPECTATOR, Span, Text

WIDTH = 58
MARGIN = 8
CELL = 10
STYLES = {
    "samurai": "bold #221e1a on #b9b5ad",
    "daimyo": "bold #221e1a on #e08a2c",
    "ronin": "bold #f6f0e2 on #2f5d9e",
    "geisha": "bold #f6f0e2 on #7d4a9c",
    "ninja": "bold #f6f0e2 on #000000",
    "ghost": "italic #5b8fd0",
    "closed": "italic #b08a24",
}
CHIP_STYLES = dict(zip(LETTERS, STYLES, strict=False))
FROM_BOTTOM = ("bottom", "middle", "samurai")


def board(view: View, viewer: int, names: Sequence[str], text: Text) -> list[Span]:
    """The board from the viewer's side of the table; a spectator sees it from seat 0."""
    me = 0 if viewer == SPECTATOR else viewer
    columns = [span for column in COLUMN_LETTERS for span in _cell("label", text(f"take-piece-{column}"))]
    column_names = [(" " * MARGIN, ""), *columns, ("\n", "")]
    return [
        *_heading(view, 1 - me, names, text),
        *column_names,
        *chain(*(_row(view, 1 - me, row, text) for row in FROM_BOTTOM)),
        ("\n", ""),
        *_hall(view, text),
        ("\n", ""),
        *chain(*(_row(view, me, row, text) for row in reversed(FROM_BOTTOM))),
        *column_names,
        *_heading(view, me, names, text),
    ]


def _heading(view: View, seat: int, names: Sequence[str], text: Text) -> list[Span]:
    decides = view.player == seat
    points = text("take-board-points", points=view.scores[seat])
    room = WIDTH - len(points) - 3
    name = names[seat] if len(names[seat]) <= room else names[seat][: room - 1] + "…"
    title = f"{'▶' if decides else ' '} {name}"
    return [(title, "turn" if decides else "title"), (f"{points:>{WIDTH - len(title)}}\n", "points")]


def _row(view: View, seat: int, row: str, text: Text) -> list[Span]:
    spans: list[Span] = [(f"{text(f'take-board-{row}'):<{MARGIN}}", "label")]
    counts, values = getattr(view.courts[seat], row), getattr(view.values, row)
    for column in COLUMN_LETTERS:
        chip = "S" if row == "samurai" else column
        spans += _cell(CHIP_STYLES[chip], f" {chip} ") if counts[column] else _cell("label", " · ")
        if counts[column] > 1:
            spans[-1] = (f"×{counts[column]}".ljust(len(spans[-1][0])), "")
    usual, ninja = values["D"], values["N"]
    worth = "take-board-worth" if ninja == usual else "take-board-worth-ninja"
    return [*spans, (f"{text(worth, value=usual, ninja=ninja)}\n", "label")]


def _hall(view: View, text: Text) -> list[Span]:
    levels = range(max(map(len, view.stacks)), -1, -1)
    lines = [[_level(view, space, level, text) for space in range(SPACES)] for level in levels]
    lines.append([_printed(view, space, text) for space in range(SPACES)])
    lines.append([_cell("title", f" {letter} ") for letter in SPACE_LETTERS])
    labels = [*[""] * len(levels), text("take-board-printed"), text("take-board-space")]
    rows = (
        [(f"{label:<{MARGIN}}", "label"), *chain(*line), ("\n", "")] for label, line in zip(labels, lines, strict=True)
    )
    left = text("take-board-left", chips=CHIPS - view.taken, supply=view.supply, ghosts=GHOSTS)
    return [*chain(*rows), (f"{left}\n", "label")]


def _printed(view: View, space: int, text: Text) -> list[Span]:
    type = LETTERS[space]
    return _cell("label" if view.stacks[space] else CHIP_STYLES[type], text(f"take-piece-{type}"))


def _level(view: View, space: int, level: int, text: Text) -> list[Span]:
    """One level of a stack: a chip, in brackets if it can be taken, or the mark above the top chip."""
    chips, ghost, closed = view.stacks[space], view.ghosts[space], SPACE_LETTERS[space] in view.closed
    if level < len(chips):
        can_be_taken = level == len(chips) - 1 and not ghost and not closed
        chip = chips[level]
        return _cell(CHIP_STYLES[chip], f"[{chip}]" if can_be_taken else f" {chip} ")
    if level == len(chips) and (ghost or closed):
        mark = "ghost" if ghost else "closed"
        return _cell(mark, text(f"take-board-{mark}"))
    return _cell("", "")


def _cell(style: str, text: str) -> list[Span]:
    return [(text, style), (" " * (CELL - len(text)), "")]
