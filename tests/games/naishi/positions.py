"""Hand-made Naishi positions."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from zashiki import BadSnapshot, Position
from zashiki.games.naishi.components import COPIES, NAMES

LETTERS = dict(zip("MNASKHRIFTEB", NAMES, strict=True))
"""Mountain, Naishi, Advisor, Sentinel, monK, Horseman, Ronin, nInja, Fort, Torii, ricE field, Banner."""
MOUNTAINS = "MMMMM"
EXAMPLE = (MOUNTAINS, MOUNTAINS), (MOUNTAINS, "MASKN")
"""Two territories."""


def cards(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters]


def snapshot(
    first: Sequence[str] = (MOUNTAINS, MOUNTAINS),
    second: Sequence[str] = (MOUNTAINS, MOUNTAINS),
    piles: Sequence[str] = ("", "", "", "", ""),
    phase: str = "play",
    **fields: Any,
) -> dict[str, Any]:
    """A snapshot with these Lines and Hands; all other cards are discarded. Every place is known."""
    used = Counter("".join([*first, *second, *piles]))
    rest = [
        LETTERS[letter] for letter, copies in zip(LETTERS, COPIES, strict=True) for _ in range(copies - used[letter])
    ]
    data: dict[str, Any] = {
        "game": "naishi",
        "options": {"recall": "one-or-both"},
        "player": 0 if phase == "play" else None,
        "phase": phase,
        "stage": "begin" if phase == "play" else None,
        "piles": [cards(pile) for pile in piles],
        "lines": [cards(first[0]), cards(second[0])],
        "hands": [cards(first[1]), cards(second[1])],
        "dealt": [["Advisor", "Ronin"], ["Sentinel", "Monk"]],
        "keep": [1, 2],
        "given": ["Ronin", "Sentinel"],
        "known": [[True] * 5, [True] * 5],
        "discard": rest,
        "court": {"swap": [0, 0], "discard": [0, 0], "decree": None},
        "last_turn": False,
        "turn": 8 if phase == "play" else 30,
        "scores": [0, 0],
    }
    data.update(fields)
    if "scores" not in fields:
        data["scores"] = scores_of(data)
    return data


def scores_of(data: dict[str, Any]) -> list[int]:
    """The scores that a snapshot must have, taken from the error message for wrong ones."""
    wrong = [-999, -999]
    with pytest.raises(BadSnapshot, match="are worth") as refusal:
        Position.restore({**data, "scores": wrong})
    return [int(number) for number in re.findall(r"-?\d+", str(refusal.value).rpartition("worth")[2])]


def position(*arguments: Any, **fields: Any) -> Position:
    """A position with these Lines and Hands."""
    return Position.restore(snapshot(*arguments, **fields), seed=0)


def finished(line: str, hand: str) -> Position:
    """A finished game with this territory for seat 0; seat 1 gets some of the remaining cards."""
    left = Counter(dict(zip(LETTERS, COPIES.tolist(), strict=True))) - Counter(line + hand)
    rest = "".join(letter * count for letter, count in left.items())[:10]
    return position((line, hand), (rest[:5], rest[5:]), phase="over")


def points(line: str, hand: str) -> int:
    """The points of a territory."""
    return finished(line, hand).scores[0]


def examples() -> Iterator[Position]:
    """Positions that random games seldom reach, and positions after moves that they seldom make."""
    few: dict[str, Any] = {"piles": ("F", "T", "", "", ""), "last_turn": True}
    more: dict[str, Any] = {"piles": ("FF", "TT", "AA", "B", "")}
    yield position(*EXAMPLE, **few)
    yield position(*EXAMPLE, **more, court={"swap": [1, 2], "discard": [0, 0], "decree": None})
    for move, stage, swap, discard in (("sV1", "begin", 0, 0), ("-", "add", 0, 0), ("rx", "begin", 1, 1)):
        court = {"swap": [swap, 0], "discard": [discard, 0], "decree": None}
        game = position(*EXAMPLE, **more, stage=stage, court=court)
        game.push(move)
        yield game
