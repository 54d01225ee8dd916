"""Records: written, read, replayed, verified; and everything that can be wrong with one."""

import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.playing import random_position
from zashiki import BadArgument, BadRecord, Position, Record, ZashikiError
from zashiki.kernel import fairness

DAY = datetime.date(2026, 11, 15)
GAME = random_position("take", 7)
FINISHED = str(Record.of(GAME, names=["Ada", "Grace"], day=DAY))
RUNNING = str(Record.of(random_position("take", 7, plies=20), names=["Ada", "Grace"], day=DAY))


def test_a_record_is_tags_and_numbered_moves() -> None:
    lines = RUNNING.splitlines()
    assert lines[:6] == [
        '[Game "take"]',
        '[Options "ninja_values=2/1 ninja_repeats=no"]',
        '[Players "2"]',
        '[Seat0 "Ada"]',
        '[Seat1 "Grace"]',
        '[Date "2026-11-15"]',
    ]
    assert '[Result "*"]' in lines
    assert all(len(line) <= 80 for line in lines)
    moves = RUNNING.split("\n\n")[1].split()
    assert moves[::2] == [f"{number}." for number in range(1, 21)]


def test_files_are_written_whole_and_read_back(tmp_path: Path) -> None:
    record = Record.parse(FINISHED)
    file = tmp_path / "game.zashiki"
    record.write(file)
    assert Record.read(file) == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.zashiki"]
    with pytest.raises(OSError):
        record.write(tmp_path)
    with pytest.raises(FileNotFoundError):
        record.write(tmp_path / "nowhere" / "game")
    assert [path.name for path in tmp_path.iterdir()] == ["game.zashiki"]


