"""Names that look the same: the mechanisms of UTS #39, with data of Unicode in a compact form.

The data is written by `tools/unicode_names.py`; it has its own licence, which stands next to it.
"""

import unicodedata
from bisect import bisect
from functools import cache, reduce
from pathlib import Path

import msgspec

_DATA = Path(__file__).parent / "unicode" / "names.json"
_ANY = frozenset({"Zyyy", "Zinh"})
"""Characters that are common to all scripts, or inherit that of the character before."""
_WRITING_SYSTEMS = {
    "Hani": {"Hanb", "Jpan", "Kore"},
    "Hira": {"Jpan"},
    "Kana": {"Jpan"},
    "Bopo": {"Hanb"},
    "Hang": {"Kore"},
}
"""Languages that mix scripts."""
_NOT_WITH_LATIN = {"Cyrl", "Grek"}


class _Data(msgspec.Struct, frozen=True):
    scripts: tuple[tuple[int, int, str], ...]
    """The first and the last character of a range, and the scripts that use them."""
    ignorable: tuple[tuple[int, int], ...]
    prototypes: dict[str, str]
    """By prototype, the characters that look like it."""


@cache
def _data() -> _Data:
    return msgspec.json.decode(_DATA.read_bytes(), type=_Data)


@cache
def _prototypes() -> dict[int, str]:
    alike = {ord(letter): prototype for prototype, letters in _data().prototypes.items() for letter in letters}
    invisible = {code: "" for first, last in _data().ignorable for code in range(first, last + 1)}
    return alike | invisible


def skeleton(text: str) -> str:
    """The same for texts that look the same; not for display.

    >>> skeleton("раура1") == skeleton("paypal")  # the first one is in Cyrillic letters and a digit
    True
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    return unicodedata.normalize("NFD", plain.translate(_prototypes()))


def is_ignorable(letter: str) -> bool:
    """Whether a character is invisible by definition: a joiner, a change of direction, or the like."""
    return _prototypes().get(ord(letter)) == ""


@cache
def _scripts(letter: str) -> frozenset[str] | None:
    """The scripts that use a character and the writing systems that contain them; None if a name cannot contain it."""
    ranges = _data().scripts
    first, last, names = ranges[bisect(ranges, (ord(letter) + 1,)) - 1]
    if not first <= ord(letter) <= last:
        return None
    scripts = frozenset(names.split())
    return scripts.union(*(_WRITING_SYSTEMS.get(script, ()) for script in scripts))


def is_allowed(letter: str) -> bool:
    """Whether a name can contain a character: one of a script in general use, a sign on every keyboard, or an emoji."""
    return _scripts(letter) is not None


def mixes_scripts(text: str) -> bool:
    """Whether allowed characters are of more scripts than people mix: less than "moderately restrictive" in UTS #39.

    >>> mixes_scripts("Ελένη"), mixes_scripts("Xさん 太郎"), mixes_scripts("Pаul")  # the last with a Cyrillic a
    (False, False, True)
    """
    used = [scripts for letter in text if (scripts := _scripts(letter)) and not scripts & _ANY]
    other = [scripts for scripts in used if "Latn" not in scripts]
    return bool(used) and not _common(used) and not _common(other) - _NOT_WITH_LATIN


def _common(sets: list[frozenset[str]]) -> frozenset[str]:
    return reduce(frozenset.intersection, sets) if sets else frozenset()
