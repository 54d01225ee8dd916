"""The copying of an installation on the screen: a progress bar."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from zashiki.server.store.copying import copy


def copy_with_progress(source: str, target: str, console: Console) -> dict[str, int]:
    """Copies an installation and shows a progress bar meanwhile; returns the number of rows of each table."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("rows")
    shown = console.is_terminal
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=not shown) as bar:
        steps = {step: bar.add_task(step) for step in ("copying", "comparing")}
        return copy(source, target, lambda doing, done, of: bar.update(steps[doing], completed=done, total=of))
