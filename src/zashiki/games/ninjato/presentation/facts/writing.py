"""What several chapters of the facts share: giving facts their arguments, and adding pieces that move together."""

from zashiki.games.ninjato.presentation.messages import (
    CARD_PIECE,
    DOJO_DISCARD_AT,
    HAND_AT,
    MESSAGES,
    SHURIKEN_PIECE,
    SHURIKENS_AT,
)
from zashiki.games.ninjato.rules.state import NEUTRAL, RED
from zashiki.kernel.facts import Facts, add_fact
from zashiki.kernel.rule import general_rule, rule
from zashiki.kernel.types import Int, State

VISIT, PAY_CARD = MESSAGES.number("visit"), MESSAGES.number("pay-card")


@rule
def with_numbers(facts: Facts, n: Int, first: Int = 0, second: Int = 0, third: Int = 0, fourth: Int = 0) -> Int:
    """Gives the last of `n` facts its arguments; returns `n`."""
    numbers = facts[n - 1].numbers
    numbers[0] = first
    numbers[1] = second
    numbers[2] = third
    numbers[3] = fourth
    return n


@general_rule
def add_silent(facts: Facts, n: Int, message: Int, seat: Int, piece: Int, source: Int, target: Int) -> Int:
    """Adds a piece that moves together with that of the fact before it, if there is one."""
    n = add_fact(facts, n, message, seat, piece, source, target)
    facts[n - 1].joins = n > 1
    return n


@general_rule
def add_piece(
    facts: Facts, n: Int, first: Int, message: Int, others: Int, seat: Int, piece: Int, source: Int, target: Int
) -> Int:
    """Adds one of some pieces, of which the first is fact number `first`: that one says it, the others are silent."""
    if n == first:
        return add_fact(facts, n, message, seat, piece, source, target)
    return add_silent(facts, n, others, seat, piece, source, target)


@rule
def add_visit(facts: Facts, n: Int, seat: Int, place: Int) -> Int:
    """Adds the shuriken that a seat places, where another sentence says what for."""
    return add_silent(facts, n, VISIT, seat, SHURIKEN_PIECE + seat, SHURIKENS_AT + seat, place)


@rule
def add_paid_card(facts: Facts, n: Int, seat: Int, value: Int) -> Int:
    """Adds the dojo card that a lesson costs."""
    return add_silent(facts, n, PAY_CARD, seat, CARD_PIECE + value - 1, HAND_AT + seat, DOJO_DISCARD_AT)


@rule
def in_house(state: State, house: Int, kind: Int) -> Int:
    """The treasures of a kind in a house."""
    return state.house[house, NEUTRAL, kind] + state.house[house, RED, kind]
