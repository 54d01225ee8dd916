"""The compiler's cache, and the rules without the compiler. Each runs in a process of its own."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from zashiki.kernel.rule import digest

GAME = """
import random, zashiki
position = zashiki.deal("take", seed=99)
chooser = random.Random(1)
while not position.is_over:
    position.push(chooser.choice(position.legal_moves))
print(bytes(position).hex(), zashiki.playouts("take", 20, seed=5).mean_scores)
"""

CALLER = """
from zashiki.kernel.rule import rule
from callee import answer

@rule
def ask():
    return answer()
"""

CALLEE = """
from zashiki.kernel.rule import rule

@rule
def answer():
    return {answer}
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=True,
    )


def test_compiled_and_plain_rules_play_the_same_game() -> None:
    assert run(GAME, ZASHIKI_JIT="1").stdout == run(GAME, ZASHIKI_JIT="0").stdout


def test_the_cache_notices_a_change_in_a_called_file(tmp_path: Path) -> None:
    """Numba's own cache would not: it looks only at the file of the function that is called."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "caller.py").write_text(CALLER)
    answers = []
    for answer in ("1", "2"):
        (home / "callee.py").write_text(CALLEE.format(answer=answer))
        code = "import caller; print(caller.ask())"
        done = run(code, ZASHIKI_JIT="1", PYTHONPATH=str(home), XDG_CACHE_HOME=str(tmp_path / "cache"))
        answers.append(done.stdout.strip())
    assert answers == ["1", "2"]
    assert len(list((tmp_path / "cache" / "zashiki" / "compiled").iterdir())) >= 2


def test_a_digest_depends_on_the_folder_of_the_function(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text("x = 1")
    first = digest(tmp_path)
    digest.cache_clear()
    (tmp_path / "game.py").write_text("x = 2")
    assert digest(tmp_path) != first


def test_compiling_is_told_in_words_and_happens_once(tmp_path: Path) -> None:
    code = """
from zashiki.kernel.random import below, seed_words
from zashiki.kernel.rule import report_compiling
with report_compiling("the dice"):
    below(seed_words(1), 6)
    with report_compiling("something inside"):
        below(seed_words(1), 6)
"""
    first = run(code, ZASHIKI_JIT="1", XDG_CACHE_HOME=str(tmp_path))
    words = "Compiling the dice for this machine; this happens once,\nand takes up to a minute: below … done after "
    assert first.stderr.startswith(words)
    assert "inside" not in first.stderr
    assert run(code, ZASHIKI_JIT="1", XDG_CACHE_HOME=str(tmp_path)).stderr == ""
    assert run(code, ZASHIKI_JIT="0", XDG_CACHE_HOME=str(tmp_path)).stderr == ""


def test_a_compilation_that_was_stopped_is_not_called_done(tmp_path: Path) -> None:
    code = """
from zashiki.kernel.random import below, seed_words
from zashiki.kernel.rule import report_compiling
try:
    with report_compiling("the dice"):
        below(seed_words(1), 6)
        raise KeyboardInterrupt
except KeyboardInterrupt:
    pass
"""
    assert "stopped after" in run(code, ZASHIKI_JIT="1", XDG_CACHE_HOME=str(tmp_path)).stderr


def test_what_nobody_has_run_for_a_month_is_forgotten(tmp_path: Path) -> None:
    old, recent = (tmp_path / "zashiki" / "compiled" / name for name in ("old", "recent"))
    for folder in (old, recent):
        folder.mkdir(parents=True)
        (folder / "code").touch()
    os.utime(old, (0, 0))
    run("import zashiki.kernel.random", ZASHIKI_JIT="1", XDG_CACHE_HOME=str(tmp_path))
    assert not old.exists()
    assert recent.exists()


def test_a_game_that_is_registered_but_gone_does_no_harm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    gone = EntryPoint("gone", "no.such.module:RULEBOOK", "zashiki.games")
    monkeypatch.setattr("zashiki.kernel.rule.game_entry_points", lambda: {"gone": gone})
    assert digest(tmp_path)


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "zashiki").write_text("a file where the folder should be")
    code = "from zashiki.kernel.random import below, seed_words; print(below(seed_words(1), 1))"
    assert run(code, ZASHIKI_JIT="1", XDG_CACHE_HOME=str(tmp_path)).stdout == "0\n"
