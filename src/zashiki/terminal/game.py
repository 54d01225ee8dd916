"""A game in the terminal: a board, a list of moves in words, and a line to type in."""

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.errors import ZashikiError, because, quoted
from zashiki.kernel.position import Position
from zashiki.kernel.record import Record
from zashiki.kernel.wording import said
from zashiki.terminal import drawing
from zashiki.terminal.keyboard import Keyboard
from zashiki.terminal.parsing import moves_with_prefix, parse_move, split_command, split_moves
from zashiki.terminal.review import review_with_progress, show_review
from zashiki.terminal.saving import is_other_file, resume_command, review_command, typed_path, unfinished_path
from zashiki.terminal.screen import Quit, Screen
from zashiki.terminal.seats import WARASHI, is_warashi, level_from_name, seat_names
from zashiki.terminal.wording import about, result, shown, text
from zashiki.warashi.hints import hint
from zashiki.warashi.levels import choose


class TerminalGame:
    """A game at one keyboard: one person or several, and Warashi in the other seats."""

    def __init__(
        self,
        position: Position,
        names: Sequence[str],
        console: Console | None = None,
        file: Path | None = None,
    ) -> None:
        self.screen = Screen(console or Console(highlight=False), position.rulebook.styles)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "moves": self.list_moves,
            "board": self.show_board,
            "score": self.show_scores,
            "hint": self.show_hints,
            "review": self.review,
            "undo": self.undo,
            "save": self.save,
            "resume": self.resume,
            "new": self.new,
            "quit": self.quit,
        }
        self._set_up(position, names, file)

    def _set_up(self, position: Position, names: Sequence[str], file: Path | None = None) -> None:
        self.position = position
        self.names = list(names)
        self.file = file
        """The file the game was read from, if any."""
        self.saved_moves = position.moves
        """The moves that need not be saved: those in a file, or those at the start."""
        self.keyboard = Keyboard(position, self.names)
        self.is_shown = False
        """Whether the current position is on the screen."""
        self.board_shown_to: int | None = None
        """The seat that has seen the whole board in its current turn."""

    # The game loop

    def play(self) -> None:
        """Plays until the people leave."""
        self.welcome()
        try:
            while True:
                self.play_warashi()
                if self.keyboard.hand_over(self.position, self.screen):
                    self.report()
                if not self.is_shown:
                    self.show_position()
                    self.prompt()
                    self.is_shown = True
                self.execute(self.screen.read())
        except (Quit, KeyboardInterrupt):
            self.screen.note(f"\n{text('goodbye')}")
            self.save_unfinished()

    def welcome(self) -> None:
        """Prints the game, who plays, who begins, and how to get help."""
        self.screen.print(Text(self._title(), style="title"))
        if not self.position.ply:
            self.screen.print(Text(about("begins", self.names[self.position.player or 0])))
        self.screen.warn_if_narrow()

    def _title(self) -> str:
        game, names = self.position.rulebook.title, self.shown_names
        if len(names) == 2:
            return text("title-two", game=game, first=names[0], second=names[1])
        return text("title", game=game, names=", ".join(names))

    def play_warashi(self) -> None:
        """Plays Warashi's moves until it is a person's turn."""
        while self.position.player is not None and is_warashi(self.names[self.position.player]):
            self.push(choose(self.position, level_from_name(self.names[self.position.player])))

    def execute(self, line: str) -> None:
        """Runs a typed line; a mistake is explained and changes nothing."""
        command, argument = split_command(line)
        try:
            if not line:
                self.prompt()
            elif command in self.commands:
                self.commands[command](argument)
            elif moves_with_prefix(line, self.position):
                self.list_moves(line)
            else:
                self.push_all(split_moves(line, self.position))
        except ZashikiError as error:
            self.screen.error(str(error))
        except OSError as error:
            self.screen.error(text("cannot-use", file=argument, problem=error.strerror or str(error)))

    def push_all(self, moves: Sequence[str]) -> None:
        """Plays the moves of a line, as long as it is the turn of the player who typed them."""
        player = self.position.player
        for move in moves:
            if self.position.player != player:
                raise ZashikiError(because("turn-is-over", move=quoted(move)))
            self.push(parse_move(move, self.position, self.commands))

    def push(self, move: str) -> None:
        """Plays a move, and reports it unless the curtain hides it from the person at the keyboard."""
        mover = self.position.player
        self.position.push(move)
        self.is_shown = False
        if self.position.player != mover:
            self.board_shown_to = None
        if not self.keyboard.has_curtain(self.position) or self.keyboard.seat in (mover, self.position.player):
            self.report()

    # Output

    @property
    def shown_names(self) -> list[str]:
        """The names of the seats on the screen."""
        return [shown(name) for name in self.names]

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown."""
        return self.keyboard.viewer(self.position)

    def report(self) -> None:
        """Prints what happened since the last report to the person at the keyboard."""
        first_ply = self.keyboard.take_unreported(self.position)
        for row in drawing.log(self.position, self.names, self.viewer, first_ply):
            self.screen.print(row)

    def show_position(self) -> None:
        """Prints the board at the beginning of a turn, and what matters of it in the middle of one."""
        if self.board_shown_to is None or self.board_shown_to != self.position.player:
            self.show_board()
        else:
            self.screen.print(drawing.picture(self.position.glance(self.viewer, self.shown_names)))
        self.board_shown_to = self.position.player

    def prompt(self) -> None:
        """Prints what the player has to decide, and the moves; or the result, once the game is over."""
        outcome = self.position.outcome
        if outcome is not None:
            self.screen.print(Text(result(self.names, outcome.winners, outcome.scores), style="turn"))
            self.show_scores()
            self.screen.note(text("after-game"))
            return
        turn = about("turn", self.names[self.position.player or 0])
        self.screen.print(Text.assemble((turn, "turn"), f" {self._question()}"))
        moves = self.position.legal_moves
        self.screen.print(drawing.move_list(self.position, moves, is_grouped=len(moves) > drawing.MAX_LISTED))

    def _question(self) -> str:
        game = self.position.rulebook.name
        return " ".join(said(catalogue(), game, fact) for fact in self.position.question)

    # Commands that show something

    def help(self, move: str = "") -> None:
        """Prints the rules in brief and the commands, or what one move would do."""
        if not move:
            primer = catalogue().text(f"{self.position.rulebook.name}-primer")
            self.screen.print(Text(f"{primer}\n\n{text('help')}"))
            return
        notation = parse_move(move, self.position, self.commands)
        self.screen.print(Text.assemble((notation, "move"), f"  {self.position.describe(notation)}"))

    def list_moves(self, prefix: str = "") -> None:
        """Prints the legal moves that begin with a prefix."""
        moves = moves_with_prefix(prefix, self.position)
        if self.position.is_over:
            raise ZashikiError(because("game-over"))
        if not moves:
            raise ZashikiError(because("no-such-beginning", given=quoted(prefix)))
        self.screen.print(drawing.move_list(self.position, moves))

    def show_board(self, _: str = "") -> None:
        """Prints the whole board."""
        self.screen.print(drawing.picture(self.position.board(self.viewer, self.shown_names)))

    def show_scores(self, _: str = "") -> None:
        """Prints where the points come from."""
        for points in drawing.score_breakdown(self.position, self.names, self.viewer):
            self.screen.print(points)

    def show_hints(self, _: str = "") -> None:
        """Prints the best moves for the seat to decide."""
        if self.position.is_over:
            raise ZashikiError(because("hint-over"))
        with self.screen.console.status(text("thinking", name=WARASHI)):
            hints = hint(self.position)
        self.screen.print(drawing.hint_list(self.position.rulebook.name, hints))

    def review(self, _: str = "") -> None:
        """Prints how well the game was played, once it is over."""
        if not self.position.is_over:
            raise ZashikiError(because("review-first-play"))
        try:
            review = review_with_progress(Record.of(self.position, names=self.names), None, self.screen.console)
        except KeyboardInterrupt:
            raise ZashikiError(because("review-stopped")) from None
        show_review(review, self.names, self.screen.console)

    # Commands that change something

    def undo(self, _: str = "") -> None:
        """Takes back the last move of a person, and Warashi's moves after it."""
        if self.position.rulebook.has_secrets and not self.position.is_over:
            raise ZashikiError(because("no-undo-secrets"))
        earlier = self.position.copy()
        while earlier.ply:
            move = earlier.pop()
            player = earlier.player
            if player is not None and not is_warashi(self.names[player]):
                id = "took-back-both" if self.position.ply - earlier.ply > 1 else "took-back"
                self.position, self.is_shown = earlier, False
                self.keyboard = Keyboard(earlier, self.names, player)
                self.screen.note(text(id, move=move, name=WARASHI))
                return
        raise ZashikiError(because("no-move-of-yours"))

    def save(self, file: str) -> None:
        """Saves the game in a file."""
        if not file:
            raise ZashikiError(because("save-where"))
        path = typed_path(file)
        if is_other_file(path):
            raise ZashikiError(because("other-file", file=file))
        self._write(path)
        if self.position.is_over:
            self.screen.note(text("saved-over", command=review_command(path)))
        else:
            self.screen.note(text("saved", command=resume_command(path)))

    def resume(self, file: str) -> None:
        """Continues a saved game."""
        if not file:
            raise ZashikiError(because("resume-what"))
        path = typed_path(file)
        record = Record.read(path)
        if record.game != self.position.rulebook.name:
            raise ZashikiError(because("other-game", file=file, game=record.game, command=resume_command(path)))
        self.save_unfinished()
        self._set_up(record.replay(), seat_names(record), path)
        self.welcome()

    def new(self, _: str = "") -> None:
        """Deals another game with the same options; against Warashi, the seats rotate."""
        self.save_unfinished()
        names = [*self.names[1:], self.names[0]] if any(map(is_warashi, self.names)) else self.names
        book, options, players = self.position.rulebook, self.position.options, self.position.players
        self._set_up(Position.deal(book.name, options=options, players=players), names)
        self.welcome()

    def quit(self, _: str = "") -> None:
        """Leaves the game."""
        raise Quit

    # Saving

    def _write(self, path: Path) -> None:
        Record.of(self.position, names=self.names).write(path)
        self.saved_moves = self.position.moves

    def save_unfinished(self) -> None:
        """Saves a game that somebody has played in and that has moves not saved yet."""
        if self.position.moves == self.saved_moves or self.position.is_over or not self._has_person_moved():
            return
        try:
            path = unfinished_path(self.file)
            self._write(path)
        except OSError as error:
            self.screen.error(text("not-saved", problem=error.strerror or str(error)))
            return
        self.screen.note(text("saved-unfinished", command=resume_command(path)))

    def _has_person_moved(self) -> bool:
        past = self.position.copy()
        while past.ply:
            past.pop()
            if past.player in self.keyboard.people:
                return True
        return False
