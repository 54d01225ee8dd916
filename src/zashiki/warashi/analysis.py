"""Analysing a position: the right engine for its game, on one core or several."""

import pkgutil
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import cast

import msgspec

from zashiki.kernel.engine import Candidate, Engine, Stop, check_budget, check_count, considered, never
from zashiki.kernel.position import Position
from zashiki.kernel.random import SEED_BITS, check_seed, new_seed
from zashiki.kernel.registry import find
from zashiki.warashi.rollouts import Rollouts
from zashiki.warashi.tree_search import TreeSearch


def engine_for(game: str) -> type[Engine]:
    """The search for a game: its own if it has one, else the generic one that suits it."""
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
    """The moves, the best first, after so many nodes or so long; nodes are divided among the cores.

    The same seed, nodes and cores give the same answer. For `moves`, `lines` and `until_clear` see `Engine`.
    """
    check_count("cores", cores)
    check_count("lines", lines)
    kind = engine_for(position.rulebook.name)
    seed = new_seed() if seed is None else seed
    check_seed(seed)
    if cores == 1:
        return kind(position, seed, moves, lines).run(nodes, seconds, stop, until_clear).candidates
    moves = considered(position, moves)
    if kind.divides_moves:
        team = [kind(position, seed, moves[core::cores], lines) for core in range(min(cores, len(moves)))]
    else:
        team = [kind(position, (seed + core) % 2**SEED_BITS, moves, lines) for core in range(cores)]
    check_budget(nodes, seconds)
    each = None if nodes is None else -(-nodes // len(team))
    # Threads do: the compiled search lets go of Python's lock.
    with ThreadPoolExecutor(len(team)) as pool:
        found = list(pool.map(lambda one: one.run(each, seconds, stop).candidates, team))
    return best_first(chain.from_iterable(found)) if kind.divides_moves else joined(chain.from_iterable(found))


def best_first(found: Iterable[Candidate]) -> list[Candidate]:
    """What several have found about moves of their own."""
    return sorted(found, key=lambda one: (-one.is_true, -one.chance, -one.margin, one.move))


def joined(found: Iterable[Candidate]) -> list[Candidate]:
    """What several have found about the same moves: each counts by its visits."""
    by_move: dict[str, list[Candidate]] = {}
    for one in found:
        by_move.setdefault(one.move, []).append(one)
    return sorted(map(_average, by_move.values()), key=lambda one: (-one.visits, -one.chance, one.move))


def _average(ones: Sequence[Candidate]) -> Candidate:
    visits = sum(one.visits for one in ones)
    most = max(ones, key=lambda one: one.visits)
    if visits == most.visits:
        return most
    chance = sum(one.chance * one.visits for one in ones) / visits
    margin = sum(one.margin * one.visits for one in ones) / visits
    return msgspec.structs.replace(most, chance=chance, margin=margin, visits=visits)
