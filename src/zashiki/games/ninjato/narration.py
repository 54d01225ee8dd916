"""Ninjato in words: what happened, what may be done, what may not, and why."""

from collections.abc import Iterable, Sequence
from itertools import islice

from zashiki.games.ninjato import record
from zashiki.games.ninjato.components import (
    BORYAKU_VALUES,
    CLAN_NAMES,
    CLAN_ORDER,
    COSTS,
    DISPLAY,
    DRAWS,
    ELITE_TABLE,
    ENVOY_COST,
    ENVOY_PAYMENTS,
    ENVOY_TABLE,
    FIRST_HENSOJUTSU,
    GUARD_TABLE,
    HAND_LIMIT,
    HOUSES,
    LEARNED,
    MASKED,
    RUMOR_COST,
    RUMOR_KIND,
    RUMOR_NAMES,
    RUMOR_PAYMENTS,
    SHURIKENS,
    SKILL_NAMES,
    SKILL_STYLE,
    STYLE_COST,
    STYLE_NAMES,
    TOKENS,
    TREASURE_HONOR,
    TREASURE_LETTERS,
    TREASURE_NAMES,
)
from zashiki.games.ninjato.notation import MOVES, SIDED_LETTERS
from zashiki.games.ninjato.plays import means_of, plain_plays
from zashiki.games.ninjato.reckoning import reckoning
from zashiki.games.ninjato.snapshot import cards_of, on_shuriken
from zashiki.games.ninjato.view import guard_name, guards_to_beat, total, values_to_beat
from zashiki.kernel.rulebook import Event, Reading

WAYS_SHOWN = 4
SIDE_NAMES = ("strength", "stealth")
SOURCE_NAMES = ("sentry", "guard", "elite guard", "stand-in for an elite guard")
KIND_ACTIONS = {
    record.SHINOBI: ("Shinobi-iri", "−2 to the card"),
    record.KAYAKU: ("Kayakujutsu", "+2 to the card"),
    record.TAI_PLUS: ("Taijutsu", "+1 to the card"),
    record.TAI_MINUS: ("Taijutsu", "−1 to the card"),
    record.INTON: ("Intonjutsu", "the card becomes 0"),
    record.KENJUTSU: ("Kenjutsu", "the card becomes 6"),
}
RECYCLED = (
    (record.DOJO_DECK, "The dojo discards are shuffled into a new deck"),
    (record.GUARD_DECK, "The guards' discards are shuffled into a new deck"),
    (record.ELITE_DECK, "The elite discards are shuffled into a new deck"),
    (record.BAG, "The spent treasures go back into the bag"),
)

PRIMER = """\
Seven rounds; each player places three shurikens in turn.
  dojo        draw cards, t5 face up or t? from the deck:
              4 with none in hand, 3 with one, else 2
  learn:…     a skill from the sensei, for a dojo card;
              free once you own its style
  P2:fj       pay treasures for an envoy of the palace
  R1:v        pay treasures for a rumor of the pavilion
  H3+ H3-     invade house 3 by strength or by stealth
Invading: play a card (b4), perhaps add a 3 as + or -, and
skills. Strength wins with more than the guard, stealth with
less; a tie wins nothing. Strike with !, and the next
treasure is yours: leave, or shout banzai and face an unseen
guard. Who fails (yield) keeps one treasure only. Treasures
in capitals are red: elite guards keep them. Who clears a
house chooses its new clan token.
Treasures when paid: fan 2, scroll 3, vase 4, jade 5; gold
stands for any. After rounds 3, 5 and 7 most envoys of a clan
earn its tokens' honor or a rumor, second most the other.
At the end rumors, elite cards and treasures left count too.
The make-up of some decks is reconstructed: the printed book
gives totals and examples only."""


# Words for things


def skill_title(skill: int) -> str:
    """A tile in a sentence: Kenjutsu; Hensojutsu (snake)."""
    name, _, style = SKILL_NAMES[skill].partition("hensojutsu-")
    return f"Hensojutsu ({style})" if style else name.capitalize()


