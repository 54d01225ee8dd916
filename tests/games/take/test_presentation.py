"""Narration, descriptions, objections, primer, text board and view of Ta-Ke."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import FEW
from tests.games.take.positions import court, position
from tests.playing import SEEDS, Variant, every_ply
from tests.said import deeds, question
from zashiki import IllegalMove, Position
from zashiki.games.take.actions import ACTIONS
from zashiki.kernel.catalogue import catalogue

STACKS = ["RD", "DR", "GD", "RS", "DG"]


def rich() -> Position:
    """A position in which every kind of move is legal, except those of a Daimyo's Samurai."""
    return position(STACKS, court(bottom="DRGN", samurai="RG"), opposing_bottom="DRG", ghosts="B")


@pytest.mark.parametrize(
    ("move", "events"),
    [
        ("D:", ["uses a Daimyo to move Samurai"]),
        ("R:B>-", ["uses a Ronin", "sends the ghost on B home"]),
        ("R:B>C", ["uses a Ronin", "moves the ghost on B to C"]),
        ("R:->A", ["uses a Ronin", "brings a ghost from the supply to A"]),
        ("G:A>C", ["uses a Geisha", "moves the Daimyo on A to C"]),
        ("N.R:B>-", ["uses a Ninja", "pushes the opponent's Ronin up", "sends the ghost on B home"]),
        ("N.G:A>C", ["uses a Ninja", "pushes the opponent's Geisha up", "moves the Daimyo on A to C"]),
        ("N.D", ["uses a Ninja", "pushes the opponent's Daimyo up to move Samurai"]),
        ("N.D:-", ["uses a Ninja", "pushes the opponent's Daimyo up"]),
        (
            "D>G",
            [
                "takes the Samurai from D, to lie over the Geishas",
                "leaves a ghost on D",
                "scores Ronin: 2 × 3 = 6 (1 × 2 at the bottom, 1 Samurai)",
                "scores Ronin: 2 × 4 = 8 (1 × 2 at the bottom, 2 × 1 in the middle)",
            ],
        ),
    ],
)
def test_moves_are_narrated(move: str, events: list[str]) -> None:
    here = rich()
    here.push(move)
    assert deeds(here, 1) == events


def test_a_position_says_what_it_asks_of_the_player() -> None:
    here = rich()
    assert question(here) == "Take a chip, or use an ability first."
    here.push("D:")
    assert question(here) == "Move a Samurai."
    here.push("s:R>G")
    assert question(here) == "Move another Samurai, or let the others stay."
    assert question(position(STACKS)) == "Take a chip."
    over = position(["", "", "", "D", ""])
    over.push("D")
    assert question(over) == ""


def test_moves_of_a_daimyos_samurai_are_narrated() -> None:
    here = rich()
    for move, text in {
        "D:": "uses a Daimyo to move Samurai",
        "s:R>G": "moves a Samurai from the Ronin to the Geishas",
        "s.": "lets the other Samurai stay",
    }.items():
        here.push(move)
        assert deeds(here, 0) == [text]
        assert here.events(0)[0].seat == 0


def test_events_say_what_went_where() -> None:
    here = rich()
    here.push("N.G:A>C")
    ninja, pushed, chip = here.events(None)
    assert (ninja.source, ninja.target) == ("court:0:bottom:N", "court:0:middle:N")
    assert (pushed.source, pushed.target) == ("court:1:bottom:G", "court:1:middle:G")
    assert (chip.piece, chip.source, chip.target) == ("D", "hall:A", "hall:C")


def test_a_take_is_described_with_what_it_would_score() -> None:
    assert rich().describe("A") == ("take the Daimyo from A; Ronin score 2 × 3 = 6 for you, 2 × 4 = 8 for the opponent")


def test_a_take_is_foreseen_with_what_it_would_score() -> None:
    taken, gain = rich().foresee("A")
    assert (taken.message, gain.piece, gain.points) == ("take", "R", 6)
    assert gain.args == {"times": 2, "influence": 3, "their_influence": 4, "their_points": 8}
    with pytest.raises(IllegalMove, match="ghost sits on B"):
        rich().foresee("B")


def test_a_description_changes_nothing() -> None:
    here = rich()
    before = bytes(here)
    for move in here.legal_moves:
        here.foresee(move)
    assert bytes(here) == before


