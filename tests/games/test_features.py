"""The features of every game: documented, within their bounds, and the same with and without the compiler."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from tests.effort import FEW
from tests.playing import SEEDS, Variant, every_ply, random_position, variants
from zashiki import BadArgument, Position
from zashiki.kernel.features import FeatureTable, Group
from zashiki.kernel.registry import find

PAGES = Path(__file__).parent.parent.parent / "docs" / "features"


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


def test_a_spectator_has_no_features(game: str) -> None:
    position: Position = random_position(game, 1, plies=4)
    with pytest.raises(BadArgument, match="for a seat"):
        position.features(None)  # type: ignore[arg-type]
