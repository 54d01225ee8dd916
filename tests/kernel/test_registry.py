"""The contract of rulebooks."""

from dataclasses import fields

import numpy as np
import pytest

from zashiki.games.take import RULEBOOK
from zashiki.kernel import dispatch
from zashiki.kernel.registry import check, find, installed_games
from zashiki.kernel.rulebook import PlainState, Rulebook


def changed(**changes: object) -> Rulebook:
    """Ta-Ke's rulebook with some fields replaced."""
    parts = {field.name: getattr(RULEBOOK, field.name) for field in fields(RULEBOOK) if field.init}
    return Rulebook(**{**parts, **changes})


def record(*columns: tuple[str, str], kind: type = np.record, align: bool = False) -> np.dtype[np.void]:
    common = [("rng", "u8", 4), ("seats", "i1"), ("options", "i1", 1), ("player", "i1")]
    return np.dtype((kind, np.dtype([*common, *columns], align=align)))


def test_every_game_keeps_the_contract(game: str) -> None:
    assert game in installed_games()
    check(find(game))
    assert find(game) is find(game)


def test_a_position_of_ta_ke_takes_at_most_256_bytes() -> None:
    assert find("take").STATE.itemsize <= 256


def test_a_state_has_the_common_fields() -> None:
    with pytest.raises(TypeError, match="the state lacks options, player"):
        check(changed(STATE=np.dtype((np.record, [("rng", "u8", 4), ("seats", "i1")]))))


def test_a_state_has_no_padding() -> None:
    with pytest.raises(TypeError, match="padding"):
        check(changed(STATE=record(("points", "i4"), align=True)))


def test_a_state_can_be_used_without_the_compiler() -> None:
    with pytest.raises(TypeError, match=r"np\.record"):
        check(changed(STATE=np.dtype([("rng", "u8", 4), ("seats", "i1"), ("options", "i1", 1), ("player", "i1")])))


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(TypeError, match="share a notation"):
        check(changed(moves=("A", "A")))


def test_two_games_cannot_share_a_state_type() -> None:
    find("take")
    with pytest.raises(TypeError, match="have the same state type"):
        dispatch.register(changed(name="other"))


def test_a_plain_state_has_the_fields_of_the_state() -> None:
    plain = PlainState(np.zeros(1, dtype=RULEBOOK.STATE))
    assert plain.taken == 0
    assert plain.height == [0, 0, 0, 0, 0]
    with pytest.raises(AttributeError, match="no field 'colour'"):
        _ = plain.colour
