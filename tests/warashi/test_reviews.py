"""Reviews: every decision beside the best one, judged by what could be known."""

from typing import Any

import msgspec
import pytest

from tests.playing import Variant, played
from zashiki import BadArgument, Position, Record, ZashikiError, warashi
from zashiki.kernel.engine import Candidate
from zashiki.warashi import analysis, reviews
from zashiki.warashi.reviews import LABELS, ReviewedDecision, _accuracy, label_of, review_decision

NODES = 300


@pytest.mark.parametrize(("game", "players"), [("take", 2), ("naishi", 2), ("ninjato", 3)])
def test_every_decision_is_judged(game: str, players: int) -> None:
    record = Record.of(played(Variant(game, players=players), 4), names=["Ada", "Grace", "Mary"][:players])
    told: list[tuple[int, int]] = []
    reviewed = warashi.review(record, nodes=NODES, progress=lambda done, of: told.append((done, of)))
    plies = len(record.moves)
    assert [one.ply for one in reviewed.decisions] == list(range(plies))
    assert [one.move for one in reviewed.decisions] == list(record.moves)
    assert told == [(done, plies) for done in range(plies + 1)]
    for one in reviewed.decisions:
        assert one.loss == pytest.approx(max(0, one.before - one.after))
        assert one.label == label_of(one.loss)
        assert one.line[0] == one.best
        assert one.loss == 0 or not one.is_forced
    for seat in range(players):
        choices = [one for one in reviewed.decisions if one.seat == seat and not one.is_forced]
        assert sum(reviewed.labels(seat).values()) == len(choices)
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=warashi.Review) == reviewed


def test_it_does_not_depend_on_the_workers() -> None:
    record = Record.of(played(Variant("naishi"), 2))
    assert warashi.review(record, nodes=NODES, workers=1) == warashi.review(record, nodes=NODES, workers=3)


def test_better_play_is_more_accurate() -> None:
    here = played(Variant("take"), 0, plies=0)
    while here.player is not None:
        here.push(warashi.choose(here, 5 if here.player == 0 else 1, seed=here.ply))
    strong, weak = warashi.review(Record.of(here)).accuracy
    assert strong is not None
    assert weak is not None
    assert strong > weak + 1


@pytest.mark.parametrize(("game", "players"), [("naishi", 2), ("ninjato", 2)])
def test_a_decision_is_judged_by_what_could_be_known(game: str, players: int) -> None:
    """With everything the seat could not know dealt afresh it is judged alike."""
    here = played(Variant(game, players=players, keen=True), 8, plies=16)
    assert here.player is not None
    twin = here.imagine(here.player, seed=3)
    assert bytes(twin) != bytes(here)
    for move in here.legal_moves[:3]:
        judged, twice = review_decision(here, move, NODES), review_decision(twin, move, NODES)
        assert judged is not None
        assert twice is not None
        assert judged == msgspec.structs.replace(twice, ply=here.ply)


def test_a_game_that_goes_on_can_be_reviewed_as_far_as_it_went() -> None:
    record = Record.of(played(Variant("take"), 4, plies=6))
    assert len(warashi.review(record, nodes=NODES).decisions) == 6


def test_a_review_can_be_stopped() -> None:
    record = Record.of(played(Variant("take"), 4))
    done = 0

    def progress(so_far: int, of: int) -> None:
        nonlocal done
        done = so_far

    reviewed = warashi.review(record, nodes=NODES, progress=progress, stop=lambda: done >= 3)
    assert 3 <= len(reviewed.decisions) < len(record.moves)


def test_who_leaves_a_review_does_not_wait_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.of(played(Variant("take"), 4))
    thoughts: list[bool] = []

    def analyse(*arguments: object, **how: Any) -> list[Candidate]:
        thoughts.append(how["stop"]())
        return analysis.analyse(*arguments, **how)  # type: ignore[arg-type]

    def progress(done: int, of: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    monkeypatch.setattr(reviews, "analyse", analyse)
    with pytest.raises(KeyboardInterrupt):
        warashi.review(record, nodes=NODES, progress=progress)
    assert sum(thoughts) > len(record.moves) / 2, "most of them were told to stop before they began"


def test_what_is_certain_is_not_compared_with_an_estimate() -> None:
    """The move that was played was followed to the end of the game by itself, all moves together were not."""
    here = Position.deal("take", seed=223671406886)
    moves = (
        "A D>D C>D E B A C G:D>B D>R E B G:B>E A N.G:E>D E N.R:->C B D D>R E N.R:E>B E C R:C>- A C G:A>B A D D: s:D>N "
        "s:R>N E>N G:B>C B R:A>- N.G:C>A C R:C>- C A C"
    )
    for move in moves.split(" "):
        here.push(move)
    judged = review_decision(here, "R:->E", 800_000)
    assert judged is not None
    assert judged.margin_after == judged.margin_before == -4
    assert judged.loss == 0


def test_labels_and_accuracy() -> None:
    assert [label_of(loss) for loss in (0, 0.03, 0.08, 0.15, 0.5, 1)] == [*LABELS, "blunder"]
    free = ReviewedDecision(0, 0, "A", "A", ("A",), "", "", 0.5, 0.5, 0, 0, 0, "best", False)
    lost = msgspec.structs.replace(free, loss=0.5)
    assert _accuracy([free], 0) == pytest.approx(100, abs=0.01)
    assert _accuracy([lost], 0) == pytest.approx(8.5, abs=0.1)  # half of the chances lost, by lichess's formula
    assert _accuracy([msgspec.structs.replace(free, is_forced=True)], 0) is None
    assert _accuracy([free], 1) is None


def test_bad_requests() -> None:
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
