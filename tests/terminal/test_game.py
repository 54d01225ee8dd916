"""The terminal game, played by typing."""

import io
import re
from collections.abc import Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.games.ninjato.positions import position as by_hand_in_ninjato
from tests.games.take.positions import court
from tests.games.take.positions import position as by_hand
from tests.playing import random_position
from zashiki import Position, Record
from zashiki.kernel.catalogue import catalogue
from zashiki.terminal.game import TerminalGame
from zashiki.terminal.screen import Quit
from zashiki.terminal.seats import WARASHI, YOU
from zashiki.terminal.wording import text


def play(
    lines: Sequence[str],
    names: Sequence[str] = (YOU, WARASHI),
    position: Position | None = None,
) -> tuple[str, TerminalGame]:
    """What the screen shows after typing these lines, and the game."""
    console = Console(file=io.StringIO(), width=60, highlight=False)
    game = TerminalGame(position or Position.deal("take", seed=7), names, console)
    typed = iter(lines)

    def read() -> str:
        line = next(typed, None)
        if line is None:
            raise Quit
        return line

    game.screen.read = read  # type: ignore[method-assign]
    game.play()
    return console.file.getvalue(), game  # type: ignore[attr-defined]


def test_a_whole_game_against_warashi() -> None:
    screen, game = play(["1"] * 200)
    assert game.position.is_over
    assert "Warashi wins, " in screen
    assert "review, new, undo, save FILE, or quit." in screen
    assert "The game is over; there is no move '1'." in screen


def test_two_people_at_one_keyboard() -> None:
    screen, game = play(["E>R", "A"], ["Seat 0", "Seat 1"])
    assert game.position.moves == ["E>R", "A"]
    assert "Seat 0 takes the Samurai from E, to lie over the Ronin" in " ".join(screen.split())
    assert "Seat 0 scores Ronin: 3 × 1 = 3 (1 Samurai)" in screen


def test_no_line_is_wider_than_sixty_columns() -> None:
    screen, _ = play(["?", "moves", "1", "moves", "nonsense", "R:A>B", "undo", "3", "3", "3", "moves"])
    assert max(map(len, screen.splitlines())) <= 60


def test_moves_are_listed_with_numbers_and_descriptions() -> None:
    screen, game = play([])
    assert "1 A" in screen
    assert "take the Ninja from A; Geishas score 2 × 0 = 0" in " ".join(screen.split())
    _, game = play(["5"])
    assert game.position.moves[0] == "E>D"


def test_a_long_list_is_grouped_and_shown_in_full_on_demand() -> None:
    position = by_hand(["RD", "DR", "GD", "RS", "DG"], court(bottom="DRGN", samurai="RG"), opposing_bottom="DRG")
    count = len(position.legal_moves)
    names = ["Seat 0", "Seat 1"]
    screen, _ = play([], names, position.copy())
    assert "N.G:… 20 ways (type N.G:), such as: use a Ninja;" in " ".join(screen.split())
    assert " A " in screen
    assert "G:A>C" not in screen
    for typed in ("moves R:", "r:"):
        screen, _ = play([typed], names, position.copy())
        assert "R:->A use a Ronin; bring a ghost from the supply to A" in " ".join(screen.split())
        assert "G:A>C" not in screen
    screen, _ = play(["moves"], names, position.copy())
    assert f"\n{count} {position.legal_moves[-1]} " in screen


def test_warashi_replies() -> None:
    screen, game = play(["A"])
    assert game.position.player == 0
    assert game.position.ply >= 2
    assert "Warashi takes" in screen
    assert "You take the Ninja from A" in screen


def test_help_explains_the_rules_and_single_moves() -> None:
    screen, game = play(["?", "? 1", "? R:A>B", "? nonsense"])
    assert "Then the type that shows where you took the chip scores" in screen
    assert "A  take the Ninja from A" in screen
    assert "you have no Ronin in your bottom" in screen
    assert play(["help"])[0] == play(["?"])[0] == play(["rules"])[0]
    assert play(["?A"])[0] == play(["? a"])[0]
    assert "'nonsense' is neither a Ta-Ke move nor a command." in screen
    assert game.position.ply == 0


def test_help_fits_sixty_columns(game: str) -> None:
    primer = catalogue().text(f"{game}-primer")
    assert all(len(line) <= 60 for line in f"{text('help')}\n{primer}".splitlines())


