"""Checks the project's texts for phrasings that are hard to read.

`make check` runs it over code, documents and messages. Each pattern is listed with the plain form to use instead.
It is a net for the worst cases, not a grammar checker: see CONTRIBUTING.md, "Style".
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SUFFIXES = {".py", ".md", ".ts", ".svelte", ".ftl", ".js", ".html", ".css", ".toml", ".yml", ".yaml"}
NAMES = {"Makefile"}
OWN_EXAMPLES = {"tools/plain_english.py", "tests/test_plain_english.py"}
"""Files that quote the patterns on purpose."""


class Pattern(NamedTuple):
    """A phrasing to avoid."""

    name: str
    regex: re.Pattern[str]
    instead: str


class Finding(NamedTuple):
    """A place where a pattern occurs."""

    line: int
    pattern: Pattern
    text: str


PATTERNS = (
    Pattern("he for a player", re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE), "they, the player, the seat"),
    Pattern("the own", re.compile(r"\bthe own\b", re.IGNORECASE), "your own, its own, the player's"),
    Pattern("so many", re.compile(r"\bso (many|much|often|long)\b", re.IGNORECASE), "the number, or its name"),
    Pattern(
        "is no",
        re.compile(
            r"(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|one\b|\W)\w+", re.IGNORECASE
        ),
        "is not a …",
    ),
    Pattern("reckon", re.compile(r"\breckon", re.IGNORECASE), "count, score"),
    Pattern(
        "headless Who",
        re.compile(r"(?:^|[.!:;]\s|\"\"\"|['\"`]|#\s|//\s|\*\s|[-|>]\s)\s*Who [a-z][^.?!]*(?:[.!]|$)"),
        "a noun or a verb first",
    ),
)


def find(text: str) -> Iterator[Finding]:
    """All places in a text where a pattern occurs."""
    for number, line in enumerate(text.splitlines(), start=1):
        for pattern in PATTERNS:
            for match in pattern.regex.finditer(line):
                yield Finding(number, pattern, match[0].strip())


def files() -> Iterator[Path]:
    """The project's own texts, as git lists them."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in listed.stdout.split("\0"):
        path = ROOT / name
        is_text = path.suffix in SUFFIXES or path.name in NAMES
        if name and is_text and name not in OWN_EXAMPLES and path.is_file():
            yield path


def main() -> int:
    """Prints every finding, or only the counts; fails if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", action="store_true", help="print the number of findings for each pattern")
    arguments = parser.parse_args()
    counts: Counter[str] = Counter()
    for path in files():
        for finding in find(path.read_text(encoding="utf-8")):
            counts[finding.pattern.name] += 1
            if not arguments.count:
                place = f"{path.relative_to(ROOT)}:{finding.line}"
                print(f"{place}: {finding.text!r}; write: {finding.pattern.instead}")
    if arguments.count:
        for pattern in PATTERNS:
            print(f"{pattern.name}: {counts[pattern.name]}")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
