"""The arena: every entrant plays every seat, and results do not depend on when and where they are played."""

from pathlib import Path

import msgspec
import pytest

from zashiki import BadArgument, ZashikiError
from zashiki.research import arena
from zashiki.research.arena import Results, contest, play_round, run, tables


def test_a_pair_is_one_deal_with_the_seats_exchanged() -> None:
    """Two identical players win in the same seat, so their pairs are always even."""
    both = contest("take", ["random", "random"])
    for number in range(5):
        assert play_round(both, (0, 1), number).points == [1, 1]


def test_greedy_beats_random_play() -> None:
    match = contest("take", ["greedy", "random"])
    assert [play_round(match, (0, 1), number).points for number in range(3)] == [[2, 0]] * 3


def test_three_entrants_play_every_seat_once() -> None:
    match = contest("ninjato", ["random", "random", "random"], seats=3)
    points = play_round(match, (0, 1, 2), 1).points
    assert sum(points) == pytest.approx(3)
    assert tables(match) == [(0, 1, 2)]


def test_every_two_entrants_meet() -> None:
    assert tables(contest("take", ["greedy", "random", "random"])) == [(0, 1), (0, 2), (1, 2)]


def test_a_resumed_contest_has_the_same_results_on_any_number_of_workers(tmp_path: Path) -> None:
    match, file = contest("take", ["greedy", "random"], seed=3), tmp_path / "contest.json"
    resumed = Results(match)
    assert len(list(run(resumed, 2, workers=1))) == 2
    arena.write(resumed, file)
    resumed = arena.read(file)
    assert len(list(run(resumed, 5, workers=2))) == 3
    whole = Results(match)
    assert len(list(run(whole, 5, workers=1))) == 5
    assert resumed == whole
    assert sum(whole.pairs(0, 1)) == 5
    assert whole.pairs(0, 1) == whole.pairs(1, 0)[::-1]


def test_first_places_are_counted_per_game() -> None:
    results = Results(contest("ninjato", ["random"] * 3, seats=3), {"0-1-2": [[2.5, 0.5, 0], [1, 1, 1]]})
    assert results.first_places(0) == (3.5, 6)


@pytest.mark.parametrize(
    ("game", "entrants", "seats", "words"),
    [
        (
            "take",
            ["greedy", "rndom"],
            2,
            "There is no player 'rndom'; there is 'random', 'greedy', 'warashi1', 'warashi2'",
        ),
        ("take", ["greedy"], 2, "A contest for 2 seats has two or more entrants, not 1."),
        ("ninjato", ["greedy", "random"], 3, "A contest for 3 seats has 3 entrants, one for each seat, not 2."),
        ("take", ["greedy"] * 3, 3, "Ta-Ke is played by 2, not by 3."),
        ("chess", ["greedy", "random"], 2, "There is no game 'chess'"),
    ],
)
def test_impossible_contests_are_rejected(game: str, entrants: list[str], seats: int, words: str) -> None:
    with pytest.raises(BadArgument) as raised:
        contest(game, entrants, seats)
    assert words in str(raised.value)


def test_a_seed_leaves_bits_for_the_numbers_of_the_deals() -> None:
    for seed in (-1, 1 << 192):
        with pytest.raises(BadArgument, match="The seed of a contest is a whole number from 0 to"):
            contest("take", ["random", "random"], seed=seed)


def test_a_contest_has_at_least_one_round() -> None:
    with pytest.raises(BadArgument, match="at least 1 round"):
        list(run(Results(contest("take", ["random", "random"])), 0))


def test_a_file_without_a_contest_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "contest.json"
    file.write_text('{"contest": 7}')
    with pytest.raises(ZashikiError, match="does not contain a contest"):
        arena.read(file)
    file.write_bytes(b'{"contest": "\xff"}')
    with pytest.raises(ZashikiError, match="does not contain a contest"):
        arena.read(file)
    file.write_text('{"x":' * 100_000)
    with pytest.raises(ZashikiError, match="does not contain a contest"):
        arena.read(file)
    arena.write(Results(contest("take", ["greedy", "random"]), {"0-2": []}), file)
    with pytest.raises(ZashikiError, match="there is no table '0-2'"):
        arena.read(file)


@pytest.mark.parametrize(
    "rounds", [{"0-1": [[1, 1], [2, 1]]}, {"0-1": [[3, -1]]}, {"0-1": [[2]]}, {"0-1": [[0.3, 1.7]]}]
)
def test_impossible_points_are_rejected(tmp_path: Path, rounds: dict[str, list[list[float]]]) -> None:
    file = tmp_path / "contest.json"
    arena.write(Results(contest("take", ["greedy", "random"]), rounds), file)
    with pytest.raises(ZashikiError, match=r"round \d of '0-1' has impossible points"):
        arena.read(file)


def test_a_file_from_before_there_were_programs_is_read(tmp_path: Path) -> None:
    file, match = tmp_path / "contest.json", contest("take", ["greedy", "random"])
    data = msgspec.to_builtins(Results(match))
    del data["forfeits"], data["contest"]["move_time"]
    file.write_bytes(msgspec.json.encode(data))
    assert arena.read(file) == Results(match)


def test_three_entrants_can_share_points(tmp_path: Path) -> None:
    file, results = tmp_path / "contest.json", Results(contest("ninjato", ["random"] * 3, seats=3))
    results.rounds["0-1-2"] = [[1 / 3 + 0.5 + 1, 1 / 3 + 0.5, 1 / 3]]
    arena.write(results, file)
    assert arena.read(file) == results


def test_an_interrupted_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, match = tmp_path / "contest.json", contest("take", ["greedy", "random"])
    arena.write(Results(match, {"0-1": [[1, 1]]}), file)
    monkeypatch.setattr(Path, "replace", _interrupted)
    with pytest.raises(KeyboardInterrupt):
        arena.write(Results(match, {"0-1": [[1, 1], [2, 0]]}), file)
    assert arena.read(file).rounds == {"0-1": [[1, 1]]}
    assert list(tmp_path.iterdir()) == [file]


def _interrupted(*_: object) -> None:
    raise KeyboardInterrupt
