"""A position of Naishi as data: the view for players and programs, and the snapshot for tools."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from zashiki.games.naishi import rules, scoring
from zashiki.games.naishi.components import (
    COLUMNS,
    COPIES,
    DEALT,
    DISCARD_SPACES,
    EMISSARIES,
    HAND,
    HAND_MOUNTAINS,
    LINE,
    NAMES,
    OPTIONS,
    PILE_SIZE,
    SWAP_SPACES,
)
from zashiki.games.naishi.knowledge import HIDDEN
from zashiki.games.naishi.scoring import Line as ScoreLine
from zashiki.kernel.errors import BadSnapshot
from zashiki.kernel.rulebook import SPECTATOR, PlainState

PHASES = ("set-up", "play", "over")
STAGES = ("begin", "develop", "add")
MOST_TURNS = 100
"""Above any game, so that play can go on from every position that is accepted."""
CARD = {name: card for card, name in enumerate(NAMES)}


class Pile(msgspec.Struct, frozen=True):
    """A pile of the River."""

    size: int
    top: str | None
    """The face-up card; None where the pile is empty."""


class Court(msgspec.Struct, frozen=True):
    """The Imperial Court."""

    swap: list[int]
    """Emissaries of each seat on swap spaces."""
    discard: list[int]
    decree: int | None
    """The seat that holds the decree space."""
    free: list[int]
    """Emissaries of each seat that are free."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees of a position of Naishi."""

    game: str
    options: dict[str, str]
    seat: int | None
    player: int | None
    phase: str
    stage: str | None
    river: list[Pile]
    lines: list[list[str]]
    hands: list[list[str | None]]
    """None for a card that is not to be seen."""
    known: list[list[bool]]
    """The places of each Hand that the opponent of its owner knows."""
    dealt: list[str] | None
    """In the set-up: the viewer's own two cards."""
    gave: str | None
    received: str | None
    discards: int
    discard: str | None
    """The top card of the discard pile."""
    court: Court
    last_turn: bool
    turn: int
    scores: list[int | None] | None
    """The viewer's own points, and both when the game is over."""
    breakdown: list[list[ScoreLine] | None]
    """Where these points come from."""


def view(state: PlainState, viewer: int) -> View:
    """What a viewer sees."""
    mine = viewer != SPECTATOR
    in_setup = state.phase == rules.SET_UP
    shown = [not in_setup and (state.phase == rules.OVER or seat == viewer) for seat in range(2)]
    breakdown = [scoring.breakdown(state, seat) if shown[seat] else None for seat in range(2)]
    return View(
        game="naishi",
        options={name: values[number] for (name, values), number in zip(OPTIONS.items(), state.options, strict=True)},
        seat=viewer if mine else None,
        player=None if state.player == rules.NOBODY else state.player,
        phase=PHASES[state.phase],
        stage=STAGES[state.stage] if state.phase == rules.PLAY else None,
        river=[Pile(state.height[column], face_up(state, column)) for column in range(COLUMNS)],
        lines=[names(state.land[seat][LINE]) for seat in range(2)],
        hands=[[name_or_none(card) for card in hand(state, seat)] for seat in range(2)],
        known=[[bool(known) for known in state.known[seat]] for seat in range(2)],
        dealt=names(dealt(state, viewer)) if mine and in_setup else None,
        gave=NAMES[state.given[viewer]] if mine and not in_setup else None,
        received=NAMES[state.given[1 - viewer]] if mine and not in_setup else None,
        discards=state.discarded,
        discard=NAMES[state.discard[state.discarded - 1]] if state.discarded else None,
        court=Court(
            swap=list(state.on_swap),
            discard=list(state.on_discard),
            decree=None if state.decree == rules.NOBODY else state.decree,
            free=[free_emissaries(state, seat) for seat in range(2)],
        ),
        last_turn=bool(state.last_turn),
        turn=state.turn,
        scores=None
        if in_setup
        else [None if lines is None else sum(line.points for line in lines) for lines in breakdown],
        breakdown=breakdown,
    )


