"""The engine protocol: what each line does, and that bad lines are answered by one error and change nothing."""

import io
import json
from queue import Queue

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import FEW
from tests.playing import SEEDS, Variant, played, random_position
from zashiki import Position, Record, deal
from zashiki.research.engine import LONGEST_LINE, PositionMessage, Session
from zashiki.warashi import choose
from zashiki.warashi.analysis import engine_for

PATIENCE = 120
"""Seconds to wait for a line; the machine may be busy."""


class Conversation:
    """A session in this process, whose answers are read one by one."""

    def __init__(self, level: int | None = None, seed: int | None = None) -> None:
        self.lines: Queue[str] = Queue()
        self.session = Session(self.lines.put, level, seed)

    def say(self, *lines: str) -> None:
        for line in lines:
            assert self.session.handle(line)

    def read(self) -> str:
        return self.lines.get(timeout=PATIENCE)

    def until(self, start: str) -> list[str]:
        """The lines up to one that begins with a word."""
        lines = [self.read()]
        while not lines[-1].startswith(start):
            lines.append(self.read())
        return lines


def line_of(position: Position) -> str:
    return str(PositionMessage.for_seat(position, seed=1))


def test_a_program_introduces_itself() -> None:
    talk = Conversation(level=3)
    talk.say("zep")
    assert talk.until("zepok") == ["id name Warashi", "option level 3", "option seed none", "zepok"]


def test_a_search_reports_and_ends_with_a_legal_move(game: str) -> None:
    position = random_position(game, 4, plies=6)
    talk = Conversation(seed=1)
    talk.say(line_of(position), "isready", "go nodes 3000")
    assert talk.read() == "readyok"
    *infos, last = talk.until("bestmove")
    assert last.removeprefix("bestmove ") in position.legal_moves
    assert infos
    for info in infos:
        words = info.split()
        assert words[0] == "info"
        assert words[1:9:2] == ["nodes", "time", "chance", "margin"]
        assert 0 <= float(words[6]) <= 1
        assert words[words.index("line") + 1] in position.legal_moves


def test_the_same_seed_gives_the_same_moves(game: str) -> None:
    moves = []
    for _ in range(2):
        talk = Conversation(seed=3)
        for position in (random_position(game, 5, plies=plies) for plies in range(5)):
            talk.say(line_of(position), "go nodes 300")
            moves.append(talk.until("bestmove")[-1])
    assert moves[:5] == moves[5:]


def test_a_level_slips_in_some_positions_and_not_in_others() -> None:
    """Level 1 plays many moves at random: without a search, and so without a report."""
    talk = Conversation(level=1, seed=1)
    slips = 0
    for plies in range(20):
        talk.say(line_of(random_position("take", 2, plies=plies)), "go")
        slips += len(talk.until("bestmove")) == 1
    assert 5 <= slips <= 18


def test_an_option_can_be_unset() -> None:
    talk = Conversation(level=1)
    talk.say("setoption level none", "setoption seed 5", line_of(deal("take", seed=1)), "go", "zep")
    assert talk.read().startswith("error expected go with nodes, time or infinite")
    assert talk.until("zepok")[1:3] == ["option level none", "option seed 5"]


def test_an_endless_search_ends_when_it_is_stopped_and_not_before() -> None:
    talk = Conversation()
    talk.say(line_of(deal("naishi", seed=1)), "go infinite")
    assert talk.until("info nodes 2048")
    talk.say("isready")
    assert "readyok" in talk.until("readyok")
    talk.say(line_of(deal("take", seed=1)), "go nodes 5")
    lines = talk.until("error expected stop, isready or quit during a search, not 'go'")
    assert not any(line.startswith("bestmove") for line in lines)
    talk.say("stop")
    assert talk.until("bestmove")[-1].removeprefix("bestmove ") in deal("naishi", seed=1).legal_moves


def test_a_decided_position_waits_for_stop_too() -> None:
    position = random_position("take", 3)
    position.pop()
    talk = Conversation()
    talk.say(line_of(position), "go infinite", "isready")
    assert talk.until("readyok")[-1] == "readyok"
    talk.say("stop")
    assert talk.until("bestmove")


def test_stop_without_a_search_does_nothing() -> None:
    """A search may end just before its user stops it."""
    talk = Conversation()
    talk.say("stop", "isready")
    assert talk.read() == "readyok"


