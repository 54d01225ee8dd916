"""Alpha-beta in Ta-Ke: true at the end, the same twice, and never against its own plan."""

import random
from itertools import product

import pytest

from tests.games.take.engine.endings import compiled_only, ending, margin_to_come
from tests.games.take.engine.test_last_turns import FAR, record
from tests.games.take.positions import court, position
from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.games.take.components import OPTIONS
from zashiki.games.take.engine.alphabeta import AlphaBeta, chance_of
from zashiki.games.take.engine.last_turns import last_two_turns
from zashiki.kernel.rule import JIT
from zashiki.warashi import greedy

NODES = 20_000 if JIT else 300
PLENTY = 10**8
BOXES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]


def lead(here: Position) -> int:
    assert here.player is not None
    return here.scores[here.player] - here.scores[1 - here.player]


@pytest.mark.parametrize("options", BOXES)
@pytest.mark.parametrize("decisions", [0, 1, 2])
@pytest.mark.parametrize("left", [1, 2, 3] if JIT else [1])
def test_it_is_true_at_the_end(left: int, decisions: int, options: dict[str, str]) -> None:
    """It finds what looking at everything finds, also in the midst of a turn, and for any first decision."""
    for seed in range(6 // left if JIT else 2):
        here = ending(seed, left, options, thrift=0.0, decisions=decisions)
        known: dict[bytes, int] = {}
        search = AlphaBeta(here).run(nodes=PLENTY)
        assert search.is_exact
        assert search.candidates[0].margin == lead(here) + margin_to_come(here, known)
        move = random.Random(seed).choice(here.legal_moves)
        assert AlphaBeta(here, moves=[move]).run(nodes=PLENTY).candidates[0].margin == margin_with(here, move, known)


def margin_with(here: Position, move: str, known: dict[bytes, int]) -> int:
    """The margin at the end if a certain move is made now."""
    me = here.player
    here.push(move)
    if here.player is None:
        margin = here.scores[me or 0] - here.scores[1 - (me or 0)]
    else:
        rest = lead(here) + margin_to_come(here, known)
        margin = rest if here.player == me else -rest
    here.pop()
    return margin


@compiled_only
def test_the_best_first_decisions_have_true_values() -> None:
    for seed in range(12):
        here = ending(seed, 2, BOXES[seed % len(BOXES)], thrift=0.0)
        known: dict[bytes, int] = {}
        found = AlphaBeta(here, lines=3).run(nodes=PLENTY).candidates
        assert sum(one.is_evaluated for one in found) >= min(3, len(found))
        assert [one.margin for one in found] == sorted((one.margin for one in found), reverse=True)
        for one in found[:3]:
            assert one.margin == margin_with(here, one.move, known)


@compiled_only
@pytest.mark.parametrize("options", BOXES)
def test_the_last_two_turns_are_reckoned_out_truly(options: dict[str, str]) -> None:
    """Every whole turn is listed here, and the last one after it reckoned out."""
    for seed in range(40):
        here = ending(seed, 2, options, thrift=0.9)
        assert here.player is not None
        lead = here.scores[here.player] - here.scores[1 - here.player]
        assert AlphaBeta(here).run(nodes=10**8).candidates[0].margin == lead + last_two_turns(record(here), FAR)


def test_with_one_chip_left_samurai_move_over_the_type_that_is_scored() -> None:
    """The Daimyo brings three Samurai over the Ronin, whose space is the last to be emptied."""
    here = position(["", "", "G", "", ""], court(bottom="D", samurai="GGGGGGG"))
    best = AlphaBeta(here).run(nodes=PLENTY).candidates[0]
    assert best.line == ("D:", "s:G>R", "s:G>R", "s:G>R", "C")


@pytest.mark.parametrize("plies", [0, 9, 21, 33])
def test_the_same_budget_gives_the_same_answer(plies: int) -> None:
    here = played(Variant("take"), 4, plies)
    first, second = (AlphaBeta(here, seed=seed).run(nodes=NODES) for seed in (1, 2))
    assert first.candidates == second.candidates
    assert first.nodes == second.nodes
    for one in first.candidates:
        twin = here.copy()
        assert one.move == one.line[0]
        assert 0 <= one.chance <= 1
        movers = set()
        for move in one.line:
            twin.push(move)
            movers.add(twin.player)
        assert movers != {here.player}, "the line ends in the midst of the turn"


@compiled_only
def test_it_keeps_to_its_plan() -> None:
    """What is expected after the first decision of a turn is no less than before it."""
    for seed in range(4):
        here = played(Variant("take"), seed, plies=25)
        best = AlphaBeta(here).run(nodes=NODES).candidates[0]
        me = here.player
        for move in best.line:
            here.push(move)
            if here.player != me:
                break
            assert AlphaBeta(here).run(nodes=NODES).candidates[0].margin >= best.margin - 3


@compiled_only
def test_it_beats_the_simple_opponent() -> None:
    for seed in range(4):
        here = Position.deal("take", seed=seed)
        while not here.is_over:
            mine = here.player == seed % 2
            here.push(AlphaBeta(here).run(nodes=2_000).candidates[0].move if mine else greedy.choose(here))
        assert here.outcome is not None
        assert here.outcome.winners == (seed % 2,)


def test_chances() -> None:
    assert [chance_of(margin, 0) for margin in (-1, 0, 1)] == [0, 0.5, 1]
    assert chance_of(0, 20) == 0.5
    assert chance_of(10, 5) > chance_of(10, 30) > 0.5


def test_budgets() -> None:
    here = Position.deal("take", seed=1)
    search = AlphaBeta(here).run(seconds=0.02)
    assert search.nodes > 0
    assert AlphaBeta(here).run(seconds=60, stop=lambda: True).nodes == 0
    for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, None), (True, None), (None, "x")):
        with pytest.raises(BadArgument):
            search.run(nodes=nodes, seconds=seconds)  # type: ignore[arg-type]


def test_what_cannot_be_thought_about() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        AlphaBeta(played(Variant("take"), 1))
    with pytest.raises(BadArgument, match="legal moves can be considered"):
        AlphaBeta(Position.deal("take", seed=1), moves=["A>X"])
    with pytest.raises(BadArgument, match="legal moves can be considered"):
        AlphaBeta(Position.deal("take", seed=1), moves=[])
    with pytest.raises(BadArgument, match="plays Ta-Ke"):
        AlphaBeta(Position.deal("naishi", seed=1))
