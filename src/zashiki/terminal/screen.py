"""The console: output in the colours of a game, and lines from the keyboard."""

import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from zashiki.terminal.parsing import split_command
from zashiki.terminal.wording import text

with suppress(ImportError):
    import_module("readline")  # arrow keys and a history for the line, where the system has it

MIN_WIDTH, MAX_WIDTH = 60, 100
PROMPT = "> "
STYLES = {
    "label": "dim",
    "title": "bold",
    "turn": "bold #d9452a",
    "points": "#b08a24",
    "move": "bold #5b8fd0",
    "error": "#d9452a",
}


class Quit(Exception):
    """The player wants to leave, or there is no more input."""


class Screen:
    """A console with the styles of a game."""

    def __init__(self, console: Console, styles: Mapping[str, str]) -> None:
        self.console = console
        console.push_theme(Theme({**STYLES, **styles}))

    def print(self, content: object) -> None:
        """Prints no wider than is comfortable to read."""
        self.console.print(content, width=min(MAX_WIDTH, self.console.width))

    def note(self, remark: str) -> None:
        """Prints a remark."""
        self.print(Text(remark, style="label"))

    def error(self, message: str) -> None:
        """Prints what was wrong."""
        self.print(Text(message, style="error"))

    def warn_if_narrow(self) -> None:
        """Prints a warning if boards do not fit."""
        if self.console.width < MIN_WIDTH:
            self.error(text("narrow", needed=MIN_WIDTH, columns=self.console.width))

    def clear(self) -> None:
        """Clears the screen, including what was scrolled out of it."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def read(self) -> str:
        """The next line, without blanks around it; raises Quit at the end of the input."""
        if sys.stdin is None:
            raise Quit
        try:
            return self.console.input(Text(PROMPT, style="turn")).strip()
        except EOFError:
            raise Quit from None

    def wait_for_enter(self, prompt: str) -> None:
        """Waits for an empty line; anything else, such as a move typed too early, is ignored, except for quit."""
        while True:
            self.print(Text(prompt, style="turn"))
            line = self.read()
            if not line:
                return
            if split_command(line) == ("quit", ""):
                raise Quit