def test_a_record_is_searched_at_any_ply() -> None:
    position = random_position("take", 6)
    text = str(Record.of(position))
    talk = Conversation()
    talk.say(f"position {json.dumps({'record': text})}", "go nodes 10")
    assert talk.read() == "error expected a position in which the game goes on, before go"
    talk.say(f"position {json.dumps({'record': text, 'ply': 3})}", "go nodes 10")
    assert talk.until("bestmove")[-1].removeprefix("bestmove ") in random_position("take", 6, plies=3).legal_moves


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", "expected 'zep', 'isready', 'setoption', 'newgame', 'position', 'go', 'stop' or 'quit', not 'dance'"),
        ("qu\0it", "expected 'zep'"),
        ("zep 2", "expected zep alone on its line, not with '2'"),
        ("go", "expected go with nodes, time or infinite"),
        ("go nodes", "expected go, and after it nodes NUMBER, time MILLISECONDS, both or infinite; not 'nodes'"),
        ("go nodes 1 nodes 2", "expected go, and after it"),
        ("go depth 3", "expected go, and after it"),
        ("go nodes 0", "expected for nodes a whole number from 1 to 2147483647, not '0'"),
        ("go nodes -1", "expected for nodes"),
        ("go nodes ٣", "expected for nodes"),
        ("go nodes " + "9" * 5000, "expected for nodes"),
        ("go time 1e3", "expected for time"),
        ("setoption", "expected setoption and 'level' or 'seed', not ''"),
        ("setoption level 9", "expected for level a whole number from 1 to 8 or none, not '9'"),
        (f"setoption seed {2**256}", "expected for seed"),
        ("position", 'expected position and a JSON object with "snapshot" or "record"'),
        ("position {}", "one of the two"),
        ("position []", "expected position and a JSON object"),
        ('position {"snapshot": {}, "record": ""}', "one of the two"),
        ('position {"snapshot": {}, "ply": 2}', 'expected "ply" only together with "record"'),
        ('position {"snapshot": {}, "fen": 2}', "unknown field `fen`"),
        ('position {"snapshot": {}}', "A snapshot has the name of its 'game'"),
        ('position {"snapshot": {"game": "chess", "options": {}}}', "There is no game 'chess'"),
        ('position {"record": "1. E>R"}', "This is not a game record"),
        (f"position {json.dumps({'record': str(Record.of(deal('take', seed=1))), 'ply': 1})}", 'a "ply" from 0 to 0'),
        ("position " + '{"snapshot":' * 10_000, "expected position and a JSON object"),
    ],
)
def test_bad_lines_are_answered_by_one_error_and_change_nothing(line: str, words: str) -> None:
    talk = Conversation(seed=1)
    start = deal("take", seed=1)
    talk.say(line_of(start), line)
    answer = talk.read()
    assert answer.startswith("error ")
    assert words in answer
    assert "\n" not in answer
    talk.say("zep", "go nodes 100")
    assert talk.until("bestmove")[:4] == ["id name Warashi", "option level none", "option seed 1", "zepok"]


def test_go_needs_a_position() -> None:
    talk = Conversation()
    talk.say(line_of(deal("take", seed=1)), "newgame", "go nodes 100")
    assert talk.read() == "error expected a position in which the game goes on, before go"


@given(st.text(), st.sampled_from(["", "go ", "setoption ", "position ", 'position {"snapshot": ', "position {"]))
def test_no_text_breaks_a_session(text: str, start: str) -> None:
    talk = Conversation()
    line = (start + text).replace("\n", " ")
    if line.strip() != "quit":
        talk.say(line, "isready")
        assert talk.until("readyok")[0].startswith(("error ", "id ", "readyok"))


def test_no_bytes_break_a_session() -> None:
    answers: list[str] = []
    long = b"x" * (LONGEST_LINE + 5) + b"\n"
    Session(answers.append).serve(io.BytesIO(b"\xff\xfe\n\0\n\n" + long + long[:-1]))
    assert len(answers) == 4
    assert all(answer.startswith("error expected ") for answer in answers)
    assert answers[2] == answers[3] == f"error expected a line of at most {LONGEST_LINE} bytes"


@pytest.mark.parametrize("end", ["quit\nzep\n", ""])
def test_a_program_ends_with_its_input_even_during_a_search(end: str) -> None:
    answers: list[str] = []
    lines = f"{line_of(deal('take', seed=1))}\ngo infinite\n{end}"
    Session(answers.append).serve(io.BytesIO(lines.encode()))
    assert answers[-1].startswith("bestmove ")
    assert "zepok" not in answers


def test_a_search_that_nobody_reads_ends_the_session() -> None:
    """The second line after the pipe breaks is not handled any more."""
    written: list[str] = []

    def write(line: str) -> None:
        written.append(line)
        raise BrokenPipeError

    session = Session(write)
    assert session.handle(line_of(deal("naishi", seed=1)))
    session.handle("go infinite")
    assert session._search is not None
    session._search.join(60)
    assert not session._search.is_alive()
    assert written[-1].startswith("bestmove ")
    assert not session.handle("isready")


@settings(max_examples=FEW)
@given(SEEDS, st.integers(0, 40))
def test_what_a_program_is_sent_does_not_depend_on_what_is_hidden(seed: int, plies: int) -> None:
    for variant in (Variant("naishi"), Variant("ninjato", players=3, keen=True)):
        position = played(variant, seed, plies)
        if position.is_over:
            continue
        other_world = position.imagine(position.player, seed=2)
        sent, other = (PositionMessage.for_seat(each, seed=1) for each in (position, other_world))
        assert sent.snapshot == other.snapshot
        assert (sent.view, sent.legal) == (other.view, other.legal)
        restored = PositionMessage.parse(str(sent).removeprefix("position ")).position()
        assert (restored.player, restored.legal_moves) == (position.player, sent.legal)


def test_hidden_moves_are_sent_as_others_see_them() -> None:
    position = next(
        each
        for each in (random_position("naishi", seed, plies=20) for seed in range(100))
        if not each.is_over and any("?" in move for move in each.moves_seen(each.player))
    )
    history = PositionMessage.for_seat(position, seed=1).history
    assert history == position.moves_seen(position.player) != position.moves


def test_reporting_does_not_change_a_search(game: str) -> None:
    position = random_position(game, 4, plies=4)
    silent, watched = (engine_for(game)(position, seed=1) for _ in range(2))
    silent.run(100_000 if game == "take" else 2_000)
    watched.run(100_000 if game == "take" else 2_000, stop=lambda: watched.candidates is None)
    assert watched.candidates == silent.candidates


def test_a_level_plays_as_it_does_elsewhere() -> None:
    """Ta-Ke's search does not depend on a seed, so level 5 finds the same move by either way."""
    position = random_position("take", 8, plies=10)
    talk = Conversation(level=5)
    talk.say(line_of(position), "go")
    assert talk.until("bestmove")[-1] == f"bestmove {choose(position, level=5)}"
