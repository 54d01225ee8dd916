"""Snapshots: the full position as plain data, and its way back."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from zashiki.games.naishi.components import (
    COLUMNS,
    COPIES,
    DEALT,
    DISCARD_SPACES,
    EMISSARIES,
    HAND_MOUNTAINS,
    LINE,
    NAMES,
    PILE_SIZE,
    SWAP_SPACES,
)
from zashiki.games.naishi.presentation.cards import dealt, hand, names, pile
from zashiki.games.naishi.presentation.view import PHASES, STAGES
from zashiki.games.naishi.rules.scoring import scores
from zashiki.games.naishi.rules.state import NOBODY, PLAY, SET_UP
from zashiki.kernel.errors import BadSnapshot
from zashiki.kernel.rulebook import PlainState
from zashiki.kernel.types import States

MAX_TURNS = 100
"""More than any game takes, so that play can continue from every position that is accepted."""
CARD: dict[str, int] = {name: card for card, name in enumerate(NAMES)}


def snapshot(state: PlainState) -> dict[str, Any]:
    """The full position as plain data."""
    in_setup = state.phase == SET_UP
    return {
        "player": None if state.player == NOBODY else state.player,
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage] if state.phase == PLAY else None,
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
            "decree": None if state.decree == NOBODY else state.decree,
        },
        "last_turn": bool(state.last_turn),
        "turn": state.turn,
        "scores": None if in_setup else _points(state.states),
    }


def _points(states: States) -> list[int]:
    points = np.zeros(2, dtype=np.int64)
    scores(states[0], points)
    return [int(number) for number in points]


class CourtData(msgspec.Struct, forbid_unknown_fields=True):
    """The Court in a snapshot."""

    swap: list[int]
    discard: list[int]
    decree: int | None


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a snapshot and their types; their values are checked separately."""

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


def restore(states: States, source: Mapping[str, Any]) -> None:
    """Fills a state from a snapshot, or raises BadSnapshot.

    All cards must be there and play must be able to continue; whether a game can lead there is not checked.
    """
    try:
        data = msgspec.convert(source, Snapshot)
    except msgspec.ValidationError as error:
        raise BadSnapshot(f"Snapshot of Naishi: {error}.") from None
    _check_form(data)
    _check_cards(data)
    _check_turn(data)
    _check_court(data)
    if data.phase == "set-up":
        _check_set_up(data)
    else:
        _check_draft(data)
    _fill(states, data)
    points = _points(states)
    fits = data.phase == "set-up" or data.scores == points
    _require(fits, f"scores is {data.scores}; the territories are worth {points}.")


def _require(condition: object, message: str) -> None:
    if not condition:
        raise BadSnapshot(f"Snapshot of Naishi: {message}")


def _check_form(data: Snapshot) -> None:
    _require(data.phase in PHASES, f"phase is {data.phase!r}; expected set-up, play or over.")
    hand_size = HAND_MOUNTAINS if data.phase == "set-up" else COLUMNS
    lengths = {"piles": COLUMNS, "lines": 2, "hands": 2, "dealt": 2, "known": 2, "keep": 2}
    for field, length in lengths.items():
        found = len(getattr(data, field))
        _require(found == length, f"{field} has {found} entries; expected {length}.")
    for seat in range(2):
        _require(len(data.lines[seat]) == COLUMNS, f"the Line of seat {seat} has {len(data.lines[seat])} cards.")
        _require(len(data.hands[seat]) == hand_size, f"the Hand of seat {seat} has {len(data.hands[seat])} cards.")
        _require(len(data.known[seat]) == COLUMNS, f"known of seat {seat} has {len(data.known[seat])} places.")
        _require(len(data.dealt[seat]) == DEALT, f"dealt of seat {seat} has {len(data.dealt[seat])} cards.")
        _require(data.keep[seat] in (None, 1, 2), f"keep of seat {seat} is {data.keep[seat]}; expected 1, 2 or null.")


def _check_cards(data: Snapshot) -> None:
    in_setup = data.phase == "set-up"
    places = [*data.piles, *data.lines, *data.hands, data.discard, *(data.dealt if in_setup else [])]
    counts = Counter(name for cards in places for name in cards)
    for name in [*counts, *(name for cards in data.dealt for name in cards)]:
        _require(name in CARD, f"there is no card {name!r}; cards are {', '.join(NAMES)}.")
    for card, name in enumerate(NAMES):
        expected = HAND_MOUNTAINS * 2 + COLUMNS * 2 if in_setup and not card else int(COPIES[card])
        _require(counts[name] == expected, f"there are {counts[name]} cards {name!r}; expected {expected}.")
    drafted = Counter(name for cards in data.dealt for name in cards)
    possible = all(CARD[name] > 0 and count <= COPIES[CARD[name]] for name, count in drafted.items())
    _require(possible, f"dealt is {data.dealt}; the development cards do not contain these.")
    for column, cards in enumerate(data.piles, start=1):
        _require(len(cards) <= PILE_SIZE, f"pile {column} has {len(cards)} cards; it can have at most {PILE_SIZE}.")
        _require("Mountain" not in cards, f"pile {column} has a Mountain; Mountains are never in the River.")


