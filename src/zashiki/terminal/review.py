"""A review on the screen: progress while it is made, a graph of the chances, and what was missed."""

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from zashiki.kernel.record import Record
from zashiki.kernel.registry import find
from zashiki.kernel.rulebook import Rulebook
from zashiki.terminal.seats import YOU, people_in, told_of
from zashiki.warashi.hints import describe_evaluation
from zashiki.warashi.reviews import LABELS, Review, ReviewedDecision, review

WIDEST = 52
"""Columns of a graph."""
HEIGHT = 9
"""Rows of a graph; the middle one of an odd number is 50 %."""
MOST_LESSONS = 5
EIGHTHS = " ▁▂▃▄▅▆▇█"
MISSED = ("inaccuracy", "mistake", "blunder")
STYLES = {
    "best": "#4f8a5b",
    "good": "",
    "inaccuracy": "#b08a24",
    "mistake": "#d9752a",
    "blunder": "bold #d9452a",
}


def give(record: Record, nodes: int | None, console: Console) -> Review:
    """Reviews a game with a bar that shows how far it is."""
    columns = TextColumn("reviewing"), BarColumn(), MofNCompleteColumn(), TextColumn("decisions"), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("")
        return review(record, nodes, progress=lambda done, of: bar.update(task, completed=done, total=of))


def show(reviewed: Review, names: Sequence[str], console: Console) -> None:
    """The chances through the game, how well each seat played, and what the people at the table missed."""
    if not reviewed.decisions:
        console.print("There is nothing to review: nobody has decided anything.")
        return
    for title, values in curves(reviewed, names):
        console.print(Text(title, style="bold"))
        console.print(Text("\n".join(graph(values)), style="#5b8fd0"))
    console.print()
    console.print(summary(reviewed, names))
    readers = people_in(names) or range(len(names))
    missed = sorted(
        (one for one in reviewed.decisions if one.label in MISSED and one.seat in readers), key=lambda one: -one.loss
    )
    if not missed:
        console.print(f"\nNothing much better was found for {' or '.join(_whom(names[seat]) for seat in readers)}.")
        return
    console.print(lessons(sorted(missed[:MOST_LESSONS], key=lambda one: one.ply), find(reviewed.game), names))
    if len(missed) > MOST_LESSONS:
        console.print(f"\n{len(missed) - MOST_LESSONS} more cost less than these.")


def curves(reviewed: Review, names: Sequence[str]) -> list[tuple[str, list[float]]]:
    """The chances of winning through the game: of one of two players, you if you are one, or of everybody."""
    if len(names) == 2:
        seat = names.index(YOU) if YOU in names else 0
        chances = [one.before if one.seat == seat else 1 - one.before for one in reviewed.decisions]
        return [(f"{_whose(names[seat])} chance of winning, as whoever decided could judge it", chances)]
    return [
        (f"{_whose(name)} chance of winning", _own_chances(reviewed, seat))
        for seat, name in enumerate(names)
        if any(one.seat == seat for one in reviewed.decisions)
    ]


def _own_chances(reviewed: Review, seat: int) -> list[float]:
    """A seat's chance at every decision of the game: what it was when the seat last decided, or first will."""
    own = [one for one in reviewed.decisions if one.seat == seat]
    chances, chance = [], own[0].before
    for one in reviewed.decisions:
        chance = one.before if one.seat == seat else chance
        chances.append(chance)
    return chances


def _whose(name: str) -> str:
    return "Your" if name == YOU else f"{name}'s"


def _whom(name: str) -> str:
    return "you" if name == YOU else name


def graph(chances: Sequence[float], height: int = HEIGHT) -> list[str]:
    """Columns of chances between 0 and 1, with a scale, and below them the numbers of the first and last decision.

    >>> for row in graph([0.25] * 10, height=3):
    ...     print(row[:20].rstrip())
    100 % │
     50 % │
      0 % │▆▆▆▆▆▆▆▆▆▆▆▆▆
          └─────────────
           1
    """
    rows = []
    for row in range(height - 1, -1, -1):
        label = {height - 1: "100 %", height // 2: "50 %", 0: "0 %"}.get(row, "")
        bars = (EIGHTHS[round(8 * min(1, max(0, chance * height - row)))] for chance in _fitted(chances))
        rows.append(f"{label:>5} │{''.join(bars)}".rstrip())
    last = str(len(chances))
    return [*rows, f"      └{'─' * WIDEST}", f"       1{last:>{WIDEST - 1}}"]


def _fitted(chances: Sequence[float]) -> list[float]:
    """As columns: the chance of a decision over several, or the average of several decisions."""
    bounds = [place * len(chances) / WIDEST for place in range(WIDEST + 1)]
    parts = [chances[int(low) : max(int(high), int(low) + 1)] for low, high in pairwise(bounds)]
    return [sum(part) / len(part) for part in parts]


def summary(reviewed: Review, names: Sequence[str]) -> Table:
    """How well each seat played."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    for heading in ("", "accuracy", *LABELS):
        table.add_column(heading, justify="left" if not heading else "right", style=STYLES.get(heading, ""))
    for seat, name in enumerate(names):
        accuracy = reviewed.accuracy[seat]
        counts = (str(number) for number in reviewed.labels(seat).values())
        table.add_row(name, "no choice" if accuracy is None else f"{accuracy:.1f}", *counts)
    return table


def lessons(missed: Sequence[ReviewedDecision], book: Rulebook, names: Sequence[str]) -> Table:
    """Decisions that could have been better, and how."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    for one in missed:
        table.add_row()
        table.add_row(f"{one.ply + 1}.", in_words(one, book, names[one.seat]))
    return table


def in_words(judged: ReviewedDecision, book: Rulebook, name: str) -> Text:
    """A decision that could have been better, and how."""
    return Text.assemble(
        f"{name} played ",
        (judged.move, "bold"),
        f": {told_of(name, judged.move_text)}. ",
        (judged.label.capitalize(), STYLES[judged.label]),
        f" ({describe_evaluation(book, judged.after, judged.margin_after)}).\nBetter was ",
        (" ".join(judged.line), "bold"),
        f": {told_of(name, judged.best_text)} ({describe_evaluation(book, judged.before, judged.margin_before)}).",
    )
