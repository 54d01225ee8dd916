"""The guided first game of Ninjato; tools/lessons.py describes the format."""

from typing import Any

from tests.games.ninjato.positions import last_placement, position
from tools.lessons import Lesson, Play, Reply, Scene, Tell, after

WARASHI = "2345"
TABLE: dict[str, Any] = {"palace": "72 57 33 21", "pavilion": "Wv P? G?? Dj"}

STRENGTH = position(
    hands=["1245", WARASHI],
    dojo_open="352",
    sensei="shinobi-iri kenjutsu",
    houses={
        1: {"sentry": "4", "neutral": "ssv"},
        2: {"sentry": "3a", "neutral": "fvj"},
        3: {"sentry": "1", "neutral": "fsj"},
        4: {"sentry": "5", "neutral": "fsg"},
        5: {"sentry": "2", "neutral": "fvv"},
    },
    next_bag="s",
    **TABLE,
)
DOJO_AND_SENSEI = position(
    hands=["12", WARASHI],
    treasures=["f", "fj"],
    turn=2,
    dojo_open="352",
    next_dojo="4",
    sensei="shinobi-iri kenjutsu",
    houses={1: {"sentry": "4"}, 3: {"sentry": "1", "neutral": "fsj"}},
    **{**TABLE, "palace": "75 57 33 21"},
)
STEALTH = position(
    hands=["234", WARASHI],
    treasures=["f", ""],
    skills="shinobi-iri",
    envoys=["", "75"],
    houses={1: {"sentry": "4"}, 3: {"sentry": "1", "neutral": "fsj"}},
    round=2,
    **TABLE,
)
BANZAI = after(
    position(
        hands=["235", WARASHI],
        treasures=["ff", ""],
        skills="shinobi-iri",
        envoys=["", "75"],
        houses={2: {"sentry": "4"}, 4: {"sentry": "2", "neutral": "fjjg"}},
        next_guards="4 3a",
        next_bag="v",
        round=3,
        **TABLE,
    ),
    "H4+ b3 ! banzai b5 !",
)
ELITE = after(
    position(
        hands=["335", WARASHI],
        treasures=["ffj", ""],
        skills="shinobi-iri",
        envoys=["", "75"],
        houses={2: {"sentry": "5"}, 5: {"sentry": "2", "neutral": "v", "red": "j"}},
        next_elites="E42",
        round=4,
        **TABLE,
    ),
    "H5+ b3 ! banzai b5",
)
DOUBLE = after(
    position(
        hands=["235", WARASHI],
        treasures=["fvg", ""],
        skills="shinobi-iri",
        envoys=["", "75"],
        elites="E42",
        houses={3: {"sentry": "1", "neutral": "f", "red": "jj"}},
        next_elites="D24",
        round=5,
        **TABLE,
    ),
    "H3+ b2 ! banzai b5",
)
PALACE_AND_PAVILION = position(
    hands=["13", WARASHI],
    treasures=["fvg", "jj"],
    skills="shinobi-iri",
    envoys=["36", "75"],
    elites="E42",
    tokens="T2 T4 M2 M4 T8",
    round=5,
    **TABLE,
)
SCORING = after(
    last_placement(
        hands=["13", WARASHI],
        treasures=["f", "s"],
        skills="shinobi-iri hensojutsu-crane",
        envoys=["36 72", "27 54 75"],
        rumors=["Wv W?", "G?"],
        elites="E42",
        honor=[41, 44],
        tokens="T2 T4 M2 M4 T8",
        palace="57 33 21 -",
        pavilion="As G?? Dj D?",
        sensei="",
        round=7,
    ),
    "H5+ yield",
)

LESSON = Lesson(
    topics={
        "rules-aim": "aim",
        "ninjato-rules-title-round": "place refill dojo limit order sensei round closed slots",
        "ninjato-rules-title-invasion": "strength card win leave three stealth banzai odds alarm fail clear token",
        "ninjato-rules-title-guards": "elite double both",
        "ninjato-rules-title-skills": "style skill used hensojutsu",
        "ninjato-rules-title-treasures": "gold",
        "ninjato-rules-title-envoys": "palace age",
        "ninjato-rules-title-rumors": "pavilion several",
        "ninjato-rules-title-clans": "rounds clans scoring",
        "rules-end": "end",
    },
    scenes=[
        Scene(
            STRENGTH,
            [
                Tell("aim", at="house:1 house:2 house:3 house:4 house:5", teaches="aim"),
                Play("strength", "H2+", teaches="place strength"),
                Play("card", "b4", teaches="card"),
                Play("strike", "!", teaches="win"),
                Play("leave", "leave", teaches="leave"),
                Tell("left", at="house:2", teaches="refill"),
            ],
        ),
        Scene(
            DOJO_AND_SENSEI,
            [
                Play("dojo", "dojo", teaches="dojo limit order"),
                Play("three", "t3", teaches="three"),
                Play("deck", "t?"),
                Reply("", "P1:fj"),
                Play("sensei", "learn:shinobi-iri", teaches="sensei style"),
                Tell("round", at="skill:0:shinobi-iri", teaches="round"),
            ],
        ),
        Scene(
            STEALTH,
            [
                Play("stealth", "H3-", teaches="stealth"),
                Play("low", "b2"),
                Play("skill", "shinobi", teaches="skill"),
                Play("strike", "!"),
                Tell("used", at="used:0:shinobi-iri", teaches="used"),
            ],
        ),
        Scene(
            BANZAI,
            [
                Play("banzai", "banzai", at="outlook", teaches="banzai odds"),
                Play("alarm", "yield", at="guard", teaches="alarm"),
                Play("fail", "k:j", teaches="fail"),
                Tell("lost", at="house:4"),
            ],
        ),
        Scene(
            ELITE,
            [
                Play("elite", "!", teaches="elite"),
                Play("clear", "T8", teaches="clear token"),
                Tell("closed", at="house:5", teaches="closed"),
            ],
        ),
        Scene(
            DOUBLE,
            [
                Play("double", "!4", teaches="double"),
                Play("second", "b3"),
                Play("both", "!2", teaches="both"),
            ],
        ),
        Scene(
            PALACE_AND_PAVILION,
            [
                Play("palace", "P1:fj", teaches="palace gold"),
                Reply("", "R4:j"),
                Play("pavilion", "R1:v", teaches="pavilion"),
                Tell("slots", at="palace:1 pavilion:1 pavilion:4", teaches="slots"),
            ],
        ),
        Scene(
            SCORING,
            [
                Tell("rounds", at="rounds", teaches="rounds clans"),
                Tell("age", at="envoy:72", teaches="age"),
                Play("hensojutsu", "h36", teaches="hensojutsu"),
                Reply("", "sh"),
                Play("scoring", "sh", teaches="scoring"),
                Reply("", "sR1"),
                Tell("several", at="rumor:0:W", teaches="several"),
                Tell("end", teaches="end"),
            ],
        ),
    ],
)
