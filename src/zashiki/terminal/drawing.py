"""What the terminal shows of a game: the board, lists of moves, the log and the scores."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.table import Table
from rich.text import Text

from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.position import Position
from zashiki.kernel.rulebook import Span
from zashiki.kernel.wording import evaluation, points_of, said, told, turn_foretold
from zashiki.terminal.seats import YOU
from zashiki.terminal.wording import addition, shown, text
from zashiki.warashi.hints import Hint

MAX_LISTED = 14
"""Longer lists of moves are shown grouped."""


def picture(spans: Iterable[Span]) -> Text:
    """A board, below an empty line."""
    return Text.assemble("\n", *spans)


def move_list(position: Position, moves: Sequence[str], is_grouped: bool = False) -> Table:
    """Legal moves with their numbers and what each does; if grouped, three or more of a group are one row."""
    numbers = {move: str(place) for place, move in enumerate(position.legal_moves, start=1)}
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="label")
    table.add_column(style="move", no_wrap=True)
    table.add_column()
    for prefix, members in groups(moves):
        if is_grouped and len(members) > 2:
            example = position.describe(members[0])
            table.add_row("", f"{prefix}…", Text(text("ways", count=len(members), prefix=prefix, example=example)))
            continue
        for move in members:
            table.add_row(numbers[move], move, Text(position.describe(move)))
    return table


def groups(moves: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Moves by what they begin with, up to a colon or the first digit; moves without either are groups of one."""

    def prefix(move: str) -> str:
        match = re.match(r"[^:\d]*(:|(?=\d))", move)
        return match[0] if match else move

    for beginning, members in groupby(moves, key=prefix):
        yield beginning, list(members)


def log(position: Position, names: Sequence[str], viewer: int | None, first_ply: int) -> Iterator[Table]:
    """What happened since a ply, a row for each event, as far as the viewer may see it."""
    you = names.index(YOU) if YOU in names else None
    for ply in range(first_ply, position.ply):
        move = position.moves_seen(viewer)[ply]
        events = [event for event in position.events(viewer, ply) if not event.is_silent]
        for i, event in enumerate(events):
            sentence = told(catalogue(), position.rulebook.name, event, [shown(name) for name in names], you)
            row = Table.grid()
            row.add_row(
                Text(f"{move:<8} " if i == 0 else " " * 9, style="move"),
                Text(sentence, style="points" if event.points else ""),
            )
            yield row


def score_breakdown(position: Position, names: Sequence[str], viewer: int | None) -> Iterator[Text]:
    """Where each seat's points come from, as far as the viewer may see; in a finished game the best seat first."""
    outcome, seats = position.outcome, list(range(position.players))
    if outcome is not None:
        seats.sort(key=lambda seat: outcome.scores[seat], reverse=True)
    breakdown = {seat: _points(position, viewer, seat) for seat in seats}
    if not any(breakdown.values()):
        yield Text(text("no-points"), style="label")
    for seat, lines in breakdown.items():
        if lines or outcome is not None:
            points = f" {outcome.scores[seat]}" if outcome is not None else ""
            yield Text.assemble((f"{shown(names[seat])}:{points}", "title"), *(f"\n  {line}" for line in lines))


def _points(position: Position, viewer: int | None, seat: int) -> list[str]:
    """Where a seat's points come from."""
    game, facts = position.rulebook.name, position.explain(viewer, seat)
    return [said(catalogue(), game, fact) for fact in facts] or _logged_points(position, viewer, seat)


def _logged_points(position: Position, viewer: int | None, seat: int) -> list[str]:
    """A seat's points according to the log, added up by what they are for: 'Ronin: 2 + 6 = 8'."""
    points: dict[str, list[int]] = {}
    for ply in range(position.ply):
        for event in position.events(viewer, ply):
            if event.seat == seat and event.points:
                subject = points_of(catalogue(), position.rulebook.name, event)
                points.setdefault(subject, []).append(event.points)
    return [f"{subject}: {addition(numbers)}" for subject, numbers in points.items()]


def hint_list(game: str, hints: Sequence[Hint]) -> Table:
    """Hints, a row for each."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="move", no_wrap=True)
    table.add_column()
    for hint in hints:
        judged = evaluation(catalogue(), game, hint.chance, hint.margin)
        table.add_row(hint.move, Text(f"{turn_foretold(catalogue(), game, hint.turn)} ({judged})"))
    return table
