"""Self-play data: what the rows say, and that they do not depend on when and where games are played."""

import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zashiki import BadArgument, Position, ZashikiError
from zashiki.kernel.engine import never
from zashiki.research import selfplay
from zashiki.research.selfplay import GAMES_PER_FILE, Settings, missing, name_of, play, policy_of, read, run, write
from zashiki.warashi.analysis import analyse
from zashiki.workers.pool import Job
from zashiki.workers.processes import ProcessPool


class Threads:
    """A pool of threads of this process."""

    def __init__(self, cpus: int) -> None:
        self.cpus = cpus
        self._executor = ThreadPoolExecutor(cpus)

    def submit(self, job: Job[Any]) -> Future[Any]:
        return self._executor.submit(job.run, never)


@pytest.fixture
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "GAMES_PER_FILE", 4)


SETTINGS = Settings.of("take", 1, seed=5)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_rows_describe_the_decisions_of_the_games(game: str, tmp_path: Path) -> None:
    settings = Settings.of(game, 2, seed=3)
    write(settings, [play(settings, number, never) for number in range(2)], tmp_path / name_of(range(2)))
    selfplay.prepare_folder(settings, tmp_path / "empty")
    (tmp_path / "empty/selfplay.json").rename(tmp_path / "selfplay.json")
    data = read(str(tmp_path))
    assert len(data["game"]) == len(data["features"])
    row = 0
    for number in range(2):
        position = Position.deal(game, seed=(3 << 64) + number)
        first = row
        while not position.is_over:
            seat = position.player
            assert seat is not None
            expected = number, position.ply, seat, 2
            assert tuple(data[name][row] for name in ("game", "ply", "seat", "level")) == expected
            assert np.array_equal(data["features"][row], position.features(seat))
            legal = np.flatnonzero(data["legal"][row]).tolist()
            assert [position.rulebook.moves[action] for action in legal] == position.legal_moves
            assert data["policy"][row].sum() == pytest.approx(1)
            assert not data["policy"][row][~data["legal"][row]].any()
            assert 0 <= data["value"][row] <= 1
            position.push(position.rulebook.moves[data["action"][row]])
            row += 1
        assert position.outcome is not None
        winners = position.outcome.winners
        won = [seat in winners and 1 / len(winners) for seat in data["seat"][first:row].tolist()]
        assert data["result"][first:row].tolist() == won
    assert row == len(data["game"])


def test_the_policy_is_the_share_of_the_visits() -> None:
    position = Position.deal("naishi", seed=1)
    candidates = analyse(position, 1000, seed=1)
    policy = policy_of("naishi", candidates)
    assert sum(policy.values()) == pytest.approx(1)
    assert policy[candidates[0].move] == candidates[0].visits / 1000
    candidates = analyse(Position.deal("take", seed=7), 1000)
    assert policy_of("take", candidates) == {candidates[0].move: 1.0}


@pytest.mark.usefixtures("small_files")
def test_an_interrupted_run_continues_with_the_same_files_on_any_number_of_workers(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert list(run(SETTINGS, whole, 10, Threads(1))) == list(range(1, 11))
    interrupted = run(SETTINGS, parts, 10, Threads(3))
    for done in interrupted:
        if done == 7:
            break
    interrupted.close()
    assert sorted(contents(parts)) == ["games-000000000-000000003.parquet", "selfplay.json"]
    assert list(run(SETTINGS, parts, 10, Threads(2))) == [5, 6, 7, 8, 9, 10]
    assert contents(parts) == contents(whole)
    assert list(run(SETTINGS, parts, 10, Threads(2))) == []
    assert np.array_equal(np.unique(read(parts)["game"]), np.arange(10))


@pytest.mark.compiled
def test_an_interrupted_run_ends_its_processes_without_an_error(tmp_path: Path) -> None:
    """An exception in a thread fails the test."""
    with ProcessPool(1) as pool:
        interrupted = run(SETTINGS, tmp_path, 1000, pool)
        assert next(interrupted) == 1
        interrupted.close()
    assert list(contents(tmp_path)) == ["selfplay.json"]


@pytest.mark.usefixtures("small_files")
def test_two_runs_in_a_folder_write_no_game_twice(tmp_path: Path) -> None:
    longer = run(SETTINGS, tmp_path, 4, Threads(1))
    assert next(longer) == 1
    assert list(run(SETTINGS, tmp_path, 3, Threads(1))) == [1, 2, 3]
    with pytest.raises(ZashikiError, match="Another run has written some of the same games"):
        list(longer)
    assert list(run(SETTINGS, tmp_path, 4, Threads(1))) == [4]
    assert np.unique(read(tmp_path)["ply"], return_counts=True)[1].max() == 4


@pytest.mark.usefixtures("small_files")
def test_a_folder_can_grow(tmp_path: Path) -> None:
    list(run(SETTINGS, tmp_path, 2, Threads(1)))
    assert list(run(SETTINGS, tmp_path, 6, Threads(1))) == [3, 4, 5, 6]
    whole = [play(SETTINGS, number, never) for number in range(6)]
    data = read(tmp_path)
    for name in ("game", "ply", "action", "value"):
        assert data[name].tolist() == pytest.approx([value for game in whole for value in game[name]])


def test_files_divide_games_by_their_numbers(tmp_path: Path) -> None:
    (tmp_path / name_of(range(10))).touch()
    (tmp_path / name_of(range(GAMES_PER_FILE + 3, GAMES_PER_FILE + 5))).touch()
    end = GAMES_PER_FILE
    assert missing(tmp_path, 2 * end) == [range(10, end), range(end, end + 3), range(end + 5, 2 * end)]


def test_an_interrupted_write_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    games = [play(SETTINGS, 0, never)]
    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write(SETTINGS, games, tmp_path / name_of(range(1)))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_with_other_data_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ZashikiError, match="contains no games yet"):
        read_after_preparing(tmp_path)
    with pytest.raises(ZashikiError, match="contains games with other settings"):
        next(run(Settings.of("take", 1, seed=6), tmp_path, 1, Threads(1)))
    (tmp_path / "selfplay.json").write_text("{")
    with pytest.raises(ZashikiError, match="does not contain the settings of self-play"):
        next(run(SETTINGS, tmp_path, 1, Threads(1)))
    (tmp_path / "selfplay.json").rename(tmp_path / name_of(range(1)))
    with pytest.raises(ZashikiError, match=r"contains games, but no selfplay\.json"):
        next(run(SETTINGS, tmp_path, 1, Threads(1)))


def read_after_preparing(folder: Path) -> None:
    selfplay.prepare_folder(SETTINGS, folder)
    read(folder)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"level": 8}, "choose one of the lower levels"),
        ({"level": 9}, "A level is a whole number from 1 to 8"),
        ({"seed": -1}, "The seed of self-play is a whole number from 0"),
        ({"players": 3}, "Ta-Ke is played by 2"),
        ({"options": {"luck": "no"}}, "Ta-Ke has no option 'luck'"),
    ],
)
def test_impossible_settings_are_rejected(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadArgument, match=words):
        Settings.of(**{"game": "take", "level": 1, **settings})


@pytest.mark.parametrize("games", [0, 10**9 + 1])
def test_impossible_numbers_of_games_are_rejected(tmp_path: Path, games: int) -> None:
    with pytest.raises(BadArgument, match="games"):
        next(run(SETTINGS, tmp_path, games, Threads(1)))


def test_without_pyarrow_the_error_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ZashikiError, match="Self-play data needs the extra 'research'"):
        next(run(SETTINGS, tmp_path, 1, Threads(1)))
    assert list(tmp_path.iterdir()) == []
