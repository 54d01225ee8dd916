"""A catalogue: the messages of one language, and the functions that they call.

A language is a folder of Fluent files, such as `messages/en`. A message of a game is in the file that its first word
names, `take-points` in `take.ftl`, and all others in `common.ftl`. A game from elsewhere has such a folder beside the
module of its rulebook, at least the English one.

The page has the same catalogues and the same functions (`web/src/lib/messages.ts`). Arguments are texts and numbers, so
facts with lists and counts pass them as texts: `f=2;v=1` and `L1;H3` (see `kernel.wording`).

- `NOUN($piece, of: "take-piece", form: "many")` is the attribute `.many` of the message `take-piece-…`, else its
  value. Characters that identifiers lack become hyphens. A second argument is the number of them, `$count` there.
- `LIST($places, of: "naishi-place", with: "or")` is several nouns in one phrase, and `COUNTS($loot, of: …)` a number
  of each; without `of` a list consists of words that need no message. Several arguments make one phrase:
  `COUNTS($paid, $gold, of: …)`. It is made by the messages `list-and`, `list-or` and `list-comma`; `with` says which,
  for the last two.
"""

import re
from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zashiki.kernel.entry_points import game_entry_points

DEFAULT = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that say a person's language; the first that is set decides."""
_FOLDER = "messages"
_COMMON = "common"
"""The file of the messages that belong to no game."""
_OWN = "zashiki"
"""The package with the catalogues of all languages."""
_NOT_IN_IDS = re.compile(r"[^a-zA-Z0-9_-]")

Argument = str | int | float


def sources(language: str) -> list[Path]:
    """The files of a language: those of this package, and those that games from elsewhere bring in their own."""
    packages = [_OWN, *(entry.module for entry in game_entry_points().values())]
    return [file for package in packages for file in sorted(_folder(package, language).glob("*.ftl"))]


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are."""
    return tuple(sorted(folder.name for folder in _folder(_OWN, DEFAULT).parent.iterdir() if folder.is_dir()))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that environment variables ask for, such as German for `LANG=de_AT.UTF-8`; else English."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), DEFAULT)
    language = re.split("[^a-z]", locale, maxsplit=1)[0]
    return language if language in languages() else DEFAULT


def file_of(language: str, name: str) -> str:
    """All messages of a game, or of `common`, in one text."""
    files = [file for file in sources(language) if file.name.removesuffix(".ftl").partition("-")[0] == name]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def _folder(package: str, language: str) -> Path:
    """The folder of a package's catalogues, found without importing it: in English if it lacks the language."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).with_name(_FOLDER)
    return folder / language if (folder / language).is_dir() else folder / DEFAULT


class Catalogue:
    """The messages of a language."""

    def __init__(self, language: str = DEFAULT) -> None:
        from fluent.runtime import FluentBundle

        functions: Any = {"NOUN": self._noun, "LIST": self._list, "COUNTS": self._counts}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.language = language
        self._loaded: set[str] = set()
        self._load(_COMMON)

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether there is a message with a value, or with an attribute."""
        self._load(id.partition("-")[0])
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return bool(message.value if attribute is None else message.attributes.get(attribute))

    def text(self, id: str, attribute: str | None = None, /, **arguments: Argument) -> str:
        """The text of a message, or of one of its attributes. Raises `LookupError` if anything is missing."""
        return self._format(id, attribute, arguments)

    def _format(self, id: str, attribute: str | None, arguments: Mapping[str, Any]) -> str:
        if not self.has(id, attribute):
            raise LookupError(f"no message {id}" + (f".{attribute}" if attribute else ""))
        message = self._bundle.get_message(id)
        pattern: Any = message.value if attribute is None else message.attributes[attribute]
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LookupError(f"message {id}: {errors[0]}") from errors[0]
        return str(text)

    def _load(self, name: str) -> None:
        """Reads the files of a name, such as `take.ftl` for `take`, unless they were read."""
        if name in self._loaded:
            return
        self._loaded.add(name)
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource(file_of(self.language, name)))

    # The functions of the catalogues; the names of their arguments are those of Fluent

    def _noun(self, name: Any, count: Any = None, of: str = "", form: str | None = None) -> str:
        return self._format(
            f"{_plain(of)}-{_NOT_IN_IDS.sub('-', str(name))}",
            None if form is None else _plain(form),
            {} if count is None else {"count": count},
        )

    def _list(self, *lists: Any, of: str = "", form: str | None = None, **options: str) -> str:
        names = [name for names in lists for name in _split(names)]
        items = [self._noun(name, of=of, form=form) for name in names] if of else names
        return self.joined(items, _plain(options.get("with", "and")))

    def _counts(self, *lists: Any, of: str = "", form: str | None = None, **options: str) -> str:
        pairs = [item.split("=") for counts in lists for item in _split(counts)]
        items = [self._noun(name, int(count), of=of, form=form) for name, count in pairs]
        return self.joined(items, _plain(options.get("with", "and")))

    def joined(self, items: list[str], how: str = "and") -> str:
        """'a, b and c': the last two by `list-and` or `list-or`, the others by `list-comma`."""
        if len(items) < 2:
            return "".join(items)
        *before, last = items
        first = before[0]
        for item in before[1:]:
            first = self._format("list-comma", None, {"first": first, "second": item})
        return self._format(f"list-{how}", None, {"first": first, "second": last})


def _plain(option: Any) -> str:
    """The text of an option of a function, which Fluent passes in an object of its own."""
    return str(getattr(option, "value", option))


def _split(items: Any) -> list[str]:
    return [item for item in str(items).split(";") if item]


_language: ContextVar[str] = ContextVar("language", default=DEFAULT)


def use(language: str) -> None:
    """Sets the language for everything where none is named. It is English for programs that do not set it."""
    _language.set(language)


def catalogue(language: str | None = None) -> Catalogue:
    """The catalogue of a language, read once; of the language that is used, if none is named."""
    return read_catalogue(language or _language.get())


@cache
def read_catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
