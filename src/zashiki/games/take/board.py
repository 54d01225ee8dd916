"""A picture of a Ta-Ke position in text, 58 columns wide.

Opposing court above, the hall in the middle with every chip in sight, the viewer's court below, bottom
rows outside: each player has his own bottom row in front of him, as at the table.
"""

from zashiki.games.take import rules
from zashiki.games.take.components import (
    BOTTOM,
    COLUMNS,
    GHOSTS,
    LETTERS,
    MIDDLE,
    NAMES,
    SPACE_LETTERS,
    SPACES,
    TOP,
    VALUES,
)
from zashiki.games.take.view import stack
from zashiki.kernel.rulebook import SPECTATOR, Span, State

CELL = 10
MARGIN = 8
STYLES = [name.lower() for name in NAMES]
ROW_WORDS = {TOP: "Samurai", MIDDLE: "middle", BOTTOM: "bottom"}


def board(state: State, viewer: int) -> list[Span]:
    """The picture, from the viewer's side of the table; a spectator sits with seat 0."""
    me = 0 if viewer == SPECTATOR else viewer
    return [
        *_court(state, 1 - me, (BOTTOM, MIDDLE, TOP)),
        ("\n", ""),
        *_hall(state),
        ("\n", ""),
        *_court(state, me, (TOP, MIDDLE, BOTTOM)),
    ]


def _court(state: State, seat: int, rows: tuple[int, ...]) -> list[Span]:
    turn = state.player == seat
    title = f"Seat {seat}" + (" decides" if turn else "")
    points = f"{state.scores[seat]} points"
    heading = [(title, "turn" if turn else "title"), (f"{points:>{58 - len(title)}}\n", "points")]
    lines = [span for row in rows for span in _row(state, seat, row)]
    return heading + lines if rows[0] == TOP else heading + lines


def _row(state: State, seat: int, row: int) -> list[Span]:
    spans: list[Span] = [(f"{ROW_WORDS[row]:<{MARGIN}}", "label")]
    for column in COLUMNS:
        count = int(state.court[seat, row, column])
        type = rules.SAMURAI if row == TOP else column
        spans.append((f" {LETTERS[type]} " if count else "   ", STYLES[type] if count else "empty"))
        spans.append((f"{f'×{count}' if count > 1 else '':<{CELL - 3}}", ""))
    values = {int(VALUES[state.options[rules.NINJA_VALUES], column, row]) for column in COLUMNS}
    worth = "/".join(str(value) for value in sorted(values, reverse=True))
    return [*spans, (f"worth {worth}\n", "label")]


def _hall(state: State) -> list[Span]:
    stacks = [stack(state, space) for space in range(SPACES)]
    tallest = max(len(chips) for chips in stacks)
    spans: list[Span] = [(" " * MARGIN, "")]
    for space in range(SPACES):
        spans += _cell("ghost" if state.ghosts >> space & 1 else "", _mark(state, space))
    spans.append(("\n", ""))
    for level in range(tallest - 1, -1, -1):
        spans.append((" " * MARGIN, ""))
        for chips in stacks:
            if level < len(chips):
                spans += _cell(STYLES[chips[level]], f" {LETTERS[chips[level]]} ")
            else:
                spans += _cell("", "")
        spans.append(("\n", ""))
    spans.append((" " * MARGIN, ""))
    for space in range(SPACES):
        spans += _cell("printed" if stacks[space] else STYLES[space], NAMES[space])
    spans.append((f"\n{' ' * MARGIN}", ""))
    for letter in SPACE_LETTERS:
        spans += _cell("label", f" {letter} ")
    supply = GHOSTS - int(state.ghosts).bit_count()
    return [*spans, (f"\n{35 - state.taken} chips to take, {supply} ghosts in the supply\n", "label")]


def _mark(state: State, space: int) -> str:
    if state.ghosts >> space & 1:
        return "ghost"
    return "closed" if state.closed >> space & 1 else ""


def _cell(style: str, text: str) -> list[Span]:
    return [(text, style), (" " * (CELL - len(text)), "")]
