"""Snapshots of Ta-Ke: which are accepted, and why others are refused."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.take.positions import court, position, snapshot
from zashiki import BadSnapshot, Position

STACKS = ["RD", "DR", "GD", "RD", "DG"]


def base() -> dict[str, Any]:
    """A position in mid-turn: a Geisha was used, and a Ninja performed a Ronin."""
    mine = court(bottom="DD", middle="GN", samurai="RG")
    return snapshot(STACKS, mine, ghosts="B", used=["G", "N", "N.R"], closed=["C"])


def moving_samurai() -> dict[str, Any]:
    mine = court(bottom="R", middle="D", samurai="RGG")
    return snapshot(STACKS, mine, used=["D"], samurai_moves=["s:R>G"])


def over() -> dict[str, Any]:
    return snapshot(["", "", "", "", ""], court(), player=None, scores=[140, 130])  # type: ignore[arg-type]


@pytest.mark.parametrize("given", [base(), moving_samurai(), over()], ids=["mid-turn", "daimyo", "over"])
def test_snapshots_at_every_stage_are_accepted(given: dict[str, Any]) -> None:
    assert Position.restore(given).snapshot() == given


def test_a_snapshot_has_the_fields_of_the_rules_page() -> None:
    fields = ["game", "options", "player", "scores", "stacks", "ghosts", "supply"]
    fields += ["courts", "used", "closed", "samurai_moves", "taken"]
    assert list(position(STACKS).snapshot()) == fields


def test_runs_and_towers_are_accepted() -> None:
    tower = "SSSSDDDDRRRNNN"
    assert position([tower, "", "", "", "R"]).snapshot()["stacks"][0] == list(tower)


def test_a_tower_needs_the_geishas_that_built_it() -> None:
    """Otherwise the next Geisha could raise a stack of fourteen."""
    with pytest.raises(BadSnapshot, match=r"stack A has 14 chips; .* and 6 are in the middle rows"):
        position(["SSSSDDDDRRRNNN", "RR", "", "", ""], court(bottom="G"))


def replace(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Sets one place of a snapshot: `replace("courts.0.bottom.D", 3)`."""

    def apply(data: Any) -> None:
        *way, last = path.split(".")
        for step in way:
            data = data[int(step) if isinstance(data, list) else step]
        data[int(last) if isinstance(data, list) else last] = value

    return apply


def remove(field: str) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.pop(field)


