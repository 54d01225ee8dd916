"""Texts and data of Ninjato: log, prompts, objections, board, odds, and the breakdown of points."""

from collections import Counter
from typing import Any

import pytest

from tests.effort import effort
from tests.games.ninjato.positions import after, game_ended, play, position, round_ended
from tests.playing import Variant, every_ply
from tests.said import deed, deeds, question, sources
from zashiki import IllegalMove, Position


def log_of(here: Position, seat: int | None = None) -> list[str]:
    """The log of the last move."""
    return [text for text in deeds(here, seat) if text]


def board(here: Position, seat: int | None = None) -> str:
    return "".join(text for text, _ in here.board(seat))


# The log


@pytest.mark.parametrize(
    ("moves", "changes", "words"),
    [
        ("dojo", {"hands": "1"}, ["visits the dojo to draw 3 cards"]),
        ("dojo t4", {"hands": "1"}, ["takes a 4"]),
        ("learn:kenjutsu", {"hands": "5", "sensei": "kenjutsu choho"}, ["learns Kenjutsu, discarding a 5"]),
        ("learn:taijutsu/3", {"hands": "3", "sensei": "taijutsu"}, ["learns Taijutsu, discarding a 3"]),
        (
            "learn:kenjutsu",
            {"sensei": "kenjutsu", "skills": "kuji-in"},
            ["learns Kenjutsu, free in a style already owned"],
        ),
        (
            "P1:fvvv",
            {"treasures": "fvvg", "palace": "27"},
            ["pays a fan, 2 vases and a gold as a vase for the Taira envoy aged 27: 14 honor"],
        ),
        (
            "R1:j",
            {"treasures": "j", "pavilion": "Aj"},
            ["pays a jade for the rumor Master of the Secret Arts: 5 honor"],
        ),
        ("H1-", {"sentry": "3a"}, ["invades house 1 by stealth; the sentry is a 3"]),
        ("H1+ b5", {"hands": "5"}, ["plays a 5"]),
        ("H1+ B4", {"skills": "boryaku"}, ["uses Boryaku as a 4"]),
        ("H1+ b5 -", {"hands": "53"}, ["adds a 3 as −1, which makes 4"]),
        (
            "H1+ b2 kenjutsu",
            {"hands": "2", "skills": "kenjutsu"},
            ["uses Kenjutsu to make the card 6, which makes 6"],
        ),
        ("H1+ seishin", {"skills": "seishin-teki"}, ["uses Seishin-teki, to go on by stealth"]),
        ("H1+ b2 !", {"hands": "2", "sentry": "1"}, ["beats the sentry of 1 with 2", "takes a fan"]),
        (
            "H1+ b2 !",
            {"hands": "2", "sentry": "1", "neutral": "j"},
            ["beats the sentry of 1 with 2", "takes a jade", "clears house 1"],
        ),
        (
            "H1+ b2 ! T5",
            {
                "hands": "2",
                "sentry": "1",
                "neutral": "j",
                "token": "M2",
                "tokens": "T2 T4 M2 M4 S6",
                "houses": {3: {"token": "T2"}},
            },
            ["keeps a jade", "puts Taira 5 on house 1"],
        ),
        (
            "H1+ b2 ! leave",
            {"hands": "2", "sentry": "1", "next_bag": "g"},
            ["leaves with a fan", "House 1 gets a gold"],
        ),
        (
            "H1+ b2 ! banzai",
            {"hands": "2", "sentry": "1", "neutral": "fg", "next_guards": "3a", "next_bag": "j"},
            [
                "shouts banzai",
                "The alarm guard of 3 comes",
                "Alarm: a jade comes to the house, and a gold turns red",
            ],
        ),
        (
            "H1+ b2 ! banzai",
            {"hands": "2", "sentry": "1", "neutral": "f", "red": "j", "next_elites": "D35"},
            ["shouts banzai", "The two elite guards of 3 and 5 come"],
        ),
        (
            "H1+ b2 ! banzai yield",
            {"hands": "2", "sentry": "1", "next_guards": "5", "next_bag": "v"},
            ["fails against the guard of 5", "keeps a fan", "House 1 gets a vase"],
        ),
        (
            "H1+ b2 ! banzai b5 ! banzai yield k:s",
            {"hands": "25", "sentry": "1", "next_guards": "4 5", "next_bag": "v"},
            ["keeps a scroll; 1 other treasure is lost", "House 1 gets a vase"],
        ),
        (
            "H1+ b2 ! c:f/s",
            {"hands": "2", "sentry": "1", "skills": "choho"},
            ["uses Choho to swap a fan for a scroll in the house"],
        ),
        (
            "H1+ seishin kuji:seishin-teki",
            {"skills": "seishin-teki kuji-in"},
            ["uses Kuji-in, and Seishin-teki is ready again"],
        ),
    ],
)
def test_the_log_reports_a_move(moves: str, changes: dict[str, Any], words: list[str]) -> None:
    assert log_of(after(moves, **changes)) == words


