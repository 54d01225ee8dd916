"""The documents are correct: their examples run, and their links work."""

import doctest
import json
import re
import runpy
from pathlib import Path

import pytest

from tests.playing import random_position
from zashiki import Position, Record
from zashiki.kernel.registry import find, installed_games

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize(
    "page", ["README.md", "docs/batches.md", "docs/research.md", "docs/tutorial.md", "docs/warashi.md"]
)
def test_the_examples_of_a_document_run(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted > 4
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_point_to_existing_files(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/**/*.md")), ids=lambda page: page.name)
def test_every_document_is_on_the_site(page: Path) -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert f": {page.relative_to(ROOT / 'docs').as_posix()}\n" in menu


def test_the_snapshot_of_a_rules_page_can_be_restored(game: str) -> None:
    page = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    example = json.loads(re.search(r"```json\n(.*?)```", page, re.DOTALL)[1])  # type: ignore[index]
    assert list(example) == list(random_position(game, 1, plies=9).snapshot())
    assert Position.restore(example).snapshot() == example


def test_the_record_in_the_documents_replays() -> None:
    page = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    text = re.search(r"```\n(.*?)```", page, re.DOTALL)[1]  # type: ignore[index]
    position = Position.deal("take", seed=7)
    for move in Record.parse(text).moves:
        position.push(move)
    assert Record.parse(text).replay() == position


def test_the_ladder_in_the_documents_is_current() -> None:
    page = (ROOT / "docs/warashi.md").read_text(encoding="utf-8")
    written = re.search(r"<!-- ladder -->\n(.*)\n<!-- end of ladder -->", page, re.DOTALL)[1]  # type: ignore[index]
    assert written == runpy.run_path(str(ROOT / "bench/ladder.py"))["tables"]()


@pytest.mark.parametrize("table", ["calibrations", "reliability", "accuracy", "rise"])
def test_the_tables_of_chances_and_reviews_in_the_documents_are_current(table: str) -> None:
    page = (ROOT / "docs/warashi.md").read_text(encoding="utf-8")
    written = re.search(f"<!-- {table} -->\n(.*)\n<!-- end of {table} -->", page, re.DOTALL)[1]  # type: ignore[index]
    assert written == runpy.run_path(str(ROOT / "bench/calibration.py"))["TABLES"][table]()


MOST_OF_THE_FIFTHS = 3


def test_chances_come_true_within_5_points() -> None:
    """In every fifth, unless the decisions are too few to tell; of these 95 % intervals one in twenty may miss."""
    table = runpy.run_path(str(ROOT / "bench/calibration.py"))["reliability_table"]()
    titles = {find(game).title for game in installed_games()}
    uncertain = []
    for title, _games, *cells in (row.strip("| ").split(" | ") for row in table.splitlines()[2:]):
        if title.endswith("not calibrated"):
            continue
        assert title not in titles or sum(cell[0].isdigit() for cell in cells) >= MOST_OF_THE_FIFTHS
        for cell in cells:
            rated, won, low, high = map(int, re.findall(r"\d+", cell)[:4])
            if cell.startswith("*"):
                uncertain.append(low <= rated <= high)
            if title in titles or not cell.startswith("*"):
                assert abs(rated - won) <= 5, f"{title}: {cell}"
    assert uncertain.count(False) <= 1 + len(uncertain) // 20


def test_better_players_get_better_reviews(game: str) -> None:
    """Every level has a higher mean accuracy than the one below; two levels apart the difference is clear."""
    bench = runpy.run_path(str(ROOT / "bench/calibration.py"))
    by_strength = bench["accuracies"](game)
    means = [sum(some.values()) / len(some) for some in by_strength]
    assert means == sorted(means)
    for low, high in zip(by_strength, by_strength[2:], strict=False):
        mean, error = bench["rise"](low, high)
        assert mean > error > 0


def test_calibrations_fit_the_games_that_were_played(game: str) -> None:
    bench = runpy.run_path(str(ROOT / "bench/calibration.py"))
    assert bench["calibration_of"](game, bench["rated_games"](game)) == find(game).calibration
