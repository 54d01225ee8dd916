"""Draws the pictures of the terminal game in the README, from real games: `make picture`."""

import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from zashiki import Position, Record
from zashiki.terminal.game import TerminalGame
from zashiki.terminal.review import show_review
from zashiki.terminal.seats import WARASHI, YOU
from zashiki.warashi import choose, greedy, review

PLIES = 25
INK, PAPER = (34, 30, 26), (246, 240, 226)
ON_PAPER = TerminalTheme(PAPER, INK, [INK] * 8)
# The picture must not load anything, so it uses a monospaced font of the reader's system.
FORMAT = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="TITLE">
<style>
.{unique_id}-matrix {{ font: {char_height}px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="{width}" height="{height}" rx="8" fill="#f6f0e2"/>
<g transform="translate({terminal_x}, 24)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g>
</svg>
"""


def recording_console() -> Console:
    """A console that records its output."""
    return Console(file=io.StringIO(), width=60, record=True, highlight=False, color_system="truecolor")


def draw_table(name: str, title: str, position: Position, is_worth_showing: Callable[[Position], bool]) -> None:
    """Draws a table, after a simple player has played against itself up to a position worth showing."""
    game = TerminalGame(position, [YOU, WARASHI], recording_console())
    while not (game.position.player == 0 and is_worth_showing(game.position)):
        game.push(greedy.choose(game.position))
    game.screen.console.export_text()
    game.show_board()
    game.prompt()
    draw(name, title, game.screen.console)


def draw_review(name: str, title: str, position: Position) -> None:
    """Draws the review of a game between a low level and a higher one."""
    while position.player is not None:
        position.push(choose(position, level=(3, 4)[position.player], seed=position.ply))
    console, names, record = recording_console(), [YOU, f"{WARASHI} 4"], Record.of(position)
    show_review(review(record), names, console)
    draw(name, title, console)


def draw(name: str, title: str, console: Console) -> None:
    """Writes what a console has recorded as a picture."""
    svg = console.export_svg(title="", theme=ON_PAPER, code_format=FORMAT.replace("TITLE", title), unique_id=name)
    Path(__file__).with_name(f"{name}.svg").write_text(svg, encoding="utf-8")


def is_daring(position: Position) -> bool:
    """Whether this is a Ninjato invasion with something to lose and a red treasure ahead."""
    invasion = position.view(0).invasion
    return bool(invasion and invasion.shuriken and invasion.guard is None and invasion.next_source == "elite")


def main() -> None:
    """Draws all pictures."""
    draw_table("take", "Ta-Ke in the terminal", Position.deal("take", seed=7), lambda position: position.ply >= PLIES)
    draw_table("ninjato", "Ninjato in the terminal", Position.deal("ninjato", seed=2011), is_daring)
    draw_review("review", "A review in the terminal", Position.deal("take", seed=11))


if __name__ == "__main__":
    main()
