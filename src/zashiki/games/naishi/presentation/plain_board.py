"""The text board, 60 columns wide.

Five columns run through the opponent's Hand and Line, the River, and the viewer's own Line and Hand.
"""

from collections.abc import Sequence

from zashiki.games.naishi.components import (
    COLUMNS,
    DISCARD_SPACES,
    EMISSARIES,
    LINE,
    NAMES,
    SWAP_SPACES,
)
from zashiki.games.naishi.presentation.breakdown import breakdown
from zashiki.games.naishi.presentation.cards import dealt, face_up, free_emissaries, hand
from zashiki.games.naishi.rules.knowledge import HIDDEN
from zashiki.games.naishi.rules.state import NOBODY, OVER, PLAY, SET_UP
from zashiki.kernel.rulebook import SPECTATOR, PlainState, Span

WIDTH = 60
MARGIN = 5
CELL = 11
CARD_STYLES = [name.lower().replace(" ", "") for name in NAMES]


def board(state: PlainState, viewer: int, names: Sequence[str]) -> list[Span]:
    """The board as the viewer sees it; a spectator sees it from seat 0."""
    me = 0 if viewer == SPECTATOR else viewer
    return [
        *_heading(state, 1 - me, viewer, names),
        *_row("Hand", hand(state, 1 - me)),
        *_row("Line", state.land[1 - me][LINE]),
        ("\n", ""),
        *_river(state),
        ("\n", ""),
        *_row("Line", state.land[me][LINE]),
        *_row("Hand", hand(state, me)),
        *_known(state, me),
        *_heading(state, me, viewer, names),
        *_draft(state, viewer),
    ]


def _heading(state: PlainState, seat: int, viewer: int, names: Sequence[str]) -> list[Span]:
    is_to_decide = state.player == seat
    shown = state.phase == OVER or (state.phase == PLAY and seat == viewer)
    points = _points(sum(line.points for line in breakdown(state, seat))) if shown else ""
    emissaries = f"{free_emissaries(state, seat)} of {EMISSARIES} emissaries free"
    width = WIDTH - len(points) - len(emissaries) - 6
    name = names[seat] if len(names[seat]) <= width else names[seat][: width - 1] + "…"
    title = f"{'▶' if is_to_decide else ' '} {name}"
    rest = f"{emissaries}   {points}" if points else emissaries
    return [(title, "turn" if is_to_decide else "title"), (f"{rest:>{WIDTH - len(title)}}\n", "points")]


def _points(number: int) -> str:
    return f"{number} point{'s' * (number != 1)}"


def _row(label: str, cards: Sequence[int]) -> list[Span]:
    spans: list[Span] = [(f"{label:<{MARGIN}}", "label")]
    for card in cards:
        name, style = ("?", "back") if card == HIDDEN else (NAMES[card], CARD_STYLES[card])
        spans += [(" ", ""), (f"{name:^{CELL - 1}}", style)]
    return [*spans, ("\n", "")]


def _river(state: PlainState) -> list[Span]:
    tops = [face_up(state, column) for column in range(COLUMNS)]
    spans: list[Span] = [("River", "label")]
    for top in tops:
        style = CARD_STYLES[NAMES.index(top)] if top else "label"
        spans += [(" ", ""), (f"{top or 'empty':^{CELL - 1}}", style)]
    counts = "".join(f" {f'{column + 1}: {state.height[column]} left':^{CELL - 1}}" for column in range(COLUMNS))
    swaps, discards = sum(state.on_swap), sum(state.on_discard)
    decree = "free" if state.decree == NOBODY else "used"
    court = (
        f"Court: {swaps} of {SWAP_SPACES} swap spaces taken, {discards} of {DISCARD_SPACES} discard, decree {decree}"
    )
    return [*spans, ("\n", ""), (f"{'':<{MARGIN}}{counts}\n", "label"), (f"{court}\n", "label")]


def _known(state: PlainState, seat: int) -> list[Span]:
    """Marks the places of the viewer's Hand that the opponent knows."""
    marks = "".join(f" {'known' if known else '':^{CELL - 1}}" for known in state.known[seat])
    return [(f"{'':<{MARGIN}}{marks}\n", "label")] if any(state.known[seat]) and state.phase == PLAY else []


def _draft(state: PlainState, viewer: int) -> list[Span]:
    if state.phase != SET_UP or viewer == SPECTATOR:
        return []
    return [("\n", ""), *_row("Dealt", dealt(state, viewer))]
