"""The names of players: readable, and not to be mistaken for those of others."""

import re
import secrets
import unicodedata
from functools import cache

from zashiki.kernel.errors import because, quoted
from zashiki.server.confusables import is_allowed, mixes_scripts, skeleton
from zashiki.server.errors import BadName

LONGEST = 24
MOST_MARKS = 4
"""Marks on one letter; some scripts need four."""
MOST_ACCENTS = 3
"""The same for accents, which can be put on any letter."""
_ACCENTS = range(0x0300, 0x0370)
_COMPUTER = "Warashi"
_NO_ACCOUNT = ("Guest", "Somebody")


def check_name(name: str) -> str:
    """Returns the name in its usual letters (NFKC); raises `BadName` if an account may not have it.

    >>> check_name("Ada")
    'Ada'
    """
    name = unicodedata.normalize("NFKC", name)
    if not 1 <= len(name) <= LONGEST:
        raise BadName(because("name-length", most=LONGEST))
    if name != name.strip():
        raise BadName(because("name-space"))
    if "  " in name or not all(is_allowed(letter) for letter in name):
        raise BadName(because("name-characters"))
    if mixes_scripts(name):
        raise BadName(because("name-alphabets"))
    if _has_stray_marks(name):
        raise BadName(because("name-accents", most=MOST_ACCENTS))
    _check_reserved(name)
    return name


def name_key(name: str) -> str:
    """The normalized name, to find an account: equal for names that differ only in case or letter width.

    >>> name_key("ＡＤＡ") == name_key("ada")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeletons(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters; two names with one in common look alike.

    >>> bool(skeletons("AIice") & skeletons("alice"))  # with a capital i instead of a small L
    True
    """
    return frozenset((skeleton(skeleton(name).casefold()), skeleton(name_key(name))))


def _has_stray_marks(name: str) -> bool:
    """Whether marks are stacked higher than any language needs, or have nothing to stand on."""
    base, marks = " ", ""
    for letter in unicodedata.normalize("NFD", name):
        if unicodedata.category(letter) not in ("Mn", "Me"):
            base, marks = letter, ""
            continue
        accents = sum(ord(mark) in _ACCENTS for mark in marks + letter)
        if base == " " or letter in marks or len(marks) == MOST_MARKS or accents > MOST_ACCENTS:
            return True
        marks += letter
    return False


def _check_reserved(name: str) -> None:
    """Raises `BadName` for the names of Warashi and of players without an account, however they are disguised."""
    words = re.findall(r"[^\W_]+", _without_marks(name))
    rests = ["".join(words[start:]) for start in range(len(words))]
    if any(look.startswith(tuple(_looks(_COMPUTER))) for rest in rests for look in skeletons(rest)):
        raise BadName(because("name-computer", name=_COMPUTER))
    for reserved in _NO_ACCOUNT:
        numbered = re.compile(f"({'|'.join(_looks(reserved))}){_NUMBER}")
        if any(numbered.fullmatch(look) for text in (*words[:1], *rests[:1]) for look in skeletons(text)):
            raise BadName(because("name-guest", name=quoted(name)))


_NUMBER = "[0-9lo]*"
"""Skeletons have letters instead of some digits."""


def _without_marks(text: str) -> str:
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))


@cache
def _looks(word: str) -> frozenset[str]:
    """The skeletons of a reserved word, in small and capital letters."""
    return skeletons(word) | skeletons(word.upper())


def guest_name() -> str:
    """A name for a guest."""
    return f"Guest {secrets.randbelow(9000) + 1000}"
