"""The text board, drawn from the view, 60 columns wide.

Five columns run through the opponent's Hand and Line, the River, and the viewer's own Line and Hand.
"""

from collections.abc import Sequence

from zashiki.games.naishi.components import DISCARD_SPACES, EMISSARIES, NAMES, SWAP_SPACES, CardName
from zashiki.games.naishi.presentation.view import View
from zashiki.kernel.rulebook import SPECTATOR, Span, Text

WIDTH = 60
MARGIN = 5
CELL = 11
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
CARD_STYLES = dict(zip(NAMES, STYLES, strict=False))


def board(view: View, viewer: int, names: Sequence[str], text: Text) -> list[Span]:
    """The board as the viewer sees it; a spectator sees it from seat 0."""
    me = 0 if viewer == SPECTATOR else viewer
    return [
        *_heading(view, 1 - me, viewer, names, text),
        *_row(text("naishi-board-hand"), view.hands[1 - me], text),
        *_row(text("naishi-board-line"), view.lines[1 - me], text),
        ("\n", ""),
        *_river(view, text),
        ("\n", ""),
        *_row(text("naishi-board-line"), view.lines[me], text),
        *_row(text("naishi-board-hand"), view.hands[me], text),
        *_known(view, me, text),
        *_heading(view, me, viewer, names, text),
        *_draft(view, text),
    ]


def _heading(view: View, seat: int, viewer: int, names: Sequence[str], text: Text) -> list[Span]:
    is_to_decide = view.player == seat
    rest = text("naishi-board-emissaries", free=view.court.free[seat], all=EMISSARIES)
    if view.scores and (view.phase == "over" or seat == viewer):
        rest += "   " + text("naishi-board-points", points=view.scores[seat])
    room = WIDTH - len(rest) - 3
    name = names[seat] if len(names[seat]) <= room else names[seat][: room - 1] + "…"
    title = f"{'▶' if is_to_decide else ' '} {name}"
    return [(title, "turn" if is_to_decide else "title"), (f"{rest:>{WIDTH - len(title)}}\n", "points")]


def _cell(words: str) -> str:
    short = words if len(words) < CELL else f"{words[: CELL - 2]}…"
    return f"{short:^{CELL - 1}}"


def _card(card: CardName, text: Text) -> Span:
    return _cell(text(f"naishi-card-{card.replace(' ', '-')}")), CARD_STYLES[card]


def _row(label: str, cards: Sequence[CardName | None], text: Text) -> list[Span]:
    spans: list[Span] = [(f"{label:<{MARGIN}}", "label")]
    for card in cards:
        spans += [(" ", ""), _card(card, text) if card else (_cell("?"), "back")]
    return [*spans, ("\n", "")]


def _river(view: View, text: Text) -> list[Span]:
    spans: list[Span] = [(f"{text('naishi-board-river'):<{MARGIN}}", "label")]
    for pile in view.river:
        spans += [(" ", ""), _card(pile.top, text) if pile.top else (_cell(text("naishi-board-empty")), "label")]
    left = (text("naishi-board-left", column=i + 1, cards=pile.cards) for i, pile in enumerate(view.river))
    counts = "".join(f" {_cell(words)}" for words in left)
    court = text(
        "naishi-board-court",
        swaps=sum(view.court.swap),
        swap_spaces=SWAP_SPACES,
        discards=sum(view.court.discard),
        discard_spaces=DISCARD_SPACES,
        decree="free" if view.court.decree is None else "used",
    )
    return [*spans, ("\n", ""), (f"{'':<{MARGIN}}{counts}\n", "label"), (f"{court}\n", "label")]


def _known(view: View, seat: int, text: Text) -> list[Span]:
    """Marks the places of the viewer's Hand that the opponent knows."""
    if view.phase != "play" or not any(view.known[seat]):
        return []
    marks = "".join(f" {_cell(text('naishi-board-known') if known else '')}" for known in view.known[seat])
    return [(f"{'':<{MARGIN}}{marks}\n", "label")]


def _draft(view: View, text: Text) -> list[Span]:
    return [("\n", ""), *_row(text("naishi-board-dealt"), view.dealt, text)] if view.dealt else []