def listing(words: Sequence[str]) -> str:
    """'a', 'a and b', 'a, b and c'."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def treasure_words(letters: Iterable[str]) -> str:
    """'a fan and 2 vases', red ones named so."""
    counts: dict[str, int] = {}
    for letter in letters:
        counts[letter] = counts.get(letter, 0) + 1
    words = []
    for letter in SIDED_LETTERS:
        if letter in counts:
            name = TREASURE_NAMES[TREASURE_LETTERS.index(letter.lower())]
            red = "red " if letter.isupper() else ""
            plural = name if name in ("gold", "jade") else f"{name}s"
            words.append(f"a {red}{name}" if counts[letter] == 1 else f"{counts[letter]} {red}{plural}")
    return listing(words) or "nothing"


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


def guard_words(state: Reading) -> str:
    """The guard that is faced: 'the sentry, a 3'."""
    name = guard_name(state)
    if state.source == record.ELITE:
        elite = ELITE_TABLE[state.guard]
        low, high = elite.values
        if elite.double:
            return f"the elite guards of {low} and {high}"
        return f"the elite guard of {low} against strength and {high} against stealth"
    alarm = " with an alarm" if name.endswith("a") and state.source == record.NORMAL else ""
    return f"the {SOURCE_NAMES[state.source]} of {GUARD_TABLE[state.guard].value}{alarm}"


def _payment(state: Reading, action: int) -> tuple[bool, int, int, str]:
    """Of a payment: whether in the palace, the slot, the card, and the letters."""
    palace = action < record.PAVILION
    first, names = (record.PALACE, ENVOY_PAYMENTS) if palace else (record.PAVILION, RUMOR_PAYMENTS)
    slot, number = divmod(action - first, len(names))
    return palace, slot, (state.palace if palace else state.pavilion)[slot], names[number]


def payment_honor(letters: str) -> int:
    """What a payment scores."""
    return sum(int(TREASURE_HONOR[TREASURE_LETTERS.index(letter)]) for letter in letters)


def _swap(action: int) -> tuple[str, str]:
    """The two treasures of Choho, as letters."""
    mine, theirs = divmod(action - record.CHOHO, len(SIDED_LETTERS))
    return SIDED_LETTERS[mine], SIDED_LETTERS[theirs]


def _lesson(state: Reading, action: int) -> tuple[int, int]:
    """Of a lesson: the tile and the value of the card it costs, 0 if it is free."""
    name, paid = int(record.LEARN_NAME[action - record.LEARN]), int(record.LEARN_PAID[action - record.LEARN])
    tiles = [tile for tile in cards_of(state, int(record.SENSEI)) if min(tile, FIRST_HENSOJUTSU) == name]
    style = int(SKILL_STYLE[tiles[0]])
    owned = any(SKILL_STYLE[skill] == style and count for skill, count in enumerate(state.skills[state.player]))
    return tiles[0], paid or (0 if owned else int(STYLE_COST[style]))


# What happened


def narrate(before: Reading, action: int, after: Reading, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    if action < record.LEARN:
        events = _in_dojo(before, action, after, viewer)
    elif action < record.INVADE:
        events = [_lesson_taken(before, action) if action < record.PALACE else _paid(before, action)]
    elif action < record.CHOOSE_TOKEN:
        events = _in_house(before, action, after)
    elif action < record.NAME_ENVOY:
        events = _cleared(before, action)
    else:
        events = [_scored(before, action)]
    return events + _followed(before, action, after)


def _in_dojo(before: Reading, action: int, after: Reading, viewer: int) -> list[Event]:
    seat = before.player
    if action == record.GO_DOJO:
        many = int(DRAWS[min(before.hand_size[seat], len(DRAWS) - 1)])
        return [Event("dojo", f"visits the dojo to draw {many} cards", seat=seat, target="dojo")]
    if action >= record.THROW:
        value = action - record.THROW + 1
        return [Event("discard", f"discards a {value}", seat=seat, piece=f"{value}", source=f"hand:{seat}")]
    hand = f"hand:{seat}"
    if action < record.TAKE_HIDDEN:
        value = action - record.TAKE + 1
        return [Event("take", f"takes a {value}", seat=seat, piece=f"{value}", source="dojo:open", target=hand)]
    if viewer != seat:
        return [Event("draw", "draws a card from the deck", seat=seat, source="dojo:deck", target=hand)]
    drawn = [value for value in range(1, 6) if after.hand[seat][value - 1] > before.hand[seat][value - 1]]
    value = drawn[0]
    return [
        Event("draw", f"draws a {value} from the deck", seat=seat, piece=f"{value}", source="dojo:deck", target=hand)
    ]


def _lesson_taken(before: Reading, action: int) -> Event:
    seat = before.player
    tile, cost = _lesson(before, action)
    how = f", discarding a {cost}" if cost else ", free in a style already owned"
    text = f"learns {skill_title(tile)}{how}"
    return Event("learn", text, seat=seat, piece=SKILL_NAMES[tile], source="sensei", target=f"seat:{seat}")


def _paid(before: Reading, action: int) -> Event:
    seat = before.player
    palace, slot, card, letters = _payment(before, action)
    points = payment_honor(letters)
    what = envoy_words(card) if palace else rumor_words(card)
    place = f"{'palace' if palace else 'pavilion'}:{slot + 1}"
    text = f"pays {treasure_words(letters)} for {what}: {points} honor"
    return Event("pay", text, seat=seat, source=place, target=f"seat:{seat}", points=points)


def _in_house(before: Reading, action: int, after: Reading) -> list[Event]:
    seat = before.player
    if action < record.PLAY:
        house, stealth = divmod(action - record.INVADE, 2)
        sentry = GUARD_TABLE[before.sentry[house]].value
        text = f"invades house {house + 1} by {SIDE_NAMES[stealth]}; the sentry is a {sentry}"
        return [Event("invade", text, seat=seat, target=f"house:{house + 1}")]
    if record.STRIKE <= action < record.YIELD:
        return _struck(before, action, after)
    if action == record.BANZAI:
        return _revealed(before, after)
    if action == record.LEAVE:
        loot = on_shuriken(before)
        text = f"leaves with {treasure_words(letter.lower() for letter in loot)}"
        return [Event("keep", text, seat=seat, source="shuriken", target=f"seat:{seat}")]
    if action == record.YIELD:
        return [Event("fail", f"fails against {guard_words(before)}", seat=seat), *_kept(before, after)]
    if action >= record.KEEP_ONE:
        return _kept(before, after)
    return [
        Event("play", _played(before, action, after), seat=seat),
        *(_kept(before, after) if before.phase == record.KEEP else []),
    ]


def _played(before: Reading, action: int, after: Reading) -> str:
    if action < record.BORYAKU_LOW:
        return f"plays a {action - record.PLAY + 1}"
    if action < record.PLUS:
        return f"uses Boryaku as a {BORYAKU_VALUES[action - record.BORYAKU_LOW]}"
    if action <= record.MINUS:
        return f"adds a 3 as {'+1' if action == record.PLUS else '−1'}, which makes {total(after)}"
    if action in KIND_ACTIONS:
        name, effect = KIND_ACTIONS[action]
        return f"uses {name}, {effect}, which makes {total(after)}"
    if action == record.SEISHIN:
        return f"uses Seishin-teki, to go on by {SIDE_NAMES[after.stealth]}"
    if action < record.KUJI:
        mine, theirs = _swap(action)
        return f"uses Choho to swap {treasure_words(mine)} for {treasure_words(theirs)} in the house"
    return f"uses Kuji-in, and {skill_title(int(record.KUJI_TARGETS[action - record.KUJI]))} is ready again"


def _struck(before: Reading, action: int, after: Reading) -> list[Event]:
    seat, points = before.player, total(before)
    if action != record.STRIKE and after.phase == record.FACE:
        return [Event("strike", f"beats the {MOVES[action][1:]} of the two with {points}", seat=seat)]
    events = [Event("strike", f"beats {guard_words(before)} with {points}", seat=seat)]
    if before.source == record.ELITE:
        elite = ELITE_TABLE[before.guard]
        text = f"keeps the elite guard, worth {elite.honor} at the end"
        events.append(Event("elite", text, seat=seat, piece=elite.name, target=f"seat:{seat}"))
    won = on_shuriken(after)
    for letter in on_shuriken(before):
        won.remove(letter)
    house = f"house:{before.invaded + 1}"
    events.append(
        Event("win", f"takes {treasure_words(won)}", seat=seat, piece=won[0], source=house, target="shuriken")
    )
    if after.phase == record.TOKEN:
        events.append(Event("clear", f"clears house {before.invaded + 1}", seat=seat))
    return events


def _revealed(before: Reading, after: Reading) -> list[Event]:
    seat, house = before.player, before.invaded
    guard = guard_words(after)
    many = "come" if guard.startswith("the elite guards") else "comes"
    events = [
        Event("banzai", "shouts banzai", seat=seat),
        Event("guard", f"{guard[0].upper()}{guard[1:]} {many}", piece=guard_name(after), target=f"house:{house + 1}"),
    ]
    if after.source == record.NORMAL and GUARD_TABLE[after.guard].alarm:
        gained = _gained(before, after, house)
        came = f"{treasure_words(gained)} comes to the house" if gained else "the bag is empty"
        turned = [
            TREASURE_LETTERS[kind]
            for kind in range(len(TREASURE_LETTERS))
            if after.house[house][record.RED][kind] > before.house[house][record.RED][kind]
        ]
        red = f", and {treasure_words(turned)} turns red" if turned else ""
        events.append(Event("alarm", f"Alarm: {came}{red}", target=f"house:{house + 1}"))
    return events


def _gained(before: Reading, after: Reading, house: int) -> list[str]:
    """The treasures that came into a house, whatever side they are on now."""
    letters = []
    for kind, letter in enumerate(TREASURE_LETTERS):
        were, are = (sum(side[kind] for side in state.house[house]) for state in (before, after))
        letters += [letter] * (are - were)
    return letters


def _kept(before: Reading, after: Reading) -> list[Event]:
    """What is kept after a fail, once that is decided."""
    seat = before.player
    if after.invaded != record.NOTHING or not on_shuriken(before):
        return []
    kept = [
        letter
        for kind, letter in enumerate(TREASURE_LETTERS)
        if after.treasures[seat][kind] > before.treasures[seat][kind]
    ]
    text = f"keeps {treasure_words(kept)}"
    lost = len(on_shuriken(before)) - 1
    text += f"; {lost} other treasure{' is' if lost == 1 else 's are'} lost" if lost else ""
    return [Event("keep", text, seat=seat, piece=kept[0], source="shuriken", target=f"seat:{seat}")]


def _cleared(before: Reading, action: int) -> list[Event]:
    seat, house = before.player, before.invaded
    loot = treasure_words(letter.lower() for letter in on_shuriken(before))
    text = f"puts {token_words(action - record.CHOOSE_TOKEN)} on house {house + 1}"
    return [
        Event("keep", f"keeps {loot}", seat=seat, source="shuriken", target=f"seat:{seat}"),
        Event("token", text, seat=seat, piece=MOVES[action], target=f"house:{house + 1}"),
    ]


def _scored(before: Reading, action: int) -> Event:
    seat = before.player
    if action <= record.NAME_NONE:
        if action == record.NAME_NONE:
            return Event("henso", "does not use Hensojutsu", seat=seat)
        envoy = MASKED[action - record.NAME_ENVOY]
        text = f"uses Hensojutsu on {envoy_words(envoy)}"
        return Event("henso", text, seat=seat, piece=str(ENVOY_TABLE[envoy].age))
    clan = int(CLAN_ORDER[before.round_number][before.index])
    rank = "first" if before.phase == record.FIRST else "second"
    if action == record.TAKE_HONOR:
        points = clan_honor(before, clan)
        text = f"takes {points} honor as {rank} with {CLAN_NAMES[clan]}"
        return Event("clan", text, seat=seat, points=points)
    slot = action - record.TAKE_RUMOR
    text = f"takes {rumor_words(before.pavilion[slot])} as {rank} with {CLAN_NAMES[clan]}"
    return Event("clan", text, seat=seat, source=f"pavilion:{slot + 1}", target=f"seat:{seat}")


def clan_honor(state: Reading, clan: int) -> int:
    """The clan's tokens on the houses."""
    return sum(TOKENS[token][1] for token in state.token if TOKENS[token][0] == clan)