def total(lines: list[ScoreLine] | None) -> int | None:
    """The sum of a breakdown that is to be seen."""
    return None if lines is None else sum(line.points for line in lines)


def name_or_none(card: int) -> str | None:
    """The name of a card that may be hidden."""
    return None if card == HIDDEN else NAMES[card]


def names(cards: list[int]) -> list[str]:
    """The names of cards in sight."""
    return [NAMES[card] for card in cards]


def hand(state: PlainState, seat: int) -> list[int]:
    """A seat's Hand; three Mountains in the set-up."""
    cards: list[int] = state.land[seat][HAND]
    return cards[:HAND_MOUNTAINS] if state.phase == rules.SET_UP else cards


def pile(state: PlainState, column: int) -> list[int]:
    """The cards of a pile, bottom to top."""
    cards: list[int] = state.deck[column * PILE_SIZE :][: state.height[column]]
    return cards


def face_up(state: PlainState, column: int) -> str | None:
    """The name of a pile's face-up card; None where it is empty."""
    cards = pile(state, column)
    return NAMES[cards[-1]] if cards else None


def dealt(state: PlainState, seat: int) -> list[int]:
    """The two cards dealt to a seat."""
    cards: list[int] = state.deck[COLUMNS * PILE_SIZE + seat * DEALT :][:DEALT]
    return cards


def free_emissaries(state: PlainState, seat: int) -> int:
    """How many emissaries a seat can still send."""
    return int(EMISSARIES - state.on_swap[seat] - state.on_discard[seat] - (state.decree == seat))


def snapshot(state: PlainState) -> dict[str, Any]:
    """The full position as plain data."""
    in_setup = state.phase == rules.SET_UP
    points = np.zeros(2, dtype=np.int64)
    scoring.scores(state.states[0], points)
    return {
        "player": None if state.player == rules.NOBODY else state.player,
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage] if state.phase == rules.PLAY else None,
        "piles": [names(pile(state, column)) for column in range(COLUMNS)],
        "lines": [names(state.land[seat][LINE]) for seat in range(2)],
        "hands": [names(hand(state, seat)) for seat in range(2)],
        "dealt": [names(dealt(state, seat)) for seat in range(2)],
        "keep": [keep or None for keep in state.keep],
        "given": None if in_setup else names(state.given),
        "known": [[bool(known) for known in state.known[seat]] for seat in range(2)],
        "discard": names(state.discard[: state.discarded]),
        "court": {
            "swap": list(state.on_swap),
            "discard": list(state.on_discard),
            "decree": None if state.decree == rules.NOBODY else state.decree,
        },
        "last_turn": bool(state.last_turn),
        "turn": state.turn,
        "scores": None if in_setup else points.tolist(),
    }


