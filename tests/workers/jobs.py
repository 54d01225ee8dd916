"""Jobs that say where they run and wait for a test, by files."""

import os
import signal
import time
from pathlib import Path

import msgspec

from zashiki.kernel.engine import Stop
from zashiki.kernel.errors import BadArgument
from zashiki.kernel.position import Position
from zashiki.research.arena import PlayedRound, Round
from zashiki.server.jobs import HintJob, Job
from zashiki.warashi import Hint
from zashiki.warashi.analysis import analyse

BEGUN, ENDED, GO, HOLD = "begun", "ended", "go", "hold"


def note(folder: str, what: str) -> None:
    """Adds this process to those that did something."""
    with (Path(folder) / what).open("a") as file:
        file.write(f"{os.getpid()}\n")


def noted(folder: Path, what: str) -> list[int]:
    """The processes that did something."""
    file = folder / what
    return [int(line) for line in file.read_text().splitlines()] if file.exists() else []


class Process(msgspec.Struct, frozen=True):
    """The process that runs it."""

    def run(self, stop: Stop) -> int:
        return os.getpid()


class Mistake(msgspec.Struct, frozen=True):
    """Fails."""

    def run(self, stop: Stop) -> None:
        raise BadArgument("no such thing")


class Deadly(msgspec.Struct, frozen=True):
    """Kills its worker."""

    folder: str

    def run(self, stop: Stop) -> None:
        note(self.folder, BEGUN)
        os.kill(os.getpid(), signal.SIGKILL)


class Search(msgspec.Struct, frozen=True):
    """A search without end."""

    folder: str

    def run(self, stop: Stop) -> None:
        note(self.folder, BEGUN)
        analyse(Position.deal("take", seed=1), seconds=1_000_000, stop=stop)
        note(self.folder, ENDED)


class Patient(Job, frozen=True, kw_only=True):
    """A job of the server that waits until it may go on."""

    folder: str

    @property
    def seconds(self) -> float:
        return 1.0

    def run(self, stop: Stop) -> int:
        note(self.folder, BEGUN)
        while not stop() and not (Path(self.folder) / GO).exists():
            time.sleep(0.01)
        note(self.folder, ENDED)
        return os.getpid()


class HeldHint(HintJob, frozen=True, kw_only=True):
    """A hint that is held while there is a file `hold`."""

    folder: str

    def run(self, stop: Stop) -> list[Hint]:
        if (Path(self.folder) / HOLD).exists():
            note(self.folder, BEGUN)
            while not stop():
                time.sleep(0.01)
            note(self.folder, ENDED)
        return super().run(stop)


class HeldRound(msgspec.Struct, frozen=True):
    """A round that has been played, but whose result does not leave the worker until it may."""

    round: Round
    folder: str

    def run(self, stop: Stop) -> PlayedRound:
        played = self.round.run(stop)
        note(self.folder, BEGUN)
        while not stop() and not (Path(self.folder) / GO).exists():
            time.sleep(0.01)
        return played
