"""Games as WebAssembly modules: the rules, what people see of them, and Warashi's search, for browsers.

    python -m zashiki.targets.wasm FOLDER

writes the module of every game to a folder, and `index.json` with their names. The functions of `modules` are lowered
like those for GPUs, optimized by LLVM for WebAssembly, and linked. A module needs nothing from outside. Its functions
get addresses in its memory, each array as an address and the length of every dimension. A section of its own has the
game's description as JSON. Making one takes a minute; the user's cache keeps it by its content.
"""

import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite
from llvmlite import binding
from numba import types

from zashiki.kernel.compile_cache import folder, key, store
from zashiki.kernel.registry import find, installed_games
from zashiki.kernel.rulebook import Rulebook
from zashiki.targets.description import description
from zashiki.targets.lowering import leave_unoptimized, linked
from zashiki.targets.modules import Entry, entries

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128,+mutable-globals"
"""What every browser of the last years has."""
SECTION = "zashiki"
"""The name of the section with the description."""
STACK = 1 << 20
PREFIX = "zashiki_"
INDEX = "index.json"
"""The file with the name of every game's module."""
PACKED = ".gz"
"""The end of the name of a module that is stored compressed too."""
_SQRT = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""
"""A square root is an instruction of WebAssembly; Numba calls C's."""
_RESULTS = {
    types.boolean: ("i8", "i32", "zext"),
    types.int64: ("i64", "i32", "trunc"),
    types.uint64: ("i64", "i64", ""),
}
"""How Numba returns a value, how the entry point does, and what makes one of the other."""


class NoLinker(RuntimeError):
    """There is no linker for WebAssembly."""


def linker() -> list[str]:
    """The command that links WebAssembly: Debian's `lld`, or the one in PyPI's `ziglang`."""
    found = shutil.which("wasm-ld")
    if found:
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinker("Modules for browsers need a linker for WebAssembly: `apt install lld`, or `pip install ziglang`.")


def modules(games: Sequence[str]) -> dict[str, bytes]:
    """The modules of some games, from the cache or made by other processes, as many as there are cores."""
    paths = {game: folder() / f"{game}-{digest(find(game))}.wasm" for game in games}
    missing = [game for game, path in paths.items() if not path.exists()]
    if missing:
        linker()
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = dict(zip(missing, pool.map(_built, missing), strict=True))
        for game, code in made.items():
            with suppress(OSError):
                store(paths[game], code)
        return {game: made.get(game) or path.read_bytes() for game, path in paths.items()}
    return {game: path.read_bytes() for game, path in paths.items()}


def _built(game: str) -> bytes:
    command = [sys.executable, "-m", __spec__.name, "--only", game]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def digest(book: Rulebook) -> str:
    """A digest of everything that the module of a game is made from."""
    rules = {name: key(*entry) for name, entry in entries(book).items()}
    own = [files(__package__).joinpath(name).read_bytes() for name in ("wasm.py", "lowering.py")]
    content = (rules, own, description(book), llvmlite.__version__)
    return sha256(repr(content).encode()).hexdigest()[:24]


def build(game: str) -> bytes:
    """Makes the module of a game; the process is of no use for anything else afterwards."""
    leave_unoptimized()
    book = find(game)
    functions = entries(book)
    with tempfile.TemporaryDirectory() as place:
        source, target = Path(place, "module.o"), Path(place, "module.wasm")
        source.write_bytes(_optimized(functions))
        exports = [f"--export={PREFIX}{name}" for name in functions]
        options = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", f"-zstack-size={STACK}"]
        subprocess.run(
            [*linker(), *options, "--export=__heap_base", *exports, str(source), "-o", str(target)], check=True
        )
        return target.read_bytes() + _section(description(book))


def write(place: Path) -> None:
    """Writes the modules of all games to a folder; their names change with their content."""
    place.mkdir(parents=True, exist_ok=True)
    names = {}
    for game, code in modules(installed_games()).items():
        names[game] = f"{game}-{sha256(code).hexdigest()[:8]}.wasm"
        if not Path(place, names[game] + PACKED).exists():
            _put(place / names[game], code)
            _put(place / (names[game] + PACKED), gzip.compress(code, mtime=0))
    for old in place.glob("*.wasm*"):
        if old.name.removesuffix(PACKED) not in names.values():
            old.unlink(missing_ok=True)
    _put(place / INDEX, json.dumps(names).encode())


