"""A textbook information-set Monte Carlo tree search over the public API, as one might write it in an afternoon.

Single observer, random playouts, upper confidence bounds. Without hidden information it is plain UCT.
"""

import math
import random
import time
from typing import Self

import zashiki

EXPLORATION = 0.7


class Node:
    """A move, by a player, in some information set."""

    def __init__(self, move: str = "", player: int | None = None, parent: Self | None = None) -> None:
        self.move, self.player, self.parent = move, player, parent
        self.children: dict[str, Node] = {}
        self.reward, self.visits, self.available = 0.0, 0, 0

    def bound(self) -> float:
        """The upper confidence bound."""
        return self.reward / self.visits + EXPLORATION * math.sqrt(math.log(self.available) / self.visits)


def choose(position: zashiki.Position, seconds: float) -> str:
    """The most visited move."""
    assert position.player is not None
    root, deadline = Node(), time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        world = position.imagine(position.player)
        node = descend(root, world)
        while not world.is_over:
            world.push(random.choice(world.legal_moves))
        back_up(node, world)
    return max(root.children.values(), key=lambda child: child.visits).move


def descend(node: Node, world: zashiki.Position) -> Node:
    """Follows moves that are legal in this world down the tree, to a new node."""
    while not world.is_over:
        legal = world.legal_moves
        untried = [move for move in legal if move not in node.children]
        if untried:
            move = random.choice(untried)
            child = node.children[move] = Node(move, world.player, node)
            child.available = 1
            world.push(move)
            return child
        children = [node.children[move] for move in legal]
        for child in children:
            child.available += 1
        node = max(children, key=Node.bound)
        world.push(node.move)
    return node


def back_up(node: Node | None, world: zashiki.Position) -> None:
    """Adds the result to each node on the path, for the player who moved there."""
    assert world.outcome is not None
    winners = world.outcome.winners
    while node is not None:
        node.visits += 1
        node.reward += (node.player in winners) / len(winners)
        node = node.parent
