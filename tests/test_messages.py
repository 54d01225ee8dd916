"""Every message is used, and every use in Python has a message with the same arguments.

The facts of the games are compared by `tests/wording.py`, with the messages that whole games say; the uses in the page
by `web/src/uses.test.ts`; and the help of the command line by `tests/test_cli.py`.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from tests.wording import VALUE, catalogue_messages, patterns, variables
from zashiki import installed_games
from zashiki.kernel.registry import find

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/zashiki"
PAGE = ROOT / "web/src"
WORDED_LATER = {"error-illegal-move": {"reason"}, "error-illegal-move-over": {"reason"}}
"""Arguments that `RefusedMove` adds when it is worded, because they are worded themselves."""
UNUSED = {"error-illegal-move": {"game"}, "error-illegal-move-over": {"game"}}
"""Arguments that only the page needs, to word the facts of a refusal."""


@dataclass(frozen=True)
class Use:
    """A place in a program where a message is looked up."""

    where: str
    name: str
    """The name, with * for the parts that are known only when it runs."""
    forms: tuple[str, ...]
    """The forms that are said with the same arguments."""
    given: frozenset[str] | None
    """The names of the arguments; None if they are known only when it runs."""

    def messages(self) -> list[str]:
        """The messages that may be meant."""
        if "*" not in self.name:
            return [self.name] if self.name in english() else []
        pattern = re.compile(re.escape(self.name).replace(r"\*", ".+"))
        return [name for name in english() if pattern.fullmatch(name)]


@cache
def english() -> Mapping[str, Mapping[str, fluent.Pattern]]:
    """All messages with their patterns, by the forms."""
    return {message.id.name: patterns(message) for message in catalogue_messages()}


def arguments(name: str, forms: Iterable[str] = (VALUE,)) -> set[str]:
    """The arguments of some forms of a message, those of messages in them included."""
    found = [english()[name][form] for form in forms if form in english()[name]]
    others = [other for pattern in found for other in references(pattern).names]
    return set().union(*map(variables, found), *map(arguments, others))


# The uses in Python


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _name(node: ast.expr | None) -> list[str]:
    match node:
        case ast.Constant(value=str() as name):
            return [name]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_name(body), *_name(orelse)]
        case ast.JoinedStr(values=values):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in values)]
    return []


def uses(path: str, code: str) -> Iterator[Use]:
    """The uses in a module, named from `src/zashiki`."""
    in_terminal = path.startswith("terminal/") or path == "cli.py"
    for node in ast.walk(ast.parse(code)):
        if not isinstance(node, ast.Call):
            continue
        given = {keyword.arg for keyword in node.keywords}
        prefix, place = "", 0
        forms: tuple[str, ...] = (VALUE,)
        match _called(node):
            case "because":
                prefix = "error-"
            case "text" if in_terminal and isinstance(node.func, ast.Name):
                prefix = "terminal-"
            case "about" if in_terminal:
                prefix, given = "terminal-", given | {"you", "name"}
            case "text" if not path.startswith("server/store/"):  # its texts are SQL
                forms = tuple(_name(node.args[1])) or ("*",) if len(node.args) > 1 else (VALUE,)
            case "of" if path == "server/http/previews.py":
                prefix, place, forms = "preview-", 1, (VALUE, "about")
            case _:
                continue
        known = None if None in given else frozenset(name for name in given if name)
        for name in _name(node.args[place]) if len(node.args) > place else []:
            yield Use(f"{path}:{node.lineno}", f"{prefix}{name}", forms, known)


@cache
def all_uses() -> tuple[Use, ...]:
    """The uses in the whole package, except for the help of the command line."""
    modules = {file.relative_to(SOURCE).as_posix(): file for file in sorted(SOURCE.rglob("*.py"))}
    del modules["terminal/help.py"]
    return tuple(use for path, file in modules.items() for use in uses(path, file.read_text(encoding="utf-8")))


def problems(use: Use) -> Iterator[str]:
    """What is wrong with a use. Of messages whose names are put together, one must have the arguments."""
    is_form_known = "*" not in "".join(use.forms)
    needed = {*use.forms} if is_form_known else set()
    found = [name for name in use.messages() if needed <= {*english()[name]}]
    if not found:
        yield f"{use.where}: there is no {'.'.join([use.name, *filter(None, use.forms)])}"
    elif use.given is not None and is_form_known:
        wanted = [arguments(name, use.forms) - WORDED_LATER.get(name, set()) for name in found]
        missing = min((args - use.given for args in wanted), key=len)
        extra = use.given - set().union(*wanted, UNUSED.get(use.name, set()))
        yield from (f"{use.where}: {use.name} needs ${name}" for name in sorted(missing))
        yield from (f"{use.where}: {use.name} does not use ${name}" for name in sorted(extra))


def test_every_use_has_a_message_with_the_same_arguments() -> None:
    assert len(all_uses()) > 300
    assert [problem for use in all_uses() for problem in problems(use)] == []


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ('because("no-such-reason")', "there is no error-no-such-reason"),
        ('because("ply")', "error-ply needs $given"),
        ('because("match-over", ply=1)', "error-match-over does not use $ply"),
        ('because("ply" if early else "match-over", **given)', None),
        ('words.text("take-take", "shout")', "there is no take-take.shout"),
        ('words.text(f"take-place-hall-{letter}")', None),
        ('words.text(f"take-square-{letter}")', "there is no take-square-*"),
    ],
)
def test_a_use_without_its_message_is_found(code: str, problem: str | None) -> None:
    found = [problem for use in uses("table/match.py", code) for problem in problems(use)]
    assert found == ([f"table/match.py:1: {problem}"] if problem else [])


# Messages that nobody uses


class References(Visitor):
    """Collects the messages that a pattern refers to, and the beginnings of the nouns that it looks up."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.nouns: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_NamedArgument(self, node: fluent.NamedArgument) -> None:  # noqa: N802
        if node.name.name == "of":
            self.nouns.add(str(node.value.value))


