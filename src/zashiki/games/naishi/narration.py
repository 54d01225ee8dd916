"""Naishi in words: what a move did, what a move would do, and the rules in brief.

Places in events: `line:0:3` and `hand:0:3` (seat, column), `river:3`, `discard`, `emissaries:0` (the free ones of a
seat), `court:swap`, `court:discard` and `court:decree`; before the cards are drafted `set-up:1` and `set-up:2` (the
viewer's own two) and `dealt:0` (the two of a seat). Pieces: the name of a card, and `emissary:0` (its seat).
"""

from zashiki.games.naishi import rules
from zashiki.games.naishi.components import COLUMNS, DISCARD_SPACES, HAND, LINE, NAMES, RECALL, ROW_NAMES, SWAP_SPACES
from zashiki.games.naishi.knowledge import HIDDEN
from zashiki.games.naishi.view import dealt, face_up, free_emissaries, name_or_none, pile, view
from zashiki.kernel.rulebook import SPECTATOR, Event, PlainState

RIVER = -1
"""Stands for the River where a row is meant."""
PRIMER = """\
You have a Line of five cards, open, and a Hand of five in a
fixed order, hidden. Line, Hand and River share columns 1-5.
Cards score at the end by kind, place and neighbours.

Each turn you do one of these:
  develop  a River card replaces your card in its column:
           L3 in the Line, H3 in the Hand. Your old card is
           discarded. Once, before or after it, an emissary
           may help: x14 discards River cards 1 and 4;
           sR14 sL14 sH14 swap two cards of River, Line or
           Hand; sV3 swaps Line and Hand in column 3.
           Or finish: -
  decree   dL3 dH3: both players' cards there change owners;
           once in the game, and its emissary stays
  recall   r takes your emissaries back (rs, rx only one)
  end      with a pile empty: the other plays one last turn
Two empty piles end the game too.

Points: one Mountain 5, more -5. Naishi in column 3: Line
12, Hand 8. Advisor 2 4 3 4 2 by column, +4 for each Naishi
beside. Fort in a corner 6. Sentinel 3 with no Sentinel
beside, +4 for each Fort beside. Torii: one -5, two 0, three
30. Monk in the Hand 5, +2 for each Torii beside. Rice
fields in a group: 2, 3, 4 make 10, 20, 30. Banners in the
Line: one 3, two 8. Horseman in the Hand 3, under a Banner
+10. Ronin by different cards: 8, 9, 10 make 8, 15, 45.
A Ninja becomes another of your characters."""


def place(row: int, column: int) -> str:
    """'Line 3'."""
    return f"{ROW_NAMES[row]} {column + 1}"


def _row_name(row: int) -> str:
    return "River" if row == RIVER else ROW_NAMES[row]


def _at(row: int, seat: int, column: int) -> str:
    return f"river:{column + 1}" if row == RIVER else f"{ROW_NAMES[row].lower()}:{seat}:{column + 1}"


def _the(card: int) -> str:
    """A card in a sentence, seen or not."""
    return "a hidden card" if card == HIDDEN else f"the {NAMES[card]}"


def _pair(number: int) -> tuple[int, int]:
    return int(rules.PAIR_LOW[number]), int(rules.PAIR_HIGH[number])


