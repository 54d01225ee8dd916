"""Writes `src/zashiki/server/unicode/names.json`: what the server has to know of Unicode to compare names.

The data comes from ICU, which this project does not need otherwise: `pip install pyicu-wheels`, then
`python tools/unicode_names.py`. After a change the keys of stored names have to be computed again, by a migration.
"""

import json
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import icu

TARGET = Path(__file__).parents[1] / "src/zashiki/server/unicode/names.json"
SURROGATES = range(0xD800, 0xE000)
EVERYTHING = [chr(code) for code in range(0x110000) if code not in SURROGATES]


def prototypes() -> dict[str, str]:
    """By prototype (UTS #39, confusables.txt): the characters that look like it.

    Without characters that NFKC or NFD replaces anyway.
    """
    checker = icu.SpoofChecker()
    alike: dict[str, str] = defaultdict(str)
    ignorable = set(members("[:Default_Ignorable_Code_Point:]"))
    for letter in EVERYTHING:
        is_stable = all(unicodedata.normalize(form, letter) == letter for form in ("NFKC", "NFD"))
        prototype = str(checker.getSkeleton(0, letter))
        if is_stable and prototype != letter and letter not in ignorable:
            alike[prototype] += letter
    return dict(sorted(alike.items()))


def members(pattern: str) -> Iterator[str]:
    """The characters of a set in ICU's notation."""
    found = icu.UnicodeSet(pattern)
    return (letter for letter in EVERYTHING if found.contains(letter))


def ranges(letters: Iterator[str], value: Callable[[str], str]) -> list[list[int | str]]:
    """Ranges of code points with the same value: first, last, value."""
    found: list[list[int | str]] = []
    for letter in letters:
        code, what = ord(letter), value(letter)
        if found and found[-1][1] == code - 1 and found[-1][2] == what:
            found[-1][1] = code
        else:
            found.append([code, code, what])
    return found


def scripts(letter: str) -> str:
    """The scripts that use a character, by their codes in ISO 15924."""
    return " ".join(sorted(icu.Script(code).getShortName() for code in icu.Script.getScriptExtensions(letter)))


ALLOWED = "[[:Identifier_Status=Allowed:] [\\u0020-\\u007E] [[:Emoji_Presentation:] - [:Regional_Indicator:]]]"
"""What a name may contain: letters and marks of scripts in general use, signs on every keyboard, emoji."""

if __name__ == "__main__":
    data = {
        "version": icu.UNICODE_VERSION,
        "scripts": ranges(members(ALLOWED), scripts),
        "ignorable": [
            first_last[:2] for first_last in ranges(members("[:Default_Ignorable_Code_Point:]"), lambda _: "")
        ],
        "prototypes": prototypes(),
    }
    TARGET.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"Written: {TARGET}, Unicode {data['version']}.")
