"""What happened in a move of Ninjato, as events with words.

Places in events: `shurikens:0` (those a seat has still to place), `hand:0`, `seat:0` (what a seat has); `dojo`,
`dojo:deck`, `dojo:open`, `dojo:discard`; `sensei`, `sensei:choho` (a tile), `sensei:deck`; `palace:2`, `palace:deck`,
`pavilion:2`, `pavilion:deck` and so `palace` and `pavilion`; `house:3`, `shuriken` (the one with the loot), `play`,
`guard` (the one that is faced), `guards` (their decks); `bag`, `heap` (spent treasures), `supply` and `supply:T5`
(clan tokens).

Pieces: a dojo card `5`, a treasure `f` or, red, `F`, a skill tile `choho`, a clan token `T5`, `guard:3a`,
`envoy:T36` (clan and age), `rumor:Wj`, and `shuriken:0` (its seat).
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from zashiki.games.ninjato import record, scoring
from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    CLAN_LETTERS,
    CLAN_NAMES,
    CLAN_ORDER,
    CLANS,
    DISPLAY,
    DRAWS,
    ELITE_TABLE,
    ENVOY_TABLE,
    GUARD_TABLE,
    HOUSES,
    KINDS,
    MASKED,
    RUMOR_IDS,
    SHURIKENS,
    SKILL_NAMES,
    TOKEN_CLAN,
    TOKEN_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.notation import MOVES
from zashiki.games.ninjato.snapshot import cards_of, on_shuriken
from zashiki.games.ninjato.view import guard_name, total
from zashiki.games.ninjato.words import (
    SIDE_NAMES,
    capital,
    clan_honor,
    envoy_words,
    guard_words,
    lesson,
    listing,
    payment,
    payment_honor,
    payment_words,
    rumor_words,
    signed,
    skill_title,
    swapped,
    token_words,
    treasure_words,
)
from zashiki.kernel.rulebook import Event, PlainState

SHUFFLED = {
    record.DOJO_DECK: "The dojo discards are shuffled into a new deck",
    record.GUARD_DECK: "The guards' discards are shuffled into a new deck",
    record.ELITE_DECK: "The elite discards are shuffled into a new deck",
    record.BAG: "The spent treasures go back into the bag",
}


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    if action < record.LEARN:
        events = _in_dojo(before, action, after, viewer)
    elif action < record.PALACE:
        events = _learned(before, action)
    elif action < record.INVADE:
        events = _paid(before, action, after)
    elif action < record.CHOOSE_TOKEN:
        events = _in_house(before, action, after)
    elif action < record.NAME_ENVOY:
        events = _cleared(before, action)
    else:
        events = _scored(before, action)
    if before.turn == SHURIKENS * before.seats - 1 and after.turn != before.turn:
        events += _round_ended(before, action, after)
    events += _scored_without_choice(before, action, after)
    if after.phase == record.OVER:
        events.append(Event("over", "The game is over"))
    elif after.round_number > before.round_number:
        events.append(Event("round", f"Round {after.round_number} begins"))
    return events


def _shuffled(deck: Any) -> Event:
    return Event("shuffle", SHUFFLED[deck])


def _each(event: Event, pieces: Iterable[str]) -> list[Event]:
    """An event for each piece; the first one has the words for all."""
    return [
        msgspec.structs.replace(event, piece=piece, text="" if i else event.text) for i, piece in enumerate(pieces)
    ] or [event]


def _shuriken(seat: int, place: str, text: str = "") -> Event:
    kind = "invade" if place.startswith("house") else "visit"
    return Event(kind, text, seat=seat, piece=f"shuriken:{seat}", source=f"shurikens:{seat}", target=place)


def _envoy(card: int) -> str:
    envoy = ENVOY_TABLE[card]
    return f"envoy:{CLAN_LETTERS[envoy.clan]}{envoy.age}"


def _rumor(card: int) -> str:
    return f"rumor:{RUMOR_IDS[card]}"


# The dojo, the sensei, the displays


def _in_dojo(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    seat = before.player
    if action == record.GO_DOJO:
        many = int(DRAWS[min(before.hand_size[seat], len(DRAWS) - 1)])
        return [_shuriken(seat, "dojo", f"visits the dojo to draw {many} cards")]
    if action >= record.THROW:
        value = action - record.THROW + 1
        return [_thrown(seat, value, f"discards a {value}")]
    events = [_drawn(before, action, after, viewer)]
    if after.height[record.DOJO_DISCARD] < before.height[record.DOJO_DISCARD]:
        at_once = action == record.TAKE_HIDDEN and not before.height[record.DOJO_DECK]
        events.insert(0 if at_once else 1, _shuffled(record.DOJO_DECK))
    if after.phase != record.DRAW:
        events += _turned_up(before, action, after)
    return events


def _turned_up(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """The cards that come from the deck beside those that still lie open."""
    shown = [str(card) for card in cards_of(after, int(record.DOJO_FACE_UP))]
    left = Counter(str(card) for card in cards_of(before, int(record.DOJO_FACE_UP)))
    if action < record.TAKE_HIDDEN:
        left[str(action - record.TAKE + 1)] -= 1
    new = list((Counter(shown) - left).elements())
    event = Event("reveal", f"The dojo shows {listing(shown)}", source="dojo:deck", target="dojo:open" if new else None)
    return _each(event, new)


def _thrown(seat: int, value: int, text: str = "") -> Event:
    return Event("discard", text, seat=seat, piece=f"{value}", source=f"hand:{seat}", target="dojo:discard")


def _drawn(before: PlainState, action: int, after: PlainState, viewer: int) -> Event:
    seat, hand = before.player, f"hand:{before.player}"
    if action < record.TAKE_HIDDEN:
        value = action - record.TAKE + 1
        return Event("take", f"takes a {value}", seat=seat, piece=f"{value}", source="dojo:open", target=hand)
    if viewer != seat:
        return Event("draw", "draws a card from the deck", seat=seat, source="dojo:deck", target=hand)
    gains = [now - then for then, now in zip(before.hand[seat], after.hand[seat], strict=True)]
    value = gains.index(1) + 1
    text = f"draws a {value} from the deck"
    return Event("draw", text, seat=seat, piece=f"{value}", source="dojo:deck", target=hand)


def _learned(before: PlainState, action: int) -> list[Event]:
    seat = before.player
    tile, cost = lesson(before, action)
    name = SKILL_NAMES[tile]
    how = f", discarding a {cost}" if cost else ", free in a style already owned"
    text = f"learns {skill_title(tile)}{how}"
    source = f"sensei:{'hensojutsu' if name.startswith('hensojutsu') else name}"
    return [
        _shuriken(seat, "sensei"),
        *([_thrown(seat, cost)] if cost else []),
        Event("learn", text, seat=seat, piece=name, source=source, target=f"seat:{seat}"),
    ]


def _paid(before: PlainState, action: int, after: PlainState) -> list[Event]:
    seat = before.player
    palace, slot, card, letters = payment(before, action)
    points = payment_honor(letters)
    what, piece = (envoy_words(card), _envoy(card)) if palace else (rumor_words(card), _rumor(card))
    display = "palace" if palace else "pavilion"
    text = f"pays {payment_words(before, action)} for {what}: {points} honor"
    counts = zip(TREASURE_LETTERS, before.treasures[seat], after.treasures[seat], strict=True)
    spent = [letter for letter, then, now in counts for _ in range(then - now)]
    return [
        _shuriken(seat, display),
        *_each(Event("spend", "", seat=seat, source=f"seat:{seat}", target="heap"), spent),
        Event(
            "pay",
            text,
            seat=seat,
            piece=piece,
            source=f"{display}:{slot + 1}",
            target=f"seat:{seat}",
            points=points,
        ),
    ]


# An invasion


def _in_house(before: PlainState, action: int, after: PlainState) -> list[Event]:
    seat = before.player
    if action < record.PLAY:
        house, stealth = divmod(action - record.INVADE, 2)
        sentry = GUARD_TABLE[before.sentry[house]].value
        text = f"invades house {house + 1} by {SIDE_NAMES[stealth]}; the sentry is a {sentry}"
        return [_shuriken(seat, f"house:{house + 1}", text)]
    if record.STRIKE <= action < record.YIELD:
        return _struck(before, action, after)
    if action == record.BANZAI:
        return _revealed(before, after)
    events = []
    if action == record.LEAVE:
        events += _brought_home(before, "leaves with")
    elif action == record.YIELD:
        events.append(Event("fail", f"fails against {guard_words(before)}", seat=seat))
    elif action < record.KEEP_ONE:
        events += _moved_in_play(before, action, Event("play", _played(before, action, after), seat=seat))
    return events + (_ended(before, action, after) if after.invaded == record.NOTHING else [])


def _brought_home(before: PlainState, verb: str) -> list[Event]:
    """All treasures on the shuriken become the invader's."""
    seat = before.player
    loot = [letter.lower() for letter in on_shuriken(before)]
    event = Event("keep", f"{verb} {treasure_words(loot)}", seat=seat, source="shuriken", target=f"seat:{seat}")
    return _each(event, loot)


