"""Hints: the best moves, with their evaluations and what they do."""

from collections.abc import Sequence

import msgspec

from zashiki.kernel.engine import Candidate, Stop, check_count, never
from zashiki.kernel.facts import Fact
from zashiki.kernel.position import Position
from zashiki.warashi.analysis import analyse, best_of
from zashiki.warashi.levels import level_of

LEVEL = 7
"""Hints search as many nodes as this level."""


class Hint(msgspec.Struct, frozen=True):
    """A move worth playing."""

    move: str
    chance: float
    """The chance of winning with this move, from 0 to 1."""
    margin: float
    """The expected lead at the end of the game, over the best of the other seats."""
    line: tuple[str, ...]
    """The move and the expected continuation, as far as it is known."""
    turn: tuple[tuple[Fact, ...], ...]
    """What the moves of the rest of the turn do, as far as it is known."""


def hint(position: Position, most: int = 3, seed: int = 0, cores: int = 1, stop: Stop = never) -> list[Hint]:
    """Up to `most` moves for the seat to decide, the best first, as far as that seat can know."""
    check_count("most", most)
    nodes = level_of(position.rulebook.name, LEVEL).nodes
    candidates = analyse(position, nodes, seed=seed, lines=most, cores=cores, stop=stop)
    evaluated = [candidate for candidate in candidates if candidate.is_evaluated]
    return [_hint(position, candidate) for candidate in _best_first(evaluated, most)] if evaluated else []


def _best_first(candidates: Sequence[Candidate], most: int) -> list[Candidate]:
    """The best move, and after it the others by their chances.

    A move with few visits may look better than the best by luck; its chance is cut to that of the best.
    """
    best = best_of(candidates)
    others = [each for each in candidates if each is not best][: most - 1]
    capped = [msgspec.structs.replace(each, chance=min(each.chance, best.chance)) for each in others]
    return [best, *sorted(capped, key=lambda each: -each.chance)]


def _hint(position: Position, candidate: Candidate) -> Hint:
    turn = foresee_turn(position, candidate.line)
    return Hint(candidate.move, candidate.chance, candidate.margin, candidate.line, turn)


def foresee_turn(position: Position, line: Sequence[str]) -> tuple[tuple[Fact, ...], ...]:
    """What the moves of a turn do, as far as that is known before any of them is made.

    They are followed in two imagined worlds: where the facts differ, they depend on what is hidden.
    """
    worlds = [position.imagine(position.player, seed) for seed in range(2)]
    turn: list[tuple[Fact, ...]] = []
    for move in rest_of_turn(position, line):
        if any(move not in world.legal_moves for world in worlds):
            break
        facts, *others = (tuple(world.foresee(move)) for world in worlds)
        if any(other != facts for other in others):
            break
        turn.append(facts)
        for world in worlds:
            world.push(move)
    return tuple(turn)


def rest_of_turn(position: Position, line: Sequence[str]) -> list[str]:
    """The moves of a line that the seat to decide makes before another seat has to decide.

    They are followed in an imagined world: what is legal further on must not give away what is hidden.
    """
    turn: list[str] = []
    world = position.imagine(position.player, seed=0)
    for move in line:
        if world.player != position.player or move not in world.legal_moves:
            break
        turn.append(move)
        world.push(move)
    return turn
