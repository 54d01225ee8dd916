"""Facts of every game in words."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain

import pytest

from tests.effort import effort
from tests.games.naishi.positions import examples as naishi_examples
from tests.games.ninjato.answers import answered
from tests.games.ninjato.examples import examples as ninjato_examples
from tests.wording import Wording, catalogue_messages, check_wording, every_variant
from zashiki import Position
from zashiki.kernel.registry import installed_games

GAMES = tuple(installed_games())
RARE: dict[str, Callable[[], Iterator[Position]]] = {
    "naishi": naishi_examples,
    "ninjato": lambda: chain(ninjato_examples(), answered()),
}
"""Positions made by hand, for what games say too seldom."""


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_and_the_catalogue_has_no_more(game: str) -> None:
    check_wording(game, games=effort(0, 5, 50), refusals=40, rare=RARE.get(game, lambda: iter(()))())


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_game_has_its_words(game: str) -> None:
    wording = Wording(game)
    wording.play(every_variant(game)[-1], seed=1, refusals=5)
    assert wording.forms


def test_no_message_is_in_the_catalogue_twice() -> None:
    counts = Counter(message.id.name for message in catalogue_messages())
    assert [name for name, count in counts.items() if count > 1] == []