def _moved_in_play(before: PlainState, action: int, event: Event) -> list[Event]:
    """What changes its place as a card is played or a tile used."""
    replace = msgspec.structs.replace
    if record.CHOHO <= action < record.KUJI:
        mine, theirs = swapped(action)
        house = f"house:{before.invaded + 1}"
        return [
            replace(event, piece=mine, source="shuriken", target=house),
            replace(event, text="", piece=theirs, source=house, target="shuriken"),
        ]
    if action < record.BORYAKU_LOW:
        value = action - record.PLAY + 1
    elif record.PLUS <= action <= record.MINUS:
        value = 3
    else:
        return [event]
    return [replace(event, piece=f"{value}", source=f"hand:{before.player}", target="play")]


def _played(before: PlainState, action: int, after: PlainState) -> str:
    if action < record.BORYAKU_LOW:
        return f"plays a {action - record.PLAY + 1}"
    if action < record.PLUS:
        return f"uses Boryaku as a {BORYAKU_VALUES[action - record.BORYAKU_LOW]}"
    if action <= record.MINUS:
        return f"adds a 3 as {'+1' if action == record.PLUS else '−1'}, which makes {total(after)}"
    if action < record.STRIKE:
        addition = ADDITIONS[action - record.ADD_SKILL]
        does = f"for {signed(addition.step)}" if addition.step else f"to make the card {addition.sets}"
        return f"uses {skill_title(addition.skill)} {does}, which makes {total(after)}"
    if action == record.SEISHIN:
        return f"uses Seishin-teki, to go on by {SIDE_NAMES[after.stealth]}"
    if action < record.KUJI:
        mine, theirs = swapped(action)
        turned = _turned_by_swap(before, mine, theirs)
        red = f"; {treasure_words(turned)} turns red there" if turned else ""
        return f"uses Choho to swap {treasure_words(mine)} for {treasure_words(theirs)} in the house{red}"
    return f"uses Kuji-in, and {skill_title(int(record.KUJI_TARGETS[action - record.KUJI]))} is ready again"


