"""Programs as players in the arena: good ones, and ones that crash, hang, cheat or answer nonsense."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.clients import until
from tests.test_cli import PATIENCE, is_running
from zashiki import BadArgument
from zashiki.kernel.engine import Stop
from zashiki.research import arena, programs
from zashiki.research.arena import Contest, Forfeit, PlayedRound, Results, contest, play_round
from zashiki.terminal.arena import report
from zashiki.workers.processes import ProcessPool

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, sys, time
with open({log!r}, "a") as log:
    log.write("started\\n")
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "zep":
        print("id name Tester\\noption seed none\\nzepok", flush=True)
    elif command == "isready":
        print("readyok", flush=True)
    elif command == "position":
        position = json.loads(rest)
    elif command == "setoption":
        with open({log!r}, "a") as log:
            log.write(line)
    elif command == "go":
        {go}
"""
PLAYS = 'print("info nodes 1\\nbestmove", position["legal"][0], flush=True)'


@pytest.fixture(autouse=True)
def no_program_is_left() -> Iterator[None]:
    yield
    programs.close_all()


def program(folder: Path, go: str = PLAYS) -> str:
    """The command of a program that does something when it is asked for a move."""
    file = folder / "program.py"
    file.write_text(PROGRAM.format(go=go, log=str(folder / "log")))
    return f"{sys.executable} {file}"


def test_a_program_plays_the_same_contest_again(tmp_path: Path) -> None:
    match = contest("naishi", [program(tmp_path), "random"], seed=2, move_time=300)
    assert match.strengths == ("Tester", "random")
    first = play_round(match, (0, 1), 0)
    assert first.forfeits == []
    assert sum(first.points) == 2
    assert play_round(match, (0, 1), 0) == first
    log = (tmp_path / "log").read_text().splitlines()
    assert log.count("started") == 2  # to see what it is, and for all games
    assert len(set(log)) == 2 + 1  # the same seed for both games of a deal


@pytest.mark.parametrize(
    ("go", "reason"),
    [
        ('raise SystemExit("out of memory")', "it has ended: out of memory"),
        ("time.sleep(1000)", "no answer to 'go time 100' within 0.2 s"),
        ('print("bestmove Z9", flush=True)', "'Z9' is not a legal move"),
        ('print("bestmove", flush=True)', "'' is not a legal move"),
        ('print("error expected tea", flush=True)', "it answered 'error expected tea'"),
        ('print("x" * 100_000, flush=True)', "it writes endless lines"),
        ("while True: print()", "it writes endless answers"),
    ],
)
def test_a_program_that_fails_loses_and_is_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, go: str, reason: str
) -> None:
    if "sleep" in go:
        monkeypatch.setattr(programs, "MARGIN_SECONDS", 0.1)
    match = contest("take", ["random", program(tmp_path, go)], move_time=0.1 if "sleep" in go else 100)
    played = play_round(match, (0, 1), 7)
    assert played.points == [2, 0]
    assert played.forfeits == [Forfeit("0-1", 7, game, 1, reason) for game in range(2)]
    assert (tmp_path / "log").read_text().splitlines().count("started") == 3


def test_the_other_seats_share_the_win(tmp_path: Path) -> None:
    match = contest("ninjato", ["random", program(tmp_path, "break"), "random"], seats=3)
    assert play_round(match, (0, 1, 2), 0).points == pytest.approx([1.5, 0, 1.5])


def test_a_program_that_does_not_read_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START_SECONDS", 0.2)
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(1000)")
    with pytest.raises(BadArgument, match="does not speak the engine protocol: no answer to 'zep' within"):
        contest("take", ["random", f"{sys.executable} {file}"])


def test_the_processes_that_a_program_has_started_are_ended_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They keep its pipe open, so that nothing tells that it has ended."""
    monkeypatch.setattr(programs, "MARGIN_SECONDS", 0.1)
    go = 'import subprocess; subprocess.Popen(["sleep", "1000"]); raise SystemExit(3)'
    match = contest("take", ["random", program(tmp_path, go)], move_time=0.1)
    assert play_round(match, (0, 1), 0).points == [2, 0]


LEAVES_A_PROCESS = """
import subprocess
left = subprocess.Popen(["sleep", "1000"], start_new_session=True)
with open({log!r}, "a") as log:
    log.write(f"{{left.pid}} ")