def test_the_log_reports_half_of_a_double_beaten() -> None:
    here = after("H1+ b2 ! banzai b5 !3", hands="255", sentry="1", neutral="f", red="jg", next_elites="D35")
    assert log_of(here) == ["beats the 3 of the two with 5"]


def test_the_log_reports_a_shuffle_and_the_end_of_a_round() -> None:
    here = round_ended(bag="", heap="fs", houses={2: {"closed": True}})
    words = log_of(here)
    assert "The spent treasures go back into the bag" in words
    assert "Round 1 ends" in words
    assert any(text.startswith("The sensei teaches ") for text in words)
    assert words[-1] == "Round 2 begins"
    refilled = next(text for text in words if text.startswith("House 2 gets "))
    assert ", with a sentry of " in refilled


def test_the_log_reports_the_rewards_of_firsts_and_seconds() -> None:
    here = round_ended(round=3, envoys=["36", "27"], pavilion="W? G?", rumor_deck="")
    assert here.legal_moves == ["sh", "sR1", "sR2"]
    here.push("sR2")
    assert log_of(here)[0] == "takes the rumor Good Will of the People as first with Taira"
    assert "takes 6 honor as second with Taira" in log_of(here)
    here = round_ended(round=3, envoys=["36", "27"], pavilion="W?", rumor_deck="")
    assert question(here) == "You are first with Taira: 6 honor, or a rumor of the pavilion?"
    here.push("sh")
    assert log_of(here)[0] == "takes 6 honor as first with Taira"
    honor = [
        event
        for event in here.events(None)
        if event.message in ("honor-first", "honor-second", "clan-token") and "house" in (event.source or "")
    ]
    assert [(event.piece, event.source, event.points) for event in honor] == [
        ("T2", "house:1", 6),
        ("T4", "house:2", None),
    ]
    assert "takes the rumor Greatest Warrior as second with Taira" in log_of(here)


def test_the_log_reports_hensojutsu() -> None:
    here = round_ended(round=5, envoys="36", skills="hensojutsu-snake", sensei="")
    assert question(here) == "Use Hensojutsu on a masked envoy for one more influence?"
    assert log_of(play(here, "h36")) == ["uses Hensojutsu on the Taira envoy aged 36"]
    here.pop()
    assert log_of(play(here, "h-"))[0] == "does not use Hensojutsu"


def test_the_log_reports_exactly_the_honor_that_was_gained() -> None:
    """The honor in the events of a game adds up to the honor of each seat."""
    for seed in range(effort(1, 3, 50)):
        honor: Counter[int] = Counter()
        for here in every_ply(Variant("ninjato", players=2 + seed % 3, keen=True), seed):
            if not here.ply:
                continue
            for event in here.events(None):
                honor[event.seat if event.seat is not None else -1] += event.points or 0
            assert [honor[seat] for seat in range(here.players)] == here.snapshot()["honor"]


