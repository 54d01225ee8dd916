"""What a position says, in English: for tests that read like examples."""

from zashiki import Position
from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.facts import Fact
from zashiki.kernel.wording import arguments, said


def deeds(position: Position, seat: int | None, ply: int | None = None) -> list[str]:
    """The events of a move without their subjects; an event without a sentence is an empty text."""
    return [deed(position.rulebook.name, event) for event in position.events(seat, ply)]


def deed(game: str, event: Fact) -> str:
    """An event without its subject: 'takes the Geisha from E'."""
    if event.is_silent:
        return ""
    form = None if event.seat is None else "does"
    return catalogue().text(f"{game}-{event.message}", form, **arguments(event))


def question(position: Position) -> str:
    """What is asked of the seat to decide."""
    return " ".join(said(catalogue(), position.rulebook.name, fact) for fact in position.question)


def sources(position: Position, seat: int | None, of: int) -> list[str]:
    """Where a seat's points come from."""
    return [said(catalogue(), position.rulebook.name, fact) for fact in position.explain(seat, of)]
