"""Palace and pavilion: paying treasures for envoys and rumors.

What can be paid depends on the number of treasures of each kind, and more than a few of a kind make no difference. So
the payments are listed beforehand for every such purse and every cost.
"""

from typing import Any

import numpy as np

from zashiki.games.ninjato.actions import PAY_ENVOY, PAY_RUMOR
from zashiki.games.ninjato.components import (
    COSTS,
    DISPLAY,
    ENVOY_COST,
    ENVOY_COSTS,
    GOLD,
    KINDS,
    RUMOR_COST,
    TREASURE_HONOR,
)
from zashiki.games.ninjato.payments import ENVOY_PAYMENTS, RUMOR_PAYMENTS, payments_of
from zashiki.games.ninjato.rules.piles import push
from zashiki.games.ninjato.rules.state import ENVOY_HONOR, HEAP, NOTHING, RUMOR_HONOR
from zashiki.kernel.move_tables import append_moves, move_table
from zashiki.kernel.rule import long_rule, rule
from zashiki.kernel.types import Int, Ints, State

_PAYMENTS_OF_COST = [payments_of(cost) for cost in COSTS]
_NAMES = [ENVOY_PAYMENTS if cost < len(ENVOY_COSTS) else RUMOR_PAYMENTS for cost in range(len(COSTS))]
MOST_PAYMENTS = max(len(ENVOY_PAYMENTS), len(RUMOR_PAYMENTS))
NEEDED = np.zeros((len(COSTS), MOST_PAYMENTS, KINDS), dtype=np.int8)
"""By cost and payment: the number of tokens of each kind, natural ones first and then gold."""
IN_ANY_SLOT = np.zeros((len(COSTS), MOST_PAYMENTS, KINDS), dtype=np.int8)
"""By cost and payment: the tokens that fill the "any" slots."""

for _cost, _payments in enumerate(_PAYMENTS_OF_COST):
    for _letters, (_needed, _any_slots) in _payments.items():
        NEEDED[_cost, _NAMES[_cost].index(_letters)] = _needed
        IN_ANY_SLOT[_cost, _NAMES[_cost].index(_letters)] = _any_slots

MOST_NEEDED = int((NEEDED + IN_ANY_SLOT).sum(axis=2).max())
"""The most tokens of a payment; more treasures of a kind than this make no difference."""


def _payable(purses: Any, cost: int) -> Any:
    """Which payments of a cost can be made from each purse."""
    can = np.zeros((len(purses), MOST_PAYMENTS), dtype=bool)
    for letters in _PAYMENTS_OF_COST[cost]:
        payment = _NAMES[cost].index(letters)
        needed, any_slots = NEEDED[cost, payment, :GOLD], IN_ANY_SLOT[cost, payment]
        naturals = np.minimum(needed, purses[:, :GOLD])
        gold = (needed - naturals).sum(axis=1) + any_slots[GOLD]
        has_naturals = (naturals + any_slots[:GOLD] <= purses[:, :GOLD]).all(axis=1)
        can[:, payment] = (gold <= purses[:, GOLD]) & has_naturals
    return can


def _payment_lists() -> tuple[Any, Any]:
    """For each purse and cost the number of its list of payments, and the different lists."""
    keys = np.arange((MOST_NEEDED + 1) ** KINDS)
    purses = keys[:, None] // (MOST_NEEDED + 1) ** np.arange(KINDS) % (MOST_NEEDED + 1)
    can = np.stack([_payable(purses, cost) for cost in range(len(COSTS))], axis=1)
    bits = (can * (1 << np.arange(MOST_PAYMENTS))).sum(axis=2)
    _, firsts, table = np.unique(bits, return_index=True, return_inverse=True)
    return table.reshape(bits.shape).astype(np.int16), move_table(can.reshape(-1, MOST_PAYMENTS)[firsts])


PAYMENT_LIST, PAYMENT_LISTS = _payment_lists()


@rule
def purse_number(state: State, seat: Int) -> Int:
    """A seat's treasures as the number of a purse in PAYMENT_LIST."""
    key = np.int64(0)
    for kind in range(KINDS - 1, -1, -1):
        key = key * (MOST_NEEDED + 1) + min(state.treasures[seat, kind], MOST_NEEDED)
    return key


@long_rule
def legal_payments(state: State, out: Ints, n: Int) -> Int:
    """Writes every payment for every envoy of the palace and every rumor of the pavilion."""
    purse = purse_number(state, state.player)
    if purse == 0:
        return n
    for slot in range(DISPLAY):
        if state.palace[slot] != NOTHING:
            row = PAYMENT_LIST[purse, ENVOY_COST[state.palace[slot]]]
            n = append_moves(PAYMENT_LISTS, row, out, n, PAY_ENVOY + slot * len(ENVOY_PAYMENTS))
    for slot in range(DISPLAY):
        if state.pavilion[slot] != NOTHING:
            row = PAYMENT_LIST[purse, RUMOR_COST[state.pavilion[slot]]]
            n = append_moves(PAYMENT_LISTS, row, out, n, PAY_RUMOR + slot * len(RUMOR_PAYMENTS))
    return n


@rule
def visit_palace(state: State, number: Int) -> None:
    """Pays for an envoy and takes it."""
    me = state.player
    slot, payment = number // len(ENVOY_PAYMENTS), number % len(ENVOY_PAYMENTS)
    envoy = np.int32(state.palace[slot])
    pay(state, me, ENVOY_COST[envoy], payment, ENVOY_HONOR)
    state.envoys[me] |= np.int32(1) << envoy
    state.palace[slot] = NOTHING


@rule
def visit_pavilion(state: State, number: Int) -> None:
    """Pays for a rumor and takes it."""
    slot, payment = number // len(RUMOR_PAYMENTS), number % len(RUMOR_PAYMENTS)
    pay(state, state.player, RUMOR_COST[state.pavilion[slot]], payment, RUMOR_HONOR)
    take_rumor(state, state.player, slot)


@long_rule
def take_rumor(state: State, seat: Int, slot: Int) -> None:
    """Gives a seat the rumor in a slot of the pavilion."""
    state.rumors[seat] |= np.int32(1) << np.int32(state.pavilion[slot])
    state.rumor_count[seat] += 1
    state.pavilion[slot] = NOTHING


@long_rule
def pay(state: State, seat: Int, cost: Int, payment: Int, source: Int) -> None:
    """Moves the treasures of a payment to the heap, and scores them as the kinds they stand for."""
    for kind in range(KINDS):
        needed, any_slots = NEEDED[cost, payment, kind], IN_ANY_SLOT[cost, payment, kind]
        naturals = min(needed, state.treasures[seat, kind])
        spend(state, seat, kind, naturals)
        spend(state, seat, GOLD, needed - naturals)
        spend(state, seat, kind, any_slots)
        state.honor[seat, source] += TREASURE_HONOR[kind] * (needed + any_slots)


@rule
def spend(state: State, seat: Int, kind: Int, tokens: Int) -> None:
    """Moves treasures of a kind from a seat to the heap."""
    state.treasures[seat, kind] -= tokens
    for _ in range(tokens):
        push(state, HEAP, kind)