def test_mistakes_are_explained_and_change_nothing() -> None:
    for typed, words in {
        "moevs": "Did you mean 'moves'?",
        "99": "There is no move '99'; the list has 8.",
        "0": "There is no move '0'",
        "9" * 5000: "There is no move '999",
        "E": "the Samurai on E needs a column, as in E>G.",
        "undo": "You have no move to take back.",
        "moves Q": "No legal move begins with 'Q'.",
        "save": "Save where?",
        "resume": "Resume what?",
        "resume /nowhere/at/all": "Cannot use /nowhere/at/all: No such file",
        f"resume {__file__}": "not a game record",
        f"save {__file__}": "exists already and is not a record of a game",
        "save /": "Cannot use /: ",
        "save /nowhere/at/all": "No such file",
        "resume ~nobody-at-all/x": "No such file",
        "save a\0b": "is not a file name",
        "é" * 3000: "is neither a Ta-Ke move",
    }.items():
        screen, game = play([typed])
        assert words in " ".join(screen.split()), typed
        assert game.position == Position.deal("take", seed=7)


def test_undo_takes_back_your_move_and_the_reply() -> None:
    screen, game = play(["A", "undo"])
    assert game.position.ply == 0
    assert "Took back A and what Warashi played after it." in " ".join(screen.split())
    _, game = play(["1", "1", "undo"], ["Seat 0", "Seat 1"])
    assert game.position.ply == 1


def test_moves_may_be_typed_in_lower_case_and_with_blanks() -> None:
    _, game = play(["e > r", "a", "b"], ["Seat 0", "Seat 1"])
    assert game.position.moves == ["E>R", "A", "B"]


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "my game"
    screen, first = play(["1", f"save {file}", "1"])
    assert f"resume'{file}'".replace(" ", "") in "".join(screen.split())
    saved = Record.read(file)
    assert saved.names == (YOU, WARASHI)
    screen, game = play([f"resume {file}"], ["Seat 0", "Seat 1"])
    assert game.position.moves == list(saved.moves) == first.position.moves[: len(saved.moves)]
    assert game.names == [YOU, WARASHI]
    assert "Your game is saved." not in screen
    play(["1", "1", f"save {file}"])
    assert len(Record.read(file).moves) > len(saved.moves)


def test_a_finished_game_is_saved_for_a_review(tmp_path: Path) -> None:
    over = random_position("take", 1, plies=1000)
    assert over.is_over
    screen, _ = play([f"save {tmp_path / 'game'}"], position=over)
    assert "Saved. To review the game later: " in " ".join(screen.split())
    assert f"review{tmp_path / 'game'}" in "".join(screen.split())


def test_an_unfinished_game_is_saved(data_folder: Path) -> None:
    screen, game = play(["1", "1"], ["Seat 0", "Seat 1"])
    assert "Your game is saved." in screen
    assert Record.read(data_folder / "unfinished.zashiki").replay() == game.position


def test_a_game_that_changed_after_saving_is_saved_again(tmp_path: Path) -> None:
    screen, _ = play(["1", f"save {tmp_path / 'game'}", "undo", "2"], ["Seat 0", "Seat 1"])
    assert "Your game is saved." in screen
    screen, _ = play(["1", f"save {tmp_path / 'game'}"], ["Seat 0", "Seat 1"])
    assert "Your game is saved." not in screen


def test_failing_to_save_an_unfinished_game_is_reported(data_folder: Path) -> None:
    data_folder.write_text("a file where the folder should be")
    screen, _ = play(["1"], ["Seat 0", "Seat 1"])
    assert "This game could not be saved: File exists." in screen


def test_a_new_game_exchanges_the_seats() -> None:
    screen, game = play(["1", "new"])
    assert "Your game is saved." in screen
    assert game.names == [WARASHI, YOU]
    assert "Warashi begins." in screen
    _, game = play(["1", "new"], ["Seat 0", "Seat 1"])
    assert game.position.ply == 0


def test_a_narrow_terminal_is_warned_about() -> None:
    console = Console(file=io.StringIO(), width=40)
    TerminalGame(Position.deal("take", seed=7), [YOU, WARASHI], console).welcome()
    assert "The board needs 60 columns" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_corrupt_file_is_rejected_and_the_game_continues(tmp_path: Path) -> None:
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


def test_the_end_of_input_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    console = Console(file=io.StringIO(), width=60)
    for stdin in (io.StringIO(""), None):
        monkeypatch.setattr("sys.stdin", stdin)
        game = TerminalGame(Position.deal("take", seed=7), [YOU, WARASHI], console)
        game.play()
    assert console.file.getvalue().count("Goodbye.") == 2  # type: ignore[attr-defined]


# Naishi: hidden hands


