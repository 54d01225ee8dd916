"""What may be done in Ninjato and what may not, in words to the one who decides."""

from collections.abc import Sequence
from itertools import islice

from zashiki.games.ninjato import record
from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    CLAN_NAMES,
    CLAN_ORDER,
    COSTS,
    DRAWS,
    ENVOY_COST,
    GUARD_TABLE,
    HAND_LIMIT,
    LEARNED,
    MASKED,
    MODIFIER,
    RUMOR_COST,
    RUMOR_KIND,
    SHURIKENS,
    SKILL_STYLE,
    STYLE_COST,
    STYLE_NAMES,
    TREASURE_LETTERS,
    Skill,
)
from zashiki.games.ninjato.notation import MOVES
from zashiki.games.ninjato.plays import Guard, can_beat, means_of, plain_plays
from zashiki.games.ninjato.reckoning import reckoning
from zashiki.games.ninjato.snapshot import on_shuriken
from zashiki.games.ninjato.view import guards_to_beat, total, values_to_beat
from zashiki.games.ninjato.words import (
    RUMOR_COUNTS,
    SIDE_NAMES,
    capital,
    clan_honor,
    envoy_words,
    guard_words,
    lesson,
    listing,
    open_tiles,
    owns_style,
    payment,
    payment_honor,
    payment_words,
    rumor_words,
    signed,
    skill_effect,
    skill_title,
    swapped,
    token_words,
    treasure_words,
)
from zashiki.kernel.rulebook import PlainState

WAYS_SHOWN = 4
SKILL_ACTIONS = {
    record.BORYAKU_LOW: Skill.BORYAKU,
    record.BORYAKU_HIGH: Skill.BORYAKU,
    **{record.ADD_SKILL + number: addition.skill for number, addition in enumerate(ADDITIONS)},
    record.SEISHIN: Skill.SEISHIN_TEKI,
}

PRIMER = """\
Seven rounds; each player places three shurikens in turn.
  dojo        draw cards, t5 face up or t? from the deck:
              4 with none in hand, 3 with one, else 2; seven
              stay in hand at most. The last to visit the
              dojo goes first in the next round
  learn:…     a skill from the sensei, for a dojo card;
              free once you own a tile of its style
  P2:fj       pay treasures for an envoy of the palace
  R1:v        pay treasures for a rumor of the pavilion
  H3+ H3-     invade house 3 by strength or by stealth

Invading: play a card (b4), then perhaps add 3s as + or -
and skills. Strength wins with more than the guard, stealth
with less; a tie wins nothing. Strike with !, and the next
treasure is yours: leave, or shout banzai and face an unseen
guard. Who gives up (yield) keeps one treasure only. An
alarm brings a treasure and turns the dearest red. Treasures
in capitals are red: elite guards keep them. A double is two
guards, a play for each. Who clears a house chooses its new
clan token. Several moves can stand on a line: b4 + !

Treasures when paid: fan 2, scroll 3, vase 4, jade 5; gold
stands for any. After rounds 3, 5 and 7 the most envoys of a
clan earn its tokens' honor or a rumor, the second most the
other; the oldest envoy breaks a tie. * marks a mask, which
Hensojutsu needs. At the end rumors, elite cards and
treasures left count too.

The make-up of some decks is reconstructed: the printed book
gives totals and examples only."""


# What may be done