def test_the_log_reports_a_swap_and_its_consequences() -> None:
    here = after("H1+ b2 ! banzai yield", hands="2", sentry="1", neutral="fj", skills="choho", next_bag="s")
    assert log_of(play(here, "c:f/j")) == [
        "uses Choho to swap a fan for a jade in the house",
        "keeps a jade",
        "House 1 gets a scroll",
    ]
    here = after("H1+ b2 ! c:f/J", hands="2", sentry="1", neutral="fg", red="j", skills="choho")
    assert log_of(here) == ["uses Choho to swap a fan for a red jade in the house; a gold turns red there"]


def test_the_log_reports_each_guard_of_a_double() -> None:
    here = after("H1+ b2 ! banzai b5 + !5", hands="25344", sentry="1", neutral="f", red="jg", next_elites="D35")
    assert log_of(here) == ["beats the 5 of the two with 6"]
    assert question(here) == "The 3 is left of the two: play more than 3."
    assert log_of(play(here, "b4 !3")) == [
        "beats the 3 of the two with 4",
        "keeps the elite guard, worth 2 at the end",
        "takes a red jade",
    ]


def test_the_log_reports_a_shuffle_before_the_draw_that_needed_it() -> None:
    here = after("dojo t? t?", hands="12", dojo_deck="4")
    assert log_of(here)[0] == "The dojo discards are shuffled into a new deck"
    here = after("H1+ b2 ! banzai", hands="2", sentry="1", guard_deck="")
    assert log_of(here)[:2] == ["shouts banzai", "The guard discards are shuffled into a new deck"]
    here = after("H1+ b2 ! leave", hands="2", sentry="1", bag="", heap="jj")
    assert log_of(here) == ["leaves with a fan", "The spent treasures go back into the bag", "House 1 gets a jade"]
    here = position(treasures="j", pavilion="Aj", bag="", heap="", houses={2: {"closed": True}}, turn=5, order=[1, 0])
    words = log_of(play(here, "R1:j"))
    assert words.index("The spent treasures go back into the bag") < words.index(
        next(text for text in words if text.startswith("House 2 gets a jade, with a sentry of"))
    )


def test_the_log_reports_the_new_first_player_and_houses_that_stay_closed() -> None:
    here = round_ended(dojo_stack=[0], bag="", heap="", houses={2: {"closed": True}})
    assert [event.seat for event in here.events(None) if deed("ninjato", event) == "goes first from now on"] == [0]
    assert "House 2 stays closed: there is no treasure for it" in log_of(here)


# Prompts and objections


@pytest.mark.parametrize(
    ("moves", "changes", "asked"),
    [
        ("", {}, "Round 1, shuriken 1 of 3: choose a place."),
        ("dojo", {}, "Draw 4 more, face up or from the deck."),
        ("dojo t? t?", {"hands": "1122334"}, "You have 9 cards; discard down to 7."),
        ("H1+", {"sentry": "4", "hands": "43"}, "The sentry of 4: play more than 4."),
        ("H1+ b4", {"sentry": "4", "hands": "43"}, "The sentry of 4: play more than 4. You have 4 so far."),
        (
            "H1+ b5",
            {"sentry": "4", "hands": "5"},
            "The sentry of 4: play more than 4. You have 5, which beats it: strike.",
        ),
        (
            "H1- b3",
            {"sentry": "4", "hands": "3"},
            "The sentry of 4: play less than 4. You have 3, which beats it: strike.",
        ),
        ("H1+", {"sentry": "4", "hands": "4"}, "The sentry of 4: play more than 4. Nothing you have beats it."),
        ("H1+ b4", {"sentry": "4", "hands": "45"}, "The sentry of 4: play more than 4. Nothing you have beats it."),
        ("H1+ b5 !", {"sentry": "4", "hands": "5"}, "Leave with a fan, or banzai?"),
        (
            "H1+ b5 ! banzai b5 ! banzai yield",
            {"sentry": "4", "hands": "55", "next_guards": "1 1 1"},
            "You have failed. Which treasure do you keep?",
        ),
        (
            "H1+ b5 !",
            {"sentry": "4", "hands": "5", "neutral": "f"},
            "House 1 is cleared. Choose its new clan token.",
        ),
    ],
)
def test_prompts(moves: str, changes: dict[str, Any], asked: str) -> None:
    assert question(after(moves, **changes)) == asked


