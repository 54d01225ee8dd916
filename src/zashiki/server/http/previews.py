"""Titles and descriptions of the page's addresses, for browsers, search engines and link previews.

Only what anybody with the address may see: the game, the names at a table, its clock and its result.
"""

from functools import reduce

import msgspec

from zashiki.kernel.catalogue import Argument, Catalogue
from zashiki.kernel.registry import find
from zashiki.server.store.models import SOMEBODY, Listing
from zashiki.table.clock import Clock, LiveClock, SlowClock

_UNITS = {"days": 86400, "hours": 3600, "minutes": 60}
FIXED = {"": "home", "account": "account", "about": "about"}
"""The messages of addresses that do not depend on a game or a table."""
NOT_FOUND = "not-found"


class Preview(msgspec.Struct, frozen=True):
    """The title and the description of an address, and the game whose picture is shown with them."""

    title: str
    description: str
    game: str = "take"


def of(words: Catalogue, id: str, game: str = "take", /, **args: Argument) -> Preview:
    """What a message of the catalogue says about an address."""
    return Preview(words.text(f"preview-{id}", **args), words.text(f"preview-{id}", "about", **args), game)


def of_game(words: Catalogue, kind: str, game: str) -> Preview:
    """The lesson, the rules or the analysis board of a game."""
    return of(words, kind, game, game=find(game).title)


def of_table(words: Catalogue, kind: str, listing: Listing) -> Preview:
    """A table, which is an invitation, a game to watch or a result; or its review."""
    game, title = listing.game, find(listing.game).title
    if listing.status == "open":
        host = next((seat.name for seat in listing.seats if seat.player), SOMEBODY)
        return of(words, "invitation", game, game=title, host=host, clock=_clock(words, listing.clock))
    names = [seat.name for seat in listing.seats if seat.name]
    against = reduce(lambda names, name: words.text("preview-against", names=names, name=name), dict.fromkeys(names))
    table = words.text("preview-table", game=title, names=against)
    if kind == "review":
        return of(words, "review", game, table=table)
    if listing.result:
        scores = zip(names, listing.result.scores, strict=True)
        return of(words, "over", game, table=table, scores=", ".join(f"{name}: {score}" for name, score in scores))
    return of(words, "running", game, table=table, game=title, clock=_clock(words, listing.clock))


def _clock(words: Catalogue, clock: Clock) -> str:
    match clock:
        case LiveClock(seconds, increment):
            return words.text("preview-clock-live", time=_amount(words, seconds), more=_amount(words, increment))
        case SlowClock(seconds):
            return words.text("preview-clock-slow", time=_amount(words, seconds))
        case _:
            return words.text("preview-clock-none")


def _amount(words: Catalogue, seconds: float) -> str:
    """A time in the largest unit of which it is a whole number: '15 minutes', '1 day'."""
    for unit, length in _UNITS.items():
        if seconds >= length and seconds % length == 0:
            return words.text(f"preview-{unit}", count=int(seconds // length))
    return words.text("preview-seconds", count=seconds)
