"""Finds sentences in code: everything that people read is in the catalogues, `src/zashiki/messages`.

    python tools/english.py

A sentence is a string with two or more words. Docstrings, annotations, log lines and messages of internal errors are
for programmers and hosts; `EXEMPT` says which other strings are, and why. The page has the same check in
`web/src/sentences.test.ts`.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src/zashiki"
FOLDERS = ("games", "server", "table", "warashi", "terminal")
EXEMPT = {
    "games/*/actions.py": "tables of actions, which document the numbers of actions for programs that learn",
    "games/*/features.py": "tables of features, which document the numbers that describe a position",
    "games/*/components.py": "names of cards, which are codes in views",
    "games/*/presentation/snapshot*.py": "what is impossible in a snapshot, for programmers who write one",
    "games/ninjato/presentation/phase_checks.py": "the same",
    "games/ninjato/presentation/restore.py": "the same",
    "games/take/engine/alphabeta.py": "the same, for programmers who use the engine of another game",
    "server/openapi.py": "the OpenAPI document, which is for programmers",
    "server/metrics.py": "descriptions of metrics, for hosts",
    "server/bus.py": "why a server cannot be started, for hosts",
    "server/runner.py": "the same, and the address of the server that was started",
    "server/sessions.py": "the same",
    "server/site.py": "why a static site cannot be written, for hosts",
    "server/store/*.py": "why a server cannot be started, and SQL",
    "server/websocket_protocol.py": "the reason in the frame that closes a WebSocket, for programmers",
    "server/http/document.py": "HTML without text",
    "terminal/arena.py": "results of contests, for programmers of engines",
}
"""Files without sentences for players, and why."""
STRINGS = {
    "Guest …": "the name of a player, which is the same in all languages",
    "Seat …": "the same, in records; the terminal shows it in its own language",
    "Warashi …": "the same",
    "play card": "the name of a block of actions",
    "add skill": "the same",
    'inline; filename="…"': "a header",
    "public, max-age=…, immutable": "the same",
    "warashi short": "the name of a thread",
    "nobody has this password": "a password that nobody has",
    "Invalid UTF-8 sequence received from client.": "a log line of a library, which is recognized by it",
    "The page has not been built; `pip install` builds it.": "for hosts",
}
"""Strings that are not sentences for players, and why."""
DOCUMENTING = {"Meta", "OpenAPIConfig", "ResponseSpec", "Parameter"}
"""Calls whose texts document the HTTP interface, in English like the OpenAPI document."""
INTERNAL = {
    "AssertionError",
    "AttributeError",
    "CancelledError",
    "KeyError",
    "LookupError",
    "RuntimeError",
    "TypeError",
}
"""Errors of programmers."""
_SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:.]? [^\W\d_]{2,}|[^\W\d_]{2,}[,;:.]? …|… [^\W\d_]{2,}")


class Found(NamedTuple):
    """A sentence, and where it is."""

    line: int
    text: str


def sentences(source: str) -> Iterator[Found]:
    """The sentences in the code of a module."""
    tree = ast.parse(source)
    inside = {id(child) for node in _for_programmers(tree) for child in ast.walk(node)}
    for node in ast.walk(tree):
        text = _text(node)
        if id(node) in inside or text is None:
            continue
        inside.update(id(child) for child in ast.walk(node))
        if text not in STRINGS and _SENTENCE.search(text):
            yield Found(getattr(node, "lineno", 0), text)


def _text(node: ast.AST) -> str | None:
    """The text of a string, with … for its arguments."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _for_programmers(tree: ast.Module) -> Iterator[ast.AST]:
    """The parts of a module that only programmers and hosts read."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                yield node
            case ast.Assert(msg=ast.expr() as message):
                yield message
            case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
                yield annotation
            case (
                ast.FunctionDef(returns=ast.expr() as annotation)
                | ast.AsyncFunctionDef(returns=ast.expr() as annotation)
            ):
                yield annotation
            case ast.Call(func=function) if _is_for_programmers(function):
                yield node


def _is_for_programmers(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(value=ast.Name(id="log")):
            return True
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name in INTERNAL or name in DOCUMENTING
    return False


def exempt(path: str, patterns: Iterable[str] = EXEMPT) -> bool:
    """Whether a file, named from `src/zashiki`, has no sentences for players."""
    return any(fnmatchcase(path, pattern) for pattern in patterns)


def main() -> int:
    """Prints the sentences; the exit status is 1 if there are any."""
    found = [
        f"{path}:{line}: {text}"
        for folder in FOLDERS
        for file in sorted((SOURCE / folder).rglob("*.py"))
        if not exempt(path := file.relative_to(SOURCE).as_posix())
        for line, text in sentences(file.read_text(encoding="utf-8"))
    ]
    print("\n".join(found) or "All sentences are in the catalogues.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
