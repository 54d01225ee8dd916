"""Compares the catalogues of every language with the English ones, and lists what is missing or superfluous.

    python tools/languages.py            all languages
    python tools/languages.py pl         one
    python tools/languages.py --write    writes docs/glossary from the languages' glossaries

The exit status is 1 if anything is to be done. `docs/translating.md` describes the files of a language.

- files, messages, attributes, and the variables of every pattern, which are equal in all languages
- plurals: a choice by a number has every plural category that whole numbers have in the language
- nouns, which `NOUN`, `LIST` and `COUNTS` look up: their grammatical forms may differ, but a form that the messages
  of a language ask for is there for every noun that they may ask for it
- patterns that are the same as in English: they are listed in `same-as-english.txt`
- the glossary, in which every English term has a translation
"""

import argparse
import csv
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
MESSAGES = ROOT / "src/zashiki/messages"
GLOSSARIES = ROOT / "docs/glossary"
ENGLISH = "en"
SAME = "same-as-english.txt"
GLOSSARY = "glossary.tsv"
GAMES = {"take": "Ta-Ke", "naishi": "Naishi", "ninjato": "Ninjato"}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LARGEST = 1000
"""Numbers in the games are smaller, so that categories of millions, as in French, do not matter."""
TERMINAL_WIDTH = 60
_NOUN_VARIABLES = {"count"}
_FUNCTIONS = {"NOUN", "LIST", "COUNTS", "NUMBER"}
VALUE = ""
"""The name of a message's own pattern, beside those of its attributes."""


@dataclass(frozen=True)
class Request:
    """A form of some nouns that a message asks for."""

    of: str
    form: str
    has_count: bool


@dataclass(frozen=True)
class Choice:
    """A selection by a variable."""

    variable: str
    keys: frozenset[str]
    default: str

    @property
    def is_plural(self) -> bool:
        """Whether it selects by plural categories."""
        named = {key for key in self.keys if not key.lstrip("-").isdecimal()}
        return named <= CATEGORIES and bool(named - {"other"})


@dataclass
class Pattern:
    """What a pattern is made of."""

    text: str
    variables: set[str] = field(default_factory=set)
    choices: list["Choice"] = field(default_factory=list)
    requests: set[Request] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    words: str = ""


class _Reader(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.pattern.words += f" {node.value}"

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.pattern.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.pattern.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.pattern.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant): variant.default for variant in node.variants}
            default = next(key for key, is_default in keys.items() if is_default)
            self.pattern.choices.append(Choice(node.selector.id.name, frozenset(keys), default))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.pattern.functions.add(node.id.name)
        options: dict[str, Any] = {option.name.name: option.value.value for option in node.arguments.named}
        if "of" in options:
            has_count = node.id.name == "COUNTS" or (len(node.arguments.positional) > 1 and node.id.name == "NOUN")
            self.pattern.requests.add(Request(options["of"], options.get("form", VALUE), has_count))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _pattern(pattern: ast.Pattern) -> Pattern:
    read = Pattern(FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern)))
    _Reader(read).visit(pattern)
    return read


Patterns = dict[str, Pattern]
"""The patterns of a message: its value, and its attributes."""


@dataclass
class Language:
    """The catalogues of a language, parsed."""

    name: str
    files: dict[str, dict[str, Patterns]] = field(default_factory=dict)
    """The messages of each file."""
    errors: list[str] = field(default_factory=list)
    """What cannot be parsed, or is defined twice."""

    def add(self, file: str, text: str) -> None:
        """Adds the messages of a file."""
        messages = self.files.setdefault(file, {})
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
                self.errors.append(f"{file}:{line}: {entry.annotations[0].message}")
            elif isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                if name in self.messages:
                    self.errors.append(f"{file}: {name} is defined twice")
                patterns = {attribute.id.name: _pattern(attribute.value) for attribute in entry.attributes}
                messages[name] = patterns | ({} if entry.value is None else {VALUE: _pattern(entry.value)})

    @property
    def messages(self) -> dict[str, Patterns]:
        """All messages and terms."""
        return {name: patterns for messages in self.files.values() for name, patterns in messages.items()}

    def requests(self) -> set[Request]:
        """The forms of nouns that messages ask for."""
        return {request for _, _, pattern in self.patterns() for request in pattern.requests}

    def patterns(self) -> Iterator[tuple[str, str, Pattern]]:
        """All patterns, with the names of their messages and attributes."""
        for name, patterns in self.messages.items():
            for attribute, pattern in patterns.items():
                yield name, attribute, pattern


@cache
def _read_folder(folder: Path) -> Language:
    language = Language(folder.name)
    for file in sorted(folder.glob("*.ftl")):
        language.add(file.name, file.read_text(encoding="utf-8"))
    return language


def read(name: str) -> Language:
    """The language in a folder."""
    return _read_folder(MESSAGES / name)


