"""What is asked of the player."""

from zashiki.games.take.components import BOTTOM, DAIMYO, FIRST_COLUMN, GEISHA, NINJA, RONIN, SAMURAI, TOP
from zashiki.games.take.presentation.messages import MESSAGES
from zashiki.games.take.rules.legality import is_chip_move_left, is_ghost_move_left, ready_abilities
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.rule import rule
from zashiki.kernel.types import Bool, Int, State

TAKE, TAKE_OR_USE, MOVE_SAMURAI, MOVE_SAMURAI_OR_STOP = (
    MESSAGES.number(name) for name in ("ask-take", "ask-take-or-use", "ask-samurai", "ask-samurai-or-enough")
)


@rule
def ask(state: State, facts: Facts) -> Int:
    """Writes what is asked of the player."""
    if state.moving:
        question = MOVE_SAMURAI_OR_STOP if state.moved else MOVE_SAMURAI
    else:
        question = TAKE_OR_USE if can_use_ability(state) else TAKE
    return add_fact(facts, 0, question)


@rule
def can_use_ability(state: State) -> Bool:
    """Whether the player can use an ability before the take."""
    ready = ready_abilities(state)
    return (
        (ready >> DAIMYO & 1 != 0 and state.court[state.player, TOP, SAMURAI] > 0)
        or (ready >> RONIN & 1 != 0 and is_ghost_move_left(state))
        or (ready >> GEISHA & 1 != 0 and is_chip_move_left(state))
        or (ready >> NINJA & 1 != 0 and can_push(state))
    )


@rule
def can_push(state: State) -> Bool:
    """Whether the opponent has a chip that a Ninja can push."""
    for column in range(FIRST_COLUMN, NINJA):
        if state.court[1 - state.player, BOTTOM, column] > 0:
            return True
    return False
