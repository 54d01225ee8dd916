"""Wording: every fact of a game has its words in the catalogues, and the English one has no others.

The tests use this for every installed game with messages, so that a new game is tested as soon as it is registered.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.leaks import viewers
from tests.playing import Variant, every_ply
from zashiki import Position
from zashiki.kernel.catalogue import Catalogue, languages, sources
from zashiki.kernel.facts import Fact
from zashiki.kernel.registry import find
from zashiki.kernel.wording import foretold, points_of, said, told

OF_EACH = 10
"""How often a message is said in other languages than English."""
NAMES = ("Ann", "Ben", "Cleo", "Dan")
OWN_ARGUMENTS = {"piece", "source", "target", "points", "seat"}
"""Those that every fact has."""
VALUE, DOES, YOU, DO, OF = "", "does", "you", "do", "of"
"""The forms of a message: its value, and its attributes."""


def every_variant(game: str) -> list[Variant]:
    """A game with all combinations of options and numbers of players."""
    book = find(game)
    choices = [dict(zip(book.options, values, strict=True)) for values in product(*book.options.values())]
    return [Variant(game, options, players, keen=True) for options in choices for players in book.players]


class Wording:
    """What was said in some games, and in which forms."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.forms: dict[str, set[str]] = {}
        self.silent: set[str] = set()
        self._said = Counter[tuple[str, str]]()
        self._english, *self._others = map(Catalogue, ("en", *(name for name in languages() if name != "en")))
        self._worded: set[bytes] = set()

    def play(self, variant: Variant, seed: int, refusals: int) -> None:
        """Words every fact of a game, and some refusals at every ply."""
        chooser = random.Random(seed)
        for position in every_ply(variant, seed):
            self.look(position, refusals, chooser)

    def look(self, position: Position, refusals: int, chooser: random.Random) -> None:
        """Words every fact around a position, and some refusals."""
        for form, fact in facts_around(position, refusals, chooser):
            key = msgspec.json.encode((form, fact))
            if key not in self._worded:
                self._worded.add(key)
                self._word(form, fact)

    def _word(self, form: str, fact: Fact) -> None:
        if fact.is_silent:
            self.silent.add(fact.message)
            return
        self.forms.setdefault(fact.message, set()).add(form)
        self._said[form, fact.message] += 1
        others = self._others if self._said[form, fact.message] <= OF_EACH else []
        for words in (self._english, *others):
            text = self._text(words, form, fact)
            assert text, (words.language, fact)
            assert text == text.strip(), (words.language, fact)

    def _text(self, words: Catalogue, form: str, fact: Fact) -> str:
        if form == DO:
            return foretold(words, self.game, [fact])
        if form == VALUE:
            return said(words, self.game, fact)
        if form == OF:
            return points_of(words, self.game, fact)
        return told(words, self.game, fact, NAMES, fact.seat if form == YOU else None)


def facts_around(position: Position, refusals: int, chooser: random.Random) -> Iterator[tuple[str, Fact]]:
    """All facts of a position and of the move before it, for every viewer, with the forms in which they are said."""
    for seat in viewers(position.players):
        for fact in position.events(seat) if position.ply else ():
            yield from ((form, fact) for form in ((VALUE,) if fact.seat is None else (DOES, YOU)))
            if fact.seat is not None and fact.points and not position.explain(seat, fact.seat):
                yield OF, fact
        for of in range(position.players):
            yield from ((VALUE, fact) for fact in position.explain(seat, of))
    for move in position.legal_moves:
        yield from ((DO, fact) for fact in position.foresee(move))
    illegal = sorted({*position.rulebook.moves} - {*position.legal_moves})
    for move in chooser.sample(illegal, min(refusals, len(illegal))):
        yield from ((VALUE, fact) for fact in position.refusal(move))
    yield from ((VALUE, fact) for fact in position.question)


class _Variables(Visitor):
    """Collects the arguments that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.Pattern) -> set[str]:
    """The arguments that a pattern uses."""
    found = _Variables()
    found.visit(node)
    return found.names


def catalogue_messages() -> list[ast.Message]:
    """All messages of the English catalogue, those of installed games included."""
    resources = [FluentParser().parse(source.read_text(encoding="utf-8")) for source in sources("en")]
    entries: Iterable[Any] = (entry for resource in resources for entry in resource.body)
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def patterns(message: ast.Message) -> Mapping[str, ast.Pattern]:
    """The patterns of a message by their forms."""
    value = {} if message.value is None else {VALUE: message.value}
    return {**value, **{attribute.id.name: attribute.value for attribute in message.attributes}}


def check_wording(game: str, games: int, refusals: int, rare: Iterable[Position] = ()) -> None:
    """Plays games of every variant; everything must be said, in all forms of the catalogue and in no others.

    What games say too seldom is said around the rare positions, where all moves that are not legal are refused.
    """
    wording = Wording(game)
    for position in rare:
        wording.look(position, len(position.rulebook.moves), random.Random(0))
    for variant in every_variant(game):
        for seed in range(games):
            wording.play(variant, seed, refusals)
    table = find(game).messages
    assert wording.silent == {message.name for message in table.messages if message.is_silent}
    assert {*wording.forms} == {message.name for message in table.messages if not message.is_silent}
    entries = {message.id.name: patterns(message) for message in catalogue_messages()}
    assert {name: {*entries[f"{game}-{name}"]} for name in wording.forms} == wording.forms
    for message in table.messages:
        for pattern in entries.get(f"{game}-{message.name}", {}).values():
            assert variables(pattern) <= {*message.arguments, *OWN_ARGUMENTS}, f"{game}-{message.name}"
    assert not [name for name in wording.silent if f"{game}-{name}" in entries]