def _followed(before: Reading, action: int, after: Reading) -> list[Event]:
    """What a move brings without a decision: shuffles, new treasures and cards, the end of a round."""
    events = [
        Event("shuffle", text)
        for deck, text in RECYCLED
        if after.height[deck] > before.height[deck] or after.height[deck + 1] < before.height[deck + 1]
    ]
    ended = before.invaded != record.NOTHING and after.invaded == record.NOTHING
    if ended and action < record.CHOOSE_TOKEN:
        gained = _gained(before, after, before.invaded)
        if gained:
            events.append(_arrived(before.invaded, gained))
    if before.phase == record.DRAW and after.phase != record.DRAW:
        face_up = cards_of(after, int(record.DOJO_FACE_UP))
        events.append(Event("reveal", f"The dojo shows {listing([str(card) for card in face_up])}", source="dojo:deck"))
    if before.turn == SHURIKENS * before.seats - 1 and after.turn != before.turn:
        events += _round_ended(before, action, after)
    events += _seconds(before, action, after)
    if after.phase == record.OVER:
        events.append(Event("over", "The game is over"))
    elif after.round_number > before.round_number:
        events.append(Event("round", f"Round {after.round_number} begins"))
    return events


def _arrived(house: int, letters: Sequence[str]) -> Event:
    text = f"{treasure_words(letters).capitalize()} {'comes' if len(letters) == 1 else 'come'} to house {house + 1}"
    return Event("gain", text, source="bag", target=f"house:{house + 1}")


