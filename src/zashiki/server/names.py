"""What people may call themselves."""

import secrets
import unicodedata

from zashiki.kernel.errors import BadArgument, quoted

LONGEST = 24
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs, says Unicode, that nobody sees."""


def check_name(name: str) -> str:
    """The name, if an account may have it; else `BadArgument`.

    >>> check_name("Ada")
    'Ada'
    """
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST:
        raise BadArgument(f"A name has 1 to {LONGEST} characters.")
    if name != name.strip():
        raise BadArgument("A name has no blanks at its beginning or end.")
    if not name.isprintable() or _BLANK & set(name) or "  " in name:
        raise BadArgument(f"A name is made of characters that can be seen, and single blanks, not {quoted(name)}.")
    key = name_key(name)
    if key.startswith("warashi"):
        raise BadArgument("Warashi is the house spirit's name.")
    if key.split()[0] in ("guest", "somebody"):
        raise BadArgument(f"{quoted(name)} is what those without a name are called.")
    return name


def name_key(name: str) -> str:
    """The name as it is compared: the same for what differs in case or in the width of letters only.

    >>> name_key("ＡＤＡ") == name_key("ada")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def guest_name() -> str:
    """A name for somebody who has not chosen one."""
    return f"Guest {secrets.randbelow(9000) + 1000}"