def describe(state: PlainState, action: int) -> str:
    """What an action would do, to the one who may choose it."""
    if action == record.GO_DOJO:
        return f"visit the dojo and draw {DRAWS[min(state.hand_size[state.player], len(DRAWS) - 1)]} cards"
    if action < record.TAKE_HIDDEN:
        return f"take a face-up {action - record.TAKE + 1}"
    if action == record.TAKE_HIDDEN:
        return "draw a card from the deck"
    if action < record.LEARN:
        return f"discard a {action - record.THROW + 1}"
    if action < record.PALACE:
        tile, cost = lesson(state, action)
        how = f"discarding a {cost}" if cost else "free, as you own the style"
        return f"learn {skill_title(tile)} ({skill_effect(tile)}), {how}"
    if action < record.INVADE:
        return _describe_payment(state, action)
    if action < record.PLAY:
        house, stealth = divmod(action - record.INVADE, 2)
        sentry = GUARD_TABLE[state.sentry[house]].value
        return f"invade house {house + 1} by {SIDE_NAMES[stealth]}: sentry {sentry}"
    if action < record.NAME_ENVOY:
        return _describe_invasion(state, action)
    if action < record.NAME_NONE:
        return f"use Hensojutsu on {envoy_words(MASKED[action - record.NAME_ENVOY])}"
    if action == record.NAME_NONE:
        return "do not use this Hensojutsu"
    if action == record.TAKE_HONOR:
        clan = int(CLAN_ORDER[state.round_number][state.index])
        return f"take the honor of {CLAN_NAMES[clan]}: {clan_honor(state, clan)}"
    return f"take {_rumor_with_worth(state.pavilion[action - record.TAKE_RUMOR])}"


def _rumor_with_worth(card: int) -> str:
    return f"{rumor_words(card)} (counts {RUMOR_COUNTS[RUMOR_KIND[card]]})"


def _describe_payment(state: PlainState, action: int) -> str:
    palace, _, card, letters = payment(state, action)
    what = envoy_words(card) if palace else _rumor_with_worth(card)
    return f"{payment_honor(letters)} honor: pay {payment_words(state, action)} for {what}"


def _describe_invasion(state: PlainState, action: int) -> str:
    if action < record.BORYAKU_LOW:
        value = action - record.PLAY + 1
        return f"play a {value}{_beats_at_once(state, value)}"
    if action < record.PLUS:
        value = BORYAKU_VALUES[action - record.BORYAKU_LOW]
        return f"use Boryaku as a {value}, without a card{_beats_at_once(state, value)}"
    if action <= record.MINUS:
        return f"add a {MODIFIER} as {'+1' if action == record.PLUS else '−1'}"
    if action < record.STRIKE:
        addition = ADDITIONS[action - record.ADD_SKILL]
        does = f"{signed(addition.step)} to your card" if addition.step else skill_effect(addition.skill)
        return f"use {skill_title(addition.skill)}: {does}"
    if action == record.SEISHIN:
        return f"use Seishin-teki: go on by {SIDE_NAMES[1 - state.stealth]}"
    if action < record.YIELD:
        which = "the guard" if action == record.STRIKE else f"the {MOVES[action][1:]}"
        return f"strike: your {total(state)} beats {which}"
    if action == record.YIELD:
        return f"give up: {'you keep one treasure' if on_shuriken(state) else 'you get nothing'}"
    if action < record.KUJI:
        mine, theirs = swapped(action)
        return f"use Choho: swap {treasure_words(mine)} for {treasure_words(theirs)} in the house"
    if action < record.LEAVE:
        return f"use Kuji-in: {skill_title(int(record.KUJI_TARGETS[action - record.KUJI]))} is ready again"
    if action == record.LEAVE:
        return f"leave and keep {treasure_words(letter.lower() for letter in on_shuriken(state))}"
    if action == record.BANZAI:
        return "banzai: face the next guard"
    if action < record.CHOOSE_TOKEN:
        return f"keep {treasure_words(TREASURE_LETTERS[action - record.KEEP_ONE])}"
    return f"put {token_words(action - record.CHOOSE_TOKEN)} on house {state.invaded + 1}"


def _beats_at_once(state: PlainState, value: int) -> str:
    beaten = [str(other) for other in values_to_beat(state) if (value < other if state.stealth else value > other)]
    return f", which beats {'either' if len(beaten) > 1 else f'the {beaten[0]}'}" if beaten else ""


