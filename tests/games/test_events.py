"""Events: every place and piece has a name that the page knows, and events reveal no more than the position."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.effort import FEW
from tests.games.naishi.test_rules import in_play as naishi
from tests.games.ninjato.positions import after as ninjato
from tests.leaks import indistinguishable_moves, redacted, shown_move, viewers
from tests.playing import SEEDS, Variant, every_ply, variants
from zashiki import Fact

PLACES = {
    "take": r"hall:[A-E]|supply|court:[01]:(bottom|middle|samurai):[DRGN]",
    "naishi": r"(line|hand):[01]:[1-5]|river:[1-5]|discard|emissaries:[01]|court:(swap|discard|decree)"
    r"|set-up:[12]|dealt:[01]",
    "ninjato": r"(shurikens|hand|seat):[0-3]|dojo(:deck|:open|:discard)?|sensei(:deck|:[a-z-]+)?"
    r"|(palace|pavilion)(:deck|:[1-4])?|house:[1-5]|shuriken|play|guards?|bag|heap|supply(:[TMS]\d)?",
}
"""The places in each game's events; the page's tests look for the same places on its boards."""
PIECES = {
    "take": r"[SDRGN]|ghost",
    "naishi": r"[A-Z][a-z]+( field)?|emissary:[01]",
    "ninjato": r"[1-5]|[fsvjgFSVJG]|[a-z]+(-[a-z]+)?|[TMS]\d|guard:([1-5]a?|[ED]\d\d)|envoy:[TMS]\d\d|rumor:[WGPAD]\S+"
    r"|shuriken:[0-3]",
}
MAY_HIDE_PIECE = {"naishi": {"move", "give", "get"}, "ninjato": {"draw-card"}}
"""Messages of events in which a viewer may see that something moves, but not what."""


@settings(max_examples=FEW)
@given(variants(), SEEDS)
def test_events_name_only_known_places_and_pieces(variant: Variant, seed: int) -> None:
    places, pieces = re.compile(PLACES[variant.game]), re.compile(PIECES[variant.game])
    may_hide = MAY_HIDE_PIECE.get(variant.game, set())
    for position in every_ply(variant, seed):
        for seat in viewers(position.players) if position.ply else ():
            events = position.events(seat)
            assert not all(event.is_silent for event in events)
            for event in events:
                assert all(places.fullmatch(place) for place in (event.source, event.target) if place is not None)
                assert event.piece is None or pieces.fullmatch(event.piece)
                moves = event.source is not None and event.target is not None
                assert not moves or event.piece is not None or event.message in may_hide
                assert not event.is_silent or moves or (event.piece and event.source)


@pytest.mark.compiled
@settings(max_examples=FEW)
@given(variants(), SEEDS, SEEDS)
def test_events_reveal_no_more_than_the_position(variant: Variant, seed: int, other: int) -> None:
    """If a move leaves the real and an imagined world alike to a seat, the seat gets the same events in both."""
    for position in every_ply(variant, seed):
        if not position.ply:
            continue
        move = position.pop()
        for seat in viewers(position.players):
            imagined = position.imagine(seat, seed=other)
            candidates = indistinguishable_moves(imagined, shown_move(position, move, seat), seat)
            position.push(move)
            events, seen = position.events(seat), redacted(position, seat)
            position.pop()
            for candidate in candidates:
                imagined.push(candidate)
                if redacted(imagined, seat) == seen:
                    assert msgspec.json.encode(imagined.events(seat)) == msgspec.json.encode(events)
                imagined.pop()
        position.push(move)


def moved(events: list[Fact]) -> list[tuple[str | None, str | None, str | None]]:
    """The pieces that moved, with source and target."""
    return [(event.piece, event.source, event.target) for event in events if event.target]


@pytest.mark.parametrize(
    ("move", "viewer", "expected"),
    [
        ("x12", None, [("emissary:0", "emissaries:0", "court:discard"), ("Sentinel", "river:1", "discard")]),
        ("sH25", 0, [("Mountain", "hand:0:2", "hand:0:5"), ("Fort", "hand:0:5", "hand:0:2")]),
        ("sH25", None, [(None, "hand:0:2", "hand:0:5"), (None, "hand:0:5", "hand:0:2")]),
        ("sV5", None, [("Fort", "hand:0:5", "line:0:5"), ("Mountain", "line:0:5", "hand:0:5")]),
        ("dH2", 0, [("Mountain", "hand:0:2", "hand:1:2"), ("Fort", "hand:1:2", "hand:0:2")]),
        ("dH2", 1, [("Mountain", "hand:0:2", "hand:1:2"), ("Fort", "hand:1:2", "hand:0:2")]),
        ("dH2", None, [(None, "hand:0:2", "hand:1:2"), (None, "hand:1:2", "hand:0:2")]),
    ],
)
def test_naishi_names_moved_cards_that_the_viewer_knows(
    move: str, viewer: int | None, expected: list[tuple[str, ...]]
) -> None:
    game = naishi()
    game.push(move)
    assert set(expected) <= set(moved(game.events(viewer)))


def test_naishi_reveals_the_next_cards_after_both_are_discarded() -> None:
    game = naishi()
    game.push("x12")
    assert [event.message for event in game.events(None)] == [
        "discard-two",
        "discard-card",
        "discard-card",
        "reveal",
        "reveal",
    ]


@pytest.mark.parametrize(
    ("moves", "changes", "expected"),
    [
        (
            "P1:fvvv",
            {"treasures": "fvvg", "palace": "27"},
            [
                ("shuriken:0", "shurikens:0", "palace"),
                ("f", "seat:0", "heap"),
                ("v", "seat:0", "heap"),
                ("v", "seat:0", "heap"),
                ("g", "seat:0", "heap"),
                ("envoy:T27", "palace:1", "seat:0"),
            ],
        ),
        (
            "learn:kenjutsu",
            {"hands": "5", "sensei": "kenjutsu choho"},
            [
                ("shuriken:0", "shurikens:0", "sensei"),
                ("5", "hand:0", "dojo:discard"),
                ("kenjutsu", "sensei:kenjutsu", "seat:0"),
            ],
        ),
        ("H1+ b5", {"hands": "5"}, [("5", "hand:0", "play")]),
        (
            "H1+ b2 ! c:f/s",
            {"hands": "2", "sentry": "1", "skills": "choho"},
            [("f", "shuriken", "house:1"), ("s", "house:1", "shuriken")],
        ),
        (
            "H1+ b2 ! banzai b5 ! banzai yield k:s",
            {"hands": "25", "sentry": "1", "next_guards": "4 5", "next_bag": "v"},
            [("s", "shuriken", "seat:0"), ("f", "shuriken", "heap"), ("v", "bag", "house:1")],
        ),
    ],
)
def test_ninjato_events_move_every_piece(moves: str, changes: dict[str, Any], expected: list[tuple[str, ...]]) -> None:
    assert moved(ninjato(moves, **changes).events(1)) == expected