def nouns() -> dict[str, str]:
    """The messages that are looked up by their beginnings, with these: `take-piece-S` by `take-piece`."""
    found: dict[str, str] = {}
    for messages in read(ENGLISH).files.values():
        asked = {request.of for patterns in messages.values() for p in patterns.values() for request in p.requests}
        for of in sorted(asked, key=len):
            if "-" in of:  # a whole game, as in NOUN($piece, of: "ninjato"), has nouns with beginnings of their own
                begun = {name: patterns for name, patterns in messages.items() if name.startswith(f"{of}-")}
                found |= {name: of for name, patterns in begun.items() if _is_noun(patterns)}
    return found


def _is_noun(patterns: Patterns) -> bool:
    """Whether no text of a message has variables but a number, unlike events such as `ninjato-rumor-first`."""
    return all(pattern.variables <= _NOUN_VARIABLES for pattern in patterns.values())


def languages() -> list[str]:
    """All languages but English that have a folder."""
    return sorted(folder.name for folder in MESSAGES.iterdir() if folder.is_dir() and folder.name != ENGLISH)


def findings(name: str) -> list[str]:
    """What is to be done in a language, a line each."""
    language = read(name)
    return [
        *language.errors,
        *_compared_files(language),
        *_compared_patterns(language),
        *_choices(language),
        *_forms(language),
        *_references(language),
        *_widths(language),
        *([] if name == ENGLISH else _same_as_english(language)),
        *_glossary(language),
    ]


def _compared(what: str, here: Iterable[str], english: Iterable[str]) -> Iterator[str]:
    here, english = set(here), set(english)
    yield from (f"{what}: missing: {name}" for name in sorted(english - here))
    yield from (f"{what}: not in English: {name}" for name in sorted(here - english))


def _compared_files(language: Language) -> Iterator[str]:
    english = read(ENGLISH).files
    yield from _compared("files", language.files, english)
    for file in sorted(english.keys() & language.files.keys()):
        messages = {name for name in language.files[file] if not name.startswith("-")}
        yield from _compared(file, messages, english[file])


def _common(language: Language) -> Iterator[tuple[str, Patterns, Patterns]]:
    """The messages that are in both languages, with their patterns here and in English."""
    english = read(ENGLISH).messages
    for name, patterns in language.messages.items():
        if name in english:
            yield name, patterns, english[name]


def _compared_patterns(language: Language) -> Iterator[str]:
    asked, looked_up = read(ENGLISH).requests(), nouns()
    for name, patterns, english in _common(language):
        if name in looked_up:
            for_grammar = {request.form for request in asked if request.of == looked_up[name]}
            read_by_programs = english.keys() - for_grammar - {VALUE}
            missing = ({VALUE, *read_by_programs} & english.keys()) - patterns.keys()
            yield from (f"{_called(name, form)}: missing" for form in sorted(missing))
        else:
            yield from _compared(name, map(_form, patterns), map(_form, english))
        for form, pattern in patterns.items():
            what = f"{_called(name, form)}: variables"
            if name in looked_up:
                yield from _compared(what, pattern.variables, pattern.variables & _NOUN_VARIABLES)
            elif form in english:
                yield from _compared(what, pattern.variables, english[form].variables)


def _choices(language: Language) -> Iterator[str]:
    """Plurals that lack a category, and variants that are never chosen."""
    english = read(ENGLISH).messages
    for name, form, pattern in language.patterns():
        original = english.get(name, {}).get(form)
        choices = original.choices if original else []
        plural = {choice.variable for choice in choices if choice.is_plural}
        known = {key for choice in choices for key in choice.keys}
        for choice in pattern.choices:
            what = f"{_called(name, form)}: ${choice.variable}"
            if choice.is_plural or (choice.variable in plural and "1" in choice.keys):
                yield from (
                    f"{what}: the plural [{key}] is missing" for key in _missing_categories(language.name, choice)
                )
            elif original:
                yield from (f"{what}: [{key}] is not in English" for key in sorted(_named(choice) - known))


def _named(choice: Choice) -> set[str]:
    return {key for key in choice.keys - CATEGORIES - {choice.default} if not key.lstrip("-").isdecimal()}


def _missing_categories(language: str, choice: Choice) -> list[str]:
    """The categories of whole numbers that have no variant, without numbers that have their own."""
    category = Locale.parse(language).plural_form
    return sorted({category(number) for number in range(LARGEST) if str(number) not in choice.keys} - choice.keys)


def _forms(language: Language) -> Iterator[str]:
    """Nouns that lack a form for which they may be asked."""
    english, looked_up = read(ENGLISH).messages, nouns()
    for request in sorted(language.requests(), key=lambda request: (request.of, request.form)):
        under = [name for name, of in looked_up.items() if of == request.of]
        if "-" in request.of and not under:
            yield f'of: "{request.of}" finds no message'
        some = [name for name in under if request.form in english[name]]
        for name in some if some and request in read(ENGLISH).requests() else under:
            pattern = language.messages.get(name, {}).get(request.form)
            if not pattern:
                yield f"{_called(name, request.form)}: missing, as messages ask for it"
            elif "count" in pattern.variables and not request.has_count:
                yield f"{_called(name, request.form)}: has $count, but a message asks for it without a number"


