"""Ta-Ke in words: what a move did, what a move would do, and the rules in brief.

Places in events: `hall:C`, `supply`, and `court:0:bottom:R` (seat, row, column; Samurai lie in row `samurai`).
Pieces: the letter of a chip, and `ghost`.
"""

import msgspec
import numpy as np

from zashiki.games.take import rules
from zashiki.games.take.actions import (
    CHIP_FROM,
    CHIP_TO,
    ENOUGH,
    GHOST_FROM,
    GHOST_TO,
    MOVE_SAMURAI,
    NINJA_DAIMYO,
    NINJA_GEISHA,
    NINJA_RONIN,
    OWN_DAIMYO,
    OWN_GEISHA,
    OWN_RONIN,
    PUSH,
    SAMURAI_FROM,
    SAMURAI_TO,
    TAKES_PER_SPACE,
)
from zashiki.games.take.components import (
    BOTTOM,
    DAIMYO,
    FIRST_COLUMN,
    GEISHA,
    LETTERS,
    MIDDLE,
    NAMES,
    NINJA,
    NINJA_REPEATS,
    NINJA_VALUES,
    PLURALS,
    RONIN,
    SAMURAI,
    SPACE_LETTERS,
    SPACES,
    SUPPLY,
    TOP,
    VALUES,
)
from zashiki.games.take.presentation.view import ROWS, tally
from zashiki.kernel.rulebook import Event, Gain, PlainState

