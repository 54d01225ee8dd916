"""Builds the kernels of all games on a machine without a GPU, for `gpu.py` on a machine without a compiler.

    python bench/gpu_build.py FOLDER

The folder gets the kernels as PTX, `gpu.py` and the two modules that load them, and what the same seeds give on this
machine's processor: totals of random play-outs, and digests of everything that a batch returns, for every game, option
and number of players. If `ptxas` is on the path, the PTX is also assembled for an H100 or H200, which saves time there.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from zashiki.kernel.batch import Batch, playouts
from zashiki.kernel.position import prepare
from zashiki.kernel.random import seed_words
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import Rulebook
from zashiki.targets.kernels import sizes
from zashiki.targets.lowering import lowered
from zashiki.targets.ptx import BLOCK, to_ptx

SEED = 20
POSITIONS = 1024
STEPS = {"take": 130, "naishi": 80, "ninjato": 400}
"""How many steps a batch is followed: most games end on the way."""
SHOWN = 20
"""Digests are made after the first step and then once in this number of steps."""
GAMES = 1_000_000
"""Some situations come once in a million games."""
ARCHITECTURE = "sm_90"


def cases(book: Rulebook) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options."""
    for players, values in product(book.players, product(*book.options.values())):
        yield players, dict(zip(book.options, values, strict=True))


def expectation(book: Rulebook, players: int, options: dict[str, str]) -> dict[str, Any]:
    """What play-outs and a batch give on this machine."""
    result = playouts(book.name, GAMES, seed=SEED, players=players, options=options)
    totals = [result.decisions, *(round(mean * GAMES) for mean in result.mean_scores)]
    states = np.zeros(1, dtype=book.STATE)
    prepare(book, states, 0, players, options)
    return {
        "players": players,
        "options": options,
        "blank": states.tobytes().hex(),
        "series": [int(word) for word in seed_words(SEED)[:2]],
        "games": GAMES,
        "totals": totals,
        "positions": POSITIONS,
        "shown": SHOWN,
        "digests": digests(book, players, options),
    }


def digests(book: Rulebook, players: int, options: dict[str, str]) -> list[dict[str, str]]:
    """Digests of everything that a batch returns, once in `SHOWN` steps with random actions."""
    batch = Batch(book.name, POSITIONS, seed=SEED, players=players, options=options)
    found = []
    for number in range(1, STEPS.get(book.name, 100) + 1):
        step = batch.step(batch.sample())
        if number % SHOWN == 1:
            returned = {
                "states": batch.states,
                "players": batch.players,
                "legal_mask": batch.legal_mask,
                "done": step.done,
                "scores": step.scores,
                "rewards": step.rewards,
            }
            if book.features is not None:
                returned["observations"] = batch.observations
            found.append({name: sha256(array.tobytes()).hexdigest() for name, array in returned.items()})
    return found


def build(folder: Path, book: Rulebook) -> dict[str, Any]:
    """Writes a game's kernels; what `gpu.py` needs to know about them."""
    kernels = []
    for part in ("playouts", "batch"):
        path = folder / f"{book.name}-{part}.ptx"
        path.write_text(to_ptx(book, lowered(book), is_for_playouts=part == "playouts"), encoding="utf-8")
        kernels += [{"file": path.name, "block": BLOCK, "part": part} for path in [*assembled(path), path]]
    return {
        "sizes": msgspec.structs.asdict(sizes(book)),
        "kernels": kernels,
        "cases": [expectation(book, players, options) for players, options in cases(book)],
    }


def assembled(path: Path) -> list[Path]:
    """Kernels as machine code, if there is an assembler."""
    if not shutil.which("ptxas"):
        return []
    code = path.with_suffix(".cubin")
    subprocess.run(["ptxas", f"-arch={ARCHITECTURE}", str(path), "-o", str(code)], check=True)
    return [code]


def main(folder: Path) -> None:
    """Fills the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for module in ("arrays.py", "driver.py"):
        shutil.copy(str(files("zashiki.targets").joinpath(module)), folder)
    shutil.copy(Path(__file__).with_name("gpu.py"), folder)
    games = {name: build(folder, find(name)) for name in installed_games()}
    (folder / "games.json").write_text(json.dumps(games, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
