"""Facts in words.

The message of a fact is called `GAME-MESSAGE` in the catalogue. Its forms are attributes:

- `.does`: what somebody did, with their name as `$name`: 'Ann takes the Geisha from E'
- `.you`: the same to the person who did it: 'You take the Geisha from E'
- `.do`: what a move would do, on a button or in a hint: 'take the Geisha from E'

A fact without a seat, a question, a reason and a refusal is the value of its message. All have the fact's own
arguments, and `$piece`, `$source`, `$target`, `$points` and `$seat` if there are any.
"""

from collections.abc import Sequence

from zashiki.kernel.facts import Argument, Fact
from zashiki.words.catalogue import Catalogue


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


def told(catalogue: Catalogue, game: str, fact: Fact, names: Sequence[str], you: int | None = None) -> str:
    """What happened, as a sentence without a full stop, addressed to the seat `you`."""
    message, values = f"{game}-{fact.message}", arguments(fact)
    if fact.seat is None:
        return catalogue.text(message, **values)
    if fact.seat == you:
        return catalogue.text(message, "you", **values)
    return catalogue.text(message, "does", name=names[fact.seat], **values)


def foretold(catalogue: Catalogue, game: str, facts: Sequence[Fact]) -> str:
    """What a move would do: 'take the Geisha from E; Geishas score 3 × 5 = 15 for you'."""
    return "; ".join(
        catalogue.text(f"{game}-{fact.message}", "do", **arguments(fact)) for fact in facts if not fact.is_silent
    )


def said(catalogue: Catalogue, game: str, fact: Fact) -> str:
    """A question, a reason or a refusal."""
    return catalogue.text(f"{game}-{fact.message}", **arguments(fact))