def _turned_by_swap(before: PlainState, mine: str, theirs: str) -> str:
    """The treasure that turns red where a neutral one is given for a red one; '' elsewhere."""
    if mine.isupper() or theirs.islower():
        return ""
    neutral = before.house[before.invaded][record.NEUTRAL]
    kinds = [kind for kind in range(KINDS) if neutral[kind]]
    return TREASURE_LETTERS[max([*kinds, TREASURE_LETTERS.index(mine)])]


def _struck(before: PlainState, action: int, after: PlainState) -> list[Event]:
    seat, points = before.player, total(before)
    beaten = guard_words(before) if action == record.STRIKE else f"the {MOVES[action][1:]} of the two"
    events = [Event("strike", f"beats {beaten} with {points}", seat=seat)]
    if after.phase == record.FACE:
        return events
    if before.source == record.ELITE:
        elite = ELITE_TABLE[before.guard]
        text = f"keeps the elite guard, worth {elite.honor} at the end"
        piece = f"guard:{elite.name}"
        events.append(Event("elite", text, seat=seat, piece=piece, source="guard", target=f"seat:{seat}"))
    won = on_shuriken(after)
    for letter in on_shuriken(before):
        won.remove(letter)
    house = f"house:{before.invaded + 1}"
    text = f"takes {treasure_words(won)}"
    events.append(Event("win", text, seat=seat, piece=won[0], source=house, target="shuriken"))
    if after.phase == record.TOKEN:
        events.append(Event("clear", f"clears house {before.invaded + 1}", seat=seat))
    return events