def test_a_whole_game_of_naishi_against_warashi() -> None:
    screen, game = play(["1"] * 100, position=Position.deal("naishi", seed=3))
    assert game.position.is_over
    assert max(map(len, screen.splitlines())) <= 60
    ending = " ".join(screen.rpartition("wins, ")[2].split())
    assert "You: " in ending
    assert "Warashi: " in ending
    assert "Mountains: -5" in ending


def test_a_curtain_hides_the_hands_of_two_people_from_each_other() -> None:
    names = ["Ada", "Grace"]
    position = Position.deal("naishi", seed=3)
    dealt = position.snapshot()["dealt"]
    screen, game = play(["", "k1", "", "L2", "", "k2", "", "", "L1"], names, position)
    assert game.position.moves == ["k1", "k2", "L1"]
    assert "Press Enter, Ada, to hide this from Grace." in screen
    assert "Hand over to Grace. Grace, press Enter when you are alone." in " ".join(screen.split())
    before, *_, after = screen.split("Hand over to Grace")
    assert all(card in before for card in dealt[0])
    shown_to_grace = after.split("Hand over to Ada")[0]
    assert "k?" in shown_to_grace
    assert "Ada keeps a card, giving the other away" in shown_to_grace
    assert f"Dealt{dealt[0][0]:^10}" not in shown_to_grace


def test_scores_are_explained_as_far_as_they_are_visible() -> None:
    screen, _ = play(["k1", "score"], position=Position.deal("naishi", seed=3))
    explanation = screen.rpartition("hidden card")[2]
    assert "You: 8 Mountains: -5 Sentinel in" in " ".join(explanation.split())
    assert "Warashi: " not in explanation


def test_moves_are_not_undone_where_cards_are_hidden() -> None:
    screen, game = play(["k1", "undo"], position=Position.deal("naishi", seed=3))
    assert "there is no undo" in screen
    assert game.position.ply == 2


def test_a_record_of_another_game_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game"
    Record.of(random_position("naishi", 1, plies=5)).write(file)
    screen, _ = play([f"resume {file}"])
    assert "is a game of naishi" in screen


# Ninjato: two to four seats


def test_a_whole_game_of_ninjato_against_two_engines() -> None:
    position = Position.deal("ninjato", seed=3, players=3)
    screen, game = play(["1"] * 200, [WARASHI, YOU, f"{WARASHI} 4b"], position)
    assert game.position.is_over
    assert max(map(len, screen.splitlines())) <= 60
    assert "Ninjato: Warashi, You, Warashi 4b." in screen
    ending = " ".join(screen.rpartition("wins, ")[2].split())
    for name in ("Warashi", "Warashi 4b"):
        score = game.position.scores[game.names.index(name)]
        assert f"{name}: {score} treasures paid for envoys:" in ending


def test_case_matters_where_it_distinguishes_moves() -> None:
    changes: dict[str, Any] = {"hands": "2", "sentry": "1", "skills": "boryaku choho"}
    screen, game = play(["", "H1+", "B2"], ["Ada", "Grace"], by_hand_in_ninjato(**changes))
    assert game.position.moves == ["H1+", "B2"]
    screen, game = play(["", "h1+", "b2", "!", "C:F/s"], ["Ada", "Grace"], by_hand_in_ninjato(**changes))
    assert game.position.moves == ["H1+", "b2", "!", "c:f/s"]
    screen, game = play(
        ["", "h1+", "b2 !", "C:F/J"],
        ["Ada", "Grace"],
        by_hand_in_ninjato(neutral="fj", red="j", **changes),
    )
    assert "Capitals matter here: c:f/j or c:f/J?" in " ".join(screen.split())


def test_moves_behind_the_curtain_are_reported_to_the_next_person() -> None:
    names = ["Ada", WARASHI, "Grace"]
    position = by_hand_in_ninjato(3, hands=["44", "5", "1"], sentry="1", next_dojo="535")
    screen, game = play(["", "dojo", "t?", "t?", "", ""], names, position)
    assert game.position.player == 2
    before, after = screen.split("Hand over to Grace.")
    assert "Press Enter, Ada, to hide this from Grace." in before
    assert "Ada draws a 5 from the deck" in before
    assert "Ada draws a card from the deck" in after
    assert "Ada draws a 5" not in after
    assert "Ada visits the dojo" in after
    assert f"{WARASHI} " in after
    assert "Ada" in after


def test_the_board_is_shown_once_per_turn() -> None:
    screen, _ = play(["", "dojo", "t?"], ["Ada", "Grace"], by_hand_in_ninjato(hands=["1", "2"]))
    assert screen.count("Palace") == 1
    assert screen.count("Dojo") == 3


