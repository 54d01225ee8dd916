"""The points of Naishi: the examples of the rules page, every kind of card, and the breakdown."""

import random

import pytest

from tests.games.naishi.positions import LETTERS, finished, points, position
from zashiki import Position
from zashiki.games.naishi.components import COPIES
from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.rule import JIT
from zashiki.kernel.wording import said

M = "MMMMM"


def reasons(line: str, hand: str) -> list[str]:
    return [said(catalogue(), "naishi", source) for source in finished(line, hand).explain(0, 0)]


def test_the_example_of_the_books() -> None:
    """Example 1."""
    assert points("FSABE", "FMNEE") == 62
    assert reasons("FSABE", "FMNEE") == [
        "one Mountain: 5",
        "Naishi in Hand 3: 8",
        "Advisor in Line 3: 3, beside a Naishi: +4",
        "Sentinel in Line 2: 3, beside a Fort: +4",
        "Fort in Line 1: 6",
        "Fort in Hand 1: 6",
        "a group of 3 Rice fields: 20",
        "1 Banner in the Line: 3",
    ]


@pytest.mark.parametrize(
    ("line", "hand", "expected"),
    [
        ("EEEEE", M, 30),  # a group of five
        ("EEEMM", "MMMEE", 20 + 10),  # a group of three and one of two
        ("EEMEE", "MMMMM", 10 + 10),
        ("EMEME", "EMEMM", 10 + 10 + 0),  # two pairs and a single
    ],
)
def test_rice_fields_score_by_group(line: str, hand: str, expected: int) -> None:
    """Example 2; the Mountains cost 5."""
    assert points(line, hand) == expected - 5


def test_nine_types_and_a_ninja() -> None:
    """Example 3: the Ninja does not count as a type; each Ronin scores 15, and so does a Ninja that copies one."""
    found = reasons("NASKH", "RFTEI")
    assert "Ronin in Hand 1: 15" in found
    assert "Ninja as Ronin in Hand 5: 15" in found


def test_a_ninja_copying_a_monk_in_the_line() -> None:
    """Example 4: no 5, but 2 for each Torii beside it."""
    assert points("TITMM", "KTMMM") == -5 + 30 + (5 + 2 * 2) + 3 * 2


def test_a_ninja_must_copy_even_if_it_hurts() -> None:
    """Example 5: beside the only Sentinel it loses that Sentinel its 3 points and scores none itself."""
    assert points("SIMMM", M) == -5 + 0
    assert points("SMIMM", M) == -5 + 3 + 3


def test_a_ninja_with_nobody_to_copy_scores_nothing() -> None:
    assert points("IFMMM", M) == -5


@pytest.mark.parametrize(
    ("line", "words", "places"),
    [("IFMMM", "Ninja with nobody to copy: 0", ["L1"]), ("IFMMI", "2 Ninjas with nobody to copy: 0", ["L1", "L5"])],
)
def test_ninjas_with_nobody_to_copy_have_one_line_in_the_breakdown(line: str, words: str, places: list[str]) -> None:
    (source,) = [source for source in finished(line, M).view(0).breakdown[0] if source.piece == "Ninja"]
    assert (said(catalogue(), "naishi", source), source.points, source.args["places"]) == (words, 0, places)


def test_a_copy_cannot_be_copied() -> None:
    """Two Ninjas choose independently, and may become the same."""
    assert points("NIMMM", "MMIMM") == -5 + 8


@pytest.mark.parametrize("count", range(1, 11))
def test_one_mountain_scores_and_more_cost_points(count: int) -> None:
    grid = "M" * count + "BBHHFFTTT"[: 10 - count]
    lines = [entry for entry in reasons(grid[:5], grid[5:]) if "Mountain" in entry]
    assert lines == (["one Mountain: 5"] if count == 1 else [f"{count} Mountains: -5"])


@pytest.mark.parametrize(("place", "expected"), [(2, 12), (7, 8), *((p, 0) for p in (0, 1, 3, 4, 5, 6, 8, 9))])
def test_naishi_scores_in_column_3(place: int, expected: int) -> None:
    assert points(*alone("N", place)) == expected - 5


def alone(letter: str, place: int) -> tuple[str, str]:
    """A territory of one card and nine Mountains."""
    grid = ["M"] * 10
    grid[place] = letter
    return "".join(grid[:5]), "".join(grid[5:])


