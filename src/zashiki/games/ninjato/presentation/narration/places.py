"""Events of the dojo, the sensei, the palace and the pavilion."""

from collections import Counter

from zashiki.games.ninjato.actions import DISCARD_CARD, DISCARD_CARD_END, TAKE_FACE_UP, TAKE_FROM_DECK, VISIT_DOJO
from zashiki.games.ninjato.components import DRAWS, SKILL_NAMES, TREASURE_LETTERS
from zashiki.games.ninjato.presentation.action_details import (
    lesson_details,
    payment_details,
    payment_honor,
    payment_text,
)
from zashiki.games.ninjato.presentation.narration.events import (
    discard_event,
    envoy_piece,
    one_event_per_piece,
    rumor_piece,
    shuffle_event,
    shuriken_event,
)
from zashiki.games.ninjato.presentation.phrases import envoy_text, join_list, rumor_text, skill_title
from zashiki.games.ninjato.presentation.snapshot import pile_cards
from zashiki.games.ninjato.rules.state import DOJO_DECK, DOJO_DISCARD, DOJO_FACE_UP, DRAW
from zashiki.kernel.rulebook import Event, PlainState


def dojo_events(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a visit to the dojo, a draw or a discard."""
    seat = before.player
    if action == VISIT_DOJO:
        draws = int(DRAWS[min(before.hand_size[seat], len(DRAWS) - 1)])
        return [shuriken_event(seat, "dojo", f"visits the dojo to draw {draws} cards")]
    if DISCARD_CARD <= action < DISCARD_CARD_END:
        value = action - DISCARD_CARD + 1
        return [discard_event(seat, value, f"discards a {value}")]
    events = [_draw_event(before, action, after, viewer)]
    if after.height[DOJO_DISCARD] < before.height[DOJO_DISCARD]:
        at_once = action == TAKE_FROM_DECK and not before.height[DOJO_DECK]
        events.insert(0 if at_once else 1, shuffle_event(DOJO_DECK))
    if after.phase != DRAW:
        events += _refill_events(before, action, after)
    return events


def _refill_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """The gaps in the display are filled from the deck."""
    shown = [str(card) for card in pile_cards(after, int(DOJO_FACE_UP))]
    left = Counter(str(card) for card in pile_cards(before, int(DOJO_FACE_UP)))
    if action != TAKE_FROM_DECK:
        left[str(action - TAKE_FACE_UP + 1)] -= 1
    new = list((Counter(shown) - left).elements())
    event = Event(
        "reveal", f"The dojo shows {join_list(shown)}", source="dojo:deck", target="dojo:open" if new else None
    )
    return one_event_per_piece(event, new)


def _draw_event(before: PlainState, action: int, after: PlainState, viewer: int) -> Event:
    seat, hand = before.player, f"hand:{before.player}"
    if action != TAKE_FROM_DECK:
        value = action - TAKE_FACE_UP + 1
        return Event("take", f"takes a {value}", seat=seat, piece=f"{value}", source="dojo:open", target=hand)
    if viewer != seat:
        return Event("draw", "draws a card from the deck", seat=seat, source="dojo:deck", target=hand)
    gains = [now - then for then, now in zip(before.hand[seat], after.hand[seat], strict=True)]
    value = gains.index(1) + 1
    text = f"draws a {value} from the deck"
    return Event("draw", text, seat=seat, piece=f"{value}", source="dojo:deck", target=hand)


def lesson_events(before: PlainState, action: int) -> list[Event]:
    """A seat learns a skill."""
    seat = before.player
    tile, cost = lesson_details(before, action)
    name = SKILL_NAMES[tile]
    how = f", discarding a {cost}" if cost else ", free in a style already owned"
    text = f"learns {skill_title(tile)}{how}"
    source = f"sensei:{'hensojutsu' if name.startswith('hensojutsu') else name}"
    return [
        shuriken_event(seat, "sensei"),
        *([discard_event(seat, cost)] if cost else []),
        Event("learn", text, seat=seat, piece=name, source=source, target=f"seat:{seat}"),
    ]


def payment_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """A seat pays for an envoy or a rumor."""
    seat = before.player
    palace, slot, card, letters = payment_details(before, action)
    points = payment_honor(letters)
    what, piece = (envoy_text(card), envoy_piece(card)) if palace else (rumor_text(card), rumor_piece(card))
    display = "palace" if palace else "pavilion"
    text = f"pays {payment_text(before, action)} for {what}: {points} honor"
    counts = zip(TREASURE_LETTERS, before.treasures[seat], after.treasures[seat], strict=True)
    spent = [letter for letter, then, now in counts for _ in range(then - now)]
    return [
        shuriken_event(seat, display),
        *one_event_per_piece(Event("spend", "", seat=seat, source=f"seat:{seat}", target="heap"), spent),
        Event(
            "pay",
            text,
            seat=seat,
            piece=piece,
            source=f"{display}:{slot + 1}",
            target=f"seat:{seat}",
            points=points,
        ),
    ]
