"""The view of Ninjato: what follows from a position, such as winning plays, odds, influence and costs."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.effort import effort
from tests.games.ninjato.positions import after, game_ended, play, position, round_ended
from tests.games.ninjato.reference_plays import Guard, Means, can_beat, minimal_plays
from tests.playing import Variant, every_ply
from zashiki.games.ninjato import View
from zashiki.games.ninjato.components import ELITE_NAMES, ELITE_TABLE, SKILL_COPIES, SKILL_NAMES
from zashiki.games.ninjato.presentation.view import LAYOUT, PLAYS_SHOWN
from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.wording import said

ORDINARY = {name: int(copies) for name, copies in zip(SKILL_NAMES, SKILL_COPIES, strict=True) if "henso" not in name}


def guards_of(name: str) -> list[Guard]:
    """The values of a guard against strength and stealth; a double is two guards."""
    if name not in ELITE_NAMES:
        return [(int(name[0]), int(name[0]))]
    elite = ELITE_TABLE[ELITE_NAMES.index(name)]
    return [(value, value) for value in elite.values] if elite.double else [elite.values]


def means_of(view: View) -> Means:
    """The invader's means."""
    assert view.invasion is not None
    assert view.player is not None
    player, invasion = view.players[view.player], view.invasion
    assert player.hand is not None
    return Means(
        tuple(player.hand),
        tuple(sorted(name for name, is_ready in player.skills if is_ready)),
        tuple(sorted(name for name, is_ready in player.skills if not is_ready)),
        invasion.side == "-",
        invasion.played,
        invasion.set,
        invasion.add,
    )


def check_plays(view: View) -> None:
    """Compares the plays of a view with those that a plain search finds."""
    assert view.invasion is not None
    assert view.invasion.guard is not None
    means, guard = means_of(view), view.invasion.guard
    all_left = [
        values
        for values in guards_of(guard.id)
        if len(guards_of(guard.id)) == 1 or values[means.stealth] not in view.invasion.beaten
    ]
    for values, shown in zip(all_left, view.invasion.plays, strict=True):
        found = minimal_plays(means, values, PLAYS_SHOWN + 1)
        assert (shown.value, shown.plays) == (values[means.stealth], found[:PLAYS_SHOWN])
        assert shown.more == (len(found) > PLAYS_SHOWN)


def check_odds(view: View) -> None:
    """Compares the guards that can be beaten with what a plain search finds."""
    assert view.invasion is not None
    means = means_of(view)._replace(played=None, set=None, add=0)
    beaten = sum(count for name, count in view.invasion.next_guards.items() if can_beat(means, guards_of(name)))
    assert view.invasion.beatable == (beaten if view.invasion.next_source else None)
    assert sum(coming.count for coming in view.invasion.outlook if coming.beatable) == beaten


def rich_invaders(count: int) -> Iterator[tuple[random.Random, dict[str, Any]]]:
    """Invaders with many cards and tiles, more than random games bring together."""
    for seed in range(count):
        chooser = random.Random(seed)
        tiles = [name for name, copies in ORDINARY.items() for _ in range(copies)]
        owned = chooser.sample(tiles, chooser.randint(0, 5))
        used = [name for name in owned if chooser.random() < 0.3]
        for name in used:
            owned.remove(name)
        hand = "".join(sorted(chooser.choices("12333345", k=chooser.randint(1, 6))))
        yield chooser, {"hands": hand, "skills": " ".join(owned), "used": " ".join(used), "sensei": ""}


def test_winning_plays_are_those_of_a_plain_search() -> None:
    for chooser, changes in rich_invaders(effort(40, 120, 2000)):
        here = after("H1" + chooser.choice("+-"), sentry=chooser.choice(["1", "2", "3a", "4", "5"]), **changes)
        check_plays(here.view(0))


def test_odds_are_those_of_a_plain_search() -> None:
    for chooser, changes in rich_invaders(effort(20, 60, 1000)):
        changes["hands"] = "1" + changes["hands"]
        red = chooser.choice(["", "j"])
        here = after("H1- b1 !", sentry="2", neutral="f" if red else "fv", red=red, **changes)
        check_odds(here.view(0))


