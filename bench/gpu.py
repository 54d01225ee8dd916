"""Checks and measures kernels on an NVIDIA GPU: needs Python, NumPy and CuPy, but neither this project nor a compiler.

    python bench/gpu_build.py FOLDER      (anywhere)
    python FOLDER/gpu.py FOLDER           (on the machine with the GPU)

First every game, with all options and numbers of players, must give the bytes that it gave where the folder was built.
Then play-outs and batches of a million games are timed. Every result is one line; each part runs in a process of its
own with a time limit, so that none can stop the others. The status is 1 if anything failed.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

LIMITS = {"check": 60, "playouts": 55, "batch": 40}
"""The parts, and the most seconds that each may take for a game."""
GAMES = {"take": 4_000_000, "naishi": 8_000_000, "ninjato": 1_000_000}
"""How many games are played to time play-outs."""
WARM_UP = {"take": 40, "naishi": 25, "ninjato": 150}
"""Steps before a batch is timed, after which its positions are in all phases of the game."""
THREADS = (1024, 2048, 4096)
"""Threads for each multiprocessor."""
BLOCKS = (32, 128)
MILLION = 1_000_000
TIMED_STEPS = {"take": 61, "naishi": 31, "ninjato": 227}
"""As many as a game has, so that all phases and all deals of the next games are part of it."""


class Loaded:
    """A game's kernels from one of its files."""

    def __init__(self, folder: Path, facts: dict[str, Any], kernels: dict[str, Any], block: int) -> None:
        self._arrays = import_module("arrays")  # copied into the folder
        self._sizes = facts["sizes"]
        self.cuda = import_module("driver").Cuda(str(folder / kernels["file"]), block)
        self.xp = self.cuda.xp

    def game(self, case: dict[str, Any]) -> Any:
        """The game with the players and options of a case."""
        return self._arrays.Game(self.xp, self.cuda, self._sizes, bytes.fromhex(case["blank"]), case["players"])

    def positions(self, case: dict[str, Any], size: int) -> Any:
        """A batch of positions."""
        return self._arrays.Positions(self.game(case), size, *case["series"])

    def wait(self) -> None:
        """Waits until the device has finished."""
        self.xp.cuda.Device().synchronize()

    def timed(self, work: Callable[[], Any]) -> tuple[float, Any]:
        """How long the device takes for something, and the result."""
        self.wait()
        began = time.perf_counter()
        result = work()
        self.wait()
        return time.perf_counter() - began, result


def rows(array: Any) -> Any:
    """An array of the device with the positions first, as in a batch on the processor."""
    return np.ascontiguousarray(array.get().T)


def digest(array: Any) -> str:
    """The digest of an array's bytes."""
    return sha256(array.tobytes()).hexdigest()


def returned(positions: Any, step: Any) -> Iterator[tuple[str, str]]:
    """Digests of everything that a batch returns."""
    sizes = positions.game.sizes
    states = rows(positions.words).view(np.uint8)[:, : sizes["size"]]
    yield "states", digest(np.ascontiguousarray(states))
    yield "players", digest(rows(positions.players))
    yield "legal_mask", digest(rows(positions.mask))
    for name, array in zip(("done", "scores", "rewards"), step, strict=True):
        yield name, digest(rows(array))
    if sizes["features"]:
        yield "observations", digest(rows(positions.features()))


def check(folder: Path, facts: dict[str, Any]) -> bool:
    """Whether all cases of a game give the expected bytes."""
    good = True
    for kernels in facts["kernels"]:
        loaded = Loaded(folder, facts, kernels, kernels["block"])
        for case in facts["cases"]:
            wrong = differences(loaded, case)
            good &= not wrong
            what = f"{kernels['file']}, {case['players']} players, {case['options']}"
            print(f"{'FAIL' if wrong else 'PASS'} {what}: {'; '.join(wrong) or 'the same bytes'}", flush=True)
    return good


def differences(loaded: Loaded, case: dict[str, Any]) -> list[str]:
    """What a case gives that was not expected."""
    wrong = []
    series, games = case["series"][0], case["games"]
    totals = loaded.game(case).playouts(series, 0, games, 8192).get().tolist()
    if totals != case["totals"]:
        wrong.append(f"play-outs {totals} instead of {case['totals']}")
    positions = loaded.positions(case, case["positions"])
    number = 0
    for expected in case["digests"]:
        while True:
            actions = positions.sample()
            if positions.first_illegal(actions) != -1:
                wrong.append(f"an illegal sample in step {number}")
            step = positions.step(actions)
            number += 1
            if number % case["shown"] == 1:
                break
        wrong += [f"{name} of step {number}" for name, found in returned(positions, step) if found != expected[name]]
        if wrong:
            break
    outside = loaded.xp.asarray(np.full(positions.size, -1, dtype=np.int32))
    if positions.first_illegal(outside) != 0:
        wrong.append("illegal actions are not noticed")
    return wrong