@pytest.mark.parametrize(
    ("moves", "hand", "answer"),
    [
        ("", "33", " Nothing you have beats the 5."),
        ("", "11", " Nothing you have beats either."),
        ("", "4453", ""),
        ("b4", "4453", " You have 4, which beats the 3: strike."),
        ("b5 +", "4453", " You have 6, which beats either: strike."),
    ],
)
def test_prompts_at_a_double(moves: str, hand: str, answer: str) -> None:
    here = after("H1+ b2 ! banzai", hands=f"2{hand}", sentry="1", neutral="f", red="jg", next_elites="D35")
    asked = "The two elite guards of 3 and 5: more than each, with a play for each."
    assert question(play(here, moves)) == asked + answer


@pytest.mark.parametrize(
    ("moves", "changes", "move", "reason"),
    [
        ("", {"houses": {2: {"closed": True}}}, "H2+", "house 2 is closed until the round ends."),
        ("", {}, "b5", "choose a place for your shuriken."),
        ("", {"sensei": "kenjutsu"}, "learn:choho", "the sensei does not teach Choho now."),
        ("", {"sensei": "kenjutsu", "hands": "4"}, "learn:kenjutsu", "it costs a 5, which you do not hold."),
        ("", {"sensei": "taijutsu", "hands": "4"}, "learn:taijutsu", "it costs any card: name one that you hold."),
        (
            "",
            {"sensei": "taijutsu", "hands": "4", "skills": "boryaku"},
            "learn:taijutsu/4",
            "you own the crane style, so nothing is paid.",
        ),
        ("", {"palace": "36 - 27 18"}, "P2:f", "slot 2 of the palace is empty."),
        ("", {"palace": "72"}, "P1:f", "it costs a fan and a jade, and you have nothing."),
        ("dojo", {"dojo_open": "432"}, "t5", "draw a card: t? from the deck, or one that lies face up."),
        ("H1+", {"hands": "5"}, "!", "first play a card that you hold; additions and the strike come after it."),
        ("H1+", {"hands": "5"}, "dojo", "first end the invasion."),
        ("H1+", {"hands": "5"}, "b3", "you hold no 3."),
        ("H1+", {"hands": "5"}, "B2", "you have no ready Boryaku."),
        ("H1+", {"hands": "5"}, "seishin", "you have no ready Seishin-teki."),
        ("H1+", {"hands": "5"}, "c:f/j", "you have no ready Choho."),
        ("H1+", {"hands": "5", "skills": "choho"}, "c:f/j", "you have no fan on your shuriken."),
        ("H1+ b5 !", {"hands": "5", "skills": "choho"}, "c:f/J", "there is no red jade in the house."),
        ("H1+", {"hands": "5"}, "kuji:choho", "that takes a ready Kuji-in and a used tile of that name."),
        ("H1+ b5", {"hands": "5"}, "+", "you hold no 3."),
        ("H1+ b5", {"hands": "55"}, "b5", "a card is played; add to it, strike, or yield."),
        ("H1+ b5 !", {"hands": "5"}, "b5", "leave or banzai."),
        (
            "H1+ b5 ! banzai b5 ! banzai yield",
            {"hands": "55", "next_guards": "1 1"},
            "k:g",
            "choose which treasure on your shuriken to keep.",
        ),
        (
            "H1+ b5 ! banzai b5",
            {"hands": "55", "neutral": "f", "red": "jg", "next_elites": "D24"},
            "!",
            "name the guard: !2 and !4.",
        ),
        (
            "H1+ b5 ! banzai b5",
            {"hands": "55", "neutral": "f", "red": "jg", "next_elites": "D24"},
            "!5",
            "there is no guard of 5 to beat.",
        ),
        (
            "",
            {"sensei": "hensojutsu-snake", "hands": "13", "round": 5},
            "learn:hensojutsu/3",
            "it costs a 1, and no card is named.",
        ),
        ("H1+ b5", {"hands": "5", "sentry": "5"}, "!", "your total is 5, and it takes more than 5."),
    ],
)
def test_objections_say_why(moves: str, changes: dict[str, Any], move: str, reason: str) -> None:
    here = after(moves, **changes)
    before = bytes(here)
    with pytest.raises(IllegalMove) as raised:
        here.push(move)
    assert reason in str(raised.value)
    assert bytes(here) == before


