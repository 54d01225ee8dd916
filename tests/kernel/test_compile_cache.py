"""The compile cache: what invalidates an entry, and what does not. Everything runs in processes of its own."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki

pytestmark = pytest.mark.compiled
TOY = {
    "caller.py": """
from zashiki.kernel.rule import rule
from toy.callee import answer

@rule
def ask(x):
    return answer(x)
""",
    "callee.py": '''
import numpy as np
from zashiki.kernel.rule import rule

OFFSET = 1
TABLE = np.arange(5)

@rule
def answer(x):
    """A docstring."""
    return TABLE[x] + OFFSET

def describe(x):
    return f"the answer to {x}"
''',
}

TOY_KEYS = """
import json, sys
from numba import int64

keys = []
for tree in sys.argv[1:]:
    sys.path.insert(0, tree)
    for name in [name for name in sys.modules if name.partition(".")[0] == "toy"]:
        del sys.modules[name]
    from toy.caller import ask
    from zashiki.kernel.compile_cache import key
    keys.append(key(ask, (int64,)))
print(json.dumps(keys))
"""

GAME_KEYS = """
import gc, importlib, json, pkgutil, sys
import numba
import numpy as np
from numba import int64

def keys_by_rule():
    import zashiki.games, zashiki.kernel, zashiki.warashi
    for package in (zashiki.games, zashiki.kernel, zashiki.warashi):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    from zashiki.kernel.compile_cache import key
    from zashiki.kernel.registry import find, installed_games
    found = {}
    for game in installed_games():
        states = numba.typeof(np.zeros(1, dtype=find(game).STATE))
        for rule in [rule for rule in gc.get_objects() if type(rule).__name__ == "CPUDispatcher"]:
            module = rule.py_func.__module__
            current = sys.modules.get(module)
            is_current = getattr(current, rule.py_func.__name__, None) is rule
            if is_current and (f"zashiki.games.{game}" in module or "zashiki.games" not in module):
                found[f"{game}: {module}.{rule.py_func.__qualname__}"] = key(rule, (states,))
    return found

answers = []
for tree in sys.argv[1:]:
    sys.path.insert(0, tree)
    for name in [name for name in sys.modules if name.partition(".")[0] == "zashiki"]:
        del sys.modules[name]
    answers.append(keys_by_rule())
print(json.dumps(answers))
"""

HELLO = """
import sys
from zashiki.kernel.rule import report_compiling
from toy.caller import ask
with report_compiling("the toy"):
    print(ask(2))
"""


def run(code: str, *trees: str, cache: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs code that can import from the folders, and finds their names in `sys.argv`."""
    environment = {
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join([*trees, str(Path(zashiki.__file__).resolve().parents[1])]),
        "ZASHIKI_JIT": "1",
    }
    if cache is not None:
        environment["XDG_CACHE_HOME"] = str(cache)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *trees],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


def write_toy(tree: Path, old: str = "", new: str = "") -> str:
    """Writes the toy package with one edit; returns the folder to import it from."""
    package = tree / "toy"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name, source in TOY.items():
        (package / name).write_text(source.replace(old, new))
    return str(tree)


INVALIDATING = {
    "the called function": ("TABLE[x] + OFFSET", "TABLE[x] - OFFSET"),
    "a constant": ("OFFSET = 1", "OFFSET = 2"),
    "a table": ("np.arange(5)", "np.arange(5)[::-1].copy()"),
    "the type of a table": ("np.arange(5)", "np.arange(5, dtype=np.int8)"),
    "the calling function": ("return answer(x)", "return answer(x) + 1"),
}
HARMLESS = {
    "a docstring": ("A docstring.", "Another docstring, longer than before."),
    "a comment": ("OFFSET = 1", "# one\nOFFSET = 1  # more"),
    "a function that is not compiled": ("the answer to", "what follows from"),
    "another rule": ("def answer(x)", "def unused():\n    pass\n\n@rule\ndef answer(x)"),
}


