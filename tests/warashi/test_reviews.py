"""Reviews: every decision is compared with the best one, from what the seat could know."""

from typing import Any

import msgspec
import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position, Record, ZashikiError, warashi
from zashiki.kernel.engine import Candidate
from zashiki.kernel.registry import find
from zashiki.warashi import analysis, reviews
from zashiki.warashi.reviews import LABELS, ReviewedDecision, _accuracy, label_of, loss_of, review_decision

NODES = 300


@pytest.mark.parametrize(("game", "players"), [("take", 2), ("naishi", 2), ("ninjato", 3)])
def test_every_decision_is_reviewed(game: str, players: int) -> None:
    record = Record.of(played(Variant(game, players=players), 4), names=["Ada", "Grace", "Mary"][:players])
    reported: list[tuple[int, int]] = []
    reviewed = warashi.review(record, nodes=NODES, progress=lambda done, of: reported.append((done, of)))
    plies = len(record.moves)
    assert [decision.ply for decision in reviewed.decisions] == list(range(plies))
    assert [decision.move for decision in reviewed.decisions] == list(record.moves)
    assert reported == [(done, plies) for done in range(plies + 1)]
    for decision in reviewed.decisions:
        drop = decision.before - decision.after
        assert decision.points_lost == max(0, decision.margin_before - decision.margin_after)
        assert decision.loss == pytest.approx(loss_of(drop, decision.points_lost, find(game)))
        assert 0 <= decision.loss <= 1
        assert drop >= -analysis.NEARLY_THE_SAME, "what was better has no smaller chance"
        assert decision.label == label_of(decision.loss)
        assert decision.line[0] == decision.best
        assert decision.loss == 0 or not decision.is_forced
    for seat in range(players):
        choices = [decision for decision in reviewed.decisions if decision.seat == seat and not decision.is_forced]
        assert sum(reviewed.labels(seat).values()) == len(choices)
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=warashi.Review) == reviewed


def test_a_review_does_not_depend_on_the_number_of_workers() -> None:
    record = Record.of(played(Variant("naishi"), 2))
    assert warashi.review(record, nodes=NODES, workers=1) == warashi.review(record, nodes=NODES, workers=3)


def test_better_play_is_more_accurate() -> None:
    position = played(Variant("take"), 0, plies=0)
    while position.player is not None:
        position.push(warashi.choose(position, 5 if position.player == 0 else 1, seed=position.ply))
    strong, weak = warashi.review(Record.of(position), nodes=20_000).accuracy
    assert strong is not None
    assert weak is not None
    assert strong > weak + 1


@pytest.mark.parametrize(("game", "players"), [("naishi", 2), ("ninjato", 2)])
def test_a_decision_is_reviewed_from_what_the_seat_could_know(game: str, players: int) -> None:
    """Redealing everything the seat could not know does not change its review."""
    position = played(Variant(game, players=players, keen=True), 8, plies=16)
    assert position.player is not None
    twin = position.imagine(position.player, seed=3)
    assert bytes(twin) != bytes(position)
    for move in position.legal_moves[:3]:
        reviewed, twin_reviewed = review_decision(position, move, NODES), review_decision(twin, move, NODES)
        assert reviewed is not None
        assert twin_reviewed is not None
        assert reviewed == msgspec.structs.replace(twin_reviewed, ply=position.ply)


def test_an_unfinished_game_is_reviewed_up_to_its_last_move() -> None:
    record = Record.of(played(Variant("take"), 4, plies=6))
    assert len(warashi.review(record, nodes=NODES).decisions) == 6


def test_a_review_can_be_stopped() -> None:
    record = Record.of(played(Variant("take"), 4))
    done = 0

    def progress(number: int, of: int) -> None:
        nonlocal done
        done = number

    reviewed = warashi.review(record, nodes=NODES, progress=progress, stop=lambda: done >= 3)
    assert 3 <= len(reviewed.decisions) < len(record.moves)


