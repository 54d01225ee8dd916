"""What a browser needs to know of a game besides its rules, as plain data: `About` in `web/src/local/game.ts`."""

from typing import Any

import msgspec
import numpy as np

from zashiki.kernel.engine import CANDIDATE
from zashiki.kernel.facts import FACT
from zashiki.kernel.rulebook import Rulebook
from zashiki.warashi.analysis import engine_for


def description(book: Rulebook) -> bytes:
    """The description of a game, as JSON."""
    fields = book.STATE.fields
    assert fields is not None
    about: dict[str, Any] = {
        "name": book.name,
        "title": book.title,
        "players": book.players,
        "options": book.options,
        "moves": book.moves,
        "has_secrets": book.has_secrets,
        "concealed": {str(action): move for action, move in book.concealed.items()},
        "usual_moves": book.usual_moves,
        "swing": book.swing,
        "outlook_per_point": book.outlook_per_point,
        "levels": book.levels,
        "calibration": book.calibration,
        "layout": {"view": book.layout.description(), "messages": book.messages.description()},
        "sizes": {
            "state": book.STATE.itemsize,
            "view": book.layout.dtype.itemsize,
            "fact": FACT.itemsize,
            "facts": book.most_facts,
            "legal": book.legal_buffer_size,
            "candidate": CANDIDATE.itemsize,
        },
        "fields": {name: fields[name][1] for name in ("rng", "seats", "options", "player")},
        "search": _search(book),
    }
    return msgspec.json.encode(about)


def _search(book: Rulebook) -> dict[str, Any]:
    """How the search of the game's engine is called."""
    engine = engine_for(book.name)
    buffers = [
        {
            "name": buffer.name,
            "size": -(-size // 8) * 8 if buffer.is_strided else size,
            "shape": buffer.shape,
            "shares": buffer.shares,
        }
        for buffer in engine.compiled.buffers(book)
        for size in [np.dtype(buffer.item).itemsize]
    ]
    return {
        "divides_moves": engine.divides_moves,
        "is_first_listed": engine.compiled.is_first_listed,
        "chunk": engine.compiled.chunk,
        "buffers": buffers,
    }