def asks(state: PlainState) -> str:
    """What is asked of the player."""
    if state.phase == record.PLACE:
        shuriken = state.turn // state.seats + 1
        return f"Round {state.round_number}, shuriken {shuriken} of {SHURIKENS}: choose a place."
    if state.phase == record.DRAW:
        return f"Draw {state.draws_left} more, face up or from the deck."
    if state.phase == record.DISCARD:
        return f"You have {state.hand_size[state.player]} cards; discard down to {HAND_LIMIT}."
    if state.phase == record.FACE:
        return _asks_facing(state)
    if state.phase == record.BETWEEN:
        return f"Leave with {treasure_words(on_shuriken(state))}, or banzai?"
    if state.phase == record.KEEP:
        return "You have failed. Which treasure do you keep?"
    if state.phase == record.TOKEN:
        return f"House {state.invaded + 1} is cleared. Choose its new clan token."
    if state.phase == record.HENSO:
        return "Use Hensojutsu on a masked envoy for one more influence?"
    clan = CLAN_NAMES[int(CLAN_ORDER[state.round_number][state.index])]
    if state.phase == record.FIRST:
        return f"You are first with {clan}: honor, or a rumor of the pavilion?"
    return f"You are second with {clan}: choose a rumor."


def _asks_facing(state: PlainState) -> str:
    need = "less" if state.stealth else "more"
    values = values_to_beat(state)
    if len(values) > 1:
        return f"{capital(guard_words(state))}: {need} than each, with a play for each.{_progress(state)}"
    left = f"The {values[0]} is left of the two" if state.beaten else capital(guard_words(state))
    return f"{left}: play {need} than {values[0]}.{_progress(state)}"


def _progress(state: PlainState) -> str:
    """How far the play has come: whether it wins, can win, or cannot any more.

    Each guard of a double is looked at by itself: what beats both together can take long to find out.
    """
    means, guards = means_of(state), guards_to_beat(state)
    if beaten := [guard for guard in guards if means.beats(guard)]:
        return f" You have {means.total}, which beats {_which(beaten, guards, state.stealth)}: strike."
    if too_good := [guard for guard in guards if not can_beat(means, [guard])]:
        return f" Nothing you have beats {_which(too_good, guards, state.stealth)}."
    return "" if means.total is None else f" You have {means.total} so far."


def _which(some: Sequence[Guard], guards: Sequence[Guard], stealth: int) -> str:
    """Some of the guards that are left: 'it', or of a double 'either' or 'the 3'."""
    if len(guards) == 1:
        return "it"
    return "either" if len(some) > 1 else f"the {some[0][stealth]}"


def what_still_wins(state: PlainState) -> list[str]:
    """For the guard at hand, a line for each one to beat: the shortest plays that win."""
    lines = []
    for guard in guards_to_beat(state):
        found = list(islice(plain_plays(means_of(state), guard), WAYS_SHOWN + 1))
        plays = [" ".join(moves) or "strike now" for moves in found[:WAYS_SHOWN]]
        more = ", …" if len(found) > WAYS_SHOWN else ""
        value = guard[state.stealth]
        lines.append(f"{value}: {', '.join(plays) + more if plays else 'nothing you hold beats it'}")
    return lines


def reasons(state: PlainState, viewer: int, seat: int) -> list[str]:
    """The reason for each point so far; all of them once the game is over."""
    return [line.reason for line in reckoning(state, seat)]


# What may not be done


def objection(state: PlainState, action: int) -> str:
    """Why an action is not legal."""
    placing = action < record.TAKE or record.LEARN <= action < record.PLAY
    if state.phase == record.PLACE and placing:
        return _cannot_place(state, action)
    if state.phase in (record.FACE, record.BETWEEN, record.KEEP):
        return "first end the invasion." if placing else _cannot_play(state, action)
    return {
        record.PLACE: "choose a place for your shuriken.",
        record.DRAW: "draw a card: t? from the deck, or one that lies face up.",
        record.DISCARD: "discard a card that you hold.",
        record.TOKEN: "choose a token of another clan that lies in the supply.",
        record.HENSO: "name a masked envoy of yours that is not named yet, or h-.",
        record.FIRST: "take honor, or a rumor that lies in the pavilion.",
        record.SECOND: "take a rumor that lies in the pavilion.",
    }[state.phase]