def test_abandoning_a_review_cancels_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.of(played(Variant("take"), 4))
    stopped: list[bool] = []

    def search(*arguments: object, **options: Any) -> list[Candidate]:
        stopped.append(options["stop"]())
        return analysis.search(*arguments, **options)  # type: ignore[arg-type]

    def progress(done: int, of: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(reviews, "search", search)
    with pytest.raises(KeyboardInterrupt):
        warashi.review(record, nodes=NODES, progress=progress)
    assert sum(stopped) > len(record.moves) / 2, "most searches were stopped before they began"


def test_an_exact_value_is_not_compared_with_an_estimate() -> None:
    """The move that was played was searched to the end of the game on its own, but not together with all others."""
    position = Position.deal("take", seed=223671406886)
    moves = (
        "A D>D C>D E B A C G:D>B D>R E B G:B>E A N.G:E>D E N.R:->C B D D>R E N.R:E>B E C R:C>- A C G:A>B A D D: s:D>N "
        "s:R>N E>N G:B>C B R:A>- N.G:C>A C R:C>- C A C"
    )
    for move in moves.split(" "):
        position.push(move)
    reviewed = review_decision(position, "R:->E", 800_000)
    assert reviewed is not None
    assert reviewed.margin_after == reviewed.margin_before == -4
    assert reviewed.loss == 0


def test_points_count_where_the_chance_no_longer_changes(game: str) -> None:
    book = find(game)
    swing = book.swing / book.outlook_per_point
    assert loss_of(0.0, 0.0, book) == loss_of(-0.1, 0.0, book) == 0.0
    assert label_of(loss_of(0.0, 0.1 * swing, book)) == "good"
    assert label_of(loss_of(0.001, 2 * swing, book)) == "blunder"
    assert loss_of(0.3, 0.0, book) == 0.3, "points do not make up for a lost chance"
    losses = [loss_of(0.02, points * swing, book) for points in (0, 0.1, 0.5, 1, 3, 100)]
    assert losses == sorted(losses)
    assert losses[-1] < 0.52


def test_giving_points_away_in_a_lost_game_is_not_the_best_move() -> None:
    """Random play until all is lost: the moves that lose no chance may still lose points."""
    lost = 0
    for seed in range(40):
        position = played(Variant("take"), seed, plies=34)
        if position.player is None or len(position.legal_moves) == 1:
            continue
        for move in position.legal_moves:
            reviewed = review_decision(position, move, nodes=30_000)
            assert reviewed is not None
            if reviewed.before > 0.02:
                break
            if reviewed.points_lost > 6:
                assert reviewed.label in ("inaccuracy", "mistake", "blunder")
                lost += 1
    assert lost > 3


def test_labels_and_accuracy() -> None:
    assert [label_of(loss) for loss in (0, 0.03, 0.08, 0.15, 0.5, 1)] == [*LABELS, "blunder"]
    free = ReviewedDecision(0, 0, "A", "A", ("A",), (), (), 0.5, 0.5, 0, 0, 0, "best", False)
    lost = msgspec.structs.replace(free, loss=0.5)
    assert _accuracy([free], 0) == pytest.approx(100, abs=0.01)
    assert _accuracy([lost], 0) == pytest.approx(8.5, abs=0.1)  # half of the chances lost, by lichess's formula
    assert _accuracy([msgspec.structs.replace(free, is_forced=True)], 0) is None
    assert _accuracy([free], 1) is None


def test_bad_arguments_are_rejected() -> None:
    record = Record.of(played(Variant("take"), 4))
    with pytest.raises(ZashikiError, match="The record says"):
        warashi.review(msgspec.structs.replace(record, winners=(0, 1)))
    with pytest.raises(ZashikiError, match="does not replay"):
        warashi.review(msgspec.structs.replace(record, moves=("Q",)))
    for nothing in (None, record.replay(), "game"):
        with pytest.raises(BadArgument, match="A review is of a Record"):
            warashi.review(nothing)  # type: ignore[arg-type]
    for nodes in (0, -5, True):
        with pytest.raises(BadArgument, match="nodes is a whole number of at least 1"):
            warashi.review(record, nodes=nodes)
    for workers in (0, -1, True, "2"):
        with pytest.raises(BadArgument, match="workers is a whole number of at least 1"):
            warashi.review(record, workers=workers)  # type: ignore[arg-type]
