"""Records of games: text files similar to PGN in chess, with tags in brackets and numbered moves.

    [Game "take"]
    [Options "ninja_values=2/1 ninja_repeats=no"]
    [Players "2"]
    [Seat0 "Ada"]
    [Seat1 "Warashi"]
    [Date "2026-11-15"]
    [Seed "000…0007"]
    [Result "0"]
    [Scores "141 98"]
    [Check "1f0c…"]

    1. E>R 2. A 3. B …

Reading a record replays the game. `Result` has the winning seats, or `*` while the game goes on. `Check` is the start
of the SHA-256 of everything else; it detects accidents and is not a signature. The commitment proves that nobody chose
the deal: see `kernel.fairness`. The format is documented in docs/records.md.
"""

import datetime
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from zashiki.kernel import fairness
from zashiki.kernel.errors import BadArgument, BadRecord, Reason, ZashikiError, because, quoted
from zashiki.kernel.files import write_atomically
from zashiki.kernel.position import Position, check_names, prepare
from zashiki.kernel.registry import find

WIDTH = 78
CHECK_DIGITS = 16
RUNNING = "*"
_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_NUMBER = re.compile(r"(\d+)\.")
_REQUIRED = ("Game", "Options", "Players", "Result", "Check")


class Record(msgspec.Struct, frozen=True):
    """A game from its beginning to its end, or to the current position.

    >>> position = Position.deal("take", seed=7)
    >>> position.push("E>R")
    >>> record = Record.of(position, names=["Ada", "Grace"])
    >>> Record.parse(str(record)).replay() == position
    True
    """

    game: str
    options: dict[str, str]
    players: int
    moves: tuple[str, ...]
    seed: int | None = None
    """The seed of the deal; None for a game in progress on a server."""
    names: tuple[str, ...] = ()
    """The players' names by seat; empty strings if unknown."""
    date: str = ""
    setup: dict[str, Any] | None = None
    """The snapshot that the game started from; None if it was dealt."""
    winners: tuple[int, ...] | None = None
    """The winning seats; None while the game goes on."""
    scores: tuple[int, ...] | None = None
    commitment: str = ""
    secret: str = ""
    nonces: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        position: Position,
        names: Sequence[str] = (),
        day: datetime.date | None = None,
        commitment: str = "",
        secret: str = "",
        nonces: Sequence[str] = (),
    ) -> "Record":
        """The record of a position and the moves that led to it."""
        outcome = position.outcome
        return cls(
            game=position.rulebook.name,
            options=position.options,
            players=position.players,
            moves=tuple(position.moves),
            seed=position.seed,
            names=tuple(_printable(name) for name in check_names(names or [""] * position.players, position.players)),
            date=(day or datetime.date.today()).isoformat(),
            setup=position.setup,
            winners=outcome.winners if outcome else None,
            scores=outcome.scores if outcome else None,
            commitment=commitment,
            secret=secret,
            nonces=tuple(nonces),
        )

    @classmethod
    def excerpt(cls, position: Position, seat: int | None, names: Sequence[str] = (), commitment: str = "") -> "Record":
        """The record as a seat, or a spectator, may see it during the game: without seed and hidden choices."""
        whole = cls.of(position, names, commitment=commitment)
        if position.is_over:
            return whole
        setup = None if position.rulebook.has_secrets else whole.setup
        return msgspec.structs.replace(whole, seed=None, setup=setup, moves=tuple(position.moves_seen(seat)))

    def replay(self) -> Position:
        """Replays the game, from the deal to the last move."""
        if self.seed is None:
            raise BadRecord(because("record-no-seed-yet"))
        position = self._begin(self.seed)
        for move in self.moves:
            position.push(move)
        return position

    def verify(self) -> Position:
        """Replays the game and checks its result and deal; returns the last position or raises `BadRecord`."""
        try:
            position = self.replay()
        except BadRecord:
            raise
        except ZashikiError as error:
            raise BadRecord(because("record-replay", problem=str(error))) from None
        self._check_result(position)
        self._check_deal()
        return position

    def _begin(self, seed: int) -> Position:
        if self.setup is None:
            return Position.deal(self.game, seed=seed, players=self.players, options=self.options)
        position = Position.restore(self.setup, seed=seed)
        claimed = self.game, self.players, self.options
        if claimed != (position.rulebook.name, position.players, position.options):
            raise BadRecord(because("record-setup-differs"))
        return position

    def _check_result(self, position: Position) -> None:
        outcome = position.outcome
        winners, scores = (outcome.winners, outcome.scores) if outcome else (None, None)
        if self.winners != winners:
            said, true = str(_winners(self.winners)), str(_winners(winners))
            raise BadRecord(because("record-winners", said=said, moves=len(self.moves), true=true))
        if self.scores != scores:
            raise BadRecord(because("record-scores", said=str(self.scores), true=str(scores)))

    def _check_deal(self) -> None:
        if self.secret:
            fairness.check(self.commitment, self.secret, self.nonces, self.seed, self.players)

    def __str__(self) -> str:
        """The record as text."""
        tags = "".join(f"[{name} {_tag(value)}]\n" for name, value in self._tags().items())
        return tags.replace('[Check ""]', f'[Check "{_check(tags + self._numbered())}"]') + self._numbered()

    def _tags(self) -> dict[str, str]:
        tags = {
            "Game": self.game,
            "Options": " ".join(f"{name}={value}" for name, value in self.options.items()),
            "Players": str(self.players),
            **{f"Seat{seat}": name for seat, name in enumerate(self.names)},
            "Date": self.date,
            "Commitment": self.commitment,
            "Secret": self.secret,
            "Nonces": " ".join(self.nonces),
            "Seed": "" if self.seed is None else f"{self.seed:064x}",
            "Setup": "" if self.setup is None else msgspec.json.encode(self.setup).decode(),
            "Result": RUNNING if self.winners is None else _joined(self.winners),
            "Scores": "" if self.scores is None else _joined(self.scores),
        }
        present = {name: value for name, value in tags.items() if value or name == "Options"}
        return {**present, "Check": ""}

    def _numbered(self) -> str:
        lines, line = [], ""
        for number, move in enumerate(self.moves, start=1):
            entry = f"{number}. {move}"
            if len(line) + len(entry) >= WIDTH:
                lines.append(line)
                line = ""
            line = f"{line} {entry}" if line else entry
        return "\n" + "".join(f"{text}\n" for text in [*lines, line] if text)

    def write(self, path: str | Path) -> None:
        """Writes the record to a file, completely or not at all."""
        write_atomically(_file(path), str(self))

    @classmethod
    def read(cls, path: str | Path) -> "Record":
        """Reads a record from a file, replays and verifies it."""
        try:
            text = _file(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadRecord(because("record-not-text", file=str(path))) from None
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record from its text, replays and verifies it."""
        if not isinstance(text, str):
            raise BadRecord(because("record-text", given=quoted(text)))
        if not text.lstrip().startswith("["):
            raise BadRecord(because("not-a-record"))
        tags, numbered = _split(text)
        for name in _REQUIRED:
            if name not in tags:
                raise BadRecord(because("record-no-tag", tag=name))
        record = _from_tags(tags, tuple(move for _, move in numbered))
        if record.seed is not None:
            _replay_lines(record, numbered)
            record.verify()
        else:
            _check_running(record, numbered)
        if tags["Check"] != _check(text):
            raise BadRecord(because("record-check"))
        return record


def _split(text: str) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """The tags, and the moves with their line numbers."""
    tags: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.strip()
        if words.startswith("["):
            match = _TAG.fullmatch(words)
            if not match or moves:
                raise BadRecord(because("record-tag", line=number, given=repr(words)))
            if match[1] in tags:
                raise BadRecord(because("record-tag-twice", line=number, tag=match[1]))
            tags[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
        elif words:
            moves += _moves_of(words, number, len(moves))
    return tags, moves


def _moves_of(words: str, line: int, before: int) -> list[tuple[int, str]]:
    moves: list[tuple[int, str]] = []
    tokens = words.split()
    for label, move in zip(tokens[::2], [*tokens[1::2], ""], strict=False):
        expected = f"{before + len(moves) + 1}."
        if label != expected:
            raise BadRecord(because("record-number", line=line, number=repr(expected), given=repr(label)))
        if not move:
            raise BadRecord(because("record-move-missing", line=line, number=repr(label)))
        moves.append((line, move))
    return moves


def _from_tags(tags: Mapping[str, str], moves: tuple[str, ...]) -> Record:
    try:
        book = find(tags["Game"])
        players = int(tags["Players"])
        prepare(book, np.zeros(1, dtype=book.STATE), 0, players, None)
        setup = tags.get("Setup")
        result, scores = tags["Result"], tags.get("Scores")
        return Record(
            game=tags["Game"],
            options=dict(_pair(option) for option in tags["Options"].split()),
            players=players,
            moves=moves,
            seed=int(tags["Seed"], 16) if "Seed" in tags else None,
            names=tuple(tags.get(f"Seat{seat}", "") for seat in range(players)),
            date=tags.get("Date", ""),
            setup=msgspec.json.decode(setup, type=dict[str, Any]) if setup else None,
            winners=None if result == RUNNING else _numbers(result),
            scores=None if scores is None else _numbers(scores),
            commitment=tags.get("Commitment", ""),
            secret=tags.get("Secret", ""),
            nonces=tuple(tags.get("Nonces", "").split()),
        )
    except BadRecord:
        raise
    except (ValueError, RecursionError, msgspec.DecodeError) as error:
        raise BadRecord(because("record-tags", problem=str(error))) from None


def _pair(option: str) -> tuple[str, str]:
    name, equals, value = option.partition("=")
    if not equals:
        raise BadRecord(because("record-options", given=repr(option)))
    return name, value


def _replay_lines(record: Record, numbered: Sequence[tuple[int, str]]) -> None:
    """Replays the game so that the message about an illegal move has its line number."""
    try:
        position = record._begin(record.seed or 0)
    except ZashikiError as error:
        raise BadRecord(because("record-setup", problem=str(error))) from None
    for number, (line, move) in enumerate(numbered, start=1):
        try:
            position.push(move)
        except ZashikiError as error:
            raise BadRecord(f"Line {line}, move {number}: {error}") from None


def _check_running(record: Record, numbered: Sequence[tuple[int, str]]) -> None:
    """Checks a record without a seed, which belongs to a game in progress on a server."""
    if record.winners is not None or record.scores is not None or record.secret:
        raise BadRecord(because("record-no-seed"))
    fairness.check_digits("commitment", record.commitment)
    book = find(record.game)
    for line, move in numbered:
        if move not in book.actions and move not in book.concealed.values():
            raise BadRecord(because("record-move", line=line, move=quoted(move), game=book.title))


def _check(text: str) -> str:
    """The start of the digest of all lines except the check itself; line endings do not matter."""
    lines = [line.rstrip() for line in text.splitlines()]
    checked = "\n".join(line for line in lines if line and not line.startswith("[Check "))
    return sha256(checked.encode(errors="replace")).hexdigest()[:CHECK_DIGITS]


def _file(path: str | Path) -> Path:
    if not isinstance(path, str | Path) or "\0" in str(path):
        raise BadArgument(because("not-a-file-name", given=quoted(path)))
    return Path(path)


def _printable(value: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in value)


def _tag(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _numbers(words: str) -> tuple[int, ...]:
    return tuple(int(word) for word in words.split())


def _joined(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _winners(winners: Sequence[int] | None) -> Reason:
    if winners is None:
        return because("record-goes-on")
    return because("record-won", seats=_joined(winners), count=len(winners))
