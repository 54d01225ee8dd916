"""The check that all sentences are in the catalogues finds those that are not."""

import pytest
from tools.english import EXEMPT, FOLDERS, SOURCE, STRINGS, exempt, sentences


@pytest.mark.parametrize(
    "code",
    [
        'raise BadArgument("There is no such game.")',
        'print(f"{name} wins")',
        'def f() -> str:\n    """Documented."""\n    return "It is your turn"',
        'words = {"key": ["A draw, five points."]}',
        'log_in("wrong password")',
    ],
)
def test_a_sentence_in_code_is_found(code: str) -> None:
    assert len(list(sentences(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        '"""A module. It has sentences."""',
        'def f() -> "list[int, str]":\n    """Documented in a sentence."""',
        'raise BadArgument(because("no-such-game"))',
        'log.warning("the database failed", extra={"reason": "of the host"})',
        'assert position.player is not None, "only the last position has nobody to decide"',
        'raise TypeError("two messages have the same name")',
        'Nonce = Annotated[str, Meta(description="Your contribution to the deal.")]',
        'names = f"{first} {second}", "take-board-points", "%Y-%m-%d %H:%M"',
    ],
)
def test_what_players_do_not_read_passes(code: str) -> None:
    assert list(sentences(code)) == []


def test_every_exemption_is_needed() -> None:
    files = [file for folder in FOLDERS for file in (SOURCE / folder).rglob("*.py")]
    found = {
        file.relative_to(SOURCE).as_posix(): [text for _, text in sentences(file.read_text(encoding="utf-8"))]
        for file in files
    }
    assert all(any(found[path] for path in found if exempt(path, [pattern])) for pattern in EXEMPT)
    whole = "".join(file.read_text(encoding="utf-8") for file in files)
    assert all(text.partition("…")[0] in whole for text in STRINGS)