PRIMER = """\
Each turn you take the top chip of a stack, and a ghost
stays there: nobody takes from under a ghost. When a turn
begins and no chip is free, all ghosts go home.

Your chip goes to the bottom row of its column in your
court, worth 2. A Samurai goes over any column, worth 1.

Then the type that shows where you took the chip scores,
for both of you: how many of the five spaces show it, times
your influence. An empty space shows what is printed on it.
Your influence in a type: what your chips in its column are
worth, and one for each Samurai over it. In Samurai: how
many you have.

Before you take you may use abilities, each once a turn.
The chip steps up to the middle row, worth 1, for good.
  Daimyo  moves up to three of your Samurai:
          D:  then  s:R>G …  and  s.  when it is enough
  Ronin   moves a ghost:  R:A>C   R:A>-   R:->C
          (- is the supply)
  Geisha  moves the top of a stack, not to be taken now:
          G:A>C
  Ninja   pushes an opposing Daimyo, Ronin or Geisha up,
          and does what it does:  N.R:A>C   N.G:A>C   N.D
          or just pushes:  N.R:-   N.G:-   N.D:-

To take: the stack's letter, C; a Samurai with the column
it goes over, C>G. After 35 chips most points win; equal
points are a draw."""


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    done = [msgspec.structs.replace(event, text=_he(event.text)) for event in _deeds(before, action)]
    if action < OWN_DAIMYO:
        done += _scoring(before, action, after)
        if after.player != rules.NOBODY and after.ghosts == 0:
            done += _going_home(before.ghosts | 1 << action // TAKES_PER_SPACE)
    return done


def _going_home(ghosts: int) -> list[Event]:
    """The ghosts leave the hall, all told in one sentence."""
    spaces = [space for space in range(SPACES) if ghosts >> space & 1]
    return [
        Event("home", "" if i else "All ghosts go home", piece="ghost", source=_space(space), target="supply")
        for i, space in enumerate(spaces)
    ]


def describe(state: PlainState, action: int) -> str:
    """What an action would do, to the one who may choose it."""
    text = "; ".join(event.text for event in _deeds(state, action) if event.kind != "leave")
    scored = gains(state, action)
    if not scored:
        return text
    mine, his = (_arithmetic(scored[seat]) for seat in (state.player, 1 - state.player))
    return f"{text}; {PLURALS[LETTERS.index(scored[0].piece)]} score {mine} for you, {his} for the other"


def gains(state: PlainState, action: int) -> list[Gain]:
    """What a take would score for both seats; nothing else scores."""
    if action >= OWN_DAIMYO:
        return []
    states = state.states.copy()
    rules.apply(states[0], action)
    return _gains(state, action, PlainState(states))


def asks(state: PlainState) -> str:
    """What is asked of the player."""
    if state.moving:
        return "Move another Samurai, or let the others stay." if state.moved else "Move a Samurai."
    legal = np.empty(rules.LEGAL_BUFFER_SIZE, dtype=np.int32)
    count = rules.legal(state.states[0], legal)
    return "Take a chip." if legal[count - 1] < OWN_DAIMYO else "Take a chip, or use an ability first."


def objection(state: PlainState, action: int) -> str:
    """Why an action is not legal."""
    if state.moving:
        enough = ", or s. for enough" if state.moved else ""
        return f"the Daimyo is at work. Move a Samurai it has not moved, in the order D R G N{enough}."
    if action < OWN_DAIMYO:
        return _cannot_take(state, *divmod(action, TAKES_PER_SPACE))
    if action < OWN_RONIN:
        return "no Daimyo is at work; begin with D: or N.D." if action != OWN_DAIMYO else _cannot_use(state, action)
    return _cannot_use(state, action)


def _cannot_take(state: PlainState, space: int, column: int) -> str:
    letter = SPACE_LETTERS[space]
    if state.height[space] == 0:
        return f"space {letter} is empty."
    if state.ghosts >> space & 1:
        return f"a ghost sits on {letter}."
    if state.closed >> space & 1:
        return f"stack {letter} is closed this turn: a Geisha put its top chip there."
    if column == SAMURAI:
        return f"the Samurai on {letter} needs a column, as in {letter}>G."
    return f"the {NAMES[tally(state).shows[space]]} on {letter} is no Samurai and goes to its own column."


def _cannot_use(state: PlainState, action: int) -> str:
    """Why an ability, own or through the Ninja, is not to be had."""
    me = state.player
    ability = _ability(action)
    through = action >= NINJA_RONIN
    own = NINJA if through else ability
    if state.used >> own & 1:
        return f"you have used a {NAMES[own]} this turn."
    if not state.court[me][BOTTOM][own]:
        return f"you have no {NAMES[own]} in your bottom row."
    if through and not state.court[1 - me][BOTTOM][ability]:
        return f"your opponent has no {NAMES[ability]} in the bottom row to push."
    if action < PUSH and not state.options[NINJA_REPEATS]:
        other = ability if through else ability + rules.THROUGH_NINJA
        if state.used >> other & 1:
            return f"the {NAMES[ability]}'s action was performed this turn; once is enough."
    if ability == DAIMYO:
        return "you have no Samurai to move."
    if ability == RONIN:
        return _cannot_move_ghost(state, action - (NINJA_RONIN if through else OWN_RONIN))
    return _cannot_move_chip(state, action - (NINJA_GEISHA if through else OWN_GEISHA))


def _cannot_move_ghost(state: PlainState, move: int) -> str:
    source, target = int(GHOST_FROM[move]), int(GHOST_TO[move])
    if source != SUPPLY and not state.ghosts >> source & 1:
        return f"there is no ghost on {SPACE_LETTERS[source]}."
    if target != SUPPLY and state.ghosts >> target & 1:
        return f"a ghost sits on {SPACE_LETTERS[target]} already."
    return "no chip would be left to take."


def _cannot_move_chip(state: PlainState, move: int) -> str:
    source, target = int(CHIP_FROM[move]), int(CHIP_TO[move])
    for space in (source, target):
        if state.ghosts >> space & 1:
            return f"a ghost sits on {SPACE_LETTERS[space]}."
    return f"a Geisha leaves the last chip of a stack alone, and {SPACE_LETTERS[source]} has {state.height[source]}."


def _ability(action: int) -> int:
    """The ability that an action uses, or performs through the Ninja."""
    if action in (OWN_DAIMYO, NINJA_DAIMYO):
        return DAIMYO
    if action >= PUSH:
        return FIRST_COLUMN + action - PUSH
    is_ronin = action < OWN_GEISHA or NINJA_RONIN <= action < NINJA_GEISHA
    return RONIN if is_ronin else GEISHA


def reasons(state: PlainState, viewer: int, seat: int) -> list[str]:
    """The log tells every point as it is scored."""
    return []


def _he(phrase: str) -> str:
    """'take the chip' becomes 'takes the chip'."""
    verb, _, rest = phrase.partition(" ")
    return f"{verb}{'es' if verb.endswith('sh') else 's'} {rest}"


def _deeds(state: PlainState, action: int) -> list[Event]:
    """What the mover does, as phrases of command: 'take the Geisha from E'."""
    seat = state.player
    if action < OWN_DAIMYO:
        return _take(state, seat, *divmod(action, TAKES_PER_SPACE))
    if action == OWN_DAIMYO:
        return [_use(seat, DAIMYO, " to move Samurai")]
    if action == ENOUGH:
        return [Event("enough", "let the other Samurai stay", seat=seat)]
    if action < OWN_RONIN:
        return [_samurai(seat, action - MOVE_SAMURAI)]
    if action < OWN_GEISHA:
        return [_use(seat, RONIN), _ghost(seat, action - OWN_RONIN)]
    if action < NINJA_RONIN:
        return [_use(seat, GEISHA), _chip(state, seat, action - OWN_GEISHA)]
    return [_use(seat, NINJA), *_through_ninja(state, seat, action)]


def _through_ninja(state: PlainState, seat: int, action: int) -> list[Event]:
    if action < NINJA_GEISHA:
        return [_push(seat, RONIN), _ghost(seat, action - NINJA_RONIN)]
    if action < NINJA_DAIMYO:
        return [_push(seat, GEISHA), _chip(state, seat, action - NINJA_GEISHA)]
    if action == NINJA_DAIMYO:
        return [_push(seat, DAIMYO, " to move Samurai")]
    return [_push(seat, FIRST_COLUMN + action - PUSH)]


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


def _use(seat: int, column: int, why: str = "") -> Event:
    return _stepping_up("use", f"use a {NAMES[column]}{why}", seat, column, owner=seat)


def _push(seat: int, column: int, why: str = "") -> Event:
    return _stepping_up("push", f"push the opponent's {NAMES[column]} up{why}", seat, column, owner=1 - seat)


def _stepping_up(kind: str, text: str, seat: int, column: int, owner: int) -> Event:
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


def _gains(before: PlainState, action: int, after: PlainState) -> list[Gain]:
    """What a take has scored, by seat."""
    counts = tally(after)
    type = counts.shows[action // TAKES_PER_SPACE]
    return [
        Gain(
            piece=LETTERS[type],
            times=counts.shows.count(type),
            worth=counts.influences[seat][type],
            points=after.scores[seat] - before.scores[seat],
        )
        for seat in range(2)
    ]


def _scoring(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """What the take scores, the mover first."""
    place = _space(action // TAKES_PER_SPACE)
    scored = _gains(before, action, after)
    events = []
    for seat in (before.player, 1 - before.player):
        gain = scored[seat]
        type = LETTERS.index(gain.piece)
        text = f"scores {PLURALS[type]}: {_arithmetic(gain)}{_sources(after, seat, type)}"
        events.append(Event("score", text, seat=seat, piece=gain.piece, source=place, points=gain.points))
    return events


def _arithmetic(gain: Gain) -> str:
    """'3 × 5 = 15'."""
    return f"{gain.times} × {gain.worth} = {gain.points}"


def _sources(state: PlainState, seat: int, type: int) -> str:
    """Where an influence comes from: ' (1 × 2 at the bottom, 2 Samurai)'."""
    parts = []
    for row in ROWS.values():
        count = state.court[seat][row][type]
        if count and row == TOP:
            parts.append(f"{count} Samurai")
        elif count:
            value = int(VALUES[state.options[NINJA_VALUES], type, row])
            parts.append(f"{count} × {value} {'in the middle' if row == MIDDLE else 'at the bottom'}")
    return f" ({', '.join(parts)})" if parts else ""
