"""The benchmark: what it measures can be measured, and what it writes is what was measured."""

import os
import shutil
from pathlib import Path

import documents
import interfaces
import msgspec
import openspiel_match
import pytest
from interfaces import OWN, ROWS, WAYS, Failure, Row
from libraries import open_spiel
from measure import Measurement, measure
from openspiel_match import Pair, Side
from rich.console import Console

ROOT = Path(__file__).parent.parent
PEER = Row("calls", "rlcard", "gin-rummy", "gin rummy", "naishi")
FAKE_PEER = """
class Environment:
    def reset(self):
        self.left = 3
        return {"legal_actions": {7: None}}, 0

    def step(self, action):
        assert action == 7
        self.left -= 1
        return {"legal_actions": {7: None}}, 0

    def is_over(self):
        return not self.left

def make(name):
    assert name == "gin-rummy"
    print("Hello from a library that talks")
    return Environment()
"""


@pytest.mark.parametrize("way", WAYS)
def test_our_games_are_played_in_every_way(way: str, game: str) -> None:
    measured = measure(OWN, way, game, seconds=0.001, runs=2)
    assert len(measured.figures) == 2
    assert min(measured.figures) > 0


@pytest.mark.parametrize("way", ["playouts", "open_spiel"])
def test_decisions_in_open_spiel_are_those_of_players(way: str) -> None:
    """In Kuhn poker, chance deals two cards, and then there are two or three decisions."""
    work = getattr(open_spiel, way)("kuhn_poker")
    assert {work() for _ in range(100)} == {2, 3}


@pytest.fixture
def peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of peers, with none in it."""
    monkeypatch.setattr(interfaces, "PEERS", tmp_path)
    return tmp_path


def test_a_peer_is_measured_with_the_packages_in_its_folder(peers: Path) -> None:
    folder = peers / PEER.library
    (folder / "rlcard-9.8.7.dist-info").mkdir(parents=True)
    (folder / "rlcard-9.8.7.dist-info/METADATA").write_text("Metadata-Version: 2.1\nName: rlcard\nVersion: 9.8.7\n")
    (folder / "rlcard.py").write_text(FAKE_PEER)
    measured = interfaces.measured(PEER, seconds=0.001)
    assert isinstance(measured, Measurement)
    assert measured.version == "9.8.7"
    assert len(measured.figures) == interfaces.RUNS


def test_a_peer_that_is_missing_is_left_out_and_named(peers: Path) -> None:
    assert interfaces.measured(PEER, seconds=0.001) == Failure("ModuleNotFoundError: No module named 'rlcard'")


def figure_of(row: Row) -> Measurement | Failure:
    """Invented figures: our games are fast, and Pgx cannot be measured."""
    if row.library == "pgx":
        return Failure("no memory")
    speed = 3_000_000.0 if row.library == OWN else 2000.0
    return Measurement("1.0", [speed, speed / 1000, 2 * speed if row.way == "playouts" else speed])


def test_the_table_shows_medians_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interfaces, "measured", lambda row, seconds: figure_of(row))
    text = interfaces.report(Console(quiet=True))
    head, *lines = text.partition("\n\n")[2].splitlines()
    assert len(lines) == 1 + len([row for row in ROWS if row.library != "pgx"])
    assert {line.count("|") for line in (head, *lines)} == {len(interfaces.HEADINGS) + 1}
    assert "| one call per decision | RLCard | gin rummy | 2,000 | 2,000 |  | Naishi | 1,500 | 1,500 |" in lines
    assert "| batch of 1,024 | Zashiki | Ta-Ke | 3,000,000 | 3,000,000 | 5,000,000 | Ta-Ke | 1 | 1 |" in lines
    assert "RLCard 1.0" in text
    assert "Pgx, connect four (no memory)" in text


def test_a_failure_of_our_own_games_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interfaces, "measured", lambda row, seconds: Failure("out of order"))
    with pytest.raises(RuntimeError, match="out of order"):
        interfaces.report(Console(quiet=True))


@pytest.mark.parametrize(("ratio", "written"), [(0.0912, "0.091"), (1.0, "1"), (9.94, "9.9"), (1234.5, "1,234")])
def test_ratios_are_rounded(ratio: float, written: str) -> None:
    assert interfaces.format_ratio(ratio) == written


@pytest.mark.parametrize(
    ("page", "section"),
    [
        ("benchmarks.md", "interfaces"),
        ("benchmarks.md", "openspiel match"),
        ("warashi.md", "ladder"),
        ("warashi.md", "accuracy"),
        ("warashi.md", "reliability"),
    ],
)
def test_a_section_of_a_page_is_replaced(
    page: str, section: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(ROOT / "docs" / page, tmp_path)
    monkeypatch.setattr(documents, "DOCS", tmp_path)
    before, _, rest = (tmp_path / page).read_text(encoding="utf-8").partition(f"<!-- {section} -->")
    after = rest.partition(f"<!-- end of {section} -->")[2]
    documents.write_section(page, section, "new \\1")
    written = (tmp_path / page).read_text(encoding="utf-8")
    assert written == f"{before}<!-- {section} -->\nnew \\1\n<!-- end of {section} -->{after}"
    with pytest.raises(ValueError, match="'nothing'"):
        documents.write_section(page, "nothing", "")


@pytest.mark.parametrize(("load", "is_said"), [(0.4, False), (4.56, True)])
def test_a_busy_machine_is_mentioned(load: float, is_said: bool) -> None:
    text = documents.circumstances(load)
    assert f"{os.cpu_count()} cores" in text
    assert ("(a load of 4.6)" in text) == is_said


def test_the_table_of_the_match_against_open_spiel_shows_pairs_and_times(tmp_path: Path) -> None:
    played = [Pair(number, 0.1, 2.0 - number, (Side(10, 1.0), Side(20, 3.0)), rollouts=400) for number in range(2)]
    other = Pair(2, 0.5, 0.0, (Side(1, 9.0), Side(1, 9.0)), rollouts=1)
    (tmp_path / "take.jsonl").write_bytes(b"".join(msgspec.json.encode(pair) + b"\n" for pair in [*played, other]))
    text = openspiel_match.play_all(Console(quiet=True), ["take"], 0.1, pairs=2, workers=1, folder=tmp_path)
    assert text.splitlines()[2].startswith("| Ta-Ke | MCTS | 0.1 s | 75.0 %")
    assert text.endswith("| 0 0 1 0 1 | 100 and 150 ms | 20 |")
