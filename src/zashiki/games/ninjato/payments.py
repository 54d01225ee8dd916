"""The payments for envoys and rumors, as words of letters: all that any cost allows.

`g` is gold in an "any" slot. What a payment takes follows from the cost too: slots of named and chosen kinds are paid
by natural tokens first and then by gold.
"""

from itertools import combinations_with_replacement, permutations, product

from zashiki.games.ninjato.components import ENVOY_COSTS, GOLD, KINDS, RUMOR_COSTS, TREASURE_LETTERS, Cost


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
