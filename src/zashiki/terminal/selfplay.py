"""Self-play on the screen: a progress bar."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from zashiki.research import selfplay
from zashiki.research.selfplay import Settings
from zashiki.workers.pool import Pool


def run_selfplay(settings: Settings, folder: Path, games: int, pool: Pool) -> None:
    """Plays the games that the folder lacks, with a progress bar."""
    columns = TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("playing", total=games)
        for done in selfplay.run(settings, folder, games, pool):
            progress.update(bar, completed=done)
