"""The components of Ninjato, as tables: every count, cost, age and value.

The printed rulebook gives totals and examples, not the make-up of every deck. What it prints is *known*; the rest
is *reconstructed* so that it fits every printed number, and is marked so. Somebody with the box at hand can correct
a reconstructed number here; the rules and the notation follow.
"""

from itertools import combinations_with_replacement, permutations, product

from zashiki.games.ninjato.components import ENVOY_COSTS, GOLD, KINDS, RUMOR_COSTS, TREASURE_LETTERS, Cost

# Payments. A payment is written as its letters; `g` is gold in place of any kind. What it takes follows from the
# cost too: letters of named kinds and groups are paid by natural tokens first and then by gold.


def payments_of(cost: Cost) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Each payment of a cost: how many of each kind it needs, natural or gold, and which tokens fill the any slots."""
    found = {}
    choices = [range(least, most + 1) for least, most in cost.groups]
    for kinds in permutations(range(GOLD), len(cost.groups)):
        for numbers in product(*choices):
            needed = [cost.named.count(letter) for letter in TREASURE_LETTERS]
            for kind, number in zip(kinds, numbers, strict=True):
                needed[kind] += number
            for extra in combinations_with_replacement(range(KINDS), cost.any):
                any_slots = [extra.count(kind) for kind in range(KINDS)]
                letters = "".join(
                    letter * (needed[kind] + any_slots[kind]) for kind, letter in enumerate(TREASURE_LETTERS)
                )
                found[letters] = tuple(needed), tuple(any_slots)
    return found


def _all_payments(costs: tuple[Cost, ...]) -> tuple[str, ...]:
    letters = {letters for cost in costs for letters in payments_of(cost)}
    return tuple(sorted(letters, key=lambda word: (len(word), [TREASURE_LETTERS.index(letter) for letter in word])))


ENVOY_PAYMENTS = _all_payments(ENVOY_COSTS)

RUMOR_PAYMENTS = _all_payments(RUMOR_COSTS)
