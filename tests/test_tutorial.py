"""The tutorial runs: its commands at a small size, and its examples as doctests."""

import re
import runpy
import shlex
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.test_cli import run
from zashiki.workers import processes

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/tutorial.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    ((?:zashiki|python) .*)$", PAGE, re.MULTILINE)
"""In the order of the page: later ones use what earlier ones have made."""


def small(command: str) -> list[str]:
    """The words of a command, with small numbers of games."""
    words = shlex.split(re.sub(r"(--games|--rounds|naishi|ninjato|data) \d+", r"\1 2", command))
    if words[1] in ("arena", "selfplay"):
        words += ["--workers", "1"]
    python = f"{sys.executable} {ROOT}/examples/"
    return [word.replace("python examples/", python) for word in words]


def test_the_tutorial_runs_all_examples_but_the_bot() -> None:
    """Which needs a server: tests/server/test_games.py runs it."""
    named = set(re.findall(r"examples/(\w+\.py)", PAGE))
    assert named == {file.name for file in (ROOT / "examples").glob("*.py")}
    assert named - {Path(word).name for command in COMMANDS for word in re.split(r'[ "]', command)} == {"bot.py"}


@pytest.mark.compiled
def test_the_commands_of_the_tutorial_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(ROOT / "examples")
    # Threads stand in for processes, to save time.
    monkeypatch.setattr(processes, "ProcessPoolExecutor", lambda cpus, *_, **__: ThreadPoolExecutor(cpus))
    for command in COMMANDS:
        program, *words = small(command)
        if program == "zashiki":
            done = run(*words)
            assert done.returncode == 0, done.stderr
        else:
            monkeypatch.setattr(sys, "argv", words)
            runpy.run_path(str(ROOT / words[0]), run_name="__main__")
    assert "The policy won" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["bot.py", "learn.py", "playouts.py", "random_match.py"])
def test_an_example_without_arguments_says_how_to_use_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    monkeypatch.setattr(sys, "argv", [name])
    with pytest.raises(SystemExit, match=f"usage: python examples/{name} "):
        runpy.run_path(str(ROOT / "examples" / name), run_name="__main__")
