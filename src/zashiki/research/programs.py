"""Programs of other authors as players: they speak the engine protocol of docs/engine.md.

A program is sent only what its seat may know. One that crashes, is too slow or answers nonsense raises
`ProgramFailure` and is ended; the next game starts it again.
"""

import os
import select
import shlex
import shutil
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from threading import Thread, Timer

from zashiki.kernel.errors import BadArgument, ZashikiError, quoted
from zashiki.kernel.position import Position
from zashiki.research.engine import PositionMessage
from zashiki.workers.processes import before_exit

START_SECONDS = 60.0
"""How long a program may take to start and to introduce itself, on a machine that may be busy."""
READY_SECONDS = 300.0
"""How long it may take to get ready: some compile rules."""
INTRODUCED = "zepok"
INTRODUCTION = {"id", "option", "info", "", INTRODUCED}
"""The first words of its lines until then. Any other shows that it does not speak the protocol."""
MARGIN_SECONDS = 2.0
"""How long after its limit a program may answer."""
LONGEST_ANSWER = 1 << 16
"""The number of bytes of a line."""
MOST_LINES = 1 << 16
"""The most lines of an answer."""
LINES_OF_ERRORS = 3
"""How many of the last lines of its standard error are quoted when a program ends by itself."""

LAST_WORDS_SECONDS = 10.0
"""How long to wait for them, if a process that it has started keeps its standard error open."""


class ProgramFailure(ZashikiError):
    """A program crashed, was too slow, or did not keep to the protocol."""


class Program:
    """A running program."""

    def __init__(self, command: str) -> None:
        """Starts the program; raises `ProgramFailure` if it does not introduce itself."""
        self._errors: deque[str] = deque(maxlen=LINES_OF_ERRORS)
        self._lines: deque[bytes] = deque()
        self._rest = b""
        self._is_late = False
        try:
            self._process = subprocess.Popen(
                split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that it is ended together with the processes that it starts
            )
        except OSError as error:
            raise ProgramFailure(f"it cannot be started: {error.strerror}") from None
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        _running.append(self)
        introduction = self._ask(["zep"], INTRODUCED, START_SECONDS)
        self.name = next((line[8:] for line in introduction if line.startswith("id name ")), "unnamed")
        """What the program calls itself."""
        self.options = {words[1] for words in map(str.split, introduction) if words[:1] == ["option"] and words[1:]}
        """The names of its options."""

    @property
    def is_running(self) -> bool:
        """Whether it can be asked for a move."""
        return self in _running

    def begin(self, seed: int) -> None:
        """Begins a game; a program that has the option `seed` plays reproducibly."""
        seeded = [f"setoption seed {seed}"] if "seed" in self.options else []
        self._ask(["newgame", *seeded, "isready"], "readyok", READY_SECONDS)

    def choose(self, position: Position, seed: int, seconds: float) -> str:
        """The program's move for the seat to decide. The seed is for what is imagined for that seat."""
        self._ask([str(PositionMessage.for_seat(position, seed)), "isready"], "readyok", READY_SECONDS)
        answer = self._ask([f"go time {max(1, round(1000 * seconds))}"], "bestmove", seconds + MARGIN_SECONDS)
        move = answer[-1].removeprefix("bestmove").strip()
        if move not in position.legal_moves:
            self.close()
            raise ProgramFailure(f"{quoted(move)} is not a legal move")
        return move

    def close(self) -> None:
        """Ends the program and all processes that it has started."""
        self._kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
        if self in _running:
            _running.remove(self)

    def _ask(self, lines: Sequence[str], last: str, seconds: float) -> list[str]:
        """Sends lines; returns the answers up to the one that begins with `last`.

        A program that is too slow is killed, which ends any writing; reading ends at the same time by itself.
        """
        watchdog = Timer(seconds, self._give_up)
        watchdog.start()
        try:
            return self._converse(lines, last, time.monotonic() + seconds)
        except ProgramFailure as failure:
            self.close()
            if self._is_late:
                raise ProgramFailure(f"no answer to {quoted(lines[-1])} within {seconds:g} s") from None
            self._listener.join(LAST_WORDS_SECONDS)
            said = "; ".join(self._errors)
            raise ProgramFailure(f"{failure}{f': {said}' if said else ''}") from None
        finally:
            watchdog.cancel()

    def _converse(self, lines: Sequence[str], last: str, deadline: float) -> list[str]:
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write("".join(f"{line}\n" for line in lines).encode())
            stdin.flush()
        except OSError:
            raise ProgramFailure("it has ended") from None
        answers: list[str] = []
        while not answers or answers[-1].split(" ")[0] != last:
            answer = self._read_line(deadline).decode(errors="replace").strip()
            word = answer.split(" ")[0]
            if word == "error" or (last == INTRODUCED and word not in INTRODUCTION):
                raise ProgramFailure(f"it answered {quoted(answer)}")
            if not answer.startswith("info "):
                answers.append(answer)
            if len(answers) > MOST_LINES:
                raise ProgramFailure("it writes endless answers")
        return answers

    def _read_line(self, deadline: float) -> bytes:
        """The next line. Waits no longer than that: a process that the program left behind may keep the output open."""
        stdout = self._process.stdout
        assert stdout is not None
        while not self._lines:
            seconds = max(0.0, deadline - time.monotonic())
            if not select.select([stdout], [], [], seconds)[0]:
                self._give_up()
            chunk = b"" if self._is_late else os.read(stdout.fileno(), LONGEST_ANSWER)
            *lines, self._rest = (self._rest + chunk).split(b"\n")
            self._lines.extend(lines)
            if not chunk:
                raise ProgramFailure("it has ended")
            if len(self._rest) >= LONGEST_ANSWER:
                raise ProgramFailure("it writes endless lines")
        return self._lines.popleft()

    def _give_up(self) -> None:
        self._is_late = True
        self._kill()

    def _kill(self) -> None:
        if self._process.returncode is None:  # its number may belong to another process after that
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _listen(self) -> None:
        """Keeps the last lines of the standard error; in a thread."""
        assert self._process.stderr is not None
        with self._process.stderr as stream:
            while raw := stream.readline(LONGEST_ANSWER):
                line = raw.decode(errors="replace").strip()
                if line:
                    self._errors.append(line)


_running: list[Program] = []


def close_all() -> None:
    """Ends all programs that this process has started."""
    for program in _running.copy():
        program.close()


before_exit(close_all)


def split(command: str) -> list[str]:
    """The words of a command; raises `BadArgument` if it is not one that can be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadArgument(f"The command {quoted(command)} cannot be read: {error}.") from None
    if not words or shutil.which(words[0]) is None:
        raise BadArgument(f"There is no program {quoted(words[0] if words else command)} that can be run.")
    return words
