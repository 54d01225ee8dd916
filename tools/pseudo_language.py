"""Writes a language in which every text is marked, for tests, and to try how a language is added.

    python tools/pseudo_language.py src/zashiki/messages/pt

It is English with a mark on each letter and with every vowel twice: 'ţáákéé ţĥéé ĝééîîšĥáá'. So a text on screen that
no catalogue has, or that a change of the language has missed, has plain letters; and texts are a third longer.
"""

import argparse
import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ENGLISH = Path(__file__).parents[1] / "src/zashiki/messages/en"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "áƀçđéƒĝĥîĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÎĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, MARKED)
VOWELS = re.compile("[aeiou]")


def marked(text: str, is_longer: bool = True) -> str:
    """A text with marks."""
    return (VOWELS.sub(r"\g<0>\g<0>", text) if is_longer else text).translate(LETTERS)


class _Marker(Transformer):
    """Marks the texts of a message, not what programs read in it."""

    def __init__(self, is_longer: bool) -> None:
        self._is_longer = is_longer

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(marked(node.value, self._is_longer))


def pseudo(catalogue: str) -> str:
    """A catalogue with marks. The primers and the help keep their length, as they fit exactly into the terminal."""
    resource = FluentParser().parse(catalogue)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            _Marker(not entry.id.name.endswith(("-primer", "terminal-help"))).visit(entry)
    return FluentSerializer().serialize(resource)


def write(folder: Path) -> None:
    """Writes all files of the language."""
    folder.mkdir(exist_ok=True)
    for file in ENGLISH.glob("*.ftl"):
        (folder / file.name).write_text(pseudo(file.read_text(encoding="utf-8")), encoding="utf-8")
    first, *rows = (ENGLISH / "glossary.tsv").read_text(encoding="utf-8").splitlines()
    terms = (row.split("\t") for row in rows)
    translated = ["\t".join((game, term, marked(own), note)) for game, term, own, note in terms]
    (folder / "glossary.tsv").write_text("\n".join((first, *translated, "")), encoding="utf-8")


def main() -> None:
    """Writes the language."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the folder of the language, which has a real code")
    write(parser.parse_args().folder)


if __name__ == "__main__":
    main()
