"""Events that several chapters of the narration share."""

from collections.abc import Iterable
from typing import Any

import msgspec

from zashiki.games.ninjato.components import CLAN_LETTERS, ENVOY_TABLE, RUMOR_IDS, TREASURE_LETTERS
from zashiki.games.ninjato.rules.state import BAG, DOJO_DECK, ELITE_DECK, GUARD_DECK
from zashiki.kernel.rulebook import Event, PlainState

SHUFFLE_TEXTS = {
    DOJO_DECK: "The dojo discards are shuffled into a new deck",
    GUARD_DECK: "The guards' discards are shuffled into a new deck",
    ELITE_DECK: "The elite discards are shuffled into a new deck",
    BAG: "The spent treasures go back into the bag",
}


def shuffle_event(deck: Any) -> Event:
    """The discards of a deck are shuffled into a new one."""
    return Event("shuffle", SHUFFLE_TEXTS[deck])


def one_event_per_piece(event: Event, pieces: Iterable[str]) -> list[Event]:
    """An event for each piece; the first one has the text for all."""
    return [
        msgspec.structs.replace(event, piece=piece, text="" if i else event.text) for i, piece in enumerate(pieces)
    ] or [event]


def shuriken_event(seat: int, place: str, text: str = "") -> Event:
    """A seat places a shuriken."""
    kind = "invade" if place.startswith("house") else "visit"
    return Event(kind, text, seat=seat, piece=f"shuriken:{seat}", source=f"shurikens:{seat}", target=place)


def envoy_piece(card: int) -> str:
    """The piece of an envoy."""
    envoy = ENVOY_TABLE[card]
    return f"envoy:{CLAN_LETTERS[envoy.clan]}{envoy.age}"


def rumor_piece(card: int) -> str:
    """The piece of a rumor."""
    return f"rumor:{RUMOR_IDS[card]}"


def discard_event(seat: int, value: int, text: str = "") -> Event:
    """A seat discards a dojo card."""
    return Event("discard", text, seat=seat, piece=f"{value}", source=f"hand:{seat}", target="dojo:discard")


def treasures_gained(before: PlainState, after: PlainState, house: int, mine: str = "", theirs: str = "") -> list[str]:
    """The treasures that came into a house from the bag, besides a swap, whatever side they are on now."""
    letters = []
    for kind, letter in enumerate(TREASURE_LETTERS):
        were, are = (sum(side[kind] for side in state.house[house]) for state in (before, after))
        were += (mine.lower() == letter) - (theirs.lower() == letter)
        letters += [letter] * (are - were)
    return letters
