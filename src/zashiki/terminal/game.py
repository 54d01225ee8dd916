"""The game in the terminal: a board, a list of moves in words, and a line to type in."""

import re
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from itertools import chain, count, groupby
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from zashiki.kernel.errors import ZashikiError, did_you_mean, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.terminal.review import give as give_review
from zashiki.terminal.review import show as show_review
from zashiki.terminal.seats import OPPONENT, YOU, is_opponent, level_in, people_in, seat_names
from zashiki.warashi.hints import hint
from zashiki.warashi.levels import choose

with suppress(ImportError):
    import_module("readline")  # arrow keys and a history for the line, where the system has it

NARROWEST, WIDEST = 60, 100
LISTED = 14
"""Longer lists are shown with moves of a kind together."""
PROMPT = "> "

STYLES = {
    "label": "dim",
    "title": "bold",
    "turn": "bold #d9452a",
    "points": "#b08a24",
    "move": "bold #5b8fd0",
    "error": "#d9452a",
}

HELP = """\
Type a move, or its number in the list. Besides:
  moves         list every legal move
  moves R       list those that begin so; so does R alone
  board         show the board again
  ?             this page (help does it too)
  ? MOVE        what a move would do, or why it is not legal
  score         where the points come from, as far as seen
  hint          the best moves, as Warashi sees them
  undo          take back your move, where nothing is hidden
  review        what was missed, when the game is over
  save FILE     keep the game in a file
  resume FILE   go on with a kept game
  new           deal another game
  quit          leave; an unfinished game is kept for you"""

ALIASES = {"help": "?", "rules": "?", "q": "quit", "exit": "quit", "list": "moves"}


class Quit(Exception):
    """The player wants to leave, or nobody is typing any more."""


