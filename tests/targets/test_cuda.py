"""Batches and play-outs of a GPU give the bytes that the processor gives."""

import re
import subprocess
import sys
from importlib.metadata import files
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import zashiki
from tests.targets import fake_cupy
from zashiki.kernel.errors import BadArgument, IllegalMove, NoDevice
from zashiki.kernel.registry import find, installed_games
from zashiki.targets import cuda, ptx
from zashiki.targets.cuda import kernel_file

pytestmark = pytest.mark.compiled

STEPS = {"take": 70, "naishi": 45, "ninjato": 270}
"""Enough for some games to end."""


def cases() -> list[Any]:
    """Every game with every number of players and all options."""
    found = []
    for game in installed_games():
        book = find(game)
        for players, values in product(book.players, product(*book.options.values())):
            found.append(pytest.param(game, players, dict(zip(book.options, values, strict=True))))
    return found


def same(found: Any, expected: Any) -> bool:
    return bool(found.shape == expected.shape and found.dtype == expected.dtype and (found == expected).all())


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize(("game", "players", "options"), cases())
def test_batches_of_a_device_have_the_same_contents(game: str, players: int, options: dict[str, str]) -> None:
    batch = zashiki.Batch(game, 12, seed=3, players=players, options=options)
    other: Any = zashiki.Batch(game, 12, seed=3, players=players, options=options, device="cuda")
    for _ in range(STEPS[game]):
        actions = batch.sample()
        assert same(other.sample(), actions)
        step, answer = batch.step(actions), other.step(actions)
        assert same(answer.done, step.done)
        assert same(answer.scores, step.scores)
        assert same(answer.rewards, step.rewards)
        assert other.states.tobytes() == batch.states.tobytes()
        assert same(other.players, batch.players)
        assert same(other.legal_mask, batch.legal_mask)
        assert same(other.observations, batch.observations)
    assert other.dealt == batch.dealt > len(batch) == len(other)


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("game", installed_games())
def test_playouts_of_a_device_have_the_same_totals(game: str) -> None:
    players = find(game).players[-1]
    expected = zashiki.playouts(game, 40, seed=9, players=players)
    found = zashiki.playouts(game, 40, seed=9, players=players, device="cuda")
    assert (found.games, found.decisions, found.mean_scores) == (40, expected.decisions, expected.mean_scores)


@pytest.mark.usefixtures("gpu")
@pytest.mark.parametrize("dtype", [np.int32, np.int64, np.uint8])
def test_actions_may_be_anywhere_and_of_any_size(dtype: Any) -> None:
    batch: Any = zashiki.Batch("take", 3, device="cuda")
    actions = batch.sample().get().astype(dtype)
    batch.step(actions)
    batch.step(fake_cupy.asarray(batch.sample().get().astype(dtype)))


@pytest.mark.usefixtures("gpu")
def test_an_illegal_action_changes_nothing_and_is_named() -> None:
    batch: Any = zashiki.Batch("take", 3, seed=1, device="cuda")
    before = batch.states.tobytes()
    actions = batch.sample()
    actions[1:] = 143, -1
    with pytest.raises(IllegalMove, match=re.escape("Action 143 is not legal in position 1. Legal: ")):
        batch.step(actions)
    with pytest.raises(IllegalMove, match="Action 1000000000000 is not legal in position 0"):
        batch.step(np.full(3, 10**12))
    with pytest.raises(BadArgument, match="Expected 3 whole numbers as actions"):
        batch.step([1, 2])
    with pytest.raises(BadArgument, match="Expected 3 whole numbers as actions"):
        batch.step(fake_cupy.zeros(3, dtype=np.float32))
    assert batch.states.tobytes() == before


def test_a_missing_gpu_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoDevice, match="needs the extra 'cuda'"):
        zashiki.Batch("take", 3, device="cuda")

    def no_driver() -> int:
        raise fake_cupy.CUDARuntimeError("cudaErrorNoDevice: no CUDA-capable device is detected")

    monkeypatch.setitem(sys.modules, "cupy", fake_cupy)
    monkeypatch.setattr(fake_cupy.cuda.runtime, "getDeviceCount", no_driver)
    with pytest.raises(NoDevice, match=r"no NVIDIA GPU that can be used: .* no CUDA-capable device"):
        zashiki.playouts("take", 3, device="cuda")
    monkeypatch.setattr(fake_cupy.cuda.runtime, "getDeviceCount", lambda: 0)
    with pytest.raises(NoDevice, match=r"There is no NVIDIA GPU\."):
        zashiki.playouts("take", 3, device="cuda")


def test_an_unknown_device_is_named() -> None:
    with pytest.raises(BadArgument, match=r"There is no device 'cuba'; there is 'cpu' or 'cuda'\. Did you mean 'cuda'"):
        zashiki.Batch("take", 3, device="cuba")


@pytest.mark.parametrize(("game", "is_for_playouts"), [*product(installed_games(), [False, True])])
def test_kernels_need_nothing_from_outside(game: str, is_for_playouts: bool) -> None:
    text = kernel_file(find(game), is_for_playouts).read_text()
    names = set(re.findall(r"\.visible \.entry zashiki_(\w+)\(", text))
    assert names == {"playouts", "deal", "step", "renew", "observe", "sample", "check"}
    assert ".extern" not in text
    # Called through a pointer, a function would need the largest stack that any has.
    assert ".callprototype" not in text
    # The assembler joins these with comparisons to an instruction that compares the wrong numbers.
    assert not re.search(r"\b(?:max|min)\.[su]16", text)


def test_kernels_are_assembled(tmp_path: Path) -> None:
    code = tmp_path / "naishi.cubin"
    [assembler] = [file for file in files("nvidia-cuda-nvcc-cu12") or () if file.name == "ptxas"]
    subprocess.run(
        [assembler.locate(), "-arch=sm_90", "-O1", str(kernel_file(find("naishi"))), "-o", str(code)], check=True
    )
    assert code.read_bytes().startswith(b"\x7fELF")


def test_the_assembler_keeps_the_loops_of_large_playouts() -> None:
    short = '.address_size 64\n.pragma "nounroll";'
    assert short in kernel_file(find("ninjato"), is_for_playouts=True).read_text()
    assert short not in kernel_file(find("ninjato")).read_text()
    assert short not in kernel_file(find("take"), is_for_playouts=True).read_text()


def test_rules_that_are_called_once_are_inlined_where_that_is_faster() -> None:
    playouts = kernel_file(find("ninjato"), is_for_playouts=True).read_text()
    batches = kernel_file(find("ninjato")).read_text()
    assert "round9end_round" in batches
    assert "round9end_round" not in playouts
    assert "piles4draw" in playouts
    assert "features7observe" not in batches


def test_kernels_are_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "folder", lambda: tmp_path)
    monkeypatch.setattr(cuda, "lowered", lambda _book: "the rules")
    monkeypatch.setattr(ptx, "to_ptx", lambda book, text, is_for_playouts: f"{book.name}, {text}, {is_for_playouts}")
    path = kernel_file(find("take"))
    assert path.parent == tmp_path
    assert path.read_text() == "take, the rules, False"
    assert kernel_file(find("take"), is_for_playouts=True).read_text() == "take, the rules, True"
    monkeypatch.setattr(ptx, "to_ptx", lambda *_arguments, **_named: pytest.fail("made twice"))
    assert kernel_file(find("take")) == path
    monkeypatch.setattr(cuda, "digest", lambda _book: "other rules")
    monkeypatch.setattr(ptx, "to_ptx", lambda *_arguments, **_named: "other kernels")
    assert kernel_file(find("take")).read_text() == "other kernels"
