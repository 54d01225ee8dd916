"""A number in the tables of components can be corrected without a change of the rules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki

pytestmark = pytest.mark.compiled
CORRECTIONS = {
    "treasures": ("[24, 21, 18, 15, 12]", "[20, 20, 20, 20, 10]"),
    "dojo cards": ("[10, 10, 12, 10, 10]", "[8, 11, 14, 11, 8]"),
    "alarms on half of the 3s": (
        "    Guard(3, alarm=True, copies=8),\n",
        "    Guard(3, alarm=False, copies=4),\n    Guard(3, alarm=True, copies=4),\n",
    ),
    "elite copies and honor": (
        "Elite((4, 2), double=False, honor=1, copies=4)",
        "Elite((4, 3), double=False, honor=2, copies=4)",
    ),
    "a double of equals": ("Elite((2, 4), double=True", "Elite((4, 4), double=True"),
    "the cost of a tile": ("Skill.CHOHO, Style.SNAKE, cost=1", "Skill.CHOHO, Style.SNAKE, cost=ANY_CARD"),
    "the cost of a Hensojutsu": (
        "Skill.HENSOJUTSU_CRANE, Style.CRANE, cost=ANY_CARD",
        "Skill.HENSOJUTSU_CRANE, Style.CRANE, cost=4",
    ),
    "the style of a tile": ("Skill.KUJI_IN, Style.TIGER, cost=5", "Skill.KUJI_IN, Style.CRANE, cost=2"),
    "copies of tiles": (
        "Style.SNAKE, cost=1, copies=2),\n    Tile(Skill.CHOHO, Style.SNAKE, cost=1, copies=1),",
        "Style.SNAKE, cost=1, copies=1),\n    Tile(Skill.CHOHO, Style.SNAKE, cost=1, copies=2),",
    ),
    "an envoy's cost": ('Cost("sv")', 'Cost("ssa")'),
    "ages and masks": (
        "6: (18, 21, 24),\n    },\n    masked=range(4, 7),",
        "6: (19, 22, 25),\n    },\n    masked=range(3, 6),",
    ),
    "a rumor's cost": ('    Cost("fs")', '    Cost("vv")'),
}
PLAY = """
import random
import zashiki
from zashiki import Position
for seed in range(2):
    here, chooser = Position.deal("ninjato", seed=seed, players=2 + 2 * seed), random.Random(seed)
    while not here.is_over:
        legal = here.legal_moves
        strikes = [move for move in legal if move.startswith("!") or move[1:2].isdigit() and move[0] in "PR"]
        here.push(chooser.choice(strikes or legal))
        here.events(None)
        if here.ply % 10 == 0:
            here.board(here.player)
            data = here.snapshot()
            assert Position.restore(data).snapshot() == data
            assert here.imagine(0, seed=1).view(0) == here.view(0)
print(zashiki.__file__)
"""


@pytest.mark.parametrize("name", CORRECTIONS)
def test_a_corrected_number_needs_no_change_of_the_rules(name: str, tmp_path: Path) -> None:
    # With the bytecode, which Python would otherwise make again for every module.
    shutil.copytree(Path(zashiki.__file__).parent, tmp_path / "zashiki", ignore=shutil.ignore_patterns("page"))
    table = tmp_path / "zashiki/games/ninjato/components.py"
    before, after = CORRECTIONS[name]
    text = table.read_text(encoding="utf-8")
    assert text.count(before) == 1
    table.write_text(text.replace(before, after), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "ZASHIKI_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(tmp_path / "zashiki/__init__.py"), done.stderr[-2000:]
