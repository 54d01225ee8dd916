"""What tree searches share: a budget of nodes or seconds, and an early end when nothing can change any more."""

import time
from collections.abc import Iterator
from typing import Any, ClassVar, Self

from zashiki.kernel.rule import compiling_in_words
from zashiki.warashi.thought import Stop, check_budget, never

CHUNK = 256
"""Iterations between two looks at the clock."""


class Tree:
    """A tree of records with the fields `child`, `sibling` and `visits`; the root is the first of them."""

    divides_moves: ClassVar = False
    nodes = 0
    """How many iterations were made. Each judges one position."""
    _tree: Any

    def run(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Stop = never,
        until_clear: bool = False,
    ) -> Self:
        """Grows the tree by so many nodes, or for so long, or until told to stop.

        With `until_clear` it also ends as soon as the rest of the nodes could not make another move the most visited.
        """
        check_budget(nodes, seconds)
        last = None if nodes is None else self.nodes + nodes
        deadline = None if seconds is None else time.perf_counter() + seconds
        with compiling_in_words("Warashi"):
            while not stop() and (last is None or self.nodes < last):
                if deadline is not None and time.perf_counter() >= deadline:
                    break
                if last is not None and until_clear and self._is_clear(last - self.nodes):
                    break
                self._grow(CHUNK if last is None else min(CHUNK, last - self.nodes))
        return self

    def _grow(self, iterations: int) -> None:
        """Adds iterations to the tree."""
        raise NotImplementedError

    def _is_clear(self, left: int) -> bool:
        visits = sorted((int(self._tree[move].visits) for move in self._children(0)), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def _children(self, node: int) -> Iterator[int]:
        child = int(self._tree[node].child)
        while child:
            yield child
            child = int(self._tree[child].sibling)
