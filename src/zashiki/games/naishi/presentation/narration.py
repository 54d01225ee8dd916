"""Narration: the events of a move, for the log and the page's animations.

Places in events: `line:0:3` and `hand:0:3` (seat, column), `river:3`, `discard`, `emissaries:0` (a seat's free ones),
`court:swap`, `court:discard` and `court:decree`; in the set-up `set-up:1` and `set-up:2` (the viewer's own two cards)
and `dealt:0` (a seat's two cards). Pieces: the name of a card, and `emissary:0` (its seat).
"""

from typing import NamedTuple

from zashiki.games.naishi.actions import (
    DECLARE,
    DECREE,
    DECREE_END,
    DEVELOP,
    DEVELOP_END,
    DISCARD_TWO,
    DISCARD_TWO_END,
    FINISH,
    KEEP,
    KEEP_END,
    RECALLS,
    SWAP_COLUMN,
    SWAP_COLUMN_END,
    SWAP_HAND,
    SWAP_HAND_END,
    SWAP_LINE,
    SWAP_LINE_END,
    SWAP_RIVER,
)
from zashiki.games.naishi.components import COLUMN_PAIRS, COLUMNS, HAND, LINE, NAMES, ROW_NAMES
from zashiki.games.naishi.presentation.cards import dealt, face_up, name_or_none, pile
from zashiki.games.naishi.rules.knowledge import HIDDEN
from zashiki.games.naishi.rules.state import OVER, PLAY
from zashiki.kernel.rulebook import SPECTATOR, Event, PlainState

RIVER = -1
"""Stands for the River where a row is expected."""


class Place(NamedTuple):
    """A place of the River, or of the mover's Line or Hand."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"{'River' if self.row == RIVER else ROW_NAMES[self.row]} {self.column + 1}"


def with_article(card: int) -> str:
    """A card in a sentence, visible or hidden."""
    return "a hidden card" if card == HIDDEN else f"the {NAMES[card]}"


def swapped_places(action: int) -> tuple[Place, Place]:
    """The two places of a swap."""
    if SWAP_COLUMN <= action < SWAP_COLUMN_END:
        return Place(HAND, action - SWAP_COLUMN), Place(LINE, action - SWAP_COLUMN)
    if SWAP_HAND <= action < SWAP_HAND_END:
        row, number = HAND, action - SWAP_HAND
    elif SWAP_LINE <= action < SWAP_LINE_END:
        row, number = LINE, action - SWAP_LINE
    else:
        row, number = RIVER, action - SWAP_RIVER
    low, high = COLUMN_PAIRS[number]
    return Place(row, low), Place(row, high)


def card_at(state: PlainState, seat: int, place: Place) -> int:
    """The card in a place of the River or of a seat's territory; HIDDEN if the viewer may not see it."""
    card: int = pile(state, place.column)[-1] if place.row == RIVER else state.land[seat][place.row][place.column]
    return card


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    return _action_events(before, action, after, viewer) + _ending(before, after)


