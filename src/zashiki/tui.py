"""The game in the terminal: a board, a list of moves in words, and a line to type in."""

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from zashiki.kernel.errors import ZashikiError, did_you_mean, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.warashi import greedy

WIDTH = 60
LISTED = 12
"""So many moves are listed unasked; `moves` shows all."""
YOU = "You"
OPPONENT = "Warashi"
PROMPT = "> "

THEME = Theme(
    {
        "samurai": "bold #221e1a on #b9b5ad",
        "daimyo": "bold #221e1a on #e08a2c",
        "ronin": "bold #f6f0e2 on #2f5d9e",
        "geisha": "bold #f6f0e2 on #7d4a9c",
        "ninja": "bold #f6f0e2 on #000000",
        "ghost": "italic #5b8fd0",
        "closed": "italic #b08a24",
        "label": "dim",
        "title": "bold",
        "turn": "bold #d9452a",
        "points": "#b08a24",
        "move": "bold #5b8fd0",
        "error": "#d9452a",
        "words": "none",
    }
)

HELP = """\
Type a move, or its number in the list. Besides:
  moves         list every legal move
  board         show the board again
  ?             this page
  ? MOVE        what a move would do, or why it is not legal
  undo          take back your last move
  save FILE     keep the game in a file
  resume FILE   go on with a kept game
  quit          leave"""


class Quit(Exception):
    """The player wants to leave, or nobody is typing any more."""


