"""Events of an invasion."""

from collections import Counter

import msgspec

from zashiki.games.ninjato.actions import (
    ACTIONS,
    CHOHO,
    CHOHO_END,
    CHOOSE_TOKEN,
    INVADE,
    LEAVE,
    PLUS,
    STRIKE,
)
from zashiki.games.ninjato.components import (
    ADDITIONS,
    BORYAKU_VALUES,
    ELITE_TABLE,
    GUARD_TABLE,
    KINDS,
    KUJI_TARGETS,
    MODIFIER,
    TOKEN_NAMES,
    TREASURE_LETTERS,
)
from zashiki.games.ninjato.presentation.action_details import swapped_treasures
from zashiki.games.ninjato.presentation.guards import guard_name, play_total
from zashiki.games.ninjato.presentation.narration.events import (
    one_event_per_piece,
    shuffle_event,
    shuriken_event,
    treasures_gained,
)
from zashiki.games.ninjato.presentation.phrases import (
    SIDE_NAMES,
    capitalized,
    guard_text,
    signed,
    skill_title,
    token_text,
    treasures_text,
)
from zashiki.games.ninjato.presentation.snapshot import shuriken_letters
from zashiki.games.ninjato.rules.state import (
    BAG,
    ELITE,
    ELITE_DECK,
    FACE,
    GUARD_DECK,
    HEAP,
    NEUTRAL,
    NORMAL,
    NOTHING,
    RED,
    TOKEN,
)
from zashiki.kernel.rulebook import Event, PlainState


def invasion_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """The events of a decision in an invasion."""
    match ACTIONS.locate(action)[0]:
        case "invade":
            return [_invade_event(before, action)]
        case "strike" | "strike value":
            return _strike_events(before, action, after)
        case "banzai":
            return _banzai_events(before, after)
        case "leave":
            events = _treasures_kept(before, "leaves with")
        case "yield":
            events = [Event("fail", f"fails against {guard_text(before)}", seat=before.player)]
        case "keep":
            events = []
        case _:
            events = _play_events(before, action, after)
    return events + (_end_events(before, action, after) if after.invaded == NOTHING else [])


def _invade_event(before: PlainState, action: int) -> Event:
    house, stealth = divmod(action - INVADE, 2)
    sentry = GUARD_TABLE[before.sentry[house]].value
    text = f"invades house {house + 1} by {SIDE_NAMES[stealth]}; the sentry is a {sentry}"
    return shuriken_event(before.player, f"house:{house + 1}", text)


def _treasures_kept(before: PlainState, verb: str) -> list[Event]:
    """All treasures on the shuriken become the invader's."""
    seat = before.player
    loot = [letter.lower() for letter in shuriken_letters(before)]
    event = Event("keep", f"{verb} {treasures_text(loot)}", seat=seat, source="shuriken", target=f"seat:{seat}")
    return one_event_per_piece(event, loot)


def _play_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """A card is played or a tile used, with the pieces that move."""
    replace = msgspec.structs.replace
    event = Event("play", _play_text(before, action, after), seat=before.player)
    kind, place = ACTIONS.locate(action)
    if kind == "choho":
        mine, theirs = swapped_treasures(action)
        house = f"house:{before.invaded + 1}"
        return [
            replace(event, piece=mine, source="shuriken", target=house),
            replace(event, text="", piece=theirs, source=house, target="shuriken"),
        ]
    if kind not in ("play card", "modify"):
        return [event]
    value = MODIFIER if kind == "modify" else place + 1
    return [replace(event, piece=f"{value}", source=f"hand:{before.player}", target="play")]


def _play_text(before: PlainState, action: int, after: PlainState) -> str:
    kind, place = ACTIONS.locate(action)
    match kind:
        case "play card":
            return f"plays a {place + 1}"
        case "boryaku":
            return f"uses Boryaku as a {BORYAKU_VALUES[place]}"
        case "modify":
            return f"adds a {MODIFIER} as {'+1' if action == PLUS else '−1'}, which makes {play_total(after)}"
        case "add skill":
            addition = ADDITIONS[place]
            does = f"for {signed(addition.step)}" if addition.step else f"to make the card {addition.sets}"
            return f"uses {skill_title(addition.skill)} {does}, which makes {play_total(after)}"
        case "seishin":
            return f"uses Seishin-teki, to go on by {SIDE_NAMES[after.stealth]}"
        case "choho":
            return _swap_text(before, *swapped_treasures(action))
        case _:
            return f"uses Kuji-in, and {skill_title(int(KUJI_TARGETS[place]))} is ready again"


def _swap_text(before: PlainState, mine: str, theirs: str) -> str:
    turned = _treasure_turned_red(before, mine, theirs)
    red = f"; {treasures_text(turned)} turns red there" if turned else ""
    return f"uses Choho to swap {treasures_text(mine)} for {treasures_text(theirs)} in the house{red}"


