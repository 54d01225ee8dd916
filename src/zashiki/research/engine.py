"""Warashi as a program that is driven by lines of text, in the manner of UCI: the engine protocol of docs/engine.md.

A session handles one line at a time and answers at once, except that a search runs in a thread of its own. A line that
it cannot use is answered by one line that begins with `error`, and changes nothing.
"""

import re
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from threading import Event, Lock, Thread
from typing import Any, BinaryIO, TypeAlias, TypeVar

import msgspec

from zashiki.kernel.engine import Candidate
from zashiki.kernel.errors import BadArgument, ZashikiError, did_you_mean, one_of, quoted
from zashiki.kernel.levels import HIGHEST
from zashiki.kernel.position import Position
from zashiki.kernel.random import SEED_BITS, new_seed
from zashiki.kernel.record import Record
from zashiki.warashi.analysis import calibrated, engine_for
from zashiki.warashi.levels import Plan, plan
from zashiki.warashi.warm import warm_engine

NAME = "Warashi"
MOST_NODES = 2**31 - 1
"""The largest search; `go infinite` searches this number of nodes and then waits for `stop`."""
LONGEST_TIME = 24 * 60 * 60 * 1000
"""The longest search, in milliseconds."""
LONGEST_LINE = 1 << 20
"""The number of bytes of a line."""
FIRST_INFO = 1024
"""The number of nodes after which a search first reports; from then on it does each time that the number doubles."""
UNSET = "none"
_NUMBER = re.compile(r"[0-9]{1,78}")
Write: TypeAlias = Callable[[str], None]
"""Writes one line."""
T = TypeVar("T", int, float)


class PositionMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What follows the word `position`: a snapshot or a record, and what a program may find useful."""

    snapshot: dict[str, Any] | None = None
    """The position, as `Position.snapshot` returns it."""
    record: str | None = None
    """The text of a record; the position is the one after its last move."""
    ply: int | None = None
    """The number of the record's moves to play, if not all."""
    history: list[str] = []
    """The moves so far, as the seat to decide may see them."""
    legal: list[str] = []
    """The legal moves."""
    view: Any = None
    """What the seat to decide sees."""

    @classmethod
    def for_seat(cls, position: Position, seed: int) -> "PositionMessage":
        """A position for a program that plays the seat to decide: nothing in it depends on what is hidden from it.

        The snapshot is a full position that the seat cannot tell from the true one, imagined with `seed`.
        """
        seat = position.player
        return cls(
            snapshot=position.imagine(seat, seed).snapshot(),
            history=position.moves_seen(seat),
            legal=position.legal_moves,
            view=position.view(seat),
        )

    @classmethod
    def parse(cls, text: str) -> "PositionMessage":
        """The message of a line; raises `ZashikiError` if it is not one."""
        expected = 'expected position and a JSON object with "snapshot" or "record"'
        try:
            message = msgspec.json.decode(text.encode(errors="replace"), type=cls)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadArgument(f"{expected}: {error}") from None
        if (message.snapshot is None) == (message.record is None):
            raise BadArgument(f"{expected}, one of the two")
        if message.ply is not None and message.record is None:
            raise BadArgument('expected "ply" only together with "record"')
        return message

    def position(self) -> Position:
        """The position; raises `ZashikiError` if it is impossible."""
        if self.snapshot is not None:
            return Position.restore(self.snapshot, seed=0)
        position = Record.parse(self.record or "").replay()
        plies = position.ply if self.ply is None else self.ply
        if not 0 <= plies <= position.ply:
            raise BadArgument(f'expected a "ply" from 0 to {position.ply}, not {plies}')
        while position.ply > plies:
            position.pop()
        return position

    def __str__(self) -> str:
        """The message as a line."""
        return f"position {msgspec.json.encode(self).decode()}"