def _revealed(before: PlainState, after: PlainState) -> list[Event]:
    events = [Event("banzai", "shouts banzai", seat=before.player)]
    events += [
        _shuffled(deck)
        for deck in (record.GUARD_DECK, record.ELITE_DECK)
        if after.height[deck + 1] < before.height[deck + 1]
    ]
    guard = guard_words(after)
    comes = "come" if guard.startswith("the two") else "comes"
    piece = f"guard:{guard_name(after)}"
    events.append(Event("guard", f"{capital(guard)} {comes}", piece=piece, source="guards", target="guard"))
    if after.source == record.NORMAL and GUARD_TABLE[after.guard].alarm:
        if after.height[record.HEAP] < before.height[record.HEAP]:
            events.append(_shuffled(record.BAG))
        events += _alarm(before, after)
    return events


def _alarm(before: PlainState, after: PlainState) -> list[Event]:
    house = before.invaded
    gained = _gained(before, after, house)
    came = f"{treasure_words(gained)} comes to the house" if gained else "no treasure is left to come"
    red_before, red_after = (state.house[house][record.RED] for state in (before, after))
    turned = [letter for letter, then, now in zip(TREASURE_LETTERS, red_before, red_after, strict=True) if now > then]
    red = f", and {treasure_words(turned)} turns red" if turned else ""
    text, place = f"Alarm: {came}{red}", f"house:{house + 1}"
    return _each(Event("alarm", text, source="bag" if gained else None, target=place), gained)


def _gained(before: PlainState, after: PlainState, house: int, mine: str = "", theirs: str = "") -> list[str]:
    """The treasures that came into a house from the bag, besides a swap, whatever side they are on now."""
    letters = []
    for kind, letter in enumerate(TREASURE_LETTERS):
        were, are = (sum(side[kind] for side in state.house[house]) for state in (before, after))
        were += (mine.lower() == letter) - (theirs.lower() == letter)
        letters += [letter] * (are - were)
    return letters