def narrate(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    seat = before.player
    if action < rules.DEVELOP_LINE:
        events = _kept(before, action, after, viewer)
    elif action < rules.DISCARD_TWO:
        events = _developed(before, action - rules.DEVELOP_LINE, after)
    elif action < rules.SWAP_RIVER:
        events = _discarded_two(before, *_pair(action - rules.DISCARD_TWO), after)
    elif action < rules.DECREE_LINE:
        events = _swapped(before, action, after)
    elif action < rules.RECALL_ALL:
        events = _decreed(before, action - rules.DECREE_LINE, after)
    elif action < rules.DECLARE:
        events = _recalled(before, after)
    elif action == rules.DECLARE:
        events = [Event("declare", "declares the end", seat=seat)]
    else:
        events = [Event("finish", "finishes the turn", seat=seat)]
    return events + _ending(before, after)


def _kept(before: PlainState, action: int, after: PlainState, viewer: int) -> list[Event]:
    seat = before.player
    cards = dealt(before, seat)
    both_chose = after.phase == rules.PLAY
    if viewer == seat:
        kept = cards[action]
        text = f"keeps {_the(kept)}, giving {_the(cards[1 - action])} away"
        target = _at(HAND, seat, after.land[seat][HAND].index(kept)) if both_chose else None
        events = [
            Event("keep", text, seat=seat, piece=NAMES[kept], source=f"set-up:{action + 1}", target=target),
        ]
    else:
        events = [Event("keep", "keeps a card, giving the other away", seat=seat)]
    if both_chose and viewer != SPECTATOR:
        events.append(_received(after, viewer))
    return events


def _received(after: PlainState, viewer: int) -> Event:
    """The card from the other; if the kept one has its name too, that lies in the first place of the two."""
    card = after.given[1 - viewer]
    column = max(column for column, one in enumerate(after.land[viewer][HAND]) if one == card)
    text, target = f"receives the {NAMES[card]}", _at(HAND, viewer, column)
    return Event("receive", text, seat=viewer, piece=NAMES[card], source=f"dealt:{1 - viewer}", target=target)


def _developed(before: PlainState, number: int, after: PlainState) -> list[Event]:
    seat = before.player
    row, column = divmod(number, COLUMNS)
    old, new = NAMES[after.discard[after.discarded - 1]], face_up(before, column)
    here = _at(row, seat, column)
    text = f"develops {place(row, column)}: the {new} for the {old}"
    return [
        Event("discard", f"discards the {old}", seat=seat, piece=old, source=here, target="discard"),
        Event("develop", text, seat=seat, piece=new, source=f"river:{column + 1}", target=here),
        *_revealed(after, column),
    ]


def _revealed(after: PlainState, column: int) -> list[Event]:
    card = face_up(after, column)
    if card is None:
        return [Event("empty", f"Pile {column + 1} is empty", source=f"river:{column + 1}")]
    text = f"Pile {column + 1} shows the {card}"
    return [Event("reveal", text, piece=card, source=f"river:{column + 1}")]


def _sent(seat: int, space: str, text: str) -> Event:
    return Event(
        "emissary", text, seat=seat, piece=f"emissary:{seat}", source=f"emissaries:{seat}", target=f"court:{space}"
    )


def _discarded_two(before: PlainState, low: int, high: int, after: PlainState) -> list[Event]:
    """Both cards go before the next ones are turned up."""
    seat = before.player
    events = [_sent(seat, "discard", f"sends an emissary to discard River {low + 1} and {high + 1}")]
    for column in (low, high):
        card = face_up(before, column)
        source = f"river:{column + 1}"
        events.append(Event("discard", f"discards the {card}", seat=seat, piece=card, source=source, target="discard"))
    return events + _revealed(after, low) + _revealed(after, high)


def _swapped(before: PlainState, action: int, after: PlainState) -> list[Event]:
    """There and back, each card as far as it is known."""
    seat = before.player
    if action >= rules.SWAP_ROWS:
        column = action - rules.SWAP_ROWS
        ends = [(HAND, column), (LINE, column)]
        words = f"Hand {column + 1} and Line {column + 1}"
    else:
        start = {RIVER: rules.SWAP_RIVER, LINE: rules.SWAP_LINE, HAND: rules.SWAP_HAND}
        row = (RIVER, LINE, HAND)[(action - rules.SWAP_RIVER) // rules.PAIRS]
        low, high = _pair(action - start[row])
        ends = [(row, low), (row, high)]
        words = f"{_row_name(row)} {low + 1} and {high + 1}"
    events = [_sent(seat, "swap", f"sends an emissary to swap {words}")]
    for (row, column), (to_row, to_column) in (ends, ends[::-1]):
        card = _moved(_card(before, seat, row, column), _card(after, seat, to_row, to_column))
        text = f"moves {_the(card)} to {_row_name(to_row)} {to_column + 1}"
        source, target = _at(row, seat, column), _at(to_row, seat, to_column)
        events.append(Event("swap", text, seat=seat, piece=name_or_none(card), source=source, target=target))
    return events


def _decreed(before: PlainState, number: int, after: PlainState) -> list[Event]:
    seat, other = before.player, 1 - before.player
    row, column = divmod(number, COLUMNS)
    gave = _moved(before.land[seat][row][column], after.land[other][row][column])
    got = _moved(before.land[other][row][column], after.land[seat][row][column])
    mine, his = _at(row, seat, column), _at(row, other, column)
    return [
        _sent(seat, "decree", f"decrees an exchange of {place(row, column)}"),
        Event("decree", f"gives {_the(gave)}", seat=seat, piece=name_or_none(gave), source=mine, target=his),
        Event("decree", f"gets {_the(got)} for it", seat=seat, piece=name_or_none(got), source=his, target=mine),
    ]


def _card(state: PlainState, seat: int, row: int, column: int) -> int:
    """The card in a place of the River or of a seat's territory, as far as it is to be seen."""
    card: int = pile(state, column)[-1] if row == RIVER else state.land[seat][row][column]
    return card


def _moved(before: int, after: int) -> int:
    """A card that was seen before it moved, or after."""
    return after if before == HIDDEN else before


def _recalled(before: PlainState, after: PlainState) -> list[Event]:
    seat = before.player
    counts = {
        "swap": before.on_swap[seat] - after.on_swap[seat],
        "discard": before.on_discard[seat] - after.on_discard[seat],
    }
    return [
        Event(
            "recall",
            f"recalls an emissary from a {space} space",
            seat=seat,
            piece=f"emissary:{seat}",
            source=f"court:{space}",
            target=f"emissaries:{seat}",
        )
        for space, count in counts.items()
        for _ in range(count)
    ]


def _ending(before: PlainState, after: PlainState) -> list[Event]:
    if after.phase == rules.OVER:
        return [Event("over", "The game is over")]
    if after.last_turn and not before.last_turn:
        return [Event("last", "One last turn follows")]
    return []


def describe(state: PlainState, action: int) -> str:
    """What an action would do, to the one who may choose it."""
    me = state.player
    if action < rules.DEVELOP_LINE:
        cards = dealt(state, me)
        return f"keep {_the(cards[action])} and give {_the(cards[1 - action])} away"
    if action < rules.DISCARD_TWO:
        row, column = divmod(action - rules.DEVELOP_LINE, COLUMNS)
        return f"put the {face_up(state, column)} in {place(row, column)} for {_the(state.land[me][row][column])}"
    if action < rules.SWAP_RIVER:
        low, high = _pair(action - rules.DISCARD_TWO)
        return f"discard the {face_up(state, low)} and the {face_up(state, high)} from the River"
    if action < rules.DECREE_LINE:
        return _describe_swap(state, action)
    if action < rules.RECALL_ALL:
        row, column = divmod(action - rules.DECREE_LINE, COLUMNS)
        mine, his = state.land[me][row][column], state.land[1 - me][row][column]
        return f"decree: exchange {place(row, column)}, {_the(mine)} for {_the(his)}"
    return {
        rules.RECALL_ALL: "recall all your emissaries",
        rules.RECALL_SWAP: "recall an emissary from a swap space",
        rules.RECALL_DISCARD: "recall an emissary from a discard space",
        rules.DECLARE: "declare the end; the other plays one last turn",
    }.get(action, "finish the turn")


def _describe_swap(state: PlainState, action: int) -> str:
    me = state.player
    if action < rules.SWAP_LINE:
        low, high = _pair(action - rules.SWAP_RIVER)
        return f"swap the {face_up(state, low)} and the {face_up(state, high)} in the River"
    if action >= rules.SWAP_ROWS:
        column = action - rules.SWAP_ROWS
        cards = state.land[me][LINE][column], state.land[me][HAND][column]
        return f"swap the {NAMES[cards[0]]} in Line {column + 1} and the {NAMES[cards[1]]} in Hand {column + 1}"
    row = LINE if action < rules.SWAP_HAND else HAND
    low, high = _pair(action - (rules.SWAP_LINE if row == LINE else rules.SWAP_HAND))
    one, other = (NAMES[state.land[me][row][column]] for column in (low, high))
    return f"swap the {one} and the {other} in your {ROW_NAMES[row]}"


def asks(state: PlainState) -> str:
    """What is asked of the player."""
    if state.phase == rules.SET_UP:
        return "Keep one of your two cards; the other goes to your opponent."
    errands = " or ".join(_errands(state))
    if state.stage == rules.ADD:
        return f"An emissary may {errands}; or finish the turn." if errands else "Finish the turn."
    last = "This is the last turn. " if state.last_turn else ""
    if state.stage == rules.DEVELOP:
        return f"{last}{_either([_DEVELOP])}"
    first = f" An emissary may first {errands}." if errands else ""
    return f"{last}{_either(_main_actions(state))}{first}"


_DEVELOP = "take a River card into your Line or Hand (develop)"


def _main_actions(state: PlainState) -> list[str]:
    """What a turn can be used for as it begins, in words for who does not know the names yet."""
    me = state.player
    actions = [_DEVELOP]
    if state.decree == rules.NOBODY and free_emissaries(state, me):
        actions.append("exchange a place with your opponent (decree)")
    if state.on_swap[me] + state.on_discard[me]:
        actions.append("take your emissaries back (recall)")
    if not all(state.height) and not state.last_turn:
        actions.append("declare the end")
    return actions


def _errands(state: PlainState) -> list[str]:
    """What a free emissary may be sent for."""
    if not free_emissaries(state, state.player):
        return []
    errands = []
    if sum(state.on_swap) < SWAP_SPACES:
        errands.append("swap two cards")
    two_may_go = sum(map(bool, state.height)) > 1 and (state.stage == rules.ADD or sum(state.height) > 2)
    if sum(state.on_discard) < DISCARD_SPACES and two_may_go:
        errands.append("discard two River cards")
    return errands


def _either(actions: list[str]) -> str:
    """A sentence of one thing to do or several: 'Do this, do that, or do the other.'."""
    words = ", or ".join([", ".join(actions[:-1]), actions[-1]]) if len(actions) > 1 else actions[0]
    return f"{words[0].upper()}{words[1:]}."


def reasons(state: PlainState, viewer: int, seat: int) -> list[str]:
    """The reason for each point of a territory in sight."""
    lines = view(state, viewer).breakdown[seat]
    return [line.reason for line in lines or []]


def objection(state: PlainState, action: int) -> str:
    """Why an action is not legal."""
    me = state.player
    if state.phase == rules.SET_UP:
        return "first keep one of your two cards."
    if action < rules.DEVELOP_LINE:
        return "cards are kept in the set-up only."
    if action == rules.FINISH:
        return "a turn needs a main action: develop, decree, recall or declare."
    if state.stage == rules.ADD and (action < rules.DISCARD_TWO or action >= rules.DECREE_LINE):
        return "you have developed; an emissary may follow, or finish the turn."
    if state.stage == rules.DEVELOP and action >= rules.DISCARD_TWO:
        return "after an additional action you must develop."
    if action < rules.DISCARD_TWO:
        return f"pile {(action - rules.DEVELOP_LINE) % COLUMNS + 1} is empty."
    if action < rules.RECALL_ALL:
        return _cannot_send(state, action)
    if action < rules.DECLARE:
        return _cannot_recall(state, me)
    return "the end can be declared with a pile empty, and once."


def _cannot_send(state: PlainState, action: int) -> str:
    if not free_emissaries(state, state.player):
        return "you have no free emissary."
    if action >= rules.DECREE_LINE:
        return "the decree has been used."
    if action < rules.SWAP_RIVER and sum(state.on_discard) == DISCARD_SPACES:
        return "both discard spaces are taken."
    if action >= rules.SWAP_RIVER and sum(state.on_swap) == SWAP_SPACES:
        return "all swap spaces are taken."
    if action < rules.SWAP_RIVER and sum(state.height) <= 2:
        return "the River must keep a card to develop with."
    return "both piles must have a card."


def _cannot_recall(state: PlainState, seat: int) -> str:
    out = state.on_swap[seat] + state.on_discard[seat]
    if not out:
        return "you have no emissary to recall."
    if out == 1 or state.options[RECALL]:
        return "recall what you have with r."
    return "you have no emissary on such a space."
