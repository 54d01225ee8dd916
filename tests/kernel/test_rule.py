"""Compiled and plain rules, and the report on compiling. Each test runs in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled
GAME = """
import random, zashiki
position = zashiki.deal("take", seed=99)
chooser = random.Random(1)
while not position.is_over:
    position.push(chooser.choice(position.legal_moves))
print(bytes(position).hex(), zashiki.playouts("take", 20, seed=5).mean_scores)
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


def test_a_general_rule_is_compiled_once_for_all_constants(tmp_path: Path) -> None:
    code = """
from zashiki.kernel.rule import general_rule, rule
@general_rule
def twice(number): return 2 * number
@rule
def six(number): return twice(1) + twice(2) + twice(number)
print(six(0), len(twice.signatures))
"""
    assert run(code, XDG_CACHE_HOME=str(tmp_path)).stdout == "6 1\n"


def test_compiling_is_reported_once(tmp_path: Path) -> None:
    code = """
from zashiki.kernel.random import below, seed_words
from zashiki.kernel.rule import report_compiling
with report_compiling("the dice"):
    below(seed_words(1), 6)
    with report_compiling("something inside"):
        below(seed_words(1), 6)
"""
    first = run(code, ZASHIKI_JIT="1", XDG_CACHE_HOME=str(tmp_path))
    words = "Compiling the dice for this machine; this happens once, and\ntakes up to a minute: below … done after "
    assert first.stderr.startswith(words)
    assert "inside" not in first.stderr
    assert run(code, ZASHIKI_JIT="1", XDG_CACHE_HOME=str(tmp_path)).stderr == ""
    assert run(code, ZASHIKI_JIT="0", XDG_CACHE_HOME=str(tmp_path)).stderr == ""


def test_an_interrupted_compilation_is_not_reported_as_done(tmp_path: Path) -> None:
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
