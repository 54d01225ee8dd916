"""The guards of an invasion, faced and still to come."""

from collections import Counter
from collections.abc import Sequence

from zashiki.games.ninjato.components import (
    ELITE_COPIES,
    ELITE_NAMES,
    ELITE_TABLE,
    GUARD_COPIES,
    GUARD_NAMES,
    GUARD_TABLE,
)
from zashiki.games.ninjato.presentation.snapshot import GuardSource, pile_cards
from zashiki.games.ninjato.presentation.winning_plays import GuardValues
from zashiki.games.ninjato.rules.state import (
    ELITE,
    ELITE_DECK,
    ELITE_DISCARD,
    GUARD_DECK,
    GUARD_DISCARD,
    NOTHING,
    TURNED_UP,
)
from zashiki.kernel.rulebook import PlainState


def play_total(state: PlainState) -> int | None:
    """The total of the play so far; None before a card is played."""
    if state.played == NOTHING:
        return None
    return int((state.played if state.set == NOTHING else state.set) + state.add)


def guard_name(state: PlainState) -> str:
    """The name of the guard that is faced, as in snapshots."""
    names = ELITE_NAMES if state.source == ELITE else GUARD_NAMES
    return names[int(state.guard)]


def values_to_beat(state: PlainState) -> list[int]:
    """The values of the guard that is faced, on the side that is played; of a double those not beaten yet."""
    return [guard[state.stealth] for guard in guards_to_beat(state)]


def guards_to_beat(state: PlainState) -> list[GuardValues]:
    """The guard that is faced, with both values; of a double those not beaten yet."""
    guards = guards_of(guard_name(state))
    return [guard for which, guard in enumerate(guards) if not state.beaten >> which & 1]


def guards_of(name: str) -> list[GuardValues]:
    """The values of a guard against strength and stealth; a double is two guards."""
    if name in GUARD_NAMES:
        value = GUARD_TABLE[GUARD_NAMES.index(name)].value
        return [(value, value)]
    elite = ELITE_TABLE[ELITE_NAMES.index(name)]
    return [(value, value) for value in elite.values] if elite.double else [elite.values]


def next_guards(state: PlainState) -> tuple[GuardSource | None, dict[str, int]]:
    """The source of the next guard, and every guard that it can be with the number of unseen cards.

    While a guard is faced, this is about the guard after it, once its treasure is taken.
    """
    neutral, red = (sum(treasures) for treasures in state.house[state.invaded])
    if state.source != NOTHING:
        neutral, red = (neutral - 1, red) if neutral else (0, red - 1)
    if neutral + red <= 0:
        return None, {}
    elites = unseen_elites(state)
    if not neutral and elites:
        return "elite", elites
    return "standin" if not neutral else "normal", unseen_guards(state)


def unseen_guards(state: PlainState) -> dict[str, int]:
    """The guards in the deck; if it is empty, those that will be shuffled again."""
    if not state.height[GUARD_DECK]:
        return dict(Counter(GUARD_NAMES[card] for card in sorted(pile_cards(state, int(GUARD_DISCARD)))))
    seen = [
        *pile_cards(state, int(GUARD_DISCARD)),
        *pile_cards(state, int(TURNED_UP)),
        *(sentry for sentry in state.sentry if sentry != NOTHING),
    ]
    return _rest(GUARD_NAMES, GUARD_COPIES.tolist(), seen)


def unseen_elites(state: PlainState) -> dict[str, int]:
    """The elite guards in the deck; if it is empty, those that will be shuffled again."""
    discarded = pile_cards(state, int(ELITE_DISCARD))
    if not state.height[ELITE_DECK]:
        return dict(Counter(ELITE_NAMES[card] for card in sorted(discarded)))
    owned = [kind for seat in range(state.seats) for kind, count in enumerate(state.elites[seat]) for _ in range(count)]
    faced = [state.guard] if state.source == ELITE else []
    return _rest(ELITE_NAMES, ELITE_COPIES.tolist(), [*discarded, *owned, *faced])


def _rest(names: Sequence[str], copies: Sequence[int], seen: Sequence[int]) -> dict[str, int]:
    left = {name: count - seen.count(card) for card, (name, count) in enumerate(zip(names, copies, strict=True))}
    return {name: count for name, count in left.items() if count}
