"""Names that nobody can guess."""

import secrets
import string

LETTERS = string.ascii_letters + string.digits


def new_id(length: int) -> str:
    """Random letters and digits: with 12 of them, one of 3 · 10^21."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
