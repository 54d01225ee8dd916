"""Titles and descriptions of the page's addresses, for browsers, search engines and link previews.

Only what anybody with the address may see: the game, the names at a table, its clock and its result.
"""

import msgspec

from zashiki.kernel.registry import find
from zashiki.server.store.models import SOMEBODY, Listing
from zashiki.table.clock import Clock, LiveClock, SlowClock

_MINUTE, _HOUR, _DAY = 60, 3600, 86400


class Preview(msgspec.Struct, frozen=True):
    """The title and the description of an address, and the game whose picture is shown with them."""

    title: str
    description: str
    game: str = "take"


FIXED = {
    "": Preview(
        "Zashiki: Japanese-themed board games",
        "Play Ta-Ke, Naishi and Ninjato in your browser, against Warashi, the house spirit, or with friends.",
    ),
    "account": Preview("Your account · Zashiki", "Your name, your ratings and your finished games."),
    "about": Preview("About Zashiki", "Free board games with Japanese themes, and deals that anybody can check."),
}
NOT_FOUND = Preview("Page not found · Zashiki", "There is no such page.")


def of_game(kind: str, game: str) -> Preview:
    """The lesson or the rules of a game."""
    title = find(game).title
    if kind == "learn":
        return Preview(
            f"Learn {title} · Zashiki", f"A guided first game of {title}: every rule, one step at a time.", game
        )
    return Preview(f"Rules of {title} · Zashiki", f"How to play {title}: the rules, with diagrams and examples.", game)


def of_table(kind: str, listing: Listing) -> Preview:
    """A table, which is an invitation, a game to watch or a result; or its review."""
    title = find(listing.game).title
    names = [seat.name for seat in listing.seats if seat.name]
    if listing.status == "open":
        host = next((seat.name for seat in listing.seats if seat.player), SOMEBODY)
        return Preview(
            f"Play {title} with {host}",
            f"{host} invites you to a game of {title}, {_clock(listing.clock)}. It starts when everybody sits down.",
            listing.game,
        )
    heading = f"{title}: {' against '.join(dict.fromkeys(names))}"
    if kind == "review":
        return Preview(f"Review · {heading}", "Warashi looks at every decision of this game.", listing.game)
    if listing.result:
        scores = zip(names, listing.result.scores, strict=True)
        return Preview(
            heading, f"The game is over. {', '.join(f'{name}: {score}' for name, score in scores)}.", listing.game
        )
    return Preview(
        heading, f"A game of {title} is being played, {_clock(listing.clock)}. You can watch it.", listing.game
    )


def _clock(clock: Clock) -> str:
    match clock:
        case LiveClock(seconds, increment):
            return f"{_amount(seconds)} for each player and {_amount(increment)} more for every turn"
        case SlowClock(seconds):
            return f"{_amount(seconds)} for each turn"
        case _:
            return "without a clock"


def _amount(seconds: float) -> str:
    """A time in the largest unit of which it is a whole number: '15 minutes', '1 day'."""
    for length, unit in ((_DAY, "day"), (_HOUR, "hour"), (_MINUTE, "minute")):
        if seconds >= length and seconds % length == 0:
            return _count(seconds // length, unit)
    return _count(seconds, "second")


def _count(number: float, unit: str) -> str:
    return f"{number:g} {unit}{'s' * (number != 1)}"
