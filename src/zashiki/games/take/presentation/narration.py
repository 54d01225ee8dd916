"""Ta-Ke in sentences: what a move did, what a move would do, and what is asked of the player.

Places in events: `hall:C`, `supply`, and `court:0:bottom:R` (seat, row, column; Samurai lie in row `samurai`).
Pieces: the letter of a chip, and `ghost`.
"""

import msgspec
import numpy as np

from zashiki.games.take import rules
from zashiki.games.take.actions import (
    ACTIONS,
    CHIP_FROM,
    CHIP_TO,
    GHOST_FROM,
    GHOST_TO,
    SAMURAI_FROM,
    SAMURAI_TO,
    TAKES_PER_SPACE,
)
from zashiki.games.take.components import (
    DAIMYO,
    GEISHA,
    LETTERS,
    MIDDLE,
    NAMES,
    NINJA,
    NINJA_VALUES,
    PLURALS,
    PUSHABLE,
    RONIN,
    SAMURAI,
    SPACE_LETTERS,
    SPACES,
    SUPPLY,
    TOP,
    TYPES,
    VALUES,
)
from zashiki.games.take.presentation.snapshot import ROWS
from zashiki.kernel.rulebook import Event, Gain, PlainState


class Tally(msgspec.Struct, frozen=True):
    """The figures that the rules derive from a position."""

    shows: list[int]
    """The type that each space shows."""
    influences: list[list[int]]
    """By seat and type."""


def tally(state: PlainState) -> Tally:
    """What each space shows, and each seat's influence."""
    shows, influences = np.empty(SPACES, dtype=np.int64), np.empty((2, TYPES), dtype=np.int64)
    rules.tally(state.states, shows, influences)
    return Tally(shows.tolist(), influences.tolist())


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    events = [msgspec.structs.replace(event, text=_third_person(event.text)) for event in _steps(before, action)]
    space = _space_taken(action)
    if space is not None:
        events += _scoring(before, space, after)
        if after.player != rules.NOBODY and after.ghosts == 0:
            events += _ghosts_come_home(before.ghosts | 1 << space)
    return events


def describe(state: PlainState, action: int) -> str:
    """What an action would do, addressed to the player who may choose it."""
    text = "; ".join(event.text for event in _steps(state, action) if event.kind != "leave")
    scored = gains(state, action)
    if not scored:
        return text
    mine, theirs = (_arithmetic(scored[seat]) for seat in (state.player, 1 - state.player))
    return f"{text}; {PLURALS[LETTERS.index(scored[0].piece)]} score {mine} for you, {theirs} for the opponent"


def gains(state: PlainState, action: int) -> list[Gain]:
    """What a take would score for each seat; no other action scores."""
    space = _space_taken(action)
    if space is None:
        return []
    states = state.states.copy()
    rules.apply(states[0], action)
    return _gains(state, space, PlainState(states))


def asks(state: PlainState) -> str:
    """What is asked of the player."""
    if state.moving:
        return "Move another Samurai, or let the others stay." if state.moved else "Move a Samurai."
    legal = np.empty(rules.LEGAL_BUFFER_SIZE, dtype=np.int32)
    count = rules.legal(state.states[0], legal)
    takes = ACTIONS.range("take")
    # Legal actions are ascending and a block is contiguous, so the first and the last one tell.
    only_takes = int(legal[0]) in takes and int(legal[count - 1]) in takes
    return "Take a chip." if only_takes else "Take a chip, or use an ability first."


def reasons(state: PlainState, viewer: int, seat: int) -> list[str]:
    """Nothing: the log reports every point as it is scored."""
    return []


def _space_taken(action: int) -> int | None:
    """The space that an action takes from; None if it is not a take."""
    block, place = ACTIONS.locate(action)
    return place // TAKES_PER_SPACE if block == "take" else None


def _third_person(phrase: str) -> str:
    """'take the chip' becomes 'takes the chip'."""
    verb, _, rest = phrase.partition(" ")
    return f"{verb}{'es' if verb.endswith('sh') else 's'} {rest}"


# The steps of a move, in the imperative: 'take the Geisha from E'


def _steps(state: PlainState, action: int) -> list[Event]:
    """The steps of a move by the player."""
    seat = state.player
    block, move = ACTIONS.locate(action)
    match block:
        case "take":
            return _take(state, seat, *divmod(move, TAKES_PER_SPACE))
        case "own daimyo":
            return [_use(seat, DAIMYO, " to move Samurai")]
        case "enough":
            return [Event("enough", "let the other Samurai stay", seat=seat)]
        case "samurai":
            return [_samurai(seat, move)]
        case "own ronin":
            return [_use(seat, RONIN), _ghost(seat, move)]
        case "own geisha":
            return [_use(seat, GEISHA), _chip(state, seat, move)]
    return [_use(seat, NINJA), *_through_ninja(state, seat, block, move)]


def _through_ninja(state: PlainState, seat: int, block: str, move: int) -> list[Event]:
    match block:
        case "ninja ronin":
            return [_push(seat, RONIN), _ghost(seat, move)]
        case "ninja geisha":
            return [_push(seat, GEISHA), _chip(state, seat, move)]
        case "ninja daimyo":
            return [_push(seat, DAIMYO, " to move Samurai")]
    return [_push(seat, PUSHABLE[move])]