def _check_turn(data: Snapshot) -> None:
    in_play = data.phase == "play"
    fits = (data.player is None) == (data.phase == "over") and data.player in (None, 0, 1)
    _require(fits, f"player is {data.player} in the phase {data.phase!r}; expected 0 or 1, or null when over.")
    fits = data.stage in STAGES if in_play else data.stage is None
    _require(fits, f"stage is {data.stage!r}; expected begin, develop or add in play, and null otherwise.")
    first, last = (0, 0) if data.phase == "set-up" else (1, MAX_TURNS)
    _require(first <= data.turn <= last, f"turn is {data.turn}; in this phase it must be from {first} to {last}.")
    empty = sum(not cards for cards in data.piles)
    ending = data.last_turn or data.phase == "over"
    _require(empty or not ending, "no pile is empty, so the game cannot be over or in its last turn.")
    if in_play and data.stage != "add":
        _require(empty < COLUMNS, "all piles are empty, so nothing can be developed.")
    if in_play and data.stage == "begin":
        _require(empty < 2 or data.last_turn, f"{empty} piles are empty, so this must be a last turn.")


def _check_court(data: Snapshot) -> None:
    court = data.court
    swaps, discards = sum(court.swap), sum(court.discard)
    fits = len(court.swap) == len(court.discard) == 2 and min(court.swap + court.discard) >= 0
    _require(fits, "court needs a number of emissaries, 0 or more, for each of two seats.")
    _require(swaps <= SWAP_SPACES, f"there are {swaps} emissaries on {SWAP_SPACES} swap spaces.")
    _require(discards <= DISCARD_SPACES, f"there are {discards} emissaries on {DISCARD_SPACES} discard spaces.")
    _require(court.decree in (None, 0, 1), f"decree is {court.decree}; expected 0, 1 or null.")
    for seat in range(2):
        sent = court.swap[seat] + court.discard[seat] + (court.decree == seat)
        _require(sent <= EMISSARIES, f"seat {seat} has sent {sent} emissaries but owns {EMISSARIES}.")
        if data.player == seat and data.stage == "add":
            _require(sent < EMISSARIES, "stage is add, but the player has no free emissary.")
        if data.player == seat and data.stage == "develop":
            _require(sent > 0, "stage is develop, but the player has sent no emissary.")


def _check_set_up(data: Snapshot) -> None:
    untouched = all(len(cards) == PILE_SIZE for cards in data.piles) and not data.discard and not data.last_turn
    _require(untouched, "in the set-up all piles must be complete and nothing discarded.")
    mountains = {name for cards in (*data.lines, *data.hands) for name in cards} == {"Mountain"}
    _require(mountains, "in the set-up Lines and Hands must be Mountains.")
    is_court_empty = sum(data.court.swap + data.court.discard) == 0 and data.court.decree is None
    _require(is_court_empty, "in the set-up the Court must be empty.")
    _require(not any(map(any, data.known)), "in the set-up nothing is known.")
    chosen = [keep is not None for keep in data.keep]
    _require(chosen == [data.player == 1, False], "in the set-up seat 0 chooses first, then seat 1.")
    _require(data.given is None and data.scores is None, "in the set-up given and scores must be null.")


def _check_draft(data: Snapshot) -> None:
    _require(data.given is not None and len(data.given) == 2, "given must have the card that each seat gave.")
    for seat in range(2):
        keep = data.keep[seat]
        _require(keep is not None, f"keep of seat {seat} is null; every seat chooses in the set-up.")
        gave = data.dealt[seat][2 - (keep or 0)]
        named = (data.given or [])[seat]
        _require(named == gave, f"seat {seat} gave {named!r}, but by its keep it gave {gave!r}.")
    for seat in range(2):
        kept, received = data.dealt[seat][(data.keep[seat] or 1) - 1], (data.given or [])[1 - seat]
        first = Counter(["Mountain"] * HAND_MOUNTAINS + [kept, received])
        unknown = Counter(card for card, known in zip(data.hands[seat], data.known[seat], strict=True) if not known)
        _require(
            unknown <= first,
            f"unknown places of seat {seat} hold {dict(unknown)}, which are not all from its first Hand.",
        )


def _fill(states: States, data: Snapshot) -> None:
    deck = [0] * states.dtype["deck"].shape[0]
    for column, cards in enumerate(data.piles):
        for level, name in enumerate(cards):
            deck[column * PILE_SIZE + level] = CARD[name]
    for seat, cards in enumerate(data.dealt):
        for number, name in enumerate(cards):
            deck[COLUMNS * PILE_SIZE + seat * DEALT + number] = CARD[name]
    hands = [[CARD[name] for name in hand] + [0] * (COLUMNS - len(hand)) for hand in data.hands]
    fields = {
        "deck": deck,
        "height": [len(cards) for cards in data.piles],
        "land": [[[CARD[name] for name in data.lines[seat]], hands[seat]] for seat in range(2)],
        "known": data.known,
        "keep": [keep or 0 for keep in data.keep],
        "given": [CARD[name] for name in data.given or ["Mountain"] * 2],
        "discarded": len(data.discard),
        "on_swap": data.court.swap,
        "on_discard": data.court.discard,
        "decree": NOBODY if data.court.decree is None else data.court.decree,
        "phase": PHASES.index(data.phase),
        "stage": STAGES.index(data.stage or "begin"),
        "last_turn": data.last_turn,
        "turn": data.turn,
        "player": NOBODY if data.player is None else data.player,
    }
    for name, value in fields.items():
        states[name][0] = value
    states["discard"][0][: len(data.discard)] = [CARD[name] for name in data.discard]
