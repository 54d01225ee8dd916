"""Facts of every game in words."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import FEW, effort
from tests.games.naishi.positions import examples as naishi_examples
from tests.games.ninjato.answers import answered
from tests.games.ninjato.examples import examples as ninjato_examples
from tests.leaks import viewers
from tests.playing import SEEDS, every_ply
from tests.wording import NAMES, Wording, catalogue_messages, check_wording, every_variant
from zashiki import Position
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import SPECTATOR
from zashiki.words.catalogue import catalogue

GAMES = tuple(game for game in installed_games() if find(game).refuse is not None)
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


@pytest.mark.parametrize("game", [game for game in GAMES if find(game).draw_board is not None])
@settings(max_examples=FEW)
@given(data=st.data())
def test_the_board_drawn_from_the_view_is_the_board(game: str, data: st.DataObject) -> None:
    variant = data.draw(st.sampled_from(every_variant(game)))
    book, text = find(game), catalogue().text
    assert book.draw_board is not None
    assert book.draw_glance is not None
    for position in every_ply(variant, data.draw(SEEDS)):
        names = NAMES[: position.players]
        for seat in viewers(position.players):
            view, viewer = position.view(seat), SPECTATOR if seat is None else seat
            assert book.draw_board(view, viewer, names, text) == position.board(seat, names)
            assert book.draw_glance(view, viewer, names, text) == position.glance(seat, names)
