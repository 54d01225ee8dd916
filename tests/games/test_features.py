"""The features of every game: documented, within their bounds, and the same with and without the compiler."""

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from tests.effort import FEW
from tests.playing import SEEDS, Variant, every_ply, random_position, variants
from zashiki import BadArgument, Position, Record
from zashiki.kernel.features import FeatureTable, Group
from zashiki.kernel.registry import find

ROOT = Path(__file__).parent.parent.parent
PAGES, GOLDEN = ROOT / "docs" / "features", ROOT / "tests" / "golden"
DIGESTS = {
    "naishi": "aa39e4ed9f6d7536",
    "naishi-options": "d8b2671461a93b28",
    "ninjato": "631736480997d5ee",
    "ninjato-four": "bbf7e2b8fd5d3d33",
    "take": "aab0342632ce71c2",
    "take-options": "6e46270be73419cf",
}


def features_of(game: str) -> FeatureTable:
    table = find(game).features
    assert table is not None
    return table


def test_the_page_has_the_table_of_features(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    documented = page.partition("<!-- features -->\n")[2].partition("\n<!-- /features -->")[0]
    assert documented == features_of(game).documentation()
    assert f"All {len(features_of(game))} features" in page


def test_every_feature_has_its_own_name(game: str) -> None:
    table = features_of(game)
    assert len(set(table.names)) == len(table) == len(table.low) == len(table.high)
    assert [index for group in table for index in table.range(group.name)] == list(range(len(table)))


def test_two_groups_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two groups of features are called 'hand'"):
        FeatureTable(Group("hand", "cards"), Group("hand", "more cards"))


@settings(max_examples=FEW)
@given(variants(), SEEDS)
def test_features_are_within_their_bounds(variant: Variant, seed: int) -> None:
    table = features_of(variant.game)
    low, high = table.low, table.high
    for position in every_ply(variant, seed):
        for seat in range(position.players):
            features = position.features(seat)
            assert features.dtype == np.float32
            assert features.shape == (len(table),)
            wrong = ~((low <= features) & (features <= high))
            assert not wrong.any(), [table.names[index] for index in np.flatnonzero(wrong)]


@pytest.mark.parametrize(("game", "name"), [("take", "scores"), ("ninjato", "honor")])
def test_features_stay_within_their_bounds_in_positions_that_no_game_reaches(game: str, name: str) -> None:
    """A snapshot can have any scores."""
    table = features_of(game)
    snapshot = random_position(game, 1, plies=9).snapshot()
    position = Position.restore(snapshot | {name: [10**9, 10**9]})
    features = position.features(0)
    assert ((table.low <= features) & (features <= table.high)).all()


@pytest.mark.parametrize("name", DIGESTS)
def test_features_of_the_golden_records_have_not_changed(name: str) -> None:
    """The same bytes with and without the compiler. Models and data that were made with old features depend on them."""
    record = Record.parse((GOLDEN / f"{name}.zashiki").read_text(encoding="utf-8"))
    digest = sha256()
    position = record.replay()
    while True:
        digest.update(position.features(0 if position.player is None else position.player).tobytes())
        if not position.ply:
            break
        position.pop()
    assert digest.hexdigest()[:16] == DIGESTS[name]


def test_a_spectator_has_no_features(game: str) -> None:
    position: Position = random_position(game, 1, plies=4)
    with pytest.raises(BadArgument, match="for a seat"):
        position.features(None)  # type: ignore[arg-type]