class TerminalGame:
    """One game at one keyboard: one person or several, and the opponent in the other seats."""

    def __init__(
        self,
        position: Position,
        names: Sequence[str],
        console: Console | None = None,
        file: Path | None = None,
    ) -> None:
        theme = Theme({**STYLES, **position.rulebook.styles})
        self.console = console or Console(highlight=False)
        self.console.push_theme(theme)
        self.position = position
        self.names = list(names)
        self.file = file
        """Where the game came from, if from a file."""
        self.saved = position.moves
        """The moves that are in a file, or were there at the start."""
        self.is_shown = False
        """Whether the people have seen the position as it stands."""
        self.turn_of: int | None = None
        """Who has seen the board in the turn at hand."""
        self.sitter = self.first_sitter()
        """The person who sits at the keyboard; None before a first curtain."""
        self.told: dict[int | None, int] = dict.fromkeys((None, *range(position.players)), position.ply)
        """Up to which ply the person in each seat knows what happened."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "moves": self.list_some,
            "board": self.show_board,
            "score": self.explain_scores,
            "hint": self.give_hint,
            "review": self.review,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "new": self.new,
            "quit": self.quit,
        }

    def play(self) -> None:
        """Plays until the people leave."""
        self.welcome()
        try:
            while True:
                self.play_opponent()
                self.hand_over()
                if not self.is_shown:
                    self.show_position()
                    self.ask()
                    self.is_shown = True
                self.obey(self.read())
        except (Quit, KeyboardInterrupt):
            self.farewell()

    def welcome(self) -> None:
        """Says what is played, who begins, and where help is."""
        against = " against " if len(self.names) == 2 else ", "
        self.say(Text(f"{self.position.rulebook.title}: {against.join(self.names)}.", style="title"))
        if not self.position.ply:
            self.say(Text(f"{sentence(self.names[self.position.player or 0], 'begins')}. Type ? for help."))
        if self.console.width < NARROWEST:
            self.complain(f"The board needs {NARROWEST} columns; this terminal has {self.console.width}.")

    def play_opponent(self) -> None:
        """Lets the opponent decide while it is his turn."""
        while self.position.player is not None and is_opponent(self.names[self.position.player]):
            self.push(choose(self.position, level_in(self.names[self.position.player])))

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
        if line.startswith("?"):
            line = f"? {line[1:]}"
        word, _, rest = line.partition(" ")
        command = ALIASES.get(word.lower(), word.lower())
        try:
            if not line:
                self.ask()
            elif command in self.commands:
                self.commands[command](rest.strip())
            elif self.beginning_with(line):
                self.list_moves(self.beginning_with(line))
            else:
                self.push_all(self.moves_of(line))
        except ZashikiError as error:
            self.complain(str(error))
        except OSError as error:
            self.complain(f"Cannot use {rest.strip()}: {error.strerror or error}.")

    def moves_of(self, line: str) -> list[str]:
        """The moves in a line: several of them with blanks between, or one with blanks in it."""
        words = line.split()
        known = {move.lower() for move in self.position.rulebook.moves}
        return words if all(word.lower() in known for word in words) else [line]

    def push_all(self, moves: Sequence[str]) -> None:
        """Plays moves that stand on a line, as long as it is the turn of whoever typed them."""
        player = self.position.player
        for move in moves:
            if self.position.player != player:
                raise ZashikiError(f"The turn is over; {quoted(move)} is not played.")
            self.push(self.move_of(move))

    def move_of(self, words: str) -> str:
        """A move from its number in the list, or in notation; blanks and small letters do no harm."""
        if words.isascii() and words.isdigit():
            return self.numbered(words)
        book, legal = self.position.rulebook, self.position.legal_moves
        typed = "".join(words.split())
        if typed in book.actions:
            return typed
        alike = [move for move in legal if move.lower() == typed.lower()]
        if len(alike) > 1:
            raise ZashikiError(f"Capitals matter here: {' or '.join(alike)}?")
        for move in (*alike, *book.moves):
            if move.lower() == typed.lower():
                return move
        near = did_you_mean(words, [*self.position.legal_moves, *self.commands])
        raise ZashikiError(f"{quoted(words)} is no move of {book.title} and no command.{near} Type ? for help.")

    def numbered(self, number: str) -> str:
        """The move with a number in the list."""
        moves = {str(place): move for place, move in enumerate(self.position.legal_moves, start=1)}
        if not moves:
            raise ZashikiError(f"The game is over; there is no move {quoted(number)}.")
        if number not in moves:
            raise ZashikiError(f"There is no move {quoted(number)}; the list has {len(moves)}.")
        return moves[number]

    def beginning_with(self, words: str) -> list[str]:
        """The legal moves that begin so, if it is no move by itself."""
        typed = words.lower()
        if any(move.lower() == typed for move in self.position.rulebook.moves):
            return []
        return [move for move in self.position.legal_moves if move.lower().startswith(typed)]

    def push(self, move: str) -> None:
        """Plays a move; who may look on is told at once what happened."""
        mover = self.position.player
        self.position.push(move)
        self.is_shown = False
        if self.position.player != mover:
            self.turn_of = None
        if not self.has_curtain or self.sitter in (mover, self.position.player):
            self.tell()

    def tell(self) -> None:
        """Tells the sitter what he has not been told yet."""
        for ply in range(self.told[self.sitter], self.position.ply):
            move = self.position.moves_seen(self.viewer)[ply]
            told = [event for event in self.position.narrate(self.viewer, ply) if event.text and event.kind != "leave"]
            for i, event in enumerate(told):
                name = "" if event.seat is None else self.names[event.seat]
                words = Text(sentence(name, event.text), style="points" if event.points else "")
                row = Table.grid()
                row.add_row(Text(f"{move:<8} " if i == 0 else " " * 9, style="move"), words)
                self.say(row)
        self.told[self.sitter] = self.position.ply

    def first_sitter(self) -> int | None:
        """The person to decide, or the first one; nobody where a curtain hides their cards."""
        people = self.people
        if self.has_curtain:
            return None
        return self.position.player if self.position.player in people else people[0]

    @property
    def people(self) -> list[int]:
        """The seats of people; a table without any is watched from the first seat."""
        return people_in(self.names) or [0]

    @property
    def has_curtain(self) -> bool:
        """Whether people at one keyboard must not see each other's cards."""
        return self.position.rulebook.has_secrets and len(self.people) > 1 and not self.position.is_over

    def hand_over(self) -> None:
        """Lets the person to decide sit down, behind a curtain where cards are hidden."""
        player = self.position.player
        if player is None or player == self.sitter or player not in self.people:
            return
        if self.has_curtain:
            self.draw_curtain(self.names[player])
        else:
            self.told[player] = self.position.ply
        self.sitter = player
        self.tell()

    def draw_curtain(self, name: str) -> None:
        """Hides what one person has seen, and waits for the other."""
        if self.sitter is not None:
            self.wait_for_enter(f"Press Enter, {self.names[self.sitter]}, to hide this from {name}.")
        self.clear()
        self.wait_for_enter(f"Hand over to {name}. {name}, press Enter when you sit here alone.")
        self.clear()

    def wait_for_enter(self, words: str) -> None:
        """Waits for an empty line; a move that was typed too early must not open the curtain."""
        while True:
            self.say(Text(words, style="turn"))
            line = self.read().lower()
            if ALIASES.get(line, line) == "quit":
                raise Quit
            if not line:
                return

    def clear(self) -> None:
        """Clears the screen and what was scrolled out of it."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    # Commands

    def explain(self, move: str) -> None:
        """The rules in brief and the commands, or what one move would do."""
        if move:
            name = self.move_of(move)
            self.say(Text.assemble((name, "move"), f"  {self.position.describe(name)}"))
        else:
            self.say(Text(f"{self.position.rulebook.primer}\n\n{HELP}"))

    def list_some(self, beginning: str = "") -> None:
        """The legal moves that begin so."""
        chosen = self.beginning_with(beginning)
        if not chosen:
            raise ZashikiError("The game is over." if self.position.is_over else "No legal move begins so.")
        self.list_moves(chosen)

    def show_board(self, _: str = "") -> None:
        """The board from the sitter's side."""
        self.say(Text.assemble("\n", *self.position.board(self.viewer, self.names)))

    def show_position(self) -> None:
        """The board at the beginning of a turn; in the midst of it what matters then."""
        if self.turn_of is None or self.turn_of != self.position.player:
            self.show_board()
        else:
            self.say(Text.assemble("\n", *self.position.glance(self.viewer, self.names)))
        self.turn_of = self.position.player

    @property
    def viewer(self) -> int | None:
        """Whose side of the table to show; where nothing is hidden, that of the seat to decide."""
        if len(self.people) > 1 and not self.position.rulebook.has_secrets:
            return self.position.player
        return self.sitter

    def give_hint(self, _: str = "") -> None:
        """The best moves for the seat to decide."""
        if self.position.is_over:
            raise ZashikiError("The game is over; type review to see what was missed.")
        with self.console.status(f"{OPPONENT} is thinking …"):
            best = hint(self.position)
        table = Table.grid(padding=(0, 1))
        table.add_column(style="move", no_wrap=True)
        table.add_column()
        for one in best:
            table.add_row(one.move, Text(one.text))
        self.say(table)

    def review(self, _: str = "") -> None:
        """How well the game was played, once it is over."""
        if not self.position.is_over:
            raise ZashikiError("A review comes after the game; type hint for what is best now.")
        try:
            reviewed = give_review(Record.of(self.position, names=self.names), None, self.console)
        except KeyboardInterrupt:
            raise ZashikiError("The review was stopped.") from None
        show_review(reviewed, self.names, self.console)

    def undo(self, _: str = "") -> None:
        """Takes back the last move of a person, and what the opponent did after it."""
        keep = self.position.copy()
        if self.position.rulebook.has_secrets and not self.position.is_over:
            raise ZashikiError("In this game moves reveal hidden cards, so there is no undo.")
        while keep.ply:
            move = keep.pop()
            player = keep.player
            if player is not None and not is_opponent(self.names[player]):
                more = f", and what {OPPONENT} did after it" if self.position.ply - keep.ply > 1 else ""
                self.position, self.is_shown, self.sitter = keep, False, player
                self.told = dict.fromkeys((None, *range(keep.players)), keep.ply)
                self.say(Text(f"{move} is taken back{more}.", style="label"))
                return
        raise ZashikiError("There is no move of yours to take back.")

    def save(self, file: str) -> None:
        """Writes the record of the game."""
        if not file:
            raise ZashikiError("Save where? Type save and the name of a file.")
        path = home_file(file)
        if is_something_else(path):
            raise ZashikiError(f"{file} is there already and is no record of a game. Choose another name.")
        self.write(path)
        self.say(Text(f"Saved. To go on with it later: {resume_command(path)}", style="label"))

    def write(self, path: Path) -> None:
        """Keeps the game in a file."""
        Record.of(self.position, names=self.names).write(path)
        self.saved = self.position.moves

    def resume(self, file: str) -> None:
        """Goes on with a recorded game."""
        if not file:
            raise ZashikiError("Resume what? Type resume and the name of a file.")
        record = Record.read(home_file(file))
        if record.game != self.position.rulebook.name:
            raise ZashikiError(f"{file} is a game of {record.game}: {resume_command(home_file(file))}")
        self.keep_unfinished()
        self.start(record.replay(), seat_names(record), home_file(file))

    def new(self, _: str = "") -> None:
        """Deals another game with the same options; who plays the opponent changes seats."""
        self.keep_unfinished()
        names = [*self.names[1:], self.names[0]] if any(map(is_opponent, self.names)) else self.names
        book, options, players = self.position.rulebook, self.position.options, self.position.players
        self.start(Position.deal(book.name, options=options, players=players), names)

    def start(self, position: Position, names: Sequence[str], file: Path | None = None) -> None:
        """Puts another game on the table."""
        self.position, self.names, self.file = position, list(names), file
        self.saved, self.is_shown, self.turn_of = position.moves, False, None
        self.sitter = self.first_sitter()
        self.told = dict.fromkeys((None, *range(position.players)), position.ply)
        self.welcome()

    def quit(self, _: str = "") -> None:
        """Leaves."""
        raise Quit

    # What the people read

    def ask(self) -> None:
        """What is asked of the player, and the moves."""
        outcome = self.position.outcome
        if outcome is not None:
            self.say(Text(self.result(outcome.winners, outcome.scores), style="turn"))
            self.explain_scores()
            self.say(Text("review, new, undo, save FILE, or quit.", style="label"))
            return
        name = self.names[self.position.player or 0]
        turn = "Your turn." if name == YOU else f"{name}'s turn."
        self.say(Text.assemble((turn, "turn"), f" {self.position.asks}"))
        self.list_moves(self.position.legal_moves, together=len(self.position.legal_moves) > LISTED)

    def result(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Who won, in words."""
        points = " to ".join(str(score) for score in sorted(scores, reverse=True))
        if len(winners) > 1:
            names = [self.names[seat] for seat in winners]
            return f"A draw, {points}." if len(scores) == 2 else f"{' and '.join(names)} share the win, {points}."
        return f"{sentence(self.names[winners[0]], 'wins')}, {points}."

    def explain_scores(self, _: str = "") -> None:
        """Where everybody's points come from, as far as they are not hidden; the best first once it is over."""
        seats = list(range(self.position.players))
        outcome = self.position.outcome
        if outcome is not None:
            seats.sort(key=lambda seat: outcome.scores[seat], reverse=True)
        explained = [(seat, self.position.reasons(self.viewer, seat) or self.points_told(seat)) for seat in seats]
        if not any(lines for _, lines in explained):
            self.say(Text("There are no points to explain.", style="label"))
        for seat, lines in explained:
            if lines or outcome is not None:
                points = f" {outcome.scores[seat]}" if outcome is not None else ""
                self.say(Text.assemble((f"{self.names[seat]}:{points}", "title"), *(f"\n  {line}" for line in lines)))

    def points_told(self, seat: int) -> list[str]:
        """What the log has told of a seat's points, those for the same thing together: 'Ronin: 2 + 6 = 8'."""
        told: dict[str, list[int]] = {}
        for ply in range(self.position.ply):
            for event in self.position.narrate(self.viewer, ply):
                if event.kind == "score" and event.seat == seat and event.points:
                    what = event.text.partition(":")[0].removeprefix("scores ")
                    told.setdefault(what, []).append(event.points)
        return [f"{what}: {in_sum(points)}" for what, points in told.items()]

    def list_moves(self, moves: Sequence[str], together: bool = False) -> None:
        """Legal moves with their numbers and what each does; if wished, many of a kind in one line."""
        numbers = {move: str(place) for place, move in enumerate(self.position.legal_moves, start=1)}
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="label")
        table.add_column(style="move", no_wrap=True)
        table.add_column()
        for kind, members in kinds_of(moves):
            if together and len(members) > 2:
                example = f"{len(members)} ways (type {kind}), such as: {self.position.describe(members[0])}"
                table.add_row("", f"{kind}…", Text(example))
                continue
            for move in members:
                table.add_row(numbers[move], move, Text(self.position.describe(move)))
        self.say(table)

    def complain(self, message: str) -> None:
        """Says what was wrong."""
        self.say(Text(message, style="error"))

    def farewell(self) -> None:
        """Leaves without losing anything."""
        self.say(Text("\nGoodbye.", style="label"))
        self.keep_unfinished()

    def keep_unfinished(self) -> None:
        """Keeps a game that somebody has played in and nobody has saved."""
        if self.position.moves == self.saved or self.position.is_over or not self.has_person_moved():
            return
        try:
            path = self.free_file(user_data_path("zashiki", appauthor=False))
            self.write(path)
        except OSError as error:
            self.complain(f"This game could not be kept: {error.strerror or error}.")
            return
        self.say(Text(f"Your game is kept. To go on with it: {resume_command(path)}", style="label"))

    def has_person_moved(self) -> bool:
        """Whether somebody at the keyboard has played in this game."""
        past = self.position.copy()
        while past.ply:
            past.pop()
            if past.player in self.people:
                return True
        return False

    def free_file(self, folder: Path) -> Path:
        """Where to keep an unfinished game: the file it came from, or one that is not there yet."""
        if self.file is not None and self.file.parent == folder:
            return self.file
        folder.mkdir(parents=True, exist_ok=True)
        numbered = (folder / f"unfinished-{number}.zashiki" for number in count(2))
        return next(path for path in chain([folder / "unfinished.zashiki"], numbered) if not path.exists())

    def say(self, words: object) -> None:
        """Prints no wider than is good to read."""
        self.console.print(words, width=min(WIDEST, self.console.width))