def _take(state: PlainState, seat: int, space: int, column: int) -> list[Event]:
    chip = tally(state).shows[space]
    letter = SPACE_LETTERS[space]
    text, target = f"take the {NAMES[chip]} from {letter}", f"court:{seat}:bottom:{LETTERS[chip]}"
    if chip == SAMURAI:
        text, target = f"{text}, to lie over the {PLURALS[column]}", f"court:{seat}:samurai:{LETTERS[column]}"
    return [
        Event("take", text, seat=seat, piece=LETTERS[chip], source=_space(space), target=target),
        Event("leave", f"leave a ghost on {letter}", seat=seat, piece="ghost", source="supply", target=_space(space)),
    ]


def _use(seat: int, column: int, purpose: str = "") -> Event:
    return _step_up("use", f"use a {NAMES[column]}{purpose}", seat, column, owner=seat)


def _push(seat: int, column: int, purpose: str = "") -> Event:
    return _step_up("push", f"push the opponent's {NAMES[column]} up{purpose}", seat, column, owner=1 - seat)


def _step_up(kind: str, text: str, seat: int, column: int, owner: int) -> Event:
    letter = LETTERS[column]
    source, target = f"court:{owner}:bottom:{letter}", f"court:{owner}:middle:{letter}"
    return Event(kind, text, seat=seat, piece=letter, source=source, target=target)


def _samurai(seat: int, move: int) -> Event:
    source, target = int(SAMURAI_FROM[move]), int(SAMURAI_TO[move])
    return Event(
        "samurai",
        f"move a Samurai from the {PLURALS[source]} to the {PLURALS[target]}",
        seat=seat,
        piece="S",
        source=f"court:{seat}:samurai:{LETTERS[source]}",
        target=f"court:{seat}:samurai:{LETTERS[target]}",
    )


def _ghost(seat: int, move: int) -> Event:
    source, target = int(GHOST_FROM[move]), int(GHOST_TO[move])
    if source == SUPPLY:
        text = f"bring a ghost from the supply to {SPACE_LETTERS[target]}"
    elif target == SUPPLY:
        text = f"send the ghost on {SPACE_LETTERS[source]} home"
    else:
        text = f"move the ghost on {SPACE_LETTERS[source]} to {SPACE_LETTERS[target]}"
    return Event("ghost", text, seat=seat, piece="ghost", source=_space(source), target=_space(target))


def _chip(state: PlainState, seat: int, move: int) -> Event:
    source, target = int(CHIP_FROM[move]), int(CHIP_TO[move])
    chip = tally(state).shows[source]
    text = f"move the {NAMES[chip]} on {SPACE_LETTERS[source]} to {SPACE_LETTERS[target]}"
    return Event("chip", text, seat=seat, piece=LETTERS[chip], source=_space(source), target=_space(target))


def _space(space: int) -> str:
    return "supply" if space == SUPPLY else f"hall:{SPACE_LETTERS[space]}"


# What follows a take


def _gains(before: PlainState, space: int, after: PlainState) -> list[Gain]:
    """What a take from a space has scored, by seat."""
    figures = tally(after)
    type = figures.shows[space]
    return [
        Gain(
            piece=LETTERS[type],
            times=figures.shows.count(type),
            worth=figures.influences[seat][type],
            points=after.scores[seat] - before.scores[seat],
        )
        for seat in range(2)
    ]


def _scoring(before: PlainState, space: int, after: PlainState) -> list[Event]:
    """The scoring of a take, the mover first."""
    scored = _gains(before, space, after)
    events = []
    for seat in (before.player, 1 - before.player):
        gain = scored[seat]
        type = LETTERS.index(gain.piece)
        text = f"scores {PLURALS[type]}: {_arithmetic(gain)}{_influence(after, seat, type)}"
        events.append(Event("score", text, seat=seat, piece=gain.piece, source=_space(space), points=gain.points))
    return events


def _arithmetic(gain: Gain) -> str:
    """'3 × 5 = 15'."""
    return f"{gain.times} × {gain.worth} = {gain.points}"


def _influence(state: PlainState, seat: int, type: int) -> str:
    """The parts of an influence: ' (1 × 2 at the bottom, 2 Samurai)'."""
    parts = []
    for row in ROWS.values():
        count = state.court[seat][row][type]
        if count and row == TOP:
            parts.append(f"{count} Samurai")
        elif count:
            value = int(VALUES[state.options[NINJA_VALUES], type, row])
            parts.append(f"{count} × {value} {'in the middle' if row == MIDDLE else 'at the bottom'}")
    return f" ({', '.join(parts)})" if parts else ""


def _ghosts_come_home(ghosts: int) -> list[Event]:
    """All ghosts leave the hall, which the first event reports for all of them."""
    spaces = [space for space in range(SPACES) if ghosts >> space & 1]
    return [
        Event("home", "" if i else "All ghosts go home", piece="ghost", source=_space(space), target="supply")
        for i, space in enumerate(spaces)
    ]
