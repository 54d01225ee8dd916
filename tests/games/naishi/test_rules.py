"""The rules of Naishi, in hand-made and scripted positions."""

import pytest

from tests.games.naishi.positions import position, snapshot
from tests.playing import Variant, every_ply, random_position
from tests.said import deeds, question
from zashiki import BadSnapshot, IllegalMove, Position
from zashiki.games.naishi.actions import ACTIONS
from zashiki.kernel.rule import JIT

PILES = ("AAS", "NFB", "TTT", "EEE", "HSK")
FIRST, SECOND = ("MMMMM", "MMMMF"), ("MMMMM", "MFRRI")
"""Line and Hand of each seat."""
GAMES = 300 if JIT else 15


def starting_with(prefix: str, moves: list[str]) -> list[str]:
    return [move for move in moves if move.startswith(prefix)]


def in_play(**fields: object) -> Position:
    """A position in mid-game, with seat 0 to begin a turn."""
    return position(FIRST, SECOND, PILES, **fields)


def court(swap: list[int], discard: list[int], decree: int | None = None) -> dict[str, object]:
    return {"swap": swap, "discard": discard, "decree": decree}


def test_there_are_72_move_names() -> None:
    assert len(ACTIONS) == len(set(ACTIONS.moves)) == 72


def test_the_set_up_asks_each_seat_for_a_card() -> None:
    game = Position.deal("naishi", seed=3)
    dealt = game.snapshot()["dealt"]
    assert game.legal_moves == ["k1", "k2"]
    game.push("k1")
    assert game.player == 1
    assert game.legal_moves == ["k1", "k2"]
    game.push("k2")
    data = game.snapshot()
    assert data["given"] == [dealt[0][1], dealt[1][0]]
    assert sorted(data["hands"][0]) == sorted(["Mountain"] * 3 + [dealt[0][0], dealt[1][0]])
    assert sorted(data["hands"][1]) == sorted(["Mountain"] * 3 + [dealt[1][1], dealt[0][1]])
    assert (data["phase"], data["turn"], game.player) == ("play", 1, 0)


def test_at_most_66_moves_are_legal() -> None:
    game = in_play(court=court([1, 0], [0, 0]))
    assert len(game.legal_moves) == 66
    assert max(len(ply.legal_moves) for ply in every_ply(Variant("naishi"), 4)) <= 66


def test_develop_replaces_discards_and_reveals() -> None:
    game = in_play()
    game.push("H5")
    data = game.snapshot()
    assert data["hands"][0][4] == "Monk"
    assert data["discard"][-1] == "Fort"
    assert data["piles"][4] == ["Horseman", "Sentinel"]
    assert data["stage"] == "add"
    assert "-" in game.legal_moves
    assert not starting_with("L", game.legal_moves)
    game.push("-")
    assert game.player == 1


def test_without_a_free_emissary_a_develop_ends_the_turn() -> None:
    game = in_play(court=court([1, 0], [1, 0]))
    assert not starting_with("s", game.legal_moves)
    game.push("L1")
    assert game.player == 1


def test_only_develop_may_follow_an_additional_action() -> None:
    game = in_play()
    game.push("sR12")
    assert [pile[-1] for pile in game.snapshot()["piles"][:2]] == ["Banner", "Sentinel"]
    assert set(game.legal_moves) == {f"{row}{column}" for row in "LH" for column in range(1, 6)}
    game.push("L1")
    assert game.player == 1


def test_the_card_of_the_lower_column_is_discarded_first() -> None:
    game = in_play()
    game.push("x14")
    data = game.snapshot()
    assert data["discard"][-2:] == ["Sentinel", "Rice field"]
    assert data["court"]["discard"] == [1, 0]


def test_discard_two_before_the_develop_must_leave_a_river_card() -> None:
    """After the develop the River may become empty."""
    game = position(FIRST, SECOND, ("A", "N", "", "", ""), last_turn=True)
    assert not starting_with("x", game.legal_moves)
    more = position(FIRST, SECOND, ("A", "N", "T", "", ""), last_turn=True)
    assert starting_with("x", more.legal_moves) == ["x12", "x13", "x23"]
    more.push("L1")
    assert starting_with("x", more.legal_moves) == ["x23"]
    more.push("x23")
    assert more.is_over