"""


def test_a_process_that_a_program_has_left_behind_holds_up_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has a session of its own, and keeps the program's output open after the program is killed."""
    monkeypatch.setattr(programs, "MARGIN_SECONDS", 0.1)
    command, log = program(tmp_path, "time.sleep(1000)"), tmp_path / "left"
    file = tmp_path / "program.py"
    file.write_text(LEAVES_A_PROCESS.format(log=str(log)) + file.read_text())
    try:
        played = play_round(contest("take", ["random", command], move_time=0.1), (0, 1), 0)
    finally:
        for pid in map(int, log.read_text().split()):
            os.kill(pid, signal.SIGKILL)
    assert played.points == [2, 0]
    assert "no answer to 'go time 100'" in played.forfeits[0].reason


class OneRound(msgspec.Struct):
    """A round as a job."""

    contest: Contest

    def run(self, _: Stop) -> PlayedRound:
        return play_round(self.contest, (0, 1), 0)


@pytest.mark.compiled
def test_programs_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    """Even one that hangs, and so does not notice that nobody talks to it any more."""
    thinking = tmp_path / "thinking"
    go = f"import os; print(os.getpid(), file=open({str(thinking)!r}, 'w'), flush=True); time.sleep(1000)"
    with ProcessPool(1) as pool:
        pool.submit(OneRound(contest("take", ["random", program(tmp_path, go)], move_time=1000)))
        until(lambda: thinking.exists() and thinking.read_text().endswith("\n"), "the program to think", PATIENCE)
        pid = int(thinking.read_text())
        assert is_running(pid)
    until(lambda: not is_running(pid), "the program to end", PATIENCE)


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("no-such-program --fast", "There is no program 'no-such-program' that can be run."),
        ("'unclosed", "cannot be read: No closing quotation"),
        ("", "There is no program '' that can be run."),
        ("false", "does not speak the engine protocol: it has ended"),
        ("cat", "does not speak the engine protocol: it answered 'zep'"),
    ],
)
def test_impossible_commands_are_rejected(command: str, words: str) -> None:
    with pytest.raises(BadArgument) as raised:
        contest("take", ["random", command])
    assert words in str(raised.value)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_impossible_times_are_rejected(seconds: float) -> None:
    with pytest.raises(BadArgument, match="The time for a move is above 0"):
        contest("take", ["random", "random"], move_time=seconds)


@pytest.mark.compiled
def test_the_example_beats_random_play_and_meets_warashi(tmp_path: Path) -> None:
    """The example and Warashi are both programs, in processes of their own."""
    warashi = f"{sys.executable} -c 'from zashiki.cli import main; main()' engine --level 3"
    example = f"{sys.executable} {ROOT / 'examples/engine.py'}"
    match = Contest("take", (example, warashi, "random"), ("", "", ""), {}, seats=2, seed=0, move_time=300)
    results = Results(match)
    results.add("0-1", play_round(match, (0, 1), 1))
    results.add("0-2", play_round(match, (0, 2), 1))
    programs.close_all()
    assert results.forfeits == []
    assert sum(results.rounds["0-1"][0]) == 2
    assert results.rounds["0-2"] == [[2, 0]]
    arena.write(results, tmp_path / "contest.json")
    assert arena.read(tmp_path / "contest.json") == results


def test_a_report_shows_all_figures_in_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    lead = [100, 200, 300, 200, 101]
    names = [f"warashi{level}" for level in range(1, 9)]
    pairings = {f"{first}-{second}": [[2.0, 0.0]] for second in range(8) for first in range(second)}
    results = Results(contest("take", names), {key: [] for key in pairings})
    results.rounds["0-1"] = [[points / 2, 2 - points / 2] for points, pairs in enumerate(lead) for _ in range(pairs)]
    report(results)
    screen = capsys.readouterr().out
    assert max(map(len, screen.splitlines())) <= 80
    assert "100 200 300 200 101 │" in screen
    assert "…" not in screen


def test_programs_and_forfeits_are_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = program(tmp_path)
    results = Results(contest("take", ["random", command]), {"0-1": [[2, 0]]})
    results.forfeits = [Forfeit("0-1", 0, game, 1, "it has ended: [/out] of memory") for game in range(2)]
    report(results)
    screen = capsys.readouterr().out
    assert f"#2: {command}" in screen.replace("\n", "")
    assert "│ #2      │     2 │ it has ended: [/out] of memory" in screen
