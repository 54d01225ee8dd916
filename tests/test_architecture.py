"""The architecture page names modules, classes and functions that exist."""

import pkgutil
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LAYERS = "kernel|games|warashi|research|table|server|terminal|cli"
PYTHON_NAMES = sorted(set(re.findall(rf"`((?:{LAYERS})(?:\.\w+)+)`", PAGE)))
PAGE_FUNCTIONS = sorted(set(re.findall(r"`(web/[\w./-]+)#(\w+)`", PAGE)))
FOLDERS = sorted(set(re.findall(r"`((?:web|tests|docs)/[\w/]+)`", PAGE)))


@pytest.mark.parametrize("name", PYTHON_NAMES)
def test_python_names_exist(name: str) -> None:
    assert pkgutil.resolve_name(f"zashiki.{name}") is not None


@pytest.mark.parametrize(("file", "function"), PAGE_FUNCTIONS)
def test_functions_and_classes_of_the_page_exist(file: str, function: str) -> None:
    declared = rf"^\s*(?:export |async |function )*#?{function}\(|^export class {function}\b"
    assert re.search(declared, (ROOT / file).read_text(), re.MULTILINE)


@pytest.mark.parametrize("folder", FOLDERS)
def test_folders_exist(folder: str) -> None:
    assert (ROOT / folder.removesuffix("/NAME")).is_dir()


def test_the_page_names_the_path_of_a_move() -> None:
    assert len(PYTHON_NAMES) > 30
    assert len(PAGE_FUNCTIONS) >= 4
