"""A review on the screen: a progress bar, a graph of the chances of winning, and what was missed."""

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.record import Record
from zashiki.kernel.wording import Form, amount, evaluation, foretold, turn_foretold
from zashiki.terminal.seats import YOU, people_in
from zashiki.terminal.wording import about, mark, shown, styled, text
from zashiki.warashi.reviews import LABELS, Review, ReviewedDecision, review

WIDTH = 52
"""Columns of a graph."""
HEIGHT = 9
"""Rows of a graph; with an odd number the middle one is 50 %."""
MAX_MISTAKES = 5
"""The number of mistakes to explain."""
EIGHTHS = " ▁▂▃▄▅▆▇█"
MISSED = ("inaccuracy", "mistake", "blunder")
STYLES = {
    "best": "#4f8a5b",
    "good": "",
    "inaccuracy": "#b08a24",
    "mistake": "#d9752a",
    "blunder": "bold #d9452a",
}


def review_with_progress(record: Record, nodes: int | None, console: Console) -> Review:
    """Reviews a game and shows a progress bar meanwhile."""
    doing, of = TextColumn(text("reviewing")), TextColumn(text("decisions"))
    columns = doing, BarColumn(), MofNCompleteColumn(), of, TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("")
        return review(record, nodes, progress=lambda done, of: bar.update(task, completed=done, total=of))


def show_review(reviewed: Review, names: Sequence[str], console: Console) -> None:
    """Prints the chances through the game, how well each seat played, and what the people at the table missed."""
    if not reviewed.decisions:
        console.print(text("review-nothing"))
        return
    for title, values in curves(reviewed, names):
        console.print(Text(title, style="bold"))
        console.print(Text("\n".join(graph(values)), style="#5b8fd0"))
    console.print()
    console.print(summary(reviewed, names))
    seats = people_in(names) or range(len(names))
    missed = [decision for decision in reviewed.decisions if decision.label in MISSED and decision.seat in seats]
    if not missed:
        players = [text("you-among") if names[seat] == YOU else shown(names[seat]) for seat in seats]
        console.print(Text(f"\n{text('review-clean', players=catalogue().joined(players, 'or'))}"))
        return
    worst = sorted(missed, key=lambda decision: -decision.loss)[:MAX_MISTAKES]
    console.print(mistakes(sorted(worst, key=lambda decision: decision.ply), reviewed.game, names))
    if len(missed) > MAX_MISTAKES:
        console.print(Text(f"\n{text('review-more', count=len(missed) - MAX_MISTAKES)}"))


def curves(reviewed: Review, names: Sequence[str]) -> list[tuple[str, list[float]]]:
    """The chances of winning through the game, with titles: for two players those of you or of the first, else all."""
    if len(names) == 2:
        seat = names.index(YOU) if YOU in names else 0
        chances = [decision.before if decision.seat == seat else 1 - decision.before for decision in reviewed.decisions]
        return [(about("chance-judged", names[seat]), chances)]
    return [
        (about("chance", name), _chances(reviewed, seat))
        for seat, name in enumerate(names)
        if any(decision.seat == seat for decision in reviewed.decisions)
    ]


def _chances(reviewed: Review, seat: int) -> list[float]:
    """A seat's chance at every decision of the game: the one at its own last decision, or at its first if none yet."""
    chance = next(decision.before for decision in reviewed.decisions if decision.seat == seat)
    chances = []
    for decision in reviewed.decisions:
        chance = decision.before if decision.seat == seat else chance
        chances.append(chance)
    return chances


def graph(chances: Sequence[float], height: int = HEIGHT) -> list[str]:
    """A bar chart of chances from 0 to 1, with a scale, and the numbers of the first and the last decision.

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
        bars = (EIGHTHS[round(8 * min(1, max(0, chance * height - row)))] for chance in _resampled(chances))
        rows.append(f"{label:>5} │{''.join(bars)}".rstrip())
    last = str(len(chances))
    return [*rows, f"      └{'─' * WIDTH}", f"       1{last:>{WIDTH - 1}}"]


def _resampled(chances: Sequence[float]) -> list[float]:
    """One value per column: that of a decision, or the average of several decisions."""
    bounds = [place * len(chances) / WIDTH for place in range(WIDTH + 1)]
    parts = [chances[int(low) : max(int(high), int(low) + 1)] for low, high in pairwise(bounds)]
    return [sum(part) / len(part) for part in parts]


def summary(reviewed: Review, names: Sequence[str]) -> Table:
    """A table of how well each seat played."""
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("")
    table.add_column(text("accuracy"), justify="right")
    for label in LABELS:
        table.add_column(catalogue().text(f"label-{label}"), justify="right", style=STYLES[label])
    for seat, name in enumerate(names):
        accuracy = reviewed.accuracy[seat]
        counts = (str(number) for number in reviewed.labels(seat).values())
        table.add_row(shown(name), text("no-choice") if accuracy is None else f"{accuracy:.1f}", *counts)
    return table


def mistakes(missed: Sequence[ReviewedDecision], game: str, names: Sequence[str]) -> Table:
    """A list of decisions that could have been better, and how."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    for decision in missed:
        table.add_row()
        table.add_row(f"{decision.ply + 1}.", explanation(decision, game, names[decision.seat]))
    return table


def explanation(decision: ReviewedDecision, game: str, name: str) -> Text:
    """A decision that could have been better, how, and how many points it gave away."""
    words, points = catalogue(), round(decision.points_lost)
    form: Form = "do" if name == YOU else "does"
    label = words.text(f"label-{decision.label}")
    parts = {
        mark(0): (decision.move, "bold"),
        mark(1): (label[:1].upper() + label[1:], STYLES[decision.label]),
        mark(2): (" ".join(decision.line), "bold"),
    }
    played = about(
        "played",
        name,
        move=mark(0),
        deeds=foretold(words, game, decision.move_does, form),
        label=mark(1),
        amount=amount(words, game, points) if points else "none",
        evaluation=evaluation(words, game, decision.after, decision.margin_after),
    )
    better = text(
        "better",
        line=mark(2),
        deeds=turn_foretold(words, game, decision.best_does, form),
        evaluation=evaluation(words, game, decision.before, decision.margin_before),
    )
    return styled(f"{played}\n{better}", parts)
