"""The compiled rules agree with the reference implementation at every ply of whole games."""

import random
from typing import Any

import numpy as np
import pytest

from tests.games.ninjato.positions import position, snapshot
from tests.games.ninjato.reference import Game
from tests.playing import Variant
from zashiki import Position
from zashiki.kernel.random import shuffle
from zashiki.kernel.rule import JIT

GAMES = 12 if JIT else 1


class SameShuffles:
    """Shuffles as the engine is about to: with its random state before the move."""

    def __init__(self, position: Position) -> None:
        self.rng = np.zeros(4, dtype=np.uint64)
        self.watch(position)

    def watch(self, position: Position) -> None:
        self.rng[:] = np.frombuffer(bytes(position), dtype=np.uint64, count=4)

    def __call__(self, cards: list[Any]) -> None:
        order = np.arange(len(cards), dtype=np.int8)
        shuffle(self.rng, order, len(cards))
        cards[:] = [cards[place] for place in order]


def compare(here: Position, variant: Variant, seed: int) -> None:
    shuffles = SameShuffles(here)
    reference = Game(here.snapshot(), shuffles)
    chooser = random.Random(seed)
    while True:
        assert here.snapshot() == reference.snapshot
        assert sorted(here.legal_moves) == sorted(reference.legal())
        assert list(here.scores) == reference.scores()
        if here.outcome is not None:
            assert list(here.outcome.winners) == reference.winners()
            return
        move = variant.choose(chooser, here.legal_moves)
        shuffles.watch(here)
        here.push(move)
        reference.play(move)


@pytest.mark.parametrize("keen", [False, True], ids=["random", "keen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_agree_with_the_reference_at_every_ply(players: int, keen: bool) -> None:
    variant = Variant("ninjato", players=players, keen=keen)
    for seed in range(GAMES):
        compare(variant.deal(seed), variant, seed)


SCARCE: dict[str, dict[str, Any]] = {
    "no treasures to draw": {"bag": "", "heap": ""},
    "few treasures to draw": {"bag": "f", "heap": "gg"},
    "no elites": {"elite_deck": "", "elite_discard": "", "neutral": "f", "red": "jg", "hands": ["1155335", "1155"]},
    "one elite": {"elite_deck": "D35", "elite_discard": "", "neutral": "f", "red": "jg", "hands": ["1155335", "1155"]},
    "no envoys and rumors to come": {"envoy_deck": "", "rumor_deck": "", "treasures": ["ffssvvjjgg", "fsvjg"]},
    "short decks": {"dojo_deck": "1", "guard_deck": "3a", "treasures": ["ffssvvjjgg", "fsvjg"]},
    "all skills": {
        "skills": "shinobi-iri intonjutsu choho kayakujutsu kenjutsu kuji-in taijutsu boryaku seishin-teki",
        "hands": ["1122345", "333"],
    },
    "three Hensojutsu": {
        "round": 5,
        "turn": 5,
        "skills": ["hensojutsu-snake hensojutsu-tiger", "hensojutsu-crane"],
        "envoys": ["36 27 18 75", "39 30 24"],
        "sensei": "",
    },
}


@pytest.mark.parametrize("name", SCARCE)
def test_the_rules_agree_with_the_reference_when_components_are_scarce(name: str) -> None:
    assert position(**SCARCE[name]).snapshot()["phase"] == "place"
    for seed in range(GAMES):
        here = Position.restore(snapshot(**SCARCE[name]), seed=seed)
        compare(here, Variant("ninjato", keen=seed % 3 > 0), seed)
