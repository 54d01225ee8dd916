"""The terminal game, played by typing."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from tests.games.take.positions import court
from tests.games.take.positions import position as by_hand
from tests.playing import random_position
from zashiki import Position, Record
from zashiki.tui import OPPONENT, THEME, YOU, Quit, TerminalGame, sentence, sit_down


def play(
    lines: Sequence[str],
    names: Sequence[str] = (YOU, OPPONENT),
    position: Position | None = None,
) -> tuple[str, TerminalGame]:
    """What the screen shows after typing these lines, and the game."""
    console = Console(file=io.StringIO(), width=60, theme=THEME, highlight=False)
    game = TerminalGame(position or Position.deal("take", seed=7), names, console)
    typed = iter(lines)

    def read() -> str:
        line = next(typed, None)
        if line is None:
            raise Quit
        return line

    game.read = read  # type: ignore[method-assign]
    game.play()
    return console.file.getvalue(), game  # type: ignore[attr-defined]


def test_a_whole_game_against_the_opponent() -> None:
    screen, game = play(["1"] * 200)
    assert game.position.is_over
    assert "Warashi wins, " in screen
    assert "undo, save FILE, or quit." in screen
    assert "The game is over; there is no move '1'." in screen


def test_two_people_at_one_keyboard() -> None:
    screen, game = play(["E>R", "A"], ["Seat 0", "Seat 1"])
    assert game.position.moves == ["E>R", "A"]
    assert "Seat 0 takes the Samurai from E for the Ronin" in screen
    assert "Seat 0 scores Ronin: 3 × 1 = 3 (1 Samurai)" in screen


def test_nothing_is_wider_than_sixty_columns() -> None:
    screen, _ = play(["?", "moves", "1", "moves", "nonsense", "R:A>B", "undo", "3", "3", "3", "moves"])
    assert max(map(len, screen.splitlines())) <= 60


def test_moves_are_listed_with_numbers_and_words() -> None:
    screen, game = play([])
    assert "1 A" in screen
    assert "take the Ninja from A; Geishas score 2 × 0 = 0" in screen
    _, game = play(["5"])
    assert game.position.moves[0] == "E>D"


def test_a_long_list_is_cut_and_shown_on_demand() -> None:
    position = by_hand(["RD", "DR", "GD", "RS", "DG"], court(bottom="DRGN", samurai="RG"), his_bottom="DRG")
    count = len(position.legal_moves)
    names = ["Seat 0", "Seat 1"]
    screen, _ = play([], names, position.copy())
    assert f"… and {count - 12} more, to {count}: type moves." in screen
    screen, _ = play(["moves"], names, position.copy())
    assert f"\n{count} {position.legal_moves[-1]} " in screen


def test_the_opponent_answers() -> None:
    screen, game = play(["A"])
    assert game.position.player == 0
    assert game.position.ply >= 2
    assert "Warashi takes" in screen
    assert "You take the Ninja from A" in screen


def test_help_explains() -> None:
    screen, game = play(["?", "? 1", "? R:A>B", "? nonsense"])
    assert "Then the type that shows where you took the chip scores" in screen
    assert "A: take the Ninja from A" in screen
    assert "you have no Ronin in your bottom" in screen
    assert "'nonsense' is no move of Ta-Ke and no command." in screen
    assert game.position.ply == 0


def test_mistakes_are_explained_and_change_nothing() -> None:
    for typed, words in {
        "moevs": "Did you mean 'moves'?",
        "99": "There is no move '99'; the list has 8.",
        "0": "There is no move '0'",
        "9" * 5000: "There is no move '999",
        "E": "the Samurai on E needs a column, as in E>G.",
        "undo": "There is no move of yours to take back.",
        "save": "Save where?",
        "resume": "Resume what?",
        "resume /nowhere/at/all": "Cannot use /nowhere/at/all: No such file",
        "save /nowhere/at/all": "No such file",
        "resume ~nobody-at-all/x": "No such file",
        "save a\0b": "is no name of a file",
        "é" * 3000: "is no move of Ta-Ke",
    }.items():
        screen, game = play([typed])
        assert words in " ".join(screen.split()), typed
        assert game.position == Position.deal("take", seed=7)


def test_undo_takes_back_your_move_and_the_answer() -> None:
    screen, game = play(["A", "undo"])
    assert game.position.ply == 0
    assert "A is taken back." in screen
    _, game = play(["1", "1", "undo"], ["Seat 0", "Seat 1"])
    assert game.position.ply == 1


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.zashiki"
    screen, first = play(["1", f"save {file}", "1"])
    assert "Saved to" in screen
    assert "This game was not saved." in screen
    saved = Record.read(file)
    assert saved.names == (YOU, OPPONENT)
    screen, game = play([f"resume {file}"], ["Seat 0", "Seat 1"])
    assert game.position.moves == list(saved.moves) == first.position.moves[: len(saved.moves)]
    assert game.names == [YOU, OPPONENT]
    assert "not saved" not in screen


def test_another_game_than_the_saved_one_is_unsaved(tmp_path: Path) -> None:
    screen, _ = play(["1", f"save {tmp_path / 'game'}", "undo", "2"], ["Seat 0", "Seat 1"])
    assert "This game was not saved." in screen


def test_a_corrupt_file_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game"
    Record.of(random_position("take", 3)).write(file)
    file.write_text(file.read_text()[:-30])
    screen, game = play(["1", f"resume {file}", "board"], ["Seat 0", "Seat 1"])
    assert game.position.ply == 1
    assert "Traceback" not in screen


def test_quitting() -> None:
    for typed in ("quit", "QUIT"):
        screen, _ = play([typed, "1"])
        assert screen.endswith("Goodbye.\n")


def test_the_end_of_input_is_a_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(file=io.StringIO(), width=60, theme=THEME)
    for stdin in (io.StringIO(""), None):
        monkeypatch.setattr("sys.stdin", stdin)
        game = TerminalGame(Position.deal("take", seed=7), [YOU, OPPONENT], console)
        game.play()
    assert console.file.getvalue().count("Goodbye.") == 2  # type: ignore[attr-defined]


def test_seats_are_drawn_by_lot() -> None:
    assert {tuple(sit_down(False, None)) for _ in range(100)} == {(YOU, OPPONENT), (OPPONENT, YOU)}
    assert sit_down(False, 1) == [OPPONENT, YOU]
    assert sit_down(True, None) == ["Seat 0", "Seat 1"]


def test_sentences() -> None:
    assert sentence("Ada", "takes a chip") == "Ada takes a chip"
    assert sentence(YOU, "takes a chip") == "You take a chip"
    assert sentence(YOU, "pushes a chip") == "You push a chip"
    assert sentence(YOU, "wins") == "You win"
    assert sentence("", "All ghosts go home") == "All ghosts go home"
