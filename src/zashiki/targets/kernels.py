"""The kernels of a game: `kernels.ll`, filled in with the sizes of the game's state and arrays.

A kernel copies the state of a position, whose address is then aligned, calls a rule of `entries` on it, and copies it
back.
"""

import re
from importlib.resources import files
from string import Template

import msgspec

from zashiki.kernel.batch import RNG_WORDS
from zashiki.kernel.rulebook import Rulebook

WORD = 4
"""The bytes of a word of a state."""

_DEFINITION = re.compile(r"^define void @(\w+)\(i64 %i, (.*)\) \{$", re.MULTILINE)


class Sizes(msgspec.Struct, frozen=True):
    """What the kernels of a game, and those who launch them, know about the game."""

    size: int
    """Bytes of a state."""
    words: int
    """Words of a state, the last one filled up with zeros."""
    stride: int
    """Bytes of a state's copy."""
    player: int
    """The place of the field `player` in the state."""
    actions: int
    places: int
    """Length of the buffer for legal actions."""
    seats: int
    """The most seats."""
    features: int


def sizes(book: Rulebook) -> Sizes:
    """The sizes of a game."""
    words = -(-book.STATE.itemsize // WORD)
    fields = book.STATE.fields
    assert fields is not None
    return Sizes(
        size=book.STATE.itemsize,
        words=words,
        stride=-(-words // 4) * 16,
        player=fields["player"][1],
        actions=len(book.moves),
        places=book.legal_buffer_size,
        seats=max(book.players),
        features=0 if book.features is None else len(book.features),
    )


def kernels(book: Rulebook) -> str:
    """The kernels of a game, as LLVM's intermediate code that declares no rules."""
    known = sizes(book)
    text = files(__package__).joinpath("kernels.ll").read_text(encoding="utf-8")
    if not known.features:
        text = re.sub(r"^; [^\n]*\ndefine void @observe.*?^}\n", "", text, flags=re.MULTILINE | re.DOTALL)
    return Template(text).substitute(
        msgspec.structs.asdict(known),
        seat_bytes=8 * known.seats,
        share_bytes=4 * known.seats,
        rng_array=_array("%my_rng", RNG_WORDS, 8, "%rng_stride"),
        share_array=_array("%shares", "%seats", 4),
        blank_array=_array("%blank", 1, known.stride),
        state_array=_array("%state", 1, known.stride),
        out_array=_array("%out", known.places, 4),
        policy_array=_array("%policy", RNG_WORDS, 8),
        mine_array=_array("%mine", "%seats", 8),
        points_array=_array("%points", "%seats", 8),
        legal_array=_array("%my_legal", known.places, 4, "%legal_stride"),
        feature_array=_array("%mine", known.features, 4, "%feature_stride"),
    )


def parameters(text: str) -> dict[str, list[str]]:
    """The parameters of each kernel after the first, each with its type."""
    return {name: rest.split(", ") for name, rest in _DEFINITION.findall(text)}


def _array(address: str, items: int | str, size: int, stride: int | str | None = None) -> str:
    """The arguments for an array of one dimension, in the order in which Numba passes its parts."""
    step = size if stride is None else stride
    return f"ptr null, ptr null, i64 {items}, i64 {size}, ptr {address}, i64 {items}, i64 {step}"
