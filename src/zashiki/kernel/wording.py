"""Facts in words.

The message of a fact is called `GAME-MESSAGE` in the catalogue. Its forms are attributes:

- `.does`: what somebody did, without the subject: 'takes the Geisha from E'
- `.you`: the same to the person who did it: 'take the Geisha from E'
- `.do`: what a move would do, on a button or in a hint: 'take the Geisha from E'
- `.of`: what points are for, in games that tell all points in their events: 'Geishas'

`told-does` and `told-you` add the subject. A fact without a seat, a question, a reason and a refusal is the value of
its message. All have the fact's own arguments, and `$piece`, `$source`, `$target`, `$points` and `$seat`.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Literal, TypeAlias

from zashiki.kernel.catalogue import Catalogue, catalogue
from zashiki.kernel.errors import IllegalMove, Reason, because
from zashiki.kernel.facts import Argument, Fact

_MOVES_IN_MESSAGE = 12
Form: TypeAlias = Literal["do", "does"]
"""Whether a move is described to the player who makes it, or to others."""


def arguments(fact: Fact) -> dict[str, str | int]:
    """The arguments of a fact's message. What is missing is an empty text, so that a message can select on it."""
    own = {"piece": fact.piece, "source": fact.source, "target": fact.target, "points": fact.points, "seat": fact.seat}
    return {name: _flat(value) for name, value in {**own, **fact.args}.items()}


def _flat(value: Argument) -> str | int:
    match value:
        case None:
            return ""
        case dict():
            return ";".join(f"{name}={count}" for name, count in value.items())
        case list():
            return ";".join(value)
    return value


def did(words: Catalogue, game: str, facts: Sequence[Fact], names: Sequence[str], you: int | None = None) -> str:
    """What a seat did, as one sentence without a full stop, addressed to the seat `you`."""
    seat = facts[0].seat
    assert seat is not None
    form = "you" if seat == you else "does"
    deeds = ", ".join(words.text(f"{game}-{fact.message}", form, **arguments(fact)) for fact in facts)
    sentence = words.text(f"told-{form}", name=names[seat], deeds=deeds)
    # Some languages leave out "you", so that a verb begins the sentence.
    return sentence[:1].upper() + sentence[1:] if form == "you" else sentence


def told(words: Catalogue, game: str, fact: Fact, names: Sequence[str], you: int | None = None) -> str:
    """What happened, as a sentence without a full stop, addressed to the seat `you`."""
    return said(words, game, fact) if fact.seat is None else did(words, game, [fact], names, you)


def foretold(words: Catalogue, game: str, facts: Sequence[Fact], form: Form = "do") -> str:
    """What a move would do: 'take the Geisha from E; Geishas score 3 × 5 = 15 for you'. Others get no points."""
    said = [fact for fact in facts if not fact.is_silent and not (form == "does" and fact.points is not None)]
    return "; ".join(words.text(f"{game}-{fact.message}", form, **arguments(fact)) for fact in said)


def turn_foretold(words: Catalogue, game: str, turn: Sequence[Sequence[Fact]], form: Form = "do") -> str:
    """What the moves of a turn would do: 'use a Ronin, then take the Geisha from E'."""
    moves = [foretold(words, game, facts, form) for facts in turn]
    return reduce(lambda first, second: words.text("turn-then", first=first, second=second), moves) if moves else ""


def amount(words: Catalogue, game: str, points: int) -> str:
    """A number of points in the game's unit: '7 points', '7 honor'."""
    return words.text(f"{game}-amount" if words.has(f"{game}-amount") else "amount", points=points)


def evaluation(words: Catalogue, game: str, chance: float, margin: float) -> str:
    """A chance of winning and a lead: '63 % to win, about 4 points ahead at the end'."""
    percent, points = round(100 * chance), round(abs(margin))
    if not points:
        return words.text("evaluation-even", percent=percent)
    side = "ahead" if margin > 0 else "behind"
    return words.text(f"evaluation-{side}", percent=percent, amount=amount(words, game, points))


def points_of(words: Catalogue, game: str, fact: Fact) -> str:
    """What the points of an event are for."""
    return words.text(f"{game}-{fact.message}", "of", **arguments(fact))


def said(words: Catalogue, game: str, fact: Fact) -> str:
    """A question, a reason, a refusal, or an event that nobody did."""
    return words.text(f"{game}-{fact.message}", **arguments(fact))


class RefusedMove(IllegalMove):
    """A move that is not legal now, with the reasons. It is worded when somebody reads it."""

    def __init__(self, game: str, move: str, legal: Sequence[str], reasons: Sequence[Fact]) -> None:
        super().__init__(game, move, legal, reasons)
        self.game = game
        self.move = move
        self.legal = tuple(legal)
        """The legal moves; none when the game is over."""
        self.reasons = tuple(reasons)

    @property
    def reason(self) -> Reason:
        """The reason, which lacks the argument `reason`: the words for `reasons`."""
        if not self.legal:
            return because("illegal-move-over", move=repr(self.move), game=self.game)
        more = ["…"] if len(self.legal) > _MOVES_IN_MESSAGE else []
        moves = ", ".join([*self.legal[:_MOVES_IN_MESSAGE], *more])
        return because("illegal-move", move=repr(self.move), moves=moves, game=self.game)

    def text(self, words: Catalogue) -> str:
        """The error in words."""
        reason = " ".join(said(words, self.game, fact) for fact in self.reasons)
        return replace(self.reason, args={**self.reason.args, "reason": reason}).text(words)

    def __str__(self) -> str:
        return self.text(catalogue())
