"""A picture of a Naishi position in text, 60 columns wide.

Five columns run through the other's Hand and Line, the River, and one's own Line and Hand.
"""

from collections.abc import Sequence

from zashiki.games.naishi import rules
from zashiki.games.naishi.components import COLUMNS, LINE, NAMES
from zashiki.games.naishi.knowledge import HIDDEN
from zashiki.games.naishi.scoring import breakdown
from zashiki.games.naishi.view import dealt, face_up, free_emissaries, hand, total
from zashiki.kernel.rulebook import SPECTATOR, PlainState, Span

WIDTH = 60
MARGIN = 5
CELL = 11
CARD_STYLES = [name.lower().replace(" ", "") for name in NAMES]
STYLES = {
    "mountain": "#221e1a on #e8e4da",
    "naishi": "bold #221e1a on #e8a0b8",
    "advisor": "bold #f6f0e2 on #7d4a9c",
    "sentinel": "bold #f6f0e2 on #3d7a4a",
    "monk": "bold #221e1a on #e08a2c",
    "horseman": "bold #f6f0e2 on #1f3b84",
    "ronin": "bold #221e1a on #5cc0c0",
    "ninja": "bold #f6f0e2 on #000000",
    "fort": "bold #f6f0e2 on #7a5232",
    "torii": "bold #f6f0e2 on #b3301a",
    "ricefield": "bold #221e1a on #e6c84a",
    "banner": "bold #221e1a on #9cc8e8",
    "back": "#f6f0e2 on #5c6478",
}


def board(state: PlainState, viewer: int, names: Sequence[str]) -> list[Span]:
    """The picture from the viewer's side of the table; a spectator sits with seat 0."""
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
    decides = state.player == seat
    shown = state.phase == rules.OVER or (state.phase == rules.PLAY and seat == viewer)
    points = _points(total(breakdown(state, seat))) if shown else ""
    sent = f"{free_emissaries(state, seat)} of 2 emissaries free"
    room = WIDTH - len(points) - len(sent) - 6
    name = names[seat] if len(names[seat]) <= room else names[seat][: room - 1] + "…"
    title = f"{'▶' if decides else ' '} {name}"
    rest = f"{sent}   {points}" if points else sent
    return [(title, "turn" if decides else "title"), (f"{rest:>{WIDTH - len(title)}}\n", "points")]


def _points(number: int | None) -> str:
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
    decree = "free" if state.decree == rules.NOBODY else "used"
    court = f"Court: {swaps} of 3 swap spaces taken, {discards} of 2 discard, decree {decree}"
    return [*spans, ("\n", ""), (f"{'':<{MARGIN}}{counts}\n", "label"), (f"{court}\n", "label")]


def _known(state: PlainState, seat: int) -> list[Span]:
    """Under one's own Hand: which places the other knows."""
    marks = "".join(f" {'known' if known else '':^{CELL - 1}}" for known in state.known[seat])
    return [(f"{'':<{MARGIN}}{marks}\n", "label")] if any(state.known[seat]) and state.phase == rules.PLAY else []


def _draft(state: PlainState, viewer: int) -> list[Span]:
    if state.phase != rules.SET_UP or viewer == SPECTATOR:
        return []
    return [("\n", ""), *_row("Dealt", dealt(state, viewer))]