REFUSED: dict[str, tuple[Callable[[], dict[str, Any]], Callable[[dict[str, Any]], None], str]] = {
    "missing chip": (base, replace("stacks.0", ["R"]), "6 Daimyos in all"),
    "extra chip": (base, replace("stacks.0", ["R", "D", "S"]), "8 Samurai in all .* there are 7"),
    "swapped chip": (base, replace("stacks.0.0", "N"), "6 Ronin in all"),
    "unknown chip": (base, replace("stacks.0.0", "X"), "chips are S, D, R, G and N"),
    "long chip": (base, replace("stacks.0.0", "SD"), "chips are S, D, R, G and N"),
    "empty chip": (base, replace("stacks.0.0", ""), "chips are S, D, R, G and N"),
    "too tall": (base, replace("stacks.0", ["R"] * 15), "no stack can have more than 14"),
    "six stacks": (base, replace("stacks", [[]] * 6), "there are 5 spaces"),
    "ghost of two": (base, replace("ghosts.0", 2), "a 0 or 1 for each space"),
    "four ghosts": (base, replace("ghosts", [0, 0, 1, 0]), "a 0 or 1 for each space"),
    "supply": (base, replace("supply", 5), "of 5 ghosts 4 are not on the spaces"),
    "one court": (base, replace("courts", [court()]), "there are two seats"),
    "negative chips": (base, replace("courts.0.bottom.D", -1), "there are 0 to 7"),
    "unknown column": (base, replace("courts.0.bottom", {"D": 1, "R": 0, "G": 0, "S": 0}), "columns are D, R, G and N"),
    "taken": (base, replace("taken", 24), "the courts hold 25 chips"),
    "player": (base, replace("player", 2), "it is 0 or 1"),
    "nobody": (base, replace("player", None), "while chips are left it is 0 or 1"),
    "player when over": (over, replace("player", 0), "the game is over: null"),
    "negative score": (base, replace("scores", [-1, 0]), "0 to 1000000000"),
    "huge score": (base, replace("scores", [10**10, 0]), "0 to 1000000000"),
    "three scores": (base, replace("scores", [1, 2, 3]), "the points of two seats"),
    "unknown ability": (base, replace("used", ["S"]), "abilities are D, R, G, N"),
    "ability twice": (base, replace("used", ["G", "G"]), "each ability counts once"),
    "performed without a Ninja": (base, replace("used", ["G", "N.R"]), "not the Ninja itself"),
    "ability without a chip": (base, replace("used", ["G", "D", "N", "N.R"]), "has no Daimyo in the middle row"),
    "repeat": (base, replace("used", ["G", "N", "N.G"]), "ninja_repeats 'no' forbids"),
    "two performed": (base, replace("used", ["G", "N", "N.R", "N.D"]), "N.R and N.D; a Ninja performs one ability"),
    "nothing to move": (moving_samurai, replace("courts.0.samurai", {"D": 0, "R": 0, "G": 0, "N": 0}), "in all"),
    "used when over": (over, replace("used", ["G"]), "the game is over"),
    "closed space": (base, replace("closed", ["F"]), "spaces are A to E"),
    "closed twice": (base, replace("closed", ["C", "C"]), "each stack counts once"),
    "two closed": (base, replace("closed", ["C", "D"]), "1 Geishas were used"),
    "closed without a Geisha": (base, replace("used", ["N", "N.R"]), "0 Geishas were used"),
    "nothing closed": (base, replace("closed", []), "each moving one chip"),
    "samurai moves without a Daimyo": (base, replace("samurai_moves", []), "no Daimyo was used"),
    "unknown samurai move": (moving_samurai, replace("samurai_moves", ["R>G"]), "such as 's:R>G'"),
    "too many samurai moves": (moving_samurai, replace("samurai_moves", ["s:R>G"] * 3), "the Daimyo has ended"),
    "samurai moves out of order": (moving_samurai, replace("samurai_moves", ["s:R>G", "s:D>G"]), "order D R G N"),
    "samurai that is not there": (moving_samurai, replace("samurai_moves", ["s:R>N"]), "only 0 lie"),
    "finished daimyo": (moving_samurai, replace("samurai_moves", ["s:N>G"]), "leaves no Samurai to move"),
    "missing field": (base, remove("supply"), "supply"),
    "missing game": (base, remove("game"), "name of its 'game'"),
    "missing options": (base, remove("options"), "'options'"),
    "missing option": (base, replace("options", {"ninja_values": "2/1"}), "lacks ninja_repeats"),
    "extra field": (base, replace("colour", "red"), "colour"),
    "unknown game": (base, replace("game", "tak"), "Did you mean 'take'"),
    "unknown option": (base, replace("options.ninja", "no"), "no option 'ninja'"),
    "unknown value": (base, replace("options.ninja_values", "3/1"), "'2/1' or '1/0', not '3/1'"),
    "text for a number": (base, replace("taken", "25"), "taken"),
    "truth for a number": (base, replace("taken", True), "taken"),
    "number for a list": (base, replace("stacks", 5), "stacks"),
}  # fmt: skip


@pytest.mark.parametrize(("make", "change", "reason"), REFUSED.values(), ids=REFUSED)
def test_impossible_snapshots_are_refused_with_a_reason(
    make: Callable[[], dict[str, Any]], change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    given = make()
    Position.restore(given)
    change(given)
    original = copy.deepcopy(given)
    with pytest.raises(BadSnapshot, match=reason):
        Position.restore(given)
    assert given == original


def test_a_position_without_a_take_is_refused() -> None:
    with pytest.raises(BadSnapshot, match="no chip can be taken"):
        position(["R", "D", "", "", ""], court(), ghosts="AB")


def test_a_daimyo_needs_samurai_and_a_ninja_something_pushed() -> None:
    with pytest.raises(BadSnapshot, match="seat 0 has no Samurai to move"):
        position(STACKS, court(middle="D"), used=["D"])
    with pytest.raises(BadSnapshot, match="no pushed chip in the middle row"):
        position(["DDDDDDD", "RRRRRRR", "GGGGGGG", "S", "NN"], court(middle="NNNN", samurai="DDDDDD"), used=["N"])


ODD: list[object] = [{1, 2}, 10**5000, 1.5, b"x", range(4), object(), "\ud800", "\n", [[[[[[[[[[0]]]]]]]]]]]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
@pytest.mark.parametrize("field", ["game", "options", "scores", "stacks", "courts", "taken", "used", "colour"])
def test_only_plain_data_is_read(field: str, odd: object) -> None:
    with pytest.raises(BadSnapshot):
        Position.restore({**base(), field: odd})


def test_fields_are_named_by_text() -> None:
    with pytest.raises(BadSnapshot, match="keys of a snapshot are text, not 7"):
        Position.restore({**base(), 7: 7})  # type: ignore[dict-item]


@pytest.mark.parametrize("given", [None, 7, "take", [], ["game"]])
def test_a_snapshot_is_a_mapping(given: object) -> None:
    with pytest.raises(BadSnapshot, match="A snapshot is a mapping"):
        Position.restore(given)  # type: ignore[arg-type]
