"""Writing what was measured into documents, between marks."""

import os
import platform
import re
from datetime import UTC, datetime
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
CPU_INFO = Path("/proc/cpuinfo")
QUIET = 1.0
"""The load up to which nothing else makes a machine much slower."""


def circumstances(load: float) -> str:
    """When and where something was measured, and whether other programs ran, by the machine's load when it began."""
    text = (
        f"Measured on {datetime.now(UTC):%-d %B %Y} on {processor()}, {os.cpu_count()} cores, "
        f"with Python {platform.python_version()}."
    )
    if load > QUIET:
        text += f" Other programs were running (a load of {load:.1f}), which makes figures smaller and uneven."
    return text


def processor() -> str:
    """The name of the processor, where the system tells it."""
    found = re.search(r"^model name\s*: (.*)$", CPU_INFO.read_text() if CPU_INFO.exists() else "", re.MULTILINE)
    return found[1] if found else platform.machine()


def write_section(page: str, name: str, text: str) -> None:
    """Replaces what is between the marks of a section of a page; raises ValueError if they are not there once."""
    file, begin, end = DOCS / page, f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
    before, *after = file.read_text(encoding="utf-8").split(begin)
    if len(after) != 1 or end not in after[0]:
        raise ValueError(f"{file} does not have the marks of the section {name!r} once.")
    file.write_text(before + begin + text + end + after[0].partition(end)[2], encoding="utf-8")
