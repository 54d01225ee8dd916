"""What an action is about: the card that is paid for, the treasures that are swapped, the tile that is learned."""

from zashiki.games.ninjato.actions import CHOHO, LEARN, LEARN_NAME, LEARN_PAID, PAY_ENVOY, PAY_ENVOY_END, PAY_RUMOR
from zashiki.games.ninjato.components import (
    ENVOY_COST,
    FIRST_HENSOJUTSU,
    GOLD,
    RUMOR_COST,
    SIDED_LETTERS,
    SKILL_COST,
    SKILL_STYLE,
    TOKENS,
    TREASURE_HONOR,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.payments import ENVOY_PAYMENTS, RUMOR_PAYMENTS
from zashiki.games.ninjato.presentation.phrases import join_list, treasure_count_text, treasures_text
from zashiki.games.ninjato.presentation.snapshot import pile_cards
from zashiki.games.ninjato.rules.palace import NEEDED
from zashiki.games.ninjato.rules.state import SENSEI
from zashiki.kernel.rulebook import PlainState


def clan_honor(state: PlainState, clan: int) -> int:
    """The clan's tokens on the houses."""
    return sum(TOKENS[token][1] for token in state.token if TOKENS[token][0] == clan)


def payment_details(state: PlainState, action: int) -> tuple[bool, int, int, str]:
    """Whether a payment is for an envoy of the palace, the slot, the card, and the letters of the payment."""
    palace = PAY_ENVOY <= action < PAY_ENVOY_END
    first, names = (PAY_ENVOY, ENVOY_PAYMENTS) if palace else (PAY_RUMOR, RUMOR_PAYMENTS)
    slot, number = divmod(action - first, len(names))
    return palace, slot, (state.palace if palace else state.pavilion)[slot], names[number]


def payment_honor(letters: str) -> int:
    """The honor of a payment."""
    return sum(int(TREASURE_HONOR[TREASURE_LETTERS.index(letter)]) for letter in letters)


def payment_text(state: PlainState, action: int) -> str:
    """The tokens that the player pays: 'a fan, 2 vases and a gold as a vase'."""
    palace, _, card, letters = payment_details(state, action)
    names = ENVOY_PAYMENTS if palace else RUMOR_PAYMENTS
    needed = NEEDED[int((ENVOY_COST if palace else RUMOR_COST)[card]), names.index(letters)].tolist()
    owned = state.treasures[state.player]
    gold = [max(0, needed[kind] - owned[kind]) for kind in range(GOLD)]
    parts = []
    for kind, letter in enumerate(TREASURE_LETTERS):
        natural = letters.count(letter) - (gold[kind] if kind < GOLD else 0)
        if natural:
            parts.append(treasure_count_text(letter, natural))
    for kind, tokens in enumerate(gold):
        if tokens:
            stands_for = treasures_text(TREASURE_LETTERS[kind] * tokens)
            parts.append(f"{treasure_count_text('g', tokens)} as {stands_for}")
    return join_list(parts)


def swapped_treasures(action: int) -> tuple[str, str]:
    """The two treasures of Choho, as letters."""
    mine, theirs = divmod(action - CHOHO, len(SIDED_LETTERS))
    return SIDED_LETTERS[mine], SIDED_LETTERS[theirs]


def tiles_named(state: PlainState, action: int) -> list[int]:
    """The tiles at the sensei that a lesson names."""
    name = int(LEARN_NAME[action - LEARN])
    return [tile for tile in pile_cards(state, int(SENSEI)) if min(tile, FIRST_HENSOJUTSU) == name]


def owns_style(state: PlainState, style: int) -> bool:
    """Whether the player has a tile of a style."""
    return any(SKILL_STYLE[skill] == style and count for skill, count in enumerate(state.skills[state.player]))


def lesson_details(state: PlainState, action: int) -> tuple[int, int]:
    """The tile of a legal lesson, and the value of the card it costs; 0 if it is free."""
    tile = tiles_named(state, action)[0]
    style = int(SKILL_STYLE[tile])
    paid = int(LEARN_PAID[action - LEARN])
    return tile, paid or (0 if owns_style(state, style) else int(SKILL_COST[tile]))