@pytest.mark.parametrize(
    ("moves", "wrong", "reason"),
    [
        ([], "B", "a ghost sits on B"),
        ([], "D", "the Samurai on D needs a column, as in D>G"),
        ([], "A>G", "the Daimyo on A is not a Samurai"),
        ([], "s:R>G", "no Daimyo is moving Samurai"),
        ([], "s.", "no Daimyo is moving Samurai"),
        ([], "R:A>C", "there is no ghost on A"),
        ([], "G:B>C", "a ghost sits on B"),
        ([], "G:A>B", "a ghost sits on B"),
        (["G:A>C"], "C", "stack C is closed this turn"),
        (["G:A>C"], "G:C>A", "you have used a Geisha this turn"),
        (["G:A>C"], "N.G:C>A", "performed only once a turn"),
        (["N.R:B>-"], "R:->A", "performed only once a turn"),
        (["N.R:B>-"], "N.D:-", "you have used a Ninja this turn"),
        (["D:"], "A", r"the Daimyo is moving Samurai\. Move one that it has not moved, in the order D R G N\."),
        (["D:", "s:R>G"], "A", r"or stop with s\."),
        (["D:", "s:G>D"], "D:", "you have used a Daimyo this turn"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(moves: list[str], wrong: str, reason: str) -> None:
    here = rich()
    for move in moves:
        here.push(move)
    with pytest.raises(IllegalMove, match=reason):
        here.push(wrong)
    with pytest.raises(IllegalMove, match=reason):
        here.foresee(wrong)


def test_objections_to_abilities_without_their_chips() -> None:
    here = position(["RD", "", "", "", ""], court(bottom="DN"))
    for wrong, reason in {
        "B": "space B is empty",
        "R:->B": "you have no Ronin",
        "D:": "you have no Samurai to move",
        "N.G:-": "no Geisha in the bottom row to push",
    }.items():
        with pytest.raises(IllegalMove, match=reason):
            here.push(wrong)


def test_objections_to_ronin_and_geisha() -> None:
    here = position(["RD", "D", "", "", ""], court(bottom="RG"), ghosts="A")
    for wrong, reason in {
        "R:->A": "a ghost sits on A already",
        "R:->B": "no chip would be left to take",
        "G:B>C": "needs a stack of two or more chips, and B has 1",
        "G:B>A": "a ghost sits on A",
    }.items():
        with pytest.raises(IllegalMove, match=reason):
            here.push(wrong)


def test_the_board_shows_everything() -> None:
    here = rich()
    here.push("G:A>C")
    text = str(here)
    lines = text.splitlines()
    assert lines[0].split() == ["Seat", "1", "0", "points"]
    assert lines[-1].split() == ["▶", "Seat", "0", "0", "points"]
    assert "ghost" in text
    assert "closed" in text
    assert "[R]" in text  # A can be taken
    assert "[S]" in text
    assert "[D]" not in text  # C is closed
    assert "Samurai   Daimyo    Ronin     Geisha    Ninja" in text
    assert max(map(len, lines)) <= 58


def test_the_board_is_seen_from_both_sides() -> None:
    here = rich()
    top = {seat: "".join(text for text, _ in here.board(seat)).splitlines()[0] for seat in (0, 1, None)}
    assert top[0].split()[0] == top[None].split()[0] == "Seat"
    assert "Seat 1" in top[0]
    assert "Seat 0" in top[1]
    assert "Seat 1" in top[None]


def test_a_long_name_does_not_break_the_board() -> None:
    text = "".join(text for text, _ in rich().board(0, ["A" * 100, "B"]))
    assert max(map(len, text.splitlines())) <= 58


def test_the_view_has_what_a_page_needs() -> None:
    view = rich().view(1)
    data = {name: getattr(view, name) for name in view.__struct_fields__}
    assert data["shows"] == ["D", "R", "D", "S", "G"]
    assert data["ghosts"] == [False, True, False, False, False]
    assert data["beneath"] == ["R", "D", "G", "R", "D"]
    assert data["courts"][0].influence == {"S": 2, "D": 2, "R": 3, "G": 3, "N": 2}
    assert data["values"].bottom == {"D": 2, "R": 2, "G": 2, "N": 2}
    assert data["options"] == {"ninja_values": "2/1", "ninja_repeats": "no"}


def test_the_view_has_every_take_with_its_points() -> None:
    here = rich()
    takes = {take.move: (take.type, take.times, take.influence, take.points) for take in here.view(None).takes}
    assert list(takes) == ["A", "C", "D>D", "D>R", "D>G", "D>N", "E"]
    assert takes["A"] == ("R", 2, [3, 4], [6, 8])
    assert takes["D>R"] == ("R", 2, [4, 4], [8, 8])
    here.push("D:")
    assert here.view(None).takes == []


@given(SEEDS, st.sampled_from(["2/1", "1/0"]))
@settings(max_examples=FEW)
def test_takes_score_what_the_view_says(seed: int, values: str) -> None:
    for here in every_ply(Variant("take", {"ninja_values": values}), seed):
        takes = {take.move: take for take in here.view(None).takes}
        legal = [here.rulebook.moves[action] for action in here.legal_actions if action in ACTIONS.range("take")]
        assert list(takes) == legal
        for move, take in takes.items():
            before = here.scores
            here.push(move)
            after, view = here.scores, here.view(None)
            here.pop()
            assert take.points == [new - old for new, old in zip(after, before, strict=True)]
            assert take.type == view.shows["ABCDE".index(move[0])]
            assert take.times == view.shows.count(take.type)
            assert take.influence == [court.influence[take.type] for court in view.courts]


@pytest.mark.parametrize("values", ["2/1", "1/0"])
def test_the_board_shows_the_values_of_the_option(values: str) -> None:
    options = {"ninja_values": values, "ninja_repeats": "no"}
    text = str(position(STACKS, court(bottom="N"), options=options))
    assert ("worth 2, N 1" in text) == ("worth 1, N 0" in text) == (values == "1/0")


def test_the_primer_names_the_other_values_of_the_ninja() -> None:
    primer = catalogue().text("take-primer")
    assert "Ninjas are worth 1 and 0 with the option ninja_values 1/0" in primer
    assert max(map(len, primer.splitlines())) <= 60
