"""Snapshots."""

from collections.abc import Mapping
from typing import Any

from tests.fourth_game.pebbles.rules import CARDS, HEAPS
from zashiki.kernel.errors import BadSnapshot
from zashiki.kernel.rulebook import PlainState


def snapshot(state: PlainState) -> dict[str, Any]:
    """The full position as plain data."""
    return {"heap": state.heap, "taken": list(state.taken), "cards": list(state.cards), "player": state.player}


def restore(states: Any, source: Mapping[str, Any]) -> None:
    """The state of a snapshot."""
    try:
        heap, taken, cards, player = (source[name] for name in ("heap", "taken", "cards", "player"))
        cards_fit = len(cards) == len({*cards}) == 2 and {*cards} <= {*range(1, CARDS + 1)}
        heap_fits = heap >= 0 and heap + sum(taken) == HEAPS[states["options"][0, 0]]
        if not cards_fit or not heap_fits or player not in ((0, 1) if heap else (-1,)):
            raise ValueError("that is not possible")
        states["heap"][0], states["taken"][0], states["cards"][0], states["player"][0] = heap, taken, cards, player
    except (KeyError, TypeError, ValueError) as error:
        raise BadSnapshot(f"Snapshot of Pebbles: {error}") from None