def _action_events(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    if KEEP <= action < KEEP_END:
        return _keep(before, action - KEEP, after, viewer)
    if DEVELOP <= action < DEVELOP_END:
        return _develop(before, Place(*divmod(action - DEVELOP, COLUMNS)), after)
    if DISCARD_TWO <= action < DISCARD_TWO_END:
        return _discard_two(before, *COLUMN_PAIRS[action - DISCARD_TWO], after)
    if DECREE <= action < DECREE_END:
        return _decree(before, Place(*divmod(action - DECREE, COLUMNS)), after)
    if action in RECALLS:
        return _recall(before, after)
    if action == DECLARE:
        return [Event("declare", "declares the end", seat=before.player)]
    if action == FINISH:
        return [Event("finish", "finishes the turn", seat=before.player)]
    return _swap(before, *swapped_places(action), after)


def _at(seat: int, place: Place) -> str:
    """A place as events name it."""
    if place.row == RIVER:
        return f"river:{place.column + 1}"
    return f"{ROW_NAMES[place.row].lower()}:{seat}:{place.column + 1}"


def _keep(before: PlainState, choice: int, after: PlainState, viewer: int) -> list[Event]:
    seat = before.player
    cards = dealt(before, seat)
    both_chose = after.phase == PLAY
    if viewer == seat:
        kept = cards[choice]
        text = f"keeps {with_article(kept)}, giving {with_article(cards[1 - choice])} away"
        target = _at(seat, Place(HAND, after.land[seat][HAND].index(kept))) if both_chose else None
        events = [Event("keep", text, seat=seat, piece=NAMES[kept], source=f"set-up:{choice + 1}", target=target)]
    else:
        events = [Event("keep", "keeps a card, giving the other away", seat=seat)]
    if both_chose and viewer != SPECTATOR:
        events.append(_receive(after, viewer))
    return events


def _receive(after: PlainState, viewer: int) -> Event:
    """The card from the opponent arrives; if the kept card has the same name, the last of the two places is shown."""
    card = after.given[1 - viewer]
    column = max(column for column, other in enumerate(after.land[viewer][HAND]) if other == card)
    text, target = f"receives the {NAMES[card]}", _at(viewer, Place(HAND, column))
    return Event("receive", text, seat=viewer, piece=NAMES[card], source=f"dealt:{1 - viewer}", target=target)


def _develop(before: PlainState, place: Place, after: PlainState) -> list[Event]:
    seat = before.player
    old, new = NAMES[after.discard[after.discarded - 1]], face_up(before, place.column)
    here, river = _at(seat, place), _at(seat, Place(RIVER, place.column))
    text = f"develops {place}: the {new} for the {old}"
    return [
        Event("discard", "", seat=seat, piece=old, source=here, target="discard"),
        Event("develop", text, seat=seat, piece=new, source=river, target=here),
        _reveal(after, place.column),
    ]


def _reveal(after: PlainState, column: int) -> Event:
    card = face_up(after, column)
    if card is None:
        return Event("empty", f"Pile {column + 1} is empty", source=f"river:{column + 1}")
    return Event("reveal", f"Pile {column + 1} shows the {card}", piece=card, source=f"river:{column + 1}")


def _send(seat: int, space: str, text: str) -> Event:
    piece, source = f"emissary:{seat}", f"emissaries:{seat}"
    return Event("emissary", text, seat=seat, piece=piece, source=source, target=f"court:{space}")


def _discard_two(before: PlainState, low: int, high: int, after: PlainState) -> list[Event]:
    """Both cards are discarded before the next ones are revealed."""
    seat = before.player
    events = [_send(seat, "discard", f"sends an emissary to discard River {low + 1} and {high + 1}")]
    for column in (low, high):
        card, source = face_up(before, column), f"river:{column + 1}"
        events.append(Event("discard", f"discards the {card}", seat=seat, piece=card, source=source, target="discard"))
    return [*events, _reveal(after, low), _reveal(after, high)]


def _swap(before: PlainState, first: Place, second: Place, after: PlainState) -> list[Event]:
    """Both cards move, each named if it is known before or after."""
    seat = before.player
    both = f"{first} and {second}" if first.row != second.row else f"{first} and {second.column + 1}"
    events = [_send(seat, "swap", f"sends an emissary to swap {both}")]
    for start, end in ((first, second), (second, first)):
        card = _seen(card_at(before, seat, start), card_at(after, seat, end))
        text, source, target = f"moves {with_article(card)} to {end}", _at(seat, start), _at(seat, end)
        events.append(Event("swap", text, seat=seat, piece=name_or_none(card), source=source, target=target))
    return events


def _decree(before: PlainState, place: Place, after: PlainState) -> list[Event]:
    seat, opponent = before.player, 1 - before.player
    given = _seen(card_at(before, seat, place), card_at(after, opponent, place))
    received = _seen(card_at(before, opponent, place), card_at(after, seat, place))
    here, there = _at(seat, place), _at(opponent, place)
    gives, gets = f"gives {with_article(given)}", f"gets {with_article(received)} for it"
    return [
        _send(seat, "decree", f"decrees an exchange of {place}"),
        Event("decree", gives, seat=seat, piece=name_or_none(given), source=here, target=there),
        Event("decree", gets, seat=seat, piece=name_or_none(received), source=there, target=here),
    ]


def _seen(before: int, after: int) -> int:
    """A card that was visible before it moved, or is visible afterwards."""
    return after if before == HIDDEN else before


def _recall(before: PlainState, after: PlainState) -> list[Event]:
    seat = before.player
    counts = {
        "swap": before.on_swap[seat] - after.on_swap[seat],
        "discard": before.on_discard[seat] - after.on_discard[seat],
    }
    return [
        Event(
            "recall",
            f"recalls an emissary from a {space} space",
            seat=seat,
            piece=f"emissary:{seat}",
            source=f"court:{space}",
            target=f"emissaries:{seat}",
        )
        for space, count in counts.items()
        for _ in range(count)
    ]


def _ending(before: PlainState, after: PlainState) -> list[Event]:
    if after.phase == OVER:
        return [Event("over", "The game is over")]
    if after.last_turn and not before.last_turn:
        return [Event("last", "One last turn follows")]
    return []
