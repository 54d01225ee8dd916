"""Writing files atomically."""

import tempfile
from pathlib import Path


def write_atomically(path: Path, text: str) -> None:
    """Writes a text to a file, completely or not at all."""
    try:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".zashiki-") as folder:
            draft = Path(folder) / path.name
            draft.write_text(text, encoding="utf-8", newline="\n")
            draft.replace(path)
    except OSError as error:
        # The message names the file that the caller named, not the draft.
        raise OSError(error.errno, error.strerror, str(path)) from None
