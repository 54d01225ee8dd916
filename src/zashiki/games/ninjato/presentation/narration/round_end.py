"""Events of the end of a round."""

from zashiki.games.ninjato.actions import ACTIONS, CHOOSE_TOKEN, CHOOSE_TOKEN_END
from zashiki.games.ninjato.components import GUARD_TABLE, HOUSES, SKILL_NAMES
from zashiki.games.ninjato.presentation.action_details import payment_details
from zashiki.games.ninjato.presentation.narration.events import (
    envoy_piece,
    one_event_per_piece,
    rumor_piece,
    shuffle_event,
    treasures_gained,
)
from zashiki.games.ninjato.presentation.phrases import envoy_text, join_list, rumor_text, skill_title, treasures_text
from zashiki.games.ninjato.presentation.snapshot import pile_cards
from zashiki.games.ninjato.rules.state import BAG, GUARD_DECK, GUARD_DISCARD, HEAP, NOTHING, OVER, SENSEI, TURNED_UP
from zashiki.kernel.rulebook import Event, PlainState


def round_end_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """The events at the end of a round, up to the scoring phase."""
    events = [Event("round-end", f"Round {before.round_number} ends")]
    if after.order != before.order:
        events.append(Event("order", "goes first from now on", seat=after.order[0]))
    tiles = pile_cards(after, int(SENSEI))
    if tiles:
        text = f"The sensei teaches {join_list([skill_title(tile) for tile in tiles])}"
        event = Event("sensei", text, source="sensei:deck", target="sensei")
        events += one_event_per_piece(event, [SKILL_NAMES[tile] for tile in tiles])
    events += _shuffle_events(before, action, after)
    for house in range(HOUSES):
        cleared_now = CHOOSE_TOKEN <= action < CHOOSE_TOKEN_END and house == before.invaded
        if before.closed[house] or cleared_now:
            events += _house_refills(before, after, house)
    if after.phase != OVER:
        events += _display_refills("palace", before.palace, after.palace)
        events += _display_refills("pavilion", before.pavilion, after.pavilion)
    return events


def _display_refills(name: str, before: list[int], after: list[int]) -> list[Event]:
    """The cards that are new in a display."""
    describe, piece = (envoy_text, envoy_piece) if name == "palace" else (rumor_text, rumor_piece)
    new = {slot: card for slot, card in enumerate(after, 1) if card != NOTHING and card not in before}
    text = f"New in the {name}: {join_list([describe(card) for card in new.values()])}"
    return [
        Event("refill", "" if i else text, piece=piece(card), source=f"{name}:deck", target=f"{name}:{slot}")
        for i, (slot, card) in enumerate(new.items())
    ]


def _shuffle_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """Guards and treasures that were shuffled for the houses."""
    clears = CHOOSE_TOKEN <= action < CHOOSE_TOKEN_END
    guards = before.height[TURNED_UP] + clears
    pays = ACTIONS.locate(action)[0] in ("pay envoy", "pay rumor")
    spent = len(payment_details(before, action)[3]) if pays else 0
    events = []
    if after.height[GUARD_DISCARD] != before.height[GUARD_DISCARD] + guards:
        events.append(shuffle_event(GUARD_DECK))
    in_place = before.invaded == NOTHING or clears or before.height[BAG] > 0
    if in_place and after.height[HEAP] < before.height[HEAP] + spent:
        events.append(shuffle_event(BAG))
    return events


def _house_refills(before: PlainState, after: PlainState, house: int) -> list[Event]:
    place = f"house:{house + 1}"
    if after.closed[house]:
        return [Event("refill", f"House {house + 1} stays closed: there is no treasure for it", target=place)]
    treasures = treasures_gained(before, after, house)
    sentry = GUARD_TABLE[after.sentry[house]]
    text = f"House {house + 1} gets {treasures_text(treasures)}, with a sentry of {sentry.value}"
    return [
        *one_event_per_piece(Event("refill", text, source="bag", target=place), treasures),
        Event("refill", "", piece=f"guard:{sentry.name}", source="guards", target=place),
    ]
