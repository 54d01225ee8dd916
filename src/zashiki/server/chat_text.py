"""Chat messages as they are stored and shown: without invisible characters and towers of accents."""

import unicodedata

from zashiki.kernel.errors import because
from zashiki.server.confusables import is_ignorable
from zashiki.server.errors import Malformed
from zashiki.server.names import MOST_ACCENTS, MOST_MARKS

_EMOJI = range(0x1F000, 0x1FB00)
"""Including those that are newer than Python's version of Unicode."""
_JOINERS, _EMOJI_STYLE = "\u200c\u200d", "\ufe0f"
_JOINING_SCRIPTS = 0x0590
"""Scripts whose letters change when they are joined follow this character: Arabic, those of India …"""
_BLANK = "\u2800"


def readable(text: str) -> str:
    r"""A chat message that cannot disturb others; raises `Malformed` if nothing is left of it.

    >>> readable("Good \u202eluck\nto you")
    'Good luck to you'
    """
    composed = unicodedata.normalize("NFC", text)
    kept = ""
    for place, letter in enumerate(composed):
        if is_ignorable(letter):
            after = composed[place + 1 : place + 2]
            kept += letter if _is_needed(letter, kept, after) else ""
        elif unicodedata.category(letter) in ("Mn", "Me"):
            kept += letter if _can_carry(kept, letter) else ""
        else:
            kept += letter if _is_visible(letter) else " "
    if not kept.strip():
        raise Malformed(because("chat-empty"))
    return unicodedata.normalize("NFC", kept.strip())


def _is_visible(letter: str) -> bool:
    return (letter.isprintable() and letter != _BLANK) or ord(letter) in _EMOJI


def _is_needed(letter: str, before: str, after: str) -> bool:
    """Whether an invisible character changes what is seen: within an emoji, or between letters that join."""
    base = before.rstrip(_EMOJI_STYLE)[-1:]
    if letter == _EMOJI_STYLE:
        return before[-1:] == base and base != "" and not base.isalpha() and not base.isspace()
    if letter not in _JOINERS or not base or not after:
        return False
    is_emoji = letter == _JOINERS[1] and _is_symbol(base) and _is_symbol(after)
    return is_emoji or (before[-1:] == base and _joins(base) and _joins(after))


def _is_symbol(letter: str) -> bool:
    return unicodedata.category(letter).startswith("S") or ord(letter) in _EMOJI


def _joins(letter: str) -> bool:
    return ord(letter) >= _JOINING_SCRIPTS and unicodedata.category(letter)[0] in "LM"


def _can_carry(before: str, mark: str) -> bool:
    """Whether the last letter of a text can carry one more mark."""
    marks: list[str] = []
    for letter in reversed(before):
        if unicodedata.category(letter) not in ("Mn", "Me"):
            break
        marks.append(letter)
    base = before[: len(before) - len(marks)][-1:]
    accents = sum(_is_accent(one) for one in (*marks, mark))
    return base not in ("", " ") and len(marks) < MOST_MARKS and accents <= MOST_ACCENTS


def _is_accent(mark: str) -> bool:
    """Whether it can stand on letters of any script."""
    return unicodedata.name(mark, "").startswith("COMBINING")
