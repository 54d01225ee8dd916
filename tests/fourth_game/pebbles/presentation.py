"""Snapshots, and what players read."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.fourth_game.pebbles.rules import CARDS, HEAPS
from zashiki.kernel.errors import BadSnapshot
from zashiki.kernel.rulebook import Event, PlainState, Span

PRIMER = "Take one to three pebbles in turn. Every pebble is a point,\nand so is every pip of your hidden card."


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


def _pebbles(count: int) -> str:
    return "1 pebble" if count == 1 else f"{count} pebbles"


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """What happened in a move."""
    return [Event("take", f"takes {_pebbles(action + 1)}", seat=before.player, source="heap")]


def describe(state: PlainState, action: int) -> str:
    """What an action would do."""
    return f"take {_pebbles(action + 1)} of {state.heap}"


def asks(state: PlainState) -> str:
    """The question to the seat to decide."""
    return "How many pebbles do you take?"


def objection(state: PlainState, action: int) -> str:
    """Why an action is not legal."""
    return f"there are only {_pebbles(state.heap)} left."


def reasons(state: PlainState, viewer: int, seat: int) -> list[str]:
    """Where a seat's points come from."""
    card = state.cards[seat]
    return [f"Pebbles: {state.taken[seat]}", f"Card: {card or '?'}"]


def board(state: PlainState, viewer: int, names: Sequence[str]) -> list[Span]:
    """The heap, and what each seat has."""
    rows = [
        (f"{name}: {_pebbles(state.taken[seat])}, card {state.cards[seat] or '?'}\n", "")
        for seat, name in enumerate(names)
    ]
    return [("Heap ", "label"), ("o" * state.heap + "\n", ""), *rows]
