"""Ta-Ke's engine: exact at the end, reproducible, and consistent with its own plan."""

import random
from itertools import product

import pytest

from tests.games.take.engine.endings import ending, margin_to_come
from tests.games.take.engine.test_last_turns import FAR, state_of
from tests.games.take.positions import court, position
from tests.playing import Variant, played
from zashiki import BadArgument, Position
from zashiki.games.take.components import OPTIONS
from zashiki.games.take.engine.alphabeta import AlphaBeta
from zashiki.games.take.engine.deepening import chance_of
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
def test_endings_are_solved_exactly(left: int, decisions: int, options: dict[str, str]) -> None:
    """The result equals that of an exhaustive search, also in the middle of a turn, and for any first move."""
    for seed in range(6 // left if JIT else 2):
        here = ending(seed, left, options, thrift=0.0, decisions=decisions)
        known: dict[bytes, int] = {}
        search = AlphaBeta(here).run(nodes=PLENTY)
        assert search.is_exact
        assert search.candidates[0].margin == lead(here) + margin_to_come(here, known)
        move = random.Random(seed).choice(here.legal_moves)
        assert AlphaBeta(here, moves=[move]).run(nodes=PLENTY).candidates[0].margin == margin_with(here, move, known)


def margin_with(here: Position, move: str, known: dict[bytes, int]) -> int:
    """The margin at the end if a move is played now."""
    me = here.player
    here.push(move)
    if here.player is None:
        margin = here.scores[me or 0] - here.scores[1 - (me or 0)]
    else:
        rest = lead(here) + margin_to_come(here, known)
        margin = rest if here.player == me else -rest
    here.pop()
    return margin


@pytest.mark.compiled
def test_the_best_candidates_are_evaluated() -> None:
    for seed in range(12):
        here = ending(seed, 2, BOXES[seed % len(BOXES)], thrift=0.0)
        known: dict[bytes, int] = {}
        found = AlphaBeta(here, lines=3).run(nodes=PLENTY).candidates
        assert sum(candidate.is_evaluated for candidate in found) >= min(3, len(found))
        assert [candidate.margin for candidate in found] == sorted(
            (candidate.margin for candidate in found), reverse=True
        )
        for candidate in found[:3]:
            assert candidate.margin == margin_with(here, candidate.move, known)


@pytest.mark.compiled
@pytest.mark.parametrize("options", BOXES)
def test_the_last_two_turns_match_the_search(options: dict[str, str]) -> None:
    """The search lists every turn, and computes only the last one after it."""
    for seed in range(40):
        here = ending(seed, 2, options, thrift=0.9)
        assert here.player is not None
        lead = here.scores[here.player] - here.scores[1 - here.player]
        assert AlphaBeta(here).run(nodes=10**8).candidates[0].margin == lead + last_two_turns(state_of(here), FAR)


def test_with_one_chip_left_samurai_move_over_the_type_that_is_scored() -> None:
    """The Daimyo brings three Samurai over the Ronin, whose space is the last to be emptied."""
    here = position(["", "", "G", "", ""], court(bottom="D", samurai="GGGGGGG"))
    best = AlphaBeta(here).run(nodes=PLENTY).candidates[0]
    assert best.line == ("D:", "s:G>R", "s:G>R", "s:G>R", "C")


@pytest.mark.compiled
@pytest.mark.parametrize("plies", [0, 9, 21, 33])
def test_the_same_budget_gives_the_same_answer(plies: int) -> None:
    here = played(Variant("take"), 4, plies)
    first, second = (AlphaBeta(here, seed=seed).run(nodes=NODES) for seed in (1, 2))
    assert first.candidates == second.candidates
    assert first.nodes == second.nodes
    for candidate in first.candidates:
        twin = here.copy()
        assert candidate.move == candidate.line[0]
        assert 0 <= candidate.chance <= 1
        movers = set()
        for move in candidate.line:
            twin.push(move)
            movers.add(twin.player)
        assert movers != {here.player}, "the line ends in the middle of the turn"


@pytest.mark.compiled
def test_the_plan_holds_during_the_turn() -> None:
    """The expected margin does not drop after the first decision of a turn."""
    for seed in range(4):
        here = played(Variant("take"), seed, plies=25)
        best = AlphaBeta(here).run(nodes=NODES).candidates[0]
        me = here.player
        for move in best.line:
            here.push(move)
            if here.player != me:
                break
            assert AlphaBeta(here).run(nodes=NODES).candidates[0].margin >= best.margin - 3


@pytest.mark.compiled
def test_the_engine_beats_the_greedy_player() -> None:
    for seed in range(4):
        here = Position.deal("take", seed=seed)
        while not here.is_over:
            is_engine = here.player == seed % 2
            here.push(AlphaBeta(here).run(nodes=2_000).candidates[0].move if is_engine else greedy.choose(here))
        assert here.outcome is not None
        assert here.outcome.winners == (seed % 2,)


def test_chances_follow_the_margin() -> None:
    assert [chance_of(margin, 0) for margin in (-1, 0, 1)] == [0, 0.5, 1]
    assert chance_of(0, 20) == 0.5
    assert chance_of(10, 5) > chance_of(10, 30) > 0.5


def test_budgets_are_kept_and_checked() -> None:
    here = Position.deal("take", seed=1)
    search = AlphaBeta(here).run(seconds=0.02)
    assert search.nodes > 0
    assert AlphaBeta(here).run(seconds=60, stop=lambda: True).nodes == 0
    for nodes, seconds in ((0, None), (-1, None), (None, 0), (None, None), (True, None), (None, "x")):
        with pytest.raises(BadArgument):
            search.run(nodes=nodes, seconds=seconds)  # type: ignore[arg-type]


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(BadArgument, match="The game is over"):
        AlphaBeta(played(Variant("take"), 1))
    with pytest.raises(BadArgument, match="legal moves can be considered"):
        AlphaBeta(Position.deal("take", seed=1), moves=["A>X"])
    with pytest.raises(BadArgument, match="legal moves can be considered"):
        AlphaBeta(Position.deal("take", seed=1), moves=[])
    with pytest.raises(BadArgument, match="plays Ta-Ke"):
        AlphaBeta(Position.deal("naishi", seed=1))
