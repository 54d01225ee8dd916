"""A review on the screen: progress while it is made, a graph of the chances, and what was missed."""

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from zashiki.kernel.record import Record
from zashiki.warashi.hints import promise
from zashiki.warashi.reviews import LABELS, Judged, Review, review

WIDEST = 52
"""Columns of a graph."""
HEIGHT = 8
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
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("")
        return review(record, nodes, progress=lambda done, of: bar.update(task, completed=done, total=of))


def show(reviewed: Review, record: Record, names: Sequence[str], console: Console) -> None:
    """The chances through the game, how well each seat played, and the dearest decisions."""
    for title, values in curves(reviewed, names):
        console.print(Text(title, style="bold"))
        console.print(Text("\n".join(graph(values)), style="#5b8fd0"))
    console.print()
    console.print(summary(reviewed, names))
    missed = sorted((one for one in reviewed.decisions if one.label in MISSED), key=lambda one: -one.loss)
    if not missed:
        console.print("Nothing better was found for anybody.")
    for one in sorted(missed[:MOST_LESSONS], key=lambda one: one.ply):
        console.print(in_words(one, names))


def curves(reviewed: Review, names: Sequence[str]) -> list[tuple[str, list[float]]]:
    """The chances of winning through the game: of the first of two players, or of everybody when they decided."""
    if len(names) == 2:
        chances = [one.before if one.seat == 0 else 1 - one.before for one in reviewed.decisions]
        return [(f"{_whose(names[0])} chance of winning, as whoever decided could judge it", chances)]
    return [
        (f"{_whose(name)} chance of winning", [one.before for one in reviewed.decisions if one.seat == seat])
        for seat, name in enumerate(names)
    ]


def _whose(name: str) -> str:
    return "Your" if name == "You" else f"{name}'s"


def graph(chances: Sequence[float], height: int = HEIGHT) -> list[str]:
    """Columns of chances between 0 and 1, with a scale.

    >>> graph([0.25] * WIDEST, height=2)[1] == "  0 % │" + WIDEST * "▄"
    True
    """
    rows = []
    for row in range(height - 1, -1, -1):
        label = {height - 1: "100 %", 0: "0 %"}.get(row, "50 %" if row == height // 2 else "")
        bars = (EIGHTHS[round(8 * min(1, max(0, chance * height - row)))] for chance in _fitted(chances))
        rows.append(f"{label:>5} │{''.join(bars)}".rstrip())
    return rows


def _fitted(chances: Sequence[float]) -> list[float]:
    """As columns: several for each chance if there is room, or averages of neighbours if there is not enough."""
    if len(chances) <= WIDEST:
        return [chance for chance in chances for _ in range(WIDEST // len(chances))]
    bounds = [round(place * len(chances) / WIDEST) for place in range(WIDEST + 1)]
    return [sum(chances[low:high]) / (high - low) for low, high in pairwise(bounds)]


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


def in_words(judged: Judged, names: Sequence[str]) -> Text:
    """A decision that could have been better, and how."""
    return Text.assemble(
        f"\n{judged.ply + 1}. {names[judged.seat]} played ",
        (judged.move, "bold"),
        ": ",
        (judged.label, STYLES[judged.label]),
        f" ({promise(judged.after, judged.margin_after)}).\n   Better was ",
        (" ".join(judged.line), "bold"),
        f": {judged.best_text} ({promise(judged.before, judged.margin_before)}).",
    )