def test_line_endings_of_other_systems_are_accepted(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(FINISHED.replace("\n", "\r\n").encode())
    assert Record.read(file) == Record.parse(FINISHED)


def test_the_record_of_a_game_from_a_snapshot_contains_it() -> None:
    position = Position.restore(random_position("take", 7, plies=30).snapshot(), seed=5)
    position.push(position.legal_moves[-1])
    record = Record.of(position)
    assert '[Setup "' in str(record)
    assert Record.parse(str(record)).replay() == position


def test_options_are_stored() -> None:
    position = random_position("take", 7, options={"ninja_values": "1/0", "ninja_repeats": "yes"})
    assert Record.parse(str(Record.of(position))).replay() == position


def replace(old: str, new: str, text: str = FINISHED) -> str:
    assert old in text
    return text.replace(old, new, 1)


WRONG = {
    "empty": ("", "not a game record"),
    "prose": ("It was a dark and stormy night.\n", "not a game record"),
    "prose after tags": ('[Game "take"]\nIt was a dark night.\n', "Line 2: expected the number '1.'"),
    "no game": (replace('[Game "take"]\n', ""), r"no tag \[Game"),
    "unknown game": (replace('"take"', '"tako"'), "no game 'tako'"),
    "broken tag": (replace('[Game "take"]', '[Game "take]'), "Line 1: expected a tag"),
    "tag twice": (FINISHED.replace('[Players "2"]', '[Players "2"]\n[Players "2"]'), "occurs twice"),
    "tag among the moves": (FINISHED + '[Game "take"]\n', "before the moves"),
    "players": (replace('[Players "2"]', '[Players "3"]'), "played by 2"),
    "players in words": (replace('[Players "2"]', '[Players "two"]'), "cannot be read"),
    "option": (replace("ninja_values=2/1", "ninja_values=5/1"), "ninja_values is '2/1' or '1/0'"),
    "option without a value": (replace("ninja_values=2/1", "ninja_values"), "expected name=value"),
    "seed": (replace("7\"]\n[Result", "8\"]\n[Result"), "Line|changed|says"),
    "seed in words": (replace("7\"]\n[Result", "x\"]\n[Result"), "cannot be read"),
    "seed too large": (replace('[Seed "0', '[Seed "10'), "A seed is a whole number"),
    "result": (replace('[Result "1"]', '[Result "0"]'), "says seat 0 wins, but after its 64 moves seat 1 wins"),
    "shared result": (replace('[Result "1"]', '[Result "0 1"]'), "says seats 0 1 share the win"),
    "running": (replace('[Result "1"]', '[Result "*"]'), "says the game goes on"),
    "scores": (FINISHED.replace('[Scores "', '[Scores "1'), "its moves make them"),
    "name": (replace("Ada", "Eve"), "changed or truncated"),
    "no check": (replace("[Check", "[Chuck"), r"no tag \[Check"),
    "move number": (replace(" 3. ", " 4. "), "Line 12: expected the number '3.'"),
    "illegal move": (replace("\n\n1. ", "\n\n1. R:A>B 2. "), "Line 12"),
    "no seed": (replace("[Seed", "[Sead"), r"no tag \[Seed"),
    "many players": (replace('[Players "2"]', '[Players "99999999999"]'), "played by 2"),
    "cut in a move": (FINISHED[:-40], "Line|says|changed"),
    "cut in the tags": (FINISHED[:150], "Line 7: expected a tag"),
    "last move gone": (RUNNING.rstrip().rsplit(" ", 2)[0] + "\n", "changed or truncated"),
    "move missing": (RUNNING.rstrip().rsplit(" ", 1)[0] + "\n", "the move after '20.' is missing"),
    "setup of other players": (
        str(Record.of(Position.restore(GAME.snapshot()))).replace('[Result "1"]', '[Result "1"]\n[Players "2"]'),
        "twice",
    ),
    "setup of other options": (
        str(Record.of(Position.restore(GAME.snapshot()))).replace("ninja_values=2/1", "ninja_values=1/0"),
        "not those of its setup",
    ),
    "finished without a seed": (replace('[Seed "', '[Commitment "'), "of a finished game has one"),
    "deep setup": (replace("[Result", f'[Setup "{"[" * 5000}"]\n[Result'), "cannot be read"),
    "long seed": (replace('[Seed "0', f'[Seed "{"f" * 5000}'), "A seed is a whole number"),
    "odd letter": (replace("Ada", "\ud800"), "changed or truncated"),
    "setup": (replace("[Result", '[Setup "{}"]\n[Result'), "cannot be set up: A snapshot has"),
    "setup is not data": (replace("[Result", '[Setup "{"]\n[Result'), "cannot be read"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "words"), WRONG.values(), ids=WRONG)
def test_the_message_says_what_is_wrong(text: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        Record.parse(text)


def test_an_illegal_move_is_named_with_its_line() -> None:
    lines = FINISHED.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    words = lines[place + 2].split()
    number = words[0].rstrip(".")
    words[1] = "s."
    lines[place + 2] = " ".join(words)
    with pytest.raises(BadRecord, match=rf"Line {place + 3}, move {number}: 's\.' is not legal now"):
        Record.parse("\n".join(lines))


@pytest.mark.parametrize("text", [None, 7, b"A"])
def test_a_record_is_text(text: object) -> None:
    with pytest.raises(BadRecord, match="A record is text"):
        Record.parse(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("path", [None, 7, "a\0b"])
def test_file_names_are_checked(path: object) -> None:
    with pytest.raises(BadArgument, match="is not a file name"):
        Record.read(path)  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [["Ada"], ["a", "b", "c"], "Ad", [1, 2], 5])
def test_there_is_a_name_for_each_seat(names: list[str]) -> None:
    with pytest.raises(BadArgument, match="Expected 2 names, one for each seat"):
        Record.of(GAME, names=names)
    with pytest.raises(BadArgument, match="Expected 2 names, one for each seat"):
        GAME.board(0, names)


def test_names_are_made_printable() -> None:
    record = Record.of(GAME, names=["a\tb\n", "\ud800"])
    assert record.names == ("a b ", " ")
    assert Record.parse(str(record)) == record


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        Record.parse(FINISHED).write(tmp_path / "game")
    assert list(tmp_path.iterdir()) == []


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(bytes(range(256)))
    with pytest.raises(BadRecord, match="it is not text"):
        Record.read(file)


@given(st.data())
def test_any_change_to_a_record_is_detected(data: st.DataObject) -> None:
    """One letter replaced, removed or added anywhere: refused, or the same record still."""
    place = data.draw(st.integers(0, len(RUNNING) - 1))
    letter = data.draw(st.sampled_from(["", "0", "A", "G", ">", " ", "\n", '"', "]", "\\", "é"]))
    length = data.draw(st.integers(0, 1))
    changed = RUNNING[:place] + letter + RUNNING[place + length :]
    try:
        record = Record.parse(changed)
    except ZashikiError:
        return
    assert record == Record.parse(RUNNING)


# Proof of the deal


SECRET, NONCES = "5e" * 32, ("01" * 32, "02" * 32)


def fair_game() -> Record:
    position = Position.deal("take", seed=fairness.seed_of(SECRET, NONCES))
    while not position.is_over:
        position.push(position.legal_moves[0])
    return Record.of(position, commitment=fairness.commit(SECRET), secret=SECRET, nonces=NONCES)


def test_the_deal_follows_from_secret_and_nonces() -> None:
    record = fair_game()
    assert Record.parse(str(record)) == record
    record.verify()


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("secret", "5f" * 32, "not the one that was committed to"),
        ("commitment", "00" * 32, "not the one that was committed to"),
        ("nonces", ("01" * 32, "03" * 32), "does not follow"),
        ("nonces", ("01" * 32,), "1 nonces; expected one for each of 2 seats"),
        ("nonces", ("01", "02"), "Expected 64 hexadecimal digits for the nonce of seat 0"),
        ("secret", "secret", "Expected 64 hexadecimal digits for the secret"),
    ],
)
def test_a_manipulated_deal_is_detected(field: str, value: object, words: str) -> None:
    parts = {name: getattr(fair_game(), name) for name in Record.__struct_fields__}
    with pytest.raises(BadRecord, match=words):
        Record(**{**parts, field: value}).verify()


def test_secrets_are_random() -> None:
    assert len({fairness.new_secret() for _ in range(10)}) == 10


def test_a_running_game_on_a_server_has_a_commitment_but_no_seed() -> None:
    position = random_position("take", 7, plies=5)
    public = Record(
        game="take",
        options=position.options,
        players=2,
        moves=tuple(position.moves),
        names=("Ada", "Grace"),
        commitment=fairness.commit(SECRET),
    )
    assert Record.parse(str(public)) == public
    with pytest.raises(BadRecord, match="no seed yet"):
        public.replay()
    text = str(public)
    last = public.moves[-1]
    for wrong, words in {
        text.replace(fairness.commit(SECRET), "x"): "64 hexadecimal digits for the commitment",
        text.replace(f"5. {last}", "5. zzz"): "'zzz' is not a Ta-Ke move",
        text.replace('"*"', '"0"'): "of a finished game has one",
    }.items():
        with pytest.raises(BadRecord, match=words):
            Record.parse(wrong)