def test_a_new_game_has_the_same_number_of_players() -> None:
    names = [YOU, WARASHI, f"{WARASHI} 2"]
    _, game = play(["new"], names, Position.deal("ninjato", seed=1, players=3))
    assert game.position.players == 3
    assert game.names == [WARASHI, f"{WARASHI} 2", YOU]


def test_several_moves_on_a_line_are_played_up_to_the_first_illegal_one() -> None:
    _, game = play(["", "H1+ b4 !"], ["Ada", "Grace"], by_hand_in_ninjato(hands="4", sentry="1"))
    assert game.position.moves == ["H1+", "b4", "!"]
    screen, game = play(["", "H1+ b4 b4 !"], ["Ada", "Grace"], by_hand_in_ninjato(hands="4", sentry="1"))
    assert game.position.moves == ["H1+", "b4"]
    assert "'b4' is not legal now" in screen


def test_moves_on_a_line_are_not_played_for_another_player() -> None:
    for names in (["Ada", "Grace"], [YOU, WARASHI]):
        typed = ["H1+ yield dojo t?"] if YOU in names else ["", "H1+ yield dojo t?"]
        screen, game = play(typed, names, by_hand_in_ninjato(hands=["4", "5"], sentry="1"))
        assert "The turn is over; 'dojo' is not played." in screen
        assert game.position.moves[:2] == ["H1+", "yield"]
        assert game.position.ply == 2 or YOU in names


def test_the_prefixes_in_a_grouped_list_can_be_typed(game: str) -> None:
    screen, _ = play([], [YOU, WARASHI], Position.deal(game, seed=5))
    for prefix in re.findall(r"\(type (\S+?)\)", " ".join(screen.split())):
        more, _ = play([prefix], [YOU, WARASHI], Position.deal(game, seed=5))
        assert len(more) > len(screen)
        assert "Type a move, or its number" not in more


def test_only_an_empty_line_opens_the_curtain() -> None:
    position = by_hand_in_ninjato(hands=["4", "55"])
    screen, _ = play(["H1+", "board"], ["Ada", "Grace"], position)
    assert "Palace" not in screen
    screen, _ = play(["quit", ""], ["Ada", "Grace"], position)
    assert "Palace" not in screen
    assert "Goodbye." in screen


def test_saving_an_unfinished_game_does_not_overwrite_another(data_folder: Path) -> None:
    play(["E>R", "quit"], position=Position.deal("take", seed=7))
    play(["E>R", "quit"], position=Position.deal("take", seed=7))
    files = sorted(path.name for path in data_folder.iterdir())
    assert files == ["unfinished-2.zashiki", "unfinished.zashiki"]
    play([f"resume {data_folder / 'unfinished.zashiki'}", "1", "quit"])
    assert len(Record.read(data_folder / "unfinished.zashiki").moves) > 2
    assert len(list(data_folder.iterdir())) == 2


def test_a_game_in_which_only_warashi_has_moved_is_not_saved(data_folder: Path) -> None:
    play(["quit"], [WARASHI, YOU], Position.deal("take", seed=7))
    assert not data_folder.exists()


def test_points_from_the_log_are_added_up() -> None:
    screen, game = play(["score"], position=random_position("take", 3))
    for name, score in zip(game.names, game.position.scores, strict=True):
        lines = screen[screen.rindex(f"{name}: {score}\n") :].splitlines()[1:]
        sums = list(takewhile(lambda line: line.startswith("  "), lines))
        assert sum(int(line.split()[-1]) for line in sums) == score


def test_the_game_continues_after_a_review_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("zashiki.terminal.game.review_with_progress", interrupt)
    screen, _ = play(["review", "score"], position=random_position("take", 3))
    assert "The review was stopped." in screen


def test_a_game_without_points_has_none_to_explain() -> None:
    screen, _ = play(["score"], position=Position.deal("ninjato", seed=1))
    assert "There are no points to explain." in screen


def test_a_hint_lists_moves_with_their_chances_and_changes_nothing() -> None:
    screen, game = play(["hint"])
    assert not game.position.moves
    assert re.search(r"\d+ % to win, about \w+", " ".join(screen.split()))


def test_a_review_is_available_after_the_game() -> None:
    screen, _ = play(["review"])
    assert "A review comes after the game" in screen
    screen, game = play(["hint", "review"], position=random_position("take", 3))
    assert game.position.is_over
    assert "type review to see what was missed" in " ".join(screen.split())
    assert "accuracy" in screen
    assert "Your chance of winning" in screen
    assert max(map(len, screen.splitlines())) <= 60
