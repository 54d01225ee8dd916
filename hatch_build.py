"""Builds the page into the package before it is installed or packed."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"
_spec = importlib.util.spec_from_file_location("build_page", WEB / "build.py")
assert _spec
assert _spec.loader
page = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(page)


class BuildPage(BuildHookInterface[Any]):
    """Builds the page with Vite."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, if it is not installed."""
        return [] if page.has_node() else [page.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs Vite."""
        page.build()