def test_a_develop_may_empty_the_river() -> None:
    game = position(FIRST, SECOND, ("A", "", "", "", ""), last_turn=True)
    assert starting_with("L", game.legal_moves) == ["L1"]
    game.push("L1")
    assert not starting_with("x", game.legal_moves)
    assert not starting_with("sR", game.legal_moves)
    game.push("-")
    assert game.is_over


def test_what_the_opponent_knows_moves_with_the_cards() -> None:
    game = in_play(known=[[True, False, True, True, True], [True] * 5])
    game.push("sH12")
    assert game.snapshot()["known"][0] == [False, True, True, True, True]
    game.pop()
    game.push("sV2")
    assert game.snapshot()["known"][0] == [True] * 5


def test_a_decree_exchanges_cards_and_its_emissary_stays() -> None:
    game = in_play()
    game.push("dH2")
    data = game.snapshot()
    assert data["hands"][0][1] == "Fort"
    assert data["hands"][1][1] == "Mountain"
    assert data["court"]["decree"] == 0
    assert game.player == 1
    assert not starting_with("d", game.legal_moves)
    game.push("L1")
    game.push("-")
    assert not starting_with("d", game.legal_moves)
    assert "r" not in game.legal_moves  # the decree's emissary is never recalled


@pytest.mark.parametrize(
    ("swap", "discard", "option", "recalls"),
    [
        (0, 0, "one-or-both", []),
        (1, 0, "one-or-both", ["r"]),
        (0, 1, "one-or-both", ["r"]),
        (1, 1, "one-or-both", ["r", "rs", "rx"]),
        (2, 0, "one-or-both", ["r", "rs"]),
        (0, 2, "one-or-both", ["r", "rx"]),
        (1, 1, "all", ["r"]),
        (2, 0, "all", ["r"]),
    ],
)
def test_recall_takes_back_all_emissaries_or_one(swap: int, discard: int, option: str, recalls: list[str]) -> None:
    game = in_play(court=court([swap, 0], [discard, 0]), options={"recall": option})
    assert starting_with("r", game.legal_moves) == recalls
    for move in recalls:
        game.push(move)
        after = game.snapshot()["court"]
        expected = {"r": (0, 0), "rs": (swap - 1, discard), "rx": (swap, discard - 1)}[move]
        assert (after["swap"][0], after["discard"][0]) == expected
        game.pop()


def test_both_players_share_the_spaces_of_the_court() -> None:
    game = in_play(court=court([1, 2], [0, 0]))
    assert not starting_with("s", game.legal_moves)
    assert starting_with("x", game.legal_moves)
    game = in_play(court=court([0, 0], [1, 1]))
    assert not starting_with("x", game.legal_moves)
    assert starting_with("s", game.legal_moves)


@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_declaration_the_opponent_has_one_last_turn(seat: int) -> None:
    piles = ("", "NFB", "TTT", "EEE", "HSK")
    game = position(FIRST, SECOND, piles, player=seat)
    assert "end" in game.legal_moves
    game.push("end")
    assert game.player == 1 - seat
    assert game.snapshot()["last_turn"] is True
    assert "end" not in game.legal_moves
    game.push("L2")
    game.push("-")
    assert game.is_over


def test_no_turn_follows_a_last_turn_that_empties_a_second_pile() -> None:
    """Example 6: seat 1 declares; seat 0's last turn empties a second pile."""
    game = position(FIRST, SECOND, ("", "N", "TTT", "EEE", "HSK"), player=1)
    game.push("end")
    game.push("L2")
    game.push("-")
    assert game.is_over
    assert game.snapshot()["last_turn"] is True


def test_two_empty_piles_after_seat_0_give_seat_1_a_last_turn() -> None:
    game = position(FIRST, SECOND, ("", "N", "TTT", "EEE", "HSK"))
    game.push("L2")
    game.push("-")
    assert game.player == 1
    assert game.snapshot()["last_turn"] is True
    assert "end" not in game.legal_moves


