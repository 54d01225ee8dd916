"""Workers that cannot be had are a clear message."""

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from zashiki import BadArgument, __version__
from zashiki.cli import app
from zashiki.kernel.registry import installed_games
from zashiki.terminal import arena as terminal_arena
from zashiki.terminal import selfplay as terminal_selfplay
from zashiki.workers import cluster
from zashiki.workers.cluster import Cluster, ClusterLost
from zashiki.workers.gateway import check
from zashiki.workers.opening import open_pool
from zashiki.workers.worker import Installed

NOBODY = "ray://127.0.0.1:1"


@pytest.mark.parametrize("address", [NOBODY, "127.0.0.1:1"])
def test_a_cluster_that_is_down_is_reported_at_once(address: str) -> None:
    with pytest.raises(ClusterLost) as raised:
        open_pool(address)
    assert str(raised.value) == f"Cannot use the Ray cluster at {address}: Connection refused."


def test_a_cluster_that_does_not_answer_is_tried_more_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.setblocking(False)
        monkeypatch.setattr(cluster, "CONNECT_SECONDS", (0.0, 0.0, 0.0))
        with pytest.raises(ClusterLost, match="it does not answer"):
            Cluster(f"127.0.0.1:{silent.getsockname()[1]}")
        for _ in range(3):
            silent.accept()[0].close()


def test_an_address_that_is_none_is_reported() -> None:
    with pytest.raises(ClusterLost, match=r"ray://127\.0\.0\.1:x: Port could not be cast"):
        open_pool("ray://127.0.0.1:x")


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    with pytest.raises(BadArgument, match=r"A Ray cluster needs the extra 'workers'"):
        Cluster(NOBODY)


def test_there_is_a_worker() -> None:
    with pytest.raises(BadArgument, match="at least 1 worker, not -1"):
        open_pool("-1")


@pytest.mark.parametrize(
    ("installed", "words"),
    [
        (Installed("0.0.1", tuple(installed_games())), f"have version 0.0.1 of Zashiki, not {__version__}"),
        (Installed(__version__, ("take",)), "lack the games naishi, ninjato"),
    ],
)
def test_workers_have_the_same_version_and_games(installed: Installed, words: str) -> None:
    with pytest.raises(RuntimeError, match=words):
        check(installed)
    check(Installed(__version__, (*installed_games(), "another")))


def test_a_server_that_cannot_use_its_cluster_says_why(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--workers", NOBODY, "--port", "0"])
    assert isinstance(result.exception, ClusterLost)


def test_a_contest_that_cannot_use_its_cluster_says_why() -> None:
    result = CliRunner().invoke(app, ["arena", "take", "greedy", "random", "--workers", NOBODY])
    assert isinstance(result.exception, ClusterLost)


def test_self_play_that_cannot_use_its_cluster_says_why(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["selfplay", "take", "--out", str(tmp_path), "--workers", NOBODY])
    assert isinstance(result.exception, ClusterLost)


def test_what_a_lost_cluster_had_is_continued_by_the_same_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(*_: object) -> None:
        raise ClusterLost("The Ray cluster was lost.")

    monkeypatch.setattr(terminal_arena, "run_contest", lose)
    file = tmp_path / "contest.json"
    result = CliRunner().invoke(app, ["arena", "take", "greedy", "random", "--workers", "1", "--json", str(file)])
    assert str(result.exception) == (
        f"The Ray cluster was lost. {file} has the results so far; the same command resumes it."
    )
    monkeypatch.setattr(terminal_selfplay, "run_selfplay", lose)
    result = CliRunner().invoke(app, ["selfplay", "take", "--out", str(tmp_path), "--workers", "1"])
    assert str(result.exception) == "The Ray cluster was lost. The same command continues."
