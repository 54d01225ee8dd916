"""The guided first game of Naishi; `make generate` writes it to lesson.json."""

from collections import Counter
from typing import Any

from tools.lessons import Lesson, Play, Reply, Scene, Tell

from zashiki import Position
from zashiki.games.naishi.components import COPIES, NAMES, PILE_SIZE

DEALT = [["Horseman", "Torii"], ["Sentinel", "Ronin"]]
"""You keep the Horseman, Warashi keeps the Ronin."""
NOTHING_KNOWN = [[False] * 5, [False] * 5]
MOUNTAINS = ["Mountain"] * 5
RIVER = "river:1 river:2 river:3 river:4 river:5"
LINE = "line:0:1 line:0:2 line:0:3 line:0:4 line:0:5"
HAND = "hand:0:1 hand:0:2 hand:0:3 hand:0:4 hand:0:5"


def position(piles: list[str], sizes: list[int], **fields: Any) -> Position:
    """A position with these cards on its piles, from the top down; all others lie below them or are discarded."""
    tops = [pile.split(", ") for pile in piles]
    left = Counter(dict(zip(NAMES, COPIES.tolist(), strict=True)))
    in_setup = fields["phase"] == "set-up"
    shown = [*fields["lines"], *fields["hands"], *tops, *(DEALT if in_setup else [])]
    left.subtract(card for cards in shown for card in cards)
    spare = [card for card in left.elements() if card != "Mountain"]
    filled = []
    for top, size in zip(tops, sizes, strict=True):
        missing = size - len(top)
        filled.append([*spare[:missing], *reversed(top)])
        spare = spare[missing:]
    discard = [] if in_setup else [*spare, *["Mountain"] * left["Mountain"]]
    court = {"swap": [0, 0], "discard": [0, 0], "decree": None}
    rest = {"dealt": DEALT, "piles": filled, "discard": discard, "player": 0, "last_turn": False, "court": court}
    return Position.restore({"game": "naishi", "options": {"recall": "one-or-both"}, **rest, **fields}, seed=1)


FIRST = position(
    ["Rice field", "Advisor", "Naishi", "Banner", "Fort"],
    [PILE_SIZE] * 5,
    phase="set-up",
    stage=None,
    lines=[MOUNTAINS, MOUNTAINS],
    hands=[MOUNTAINS[:3], MOUNTAINS[:3]],
    keep=[None, None],
    given=None,
    known=NOTHING_KNOWN,
    turn=0,
    scores=None,
)
MIDDLE = position(
    ["Rice field", "Advisor", "Torii, Advisor", "Sentinel", "Monk, Fort"],
    [4, 6, 4, 5, 5],
    phase="play",
    stage="begin",
    lines=[
        ["Rice field", "Mountain", "Naishi", "Banner", "Mountain"],
        ["Advisor", "Mountain", "Monk", "Mountain", "Fort"],
    ],
    hands=[
        ["Horseman", "Mountain", "Sentinel", "Mountain", "Mountain"],
        ["Mountain", "Ronin", "Mountain", "Torii", "Mountain"],
    ],
    keep=[1, 2],
    given=["Torii", "Sentinel"],
    known=NOTHING_KNOWN,
    turn=7,
    scores=[16, -2],
)
LATE = position(
    ["Fort", "Sentinel", "Rice field", "Ronin", "Advisor"],
    [3, 2, 1, 2, 3],
    phase="play",
    stage="begin",
    lines=[
        ["Rice field", "Advisor", "Naishi", "Banner", "Mountain"],
        ["Advisor", "Naishi", "Monk", "Sentinel", "Torii"],
    ],
    hands=[
        ["Rice field", "Torii", "Torii", "Horseman", "Ninja"],
        ["Mountain", "Fort", "Ronin", "Monk", "Mountain"],
    ],
    keep=[1, 2],
    given=["Torii", "Sentinel"],
    known=[[True, True, True, False, True], [False, True, False, True, False]],
    court={"swap": [0, 1], "discard": [0, 1], "decree": None},
    turn=29,
    scores=[54, 4],
)

LESSON = Lesson(
    topics={
        "rules-aim": "territory",
        "rules-table": "draft hand river eye",
        "rules-turn": "develop line additional decree recall declare",
        "naishi-rules-title-emissaries": "swap discard",
        "rules-end": "empty last tie",
        "rules-scoring": "naishi fort beside advisor horseman banner monk rice sentinel mountain ninja ronin torii",
    },
    scenes=[
        Scene(
            FIRST,
            [
                Tell("territory", at=f"{LINE} hand:0:1 hand:0:2 hand:0:3 dealt:0", teaches="territory"),
                Play("draft", "k1", teaches="draft"),
                Reply("hand", "k2", at=HAND, teaches="hand"),
                Tell("river", at=RIVER, teaches="river"),
                Play("develop", "L3", teaches="develop line naishi"),
                Play("finish", "-", at="emissaries:0", teaches="additional"),
                Reply("fort", "L5", at="line:1:5", teaches="fort"),
            ],
        ),
        Scene(
            MIDDLE,
            [
                Play("beside", "L2", teaches="beside advisor"),
                Play("swap", "sH14", teaches="swap horseman banner"),
                Reply("eye", "H5", at="hand:1:5", teaches="eye monk"),
                Reply("", "-"),
                Play("rice", "H1", teaches="rice"),
                Play("discard", "x35", teaches="discard"),
                Reply("sentinel", "L4", at="line:1:4 line:1:5", teaches="sentinel"),
                Reply("", "-"),
                Play("recall", "r", teaches="recall"),
                Tell("recalled", at="emissaries:0"),
            ],
        ),
        Scene(
            LATE,
            [
                Tell("mountain", at="line:0:5", teaches="mountain"),
                Tell("ninja", at="hand:0:5", teaches="ninja"),
                Tell("ronin", at="river:4", teaches="ronin"),
                Play("decree", "dL5", teaches="decree torii"),
                Reply("empty", "L3", at="river:3", teaches="empty"),
                Play("declare", "end", teaches="declare"),
                Reply("last", "H1", at="hand:1:1", teaches="last tie"),
            ],
        ),
    ],
)
