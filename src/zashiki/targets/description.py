"""What a browser needs to know of a game besides its rules, as plain data: `About` in `web/src/local/game.ts`."""

from typing import Any

import msgspec
import numpy as np

from zashiki.kernel.facts import FACT
from zashiki.kernel.rulebook import Rulebook
from zashiki.warashi.analysis import engine_for


def description(book: Rulebook) -> bytes:
    """The description of a game, as JSON."""
    fields = book.STATE.fields
    assert fields is not None
    engine = engine_for(book.name)
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
        },
        "fields": {name: fields[name][1] for name in ("rng", "seats", "options", "player")},
        "engine": engine.__name__,
        "node": node(engine),
    }
    return msgspec.json.encode(about)


def node(engine: Any) -> dict[str, Any]:
    """The fields of the nodes of a search tree: the place and the type of each, and the size of all."""
    record: np.dtype[Any] | None = getattr(engine, "NODE", None)
    if record is None or record.fields is None:
        return {}
    places = {name: [offset, kind.str[1:]] for name, (kind, offset, *_) in record.fields.items()}
    return {"size": record.itemsize, "fields": places, "most": engine.MAX_NODES}