def test_two_empty_piles_after_seat_1_end_the_game_at_once() -> None:
    game = position(FIRST, SECOND, ("", "N", "TTT", "EEE", "HSK"), player=1)
    game.push("L2")
    game.push("-")
    assert game.is_over
    assert game.snapshot()["last_turn"] is False


def test_the_end_cannot_be_declared_while_every_pile_has_cards() -> None:
    assert "end" not in in_play().legal_moves


def test_random_games_last_6_to_55_turns() -> None:
    turns = [random_position("naishi", seed).snapshot()["turn"] for seed in range(GAMES)]
    assert min(turns) >= 6
    assert max(turns) <= 55


@pytest.mark.parametrize(
    ("fields", "wrong", "words"),
    [
        ({}, "k1", "only in the set-up"),
        ({}, "-", "a turn needs a main action"),
        ({}, "end", "only if a pile is empty"),
        ({}, "r", "no emissary to recall"),
        ({"court": {"swap": [1, 0], "discard": [0, 0], "decree": None}}, "rs", "use r"),
        ({"court": {"swap": [2, 0], "discard": [0, 0], "decree": None}}, "rx", "on such a space"),
        ({"court": {"swap": [2, 0], "discard": [0, 0], "decree": None}}, "sL12", "no free emissary"),
        ({"court": {"swap": [0, 0], "discard": [0, 0], "decree": 1}}, "dL1", "has been used"),
        ({"court": {"swap": [1, 2], "discard": [0, 0], "decree": None}}, "sL12", "all swap spaces"),
        ({"court": {"swap": [0, 0], "discard": [1, 1], "decree": None}}, "x12", "both discard spaces"),
    ],
)
def test_illegal_moves_are_refused_with_a_reason(fields: dict[str, object], wrong: str, words: str) -> None:
    with pytest.raises(IllegalMove, match=words):
        in_play(**fields).push(wrong)


def test_the_reason_depends_on_piles_and_stage() -> None:
    game = position(FIRST, SECOND, ("", "N", "TTT", "EEE", "HSK"))
    for wrong, words in {"L1": "pile 1 is empty", "x12": "both piles must have a card"}.items():
        with pytest.raises(IllegalMove, match=words):
            game.push(wrong)
    few = position(FIRST, SECOND, ("A", "N", "", "", ""), last_turn=True)
    with pytest.raises(IllegalMove, match="must keep a card"):
        few.push("x12")
    game.push("L3")
    with pytest.raises(IllegalMove, match="you have developed"):
        game.push("L3")
    game.pop()
    game.push("sL12")
    with pytest.raises(IllegalMove, match="you must develop"):
        game.push("dL1")
    with pytest.raises(IllegalMove, match="first keep one"):
        Position.deal("naishi", seed=1).push("L1")


@pytest.mark.parametrize(
    ("piles", "moves", "reason"),
    [
        (("", "N", "TTT", "EEE", "HSK"), ["L2", "-"], "two piles are empty, so this is the last turn anyway"),
        (("", "NF", "TTT", "EEE", "HSK"), ["end"], "your opponent has declared the end; this is the last turn"),
        (("", "NF", "TTT", "EEE", "HSK"), ["L2"], "you have developed"),
    ],
)
def test_a_refused_declaration_names_the_cause_of_the_last_turn(
    piles: tuple[str, ...], moves: list[str], reason: str
) -> None:
    game = position(FIRST, SECOND, piles)
    for move in moves:
        game.push(move)
    with pytest.raises(IllegalMove, match=reason):
        game.push("end")


def test_discard_two_after_a_develop_is_refused_for_an_empty_pile_only() -> None:
    game = position(FIRST, SECOND, ("AA", "N", "", "", ""), last_turn=True)
    game.push("L2")
    with pytest.raises(IllegalMove, match="both piles must have a card"):
        game.push("x12")


