"""Phrases for the components of Ninjato, as parts of sentences."""

from collections import Counter
from collections.abc import Iterable, Sequence

from zashiki.games.ninjato.components import (
    CLAN_NAMES,
    ELITE_TABLE,
    ENVOY_TABLE,
    GUARD_TABLE,
    RUMOR_KIND,
    RUMOR_NAMES,
    SIDED_LETTERS,
    SKILL_NAMES,
    TOKENS,
    TREASURE_LETTERS,
    TREASURE_NAMES,
    Skill,
)
from zashiki.games.ninjato.rules.state import ELITE, NORMAL
from zashiki.kernel.rulebook import PlainState

COST_TEXTS = {
    "fj": "fan + jade",
    "vj": "vase + jade",
    "sv": "scroll + vase",
    "fsv": "fan + scroll + vase",
    "x-xxxx": "1 to 4 of one kind",
    "axxx": "1 of any kind + 3 of one kind",
    "xxyy": "2 of one kind + 2 of another",
    "a": "any",
    "aa": "any + any",
    "s": "scroll",
    "v": "vase",
    "j": "jade",
    "fs": "fan + scroll",
}
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
"""The effect of each tile but Hensojutsu."""
HENSOJUTSU_EFFECT = "+1 influence through a masked envoy"
RUMOR_COUNTS = ("your elite cards", "all your rumors", "your envoys", "your tiles", "6, 4 or 2 each")
"""What each kind of rumor counts."""


def cost_text(name: str) -> str:
    """'fan + jade'."""
    return COST_TEXTS.get(name, name)


def skill_title(skill: int) -> str:
    """A tile in a sentence: Kenjutsu; Hensojutsu (snake)."""
    name, _, style = SKILL_NAMES[skill].partition("hensojutsu-")
    return f"Hensojutsu ({style})" if style else name.capitalize()


def skill_effect(skill: int) -> str:
    """The effect of a tile."""
    return SKILL_EFFECTS.get(Skill(skill), HENSOJUTSU_EFFECT)


def join_list(parts: Sequence[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def signed(number: int) -> str:
    """'+1', '−2'."""
    return f"{number:+d}".replace("-", "−")


def capitalized(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def treasures_text(letters: Iterable[str]) -> str:
    """'a fan and 2 red vases'."""
    counts = Counter(letters)
    parts = [treasure_count_text(letter, counts[letter]) for letter in SIDED_LETTERS if letter in counts]
    return join_list(parts) or "nothing"


def treasure_count_text(letter: str, count: int) -> str:
    """'a fan', '2 red vases'."""
    name = treasure_name(letter)
    plural = name if letter.lower() == "g" else f"{name}s"
    return f"a {name}" if count == 1 else f"{count} {plural}"


def treasure_name(letter: str) -> str:
    """'fan', 'red vase'."""
    name = TREASURE_NAMES[TREASURE_LETTERS.index(letter.lower())]
    return f"red {name}" if letter.isupper() else name


def envoy_text(number: int) -> str:
    """'the Taira envoy aged 36'."""
    envoy = ENVOY_TABLE[number]
    return f"the {CLAN_NAMES[envoy.clan]} envoy aged {envoy.age}"


def rumor_text(number: int) -> str:
    """'the rumor Powerful Friends'."""
    return f"the rumor {RUMOR_NAMES[RUMOR_KIND[number]]}"


def token_text(number: int) -> str:
    """'Taira 5'."""
    clan, honor = TOKENS[number]
    return f"{CLAN_NAMES[clan]} {honor}"


def guard_text(state: PlainState) -> str:
    """The guard that is faced: 'the sentry of 3'."""
    if state.source == ELITE:
        elite = ELITE_TABLE[state.guard]
        low, high = elite.values
        if elite.double:
            return f"the two elite guards of {low} and {high}"
        return f"the elite guard of {low} against strength and {high} against stealth"
    guard = GUARD_TABLE[state.guard]
    alarm = "alarm " if guard.alarm and state.source == NORMAL else ""
    return f"the {alarm}{SOURCE_NAMES[state.source]} of {guard.value}"
