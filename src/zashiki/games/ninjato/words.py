"""Words for the things of Ninjato."""

from collections import Counter
from collections.abc import Iterable, Sequence

from zashiki.games.ninjato import record
from zashiki.games.ninjato.components import (
    CLAN_NAMES,
    ELITE_TABLE,
    ENVOY_COST,
    ENVOY_PAYMENTS,
    ENVOY_TABLE,
    FIRST_HENSOJUTSU,
    GOLD,
    GUARD_TABLE,
    RUMOR_COST,
    RUMOR_KIND,
    RUMOR_NAMES,
    RUMOR_PAYMENTS,
    SKILL_NAMES,
    SKILL_STYLE,
    STYLE_COST,
    TOKENS,
    TREASURE_HONOR,
    TREASURE_LETTERS,
    TREASURE_NAMES,
    Skill,
)
from zashiki.games.ninjato.notation import SIDED_LETTERS
from zashiki.games.ninjato.palace import NEEDED
from zashiki.games.ninjato.snapshot import cards_of
from zashiki.kernel.rulebook import PlainState

SIDE_NAMES = ("strength", "stealth")
SOURCE_NAMES = ("sentry", "guard", "elite guard", "stand-in for an elite guard")
SKILL_EFFECTS = {
    Skill.SHINOBI_IRI: "−2 to your card",
    Skill.INTONJUTSU: "your card becomes 0",
    Skill.CHOHO: "swap a treasure with one in the house",
    Skill.KAYAKUJUTSU: "+2 to your card",
    Skill.KENJUTSU: "your card becomes 6",
    Skill.KUJI_IN: "a used tile is ready again",
    Skill.TAIJUTSU: "+1 or −1 to your card",
    Skill.BORYAKU: "a 2 or a 4 without a card",
    Skill.SEISHIN_TEKI: "strength becomes stealth, or stealth strength",
}
"""What a tile does; all others are Hensojutsu."""
HENSOJUTSU_EFFECT = "+1 influence through a masked envoy"
RUMOR_COUNTS = ("your elite cards", "all your rumors", "your envoys", "your tiles", "6, 4 or 2 each")
"""What a kind of rumor is worth, by the number of its cards."""


def skill_title(skill: int) -> str:
    """A tile in a sentence: Kenjutsu; Hensojutsu (snake)."""
    name, _, style = SKILL_NAMES[skill].partition("hensojutsu-")
    return f"Hensojutsu ({style})" if style else name.capitalize()


def skill_effect(skill: int) -> str:
    """What a tile does."""
    return SKILL_EFFECTS.get(Skill(skill), HENSOJUTSU_EFFECT)


def listing(words: Sequence[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def signed(number: int) -> str:
    """'+1', '−2'."""
    return f"{number:+d}".replace("-", "−")


def capital(words: str) -> str:
    """The words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def treasure_words(letters: Iterable[str]) -> str:
    """'a fan and 2 vases', red ones named so."""
    counts = Counter(letters)
    return (
        listing([_many_treasures(letter, counts[letter]) for letter in SIDED_LETTERS if letter in counts]) or "nothing"
    )


def _many_treasures(letter: str, count: int) -> str:
    name = TREASURE_NAMES[TREASURE_LETTERS.index(letter.lower())]
    red = "red " if letter.isupper() else ""
    plural = name if letter.lower() == "g" else f"{name}s"
    return f"a {red}{name}" if count == 1 else f"{count} {red}{plural}"


def envoy_words(number: int) -> str:
    """'the Taira envoy aged 36'."""
    envoy = ENVOY_TABLE[number]
    return f"the {CLAN_NAMES[envoy.clan]} envoy aged {envoy.age}"


def rumor_words(number: int) -> str:
    """'the rumor Powerful Friends'."""
    return f"the rumor {RUMOR_NAMES[RUMOR_KIND[number]]}"


def token_words(number: int) -> str:
    """'Taira 5'."""
    clan, honor = TOKENS[number]
    return f"{CLAN_NAMES[clan]} {honor}"


def guard_words(state: PlainState) -> str:
    """The guard that is faced: 'the sentry of 3'."""
    if state.source == record.ELITE:
        elite = ELITE_TABLE[state.guard]
        low, high = elite.values
        if elite.double:
            return f"the two elite guards of {low} and {high}"
        return f"the elite guard of {low} against strength and {high} against stealth"
    guard = GUARD_TABLE[state.guard]
    alarm = "alarm " if guard.alarm and state.source == record.NORMAL else ""
    return f"the {alarm}{SOURCE_NAMES[state.source]} of {guard.value}"


def clan_honor(state: PlainState, clan: int) -> int:
    """The clan's tokens on the houses."""
    return sum(TOKENS[token][1] for token in state.token if TOKENS[token][0] == clan)


# What an action is about


def payment(state: PlainState, action: int) -> tuple[bool, int, int, str]:
    """Of a payment: whether in the palace, the slot, the card, and the letters."""
    palace = action < record.PAVILION
    first, names = (record.PALACE, ENVOY_PAYMENTS) if palace else (record.PAVILION, RUMOR_PAYMENTS)
    slot, number = divmod(action - first, len(names))
    return palace, slot, (state.palace if palace else state.pavilion)[slot], names[number]


def payment_honor(letters: str) -> int:
    """What a payment scores."""
    return sum(int(TREASURE_HONOR[TREASURE_LETTERS.index(letter)]) for letter in letters)


def payment_words(state: PlainState, action: int) -> str:
    """The tokens that the player pays: 'a fan, 2 vases and a gold as a vase'."""
    palace, _, card, letters = payment(state, action)
    names = ENVOY_PAYMENTS if palace else RUMOR_PAYMENTS
    needed = NEEDED[int((ENVOY_COST if palace else RUMOR_COST)[card]), names.index(letters)].tolist()
    owned = state.treasures[state.player]
    gold = [max(0, needed[kind] - owned[kind]) for kind in range(GOLD)]
    words = []
    for kind, letter in enumerate(TREASURE_LETTERS):
        natural = letters.count(letter) - (gold[kind] if kind < GOLD else 0)
        words += [_many_treasures(letter, natural)] if natural else []
    for kind, tokens in enumerate(gold):
        words += (
            [f"{_many_treasures('g', tokens)} as {treasure_words(TREASURE_LETTERS[kind] * tokens)}"] if tokens else []
        )
    return listing(words)


def swapped(action: int) -> tuple[str, str]:
    """The two treasures of Choho, as letters."""
    mine, theirs = divmod(action - record.CHOHO, len(SIDED_LETTERS))
    return SIDED_LETTERS[mine], SIDED_LETTERS[theirs]


def open_tiles(state: PlainState, action: int) -> list[int]:
    """The tiles at the sensei that a lesson names."""
    name = int(record.LEARN_NAME[action - record.LEARN])
    return [tile for tile in cards_of(state, int(record.SENSEI)) if min(tile, FIRST_HENSOJUTSU) == name]


def owns_style(state: PlainState, style: int) -> bool:
    """Whether the player has a tile of a style."""
    return any(SKILL_STYLE[skill] == style and count for skill, count in enumerate(state.skills[state.player]))


def lesson(state: PlainState, action: int) -> tuple[int, int]:
    """Of a legal lesson: the tile and the value of the card it costs, 0 if it is free."""
    tile = open_tiles(state, action)[0]
    style = int(SKILL_STYLE[tile])
    paid = int(record.LEARN_PAID[action - record.LEARN])
    return tile, paid or (0 if owns_style(state, style) else int(STYLE_COST[style]))
