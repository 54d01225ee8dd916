"""Facts of whole games with their words in all languages, as Python words them: the page's tests compare its own.

`make check-page` writes them to `web/wordings.json`. A line is the game, the form of the message, the fact, and its
text in each language; there are some of each message.
"""

import json
import os
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import msgspec

if __name__ == "__main__":
    os.environ["ZASHIKI_JIT"] = "0"  # compiling takes longer than everything done here

from zashiki.kernel.catalogue import Catalogue, catalogue, languages
from zashiki.kernel.facts import Fact
from zashiki.kernel.position import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.wording import foretold, said, told

FILE = Path(__file__).parents[1] / "web/wordings.json"
GAMES = 8
OF_EACH = 5
NAMES = ("Ayame", "Ben", "Chiyo", "Daiki")
"""The names of the players, of whom the first reads."""


def lines_of(game: str) -> Iterator[str]:
    """The lines of a game, as JSON."""
    seen = Counter[tuple[str, str, bool]]()
    for form, fact in facts_of(game):
        kind = form, fact.message, fact.seat == 0
        seen[kind] += 1
        if seen[kind] <= OF_EACH:
            texts = {language: text_of(catalogue(language), game, form, fact) for language in languages()}
            yield json.dumps([game, form, msgspec.to_builtins(fact), texts], ensure_ascii=False)


def text_of(words: Catalogue, game: str, form: str, fact: Fact) -> str:
    """A fact in words."""
    match form:
        case "told":
            return told(words, game, fact, NAMES, 0)
        case "foretold":
            return foretold(words, game, [fact])
        case _:
            return said(words, game, fact)


def facts_of(game: str) -> Iterator[tuple[str, Fact]]:
    """The facts of games in which every kind of move is equally likely, each with the form of its message."""
    book = find(game)
    variants = [dict(zip(book.options, values, strict=True)) for values in product(*book.options.values())]
    for seed in range(GAMES):
        players = book.players[seed % len(book.players)]
        yield from _facts_of_one(game, seed, players, variants[seed % len(variants)])


def _facts_of_one(game: str, seed: int, players: int, options: Mapping[str, str]) -> Iterator[tuple[str, Fact]]:
    chooser = random.Random(seed)
    position = Position.deal(game, seed=seed, players=players, options=options)
    while not position.is_over:
        yield from (("said", fact) for fact in position.question)
        kind = chooser.choice(sorted({move[0] for move in position.legal_moves}))
        move = chooser.choice([move for move in position.legal_moves if move[0] == kind])
        yield from (("foretold", fact) for fact in position.foresee(move) if not fact.is_silent)
        yield from (("said", fact) for fact in position.refusal(chooser.choice(position.rulebook.moves)))
        position.push(move)
        yield from (("told", fact) for fact in position.events(0) if not fact.is_silent)
    for seat in range(position.players):
        yield from (("said", fact) for fact in position.explain(0, seat))


def main() -> None:
    """Writes the lines of all games."""
    lines = [line for game in installed_games() for line in lines_of(game)]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