def _references(language: Language) -> Iterator[str]:
    """References to messages and functions that do not exist."""
    for name, form, pattern in language.patterns():
        unknown = (pattern.references - language.messages.keys()) | (pattern.functions - _FUNCTIONS)
        yield from (f"{_called(name, form)}: unknown: {reference}" for reference in sorted(unknown))


def _widths(language: Language) -> Iterator[str]:
    """Lines of the primers, and of the terminal's help, that are wider than a terminal."""
    for name, _, pattern in language.patterns():
        if name.endswith("-primer") or name == "terminal-help":
            for line in pattern.text.splitlines():
                if len(line.removeprefix("    ")) > TERMINAL_WIDTH:
                    yield f"{name}: wider than {TERMINAL_WIDTH} columns: {line.strip()}"


def _same_as_english(language: Language) -> Iterator[str]:
    file = MESSAGES / language.name / SAME
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    intended = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    same = {
        _called(name, form)
        for name, patterns, english in _common(language)
        for form, pattern in patterns.items()
        if form in english and pattern.text == english[form].text and _has_words(pattern)
    }
    for called in sorted(same):
        if not any(fnmatchcase(called, line) for line in intended):
            yield f"{called}: the same as in English; if that is intended, list it in {SAME}"
    for line in intended:
        if not any(fnmatchcase(called, line) for called in same):
            yield f"{SAME}: nothing that is the same as in English: {line}"


def _has_words(pattern: Pattern) -> bool:
    """Whether a pattern has words of its own, not only names, numbers and signs."""
    return any(sum(map(str.isalpha, word)) > 1 for word in pattern.words.split())


def _form(form: str) -> str:
    return f".{form}" if form else "its text"


def _called(name: str, form: str) -> str:
    return f"{name}.{form}" if form else name


# Glossaries

Row = Mapping[str, str]


def glossary(language: str) -> list[Row]:
    """The rows of a language's glossary."""
    file = MESSAGES / language / GLOSSARY
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def _glossary(language: Language) -> Iterator[str]:
    def terms(rows: Iterable[Row]) -> list[str]:
        return [f"{row['game']}: {row['english']}" for row in rows]

    rows = glossary(language.name)
    if rows and set(rows[0]) != {"game", "english", "translation", "note"}:
        yield f"{GLOSSARY}: the first line is: game, english, translation, note, with tabs between them"
        return
    yield from _compared(GLOSSARY, terms(rows), terms(glossary(ENGLISH)))
    yield from (f"{GLOSSARY}: twice: {term}" for term, count in Counter(terms(rows)).items() if count > 1)
    yield from (
        f"{GLOSSARY}: no translation: {row['english']}" for row in rows if not (row["translation"] or "").strip()
    )


def glossary_page(game: str) -> str:
    """The glossary of a game in all languages, as a document."""
    names = [name for name in languages() if glossary(name)]
    found = {name: {row["english"]: row for row in glossary(name) if row["game"] == game} for name in names}
    rows = [row for row in glossary(ENGLISH) if row["game"] == game]
    lines = [
        f"# Words of {GAMES[game]}",
        "",
        "The words of every language, after its printed rules. Generated by `tools/languages.py` from",
        "`src/zashiki/messages/*/glossary.tsv`; see [Translating](../translating.md).",
        "",
        "| " + " | ".join([ENGLISH, *names]) + " |",
        "|---" * (len(names) + 1) + "|",
    ]
    for row in rows:
        cells = [row["english"], *(found[name].get(row["english"], {}).get("translation", "") for name in names)]
        lines.append("| " + " | ".join(cells) + " |")
    for name, translations in ((ENGLISH, {row["english"]: row for row in rows}), *found.items()):
        notes = [f"- {row['english']}: {row['note']}" for row in translations.values() if row["note"]]
        lines += ["", f"## Notes: {name}", *notes] if notes else []
    return "\n".join(lines) + "\n"


def write_glossaries() -> None:
    """Writes the documents with all glossaries."""
    GLOSSARIES.mkdir(exist_ok=True)
    for game in GAMES:
        (GLOSSARIES / f"{game}.md").write_text(glossary_page(game), encoding="utf-8")


def stale_glossaries() -> list[str]:
    """Documents that the glossaries have outdated."""
    files = {GLOSSARIES / f"{game}.md": glossary_page(game) for game in GAMES}
    stale = [file for file, text in files.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    return [f"{file.relative_to(ROOT)} is stale: run python tools/languages.py --write" for file in stale]


def main() -> int:
    """Lists what is to be done; the exit status is 1 if there is anything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", help="languages such as pl; all if none is given")
    parser.add_argument("--write", action="store_true", help="write docs/glossary first")
    arguments = parser.parse_args()
    if arguments.write:
        write_glossaries()
    wanted = arguments.languages or languages()
    found = {name: findings(name) for name in wanted}
    for name, lines in found.items():
        print(f"{name}: {len(lines)} to do" if lines else f"{name}: complete")
        for line in lines:
            print(f"  {line}")
    stale = [] if arguments.languages else stale_glossaries()
    for line in stale:
        print(line)
    return 1 if stale or any(found.values()) else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
