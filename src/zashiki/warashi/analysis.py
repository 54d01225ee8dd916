"""Analysing a position: the right engine for its game, on one core or several."""

import pkgutil
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import cast

import msgspec

from zashiki.kernel.engine import Candidate, Engine, Stop, check_budget, check_count, moves_to_search, never
from zashiki.kernel.position import Position
from zashiki.kernel.random import SEED_BITS, check_seed, new_seed
from zashiki.kernel.registry import find
from zashiki.warashi.rollouts import Rollouts
from zashiki.warashi.tree_search import TreeSearch

NEARLY_THE_SAME = 0.01
"""Chances that differ by no more are nearly the same."""
MIN_VISITS_SHARE = 0.2
"""A candidate with a smaller share of the visits is not compared: its evaluation is not reliable."""


def engine_for(game: str) -> type[Engine]:
    """The engine for a game: its own if it declares one, else the generic one that suits it."""
    book = find(game)
    if book.engine is not None:
        return cast("type[Engine]", pkgutil.resolve_name(book.engine))
    return TreeSearch if book.playout_policy is None else Rollouts


def analyse(
    position: Position,
    nodes: int | None = None,
    seconds: float | None = None,
    seed: int | None = None,
    moves: Sequence[str] | None = None,
    lines: int = 1,
    cores: int = 1,
    stop: Stop = never,
    until_clear: bool = False,
) -> list[Candidate]:
    """The moves, the best first, after `nodes` nodes or `seconds` seconds; nodes are divided among the cores.

    The same seed, nodes and cores give the same answer. For `moves`, `lines` and `until_clear` see `Engine`. Chances
    are calibrated: they come true in games between equals.
    """
    candidates = search(position, nodes, seconds, seed, moves, lines, cores, stop, until_clear)
    return [calibrated(position, candidate) for candidate in candidates]


def calibrated(position: Position, candidate: Candidate) -> Candidate:
    """A candidate with the chance that comes true, by what its game declares; what is exact stays as it is."""
    if candidate.is_exact:
        return candidate
    chance = position.rulebook.calibration.apply(candidate.chance, position.players)
    return msgspec.structs.replace(candidate, chance=chance)


def search(
    position: Position,
    nodes: int | None = None,
    seconds: float | None = None,
    seed: int | None = None,
    moves: Sequence[str] | None = None,
    lines: int = 1,
    cores: int = 1,
    stop: Stop = never,
    until_clear: bool = False,
) -> list[Candidate]:
    """Like `analyse`, with the chances that the engine computes, as they are."""
    check_count("cores", cores)
    check_count("lines", lines)
    engine_type = engine_for(position.rulebook.name)
    seed = new_seed() if seed is None else seed
    check_seed(seed)
    if cores == 1:
        return engine_type(position, seed, moves, lines).run(nodes, seconds, stop, until_clear).candidates
    moves = moves_to_search(position, moves)
    if engine_type.divides_moves:
        engines = [engine_type(position, seed, moves[core::cores], lines) for core in range(min(cores, len(moves)))]
    else:
        engines = [engine_type(position, (seed + core) % 2**SEED_BITS, moves, lines) for core in range(cores)]
    check_budget(nodes, seconds)
    nodes_each = None if nodes is None else -(-nodes // len(engines))
    # Threads are enough: the compiled search releases the GIL.
    with ThreadPoolExecutor(len(engines)) as pool:
        results = list(pool.map(lambda engine: engine.run(nodes_each, seconds, stop).candidates, engines))
    candidates = chain.from_iterable(results)
    return best_first(candidates) if engine_type.divides_moves else merged(candidates)


def best_of(candidates: Sequence[Candidate]) -> Candidate:
    """The first candidate, or one with nearly the same chance that leads by more at the end.

    Where a game is won or lost anyway, all chances are nearly the same; then the points are what is left to play for.
    """
    first = candidates[0]
    rivals = [each for each in candidates if each.is_evaluated and each.visits >= MIN_VISITS_SHARE * first.visits]
    return max((each for each in (first, *rivals) if not is_better(first, each)), key=lambda each: each.margin)


def is_better(first: Candidate, second: Candidate) -> bool:
    """Whether a candidate is better than another: by its chance or, if these are nearly the same, by its margin."""
    if abs(first.chance - second.chance) > NEARLY_THE_SAME:
        return first.chance > second.chance
    return first.margin > second.margin


def best_first(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Candidates for different moves, the best first."""
    return sorted(candidates, key=lambda each: (-each.is_evaluated, -each.chance, -each.margin, each.move))


def merged(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Candidates with those for the same move merged, weighted by their visits; the most visited first."""
    by_move: dict[str, list[Candidate]] = {}
    for candidate in candidates:
        by_move.setdefault(candidate.move, []).append(candidate)
    return sorted(map(_average, by_move.values()), key=lambda each: (-each.visits, -each.chance, each.move))


def _average(candidates: Sequence[Candidate]) -> Candidate:
    visits = sum(each.visits for each in candidates)
    most_visited = max(candidates, key=lambda each: each.visits)
    if visits == most_visited.visits:
        return most_visited
    chance = sum(each.chance * each.visits for each in candidates) / visits
    margin = sum(each.margin * each.visits for each in candidates) / visits
    return msgspec.structs.replace(most_visited, chance=chance, margin=margin, visits=visits)
