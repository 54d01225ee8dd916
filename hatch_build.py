"""Builds the page, and the games for browsers, into the package before it is installed or packed."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
MODULES = ROOT / "src/zashiki/server/modules"
LINKER_FROM_PYPI = "ziglang>=0.13"
_spec = importlib.util.spec_from_file_location("build_page", ROOT / "web/build.py")
assert _spec
assert _spec.loader
page = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(page)


class BuildPage(BuildHookInterface[Any]):
    """Builds the page with Vite, and the games with their own compiler."""

    def dependencies(self) -> list[str]:
        """What the games need, and Node and a linker from PyPI if they are not installed."""
        node = [] if page.has_node() else [page.NODE_FROM_PYPI]
        linker = [] if shutil.which("wasm-ld") else [LINKER_FROM_PYPI]
        return [*node, *linker, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds both, but in an editable installation only the page: `make` builds the games later."""
        page.build()
        came_along = (ROOT / "PKG-INFO").exists() and MODULES.exists()  # in an sdist
        if version != "editable" and not came_along:
            self._build_modules()

    def _build_modules(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            # The package is not installed yet, and games are found by their entry points.
            metadata = Path(folder, f"zashiki-{self.metadata.version}.dist-info")
            metadata.mkdir()
            Path(metadata, "METADATA").write_text(
                f"Metadata-Version: 2.1\nName: zashiki\nVersion: {self.metadata.version}\n", encoding="utf-8"
            )
            games = self.metadata.core.entry_points["zashiki.games"]
            lines = ["[zashiki.games]", *(f"{name} = {value}" for name, value in games.items())]
            Path(metadata, "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
            path = os.pathsep.join([str(ROOT / "src"), folder, os.environ.get("PYTHONPATH", "")])
            command = [sys.executable, "-m", "zashiki.targets.wasm", str(MODULES)]
            if subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False).returncode:
                raise SystemExit("The games could not be compiled for browsers.")