def _put(path: Path, content: bytes) -> None:
    """Writes a file in one step for everybody who reads it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as draft:
        draft.write(content)
    Path(draft.name).chmod(0o644)
    Path(draft.name).replace(path)


def _optimized(functions: dict[str, Entry]) -> bytes:
    """The functions as one object file."""
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=3)
    # Rules are all to be inlined, for speed; in a browser size counts too, so here LLVM decides.
    module = binding.parse_assembly(str(linked(functions)).replace("alwaysinline", "nounwind"))
    declared = "\n".join(_entry_point(module, name, *entry) for name, entry in functions.items())
    module.link_in(binding.parse_assembly(declared + _SQRT))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    _internalize(module)
    module.verify()
    builder = binding.create_pass_builder(machine, binding.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def _entry_point(module: Any, name: str, rule: Any, signature: tuple[Any, ...]) -> str:
    """A function with plain addresses and numbers that calls an entry point."""
    declared = ", ".join(str(argument.type) for argument in module.get_function(name).arguments)
    result = types.unliteral(rule.overloads[signature].signature.return_type)
    parameters: list[str] = []
    lines: list[str] = []
    passed = ["ptr %result", "ptr %error"]
    for place, kind in enumerate(signature):
        passed += _argument(f"%a{place}", kind, parameters, lines)
    slot, returned, change = _RESULTS.get(
        result, ("double", "double", "") if result == types.float64 else ("ptr", "void", "")
    )
    lines += [
        f"%result = alloca {slot}",
        "%error = alloca ptr",
        f"%status = call i32 @{name}({', '.join(passed)})",
    ]
    if returned == "void":
        lines.append("ret void")
    else:
        lines.append(f"%value = load {slot}, ptr %result")
        if change:
            lines.append(f"%changed = {change} {slot} %value to {returned}")
        lines.append(f"ret {returned} {'%changed' if change else '%value'}")
    body = "\n".join(f"  {line}" for line in lines)
    return (
        f"declare i32 @{name}({declared})\ndefine {returned} @{PREFIX}{name}({', '.join(parameters)}) {{\n{body}\n}}\n"
    )


def _argument(name: str, kind: Any, parameters: list[str], lines: list[str]) -> list[str]:
    """Adds the parameters for an argument, and the lines that convert them; what is passed on."""
    if isinstance(kind, types.BaseTuple):
        return [
            part for place, item in enumerate(kind) for part in _argument(f"{name}_{place}", item, parameters, lines)
        ]
    if isinstance(kind, types.Array):
        parameters.append(f"ptr {name}")
        sizes = [f"{name}_size{axis}" for axis in range(kind.ndim)]
        for size in sizes:
            parameters.append(f"i32 {size}")
            lines.append(f"{size}_wide = zext i32 {size} to i64")
        item = kind.dtype.size if isinstance(kind.dtype, types.Record) else kind.dtype.bitwidth // 8
        step = -(-item // 8) * 8 if kind.layout == "A" else item
        strides = [str(step)]
        count = f"{sizes[-1]}_wide"
        for size in reversed(sizes[:-1]):
            lines.append(f"{size}_step = mul i64 {count}, {strides[0]}")
            strides.insert(0, f"{size}_step")
            assert kind.ndim == 2, "only arrays of one or two dimensions are passed"
        if kind.ndim == 2:
            lines.append(f"{name}_items = mul i64 {sizes[0]}_wide, {sizes[1]}_wide")
            count = f"{name}_items"
        shape = [f"i64 {size}_wide" for size in sizes]
        return [
            "ptr null",
            "ptr null",
            f"i64 {count}",
            f"i64 {item}",
            f"ptr {name}",
            *shape,
            *(f"i64 {stride}" for stride in strides),
        ]
    if kind == types.int64:
        parameters.append(f"i32 {name}")
        lines.append(f"{name}_wide = sext i32 {name} to i64")
        return [f"i64 {name}_wide"]
    parameters.append(f"{'double' if kind == types.float64 else 'i64'} {name}")
    return [parameters[-1]]


def _internalize(module: binding.ModuleRef) -> None:
    """Lets everything be removed that no entry point needs."""
    for function in module.functions:
        if not function.is_declaration and not function.name.startswith(PREFIX):
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"


def _section(content: bytes) -> bytes:
    """A section of a WebAssembly module that engines ignore."""
    name = SECTION.encode()
    body = _length(len(name)) + name + content
    return b"\0" + _length(len(body)) + body


def _length(number: int) -> bytes:
    """A number in LEB128."""
    parts = []
    while True:
        number, part = number >> 7, number & 127
        parts.append(part | 128 * bool(number))
        if not number:
            return bytes(parts)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--only", game]:
            sys.stdout.buffer.write(build(game))
        case [place]:
            try:
                write(Path(place))
            except NoLinker as error:
                sys.exit(str(error))
