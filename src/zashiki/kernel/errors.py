"""Errors about arguments, with messages that say what was expected.

All of them are `ValueError`s. A function that raises one has changed nothing.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from reprlib import Repr

_repr = Repr()
_repr.maxstring = _repr.maxother = _repr.maxlong = 60
_LONGEST_WORD = 60


class ZashikiError(ValueError):
    """The base class of all errors about arguments."""


class BadArgument(ZashikiError):
    """An unknown game, option or seat, or a seed or count out of range."""


class NoDevice(ZashikiError):
    """A device that this machine does not have, or has no program for."""


class IllegalMove(ZashikiError):
    """A move that is not valid notation, or not legal now."""


class BadSnapshot(ZashikiError):
    """A snapshot of a position that is impossible by the rules."""


class BadRecord(ZashikiError):
    """A record that is corrupt, truncated or tampered with."""


def quoted(value: object) -> str:
    """A short representation of any value, for messages."""
    try:
        return _repr.repr(value)
    except Exception:  # __repr__ of any argument may fail; the message must not
        return f"a {type(value).__name__}"


def missing_extra(extra: str, feature: str) -> str:
    """A message for something whose packages come with an extra that is not installed.

    >>> missing_extra("bus", "A bus")
    "A bus needs the extra 'bus': pip install '.[bus]' in a clone of Zashiki."
    """
    return f"{feature} needs the extra {extra!r}: pip install '.[{extra}]' in a clone of Zashiki."


def did_you_mean(word: object, choices: Iterable[str]) -> str:
    """A suggestion of the nearest choice, to append to a message; empty if no choice is similar."""
    if not isinstance(word, str) or len(word) > _LONGEST_WORD:
        return ""
    near = get_close_matches(word, list(choices), n=1, cutoff=0.5)
    return f" Did you mean {near[0]!r}?" if near else ""


def one_of(choices: Iterable[str]) -> str:
    """The choices as a phrase: 'a', 'b' or 'c'."""
    named = [repr(choice) for choice in choices]
    return " or ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)
