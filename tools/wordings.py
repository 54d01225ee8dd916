"""Facts of a game with their English, as Python words them: the page's tests compare its own words with them.

The facts are those of random games, some of each message. A line is the form of the message, the facts, and the text.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator

import msgspec

from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.facts import Fact
from zashiki.kernel.position import Position
from zashiki.kernel.registry import find
from zashiki.kernel.wording import foretold, said, told

GAMES = 3
OF_EACH = 4
NAMES = ("Ayame", "Ben", "Chiyo", "Daiki")
"""The names of the players, of whom the first reads."""


def text_of(game: str) -> str:
    """The lines of a game, as JSON."""
    words, seen = catalogue(), Counter[tuple[str, str]]()
    lines = []
    for form, fact in facts_of(game):
        seen[form, fact.message] += 1
        if seen[form, fact.message] > OF_EACH:
            continue
        match form:
            case "told":
                text = told(words, game, fact, NAMES, 0)
            case "foretold":
                text = foretold(words, game, [fact])
            case _:
                text = said(words, game, fact)
        lines.append(json.dumps([form, msgspec.to_builtins(fact), text], ensure_ascii=False))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def facts_of(game: str) -> Iterator[tuple[str, Fact]]:
    """The facts of games in which every kind of move is equally likely, each with the form of its message."""
    players = find(game).players
    for seed in range(GAMES):
        chooser = random.Random(seed)
        position = Position.deal(game, seed=seed, players=players[seed % len(players)])
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