@pytest.fixture(scope="module")
def toy_keys(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The key of the toy's caller: as written, and after every edit."""
    edits = {"as written": ("", ""), **INVALIDATING, **HARMLESS}
    trees = [write_toy(tmp_path_factory.mktemp("toy"), *edit) for edit in edits.values()]
    return dict(zip(edits, json.loads(run(TOY_KEYS, *trees).stdout), strict=True))


@pytest.mark.parametrize("edit", INVALIDATING)
def test_an_edit_of_compiled_code_changes_the_key_of_its_callers(edit: str, toy_keys: dict[str, str]) -> None:
    assert toy_keys[edit] != toy_keys["as written"]


@pytest.mark.parametrize("edit", HARMLESS)
def test_an_edit_of_anything_else_does_not(edit: str, toy_keys: dict[str, str]) -> None:
    assert toy_keys[edit] == toy_keys["as written"]


def test_only_what_changed_is_compiled_again(tmp_path: Path) -> None:
    trees = {
        "first": write_toy(tmp_path / "first"),
        "commented": write_toy(tmp_path / "commented", "OFFSET = 1", "# A comment.\nOFFSET = 1"),
        "changed": write_toy(tmp_path / "changed", "OFFSET = 1", "OFFSET = 2"),
    }
    done = {name: run(HELLO, tree, cache=tmp_path) for name, tree in trees.items()}
    assert [answer.stdout for answer in done.values()] == ["3\n", "3\n", "4\n"]
    assert ["Compiling" in answer.stderr for answer in done.values()] == [True, False, True]


@pytest.fixture(scope="module")
def game_keys(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    """The keys of all rules for all games: as they are, and after some edits of the sources."""
    trees = tmp_path_factory.mktemp("trees")
    edits = {"as they are": None, "comments": _comment, "naishi": _edit_naishi, "random": _edit_random}
    for number, edit in enumerate(edits.values()):
        package = trees / str(number) / "zashiki"
        shutil.copytree(
            Path(zashiki.__file__).parent, package, ignore=shutil.ignore_patterns("page", "*.pyc", "__pycache__")
        )
        if edit is not None:
            edit(package)
    answers = json.loads(run(GAME_KEYS, *(str(trees / str(number)) for number in range(len(edits)))).stdout)
    return dict(zip(edits, answers, strict=True))


def _comment(package: Path) -> None:
    for path in package.rglob("*.py"):
        text = path.read_text()
        if "from __future__" not in text:
            path.write_text(f"# A comment.\n\n{text}\n# Another one.\n")


def _edit_naishi(package: Path) -> None:
    """Adds a statement to Naishi's `legal`."""
    edited = 0
    for path in (package / "games" / "naishi").rglob("*.py"):
        text, count = re.subn(r"(rule\ndef legal\([^)]*\)[^:]*:\n)", r"\1    edited = 1\n", path.read_text())
        path.write_text(text)
        edited += count
    assert edited == 1


def _edit_random(package: Path) -> None:
    """Changes how every shuffle works."""
    path = package / "kernel" / "random.py"
    text = path.read_text()
    assert "range(n - 1, 0, -1)" in text
    path.write_text(text.replace("range(n - 1, 0, -1)", "range(n - 1, 1, -1)"))


def changed(game_keys: dict[str, dict[str, str]], edit: str) -> set[str]:
    before, after = game_keys["as they are"], game_keys[edit]
    assert before.keys() == after.keys()
    assert len(before) > 300
    return {rule for rule in before if before[rule] != after[rule]}


def test_comments_and_moved_lines_change_no_key(game_keys: dict[str, dict[str, str]]) -> None:
    assert changed(game_keys, "comments") == set()


def test_an_edit_of_one_game_concerns_that_game_alone(game_keys: dict[str, dict[str, str]]) -> None:
    rules = changed(game_keys, "naishi")
    assert {rule.partition(":")[0] for rule in rules} == {"naishi"}
    assert "naishi: zashiki.kernel.dispatch.legal_at" in rules
    assert "naishi: zashiki.kernel.batch.play_random_games" in rules
    assert "naishi: zashiki.kernel.dispatch.scores_at" not in rules


def test_an_edit_of_the_kernel_concerns_all_that_use_it(game_keys: dict[str, dict[str, str]]) -> None:
    rules = changed(game_keys, "random")
    assert {rule for rule in game_keys["random"] if rule.endswith("random.shuffle")} <= rules
    assert "naishi: zashiki.kernel.dispatch.begin" in rules
    assert not any(rule.endswith("scores_at") for rule in rules)


def test_every_rule_can_be_cached(game_keys: dict[str, dict[str, str]]) -> None:
    """A key is None where a game lacks something optional that a rule asks for."""
    missing = {rule.partition(".")[2] for rule, key in game_keys["as they are"].items() if key is None}
    optional = ("rollouts", "show", "tell", "told", "explain", "ask", "refuse")
    assert all(any(name in rule for name in optional) for rule in missing), missing


def test_entries_unused_for_a_month_are_removed(tmp_path: Path) -> None:
    folder = tmp_path / "zashiki" / "compiled"
    old, recent, old_folder = folder / "old.nbc", folder / "recent.nbc", folder / "old_folder"
    old_folder.mkdir(parents=True)
    for path in (old, recent, old_folder / "inside"):
        path.touch()
    for path in (old, old_folder):
        os.utime(path, (0, 0))
    run(HELLO, write_toy(tmp_path), cache=tmp_path)
    assert (old.exists(), old_folder.exists(), recent.exists()) == (False, False, True)


def test_a_damaged_entry_is_compiled_again(tmp_path: Path) -> None:
    tree = write_toy(tmp_path)
    run(HELLO, tree, cache=tmp_path)
    for path in (tmp_path / "zashiki" / "compiled").iterdir():
        path.write_bytes(path.read_bytes()[:100])
    again = run(HELLO, tree, cache=tmp_path)
    assert again.stdout == "3\n"
    assert "Compiling" in again.stderr


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "zashiki").write_text("a file where the folder should be")
    assert run(HELLO, write_toy(tmp_path), cache=tmp_path).stdout == "3\n"


UNKNOWN = """
from zashiki.kernel.rule import rule
class Thing: pass
thing = Thing()

@rule
def ask():
    return thing

try:
    ask()
except TypeError as error:
    print(error)
"""


def test_a_value_that_cannot_be_described_is_refused(tmp_path: Path) -> None:
    (tmp_path / "unknown.py").write_text(UNKNOWN)
    message = run("import unknown", str(tmp_path), cache=tmp_path).stdout
    assert message.startswith("the compile cache cannot describe <unknown.Thing object")