class TerminalGame:
    """One game at one keyboard: a person against the opponent, or two people in turns."""

    def __init__(self, position: Position, names: Sequence[str], console: Console | None = None) -> None:
        self.console = console or Console(theme=THEME, highlight=False)
        self.position = position
        self.names = list(names)
        self.saved = position.moves
        """The moves that are in a file, or were there at the start."""
        self.is_shown = False
        """Whether the people have seen the position as it stands."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "moves": self.list_all,
            "board": self.show_board,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "quit": self.quit,
        }

    def play(self) -> None:
        """Plays until the people leave."""
        title = self.position.rulebook.title
        self.say(Text(f"{title}: {' against '.join(self.names)}. Type ? for help.", style="title"))
        try:
            while True:
                self.play_opponent()
                if not self.is_shown:
                    self.show_board()
                    self.ask()
                    self.is_shown = True
                self.obey(self.read())
        except (Quit, KeyboardInterrupt):
            self.farewell()

    def play_opponent(self) -> None:
        """Lets the opponent decide while it is his turn."""
        while self.position.player is not None and self.names[self.position.player] == OPPONENT:
            self.push(greedy.choose(self.position))

    # What the people type

    def read(self) -> str:
        """The next line, without blanks around it."""
        if sys.stdin is None:
            raise Quit
        try:
            return self.console.input(Text(PROMPT, style="turn")).strip()
        except EOFError:
            raise Quit from None

    def obey(self, line: str) -> None:
        """Does what a line says; a mistake is explained and changes nothing."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.ask()
            elif word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            else:
                self.push(self.move_of(line))
        except ZashikiError as error:
            self.complain(str(error))
        except OSError as error:
            self.complain(f"Cannot use {error.filename or 'that file'}: {error.strerror or error}.")

    def move_of(self, words: str) -> str:
        """A move from its number in the list, or in notation."""
        if words.isascii() and words.isdigit():
            return self.numbered(words)
        book = self.position.rulebook
        if words not in book.actions:
            near = did_you_mean(words, [*self.position.legal_moves, *self.commands])
            raise ZashikiError(f"{quoted(words)} is no move of {book.title} and no command.{near} Type ? for help.")
        return words

    def numbered(self, number: str) -> str:
        """The move with a number in the list."""
        moves = {str(place): move for place, move in enumerate(self.position.legal_moves, start=1)}
        if not moves:
            raise ZashikiError(f"The game is over; there is no move {quoted(number)}.")
        if number not in moves:
            raise ZashikiError(f"There is no move {quoted(number)}; the list has {len(moves)}.")
        return moves[number]

    def push(self, move: str) -> None:
        """Plays a move and tells what happened."""
        self.position.push(move)
        self.is_shown = False
        told = [event for event in self.position.narrate(self.viewer) if event.kind != "leave"]
        for i, event in enumerate(told):
            label = f"{move:<8}" if i == 0 else " " * 8
            name = "" if event.seat is None else self.names[event.seat]
            words = Text(sentence(name, event.text), style="points" if event.points else "")
            row = Table.grid()
            row.add_row(Text(label, style="move"), words)
            self.say(row)

    # Commands

    def explain(self, move: str) -> None:
        """The rules in brief and the commands, or what one move would do."""
        if move:
            self.say(Text(f"{self.move_of(move)}: {self.position.describe(self.move_of(move))}"))
        else:
            self.say(Text(f"{self.position.rulebook.primer}\n\n{HELP}"))

    def list_all(self, _: str = "") -> None:
        """All legal moves."""
        self.list_moves(len(self.position.legal_moves))

    def show_board(self, _: str = "") -> None:
        """The board from the side of the seat to decide, or of the one who waits for the opponent."""
        self.say(Text.assemble("\n", *self.position.board(self.viewer, self.names)))

    @property
    def viewer(self) -> int | None:
        """Whose side of the table to show."""
        people = [seat for seat, name in enumerate(self.names) if name != OPPONENT]
        return people[0] if len(people) == 1 else self.position.player

    def undo(self, _: str = "") -> None:
        """Takes back the last move of a person, and what the opponent did after it."""
        keep = self.position.copy()
        while keep.ply:
            move = keep.pop()
            player = keep.player
            if player is not None and self.names[player] != OPPONENT:
                self.position, self.is_shown = keep, False
                self.say(Text(f"{move} is taken back.", style="label"))
                return
        raise ZashikiError("There is no move of yours to take back.")

    def save(self, file: str) -> None:
        """Writes the record of the game."""
        if not file:
            raise ZashikiError("Save where? Type save and the name of a file.")
        Record.of(self.position, names=self.names).write(home_file(file))
        self.saved = self.position.moves
        self.say(Text(f"Saved to {file}. To go on with it later: zashiki resume {file}", style="label"))

    def resume(self, file: str) -> None:
        """Goes on with a recorded game."""
        if not file:
            raise ZashikiError("Resume what? Type resume and the name of a file.")
        record = Record.read(home_file(file))
        self.position, self.names = record.replay(), seat_names(record)
        self.saved, self.is_shown = self.position.moves, False
        self.say(Text(f"{file}: {' against '.join(self.names)}, {self.position.ply} moves.", style="label"))

    def quit(self, _: str = "") -> None:
        """Leaves."""
        raise Quit

    # What the people read

    def ask(self) -> None:
        """What is asked of the player, and the moves."""
        outcome = self.position.outcome
        if outcome is not None:
            self.say(Text(self.result(outcome.winners, outcome.scores), style="turn"))
            self.say(Text("undo, save FILE, or quit.", style="label"))
            return
        name = self.names[self.position.player or 0]
        turn = "Your turn." if name == YOU else f"{name}'s turn."
        self.say(Text.assemble((turn, "turn"), f" {self.position.asks}"))
        self.list_moves(LISTED)

    def result(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, in words."""
        points = " to ".join(str(score) for score in sorted(scores, reverse=True))
        if len(winners) > 1:
            return f"A draw, {points}."
        return f"{sentence(self.names[winners[0]], 'wins')}, {points}."

    def list_moves(self, most: int) -> None:
        """The legal moves with their numbers and what each does."""
        moves = self.position.legal_moves
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="label")
        table.add_column(style="move", no_wrap=True)
        table.add_column()
        for number, move in enumerate(moves[:most], start=1):
            table.add_row(str(number), move, Text(self.position.describe(move)))
        self.say(table)
        if len(moves) > most:
            self.say(Text(f"… and {len(moves) - most} more, to {len(moves)}: type moves.", style="label"))

    def complain(self, message: str) -> None:
        """Says what was wrong."""
        self.say(Text(message, style="error"))

    def farewell(self) -> None:
        """Leaves without losing anything unsaid."""
        unsaved = self.position.moves != self.saved and not self.position.is_over
        self.say(Text(f"\nGoodbye.{' This game was not saved.' if unsaved else ''}", style="label"))

    def say(self, words: object) -> None:
        """Prints no wider than the board."""
        self.console.print(words, width=min(WIDTH, self.console.width))


def sentence(name: str, deed: str) -> str:
    """'Ada' and 'takes the chip' make 'Ada takes the chip'; but 'You take the chip'."""
    if name != YOU:
        return f"{name} {deed}".strip()
    verb, blank, rest = deed.partition(" ")
    return f"{YOU} {verb.removesuffix('es' if verb.endswith('shes') else 's')}{blank}{rest}"


def home_file(name: str) -> Path:
    """A file by its name, where ~ is the player's home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def seat_names(record: Record) -> list[str]:
    """The names in a record, with a name for every seat."""
    return [name or f"Seat {seat}" for seat, name in enumerate(record.names)]


def sit_down(hotseat: bool, seat: int | None) -> list[str]:
    """The names of two seats: two people, or a person and the opponent, by lot unless a seat is given."""
    if hotseat:
        return ["Seat 0", "Seat 1"]
    mine = random.randrange(2) if seat is None else seat
    return [YOU, OPPONENT] if mine == 0 else [OPPONENT, YOU]
