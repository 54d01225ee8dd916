"""Hints: the best moves, with their evaluations and what they do in words."""

from collections.abc import Sequence

import msgspec

from zashiki.kernel.engine import Candidate, Stop, check_count, never
from zashiki.kernel.position import Position
from zashiki.kernel.rulebook import Rulebook
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
    text: str
    """The rest of the turn and its evaluation in words, addressed to the seat to decide."""


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
    evaluation = describe_evaluation(position.rulebook, candidate.chance, candidate.margin)
    text = f"{describe_turn(position, candidate.line)} ({evaluation})"
    return Hint(candidate.move, candidate.chance, candidate.margin, candidate.line, text)


def describe_turn(position: Position, line: Sequence[str]) -> str:
    """What the moves of a turn do, as far as that is known before any of them is made.

    They are followed in two imagined worlds: where the descriptions differ, they depend on what is hidden.
    """
    worlds = [position.imagine(position.player, seed) for seed in range(2)]
    parts: list[str] = []
    for move in rest_of_turn(position, line):
        if any(move not in world.legal_moves for world in worlds):
            break
        descriptions = {world.describe(move) for world in worlds}
        if len(descriptions) > 1:
            break
        parts += descriptions
        for world in worlds:
            world.push(move)
    return ", then ".join(parts)


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


def describe_evaluation(book: Rulebook, chance: float, margin: float) -> str:
    """A chance of winning and a lead in words: '63 % to win, about 4 points ahead at the end'."""
    points = round(abs(margin))
    lead = f"about {book.points_in_words(points)} {'ahead' if margin > 0 else 'behind'}" if points else "about even"
    return f"{round(100 * chance)} % to win, {lead} at the end"
