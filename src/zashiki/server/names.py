"""The names of players."""

import secrets
import unicodedata

from zashiki.kernel.errors import BadArgument, quoted

LONGEST = 24
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that are printable according to Unicode, and yet invisible."""


def check_name(name: str) -> str:
    """Returns the name; raises `BadArgument` if an account may not have it.

    >>> check_name("Ada")
    'Ada'
    """
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST:
        raise BadArgument(f"A name has 1 to {LONGEST} characters.")
    if name != name.strip():
        raise BadArgument("A name does not begin or end with a blank.")
    if not name.isprintable() or _BLANK & set(name) or "  " in name:
        raise BadArgument(f"A name consists of visible characters and single blanks, not {quoted(name)}.")
    key = name_key(name)
    if key.startswith("warashi"):
        raise BadArgument("Names that begin with Warashi are reserved for the engine.")
    if key.split()[0] in ("guest", "somebody"):
        raise BadArgument(f"{quoted(name)} is reserved for players without a name.")
    return name


def name_key(name: str) -> str:
    """The normalized name, for comparison: equal for names that differ only in case or letter width.

    >>> name_key("ＡＤＡ") == name_key("ada")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def guest_name() -> str:
    """A name for a guest."""
    return f"Guest {secrets.randbelow(9000) + 1000}"