def _cannot_place(state: PlainState, action: int) -> str:
    if action < record.PALACE:
        return _cannot_learn(state, action)
    if action < record.INVADE:
        return _cannot_pay(state, action)
    return f"house {(action - record.INVADE) // 2 + 1} is closed until the round ends."


def _cannot_learn(state: PlainState, action: int) -> str:
    tiles = open_tiles(state, action)
    if not tiles:
        return f"the sensei does not teach {LEARNED[int(record.LEARN_NAME[action - record.LEARN])].capitalize()} now."
    style = int(SKILL_STYLE[tiles[0]])
    if owns_style(state, style):
        return f"you own the {STYLE_NAMES[style]} style, so nothing is paid."
    cost = int(STYLE_COST[style])
    if not cost:
        return "it costs any card: name one that you hold."
    held = state.hand[state.player][cost - 1]
    return f"it costs a {cost}, and no card is named." if held else f"it costs a {cost}, which you do not hold."


def _cannot_pay(state: PlainState, action: int) -> str:
    palace, slot, card, _ = payment(state, action)
    if card == record.NOTHING:
        return f"slot {slot + 1} of the {'palace' if palace else 'pavilion'} is empty."
    cost = COSTS[int((ENVOY_COST if palace else RUMOR_COST)[card])].words
    owned = [letter for kind, letter in enumerate(TREASURE_LETTERS) for _ in range(state.treasures[state.player][kind])]
    return f"it costs {cost}, and you have {treasure_words(owned)}."


def _cannot_play(state: PlainState, action: int) -> str:
    """In an invasion."""
    if record.CHOHO <= action < record.KUJI:
        return _cannot_swap(state, action)
    if record.KUJI <= action < record.LEAVE:
        return "that takes a ready Kuji-in and a used tile of that name."
    if state.phase == record.KEEP:
        return "choose which treasure on your shuriken to keep."
    if state.phase == record.BETWEEN:
        return "leave or banzai."
    if action in SKILL_ACTIONS and not state.ready[state.player][SKILL_ACTIONS[action]]:
        return f"you have no ready {skill_title(SKILL_ACTIONS[action])}."
    if state.played != record.NOTHING:
        return _cannot_go_on(state, action)
    if record.PLAY <= action < record.BORYAKU_LOW:
        return f"you hold no {action - record.PLAY + 1}."
    return "first play a card that you hold; additions and the strike come after it."


def _cannot_swap(state: PlainState, action: int) -> str:
    if not state.ready[state.player][Skill.CHOHO]:
        return "you have no ready Choho."
    mine, theirs = swapped(action)
    if mine not in on_shuriken(state):
        return f"there is not {treasure_words(mine)} on your shuriken."
    return f"there is not {treasure_words(theirs)} in the house."


def _cannot_go_on(state: PlainState, action: int) -> str:
    values = values_to_beat(state)
    if record.STRIKE <= action < record.YIELD:
        named = action - record.STRIKE_VALUE + 1
        if action == record.STRIKE and (len(values) > 1 or state.beaten):
            return f"name the guard: {listing([f'!{value}' for value in values])}."
        if action != record.STRIKE and named not in values:
            return f"there is no guard of {named} to beat."
        need = "less" if state.stealth else "more"
        return f"your total is {total(state)}, and it takes {need} than {listing([str(value) for value in values])}."
    if action in (record.PLUS, record.MINUS):
        return f"you hold no {MODIFIER}."
    return "a card is played; add to it, strike, or yield."
