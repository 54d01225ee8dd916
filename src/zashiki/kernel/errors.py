"""Errors about arguments, with messages that say what was expected.

All of them are `ValueError`s. A function that raises one has changed nothing.

What players and readers of records may see has a `Reason`, which is worded when somebody reads it. What only
programmers and hosts see, such as an impossible snapshot, is a sentence in English.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from reprlib import Repr

from zashiki.kernel.catalogue import Argument, Catalogue, catalogue

_repr = Repr()
_repr.maxstring = _repr.maxother = _repr.maxlong = 60
_LONGEST_WORD = 60


@dataclass(frozen=True)
class Reason:
    """Why something is refused: the message `error-ID` of the catalogues and its arguments."""

    id: str
    args: Mapping[str, Argument]

    def text(self, words: Catalogue) -> str:
        """The reason in words."""
        return words.text(f"error-{self.id}", **self.args)

    def __str__(self) -> str:
        return self.text(catalogue())


def because(id: str, /, **args: Argument) -> Reason:
    """A reason, for an error that people read.

    >>> str(because("ply", given="-1"))
    'A ply is a whole number from 0, not -1.'
    """
    return Reason(id, args)


class ZashikiError(ValueError):
    """The base class of all errors about arguments."""

    @property
    def reason(self) -> Reason | None:
        """The reason, unless the error is for programmers and hosts only."""
        return self.args[0] if self.args and isinstance(self.args[0], Reason) else None

    def text(self, words: Catalogue) -> str:
        """The error in words."""
        return self.reason.text(words) if self.reason else str(self)


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


def nearest(word: object, choices: Iterable[str]) -> str:
    """The choice that is most like a word, for `{ error-near }`; 'none' if no choice is similar."""
    if not isinstance(word, str) or len(word) > _LONGEST_WORD:
        return "none"
    near = get_close_matches(word, list(choices), n=1, cutoff=0.5)
    return repr(near[0]) if near else "none"


def listed(choices: Iterable[str]) -> str:
    """The choices as an argument for `LIST`."""
    return ";".join(map(repr, choices))


def did_you_mean(word: object, choices: Iterable[str]) -> str:
    """A suggestion of the nearest choice, to append to a sentence for programmers; empty if no choice is similar."""
    near = nearest(word, choices)
    return "" if near == "none" else f" Did you mean {near}?"


def one_of(choices: Iterable[str]) -> str:
    """The choices as a phrase, for a sentence for programmers: 'a', 'b' or 'c'."""
    named = [repr(choice) for choice in choices]
    return " or ".join([", ".join(named[:-1]), named[-1]] if len(named) > 1 else named)
