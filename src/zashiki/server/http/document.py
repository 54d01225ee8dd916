"""The HTML document of the page: one for all addresses, with a title, a description and early links for each."""

from contextlib import suppress
from functools import cache
from html import escape
from operator import itemgetter
from pathlib import Path

import msgspec

from zashiki.kernel.catalogue import DEFAULT, Catalogue, languages
from zashiki.server.http.previews import Preview

FOLDER = Path(__file__).parents[1] / "page"
"""What the build of the page has written."""
DOCUMENT = FOLDER / "index.html"
MANIFEST = FOLDER / "manifest.json"
LANGUAGE, TITLE, CONTENT = '<html lang="en">', "<title>Zashiki</title>", '<div id="page"></div>'
"""The parts of the built document that are replaced or continued."""
MESSAGES = "../src/zashiki/messages"
"""Where the build has found the catalogues."""


def document(preview: Preview, site: str, path: str, words: Catalogue, modules: tuple[str, ...] = ()) -> bytes:
    """The document for an address of a site, which soon needs the modules with these source files."""
    text = DOCUMENT.read_text(encoding="utf-8").replace('="./', '="/')
    text = text.replace(LANGUAGE, f'<html lang="{words.language}">', 1)
    text = text.replace(
        TITLE, _head(preview, site, path) + _early((f"{MESSAGES}/{words.language}/page.ftl?start", *modules)), 1
    )
    return text.replace(CONTENT, CONTENT + _first_content(preview, words), 1).encode()


def best_language(accepted: str) -> str:
    """The best of our languages for a browser, by its header `accept-language`."""
    wanted = []
    for part in accepted.lower().split(","):
        tag, _, weight = part.partition(";q=")
        with suppress(ValueError):
            wanted.append((-float(weight or 1), tag.strip().partition("-")[0]))
    return next((code for _, code in sorted(wanted, key=itemgetter(0)) if code in languages()), DEFAULT)


def _head(preview: Preview, site: str, path: str) -> str:
    title, description = escape(preview.title), escape(preview.description)
    picture = f"previews/{preview.game}.png"
    image = (
        f'<meta property="og:image" content="{escape(f"{site}/{picture}")}" />' if (FOLDER / picture).exists() else ""
    )
    return "".join(
        (
            f"<title>{title}</title>",
            f'<meta name="description" content="{description}" />',
            '<meta property="og:type" content="website" />',
            '<meta property="og:site_name" content="Zashiki" />',
            f'<meta property="og:title" content="{title}" />',
            f'<meta property="og:description" content="{description}" />',
            f'<meta property="og:url" content="{escape(site + path)}" />',
            '<meta name="twitter:card" content="summary_large_image" />',
            image,
        )
    )


def _first_content(preview: Preview, words: Catalogue) -> str:
    """What people see until the page has something to show."""
    return (
        f'<div class="starting"><h1>{escape(preview.title)}</h1><p>{escape(preview.description)}</p></div>'
        f"<noscript><p>{escape(words.text('preview-no-script'))}</p></noscript>"
    )


class _Chunk(msgspec.Struct, frozen=True):
    """A module of the build, as Vite's manifest describes it."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


def _early(modules: tuple[str, ...]) -> str:
    """Links that fetch modules at once, which the page would otherwise ask for one after the other."""
    return _links(modules, MANIFEST.stat().st_mtime_ns) if modules and MANIFEST.exists() else ""


@cache
def _links(modules: tuple[str, ...], _built: int) -> str:
    chunks = msgspec.json.decode(MANIFEST.read_bytes(), type=dict[str, _Chunk])
    needed: dict[str, _Chunk] = {}

    def need(name: str) -> None:
        if name in chunks and name not in needed:
            needed[name] = chunks[name]
            for other in chunks[name].imports:
                need(other)

    for name in modules:
        need(name)
    styles = dict.fromkeys(style for chunk in needed.values() for style in chunk.css)
    scripts = [f'<link rel="modulepreload" crossorigin href="/{chunk.file}" />' for chunk in needed.values()]
    return "".join((*scripts, *(f'<link rel="preload" as="style" crossorigin href="/{style}" />' for style in styles)))
