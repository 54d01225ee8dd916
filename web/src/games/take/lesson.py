"""The guided first game of Ta-Ke; `tools/lessons.py` describes the format, `make generate` writes lesson.json."""

from tools.lessons import Lesson, Play, Reply, Scene, Tell

from zashiki import Position

COLUMNS = "DRGN"


def table(stacks: str, ghosts: str, mine: str, theirs: str, scores: tuple[int, int] = (0, 0)) -> Position:
    """A position with the learner to decide.

    `stacks` has the chips of the spaces A to E, bottom to top; `ghosts` the letters of the spaces with a ghost. A
    courtyard has three words: the chips in the bottom row, those in the middle row, and the columns with a Samurai over
    them. Nothing is written as '-'.
    """
    hall = [[chip for chip in stack if chip != "-"] for stack in stacks.split()]
    flags = [int(letter in ghosts) for letter in "ABCDE"]
    courts = [
        dict(zip(("bottom", "middle", "samurai"), (_counts(row) for row in court.split()), strict=True))
        for court in (mine, theirs)
    ]
    return Position.restore(
        {
            "game": "take",
            "options": {"ninja_values": "2/1", "ninja_repeats": "no"},
            "player": 0,
            "scores": list(scores),
            "stacks": hall,
            "ghosts": flags,
            "supply": len(flags) - sum(flags),
            "courts": courts,
            "used": [],
            "closed": [],
            "samurai_moves": None,
            "taken": 35 - sum(map(len, hall)),
        }
    )


def _counts(row: str) -> dict[str, int]:
    return {column: row.count(column) for column in COLUMNS}


FIRST_TURNS = Scene(
    table("SDRNDRN NSDRNGG GRSNGDD RNRDNGG DSRSSGS", "-", "- - -", "- - -"),
    [
        Tell("aim", at="score:0 score:1", teaches="aim"),
        Tell("hall", at="hall", teaches="hall"),
        Play("take", "B", teaches="take courtyard"),
        Tell("score", at="hall:B hall:D court:0:bottom:G", teaches="score influence"),
        Reply("ghost", "D", at="hall:B hall:D", teaches="ghost"),
        Tell("both", at="hall:B hall:D score:0 score:1", teaches="both"),
        Play("samurai", "E>G", teaches="samurai"),
        Tell("counts", at="hall:B hall:D hall:E court:0:samurai:G court:0:bottom:G", teaches="over"),
    ],
)

THE_LAST_FREE_STACK = Scene(
    table("R DNG NRS GDRN SNGD", "BCDE", "DRGN DRG GGD", "DRN DRGGN RN", (48, 52)),
    [
        Play("empty", "A"),
        Tell("printed", at="hall:A hall:C", teaches="printed samurai-scored"),
        Tell("home", at="supply", teaches="home"),
    ],
)

A_DAIMYO = Scene(
    table("NDSRG RGNDN SDNGG DRSNR RGD", "BD", "DGRN - RN", "DRN G GD", (21, 25)),
    [
        Tell(
            "abilities", at="court:0:bottom:D court:0:bottom:R court:0:bottom:G court:0:bottom:N", teaches="abilities"
        ),
        Play("daimyo", "D:", teaches="daimyo"),
        Play("middle", "s:R>G", teaches="middle"),
        Play("enough", "s."),
        Play("daimyo-take", "C"),
        Tell("daimyo-score", at="hall:A hall:C court:0:samurai:G court:0:bottom:G"),
    ],
)

A_RONIN_AND_A_GEISHA = Scene(
    table("SNDDN DNRGNG - RSSRNG DRGD", "AB", "DRRG N DN", "RNG DG GR", (33, 36)),
    [
        Play("ronin", "R:A>-", teaches="ronin"),
        Play("geisha", "G:A>C", teaches="geisha empty-space"),
        Tell("closed", at="hall:C", teaches="closed"),
        Play("geisha-take", "A"),
        Tell("geisha-score", at="hall:A hall:E court:0:samurai:D court:0:bottom:D"),
    ],
)

A_NINJA = Scene(
    table("GDRN DNG GDS NRG NDGR", "BE", "NNDR GR NND", "RND GDR DGR", (47, 50)),
    [
        Play("ninja", "N.R:B>D", teaches="ninja"),
        Tell("pushed", at="court:1:middle:R", teaches="push"),
        Play("ninja-take", "B"),
        Tell("ninja-score", at="hall:A hall:B court:0:samurai:N court:0:middle:N court:0:bottom:N"),
    ],
)

THE_LAST_CHIP = Scene(
    table("- - - - G", "BD", "DRGNN DDRRGGNN NNGD", "DRRGN DDDRRGGNN DRR", (141, 143)),
    [
        Play("last", "E"),
        Tell("end", at="score:0 score:1", teaches="end"),
    ],
)

LESSON = Lesson(
    topics={
        "rules-aim": "aim",
        "rules-table": "hall courtyard",
        "rules-turn": "take samurai",
        "take-rules-title-ghosts": "ghost home",
        "rules-scoring": "score influence both over printed samurai-scored",
        "take-rules-title-types": "abilities daimyo middle ronin geisha empty-space closed ninja push",
        "rules-end": "end",
    },
    scenes=[FIRST_TURNS, THE_LAST_FREE_STACK, A_DAIMYO, A_RONIN_AND_A_GEISHA, A_NINJA, THE_LAST_CHIP],
)
