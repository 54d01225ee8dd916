"""Writing files atomically."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """A file to write, which replaces the one at `path` at the end, unless an error or an interruption prevents it."""
    try:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".zashiki-") as folder:
            draft = Path(folder) / path.name
            yield draft
            draft.replace(path)
    except OSError as error:
        # The message names the file that the caller named, not the draft.
        raise OSError(error.errno, error.strerror, str(path)) from None


def write_atomically(path: Path, text: str) -> None:
    """Writes a text to a file, completely or not at all."""
    with draft_of(path) as draft:
        draft.write_text(text, encoding="utf-8", newline="\n")