def _round_ended(before: Reading, action: int, after: Reading) -> list[Event]:
    events = [Event("round-end", f"Round {before.round_number} ends")]
    for house in range(HOUSES):
        cleared_now = record.CHOOSE_TOKEN <= action < record.NAME_ENVOY and house == before.invaded
        if (before.closed[house] or cleared_now) and not after.closed[house]:
            treasures = treasure_words(_gained(before, after, house))
            sentry = GUARD_TABLE[after.sentry[house]].value
            text = f"House {house + 1} gets {treasures} and a sentry of {sentry}"
            events.append(Event("refill", text, target=f"house:{house + 1}"))
    tiles = cards_of(after, int(record.SENSEI))
    if tiles:
        events.append(Event("sensei", f"The sensei teaches {listing([skill_title(tile) for tile in tiles])}"))
    return events


def _seconds(before: Reading, action: int, after: Reading) -> list[Event]:
    """What the scoring phase gave without a decision: honor, or the last rumor of the pavilion."""
    events = []
    chosen = before.player if action == record.TAKE_HONOR else None
    own = clan_honor(before, int(CLAN_ORDER[before.round_number][before.index])) if chosen is not None else 0
    for seat in range(after.seats):
        points = after.honor[seat][record.CLAN_HONOR] - before.honor[seat][record.CLAN_HONOR]
        points -= own if seat == chosen else 0
        if points:
            events.append(Event("clan", f"gets {points} honor from the clans", seat=seat, points=points))
    if before.phase not in (record.FIRST, record.SECOND):
        return events
    taken = action - record.TAKE_RUMOR
    for seat in range(after.seats):
        if after.rumor_count[seat] - before.rumor_count[seat] - (seat == before.player and taken >= 0) > 0:
            for slot in range(DISPLAY):
                if slot != taken and before.pavilion[slot] not in (record.NOTHING, after.pavilion[slot]):
                    text = f"gets {rumor_words(before.pavilion[slot])}, the last of the pavilion"
                    events.append(Event("clan", text, seat=seat, source=f"pavilion:{slot + 1}", target=f"seat:{seat}"))
    return events