def references(pattern: fluent.Pattern) -> References:
    """The messages that a pattern refers to."""
    found = References()
    found.visit(pattern)
    return found


@cache
def all_names() -> frozenset[str]:
    """The names of messages in programs, in the page and in other messages."""
    return frozenset({*in_page(), *in_programs(), *in_messages(), *SHARED} - TOO_BROAD)


def in_page() -> Iterator[str]:
    """Names in the code of the page, with * for what is known only when it runs."""
    for file in (file for suffix in ("*.ts", "*.svelte", "lesson.json") for file in PAGE.rglob(suffix)):
        if not file.name.endswith(".test.ts"):
            code = file.read_text(encoding="utf-8")
            codes = re.findall(r"(?:problem\(|code: )'([\w-]+)'", code)
            yield from (f"error-{own}" for own in codes)
            together = re.sub(r"\$\{[^{}`]*(?:\{[^{}`]*\}[^{}`]*)*\}", "*", code)
            yield from (name for text in (code, together) for name in re.findall(r"['\"`]([\w*-]+)['\"`]", text))


def in_programs() -> Iterator[str]:
    """Names of messages in the package."""
    yield from (use.name for use in all_uses())
    for file in (SOURCE / "terminal").glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
        yield from (f"terminal-{text}" for text in texts if isinstance(text, str))
    previews = (SOURCE / "server/http/previews.py").read_text(encoding="utf-8")
    yield from (f"preview-{name}" for name in re.findall(r'"([a-z-]+)"', previews))
    for errors in (
        SOURCE / "server/errors.py",
        SOURCE / "table/errors.py",
    ):
        yield from (f"error-{code}" for code in re.findall(r'code = .*"(\w+)"', errors.read_text(encoding="utf-8")))
    for game in installed_games():
        yield from (f"{game}-{message.name}" for message in find(game).messages.messages)


def in_messages() -> Iterator[str]:
    """Names in other messages."""
    for forms in english().values():
        for pattern in forms.values():
            found = references(pattern)
            yield from found.names
            yield from (f"{noun}-*" for noun in found.nouns)


def expression(names: Iterable[str]) -> re.Pattern[str]:
    """Matches these names. A * stands for one word, or for several if the name has two words of its own.

    The value of an option also has several.
    """

    def part(name: str) -> str:
        many = len(re.findall(r"\w+", name)) > 1 or "-option-" in name
        return re.escape(name).replace(r"\*", r"[\w-]+" if many else r"\w+")

    return re.compile("|".join(sorted(part(name) for name in names if re.search(r"\w", name))))


def unused(names: Iterable[str]) -> list[str]:
    """Messages that are not among these names."""
    used = expression({*names})
    return sorted(name for name in english() if not used.fullmatch(name))


TOO_BROAD = {"error-*", "terminal-*", "preview-*"}
"""Names that functions make of any name."""
SHARED = {
    *(f"*-{name}" for name in ("amount", "points-of", "points-yours", "points-none")),  # `t_of` in the page
    *("colours-*", "motion-*"),  # the choices in the settings
    *("help-*", "help-*-*"),  # see tests/test_cli.py
    "tip-take-back",  # `tip-${back}` in the page
    *("preview-learn", "preview-rules", "preview-analysis"),  # the kinds of addresses of a game
}
"""Names that are put together of more than one part."""


def test_every_message_is_used() -> None:
    assert unused(all_names()) == []


def test_a_message_that_is_not_used_is_found() -> None:
    gone = ["close", "error-ply", "terminal-goodbye"]
    assert unused(all_names() - {*gone}) == gone
    assert "take-step-D-1" in unused(all_names() - {"take-step-*-*"})
