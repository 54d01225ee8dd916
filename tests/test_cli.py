"""The command `zashiki`: in this process, or in one of its own where the process is what is tested."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest
import typer
from typer.core import TyperGroup

from tests.playing import random_position
from tests.server.clients import until
from tests.wording import catalogue_messages
from zashiki import Record, __version__, installed_games
from zashiki.cli import app, main
from zashiki.kernel.catalogue import DEFAULT, languages, use
from zashiki.terminal.help import Command

COMMAND = [sys.executable, "-c", "from zashiki.cli import main; main()"]
HEED_INTERRUPTS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""Undoes what a shell does to its background jobs, such as the one that may run these tests: they ignore Ctrl-C."""
PATIENCE = 120.0
"""Seconds for a process to end; the machine may be busy."""


class Done(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: bytes
    stderr: bytes


def run(*arguments: str, typed: bytes = b"", encoding: str = "utf-8") -> Done:
    """Runs the command in this process, with streams of its own."""
    raw = [io.BytesIO(typed), io.BytesIO(), io.BytesIO()]
    given, output, errors = (io.TextIOWrapper(stream, encoding) for stream in raw)
    with (
        patch.object(sys, "argv", ["zashiki", *arguments]),
        patch.object(sys, "stdin", given),
        patch.dict(os.environ, COLUMNS="100"),
        redirect_stdout(output),
        redirect_stderr(errors),
    ):
        try:
            main()
            code: object = 0
        except SystemExit as end:
            code = end.code or 0
        if isinstance(code, str):  # as the interpreter does
            print(code, file=sys.stderr)
        output.flush()
        errors.flush()
    return Done(code if isinstance(code, int) else 1, raw[1].getvalue(), raw[2].getvalue())


def run_process(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the command as users run it."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        env={**os.environ, "COLUMNS": "100", **environment},
        capture_output=True,
        check=False,
    )


def test_version_is_printed() -> None:
    done = run_process("--version")
    assert done.stdout.decode().strip() == f"zashiki {__version__}"


def test_the_command_line_speaks_the_language_of_the_environment() -> None:
    def said(**environment: str) -> str:
        with patch.dict(os.environ, environment):
            return run("verify", "nothing").stderr.decode()

    try:
        assert len({said(LC_ALL=f"{language}.UTF-8") for language in languages()}) == len(languages())
        assert said(LC_ALL="tlh") == said(LC_ALL="", LC_MESSAGES="en_GB", LANG="fr")
    finally:
        use(DEFAULT)


def test_help_lists_the_commands() -> None:
    words = run("--help").stdout.decode()
    for command in ("play", "resume", "verify", "warm"):
        assert command in words


def test_help_lists_the_installed_games() -> None:
    words = " ".join(run("play", "--help").stdout.decode().replace("│", " ").split())
    assert ", ".join(installed_games()) in words


def test_play_asks_for_the_game_if_none_is_named() -> None:
    done = run("play", "--hotseat", typed=b"take\n")
    assert done.returncode == 0
    assert "Which game" in done.stdout.decode()
    assert "Ta-Ke: Seat 0 against Seat 1." in done.stdout.decode()


def test_a_game_is_played_saved_resumed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game"
    done = run("play", "take", "--hotseat", "--seed", "7", typed=f"E>R\nsave {file}\nquit\n".encode())
    assert done.returncode == 0
    assert "Seat 0 takes the Samurai from E" in done.stdout.decode()
    done = run("verify", str(file))
    assert done.stdout.decode().strip() == f"{file} is valid: 1 move of take; the game is not over."
    done = run("resume", str(file), typed=b"A\n")
    assert "Seat 1 takes the Ninja from A" in done.stdout.decode()


def test_a_finished_record_is_verified_with_its_result(tmp_path: Path) -> None:
    file = tmp_path / "game"
    position = random_position("take", 3)
    Record.of(position).write(file)
    score = " : ".join(map(str, position.scores))
    assert f"the game ended {score}." in run("verify", str(file)).stdout.decode()


def test_the_record_of_a_running_game_cannot_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game"
    record = Record(game="take", options={}, players=2, moves=("A",), names=("Ada", "Grace"), commitment="ab" * 32)
    record.write(file)
    assert "cannot be replayed yet" in run("verify", str(file)).stdout.decode()


def test_options_reach_the_game() -> None:
    done = run("play", "take", "--option", "ninja_values=1/0", "--seat", "0", "--seed", "1")
    assert done.returncode == 0
    assert "worth 2, N 1" in done.stdout.decode()


def test_a_contest_is_played_saved_and_resumed(tmp_path: Path) -> None:
    file = str(tmp_path / "contest.json")
    done = run_process("arena", "--workers", "1", "take", "greedy", "random", "--rounds", "3", "--json", file)
    assert done.returncode == 0, done.stderr
    assert "0 0 0 0 3 │" in done.stdout.decode()
    resume = ("arena", "--workers", "1", "take", "greedy", "random", "--rounds", "30", "--json", file)
    first = run(*resume, "--sequential", "0", "40")
    assert "Is greedy stronger by 40 Elo rather than by 0? Yes (log-likelihood ratio" in " ".join(
        first.stdout.decode().split()
    )
    decided = Path(file).read_bytes()
    again = run(*resume, "--sequential", "0", "40")
    assert again.stdout == first.stdout
    assert Path(file).read_bytes() == decided
    done_by_three = run("arena", "--workers", "1", "ninjato", *["random"] * 3, "--players", "3", "--rounds", "1")
    assert "first places" in done_by_three.stdout.decode()


def test_a_round_robin_has_a_crosstable() -> None:
    screen = " ".join(
        run_process("arena", "--workers", "1", "take", "greedy", "random", "random", "--rounds", "1")
        .stdout.decode()
        .split()
    )
    assert "│ 1 greedy │ │ 100.0 │ 100.0 │" in screen
    assert "in how many of them the first player got 0, ½, 1, 1½ and 2 points" in screen


@contextmanager
def process_group(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command in its own process group, which is killed afterwards."""
    with subprocess.Popen(
        [*COMMAND[:2], f"{HEED_INTERRUPTS}; {COMMAND[2]}", *arguments],
        env={**os.environ, "FORCE_COLOR": "1"},  # shows progress as in a terminal
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            if is_running(process.pid):
                os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def contest(file: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A contest that would take minutes, with its workers started."""
    with process_group("arena", "naishi", "warashi8", "warashi8", "--rounds", "9", "--json", str(file)) as process:
        until(lambda: len(members(process.pid)) > 1 and file.exists(), "the workers to start", PATIENCE)
        yield process


def interrupt(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """Presses Ctrl-C until the process ends, because a single one can get lost while Python loads; its output."""
    deadline = time.monotonic() + PATIENCE
    while True:
        os.killpg(process.pid, signal.SIGINT)
        try:
            return process.communicate(timeout=60)  # a second one would interrupt the end itself
        except subprocess.TimeoutExpired:
            assert time.monotonic() < deadline, "it does not end"


def members(group: int) -> list[int]:
    """The running processes of a group."""
    listed = subprocess.run(["ps", "-eo", "pgid=,pid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return [int(pid) for pgid, pid, state in rows if int(pgid) == group and not state.startswith("Z")]


def is_running(group: int) -> bool:
    """Whether a process group has a running process."""
    return bool(members(group))


def test_an_interrupted_contest_ends_and_reports_its_results(tmp_path: Path) -> None:
    with contest(tmp_path / "contest.json") as process:
        screen, _ = interrupt(process)
    assert process.returncode == 130
    assert "Stopped. " in screen.decode()
    assert "the same command resumes it" in " ".join(screen.decode().split())


@pytest.mark.parametrize("killed_by", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_the_process_that_started_them(tmp_path: Path, killed_by: signal.Signals) -> None:
    with contest(tmp_path / "contest.json") as process:
        process.send_signal(killed_by)
        until(lambda: not is_running(process.pid), "the workers to end", PATIENCE)


def test_an_interrupted_review_prints_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game"
    Record.of(random_position("naishi", 5)).write(file)
    with process_group("review", str(file), "--nodes", str(10**9)) as process:
        assert process.stderr
        assert process.stderr.read1()  # type: ignore[attr-defined]  # progress is shown, so it has begun
        screen, _ = interrupt(process)
    assert process.returncode in (130, -signal.SIGINT)
    assert not screen


def test_a_review_is_shown_and_printed_as_json(tmp_path: Path) -> None:
    file = tmp_path / "game"
    Record.of(random_position("take", 5), names=["Ada", "Grace"]).write(file)
    done = run("review", str(file), "--nodes", "200")
    assert done.returncode == 0, done.stderr
    screen = done.stdout.decode()
    assert "Ada's chance of winning" in screen
    assert "blunder" in screen
    assert "Better was" in screen
    reviewed = json.loads(run("review", str(file), "--nodes", "200", "--json").stdout)
    assert reviewed["names"] == ["Ada", "Grace"]
    assert len(reviewed["decisions"]) == len(Record.read(file).moves)
    assert run("review", str(file), "--nodes", "0").returncode != 0


def test_a_running_game_cannot_be_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game"
    Record(game="take", options={}, players=2, moves=("A",), names=("Ada", "Grace"), commitment="ab" * 32).write(file)
    assert "has no seed yet" in run("review", str(file)).stderr.decode()


def test_warm_compiles_a_game() -> None:
    assert run("warm", "take").stdout.decode() == "Ta-Ke is ready.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "tak"], "There is no game 'tak'; there is 'naishi', 'ninjato' or 'take'. Did you mean 'take'?"),
        (["play", "take", "--option", "ninja_valuse=1/0"], "Did you mean 'ninja_values'?"),
        (["play", "take", "--option", "ninja_values=7"], "ninja_values is '2/1' or '1/0', not '7'"),
        (["play", "take", "--option", "ninja_values"], "expected NAME=VALUE"),
        (["play", "take", "--seed", "-1"], "A seed is a whole number from 0"),
        (["play", "take", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "take", "--seat", "2"], "Invalid value for '--seat'"),
        (["play", "take", "--level", "9"], "A level is a whole number from 1 to 8, not 9."),
        (["review", "/nowhere/at/all"], "Cannot use /nowhere/at/all: No such file or directory."),
        (["arena", "take", "greedy"], "A contest for 2 seats has two or more entrants, not 1."),
        (["arena", "take", "greedy", "random", "random", "--sequential", "0", "5"], "the sequential test is for two"),
        (["arena", "take", "random", "no-such-engine"], "There is no program 'no-such-engine' that can be run."),
        (["arena", "take", "random", "random", "--move-time", "0"], "The time for a move is above 0"),
        (["selfplay", "take", "--level", "8", "--out", "data"], "choose one of the lower levels"),
        (["selfplay", "take", "--games", "1", "--out", "/dev/null/data"], "Cannot use /dev/null/data"),
        (["engine", "--level", "9"], "Invalid value for '--level'"),
        (["engine", "--seed", str(2**256)], "A seed is a whole number from 0"),
        (["warm", "chess"], "There is no game 'chess'"),
        (["resume", "/nowhere/at/all"], "Cannot use /nowhere/at/all: No such file or directory."),
        (["verify", "/"], "Is a directory."),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_mistakes_end_in_an_error_message(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode != 0
    assert words in " ".join(done.stderr.decode().replace("│", " ").split())
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello", b'[Game "take"]', bytes(range(256))])
def test_a_file_that_is_not_a_record_is_rejected(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game"
    file.write_bytes(content)
    for command in ("verify", "resume"):
        done = run(command, str(file))
        assert done.returncode == 1
        assert done.stderr.startswith(b"zashiki: ")
        assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("typed", [b"\xff\xfe\n", b"\0\n", b"save a\0b\n", b"9" * 5000 + b"\n", b"A" * 10**6])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
def test_no_input_ends_in_a_traceback(typed: bytes, encoding: str) -> None:
    done = run("play", "take", "--hotseat", "--seed", "1", typed=typed, encoding=encoding)
    assert done.returncode == 0
    assert b"Goodbye." in done.stdout
    assert done.stderr == b""


def test_the_encoding_of_the_terminal_does_not_matter() -> None:
    done = run_process("play", "take", "--hotseat", "--seed", "1", typed=b"\xff\xfe\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert b"Goodbye." in done.stdout
    assert done.stderr == b""


@pytest.mark.parametrize("arguments", ["play take --hotseat --seed 1", "engine"])
def test_closed_streams_end_quietly(arguments: str) -> None:
    command = f"{sys.executable} -c '{COMMAND[-1]}' {arguments}"
    for closed in ("<&-", ">&-", "<&- >&-"):
        done = subprocess.run(
            f"{command} {closed}", shell=True, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        assert done.returncode == 0
        assert done.stderr == b""


def test_commands_for_players_have_their_help_in_the_catalogue_and_it_has_no_other() -> None:
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    worded = {name: one for name, one in command.commands.items() if isinstance(one, Command)}
    options = {
        f"help-{name}-{option.name}" for name, one in {"zashiki": command, **worded}.items() for option in one.params
    }
    names = {"help-zashiki", "help-help", *(f"help-{name}" for name in command.commands)}
    assert {
        message.id.name for message in catalogue_messages() if message.id.name.startswith("help-")
    } == names | options
    assert {*worded} == {"play", "resume", "verify", "review", "warm"}
