"""Sentences about you and about other players."""

from collections.abc import Sequence

from zashiki.terminal.seats import YOU

_VERB_ENDINGS = {"shes": "sh", "sses": "ss", "ches": "ch", "oes": "o", "ies": "y", "s": ""}


def sentence(name: str, predicate: str) -> str:
    """A subject and a predicate in the third person as a sentence; 'You' gets the second person.

    >>> sentence("Ada", "takes the chip"), sentence("You", "takes the chip")
    ('Ada takes the chip', 'You take the chip')
    """
    if name != YOU:
        return f"{name} {predicate}".strip()
    verb, blank, rest = predicate.partition(" ")
    for ending, replacement in _VERB_ENDINGS.items():
        if verb.endswith(ending):
            verb = verb.removesuffix(ending) + replacement
            break
    return f"{YOU} {verb}{blank}{rest}"


def possessive(name: str) -> str:
    """'Your', or "Ada's"."""
    return "Your" if name == YOU else f"{name}'s"


def result(names: Sequence[str], winners: Sequence[int], scores: Sequence[int]) -> str:
    """The winner of a game and the score."""
    points = " to ".join(str(score) for score in sorted(scores, reverse=True))
    if len(winners) == 1:
        return f"{sentence(names[winners[0]], 'wins')}, {points}."
    if len(scores) == 2:
        return f"A draw, {points}."
    return f"{' and '.join(names[seat] for seat in winners)} share the win, {points}."


def addition(numbers: Sequence[int]) -> str:
    """Numbers with their sum.

    >>> addition([2, 6]), addition([2])
    ('2 + 6 = 8', '2')
    """
    total = f" = {sum(numbers)}" if len(numbers) > 1 else ""
    return f"{' + '.join(map(str, numbers))}{total}"
