"""Draws docs/terminal.svg, the picture of the terminal game in the README, from a real game."""

import io
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
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="Ta-Ke in the terminal">
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


def main() -> None:
    console = Console(file=io.StringIO(), width=60, record=True, highlight=False, color_system="truecolor")
    game = TerminalGame(Position.deal("take", seed=7), [YOU, OPPONENT], console)
    while game.position.ply < PLIES or game.position.player != 0:
        console.export_text()
        game.push(greedy.choose(game.position))
    game.show_board()
    game.ask()
    svg = console.export_svg(title="", theme=ON_PAPER, code_format=FORMAT, unique_id="take")
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
