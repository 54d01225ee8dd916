"""What goes wrong when the caller gives something wrong: messages that say what was expected.

All of these are `ValueError`s. Whoever raises one has changed nothing.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from reprlib import Repr

_repr = Repr()
_repr.maxstring = _repr.maxother = _repr.maxlong = 60
_LONGEST_WORD = 60


class ZashikiError(ValueError):
    """The base of every error that Zashiki raises about what it was given."""


class BadArgument(ZashikiError):
    """An unknown game, option or seat, or a seed or count out of range."""


class IllegalMove(ZashikiError):
    """A move that is not notation, or not legal now."""


class BadSnapshot(ZashikiError):
    """A snapshot that the rules do not allow."""


class BadRecord(ZashikiError):
    """A record that is corrupt, truncated or tampered with."""


def quoted(value: object) -> str:
    """Anything at all as a short piece of a message."""
    try:
        return _repr.repr(value)
    except Exception:  # whatever was given, the message about it must get through
        return f"a {type(value).__name__}"


def did_you_mean(word: object, choices: Iterable[str]) -> str:
    """A question with the nearest choice, ready to append to a message; empty if none is near."""
    if not isinstance(word, str) or len(word) > _LONGEST_WORD:
        return ""
    near = get_close_matches(word, list(choices), n=1, cutoff=0.5)
    return f" Did you mean {near[0]!r}?" if near else ""


def one_of(choices: Iterable[str]) -> str:
    """The choices in words: 'a', 'b' or 'c'."""
    named = [repr(choice) for choice in choices]
    return " or ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)
