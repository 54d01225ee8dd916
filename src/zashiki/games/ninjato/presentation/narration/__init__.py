"""What happened in a move of Ninjato, as events with text.

Places in events: `shurikens:0` (those that a seat has still to place), `hand:0`, `seat:0` (the holdings of a seat);
`dojo`, `dojo:deck`, `dojo:open`, `dojo:discard`; `sensei`, `sensei:choho` (a tile), `sensei:deck`; `palace`,
`palace:2`, `palace:deck`, `pavilion`, `pavilion:2`, `pavilion:deck`; `house:3`, `shuriken` (the one with the loot),
`play`, `guard` (the one that is faced), `guards` (their decks); `bag`, `heap` (spent treasures), `supply` and
`supply:T5` (clan tokens).

Pieces: a dojo card `5`, a treasure `f` or, red, `F`, a skill tile `choho`, a clan token `T5`, `guard:3a`,
`envoy:T36` (clan and age), `rumor:Wj`, and `shuriken:0` (its seat).
"""

from zashiki.games.ninjato.actions import ACTIONS
from zashiki.games.ninjato.components import SHURIKENS
from zashiki.games.ninjato.presentation.narration.invasion import clearing_events, invasion_events
from zashiki.games.ninjato.presentation.narration.places import dojo_events, lesson_events, payment_events
from zashiki.games.ninjato.presentation.narration.round_end import round_end_events
from zashiki.games.ninjato.presentation.narration.scoring import automatic_scoring_events, scoring_events
from zashiki.games.ninjato.rules.state import OVER
from zashiki.kernel.rulebook import Event, PlainState


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    events = _decision_events(before, action, after, viewer)
    if before.turn == SHURIKENS * before.seats - 1 and after.turn != before.turn:
        events += round_end_events(before, action, after)
    events += automatic_scoring_events(before, action, after)
    if after.phase == OVER:
        events.append(Event("over", "The game is over"))
    elif after.round_number > before.round_number:
        events.append(Event("round", f"Round {after.round_number} begins"))
    return events


def _decision_events(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of the decision itself, without what follows at the end of a round."""
    match ACTIONS.locate(action)[0]:
        case "visit dojo" | "take face up" | "take from deck" | "discard":
            return dojo_events(before, action, after, viewer)
        case "learn":
            return lesson_events(before, action)
        case "pay envoy" | "pay rumor":
            return payment_events(before, action, after)
        case "choose token":
            return clearing_events(before, action)
        case "name envoy" | "name none" | "take honor" | "take rumor":
            return scoring_events(before, action)
        case _:
            return invasion_events(before, action, after)