class Limits(msgspec.Struct, frozen=True):
    """How far a search goes."""

    nodes: int | None = None
    milliseconds: int | None = None
    is_infinite: bool = False

    @classmethod
    def parse(cls, text: str) -> "Limits":
        """The limits after the word `go`."""
        words = text.split()
        if words == ["infinite"]:
            return cls(is_infinite=True)
        given = dict(zip(words[::2], words[1::2], strict=False))
        if len(words) % 2 or 2 * len(given) != len(words) or not given.keys() <= {"nodes", "time"}:
            raise BadArgument(
                f"expected go, and after it nodes NUMBER, time MILLISECONDS, both or infinite; not {quoted(text)}"
            )
        nodes = _number("nodes", given["nodes"], 1, MOST_NODES) if "nodes" in given else None
        milliseconds = _number("time", given["time"], 1, LONGEST_TIME) if "time" in given else None
        return cls(nodes, milliseconds)


class Session:
    """A conversation with one user: the options, the position, and at most one search."""

    def __init__(self, write: Write, level: int | None = None, seed: int | None = None) -> None:
        self._write = write
        self._writing = Lock()
        self._options = {"level": level, "seed": seed}
        self._position: Position | None = None
        self._search: Thread | None = None
        self._is_searching = False
        self._is_heard = True
        self._stop = Event()
        self._commands: Mapping[str, Callable[[str], None]] = {
            "zep": self._introduce,
            "isready": self._get_ready,
            "setoption": self._set_option,
            "newgame": self._forget,
            "position": self._set_position,
            "go": self._go,
            "stop": lambda _: self._stop.set(),
        }

    def serve(self, lines: BinaryIO) -> None:
        """Handles lines until `quit` or the end of the input; both end a search."""
        try:
            while raw := lines.readline(LONGEST_LINE + 1):
                if len(raw) > LONGEST_LINE:
                    while raw and not raw.endswith(b"\n"):
                        raw = lines.readline(LONGEST_LINE)
                    self._print(f"error expected a line of at most {LONGEST_LINE} bytes")
                elif not self.handle(raw.decode(errors="replace")):
                    break
        finally:
            self._stop.set()
            if self._search is not None:
                self._search.join()

    def handle(self, line: str) -> bool:
        """Handles a line; returns whether the session goes on."""
        command, _, rest = line.strip().partition(" ")
        if command == "quit":
            return False
        if command:
            try:
                self._execute(command, rest.strip())
            except ZashikiError as error:
                self._print(f"error {' '.join(str(error).split())}")
        return self._is_heard

    def _execute(self, command: str, rest: str) -> None:
        if command not in self._commands:
            known = [*self._commands, "quit"]
            raise BadArgument(f"expected {one_of(known)}, not {quoted(command)}.{did_you_mean(command, known)}")
        takes_arguments = command in ("setoption", "position", "go")
        if rest and not takes_arguments:
            raise BadArgument(f"expected {command} alone on its line, not with {quoted(rest)}")
        if self._is_searching and command not in ("stop", "isready"):
            raise BadArgument(f"expected stop, isready or quit during a search, not {quoted(command)}")
        self._commands[command](rest)

    def _print(self, line: str) -> None:
        """Writes a line; when nobody reads the answers any more, it ends any search and then the session."""
        with self._writing:
            try:
                self._write(line)
            except BrokenPipeError:
                self._is_heard = False
                self._stop.set()

    def _introduce(self, _: str) -> None:
        self._print(f"id name {NAME}")
        for name, value in self._options.items():
            self._print(f"option {name} {UNSET if value is None else value}")
        self._print("zepok")

    def _get_ready(self, _: str) -> None:
        if self._position is not None and not self._is_searching:
            warm_engine(self._position.rulebook.name)
        self._print("readyok")

    def _set_option(self, text: str) -> None:
        name, _, value = text.partition(" ")
        if name not in self._options:
            raise BadArgument(f"expected setoption and {one_of(self._options)}, not {quoted(name)}")
        least, most = (1, HIGHEST) if name == "level" else (0, 2**SEED_BITS - 1)
        value = value.strip()
        self._options[name] = None if value == UNSET else _number(name, value, least, most, f" or {UNSET}")

    def _forget(self, _: str) -> None:
        self._position = None

    def _set_position(self, text: str) -> None:
        self._position = PositionMessage.parse(text).position()

    def _go(self, text: str) -> None:
        limits, position, level = Limits.parse(text), self._position, self._options["level"]
        if position is None or position.is_over:
            raise BadArgument("expected a position in which the game goes on, before go")
        if level is None and limits == Limits():
            raise BadArgument("expected go with nodes, time or infinite, because no level is set")
        planned = self._plan(position, limits, level)
        if self._search is not None:
            self._search.join()
        self._stop.clear()
        self._is_searching = True
        self._search = Thread(target=self._think, args=(position, planned, limits.is_infinite), daemon=True)
        self._search.start()

    def _plan(self, position: Position, limits: Limits, level: int | None) -> Plan:
        """What to do within the limits of `go` and of the level."""
        seed = self._decision_seed(position)
        given = Plan(None, None, None, seed) if level is None else plan(position, level, seed)
        seconds = None if limits.milliseconds is None else limits.milliseconds / 1000
        nodes = _least(given.nodes, limits.nodes)
        seconds = _least(given.seconds, seconds)
        if nodes is None and seconds is None:
            nodes = MOST_NODES
        return given._replace(nodes=nodes, seconds=seconds)

    def _decision_seed(self, position: Position) -> int:
        """The same for the same option and position, and another one for each position."""
        seed = self._options["seed"]
        if seed is None:
            return new_seed()
        text = msgspec.json.encode([seed.to_bytes(SEED_BITS // 8), position.snapshot()])
        return int.from_bytes(sha256(text).digest())

    def _think(self, position: Position, planned: Plan, is_infinite: bool) -> None:
        """Searches and prints the best move; in a thread."""
        move = planned.move
        if move is None:
            candidates = self._search_for(position, planned)
            move = candidates[0].move if candidates else position.legal_moves[0]
        if is_infinite:
            self._stop.wait()
        self._is_searching = False  # before the answer, which may be followed by the next command at once
        self._print(f"bestmove {move}")

    def _search_for(self, position: Position, planned: Plan) -> list[Candidate]:
        engine = engine_for(position.rulebook.name)(position, planned.seed)
        began, reported = time.perf_counter(), FIRST_INFO // 2

        def report() -> None:
            candidates = engine.candidates
            if candidates:
                milliseconds = round(1000 * (time.perf_counter() - began))
                self._print(describe(calibrated(position, candidates[0]), engine.nodes, milliseconds))

        def poll() -> bool:
            nonlocal reported
            if engine.nodes >= 2 * reported:
                reported = engine.nodes
                report()
            return self._stop.is_set()

        engine.run(planned.nodes, planned.seconds, poll, until_clear=self._options["level"] is not None)
        report()
        return engine.candidates


def describe(candidate: Candidate, nodes: int, milliseconds: int) -> str:
    """A line about the best move so far; chance and margin are those of the seat to decide."""
    figures = f"nodes {nodes} time {milliseconds} chance {candidate.chance:.4f} margin {candidate.margin:.2f}"
    return f"info {figures} line {' '.join(candidate.line)}"


def _number(name: str, text: str, least: int, most: int, alternative: str = "") -> int:
    number = int(text) if _NUMBER.fullmatch(text) else -1
    if not least <= number <= most:
        raise BadArgument(f"expected for {name} a whole number from {least} to {most}{alternative}, not {quoted(text)}")
    return number


def _least(first: T | None, second: T | None) -> T | None:
    """The smaller one of two limits that may not be set."""
    given = [limit for limit in (first, second) if limit is not None]
    return min(given) if given else None
