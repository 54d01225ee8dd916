"""An extension of Griffe, which reads docstrings for the documentation site: doctests in them become blocks of code."""

import re
from typing import Any

import griffe

_DOCTEST = re.compile(r"^(?: *>>> .*\n?)(?:[^\n]*\S.*\n?)*", re.MULTILINE)


class Doctests(griffe.Extension):  # type: ignore[misc]
    """Puts doctests between fences, as Markdown would take them for quotations otherwise."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrites the docstring of a module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = _DOCTEST.sub(_fenced, obj.docstring.value)


def _fenced(match: re.Match[str]) -> str:
    lines = [line.strip() if line.lstrip().startswith(">>>") else line for line in match[0].rstrip().splitlines()]
    return "\n".join(["```pycon", *lines, "```", ""])
