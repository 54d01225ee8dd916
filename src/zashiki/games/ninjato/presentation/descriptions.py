"""What a legal action would do, in words to the player who decides."""

from zashiki.games.ninjato.actions import ACTIONS, PLUS
from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    CLAN_NAMES,
    CLAN_ORDER,
    DRAWS,
    GUARD_TABLE,
    KUJI_TARGETS,
    MASKED,
    MODIFIER,
    RUMOR_KIND,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.presentation.action_details import (
    clan_honor,
    lesson_details,
    payment_details,
    payment_honor,
    payment_text,
    swapped_treasures,
)
from zashiki.games.ninjato.presentation.guards import play_total, values_to_beat
from zashiki.games.ninjato.presentation.phrases import (
    RUMOR_COUNTS,
    SIDE_NAMES,
    envoy_text,
    rumor_text,
    signed,
    skill_effect,
    skill_title,
    token_text,
    treasures_text,
)
from zashiki.games.ninjato.presentation.snapshot import shuriken_letters
from zashiki.kernel.rulebook import PlainState


def describe(state: PlainState, action: int) -> str:
    """What a legal action would do, to the player who may choose it."""
    kind, place = ACTIONS.locate(action)
    match kind:
        case "visit dojo":
            return f"visit the dojo and draw {DRAWS[min(state.hand_size[state.player], len(DRAWS) - 1)]} cards"
        case "take face up":
            return f"take a face-up {place + 1}"
        case "take from deck":
            return "draw a card from the deck"
        case "discard":
            return f"discard a {place + 1}"
        case "learn":
            return _describe_lesson(state, action)
        case "pay envoy" | "pay rumor":
            return _describe_payment(state, action)
        case "invade":
            house, stealth = divmod(place, 2)
            sentry = GUARD_TABLE[state.sentry[house]].value
            return f"invade house {house + 1} by {SIDE_NAMES[stealth]}: sentry {sentry}"
        case "name envoy":
            return f"use Hensojutsu on {envoy_text(MASKED[place])}"
        case "name none":
            return "do not use this Hensojutsu"
        case "take honor":
            clan = int(CLAN_ORDER[state.round_number][state.index])
            return f"take the honor of {CLAN_NAMES[clan]}: {clan_honor(state, clan)}"
        case "take rumor":
            return f"take {_rumor_with_worth(state.pavilion[place])}"
        case _:
            return _describe_invasion(state, action)


def _describe_lesson(state: PlainState, action: int) -> str:
    tile, cost = lesson_details(state, action)
    how = f"discarding a {cost}" if cost else "free, as you own the style"
    return f"learn {skill_title(tile)} ({skill_effect(tile)}), {how}"


def _rumor_with_worth(card: int) -> str:
    return f"{rumor_text(card)} (counts {RUMOR_COUNTS[RUMOR_KIND[card]]})"


def _describe_payment(state: PlainState, action: int) -> str:
    palace, _, card, letters = payment_details(state, action)
    what = envoy_text(card) if palace else _rumor_with_worth(card)
    return f"{payment_honor(letters)} honor: pay {payment_text(state, action)} for {what}"


def _describe_invasion(state: PlainState, action: int) -> str:
    kind, place = ACTIONS.locate(action)
    match kind:
        case "play card":
            return f"play a {place + 1}{_beats_at_once(state, place + 1)}"
        case "boryaku":
            value = BORYAKU_VALUES[place]
            return f"use Boryaku as a {value}, without a card{_beats_at_once(state, value)}"
        case "modify":
            return f"add a {MODIFIER} as {'+1' if action == PLUS else '−1'}"
        case "add skill":
            addition = ADDITIONS[place]
            does = f"{signed(addition.step)} to your card" if addition.step else skill_effect(addition.skill)
            return f"use {skill_title(addition.skill)}: {does}"
        case "seishin":
            return f"use Seishin-teki: go on by {SIDE_NAMES[1 - state.stealth]}"
        case "strike":
            return f"strike: your {play_total(state)} beats the guard"
        case "strike value":
            return f"strike: your {play_total(state)} beats the {place + 1}"
        case "choho":
            mine, theirs = swapped_treasures(action)
            return f"use Choho: swap {treasures_text(mine)} for {treasures_text(theirs)} in the house"
        case "kuji":
            return f"use Kuji-in: {skill_title(int(KUJI_TARGETS[place]))} is ready again"
        case _:
            return _describe_end(state, action)


def _describe_end(state: PlainState, action: int) -> str:
    """The decisions after which an invasion is over, and banzai."""
    kind, place = ACTIONS.locate(action)
    match kind:
        case "yield":
            return f"give up: {'you keep one treasure' if shuriken_letters(state) else 'you get nothing'}"
        case "leave":
            return f"leave and keep {treasures_text(letter.lower() for letter in shuriken_letters(state))}"
        case "banzai":
            return "banzai: face the next guard"
        case "keep":
            return f"keep {treasures_text(TREASURE_LETTERS[place])}"
        case _:
            return f"put {token_text(place)} on house {state.invaded + 1}"


def _beats_at_once(state: PlainState, value: int) -> str:
    """The guards that a card beats without additions, as the end of a sentence."""
    beaten = [str(other) for other in values_to_beat(state) if (value < other if state.stealth else value > other)]
    return f", which beats {'either' if len(beaten) > 1 else f'the {beaten[0]}'}" if beaten else ""
