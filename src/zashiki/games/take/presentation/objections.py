"""Why an action is not legal, as the end of a sentence."""

from zashiki.games.take import rules
from zashiki.games.take.actions import ACTIONS, CHIP_FROM, CHIP_TO, GHOST_FROM, GHOST_TO, TAKES_PER_SPACE
from zashiki.games.take.components import (
    BOTTOM,
    DAIMYO,
    GEISHA,
    NAMES,
    NINJA,
    NINJA_REPEATS,
    PUSHABLE,
    RONIN,
    SAMURAI,
    SPACE_LETTERS,
    SUPPLY,
)
from zashiki.games.take.presentation.narration import tally
from zashiki.kernel.rulebook import PlainState

_OWN = {"own daimyo": DAIMYO, "own ronin": RONIN, "own geisha": GEISHA}
_PERFORMED = {"ninja daimyo": DAIMYO, "ninja ronin": RONIN, "ninja geisha": GEISHA}
"""The abilities of the blocks of actions."""


def objection(state: PlainState, action: int) -> str:
    """Why an action is not legal."""
    block, move = ACTIONS.locate(action)
    if state.moving:
        or_stop = ", or stop with s" if state.moved else ""
        return f"the Daimyo is moving Samurai. Move one that it has not moved, in the order D R G N{or_stop}."
    if block == "take":
        return _cannot_take(state, *divmod(move, TAKES_PER_SPACE))
    if block in ("enough", "samurai"):
        return "no Daimyo is moving Samurai; begin with D: or N.D."
    if block == "push":
        return _cannot_push(state, PUSHABLE[move])
    if block in _OWN:
        return _cannot_use(state, _OWN[block]) or _cannot_perform(state, _OWN[block], _OWN[block], move)
    ability = _PERFORMED[block]
    return _cannot_push(state, ability) or _cannot_perform(state, ability, ability + rules.THROUGH_NINJA, move)


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
    return f"the {NAMES[tally(state).shows[space]]} on {letter} is not a Samurai and goes to its own column."


def _cannot_use(state: PlainState, ability: int) -> str:
    """Why the player cannot use a chip of a type; empty if they can."""
    if state.used >> ability & 1:
        return f"you have used a {NAMES[ability]} this turn."
    if not state.court[state.player][BOTTOM][ability]:
        return f"you have no {NAMES[ability]} in your bottom row."
    return ""


def _cannot_push(state: PlainState, type: int) -> str:
    """Why the player's Ninja cannot push a type; empty if it can."""
    reason = _cannot_use(state, NINJA)
    if not reason and not state.court[1 - state.player][BOTTOM][type]:
        return f"your opponent has no {NAMES[type]} in the bottom row to push."
    return reason


def _cannot_perform(state: PlainState, ability: int, use: int, move: int) -> str:
    """Why an ability's action is not possible; `use` is its bit in `used`: the player's own or through the Ninja."""
    other_use = ability if use != ability else ability + rules.THROUGH_NINJA
    if not state.options[NINJA_REPEATS] and state.used >> other_use & 1:
        return f"the {NAMES[ability]}'s action was performed this turn, and each is performed only once a turn."
    if ability == DAIMYO:
        return "you have no Samurai to move."
    return _cannot_move_ghost(state, move) if ability == RONIN else _cannot_move_chip(state, move)


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
    return f"a Geisha needs a stack of two or more chips, and {SPACE_LETTERS[source]} has {state.height[source]}."
