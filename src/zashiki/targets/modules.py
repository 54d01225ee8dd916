"""The entry points of a game's WebAssembly module: the functions that browsers call, and the types of their arguments.

Most are functions of `kernel.dispatch`, which `Position` calls too; so a position in a browser has the same parts.
"""

from typing import Any, NamedTuple, TypeAlias

import numba
import numpy as np
from numba import types

from zashiki.kernel import dispatch, maths
from zashiki.kernel import random as randomness
from zashiki.kernel.batch import play_random_games
from zashiki.kernel.engine import CANDIDATE
from zashiki.kernel.facts import FACT
from zashiki.kernel.rulebook import Rulebook
from zashiki.targets import replay
from zashiki.warashi import levels
from zashiki.warashi.analysis import engine_for

Signature: TypeAlias = tuple[Any, ...]


class Entry(NamedTuple):
    """An entry point."""

    rule: Any
    signature: Signature


NUMBER, WORD, FLOAT = types.int64, types.uint64, types.float64


def entries(book: Rulebook) -> dict[str, Entry]:
    """All entry points of a game, by name."""
    return {name: Entry(*entry) for name, entry in {**_position(book), **_engine(book)}.items()}


def _position(book: Rulebook) -> dict[str, tuple[Any, Signature]]:
    states, views, facts = array(book.STATE), array(book.layout.dtype), array(FACT)
    legal, points, words = array("i4"), array("i8"), array("u8")
    return {
        "begin": (dispatch.begin, (states, legal)),
        "legal_at": (dispatch.legal_at, (states, NUMBER, legal)),
        "advance": (dispatch.advance, (states, NUMBER, NUMBER, legal, NUMBER)),
        "scores_at": (dispatch.scores_at, (states, NUMBER, points)),
        "standings_at": (dispatch.standings_at, (states, NUMBER, points)),
        "redacted": (dispatch.redacted, (states, NUMBER, states, NUMBER)),
        "imagined": (dispatch.imagined, (states, NUMBER, states, NUMBER, words)),
        "shown": (dispatch.shown, (states, NUMBER, views)),
        "told": (dispatch.told, (states, states, NUMBER, NUMBER, facts)),
        "foretold": (dispatch.foretold, (states, states, NUMBER, facts)),
        "explained": (dispatch.explained, (states, NUMBER, NUMBER, facts)),
        "asked": (dispatch.asked, (states, facts)),
        "refused": (dispatch.refused, (states, NUMBER, facts)),
        "revealing": (dispatch.revealing, (states, NUMBER, NUMBER)),
        "exp": (maths.exp, (FLOAT,)),
        "log": (maths.log, (FLOAT,)),
        "next_word": (randomness.next_word, (words,)),
        "draw_plan": (levels.draw_plan, (words, FLOAT, FLOAT, NUMBER)),
        "play_random_games": (play_random_games, (states, legal, words, NUMBER, NUMBER, WORD, points, points)),
        "replay": (
            replay.replay,
            (
                array(book.STATE, layout="A"),
                array("u8", 2),
                views,
                words,
                facts,
                words,
                legal,
                points,
                words,
                words,
                NUMBER,
                NUMBER,
                NUMBER,
                WORD,
            ),
        ),
    }


def _engine(book: Rulebook) -> dict[str, tuple[Any, Signature]]:
    """The search of the game's engine."""
    search = engine_for(book.name).compiled
    buffers = search.buffers(book)
    arrays = types.Tuple([array(each.item, len(each.shape), "A" if each.is_strided else "C") for each in buffers])
    return {
        "start": (search.start, (arrays, NUMBER, WORD)),
        "reserve": (search.reserve, (arrays, NUMBER)),
        "think": (search.think, (arrays, NUMBER, FLOAT, FLOAT, FLOAT)),
        "find": (search.find, (arrays, array(CANDIDATE), NUMBER)),
    }


def array(item: Any, dimensions: int = 1, layout: str = "C") -> Any:
    """The type of an array. Items of those with the layout A begin at multiples of eight bytes."""
    return types.Array(numba.from_dtype(np.dtype(item)), dimensions, layout)