def _ended(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """The end of an invasion that did not clear the house: what is kept, and what comes."""
    events, house = _kept(before, action, after), before.invaded
    lost = 0 if action == record.LEAVE else max(len(on_shuriken(before)) - 1, 0)
    heap = before.height[record.HEAP] + lost
    if after.height[record.HEAP] != heap and not before.height[record.BAG]:
        events.append(_shuffled(record.BAG))
    mine, theirs = swapped(action) if record.CHOHO <= action < record.KUJI else ("", "")
    gained = _gained(before, after, house, mine, theirs)
    if gained:
        text = f"{capital(treasure_words(gained))} comes to house {house + 1}"
        events += _each(Event("gain", text, source="bag", target=f"house:{house + 1}"), gained)
    return events


def _kept(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """What is kept after a fail."""
    seat, loot = before.player, Counter(letter.lower() for letter in on_shuriken(before))
    if action == record.LEAVE or not loot:
        return []
    if record.CHOHO <= action < record.KUJI:
        mine, theirs = swapped(action)
        loot = loot - Counter(mine.lower()) + Counter(theirs.lower())
    gains = [now > then for then, now in zip(before.treasures[seat], after.treasures[seat], strict=True)]
    kept = TREASURE_LETTERS[gains.index(True)]
    loot -= Counter(kept)
    lost = loot.total()
    text = f"keeps {treasure_words(kept)}"
    text += f"; {lost} other treasure{' is' if lost == 1 else 's are'} lost" if lost else ""
    return [
        Event("keep", text, seat=seat, piece=kept, source="shuriken", target=f"seat:{seat}"),
        *(Event("lose", "", piece=letter, source="shuriken", target="heap") for letter in loot.elements()),
    ]


def _cleared(before: PlainState, action: int) -> list[Event]:
    house = before.invaded
    new, old, place = MOVES[action], TOKEN_NAMES[before.token[house]], f"house:{house + 1}"
    text = f"puts {token_words(action - record.CHOOSE_TOKEN)} on house {house + 1}"
    return [
        *_brought_home(before, "keeps"),
        Event("token", "", piece=old, source=place, target="supply"),
        Event("token", text, seat=before.player, piece=new, source=f"supply:{new}", target=place),
    ]


# The end of a round, and the scoring phase


def _round_ended(before: PlainState, action: int, after: PlainState) -> list[Event]:
    events = [Event("round-end", f"Round {before.round_number} ends")]
    if after.order != before.order:
        events.append(Event("order", "goes first from now on", seat=after.order[0]))
    tiles = cards_of(after, int(record.SENSEI))
    if tiles:
        text = f"The sensei teaches {listing([skill_title(tile) for tile in tiles])}"
        event = Event("sensei", text, source="sensei:deck", target="sensei")
        events += _each(event, [SKILL_NAMES[tile] for tile in tiles])
    events += _shuffles_at_the_end(before, action, after)
    for house in range(HOUSES):
        cleared_now = record.CHOOSE_TOKEN <= action < record.NAME_ENVOY and house == before.invaded
        if before.closed[house] or cleared_now:
            events += _reopened(before, after, house)
    if after.phase != record.OVER:
        events += _refilled("palace", before.palace, after.palace)
        events += _refilled("pavilion", before.pavilion, after.pavilion)
    return events


def _refilled(name: str, before: list[int], after: list[int]) -> list[Event]:
    """The cards that are new in a display."""
    words, piece = (envoy_words, _envoy) if name == "palace" else (rumor_words, _rumor)
    new = {slot: card for slot, card in enumerate(after, 1) if card != record.NOTHING and card not in before}
    text = f"New in the {name}: {listing([words(card) for card in new.values()])}"
    return [
        Event("refill", "" if i else text, piece=piece(card), source=f"{name}:deck", target=f"{name}:{slot}")
        for i, (slot, card) in enumerate(new.items())
    ]


def _shuffles_at_the_end(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """Guards and treasures that were shuffled for the houses."""
    clears = record.CHOOSE_TOKEN <= action < record.NAME_ENVOY
    guards = before.height[record.TURNED_UP] + clears
    spent = len(payment(before, action)[3]) if record.PALACE <= action < record.INVADE else 0
    events = []
    if after.height[record.GUARD_DISCARD] != before.height[record.GUARD_DISCARD] + guards:
        events.append(_shuffled(record.GUARD_DECK))
    in_place = before.invaded == record.NOTHING or clears or before.height[record.BAG] > 0
    if in_place and after.height[record.HEAP] < before.height[record.HEAP] + spent:
        events.append(_shuffled(record.BAG))
    return events


def _reopened(before: PlainState, after: PlainState, house: int) -> list[Event]:
    place = f"house:{house + 1}"
    if after.closed[house]:
        return [Event("refill", f"House {house + 1} stays closed: there is no treasure for it", target=place)]
    treasures = _gained(before, after, house)
    sentry = GUARD_TABLE[after.sentry[house]]
    text = f"House {house + 1} gets {treasure_words(treasures)}, with a sentry of {sentry.value}"
    return [
        *_each(Event("refill", text, source="bag", target=place), treasures),
        Event("refill", "", piece=f"guard:{sentry.name}", source="guards", target=place),
    ]


def _scored(before: PlainState, action: int) -> list[Event]:
    seat = before.player
    if action == record.NAME_NONE:
        return [Event("henso", "does not use Hensojutsu", seat=seat)]
    if action < record.NAME_NONE:
        envoy = MASKED[action - record.NAME_ENVOY]
        text = f"uses Hensojutsu on {envoy_words(envoy)}"
        return [Event("henso", text, seat=seat, piece=_envoy(envoy))]
    clan = int(CLAN_ORDER[before.round_number][before.index])
    rank = 0 if before.phase == record.FIRST else 1
    if action == record.TAKE_HONOR:
        return _clan_honor(before, seat, clan, rank)
    return [_clan_rumor(before, seat, clan, rank, action - record.TAKE_RUMOR)]


def _clan_honor(state: PlainState, seat: int, clan: int, rank: int) -> list[Event]:
    """Words and points once, and every token that they come from; a clan may have none."""
    points = clan_honor(state, clan)
    text = f"takes {points} honor as {('first', 'second')[rank]} with {CLAN_NAMES[clan]}"
    tokens = [
        Event("clan", "", seat=seat, piece=TOKEN_NAMES[token], source=f"house:{house + 1}")
        for house, token in enumerate(state.token)
        if TOKEN_CLAN[token] == clan
    ]
    first, *others = tokens or [Event("clan", "", seat=seat)]
    return [msgspec.structs.replace(first, text=text, points=points), *others]


def _clan_rumor(state: PlainState, seat: int, clan: int, rank: int, slot: int) -> Event:
    card = state.pavilion[slot]
    text = f"takes {rumor_words(card)} as {('first', 'second')[rank]} with {CLAN_NAMES[clan]}"
    source = f"pavilion:{slot + 1}"
    return Event("clan", text, seat=seat, piece=_rumor(card), source=source, target=f"seat:{seat}")


def _scored_without_choice(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """What the scoring phase gave without a decision: honor, or the last rumor of the pavilion.

    It is worked out from the clans in their order; the honor that was really given says how far it went.
    """
    gains = [
        now[record.CLAN_HONOR] - then[record.CLAN_HONOR] for then, now in zip(before.honor, after.honor, strict=True)
    ]
    if action == record.TAKE_HONOR:
        gains[before.player] -= clan_honor(before, int(CLAN_ORDER[before.round_number][before.index]))
    rumors = [now - then for then, now in zip(before.rumor_count, after.rumor_count, strict=True)]
    if action >= record.TAKE_RUMOR or record.PAVILION <= action < record.INVADE:
        rumors[before.player] -= 1
    events = []
    for clan, rank in _rewards_to_come(before):
        seat = _ranked(before, after, clan, rank)
        if seat < 0:
            continue
        points = clan_honor(after, clan)
        if (
            points
            and gains[seat] >= points
            and (rank == 0 or _left_to_second(before, action, clan) == record.LEFT_HONOR)
        ):
            gains[seat] -= points
            events += _clan_honor(after, seat, clan, rank)
        elif rank == 1 and rumors[seat] > 0:
            rumors[seat] -= 1
            events.append(_clan_rumor(before, seat, clan, rank, _last_rumor(before, action)))
    return events


def _rewards_to_come(before: PlainState) -> list[tuple[int, int]]:
    """Clans and ranks that are still to be rewarded after a decision, in order."""
    clans = [int(clan) for clan in CLAN_ORDER[before.round_number]]
    rewards = [(clan, rank) for rank in range(2) for clan in clans]
    if before.phase == record.FIRST:
        return rewards[before.index + 1 :]
    return rewards[CLANS + before.index + 1 :] if before.phase == record.SECOND else rewards


def _ranked(before: PlainState, after: PlainState, clan: int, rank: int) -> int:
    """Who is first or second with a clan. Envoys named for Hensojutsu are forgotten when the scoring is over."""
    state = before if before.phase in (record.FIRST, record.SECOND) else after
    return int(scoring.ranked(state.states[0], clan, rank))


def _left_to_second(before: PlainState, action: int, clan: int) -> int:
    if before.phase == record.FIRST and clan == int(CLAN_ORDER[before.round_number][before.index]):
        return record.LEFT_RUMOR if action == record.TAKE_HONOR else record.LEFT_HONOR
    return int(before.left[clan])


def _last_rumor(before: PlainState, action: int) -> int:
    """The slot of the rumor that is left in the pavilion after a decision."""
    taken = action - record.TAKE_RUMOR
    return next(slot for slot in range(DISPLAY) if slot != taken and before.pavilion[slot] != record.NOTHING)