@pytest.mark.parametrize("place", range(10))
def test_single_cards_score_by_place(place: int) -> None:
    column, in_hand = place % 5, place >= 5
    assert points(*alone("A", place)) == (2, 4, 3, 4, 2)[column] - 5
    assert points(*alone("F", place)) == (6 if column in (0, 4) else 0) - 5
    assert points(*alone("S", place)) == 3 - 5
    assert points(*alone("K", place)) == (5 if in_hand else 0) - 5
    assert points(*alone("H", place)) == (3 if in_hand else 0) - 5
    assert points(*alone("B", place)) == (0 if in_hand else 3) - 5
    assert points(*alone("T", place)) == -5 - 5
    assert points(*alone("E", place)) == 0 - 5
    assert points(*alone("R", place)) == 0 - 5
    assert points(*alone("I", place)) == 0 - 5


def are_beside(one: int, other: int) -> bool:
    rows = abs(one // 5 - other // 5)
    columns = abs(one % 5 - other % 5)
    return rows + columns == 1


PAIRS = [(one, other) for one in range(10) for other in range(10) if one != other]
"""Two places. With plain rules, only those that are beside each other are tried."""


@pytest.mark.parametrize(
    ("one", "other"),
    [pytest.param(*pair, marks=() if are_beside(*pair) else pytest.mark.compiled) for pair in PAIRS],
)
def test_points_for_neighbours(one: int, other: int) -> None:
    """Advisor beside Naishi +4, Sentinel beside Fort +4, Sentinel beside Sentinel -3 each, Monk beside Torii +2."""
    near = are_beside(one, other)

    def both(first: str, second: str) -> int:
        grid = ["M"] * 10
        grid[one], grid[other] = first, second
        return points("".join(grid[:5]), "".join(grid[5:])) + 5

    def apart(first: str, second: str) -> int:
        return points(*alone(first, one)) + points(*alone(second, other)) + 10

    assert both("A", "N") == apart("A", "N") + 4 * near
    assert both("S", "F") == apart("S", "F") + 4 * near
    assert both("S", "S") == apart("S", "S") - 6 * near
    assert both("K", "T") == apart("K", "T") + 2 * near
    mounted = one >= 5 and other == one - 5
    assert both("H", "B") == apart("H", "B") + 10 * mounted
    assert both("E", "E") == 10 * near


@pytest.mark.parametrize(("count", "expected"), [(1, -5), (2, 0), (3, 30), (4, 30)])
def test_torii_score_by_their_number(count: int, expected: int) -> None:
    assert points("TTTT"[:count].ljust(5, "M"), M) == expected - 5


def test_banners_score_in_the_line() -> None:
    assert points("BMBMM", M) == 8 - 5
    assert points("BMMMM", "MMBMM") == 3 - 5


@pytest.mark.parametrize(
    ("line", "hand", "expected"),
    [("RNASK", "HFTMM", 8), ("RNASK", "HFTEM", 15), ("RNASK", "HFTEB", 45), ("RNASK", "HFMMM", 0)],
)
def test_ronin_score_by_types(line: str, hand: str, expected: int) -> None:
    assert f"Ronin in Line 1: {expected}" in reasons(line, hand)


@pytest.mark.parametrize(("second_line", "winners"), [("FMMMM", (0, 1)), ("FRMMM", (1,))])
def test_colours_break_ties_and_equal_colours_are_a_draw(second_line: str, winners: tuple[int, ...]) -> None:
    """A single Rice field, a Banner in the Hand and a single Ronin score nothing, but their colours count."""
    game = position(("FMMMM", "EMMMM"), (second_line, "BMMMM"), phase="over")
    assert game.scores == (1, 1)
    assert game.outcome is not None
    assert game.outcome.winners == winners


def test_a_ninja_with_nobody_to_copy_has_no_colour() -> None:
    """Ruling: the books print the Ninja black, but its own colour never counts."""
    game = position(("FIMMM", "EMMMM"), ("FMMMM", "EMMMM"), phase="over")
    assert game.scores == (1, 1)
    assert game.outcome is not None
    assert game.outcome.winners == (0, 1)


def random_territory(chooser: random.Random) -> tuple[str, str]:
    deck = "".join(letter * int(copies) for letter, copies in zip(LETTERS, COPIES, strict=True))[6:]
    drawn = "".join(chooser.sample(deck, 10))
    return drawn[:5], drawn[5:]


def test_the_breakdown_adds_up_to_the_points() -> None:
    chooser = random.Random(3)
    for _ in range(400 if JIT else 40):
        game = finished(*random_territory(chooser))
        lines = game.view(0).breakdown[0]
        assert sum(line.points for line in lines) == game.scores[0]


def test_scoring_does_not_change_the_state() -> None:
    game: Position = finished("NASKH", "IIFTE")
    before = bytes(game)
    assert game.scores
    seen = game._read(0).tobytes()
    assert game.view(0).breakdown[0] == game.explain(0, 0)
    assert bytes(game) == before
    assert game._read(0).tobytes() == seen
