"""Files of saved games."""

import shlex
import sys
from itertools import chain, count
from pathlib import Path

from platformdirs import user_data_path


def typed_path(text: str) -> Path:
    """A path that a player typed, where ~ is the home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def is_other_file(path: Path) -> bool:
    """Whether there is a file that does not look like a record, and must not be overwritten."""
    if "\0" in str(path) or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(6) not in (b"[Game ", b"")


def resume_command(path: Path) -> str:
    """The shell command that continues a saved game."""
    return _command("resume", path)


def review_command(path: Path) -> str:
    """The shell command that reviews a saved game."""
    return _command("review", path)


def _command(name: str, path: Path) -> str:
    return f"{shlex.quote(sys.argv[0])} {name} {shlex.quote(str(path))}"


def unfinished_path(file: Path | None) -> Path:
    """Where to save an unfinished game: the file it came from if that is in the data folder, else a new one there."""
    folder = user_data_path("zashiki", appauthor=False)
    if file is not None and file.parent == folder:
        return file
    folder.mkdir(parents=True, exist_ok=True)
    numbered = (folder / f"unfinished-{number}.zashiki" for number in count(2))
    return next(path for path in chain([folder / "unfinished.zashiki"], numbered) if not path.exists())