def test_moves_are_narrated() -> None:
    game = in_play()
    for move, texts in {
        "H5": ["", "develops Hand 5: the Monk for the Fort", "Pile 5 shows the Sentinel"],
        "sV5": [
            "sends an emissary to swap Hand 5 and Line 5",
            "moves the Fort to Line 5",
            "moves the Mountain to Hand 5",
        ],
        "dL1": ["decrees an exchange of Line 1", "gives the Mountain", "gets the Mountain for it"],
        "dH2": ["decrees an exchange of Hand 2", "gives the Mountain", "gets the Fort for it"],
        "sR12": [
            "sends an emissary to swap River 1 and 2",
            "moves the Sentinel to River 2",
            "moves the Banner to River 1",
        ],
        "sL12": [
            "sends an emissary to swap Line 1 and 2",
            "moves the Mountain to Line 2",
            "moves the Mountain to Line 1",
        ],
        "sH12": [
            "sends an emissary to swap Hand 1 and 2",
            "moves the Mountain to Hand 2",
            "moves the Mountain to Hand 1",
        ],
    }.items():
        game.push(move)
        assert deeds(game, 1) == texts
        game.pop()
    game.push("dH2")
    assert deeds(game, None) == [
        "decrees an exchange of Hand 2",
        "gives a hidden card",
        "gets a hidden card for it",
    ]
    done = position(FIRST, SECOND, PILES, court=court([1, 0], [1, 0]))
    for move, text in {
        "r": "recalls both emissaries",
        "rs": "recalls an emissary from a swap space",
        "rx": "recalls an emissary from a discard space",
    }.items():
        done.push(move)
        assert ", ".join(filter(None, deeds(done, 1))) == text
        done.pop()


def test_the_prompt_lists_the_open_actions() -> None:
    game = Position.deal("naishi", seed=1)
    assert question(game).startswith("Keep one of your two cards")
    game = in_play()
    assert question(game) == "Take a River card or send an emissary."
    game.push("sL12")
    assert question(game) == "Now take a River card."
    game.pop()
    game.push("L1")
    assert question(game) == "Send an emissary or finish the turn."
    game = position(FIRST, SECOND, ("", *PILES[1:]), court=court([1, 0], [1, 0]))
    assert question(game) == "Take a River card, recall your emissaries or declare the end."
    game = position(FIRST, SECOND, ("", *PILES[1:]), court=court([1, 0], [0, 0]))
    assert question(game) == "Take a River card, send or recall emissaries, or declare the end."
    game = position(FIRST, SECOND, ("", *PILES[1:]), court=court([0, 0], [1, 0], decree=0), last_turn=True)
    assert question(game) == "Last turn: take a River card or recall your emissaries."


