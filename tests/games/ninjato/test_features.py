"""The features of Ninjato say what the view says, each at its place."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.effort import effort
from tests.games.features import Expected, compare_games, confused_moves, counts, differing_groups, one_hot
from tests.playing import Variant, every_ply
from zashiki import Position
from zashiki.games.ninjato import View
from zashiki.games.ninjato.components import CLAN_NAMES, ELITE_NAMES, GUARD_NAMES, SKILL_NAMES, TOKEN_NAMES
from zashiki.games.ninjato.presentation.view import Envoy, Invasion, Player

SEEDS = {2: 17, 3: 17, 4: 27}
"""By the number of players: games in which, together, everything happens that features speak of."""
GAMES = [
    (Variant("ninjato", players=players, keen=True), first + number)
    for players, first in SEEDS.items()
    for number in range(effort(1, 1, 30))
]
VALUES = range(1, 6)
TREASURES = "fsvjg"
CLANS = "TMS"
AGES = range(18, 79, 3)
COSTS = ("?", "??", "s", "v", "j", "fs")
PHASES = ("place", "draw", "discard", "face", "between", "keep", "token", "henso", "first", "second", "over")


def expected(position: Position, seat: int) -> Expected:
    """The features of a position, from the view."""
    view = position.view(seat)
    assert isinstance(view, View)
    seats = [(seat + number) % len(view.players) for number in range(len(view.players))]
    players = [view.players[owner] for owner in seats]
    return {
        **_course(view, seats),
        **_hand(position, view.players[seat], seat),
        **_holdings(view, players),
        **_table(view),
        **_houses(view),
        **_invasion(view.invasion),
        **_scoring(view, seats),
    }


def _padded(rows: Sequence[Any]) -> list[Any]:
    """With zeros for the seats that do not exist."""
    blank = [0] * len(rows[0]) if isinstance(rows[0], list) else 0
    return [*rows, *[blank] * (4 - len(rows))]


def _course(view: View, seats: list[int]) -> Expected:
    order = _padded([_padded(one_hot(seats, owner)) for owner in view.order])
    placed = [sum(view.order[turn % len(seats)] == owner for turn in range(view.turn)) for owner in seats]
    top = [
        max((place + 1 for place, other in enumerate(view.dojo_stack) if other == owner), default=0) for owner in seats
    ]
    return {
        "seats": _padded([1 for _ in seats]),
        "player": _padded(one_hot(seats, view.player)),
        "phase": one_hot(PHASES, view.phase),
        "round": one_hot(range(1, 8), view.round_number),
        "turn": view.turn / 12,
        "order": order,
        "shurikens": _padded([(3 - count) / 3 for count in placed]),
        "stack": _padded([view.dojo_stack.count(owner) / 3 for owner in seats]),
        "top shuriken": _padded([height / 12 for height in top]),
        "draws left": view.draws_left / 4,
    }


def _hand(position: Position, player: Player, seat: int) -> Expected:
    assert player.hand is not None
    assert player.rumors is not None
    owned = [rumor.id for rumor in player.rumors]
    return {
        "hand": counts(VALUES, player.hand, unit=9),
        "shown cards": [cards / 9 for cards in position._read(seat)["known"][0, seat]],
        "rumors": [[kind + cost in owned for cost in COSTS] for kind in "WGPAD"],
    }


def _holdings(view: View, players: list[Player]) -> Expected:
    named = view.scoring.named if view.scoring else []
    return {
        "honor": _padded([player.honor / 100 for player in players]),
        "hand size": _padded([player.hand_size / 9 for player in players]),
        "rumor count": _padded([player.rumor_count / 10 for player in players]),
        "skills": _padded([counts(SKILL_NAMES, [name for name, _ in player.skills], unit=2) for player in players]),
        "ready": _padded(
            [counts(SKILL_NAMES, [name for name, ready in player.skills if ready], unit=2) for player in players]
        ),
        "treasures": _padded([counts(TREASURES, player.treasures, unit=4) for player in players]),
        "envoys": _padded([counts(AGES, [envoy.age for envoy in player.envoys]) for player in players]),
        "influence": _padded([_influence(player.envoys, named) for player in players]),
        "elites": _padded([counts(ELITE_NAMES, player.elites, unit=4) for player in players]),
    }


def _influence(envoys: list[Envoy], named: list[int]) -> list[float]:
    return [sum(1 + (envoy.age in named) for envoy in envoys if envoy.clan == clan) / 7 for clan in CLAN_NAMES]


def _table(view: View) -> Expected:
    rumors = [rumor.id if rumor else None for rumor in view.pavilion]
    return {
        "dojo open": counts(VALUES, view.dojo_open, unit=3),
        "dojo deck": view.dojo_deck / 52,
        "dojo discard": counts(VALUES, view.dojo_discard, unit=12),
        "sensei": counts(SKILL_NAMES, view.sensei, unit=2),
        "skill discard": counts(SKILL_NAMES, view.skill_discard, unit=2),
        "big stack": view.skill_big / 16,
        "small stack": view.skill_small / 3,
        "palace": [one_hot(AGES, envoy and envoy.age) for envoy in view.palace],
        "envoy deck": view.envoy_deck / 21,
        "pavilion": [one_hot("WGPAD", rumor and rumor[0]) for rumor in rumors],
        "pavilion cost": [one_hot(COSTS, rumor and rumor[1:]) for rumor in rumors],
        "rumor deck": view.rumor_deck / 30,
        "bag": view.bag / 90,
        "heap": counts(TREASURES, view.heap, unit=24),
        "guard deck": view.guard_deck / 40,
        "guard discard": counts(GUARD_NAMES, view.guard_discard, unit=8),
        "elite deck": view.elite_deck / 20,
        "elite discard": counts(ELITE_NAMES, view.elite_discard, unit=4),
    }


def _houses(view: View) -> Expected:
    tokens = [house.token for house in view.houses]
    return {
        "clan honor": [sum(int(token[1:]) for token in tokens if token[0] == clan) / 25 for clan in CLANS],
        "tokens": [one_hot(TOKEN_NAMES, token) for token in tokens],
        "sentries": [one_hot(GUARD_NAMES, house.sentry) for house in view.houses],
        "house treasures": [
            [counts(TREASURES, house.neutral, unit=4), counts(TREASURES, house.red, unit=4)] for house in view.houses
        ],
        "closed": [house.closed for house in view.houses],
    }


def _invasion(invasion: Invasion | None) -> Expected:
    guard = invasion.guard if invasion else None
    is_elite = guard is not None and guard.source == "elite"
    doubles = [int(digit) for digit in guard.id[1:]] if guard and guard.id[0] == "D" else []
    values = doubles or (guard.values if guard else [])
    shuriken = invasion.shuriken if invasion else []
    played = invasion is not None and invasion.played is not None
    return {
        "invaded": one_hot(range(5), invasion and invasion.house),
        "stealth": invasion is not None and invasion.side == "-",
        "on shuriken": [
            counts(TREASURES, [letter for letter in shuriken if letter.islower()], unit=4),
            counts(TREASURES.upper(), [letter for letter in shuriken if letter.isupper()], unit=4),
        ],
        "turned up": counts(GUARD_NAMES, invasion.guards if invasion else [], unit=8),
        "guard source": one_hot(("sentry", "normal", "elite", "standin"), guard and guard.source),
        "guard": one_hot(GUARD_NAMES, guard.id if guard and not is_elite else None),
        "elite": one_hot(ELITE_NAMES, guard.id if guard and is_elite else None),
        "to beat": [value / 5 for value in [*values, 0, 0][:2]],
        "beaten": [value in invasion.beaten for value in doubles] if invasion and doubles else [0, 0],
        "played": one_hot(VALUES, invasion and invasion.played),
        "set to": one_hot((0, 6), invasion and invasion.set),
        "added": invasion.add / 5 if invasion and played else 0,
        "total": invasion.total / 5 if invasion and invasion.total is not None else 0,
    }


def _scoring(view: View, seats: list[int]) -> Expected:
    scoring = view.scoring
    is_scored = scoring is not None and view.phase in ("first", "second")
    left = scoring.left if scoring else {}
    return {
        "queue": _padded([(scoring.queue.count(owner) if scoring else 0) / 3 for owner in seats]),
        "named": counts(AGES, scoring.named if scoring else []),
        "scored": one_hot(CLAN_NAMES, view.clan_order[scoring.index] if scoring and is_scored else None),
        "left": [[left.get(clan) == what for what in ("honor", "rumor")] for clan in CLANS],
    }


@pytest.mark.compiled
def test_features_say_what_the_view_says() -> None:
    unused = compare_games(GAMES, expected)
    assert not unused


@pytest.mark.compiled
def test_features_tell_apart_what_the_view_tells_apart() -> None:
    for position in every_ply(Variant("ninjato", players=3, keen=True), seed=5):
        for seat in range(3):
            assert not confused_moves(position, seat, without_orders)


def without_orders(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the orders of open piles, which make no difference, and without reasons for points."""
    piles = ("dojo_open", "dojo_discard", "sensei", "skill_discard", "heap", "guard_discard", "elite_discard")
    return view | {pile: sorted(view[pile]) for pile in piles} | {"breakdown": None}


@pytest.mark.compiled
def test_seats_that_change_places_see_the_same() -> None:
    for position in every_ply(Variant("ninjato", players=3, keen=True), seed=6):
        other = Position.restore(rotated(position.snapshot()), seed=0)
        for seat in range(3):
            assert set(differing_groups(position, seat, other, (seat + 1) % 3)) <= {"shown cards"}


def rotated(snapshot: dict[str, Any]) -> dict[str, Any]:
    """A snapshot in which every player sits one seat further on. It does not say which cards others saw."""
    scoring = snapshot["scoring"]
    by_seat = ("honor", "hands", "skills", "treasures", "envoys", "rumors", "elites")
    return snapshot | {
        **{name: snapshot[name][-1:] + snapshot[name][:-1] for name in by_seat},
        **{name: [(seat + 1) % 3 for seat in snapshot[name]] for name in ("order", "dojo_stack")},
        "player": None if snapshot["player"] is None else (snapshot["player"] + 1) % 3,
        "scoring": scoring and scoring | {"queue": [(seat + 1) % 3 for seat in scoring["queue"]]},
    }
