"""Hints: the best moves, what they promise, and why in words."""

from collections.abc import Sequence

import msgspec

from zashiki.kernel.engine import Candidate, Stop, check_count, never
from zashiki.kernel.position import Position
from zashiki.kernel.rulebook import Rulebook
from zashiki.warashi.analysis import analyse
from zashiki.warashi.levels import level_of

LEVEL = 7
"""Hints think as long as this level."""


class Hint(msgspec.Struct, frozen=True):
    """A move worth playing."""

    move: str
    chance: float
    """The chance of winning with it, from 0 to 1."""
    margin: float
    """The lead at the end that is expected of it, over the best of the others."""
    line: tuple[str, ...]
    """The move and those that are expected to follow, as far as they are known."""
    text: str
    """All of it in words."""


def hint(position: Position, most: int = 3, seed: int = 0, cores: int = 1, stop: Stop = never) -> list[Hint]:
    """The best moves for the seat to decide, the best first, as far as that seat can know."""
    check_count("most", most)
    nodes = level_of(position.rulebook.name, LEVEL).nodes
    found = [one for one in analyse(position, nodes, seed=seed, lines=most, cores=cores, stop=stop) if one.is_true]
    return [
        Hint(one.move, one.chance, one.margin, one.line, in_words(position, one)) for one in _in_order(found[:most])
    ]


def _in_order(found: Sequence[Candidate]) -> list[Candidate]:
    """The best move, and after it the others by their chances.

    One that was tried seldom may look better than the best by luck: it is not believed to be.
    """
    believed = [msgspec.structs.replace(one, chance=min(one.chance, found[0].chance)) for one in found]
    return sorted(believed, key=lambda one: -one.chance)


def in_words(position: Position, found: Candidate) -> str:
    """What a move does, what is to follow in the same turn, and what it promises."""
    return f"{turn_in_words(position, found.line)} ({promise(position.rulebook, found.chance, found.margin)})"


def turn_in_words(position: Position, line: Sequence[str]) -> str:
    """What the moves of a turn do, as far as that can be said before any of them is made.

    They are followed in two imagined worlds: where the words differ they speak of what is not known yet.
    """
    worlds = [position.imagine(position.player, seed) for seed in range(2)]
    words: list[str] = []
    for move in own_turn(position, line):
        if any(move not in world.legal_moves for world in worlds):
            break
        deeds = {world.describe(move) for world in worlds}
        if len(deeds) > 1:
            break
        words += deeds
        for world in worlds:
            world.push(move)
    return ", then ".join(words)


def own_turn(position: Position, line: Sequence[str]) -> list[str]:
    """The moves of a line that the seat to decide makes before anybody else has to decide.

    They are followed in an imagined world: what is legal further on must not tell what is hidden.
    """
    turn: list[str] = []
    ahead = position.imagine(position.player, seed=0)
    for move in line:
        if ahead.player != position.player or move not in ahead.legal_moves:
            break
        turn.append(move)
        ahead.push(move)
    return turn


def promise(book: Rulebook, chance: float, margin: float) -> str:
    """A chance and a lead, as one says them: '63 % to win, about 4 points ahead'."""
    points = round(abs(margin))
    lead = f"about {book.points_in_words(points)} {'ahead' if margin > 0 else 'behind'}" if points else "about even"
    return f"{round(100 * chance)} % to win, {lead} at the end"