def test_the_prompt_mentions_exactly_the_legal_kinds_of_moves() -> None:
    words = {"river": "LH", "send": "dsx", "recall": "r", "declare": "e", "finish": "-"}
    for seed in range(GAMES // 15):
        for ply in every_ply(Variant("naishi"), seed):
            if ply.is_over or ply.legal_moves == ["k1", "k2"]:
                continue
            first_letters = {move[0] for move in ply.legal_moves}
            for word, letters in words.items():
                assert (word in question(ply).lower()) == bool(first_letters & set(letters)), (word, question(ply))


REFUSED = {
    "missing card": ({"discard": []}, "expected"),
    "unknown card": ({"discard": ["Dragon"]}, "no card 'Dragon'"),
    "phase": ({"phase": "end"}, "set-up, play or over"),
    "stage": ({"stage": "middle"}, "begin, develop or add"),
    "player": ({"player": 2}, "player is 2"),
    "nobody": ({"player": None}, "player is None"),
    "turn": ({"turn": 0}, "turn is 0"),
    "short line": ({"lines": [["Mountain"], ["Mountain"] * 5]}, "the Line of seat 0 has 1 cards"),
    "one hand": ({"hands": [["Mountain"] * 5]}, "hands has 1 entries; expected 2"),
    "keep": ({"keep": [3, 1]}, "keep of seat 0 is 3"),
    "not chosen": ({"keep": [None, 1]}, "keep of seat 0 is null"),
    "given": ({"given": ["Monk", "Sentinel"]}, "seat 0 gave 'Monk'"),
    "no given": ({"given": None}, "given must have the card that each seat gave"),
    "unknown place": ({"known": [[False] * 5, [True] * 5]}, "not all from its first Hand"),
    "too many emissaries": ({"court": {"swap": [3, 0], "discard": [0, 0], "decree": None}}, "has sent 3 emissaries"),
    "swap spaces": ({"court": {"swap": [2, 2], "discard": [0, 0], "decree": None}}, "4 emissaries on 3 swap"),
    "discard spaces": ({"court": {"swap": [0, 0], "discard": [2, 1], "decree": None}}, "3 emissaries on 2 discard"),
    "decree": ({"court": {"swap": [0, 0], "discard": [0, 0], "decree": 5}}, "decree is 5"),
    "court": ({"court": {"swap": [0], "discard": [0, 0], "decree": None}}, "for each of two seats"),
    "nobody sent": ({"stage": "develop"}, "has sent no emissary"),
    "nobody free": ({"stage": "add", "court": {"swap": [2, 0], "discard": [0, 0], "decree": None}}, "no free emissary"),
    "scores": ({"scores": [99, 0]}, "are worth"),
    "last turn": ({"last_turn": True}, "no pile is empty"),
    "dealt mountains": ({"dealt": [["Mountain", "Monk"], ["Monk", "Monk"]]}, "do not contain these"),
    "dealt four Naishi": ({"dealt": [["Naishi", "Naishi"], ["Naishi", "Naishi"]]}, "do not contain these"),
    "colour": ({"colour": "red"}, "colour"),
}


@pytest.mark.parametrize(("change", "words"), REFUSED.values(), ids=REFUSED)
def test_impossible_snapshots_are_refused_with_a_reason(change: dict[str, object], words: str) -> None:
    given = snapshot(FIRST, SECOND, PILES)
    Position.restore(given)
    with pytest.raises(BadSnapshot, match=words):
        Position.restore({**given, **change})


def test_snapshots_with_impossible_piles_are_refused() -> None:
    with pytest.raises(BadSnapshot, match="must be a last turn"):
        position(FIRST, SECOND, ("", "", "TTT", "EEE", "HSK"), scores=[0, 0])
    with pytest.raises(BadSnapshot, match="nothing can be developed"):
        position(FIRST, SECOND, ("", "", "", "", ""), last_turn=True, scores=[0, 0])
    with pytest.raises(BadSnapshot, match="at most 6"):
        position(FIRST, SECOND, ("AASNFBT", "", "", "", ""), last_turn=True, scores=[0, 0])
    with pytest.raises(BadSnapshot, match="Mountains are never in the River"):
        position(FIRST, SECOND, ("M", "NFB", "TTT", "EEE", "HSK"), scores=[0, 0])


def test_impossible_snapshots_of_the_set_up_are_refused() -> None:
    given = Position.deal("naishi", seed=1).snapshot()
    Position.restore(given)
    changes: list[tuple[dict[str, object], str]] = [
        ({"player": 1}, "seat 0 chooses first"),
        ({"keep": [1, None]}, "seat 0 chooses first"),
        ({"turn": 1}, "turn is 1"),
        ({"given": ["Monk", "Fort"]}, "given and scores must be null"),
        ({"known": [[True] * 5, [False] * 5]}, "nothing is known"),
        ({"discard": ["Mountain"]}, "expected 16"),
    ]
    for change, words in changes:
        with pytest.raises(BadSnapshot, match=words):
            Position.restore({**given, **change})
    moved = [*given["piles"][0][:5], given["dealt"][0][0]], [given["piles"][0][5], given["dealt"][0][1]]
    swapped = {**given, "piles": [moved[0], *given["piles"][1:]], "dealt": [moved[1], given["dealt"][1]]}
    assert Position.restore(swapped).snapshot() == swapped
    odd = {**given, "lines": [[*given["lines"][0][:4], given["dealt"][0][0]], given["lines"][1]]}
    with pytest.raises(BadSnapshot):
        Position.restore(odd)