def kinds_of(moves: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Moves that begin alike, up to a colon or the first digit; those without either are kinds of their own."""

    def beginning(move: str) -> str:
        match = re.match(r"[^:\d]*(:|(?=\d))", move)
        return match[0] if match else move

    for kind, members in groupby(moves, key=beginning):
        yield kind, list(members)


def sentence(name: str, deed: str) -> str:
    """'Ada' and 'takes the chip' make 'Ada takes the chip'; but 'You take the chip'."""
    if name != YOU:
        return f"{name} {deed}".strip()
    verb, blank, rest = deed.partition(" ")
    for ending, plain in {"shes": "sh", "sses": "ss", "ches": "ch", "oes": "o", "ies": "y", "s": ""}.items():
        if verb.endswith(ending):
            verb = verb.removesuffix(ending) + plain
            break
    return f"{YOU} {verb}{blank}{rest}"


def in_sum(numbers: Sequence[int]) -> str:
    """'2 + 6 = 8', or '2' alone."""
    total = f" = {sum(numbers)}" if len(numbers) > 1 else ""
    return f"{' + '.join(map(str, numbers))}{total}"


def home_file(name: str) -> Path:
    """A file by its name, where ~ is the player's home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def is_something_else(path: Path) -> bool:
    """Whether there is a file that does not look like a record, and must not be written over."""
    if "\0" in str(path) or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(6) not in (b"[Game ", b"")


def resume_command(path: Path) -> str:
    """What to type in a shell to go on with a game."""
    return f"{shlex.quote(sys.argv[0])} resume {shlex.quote(str(path))}"
