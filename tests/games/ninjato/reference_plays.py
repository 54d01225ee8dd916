"""A plain search for plays that beat a guard, to compare with the compiled one."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

LONGEST_PLAY = 5
MOST_PLAYS = 40
STEPS = {"shinobi-iri": ("shinobi", -2), "kayakujutsu": ("kayaku", 2)}
SETS = {"intonjutsu": ("inton", 0), "kenjutsu": ("kenjutsu", 6)}
READIED = ("shinobi-iri", "intonjutsu", "choho", "kayakujutsu", "kenjutsu", "taijutsu", "boryaku", "seishin-teki")
Guard = tuple[int, int]
"""The value against strength, and against stealth."""


class Means(NamedTuple):
    """The cards and tiles of an invader, and the play so far."""

    hand: tuple[int, ...]
    ready: tuple[str, ...]
    used: tuple[str, ...]
    stealth: bool
    played: int | None = None
    set: int | None = None
    add: int = 0

    def beats(self, guard: Guard) -> bool:
        """Whether the play so far beats a guard."""
        if self.played is None:
            return False
        total = (self.played if self.set is None else self.set) + self.add
        return total < guard[1] if self.stealth else total > guard[0]


def _without(items: tuple, item: object) -> tuple:  # type: ignore[type-arg]
    place = items.index(item)
    return (*items[:place], *items[place + 1 :])


def _use(means: Means, tile: str) -> Means:
    return means._replace(ready=_without(means.ready, tile), used=tuple(sorted((*means.used, tile))))


def _moves(means: Means) -> Iterator[tuple[str, Means]]:
    """Every move of a play, in the order of their notation table."""
    if means.played is None:
        for card in sorted(set(means.hand)):
            yield f"b{card}", means._replace(hand=_without(means.hand, card), played=card)
        if "boryaku" in means.ready:
            for value in (2, 4):
                yield f"B{value}", _use(means, "boryaku")._replace(played=value)
    else:
        yield from _additions(means)
    if "seishin-teki" in means.ready:
        yield "seishin", _use(means, "seishin-teki")._replace(stealth=not means.stealth)
    if "kuji-in" in means.ready:
        for tile in READIED:
            if tile in means.used:
                ready = tuple(sorted((*_without(means.ready, "kuji-in"), tile)))
                yield f"kuji:{tile}", means._replace(ready=ready, used=_without(means.used, tile))


def _additions(means: Means) -> Iterator[tuple[str, Means]]:
    if 3 in means.hand:
        for move, step in (("+", 1), ("-", -1)):
            yield move, means._replace(hand=_without(means.hand, 3), add=means.add + step)
    for tile, (move, step) in STEPS.items():
        if tile in means.ready:
            yield move, _use(means, tile)._replace(add=means.add + step)
    if "taijutsu" in means.ready:
        for move, step in (("tai+", 1), ("tai-", -1)):
            yield move, _use(means, "taijutsu")._replace(add=means.add + step)
    for tile, (move, value) in SETS.items():
        if tile in means.ready:
            yield move, _use(means, tile)._replace(set=value)


def winning_plays(means: Means, guard: Guard) -> Iterator[tuple[tuple[str, ...], Means]]:
    """Plays that beat a guard, short ones first, with what is left after each.

    A winning play is not extended, and plays that leave the same are listed once.
    """
    if means.beats(guard):
        yield (), means
        return
    seen = {means}
    waiting: deque[tuple[tuple[str, ...], Means]] = deque([((), means)])
    while waiting:
        moves, now = waiting.popleft()
        for move, then in _moves(now):
            if then in seen:
                continue
            seen.add(then)
            if then.beats(guard):
                yield (*moves, move), then
            elif len(moves) + 1 < LONGEST_PLAY:
                waiting.append(((*moves, move), then))


def minimal_plays(means: Means, guard: Guard, most: int) -> list[list[str]]:
    """The first winning plays that do not contain a smaller one."""
    found: list[Counter[str]] = []
    plays = []
    for moves, _ in winning_plays(means, guard):
        if not any(other <= Counter(moves) for other in found):
            found.append(Counter(moves))
            plays.append([*moves])
            if len(plays) == most:
                break
    return plays


def can_beat(means: Means, guards: Sequence[Guard]) -> bool:
    """Whether a guard, or both guards of a double, can be beaten."""
    return not guards or any(
        can_beat(left._replace(played=None, set=None, add=0), [*guards[:place], *guards[place + 1 :]])
        for place, guard in enumerate(guards)
        for _, left in islice(winning_plays(means, guard), MOST_PLAYS)
    )
