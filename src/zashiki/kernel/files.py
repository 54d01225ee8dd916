"""Files that are never left half written."""

import tempfile
from pathlib import Path


def write_atomically(path: Path, text: str) -> None:
    """Writes a text to a file, whole or not at all."""
    try:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".zashiki-") as folder:
            draft = Path(folder) / path.name
            draft.write_text(text, encoding="utf-8", newline="\n")
            draft.replace(path)
    except OSError as error:
        # Nobody knows of the draft: what cannot be used is the file that was named.
        raise OSError(error.errno, error.strerror, str(path)) from None