# Invasions on the board


def test_the_board_shows_the_guard_the_total_and_winning_plays() -> None:
    here = after("H1+ b4", hands="433", sentry="4", skills="taijutsu")
    text = board(here, 0)
    assert "Invading house 1 by strength" in text
    assert "Facing   the sentry of 4\n" in text
    assert "So far   a total of 4\n" in text
    assert "Wins     against 4: +, tai+\n" in text


def test_the_board_says_if_nothing_wins() -> None:
    here = after("H1+ b4", hands="41", sentry="5")
    assert "Wins     against 5: nothing you hold beats it\n" in board(here, 0)


def test_winning_plays_are_hidden_from_others() -> None:
    here = after("H1+ b4", hands="433", sentry="4")
    for seat in (1, None):
        assert "Wins" not in board(here, seat)
        assert "Odds" not in board(here, seat)
        assert "So far   a total of 4" in board(here, seat)


def test_the_odds_of_the_next_guard_count_unseen_guards() -> None:
    """Sentries are 1, 2, 3, 4, 5, and three 5s are discarded: 32 are left, and a 5 beats those up to 4."""
    here = after("H1+ b2 !", hands="255", sentry="1", guard_discard="5 5 5")
    text = board(here, 0)
    assert "one of 32 guards: 1 ×7, 2 ×7, alarm 3 ×7, 4 ×7, 5 ×4" in " ".join(text.split())
    assert "you hold what beats 28 of 32, 88 %" in text
    assert here.view(0).invasion.next_guards == {"1": 7, "2": 7, "3a": 7, "4": 7, "5": 4}
    assert here.view(0).invasion.next_source == "normal"


def test_after_the_last_guard_of_the_deck_the_discards_come_again() -> None:
    here = after("H1+ b2 !", hands="255", sentry="1", guard_deck="")
    assert sum(here.view(0).invasion.next_guards.values()) == 35


def test_the_odds_of_elite_guards_and_of_their_stand_ins() -> None:
    here = after("H1+ b2 !", hands="255", sentry="1", neutral="f", red="j", elites="E51 E51")
    invasion = here.view(0).invasion
    assert invasion.next_source == "elite"
    assert invasion.next_guards["E51"] == 2
    assert sum(invasion.next_guards.values()) == 18
    here = after("H1+ b2 !", hands="255", sentry="1", neutral="f", red="j", elite_deck="", elite_discard="")
    assert here.view(0).invasion.next_source == "standin"


def test_at_the_last_treasure_there_is_no_next_guard() -> None:
    here = after("H1+", hands="2", sentry="1", neutral="f")
    assert here.view(0).invasion.next_source is None
    assert "nobody: beat this guard and the house is cleared" in " ".join(board(here, 0).split())


def test_kuji_in_is_part_of_winning_plays() -> None:
    here = after("H1+", hands="1", sentry="5", skills="kuji-in", used="kenjutsu")
    assert "Wins     against 5: b1 kuji:kenjutsu kenjutsu" in board(here, 0)


