"""Ids that nobody can guess."""

import secrets
import string

LETTERS = string.ascii_letters + string.digits


def new_id(length: int) -> str:
    """Random letters and digits; 12 of them make 3 · 10^21 possible ids."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
