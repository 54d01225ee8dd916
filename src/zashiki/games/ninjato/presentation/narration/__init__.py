"""What happened in a move of Ninjato, as events with words.

Places in events: `shurikens:0` (those a seat has still to place), `hand:0`, `seat:0` (what a seat has); `dojo`,
`dojo:deck`, `dojo:open`, `dojo:discard`; `sensei`, `sensei:choho` (a tile), `sensei:deck`; `palace:2`, `palace:deck`,
`pavilion:2`, `pavilion:deck` and so `palace` and `pavilion`; `house:3`, `shuriken` (the one with the loot), `play`,
`guard` (the one that is faced), `guards` (their decks); `bag`, `heap` (spent treasures), `supply` and `supply:T5`
(clan tokens).

Pieces: a dojo card `5`, a treasure `f` or, red, `F`, a skill tile `choho`, a clan token `T5`, `guard:3a`,
`envoy:T36` (clan and age), `rumor:Wj`, and `shuriken:0` (its seat).
"""

from zashiki.games.ninjato.actions import CHOOSE_TOKEN, INVADE, LEARN, NAME_ENVOY, PAY_ENVOY
from zashiki.games.ninjato.components import SHURIKENS
from zashiki.games.ninjato.presentation.narration.invasion import clearing_events, invasion_events
from zashiki.games.ninjato.presentation.narration.places import dojo_events, lesson_events, payment_events
from zashiki.games.ninjato.presentation.narration.round_end import round_end_events
from zashiki.games.ninjato.presentation.narration.scoring import automatic_scoring_events, scoring_events
from zashiki.games.ninjato.rules.state import OVER
from zashiki.kernel.rulebook import Event, PlainState


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    if action < LEARN:
        events = dojo_events(before, action, after, viewer)
    elif action < PAY_ENVOY:
        events = lesson_events(before, action)
    elif action < INVADE:
        events = payment_events(before, action, after)
    elif action < CHOOSE_TOKEN:
        events = invasion_events(before, action, after)
    elif action < NAME_ENVOY:
        events = clearing_events(before, action)
    else:
        events = scoring_events(before, action)
    if before.turn == SHURIKENS * before.seats - 1 and after.turn != before.turn:
        events += round_end_events(before, action, after)
    events += automatic_scoring_events(before, action, after)
    if after.phase == OVER:
        events.append(Event("over", "The game is over"))
    elif after.round_number > before.round_number:
        events.append(Event("round", f"Round {after.round_number} begins"))
    return events
