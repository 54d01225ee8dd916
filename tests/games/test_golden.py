"""Golden records and perft counts, which must not change unnoticed."""

from pathlib import Path
from typing import Any

import pytest

from tests.playing import Variant, played
from zashiki import Position, Record
from zashiki.kernel.rule import JIT

GOLDEN = Path(__file__).parent.parent / "golden"

PERFT = {
    # game, seed, plies of play, and players if not 2: leaves at depth 1, 2, 3 …
    ("naishi", 1, 0): [2, 4, 260, 5840],
    ("naishi", 2, 0): [2, 4, 260, 5840],
    ("naishi", 3, 8): [46, 552, 6600],
    ("naishi", 4, 16): [11, 130, 1804, 31068],
    ("naishi", 5, 24): [31, 326, 4244],
    ("ninjato", 1, 0): [15, 89, 333, 1980, 10211],
    ("ninjato", 2, 0, 3): [14, 82, 430, 2357, 13678],
    ("ninjato", 3, 0, 4): [16, 127, 809, 4791],
    ("ninjato", 4, 30): [4, 22, 168, 847, 4713],
    ("ninjato", 5, 60, 3): [3, 8, 40, 184, 2208, 11021],
    ("ninjato", 6, 75): [1, 12, 24, 131, 277, 1578],
    ("ninjato", 7, 100, 4): [2, 3, 33, 102, 516, 3621],
    ("ninjato", 8, 110, 3): [2, 10, 150, 820, 4199],
    ("ninjato", 9, 95): [3, 15, 70, 838, 4701],
    ("ninjato", 10, 150, 4): [3, 7, 91, 400, 1680, 8571],
    ("ninjato", 11, 120, 4): [15, 109, 678, 6498],
    ("take", 1, 0): [8, 44, 267, 906, 2110, 18172],
    ("take", 2, 0): [8, 44, 226, 768, 1918, 17217],
    ("take", 3, 0): [11, 86, 682, 4598, 24930],
    ("take", 4, 0): [8, 44, 395, 2420, 12610],
    ("take", 5, 0): [11, 86, 561, 3010, 13888, 46770],
    ("take", 1, 20): [2, 34, 279, 3408, 27220],
    ("take", 2, 25): [3, 9, 27, 75, 183, 732, 4920],
    ("take", 3, 30): [14, 73, 377, 1702, 6920, 42603],
    ("take", 4, 35): [2, 17, 73, 564, 5236, 43021],
    ("take", 5, 40): [14, 83, 533, 3551, 19168],
}
DEPTH = None if JIT else 2
"""Plain Python counts to a lower depth."""


def perft(position: Position, depth: int) -> int:
    """Number of sequences of `depth` moves from a position."""
    if depth == 1:
        return len(position.legal_moves)
    count = 0
    for move in position.legal_moves:
        position.push(move)
        count += perft(position, depth - 1)
        position.pop()
    return count


def start_position(game: str, seed: int, plies: int, players: int = 2) -> Position:
    return played(Variant(game, players=players, keen=True), seed, plies)


@pytest.mark.parametrize(("start", "counts"), PERFT.items(), ids=map(str, PERFT))
def test_perft(start: tuple[Any, ...], counts: list[int]) -> None:
    expected = counts[:DEPTH]
    assert [perft(start_position(*start), depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("file", sorted(GOLDEN.iterdir()), ids=lambda path: path.name)
def test_golden_records_replay(file: Path) -> None:
    """Reading replays and verifies a record; writing it gives back the same file."""
    assert str(Record.read(file)) == file.read_text(encoding="utf-8")


def test_every_game_has_a_golden_record(game: str) -> None:
    assert any(Record.read(file).game == game for file in GOLDEN.iterdir())
