"""What goes wrong when the caller gives something wrong: messages that say what was expected.

All of these are `ValueError`s. Whoever raises one has changed nothing.
"""

from collections.abc import Iterable
from difflib import get_close_matches


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


def did_you_mean(word: object, choices: Iterable[str]) -> str:
    """A question with the nearest choice, ready to append to a message; empty if none is near."""
    near = get_close_matches(str(word), list(choices), n=1, cutoff=0.5)
    return f" Did you mean {near[0]!r}?" if near else ""


def one_of(choices: Iterable[str]) -> str:
    """The choices in words: 'a', 'b' or 'c'."""
    quoted = [repr(choice) for choice in choices]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)
