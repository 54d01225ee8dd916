"""Events of a scoring phase."""

import msgspec

from zashiki.games.ninjato.actions import (
    NAME_ENVOY,
    NAME_ENVOY_END,
    NAME_NONE,
    PAY_RUMOR,
    PAY_RUMOR_END,
    TAKE_HONOR,
    TAKE_RUMOR,
    TAKE_RUMOR_END,
)
from zashiki.games.ninjato.components import CLAN_NAMES, CLAN_ORDER, CLANS, DISPLAY, MASKED, TOKEN_CLAN, TOKEN_NAMES
from zashiki.games.ninjato.presentation.action_details import clan_honor
from zashiki.games.ninjato.presentation.narration.events import envoy_piece, rumor_piece
from zashiki.games.ninjato.presentation.phrases import envoy_text, rumor_text
from zashiki.games.ninjato.rules.influence import ranked
from zashiki.games.ninjato.rules.state import CLAN_HONOR, FIRST, LEFT_HONOR, LEFT_RUMOR, NOTHING, SECOND
from zashiki.kernel.rulebook import Event, PlainState


def scoring_events(before: PlainState, action: int) -> list[Event]:
    """The events of a decision in a scoring phase."""
    seat = before.player
    if action == NAME_NONE:
        return [Event("henso", "does not use Hensojutsu", seat=seat)]
    if NAME_ENVOY <= action < NAME_ENVOY_END:
        envoy = MASKED[action - NAME_ENVOY]
        text = f"uses Hensojutsu on {envoy_text(envoy)}"
        return [Event("henso", text, seat=seat, piece=envoy_piece(envoy))]
    clan = int(CLAN_ORDER[before.round_number][before.index])
    rank = 0 if before.phase == FIRST else 1
    if action == TAKE_HONOR:
        return _clan_honor_events(before, seat, clan, rank)
    return [_clan_rumor_event(before, seat, clan, rank, action - TAKE_RUMOR)]


def _clan_honor_events(state: PlainState, seat: int, clan: int, rank: int) -> list[Event]:
    """An event for each token of the clan, the first with text and points; a clan may have no token."""
    points = clan_honor(state, clan)
    text = f"takes {points} honor as {('first', 'second')[rank]} with {CLAN_NAMES[clan]}"
    tokens = [
        Event("clan", "", seat=seat, piece=TOKEN_NAMES[token], source=f"house:{house + 1}")
        for house, token in enumerate(state.token)
        if TOKEN_CLAN[token] == clan
    ]
    first, *others = tokens or [Event("clan", "", seat=seat)]
    return [msgspec.structs.replace(first, text=text, points=points), *others]


def _clan_rumor_event(state: PlainState, seat: int, clan: int, rank: int, slot: int) -> Event:
    card = state.pavilion[slot]
    text = f"takes {rumor_text(card)} as {('first', 'second')[rank]} with {CLAN_NAMES[clan]}"
    source = f"pavilion:{slot + 1}"
    return Event("clan", text, seat=seat, piece=rumor_piece(card), source=source, target=f"seat:{seat}")


def automatic_scoring_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """What the scoring phase gave without a decision: honor, or the last rumor of the pavilion.

    It is derived from the clans in their order; the honor that was actually given shows how far the phase went.
    """
    gains = [now[CLAN_HONOR] - then[CLAN_HONOR] for then, now in zip(before.honor, after.honor, strict=True)]
    if action == TAKE_HONOR:
        gains[before.player] -= clan_honor(before, int(CLAN_ORDER[before.round_number][before.index]))
    rumors = [now - then for then, now in zip(before.rumor_count, after.rumor_count, strict=True)]
    if TAKE_RUMOR <= action < TAKE_RUMOR_END or PAY_RUMOR <= action < PAY_RUMOR_END:
        rumors[before.player] -= 1
    if max(*gains, *rumors) <= 0:
        return []
    events = []
    for clan, rank in _remaining_rewards(before):
        seat = _ranked(before, after, clan, rank)
        if seat < 0:
            continue
        points = clan_honor(after, clan)
        if points and gains[seat] >= points and (rank == 0 or _left_to_second(before, action, clan) == LEFT_HONOR):
            gains[seat] -= points
            events += _clan_honor_events(after, seat, clan, rank)
        elif rank == 1 and rumors[seat] > 0:
            rumors[seat] -= 1
            events.append(_clan_rumor_event(before, seat, clan, rank, _last_rumor(before, action)))
    return events


def _remaining_rewards(before: PlainState) -> list[tuple[int, int]]:
    """Clans and ranks that are still to be rewarded after a decision, in order."""
    clans = [int(clan) for clan in CLAN_ORDER[before.round_number]]
    rewards = [(clan, rank) for rank in range(2) for clan in clans]
    if before.phase == FIRST:
        return rewards[before.index + 1 :]
    return rewards[CLANS + before.index + 1 :] if before.phase == SECOND else rewards


def _ranked(before: PlainState, after: PlainState, clan: int, rank: int) -> int:
    """The seat that is first or second with a clan.

    It depends on the envoys named for Hensojutsu, which are cleared when the scoring phase ends.
    """
    state = before if before.phase in (FIRST, SECOND) else after
    return int(ranked(state.states[0], clan, rank))


def _left_to_second(before: PlainState, action: int, clan: int) -> int:
    if before.phase == FIRST and clan == int(CLAN_ORDER[before.round_number][before.index]):
        return LEFT_RUMOR if action == TAKE_HONOR else LEFT_HONOR
    return int(before.left[clan])


def _last_rumor(before: PlainState, action: int) -> int:
    """The slot of the rumor that is left in the pavilion after a decision."""
    taken = action - TAKE_RUMOR
    return next(slot for slot in range(DISPLAY) if slot != taken and before.pavilion[slot] != NOTHING)
