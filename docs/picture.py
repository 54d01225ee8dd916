"""Draws the pictures of the terminal game in the README, from real games."""

import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from zashiki import Position
from zashiki.tui import OPPONENT, YOU, TerminalGame
from zashiki.warashi import greedy

PLIES = 25
INK, PAPER = (34, 30, 26), (246, 240, 226)
ON_PAPER = TerminalTheme(PAPER, INK, [INK] * 8)
# The picture loads nothing from anywhere, so it asks for a monospaced font of the reader's own.
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


def draw(name: str, title: str, position: Position, is_it: Callable[[Position], bool]) -> None:
    """Plays the opponent against itself until it is the moment for a picture."""
    console = Console(file=io.StringIO(), width=60, record=True, highlight=False, color_system="truecolor")
    game = TerminalGame(position, [YOU, OPPONENT], console)
    while not (game.position.player == 0 and is_it(game.position)):
        game.push(greedy.choose(game.position))
    console.export_text()
    game.show_board()
    game.ask()
    svg = console.export_svg(title="", theme=ON_PAPER, code_format=FORMAT.replace("TITLE", title), unique_id=name)
    Path(__file__).with_name(f"{name}.svg").write_text(svg, encoding="utf-8")


def is_daring(position: Position) -> bool:
    """An invasion of Ninjato with something to lose, and a red treasure ahead."""
    invasion = position.view(0).invasion
    return bool(invasion and invasion.shuriken and invasion.guard is None and invasion.next_source == "elite")


def main() -> None:
    draw("take", "Ta-Ke in the terminal", Position.deal("take", seed=7), lambda position: position.ply >= PLIES)
    draw("ninjato", "Ninjato in the terminal", Position.deal("ninjato", seed=2011), is_daring)


if __name__ == "__main__":
    main()