# What may be done


def describe(state: Reading, action: int) -> str:
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
        tile, cost = _lesson(state, action)
        how = f"discarding a {cost}" if cost else "free, as you own the style"
        return f"learn {skill_title(tile)}, {how}"
    if action < record.INVADE:
        palace, _, card, letters = _payment(state, action)
        what = envoy_words(card) if palace else rumor_words(card)
        return f"pay {treasure_words(letters)} for {what}: {payment_honor(letters)} honor"
    if action < record.PLAY:
        house, stealth = divmod(action - record.INVADE, 2)
        sentry = GUARD_TABLE[state.sentry[house]].value
        return f"invade house {house + 1} by {SIDE_NAMES[stealth]}, against a sentry of {sentry}"
    if action < record.NAME_ENVOY:
        return _describe_invasion(state, action)
    if action < record.NAME_NONE:
        return f"use Hensojutsu on {envoy_words(MASKED[action - record.NAME_ENVOY])}"
    if action == record.NAME_NONE:
        return "do not use this Hensojutsu"
    if action == record.TAKE_HONOR:
        clan = int(CLAN_ORDER[state.round_number][state.index])
        return f"take the honor of {CLAN_NAMES[clan]}: {clan_honor(state, clan)}"
    return f"take {rumor_words(state.pavilion[action - record.TAKE_RUMOR])}"


def _describe_invasion(state: Reading, action: int) -> str:
    if action < record.BORYAKU_LOW:
        return f"play a {action - record.PLAY + 1}"
    if action < record.PLUS:
        return f"use Boryaku as a {BORYAKU_VALUES[action - record.BORYAKU_LOW]}, without a card"
    if action <= record.MINUS:
        return f"add a 3 as {'+1' if action == record.PLUS else '−1'}"
    if action in KIND_ACTIONS:
        name, effect = KIND_ACTIONS[action]
        return f"use {name}: {effect}"
    if action < record.YIELD:
        which = "the guard" if action == record.STRIKE else f"the {MOVES[action][1:]}"
        return f"strike: your {total(state)} beats {which}"
    if action == record.YIELD:
        return "give up: of what is on your shuriken you keep one treasure"
    if action == record.SEISHIN:
        return f"use Seishin-teki: go on by {SIDE_NAMES[1 - state.stealth]}"
    if action < record.KUJI:
        mine, theirs = _swap(action)
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