def playouts(folder: Path, facts: dict[str, Any]) -> bool:
    """Times random play-outs with the most players, in blocks and numbers of threads of several sizes."""
    ends = time.monotonic() + LIMITS["playouts"] - 15
    case = max(facts["cases"], key=lambda case: int(case["players"]))
    best: dict[str, tuple[float, int, int]] = {}
    for block in BLOCKS:
        for kernels in facts["kernels"]:
            if time.monotonic() < ends:
                time_playouts(folder, facts, kernels, case, block, best)
    fastest = max(best, key=lambda name: best[name][0])
    for kernels in facts["kernels"]:
        for other in facts["cases"]:
            if kernels["file"] == fastest and other is not case and time.monotonic() < ends + 5:
                time_playouts(folder, facts, kernels, other, best[fastest][1], {})
    return True


def time_playouts(
    folder: Path, facts: dict[str, Any], kernels: dict[str, Any], case: dict[str, Any], block: int, best: dict[str, Any]
) -> None:
    """Prints the speed of one file of kernels for every number of threads."""
    loaded = Loaded(folder, facts, kernels, block)
    game, series = loaded.game(case), case["series"][0]
    if game.playouts(series, 0, case["games"], 4096).get().tolist() != case["totals"]:
        print(f"FAIL totals of {kernels['file']}, {block} threads a block", flush=True)
        return
    device = loaded.xp.cuda.Device()
    games = GAMES.get(facts["name"], MILLION)
    for each in THREADS:
        threads = each * device.attributes["MultiProcessorCount"]
        seconds, totals = loaded.timed(partial(game.playouts, series, 0, games, threads))
        decisions = int(totals.get()[0])
        rate = decisions / seconds
        if rate > best.get(kernels["file"], (0,))[0]:
            best[kernels["file"]] = rate, block, threads
        report(
            what="playouts",
            kernels=kernels["file"],
            players=case["players"],
            options=case["options"],
            block=block,
            threads_each=each,
            games=games,
            decisions=decisions,
            seconds=seconds,
            rate_in_millions=rate / 1e6,
        )


def batch(folder: Path, facts: dict[str, Any]) -> bool:
    """Times steps of a million games, with masks and features."""
    ends = time.monotonic() + LIMITS["batch"] - 12
    case = max(facts["cases"], key=lambda case: int(case["players"]))
    for kernels in facts["kernels"]:
        for block in BLOCKS:
            if time.monotonic() < ends:
                time_batch(folder, facts, kernels, case, block)
    return True


def time_batch(folder: Path, facts: dict[str, Any], kernels: dict[str, Any], case: dict[str, Any], block: int) -> None:
    """Prints the speed of batches with one file of kernels."""
    loaded = Loaded(folder, facts, kernels, block)
    positions = loaded.positions(case, MILLION)
    for _ in range(WARM_UP.get(facts["name"], 50)):
        positions.step(positions.sample())
    timed = TIMED_STEPS.get(facts["name"], 100)
    spent = dict.fromkeys(("sample", "check", "step", "features"), 0.0)

    def add(name: str, work: Callable[[], Any]) -> Any:
        seconds, result = loaded.timed(work)
        spent[name] += seconds
        return result

    for _ in range(timed):
        actions = add("sample", positions.sample)
        add("check", partial(positions.first_illegal, actions))
        add("step", partial(positions.step, actions))
        if positions.game.sizes["features"]:
            add("features", positions.features)
    stepped = MILLION * timed
    report(
        what="batch",
        kernels=kernels["file"],
        players=case["players"],
        block=block,
        milliseconds={name: seconds * 1000 / timed for name, seconds in spent.items()},
        steps_with_masks_in_millions=stepped / (spent["check"] + spent["step"]) / 1e6,
        and_features_in_millions=stepped / (spent["check"] + spent["step"] + spent["features"]) / 1e6,
        and_samples_in_millions=stepped / sum(spent.values()) / 1e6,
    )


def report(**facts: Any) -> None:
    """Prints one measurement."""
    print(json.dumps(facts), flush=True)


def part(folder: Path, name: str, game: str) -> bool:
    """Runs one part for one game, in this process."""
    sys.path.insert(0, str(folder))
    facts = json.loads((folder / "games.json").read_text())[game]
    if name != "check":
        facts["kernels"] = [kernels for kernels in facts["kernels"] if kernels["part"] == name]
    work = {"check": check, "playouts": playouts, "batch": batch}[name]
    return work(folder, {**facts, "name": game})


def main(folder: Path) -> bool:
    """Runs all parts; whether all went well."""
    good = True
    games = sorted(json.loads((folder / "games.json").read_text()), key=lambda game: game != "ninjato")
    for name, limit in LIMITS.items():
        for game in games:
            command = [sys.executable, __file__, str(folder), name, game]
            began = time.monotonic()
            try:
                status = subprocess.run(command, timeout=limit, check=False).returncode
            except subprocess.TimeoutExpired:
                status = -1
            good &= status == 0
            outcome = {0: "PASS", -1: f"FAIL after {limit} s,"}.get(status, "FAIL")
            print(f"{outcome} {name} of {game}, {time.monotonic() - began:.1f} s", flush=True)
    return good


if __name__ == "__main__":
    arguments = sys.argv[2:]
    sys.exit(0 if (part(Path(sys.argv[1]), *arguments) if arguments else main(Path(sys.argv[1]))) else 1)
