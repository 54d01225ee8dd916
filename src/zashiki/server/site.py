"""A static site: the page without a server, which any host of files can serve."""

import shutil
from pathlib import Path

from zashiki.kernel.errors import BadArgument
from zashiki.server.http.document import DOCUMENT, FOLDER
from zashiki.server.http.page import COMPILED, INDEX

HERE = "./"
_ROOT, _SITE = '<html lang="en">', '<html lang="en" data-base="{base}">'
_NOT_SERVED = ("*.br", "*.gz", "manifest.json")
"""What only our own server uses."""


def write_site(out: Path, base: str = HERE) -> None:
    """Writes the page to a folder, for a host that has it at a path; by default for any path."""
    if not DOCUMENT.exists():
        raise BadArgument("The page has not been built; `pip install` builds it.")
    if out.exists() and any(out.iterdir()):
        raise BadArgument(f"{out} is not empty.")
    if not base.endswith("/"):
        raise BadArgument(f"A base path ends with a slash, such as /zashiki/; {base} does not.")
    if not (COMPILED / INDEX).exists():
        raise BadArgument(f"The games have not been compiled for browsers: python -m zashiki.targets.wasm {COMPILED}")
    ignore = shutil.ignore_patterns(*_NOT_SERVED)
    shutil.copytree(FOLDER, out, ignore=ignore, dirs_exist_ok=True)
    shutil.copytree(COMPILED, out / "modules", ignore=ignore)
    text = DOCUMENT.read_text(encoding="utf-8").replace('="./', f'="{base}')
    (out / "index.html").write_text(text.replace(_ROOT, _SITE.format(base=base), 1), encoding="utf-8")