def test_doubles_take_two_plays() -> None:
    for chooser, changes in rich_invaders(effort(10, 40, 1000)):
        changes["hands"] = "1" + changes["hands"]
        double = chooser.choice(["D35", "D13", "D24"])
        here = after("H1- b1 ! banzai", sentry="2", neutral="f", red="j", next_elites=double, **changes)
        check_plays(here.view(0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plays_and_odds_along_games(players: int) -> None:
    checked = 0
    for seed in range(effort(1, 2, 30)):
        for here in every_ply(Variant("ninjato", players=players, keen=True), seed):
            view: View = here.view(here.player)
            if view.phase == "face":
                check_plays(view)
                checked += 1
            if view.phase == "between":
                check_odds(view)
    assert checked > 10


def test_a_play_that_wins_is_the_only_one() -> None:
    view: View = after("H1+ b5", hands="533", sentry="4").view(0)
    assert view.invasion is not None
    assert [(found.value, found.plays, found.more) for found in view.invasion.plays] == [(4, [[]], False)]
    assert view.invasion.wins == [4]


def test_kuji_in_is_part_of_winning_plays() -> None:
    view: View = after("H1+", hands="1", sentry="5", skills="kuji-in", used="kenjutsu").view(0)
    assert view.invasion is not None
    assert view.invasion.plays[0].plays == [["b1", "kuji:kenjutsu", "kenjutsu"]]


def test_others_see_no_plays_and_no_odds() -> None:
    here = after("H1+ b2 !", hands="255", sentry="1")
    for seat in (1, None):
        assert here.view(seat).invasion.beatable is None
        assert not any(coming.beatable for coming in here.view(seat).invasion.outlook)
        assert here.view(seat).players[0].rumor_worth is None
        play(here, "banzai")
        assert here.view(seat).invasion.plays == []
        here.pop()


def test_the_next_guards_by_what_they_look_like() -> None:
    """Four guards of 5 are left, and only the 3s sound the alarm."""
    view: View = after("H1+ b2 !", hands="255", sentry="1", guard_discard="5 5 5").view(0)
    assert view.invasion is not None
    shown = [(coming.values, coming.alarm, coming.count, coming.beatable) for coming in view.invasion.outlook]
    assert shown == [
        ([1], False, 7, True),
        ([2], False, 7, True),
        ([3], True, 7, True),
        ([4], False, 7, True),
        ([5], False, 4, False),
    ]
    assert view.invasion.beatable == 28


def test_elite_guards_that_look_alike_share_a_line_if_the_same_beats_them() -> None:
    """By strength 3 and 5 are the numbers of several kinds; Seishin-teki makes a difference between them."""
    view: View = after("H1+ b5 !", hands="514", sentry="4", neutral="f", red="j", skills="seishin-teki").view(0)
    assert view.invasion is not None
    shown = [(coming.values, coming.count, coming.beatable) for coming in view.invasion.outlook]
    assert shown == [
        ([3], 1, True),
        ([4], 4, True),
        ([4], 2, False),
        ([5], 4, False),
        ([5], 3, True),
        ([1, 3], 2, True),
        ([2, 4], 2, True),
        ([3, 5], 2, True),
    ]


def test_beaten_guards_are_on_the_shuriken() -> None:
    here = after("H1+ b5 ! banzai b5 !", hands="5554", sentry="1", neutral="fv", red="j", next_guards="4")
    assert here.view(None).invasion.fallen == ["1", "4"]
    play(here, "banzai")
    assert here.view(None).invasion.fallen == ["1", "4"]


def test_influence_is_shown_in_order() -> None:
    """Of equal influence the oldest envoy decides."""
    here = position(envoys=["36 27", "72 45"], tokens="T2 T4 M2 M4 S6")
    taira, minamoto, shirakawa = here.view(None).clans
    assert [(rank.seat, rank.count) for rank in taira.influence] == [(1, 2), (0, 2)]
    assert (taira.name, taira.honor, minamoto.influence, shirakawa.honor) == ("Taira", 6, [], 6)


def test_a_named_envoy_adds_influence() -> None:
    here = round_ended(round=5, envoys=["36", "72"], skills="hensojutsu-snake", sensei="")
    assert [(rank.seat, rank.count) for rank in here.view(0).clans[0].influence] == [(1, 1), (0, 1)]
    play(here, "h36")
    assert [(rank.seat, rank.count) for rank in here.view(0).clans[0].influence] == [(0, 2), (1, 1)]


def test_what_a_lesson_costs() -> None:
    here = position(sensei="kenjutsu taijutsu", skills=["kuji-in", ""])
    view: View = here.view(None)
    assert view.sensei_costs == ["5", "?"]
    assert [player.lesson_costs for player in view.players] == [[None, "?"], ["5", "?"]]


def test_costs_have_a_letter_for_each_treasure() -> None:
    view: View = position(palace="72 36 27 18", pavilion="W? G?? Pfs").view(None)
    assert [envoy.cost for envoy in view.palace if envoy] == ["fj", "x-xxxx", "axxx", "xxyy"]
    assert [rumor and rumor.cost for rumor in view.pavilion] == ["a", "aa", "fs", None]


def test_what_rumors_are_worth_now() -> None:
    here = position(rumors="W? W?? Ps Ds", envoys="36 27 30", elites="E51")
    worth = here.view(0).players[0].rumor_worth
    assert [(line.kind, line.cards, line.times, line.things, line.honor) for line in worth] == [
        ("W", 2, 2, 1, 2),
        ("P", 1, 1, 3, 3),
    ]
    assert here.view(1).players[0].rumor_worth is None


def test_the_sources_of_points_are_facts() -> None:
    here = game_ended(rumors=["W? W?? Ws G? D?", "D??"], elites="E51 E42", treasures="fsv", honor=[11, 0])
    words = [said(catalogue(), "ninjato", fact) for fact in here.view(None).breakdown[0]]
    assert "3 unspent treasures: 3" in words
    assert here.explain(None, 0) == here.view(None).breakdown[0]


def test_a_tie_is_explained() -> None:
    here = game_ended(honor=[10, 10], envoys=["36", "30"], hands=["", ""])
    words = [said(catalogue(), "ninjato", here.view(None).breakdown[seat][-1]) for seat in range(2)]
    assert "the oldest aged 36" in words[0]


def test_a_view_is_small() -> None:
    assert LAYOUT.dtype.itemsize <= 3000
