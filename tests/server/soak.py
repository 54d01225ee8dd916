"""Kills a server a thousand times while people play: `python -m tests.server.soak [KILLS]`."""

import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.crash_scenario import CrashScenario

KILLS = 1000


def main(kills: int) -> None:
    """Runs the scenario, shows its progress, and prints a summary."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        scenario = CrashScenario(Path(folder), seed=time.time_ns())
        counts = scenario.status.counts

        def show(done: int) -> None:
            seconds = time.monotonic() - began
            line = f"{done} of {kills} kills, {counts['moves']} moves, {counts['tables']} tables, {seconds:.0f} s"
            print(f"\r{line}", end="", flush=True)

        scenario.run(kills, show)
        print("\nAll tables were played to the end; comparing with the store …")
        scenario.check()
        games = Counter(group.game for group in scenario.groups for _ in group.finished)
        entries = sum(len(players[0].received) for group in scenario.groups for _, players in group.finished)
    print(
        f"{counts['kills']} kills during games and {counts['kills during the start']} during the start, "
        f"{time.monotonic() - began:.0f} s.\n"
        f"Tables played to the end: {', '.join(f'{number} of {game}' for game, number in sorted(games.items()))}.\n"
        f"{counts['moves']} moves and undos acknowledged, {entries} entries in the logs, Warashi's among them; "
        f"{counts['losses']} lost connections, {counts['sent again after a loss']} messages sent again.\n"
        f"A start took {statistics.median(scenario.seconds_to_start):.2f} s (median).\n"
        "No acknowledged move is missing, none was played twice."
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else KILLS)
