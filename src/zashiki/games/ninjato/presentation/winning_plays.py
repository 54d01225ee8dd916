"""Plays that beat a guard with what an invader holds; for texts about an invasion, not for the rules."""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias

from zashiki.games.ninjato.components import ADDITIONS, BORYAKU_VALUES, KUJI_TARGETS, MODIFIER, SKILL_NAMES, Skill
from zashiki.games.ninjato.rules.state import NOTHING
from zashiki.kernel.rulebook import PlainState

LONGEST_PLAY = 5
"""Plays of more decisions are not looked for."""

MOST_WAYS = 40
"""So many ways to beat the first guard of a double are tried."""

GuardValues: TypeAlias = tuple[int, int]
"""What a guard shows against strength and against stealth."""


class Resources(NamedTuple):
    """What an invader has to play with, and the play so far."""

    hand: tuple[int, ...]
    ready: tuple[int, ...]
    used: tuple[int, ...]
    stealth: int
    played: int | None = None
    set: int | None = None
    add: int = 0

    @property
    def total(self) -> int | None:
        """The play so far; None before a card is played."""
        if self.played is None:
            return None
        return (self.played if self.set is None else self.set) + self.add

    def beats(self, guard: GuardValues) -> bool:
        """Whether the play so far beats a guard."""
        total = self.total
        return total is not None and (total < guard[1] if self.stealth else total > guard[0])

    def next_guard(self) -> "Resources":
        """What is left for another guard."""
        return self._replace(played=None, set=None, add=0)


def resources_of(state: PlainState) -> Resources:
    """What the invader has, from a record redacted for him."""
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


def _use(means: Resources, skill: int) -> Resources:
    """A ready tile is used."""
    used = tuple(count + (other == skill) for other, count in enumerate(means.used))
    return means._replace(ready=_one_less(means.ready, skill), used=used)


def _one_less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def _options(means: Resources) -> Iterator[tuple[str, Resources]]:
    """Every decision that changes the play; Choho does not."""
    hand, ready = means.hand, means.ready
    if means.played is None:
        for place, cards in enumerate(hand):
            if cards:
                yield f"b{place + 1}", means._replace(hand=_one_less(hand, place), played=place + 1)
        if ready[Skill.BORYAKU]:
            for value in BORYAKU_VALUES:
                yield f"B{value}", _use(means, Skill.BORYAKU)._replace(played=value)
    else:
        if hand[MODIFIER - 1]:
            for move, step in (("+", 1), ("-", -1)):
                yield move, means._replace(hand=_one_less(hand, MODIFIER - 1), add=means.add + step)
        for addition in ADDITIONS:
            if ready[addition.skill]:
                made = means.set if addition.sets is None else addition.sets
                yield addition.notation, _use(means, addition.skill)._replace(set=made, add=means.add + addition.step)
    if ready[Skill.SEISHIN_TEKI]:
        yield "seishin", _use(means, Skill.SEISHIN_TEKI)._replace(stealth=1 - means.stealth)
    if ready[Skill.KUJI_IN]:
        for skill in KUJI_TARGETS.tolist():
            if means.used[skill]:
                again = tuple(count + (other == skill) for other, count in enumerate(_one_less(ready, Skill.KUJI_IN)))
                yield f"kuji:{SKILL_NAMES[skill]}", means._replace(ready=again, used=_one_less(means.used, skill))


def winning_plays(means: Resources, guard: GuardValues) -> Iterator[tuple[tuple[str, ...], Resources]]:
    """Decisions after which a guard is beaten, short ones first, and what is left then.

    A play that wins is not made longer, and no two of them come to the same.
    """
    if means.beats(guard):
        yield (), means
        return
    seen = {means}
    waiting: deque[tuple[tuple[str, ...], Resources]] = deque([((), means)])
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


def minimal_plays(means: Resources, guard: GuardValues) -> Iterator[tuple[str, ...]]:
    """The winning plays that have nothing in them that another one does without."""
    found: list[Counter[str]] = []
    for moves, _ in winning_plays(means, guard):
        play = Counter(moves)
        if not any(other <= play for other in found):
            found.append(play)
            yield moves


def can_beat(means: Resources, guards: Sequence[GuardValues]) -> bool:
    """Whether a guard, or both of a double, can be beaten with what is held."""
    if not guards:
        return True
    return any(
        can_beat(left.next_guard(), [*guards[:place], *guards[place + 1 :]])
        for place, guard in enumerate(guards)
        for _, left in islice(winning_plays(means, guard), MOST_WAYS)
    )