class CourtData(msgspec.Struct, forbid_unknown_fields=True):
    """The Court in a snapshot."""

    swap: list[int]
    discard: list[int]
    decree: int | None


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The form of a snapshot; what the values may be is checked while they are laid out."""

    player: int | None
    phase: str
    stage: str | None
    piles: list[list[str]]
    lines: list[list[str]]
    hands: list[list[str]]
    dealt: list[list[str]]
    keep: list[int | None]
    given: list[str] | None
    known: list[list[bool]]
    discard: list[str]
    court: CourtData
    last_turn: bool
    turn: int
    scores: list[int] | None


def restore(states: Any, data: Mapping[str, Any]) -> None:
    """Lays out a snapshot: all cards are there, and play can go on; how it came about is not asked."""
    try:
        given = msgspec.convert(data, Snapshot)
    except msgspec.ValidationError as error:
        raise BadSnapshot(f"Snapshot of Naishi: {error}.") from None
    _check_form(given)
    _check_cards(given)
    _check_turn(given)
    _check_court(given)
    if given.phase == "set-up":
        _check_set_up(given)
    else:
        _check_draft(given)
    _lay_out(states, given)
    points = np.zeros(2, dtype=np.int64)
    scoring.scores(states[0], points)
    fits = given.phase == "set-up" or given.scores == points.tolist()
    _require(fits, f"scores is {given.scores}; the territories are worth {points.tolist()}.")


def _require(condition: object, message: str) -> None:
    if not condition:
        raise BadSnapshot(f"Snapshot of Naishi: {message}")


def _check_form(given: Snapshot) -> None:
    _require(given.phase in PHASES, f"phase is {given.phase!r}; it is set-up, play or over.")
    hand_size = HAND_MOUNTAINS if given.phase == "set-up" else COLUMNS
    lengths = {"piles": COLUMNS, "lines": 2, "hands": 2, "dealt": 2, "known": 2, "keep": 2}
    for field, length in lengths.items():
        found = len(getattr(given, field))
        _require(found == length, f"{field} has {found} entries; there are {length}.")
    for seat in range(2):
        _require(len(given.lines[seat]) == COLUMNS, f"the Line of seat {seat} has {len(given.lines[seat])} cards.")
        _require(len(given.hands[seat]) == hand_size, f"the Hand of seat {seat} has {len(given.hands[seat])} cards.")
        _require(len(given.known[seat]) == COLUMNS, f"known of seat {seat} has {len(given.known[seat])} places.")
        _require(len(given.dealt[seat]) == DEALT, f"dealt of seat {seat} has {len(given.dealt[seat])} cards.")
        _require(given.keep[seat] in (None, 1, 2), f"keep of seat {seat} is {given.keep[seat]}; it is 1, 2 or null.")


def _check_cards(given: Snapshot) -> None:
    in_setup = given.phase == "set-up"
    places = [*given.piles, *given.lines, *given.hands, given.discard, *(given.dealt if in_setup else [])]
    counts = Counter(name for cards in places for name in cards)
    for name in [*counts, *(name for cards in given.dealt for name in cards)]:
        _require(name in CARD, f"there is no card {name!r}; cards are {', '.join(NAMES)}.")
    for card, name in enumerate(NAMES):
        in_hands = HAND_MOUNTAINS * 2 + COLUMNS * 2 if in_setup and not card else int(COPIES[card])
        _require(counts[name] == in_hands, f"there are {counts[name]} cards {name!r}; expected {in_hands}.")
    drafted = Counter(name for cards in given.dealt for name in cards)
    possible = all(CARD[name] > 0 and count <= COPIES[CARD[name]] for name, count in drafted.items())
    _require(possible, f"dealt is {given.dealt}; there are not so many of these among the development cards.")
    for column, cards in enumerate(given.piles, start=1):
        _require(len(cards) <= PILE_SIZE, f"pile {column} has {len(cards)} cards; at most {PILE_SIZE} lie there.")
        _require("Mountain" not in cards, f"pile {column} has a Mountain; none is ever in the River.")


def _check_turn(given: Snapshot) -> None:
    in_play = given.phase == "play"
    fits = (given.player is None) == (given.phase == "over") and given.player in (None, 0, 1)
    _require(fits, f"player is {given.player} in the phase {given.phase!r}; it is 0 or 1, and null when over.")
    fits = given.stage in STAGES if in_play else given.stage is None
    _require(fits, f"stage is {given.stage!r}; in play it is begin, develop or add, else null.")
    first, last = (0, 0) if given.phase == "set-up" else (1, MOST_TURNS)
    _require(first <= given.turn <= last, f"turn is {given.turn}; in this phase it is {first} to {last}.")
    empty = sum(not cards for cards in given.piles)
    ending = given.last_turn or given.phase == "over"
    _require(empty or not ending, "no pile is empty, so the end cannot have come or be near.")
    if in_play and given.stage != "add":
        _require(empty < COLUMNS, "all piles are empty, and nothing can be developed.")
    if in_play and given.stage == "begin":
        _require(empty < 2 or given.last_turn, f"{empty} piles are empty, so this must be a last turn.")


def _check_court(given: Snapshot) -> None:
    court = given.court
    fits = len(court.swap) == len(court.discard) == 2 and min(court.swap + court.discard) >= 0
    _require(fits, "court has a number of emissaries, 0 or more, for each of two seats.")
    _require(sum(court.swap) <= SWAP_SPACES, f"{sum(court.swap)} emissaries on {SWAP_SPACES} swap spaces.")
    _require(
        sum(court.discard) <= DISCARD_SPACES, f"{sum(court.discard)} emissaries on {DISCARD_SPACES} discard spaces"
    )
    _require(court.decree in (None, 0, 1), f"decree is {court.decree}; it is 0, 1 or null.")
    for seat in range(2):
        sent = court.swap[seat] + court.discard[seat] + (court.decree == seat)
        _require(sent <= EMISSARIES, f"seat {seat} has sent {sent} emissaries and owns {EMISSARIES}.")
        if given.player == seat and given.stage == "add":
            _require(sent < EMISSARIES, "stage is add, but the player has no free emissary.")
        if given.player == seat and given.stage == "develop":
            _require(sent > 0, "stage is develop, but the player has sent no emissary.")


def _check_set_up(given: Snapshot) -> None:
    untouched = all(len(cards) == PILE_SIZE for cards in given.piles) and not given.discard and not given.last_turn
    _require(untouched, "in the set-up all piles are whole and nothing is discarded.")
    mountains = {name for cards in (*given.lines, *given.hands) for name in cards} == {"Mountain"}
    _require(mountains, "in the set-up Lines and Hands are Mountains.")
    nobody = sum(given.court.swap + given.court.discard) == 0 and given.court.decree is None
    _require(nobody and not any(map(any, given.known)), "in the set-up the Court is empty and nothing is known.")
    chosen = [keep is not None for keep in given.keep]
    _require(chosen == [given.player == 1, False], "in the set-up seat 0 chooses first, then seat 1.")
    _require(given.given is None and given.scores is None, "in the set-up given and scores are null.")


def _check_draft(given: Snapshot) -> None:
    _require(given.given is not None and len(given.given) == 2, "given has the card that each seat gave.")
    for seat in range(2):
        keep = given.keep[seat]
        _require(keep is not None, f"keep of seat {seat} is null; it has chosen in the set-up.")
        gave = given.dealt[seat][2 - (keep or 0)]
        named = (given.given or [])[seat]
        _require(named == gave, f"seat {seat} gave {named!r}, but of its cards it kept the other: {gave!r}.")
    for seat in range(2):
        first = Counter(["Mountain"] * HAND_MOUNTAINS)
        first[given.dealt[seat][(given.keep[seat] or 1) - 1]] += 1
        first[(given.given or [])[1 - seat]] += 1
        unknown = Counter(card for card, known in zip(given.hands[seat], given.known[seat], strict=True) if not known)
        _require(unknown <= first, f"unknown places of seat {seat} hold {dict(unknown)}, not all of its first Hand.")


def _lay_out(states: Any, given: Snapshot) -> None:
    deck = [0] * states.dtype["deck"].shape[0]
    for column, cards in enumerate(given.piles):
        for level, name in enumerate(cards):
            deck[column * PILE_SIZE + level] = CARD[name]
    for seat, cards in enumerate(given.dealt):
        for number, name in enumerate(cards):
            deck[COLUMNS * PILE_SIZE + seat * DEALT + number] = CARD[name]
    hands = [[CARD[name] for name in hand] + [0] * (COLUMNS - len(hand)) for hand in given.hands]
    fields = {
        "deck": deck,
        "height": [len(cards) for cards in given.piles],
        "land": [[[CARD[name] for name in given.lines[seat]], hands[seat]] for seat in range(2)],
        "known": given.known,
        "keep": [keep or 0 for keep in given.keep],
        "given": [CARD[name] for name in given.given or ["Mountain"] * 2],
        "discarded": len(given.discard),
        "on_swap": given.court.swap,
        "on_discard": given.court.discard,
        "decree": rules.NOBODY if given.court.decree is None else given.court.decree,
        "phase": PHASES.index(given.phase),
        "stage": STAGES.index(given.stage or "begin"),
        "last_turn": given.last_turn,
        "turn": given.turn,
        "player": rules.NOBODY if given.player is None else given.player,
    }
    for name, value in fields.items():
        states[name][0] = value
    states["discard"][0][: len(given.discard)] = [CARD[name] for name in given.discard]
