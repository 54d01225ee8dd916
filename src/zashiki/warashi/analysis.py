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

    The same seed, nodes and cores give the same answer. For `moves`, `lines` and `until_clear` see `Engine`.
    """
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
