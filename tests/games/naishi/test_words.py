"""The facts of Naishi in words: every fact has a message, and every message is used with the arguments it has."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.effort import effort
from tests.games.naishi.positions import position as hand_made
from tests.playing import Variant, every_ply
from zashiki import Position
from zashiki.games.naishi.components import NAMES
from zashiki.games.naishi.presentation.messages import CARD_OR_HIDDEN, MESSAGES, PLACE
from zashiki.kernel.facts import Fact
from zashiki.words.catalogue import catalogue
from zashiki.words.facts import foretold, said, told

GAMES = effort(1, 12, 200)
PLAYERS = ["Ann", "Ben"]
OWN = {"piece", "source", "target", "points", "seat", "name"}
"""The arguments that every message can use."""


def positions(games: int) -> Iterator[Position]:
    """Random games with all options, and a position that they seldom reach: the last two cards of the River."""
    for seed in range(games):
        yield from every_ply(Variant("naishi", {"recall": ("one-or-both", "all")[seed % 2]}), seed)
    yield hand_made(("MMMMM", "MMMMM"), ("MMMMM", "MASKN"), piles=("F", "T", "", "", ""), last_turn=True)


def all_words(position: Position) -> Iterator[tuple[Fact, tuple[str, ...]]]:
    """Every fact of a position with its texts."""
    for viewer in (None, 0, 1):
        for fact in position.events(viewer) if position.ply else ():
            yield fact, event_words(fact)
        for seat in range(2):
            yield from ((fact, (said(catalogue(), "naishi", fact),)) for fact in position.explain(viewer, seat))
    if position.is_over:
        return
    for fact in position.question:
        yield fact, (said(catalogue(), "naishi", fact),)
    legal = set(position.legal_moves)
    for move in position.rulebook.moves:
        if move in legal:
            facts = position.foresee(move)
            yield facts[0], (foretold(catalogue(), "naishi", facts),)
        else:
            (refusal,) = position.refusal(move)
            yield refusal, (said(catalogue(), "naishi", refusal),)


def event_words(fact: Fact) -> tuple[str, ...]:
    """An event to others and to the player."""
    if fact.is_silent:
        return ()
    others = told(catalogue(), "naishi", fact, PLAYERS)
    return (
        (others,) if fact.message == "keep-hidden" else (others, told(catalogue(), "naishi", fact, PLAYERS, fact.seat))
    )


@cache
def worded_messages(games: int) -> frozenset[str]:
    """The messages of all facts of some games; words that are missing are a LookupError."""
    seen = set()
    for position in positions(games):
        for fact, texts in all_words(position):
            seen.add(fact.message)
            assert all(text and "  " not in text for text in texts)
    return frozenset(seen)


def test_every_fact_has_words() -> None:
    assert len(worded_messages(GAMES)) > 30


@pytest.mark.compiled
def test_every_message_is_a_fact_of_some_position() -> None:
    assert {message.name for message in MESSAGES.messages} == worded_messages(GAMES)


class Variables(Visitor):
    """Collects the arguments that messages use."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def test_the_catalogue_has_the_messages_of_the_table_with_their_arguments() -> None:
    source = (files("zashiki") / "messages/en/naishi-facts.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    arguments = {message.name: set(message.arguments) | OWN for message in MESSAGES.messages if not message.is_silent}
    nouns = {"card": {*NAMES, "hidden"}, "place": set(PLACE.names)}
    for kind, names in nouns.items():
        arguments |= {f"{kind}-{name.replace(' ', '-')}": {"count"} for name in names}
    assert {entry.id.name for entry in entries} == {f"naishi-{name}" for name in arguments}
    for entry in entries:
        found = Variables()
        found.visit(entry)
        assert found.names <= arguments[entry.id.name.removeprefix("naishi-")], entry.id.name


def test_facts_are_plain_data() -> None:
    position = hand_made(("FSABE", "FMNEE"), piles=("F", "", "", "", "T"), last_turn=True)
    facts = position.explain(0, 0)
    assert msgspec.json.decode(msgspec.json.encode(facts), type=list[Fact]) == facts
    assert CARD_OR_HIDDEN.names[-1] == "hidden"
