"""What a legal action would do, in words to the player who decides."""

from zashiki.games.ninjato.actions import (
    ACTIONS,
    ADD_SKILL,
    BANZAI,
    BORYAKU_LOW,
    CHOOSE_TOKEN,
    DISCARD_CARD,
    INVADE,
    KEEP_TREASURE,
    KUJI,
    LEARN,
    LEAVE,
    MINUS,
    NAME_ENVOY,
    NAME_NONE,
    PAY_ENVOY,
    PLAY_CARD,
    PLUS,
    SEISHIN,
    STRIKE,
    TAKE_FACE_UP,
    TAKE_FROM_DECK,
    TAKE_HONOR,
    TAKE_RUMOR,
    VISIT_DOJO,
    YIELD,
)
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

# What may be done


def describe(state: PlainState, action: int) -> str:
    """What an action would do, to the one who may choose it."""
    if action == VISIT_DOJO:
        return f"visit the dojo and draw {DRAWS[min(state.hand_size[state.player], len(DRAWS) - 1)]} cards"
    if action < TAKE_FROM_DECK:
        return f"take a face-up {action - TAKE_FACE_UP + 1}"
    if action == TAKE_FROM_DECK:
        return "draw a card from the deck"
    if action < LEARN:
        return f"discard a {action - DISCARD_CARD + 1}"
    if action < PAY_ENVOY:
        tile, cost = lesson_details(state, action)
        how = f"discarding a {cost}" if cost else "free, as you own the style"
        return f"learn {skill_title(tile)} ({skill_effect(tile)}), {how}"
    if action < INVADE:
        return _describe_payment(state, action)
    if action < PLAY_CARD:
        house, stealth = divmod(action - INVADE, 2)
        sentry = GUARD_TABLE[state.sentry[house]].value
        return f"invade house {house + 1} by {SIDE_NAMES[stealth]}: sentry {sentry}"
    if action < NAME_ENVOY:
        return _describe_invasion(state, action)
    if action < NAME_NONE:
        return f"use Hensojutsu on {envoy_text(MASKED[action - NAME_ENVOY])}"
    if action == NAME_NONE:
        return "do not use this Hensojutsu"
    if action == TAKE_HONOR:
        clan = int(CLAN_ORDER[state.round_number][state.index])
        return f"take the honor of {CLAN_NAMES[clan]}: {clan_honor(state, clan)}"
    return f"take {_rumor_with_worth(state.pavilion[action - TAKE_RUMOR])}"


def _rumor_with_worth(card: int) -> str:
    return f"{rumor_text(card)} (counts {RUMOR_COUNTS[RUMOR_KIND[card]]})"


def _describe_payment(state: PlainState, action: int) -> str:
    palace, _, card, letters = payment_details(state, action)
    what = envoy_text(card) if palace else _rumor_with_worth(card)
    return f"{payment_honor(letters)} honor: pay {payment_text(state, action)} for {what}"


def _describe_invasion(state: PlainState, action: int) -> str:
    if action < BORYAKU_LOW:
        value = action - PLAY_CARD + 1
        return f"play a {value}{_beats_at_once(state, value)}"
    if action < PLUS:
        value = BORYAKU_VALUES[action - BORYAKU_LOW]
        return f"use Boryaku as a {value}, without a card{_beats_at_once(state, value)}"
    if action <= MINUS:
        return f"add a {MODIFIER} as {'+1' if action == PLUS else '−1'}"
    if action < STRIKE:
        addition = ADDITIONS[action - ADD_SKILL]
        does = f"{signed(addition.step)} to your card" if addition.step else skill_effect(addition.skill)
        return f"use {skill_title(addition.skill)}: {does}"
    if action == SEISHIN:
        return f"use Seishin-teki: go on by {SIDE_NAMES[1 - state.stealth]}"
    if action < YIELD:
        which = "the guard" if action == STRIKE else f"the {ACTIONS.moves[action][1:]}"
        return f"strike: your {play_total(state)} beats {which}"
    if action == YIELD:
        return f"give up: {'you keep one treasure' if shuriken_letters(state) else 'you get nothing'}"
    if action < KUJI:
        mine, theirs = swapped_treasures(action)
        return f"use Choho: swap {treasures_text(mine)} for {treasures_text(theirs)} in the house"
    if action < LEAVE:
        return f"use Kuji-in: {skill_title(int(KUJI_TARGETS[action - KUJI]))} is ready again"
    if action == LEAVE:
        return f"leave and keep {treasures_text(letter.lower() for letter in shuriken_letters(state))}"
    if action == BANZAI:
        return "banzai: face the next guard"
    if action < CHOOSE_TOKEN:
        return f"keep {treasures_text(TREASURE_LETTERS[action - KEEP_TREASURE])}"
    return f"put {token_text(action - CHOOSE_TOKEN)} on house {state.invaded + 1}"


def _beats_at_once(state: PlainState, value: int) -> str:
    beaten = [str(other) for other in values_to_beat(state) if (value < other if state.stealth else value > other)]
    return f", which beats {'either' if len(beaten) > 1 else f'the {beaten[0]}'}" if beaten else ""