def _treasure_turned_red(before: PlainState, mine: str, theirs: str) -> str:
    """The treasure that turns red when a neutral one is given for a red one; '' in other swaps."""
    if mine.isupper() or theirs.islower():
        return ""
    neutral = before.house[before.invaded][NEUTRAL]
    kinds = [kind for kind in range(KINDS) if neutral[kind]]
    return TREASURE_LETTERS[max([*kinds, TREASURE_LETTERS.index(mine)])]


def _strike_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    seat, points = before.player, play_total(before)
    beaten = guard_text(before) if action == STRIKE else f"the {ACTIONS.moves[action][1:]} of the two"
    events = [Event("strike", f"beats {beaten} with {points}", seat=seat)]
    if after.phase == FACE:
        return events
    if before.source == ELITE:
        elite = ELITE_TABLE[before.guard]
        text = f"keeps the elite guard, worth {elite.honor} at the end"
        piece = f"guard:{elite.name}"
        events.append(Event("elite", text, seat=seat, piece=piece, source="guard", target=f"seat:{seat}"))
    won = shuriken_letters(after)
    for letter in shuriken_letters(before):
        won.remove(letter)
    house = f"house:{before.invaded + 1}"
    text = f"takes {treasures_text(won)}"
    events.append(Event("win", text, seat=seat, piece=won[0], source=house, target="shuriken"))
    if after.phase == TOKEN:
        events.append(Event("clear", f"clears house {before.invaded + 1}", seat=seat))
    return events


def _banzai_events(before: PlainState, after: PlainState) -> list[Event]:
    events = [Event("banzai", "shouts banzai", seat=before.player)]
    events += [
        shuffle_event(deck) for deck in (GUARD_DECK, ELITE_DECK) if after.height[deck + 1] < before.height[deck + 1]
    ]
    guard = guard_text(after)
    comes = "come" if guard.startswith("the two") else "comes"
    piece = f"guard:{guard_name(after)}"
    events.append(Event("guard", f"{capitalized(guard)} {comes}", piece=piece, source="guards", target="guard"))
    if after.source == NORMAL and GUARD_TABLE[after.guard].alarm:
        if after.height[HEAP] < before.height[HEAP]:
            events.append(shuffle_event(BAG))
        events += _alarm_events(before, after)
    return events


def _alarm_events(before: PlainState, after: PlainState) -> list[Event]:
    house = before.invaded
    gained = treasures_gained(before, after, house)
    came = f"{treasures_text(gained)} comes to the house" if gained else "no treasure is left to come"
    red_before, red_after = (state.house[house][RED] for state in (before, after))
    turned = [letter for letter, then, now in zip(TREASURE_LETTERS, red_before, red_after, strict=True) if now > then]
    red = f", and {treasures_text(turned)} turns red" if turned else ""
    text, place = f"Alarm: {came}{red}", f"house:{house + 1}"
    return one_event_per_piece(Event("alarm", text, source="bag" if gained else None, target=place), gained)


def _end_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """The end of an invasion that did not clear the house: the treasures kept, and the new one."""
    events, house = _keep_events(before, action, after), before.invaded
    lost = 0 if action == LEAVE else max(len(shuriken_letters(before)) - 1, 0)
    heap = before.height[HEAP] + lost
    if after.height[HEAP] != heap and not before.height[BAG]:
        events.append(shuffle_event(BAG))
    mine, theirs = swapped_treasures(action) if CHOHO <= action < CHOHO_END else ("", "")
    gained = treasures_gained(before, after, house, mine, theirs)
    if gained:
        text = f"{capitalized(treasures_text(gained))} comes to house {house + 1}"
        events += one_event_per_piece(Event("gain", text, source="bag", target=f"house:{house + 1}"), gained)
    return events


def _keep_events(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """The treasure kept after a fail, and the lost ones."""
    seat, loot = before.player, Counter(letter.lower() for letter in shuriken_letters(before))
    if action == LEAVE or not loot:
        return []
    if CHOHO <= action < CHOHO_END:
        mine, theirs = swapped_treasures(action)
        loot = loot - Counter(mine.lower()) + Counter(theirs.lower())
    gains = [now > then for then, now in zip(before.treasures[seat], after.treasures[seat], strict=True)]
    kept = TREASURE_LETTERS[gains.index(True)]
    loot -= Counter(kept)
    lost = loot.total()
    text = f"keeps {treasures_text(kept)}"
    text += f"; {lost} other treasure{' is' if lost == 1 else 's are'} lost" if lost else ""
    return [
        Event("keep", text, seat=seat, piece=kept, source="shuriken", target=f"seat:{seat}"),
        *(Event("lose", "", piece=letter, source="shuriken", target="heap") for letter in loot.elements()),
    ]


def clearing_events(before: PlainState, action: int) -> list[Event]:
    """A house is cleared and gets a new token."""
    house = before.invaded
    new, old, place = ACTIONS.moves[action], TOKEN_NAMES[before.token[house]], f"house:{house + 1}"
    text = f"puts {token_text(action - CHOOSE_TOKEN)} on house {house + 1}"
    return [
        *_treasures_kept(before, "keeps"),
        Event("token", "", piece=old, source=place, target="supply"),
        Event("token", text, seat=before.player, piece=new, source=f"supply:{new}", target=place),
    ]
