"""Plays that beat a guard with what an invader holds; for texts about an invasion, not for the rules."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

from zashiki.games.ninjato.components import ADDITIONS, BORYAKU_VALUES, KUJI_TARGETS, MODIFIER, SKILL_NAMES, Skill
from zashiki.games.ninjato.rules.state import NOTHING
from zashiki.kernel.rulebook import PlainState

LONGEST_PLAY = 5
"""Plays with more decisions are not searched."""
MOST_PLAYS = 40
"""The number of plays against the first guard of a double that are tried."""
GuardValues: TypeAlias = tuple[int, int]
"""The value of a guard against strength, and against stealth."""


class Resources(NamedTuple):
    """The cards and tiles of an invader, and the play so far."""

    hand: tuple[int, ...]
    ready: tuple[int, ...]
    used: tuple[int, ...]
    stealth: int
    played: int | None = None
    set: int | None = None
    add: int = 0

    @property
    def total(self) -> int | None:
        """The total of the play so far; None before a card is played."""
        if self.played is None:
            return None
        return (self.played if self.set is None else self.set) + self.add

    def beats(self, guard: GuardValues) -> bool:
        """Whether the play so far beats a guard."""
        total = self.total
        return total is not None and (total < guard[1] if self.stealth else total > guard[0])

    def next_guard(self) -> "Resources":
        """The same resources before the next guard."""
        return self._replace(played=None, set=None, add=0)


def resources_of(state: PlainState) -> Resources:
    """The invader's resources, from a state redacted for the invader."""
    return Resources(
        tuple(state.hand[state.player]),
        tuple(state.ready[state.player]),
        tuple(
            owned - ready for owned, ready in zip(state.skills[state.player], state.ready[state.player], strict=True)
        ),
        state.stealth,
        None if state.played == NOTHING else state.played,
        None if state.set == NOTHING else state.set,
        state.add,
    )


def _use(resources: Resources, skill: int) -> Resources:
    """The resources after a ready tile is used."""
    used = tuple(count + (other == skill) for other, count in enumerate(resources.used))
    return resources._replace(ready=_one_less(resources.ready, skill), used=used)


def _one_less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def _options(resources: Resources) -> Iterator[tuple[str, Resources]]:
    """Every decision that changes the play; Choho does not."""
    hand, ready = resources.hand, resources.ready
    if resources.played is None:
        for place, cards in enumerate(hand):
            if cards:
                yield f"b{place + 1}", resources._replace(hand=_one_less(hand, place), played=place + 1)
        if ready[Skill.BORYAKU]:
            for value in BORYAKU_VALUES:
                yield f"B{value}", _use(resources, Skill.BORYAKU)._replace(played=value)
    else:
        if hand[MODIFIER - 1]:
            for move, step in (("+", 1), ("-", -1)):
                yield move, resources._replace(hand=_one_less(hand, MODIFIER - 1), add=resources.add + step)
        for addition in ADDITIONS:
            if ready[addition.skill]:
                set_value = resources.set if addition.sets is None else addition.sets
                yield (
                    addition.notation,
                    _use(resources, addition.skill)._replace(set=set_value, add=resources.add + addition.step),
                )
    if ready[Skill.SEISHIN_TEKI]:
        yield "seishin", _use(resources, Skill.SEISHIN_TEKI)._replace(stealth=1 - resources.stealth)
    if ready[Skill.KUJI_IN]:
        for skill in KUJI_TARGETS.tolist():
            if resources.used[skill]:
                again = tuple(count + (other == skill) for other, count in enumerate(_one_less(ready, Skill.KUJI_IN)))
                yield (
                    f"kuji:{SKILL_NAMES[skill]}",
                    resources._replace(ready=again, used=_one_less(resources.used, skill)),
                )


def winning_plays(resources: Resources, guard: GuardValues) -> Iterator[tuple[tuple[str, ...], Resources]]:
    """Plays that beat a guard, short ones first, with the resources left after each.

    A winning play is not extended, and plays that leave the same resources are listed once.
    """
    if resources.beats(guard):
        yield (), resources
        return
    seen = {resources}
    waiting: deque[tuple[tuple[str, ...], Resources]] = deque([((), resources)])
    while waiting:
        moves, now = waiting.popleft()
        for move, then in _options(now):
            if then in seen:
                continue
            seen.add(then)
            if then.beats(guard):
                yield (*moves, move), then
            elif len(moves) + 1 < LONGEST_PLAY:
                waiting.append(((*moves, move), then))


def minimal_plays(resources: Resources, guard: GuardValues) -> Iterator[tuple[str, ...]]:
    """The winning plays that do not contain a smaller one."""
    found: list[Counter[str]] = []
    for moves, _ in winning_plays(resources, guard):
        play = Counter(moves)
        if not any(other <= play for other in found):
            found.append(play)
            yield moves


def can_beat(resources: Resources, guards: Sequence[GuardValues]) -> bool:
    """Whether a guard, or both guards of a double, can be beaten with these resources."""
    if not guards:
        return True
    return any(
        can_beat(left.next_guard(), [*guards[:place], *guards[place + 1 :]])
        for place, guard in enumerate(guards)
        for _, left in islice(winning_plays(resources, guard), MOST_PLAYS)
    )
