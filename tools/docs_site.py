"""A hook of MkDocs: adds the documents outside docs/ to the site, and makes links between all of them work there.

A link to a file that is not part of the site, such as a source file, becomes plain text: the site knows no repository.
"""

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
}
"""The documents outside docs/, by their places on the site."""
_SOURCES = {place: name for name, place in OUTSIDE.items()}
_LINK = re.compile(r"(?P<before>!?\[(?P<label>[^\]]*)\]\()(?P<target>[^)#\s]+)(?P<after>[^)]*\))")
_EMPTY_HEAD = re.compile(r"<thead>\s*<tr>\s*(<th[^>]*>\s*</th>\s*)+</tr>\s*</thead>")
_IMAGE = re.compile(r'(?P<before><img [^>]*src=")(?P<target>[^"]+)(?P<after>")')


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the documents outside docs/."""
    for name, place in OUTSIDE.items():
        files.append(File.generated(config, place, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrites the links of a page."""
    place = page.file.src_uri
    source = _SOURCES.get(place, f"docs/{place}")

    def rewritten(match: re.Match[str]) -> str:
        target = match["target"]
        if ":" in target:
            return match[0]
        moved = place_of(posixpath.normpath(posixpath.join(posixpath.dirname(source), target)))
        if moved is None or files.get_file_from_path(moved) is None:
            return match.groupdict().get("label") or match[0]
        return match["before"] + posixpath.relpath(moved, posixpath.dirname(place) or ".") + match["after"]

    return _IMAGE.sub(rewritten, _LINK.sub(rewritten, markdown))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Removes the heads of tables without headings, which Markdown requires."""
    return _EMPTY_HEAD.sub("", html)


def place_of(path: str) -> str | None:
    """The place on the site of a file of the project; None if it has none."""
    return OUTSIDE.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else None)
