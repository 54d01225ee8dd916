"""The kernels of a game as PTX, the assembly language that drivers of NVIDIA's GPUs compile for the GPU they have."""

import re
from collections import Counter
from collections.abc import Mapping

from llvmlite import binding

from zashiki.kernel.rulebook import Rulebook
from zashiki.targets.kernels import kernels, parameters

TRIPLE = "nvptx64-nvidia-cuda"
PROCESSOR, FEATURES = "sm_75", "+ptx75"
"""The oldest GPU that the kernels run on, and the version of PTX. Drivers compile it for the GPU at hand."""
PREFIX = "zashiki_"
"""How the names of kernels begin."""
BLOCK, LARGEST_BLOCK = 32, 128
"""The threads of a block that were measured to be best, and the most there can be."""
REGISTERS, FEWER_REGISTERS = 128, 96
"""The most registers of a thread, and of one that steps the positions of a large game: more threads wait for memory."""
LARGE = 5_000_000
"""The length of a module whose loops are not unrolled: its code would not stay in the caches of a GPU."""
_FUNCTION = re.compile(r"^define .*?@(\w+)\((?:.*\n)*?\}$", re.MULTILINE)
_CALL = re.compile(r" call .*@(\w+)\(")
_NOINLINE = re.compile(r"^attributes (#\d+) = \{ noinline \}$", re.MULTILINE)
_HEAD = ".address_size 64\n"
_EXTREME = re.compile(r"^\t(max|min)\.([su])16 \t(%rs\d+), (\S+), (\S+);$", re.MULTILINE)
"""The maximum or minimum of two numbers of 16 bits."""
_WIDE_EXTREME = r"""	{ .reg .b32 %one, %other; .reg .b16 %narrow;
	mov.b16 	%narrow, \4;
	cvt.\g<2>32.\g<2>16 	%one, %narrow;
	mov.b16 	%narrow, \5;
	cvt.\g<2>32.\g<2>16 	%other, %narrow;
	\1.\g<2>32 	%one, %one, %other;
	cvt.u16.u32 	\3, %one; }"""
"""The same with 32 bits. NVIDIA's assembler, seen with 13.0 for sm_90, joins the one with 16 bits and a comparison of
its result to an instruction on pairs of numbers, and then compares the wrong one of the pair."""


def to_ptx(book: Rulebook, lowered: str, is_for_playouts: bool = False) -> str:
    """Translates a game's module, as `lowering` writes it, for play-outs or for batches.

    Both have all kernels, but the choices are best for some. The assembler unrolls loops too, which makes batches of
    large games faster, and play-outs slower. Play-outs are faster if their rules are inlined, and steps slower.
    """
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    machine = binding.Target.from_triple(TRIPLE).create_target_machine(cpu=PROCESSOR, features=FEATURES, opt=3)
    module = binding.parse_assembly(_inlined(lowered, "play" if is_for_playouts else "watch"))
    is_large = len(lowered) >= LARGE
    registers = FEWER_REGISTERS if is_large and not is_for_playouts else REGISTERS
    module.link_in(binding.parse_assembly(_entry_points(kernels(book), registers)))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    _internalize(module)
    module.verify()
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    tuning.loop_unrolling = not is_large
    builder = binding.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    text = _EXTREME.sub(_WIDE_EXTREME, machine.emit_assembly(module))
    keeps_loops = is_large and is_for_playouts
    return text.replace(_HEAD, f'{_HEAD}.pragma "nounroll";\n', 1) if keeps_loops else text


def _inlined(lowered: str, entry: str) -> str:
    """The module with those long rules inlined that an entry point calls from one place only.

    Their code is not repeated, and the compiler learns which memory is a thread's own: it can read ahead of what is
    written elsewhere.
    """
    calls = {found[1]: Counter(_CALL.findall(found[0])) for found in _FUNCTION.finditer(lowered)}
    once = {name for name, count in _calls_below(entry, calls).items() if count == 1}
    found = _NOINLINE.search(lowered)
    if found is None:
        return lowered
    head = re.compile(rf"^(define .*@(\w+)\(.*\)) {found[1]} \{{$", re.MULTILINE)
    return head.sub(lambda rule: f"{rule[1]} alwaysinline {{" if rule[2] in once else rule[0], lowered)


def _calls_below(entry: str, calls: Mapping[str, Counter[str]]) -> Counter[str]:
    """How many calls of each function there are in everything that an entry point reaches."""
    found, seen, waiting = Counter[str](), {entry}, [entry]
    while waiting:
        called = calls.get(waiting.pop(), Counter())
        found += called
        waiting += [name for name in called if name not in seen]
        seen.update(called)
    return found


def _entry_points(text: str, registers: int) -> str:
    """The kernels proper: each calls the function of its name with the number of the thread."""
    attributes = f'"nvvm.maxntid"="{LARGEST_BLOCK}" "nvvm.maxnreg"="{registers}"'
    parts = ["tid", "ctaid", "ntid"]
    lines = [f"declare i32 @llvm.nvvm.read.ptx.sreg.{part}.x()" for part in parts]
    for name, rest in parameters(text).items():
        plain = [f"{item.split()[0]} {item.split()[-1]}" for item in rest]
        types = ", ".join(item.rpartition(" ")[0] for item in rest)
        lines += [
            f"declare void @{name}(i64, {types})",
            f"define ptx_kernel void @{PREFIX}{name}(i64 %threads, {', '.join(rest)}) {attributes} {{",
            *(f"  %{part} = call i32 @llvm.nvvm.read.ptx.sreg.{part}.x()" for part in parts),
            "  %wide_tid = zext i32 %tid to i64",
            "  %wide_ctaid = zext i32 %ctaid to i64",
            "  %wide_ntid = zext i32 %ntid to i64",
            "  %before = mul i64 %wide_ctaid, %wide_ntid",
            "  %i = add i64 %before, %wide_tid",
            "  %inside = icmp ult i64 %i, %threads",
            "  br i1 %inside, label %work, label %stop",
            "work:",
            f"  call void @{name}(i64 %i, {', '.join(plain)})",
            "  br label %stop",
            "stop:",
            "  ret void",
            "}",
        ]
    return "\n".join(lines)


def _internalize(module: binding.ModuleRef) -> None:
    """Lets everything be removed that no kernel needs."""
    for function in module.functions:
        if not function.is_declaration and not function.name.startswith(PREFIX):
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
