"""Naishi in words: what a move did, what a move would do, and the rules in brief.

Places in events: `line:0:3` and `hand:0:3` (seat, column), `river:3`, `discard`, `court`, `set-up`.
"""

from zashiki.games.naishi import rules
from zashiki.games.naishi.components import COLUMNS, DISCARD_SPACES, HAND, LINE, NAMES, RECALL, ROW_NAMES, SWAP_SPACES
from zashiki.games.naishi.knowledge import HIDDEN
from zashiki.games.naishi.view import dealt, face_up, free_emissaries, view
from zashiki.kernel.rulebook import SPECTATOR, Event, Reading

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


def _at(row: int, seat: int, column: int) -> str:
    return f"{ROW_NAMES[row].lower()}:{seat}:{column + 1}"


def _the(card: int) -> str:
    """A card in a sentence, seen or not."""
    return "a hidden card" if card == HIDDEN else f"the {NAMES[card]}"


def _pair(number: int) -> tuple[int, int]:
    return int(rules.PAIR_LOW[number]), int(rules.PAIR_HIGH[number])


def narrate(before: Reading, action: int, after: Reading, viewer: int) -> list[Event]:
    """The events of a move, in the order in which they happen."""
    seat = before.player
    if action < rules.DEVELOP_LINE:
        events = _kept(before, action, after, viewer)
    elif action < rules.DISCARD_TWO:
        events = _developed(before, action - rules.DEVELOP_LINE, after)
    elif action < rules.SWAP_RIVER:
        low, high = _pair(action - rules.DISCARD_TWO)
        gone = " and ".join(f"the {face_up(before, column)}" for column in (low, high))
        events = [Event("discard", f"discards {gone} from the River", seat=seat, source="river", target="discard")]
        events += _revealed(after, low) + _revealed(after, high)
    elif action < rules.DECREE_LINE:
        events = [_swapped(before, action, after)]
    elif action < rules.RECALL_ALL:
        events = [_decreed(before, action - rules.DECREE_LINE, after, viewer)]
    elif action < rules.DECLARE:
        what = {rules.RECALL_ALL: "all emissaries", rules.RECALL_SWAP: "an emissary from a swap space"}
        words = what.get(action, "an emissary from a discard space")
        events = [Event("recall", f"recalls {words}", seat=seat, source="court")]
    elif action == rules.DECLARE:
        events = [Event("declare", "declares the end", seat=seat)]
    else:
        events = [Event("finish", "finishes the turn", seat=seat)]
    return events + _ending(before, after)


def _kept(before: Reading, action: int, after: Reading, viewer: int) -> list[Event]:
    seat = before.player
    cards = dealt(before, seat)
    if viewer == seat:
        text = f"keeps {_the(cards[action])}, giving {_the(cards[1 - action])} away"
    else:
        text = "keeps a card, giving the other away"
    events = [Event("keep", text, seat=seat, source="set-up")]
    if after.phase == rules.PLAY and viewer != SPECTATOR:
        received = NAMES[after.given[1 - viewer]]
        events.append(Event("receive", f"receives the {received}", seat=viewer, piece=received))
    return events


def _developed(before: Reading, number: int, after: Reading) -> list[Event]:
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


def _revealed(after: Reading, column: int) -> list[Event]:
    card = face_up(after, column)
    if card is None:
        return [Event("empty", f"Pile {column + 1} is empty", source=f"river:{column + 1}")]
    text = f"Pile {column + 1} shows the {card}"
    return [Event("reveal", text, piece=card, source=f"river:{column + 1}")]


def _swapped(before: Reading, action: int, after: Reading) -> Event:
    seat = before.player
    if action >= rules.SWAP_ROWS:
        column = action - rules.SWAP_ROWS
        line, hand = before.land[seat][LINE][column], after.land[seat][LINE][column]
        text = f"swaps Hand and Line in column {column + 1}: the {NAMES[hand]} into the Line for the {NAMES[line]}"
        return Event("swap", text, seat=seat, source=_at(HAND, seat, column), target=_at(LINE, seat, column))
    start = {0: rules.SWAP_RIVER, 1: rules.SWAP_LINE, 2: rules.SWAP_HAND}
    where = (action - rules.SWAP_RIVER) // rules.PAIRS
    low, high = _pair(action - start[where])
    name = ("River", "Line", "Hand")[where]
    ends = [f"river:{column + 1}" if where == 0 else _at(where - 1, seat, column) for column in (low, high)]
    return Event("swap", f"swaps {name} {low + 1} and {high + 1}", seat=seat, source=ends[0], target=ends[1])


def _decreed(before: Reading, number: int, after: Reading, viewer: int) -> Event:
    seat = before.player
    row, column = divmod(number, COLUMNS)
    text = f"decrees an exchange of {place(row, column)}"
    gave, got = before.land[seat][row][column], after.land[seat][row][column]
    if viewer not in (SPECTATOR, seat) and row == HAND:
        gave, got = after.land[viewer][row][column], before.land[viewer][row][column]
    if row == LINE or viewer != SPECTATOR:
        text += f": {_the(gave)} for {_the(got)}"
    return Event("decree", text, seat=seat, source=_at(row, seat, column), target=_at(row, 1 - seat, column))


def _ending(before: Reading, after: Reading) -> list[Event]:
    if after.phase == rules.OVER:
        return [Event("over", "The game is over")]
    if after.last_turn and not before.last_turn:
        return [Event("last", "One last turn follows")]
    return []


def describe(state: Reading, action: int) -> str:
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


def _describe_swap(state: Reading, action: int) -> str:
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


def asks(state: Reading) -> str:
    """What is asked of the player."""
    if state.phase == rules.SET_UP:
        return "Keep one of your two cards; the other goes to your opponent."
    if state.stage == rules.ADD:
        return "Send an emissary, or finish the turn."
    if state.stage == rules.DEVELOP:
        return "Develop your Line or your Hand."
    last = "This is the last turn. " if state.last_turn else ""
    return f"{last}Develop, decree, recall or declare; an emissary may go first."


def reasons(state: Reading, viewer: int, seat: int) -> list[str]:
    """The reason for each point of a territory in sight."""
    lines = view(state, viewer).breakdown[seat]
    return [line.reason for line in lines or []]


def objection(state: Reading, action: int) -> str:
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


def _cannot_send(state: Reading, action: int) -> str:
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


def _cannot_recall(state: Reading, seat: int) -> str:
    out = state.on_swap[seat] + state.on_discard[seat]
    if not out:
        return "you have no emissary to recall."
    if out == 1 or state.options[RECALL]:
        return "recall what you have with r."
    return "you have no emissary on such a space."