def test_listed_winning_plays_win() -> None:
    """After every play that is listed as winning, a strike is legal."""
    checked = 0
    for seed in range(effort(1, 3, 50)):
        for here in every_ply(Variant("ninjato", keen=True), seed):
            view = here.view(here.player) if here.player is not None else None
            if view is None or view.phase != "face" or "Wins     against" not in board(here, here.player):
                continue
            first = board(here, here.player).split("Wins     against ")[1].split("\n")[0].split(": ")[1]
            if first.startswith("nothing"):
                assert not any(move.startswith("!") for move in here.legal_moves)
                continue
            moves = [] if first.startswith("strike now") else first.split(",")[0].split()
            there = play(here.copy(), " ".join(moves))
            assert any(move.startswith("!") for move in there.legal_moves), (here.snapshot(), moves)
            checked += 1
    assert checked > 3


# Where points come from


def test_the_final_scoring_names_every_source() -> None:
    here = game_ended(
        treasures="ffg",
        envoys="72",
        rumors=["W? W?? Ws G? A? D?", "D??"],
        elites="E51 E42",
        skills="choho",
        honor=[11, 0],
    )
    reasons = sources(here, 1, 0)
    assert reasons[0] == "honor before this position was set up: 11"
    assert any(reason.startswith("influence in the clans: ") for reason in reasons)
    assert "Greatest Warrior, 3 cards: 4 × 2 elite cards = 8" in reasons
    assert "Good Will of the People, 1 card: 1 × 6 rumors = 6" in reasons
    assert "Master of the Secret Arts, 1 card: 1 × 1 skill tile = 1" in reasons
    assert "Dishonorable Opponents: 1 × 4 as 2 players hold some = 4" in reasons
    assert "3 unspent treasures: 3" in reasons
    assert "2 elite cards: 3" in reasons
    for seat in range(2):
        assert sum(part.points for part in here.view(None).breakdown[seat]) == here.scores[seat]


def test_a_tie_is_explained() -> None:
    here = game_ended(honor=[10, 10], envoys=["", ""], hands=["", ""])
    assert here.outcome is not None
    assert here.outcome.winners == (0, 1)
    assert sources(here, None, 0)[-1] == "a tie is broken by envoys: 0 envoys"


def test_honor_is_counted_by_source_during_play() -> None:
    here = after("P1:fj", treasures="fj", palace="72")
    assert sources(here, 1, 0) == ["treasures paid for envoys: 7"]
    assert here.view(1).breakdown[0][0].message == "from-envoys"


def test_points_add_up_at_every_ply() -> None:
    for seed in range(effort(1, 3, 34)):
        for here in every_ply(Variant("ninjato", players=2 + seed % 3, keen=True), seed):
            view = here.view(None)
            assert [sum(part.points for part in lines) for lines in view.breakdown] == view.scores == list(here.scores)


# The board


def test_the_board_shows_the_open_components() -> None:
    here = position(hands=["15", "2"], sentry="4", neutral="fs", red="j", token="T5", sensei="kenjutsu taijutsu")
    text = board(here, 0)
    assert "House 1  Taira 5           sentry 4  f s J" in text
    assert "Sensei   Kenjutsu (tiger, a 5), Taijutsu (crane, any" in text
    assert "1 card in hand" in text
    assert " 1   5 " in text


def test_a_glance_is_shorter_than_the_board() -> None:
    for moves in ("dojo", "H1+"):
        here = after(moves, hands="15")
        glance = "".join(text for text, _ in here.glance(0))
        assert len(glance.splitlines()) < len(board(here, 0).splitlines())
    here = position()
    assert here.glance(0) == here.board(0)


def test_no_line_is_wider_than_sixty_columns() -> None:
    names = ["A name that is much longer than there is any room for on a board of sixty columns"] * 4
    for seed in range(effort(1, 3, 34)):
        for here in every_ply(Variant("ninjato", players=4, keen=True), seed):
            for seat in (None, 0):
                for picture in (here.board(seat, names), here.glance(seat, names) if not here.is_over else []):
                    assert all(len(row) <= 60 for row in "".join(text for text, _ in picture).splitlines())
