"""What the view of Naishi derives from the cards: what moves add, and what cards in sight score."""

import random
from collections.abc import Iterator

from tests.effort import effort
from tests.games.naishi.positions import position as hand_made
from tests.playing import Variant, every_ply
from zashiki import Position
from zashiki.games.naishi.presentation.points import GAIN_MOVES

GAMES = effort(3, 6, 100)


def positions() -> list[Position]:
    """Some positions of random games during play."""
    found = []
    for seed in range(GAMES):
        chooser = random.Random(seed)
        found += [position.copy() for position in every_ply(Variant("naishi"), seed) if chooser.random() < 0.2]
    return [position for position in found if position.view(None).phase == "play"]


def scored_places(position: Position, seat: int) -> Iterator[tuple[str, int]]:
    """The places of a territory with the points that their cards score."""
    for source in position.view(None, sharing=(0, 1)).breakdown[seat]:
        yield from ((place, source.points) for place in source.args["places"])


def test_gains_are_the_points_that_moves_add() -> None:
    compared = 0
    for position in positions():
        seat = position.player
        assert seat is not None
        view = position.view(seat)
        for move in {*position.legal_moves} & {*GAIN_MOVES}:
            after = position.copy()
            after.push(move)
            comes_unseen = move.startswith("dH") and view.hands[1 - seat][int(move[2]) - 1] is None
            assert view.gains.get(move) == (None if comes_unseen else after.view(seat).scores[seat] - view.scores[seat])
            compared += not comes_unseen
    assert compared > 10 * GAMES


def test_gains_are_shown_to_players_during_play() -> None:
    position = Position.deal("naishi", seed=1)
    assert position.view(0).gains == {}
    position = hand_made(("FSABE", "FMNEE"), piles=("A", "A", "T", "TT", ""), last_turn=True)
    assert position.view(None).gains == {}
    assert position.view(0).gains["L3"] == -5 - 7
    assert "L5" not in position.view(0).gains
    assert {move for move in position.view(1).gains if move[0] != "s"} == {
        *(f"{row}{column}" for row in "LH" for column in range(1, 5)),
        *(f"d{row}{column}" for row in "LH" for column in range(1, 6)),
    }


def test_what_cards_in_sight_score_holds_in_every_world_that_the_viewer_can_imagine() -> None:
    exact, least = 0, 0
    for number, position in enumerate(positions()):
        viewer = number % 2
        shown = position.view(viewer).in_sight
        assert shown[viewer] == []
        world = position.imagine(viewer, seed=number)
        points = dict(scored_places(world, 1 - viewer))
        for card in shown[1 - viewer]:
            assert card.points == points[card.place] if card.is_exact else 0 < card.points <= points[card.place]
            exact, least = exact + card.is_exact, least + (not card.is_exact)
    assert exact and least


def test_a_card_beside_hidden_ones_scores_at_least_its_points() -> None:
    position = hand_made(
        ("MMMMM", "MMMMM"),
        ("FSANK", "RMMMM"),
        piles=("A", "A", "T", "TT", ""),
        known=[[True] * 5, [True, True, False, False, False]],
        dealt=[["Advisor", "Banner"], ["Sentinel", "Monk"]],
        given=["Banner", "Sentinel"],
        keep=[1, 2],
        last_turn=True,
    )
    shown = [(card.place, card.points, card.is_exact) for card in position.view(0).in_sight[1]]
    assert shown == [("L1", 6, True), ("L2", 7, True), ("L3", 7, False), ("L4", 0, True)]


def test_a_card_with_a_long_name_keeps_its_column() -> None:
    position = hand_made(("SSEMM", "MMMMF"), piles=("A", "A", "T", "TT", ""))
    board = "".join(text for text, _ in position.board(0, language="pl"))
    assert "Strażnicz… Strażnicz… Pole ryżo…" in board
    assert max(map(len, board.splitlines())) <= 60