def asks(state: Reading) -> str:
    """What is asked of the player."""
    me = state.player
    if state.phase == record.PLACE:
        shuriken = state.turn // state.seats + 1
        return f"Round {state.round_number}, shuriken {shuriken} of {SHURIKENS}: choose a place."
    if state.phase == record.DRAW:
        return f"Draw {state.draws_left} more, face up or from the deck."
    if state.phase == record.DISCARD:
        return f"You have {state.hand_size[me]} cards; discard down to {HAND_LIMIT}."
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


def _asks_facing(state: Reading) -> str:
    values = listing([str(value) for value in values_to_beat(state)])
    need = "less" if state.stealth else "more"
    so_far = total(state)
    have = "" if so_far is None else f" You have {so_far} so far."
    return f"{guard_words(state)[0].upper()}{guard_words(state)[1:]}: beat {values} with {need}.{have}"


def what_still_wins(state: Reading) -> list[str]:
    """For the guard at hand, a line for each one to beat: the shortest plays that win."""
    lines = []
    for guard in guards_to_beat(state):
        found = islice(plain_plays(means_of(state), guard), WAYS_SHOWN)
        plays = [" ".join(moves) or "strike now" for moves in found]
        value = guard[state.stealth]
        lines.append(f"{value}: {', '.join(plays) if plays else 'nothing you hold beats it'}")
    return lines


def reasons(state: Reading, viewer: int, seat: int) -> list[str]:
    """The reason for each point so far; all of them once the game is over."""
    return [line.reason for line in reckoning(state, seat)]


# What may not be done


def objection(state: Reading, action: int) -> str:
    """Why an action is not legal."""
    placing = action < record.TAKE or record.LEARN <= action < record.PLAY
    if state.phase != record.PLACE or not placing:
        return _wrong_moment(state, placing)
    if action < record.PALACE:
        return _cannot_learn(state, action)
    if action < record.INVADE:
        return _cannot_pay(state, action)
    return f"house {(action - record.INVADE) // 2 + 1} is closed until the round ends."


def _wrong_moment(state: Reading, placing: bool) -> str:
    expected = {
        record.PLACE: "choose a place for your shuriken.",
        record.DRAW: "draw a card: t? from the deck, or one that lies face up.",
        record.DISCARD: "discard a card that you hold.",
        record.BETWEEN: "leave or banzai; Choho and Kuji-in need their tile.",
        record.KEEP: "choose which treasure on your shuriken to keep.",
        record.TOKEN: "choose a token of another clan that lies in the supply.",
        record.HENSO: "name a masked envoy of yours that is not named yet, or h-.",
        record.FIRST: "take honor, or a rumor that lies in the pavilion.",
        record.SECOND: "take a rumor that lies in the pavilion.",
    }
    if state.phase != record.FACE:
        return expected[state.phase]
    if placing:
        return "first end the invasion."
    if state.played == record.NOTHING:
        return "first play a card that you hold; additions and the strike come after it."
    return f"your total is {total(state)}; add what you hold, strike when it beats the guard, or yield."


def _cannot_learn(state: Reading, action: int) -> str:
    name = int(record.LEARN_NAME[action - record.LEARN])
    tiles = [tile for tile in cards_of(state, int(record.SENSEI)) if min(tile, FIRST_HENSOJUTSU) == name]
    if not tiles:
        return f"the sensei does not teach {LEARNED[name].capitalize()} now."
    style = int(SKILL_STYLE[tiles[0]])
    if any(SKILL_STYLE[skill] == style and count for skill, count in enumerate(state.skills[state.player])):
        return f"you own the {STYLE_NAMES[style]} style, so nothing is paid."
    cost = int(STYLE_COST[style])
    return f"it costs a {cost}, which you do not hold." if cost else "it costs any card: name one that you hold."


def _cannot_pay(state: Reading, action: int) -> str:
    palace, slot, card, letters = _payment(state, action)
    if card == record.NOTHING:
        return f"slot {slot + 1} of the {'palace' if palace else 'pavilion'} is empty."
    cost = COSTS[int((ENVOY_COST if palace else RUMOR_COST)[card])].words
    return f"it costs {cost}; {letters} is another payment, or you have not so much."
